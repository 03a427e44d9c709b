# Charts, en français.

about = environ { $percent } %
mistake = { $number }, { $who } : { $played } ({ $after } %). Mieux : { $better } ({ $before } %).
cause-mistake = une erreur
cause-luck = le hasard
cause-play = le jeu
chart-subtitle = Chances de victoire avant chaque choix, estimées d’après ce que pouvait savoir qui choisissait
chart-choice = choix
chart-turn = tour
chart-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
