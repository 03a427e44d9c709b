# La table dans le terminal, en français.

keys = un nombre choisit · ? explique tout, ?2 un choix · u annule · b plateau · l journal · q quitte
seed = graine { $seed }
type-a-number = Tapez un nombre de 1 à { $count }, ou l’une des touches ? u b l q
how-to-explain = ? explique tous les choix, ?1 à ?{ $count } l’un d’eux.
nothing-to-take-back = Rien à annuler : quelque chose a été révélé, ou l’adversaire a joué.
taken-back = { $count ->
    [one] 1 choix annulé.
   *[other] { $count } choix annulés.
}
final-choice = Ce choix ne pourra être annulé : Entrée continue, u choisit à nouveau
change-seats = { $who }, appuyez sur Entrée quand vous êtes à l’écran.
game-kept = La partie est gardée dans { $file }. Pour la reprendre : { $kontor } resume { $file }
record-kept = La partie est notée dans { $file }. Pour la revoir : { $kontor } replay { $file }
all-legal = { $count ->
    [one] L’unique choix est permis, et le résultat est bien celui noté.
   *[other] Les { $count } choix sont tous permis, et le résultat est bien celui noté.
}
verify-unfinished = { $count ->
    [one] Le seul choix est permis ; la partie n’est pas terminée.
   *[other] Les { $count } choix sont tous permis ; la partie n’est pas terminée.
}
verify-broken = L’enregistrement ne tient pas. { $reason }
verify-sealed = Tous les mélanges et tous les tirages découlent de la graine { $seed }, et son sceau est celui de l’enregistrement (le SHA-256 du texte « { $text } »).
verify-other-seal = La graine et le sceau ne vont pas ensemble : la graine { $seed } a pour sceau { $seal }, mais l’enregistrement dit { $said }. L’un des deux a été changé, ou la maison a distribué d’après une autre graine que celle qu’elle avait scellée.
verify-no-seal = L’enregistrement n’a pas de sceau et ne peut donc pas montrer que les mélanges étaient fixés d’avance. Ceux des tables d’un serveur en ont un.
verify-compare = Comparez maintenant ce sceau à celui que la table a montré dès le début. S’ils sont identiques, tous les mélanges étaient fixés avant le premier coup : { $seal }
advice-for = Choix { $number } : à { $who } de décider
advice-then = puis : { $steps }
advice-basis = Chances de victoire, estimées d’après ce que { $who } peut savoir.
column-start = début
column-lowest = au plus bas
column-highest = au plus haut
column-end = fin
column-loss = perdu par choix
mistakes-title = Les erreurs les plus coûteuses
no-mistakes = Aucun choix n’était clairement une erreur.
better = mieux : { $move }
turning-points-title = Tournants
no-turning-points = La partie n’a jamais basculé.
analysis-basis = Chances de victoire avant chaque choix, estimées d’après ce que pouvait savoir qui choisissait ; à la fin, le vrai résultat.
