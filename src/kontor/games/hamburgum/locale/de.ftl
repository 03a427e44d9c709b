# Hamburgum auf Deutsch.

intro = Spende für die sechs Kirchen: Jede Spende bringt ein Plättchen, und Plättchen bringen Prestige. Zieh deinen Marker um das Rondell, { $free } Felder kostenlos, jedes weitere für einen Punkt, und tu, was das Feld sagt: Waren herstellen, handeln, Schiffe bauen, Häuser bauen oder spenden. Ist die sechste Kirche vollendet, gewinnt das meiste Prestige. Bauen kannst du auf einem Bauplatz, den eine braune Linie mit einer Kirche verbindet, für die du gespendet hast, oder mit einem deiner Bürger.

red = Rot
blue = Blau
green = Grün
yellow = Gelb
grey = Grau

beer = Bier
sugar = Zucker
cloth = Tuch

amount-beer = { $count } Bier
amount-sugar = { $count } Zucker
amount-cloth = { $count } Tuch
amount-timber = { $count } Holz
amount-brick = { $count } Ziegel
amount-bell = { $count ->
    [one] 1 Glocke
   *[other] { $count } Glocken
}
amount-money = { $count } £
amount-prestige = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

# Das Rondell

space-beer = Bier
space-sugar = Zucker
space-cloth = Tuch
space-trade-a = Handel A
space-trade-b = Handel B
space-dockyard = Werft
space-church = Kirche
space-guildhall = Rathaus
does-trade-a = Waren verkaufen oder Material kaufen
does-trade-b = Waren verkaufen oder Material kaufen
does-dockyard = Schiffe bauen
does-church = spenden und Plättchen werten
does-guildhall = auf Bauplätzen der Stadt bauen

# Gebäude und Amtsträger

brewer = Brauer
sugar-refiner = Zuckersieder
cloth-maker = Tuchmacher
merchant = Kaufmann
captain = Kapitän
official = Amtsträger
brewer-each = Brauer
sugar-refiner-each = Zuckersieder
cloth-maker-each = Tuchmacher
merchant-each = Kaufleute
captain-each = Kapitäne
official-each = Amtsträger
brings-production = stellt { $good } her; der Preis dafür fällt auf { $price }
brings-captain = { $own ->
    [0] ein Fliegender Holländer läuft in den Hafen ein; du hast kein Schiff zu Hause
   *[other] ein Fliegender Holländer und ein Schiff von dir laufen in den Hafen ein
}
brings-official = ein Amtsträger nach Wahl

councilman = Ratsherr
vicar = Pastor
lord-mayor = Bürgermeister
canon = Domherr
guildmaster = Zunftmeister
harbour-master = Hafenmeister
deacon = Diakon
sexton = Küster
master-builder = Baumeister
civil-servant = Amtmann
official-money = { $official }: { $per }, jetzt { $money }
official-canon = { $official }: für { $cost } eine Spende für eine beliebige Kirche
per-councilman = { $each } für jeden Bürger auf dem Spielplan
per-vicar = { $each } für jede Spende, egal von wem
per-lord-mayor = { $each } für jede vollendete Kirche
per-guildmaster = { $each } für jede deiner Waren
per-harbour-master = { $each } für jedes deiner Schiffe im Hafen
per-deacon = { $each } für jede deiner Spenden
per-sexton = { $each } für jede Kirche, für die du gespendet hast
per-master-builder = { $each } für jeden deiner Bürger
per-civil-servant = { $each } für jedes Kirchspiel mit einem deiner Bürger

# Plättchen

kind-five = Fünf
kind-tokens = Plättchen
kind-ships = Schiffe
kind-buildings = Gebäude
kind-citizens = Bürger
token-five = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
token-tokens = { $points ->
    [one] 1 Punkt für jedes deiner Plättchen
   *[other] { $points } Punkte für jedes deiner Plättchen
}
token-ships = { $points ->
    [one] 1 Punkt für jedes deiner Schiffe im Hafen
   *[other] { $points } Punkte für jedes deiner Schiffe im Hafen
}
token-buildings = { $points ->
    [one] 1 Punkt für jeden deiner { $building }
   *[other] { $points } Punkte für jeden deiner { $building }
}
token-citizens = { $points ->
    [one] 1 Punkt für jeden deiner Bürger im Kirchspiel { $church }
   *[other] { $points } Punkte für jeden deiner Bürger im Kirchspiel { $church }
}
token-city = { $points ->
    [one] 1 Punkt für jeden deiner Bürger in der Stadt
   *[other] { $points } Punkte für jeden deiner Bürger in der Stadt
}

