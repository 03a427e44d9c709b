# Hamburg en français.

intro = Vous bâtissez Hambourg pendant { $rounds } tours. À chaque tour, vous complétez votre main dans cinq piles de couleur, les dés sont lancés pour tous et amènent des risques, de l’argent et un clerc à sa fenêtre, puis chacun joue { $actions } fois. Chaque fois, vous dépensez une carte : sa couleur rapporte des ouvriers, de l’argent, un risque en moins ou une section de votre mur ; ou bien vous la posez comme terrain, ou vous la construisez sur un terrain. Avant et après, vous pouvez utiliser vos bâtiments. Le plus de points l’emporte : sur la piste, pour les bâtiments, les majorités, le mur, les statues, les clercs et la place de la Mairie.

red = Rouge
green = Vert
yellow = Jaune
blue = Bleu
white = Blanc
tom = TOM

# Les couleurs : `hue` entre dans d’autres messages, qui lui donnent la couleur.

hue = { $colour ->
    [violet] violet
    [orange] orange
    [grey] gris
    [pink] rose
    [brown] brun
   *[black] noir
}
    .f = { $colour ->
        [violet] violette
        [orange] orange
        [grey] grise
        [pink] rose
        [brown] brune
       *[black] noire
    }
    .mp = { $colour ->
        [violet] violets
        [orange] orange
        [grey] gris
        [pink] roses
        [brown] bruns
       *[black] noirs
    }

# Types de cartes

citizenship = Bourgeoisie
authorities = Autorités
university = Université
health = Santé
leisure = Loisirs
art = Art
theatre = Théâtre
circus = Cirque
commerce = Commerce
industry = Industrie
bank = Banque
crafts = Artisanat
army = Armée
police = Police
underworld = Pègre
secret-society = Société secrète
harbour = Port
church = Église
migration = Migration
mysticism = Mysticisme
zoo = Zoo
park = Parc

# Quantités

amount-marks = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-steps = { $count ->
    [one] { $count } cran
   *[other] { $count } crans
}
amount-violet = { $count ->
    [one] { $count } ouvrier violet
   *[other] { $count } ouvriers violets
}
amount-orange = { $count ->
    [one] { $count } ouvrier orange
   *[other] { $count } ouvriers orange
}
amount-grey = { $count ->
    [one] { $count } ouvrier gris
   *[other] { $count } ouvriers gris
}
amount-pink = { $count ->
    [one] { $count } ouvrier rose
   *[other] { $count } ouvriers roses
}
amount-brown = { $count ->
    [one] { $count } ouvrier brun
   *[other] { $count } ouvriers bruns
}
amount-any = { $count ->
    [one] { $count } ouvrier au choix
   *[other] { $count } ouvriers au choix
}
amount-it = { $count ->
    [one] { $count } ouvrier de cette couleur
   *[other] { $count } ouvriers de cette couleur
}

# Risques, majorités, actions

risk = { $colour ->
    [violet] inondation (violet)
    [orange] incendie (orange)
    [grey] éboulement (gris)
    [pink] émeute (rose)
    [brown] maladie (brun)
    [any] un risque au choix
   *[it] le risque de cette couleur
}
majority-square = place de la Mairie
majority-buildings = bâtiments
majority-wall = mur
majority-score = score
majority-zoo = zoos
action-workers = prendre des ouvriers
action-money = prendre de l’argent
action-calm = réduire un risque
action-wall = bâtir une section
action-site = poser un terrain
action-building = construire
side-left = à gauche
side-right = à droite

# Cartes

card = { $type } { $number }
card-whole = { $card } ({ hue }) – { $cost }, { $points } – { $text }
text-none = compte pour la majorité des zoos
text-types = toujours : compte à la fois comme { $types }
text-always = toujours : { $power }
text-when = chaque fois { $event } : { $acts }
text-plain = { $works } : { $acts }
text-plain-if = { $works }, si { $condition } : { $acts }
text-plain-for = { $works }, pour { $price } : { $acts }
text-plain-if-for = { $works }, si { $condition }, pour { $price } : { $acts }
works-instant = aussitôt
works-laurel = à la fin de la partie
works-round-1 = au début de chaque tour
works-round-2 = à chaque tour, avec les dés
works-round-3 = une fois par tour
works-round-4 = à la fin de chaque tour
if-die = le dé { hue } montre { $figure } ou plus
if-no-low = aucun dé ne montre { $figure } ou moins
if-sum-at-most = la somme des dés est { $figure } au plus
if-sum-at-least = la somme des dés est { $figure } au moins
price-and-any = { $worker } et un autre au choix
price-distinct = autant d’ouvriers de couleurs différentes que vous voulez

when-workers = que vous prenez des ouvriers
when-money = que vous prenez de l’argent avec le dé { hue }
when-site = que vous posez un terrain
when-wall = que vous bâtissez une section
when-their-wall = qu’un autre joueur bâtit une section
when-their-building = qu’un autre joueur construit un bâtiment
when-majority = que vous retournez une majorité
when-park-marks = qu’un parc vous rapporte des marks
when-token = que vous tirez un jeton accident
when-advance = que vous avancez sur la place

