# Charts, in English.

about = about { $percent } %
mistake = { $number }, { $who }: { $played } ({ $after } %). Better: { $better } ({ $before } %).
cause-mistake = a mistake
cause-luck = chance
cause-play = the play
chart-subtitle = Chances to win before each choice, estimated from what could be known by whoever chose
chart-choice = choice
chart-turn = turn
chart-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
