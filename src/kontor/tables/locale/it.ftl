# Ciò che si dice a ogni tavolo, oltre al gioco.
log-undo = { $who } ritira le ultime scelte.
log-resign = { $who } lascia il tavolo; il bot «{ $bot }» continua al suo posto.
log-late = Il tempo di { $who } è scaduto; il bot «{ $bot }» continua al suo posto.

# Ciò che non si può.
no-message-length = un messaggio ha da 1 a { $most } caratteri
no-clock-kind = non c’è un orologio «{ $kind }»; ci sono none, live e correspondence
no-clock-time = il tempo di un orologio «{ $kind }» va da { $least } a { $most } secondi, non { $time }
no-clock-increment = l’aggiunta di un orologio «{ $kind }» va da 0 a { $most } secondi, non { $time }
no-seat-for = posto { $seat }: «{ $who }» non è nessuno; un posto è per me, libero o per un bot
no-own-seat = siediti al tuo stesso tavolo
no-two-own-seats = solo allo stesso schermo più persone possono usare un browser
no-open-hot-seat = allo stesso schermo tutti siedono a un browser; nessun posto può restare libero
no-rated-guest = i tavoli valutati sono per i registrati; scegli prima un nome e una password
no-rated-hot-seat = una partita allo stesso schermo non può essere valutata
no-rated-clock = un tavolo valutato con altri ha bisogno di un orologio
no-begun-watch = la partita è già cominciata; puoi guardarla
no-by-invitation = questo tavolo è su invito; chiedi il link
no-begun-resign = la partita è cominciata; puoi invece cedere il posto a un bot
no-not-seated = non siedi a questo tavolo
no-such-bot = non c’è un bot «{ $bot }»; ci sono { $bots }
no-begun = la partita è già cominciata
no-host-only = può farlo solo chi ha aperto il tavolo
no-rematch = solo chi ha giocato può chiedere la rivincita
no-over-yet = la partita non è finita
no-seat-taken = questo posto è preso
no-seat-free = tutti i posti sono presi; puoi guardare la partita
no-table = non c’è un tavolo «{ $code }»; forse è stato cancellato
no-modesty = hai { $count } tavoli che aspettano giocatori; lasciane prima uno
no-begun-yet = la partita non è cominciata
no-rest = c’è troppo da fare a questo tavolo; riprova
no-lateness = c’è ancora tempo
no-such-name = un nome ha da 2 a 24 lettere o cifre, con singoli spazi, punti, apostrofi o trattini in mezzo
no-reserved-name = «{ $name }» è un nome che serve alla casa; scegline un altro
no-password-length = una password ha da 8 a 200 caratteri
no-name-taken = il nome «{ $name }» è preso; scegline un altro, o accedi
no-log-in = il nome o la password è sbagliata
no-old-password = la vecchia password è sbagliata
no-token-guest = le chiavi sono per i registrati; scegli prima un nome e una password
no-token-label = una chiave ha un’etichetta da 1 a 60 caratteri
no-more-tokens = hai già { $count } chiavi; ritirane prima una
no-question = questa domanda ha già una risposta; guarda di nuovo il tavolo
no-legal-move = «{ $move }» non è permesso ora; permessi: { $legal }
no-turn = non tocca a te
no-undo = non c’è niente da annullare: qualcosa è stato scoperto, o qualcun altro ha scelto da allora
no-takeover = a questo posto gioca già un bot
no-game-over = la partita è finita
no-token = questa chiave è sconosciuta; creane una sulla tua pagina e manda «Bearer TOKEN»
no-known = di’ chi sei: accedi, o gioca prima come ospite
no-your-seat = il posto { $seat } non è tuo
no-player = nessuno è registrato qui come «{ $name }»
no-record = non c’è una partita annotata «{ $code }»
no-hint = i consigli sono per i tavoli non valutati
no-choice = la partita ha { $count } scelte; guardane una da 0 a { $count }
no-record-size = una partita annotata ha al massimo { $most } scelte, non { $count }
no-language = non c’è la lingua «{ $language }»; ci sono { $languages }
no-such-seat = il tavolo non ha un posto { $seat }
no-pace = è troppo in una volta; aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
no-csrf = la pagina è vecchia; ricaricala (un programma manda una chiave, o il cookie csrftoken anche come intestazione x-csrftoken)
no-text = una partita annotata è testo in UTF-8
no-choices = non c’è niente da analizzare, perché nessuno ha ancora scelto niente
no-game = qui non c’è un gioco «{ $game }»
no-invitation = questo invito non porta da nessuna parte; forse il tavolo è stato cancellato
