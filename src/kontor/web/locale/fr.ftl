# Chaque page.
skip = Au contenu
nav = La maison
new-table = Nouvelle table
register = S’inscrire
log-in = Se connecter
log-out = Se déconnecter
log-out-guest = Un invité qui se déconnecte ne retrouve plus ses tables.
language = Langue
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
theme = Clair ou sombre
about = À propos de cette maison
records = Revoir une partie notée
rules = Règles
rules-of = Règles de { $game }
game = Jeu
games = Jeux
seats = Places
name = Nom
place = Rang
points = Points
show = Montrer
you = vous
to-lobby = Vers le hall

# Le hall.
lobby = Hall
welcome = Prenez place à la table.
what-this-is = Des jeux de plateau sur les marchands et leurs villes : jouez ici, maintenant, à plusieurs ou contre des robots. Sans e-mail, rien à installer.
my-tables = Mes tables
play-bots = Jouer contre des robots
learn-short = Apprendre en cinq minutes
minutes = environ { $count } minutes
with-friends = À plusieurs
ratings = Classement
open-tables = Tables ouvertes
open-tables-empty = Personne n’attend de joueurs en ce moment.
to-watch = À regarder
nothing-to-watch = Aucune partie ouverte n’est en cours.
about-rival-cities = Hambourg contre Altona : déplacez l’encrier et gagnez au tribunal, en mer, au conseil ou par la renommée.
about-hamburgum = Brassez, commercez et bâtissez autour d’un rondel, et donnez à six églises pour le prestige.
about-colonia = Six semaines à Cologne : votez, achetez, fabriquez, expédiez, et dépensez tout en reliques.
players = { $low ->
    [2] { $high ->
        [2] 2 joueurs
       *[other] 2 à { $high } joueurs
    }
   *[other] { $low } à { $high } joueurs
}
your-turn = À vous de jouer
free-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
hot-seat = Un seul écran
rated = classée
unrated = non classée
listed-short = ouverte à tous
by-invitation-short = sur invitation

# Les robots.
bot = robot
bot-level = Robot : { $level }
bot-random = Hasard
bot-greedy = Glouton
bot-novice = Débutant
bot-regular = Habitué
bot-expert = Expert
bot-master = Maître
bot-plays-on = un robot continue

# Les pendules.
clock = Pendule
clock-none = sans pendule
clock-live = { $minutes } min + { $increment } s
clock-days = { $count ->
    [one] 1 jour par tour
   *[other] { $count } jours par tour
}
clock-hours = { $count ->
    [one] 1 heure par tour
   *[other] { $count } heures par tour
}
hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}

# Une nouvelle table.
seat-number = Place { $number }
seat-me = Sur ce navigateur
seat-open = libre
seat-for-others = Libre pour d’autres
seat-none = Non utilisée
name-at-hot-seat = Nom à la place { $number }, si plusieurs personnes partagent ce navigateur
hot-seat-hint = Plusieurs personnes sur ce navigateur jouent au même écran : donnez leurs noms, et Kontor dit quand passer l’écran.
options = Variantes
option-rival-cities-layout = Cartes de base sur l’anneau
value-rival-cities-layout-random = mélangées
value-rival-cities-layout-learning = dans leur ordre
option-rival-cities-first = Qui commence
value-rival-cities-first-random = une ville au hasard
value-rival-cities-first-hamburg = Hambourg
value-rival-cities-first-altona = Altona
option-hamburgum-map = Ville
value-hamburgum-map-hamburg = Hambourg
value-hamburgum-map-londinium = Londres
option-hamburgum-officials = Notables
value-hamburgum-officials-base = les habituels, dans leur ordre
value-hamburgum-officials-open = les bleus, visibles
value-hamburgum-officials-shuffled = les bleus, mélangés
option-hamburgum-first = Qui commence
value-hamburgum-first-random = une famille au hasard
value-hamburgum-first-red = Rouge
value-hamburgum-first-blue = Bleu
value-hamburgum-first-green = Vert
value-hamburgum-first-yellow = Jaune
value-hamburgum-first-grey = Gris
option-colonia-values = Ce que paient les cales des navires
value-colonia-values-a = le barème généreux
value-colonia-values-b = le barème serré
option-colonia-screens = Argent, matières, marchandises et reliques
value-colonia-screens-closed = cachés aux autres
value-colonia-screens-open = visibles de tous
clock-none-long = Sans pendule
clock-live-long = En direct : un temps pour toute la partie, et un peu plus après chaque tour
clock-correspondence-long = Par correspondance : un temps pour chaque tour
minutes-each = Minutes chacun
seconds-more = Secondes en plus par tour
time-a-turn = Temps pour un tour
clock-rule = À qui n’a plus de temps succède un robot, et la partie continue pour les autres.
who-may-come = Qui peut venir
listed = Tout le monde : la table figure dans le hall
by-invitation = Sur invitation : qui a le lien
rated-long = Le résultat compte pour le classement
rated-for-members = (pour les inscrits)
make-table = Ouvrir la table

