# Colonia en français.

intro = Vous menez une famille de Cologne pendant { $weeks } semaines. Le mardi, une carte envoie des membres au conseil et fixe l’ordre du tour ; le mercredi, vous achetez des matières premières ; le jeudi, vous commandez des marchandises aux artisans ; le vendredi, vous chargez les navires ; le samedi, ils partent et paient ; le dimanche, vous achetez des reliques. Le plus grand nombre de points en reliques et en vitraux l’emporte. Chaque membre employé s’absente une semaine.

yellow = Jaune
blue = Bleu
green = Vert
red = Rouge
orange = Orange
violet = Violet

leather = cuir
iron = fer
wood = bois
linen = lin
fur = fourrure
saddle = selle
wheel = roue de charrette
painting = tableau
clothing = vêtement
shoes = chaussures
saddler = bourrelier
wheelwright = charron
painter = peintre
tailor = tailleur
shoemaker = cordonnier
bergen = Bergen
bruges = Bruges
london = Londres
novgorod = Novgorod
mark = marks
gulden = gulden
pfund = livres
grivna = grivnas
mooring-1 = I
mooring-2 = II
mooring-3 = III
mooring-4 = IV
yes = oui
no = non

amount-leather = { $count ->
    [one] { $count } cuir
   *[other] { $count } cuirs
}
amount-iron = { $count ->
    [one] { $count } fer
   *[other] { $count } fers
}
amount-wood = { $count } bois
amount-linen = { $count ->
    [one] { $count } lin
   *[other] { $count } lins
}
amount-fur = { $count ->
    [one] { $count } fourrure
   *[other] { $count } fourrures
}
amount-saddle = { $count ->
    [one] { $count } selle
   *[other] { $count } selles
}
amount-wheel = { $count ->
    [one] { $count } roue de charrette
   *[other] { $count } roues de charrette
}
amount-painting = { $count ->
    [one] { $count } tableau
   *[other] { $count } tableaux
}
amount-clothing = { $count ->
    [one] { $count } vêtement
   *[other] { $count } vêtements
}
amount-shoes = { $count ->
    [one] { $count } paire de chaussures
   *[other] { $count } paires de chaussures
}
amount-mark = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
amount-gulden = { $count } gulden
amount-pfund = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
amount-grivna = { $count ->
    [one] { $count } grivna
   *[other] { $count } grivnas
}
amount-member = { $count ->
    [0] aucun membre
    [one] { $count } membre
   *[other] { $count } membres
}

# Cartes Relique et décrets

card-relic = { $points ->
    [one] relique de { $city }, { $points } point, { $price }
   *[other] relique de { $city }, { $points } points, { $price }
}
card-shrine = reliquaire de { $city }, double une relique, { $price }
decree-saddler = le bourrelier fait face à { $orders } commandes de plus que prévu
decree-wheelwright = le charron fait face à { $orders } commandes de plus que prévu
decree-painter = le peintre fait face à { $orders } commandes de plus que prévu
decree-tailor = le tailleur fait face à { $orders } commandes de plus que prévu
decree-shoemaker = le cordonnier fait face à { $orders } commandes de plus que prévu
decree-more-raw = les sept stands reçoivent encore une matière première chacun
decree-foreign-merchants = deux marchands étrangers viennent avec { $foreign } matières premières chacun
decree-draw-raw = chaque famille peut piocher { $raw } matières premières dans le sac
decree-home-wednesday = jusqu’à { $home } membres de chaque famille rentrent de la rue du mercredi
decree-home-thursday = jusqu’à { $home } membres de chaque famille rentrent de la rue du jeudi
decree-two-ships-sail = deux navires partent aussitôt
decree-one-ship-sails = un navire part aussitôt
decree-die-good = chaque famille gagne une marchandise au dé
decree-extra-hold = chaque navire a une soute supplémentaire pour une marchandise au choix (valeur { $money })
decree-two-relics = deux cartes Relique de plus sont exposées
decree-fewer-members = mardi prochain le conseil prend un membre de moins à chacun
decree-exchange = chaque famille peut changer jusqu’à { $most } pièces d’une monnaie en une autre