power-lightning-twice = ce qui agit aussitôt peut agir une seconde fois, gratuitement
power-ties-win = vous gagnez aussi les majorités à égalité, sauf à zéro
power-free-wall = par l’action, les sections ne vous coûtent rien
power-advance-discount = avancer coûte { $marks } de moins
power-building-discount = les bâtiments coûtent { $marks } de moins
power-shield = rendez un ouvrier de sa couleur au lieu d’augmenter un risque
power-fourth-risk = les accidents frappent une augmentation plus tard
power-double-calm = l’action réduit un risque de deux crans
power-two-a-site = chacun de vos terrains porte deux bâtiments
power-recolour = pour un ouvrier gris, une carte se joue comme une autre couleur
power-choose-token = vous choisissez le risque qu’augmente un jeton accident
power-black-wall = une section peut coûter ce que montre le dé noir
power-black-toll = avec les dés, les autres paient en plus le chiffre du dé noir pour avancer
power-half = les bâtiments { hue.mp } coûtent la moitié, arrondie au-dessus

act-gain-per = { $amount } { $per }
act-calm = réduisez vos risques de { $steps } ({ $points } par cran)
act-calm-colour = réduisez { $colour ->
    [violet] l’inondation (violet)
    [orange] l’incendie (orange)
    [grey] l’éboulement (gris)
    [pink] l’émeute (rose)
    [brown] la maladie (brun)
    [any] un risque
   *[it] le risque de cette couleur
} de { $steps } ({ $points } par cran)
act-worker-set = un ouvrier de chaque couleur
act-worker-ones = un ouvrier de la couleur de chaque dé qui montre un un
act-worker-matches = un ouvrier de la couleur de chaque dé égal au noir
act-draw = { $count ->
    [one] piochez { $count } carte
   *[other] piochez { $count } cartes
}
act-draw-colour = piochez une carte { hue.f }
act-discard = { $count ->
    [one] défaussez { $count } carte
   *[other] défaussez { $count } cartes
}
act-act-drawn = piochez une carte et faites une action de base avec elle
act-act-discarded = faites une action de base avec la carte du dessus de la défausse
act-lay = { $count ->
    [one] posez { $count } carte des piles comme terrain, gratuitement
   *[other] posez { $count } cartes des piles comme terrains, gratuitement
}
act-lay-paying = posez la carte du dessus d’une pile comme terrain, pour un ouvrier de sa couleur
act-fetch = construisez un bâtiment de type { $type } de la défausse, gratuitement
act-seek = cherchez une carte { $type } dans la pile { $colour ->
    [any] de votre choix
    [it] de cette couleur
   *[other] { hue.f }
} et prenez-la
act-wall-free = bâtissez une section, gratuitement
act-wall-double = bâtissez une section au double de son coût, sans carte
act-advance = avancez d’une case
act-swap = échangez des ouvriers contre autant d’autres, de couleurs que vous ne rendez pas
act-buy = { $count ->
    [one] achetez jusqu’à { $count } ouvrier pour un mark
   *[other] achetez jusqu’à { $count } ouvriers pour un mark chacun
}
act-again-one = réutilisez un bâtiment déjà utilisé ce tour, en payant de nouveau
act-again-all = utilisez tous vos bâtiments à ouvriers, sans ouvriers
act-copy = utilisez un bâtiment d’un autre joueur qui agit aussitôt
act-take-back = reprenez en main autant de vos bâtiments que vous voulez
act-clerk-it = placez un clerc de plus à la fenêtre de cette couleur
act-clerk-step = déplacez le clerc du tour à la fenêtre voisine
act-under-zoo-it = construisez un bâtiment de cette couleur sous un zoo de cette couleur, gratuitement
act-reclaim = prenez autant de cartes de la défausse que montre le dé noir, et défaussez-en autant
act-toll = payez à tous les autres un mark chacun contre un de leurs points
act-curse = réduisez un de vos risques ; il augmente pour tous les autres
act-token = tirez un jeton accident pour tous les autres
act-others-discard = tous les autres défaussent une carte
act-others-flip = tous les autres rendent une majorité
act-others-card = prenez à tous les autres une carte au hasard
act-others-marks = { $count ->
    [one] prenez { $count } mark à tous les autres
   *[other] prenez { $count } marks à tous les autres
}
act-others-workers = { $count ->
    [one] prenez { $count } ouvrier de votre choix à tous les autres
   *[other] prenez { $count } ouvriers de votre choix à tous les autres
}
act-others-wall = tous les autres perdent une section
act-others-retreat = tous les autres reculent d’une case
act-others-building = tous les autres perdent un bâtiment
act-others-site = tous les autres perdent un terrain

