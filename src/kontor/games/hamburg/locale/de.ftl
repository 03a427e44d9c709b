# Hamburg auf Deutsch.

intro = Du baust { $rounds } Runden lang an Hamburg. In einer Runde füllst du deine Hand aus fünf farbigen Stapeln auf, dann wird für alle gewürfelt, was Gefahren, Geld und einen Beamten an seinem Fenster bringt, und dann ist jeder { $actions }-mal am Zug. In einem Zug spielst du eine Karte: Ihre Farbe bringt Arbeiter, Geld, weniger Gefahr oder einen Abschnitt deiner Mauer, oder du legst sie als Bauplatz aus oder baust sie auf einen. Davor und danach darfst du deine Gebäude nutzen. Die meisten Punkte gewinnen: auf der Leiste, für Gebäude, Mehrheiten, Mauer, Statuen, Beamte und den Rathausmarkt.

red = Rot
green = Grün
yellow = Gelb
blue = Blau
white = Weiß
tom = TOM

# Farben: `hue` steht in anderen Meldungen, die ihm die Farbe geben.

hue = { $colour ->
    [violet] violett
    [orange] orange
    [grey] grau
    [pink] rosa
    [brown] braun
   *[black] schwarz
}
    .e = { $colour ->
        [violet] violette
        [orange] orange
        [grey] graue
        [pink] rosa
        [brown] braune
       *[black] schwarze
    }
    .en = { $colour ->
        [violet] violetten
        [orange] orangen
        [grey] grauen
        [pink] rosa
        [brown] braunen
       *[black] schwarzen
    }
    .er = { $colour ->
        [violet] violetter
        [orange] oranger
        [grey] grauer
        [pink] rosa
        [brown] brauner
       *[black] schwarzer
    }
    .es = { $colour ->
        [violet] violettes
        [orange] oranges
        [grey] graues
        [pink] rosa
        [brown] braunes
       *[black] schwarzes
    }

# Arten von Karten

citizenship = Bürgerschaft
authorities = Behörde
university = Universität
health = Gesundheit
leisure = Freizeit
art = Kunst
theatre = Theater
circus = Zirkus
commerce = Handel
industry = Industrie
bank = Bank
crafts = Handwerk
army = Armee
police = Polizei
underworld = Unterwelt
secret-society = Geheimbund
harbour = Hafen
church = Kirche
migration = Migration
mysticism = Mystik
zoo = Zoo
park = Park

# Mengen

amount-marks = { $count } Mark
amount-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
amount-steps = { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
}
amount-violet = { $count ->
    [one] 1 violetten Arbeiter
   *[other] { $count } violette Arbeiter
}
amount-orange = { $count ->
    [one] 1 orangen Arbeiter
   *[other] { $count } orange Arbeiter
}
amount-grey = { $count ->
    [one] 1 grauen Arbeiter
   *[other] { $count } graue Arbeiter
}
amount-pink = { $count } rosa Arbeiter
amount-brown = { $count ->
    [one] 1 braunen Arbeiter
   *[other] { $count } braune Arbeiter
}
amount-any = { $count ->
    [one] 1 beliebigen Arbeiter
   *[other] { $count } beliebige Arbeiter
}
amount-it = { $count } Arbeiter dieser Farbe

# Gefahren, Mehrheiten, Aktionen

risk = { $colour ->
    [violet] Flut (violett)
    [orange] Feuer (orange)
    [grey] Einsturz (grau)
    [pink] Aufruhr (rosa)
    [brown] Krankheit (braun)
    [any] eine beliebige Gefahr
   *[it] die Gefahr dieser Farbe
}
majority-square = Rathausmarkt
majority-buildings = Gebäude
majority-wall = Mauer
majority-score = Punkte
majority-zoo = Zoos
action-workers = Arbeiter nehmen
action-money = Geld nehmen
action-calm = Gefahr senken
action-wall = Abschnitt bauen
action-site = Bauplatz auslegen
action-building = bauen
side-left = links
side-right = rechts

# Karten

card = { $type } { $number }
card-whole = { $card } ({ hue }) – { $cost }, { $points } – { $text }
text-none = zählt für die Mehrheit der Zoos
text-types = immer: zählt zugleich als { $types }
text-always = immer: { $power }
text-when = immer wenn { $event }: { $acts }
text-plain = { $works }: { $acts }
text-plain-if = { $works }, wenn { $condition }: { $acts }
text-plain-for = { $works }, für { $price }: { $acts }
text-plain-if-for = { $works }, wenn { $condition }, für { $price }: { $acts }
works-instant = sofort
works-laurel = am Ende des Spiels
works-round-1 = am Anfang jeder Runde
works-round-2 = jede Runde, mit den Würfeln
works-round-3 = einmal pro Runde
works-round-4 = am Ende jeder Runde
if-die = der { hue.e } Würfel { $figure } oder mehr zeigt
if-no-low = kein Würfel { $figure } oder weniger zeigt
if-sum-at-most = alle Würfel zusammen höchstens { $figure } zeigen
if-sum-at-least = alle Würfel zusammen mindestens { $figure } zeigen
price-and-any = { $worker } und einen weiteren beliebigen
price-distinct = beliebig viele Arbeiter verschiedener Farben

