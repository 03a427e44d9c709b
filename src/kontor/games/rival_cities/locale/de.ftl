# Rival Cities auf Deutsch.

intro = Du gewinnst sofort mit { $ships } Schiffen mehr als die Gegenseite, mit { $lawsuits } Prozessen, mit allen { $allies } Allianzen oder mit dem Prestigemarker in deiner Stadt. Sonst entscheiden die Sterne (★). In deinem Zug bewegst du das Tintenfass den Ring entlang und nutzt die Karte, bei der es anhält. Ein „+“ hinter einer Ware: Jede eingesetzte Fabrik stellt eine mehr davon her. „A | B“ ist eine geteilte Karte: Nur eine Hälfte gilt.

hamburg = Hamburg
altona = Altona
beer = Bier
cloth = Tuch
leather = Leder
furniture = Möbel
amsterdam = Amsterdam
bruxelles = Bruxelles
gdansk = Gdańsk
kjobenhavn = Kjøbenhavn
le-havre = Le Havre
london = London
novgorod = Novgorod
oslo = Oslo
space-1 = I
space-2 = II
space-3 = III

amount-beer = { $count } Bier
amount-cloth = { $count } Tuch
amount-leather = { $count } Leder
amount-furniture = { $count } Möbel
amount-any = { $count ->
    [one] 1 Ware nach Wahl
   *[other] { $count } Waren nach Wahl
}
amount-letter = { $count ->
    [one] 1 Brief
   *[other] { $count } Briefe
}
amount-star = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
amount-factory = { $count ->
    [one] 1 Fabrik
   *[other] { $count } Fabriken
}
amount-prestige = { $count ->
    [one] Prestige gewinnen
   *[other] { $count }-mal Prestige gewinnen
}
amount-reactivate = { $count ->
    [one] eine Fabrik reaktivieren
   *[other] { $count } Fabriken reaktivieren
}
amount-draw = { $count ->
    [one] eine Sonderkarte ziehen
   *[other] { $count } Sonderkarten ziehen
}
amount-advance = { $count ->
    [one] einen Prozess vorantreiben
   *[other] { $count }-mal einen Prozess vorantreiben
}

# Karten

card-tile = die Saisonende-Tafel
card-basic = Basiskarte { $number }
card-special = Sonderkarte { $number }
card-empty = ein leeres Feld
empty-space = keine Karte
whole-card = { $actions }
several-times = { $count }× { $text }
torn-card = { $left } – oder – { $right }

do-produce = { $product } produzieren (+{ $per } je Fabrik)
do-gift = Geschenk: { $product }
do-donate = { $times ->
    [one] Spende: { $cost } für { $stars }
   *[other] Spende: { $cost } für { $stars }, bis zu { $times }-mal
}
do-barter = { $times ->
    [one] 1 Ware tauschen
   *[other] bis zu { $times } Waren tauschen
}
do-letters = { $amount ->
    [one] 1 Brief erhalten
   *[other] { $amount } Briefe erhalten
}
do-draw = eine Sonderkarte ziehen
do-build = { $amount ->
    [0] kostenlos eine Fabrik bauen
    [one] für 1 Ware eine Fabrik bauen
   *[other] für { $amount } Waren eine Fabrik bauen
}
do-prestige = Prestige gewinnen
do-ally = eine Allianz schließen
do-buy = ein Schiff kaufen
do-advance = einen Prozess vorantreiben
do-court = Gerichtsurteil
do-reactivate = eine Fabrik reaktivieren
do-piracy = { $amount ->
    [one] Piraterie: 1 Ware stehlen
   *[other] Piraterie: bis zu { $amount } Waren stehlen
}
do-piracy-prestige = { $amount ->
    [one] Piraterie: Die Gegenseite darf Prestige gewinnen, danach stiehlst du 1 Ware
   *[other] Piraterie: Die Gegenseite darf Prestige gewinnen, danach stiehlst du bis zu { $amount } Waren
}

# Schiffe, Allianzen, Prozesse