per-type = { $each ->
    [one] par bâtiment de type { $type }
   *[other] par groupe de { $each } bâtiments de type { $type }
}
per-site = { $each ->
    [one] par terrain { hue }
   *[other] par groupe de { $each } terrains { hue.mp }
}
per-buildings = { $each ->
    [one] par bâtiment
   *[other] par groupe de { $each } bâtiments
}
per-walls = { $each ->
    [one] par section
   *[other] par groupe de { $each } sections
}
per-thirds = { $each ->
    [one] par troisième section
   *[other] par groupe de { $each } troisièmes sections
}
per-statues = { $each ->
    [one] par statue
   *[other] par groupe de { $each } statues
}
per-majorities = { $each ->
    [one] par majorité
   *[other] par groupe de { $each } majorités
}
per-types = { $each ->
    [one] par type de bâtiment
   *[other] par groupe de { $each } types de bâtiments
}
per-site-colours = { $each ->
    [one] par couleur de vos terrains
   *[other] par groupe de { $each } couleurs de vos terrains
}
per-all-colours = si vous avez des terrains de toutes les couleurs
per-workers = { $each ->
    [one] par ouvrier
   *[other] par groupe de { $each } ouvriers
}
per-worker-colours = { $each ->
    [one] par couleur de vos ouvriers
   *[other] par groupe de { $each } couleurs de vos ouvriers
}
per-worker-sets = { $each ->
    [one] par série d’ouvriers de toutes les couleurs
   *[other] par groupe de { $each } séries d’ouvriers de toutes les couleurs
}
per-risks = { $each ->
    [one] par cran de risque augmenté
   *[other] par groupe de { $each } crans de risque augmenté
}
per-risk-colours = { $each ->
    [one] par risque augmenté
   *[other] par groupe de { $each } risques augmentés
}
per-ones = { $each ->
    [one] par dé qui montre un un
   *[other] par groupe de { $each } dés qui montrent un un
}
per-sixes = { $each ->
    [one] par dé qui montre un six
   *[other] par groupe de { $each } dés qui montrent un six
}
per-mode = { $each ->
    [one] par point du chiffre le plus fréquent des dés, s’il est seul
   *[other] par groupe de { $each } points du chiffre le plus fréquent des dés, s’il est seul
}
per-die-black = { $each ->
    [one] par point du dé noir
   *[other] par groupe de { $each } points du dé noir
}
per-die-it = { $each ->
    [one] par point du dé de cette couleur
   *[other] par groupe de { $each } points du dé de cette couleur
}
per-square = { $each ->
    [one] par point de votre case de la place
   *[other] par groupe de { $each } points de votre case de la place
}
per-best-statue = { $each ->
    [one] par point de votre meilleur Hummel
   *[other] par groupe de { $each } points de votre meilleur Hummel
}
per-paid = { $each ->
    [one] par ouvrier rendu
   *[other] par groupe de { $each } ouvriers rendus
}

# Maires, bateaux, jetons, bourse, clercs

