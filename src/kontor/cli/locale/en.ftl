# The table in the terminal, in English.

keys = a number chooses · ? explains all, ?2 one · u takes back · b board · l log · q leaves
seed = seed { $seed }
type-a-number = Type a number from 1 to { $count }, or one of: ? u b l q
how-to-explain = ? explains all choices, ?1 to ?{ $count } one of them.
nothing-to-take-back = There is nothing to take back: something was revealed, or the rival has moved.
taken-back = { $count ->
    [one] Taken back: 1 choice.
   *[other] Taken back: { $count } choices.
}
final-choice = This cannot be taken back: Enter goes on, u chooses again
change-seats = { $who }, press Enter when you are at the screen.
game-kept = The game is kept in { $file }. Go on with: { $kontor } resume { $file }
record-kept = The record is in { $file }. Look at it with: { $kontor } replay { $file }
all-legal = { $count ->
    [one] The only choice is legal, and the result is what the record says.
   *[other] Every one of the { $count } choices is legal, and the result is what the record says.
}
verify-unfinished = { $count ->
    [one] The only choice is legal; the game is not over yet.
   *[other] Every one of the { $count } choices is legal; the game is not over yet.
}
verify-broken = The record does not hold together. { $reason }
verify-sealed = Every shuffle and every roll follows from the seed { $seed }, and its seal is the one in the record (the SHA-256 of the text “{ $text }”).
verify-other-seal = The seed and the seal do not belong together: the seed { $seed } has the seal { $seal }, but the record says { $said }. One of the two was changed, or the house dealt by another seed than the one it had sealed.
verify-no-seal = The record has no seal, so it cannot show that the shuffles were fixed beforehand. Records of tables on a server have one.
verify-compare = Now compare this seal with the one that the table showed from its start. If they are the same, all shuffles were fixed before the first move: { $seal }
advice-for = Choice { $number }: { $who } decides
advice-then = then: { $steps }
advice-basis = Chances to win, estimated from what { $who } can know.
column-start = start
column-lowest = lowest
column-highest = highest
column-end = end
column-loss = lost per choice
mistakes-title = Costliest mistakes
no-mistakes = No choice was clearly a mistake.
better = better: { $move }
turning-points-title = Turning points
no-turning-points = The game never turned.
analysis-basis = Chances to win before each choice, estimated from what could be known by whoever chose; at the end the true result.
