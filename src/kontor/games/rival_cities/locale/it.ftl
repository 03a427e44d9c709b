# Rival Cities in italiano.

intro = Vinci subito con { $ships } navi più del rivale, con { $lawsuits } cause, con tutte le { $allies } alleanze o con il segnalino prestigio nella tua città. Altrimenti decidono le stelle (★). Nel tuo turno fai avanzare il calamaio lungo l’anello e usi la carta dove si ferma. Un «+» dopo una merce: ogni fabbrica impiegata ne produce una in più. «A | B» è una carta divisa: se ne usa una sola metà.

hamburg = Amburgo
altona = Altona
beer = birra
cloth = tessuto
leather = cuoio
furniture = mobile
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

amount-beer = { $count ->
    [one] 1 birra
   *[other] { $count } birre
}
amount-cloth = { $count ->
    [one] 1 tessuto
   *[other] { $count } tessuti
}
amount-leather = { $count ->
    [one] 1 cuoio
   *[other] { $count } cuoi
}
amount-furniture = { $count ->
    [one] 1 mobile
   *[other] { $count } mobili
}
amount-any = { $count ->
    [one] 1 merce a scelta
   *[other] { $count } merci a scelta
}
amount-letter = { $count ->
    [one] 1 lettera
   *[other] { $count } lettere
}
amount-star = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
}
amount-factory = { $count ->
    [one] 1 fabbrica
   *[other] { $count } fabbriche
}
amount-prestige = { $count ->
    [one] guadagna prestigio
   *[other] guadagna prestigio { $count } volte
}
amount-reactivate = { $count ->
    [one] riattiva una fabbrica
   *[other] riattiva { $count } fabbriche
}
amount-draw = { $count ->
    [one] pesca una carta speciale
   *[other] pesca { $count } carte speciali
}
amount-advance = { $count ->
    [one] fai avanzare una causa
   *[other] fai avanzare { $count } volte una causa
}

# Carte

card-tile = la tessera Bassa stagione
card-basic = la carta base { $number }
card-special = la carta speciale { $number }
card-empty = una casella vuota
empty-space = nessuna carta
whole-card = { $actions }
several-times = { $count }× { $text }
torn-card = { $left } – oppure – { $right }

do-produce = produci { $product } (+{ $per } per fabbrica)
do-gift = regalo: { $product }
do-donate = { $times ->
    [one] donazione: { $cost } per { $stars }
   *[other] donazione: { $cost } per { $stars }, fino a { $times } volte
}
do-barter = { $times ->
    [one] scambia 1 merce
   *[other] scambia fino a { $times } merci
}
do-letters = { $amount ->
    [one] ottieni 1 lettera
   *[other] ottieni { $amount } lettere
}
do-draw = pesca una carta speciale
do-build = { $amount ->
    [0] costruisci una fabbrica gratis
    [one] costruisci una fabbrica per 1 merce
   *[other] costruisci una fabbrica per { $amount } merci
}
do-prestige = guadagna prestigio
do-ally = stringi un’alleanza
do-buy = compra una nave
do-advance = fai avanzare una causa
do-court = sentenza del tribunale
do-reactivate = riattiva una fabbrica
do-piracy = { $amount ->
    [one] pirateria: ruba 1 merce
   *[other] pirateria: ruba fino a { $amount } merci
}
do-piracy-prestige = { $amount ->
    [one] pirateria: il rivale può guadagnare prestigio, poi rubi 1 merce
   *[other] pirateria: il rivale può guadagnare prestigio, poi rubi fino a { $amount } merci
}

# Navi, alleanze, cause

ship-stars = { $effect }; { $stars }★
ship-stars-each = { $effect }; { $each }★ per ogni tua nave
ship-plain = nessun effetto
ship-purchase = subito { $reward }
ship-income = { $reward } a ogni bassa stagione
ship-production = { $reward } a ogni produzione
ship-lawsuit = { $reward } per ogni causa vinta
ship-16 = paga { $cost } per guadagnare prestigio un’altra volta
ship-17 = { $far ->
    [one] il calamaio avanza gratis di 1 casella in più
   *[other] il calamaio avanza gratis di { $far } caselle in più
}
ship-18 = usa una carta e giocane un’altra senza pagare una lettera
ship-19 = { $less ->
    [one] le navi successive costano 1 merce in meno
   *[other] le navi successive costano { $less } merci in meno
}