when-workers = du Arbeiter nimmst
when-money = du mit dem { hue.en } Würfel Geld nimmst
when-site = du einen Bauplatz auslegst
when-wall = du einen Abschnitt baust
when-their-wall = jemand anders einen Abschnitt baut
when-their-building = jemand anders ein Gebäude baut
when-majority = du eine Mehrheit aufdeckst
when-park-marks = ein Park dir Mark bringt
when-token = du einen Unfallchip ziehst
when-advance = du auf dem Rathausmarkt vorrückst

power-lightning-twice = was sofort wirkt, darf ein zweites Mal wirken, umsonst
power-ties-win = du gewinnst Mehrheiten auch bei Gleichstand, außer bei null
power-free-wall = Abschnitte kosten dich bei der Aktion nichts
power-advance-discount = Vorrücken kostet { $marks } weniger
power-building-discount = Gebäude kosten { $marks } weniger
power-shield = du darfst einen Arbeiter ihrer Farbe abgeben, statt eine Gefahr zu erhöhen
power-fourth-risk = Unfälle treffen dich erst eine Erhöhung später
power-double-calm = die Aktion senkt eine Gefahr um zwei Stufen
power-two-a-site = auf jedem deiner Bauplätze haben zwei Gebäude Platz
power-recolour = für einen grauen Arbeiter gilt eine Karte als andersfarbig
power-choose-token = du wählst die Gefahr, die ein Unfallchip erhöht
power-black-wall = ein Abschnitt darf kosten, was der schwarze Würfel zeigt
power-black-toll = mit den Würfeln zahlen andere fürs Vorrücken zusätzlich die Zahl des schwarzen Würfels
power-half = { hue.e } Gebäude kosten die Hälfte, aufgerundet

act-gain-per = { $amount } { $per }
act-calm = senke deine Gefahren um { $steps } ({ $points } je Stufe)
act-calm-colour = senke { $colour ->
    [violet] Flut (violett)
    [orange] Feuer (orange)
    [grey] Einsturz (grau)
    [pink] Aufruhr (rosa)
    [brown] Krankheit (braun)
    [any] eine Gefahr
   *[it] die Gefahr dieser Farbe
} um { $steps } ({ $points } je Stufe)
act-worker-set = einen Arbeiter jeder Farbe
act-worker-ones = einen Arbeiter der Farbe jedes Würfels, der eine Eins zeigt
act-worker-matches = einen Arbeiter der Farbe jedes Würfels, der dem schwarzen gleicht
act-draw = { $count ->
    [one] ziehe 1 Karte
   *[other] ziehe { $count } Karten
}
act-draw-colour = ziehe eine { hue.e } Karte
act-discard = { $count ->
    [one] wirf 1 Karte ab
   *[other] wirf { $count } Karten ab
}
act-act-drawn = ziehe eine Karte und führe mit ihr eine Grundaktion aus
act-act-discarded = führe mit der obersten abgeworfenen Karte eine Grundaktion aus
act-lay = { $count ->
    [one] lege 1 Karte vom Stapel als Bauplatz aus, umsonst
   *[other] lege { $count } Karten von Stapeln als Bauplätze aus, umsonst
}
act-lay-paying = lege die oberste Karte eines Stapels als Bauplatz aus, für einen Arbeiter ihrer Farbe
act-fetch = baue ein Gebäude der Art { $type } aus der Ablage, umsonst
act-seek = suche eine Karte { $type } im { $colour ->
    [any] Stapel deiner Wahl
    [it] Stapel dieser Farbe
   *[other] { hue.en } Stapel
} und nimm sie
act-wall-free = baue einen Abschnitt, umsonst
act-wall-double = baue einen Abschnitt zu doppelten Kosten, ohne Karte
act-advance = rücke ein Feld vor
act-swap = tausche Arbeiter gegen ebenso viele in Farben, die du nicht abgibst
act-buy = { $count ->
    [one] kaufe bis zu 1 Arbeiter für eine Mark
   *[other] kaufe bis zu { $count } Arbeiter für je eine Mark
}
act-again-one = nutze ein Gebäude, das diese Runde schon genutzt wurde, noch einmal und zahle erneut
act-again-all = nutze alle deine Gebäude, die Arbeiter verlangen, ohne diese
act-copy = nutze ein sofort wirkendes Gebäude eines anderen
act-take-back = nimm beliebig viele deiner Gebäude auf die Hand zurück
act-clerk-it = stelle einen weiteren Beamten an das Fenster dieser Farbe
act-clerk-step = stelle den Beamten der Runde ans Fenster daneben
act-under-zoo-it = baue ein Gebäude dieser Farbe unter einen Zoo dieser Farbe, umsonst
act-reclaim = nimm so viele abgeworfene Karten, wie der schwarze Würfel zeigt, und wirf ebenso viele ab
act-toll = zahle allen anderen je eine Mark für einen ihrer Punkte
act-curse = senke eine Gefahr; für alle anderen steigt sie
act-token = ziehe einen Unfallchip für alle anderen
act-others-discard = alle anderen werfen eine Karte ab
act-others-flip = alle anderen drehen eine Mehrheit zurück
act-others-card = nimm allen anderen eine zufällige Karte
act-others-marks = nimm allen anderen { $count } Mark
act-others-workers = nimm allen anderen { $count } Arbeiter deiner Wahl
act-others-wall = alle anderen verlieren einen Abschnitt
act-others-retreat = alle anderen gehen ein Feld zurück
act-others-building = alle anderen verlieren ein Gebäude
act-others-site = alle anderen verlieren einen Bauplatz

