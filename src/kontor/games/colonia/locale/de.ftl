# Colonia auf Deutsch.

intro = Du führst { $weeks } Wochen lang eine Kölner Familie. Am Dienstag schickt eine Karte Mitglieder in den Rat und bestimmt die Reihenfolge; am Mittwoch kaufst du Rohstoffe, am Donnerstag bestellst du Waren bei Handwerkern, am Freitag belädst du Schiffe, am Samstag fahren sie ab und zahlen, am Sonntag kaufst du Reliquien. Die meisten Punkte aus Reliquien und Kirchenfenstern gewinnen. Jedes eingesetzte Mitglied ist eine Woche lang fort.

yellow = Gelb
blue = Blau
green = Grün
red = Rot
orange = Orange
violet = Violett

leather = Leder
iron = Eisen
wood = Holz
linen = Leinen
fur = Pelz
saddle = Sattel
wheel = Wagenrad
painting = Gemälde
clothing = Kleidung
shoes = Schuhe
saddler = Sattler
wheelwright = Wagner
painter = Maler
tailor = Schneider
shoemaker = Schuster
bergen = Bergen
bruges = Brügge
london = London
novgorod = Nowgorod
mark = Mark
gulden = Gulden
pfund = Pfund
grivna = Griwna
mooring-1 = I
mooring-2 = II
mooring-3 = III
mooring-4 = IV
yes = Ja
no = Nein

amount-leather = { $count } Leder
amount-iron = { $count } Eisen
amount-wood = { $count } Holz
amount-linen = { $count } Leinen
amount-fur = { $count ->
    [one] 1 Pelz
   *[other] { $count } Pelze
}
amount-saddle = { $count ->
    [one] 1 Sattel
   *[other] { $count } Sättel
}
amount-wheel = { $count ->
    [one] 1 Wagenrad
   *[other] { $count } Wagenräder
}
amount-painting = { $count } Gemälde
amount-clothing = { $count } Kleidung
amount-shoes = { $count } Paar Schuhe
amount-mark = { $count } Mark
amount-gulden = { $count } Gulden
amount-pfund = { $count } Pfund
amount-grivna = { $count } Griwna
amount-member = { $count ->
    [0] keine Mitglieder
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}

# Reliquienkarten und Ratsbeschlüsse

card-relic = { $points ->
    [one] Reliquie aus { $city }, 1 Punkt, { $price }
   *[other] Reliquie aus { $city }, { $points } Punkte, { $price }
}
card-shrine = Schrein aus { $city }, verdoppelt eine Reliquie, { $price }
decree-saddler = Mehrarbeit des Sattlers ({ $orders } Aufträge mehr)
decree-wheelwright = Mehrarbeit des Wagners ({ $orders } Aufträge mehr)
decree-painter = Mehrarbeit des Malers ({ $orders } Aufträge mehr)
decree-tailor = Mehrarbeit des Schneiders ({ $orders } Aufträge mehr)
decree-shoemaker = Mehrarbeit des Schusters ({ $orders } Aufträge mehr)
decree-more-raw = bei jedem Händler ein Rohstoff mehr
decree-foreign-merchants = zwei fremde Händler mit je { $foreign } Rohstoffen
decree-draw-raw = je Familie auf Wunsch { $raw } Rohstoffe aus dem Beutel
decree-home-wednesday = Heimkehr von bis zu { $home } Mitgliedern jeder Familie aus der Mittwochsstraße
decree-home-thursday = Heimkehr von bis zu { $home } Mitgliedern jeder Familie aus der Donnerstagsstraße
decree-two-ships-sail = sofortige Abfahrt von zwei Schiffen
decree-one-ship-sails = sofortige Abfahrt von einem Schiff
decree-die-good = eine ausgewürfelte Ware für jede Familie
decree-extra-hold = auf jedem Schiff ein weiterer Laderaum für eine beliebige Ware (Wert { $money })
decree-two-relics = zwei weitere Reliquienkarten in der Auslage
decree-fewer-members = nächste Woche ein Ratsmitglied weniger von jeder Familie
decree-exchange = Geldwechsel für jede Familie (bis zu { $most } Münzen einer Währung)

# Fragen

