# Hamburgum in italiano.

intro = Dona alle sei chiese: ogni donazione porta un segnalino, e i segnalini portano prestigio. Muovi la tua pedina lungo la rondella, { $free } caselle gratis, le altre per un punto ciascuna, e fai ciò che dice la casella: produrre merci, commerciare, costruire navi, costruire case o donare. Quando la sesta chiesa è completa, vince chi ha più prestigio. Puoi costruire su un lotto che una linea marrone unisce a una chiesa a cui hai donato o a un tuo cittadino.

red = Rosso
blue = Blu
green = Verde
yellow = Giallo
grey = Grigio

beer = birra
sugar = zucchero
cloth = tessuto

amount-beer = { $count ->
    [one] 1 birra
   *[other] { $count } birre
}
amount-sugar = { $count ->
    [one] 1 zucchero
   *[other] { $count } zuccheri
}
amount-cloth = { $count ->
    [one] 1 tessuto
   *[other] { $count } tessuti
}
amount-timber = { $count ->
    [one] 1 legno
   *[other] { $count } legni
}
amount-brick = { $count ->
    [one] 1 mattone
   *[other] { $count } mattoni
}
amount-bell = { $count ->
    [one] 1 campana
   *[other] { $count } campane
}
amount-money = { $count } £
amount-prestige = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}

# La rondella

space-beer = Birra
space-sugar = Zucchero
space-cloth = Tessuto
space-trade-a = Commercio A
space-trade-b = Commercio B
space-dockyard = Cantiere navale
space-church = Chiesa
space-guildhall = Municipio
does-trade-a = vendi merci o compra materiali
does-trade-b = vendi merci o compra materiali
does-dockyard = costruisci navi
does-church = dona e conteggia segnalini
does-guildhall = costruisci sui lotti della città

# Edifici e notabili

brewer = birraio
sugar-refiner = raffinatore
cloth-maker = tessitore
merchant = mercante
captain = capitano
official = notabile
brewer-each = birraio
sugar-refiner-each = raffinatore
cloth-maker-each = tessitore
merchant-each = mercante
captain-each = capitano
official-each = notabile
brings-production = produce { $good }, il cui prezzo scende a { $price }
brings-captain = { $own ->
    [0] un Olandese Volante entra in porto; non hai navi in riserva
   *[other] un Olandese Volante e una tua nave entrano in porto
}
brings-official = un notabile a scelta

councilman = consigliere
vicar = parroco
lord-mayor = sindaco
canon = canonico
guildmaster = maestro di gilda
harbour-master = capitano del porto
deacon = diacono
sexton = sacrestano
master-builder = capomastro
civil-servant = funzionario civile
official-money = { $official }: { $per }, ora { $money }
official-canon = { $official }: una donazione a una chiesa qualsiasi per { $cost }
per-councilman = { $each } per ogni cittadino sul tabellone
per-vicar = { $each } per ogni donazione, di chiunque
per-lord-mayor = { $each } per ogni chiesa completa
per-guildmaster = { $each } per ogni tua merce
per-harbour-master = { $each } per ogni tua nave in porto
per-deacon = { $each } per ogni tua donazione
per-sexton = { $each } per ogni chiesa a cui hai donato
per-master-builder = { $each } per ogni tuo cittadino
per-civil-servant = { $each } per ogni parrocchia con un tuo cittadino

# Segnalini

kind-five = cinque
kind-tokens = segnalini
kind-ships = navi
kind-buildings = edifici
kind-citizens = cittadini
token-five = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
token-tokens = { $points ->
    [one] 1 punto per ogni tuo segnalino
   *[other] { $points } punti per ogni tuo segnalino
}
token-ships = { $points ->
    [one] 1 punto per ogni tua nave in porto
   *[other] { $points } punti per ogni tua nave in porto
}
token-buildings = { $points ->
    [one] 1 punto per ogni tuo { $building }
   *[other] { $points } punti per ogni tuo { $building }
}
token-citizens = { $points ->
    [one] 1 punto per ogni tuo cittadino nella parrocchia di { $church }
   *[other] { $points } punti per ogni tuo cittadino nella parrocchia di { $church }
}
token-city = { $points ->
    [one] 1 punto per ogni tuo cittadino in città
   *[other] { $points } punti per ogni tuo cittadino in città
}