# Questions

ask-family-cards = { $who } : quelle carte Famille jouez-vous cette semaine ? En réserve : { $members }.
ask-vote = { $who } : oui ou non, avec { $votes } voix : { $decree } ?
ask-mayor = { $who } : égalité des voix, vous tranchez en tant que maire : { $decree } ?
ask-market = { $who } : à quel stand achetez-vous ? En réserve : { $members }.
ask-orders = { $who } : quelle marchandise commandez-vous ? En réserve : { $members }.
ask-loading = { $who } : quelle soute chargez-vous, avec un membre ? En réserve : { $members }.
ask-relics = { $who } : quelle carte Relique achetez-vous ?
ask-insuring = { $who } : quelle carte assurez-vous avec un membre, pour qu’elle reste exposée ? En réserve : { $members }.
ask-fill-shrine = { $who } : quelle relique de { $city } placez-vous pour de bon dans le reliquaire ?
ask-enshrine = { $who } : placez-vous pour de bon la relique dans votre reliquaire de { $city } ?
ask-each-draw-raw = { $who } : piochez-vous des matières premières dans le sac ?
ask-each-home-wednesday = { $who } : combien de membres rentrent de la rue du mercredi ?
ask-each-home-thursday = { $who } : combien de membres rentrent de la rue du jeudi ?
ask-each-exchange = { $who } : quelle monnaie donnez-vous en échange ?
ask-exchange = { $who } : que prenez-vous contre vos { $currency } ?
ask-choose-good = { $who } : le dé indique un six, quelle marchandise choisissez-vous ?
over = { $winners ->
    [one] Les six semaines sont passées. { $who } l’emporte avec { $points } points.
   *[other] Les six semaines sont passées. Victoire partagée, avec { $points } points chacun : { $who }.
}

# Choix

move-card = { $value } voix, { $members } au conseil
move-card-zero = la carte { $value } : vous avez trop peu de membres, elle comptera zéro
move-yes = oui
move-no = non
move-pass = passer pour aujourd’hui
move-stall = stand { $stall } : { $raw } – pour { $members }
move-order = { $good }, avec { $raw } et { $members } – place { $place } dans la file, { $bar ->
    [one] { $bar } commande garantie
   *[other] { $bar } commandes garanties
} pour l’instant
move-load = navire { $mooring } pour { $city } : { $goods } – rapporte { $pay }
move-extra = soute supplémentaire du navire { $mooring } pour { $city } : { $goods } – rapporte { $pay }
move-relic = { $card }
move-relic-insured = { $card } (carte assurée par { $who })
move-enshrine = la relique à { $points ->
    [one] { $points } point
   *[other] { $points } points
} – { $doubled } points dans le reliquaire
move-leave = laisser le reliquaire vide
move-draw = piocher
move-skip = non merci
move-home = { $count ->
    [0] aucun
   *[other] { $members }
}
move-good = { $good }
move-change = { $currency }
move-into = { $money }

# Ce qui s’est passé

event-week = La semaine { $week } commence.
event-decrees = Décrets de la semaine : { $decrees }.
event-played = { $votes ->
    [0] { $who } joue la carte { $value } avec trop peu de membres : elle compte zéro.
   *[other] { $who } joue la carte { $value }.
}
event-order = Ordre du tour : { $order }.
event-rolled = { $who } lance le dé : { $die }.
event-die = Le dé indique { $die }.
event-voted = { $who } vote { $vote } ({ $votes }).
event-adopted = Adopté : { $decree }.
event-rejected = Rejeté : { $decree }.
event-took-stall = { $who } place { $members } au stand { $stall }.
event-ordered = { $who } passe commande au { $craftsman }, avec { $members }.
event-loaded = { $who } charge le navire { $mooring } pour { $city }.
event-sailed = Le navire { $mooring } part pour { $city }.
event-gained = { $who } gagne { $amount }.
event-paid = { $who } paie { $amount }.
event-bought = { $who } achète : { $card }.
event-enshrined = { $grade ->
    [one] { $who } place une relique à { $grade } point dans le reliquaire de { $city }.
   *[other] { $who } place une relique à { $grade } points dans le reliquaire de { $city }.
}
event-insured = { $who } assure : { $card }.
event-passed = { $who } passe.
event-went-home = { $count ->
    [one] { $who } fait rentrer { $count } membre.
   *[other] { $who } fait rentrer { $count } membres.
}
event-window = { $who } a le plus d’argent de { $city } et en reçoit le vitrail : { $points } points.
event-ended = La partie est terminée.