per-type = { $each ->
    [one] je Gebäude der Art { $type }
   *[other] für je { $each } Gebäude der Art { $type }
}
per-site = { $each ->
    [one] je { hue.en } Bauplatz
   *[other] für je { $each } { hue.e } Bauplätze
}
per-buildings = { $each ->
    [one] je Gebäude
   *[other] für je { $each } Gebäude
}
per-walls = { $each ->
    [one] je Abschnitt
   *[other] für je { $each } Abschnitte
}
per-thirds = { $each ->
    [one] je dritten Abschnitt
   *[other] für je { $each } dritte Abschnitte
}
per-statues = { $each ->
    [one] je Statue
   *[other] für je { $each } Statuen
}
per-majorities = { $each ->
    [one] je Mehrheit
   *[other] für je { $each } Mehrheiten
}
per-types = { $each ->
    [one] je Art von Gebäuden
   *[other] für je { $each } Arten von Gebäuden
}
per-site-colours = { $each ->
    [one] je Farbe deiner Bauplätze
   *[other] für je { $each } Farben deiner Bauplätze
}
per-all-colours = für Bauplätze in allen Farben
per-workers = { $each ->
    [one] je Arbeiter
   *[other] für je { $each } Arbeiter
}
per-worker-colours = { $each ->
    [one] je Farbe deiner Arbeiter
   *[other] für je { $each } Farben deiner Arbeiter
}
per-worker-sets = { $each ->
    [one] je Satz von Arbeitern aller Farben
   *[other] für je { $each } Sätze von Arbeitern aller Farben
}
per-risks = { $each ->
    [one] je Stufe einer erhöhten Gefahr
   *[other] für je { $each } Stufen erhöhter Gefahren
}
per-risk-colours = { $each ->
    [one] je erhöhte Gefahr
   *[other] für je { $each } erhöhte Gefahren
}
per-ones = { $each ->
    [one] je Würfel, der eine Eins zeigt
   *[other] für je { $each } Würfel, die eine Eins zeigen
}
per-sixes = { $each ->
    [one] je Würfel, der eine Sechs zeigt
   *[other] für je { $each } Würfel, die eine Sechs zeigen
}
per-mode = { $each ->
    [one] je Auge der Zahl, die die meisten Würfel zeigen, wenn es nur eine ist
   *[other] für je { $each } Augen der Zahl, die die meisten Würfel zeigen, wenn es nur eine ist
}
per-die-black = { $each ->
    [one] je Auge des schwarzen Würfels
   *[other] für je { $each } Augen des schwarzen Würfels
}
per-die-it = { $each ->
    [one] je Auge des Würfels dieser Farbe
   *[other] für je { $each } Augen des Würfels dieser Farbe
}
per-square = { $each ->
    [one] je Punkt deines Felds auf dem Rathausmarkt
   *[other] für je { $each } Punkte deines Felds auf dem Rathausmarkt
}
per-best-statue = { $each ->
    [one] je Punkt deines besten Hummels
   *[other] für je { $each } Punkte deines besten Hummels
}
per-paid = { $each ->
    [one] je abgegebenen Arbeiter
   *[other] für je { $each } abgegebene Arbeiter
}

# Bürgermeister, Schiffe, Chips, Börse, Beamte