# Che cosa si chiede

ask-turn = { $who }: dove muovi la tua pedina? { $free } caselle sono gratis, per le altre hai { $points }.
ask-turn-first = { $who }: da dove cominci sulla rondella? Ogni casella è gratis.
ask-trade = { $who }: vendi merci o compri materiali? Hai { $money }.
ask-sale = { $who }: quante unità di { $good } vendi? Ne hai { $have }.
ask-purchase-brick = { $who }: quanti mattoni compri? Hai { $money }.
ask-purchase-timber = { $who }: e quanto legno?
ask-purchase-bell = { $who }: e una campana? La quinta donazione a una chiesa ne richiede una.
ask-dockyard = { $who }: quante navi costruisci? Hai { $stock }.
ask-church = { $who }: a quale chiesa doni, o quale segnalino conteggi? Hai { $stock } e { $money }.
ask-church-again = { $who }: doni ancora a { $church }, o quale segnalino conteggi? Hai { $stock } e { $money }.
ask-scoring = { $who }: quale segnalino conteggi adesso? Di ogni tipo ne può restare al massimo uno da conteggiare. I segnalini vanno in quest’ordine: uno saltato aspetta un’altra visita.
ask-take-token = { $who }: quale segnalino di { $church } prendi?
ask-guildhall = { $who }: che cosa costruisci? Hai { $stock }.
ask-choose-official = { $who }: quale notabile prendi?
ask-canon = { $who }: a quale chiesa doni grazie al canonico?
over = { $winners ->
    [one] Tutte e sei le chiese sono complete. { $who } vince con { $points } punti.
   *[other] Tutte e sei le chiese sono complete. Vittoria condivisa con { $points } punti ciascuno: { $who }.
}

# Che cosa si può scegliere

move-produce = { $cost ->
    [0] produci { $amount }
   *[other] produci { $amount } – per { $points }
}
move-space = { $cost ->
    [0] { $space }: { $does }
   *[other] { $space }: { $does } – per { $points }
}
move-sell = vendi merci
move-buy = compra materiali
move-sell-count = { $count ->
    [0] niente – finora { $money }
   *[other] { $amount } – { $ships ->
        [0] tutto per { $money }, senza nave
       *[other] { $rest ->
            [0] finora { $money } per { $shipped } via nave
           *[other] finora { $money } per { $shipped } via nave e { $spare } senza
        }
    }
}
move-buy-count = { $count ->
    [0] niente – finora { $money }
   *[other] { $amount } – finora { $money }
}
move-launch = { $count ->
    [0] nessuna
    [one] 1 nave per { $cost }
   *[other] { $count } navi per { $cost }
}
move-donate = { $church }, donazione { $number } di 5, per { $cost }
move-take = { $token }: ora { $points }
move-score = { $church }: { $token } – { $points }
move-site = { $building } nella parrocchia di { $parish } (lotto { $site }): { $brings }
move-done-church = nient’altro
move-done-scoring = non conteggiare altro
move-done-guildhall = non costruire altro
move-done-canon = nessuna donazione

# Che cosa è successo

