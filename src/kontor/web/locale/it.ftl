# Ogni pagina.
skip = Al contenuto
nav = La casa
new-table = Nuovo tavolo
register = Registrati
log-in = Accedi
log-out = Esci
log-out-guest = Un ospite che esce non ritrova più i suoi tavoli.
language = Lingua
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
theme = Chiaro o scuro
about = Su questa casa
records = Rivedi una partita
rules = Regole
rules-of = Regole di { $game }
game = Gioco
games = Giochi
seats = Posti
name = Nome
place = Posizione
points = Punti
show = Mostra
you = tu
to-lobby = Alla sala

# La sala.
lobby = Sala
welcome = Siediti al tavolo.
what-this-is = Giochi da tavolo di mercanti e delle loro città: gioca qui e ora, con altri o contro i bot. Senza e-mail, niente da installare.
my-tables = I miei tavoli
play-bots = Gioca subito contro i bot
learn-short = Impara in cinque minuti
minutes = circa { $count } minuti
with-friends = Con altri
ratings = Classifica
open-tables = Tavoli aperti
open-tables-empty = Ora nessuno aspetta giocatori.
to-watch = Da guardare
nothing-to-watch = Nessuna partita aperta è in corso.
about-rival-cities = Amburgo contro Altona: muovi il calamaio e vinci in tribunale, per mare, in consiglio o con la fama.
about-hamburgum = Produci birra, commercia e costruisci lungo la rondella, e dona a sei chiese per il prestigio.
about-colonia = Sei settimane a Colonia: vota, compra, lavora, spedisci, e spendi tutto in reliquie.
players = { $low ->
    [2] { $high ->
        [2] 2 giocatori
       *[other] da 2 a { $high } giocatori
    }
   *[other] da { $low } a { $high } giocatori
}
your-turn = Tocca a te
free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
hot-seat = Un solo schermo
rated = valutata
unrated = non valutata
listed-short = aperta a tutti
by-invitation-short = su invito

# I bot.
bot = bot
bot-level = Bot: { $level }
bot-random = Caso
bot-greedy = Ingordo
bot-novice = Principiante
bot-regular = Abituale
bot-expert = Esperto
bot-master = Maestro
bot-plays-on = un bot gioca al suo posto

# Gli orologi.
clock = Orologio
clock-none = senza orologio
clock-live = { $minutes } min + { $increment } s
clock-days = { $count ->
    [one] 1 giorno a turno
   *[other] { $count } giorni a turno
}
clock-hours = { $count ->
    [one] 1 ora a turno
   *[other] { $count } ore a turno
}
hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}

# Un nuovo tavolo.
seat-number = Posto { $number }
seat-me = A questo browser
seat-open = libero
seat-for-others = Libero per altri
seat-none = Non usato
name-at-hot-seat = Nome al posto { $number }, se più persone usano questo browser
hot-seat-hint = Più persone a questo browser giocano allo stesso schermo: scrivi i nomi, e Kontor dice quando passarlo.
options = Varianti
option-rival-cities-layout = Carte base sull’anello
value-rival-cities-layout-random = mescolate
value-rival-cities-layout-learning = nel loro ordine
option-rival-cities-first = Chi comincia
value-rival-cities-first-random = una città a caso
value-rival-cities-first-hamburg = Amburgo
value-rival-cities-first-altona = Altona
option-hamburgum-map = Città
value-hamburgum-map-hamburg = Amburgo
value-hamburgum-map-londinium = Londra
option-hamburgum-officials = Funzionari
value-hamburgum-officials-base = i soliti, nel loro ordine
value-hamburgum-officials-open = quelli blu, scoperti
value-hamburgum-officials-shuffled = quelli blu, mescolati
option-hamburgum-first = Chi comincia
value-hamburgum-first-random = una famiglia a caso
value-hamburgum-first-red = Rosso
value-hamburgum-first-blue = Blu
value-hamburgum-first-green = Verde
value-hamburgum-first-yellow = Giallo
value-hamburgum-first-grey = Grigio
option-colonia-values = Quanto pagano le stive delle navi
value-colonia-values-a = la tabella ricca
value-colonia-values-b = la tabella magra
option-colonia-screens = Denaro, materie prime, merci e reliquie
value-colonia-screens-closed = nascosti agli altri
value-colonia-screens-open = visibili a tutti
clock-none-long = Senza orologio
clock-live-long = Dal vivo: un tempo per tutta la partita, e un po’ di più dopo ogni turno
clock-correspondence-long = Per corrispondenza: un tempo per ogni turno
minutes-each = Minuti a testa
seconds-more = Secondi in più a turno
time-a-turn = Tempo per un turno
clock-rule = A chi finisce il tempo subentra un bot, e la partita continua per gli altri.
who-may-come = Chi può venire
listed = Tutti: il tavolo compare nella sala
by-invitation = Su invito: chi ha il link
rated-long = Il risultato conta per la classifica
rated-for-members = (per i registrati)
make-table = Apri il tavolo

