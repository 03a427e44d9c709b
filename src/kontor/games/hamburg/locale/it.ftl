# Hamburg in italiano.

intro = Costruisci Amburgo per { $rounds } giri. In ogni giro completi la mano da cinque mazzi colorati, si tirano i dadi per tutti, che portano rischi, denaro e un impiegato alla sua finestra, e poi ognuno gioca { $actions } turni. In un turno spendi una carta: il suo colore dà lavoratori, denaro, un rischio in meno o una sezione delle tue mura; oppure la posi come terreno, o la costruisci su un terreno. Prima e dopo puoi usare i tuoi edifici. Vince chi ha più punti: sul tracciato, per edifici, maggioranze, mura, statue, impiegati e la piazza del municipio.

red = Rosso
green = Verde
yellow = Giallo
blue = Blu
white = Bianco
tom = TOM

# I colori: `hue` sta in altri messaggi, che gli danno il colore.

hue = { $colour ->
    [violet] viola
    [orange] arancione
    [grey] grigio
    [pink] rosa
    [brown] marrone
   *[black] nero
}
    .f = { $colour ->
        [violet] viola
        [orange] arancione
        [grey] grigia
        [pink] rosa
        [brown] marrone
       *[black] nera
    }
    .mp = { $colour ->
        [violet] viola
        [orange] arancioni
        [grey] grigi
        [pink] rosa
        [brown] marroni
       *[black] neri
    }

# Tipi di carte

citizenship = Cittadinanza
authorities = Autorità
university = Università
health = Salute
leisure = Svago
art = Arte
theatre = Teatro
circus = Circo
commerce = Commercio
industry = Industria
bank = Banca
crafts = Artigianato
army = Esercito
police = Polizia
underworld = Malavita
secret-society = Società segreta
harbour = Porto
church = Chiesa
migration = Migrazione
mysticism = Misticismo
zoo = Zoo
park = Parco

# Quantità

amount-marks = { $count ->
    [one] 1 marco
   *[other] { $count } marchi
}
amount-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
amount-steps = { $count ->
    [one] 1 livello
   *[other] { $count } livelli
}
amount-violet = { $count ->
    [one] 1 lavoratore viola
   *[other] { $count } lavoratori viola
}
amount-orange = { $count ->
    [one] 1 lavoratore arancione
   *[other] { $count } lavoratori arancioni
}
amount-grey = { $count ->
    [one] 1 lavoratore grigio
   *[other] { $count } lavoratori grigi
}
amount-pink = { $count ->
    [one] 1 lavoratore rosa
   *[other] { $count } lavoratori rosa
}
amount-brown = { $count ->
    [one] 1 lavoratore marrone
   *[other] { $count } lavoratori marroni
}
amount-any = { $count ->
    [one] 1 lavoratore a scelta
   *[other] { $count } lavoratori a scelta
}
amount-it = { $count ->
    [one] 1 lavoratore di quel colore
   *[other] { $count } lavoratori di quel colore
}

# Rischi, maggioranze, azioni

risk = { $colour ->
    [violet] alluvione (viola)
    [orange] incendio (arancione)
    [grey] crollo (grigio)
    [pink] rivolta (rosa)
    [brown] malattia (marrone)
    [any] un rischio a scelta
   *[it] il rischio di quel colore
}
majority-square = piazza del municipio
majority-buildings = edifici
majority-wall = mura
majority-score = segnapunti
majority-zoo = zoo
action-workers = prendere lavoratori
action-money = prendere denaro
action-calm = ridurre un rischio
action-wall = erigere una sezione
action-site = posare un terreno
action-building = costruire
side-left = a sinistra
side-right = a destra

# Carte

card = { $type } { $number }
card-whole = { $card } ({ hue }) – { $cost }, { $points } – { $text }
text-none = conta per la maggioranza degli zoo
text-types = sempre: conta allo stesso tempo come { $types }
text-always = sempre: { $power }
text-when = ogni volta che { $event }: { $acts }
text-plain = { $works }: { $acts }
text-plain-if = { $works }, se { $condition }: { $acts }
text-plain-for = { $works }, per { $price }: { $acts }
text-plain-if-for = { $works }, se { $condition }, per { $price }: { $acts }
works-instant = subito
works-laurel = alla fine della partita
works-round-1 = all’inizio di ogni giro
works-round-2 = a ogni giro, con i dadi
works-round-3 = una volta per giro
works-round-4 = alla fine di ogni giro
if-die = il dado { hue } mostra { $figure } o più
if-no-low = nessun dado mostra { $figure } o meno
if-sum-at-most = la somma dei dadi è al massimo { $figure }
if-sum-at-least = la somma dei dadi è almeno { $figure }
price-and-any = { $worker } e un altro a scelta
price-distinct = quanti lavoratori di colori diversi vuoi