ask-family-cards = { $who }: Welche Familienkarte spielst du diese Woche? Du hast { $members } im Vorrat.
ask-vote = { $who }: Ja oder Nein, mit { $votes } Stimmen: { $decree }?
ask-mayor = { $who }: Stimmengleichheit, du entscheidest als Bürgermeister: { $decree }?
ask-market = { $who }: An welchem Marktstand kaufst du? Du hast { $members } im Vorrat.
ask-orders = { $who }: Welche Ware bestellst du? Du hast { $members } im Vorrat.
ask-loading = { $who }: Welchen Laderaum belädst du, mit einem Mitglied? Du hast { $members } im Vorrat.
ask-relics = { $who }: Welche Reliquienkarte kaufst du?
ask-insuring = { $who }: Welche Karte sicherst du mit einem Mitglied, damit sie in der Auslage bleibt? Du hast { $members } im Vorrat.
ask-fill-shrine = { $who }: Welche Reliquie aus { $city } legst du für immer in den Schrein?
ask-enshrine = { $who }: Legst du die Reliquie für immer in deinen Schrein aus { $city }?
ask-each-draw-raw = { $who }: Ziehst du Rohstoffe aus dem Beutel?
ask-each-home-wednesday = { $who }: Wie viele Mitglieder kommen aus der Mittwochsstraße heim?
ask-each-home-thursday = { $who }: Wie viele Mitglieder kommen aus der Donnerstagsstraße heim?
ask-each-exchange = { $who }: Welche Währung gibst du in Tausch?
ask-exchange = { $who }: Was nimmst du für deine { $currency }?
ask-choose-good = { $who }: Der Würfel zeigt eine Sechs, welche Ware wählst du?
over = { $winners ->
    [one] Die sechs Wochen sind vorbei. { $who } gewinnt mit { $points } Punkten.
   *[other] Die sechs Wochen sind vorbei. Den Sieg teilen sich mit je { $points } Punkten: { $who }.
}

# Was gewählt werden kann

move-card = { $value } Stimmen, { $members } in den Rat
move-card-zero = die { $value }: Du hast zu wenige Mitglieder, sie zählt null
move-yes = ja
move-no = nein
move-pass = für heute passen
move-stall = Marktstand { $stall }: { $raw } – für { $members }
move-order = { $good }, für { $raw } und { $members } – Platz { $place } in der Reihe, bisher { $bar } sicher
move-load = Schiff { $mooring } nach { $city }: { $goods } – bringt { $pay }
move-extra = weiterer Laderaum auf Schiff { $mooring } nach { $city }: { $goods } – bringt { $pay }
move-relic = { $card }
move-relic-insured = { $card } (gesichert von { $who })
move-enshrine = die Reliquie mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} – im Schrein { $doubled } Punkte
move-leave = den Schrein leer lassen
move-draw = ziehen
move-skip = nein danke
move-home = { $count ->
    [0] keines
   *[other] { $members }
}
move-good = { $good }
move-change = { $currency }
move-into = { $money }

# Was geschehen ist

event-week = Woche { $week } beginnt.
event-decrees = Ratsbeschlüsse der Woche: { $decrees }.
event-played = { $votes ->
    [0] { $who } spielt die { $value } mit zu wenigen Mitgliedern: Sie zählt null.
   *[other] { $who } spielt die { $value }.
}
event-order = Die Reihenfolge: { $order }.
event-rolled = { $who } würfelt eine { $die }.
event-die = Der Würfel zeigt eine { $die }.
event-voted = { $who } stimmt mit { $vote } ({ $votes }).
event-adopted = Angenommen: { $decree }.
event-rejected = Abgelehnt: { $decree }.
event-took-stall = { $who } stellt { $members } an Marktstand { $stall }.
event-ordered = { $who } erteilt dem { $craftsman } einen Auftrag und setzt { $members } ein.
event-loaded = { $who } belädt Schiff { $mooring } nach { $city }.
event-sailed = Schiff { $mooring } fährt nach { $city }.
event-gained = { $who } erhält { $amount }.
event-paid = { $who } zahlt { $amount }.
event-bought = { $who } kauft: { $card }.
event-enshrined = { $grade ->
    [one] { $who } legt eine Reliquie mit 1 Punkt in den Schrein aus { $city }.
   *[other] { $who } legt eine Reliquie mit { $grade } Punkten in den Schrein aus { $city }.
}
event-insured = { $who } sichert: { $card }.
event-passed = { $who } passt.
event-went-home = { $count ->
    [one] 1 Mitglied von { $who } kommt heim.
   *[other] { $count } Mitglieder von { $who } kommen heim.
}
event-window = { $who } hat das meiste Geld aus { $city } und erhält dafür das Kirchenfenster: { $points } Punkte.
event-ended = Das Spiel ist zu Ende.