ally-text = { $effect }; mantenimento { $upkeep }; { $stars }★
ally-amsterdam = { $stars ->
    [one] 1 stella in più a ogni donazione
   *[other] { $stars } stelle in più a ogni donazione
}
ally-bruxelles = paga { $cost } per guadagnare prestigio un’altra volta
ally-gdansk = entrambe le metà di una carta divisa
ally-kjobenhavn = paga { $cost } per pescare un’altra volta
ally-le-havre = paga { $cost } per far avanzare una causa un’altra volta
ally-london = { $extra } in più quando una produzione o un regalo dà tessuti
ally-novgorod = { $extra } in più quando una produzione o un regalo dà cuoio
ally-oslo = { $extra } in più quando una produzione o un regalo dà mobili

lawsuit-text = fai avanzare per { $cost }: { $bonus }; vinta: { $win }; { $stars }★

# Che cosa si chiede

ask-first-product = { $who }: scegli la tua prima merce. Nel dubbio, prendi un mobile.
ask-gain = { $who }: scegli una merce da ottenere (ancora { $count }).
ask-gift = { $who }: scegli una merce in regalo (ancora { $count }).
ask-ink = { $who }: di quanto fai avanzare il calamaio?
ask-option = { $who }: il calamaio ha raggiunto { $card }. Usi la carta o ne giochi una dalla mano?
ask-option-special = { $cards ->
    [0] { $who }: il calamaio ha raggiunto { $card }. Usi la carta o la prendi con te?
   *[other] { $who }: il calamaio ha raggiunto { $card }. Usi la carta, la prendi con te o ne giochi una dalla mano?
}
ask-option-empty = { $who }: il calamaio è su una casella vuota. Giochi una carta dalla mano o non fai nulla?
ask-choose-first = { $who }: quale delle due carte usi per prima?
ask-play-second = { $who }: quale carta giochi dalla mano?
ask-card = { $who }: che cosa fai con { $card }?
ask-work = { $who }: quante fabbriche lavorano a questa produzione ({ $product })?
ask-pay = { $who }: scegli una merce da pagare (ancora { $count }).
ask-exchange-give = { $who }: quale merce cedi insieme alla lettera?
ask-exchange-gain = { $who }: quale merce prendi in cambio di 1 { $product }?
ask-barter-give = { $who }: quale merce scambi?
ask-barter-gain = { $who }: quale merce prendi in cambio (ancora { $count })?
ask-donate-again = { $who }: fai un’altra donazione?
ask-step-again = { $who }: paghi { $cost } per un altro passo nella causa { $lawsuit }?
ask-advance-again = { $who }: fai avanzare una causa un’altra volta con Le Havre?
ask-advance = { $who }: quale causa fai avanzare?
ask-draw-again = { $who }: peschi un’altra carta con Kjøbenhavn?
ask-prestige-again = { $who }: guadagni prestigio un’altra volta?
ask-may-earn-prestige = { $who }: puoi guadagnare prestigio.
ask-steal = { $who }: quale merce rubi (ancora { $count } al massimo)?
ask-upkeep = { $who }: mantieni l’alleanza con { $ally } per { $cost }?

over-fleet = { $who } vince subito: { $ships } navi più del rivale.
over-court = { $who } vince subito con { $lawsuits } cause.
over-alliances = { $who } vince subito con tutte le { $allies } alleanze.
over-prestige = { $who } vince subito: il segnalino prestigio ha raggiunto la città.
over-no-ships = Sul tabellone non restano navi. { $who } vince grazie alle stelle.
over-no-lawsuits = Sul tabellone non restano cause. { $who } vince grazie alle stelle.
over-no-factories = Nella riserva non restano fabbriche. { $who } vince grazie alle stelle.
over-no-stars = Nella riserva non restano stelle. { $who } vince grazie alle stelle.

# Che cosa si può scegliere