when-workers = prendi lavoratori
when-money = prendi denaro con il dado { hue }
when-site = posi un terreno
when-wall = erigi una sezione
when-their-wall = un altro giocatore erige una sezione
when-their-building = un altro giocatore costruisce un edificio
when-majority = giri una maggioranza
when-park-marks = un parco ti dà marchi
when-token = peschi un gettone incidente
when-advance = avanzi sulla piazza

power-lightning-twice = ciò che agisce subito può agire una seconda volta, gratis
power-ties-win = vinci le maggioranze anche in parità, ma non a zero
power-free-wall = con l’azione le sezioni non ti costano nulla
power-advance-discount = avanzare costa { $marks } in meno
power-building-discount = gli edifici costano { $marks } in meno
power-shield = puoi restituire un lavoratore del suo colore invece di aumentare un rischio
power-fourth-risk = gli incidenti colpiscono un aumento più tardi
power-double-calm = l’azione riduce un rischio di due livelli
power-two-a-site = ogni tuo terreno porta due edifici
power-recolour = per un lavoratore grigio una carta si gioca come di un altro colore
power-choose-token = scegli tu il rischio che un gettone incidente aumenta
power-black-wall = una sezione può costare quanto mostra il dado nero
power-black-toll = con i dadi gli altri pagano in più il numero del dado nero per avanzare
power-half = gli edifici { hue.mp } costano la metà, arrotondata per eccesso

act-gain-per = { $amount } { $per }
act-calm = riduci i tuoi rischi di { $steps } ({ $points } per livello)
act-calm-colour = riduci { $colour ->
    [violet] l’alluvione (viola)
    [orange] l’incendio (arancione)
    [grey] il crollo (grigio)
    [pink] la rivolta (rosa)
    [brown] la malattia (marrone)
    [any] un rischio
   *[it] il rischio di quel colore
} di { $steps } ({ $points } per livello)
act-worker-set = un lavoratore di ogni colore
act-worker-ones = un lavoratore del colore di ogni dado che mostra un uno
act-worker-matches = un lavoratore del colore di ogni dado uguale a quello nero
act-draw = { $count ->
    [one] pesca 1 carta
   *[other] pesca { $count } carte
}
act-draw-colour = pesca una carta { hue.f }
act-discard = { $count ->
    [one] scarta 1 carta
   *[other] scarta { $count } carte
}
act-act-drawn = pesca una carta e fai con essa un’azione base
act-act-discarded = fai un’azione base con la carta in cima agli scarti
act-lay = { $count ->
    [one] posa 1 carta da un mazzo come terreno, gratis
   *[other] posa { $count } carte dai mazzi come terreni, gratis
}
act-lay-paying = posa la prima carta di un mazzo come terreno, per un lavoratore del suo colore
act-fetch = costruisci un edificio di tipo { $type } dagli scarti, gratis
act-seek = cerca una carta { $type } nel mazzo { $colour ->
    [any] a tua scelta
    [it] di quel colore
   *[other] { hue }
} e prendila
act-wall-free = erigi una sezione, gratis
act-wall-double = erigi una sezione al doppio del costo, senza carta
act-advance = avanza di una casella
act-swap = scambia dei lavoratori con altrettanti di colori che non hai dato
act-buy = { $count ->
    [one] compra fino a 1 lavoratore per un marco
   *[other] compra fino a { $count } lavoratori per un marco ciascuno
}
act-again-one = usa di nuovo un edificio già usato in questo giro, pagando di nuovo
act-again-all = usa tutti i tuoi edifici che chiedono lavoratori, senza di essi
act-copy = usa un edificio di un altro giocatore che agisce subito
act-take-back = riprendi in mano quanti tuoi edifici vuoi
act-clerk-it = metti un altro impiegato alla finestra di quel colore
act-clerk-step = sposta l’impiegato del giro alla finestra vicina
act-under-zoo-it = costruisci un edificio di quel colore sotto uno zoo di quel colore, gratis
act-reclaim = prendi tanti scarti quanti ne mostra il dado nero, e scartane altrettanti
act-toll = paga a tutti gli altri un marco ciascuno per un loro punto
act-curse = riduci un tuo rischio; per tutti gli altri aumenta
act-token = pesca un gettone incidente per tutti gli altri
act-others-discard = tutti gli altri scartano una carta
act-others-flip = tutti gli altri rigirano una maggioranza
act-others-card = prendi a tutti gli altri una carta a caso
act-others-marks = { $count ->
    [one] prendi 1 marco a tutti gli altri
   *[other] prendi { $count } marchi a tutti gli altri
}
act-others-workers = { $count ->
    [one] prendi 1 lavoratore a tua scelta a tutti gli altri
   *[other] prendi { $count } lavoratori a tua scelta a tutti gli altri
}
act-others-wall = tutti gli altri perdono una sezione
act-others-retreat = tutti gli altri arretrano di una casella
act-others-building = tutti gli altri perdono un edificio
act-others-site = tutti gli altri perdono un terreno