mayor-whole = Bürgermeister { $number } – beginnt mit { $marks } und { $workers ->
    [0] ohne Arbeiter
    [one] 1 Arbeiter jeder Farbe
   *[other] { $workers } Arbeitern jeder Farbe
} – { $skill }
mayor-1 = du füllst deine Hand auf { $figure } Karten auf
mayor-2 = immer wenn eine deiner Gefahren steigt: { $figure } Arbeiter ihrer Farbe
mayor-3 = keine Unfallchips für dich, und der schwarze Würfel zählt beim Vorrücken nicht
mayor-4 = immer wenn du ein Gebäude baust, das nichts kostet: ein Punkt und { $figure } Mark
mayor-5 = jeder Abschnitt kostet dich { $figure } Mark
mayor-6 = { $figure ->
    [one] jede Stufe einer gesenkten Gefahr bringt 1 Punkt
   *[other] jede Stufe einer gesenkten Gefahr bringt { $figure } Punkte
}
mayor-7 = einmal pro Runde darfst du ein Gebäude zweimal nutzen und zweimal zahlen
mayor-8 = { $figure } Mark, immer wenn du eine Mehrheit aufdeckst
mayor-9 = { $figure ->
    [one] 1 Punkt für jeden ausgelegten Bauplatz
   *[other] { $figure } Punkte für jeden ausgelegten Bauplatz
}
mayor-10 = { $figure } Mark mehr, immer wenn du Geld nimmst
ship-violet = { $marks }
ship-orange = { $workers ->
    [one] 1 beliebigen Arbeiter
   *[other] { $workers } Arbeiter einer Farbe
}
ship-grey = ziehe eine Karte in der Farbe des Abschnitts und führe mit ihr eine Grundaktion aus
ship-pink = zahle { $price } Mark und rücke ein Feld vor
ship-brown = nutze eines deiner sofort wirkenden Gebäude
ship-black = senke eine Gefahr
token = erhöht: { $risks }
token-bonus = erhöht: { $risks }; bringt { $bonus }
bonus-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
bonus-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
bonus-worker = { $count } Arbeiter
bonus-marks = { $count } Mark
bonus-calm = { $count ->
    [one] 1 Stufe weniger für eine andere Gefahr
   *[other] { $count } Stufen weniger für andere Gefahren
}
exchange-more-marks = { $action }: { $amount } mehr
exchange-less-marks = { $action }: { $amount } weniger
exchange-more-workers = { $action }: { $count ->
    [0] nichts mehr
   *[other] { $count } Arbeiter mehr
}
exchange-pay-marks = { $action }: { $amount } zahlen
exchange-gain-points = { $action }: { $amount } gewinnen
exchange-lose-points = { $action }: { $amount } verlieren
exchange-pay-colour = { $action }: ein Arbeiter mehr zu zahlen, einer von { $colours }
exchange-cheaper = { $action }: { $amount } billiger
exchange-dearer = { $action }: { $amount } teurer
exchange-gain-colour = { $action }: ein Arbeiter mehr, einer von { $colours }
exchange-pay-workers = { $action }: { $count ->
    [0] nichts mehr zu zahlen
   *[other] { $count } Arbeiter der Farbe zu zahlen
}
exchange-die-workers = { $action }: dazu { $count } Arbeiter in der Farbe des Würfels
exchange-free-colour = { $action }: umsonst, wenn { $colours }
exchange-dearer-colour = { $action }: { $amount } teurer, wenn { $colours }
edict-by-die-more = Geld nehmen: { $count } Mark mehr mit { $colours }
edict-by-die-less = Geld nehmen: { $count } Mark weniger mit { $colours }
edict-by-die-more-all = Geld nehmen: { $count } Mark mehr
edict-by-die-less-all = Geld nehmen: { $count } Mark weniger
edict-one-worker-more = { $count ->
    [one] Arbeiter nehmen: 1 beliebiger mehr
   *[other] Arbeiter nehmen: { $count } beliebige mehr
}
edict-one-worker-less = Arbeiter nehmen: einen abgeben
edict-own-worker = Arbeiter nehmen mit { $colours }: { $count } mehr
edict-own-worker-all = Arbeiter nehmen: { $count } mehr
edict-wall-cost-more = Abschnitt bauen: { $count } Mark teurer
edict-wall-cost-less = Abschnitt bauen: { $count } Mark billiger
edict-new-hand = mit den Würfeln: neue Hand, eine Karte jeder Farbe
edict-new-hand-two = mit den Würfeln: neue Hand, { $count } Karten einer Farbe und { $rest } einer anderen
edict-advance-cost-more = Vorrücken: { $count } Mark teurer
edict-advance-cost-less = Vorrücken: { $count } Mark billiger
edict-all-ships-more = alle Schiffe fahren
edict-all-ships-less = kein Schiff fährt
edict-building-cost-more = Gebäude: { $count } Mark teurer
edict-building-cost-less = Gebäude: { $count } Mark billiger
edict-more-actions-more = { $count ->
    [one] 1 Zug mehr für alle
   *[other] { $count } Züge mehr für alle
}
edict-more-actions-less = { $count ->
    [one] 1 Zug weniger für alle
   *[other] { $count } Züge weniger für alle
}
edict-safe = Gefahren steigen nicht: { $colours }
edict-safe-all = Gefahren steigen nicht

# Fragen

