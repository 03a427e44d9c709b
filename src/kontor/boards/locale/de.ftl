# Charts, auf Deutsch.

about = etwa { $percent } %
mistake = { $number }, { $who }: { $played } ({ $after } %). Besser: { $better } ({ $before } %).
cause-mistake = ein Fehler
cause-luck = der Zufall
cause-play = das Spiel
chart-subtitle = Siegchancen vor jeder Entscheidung, geschätzt aus dem, was wissen konnte, wer wählte
chart-choice = Entscheidung
chart-turn = Zug
chart-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