event-moved = { $points ->
    [0] { $who } va sulla casella { $space }.
    [one] { $who } va sulla casella { $space } e paga 1 punto.
   *[other] { $who } va sulla casella { $space } e paga { $points } punti.
}
event-gained = { $who } ottiene { $amount }.
event-paid = { $who } paga { $amount }.
event-sold = { $shipped ->
    [0] { $who } vende { $amount } per { $money }, senza nave.
   *[other] { $who } vende { $amount }, di cui { $shipped } via nave, per { $money }.
}
event-entered = Una nave di { $who } entra nell’ancoraggio 3.
event-entered-nobody = Un Olandese Volante entra nell’ancoraggio 3.
event-moved-on = L’ancoraggio 3 è pieno: tutte le navi avanzano di un ancoraggio.
event-went-home = { $count ->
    [one] 1 nave di { $who } torna a casa.
   *[other] { $count } navi di { $who } tornano a casa.
}
event-went-home-nobody = { $count ->
    [one] 1 Olandese Volante esce dal gioco.
   *[other] { $count } Olandesi Volanti escono dal gioco.
}
event-donated = { $who } fa la donazione { $number } di 5 a { $church } e prende il segnalino «{ $kind }».
event-completed = { $who } completa { $church } ({ $points } punti) e d’ora in poi costruisce ovunque.
event-scored = { $points ->
    [one] { $who } conteggia { $church }, { $kind }: 1 punto.
   *[other] { $who } conteggia { $church }, { $kind }: { $points } punti.
}
event-built = { $who } costruisce nella parrocchia di { $parish }: { $building } (lotto { $site }).
event-built-production = { $who } costruisce nella parrocchia di { $parish }: { $building } (lotto { $site }). Il prezzo ({ $good }) scende a { $price }.
event-appointed = Il notabile è il { $official }.
event-turned-up = Il prossimo notabile è il { $official }.
event-cashed = { $units ->
    [0] { $who } converte il denaro in punti: { $points }.
    [one] { $who } vende 1 unità per { $money } e converte il denaro in punti: { $points }.
   *[other] { $who } vende { $units } unità per { $money } e converte il denaro in punti: { $points }.
}
event-ended = La sesta chiesa è completa e la partita è finita.

# Il punteggio

score-start = in partenza
score-five = dai cinque
score-tokens = dai segnalini
score-ships = dalle navi
score-buildings = dagli edifici
score-citizens = dai cittadini
score-bonus = dalle chiese
score-wealth = dal denaro
score-steps = dalla rondella

# Il tabellone nel terminale

hamburg = Amburgo
londinium = Londinium
code-brewer = Bi
code-sugar-refiner = Ra
code-cloth-maker = Te
code-merchant = Me
code-captain = Ca
code-official = No
board-rounds = { $count ->
    [0] prima del primo giro
   *[other] giro { $count }
}
board-church = chiesa
board-given = doni
board-churches = Le chiese e i loro segnalini
board-rondel = Rondella, in senso orario
board-hub = al centro
board-harbour = Porto e prezzi
board-berth = ancor. { $count }
board-prices = via nave
board-depot = 1–10 unità
board-officials = notabile
board-waiting = (+{ $count })
board-families = Famiglie
board-prestige = punti
board-money = £
board-beer = birra
board-sugar = zucc.
board-cloth = tess.
board-timber = legno
board-brick = matt.
board-bell = camp.
board-ships = navi 3/2/1
board-buildings = edifici

# Il tabellone nel browser