# Die Wertung

score-relics = durch Reliquien
score-shrines = durch Schreine
score-windows = durch Fenster

# Der Spielplan im Terminal

board-monday = Montag
board-tuesday = Dienstag
board-wednesday = Mittwoch
board-thursday = Donnerstag
board-friday = Freitag
board-saturday = Samstag
board-sunday = Sonntag
board-week = Woche { $week } von { $weeks }
board-before = vor der ersten Woche
board-order = Reihenfolge
board-decrees = Beschlüsse
board-none = keine
board-market = Markt: Stände und ihre Rohstoffe
board-workshops = Handwerker: geliefert wird bis zum Strich ┃, noch { $dice } Würfel
board-harbour = Hafen: { $count } zur Abfahrt
board-relics = Reliquien und Schreine in der Auslage
board-families = Familien
board-votes = Stim.
board-cards = Karten
board-reserve = heim
board-streets = Di/Mi/Do/Fr
board-raw = Ld/Ei/Ho/Ln/Pe
board-goods = Sa/Wa/Ge/Kl/Sc
board-money = Mk/Gu/Pf/Gr
board-points = Punkte
board-extra = beliebig
head-streets = Straßen
head-raw = Roh
head-goods = Waren
head-money = Geld

# Der Tisch im Browser

scene-week = Woche
scene-council = Rat
scene-market = Markt
scene-workshops = Handwerker
scene-harbour = Hafen
scene-relics = Reliquien
scene-hand = Familienkarten und Stimmen
scene-money = Mitglieder und Geld
scene-goods = Waren
scene-raw = Rohstoffe
scene-relics-own = Deine Reliquien

short-wednesday = Mi
short-thursday = Do
short-friday = Fr
short-saturday = Sa
street-tuesday = Dienstagsstraße
street-wednesday = Mittwochsstraße
street-thursday = Donnerstagsstraße
street-friday = Freitagsstraße

note-monday = Eine neue Wochenkarte kommt auf: Sie füllt die Stände, stellt die Balken der Handwerker und sagt, wie viele Schiffe ablegen. Drei Beschlüsse liegen aus.
note-tuesday = Alle spielen eine Familienkarte: so viele Mitglieder gehen in den Rat, so viele Stimmen gibt es, und die höchste beginnt die ganze Woche.
note-wednesday = Beschlüsse, dann Markt: Nimm alle Rohstoffe eines Standes für ebenso viele Mitglieder.
note-thursday = Beschlüsse, dann Handwerker: Zwei Rohstoffe und einige Mitglieder sind ein Auftrag; über dem Balken wird er zur Ware.
note-friday = Beschlüsse, dann Laden: Gib Waren und ein Mitglied in einen Laderaum.
note-saturday = Beschlüsse, dann legen Schiffe ab und zahlen für ihre Ladung in der Währung ihrer Stadt.
note-sunday = Kaufe Reliquien und Schreine in der Währung ihrer Stadt; sichere dann Karten, damit sie in der Auslage bleiben.

label-today = heute: { $day }
label-on-street = { $who }: { $members } ({ $street })
note-street = Eingesetzte Mitglieder bleiben hier eine Woche. Sie kommen nach dem Geschäft dieses Tages in der nächsten Woche heim.
label-early = { $who }: { $members } neben der Freitagsstraße
note-early = Sie kamen mit Schiffen zurück, die früher ablegten, und gehen eine Woche später mit denen vom Samstag heim.
label-order = { $who }: Nummer { $place } in der Reihenfolge
label-mayor = Bürgermeister: { $who }
note-mayor = Der Erste in der Reihenfolge. Entscheidet bei Stimmengleichheit.
label-decree = Beschluss für { $day }
note-week-card = { $raw } Rohstoffe für den Markt, die Aufträge, die jeder Handwerker ausführt, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} für weitere Aufträge, { $ships ->
    [one] 1 Schiff legt ab
   *[other] { $ships } Schiffe legen ab
}.