# Le score

score-relics = par les reliques
score-shrines = par les reliquaires
score-windows = par les vitraux

# Le plateau dans le terminal

board-monday = Lundi
board-tuesday = Mardi
board-wednesday = Mercredi
board-thursday = Jeudi
board-friday = Vendredi
board-saturday = Samedi
board-sunday = Dimanche
board-week = semaine { $week } sur { $weeks }
board-before = avant la première semaine
board-order = ordre du tour
board-decrees = décrets
board-none = rien
board-market = Marché : les stands et leurs matières premières
board-workshops = Artisans : commandes livrées jusqu’à la barre ┃, dés à lancer : { $dice }
board-harbour = Port : { $count } au départ
board-relics = Reliques et reliquaires exposés
board-families = Familles
board-votes = voix
board-cards = cartes
board-reserve = rés.
board-streets = Ma/Me/Je/Ve
board-raw = cu/fe/bo/li/fo
board-goods = se/ro/ta/vê/ch
board-money = ma/gu/li/gr
board-points = points
board-extra = au choix
head-streets = rues
head-raw = mat.
head-goods = march.
head-money = argent

# La table dans le navigateur

scene-week = Semaine
scene-council = Conseil
scene-market = Marché
scene-workshops = Artisans
scene-harbour = Port
scene-relics = Reliques
scene-hand = Cartes Famille et votes
scene-money = Membres et argent
scene-goods = Marchandises
scene-raw = Matières premières
scene-relics-own = Vos reliques

short-wednesday = Mer.
short-thursday = Jeu.
short-friday = Ven.
short-saturday = Sam.
street-tuesday = rue du mardi
street-wednesday = rue du mercredi
street-thursday = rue du jeudi
street-friday = rue du vendredi

note-monday = On retourne une carte de semaine : elle garnit les stands, règle les barres des artisans et dit combien de navires partent. Trois décrets sont révélés.
note-tuesday = Chacun joue une carte Famille : autant de membres vont au conseil, autant de voix, et la plus haute commence toute la semaine.
note-wednesday = Décrets, puis marché : prenez toutes les matières d’un stand contre autant de membres.
note-thursday = Décrets, puis artisans : deux matières et quelques membres font une commande ; au-dessus de la barre, elle devient une marchandise.
note-friday = Décrets, puis chargement : mettez des marchandises et un membre dans la soute d’un navire.
note-saturday = Décrets, puis les navires partent et paient leur chargement dans la monnaie de leur ville.
note-sunday = Achetez reliques et reliquaires dans la monnaie de leur ville, puis assurez des cartes pour qu’elles restent exposées.

label-today = aujourd’hui : { $day }
label-on-street = { $who } : { $members } ({ $street })
note-street = Les membres utilisés restent ici une semaine. Ils rentrent après les affaires de ce jour, la semaine suivante.
label-early = { $who } : { $members } à côté de la rue du vendredi
note-early = Revenus avec des navires partis en avance, ils rentrent une semaine plus tard avec ceux du samedi.
label-order = { $who } : numéro { $place } dans l’ordre du tour
label-mayor = Maire : { $who }
note-mayor = Premier dans l’ordre du tour. Tranche en cas d’égalité des voix.
label-decree = Décret ({ $day })
note-week-card = { $raw } matières premières pour le marché, les commandes de chaque artisan, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour d’autres commandes, { $ships ->
    [one] { $ships } navire part
   *[other] { $ships } navires partent
}.

