# Rival Cities en français.

intro = Victoire immédiate avec { $ships } navires de plus que l’adversaire, { $lawsuits } procès, les { $allies } alliances ou le marqueur de prestige dans votre ville. Sinon, les étoiles (★) décident. À votre tour, faites avancer l’encrier sur l’anneau et servez-vous de la carte où il s’arrête. Un « + » après une ressource : chaque usine employée en fournit une de plus. « A | B » est une carte divisée : on n’en utilise qu’une moitié.

hamburg = Hambourg
altona = Altona
beer = bière
cloth = tissu
leather = cuir
furniture = meuble
amsterdam = Amsterdam
bruxelles = Bruxelles
gdansk = Gdańsk
kjobenhavn = Kjøbenhavn
le-havre = Le Havre
london = London
novgorod = Novgorod
oslo = Oslo
space-1 = I
space-2 = II
space-3 = III

amount-beer = { $count ->
    [one] { $count } bière
   *[other] { $count } bières
}
amount-cloth = { $count ->
    [one] { $count } tissu
   *[other] { $count } tissus
}
amount-leather = { $count ->
    [one] { $count } cuir
   *[other] { $count } cuirs
}
amount-furniture = { $count ->
    [one] { $count } meuble
   *[other] { $count } meubles
}
amount-any = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
amount-letter = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
amount-star = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
amount-factory = { $count ->
    [one] { $count } usine
   *[other] { $count } usines
}
amount-prestige = { $count ->
    [one] gagner du prestige
   *[other] gagner { $count } fois du prestige
}
amount-reactivate = { $count ->
    [one] réactiver une usine
   *[other] réactiver { $count } usines
}
amount-draw = { $count ->
    [one] piocher une carte spéciale
   *[other] piocher { $count } cartes spéciales
}
amount-advance = { $count ->
    [one] faire avancer un procès
   *[other] faire avancer { $count } fois un procès
}

# Cartes

card-tile = la tuile Basse saison
card-basic = la carte de base { $number }
card-special = la carte spéciale { $number }
card-empty = une case vide
empty-space = aucune carte
whole-card = { $actions }
several-times = { $count }× { $text }
torn-card = { $left } – ou – { $right }

do-produce = produire { $product } (+{ $per } par usine)
do-gift = cadeau : { $product }
do-donate = { $times ->
    [one] don : { $cost } contre { $stars }
   *[other] don : { $cost } contre { $stars }, jusqu’à { $times } fois
}
do-barter = { $times ->
    [one] échanger { $times } ressource
   *[other] échanger jusqu’à { $times } ressources
}
do-letters = { $amount ->
    [one] gagner { $amount } lettre
   *[other] gagner { $amount } lettres
}
do-draw = piocher une carte spéciale
do-build = { $amount ->
    [0] construire une usine gratuitement
    [one] construire une usine pour { $amount } ressource
   *[other] construire une usine pour { $amount } ressources
}
do-prestige = gagner du prestige
do-ally = conclure une alliance
do-buy = acheter un navire
do-advance = faire avancer un procès
do-court = décision de la Cour
do-reactivate = réactiver une usine
do-piracy = { $amount ->
    [one] piraterie : voler { $amount } ressource
   *[other] piraterie : voler jusqu’à { $amount } ressources
}
do-piracy-prestige = { $amount ->
    [one] piraterie : l’adversaire peut gagner du prestige, puis vous volez { $amount } ressource
   *[other] piraterie : l’adversaire peut gagner du prestige, puis vous volez jusqu’à { $amount } ressources
}

# Navires, alliances, procès

ship-stars = { $effect } ; { $stars }★
ship-stars-each = { $effect } ; { $each }★ par navire possédé
ship-plain = aucun effet
ship-purchase = { $reward } à l’achat
ship-income = { $reward } à chaque basse saison
ship-production = { $reward } à chaque production
ship-lawsuit = { $reward } pour chaque procès remporté
ship-16 = payer { $cost } pour gagner à nouveau du prestige
ship-17 = { $far ->
    [one] l’encrier avance gratuitement de { $far } case de plus
   *[other] l’encrier avance gratuitement de { $far } cases de plus
}
ship-18 = utiliser une carte et en jouer une autre sans payer de lettre
ship-19 = { $less ->
    [one] les navires suivants coûtent { $less } ressource de moins
   *[other] les navires suivants coûtent { $less } ressources de moins
}