mayor-whole = maire { $number } – commence avec { $marks } et { $workers ->
    [0] aucun ouvrier
    [one] { $workers } ouvrier de chaque couleur
   *[other] { $workers } ouvriers de chaque couleur
} – { $skill }
mayor-1 = vous complétez votre main à { $figure } cartes
mayor-2 = { $figure ->
    [one] chaque fois qu’un de vos risques augmente : { $figure } ouvrier de sa couleur
   *[other] chaque fois qu’un de vos risques augmente : { $figure } ouvriers de sa couleur
}
mayor-3 = pas de jetons accident pour vous, et le dé noir ne compte pas quand vous avancez
mayor-4 = chaque fois que vous construisez un bâtiment qui ne coûte rien : un point et { $figure ->
    [one] { $figure } mark
   *[other] { $figure } marks
}
mayor-5 = { $figure ->
    [one] chaque section vous coûte { $figure } mark
   *[other] chaque section vous coûte { $figure } marks
}
mayor-6 = { $figure ->
    [one] chaque cran de risque réduit rapporte { $figure } point
   *[other] chaque cran de risque réduit rapporte { $figure } points
}
mayor-7 = une fois par tour, vous pouvez utiliser un bâtiment deux fois, en payant deux fois
mayor-8 = { $figure ->
    [one] { $figure } mark chaque fois que vous retournez une majorité
   *[other] { $figure } marks chaque fois que vous retournez une majorité
}
mayor-9 = { $figure ->
    [one] { $figure } point par terrain posé
   *[other] { $figure } points par terrain posé
}
mayor-10 = { $figure ->
    [one] { $figure } mark de plus quand vous prenez de l’argent
   *[other] { $figure } marks de plus quand vous prenez de l’argent
}
ship-violet = { $marks }
ship-orange = { $workers ->
    [one] { $workers } ouvrier au choix
   *[other] { $workers } ouvriers d’une même couleur
}
ship-grey = piochez une carte de la couleur de la section et faites une action de base avec elle
ship-pink = { $price ->
    [one] payez { $price } mark et avancez d’une case
   *[other] payez { $price } marks et avancez d’une case
}
ship-brown = utilisez un de vos bâtiments qui agissent aussitôt
ship-black = réduisez un risque
token = augmente : { $risks }
token-bonus = augmente : { $risks } ; rapporte { $bonus }
bonus-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
bonus-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
bonus-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
bonus-marks = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
bonus-calm = { $count ->
    [one] { $count } cran de moins pour un autre risque
   *[other] { $count } crans de moins pour d’autres risques
}
exchange-more-marks = { $action } : { $amount } de plus
exchange-less-marks = { $action } : { $amount } de moins
exchange-more-workers = { $action } : { $count ->
    [0] rien de plus
    [one] { $count } ouvrier de plus
   *[other] { $count } ouvriers de plus
}
exchange-pay-marks = { $action } : payez { $amount }
exchange-gain-points = { $action } : gagnez { $amount }
exchange-lose-points = { $action } : perdez { $amount }
exchange-pay-colour = { $action } : un ouvrier de plus à payer, parmi : { $colours }
exchange-cheaper = { $action } : { $amount } de moins
exchange-dearer = { $action } : { $amount } de plus à payer
exchange-gain-colour = { $action } : un ouvrier de plus, parmi : { $colours }
exchange-pay-workers = { $action } : { $count ->
    [0] rien de plus à payer
    [one] { $count } ouvrier de sa couleur à payer
   *[other] { $count } ouvriers de sa couleur à payer
}
exchange-die-workers = { $action } : { $count ->
    [one] aussi { $count } ouvrier de la couleur du dé
   *[other] aussi { $count } ouvriers de la couleur du dé
}
exchange-free-colour = { $action } : gratuit si { $colours }
exchange-dearer-colour = { $action } : { $amount } de plus à payer si { $colours }
edict-by-die-more = { $count ->
    [one] prendre de l’argent : { $count } mark de plus avec { $colours }
   *[other] prendre de l’argent : { $count } marks de plus avec { $colours }
}
edict-by-die-less = { $count ->
    [one] prendre de l’argent : { $count } mark de moins avec { $colours }
   *[other] prendre de l’argent : { $count } marks de moins avec { $colours }
}
edict-by-die-more-all = { $count ->
    [one] prendre de l’argent : { $count } mark de plus
   *[other] prendre de l’argent : { $count } marks de plus
}
edict-by-die-less-all = { $count ->
    [one] prendre de l’argent : { $count } mark de moins
   *[other] prendre de l’argent : { $count } marks de moins
}
edict-one-worker-more = { $count ->
    [one] prendre des ouvriers : { $count } de plus au choix
   *[other] prendre des ouvriers : { $count } de plus au choix
}
edict-one-worker-less = prendre des ouvriers : en rendre un
edict-own-worker = prendre des ouvriers avec { $colours } : { $count } de plus
edict-own-worker-all = prendre des ouvriers : { $count } de plus
edict-wall-cost-more = bâtir une section : { $count ->
    [one] { $count } mark de plus à payer
   *[other] { $count } marks de plus à payer
}
edict-wall-cost-less = bâtir une section : { $count ->
    [one] { $count } mark de moins
   *[other] { $count } marks de moins
}
edict-new-hand = avec les dés : nouvelles mains, une carte de chaque couleur
edict-new-hand-two = avec les dés : nouvelles mains, { $count } cartes d’une couleur et { $rest } d’une autre
edict-advance-cost-more = avancer : { $count ->
    [one] { $count } mark de plus à payer
   *[other] { $count } marks de plus à payer
}
edict-advance-cost-less = avancer : { $count ->
    [one] { $count } mark de moins
   *[other] { $count } marks de moins
}
edict-all-ships-more = tous les bateaux naviguent
edict-all-ships-less = aucun bateau ne navigue
edict-building-cost-more = bâtiments : { $count ->
    [one] { $count } mark de plus à payer
   *[other] { $count } marks de plus à payer
}
edict-building-cost-less = bâtiments : { $count ->
    [one] { $count } mark de moins
   *[other] { $count } marks de moins
}
edict-more-actions-more = { $count ->
    [one] { $count } coup de plus pour tous
   *[other] { $count } coups de plus pour tous
}
edict-more-actions-less = { $count ->
    [one] { $count } coup de moins pour tous
   *[other] { $count } coups de moins pour tous
}
edict-safe = risques qui n’augmentent pas : { $colours }
edict-safe-all = les risques n’augmentent pas

# Questions