ship-stars = { $effect }; { $stars }★
ship-stars-each = { $effect }; { $each }★ für jedes eigene Schiff
ship-plain = kein Effekt
ship-purchase = sofort { $reward }
ship-income = bei jedem Saisonende { $reward }
ship-production = bei jeder Produktion { $reward }
ship-lawsuit = für jeden gewonnenen Prozess { $reward }
ship-16 = { $cost } zahlen, um noch einmal Prestige zu gewinnen
ship-17 = { $far ->
    [one] das Tintenfass zieht kostenlos 1 Feld weiter
   *[other] das Tintenfass zieht kostenlos { $far } Felder weiter
}
ship-18 = ohne Brief eine Karte nutzen und eine spielen
ship-19 = { $less ->
    [one] spätere Schiffe kosten 1 Ware weniger
   *[other] spätere Schiffe kosten { $less } Waren weniger
}

ally-text = { $effect }; Unterhalt { $upkeep }; { $stars }★
ally-amsterdam = { $stars ->
    [one] 1 Stern mehr bei jeder Spende
   *[other] { $stars } Sterne mehr bei jeder Spende
}
ally-bruxelles = { $cost } zahlen, um noch einmal Prestige zu gewinnen
ally-gdansk = beide Hälften einer geteilten Karte
ally-kjobenhavn = { $cost } zahlen, um noch einmal zu ziehen
ally-le-havre = { $cost } zahlen, um noch einmal einen Prozess voranzutreiben
ally-london = { $extra } mehr, wenn Produktion oder Geschenk Tuch bringt
ally-novgorod = { $extra } mehr, wenn Produktion oder Geschenk Leder bringt
ally-oslo = { $extra } mehr, wenn Produktion oder Geschenk Möbel bringt

lawsuit-text = vorantreiben für { $cost }: { $bonus }; gewonnen: { $win }; { $stars }★

# Was gefragt wird

ask-first-product = { $who }: Wähle deine erste Ware. Im Zweifel nimm Möbel.
ask-gain = { $who }: Wähle eine Ware, die du erhältst (noch { $count }).
ask-gift = { $who }: Wähle eine Ware als Geschenk (noch { $count }).
ask-ink = { $who }: Wie weit bewegst du das Tintenfass?
ask-option = { $who }: Das Tintenfass hat { $card } erreicht. Karte nutzen oder eine aus der Hand spielen?
ask-option-special = { $cards ->
    [0] { $who }: Das Tintenfass hat { $card } erreicht. Karte nutzen oder mitnehmen?
   *[other] { $who }: Das Tintenfass hat { $card } erreicht. Karte nutzen, mitnehmen oder eine aus der Hand spielen?
}
ask-option-empty = { $who }: Das Tintenfass steht auf einem leeren Feld. Eine Karte aus der Hand spielen oder nichts tun?
ask-choose-first = { $who }: Welche der beiden Karten nutzt du zuerst?
ask-play-second = { $who }: Welche Karte spielst du aus der Hand?
ask-card = { $who }: Wie nutzt du { $card }?
ask-work = { $who }: Wie viele Fabriken arbeiten bei dieser { $product }-Produktion mit?
ask-pay = { $who }: Wähle eine Ware, die du zahlst (noch { $count }).
ask-exchange-give = { $who }: Welche Ware gibst du mit dem Brief ab?
ask-exchange-gain = { $who }: Welche Ware nimmst du für 1 { $product }?
ask-barter-give = { $who }: Welche Ware tauschst du?
ask-barter-gain = { $who }: Welche Ware nimmst du dafür (noch { $count })?
ask-donate-again = { $who }: Noch einmal spenden?
ask-step-again = { $who }: { $cost } für einen weiteren Schritt in Prozess { $lawsuit } zahlen?
ask-advance-again = { $who }: Mit Le Havre noch einmal einen Prozess vorantreiben?
ask-advance = { $who }: Welchen Prozess treibst du voran?
ask-draw-again = { $who }: Mit Kjøbenhavn noch eine Karte ziehen?
ask-prestige-again = { $who }: Noch einmal Prestige gewinnen?
ask-may-earn-prestige = { $who }: Du darfst Prestige gewinnen.
ask-steal = { $who }: Welche Ware stiehlst du (höchstens noch { $count })?
ask-upkeep = { $who }: Die Allianz mit { $ally } für { $cost } behalten?