per-type = { $each ->
    [one] per edificio di tipo { $type }
   *[other] ogni { $each } edifici di tipo { $type }
}
per-site = { $each ->
    [one] per terreno { hue }
   *[other] ogni { $each } terreni { hue.mp }
}
per-buildings = { $each ->
    [one] per edificio
   *[other] ogni { $each } edifici
}
per-walls = { $each ->
    [one] per sezione
   *[other] ogni { $each } sezioni
}
per-thirds = { $each ->
    [one] per terza sezione
   *[other] ogni { $each } terze sezioni
}
per-statues = { $each ->
    [one] per statua
   *[other] ogni { $each } statue
}
per-majorities = { $each ->
    [one] per maggioranza
   *[other] ogni { $each } maggioranze
}
per-types = { $each ->
    [one] per tipo di edificio
   *[other] ogni { $each } tipi di edifici
}
per-site-colours = { $each ->
    [one] per colore dei tuoi terreni
   *[other] ogni { $each } colori dei tuoi terreni
}
per-all-colours = se hai terreni di tutti i colori
per-workers = { $each ->
    [one] per lavoratore
   *[other] ogni { $each } lavoratori
}
per-worker-colours = { $each ->
    [one] per colore dei tuoi lavoratori
   *[other] ogni { $each } colori dei tuoi lavoratori
}
per-worker-sets = { $each ->
    [one] per serie di lavoratori di tutti i colori
   *[other] ogni { $each } serie di lavoratori di tutti i colori
}
per-risks = { $each ->
    [one] per livello di rischio aumentato
   *[other] ogni { $each } livelli di rischio aumentato
}
per-risk-colours = { $each ->
    [one] per rischio aumentato
   *[other] ogni { $each } rischi aumentati
}
per-ones = { $each ->
    [one] per dado che mostra un uno
   *[other] ogni { $each } dadi che mostrano un uno
}
per-sixes = { $each ->
    [one] per dado che mostra un sei
   *[other] ogni { $each } dadi che mostrano un sei
}
per-mode = { $each ->
    [one] per punto del numero che più dadi mostrano, se è uno solo
   *[other] ogni { $each } punti del numero che più dadi mostrano, se è uno solo
}
per-die-black = { $each ->
    [one] per punto del dado nero
   *[other] ogni { $each } punti del dado nero
}
per-die-it = { $each ->
    [one] per punto del dado di quel colore
   *[other] ogni { $each } punti del dado di quel colore
}
per-square = { $each ->
    [one] per punto della tua casella sulla piazza
   *[other] ogni { $each } punti della tua casella sulla piazza
}
per-best-statue = { $each ->
    [one] per punto del tuo miglior Hummel
   *[other] ogni { $each } punti del tuo miglior Hummel
}
per-paid = { $each ->
    [one] per lavoratore restituito
   *[other] ogni { $each } lavoratori restituiti
}

# Sindaci, navi, gettoni, borsa, impiegati