# Fragen

ask-turn = { $who }: Wohin ziehst du deinen Marker? { $free } Felder kosten nichts, für weitere hast du { $points }.
ask-turn-first = { $who }: Wo beginnst du auf dem Rondell? Kein Feld kostet etwas.
ask-trade = { $who }: Verkaufst du Waren oder kaufst du Material? Du hast { $money }.
ask-sale = { $who }: Wie viel { $good } verkaufst du? Du hast { $have }.
ask-purchase-brick = { $who }: Wie viele Ziegel kaufst du? Du hast { $money }.
ask-purchase-timber = { $who }: Und wie viel Holz?
ask-purchase-bell = { $who }: Und eine Glocke? Die fünfte Spende für eine Kirche verlangt eine.
ask-dockyard = { $who }: Wie viele Schiffe baust du? Du hast { $stock }.
ask-church = { $who }: Für welche Kirche spendest du, oder welches Plättchen wertest du? Du hast { $stock } und { $money }.
ask-church-again = { $who }: Spendest du noch einmal für { $church }, oder welches Plättchen wertest du? Du hast { $stock } und { $money }.
ask-scoring = { $who }: Welches Plättchen wertest du als Nächstes? Von jeder Art darf höchstens eines ungewertet bleiben. Die Plättchen gehen der Reihe nach: Ein übergangenes wartet auf den nächsten Besuch.
ask-take-token = { $who }: Welches Plättchen von { $church } nimmst du?
ask-guildhall = { $who }: Was baust du? Du hast { $stock }.
ask-choose-official = { $who }: Welchen Amtsträger nimmst du?
ask-canon = { $who }: Für welche Kirche spendest du mit Hilfe des Domherrn?
over = { $winners ->
    [one] Alle sechs Kirchen stehen. { $who } gewinnt mit { $points } Punkten.
   *[other] Alle sechs Kirchen stehen. Den Sieg teilen sich mit je { $points } Punkten: { $who }.
}

# Was gewählt werden kann

move-produce = { $cost ->
    [0] { $amount } herstellen
   *[other] { $amount } herstellen – für { $points }
}
move-space = { $cost ->
    [0] { $space }: { $does }
   *[other] { $space }: { $does } – für { $points }
}
move-sell = Waren verkaufen
move-buy = Material kaufen
move-sell-count = { $count ->
    [0] nichts – bisher { $money }
   *[other] { $amount } – { $ships ->
        [0] alles für { $money }, ohne Schiff
       *[other] { $rest ->
            [0] bisher { $money } für { $shipped } per Schiff
           *[other] bisher { $money } für { $shipped } per Schiff und { $spare } ohne
        }
    }
}
move-buy-count = { $count ->
    [0] nichts – bisher { $money }
   *[other] { $amount } – bisher { $money }
}
move-launch = { $count ->
    [0] keines
    [one] 1 Schiff für { $cost }
   *[other] { $count } Schiffe für { $cost }
}
move-donate = { $church }, Spende { $number } von 5, für { $cost }
move-take = { $token }: jetzt { $points }
move-score = { $church }: { $token } – { $points }
move-site = { $building } im Kirchspiel { $parish } (Bauplatz { $site }): { $brings }
move-done-church = nichts weiter
move-done-scoring = nichts mehr werten
move-done-guildhall = nichts mehr bauen
move-done-canon = keine Spende

# Was geschehen ist

