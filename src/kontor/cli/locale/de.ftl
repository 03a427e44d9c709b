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