mayor-whole = sindaco { $number } – comincia con { $marks } e { $workers ->
    [0] nessun lavoratore
    [one] 1 lavoratore di ogni colore
   *[other] { $workers } lavoratori di ogni colore
} – { $skill }
mayor-1 = completi la mano fino a { $figure } carte
mayor-2 = { $figure ->
    [one] ogni volta che un tuo rischio aumenta: 1 lavoratore del suo colore
   *[other] ogni volta che un tuo rischio aumenta: { $figure } lavoratori del suo colore
}
mayor-3 = niente gettoni incidente per te, e il dado nero non conta quando avanzi
mayor-4 = ogni volta che costruisci un edificio che non costa nulla: un punto e { $figure ->
    [one] 1 marco
   *[other] { $figure } marchi
}
mayor-5 = { $figure ->
    [one] ogni sezione ti costa 1 marco
   *[other] ogni sezione ti costa { $figure } marchi
}
mayor-6 = { $figure ->
    [one] ogni livello di rischio ridotto dà 1 punto
   *[other] ogni livello di rischio ridotto dà { $figure } punti
}
mayor-7 = una volta per giro puoi usare un edificio due volte, pagando due volte
mayor-8 = { $figure ->
    [one] 1 marco ogni volta che giri una maggioranza
   *[other] { $figure } marchi ogni volta che giri una maggioranza
}
mayor-9 = { $figure ->
    [one] 1 punto per ogni terreno che posi
   *[other] { $figure } punti per ogni terreno che posi
}
mayor-10 = { $figure ->
    [one] 1 marco in più ogni volta che prendi denaro
   *[other] { $figure } marchi in più ogni volta che prendi denaro
}
ship-violet = { $marks }
ship-orange = { $workers ->
    [one] 1 lavoratore a scelta
   *[other] { $workers } lavoratori di un colore
}
ship-grey = pesca una carta del colore della sezione e fai con essa un’azione base
ship-pink = { $price ->
    [one] paga 1 marco e avanza di una casella
   *[other] paga { $price } marchi e avanza di una casella
}
ship-brown = usa un tuo edificio che agisce subito
ship-black = riduci un rischio
token = aumenta: { $risks }
token-bonus = aumenta: { $risks }; porta { $bonus }
bonus-card = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
bonus-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
bonus-worker = { $count ->
    [one] 1 lavoratore
   *[other] { $count } lavoratori
}
bonus-marks = { $count ->
    [one] 1 marco
   *[other] { $count } marchi
}
bonus-calm = { $count ->
    [one] 1 livello in meno per un altro rischio
   *[other] { $count } livelli in meno per altri rischi
}
exchange-more-marks = { $action }: { $amount } in più
exchange-less-marks = { $action }: { $amount } in meno
exchange-more-workers = { $action }: { $count ->
    [0] niente in più
    [one] 1 lavoratore in più
   *[other] { $count } lavoratori in più
}
exchange-pay-marks = { $action }: paga { $amount }
exchange-gain-points = { $action }: guadagna { $amount }
exchange-lose-points = { $action }: perdi { $amount }
exchange-pay-colour = { $action }: un lavoratore in più da pagare, tra: { $colours }
exchange-cheaper = { $action }: { $amount } in meno
exchange-dearer = { $action }: { $amount } in più da pagare
exchange-gain-colour = { $action }: un lavoratore in più, tra: { $colours }
exchange-pay-workers = { $action }: { $count ->
    [0] niente in più da pagare
    [one] 1 lavoratore del suo colore da pagare
   *[other] { $count } lavoratori del suo colore da pagare
}
exchange-die-workers = { $action }: { $count ->
    [one] anche 1 lavoratore del colore del dado
   *[other] anche { $count } lavoratori del colore del dado
}
exchange-free-colour = { $action }: gratis se { $colours }
exchange-dearer-colour = { $action }: { $amount } in più da pagare se { $colours }
edict-by-die-more = { $count ->
    [one] prendere denaro: 1 marco in più con { $colours }
   *[other] prendere denaro: { $count } marchi in più con { $colours }
}
edict-by-die-less = { $count ->
    [one] prendere denaro: 1 marco in meno con { $colours }
   *[other] prendere denaro: { $count } marchi in meno con { $colours }
}
edict-by-die-more-all = { $count ->
    [one] prendere denaro: 1 marco in più
   *[other] prendere denaro: { $count } marchi in più
}
edict-by-die-less-all = { $count ->
    [one] prendere denaro: 1 marco in meno
   *[other] prendere denaro: { $count } marchi in meno
}
edict-one-worker-more = prendere lavoratori: { $count } in più a scelta
edict-one-worker-less = prendere lavoratori: restituirne uno
edict-own-worker = prendere lavoratori con { $colours }: { $count } in più
edict-own-worker-all = prendere lavoratori: { $count } in più
edict-wall-cost-more = erigere una sezione: { $count ->
    [one] 1 marco in più da pagare
   *[other] { $count } marchi in più da pagare
}
edict-wall-cost-less = erigere una sezione: { $count ->
    [one] 1 marco in meno
   *[other] { $count } marchi in meno
}
edict-new-hand = con i dadi: mani nuove, una carta di ogni colore
edict-new-hand-two = con i dadi: mani nuove, { $count } carte di un colore e { $rest } di un altro
edict-advance-cost-more = avanzare: { $count ->
    [one] 1 marco in più da pagare
   *[other] { $count } marchi in più da pagare
}
edict-advance-cost-less = avanzare: { $count ->
    [one] 1 marco in meno
   *[other] { $count } marchi in meno
}
edict-all-ships-more = tutte le navi salpano
edict-all-ships-less = nessuna nave salpa
edict-building-cost-more = edifici: { $count ->
    [one] 1 marco in più da pagare
   *[other] { $count } marchi in più da pagare
}
edict-building-cost-less = edifici: { $count ->
    [one] 1 marco in meno
   *[other] { $count } marchi in meno
}
edict-more-actions-more = { $count ->
    [one] 1 turno in più per tutti
   *[other] { $count } turni in più per tutti
}
edict-more-actions-less = { $count ->
    [one] 1 turno in meno per tutti
   *[other] { $count } turni in meno per tutti
}
edict-safe = rischi che non aumentano: { $colours }
edict-safe-all = i rischi non aumentano

# Domande

