# Der Tisch im Terminal, auf Deutsch.

keys = eine Zahl wählt · ? erklärt alles, ?2 eine Wahl · u nimmt zurück · b Brett · l Verlauf · q geht
seed = Startzahl { $seed }
type-a-number = Tippe eine Zahl von 1 bis { $count } oder eine der Tasten ? u b l q
how-to-explain = ? erklärt alle Möglichkeiten, ?1 bis ?{ $count } eine davon.
nothing-to-take-back = Es gibt nichts zurückzunehmen: Etwas wurde aufgedeckt, oder die Gegenseite war am Zug.
taken-back = { $count ->
    [one] 1 Entscheidung zurückgenommen.
   *[other] { $count } Entscheidungen zurückgenommen.
}
final-choice = Das lässt sich nicht zurücknehmen: Enter geht weiter, u wählt neu
change-seats = { $who }, drücke Enter, wenn du am Bildschirm bist.
game-kept = Das Spiel liegt in { $file }. Weiter mit: { $kontor } resume { $file }
record-kept = Die Aufzeichnung liegt in { $file }. Ansehen mit: { $kontor } replay { $file }
all-legal = { $count ->
    [one] Die einzige Entscheidung ist erlaubt, und das Ergebnis stimmt mit der Aufzeichnung überein.
   *[other] Alle { $count } Entscheidungen sind erlaubt, und das Ergebnis stimmt mit der Aufzeichnung überein.
}
verify-unfinished = { $count ->
    [one] Die einzige Entscheidung ist erlaubt; das Spiel ist noch nicht zu Ende.
   *[other] Alle { $count } Entscheidungen sind erlaubt; das Spiel ist noch nicht zu Ende.
}
verify-broken = Die Aufzeichnung stimmt nicht in sich. { $reason }
verify-sealed = Alles Gemischte und Gewürfelte folgt aus der Startzahl { $seed }, und ihr Siegel ist das in der Aufzeichnung (der SHA-256 des Textes „{ $text }“).
verify-other-seal = Startzahl und Siegel gehören nicht zusammen: Die Startzahl { $seed } hat das Siegel { $seal }, in der Aufzeichnung steht { $said }. Eines von beiden wurde geändert, oder das Haus hat nach einer anderen Startzahl gemischt als nach der versiegelten.
verify-no-seal = Die Aufzeichnung hat kein Siegel und kann daher nicht zeigen, dass vorher feststand, wie gemischt wird. Aufzeichnungen von Tischen auf einem Server haben eines.
verify-compare = Vergleiche nun dieses Siegel mit dem, das der Tisch von Anfang an gezeigt hat. Sind sie gleich, dann stand vor dem ersten Zug fest, wie gemischt wird: { $seal }
advice-for = Entscheidung { $number }: { $who } wählt
advice-then = dann: { $steps }
advice-basis = Siegchancen, geschätzt aus dem, was { $who } wissen kann.
column-start = Beginn
column-lowest = tiefste
column-highest = höchste
column-end = Ende
column-loss = Verlust je Wahl
mistakes-title = Die teuersten Fehler
no-mistakes = Keine Entscheidung war klar ein Fehler.
better = besser: { $move }
turning-points-title = Wendepunkte
no-turning-points = Das Spiel hat sich nie gewendet.
analysis-basis = Siegchancen vor jeder Entscheidung, geschätzt aus dem, was wissen konnte, wer wählte; am Ende das wahre Ergebnis.