ask-draw = { $left ->
    [one] { $who } : dans quelle pile piochez-vous { $left } carte ?
   *[other] { $who } : dans quelle pile piochez-vous ? Encore { $left } cartes.
}
ask-discard = { $left ->
    [one] { $who } : quelle carte défaussez-vous ?
   *[other] { $who } : quelle carte défaussez-vous ? Encore { $left }.
}
ask-take-workers = { $left ->
    [one] { $who } : quel ouvrier prenez-vous ?
   *[other] { $who } : quel ouvrier prenez-vous ? Encore { $left }.
}
ask-take-workers-buying = { $who } : quel ouvrier achetez-vous ? Jusqu’à { $left } encore, vous avez { $marks }.
ask-give-worker = { $who } : quel ouvrier rendez-vous ?
ask-lower-risks = { $left ->
    [one] { $who } : quel risque réduisez-vous ?
   *[other] { $who } : quel risque réduisez-vous ? Encore { $left } crans.
}
ask-mayor = { $who } : quelle face de votre tuile de maire choisissez-vous ?
ask-turn = { $who } : quelle carte jouez-vous ? Avant, vous pouvez utiliser des bâtiments. Vous avez { $marks }.
ask-turn-after = { $who } : utilisez-vous un bâtiment avant de finir ? Vous avez { $marks }.
ask-play-card = { $who } : que faites-vous de { $card } ({ hue }) ? Vous avez { $marks }.
ask-play-card-unseen = { $who } : que faites-vous d’une carte { hue.f } ?
ask-ship = { $who } : utilisez-vous un bateau, pour un ouvrier { hue } ?
ask-take-same = { $who } : de quelle couleur prenez-vous des ouvriers ?
ask-strike = { $who } : lequel de vos bâtiments agit aussitôt ?
ask-strike-foreign = { $who } : quel bâtiment des autres agit pour vous ?
ask-draw-to-play = { $who } : dans quelle pile piochez-vous une carte pour une action de base ?
ask-lay-drawn = { $left ->
    [one] { $who } : de quelle pile posez-vous la carte du dessus comme terrain ?
   *[other] { $who } : de quelle pile posez-vous la carte du dessus comme terrain ? Encore { $left }.
}
ask-lay-drawn-paying = { $who } : de quelle pile posez-vous la carte du dessus comme terrain, pour un ouvrier ?
ask-fetch = { $who } : quelle carte { $type } construisez-vous de la défausse ?
ask-seek = { $who } : quelle carte { $type } prenez-vous dans la pile { hue.f } ?
ask-use-again = { $who } : quel bâtiment réutilisez-vous ?
ask-use-all = { $who } : utilisez-vous ce bâtiment sans ses ouvriers ?
ask-place = { $who } : sur quel terrain construisez-vous { $card } ?
ask-swap-out = { $who } : quel ouvrier échangez-vous ? { $left } jusqu’ici.
ask-swap-in = { $who } : quel ouvrier prenez-vous en échange ? Encore { $left }.
ask-take-back = { $who } : quel bâtiment reprenez-vous en main ?
ask-shift-clerk = { $who } : à quelle fenêtre va le clerc ?
ask-under-zoo = { $who } : quel bâtiment { hue } construisez-vous sous votre zoo ?
ask-pay-others = { $who } : à qui payez-vous un mark contre un point ? Vous avez { $marks }.
ask-curse = { $who } : quel risque réduisez-vous, et augmentez-vous pour tous les autres ?
ask-flip-down = { $who } : quelle majorité rendez-vous ?
ask-rob-workers = { $left ->
    [one] { $who } : quel ouvrier prenez-vous à { $other } ?
   *[other] { $who } : quel ouvrier prenez-vous à { $other } ? Encore { $left }.
}
ask-raise-risk = { $who } : le risque { hue } augmente-t-il ?
ask-choose-risk = { $who } : quel risque augmente par le jeton ?
ask-accidents = { $who } : quel accident subissez-vous d’abord ?
ask-lose-site = { $who } : quel terrain perdez-vous ?
ask-lose-building = { $who } : quel bâtiment perdez-vous ?
ask-lose-section = { $who } : de quel côté perdez-vous une section ?
ask-in-phase = { $who } : utilisez-vous ce bâtiment maintenant ? Vous avez { $marks }.
ask-draw-from-two = { $number ->
    [one] { $who } : dans quelle pile piochez-vous { $number } carte ?
   *[other] { $who } : dans quelle pile piochez-vous { $number } cartes ?
}
ask-statue = { $who } : quelle statue prenez-vous pour le côté achevé ?
ask-section = { $who } : de quel côté bâtissez-vous une section ?
ask-pay-any = { $who } : quel ouvrier rendez-vous pour { $card } ?
ask-pay-distinct = { $who } : quel ouvrier rendez-vous pour { $card } ? Un par couleur.
ask-encore = { $who } : { $card } agit-il une seconde fois ?
ask-step = { $who } : avancez-vous sur la place de la Mairie ? Vous avez { $marks }.
over = { $winners ->
    [one] Les huit tours sont finis. { $who } l’emporte avec { $points } points.
   *[other] Les huit tours sont finis. { $who } se partagent la victoire avec { $points } points chacun.
}
over-won = Les huit tours sont finis. { $who } l’emporte avec { $points } points ; TOM en a { $other }.
over-lost = Les huit tours sont finis. TOM l’emporte avec { $other } points ; { $who } en a { $points }.

# Choix

