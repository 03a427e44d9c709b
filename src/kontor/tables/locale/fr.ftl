# Ce qui se dit à chaque table, à côté du jeu.
log-undo = { $who } revient sur ses derniers choix.
log-resign = { $who } quitte la table ; le robot « { $bot } » continue à sa place.
log-late = Temps écoulé pour { $who } ; le robot « { $bot } » continue à sa place.

# Ce qui ne se peut.
no-message-length = un message a de 1 à { $most } caractères
no-clock-kind = il n’y a pas de pendule « { $kind } » ; il y a none, live et correspondence
no-clock-time = le temps d’une pendule « { $kind } » va de { $least } à { $most } secondes, pas { $time }
no-clock-increment = le supplément d’une pendule « { $kind } » va de 0 à { $most } secondes, pas { $time }
no-seat-for = place { $seat } : « { $who } » n’est personne ; une place est pour moi, libre ou pour un robot
no-own-seat = prenez place à votre propre table
no-two-own-seats = plusieurs personnes ne peuvent partager un navigateur que sur un même écran
no-open-hot-seat = sur un même écran, tous sont au même navigateur ; aucune place ne peut rester libre
no-rated-guest = les tables classées sont pour les inscrits ; choisissez d’abord un nom et un mot de passe
no-rated-hot-seat = une partie sur un même écran ne peut être classée
no-rated-clock = une table classée avec d’autres a besoin d’une pendule
no-begun-watch = la partie a déjà commencé ; vous pouvez la regarder
no-by-invitation = cette table est sur invitation ; demandez son lien
no-begun-resign = la partie a commencé ; vous pouvez céder votre place à un robot
no-not-seated = vous n’êtes pas assis à cette table
no-such-bot = il n’y a pas de robot « { $bot } » ; il y a { $bots }
no-begun = la partie a déjà commencé
no-host-only = seul qui a ouvert la table peut faire cela
no-rematch = seul qui a joué peut demander une revanche
no-over-yet = la partie n’est pas finie
no-seat-taken = cette place est prise
no-seat-free = toutes les places sont prises ; vous pouvez regarder la partie
no-table = il n’y a pas de table « { $code } » ; elle a peut-être été supprimée
no-modesty = vous avez { $count } tables qui attendent des joueurs ; quittez-en une d’abord
no-begun-yet = la partie n’a pas commencé
no-rest = il y a trop à faire à cette table ; essayez encore
no-lateness = il reste du temps
no-such-name = un nom a de 2 à 24 lettres ou chiffres, séparés par de simples espaces, points, apostrophes ou traits d’union
no-reserved-name = « { $name } » est un nom dont la maison a besoin ; choisissez-en un autre
no-password-length = un mot de passe a de 8 à 200 caractères
no-name-taken = le nom « { $name } » est pris ; choisissez-en un autre, ou connectez-vous
no-log-in = le nom ou le mot de passe est faux
no-old-password = l’ancien mot de passe est faux
no-token-guest = les jetons sont pour les inscrits ; choisissez d’abord un nom et un mot de passe
no-token-label = un jeton a une étiquette de 1 à 60 caractères
no-more-tokens = vous avez déjà { $count } jetons ; reprenez-en un d’abord
no-question = cette question a déjà sa réponse ; regardez de nouveau la table
no-legal-move = « { $move } » n’est pas permis maintenant ; sont permis : { $legal }
no-turn = ce n’est pas à vous de jouer
no-undo = rien à annuler : quelque chose a été révélé, ou quelqu’un d’autre a choisi depuis
no-takeover = un robot joue déjà à cette place
no-game-over = la partie est finie
no-token = ce jeton est inconnu ; créez-en un sur votre page et envoyez « Bearer TOKEN »
no-known = dites qui vous êtes : connectez-vous, ou jouez d’abord en invité
no-your-seat = la place { $seat } n’est pas la vôtre
no-player = personne n’est inscrit ici sous le nom « { $name } »
no-record = il n’y a pas de partie notée « { $code } »
no-hint = les conseils sont pour les tables non classées
no-choice = la partie a { $count } choix ; regardez-en un de 0 à { $count }
no-record-size = une partie notée a au plus { $most } choix, pas { $count }
no-language = il n’y a pas de langue « { $language } » ; il y a { $languages }
no-such-seat = la table n’a pas de place { $seat }
no-pace = c’est trop à la fois ; attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
no-csrf = la page est périmée ; rechargez-la (un programme envoie un jeton, ou le cookie csrftoken aussi comme en-tête x-csrftoken)
no-text = une partie notée est du texte en UTF-8
no-choices = il n’y a rien à analyser, car personne n’a encore rien choisi
no-game = il n’y a pas de jeu « { $game } » ici
no-invitation = cette invitation ne mène nulle part ; la table a peut-être été supprimée