move-ink = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
} per raggiungere { $card }: { $text }{ $cost ->
    [0] {""}
    [one] {" "}[paga 1 merce]
   *[other] {" "}[paga { $cost } merci]
}{ $bell ->
    [0] {""}
   *[other] {" "}– oltre la campana: bassa stagione
}
move-use = Usa { $card }: { $text }
move-play = Gioca { $card } dalla mano: { $text }
move-both = { $free ->
    [0] Paga una lettera, poi usa la carta qui e giocane una dalla mano
   *[other] Usa la carta qui e giocane una dalla mano
}
move-take = Prendi in mano { $card }: { $text }
move-pass = Non fare nulla qui
move-produce = Produci { $product } (+{ $per } per fabbrica)
move-work = { $count ->
    [0] Nessuna fabbrica: produci { $product }
    [one] 1 fabbrica al lavoro: produci { $product }
   *[other] { $count } fabbriche al lavoro: produci { $product }
}
move-gift = Prendi il { $text }
move-donate = { $text }
move-barter = Scambia merci con la riserva
move-letters = { $text }
move-draw = Pesca una carta speciale
move-build = { $text }
move-reactivate = Riattiva una fabbrica
move-prestige = Guadagna prestigio
move-pirate = { $text }
move-ally = { $rival ->
    [0] Stringi un’alleanza con { $ally }
   *[other] Paga { $cost } e togli { $ally } al rivale
}: { $text }
move-buy = Compra la nave { $ship } per { $cost }: { $text }
move-sue = Fai avanzare la causa { $lawsuit } (casella { $space }) per { $cost }: { $bonus }
move-resolve = Chiudi la causa { $lawsuit }: è tua
move-swap = Scambia di posto le cause { $first } e { $second }
move-again = Paga { $cost }: un altro passo nella causa { $lawsuit }
move-repeat-bruxelles = Paga { $cost } per Bruxelles: guadagna prestigio un’altra volta
move-repeat-ship-16 = Paga { $cost } per la nave 16: guadagna prestigio un’altra volta
move-repeat-le-havre = Paga { $cost } per Le Havre: fai avanzare una causa un’altra volta
move-repeat-kjobenhavn = Paga { $cost } per Kjøbenhavn: pesca un’altra volta
move-keep = Mantieni { $ally }: paga { $cost }
move-return = Restituisci { $ally }
move-exchange = Scambia una merce con un’altra grazie a una lettera
move-give = Cedi 1 { $product }
move-gain = Prendi 1 { $product }
move-pay = Paga 1 { $product }
move-steal = Ruba 1 { $product }
move-done-card = Basta con questa carta
move-done-barter-give = Non scambiare altro
move-done-donate-again = Non donare più
move-done-step-again = Nessun altro passo
move-done-advance-again = Non ora
move-done-advance = Non far avanzare nessuna causa
move-done-draw-again = Non pescare più
move-done-prestige-again = Basta così
move-done-may-earn-prestige = Rinuncia
move-done-steal = Non rubare altro

# Che cosa è successo

event-gained = { $taken ->
    [0] { $who } ottiene { $amount }.
   *[other] { $who } ottiene { $amount }; la riserva non basta, il rivale ne cede { $taken }.
}
event-paid = { $who } paga { $amount }.
event-reactivated = { $count ->
    [one] { $who } riattiva 1 fabbrica.
   *[other] { $who } riattiva { $count } fabbriche.
}
event-worked = { $count ->
    [one] { $who } fa lavorare 1 fabbrica.
   *[other] { $who } fa lavorare { $count } fabbriche.
}
event-moved = { $spaces ->
    [one] { $who } muove il calamaio di 1 casella e raggiunge { $card }.
   *[other] { $who } muove il calamaio di { $spaces } caselle e raggiunge { $card }.
}
event-used = { $who } usa { $card }.
event-played = { $who } gioca { $card } dalla mano.
event-took = { $who } prende in mano { $card }.
event-drew = { $who } pesca una carta speciale.
event-drew-seen = { $who } pesca { $card }.
event-reshuffled = Le carte speciali scartate ({ $count }) formano il nuovo mazzo.
event-prestige = { $who } guadagna prestigio.
event-bought = { $who } compra la nave { $ship }.
event-ship-came = La nave { $ship } arriva sul tabellone.
event-allied = { $taken ->
    [0] { $who } stringe un’alleanza con { $ally }.
   *[other] { $who } toglie { $ally } al rivale.
}
event-kept = { $who } mantiene l’alleanza con { $ally }.
event-returned = { $who } restituisce { $ally }.
event-stepped = La causa { $lawsuit } avanza verso { $who }.
event-swapped = { $who } scambia di posto le cause { $first } e { $second }.
event-won = { $who } vince la causa { $lawsuit }.
event-dismissed = La causa { $lawsuit } è archiviata.
event-lawsuit-came = La causa { $lawsuit } arriva in tribunale.
event-stole = { $who } ruba { $amount }.
event-off-season = Bassa stagione { $number }: { $who } ha superato la campana.
event-specials-came = Novità sulle caselle scure: { $cards }.
event-ended = La partita è finita.

# Le carte in breve, per un tabellone con poco spazio

brief-whole = { $actions }
brief-torn = { $left } | { $right }
brief-produce = { $product }+
brief-gift = regalo { $product }
brief-donate = { $cost } → { $number }★
brief-barter = scambia { $times }
brief-letters = { $amount ->
    [one] 1 lettera
   *[other] { $amount } lettere
}
brief-draw = pesca
brief-build = { $amount ->
    [0] fabbrica
   *[other] fabbrica per { $amount }
}
brief-prestige = prestigio
brief-ally = alleanza
brief-buy = nave
brief-advance = causa
brief-court = sentenza
brief-reactivate = riattiva
brief-piracy = ruba { $amount }
brief-piracy-prestige = prestigio rivale, ruba { $amount }
brief-any = { $count ->
    [one] 1 merce
   *[other] { $count } merci
}