ask-draw = { $left ->
    [one] { $who }: da quale mazzo peschi 1 carta?
   *[other] { $who }: da quale mazzo peschi? Ancora { $left } carte.
}
ask-discard = { $left ->
    [one] { $who }: quale carta scarti?
   *[other] { $who }: quale carta scarti? Ancora { $left }.
}
ask-take-workers = { $left ->
    [one] { $who }: quale lavoratore prendi?
   *[other] { $who }: quale lavoratore prendi? Ancora { $left }.
}
ask-take-workers-buying = { $who }: quale lavoratore compri? Fino ad altri { $left }, hai { $marks }.
ask-give-worker = { $who }: quale lavoratore restituisci?
ask-lower-risks = { $left ->
    [one] { $who }: quale rischio riduci?
   *[other] { $who }: quale rischio riduci? Ancora { $left } livelli.
}
ask-mayor = { $who }: quale lato della tua tessera sindaco scegli?
ask-turn = { $who }: quale carta giochi? Prima puoi usare edifici. Hai { $marks }.
ask-turn-after = { $who }: usi un edificio prima di finire il turno? Hai { $marks }.
ask-play-card = { $who }: che cosa fai con { $card } ({ hue })? Hai { $marks }.
ask-play-card-unseen = { $who }: che cosa fai con una carta { hue.f }?
ask-ship = { $who }: usi una nave, per un lavoratore { hue }?
ask-take-same = { $who }: di quale colore prendi i lavoratori?
ask-strike = { $who }: quale dei tuoi edifici agisce subito?
ask-strike-foreign = { $who }: quale edificio degli altri agisce per te?
ask-draw-to-play = { $who }: da quale mazzo peschi una carta per un’azione base?
ask-lay-drawn = { $left ->
    [one] { $who }: di quale mazzo posi la prima carta come terreno?
   *[other] { $who }: di quale mazzo posi la prima carta come terreno? Ancora { $left }.
}
ask-lay-drawn-paying = { $who }: di quale mazzo posi la prima carta come terreno, per un lavoratore?
ask-fetch = { $who }: quale carta { $type } costruisci dagli scarti?
ask-seek = { $who }: quale carta { $type } prendi dal mazzo { hue }?
ask-use-again = { $who }: quale edificio usi di nuovo?
ask-use-all = { $who }: usi questo edificio senza i suoi lavoratori?
ask-place = { $who }: su quale terreno costruisci { $card }?
ask-swap-out = { $who }: quale lavoratore scambi? Finora { $left }.
ask-swap-in = { $who }: quale lavoratore prendi in cambio? Ancora { $left }.
ask-take-back = { $who }: quale edificio riprendi in mano?
ask-shift-clerk = { $who }: a quale finestra va l’impiegato?
ask-under-zoo = { $who }: quale edificio { hue } costruisci sotto il tuo zoo?
ask-pay-others = { $who }: a chi paghi un marco per un punto? Hai { $marks }.
ask-curse = { $who }: quale rischio riduci, e aumenti per tutti gli altri?
ask-flip-down = { $who }: quale maggioranza rigiri?
ask-rob-workers = { $left ->
    [one] { $who }: quale lavoratore prendi a { $other }?
   *[other] { $who }: quale lavoratore prendi a { $other }? Ancora { $left }.
}
ask-raise-risk = { $who }: il rischio { hue } aumenta?
ask-choose-risk = { $who }: quale rischio aumenta per il gettone?
ask-accidents = { $who }: quale incidente subisci per primo?
ask-lose-site = { $who }: quale terreno perdi?
ask-lose-building = { $who }: quale edificio perdi?
ask-lose-section = { $who }: da quale lato perdi una sezione?
ask-in-phase = { $who }: usi ora questo edificio? Hai { $marks }.
ask-draw-from-two = { $number ->
    [one] { $who }: da quale mazzo peschi 1 carta?
   *[other] { $who }: da quale mazzo peschi { $number } carte?
}
ask-statue = { $who }: quale statua prendi per il lato finito?
ask-section = { $who }: da quale lato erigi una sezione?
ask-pay-any = { $who }: quale lavoratore restituisci per { $card }?
ask-pay-distinct = { $who }: quale lavoratore restituisci per { $card }? Uno per colore.
ask-encore = { $who }: { $card } agisce una seconda volta?
ask-step = { $who }: avanzi sulla piazza del municipio? Hai { $marks }.
over = { $winners ->
    [one] Gli otto giri sono finiti. { $who } vince con { $points } punti.
   *[other] Gli otto giri sono finiti. { $who } condividono la vittoria con { $points } punti ciascuno.
}
over-won = Gli otto giri sono finiti. { $who } vince con { $points } punti; TOM ne ha { $other }.
over-lost = Gli otto giri sono finiti. TOM vince con { $other } punti; { $who } ne ha { $points }.

# Scelte