ally-text = { $effect } ; entretien { $upkeep } ; { $stars }★
ally-amsterdam = { $stars ->
    [one] { $stars } étoile de plus à chaque don
   *[other] { $stars } étoiles de plus à chaque don
}
ally-bruxelles = payer { $cost } pour gagner à nouveau du prestige
ally-gdansk = les deux moitiés d’une carte divisée
ally-kjobenhavn = payer { $cost } pour piocher à nouveau
ally-le-havre = payer { $cost } pour faire avancer à nouveau un procès
ally-london = { $extra } de plus quand une production ou un cadeau rapporte du tissu
ally-novgorod = { $extra } de plus quand une production ou un cadeau rapporte du cuir
ally-oslo = { $extra } de plus quand une production ou un cadeau rapporte un meuble

lawsuit-text = avancer pour { $cost } : { $bonus } ; remporté : { $win } ; { $stars }★

# Ce qui est demandé

ask-first-product = { $who } : choisissez votre première ressource. Dans le doute, prenez un meuble.
ask-gain = { $who } : choisissez une ressource à gagner (encore { $count }).
ask-gift = { $who } : choisissez une ressource en cadeau (encore { $count }).
ask-ink = { $who } : de combien de cases avancez-vous l’encrier ?
ask-option = { $who } : l’encrier est devant { $card }. Utiliser la carte ou en jouer une de votre main ?
ask-option-special = { $cards ->
    [0] { $who } : l’encrier est devant { $card }. Utiliser la carte ou la prendre ?
   *[other] { $who } : l’encrier est devant { $card }. Utiliser la carte, la prendre ou en jouer une de votre main ?
}
ask-option-empty = { $who } : l’encrier est sur une case vide. Jouer une carte de votre main ou ne rien faire ?
ask-choose-first = { $who } : laquelle des deux cartes utiliser en premier ?
ask-play-second = { $who } : quelle carte jouer de votre main ?
ask-card = { $who } : que faire avec { $card } ?
ask-work = { $who } : combien d’usines participent à cette production ({ $product }) ?
ask-pay = { $who } : choisissez une ressource à payer (encore { $count }).
ask-exchange-give = { $who } : quelle ressource céder avec la lettre ?
ask-exchange-gain = { $who } : quelle ressource prendre contre 1 { $product } ?
ask-barter-give = { $who } : quelle ressource échanger ?
ask-barter-gain = { $who } : quelle ressource prendre à la place (encore { $count }) ?
ask-donate-again = { $who } : faire un don de plus ?
ask-step-again = { $who } : payer { $cost } pour un pas de plus dans le procès { $lawsuit } ?
ask-advance-again = { $who } : faire avancer à nouveau un procès avec Le Havre ?
ask-advance = { $who } : quel procès faire avancer ?
ask-draw-again = { $who } : piocher une carte de plus avec Kjøbenhavn ?
ask-prestige-again = { $who } : gagner à nouveau du prestige ?
ask-may-earn-prestige = { $who } : vous pouvez gagner du prestige.
ask-steal = { $who } : quelle ressource voler (encore { $count } au plus) ?
ask-upkeep = { $who } : garder l’alliance avec { $ally } pour { $cost } ?

over-fleet = { $who } l’emporte sur-le-champ : { $ships } navires de plus que l’adversaire.
over-court = { $who } l’emporte sur-le-champ avec { $lawsuits } procès.
over-alliances = { $who } l’emporte sur-le-champ avec les { $allies } alliances.
over-prestige = { $who } l’emporte sur-le-champ : le marqueur de prestige a atteint la ville.
over-no-ships = Plus un navire sur le plateau. { $who } l’emporte aux étoiles.
over-no-lawsuits = Plus un procès sur le plateau. { $who } l’emporte aux étoiles.
over-no-factories = Plus une usine dans la réserve. { $who } l’emporte aux étoiles.
over-no-stars = Plus une étoile dans la réserve. { $who } l’emporte aux étoiles.

# Ce qui peut être choisi