over-fleet = { $who } gewinnt sofort: { $ships } Schiffe mehr als die Gegenseite.
over-court = { $who } gewinnt sofort mit { $lawsuits } Prozessen.
over-alliances = { $who } gewinnt sofort mit allen { $allies } Allianzen.
over-prestige = { $who } gewinnt sofort: Der Prestigemarker hat die Stadt erreicht.
over-no-ships = Kein Schiff liegt mehr auf dem Spielplan. { $who } gewinnt nach Sternen.
over-no-lawsuits = Kein Prozess liegt mehr auf dem Spielplan. { $who } gewinnt nach Sternen.
over-no-factories = Keine Fabrik ist mehr im Vorrat. { $who } gewinnt nach Sternen.
over-no-stars = Kein Stern ist mehr im Vorrat. { $who } gewinnt nach Sternen.

# Was gewählt werden kann

move-ink = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weiter auf { $card }: { $text }{ $cost ->
    [0] {""}
    [one] {" "}[1 Ware zahlen]
   *[other] {" "}[{ $cost } Waren zahlen]
}{ $bell ->
    [0] {""}
   *[other] {" "}– an der Glocke vorbei: Saisonende
}
move-use = { $card } nutzen: { $text }
move-play = { $card } aus der Hand spielen: { $text }
move-both = { $free ->
    [0] Einen Brief zahlen, dann die Karte hier nutzen und eine aus der Hand spielen
   *[other] Die Karte hier nutzen und eine aus der Hand spielen
}
move-take = { $card } auf die Hand nehmen: { $text }
move-pass = Hier nichts tun
move-produce = { $product } produzieren (+{ $per } je Fabrik)
move-work = { $count ->
    [0] Keine Fabrik: { $product } herstellen
    [one] 1 Fabrik arbeitet: { $product } herstellen
   *[other] { $count } Fabriken arbeiten: { $product } herstellen
}
move-gift = { $text } nehmen
move-donate = { $text }
move-barter = Waren mit dem Vorrat tauschen
move-letters = { $text }
move-draw = Eine Sonderkarte ziehen
move-build = { $text }
move-reactivate = Eine Fabrik reaktivieren
move-prestige = Prestige gewinnen
move-pirate = { $text }
move-ally = { $rival ->
    [0] Eine Allianz mit { $ally } schließen
   *[other] { $cost } zahlen und { $ally } der Gegenseite abnehmen
}: { $text }
move-buy = Schiff { $ship } für { $cost } kaufen: { $text }
move-sue = Prozess { $lawsuit } auf { $space } für { $cost } vorantreiben: { $bonus }
move-resolve = Prozess { $lawsuit } entscheiden: Er gehört dir
move-swap = Prozesse { $first } und { $second } vertauschen
move-again = { $cost } zahlen: ein weiterer Schritt in Prozess { $lawsuit }
move-repeat-bruxelles = { $cost } für Bruxelles zahlen: noch einmal Prestige gewinnen
move-repeat-ship-16 = { $cost } für Schiff 16 zahlen: noch einmal Prestige gewinnen
move-repeat-le-havre = { $cost } für Le Havre zahlen: noch einmal einen Prozess vorantreiben
move-repeat-kjobenhavn = { $cost } für Kjøbenhavn zahlen: noch einmal ziehen
move-keep = { $ally } behalten: { $cost } zahlen
move-return = { $ally } zurückgeben
move-exchange = Mit einem Brief eine Ware gegen eine andere tauschen
move-give = 1 { $product } abgeben
move-gain = 1 { $product } nehmen
move-pay = 1 { $product } zahlen
move-steal = 1 { $product } stehlen
move-done-card = Genug von dieser Karte
move-done-barter-give = Nichts mehr tauschen
move-done-donate-again = Nicht mehr spenden
move-done-step-again = Kein weiterer Schritt
move-done-advance-again = Jetzt nicht
move-done-advance = Keinen Prozess vorantreiben
move-done-draw-again = Nicht mehr ziehen
move-done-prestige-again = Das genügt
move-done-may-earn-prestige = Verzichten
move-done-steal = Nichts mehr stehlen