ask-draw = { $left ->
    [one] { $who }: Von welchem Stapel ziehst du 1 Karte?
   *[other] { $who }: Von welchem Stapel ziehst du? Noch { $left } Karten.
}
ask-discard = { $left ->
    [one] { $who }: Welche Karte wirfst du ab?
   *[other] { $who }: Welche Karte wirfst du ab? Noch { $left }.
}
ask-take-workers = { $left ->
    [one] { $who }: Welchen Arbeiter nimmst du?
   *[other] { $who }: Welchen Arbeiter nimmst du? Noch { $left }.
}
ask-take-workers-buying = { $who }: Welchen Arbeiter kaufst du? Noch bis zu { $left }, du hast { $marks }.
ask-give-worker = { $who }: Welchen Arbeiter gibst du ab?
ask-lower-risks = { $left ->
    [one] { $who }: Welche Gefahr senkst du?
   *[other] { $who }: Welche Gefahr senkst du? Noch { $left } Stufen.
}
ask-mayor = { $who }: Welche Seite deines Bürgermeisters wählst du?
ask-turn = { $who }: Welche Karte spielst du? Davor darfst du Gebäude nutzen. Du hast { $marks }.
ask-turn-after = { $who }: Nutzt du noch ein Gebäude, bevor dein Zug endet? Du hast { $marks }.
ask-play-card = { $who }: Was tust du mit { $card } ({ hue })? Du hast { $marks }.
ask-play-card-unseen = { $who }: Was tust du mit einer { hue.en } Karte?
ask-ship = { $who }: Nutzt du ein Schiff, für einen { hue.en } Arbeiter?
ask-take-same = { $who }: Arbeiter welcher Farbe nimmst du?
ask-strike = { $who }: Welches deiner Gebäude wirkt sofort?
ask-strike-foreign = { $who }: Welches Gebäude der anderen wirkt für dich?
ask-draw-to-play = { $who }: Von welchem Stapel ziehst du eine Karte für eine Grundaktion?
ask-lay-drawn = { $left ->
    [one] { $who }: Von welchem Stapel legst du die oberste Karte als Bauplatz aus?
   *[other] { $who }: Von welchem Stapel legst du die oberste Karte als Bauplatz aus? Noch { $left }.
}
ask-lay-drawn-paying = { $who }: Von welchem Stapel legst du die oberste Karte als Bauplatz aus, für einen Arbeiter?
ask-fetch = { $who }: Welche Karte { $type } baust du aus der Ablage?
ask-seek = { $who }: Welche Karte { $type } nimmst du aus dem { hue.en } Stapel?
ask-use-again = { $who }: Welches Gebäude nutzt du noch einmal?
ask-use-all = { $who }: Nutzt du dieses Gebäude ohne seine Arbeiter?
ask-place = { $who }: Auf welchem Bauplatz baust du { $card }?
ask-swap-out = { $who }: Welchen Arbeiter tauschst du? Bisher { $left }.
ask-swap-in = { $who }: Welchen Arbeiter nimmst du dafür? Noch { $left }.
ask-take-back = { $who }: Welches Gebäude nimmst du auf die Hand zurück?
ask-shift-clerk = { $who }: An welches Fenster geht der Beamte?
ask-under-zoo = { $who }: Welches { hue.e } Gebäude baust du unter deinen Zoo?
ask-pay-others = { $who }: Wem zahlst du eine Mark für einen Punkt? Du hast { $marks }.
ask-curse = { $who }: Welche Gefahr senkst du und erhöhst du für alle anderen?
ask-flip-down = { $who }: Welche Mehrheit drehst du zurück?
ask-rob-workers = { $left ->
    [one] { $who }: Welchen Arbeiter nimmst du { $other }?
   *[other] { $who }: Welchen Arbeiter nimmst du { $other }? Noch { $left }.
}
ask-raise-risk = { $who }: Steigt die { hue.e } Gefahr?
ask-choose-risk = { $who }: Welche Gefahr steigt durch den Chip?
ask-accidents = { $who }: Welchen Unfall erleidest du zuerst?
ask-lose-site = { $who }: Welchen Bauplatz verlierst du?
ask-lose-building = { $who }: Welches Gebäude verlierst du?
ask-lose-section = { $who }: Auf welcher Seite verlierst du einen Abschnitt?
ask-in-phase = { $who }: Nutzt du dieses Gebäude jetzt? Du hast { $marks }.
ask-draw-from-two = { $number ->
    [one] { $who }: Von welchem Stapel ziehst du 1 Karte?
   *[other] { $who }: Von welchem Stapel ziehst du { $number } Karten?
}
ask-statue = { $who }: Welche Statue nimmst du für die fertige Seite?
ask-section = { $who }: Auf welcher Seite baust du einen Abschnitt?
ask-pay-any = { $who }: Welchen Arbeiter gibst du für { $card } ab?
ask-pay-distinct = { $who }: Welchen Arbeiter gibst du für { $card } ab? Einen je Farbe.
ask-encore = { $who }: Wirkt { $card } ein zweites Mal?
ask-step = { $who }: Rückst du auf dem Rathausmarkt vor? Du hast { $marks }.
over = { $winners ->
    [one] Die acht Runden sind vorbei. { $who } gewinnt mit { $points } Punkten.
   *[other] Die acht Runden sind vorbei. { $who } teilen sich den Sieg mit je { $points } Punkten.
}
over-won = Die acht Runden sind vorbei. { $who } gewinnt mit { $points } Punkten; TOM hat { $other }.
over-lost = Die acht Runden sind vorbei. TOM gewinnt mit { $other } Punkten; { $who } hat { $points }.

# Möglichkeiten