move-ink = { $count ->
    [one] { $count } case
   *[other] { $count } cases
} jusqu’à { $card } : { $text }{ $cost ->
    [0] {""}
    [one] {" "}[payer { $cost } ressource]
   *[other] {" "}[payer { $cost } ressources]
}{ $bell ->
    [0] {""}
   *[other] {" "}– passage de la cloche : basse saison
}
move-use = Utiliser { $card } : { $text }
move-play = Jouer { $card } de votre main : { $text }
move-both = { $free ->
    [0] Payer une lettre, puis utiliser la carte sur place et en jouer une de votre main
   *[other] Utiliser la carte sur place et en jouer une de votre main
}
move-take = Prendre { $card } en main : { $text }
move-pass = Ne rien faire ici
move-produce = Produire { $product } (+{ $per } par usine)
move-work = { $count ->
    [0] Aucune usine : produire { $product }
    [one] { $count } usine au travail : produire { $product }
   *[other] { $count } usines au travail : produire { $product }
}
move-gift = Prendre le { $text }
move-donate = { $text }
move-barter = Échanger des ressources avec la réserve
move-letters = { $text }
move-draw = Piocher une carte spéciale
move-build = { $text }
move-reactivate = Réactiver une usine
move-prestige = Gagner du prestige
move-pirate = { $text }
move-ally = { $rival ->
    [0] Conclure une alliance avec { $ally }
   *[other] Payer { $cost } et prendre { $ally } à l’adversaire
} : { $text }
move-buy = Acheter le navire { $ship } pour { $cost } : { $text }
move-sue = Faire avancer le procès { $lawsuit } (case { $space }) pour { $cost } : { $bonus }
move-resolve = Trancher le procès { $lawsuit } : il est à vous
move-swap = Intervertir les procès { $first } et { $second }
move-again = Payer { $cost } : un pas de plus dans le procès { $lawsuit }
move-repeat-bruxelles = Payer { $cost } pour Bruxelles : gagner à nouveau du prestige
move-repeat-ship-16 = Payer { $cost } pour le navire 16 : gagner à nouveau du prestige
move-repeat-le-havre = Payer { $cost } pour Le Havre : faire avancer à nouveau un procès
move-repeat-kjobenhavn = Payer { $cost } pour Kjøbenhavn : piocher à nouveau
move-keep = Garder { $ally } : payer { $cost }
move-return = Rendre { $ally }
move-exchange = Échanger une ressource contre une autre grâce à une lettre
move-give = Céder 1 { $product }
move-gain = Prendre 1 { $product }
move-pay = Payer 1 { $product }
move-steal = Voler 1 { $product }
move-done-card = En rester là avec cette carte
move-done-barter-give = Ne plus échanger
move-done-donate-again = Ne plus faire de don
move-done-step-again = Aucun pas de plus
move-done-advance-again = Pas maintenant
move-done-advance = Ne faire avancer aucun procès
move-done-draw-again = Ne plus piocher
move-done-prestige-again = Cela suffit
move-done-may-earn-prestige = Renoncer
move-done-steal = Ne plus voler

# Ce qui s’est passé

event-gained = { $taken ->
    [0] { $who } gagne { $amount }.
   *[other] { $who } gagne { $amount } ; la réserve ne suffit pas, l’adversaire en cède { $taken }.
}
event-paid = { $who } paie { $amount }.
event-reactivated = { $count ->
    [one] { $who } réactive { $count } usine.
   *[other] { $who } réactive { $count } usines.
}
event-worked = { $count ->
    [one] { $who } fait tourner { $count } usine.
   *[other] { $who } fait tourner { $count } usines.
}
event-moved = { $spaces ->
    [one] { $who } avance l’encrier de { $spaces } case jusqu’à { $card }.
   *[other] { $who } avance l’encrier de { $spaces } cases jusqu’à { $card }.
}
event-used = { $who } utilise { $card }.
event-played = { $who } joue { $card } de sa main.
event-took = { $who } prend { $card } en main.
event-drew = { $who } pioche une carte spéciale.
event-drew-seen = { $who } pioche { $card }.
event-reshuffled = Les cartes spéciales défaussées ({ $count }) forment la nouvelle pioche.
event-prestige = { $who } gagne du prestige.
event-bought = { $who } achète le navire { $ship }.
event-ship-came = Le navire { $ship } arrive sur le plateau.
event-allied = { $taken ->
    [0] { $who } conclut une alliance avec { $ally }.
   *[other] { $who } prend { $ally } à l’adversaire.
}
event-kept = { $who } garde l’alliance avec { $ally }.
event-returned = { $who } rend { $ally }.
event-stepped = Le procès { $lawsuit } avance vers { $who }.
event-swapped = { $who } intervertit les procès { $first } et { $second }.
event-won = { $who } remporte le procès { $lawsuit }.
event-dismissed = Le procès { $lawsuit } est classé sans suite.
event-lawsuit-came = Le procès { $lawsuit } arrive devant la Cour.
event-stole = { $who } vole { $amount }.
event-off-season = Basse saison { $number } : { $who } a passé la cloche.
event-specials-came = Nouveau sur les cases sombres : { $cards }.
event-ended = La partie est terminée.

# Les cartes en bref, pour un plateau où la place est comptée

brief-whole = { $actions }
brief-torn = { $left } | { $right }
brief-produce = { $product }+
brief-gift = cadeau { $product }
brief-donate = { $cost } → { $number }★
brief-barter = échange { $times }
brief-letters = { $amount ->
    [one] { $amount } lettre
   *[other] { $amount } lettres
}
brief-draw = pioche
brief-build = { $amount ->
    [0] usine
   *[other] usine pour { $amount }
}
brief-prestige = prestige
brief-ally = alliance
brief-buy = navire
brief-advance = procès
brief-court = Cour
brief-reactivate = réactiver
brief-piracy = voler { $amount }
brief-piracy-prestige = prestige adverse, voler { $amount }
brief-any = { $count } au choix

