# Colonia in italiano.

intro = Guidi una famiglia di Colonia per { $weeks } settimane. Il martedì una carta manda membri al consiglio e stabilisce l’ordine di gioco; il mercoledì compri materie prime, il giovedì ordini merci agli artigiani, il venerdì carichi le navi, il sabato le navi partono e pagano, la domenica compri reliquie. Vince chi ha più punti in reliquie e vetrate. Ogni membro impiegato resta via per una settimana.

yellow = Giallo
blue = Blu
green = Verde
red = Rosso
orange = Arancione
violet = Viola

leather = cuoio
iron = ferro
wood = legno
linen = lino
fur = pelliccia
saddle = sella
wheel = ruota di carro
painting = quadro
clothing = abiti
shoes = scarpe
saddler = sellaio
wheelwright = carradore
painter = pittore
tailor = sarto
shoemaker = calzolaio
bergen = Bergen
bruges = Bruges
london = Londra
novgorod = Novgorod
mark = marchi
gulden = gulden
pfund = sterline
grivna = grivnie
mooring-1 = I
mooring-2 = II
mooring-3 = III
mooring-4 = IV
yes = sì
no = no

amount-leather = { $count ->
    [one] 1 cuoio
   *[other] { $count } cuoi
}
amount-iron = { $count ->
    [one] 1 ferro
   *[other] { $count } ferri
}
amount-wood = { $count ->
    [one] 1 legno
   *[other] { $count } legni
}
amount-linen = { $count ->
    [one] 1 lino
   *[other] { $count } lini
}
amount-fur = { $count ->
    [one] 1 pelliccia
   *[other] { $count } pellicce
}
amount-saddle = { $count ->
    [one] 1 sella
   *[other] { $count } selle
}
amount-wheel = { $count ->
    [one] 1 ruota di carro
   *[other] { $count } ruote di carro
}
amount-painting = { $count ->
    [one] 1 quadro
   *[other] { $count } quadri
}
amount-clothing = { $count ->
    [one] 1 abito
   *[other] { $count } abiti
}
amount-shoes = { $count ->
    [one] 1 paio di scarpe
   *[other] { $count } paia di scarpe
}
amount-mark = { $count ->
    [one] 1 marco
   *[other] { $count } marchi
}
amount-gulden = { $count } gulden
amount-pfund = { $count ->
    [one] 1 sterlina
   *[other] { $count } sterline
}
amount-grivna = { $count ->
    [one] 1 grivnia
   *[other] { $count } grivnie
}
amount-member = { $count ->
    [0] nessun membro
    [one] 1 membro
   *[other] { $count } membri
}

# Carte Reliquia e decreti

card-relic = { $points ->
    [one] reliquia di { $city }, 1 punto, { $price }
   *[other] reliquia di { $city }, { $points } punti, { $price }
}
card-shrine = reliquiario di { $city }, raddoppia una reliquia, { $price }
decree-saddler = il sellaio sbriga { $orders } ordini più del previsto
decree-wheelwright = il carradore sbriga { $orders } ordini più del previsto
decree-painter = il pittore sbriga { $orders } ordini più del previsto
decree-tailor = il sarto sbriga { $orders } ordini più del previsto
decree-shoemaker = il calzolaio sbriga { $orders } ordini più del previsto
decree-more-raw = i sette banchi ricevono ancora una materia prima ciascuno
decree-foreign-merchants = arrivano due mercanti stranieri con { $foreign } materie prime ciascuno
decree-draw-raw = ogni famiglia può pescare { $raw } materie prime dal sacchetto
decree-home-wednesday = fino a { $home } membri di ogni famiglia tornano a casa dalla via del mercoledì
decree-home-thursday = fino a { $home } membri di ogni famiglia tornano a casa dalla via del giovedì
decree-two-ships-sail = due navi partono subito
decree-one-ship-sails = una nave parte subito
decree-die-good = ogni famiglia ottiene una merce con il dado
decree-extra-hold = ogni nave ha una stiva aggiuntiva per una merce qualsiasi (valore { $money })
decree-two-relics = si espongono altre due carte Reliquia
decree-fewer-members = martedì prossimo il consiglio chiede a tutti un membro in meno
decree-exchange = ogni famiglia può cambiare fino a { $most } monete di una valuta in un’altra

