# Charts, in italiano.

about = circa { $percent } %
mistake = { $number }, { $who }: { $played } ({ $after } %). Meglio: { $better } ({ $before } %).
cause-mistake = un errore
cause-luck = il caso
cause-play = il gioco
chart-subtitle = Probabilità di vittoria prima di ogni scelta, stimate da ciò che poteva sapere chi sceglieva
chart-choice = scelta
chart-turn = turno
chart-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