move-use = usare { $card } – { $text }
move-beside = accanto a { $card }
move-site-under = il terreno sotto { $card }, che torna in mano
move-draw = il mazzo { hue }
move-draw-some = { $count ->
    [one] 1 carta del mazzo { hue }
   *[other] { $count } carte del mazzo { hue }
}
move-lay-paying = il mazzo { hue }, per un lavoratore { hue }
move-as = restituire un lavoratore grigio e giocarla come carta { hue.f }
move-plot = un terreno { hue } vuoto
move-take = { $workers }
move-buy = { $workers } per { $price }
move-give = { $workers }
move-turn-away = no: restituire { $workers }
move-lower = { $risk }, aumentato { $raised } su { $limit }
move-raise = { $risk }, aumentato { $raised } su { $limit }
move-suffer = { $colour ->
    [violet] alluvione: perdere un terreno, il suo edificio torna in mano
    [orange] incendio: perdere un edificio
    [grey] crollo: perdere una sezione
    [pink] rivolta: perdere tutti i marchi
   *[brown] malattia: perdere tutti i lavoratori
}
move-ship = nave { hue.f }, per { $price }: { $text }
move-workers = prendere { $workers }
move-money = prendere { $marks } (il dado { hue } mostra { $shown })
move-calm = ridurre { $risk }: { $points } per livello
move-wall = erigere la prossima sezione { $side } ({ hue.f }) per { $cost }
move-site = posarla come terreno { hue } per { $price }
move-build = costruire { $card } per { $cost } – { $points } – { $text }
move-open = aprire { $card } per { $cost } – { $points } – { $text }
move-lose = { $side }: la sezione { hue.f }
move-clerk = la finestra { hue.f }
move-flip = { $majority }
move-pay = { $who }
move-hummel = lo Hummel da { $points }
move-lemonjette = la Lemonjette: subito { $marks }
move-advance = avanzare per { $cost }, alla casella da { $points }
move-beyond = oltre l’ultima casella per { $cost }: { $points }
move-stay = restare
move-again = sì, ancora una volta
done-end-turn = finire il turno
done-no-card = passare: non hai più carte
done-let-rise = sì: aumenta
done-no-ship = nessuna nave
done-build-nothing = nessuna
done-leave = no, lasciare
done-no-more = basta

# Che cosa è successo

