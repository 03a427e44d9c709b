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