label-stall = Stand { $stall }
label-stall-foreign = Stand eines fremden Händlers
note-stall = { $raw }. Man nimmt alles auf einmal, für je ein Mitglied.
note-stall-taken = Leer gekauft von { $who } ({ $members }).
note-stall-empty = Leer.
note-stall-closed = Öffnet nur durch einen Beschluss.
label-bag = { $count ->
    [one] Beutel: 1 Rohstoff
   *[other] Beutel: { $count } Rohstoffe
}
note-bag = Darin: { $raw }.
note-workshop = Aus { $one } und { $other } wird: { $good }. Im Vorrat: { $supply }.
note-line = Acht Plätze für Aufträge, der erste oben.
label-waiting = { $who }: Nummer { $place } in der Schlange, { $members }
note-sure = Über dem Balken: Dieser Auftrag wird diese Woche ausgeführt.
note-unsure = Unter dem Balken: Er wartet, wenn nicht Würfel oder ein Beschluss den Balken verschieben.
label-next-order = der nächste Auftrag braucht hier { $members }
label-bar = { $count ->
    [one] Balken: 1 Auftrag diese Woche
   *[other] Balken: { $count } Aufträge diese Woche
}
note-bar = Aufträge darüber werden am Donnerstag ausgeführt. Würfel und Beschlüsse schieben ihn weiter.
label-dice = { $count ->
    [one] 1 Würfel am Donnerstag
   *[other] { $count } Würfel am Donnerstag
}
note-dice = Jeder gibt einem Handwerker einen Auftrag mehr, eine Sechs allen.

label-mooring = Liegeplatz { $mooring }
label-sails = legt am Samstag ab
label-ship = Schiff nach { $city }
note-ship = Zahlt beim Ablegen in dieser Währung: { $currency }.
label-hold = Laderaum: { $goods } – bringt { $pay }
note-hold = Genau diese Waren und ein Mitglied füllen ihn. Er zahlt, wenn das Schiff ablegt.
note-loaded = Beladen von { $who }; bezahlt wird, wenn das Schiff ablegt.
label-extra = Zusatzraum: eine beliebige Ware – bringt { $pay }

note-relic = Kostet ihren Preis in der Währung ihrer Stadt; zählt am Ende ihre Punkte.
note-shrine = Verdoppelt die Punkte einer Reliquie seiner Stadt, die hineingelegt wird.
note-shrine-owned = Gehört { $who }. Verdoppelt die Punkte einer Reliquie seiner Stadt, die hineingelegt wird.
note-enshrined = { $points ->
    [one] Zählt im Schrein 1 Punkt.
   *[other] Zählt im Schrein { $points } Punkte.
}
note-insured = Gesichert von { $who }: bleibt in der Auslage, aber jeder darf sie kaufen.
label-niche = Platz für den Schrein aus { $city }
label-window = { $points ->
    [one] Fenster von { $city }: 1 Punkt
   *[other] Fenster von { $city }: { $points } Punkte
}
note-window = Am Ende bekommt es die Familie mit dem meisten Geld seiner Stadt, wenn es nur eine ist.
note-window-won = Geht an { $who }, mit dem meisten Geld dieser Stadt.

label-card = { $who }: Familienkarte { $value }
note-card = Schickt { $members } in den Rat und gibt { $value } Stimmen. Die höchste Karte beginnt. Jede Karte gilt nur einmal.
note-played = { $votes ->
    [0] Mit zu wenigen Mitgliedern gespielt: keine Stimmen, letzter Platz.
   *[other] Diese Woche gespielt, für { $votes } Stimmen.
}
label-vote-yes = mit Ja stimmen
label-vote-no = mit Nein stimmen
note-vote = { $votes ->
    [0] Du hast diese Woche keine Stimmen.
    [one] Du hast diese Woche 1 Stimme.
   *[other] Du hast diese Woche { $votes } Stimmen.
}
label-reserve = { $members } im Vorrat
note-reserve = Mitglieder, die jetzt eingesetzt werden können.
note-raw = Zwei verschiedene Rohstoffe werden am Donnerstag beim Handwerker zur Ware.
note-good = Waren werden am Freitag auf Schiffe geladen.
note-money = Kauft am Sonntag Reliquien der eigenen Stadt.
label-cards-left = { $count ->
    [one] noch 1 Familienkarte
   *[other] noch { $count } Familienkarten
}
note-cards-left = Kommen noch: { $values }.
note-no-cards = Alle sind gespielt.
label-screen = geschlossener Schirm
note-screen = Geld, Rohstoffe, Waren und Reliquien dieser Familie werden nicht gezeigt.
label-relics = { $count ->
    [one] 1 Reliquie
   *[other] { $count } Reliquien
}
note-passed = hat für heute gepasst