see-rondel = Rondella
see-rondel-note = Le pedine girano in senso orario.
see-hub = Centro: da qui partono le pedine.
see-name-beer = Birra
see-name-sugar = Zucchero
see-name-cloth = Tessuto
see-name-trade-a = Scambi
see-name-trade-b = Scambi
see-name-dockyard = Cantiere
see-name-church = Chiesa
see-name-guildhall = Municipio
see-produce = Produci { $good }, di più con ogni tua casa che ne produce.
see-marker = Pedina di { $who }
see-marker-note = { $count ->
    [one] { $count } casella gratis, poi un punto per casella.
   *[other] { $count } caselle gratis, poi un punto per casella.
}
see-prices = Quanto rende una merce via nave
see-prices-note = Senza nave ogni merce rende { $price }.
see-price = { $good }: { $price } via nave
see-price-note = Il prezzo scende con ogni casa che ne produce, di chiunque sia. Senza nave: { $price }.
see-depot = Deposito
see-depot-note = Un solo prezzo per tutti i materiali presi in una volta, in qualunque miscela.
see-depot-price = { $units ->
    [one] 1 unità di materiale per { $price }
   *[other] { $units } unità di materiale per { $price }
}
see-timber = Legno
see-brick = Mattoni
see-bell = Campana
see-timber-note = Per navi, case e donazioni.
see-brick-note = Per case e donazioni.
see-bell-note = L’ultima donazione a una chiesa ne richiede una. Se ne possiede al massimo una per volta.
see-money-note = Per materiali e donazioni. Alla fine { $price } valgono un punto.
see-berth = Ancoraggio { $count }
see-berth-note = { $count ->
    [one] Qui una nave carica 1 unità di una merce.
   *[other] Qui una nave carica fino a { $count } unità di una sola merce.
}
see-sea = Dall’ancoraggio 1 le navi tornano a casa.
see-ship = Nave di { $who }
see-dutchman = Olandese Volante
see-dutchman-note = Occupa un posto, non carica nulla e lascia la partita dopo l’ancoraggio 1.
see-ledger = Segnalini donazione
see-ledger-note = Ogni donazione ne prende uno dalla riga della sua chiesa; la prima prende il cinque.
see-token = { $church }: { $token }
see-token-scored = Conteggiato; mostra ancora la donazione di { $who }.
see-token-worth = { $points ->
    [one] Per { $who } ora vale 1 punto.
   *[other] Per { $who } ora vale { $points } punti.
}
see-bonus = Tracciato delle chiese, chiesa completa { $place } di 6: { $points }
see-builder = { $church }: completata da { $who }
see-builder-note = Chi ha completato una chiesa costruisce su ogni lotto libero.
see-officials = Notabili
see-officials-base = Chi costruisce su un lotto da notabile prende quello a sinistra.
see-officials-open = Chi costruisce su un lotto da notabile ne sceglie uno.
see-officials-shuffled = Chi costruisce su un lotto da notabile prende quello visibile.
see-office-hidden = Un notabile ancora coperto
see-canon-note = Una donazione a una chiesa qualsiasi per { $cost }.
see-parish = Parrocchia di { $church }
see-close = Recinto di { $church }, senza parrocchia
see-parish-note = Il suo segnalino dei cittadini: { $token }.
see-lines = Linee marroni
see-lines-note = Si costruisce lungo di esse, da una chiesa a cui hai donato o da un tuo cittadino.
see-site = Lotto { $site }: { $building }, parrocchia di { $parish }
see-house = Costruito da { $who }. { $brings }
see-makes = Produce { $good } e ne abbassa il prezzo per tutti.
see-merchant = Porta subito { $money }.
see-captain = Un Olandese Volante entra in porto, poi una nave del costruttore, senza legno.
see-official = Porta un notabile. Al massimo uno per turno.
see-complete = Completata da { $who }.
see-church = Donazioni: { $given } di 5. La prossima costa { $cost }.
see-each-citizen = { $money } per ogni proprio cittadino
see-prestige = { $points ->
    [one] { $who }: 1 punto di prestigio
   *[other] { $who }: { $points } punti di prestigio
}
see-prestige-note = Un giro della mappa vale { $lap } punti.
see-stock = Scorte
see-tokens = Segnalini
see-buildings = Case
see-home = { $count ->
    [one] 1 nave in riserva
   *[other] { $count } navi in riserva
}
see-home-note = Il cantiere le porta nell’ancoraggio 3, in cambio di legno.
see-own-buildings = { $building }: { $count }
see-harboured = { $count ->
    [one] 1 nave in porto
   *[other] { $count } navi in porto
}
see-citizens = { $count ->
    [one] 1 cittadino in città
   *[other] { $count } cittadini in città
}
see-taken = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