# Che cosa si chiede

ask-family-cards = { $who }: quale carta Famiglia giochi questa settimana? In riserva: { $members }.
ask-vote = { $who }: sì o no, con { $votes } voti: { $decree }?
ask-mayor = { $who }: i voti sono pari, decidi tu come sindaco: { $decree }?
ask-market = { $who }: a quale banco compri? In riserva: { $members }.
ask-orders = { $who }: quale merce ordini? In riserva: { $members }.
ask-loading = { $who }: quale stiva carichi, con un membro? In riserva: { $members }.
ask-relics = { $who }: quale carta Reliquia compri?
ask-insuring = { $who }: quale carta assicuri con un membro, perché resti esposta? In riserva: { $members }.
ask-fill-shrine = { $who }: quale reliquia di { $city } metti per sempre nel reliquiario?
ask-enshrine = { $who }: metti per sempre la reliquia nel tuo reliquiario di { $city }?
ask-each-draw-raw = { $who }: peschi materie prime dal sacchetto?
ask-each-home-wednesday = { $who }: quanti membri tornano a casa dalla via del mercoledì?
ask-each-home-thursday = { $who }: quanti membri tornano a casa dalla via del giovedì?
ask-each-exchange = { $who }: quale valuta dai in cambio?
ask-exchange = { $who }: che cosa prendi in cambio di { $currency }?
ask-choose-good = { $who }: il dado segna un sei, quale merce scegli?
over = { $winners ->
    [one] Le sei settimane sono finite. { $who } vince con { $points } punti.
   *[other] Le sei settimane sono finite. Vittoria condivisa con { $points } punti ciascuno: { $who }.
}

# Che cosa si può scegliere

move-card = { $value } voti, { $members } al consiglio
move-card-zero = la carta { $value }: hai troppo pochi membri, varrà zero
move-yes = sì
move-no = no
move-pass = passa per oggi
move-stall = banco { $stall }: { $raw } – per { $members }
move-order = { $good }, con { $raw } e { $members } – posto { $place } in coda, { $bar ->
    [one] 1 ordine certo
   *[other] { $bar } ordini certi
} finora
move-load = nave { $mooring } per { $city }: { $goods } – rende { $pay }
move-extra = stiva aggiuntiva della nave { $mooring } per { $city }: { $goods } – rende { $pay }
move-relic = { $card }
move-relic-insured = { $card } (carta assicurata da { $who })
move-enshrine = la reliquia da { $points ->
    [one] 1 punto
   *[other] { $points } punti
} – { $doubled } punti nel reliquiario
move-leave = lascia vuoto il reliquiario
move-draw = pesca
move-skip = no, grazie
move-home = { $count ->
    [0] nessuno
   *[other] { $members }
}
move-good = { $good }
move-change = { $currency }
move-into = { $money }

# Che cosa è successo

event-week = Comincia la settimana { $week }.
event-decrees = Decreti della settimana: { $decrees }.
event-played = { $votes ->
    [0] { $who } gioca la carta { $value } con troppo pochi membri: vale zero.
   *[other] { $who } gioca la carta { $value }.
}
event-order = Ordine di gioco: { $order }.
event-rolled = { $who } tira il dado: { $die }.
event-die = Il dado segna { $die }.
event-voted = { $who } vota { $vote } ({ $votes }).
event-adopted = Approvato: { $decree }.
event-rejected = Respinto: { $decree }.
event-took-stall = { $who } mette { $members } al banco { $stall }.
event-ordered = { $who } affida un ordine al { $craftsman }, con { $members }.
event-loaded = { $who } carica la nave { $mooring } per { $city }.
event-sailed = La nave { $mooring } parte per { $city }.
event-gained = { $who } ottiene { $amount }.
event-paid = { $who } paga { $amount }.
event-bought = { $who } compra: { $card }.
event-enshrined = { $grade ->
    [one] { $who } mette una reliquia da 1 punto nel reliquiario di { $city }.
   *[other] { $who } mette una reliquia da { $grade } punti nel reliquiario di { $city }.
}
event-insured = { $who } assicura: { $card }.
event-passed = { $who } passa.
event-went-home = { $count ->
    [one] 1 membro di { $who } torna a casa.
   *[other] { $count } membri di { $who } tornano a casa.
}
event-window = { $city }: { $who } ha più denaro di tutti e ottiene la vetrata, { $points } punti.
event-ended = La partita è finita.