# Le persone.
password = Password
account-question = Non hai ancora un account?
account-there = Già registrato?
why-register = Bastano un nome e una password. Le tue partite restano su tutti i tuoi dispositivi, e puoi giocare per la classifica.
password-rule = Almeno 8 caratteri. Non c’è un’e-mail per recuperarla: conservala bene.
guest-note = Giochi come ospite: solo questo browser conosce i tuoi tavoli. Registrati per conservarli.
public-profile = La mia pagina pubblica
preferences = Preferenze
confirms-long = Chiedimi ancora una volta prima che il mio turno finisca
keep = Ricorda
history = Partite giocate
history-empty = Nessuna partita è ancora finita.
ended = Fine
rating = Punteggio
wins = Vittorie
muted-people = Chi non sento
unmute = Sentire di nuovo
change-password = Cambia la password
old-password = Vecchia password
new-password = Nuova password
password-changed = La password è cambiata, e tutti gli altri browser sono usciti.
tokens = Chiavi per programmi
tokens-long = Con una chiave un tuo programma può sedersi a un tavolo.
api-docs = Come i programmi parlano con questa casa
token-once = Si vede solo questa volta; copiala adesso:
revoke = Ritira
token-label = Per che cosa
make-token = Crea una chiave
member-since = Qui da
unrated-yet = Ancora nessuna partita valutata.
ratings-long = Dai tavoli valutati, anche dei bot. Il numero è ciò su cui si può contare, perciò cresce con ogni partita.
ratings-empty = Nessuno ha ancora giocato qui una partita valutata.

# Regole e partite annotate.
rules-in-english = Le regole esistono solo in inglese.
contents = Indice
search-rules = Cerca nelle regole
found = { $count } trovati
records-long = Porta una partita annotata, da qui o dal terminale, e guardala passo per passo.
record-file = Un file
record-text = O il suo testo
look-at-record = Guarda
record-needed = Scegli un file o incolla il testo di una partita annotata.
replay = Rivedi
first = Inizio
previous = Indietro
next = Avanti
last = Fine
choice-of = { $at } di { $count }
through-eyes = Visto da
spectator = uno spettatore
replay-play = Avvia e ferma
replay-speed = Velocità
replay-slider = Punto della partita
arrow-keys = Le frecce vanno avanti e indietro, Inizio e Fine agli estremi, la barra spaziatrice avvia.
to-table = Torna al tavolo

# Prime partite.
learn-title = Una prima partita a { $game }
learn-back = Indietro
learn-on = Avanti
learn-show = Mostrami
learn-play = Gioca subito contro i bot
learn-happened = Che cosa è successo
learn-steps = Passi della lezione
learn-step = Passo { $number }
learn-scripts = La prima partita richiede gli script, che il tuo browser non esegue. Le regole si leggono anche senza.