# La feuille de score

score-ships = par les navires
score-alliances = par les alliances
score-lawsuits = par les procès
score-prestige = par le prestige
score-tokens = en jetons Étoile

# Le plateau

board-ring = L’anneau
board-prestige = Prestige
board-incomes = Revenus en basse saison, jusqu’au marqueur : { $incomes }
board-docket = Procès
board-ships = Navires
board-alliances = Alliances
board-pile = encore { $count } dans la pile
board-none = aucune
board-supply = Réserve
board-hand = Main
board-hidden = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-won = Procès remportés
board-products = Ressources
board-stars = Étoiles
board-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
board-again = +{ $count }×
board-factories = Usines
board-letters = Lettres
board-season = { $count ->
    [0] Pas encore de basse saison
    [one] { $count } basse saison jusqu’ici
   *[other] { $count } basses saisons jusqu’ici
}

# La table dessinée

scene-space = Case { $number } de l’anneau
scene-space-light = La place d’une carte de base : qui arrête l’encrier ici peut l’utiliser.
scene-space-dark = La place sombre d’une carte spéciale : on peut l’utiliser ou la prendre. La place reste alors vide jusqu’à la prochaine basse saison.
scene-ink = L’encrier
scene-ink-note = Il avance dans le sens horaire, d’au moins une case. Les premières cases sont gratuites, les suivantes coûtent des ressources.
scene-bell = La cloche
scene-bell-note = Qui la passe avec l’encrier déclenche la basse saison et prend la cloche, qui départage à la fin en cas d’égalité.
scene-in-play = Cartes spéciales jouées et défaussées
scene-pile-specials = Pile des cartes spéciales
scene-pile-lawsuits = Pile des procès
scene-pile-ships = Pile des navires
scene-berth = Quai d’un navire à vendre
scene-envoy = Place d’une alliance que personne n’a conclue
scene-docket = { $repeats ->
    [0] { $space }
   *[other] { $space }  +{ $repeats }×
}
scene-docket-space = Case { $space } de la Cour
scene-docket-note = { $repeats ->
    [0] Aucun pas de plus ne s’achète ici. Le procès de cette case est tranché à la prochaine basse saison.
    [one] Ici, on peut payer une fois de plus pour un pas supplémentaire.
   *[other] Ici, on peut payer jusqu’à { $repeats } fois de plus pour des pas supplémentaires.
}
scene-lawsuit = Procès { $number }
scene-verdict = Marqueur du procès { $lawsuit }
scene-standing = Sur { $number }, du côté de { $who }.
scene-even = Au milieu.
scene-swap = Échange de voisins
scene-swap-note = Par décision de la Cour, deux procès voisins échangent leurs places, avec leurs marqueurs.
scene-ship = Navire { $number }
scene-ship-note = Coûte { $cost } ; { $text }
scene-ally = Alliance avec { $ally }
scene-fame = Le marqueur de prestige
scene-fame-middle = Le milieu de la piste de prestige
scene-fame-step = Prestige { $number } de { $who }
scene-fame-note = En basse saison { $income }, et ce qui se trouve entre cette case et la cloche ; à la fin { $stars }★.
scene-fame-none = Aucun revenu ; à la fin { $stars }★.
scene-fame-win = Si le marqueur de prestige arrive ici, cette ville l’emporte sur-le-champ.
scene-idle = { $count ->
    [one] { $count } usine à l’arrêt
   *[other] { $count } usines à l’arrêt
}
scene-ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
}
scene-alliances = { $count ->
    [one] { $count } alliance
   *[other] { $count } alliances
}
scene-lawsuits = { $count ->
    [one] { $count } procès remporté
   *[other] { $count } procès remportés
}
scene-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
scene-note-product = Les ressources paient navires, pas de l’encrier, procès et bien d’autres choses.
scene-note-letter = Les lettres paient une seconde carte dans un tour, une alliance de l’adversaire ou l’échange d’une ressource.
scene-note-star = Les jetons étoile comptent à la fin. Quand il n’en reste plus dans la réserve, la prochaine basse saison est la dernière.
scene-note-factory = Lors d’une production, chaque usine active fournit davantage de la même ressource, puis s’arrête.
scene-note-idle = Les usines à l’arrêt repartent dès qu’elles sont réactivées, au plus tard en basse saison.
scene-note-ships = { $ships } navires de plus que l’adversaire : victoire immédiate.
scene-note-alliances = Les { $allies } alliances : victoire immédiate.
scene-note-lawsuits = { $lawsuits } procès : victoire immédiate.
scene-note-cards = Cartes spéciales. L’adversaire connaît celles qui ont été prises ouvertement sur l’anneau.
scene-stock = Stock
scene-holdings = Navires, alliances, procès remportés