move-use = { $card } nutzen – { $text }
move-beside = neben { $card }
move-site-under = der Bauplatz unter { $card }; die Karte kommt auf deine Hand zurück
move-draw = der { hue.e } Stapel
move-draw-some = { $count ->
    [one] 1 Karte vom { hue.en } Stapel
   *[other] { $count } Karten vom { hue.en } Stapel
}
move-lay-paying = der { hue.e } Stapel, für einen { hue.en } Arbeiter
move-as = einen grauen Arbeiter abgeben und sie als { hue.e } Karte spielen
move-plot = ein leerer { hue.er } Bauplatz
move-take = { $workers }
move-buy = { $workers } für { $price }
move-give = { $workers }
move-turn-away = nein: { $workers } abgeben
move-lower = { $risk }, erhöht { $raised } von { $limit }
move-raise = { $risk }, erhöht { $raised } von { $limit }
move-suffer = { $colour ->
    [violet] Flut: einen Bauplatz verlieren, sein Gebäude kommt auf die Hand zurück
    [orange] Feuer: ein Gebäude verlieren
    [grey] Einsturz: einen Abschnitt verlieren
    [pink] Aufruhr: alle Mark verlieren
   *[brown] Krankheit: alle Arbeiter verlieren
}
move-ship = { hue.es } Schiff, für { $price }: { $text }
move-workers = { $workers } nehmen
move-money = { $marks } nehmen (der { hue.e } Würfel zeigt { $shown })
move-calm = { $risk } senken: { $points } je Stufe
move-wall = den nächsten Abschnitt { $side } ({ hue }) für { $cost } bauen
move-site = sie als { hue.en } Bauplatz auslegen, für { $price }
move-build = { $card } für { $cost } bauen – { $points } – { $text }
move-open = { $card } für { $cost } eröffnen – { $points } – { $text }
move-lose = { $side }: der { hue.e } Abschnitt
move-clerk = das { hue.e } Fenster
move-flip = { $majority }
move-pay = { $who }
move-hummel = der Hummel: { $points }
move-lemonjette = die Zitronenjette: sofort { $marks }
move-advance = für { $cost } vorrücken, auf das Feld für { $points }
move-beyond = für { $cost } über das letzte Feld hinaus: { $points }
move-stay = stehen bleiben
move-again = ja, noch einmal
done-end-turn = den Zug beenden
done-no-card = passen: du hast keine Karte mehr
done-let-rise = ja: sie steigt
done-no-ship = kein Schiff
done-build-nothing = keine
done-leave = nein, lassen
done-no-more = nichts mehr

# Was geschehen ist

event-round = Runde { $round } beginnt.
event-rolled = Die Würfel: { $dice }.
die-shows = { hue } { $shown }
event-gained = { $who } erhält { $amount }.
event-paid = { $who } zahlt { $amount }.
event-acted = { $who } spielt eine { hue.e } Karte: { $action }.
event-drew = { $who } zieht eine { hue.e } Karte.
event-drew-seen = { $who } zieht { $card } – { $text }.
event-discarded = { $who } wirft { $card } ab.
event-took-up = { $who } nimmt { $card }.
event-laid = { $who } legt einen { hue.en } Bauplatz aus.
event-opened = { $who } eröffnet { $card }.
event-built = { $who } baut { $card }: { $text }.
event-built-under-zoo = { $who } baut { $card } unter einen Zoo: { $text }.
event-worked = { $who } nutzt { $card }.
event-shipped = { $who } nutzt das { hue.e } Schiff.
event-gathered = Die { hue.en } abgeworfenen Karten werden ein neuer Stapel.
event-clerk-added = { $who } stellt einen weiteren Beamten an das { hue.e } Fenster.
event-clerk-moved = { $who } stellt den Beamten an das { hue.e } Fenster.
event-majority = { $who } deckt eine Mehrheit auf: { $majority }.
event-flipped-down = { $who } dreht eine Mehrheit zurück: { $majority }.
event-stole = { $who } nimmt eine { hue.e } Karte von { $whom }.
event-stole-seen = { $who } nimmt { $card } von { $whom }.
event-raised = { $who }: { $colour ->
    [violet] die Gefahr einer Flut (violett) steigt
    [orange] die Gefahr eines Feuers (orange) steigt
    [grey] die Gefahr eines Einsturzes (grau) steigt
    [pink] die Gefahr eines Aufruhrs (rosa) steigt
   *[brown] die Gefahr einer Krankheit (braun) steigt
}.
event-lowered = { $steps ->
    [one] { $who } senkt eine Gefahr ({ hue }) um 1 Stufe.
   *[other] { $who } senkt eine Gefahr ({ hue }) um { $steps } Stufen.
}
event-token = { $who } zieht einen Unfallchip: { $risks }.
event-accident = { $colour ->
    [violet] Flut: { $who } verliert einen Bauplatz.
    [orange] Feuer: { $who } verliert ein Gebäude.
    [grey] Einsturz: { $who } verliert einen Abschnitt.
    [pink] Aufruhr: { $who } verliert alle Mark.
   *[brown] Krankheit: { $who } verliert alle Arbeiter.
}
event-lost-site = { $who } verliert einen { hue.en } Bauplatz; es war { $card }.
event-lost-building = { $who } verliert { $card }.
event-lost-section = { $who } verliert einen Abschnitt ({ $side }).
event-walled = { $who } baut einen { hue.en } Abschnitt ({ $side }).
event-hummel = { $who } nimmt den Hummel zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-lemonjette = { $who } nimmt die Zitronenjette.
event-advanced = { $who } rückt auf Feld { $square } vor ({ $points }).
event-beyond = { $who } geht über das letzte Feld hinaus.
event-retreated = { $who } geht auf Feld { $square } zurück ({ $points }).
event-new-hand = { $who } wirft die ganze Hand ab und zieht eine neue.
event-sailed = Schiffe, die fahren: { $ships }.
event-exchange = Die Börse geht auf Schritt { $step } weiter.
event-mayor = { $who } nimmt Bürgermeister { $mayor }: { $skill }.
event-tom = TOM handelt nach dem { hue.en } Würfel: { $die }.
event-turned-up = TOM deckt { $card } auf.
event-ended = Das Spiel ist aus.

# Die Wertung