move-use = utiliser { $card } – { $text }
move-beside = à côté de { $card }
move-site-under = le terrain sous { $card }, qui revient dans votre main
move-draw = la pile { hue.f }
move-draw-some = { $count ->
    [one] { $count } carte de la pile { hue.f }
   *[other] { $count } cartes de la pile { hue.f }
}
move-lay-paying = la pile { hue.f }, pour un ouvrier { hue }
move-as = rendre un ouvrier gris et la jouer comme carte { hue.f }
move-plot = un terrain { hue } vide
move-take = { $workers }
move-buy = { $workers } pour { $price }
move-give = { $workers }
move-turn-away = non : rendre { $workers }
move-lower = { $risk }, augmenté { $raised } sur { $limit }
move-raise = { $risk }, augmenté { $raised } sur { $limit }
move-suffer = { $colour ->
    [violet] inondation : perdre un terrain, son bâtiment revient en main
    [orange] incendie : perdre un bâtiment
    [grey] éboulement : perdre une section
    [pink] émeute : perdre tous vos marks
   *[brown] maladie : perdre tous vos ouvriers
}
move-ship = bateau { hue }, pour { $price } : { $text }
move-workers = prendre { $workers }
move-money = prendre { $marks } (le dé { hue } montre { $shown })
move-calm = réduire { $risk } : { $points } par cran
move-wall = bâtir la section suivante { $side } ({ hue.f }) pour { $cost }
move-site = la poser comme terrain { hue } pour { $price }
move-build = construire { $card } pour { $cost } – { $points } – { $text }
move-open = ouvrir { $card } pour { $cost } – { $points } – { $text }
move-lose = { $side } : la section { hue.f }
move-clerk = la fenêtre { hue.f }
move-flip = { $majority }
move-pay = { $who }
move-hummel = le Hummel à { $points }
move-lemonjette = la Lemonjette : { $marks } aussitôt
move-advance = avancer pour { $cost }, jusqu’à la case à { $points }
move-beyond = dépasser la dernière case pour { $cost } : { $points }
move-stay = rester
move-again = oui, encore une fois
done-end-turn = finir
done-no-card = passer : vous n’avez plus de carte
done-let-rise = oui : il augmente
done-no-ship = pas de bateau
done-build-nothing = aucune
done-leave = non, laisser
done-no-more = plus rien

# Ce qui s’est passé

event-round = Le tour { $round } commence.
event-rolled = Les dés : { $dice }.
die-shows = { hue } { $shown }
event-gained = { $who } gagne { $amount }.
event-paid = { $who } paie { $amount }.
event-acted = { $who } joue une carte { hue.f } : { $action }.
event-drew = { $who } pioche une carte { hue.f }.
event-drew-seen = { $who } pioche { $card } – { $text }.
event-discarded = { $who } défausse { $card }.
event-took-up = { $who } prend { $card }.
event-laid = { $who } pose un terrain { hue }.
event-opened = { $who } ouvre { $card }.
event-built = { $who } construit { $card } : { $text }.
event-built-under-zoo = { $who } construit { $card } sous un zoo : { $text }.
event-worked = { $who } utilise { $card }.
event-shipped = { $who } utilise le bateau { hue }.
event-gathered = Les cartes { $colour ->
    [violet] violettes
    [orange] orange
    [grey] grises
    [pink] roses
   *[brown] brunes
} défaussées forment une nouvelle pile.
event-clerk-added = { $who } place un clerc de plus à la fenêtre { hue.f }.
event-clerk-moved = { $who } déplace le clerc à la fenêtre { hue.f }.
event-majority = { $who } retourne une majorité : { $majority }.
event-flipped-down = { $who } rend une majorité : { $majority }.
event-stole = { $who } prend une carte { hue.f } à { $whom }.
event-stole-seen = { $who } prend { $card } à { $whom }.
event-raised = { $who } : { $colour ->
    [violet] le risque d’inondation (violet) augmente
    [orange] le risque d’incendie (orange) augmente
    [grey] le risque d’éboulement (gris) augmente
    [pink] le risque d’émeute (rose) augmente
   *[brown] le risque de maladie (brun) augmente
}.
event-lowered = { $steps ->
    [one] { $who } réduit un risque ({ hue }) de { $steps } cran.
   *[other] { $who } réduit un risque ({ hue }) de { $steps } crans.
}
event-token = { $who } tire un jeton accident : { $risks }.
event-accident = { $colour ->
    [violet] Inondation : { $who } perd un terrain.
    [orange] Incendie : { $who } perd un bâtiment.
    [grey] Éboulement : { $who } perd une section.
    [pink] Émeute : { $who } perd tous ses marks.
   *[brown] Maladie : { $who } perd tous ses ouvriers.
}
event-lost-site = { $who } perd un terrain { hue } ; c’était { $card }.
event-lost-building = { $who } perd { $card }.
event-lost-section = { $who } perd une section ({ $side }).
event-walled = { $who } bâtit une section { hue.f } ({ $side }).
event-hummel = { $who } prend le Hummel à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-lemonjette = { $who } prend la Lemonjette.
event-advanced = { $who } avance jusqu’à la case { $square }, { $points }.
event-beyond = { $who } dépasse la dernière case.
event-retreated = { $who } recule jusqu’à la case { $square }, { $points }.
event-new-hand = { $who } défausse toute sa main et en pioche une nouvelle.
event-sailed = Bateaux qui naviguent : { $ships }.
event-exchange = La bourse passe à l’étape { $step }.
event-mayor = { $who } prend le maire { $mayor } : { $skill }.
event-tom = TOM agit avec le dé { hue } : { $die }.
event-turned-up = TOM dévoile { $card }.
event-ended = La partie est finie.