# Il punteggio

score-relics = dalle reliquie
score-shrines = dai reliquiari
score-windows = dalle vetrate

# Il tabellone nel terminale

board-monday = Lunedì
board-tuesday = Martedì
board-wednesday = Mercoledì
board-thursday = Giovedì
board-friday = Venerdì
board-saturday = Sabato
board-sunday = Domenica
board-week = settimana { $week } di { $weeks }
board-before = prima della prima settimana
board-order = ordine
board-decrees = decreti
board-none = niente
board-market = Mercato: i banchi e le loro materie prime
board-workshops = Artigiani: ordini consegnati fino alla barra ┃, dadi da tirare: { $dice }
board-harbour = Porto: { $count } in partenza
board-relics = Reliquie e reliquiari esposti
board-families = Famiglie
board-votes = voti
board-cards = carte
board-reserve = ris.
board-streets = Ma/Me/Gi/Ve
board-raw = cu/fe/le/li/pe
board-goods = se/ru/qu/ab/sc
board-money = ma/gu/st/gr
board-points = punti
board-extra = a scelta
head-streets = strade
head-raw = mat.
head-goods = merci
head-money = soldi

# Il tavolo nel browser

scene-week = Settimana
scene-council = Consiglio
scene-market = Mercato
scene-workshops = Artigiani
scene-harbour = Porto
scene-relics = Reliquie
scene-hand = Carte Famiglia e voti
scene-money = Membri e denaro
scene-goods = Merci
scene-raw = Materie prime
scene-relics-own = Le tue reliquie

short-wednesday = Mer
short-thursday = Gio
short-friday = Ven
short-saturday = Sab
street-tuesday = via del martedì
street-wednesday = via del mercoledì
street-thursday = via del giovedì
street-friday = via del venerdì

note-monday = Si scopre una nuova carta settimana: rifornisce i banchi, regola le barre degli artigiani e dice quante navi partono. Si scoprono tre decreti.
note-tuesday = Ognuno gioca una carta Famiglia: altrettanti membri vanno al consiglio, altrettanti voti, e la più alta comincia per tutta la settimana.
note-wednesday = Decreti, poi mercato: prendi tutte le materie di un banco per altrettanti membri.
note-thursday = Decreti, poi artigiani: due materie e alcuni membri fanno un ordine; sopra la barra diventa una merce.
note-friday = Decreti, poi carico: metti merci e un membro nella stiva di una nave.
note-saturday = Decreti, poi le navi partono e pagano il carico nella moneta della loro città.
note-sunday = Compra reliquie e reliquiari nella moneta della loro città; poi assicura delle carte perché restino esposte.

label-today = oggi: { $day }
label-on-street = { $who }: { $members } ({ $street })
note-street = I membri usati restano qui una settimana. Tornano a casa dopo gli affari di questo giorno della settimana seguente.
label-early = { $who }: { $members } accanto alla via del venerdì
note-early = Sono tornati con navi partite in anticipo, e vanno a casa una settimana dopo con quelli del sabato.
label-order = { $who }: numero { $place } nell’ordine di gioco
label-mayor = Sindaco: { $who }
note-mayor = Primo nell’ordine di gioco. Decide se i voti sono pari.
label-decree = Decreto ({ $day })
note-week-card = { $raw } materie prime per il mercato, gli ordini che ogni artigiano esegue, { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} per altri ordini, { $ships ->
    [one] 1 nave parte
   *[other] { $ships } navi partono
}.