score-track = auf der Leiste
score-cards = Karten
score-laurels = Lorbeer
score-majorities = Mehrheiten
score-wall = Mauer
score-statues = Statuen
score-clerks = Beamte
score-square = Rathausmarkt

# Das Brett im Terminal

code = { $colour ->
    [violet] V
    [orange] O
    [grey] G
    [pink] R
    [brown] B
   *[black] S
}
code-majority = { $majority ->
    [square] R
    [buildings] G
    [wall] M
    [score] P
   *[zoo] Z
}
board-round = Runde { $round } von { $rounds }
board-phase-refill = Auffüllen
board-phase-dice = die Würfel
board-phase-actions = Aktionen, Zug { $turn }
board-phase-end = das Ende der Runde
board-before = vor der ersten Runde
board-dice = Würfel
board-clerks = Beamte
board-piles = Stapel
board-ships = Schiffe
board-square = Rathausmarkt
board-statues = Statuen
board-discards = Ablage
board-on-top = { $count }, oben
board-tokens = Chips
board-tokens-left = { $count ->
    [0] alle gezogen
   *[other] noch { $count }
}
board-exchange = Börse
board-then = dann: { $text }
board-tiles = Beamtenplättchen
board-players = Spieler, { $who } zuerst
board-hand = Deine Hand
board-own = Deine Gebäude, Zoos und Parks
board-cards = Hand
board-free = freie Bauplätze
board-mayor = Bürgermeister { $number }: { $skill }
board-used = genutzt
board-none = keine
board-under-zoo = unter einem Zoo
board-signs = ↯ sofort · ∞ immer · Ⅰ–Ⅳ einmal pro Runde, in dieser Phase · ❦ am Ende
board-legend = Mauern zeigen, was Abschnitte noch kosten; ■ steht.
head-card = Karte
head-cost = Kosten
head-points = Pkt.
head-marks = Mark
head-workers = Arbeiter
head-risks = Gefahren
head-wall = Mauer
head-square = Rm.
head-majorities = Mehr.
head-statues = Statuen

# Das Bild des Tisches