# Le score

score-track = sur la piste
score-cards = cartes
score-laurels = lauriers
score-majorities = majorités
score-wall = mur
score-statues = statues
score-clerks = clercs
score-square = place

# Le plateau dans le terminal

code = { $colour ->
    [violet] V
    [orange] O
    [grey] G
    [pink] R
    [brown] B
   *[black] N
}
code-majority = { $majority ->
    [square] P
    [buildings] B
    [wall] M
    [score] S
   *[zoo] Z
}
board-round = tour { $round } sur { $rounds }
board-phase-refill = compléter les mains
board-phase-dice = les dés
board-phase-actions = les actions, coup { $turn }
board-phase-end = la fin du tour
board-before = avant le premier tour
board-dice = dés
board-clerks = clercs
board-piles = piles
board-ships = bateaux
board-square = place
board-statues = statues
board-discards = défausse
board-on-top = { $count }, dessus :
board-tokens = jetons
board-tokens-left = { $count ->
    [0] tous utilisés
   *[other] { $count } à tirer
}
board-exchange = bourse
board-then = puis : { $text }
board-tiles = tuiles clerc
board-players = Joueurs, { $who } en premier
board-hand = Votre main
board-own = Vos bâtiments, zoos et parcs
board-cards = main
board-free = terrains libres
board-mayor = maire { $number } : { $skill }
board-used = utilisé
board-none = aucun
board-under-zoo = sous un zoo
board-signs = ↯ aussitôt · ∞ toujours · Ⅰ–Ⅳ une fois par tour, à cette phase · ❦ à la fin
board-legend = Les murs montrent le coût des sections à venir, ■ est bâtie.
head-card = carte
head-cost = coût
head-points = pts
head-marks = marks
head-workers = ouvriers
head-risks = risques
head-wall = mur
head-square = pl.
head-majorities = maj.
head-statues = statues

# L’image de la table