# Il tavolo.
gathering = La partita comincia quando tutti i posti sono presi.
sit-down = Siediti
share-link = Manda questo link a chi deve giocare:
copy = Copia
needs-invitation = Questo tavolo è su invito; chiedi il link.
fill-with-bots = Completa con i bot e comincia
leave-table = Lascia il tavolo
pass-to = Passa lo schermo a { $who }
pass-long = Nessun altro dovrebbe guardare ora.
i-am = Sono { $who }, fammi vedere
hot-seat-banner = Più persone, un solo schermo
game-over = La partita è finita
waiting-for = Si aspetta { $who }
choices = Le tue scelte
rule-of-choice = La regola corrispondente
all-choices = Tutte le scelte ({ $count })
undo = Annulla
hint = Consiglio
film = Rivedi
film-long = Che cosa è successo dopo la mia ultima scelta
end-turn = Fine del mio turno
choose-again = Scegli ancora
board = Il tabellone
is-choosing = sta scegliendo
tab-log = Cronaca
tab-chat = Chat
tab-rules = Regole
tab-more = Altro
chat-empty = Nessuno ha ancora detto niente.
message = Messaggio
send = Invia
mute = Silenzia
mute-long = Non sentire più { $who }
when-my-turn = Quando tocca a me
notify = Avvisami tramite il browser
sound = Suona un tono
confirms-short = Chiedi prima che il mio turno finisca
resign = Cedi il posto
resign-long = Un bot gioca al tuo posto, e non puoi tornare. Gli altri non perdono nulla.
resign-really = Sì, cedi il mio posto a un bot
watching = Stai guardando. Vedi ciò che tutti possono sapere.
rematch = Ancora una partita
rematch-join = Alla rivincita
to-rematch = Guarda la rivincita
download-record = Scarica la partita annotata
analysis = Come è andata la partita
analyse = Analizza la partita
kind = Tipo
seal = Impronta del seme
seal-long = Vincola la casa ai suoi mescolamenti prima della prima mossa.
seed-long = L’impronta era visibile dall’inizio; con il seme qui sotto si può verificare.
seed = Seme
verify = Come verificare

# Per gli script: riempiono ciò che sta tra parentesi graffe.
js-reconnecting = Connessione perduta; nuovo tentativo…
js-gone = Questo tavolo non c’è più.
js-notice = Tocca a te.
js-copied = Copiato
js-ends = Così finisce il tuo turno: { $words }
js-thinking = Sto pensando…
js-hint = { $words } (circa { $percent } %)
js-then = poi: { $steps }
js-analysing = Calcolo in corso, scelta per scelta. Ci vuole un minuto o due.
js-failed = Non ha funzionato. Riprova.
js-chart = Le possibilità di ogni posto dalla prima scelta all’ultima
js-zoom-all = Tutto il tabellone
js-film-step = { $at } di { $count }
js-film-stop = Torna ad adesso

# Gli errori.
error-400 = Così non si può
error-401 = Chi sei?
error-403 = Non per te
error-404 = Qui non c’è niente
error-405 = Non in questo modo
error-409 = Non ora
error-413 = Troppo grande
error-429 = Troppo in fretta
error-500 = Qualcosa è andato storto
error-404-long = Forse l’indirizzo è scritto male, o ciò che era qui non c’è più.
error-403-long = Forse questa pagina è troppo vecchia. Torna indietro, ricaricala e riprova.
error-500-long = L’errore è nostro, ed è stato annotato. Riprova tra un momento.
error-other-long = La richiesta non è stata capita. Torna indietro e riprova.

# Su questa casa.
about-fairness-title = Mescolamenti onesti
about-fairness-text = Tutto il caso di una partita segue da un numero, il suo seme. Ogni tavolo ne mostra un’impronta dall’inizio, e il seme stesso alla fine. Chi confronta i due e rigioca la partita annotata sa che ogni mescolamento era deciso prima della prima mossa:
about-secrets-title = Ciò che non devi vedere resta qui
about-secrets-text = Le mani degli altri e i mazzi coperti non lasciano mai il server. I bot vedono ciò che vedrebbe una persona al loro posto, e niente di più.
about-kept-title = Che cosa si conserva
about-kept-text = Il tuo nome, un’impronta della tua password, i tuoi tavoli con ogni scelta e la sua ora, ciò che dici nelle chiacchiere, i tuoi punteggi, la tua lingua e le tue preferenze. Una partita finita può vederla chi ne ha il link, e quelle dei registrati stanno sulla loro pagina.
about-not-kept-title = Che cosa non si conserva
about-not-kept-text = Nessun indirizzo e-mail, nessun tracciamento, nessuna pubblicità, niente da altri siti. Tre cookie: uno riconosce il tuo browser, uno protegge da moduli falsi, uno ricorda la lingua. Suono e avvisi li conosce solo il tuo browser.
about-bots-title = I bot
about-bots-text = Ci sono sei livelli, dal caso al maestro. Un bot subentra quando a qualcuno finisce il tempo o quando cede il posto; così nessuna partita è perduta per gli altri.
about-programs-title = I programmi
about-programs-text = Tutto ciò che fanno queste pagine può farlo un programma: crea una chiave sulla tua pagina e leggi come si usa.