label-stall = banco { $stall }
label-stall-foreign = banco di un mercante straniero
note-stall = { $raw }. Si prende tutto insieme, per un membro ciascuno.
note-stall-taken = Svuotato da { $who } con { $members }.
note-stall-empty = Vuoto.
note-stall-closed = Apre solo se lo dice un decreto.
label-bag = { $count ->
    [one] sacco: 1 materia prima
   *[other] sacco: { $count } materie prime
}
note-bag = Dentro: { $raw }.
note-workshop = Da { $one } e { $other }: { $good }. Nella riserva: { $supply }.
note-line = Otto posti per gli ordini, il primo in alto.
label-waiting = { $who }: numero { $place } in fila, { $members }
note-sure = Sopra la barra: questo ordine si esegue questa settimana.
note-unsure = Sotto la barra: aspetta, a meno che dadi o un decreto spostino la barra.
label-next-order = il prossimo ordine qui chiede { $members }
label-bar = { $count ->
    [one] barra: 1 ordine questa settimana
   *[other] barra: { $count } ordini questa settimana
}
note-bar = Gli ordini sopra di essa si eseguono giovedì. Dadi e decreti la fanno avanzare.
label-dice = { $count ->
    [one] 1 dado giovedì
   *[other] { $count } dadi giovedì
}
note-dice = Ognuno dà un ordine in più a un artigiano, un sei a tutti.

label-mooring = ormeggio { $mooring }
label-sails = parte sabato
label-ship = nave per { $city }
note-ship = Le sue stive pagano in questa moneta alla partenza: { $currency }.
label-hold = stiva: { $goods } – paga { $pay }
note-hold = Servono proprio queste merci e un membro. Paga quando la nave parte.
note-loaded = Caricata da { $who }, che incassa quando la nave parte.
label-extra = stiva in più: una merce qualsiasi – paga { $pay }

note-relic = Si compra al suo prezzo nella moneta della sua città; alla fine vale i suoi punti.
note-shrine = Raddoppia i punti di una reliquia della sua città che vi si depone.
note-shrine-owned = Di { $who }. Raddoppia i punti di una reliquia della sua città che vi si depone.
note-enshrined = { $points ->
    [one] Vale 1 punto nel suo reliquiario.
   *[other] Vale { $points } punti nel suo reliquiario.
}
note-insured = Assicurata da { $who }: resta esposta, ma chiunque può comprarla.
label-niche = posto del reliquiario di { $city }
label-window = { $points ->
    [one] vetrata di { $city }: 1 punto
   *[other] vetrata di { $city }: { $points } punti
}
note-window = Alla fine va alla famiglia con più denaro della sua città, se è una sola.
note-window-won = Va a { $who }, che ha più denaro di questa città.

label-card = { $who }: carta Famiglia { $value }
note-card = Manda { $members } al consiglio e dà { $value } voti. La carta più alta comincia. Ogni carta si usa una volta sola.
note-played = { $votes ->
    [0] Giocata con troppo pochi membri: nessun voto, e ultimo posto.
   *[other] Giocata questa settimana, per { $votes } voti.
}
label-vote-yes = vota sì
label-vote-no = vota no
note-vote = { $votes ->
    [0] Non hai voti questa settimana.
    [one] Hai 1 voto questa settimana.
   *[other] Hai { $votes } voti questa settimana.
}
label-reserve = { $members } in riserva
note-reserve = I membri che si possono usare ora.
note-raw = Due materie diverse fanno una merce, da un artigiano il giovedì.
note-good = Le merci si caricano sulle navi il venerdì.
note-money = La domenica compra reliquie della sua città.
label-cards-left = { $count ->
    [one] ancora 1 carta Famiglia
   *[other] ancora { $count } carte Famiglia
}
note-cards-left = Restano: { $values }.
note-no-cards = Sono tutte giocate.
label-screen = schermo chiuso
note-screen = Denaro, materie, merci e reliquie di questa famiglia non si vedono.
label-relics = { $count ->
    [one] 1 reliquia
   *[other] { $count } reliquie
}
note-passed = ha passato per oggi