event-round = Comincia il giro { $round }.
event-rolled = I dadi: { $dice }.
die-shows = { hue } { $shown }
event-gained = { $who } riceve { $amount }.
event-paid = { $who } paga { $amount }.
event-acted = { $who } gioca una carta { hue.f }: { $action }.
event-drew = { $who } pesca una carta { hue.f }.
event-drew-seen = { $who } pesca { $card } – { $text }.
event-discarded = { $who } scarta { $card }.
event-took-up = { $who } prende { $card }.
event-laid = { $who } posa un terreno { hue }.
event-opened = { $who } apre { $card }.
event-built = { $who } costruisce { $card }: { $text }.
event-built-under-zoo = { $who } costruisce { $card } sotto uno zoo: { $text }.
event-worked = { $who } usa { $card }.
event-shipped = { $who } usa la nave { hue.f }.
event-gathered = Gli scarti { hue.mp } formano un nuovo mazzo.
event-clerk-added = { $who } mette un altro impiegato alla finestra { hue.f }.
event-clerk-moved = { $who } sposta l’impiegato alla finestra { hue.f }.
event-majority = { $who } gira una maggioranza: { $majority }.
event-flipped-down = { $who } rigira una maggioranza: { $majority }.
event-stole = { $who } prende una carta { hue.f } a { $whom }.
event-stole-seen = { $who } prende { $card } a { $whom }.
event-raised = { $who }: { $colour ->
    [violet] il rischio di alluvione (viola) aumenta
    [orange] il rischio di incendio (arancione) aumenta
    [grey] il rischio di crollo (grigio) aumenta
    [pink] il rischio di rivolta (rosa) aumenta
   *[brown] il rischio di malattia (marrone) aumenta
}.
event-lowered = { $steps ->
    [one] { $who } riduce un rischio ({ hue }) di 1 livello.
   *[other] { $who } riduce un rischio ({ hue }) di { $steps } livelli.
}
event-token = { $who } pesca un gettone incidente: { $risks }.
event-accident = { $colour ->
    [violet] Alluvione: { $who } perde un terreno.
    [orange] Incendio: { $who } perde un edificio.
    [grey] Crollo: { $who } perde una sezione.
    [pink] Rivolta: { $who } perde tutti i marchi.
   *[brown] Malattia: { $who } perde tutti i lavoratori.
}
event-lost-site = { $who } perde un terreno { hue }; era { $card }.
event-lost-building = { $who } perde { $card }.
event-lost-section = { $who } perde una sezione ({ $side }).
event-walled = { $who } erige una sezione { hue.f } ({ $side }).
event-hummel = { $who } prende lo Hummel da { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-lemonjette = { $who } prende la Lemonjette.
event-advanced = { $who } avanza alla casella { $square }, { $points }.
event-beyond = { $who } va oltre l’ultima casella.
event-retreated = { $who } arretra alla casella { $square }, { $points }.
event-new-hand = { $who } scarta tutta la mano e ne pesca una nuova.
event-sailed = Navi che salpano: { $ships }.
event-exchange = La borsa passa al passo { $step }.
event-mayor = { $who } prende il sindaco { $mayor }: { $skill }.
event-tom = TOM agisce con il dado { hue }: { $die }.
event-turned-up = TOM scopre { $card }.
event-ended = La partita è finita.

# Il punteggio

score-track = sul tracciato
score-cards = carte
score-laurels = allori
score-majorities = maggioranze
score-wall = mura
score-statues = statue
score-clerks = impiegati
score-square = piazza

# Il tabellone nel terminale

code = { $colour ->
    [violet] V
    [orange] A
    [grey] G
    [pink] R
    [brown] M
   *[black] N
}
code-majority = { $majority ->
    [square] P
    [buildings] E
    [wall] M
    [score] S
   *[zoo] Z
}
board-round = giro { $round } di { $rounds }
board-phase-refill = completare le mani
board-phase-dice = i dadi
board-phase-actions = le azioni, turno { $turn }
board-phase-end = la fine del giro
board-before = prima del primo giro
board-dice = dadi
board-clerks = impiegati
board-piles = mazzi
board-ships = navi
board-square = piazza
board-statues = statue
board-discards = scarti
board-on-top = { $count }, in cima
board-tokens = gettoni
board-tokens-left = { $count ->
    [0] tutti usati
   *[other] ancora { $count }
}
board-exchange = borsa
board-then = poi: { $text }
board-tiles = tessere impiegato
board-players = Giocatori, { $who } per primo
board-hand = La tua mano
board-own = I tuoi edifici, zoo e parchi
board-cards = mano
board-free = terreni liberi
board-mayor = sindaco { $number }: { $skill }
board-used = usato
board-none = nessuno
board-under-zoo = sotto uno zoo
board-signs = ↯ subito · ∞ sempre · Ⅰ–Ⅳ una volta per giro, in quella fase · ❦ alla fine
board-legend = Le mura mostrano il costo delle sezioni che mancano, ■ è eretta.
head-card = carta
head-cost = costo
head-points = pt
head-marks = marchi
head-workers = lavoratori
head-risks = rischi
head-wall = mura
head-square = pz.
head-majorities = mag.
head-statues = statue

# L’immagine del tavolo

see-card = { $colour ->
    [violet] Viola
    [orange] Arancione
    [grey] Grigio
    [pink] Rosa
   *[brown] Marrone
}, costa { $cost }, vale { $points } – { $text }
see-site = Un terreno { hue }
see-site-note = C’è posto per un edificio.
see-site-front = C’è posto per un edificio. Il fronte è { $card }; lo hai posato tu.
see-workers = { $count ->
    [one] 1 lavoratore { hue }
   *[other] { $count } lavoratori { hue.mp }
}
see-workers-note = I lavoratori pagano i terreni del loro colore e gli effetti degli edifici.
see-risk-violet = Salito di { $raised } livelli su { $limit }. Un’alluvione porta via un terreno; ciò che vi sta sopra torna in mano.
see-risk-orange = Salito di { $raised } livelli su { $limit }. Un incendio porta via un edificio.
see-risk-grey = Salito di { $raised } livelli su { $limit }. Un crollo porta via una sezione esterna del muro.
see-risk-pink = Salito di { $raised } livelli su { $limit }. Una rivolta porta via tutti i marchi.
see-risk-brown = Salito di { $raised } livelli su { $limit }. Una malattia porta via tutti i lavoratori.
see-majority = Maggioranza: { $majority }
see-majority-up = Girato da chi era solo in testa alla fine di un turno. Vale { $points } alla fine.
see-majority-down = Si gira se alla fine di un turno sei solo in testa. Allora vale { $points } alla fine.
see-marks-note = Con i marchi si pagano edifici, sezioni del muro e passi sulla piazza.
see-points-note = Punti sul tracciato. Altri si aggiungono alla fine: per edifici, maggioranze, muro, statue, impiegati e piazza.
see-first = Primo giocatore
see-first-note = Passa al giocatore seguente dopo ogni turno.
see-mayor = Sindaco { $number }
see-tower = La torre
see-tower-note = Da qui il muro cresce da entrambi i lati. La terza sezione di un lato vale { $points } punti alla fine, la quinta una statua.
see-section = { $colour ->
    [violet] Sezione viola: { $cost }
    [orange] Sezione arancione: { $cost }
    [grey] Sezione grigia: { $cost }
    [pink] Sezione rosa: { $cost }
   *[brown] Sezione marrone: { $cost }
}
see-section-note = Si erige con una carta del suo colore, quando è la prossima del suo lato.
see-section-third = Si erige con una carta del suo colore. La terza di un lato vale { $points } alla fine.
see-section-last = Si erige con una carta del suo colore. Completa il lato e porta una statua.
see-statue = Una statua
see-own-hummel = Hans Hummel, il portatore d’acqua. Vale { $amount } alla fine.
see-own-lemonjette = La Lemonjette, che vende limoni. Ha portato { $amount }.
see-board = { $who }
see-board-note = Muro, lavoratori, rischi, maggioranze e le carte sul tavolo: prima zoo e parchi, poi terreni ed edifici.
see-lake = La Binnenalster
see-lake-note = I dadi valgono per tutti. Un numero alto fa salire il rischio del suo colore, i bassi permettono un passo sulla piazza del Municipio, e ogni dado dice quanto denaro porta una carta del suo colore.
see-round = Turno { $round } di { $rounds }
see-die = Il dado { hue }
see-die-note = { $shown ->
    [0] Non ancora lanciato.
   *[other] Mostra { $shown }: altrettanti marchi per una carta { hue.f }.
}
see-die-black = { $shown ->
    [0] Non ancora lanciato.
   *[other] Mostra { $shown }: l’impiegato sta a quella finestra.
}
see-ship = La nave { hue.f }
see-ship-sails = È salpata. Chi erige una sezione può usarla per un lavoratore del colore della carta: { $text }
see-ship-moored = Salpa quando il suo dado mostra 3 o 4: { $text }
see-church = San Michele
see-church-note = Ogni turno un impiegato va alla finestra indicata dal dado nero. Alla fine ogni impiegato vale un punto per ogni carta della sua finestra.
see-clerk = L’impiegato del turno
see-clerk-note = Resta davanti alla sua finestra quando il turno è finito.
see-window = Finestra { $number }
see-window-note = { $count ->
    [0] Qui non è ancora rimasto nessun impiegato. Per { $types }.
    [one] Ogni carta di questi tipi vale 1 punto in più alla fine: { $types }.
   *[other] Ogni carta di questi tipi vale { $count } punti in più alla fine: { $types }.
}
see-clerks = { $count ->
    [one] 1 impiegato
   *[other] { $count } impiegati
}
see-clerks-note = { $count ->
    [one] Vale 1 punto alla fine per ogni carta di questa finestra.
   *[other] Valgono { $count } punti alla fine per ogni carta di questa finestra.
}
see-square = { $place ->
    [0] Davanti alla piazza del Municipio
   *[other] Piazza del Municipio, casella { $place }
}
see-square-note = Vale { $points } alla fine. Un passo oltre l’ultima casella porta subito { $beyond } punti.
see-pawn = { $who } sulla piazza del Municipio
see-pawn-note = Casella { $place }.
see-piles = I cinque mazzi
see-piles-note = La mano si completa dai mazzi che si vogliono. Di una carta si vede il colore, non il fronte.
see-pile = Il mazzo { hue }: { $count }
see-pile-note = { $types }
see-discards = Scarti: { $count }
see-discards-note = Qui sta, scoperto, ciò che è stato speso.
see-hummel = Hans Hummel
see-hummel-note = Per chi completa un lato del muro: { $amount } alla fine. Il migliore va per primo.
see-lemonjette = La Lemonjette
see-lemonjette-note = Per chi completa un lato del muro e la prende al posto di Hans Hummel: subito { $amount }.
see-tokens = Gettoni incidente: { $count }
see-tokens-note = Quando il dado nero mostra 5 o 6, ognuno ne pesca uno, e il rischio indicato sale.
see-token = Un gettone pescato
see-edict = Una tessera dell’impiegato
see-exchange = La Borsa
see-cursor = Il segnalino della Borsa
see-cursor-note = Avanza ogni volta che qualcuno fa quell’azione, poi sul retro della tessera; dopo viene la tessera seguente.
see-found = Da scegliere
see-hand = Mano
see-table = Sul tavolo
see-next-site = Il prossimo terreno
see-next-site-note = Una carta posata qui, per un lavoratore del suo colore, fa posto a un edificio.
see-counter-marks = Marchi: { $count }
see-counter-hand = Carte di questo colore in mano: { $count }
see-counter-square = Casella sulla piazza del Municipio: { $count }
see-counter-buildings = Edifici: { $count }
see-counter-wall = Sezioni del muro: { $count }
see-counter-zoo = Zoo: { $count }
see-action-workers = Scarta la carta per tre lavoratori del suo colore.
see-action-money = Scarta la carta per tanti marchi quanti ne mostra il dado del suo colore.
see-action-calm = Scarta la carta per ridurre di un livello il rischio del suo colore, per un punto.
see-action-wall = Scarta la carta e paga la prossima sezione del muro, se ha il colore della carta.
see-action-site = Restituisci un lavoratore del suo colore e posa la carta come terreno.
see-action-building = Paga il costo della carta e mettila su un terreno vuoto. Zoo e parchi non ne hanno bisogno.