event-moved = { $points ->
    [0] { $who } zieht auf das Feld { $space }.
    [one] { $who } zieht auf das Feld { $space } und zahlt 1 Punkt.
   *[other] { $who } zieht auf das Feld { $space } und zahlt { $points } Punkte.
}
event-gained = { $who } erhält { $amount }.
event-paid = { $who } zahlt { $amount }.
event-sold = { $shipped ->
    [0] { $who } verkauft { $amount } für { $money }, ohne Schiff.
   *[other] { $who } verkauft { $amount }, davon { $shipped } per Schiff, für { $money }.
}
event-entered = Ein Schiff von { $who } kommt auf Ankerplatz 3.
event-entered-nobody = Ein Fliegender Holländer kommt auf Ankerplatz 3.
event-moved-on = Ankerplatz 3 ist voll: Alle Schiffe rücken einen Platz weiter.
event-went-home = { $count ->
    [one] 1 Schiff von { $who } kehrt heim.
   *[other] { $count } Schiffe von { $who } kehren heim.
}
event-went-home-nobody = { $count ->
    [one] 1 Fliegender Holländer segelt aus dem Spiel.
   *[other] { $count } Fliegende Holländer segeln aus dem Spiel.
}
event-donated = { $who } leistet Spende { $number } von 5 für { $church } und nimmt das Plättchen „{ $kind }“.
event-completed = { $who } vollendet { $church } ({ $points } Punkte) und baut von nun an überall.
event-scored = { $points ->
    [one] { $who } wertet { $church }, { $kind }: 1 Punkt.
   *[other] { $who } wertet { $church }, { $kind }: { $points } Punkte.
}
event-built = { $who } baut im Kirchspiel { $parish }: { $building } (Bauplatz { $site }).
event-built-production = { $who } baut im Kirchspiel { $parish }: { $building } (Bauplatz { $site }). Der Preis für { $good } fällt auf { $price }.
event-appointed = Der Amtsträger ist der { $official }.
event-turned-up = Der nächste Amtsträger ist der { $official }.
event-cashed = { $units ->
    [0] { $who } tauscht Geld gegen Punkte: { $points }.
    [one] { $who } verkauft 1 Einheit für { $money } und tauscht Geld gegen Punkte: { $points }.
   *[other] { $who } verkauft { $units } Einheiten für { $money } und tauscht Geld gegen Punkte: { $points }.
}
event-ended = Die sechste Kirche ist vollendet, und das Spiel ist zu Ende.

# Die Wertung

score-start = zu Beginn
score-five = durch Fünfer
score-tokens = durch Plättchen
score-ships = durch Schiffe
score-buildings = durch Gebäude
score-citizens = durch Bürger
score-bonus = durch Kirchen
score-wealth = durch Geld
score-steps = durch das Rondell

# Der Spielplan im Terminal

hamburg = Hamburg
londinium = Londinium
code-brewer = Br
code-sugar-refiner = Zu
code-cloth-maker = Tu
code-merchant = Kf
code-captain = Kp
code-official = Am
board-rounds = { $count ->
    [0] vor der ersten Runde
   *[other] Runde { $count }
}
board-church = Kirche
board-given = Spenden
board-churches = Kirchen und ihre Plättchen
board-rondel = Rondell, im Uhrzeigersinn
board-hub = in der Mitte
board-harbour = Hafen und Preise
board-berth = Ankerpl. { $count }
board-prices = per Schiff
board-depot = 1–10 Stück
board-officials = Amtsträger
board-waiting = (+{ $count })
board-families = Familien
board-prestige = Punkte
board-money = £
board-beer = Bier
board-sugar = Zucker
board-cloth = Tuch
board-timber = Holz
board-brick = Ziegel
board-bell = Glocke
board-ships = Schiff 3/2/1
board-buildings = Gebäude

# Der Spielplan im Browser