see-card = { $colour ->
    [violet] Violet
    [orange] Orange
    [grey] Gris
    [pink] Rose
   *[brown] Brun
}, coûte { $cost }, vaut { $points } – { $text }
see-site = Un terrain { hue }
see-site-note = Il y a place pour un bâtiment.
see-site-front = Il y a place pour un bâtiment. Au recto : { $card } ; c’est vous qui l’avez posé.
see-workers = { $count ->
    [one] { $count } ouvrier { hue }
   *[other] { $count } ouvriers { hue.mp }
}
see-workers-note = Les ouvriers paient les terrains de leur couleur et les effets des bâtiments.
see-risk-violet = Monté de { $raised } crans sur { $limit }. L’inondation emporte un terrain ; ce qui s’y trouve revient en main.
see-risk-orange = Monté de { $raised } crans sur { $limit }. L’incendie détruit un bâtiment.
see-risk-grey = Monté de { $raised } crans sur { $limit }. L’éboulement emporte une section extérieure du mur.
see-risk-pink = Monté de { $raised } crans sur { $limit }. L’émeute coûte tous les marks.
see-risk-brown = Monté de { $raised } crans sur { $limit }. La maladie emporte tous les ouvriers.
see-majority = Majorité : { $majority }
see-majority-up = Retourné par qui menait seul à la fin d’un tour. Vaut { $points } à la fin.
see-majority-down = Se retourne si vous menez seul à la fin d’un tour. Vaut alors { $points } à la fin.
see-marks-note = Les marks paient les bâtiments, les sections du mur et les pas sur la place.
see-points-note = Points sur la piste. D’autres s’ajoutent à la fin : bâtiments, majorités, mur, statues, clercs et place.
see-first = Premier joueur
see-first-note = Passe au joueur suivant après chaque tour.
see-mayor = Maire { $number }
see-tower = La tour
see-tower-note = D’ici, le mur s’étend des deux côtés. La troisième section d’un côté vaut { $points } points à la fin, la cinquième une statue.
see-section = { $colour ->
    [violet] Section violette : { $cost }
    [orange] Section orange : { $cost }
    [grey] Section grise : { $cost }
    [pink] Section rose : { $cost }
   *[brown] Section brune : { $cost }
}
see-section-note = Se bâtit avec une carte de sa couleur, quand c’est la suivante de son côté.
see-section-third = Se bâtit avec une carte de sa couleur. La troisième d’un côté vaut { $points } à la fin.
see-section-last = Se bâtit avec une carte de sa couleur. Elle achève le côté et rapporte une statue.
see-statue = Une statue
see-own-hummel = Hans Hummel, le porteur d’eau. Vaut { $amount } à la fin.
see-own-lemonjette = La Lemonjette, qui vend des citrons. Elle a rapporté { $amount }.
see-board = { $who }
see-board-note = Mur, ouvriers, risques, majorités, et les cartes posées : d’abord zoos et parcs, puis terrains et bâtiments.
see-lake = La Binnenalster
see-lake-note = Les dés sont pour tous. Un grand nombre élève le risque de sa couleur, les petits permettent un pas sur la place de la Mairie, et chaque dé dit combien d’argent rapporte une carte de sa couleur.
see-round = Tour { $round } sur { $rounds }
see-die = Le dé { hue }
see-die-note = { $shown ->
    [0] Pas encore lancé.
   *[other] Montre { $shown } : autant de marks pour une carte { hue.f }.
}
see-die-black = { $shown ->
    [0] Pas encore lancé.
   *[other] Montre { $shown } : le clerc est à cette fenêtre.
}
see-ship = Le bateau { hue }
see-ship-sails = A pris la mer. Qui bâtit une section peut l’utiliser pour un ouvrier de la couleur de la carte : { $text }
see-ship-moored = Prend la mer quand son dé montre 3 ou 4 : { $text }
see-church = Saint-Michel
see-church-note = À chaque tour, un clerc va à la fenêtre que dit le dé noir. À la fin, chaque clerc vaut un point par carte de sa fenêtre.
see-clerk = Le clerc du tour
see-clerk-note = Il reste devant sa fenêtre quand le tour est fini.
see-window = Fenêtre { $number }
see-window-note = { $count ->
    [0] Aucun clerc n’est encore resté ici. Pour { $types }.
    [one] Chaque carte de ces types vaut { $count } point de plus à la fin : { $types }.
   *[other] Chaque carte de ces types vaut { $count } points de plus à la fin : { $types }.
}
see-clerks = { $count ->
    [one] { $count } clerc
   *[other] { $count } clercs
}
see-clerks-note = { $count ->
    [one] Vaut { $count } point à la fin par carte de cette fenêtre.
   *[other] Valent { $count } points à la fin par carte de cette fenêtre.
}
see-square = { $place ->
    [0] Devant la place de la Mairie
   *[other] Place de la Mairie, case { $place }
}
see-square-note = Vaut { $points } à la fin. Un pas au-delà de la dernière case rapporte { $beyond } points tout de suite.
see-pawn = { $who } sur la place de la Mairie
see-pawn-note = Case { $place }.
see-piles = Les cinq piles
see-piles-note = On complète sa main dans les piles de son choix. On voit la couleur d’une carte, pas son recto.
see-pile = La pile { hue.f } : { $count }
see-pile-note = { $types }
see-discards = Défausse : { $count }
see-discards-note = Ce qui a été dépensé se trouve ici, face visible.
see-hummel = Hans Hummel
see-hummel-note = Pour qui achève un côté du mur : { $amount } à la fin. Le meilleur part en premier.
see-lemonjette = La Lemonjette
see-lemonjette-note = Pour qui achève un côté du mur et la prend à la place de Hans Hummel : { $amount } tout de suite.
see-tokens = Jetons accident : { $count }
see-tokens-note = Quand le dé noir montre 5 ou 6, chacun en tire un, et le risque indiqué augmente.
see-token = Un jeton tiré
see-edict = Une tuile de clerc
see-exchange = La Bourse
see-cursor = Le marqueur de la Bourse
see-cursor-note = Il avance chaque fois que quelqu’un fait cette action, puis au dos de la tuile ; ensuite vient la tuile suivante.
see-found = À choisir
see-hand = Main
see-table = Sur la table
see-next-site = Le prochain terrain
see-next-site-note = Une carte posée ici, pour un ouvrier de sa couleur, fait place à un bâtiment.
see-counter-marks = Marks : { $count }
see-counter-hand = Cartes de cette couleur en main : { $count }
see-counter-square = Case sur la place de la Mairie : { $count }
see-counter-buildings = Bâtiments : { $count }
see-counter-wall = Sections du mur : { $count }
see-counter-zoo = Zoos : { $count }
see-action-workers = Défaussez la carte pour trois ouvriers de sa couleur.
see-action-money = Défaussez la carte pour autant de marks que montre le dé de sa couleur.
see-action-calm = Défaussez la carte pour baisser d’un cran le risque de sa couleur, et gagnez un point.
see-action-wall = Défaussez la carte et payez la section suivante du mur, si elle est de la couleur de la carte.
see-action-site = Rendez un ouvrier de sa couleur et posez la carte comme terrain.
see-action-building = Payez le coût de la carte et placez-la sur un terrain vide. Zoos et parcs n’en ont pas besoin.