# Les personnes.
password = Mot de passe
account-question = Pas encore de compte ?
account-there = Déjà inscrit ?
why-register = Un nom et un mot de passe suffisent. Vos parties sont gardées sur tous vos appareils, et vous pouvez jouer pour le classement.
password-rule = Au moins 8 caractères. Aucun e-mail ne permet de le retrouver : gardez-le bien.
guest-note = Vous jouez en invité : seul ce navigateur connaît vos tables. Inscrivez-vous pour les garder.
public-profile = Ma page publique
preferences = Préférences
confirms-long = Me demander encore une fois avant la fin de mon tour
keep = Retenir
history = Parties jouées
history-empty = Aucune partie n’est encore finie.
ended = Fin
rating = Cote
wins = Victoires
muted-people = Qui je n’entends pas
unmute = Entendre à nouveau
change-password = Changer le mot de passe
old-password = Ancien mot de passe
new-password = Nouveau mot de passe
password-changed = Le mot de passe est changé, et tous les autres navigateurs sont déconnectés.
tokens = Jetons
tokens-long = Avec un jeton, l’un de vos programmes peut prendre place à une table.
api-docs = Comment les programmes parlent à cette maison
token-once = Il n’est montré qu’une fois ; copiez-le maintenant :
revoke = Reprendre
token-label = Pour quoi
make-token = Créer un jeton
member-since = Ici depuis
unrated-yet = Pas encore de partie classée.
ratings-long = D’après les tables classées, robots compris. Le nombre est ce dont on peut être sûr ; il grandit donc avec les parties jouées.
ratings-empty = Personne n’y a encore joué de partie classée.

# Règles et parties notées.
rules-in-english = Les règles n’existent qu’en anglais.
contents = Sommaire
search-rules = Chercher dans les règles
found = { $count } trouvés
records-long = Apportez une partie notée, d’ici ou du terminal, et regardez-la pas à pas.
record-file = Un fichier
record-text = Ou son texte
look-at-record = Regarder
record-needed = Choisissez un fichier ou collez le texte d’une partie notée.
replay = Revoir
first = Début
previous = Retour
next = Suite
last = Fin
choice-of = { $at } sur { $count }
through-eyes = Vu par
spectator = un spectateur
replay-play = Lecture et pause
replay-speed = Vitesse
replay-slider = Où dans la partie
arrow-keys = Les flèches avancent et reculent, Début et Fin vont aux extrémités, la barre d’espace lance la lecture.
to-table = Retour à la table

# Premières parties.
learn-title = Une première partie de { $game }
learn-back = Retour
learn-on = Continuer
learn-show = Montrez-moi
learn-play = Jouer contre des robots
learn-happened = Ce qui s’est passé
learn-steps = Étapes de la leçon
learn-step = Étape { $number }
learn-scripts = La première partie demande des scripts, que votre navigateur n’exécute pas. Les règles se lisent sans eux.