# Il foglio dei punti

score-ships = dalle navi
score-alliances = dalle alleanze
score-lawsuits = dalle cause
score-prestige = dal prestigio
score-tokens = in segnalini stella

# Il tabellone

board-ring = L’anello
board-prestige = Prestigio
board-incomes = Rendite in bassa stagione, fino al segnalino: { $incomes }
board-docket = Cause
board-ships = Navi
board-alliances = Alleanze
board-pile = ancora { $count } nel mazzo
board-none = nessuna
board-supply = Riserva
board-hand = Mano
board-hidden = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-won = Cause vinte
board-products = Merci
board-stars = Stelle
board-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
board-again = +{ $count }×
board-factories = Fabbriche
board-letters = Lettere
board-season = { $count ->
    [0] Ancora nessuna bassa stagione
    [one] 1 bassa stagione finora
   *[other] { $count } basse stagioni finora
}

# Il tavolo disegnato

scene-space = Casella { $number } dell’anello
scene-space-light = Il posto di una carta base: chi ferma qui il calamaio può usarla.
scene-space-dark = Il posto scuro di una carta speciale: la si può usare o prendere. Poi il posto resta vuoto fino alla prossima bassa stagione.
scene-ink = Il calamaio
scene-ink-note = Avanza in senso orario di almeno una casella. Le prime caselle sono gratuite, le altre costano merci.
scene-bell = La campana
scene-bell-note = Chi la supera con il calamaio dà inizio alla bassa stagione e prende la campana, che alla fine decide in caso di parità.
scene-in-play = Carte speciali in gioco e scartate
scene-pile-specials = Mazzo delle carte speciali
scene-pile-lawsuits = Mazzo delle cause
scene-pile-ships = Mazzo delle navi
scene-berth = Ormeggio di una nave in vendita
scene-envoy = Posto di un’alleanza che nessuno ha stretto
scene-docket = { $repeats ->
    [0] { $space }
   *[other] { $space }  +{ $repeats }×
}
scene-docket-space = Casella { $space } del tribunale
scene-docket-note = { $repeats ->
    [0] Qui non si possono pagare altri passi. La causa su questa casella si decide nella prossima bassa stagione.
    [one] Qui si può pagare ancora una volta per un altro passo.
   *[other] Qui si può pagare ancora fino a { $repeats } volte per altri passi.
}
scene-lawsuit = Causa { $number }
scene-verdict = Segnalino della causa { $lawsuit }
scene-standing = Su { $number }, dalla parte di { $who }.
scene-even = Al centro.
scene-swap = Scambio di vicine
scene-swap-note = Con una sentenza del tribunale due cause vicine si scambiano di posto, con i loro segnalini.
scene-ship = Nave { $number }
scene-ship-note = Costa { $cost }; { $text }
scene-ally = Alleanza con { $ally }
scene-fame = Il segnalino del prestigio
scene-fame-middle = Il centro del tracciato del prestigio
scene-fame-step = Prestigio { $number } di { $who }
scene-fame-note = In bassa stagione { $income }, e ciò che sta tra qui e la campana; alla fine { $stars }★.
scene-fame-none = Nessuna rendita; alla fine { $stars }★.
scene-fame-win = Se il segnalino del prestigio arriva qui, questa città vince subito.
scene-idle = { $count ->
    [one] 1 fabbrica ferma
   *[other] { $count } fabbriche ferme
}
scene-ships = { $count ->
    [one] 1 nave
   *[other] { $count } navi
}
scene-alliances = { $count ->
    [one] 1 alleanza
   *[other] { $count } alleanze
}
scene-lawsuits = { $count ->
    [one] 1 causa vinta
   *[other] { $count } cause vinte
}
scene-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
scene-note-product = Le merci pagano navi, passi del calamaio, cause e altro ancora.
scene-note-letter = Le lettere pagano una seconda carta nel turno, un’alleanza dell’avversario o lo scambio di una merce.
scene-note-star = I segnalini stella contano alla fine. Quando nella riserva non ne resta nessuno, la prossima bassa stagione è l’ultima.
scene-note-factory = In una produzione ogni fabbrica attiva dà di più della stessa merce, poi si ferma.
scene-note-idle = Le fabbriche ferme tornano a lavorare quando sono riattivate, al più tardi in bassa stagione.
scene-note-ships = { $ships } navi più dell’avversario: vittoria immediata.
scene-note-alliances = Tutte le { $allies } alleanze: vittoria immediata.
scene-note-lawsuits = { $lawsuits } cause: vittoria immediata.
scene-note-cards = Carte speciali. L’avversario conosce quelle prese scopertamente dall’anello.
scene-stock = Scorte
scene-holdings = Navi, alleanze, cause vinte
