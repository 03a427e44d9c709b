# La table dans le terminal, en français.

keys = un nombre choisit · ? explique tout, ?2 un choix · u annule · b plateau · l journal · q quitte
seed = graine { $seed }
type-a-number = Tapez un nombre de 1 à { $count }, ou l’une des touches ? u b l q
how-to-explain = ? explique tous les choix, ?1 à ?{ $count } l’un d’eux.
nothing-to-take-back = Rien à annuler : quelque chose a été révélé, ou l’adversaire a joué.
taken-back = { $count ->
    [one] 1 choix annulé.
   *[other] { $count } choix annulés.
}
final-choice = Ce choix ne pourra être annulé : Entrée continue, u choisit à nouveau
change-seats = { $who }, appuyez sur Entrée quand vous êtes à l’écran.
game-kept = La partie est gardée dans { $file }. Pour la reprendre : { $kontor } resume { $file }
record-kept = La partie est notée dans { $file }. Pour la revoir : { $kontor } replay { $file }
all-legal = { $count ->
    [one] L’unique choix est permis, et le résultat est bien celui noté.
   *[other] Les { $count } choix sont tous permis, et le résultat est bien celui noté.
}
advice-for = Choix { $number } : à { $who } de décider
advice-then = puis : { $steps }
advice-basis = Chances de victoire, estimées d’après ce que { $who } peut savoir.
column-start = début
column-lowest = au plus bas
column-highest = au plus haut
column-end = fin
column-loss = perdu par choix
mistakes-title = Les erreurs les plus coûteuses
no-mistakes = Aucun choix n’était clairement une erreur.
better = mieux : { $move }
turning-points-title = Tournants
no-turning-points = La partie n’a jamais basculé.
analysis-basis = Chances de victoire avant chaque choix, estimées d’après ce que pouvait savoir qui choisissait ; à la fin, le vrai résultat.