# Was geschehen ist

event-gained = { $taken ->
    [0] { $who } erhält { $amount }.
   *[other] { $who } erhält { $amount }; der Vorrat reicht nicht, die Gegenseite gibt { $taken } davon ab.
}
event-paid = { $who } zahlt { $amount }.
event-reactivated = { $count ->
    [one] { $who } reaktiviert 1 Fabrik.
   *[other] { $who } reaktiviert { $count } Fabriken.
}
event-worked = { $count ->
    [one] { $who } lässt 1 Fabrik arbeiten.
   *[other] { $who } lässt { $count } Fabriken arbeiten.
}
event-moved = { $spaces ->
    [one] { $who } zieht das Tintenfass 1 Feld weiter auf { $card }.
   *[other] { $who } zieht das Tintenfass { $spaces } Felder weiter auf { $card }.
}
event-used = { $who } nutzt { $card }.
event-played = { $who } spielt { $card } aus der Hand.
event-took = { $who } nimmt { $card } auf die Hand.
event-drew = { $who } zieht eine Sonderkarte.
event-drew-seen = { $who } zieht { $card }.
event-reshuffled = Die abgelegten Sonderkarten ({ $count }) bilden den neuen Stapel.
event-prestige = { $who } gewinnt Prestige.
event-bought = { $who } kauft Schiff { $ship }.
event-ship-came = Schiff { $ship } kommt auf den Spielplan.
event-allied = { $taken ->
    [0] { $who } schließt eine Allianz mit { $ally }.
   *[other] { $who } nimmt der Gegenseite { $ally } ab.
}
event-kept = { $who } behält die Allianz mit { $ally }.
event-returned = { $who } gibt { $ally } zurück.
event-stepped = Prozess { $lawsuit } bewegt sich auf { $who } zu.
event-swapped = { $who } vertauscht die Prozesse { $first } und { $second }.
event-won = { $who } gewinnt Prozess { $lawsuit }.
event-dismissed = Prozess { $lawsuit } wird eingestellt.
event-lawsuit-came = Prozess { $lawsuit } kommt vor Gericht.
event-stole = { $who } stiehlt { $amount }.
event-off-season = Saisonende { $number }: { $who } hat die Glocke passiert.
event-specials-came = Neu auf den dunklen Feldern: { $cards }.
event-ended = Das Spiel ist zu Ende.

# Die Karten in Kürze, für einen Spielplan mit wenig Platz

brief-whole = { $actions }
brief-torn = { $left } | { $right }
brief-produce = { $product }+
brief-gift = Geschenk { $product }
brief-donate = { $cost } → { $number }★
brief-barter = Tausch { $times }
brief-letters = { $amount ->
    [one] 1 Brief
   *[other] { $amount } Briefe
}
brief-draw = ziehen
brief-build = { $amount ->
    [0] Fabrik
   *[other] Fabrik für { $amount }
}
brief-prestige = Prestige
brief-ally = Allianz
brief-buy = Schiff
brief-advance = Prozess
brief-court = Urteil
brief-reactivate = reaktivieren
brief-piracy = { $amount } stehlen
brief-piracy-prestige = Gegenseite Prestige, { $amount } stehlen
brief-any = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}

# Der Wertungszettel

score-ships = durch Schiffe
score-alliances = durch Allianzen
score-lawsuits = durch Prozesse
score-prestige = durch Prestige
score-tokens = durch Sternmarker

# Der Spielplan

board-ring = Der Ring
board-prestige = Prestige
board-incomes = Einkommen zum Saisonende bis zum Marker: { $incomes }
board-docket = Prozesse
board-ships = Schiffe
board-alliances = Allianzen
board-pile = noch { $count } im Stapel
board-none = keine
board-supply = Vorrat
board-hand = Hand
board-hidden = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-won = Gewonnene Prozesse
board-products = Waren
board-stars = Sterne
board-tokens = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
board-again = +{ $count }×
board-factories = Fabriken
board-letters = Briefe
board-season = { $count ->
    [0] Noch kein Saisonende
   *[other] Bisher { $count }-mal Saisonende
}

# Der gezeichnete Tisch

