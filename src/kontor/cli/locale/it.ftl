# Il tavolo nel terminale, in italiano.

keys = un numero sceglie · ? spiega tutto, ?2 una scelta · u annulla · b tabellone · l cronaca · q esce
seed = seme { $seed }
type-a-number = Scrivi un numero da 1 a { $count } o uno dei tasti ? u b l q
how-to-explain = ? spiega tutte le scelte, da ?1 a ?{ $count } una sola.
nothing-to-take-back = Non c’è nulla da annullare: qualcosa è stato rivelato, o il rivale ha giocato.
taken-back = { $count ->
    [one] 1 scelta annullata.
   *[other] { $count } scelte annullate.
}
final-choice = Questa scelta non si può annullare: Invio prosegue, u sceglie di nuovo
change-seats = { $who }, premi Invio quando sei davanti allo schermo.
game-kept = La partita è conservata in { $file }. Per continuare: { $kontor } resume { $file }
record-kept = La partita è registrata in { $file }. Per rivederla: { $kontor } replay { $file }
all-legal = { $count ->
    [one] L’unica scelta è valida, e il risultato è quello registrato.
   *[other] Tutte le { $count } scelte sono valide, e il risultato è quello registrato.
}
verify-unfinished = { $count ->
    [one] L’unica scelta è ammessa; la partita non è ancora finita.
   *[other] Tutte le { $count } scelte sono ammesse; la partita non è ancora finita.
}
verify-broken = La registrazione non regge. { $reason }
verify-sealed = Tutte le mescolate e tutte le estrazioni seguono dal seme { $seed }, e il suo sigillo è quello della registrazione (lo SHA-256 del testo «{ $text }»).
verify-other-seal = Il seme e il sigillo non vanno insieme: il seme { $seed } ha il sigillo { $seal }, ma la registrazione dice { $said }. Uno dei due è stato cambiato, oppure la casa ha distribuito con un altro seme da quello che aveva sigillato.
verify-no-seal = La registrazione non ha sigillo e quindi non può mostrare che le mescolate erano fissate in anticipo. Quelle dei tavoli di un server ne hanno uno.
verify-compare = Ora confronta questo sigillo con quello che il tavolo ha mostrato fin dall’inizio. Se sono uguali, tutte le mescolate erano fissate prima della prima mossa: { $seal }
advice-for = Scelta { $number }: decide { $who }
advice-then = poi: { $steps }
advice-basis = Probabilità di vittoria, stimate da ciò che { $who } può sapere.
column-start = inizio
column-lowest = minimo
column-highest = massimo
column-end = fine
column-loss = perso per scelta
mistakes-title = Gli errori più costosi
no-mistakes = Nessuna scelta è stata chiaramente un errore.
better = meglio: { $move }
turning-points-title = Svolte
no-turning-points = La partita non ha mai cambiato direzione.
analysis-basis = Probabilità di vittoria prima di ogni scelta, stimate da ciò che poteva sapere chi sceglieva; alla fine il vero risultato.