label-stall = stand { $stall }
label-stall-foreign = stand d’un marchand étranger
note-stall = { $raw }. On prend tout d’un coup, contre un membre par matière.
note-stall-taken = Vidé par { $who } avec { $members }.
note-stall-empty = Vide.
note-stall-closed = Il n’ouvre que si un décret le dit.
label-bag = { $count ->
    [one] sac : { $count } matière première
   *[other] sac : { $count } matières premières
}
note-bag = Dedans : { $raw }.
note-workshop = { $one } et { $other } donnent : { $good }. Dans la réserve : { $supply }.
note-line = Huit places pour les commandes, la première en haut.
label-waiting = { $who } : numéro { $place } dans la file, { $members }
note-sure = Au-dessus de la barre : cette commande est exécutée cette semaine.
note-unsure = Sous la barre : elle attend, sauf si des dés ou un décret déplacent la barre.
label-next-order = la prochaine commande demande ici { $members }
label-bar = { $count ->
    [one] barre : { $count } commande cette semaine
   *[other] barre : { $count } commandes cette semaine
}
note-bar = Les commandes au-dessus sont exécutées jeudi. Les dés et les décrets la font avancer.
label-dice = { $count ->
    [one] { $count } dé jeudi
   *[other] { $count } dés jeudi
}
note-dice = Chacun donne une commande de plus à un artisan, un six à tous.

label-mooring = poste d’amarrage { $mooring }
label-sails = part samedi
label-ship = navire pour { $city }
note-ship = Ses soutes paient en { $currency } à son départ.
label-hold = soute : { $goods } – rapporte { $pay }
note-hold = Il faut exactement ces marchandises et un membre. Elle paie quand le navire part.
note-loaded = Chargée par { $who }, qui est payé au départ du navire.
label-extra = soute supplémentaire : une marchandise au choix – rapporte { $pay }

note-relic = S’achète à son prix dans la monnaie de sa ville ; compte ses points à la fin.
note-shrine = Double les points d’une relique de sa ville que l’on y dépose.
note-shrine-owned = À { $who }. Double les points d’une relique de sa ville que l’on y dépose.
note-enshrined = { $points ->
    [one] Compte { $points } point dans son reliquaire.
   *[other] Compte { $points } points dans son reliquaire.
}
note-insured = Assurée par { $who } : elle reste exposée, mais chacun peut l’acheter.
label-niche = place du reliquaire : { $city }
label-window = { $points ->
    [one] vitrail de { $city } : { $points } point
   *[other] vitrail de { $city } : { $points } points
}
note-window = À la fin, il revient à la famille qui a le plus d’argent de sa ville, si elle est seule.
note-window-won = Revient à { $who }, qui a le plus d’argent de cette ville.

label-card = { $who } : carte Famille { $value }
note-card = Envoie { $members } au conseil et donne { $value } voix. La plus haute commence. Chaque carte ne sert qu’une fois.
note-played = { $votes ->
    [0] Jouée avec trop peu de membres : aucune voix, et la dernière place.
   *[other] Jouée cette semaine, pour { $votes } voix.
}
label-vote-yes = voter oui
label-vote-no = voter non
note-vote = { $votes ->
    [0] Vous n’avez pas de voix cette semaine.
    [one] Vous avez { $votes } voix cette semaine.
   *[other] Vous avez { $votes } voix cette semaine.
}
label-reserve = { $members } en réserve
note-reserve = Les membres disponibles maintenant.
note-raw = Deux matières différentes font une marchandise, chez un artisan, le jeudi.
note-good = Les marchandises se chargent sur les navires le vendredi.
note-money = Achète le dimanche les reliques de sa ville.
label-cards-left = { $count ->
    [one] encore { $count } carte Famille
   *[other] encore { $count } cartes Famille
}
note-cards-left = Restent à jouer : { $values }.
note-no-cards = Toutes sont jouées.
label-screen = paravent fermé
note-screen = L’argent, les matières, les marchandises et les reliques de cette famille ne sont pas montrés.
label-relics = { $count ->
    [one] { $count } relique
   *[other] { $count } reliques
}
note-passed = a passé pour aujourd’hui