see-rondel = Rondell
see-rondel-note = Die Marker ziehen im Uhrzeigersinn darum herum.
see-hub = Mitte: Hier beginnen die Marker.
see-name-beer = Bier
see-name-sugar = Zucker
see-name-cloth = Tuch
see-name-trade-a = Handel
see-name-trade-b = Handel
see-name-dockyard = Werft
see-name-church = Kirche
see-name-guildhall = Rathaus
see-produce = Stellt { $good } her, mehr mit jedem deiner Häuser, das es herstellt.
see-marker = Marker von { $who }
see-marker-note = { $count ->
    [one] { $count } Feld ist kostenlos, jedes weitere kostet einen Punkt.
   *[other] { $count } Felder sind kostenlos, jedes weitere kostet einen Punkt.
}
see-prices = Was eine Ware per Schiff bringt
see-prices-note = Ohne Schiff bringt jede Ware { $price }.
see-price = { $good }: { $price } per Schiff
see-price-note = Der Preis fällt mit jedem Haus, das die Ware herstellt, egal wem es gehört. Ohne Schiff: { $price }.
see-depot = Lager
see-depot-note = Ein gemeinsamer Preis für alles Material, das du auf einmal nimmst, egal in welcher Mischung.
see-depot-price = { $units ->
    [one] 1 Einheit Material für { $price }
   *[other] { $units } Einheiten Material für { $price }
}
see-timber = Holz
see-brick = Ziegel
see-bell = Glocke
see-timber-note = Für Schiffe, Häuser und Spenden.
see-brick-note = Für Häuser und Spenden.
see-bell-note = Die letzte Spende für eine Kirche verlangt eine. Du besitzt höchstens eine auf einmal.
see-money-note = Für Material und Spenden. Am Ende ist { $price } einen Punkt wert.
see-berth = Ankerplatz { $count }
see-berth-note = { $count ->
    [one] Ein Schiff lädt hier 1 Einheit einer Ware.
   *[other] Ein Schiff lädt hier bis zu { $count } Einheiten einer Ware.
}
see-sea = Von Ankerplatz 1 kehren die Schiffe heim.
see-ship = Schiff von { $who }
see-dutchman = Fliegender Holländer
see-dutchman-note = Nimmt einen Platz ein, lädt nichts und verlässt das Spiel nach Ankerplatz 1.
see-ledger = Spendenplättchen
see-ledger-note = Jede Spende nimmt eines aus der Reihe ihrer Kirche; die erste nimmt die Fünf.
see-token = { $church }: { $token }
see-token-scored = Gewertet; es zeigt noch, dass { $who } gespendet hat.
see-token-worth = { $points ->
    [one] Für { $who } jetzt 1 Punkt wert.
   *[other] Für { $who } jetzt { $points } Punkte wert.
}
see-bonus = Kirchenleiste, vollendete Kirche { $place } von 6: { $points }
see-builder = { $who } hat { $church } vollendet
see-builder-note = Wer eine Kirche vollendet hat, baut auf jedem freien Bauplatz.
see-officials = Amtsträger
see-officials-base = Wer auf einem Bauplatz für Amtsträger baut, nimmt den linken.
see-officials-open = Wer auf einem Bauplatz für Amtsträger baut, wählt einen.
see-officials-shuffled = Wer auf einem Bauplatz für Amtsträger baut, nimmt den sichtbaren.
see-office-hidden = Ein Amtsträger, den noch niemand sieht
see-canon-note = Für { $cost } eine Spende für eine beliebige Kirche.
see-parish = Kirchspiel { $church }
see-close = Domfreiheit { $church }, kein Kirchspiel
see-parish-note = Ihr Plättchen für Bürger: { $token }.
see-lines = Braune Linien
see-lines-note = Gebaut wird an ihnen entlang, von einer Kirche aus, für die du gespendet hast, oder von einem deiner Bürger.
see-site = Bauplatz { $site }: { $building }, Kirchspiel { $parish }
see-house = Erbaut von { $who }. { $brings }
see-makes = Stellt { $good } her und senkt den Preis dafür für alle.
see-merchant = Bringt sofort { $money }.
see-captain = Ein Fliegender Holländer läuft in den Hafen ein, dann ein Schiff des Erbauers, ohne Holz.
see-official = Bringt einen Amtsträger. Höchstens einer in einem Zug.
see-complete = Vollendet von { $who }.
see-church = Spenden: { $given } von 5. Die nächste kostet { $cost }.
see-each-citizen = { $money } für jeden eigenen Bürger
see-prestige = { $points ->
    [one] { $who }: 1 Punkt Prestige
   *[other] { $who }: { $points } Punkte Prestige
}
see-prestige-note = Einmal um die Karte sind { $lap } Punkte.
see-stock = Vorrat
see-tokens = Plättchen
see-buildings = Häuser
see-home = { $count ->
    [one] 1 Schiff zu Hause
   *[other] { $count } Schiffe zu Hause
}
see-home-note = Die Werft bringt Schiffe für Holz auf Ankerplatz 3.
see-own-buildings = { $building }: { $count }
see-harboured = { $count ->
    [one] 1 Schiff im Hafen
   *[other] { $count } Schiffe im Hafen
}
see-citizens = { $count ->
    [one] 1 Bürger in der Stadt
   *[other] { $count } Bürger in der Stadt
}
see-taken = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