# La table.
gathering = La partie commence quand toutes les places sont prises.
sit-down = S’asseoir
share-link = Envoyez ce lien à qui doit jouer :
copy = Copier
needs-invitation = Cette table est sur invitation ; demandez son lien.
fill-with-bots = Compléter par des robots et commencer
leave-table = Quitter la table
pass-to = Passez l’écran à { $who }
pass-long = Personne d’autre ne devrait regarder maintenant.
i-am = Je suis { $who }, montrez-moi
hot-seat-banner = Plusieurs personnes, un seul écran
game-over = La partie est finie
waiting-for = On attend { $who }
choices = Vos choix
rule-of-choice = La règle correspondante
all-choices = Tous les choix ({ $count })
undo = Annuler
hint = Conseil
film = Revoir
film-long = Ce qui s’est passé depuis mon dernier choix
end-turn = Finir mon tour
choose-again = Choisir autrement
board = Le plateau
is-choosing = choisit
tab-log = Récit
tab-chat = Discussion
tab-rules = Règles
tab-more = Plus
chat-empty = Personne n’a encore rien dit.
message = Message
send = Envoyer
mute = Sourdine
mute-long = Ne plus entendre { $who }
when-my-turn = Quand c’est à moi
notify = Me prévenir par le navigateur
sound = Jouer un son
confirms-short = Demander avant la fin de mon tour
resign = Céder ma place
resign-long = Un robot continue pour vous, sans retour possible. Les autres n’y perdent rien.
resign-really = Oui, céder ma place à un robot
watching = Vous regardez. Vous voyez ce que chacun peut savoir.
rematch = Rejouer
rematch-join = Rejoindre la revanche
to-rematch = Regarder la revanche
download-record = Télécharger la partie notée
analysis = Le cours de la partie
analyse = Analyser la partie
kind = Genre
seal = Empreinte de la graine
seal-long = Elle lie la maison à ses mélanges avant le premier coup.
seed-long = L’empreinte était montrée dès le début ; la graine ci-dessous permet de la vérifier.
seed = Graine
verify = Comment vérifier

# Pour les scripts : ils remplissent ce qui est entre accolades.
js-reconnecting = La connexion est perdue ; nouvel essai…
js-gone = Cette table n’existe plus.
js-notice = À vous de jouer.
js-copied = Copié
js-ends = Cela finit votre tour : { $words }
js-thinking = Réflexion…
js-hint = { $words } (environ { $percent } %)
js-then = puis : { $steps }
js-analysing = Calcul en cours, choix par choix. Cela prend une minute ou deux.
js-failed = Cela n’a pas marché. Essayez encore.
js-chart = Les chances de chaque place, du premier choix au dernier
js-zoom-all = Tout le plateau
js-film-step = { $at } sur { $count }
js-film-stop = Revenir au présent

# Les erreurs.
error-400 = Cela ne se peut
error-401 = Qui êtes-vous ?
error-403 = Pas pour vous
error-404 = Il n’y a rien ici
error-405 = Pas de cette façon
error-409 = Pas maintenant
error-413 = Trop grand
error-429 = Trop vite
error-500 = Quelque chose a mal tourné
error-404-long = L’adresse est peut-être mal écrite, ou ce qui était ici n’y est plus.
error-403-long = Cette page est peut-être trop vieille. Revenez en arrière, rechargez-la et réessayez.
error-500-long = L’erreur est chez nous, et elle est notée. Réessayez dans un instant.
error-other-long = La demande n’a pas été comprise. Revenez en arrière et réessayez.

# À propos de cette maison.
about-fairness-title = Des mélanges honnêtes
about-fairness-text = Tout le hasard d’une partie découle d’un nombre, sa graine. Chaque table en montre une empreinte dès le début, et la graine elle-même à la fin. Qui compare les deux et rejoue la partie notée sait que chaque mélange était fixé avant le premier coup :
about-secrets-title = Ce que vous ne devez pas voir reste ici
about-secrets-text = Les mains des autres et les piles cachées ne quittent jamais le serveur. Les robots voient ce que verrait une personne à leur place, et rien de plus.
about-kept-title = Ce qui est gardé
about-kept-text = Votre nom, une empreinte de votre mot de passe, vos tables avec chaque choix et son heure, ce que vous dites dans une discussion, vos cotes, votre langue et vos préférences. Une partie finie peut être vue par qui en a le lien, et celles des inscrits figurent sur leur page.
about-not-kept-title = Ce qui n’est pas gardé
about-not-kept-text = Pas d’adresse e-mail, pas de pistage, pas de publicité, rien d’autres sites. Trois cookies : l’un reconnaît votre navigateur, l’un protège des faux formulaires, l’un retient la langue. Le son et les notifications ne sont connus que de votre navigateur.
about-bots-title = Les robots
about-bots-text = Il y a six forces, du hasard au maître. Un robot prend la suite quand le temps de quelqu’un est écoulé ou qu’il cède sa place ; aucune partie n’est ainsi perdue pour les autres.
about-programs-title = Les programmes
about-programs-text = Tout ce que font ces pages, un programme peut le faire : créez un jeton sur votre page et lisez comment l’employer.