scene-space = Feld { $number } des Rings
scene-space-light = Der Platz einer Basiskarte: Wer das Tintenfass hier anhält, darf sie nutzen.
scene-space-dark = Der dunkle Platz einer Sonderkarte: Man darf sie nutzen oder mitnehmen. Danach bleibt er bis zum nächsten Saisonende leer.
scene-ink = Das Tintenfass
scene-ink-note = Es zieht im Uhrzeigersinn, mindestens ein Feld. Die ersten Felder sind frei, weitere kosten Waren.
scene-bell = Die Glocke
scene-bell-note = Wer mit dem Tintenfass an ihr vorbeizieht, löst das Saisonende aus und nimmt die Glocke, die am Ende einen Gleichstand entscheidet.
scene-in-play = Sonderkarten im Spiel und abgelegt
scene-pile-specials = Stapel der Sonderkarten
scene-pile-lawsuits = Stapel der Prozesse
scene-pile-ships = Stapel der Schiffe
scene-berth = Liegeplatz eines Schiffs im Angebot
scene-envoy = Platz einer Allianz, die niemand hat
scene-docket = { $repeats ->
    [0] { $space }
   *[other] { $space }  +{ $repeats }×
}
scene-docket-space = Feld { $space } des Gerichts
scene-docket-note = { $repeats ->
    [0] Hier lassen sich keine weiteren Schritte bezahlen. Der Prozess auf diesem Feld wird beim nächsten Saisonende entschieden.
    [one] Hier darf man noch einmal für einen weiteren Schritt zahlen.
   *[other] Hier darf man noch bis zu { $repeats }-mal für weitere Schritte zahlen.
}
scene-lawsuit = Prozess { $number }
scene-verdict = Marker von Prozess { $lawsuit }
scene-standing = Auf { $number }, auf der Seite von { $who }.
scene-even = In der Mitte.
scene-swap = Tausch von Nachbarn
scene-swap-note = Durch ein Gerichtsurteil tauschen zwei benachbarte Prozesse die Plätze, samt ihren Markern.
scene-ship = Schiff { $number }
scene-ship-note = Kostet { $cost }; { $text }
scene-ally = Allianz mit { $ally }
scene-fame = Der Prestigemarker
scene-fame-middle = Die Mitte der Prestigeleiste
scene-fame-step = Prestige { $number } von { $who }
scene-fame-note = Zum Saisonende { $income } und alles, was zwischen hier und der Glocke liegt; am Ende { $stars }★.
scene-fame-none = Kein Einkommen; am Ende { $stars }★.
scene-fame-win = Kommt der Prestigemarker hierher, gewinnt diese Stadt sofort.
scene-idle = { $count ->
    [one] 1 stillstehende Fabrik
   *[other] { $count } stillstehende Fabriken
}
scene-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
scene-alliances = { $count ->
    [one] 1 Allianz
   *[other] { $count } Allianzen
}
scene-lawsuits = { $count ->
    [one] 1 gewonnener Prozess
   *[other] { $count } gewonnene Prozesse
}
scene-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
scene-note-product = Waren bezahlen Schiffe, Schritte des Tintenfasses, Prozesse und mehr.
scene-note-letter = Briefe bezahlen eine zweite Karte im Zug, eine Allianz der Gegenseite oder den Tausch einer Ware.
scene-note-star = Sternmarker zählen am Ende. Liegt keiner mehr im Vorrat, ist das nächste Saisonende das letzte.
scene-note-factory = Bei einer Produktion bringt jede aktive Fabrik mehr von derselben Ware und steht danach still.
scene-note-idle = Stillstehende Fabriken arbeiten wieder, sobald sie reaktiviert sind, spätestens zum Saisonende.
scene-note-ships = { $ships } Schiffe mehr als die Gegenseite gewinnen sofort.
scene-note-alliances = Alle { $allies } Allianzen gewinnen sofort.
scene-note-lawsuits = { $lawsuits } Prozesse gewinnen sofort.
scene-note-cards = Sonderkarten. Die Gegenseite kennt jene, die offen vom Ring genommen wurden.
scene-stock = Lager
scene-holdings = Schiffe, Allianzen, gewonnene Prozesse