see-card = { $colour ->
    [violet] Violett
    [orange] Orange
    [grey] Grau
    [pink] Rosa
   *[brown] Braun
}, kostet { $cost }, zählt { $points } – { $text }
see-site = Ein { hue.er } Bauplatz
see-site-note = Platz für ein Gebäude.
see-site-front = Platz für ein Gebäude. Die Vorderseite ist { $card }; du hast sie ausgelegt.
see-workers = { $count ->
    [one] 1 { hue.er } Arbeiter
   *[other] { $count } { hue.e } Arbeiter
}
see-workers-note = Arbeiter bezahlen Bauplätze ihrer Farbe und die Wirkungen von Gebäuden.
see-risk-violet = { $raised } von { $limit } Stufen gestiegen. Eine Flut nimmt einen Bauplatz; was darauf steht, geht auf die Hand zurück.
see-risk-orange = { $raised } von { $limit } Stufen gestiegen. Ein Feuer nimmt ein Gebäude.
see-risk-grey = { $raised } von { $limit } Stufen gestiegen. Ein Einsturz nimmt einen äußersten Abschnitt der Mauer.
see-risk-pink = { $raised } von { $limit } Stufen gestiegen. Ein Aufruhr nimmt alle Mark.
see-risk-brown = { $raised } von { $limit } Stufen gestiegen. Eine Krankheit nimmt alle Arbeiter.
see-majority = Mehrheit: { $majority }
see-majority-up = Umgedreht von dem, der am Ende einer Runde allein führte. Am Ende { $points }.
see-majority-down = Wird umgedreht, wenn du am Ende einer Runde allein führst. Dann am Ende { $points }.
see-marks-note = Mit Mark bezahlt man Gebäude, Abschnitte der Mauer und Schritte auf dem Rathausmarkt.
see-points-note = Punkte auf der Leiste. Am Ende kommen weitere dazu: für Gebäude, Mehrheiten, Mauer, Statuen, Beamte und Rathausmarkt.
see-first = Startspieler
see-first-note = Geht nach jeder Runde an den Nächsten.
see-mayor = Bürgermeister { $number }
see-tower = Der Turm
see-tower-note = Von hier wächst die Mauer nach beiden Seiten. Der dritte Abschnitt einer Seite zählt am Ende { $points } Punkte, der fünfte bringt eine Statue.
see-section = { $colour ->
    [violet] Violetter Abschnitt: { $cost }
    [orange] Oranger Abschnitt: { $cost }
    [grey] Grauer Abschnitt: { $cost }
    [pink] Rosa Abschnitt: { $cost }
   *[brown] Brauner Abschnitt: { $cost }
}
see-section-note = Wird mit einer Karte seiner Farbe gebaut, wenn er der nächste auf seiner Seite ist.
see-section-third = Wird mit einer Karte seiner Farbe gebaut. Der dritte einer Seite zählt am Ende { $points }.
see-section-last = Wird mit einer Karte seiner Farbe gebaut. Er vollendet die Seite und bringt eine Statue.
see-statue = Eine Statue
see-own-hummel = Hans Hummel, der Wasserträger. Am Ende { $amount }.
see-own-lemonjette = Die Zitronenjette. Sie hat { $amount } gebracht.
see-board = { $who }
see-board-note = Mauer, Arbeiter, Gefahren, Mehrheiten und die Karten auf dem Tisch: zuerst Zoos und Parks, dann Bauplätze und Gebäude.
see-lake = Die Binnenalster
see-lake-note = Die Würfel gelten für alle. Eine hohe Zahl lässt die Gefahr ihrer Farbe steigen, niedrige erlauben einen Schritt auf dem Rathausmarkt, und jeder Würfel sagt, wie viel Geld eine Karte seiner Farbe bringt.
see-round = Runde { $round } von { $rounds }
see-die = Der { hue.e } Würfel
see-die-note = { $shown ->
    [0] Noch nicht geworfen.
   *[other] Zeigt { $shown }: so viele Mark für eine { hue.e } Karte.
}
see-die-black = { $shown ->
    [0] Noch nicht geworfen.
   *[other] Zeigt { $shown }: an diesem Fenster steht der Beamte.
}
see-ship = Das { hue.e } Schiff
see-ship-sails = Es ist ausgelaufen. Wer einen Abschnitt baut, kann es nutzen, für einen Arbeiter in der Farbe der Karte: { $text }
see-ship-moored = Es läuft aus, wenn sein Würfel 3 oder 4 zeigt: { $text }
see-church = St. Michaelis
see-church-note = Jede Runde kommt ein Beamter an das Fenster, das der schwarze Würfel nennt. Am Ende zählt jeder Beamte einen Punkt für jede Karte seines Fensters.
see-clerk = Der Beamte der Runde
see-clerk-note = Er bleibt vor seinem Fenster, wenn die Runde vorbei ist.
see-window = Fenster { $number }
see-window-note = { $count ->
    [0] Hier blieb noch kein Beamter. Für { $types }.
    [one] Jede Karte dieser Arten zählt am Ende 1 Punkt mehr: { $types }.
   *[other] Jede Karte dieser Arten zählt am Ende { $count } Punkte mehr: { $types }.
}
see-clerks = { $count ->
    [one] 1 Beamter
   *[other] { $count } Beamte
}
see-clerks-note = { $count ->
    [one] Am Ende 1 Punkt für jede Karte dieses Fensters.
   *[other] Am Ende { $count } Punkte für jede Karte dieses Fensters.
}
see-square = { $place ->
    [0] Vor dem Rathausmarkt
   *[other] Rathausmarkt, Feld { $place }
}
see-square-note = Am Ende { $points }. Ein Schritt über das letzte Feld hinaus bringt sofort { $beyond } Punkte.
see-pawn = { $who } auf dem Rathausmarkt
see-pawn-note = Feld { $place }.
see-piles = Die fünf Stapel
see-piles-note = Die Hand wird von Stapeln nach Wahl aufgefüllt. Man sieht die Farbe einer Karte, nicht ihre Vorderseite.
see-pile = Der { hue.e } Stapel: { $count }
see-pile-note = { $types }
see-discards = Abgeworfene Karten: { $count }
see-discards-note = Hier liegt offen, was ausgegeben wurde.
see-hummel = Hans Hummel
see-hummel-note = Für den, der eine Seite der Mauer vollendet: am Ende { $amount }. Der beste geht zuerst.
see-lemonjette = Die Zitronenjette
see-lemonjette-note = Für den, der eine Seite der Mauer vollendet und sie statt Hans Hummel nimmt: sofort { $amount }.
see-tokens = Unfallchips: { $count }
see-tokens-note = Zeigt der schwarze Würfel 5 oder 6, zieht jeder einen, und die Gefahr darauf steigt.
see-token = Ein gezogener Chip
see-edict = Eine Beamtentafel
see-exchange = Die Börse
see-cursor = Der Zeiger der Börse
see-cursor-note = Er rückt weiter, sooft jemand diese Aktion ausführt, dann auf der Rückseite der Tafel; danach kommt die nächste Tafel.
see-found = Zur Auswahl
see-hand = Hand
see-table = Auf dem Tisch
see-next-site = Der nächste Bauplatz
see-next-site-note = Eine Karte, für einen Arbeiter ihrer Farbe hier ausgelegt, schafft Platz für ein Gebäude.
see-counter-marks = Mark: { $count }
see-counter-hand = Karten dieser Farbe auf der Hand: { $count }
see-counter-square = Feld auf dem Rathausmarkt: { $count }
see-counter-buildings = Gebäude: { $count }
see-counter-wall = Abschnitte der Mauer: { $count }
see-counter-zoo = Zoos: { $count }
see-action-workers = Wirf die Karte ab für drei Arbeiter ihrer Farbe.
see-action-money = Wirf die Karte ab für so viele Mark, wie der Würfel ihrer Farbe zeigt.
see-action-calm = Wirf die Karte ab, um die Gefahr ihrer Farbe um eine Stufe zu senken, für einen Punkt.
see-action-wall = Wirf die Karte ab und bezahle den nächsten Abschnitt der Mauer, wenn er die Farbe der Karte hat.
see-action-site = Gib einen Arbeiter ihrer Farbe ab und lege die Karte als Bauplatz aus.
see-action-building = Bezahle, was die Karte kostet, und lege sie auf einen leeren Bauplatz. Zoos und Parks brauchen keinen.
