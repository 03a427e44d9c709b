# Hamburgum en français.

intro = Il s’agit de faire des dons aux six églises : chaque don rapporte un jeton, et les jetons rapportent du prestige. À chaque tour, on avance son pion sur la roue, de { $free } cases gratuitement, puis pour un point par case, et on fait ce que dit la case : produire, commercer, construire des navires, bâtir des maisons ou faire des dons. Quand la sixième église est achevée, le plus grand prestige l’emporte. On peut bâtir sur un emplacement qu’une ligne brune relie à une église où l’on a fait un don, ou à l’un de ses citoyens.

red = Rouge
blue = Bleu
green = Vert
yellow = Jaune
grey = Gris

beer = bière
sugar = sucre
cloth = tissu

amount-beer = { $count ->
    [one] { $count } bière
   *[other] { $count } bières
}
amount-sugar = { $count ->
    [one] { $count } sucre
   *[other] { $count } sucres
}
amount-cloth = { $count ->
    [one] { $count } tissu
   *[other] { $count } tissus
}
amount-timber = { $count } bois
amount-brick = { $count ->
    [one] { $count } brique
   *[other] { $count } briques
}
amount-bell = { $count ->
    [one] { $count } cloche
   *[other] { $count } cloches
}
amount-money = { $count } £
amount-prestige = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# La roue

space-beer = Bière
space-sugar = Sucre
space-cloth = Tissu
space-trade-a = Commerce A
space-trade-b = Commerce B
space-dockyard = Chantier naval
space-church = Église
space-guildhall = Hôtel de ville
does-trade-a = vendre des marchandises ou acheter des matériaux
does-trade-b = vendre des marchandises ou acheter des matériaux
does-dockyard = construire des navires
does-church = faire des dons et décompter des jetons
does-guildhall = bâtir sur les emplacements de la ville

# Bâtiments et notables

brewer = brasseur
sugar-refiner = raffineur
cloth-maker = drapier
merchant = marchand
captain = capitaine
official = notable
brewer-each = brasseurs
sugar-refiner-each = raffineurs
cloth-maker-each = drapiers
merchant-each = marchands
captain-each = capitaines
official-each = notables
brings-production = production de { $good }, dont le prix tombe à { $price }
brings-captain = { $own ->
    [0] un Hollandais volant entre au port ; vous n’avez plus de navire en réserve
   *[other] un Hollandais volant et un de vos navires entrent au port
}
brings-official = un notable au choix

councilman = conseiller
vicar = pasteur
lord-mayor = maire
canon = chanoine
guildmaster = maître de guilde
harbour-master = capitaine du port
deacon = diacre
sexton = sacristain
master-builder = architecte
civil-servant = secrétaire
official-money = { $official } : { $per }, soit { $money }
official-canon = { $official } : un don à une église au choix pour { $cost }
per-councilman = { $each } par citoyen sur le plateau
per-vicar = { $each } par don, toutes familles confondues
per-lord-mayor = { $each } par église achevée
per-guildmaster = { $each } pour chacune de vos marchandises
per-harbour-master = { $each } pour chacun de vos navires au port
per-deacon = { $each } pour chacun de vos dons
per-sexton = { $each } par église où vous avez fait un don
per-master-builder = { $each } pour chacun de vos citoyens
per-civil-servant = { $each } par paroisse où vous avez un citoyen

# Jetons

kind-five = cinq
kind-tokens = jetons
kind-ships = navires
kind-buildings = bâtiments
kind-citizens = citoyens
token-five = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
token-tokens = { $points ->
    [one] { $points } point pour chacun de vos jetons
   *[other] { $points } points pour chacun de vos jetons
}
token-ships = { $points ->
    [one] { $points } point pour chacun de vos navires au port
   *[other] { $points } points pour chacun de vos navires au port
}
token-buildings = { $points ->
    [one] { $points } point pour chacun de vos { $building }
   *[other] { $points } points pour chacun de vos { $building }
}
token-citizens = { $points ->
    [one] { $points } point pour chacun de vos citoyens dans la paroisse { $church }
   *[other] { $points } points pour chacun de vos citoyens dans la paroisse { $church }
}
token-city = { $points ->
    [one] { $points } point pour chacun de vos citoyens en ville
   *[other] { $points } points pour chacun de vos citoyens en ville
}

# Questions

ask-turn = { $who } : où avancer le pion ? { $free } cases sont gratuites ; pour aller plus loin, il y a { $points } en réserve.
ask-turn-first = { $who } : où commencer sur la roue ? Toutes les cases sont gratuites.
ask-trade = { $who } : vendre des marchandises ou acheter des matériaux ? En caisse : { $money }.
ask-sale = { $who } : combien de { $good } vendre ? En stock : { $have }.
ask-purchase-brick = { $who } : combien de briques acheter ? En caisse : { $money }.
ask-purchase-timber = { $who } : et combien de bois ?
ask-purchase-bell = { $who } : et une cloche ? Le cinquième don à une église en demande une.
ask-dockyard = { $who } : combien de navires construire ? En stock : { $stock }.
ask-church = { $who } : à quelle église faire un don, ou quel jeton décompter ? En stock : { $stock } et { $money }.
ask-church-again = { $who } : faire un autre don à { $church }, ou quel jeton décompter ? En stock : { $stock } et { $money }.
ask-scoring = { $who } : quel jeton décompter ensuite ? Un seul de chaque sorte peut attendre son décompte. Les jetons vont dans cet ordre : celui qu’on saute attend une autre visite.
ask-take-token = { $who } : quel jeton de { $church } prendre ?
ask-guildhall = { $who } : que bâtir ? En stock : { $stock }.
ask-choose-official = { $who } : quel notable prendre ?
ask-canon = { $who } : grâce au chanoine, à quelle église faire un don ?
over = { $winners ->
    [one] Les six églises sont achevées. { $who } l’emporte avec { $points } points.
   *[other] Les six églises sont achevées. Victoire partagée, avec { $points } points chacun : { $who }.
}

# Choix

move-produce = { $cost ->
    [0] produire { $amount }
   *[other] produire { $amount } – pour { $points }
}
move-space = { $cost ->
    [0] { $space } : { $does }
   *[other] { $space } : { $does } – pour { $points }
}
move-sell = vendre des marchandises
move-buy = acheter des matériaux
move-sell-count = { $count ->
    [0] rien – jusqu’ici { $money }
   *[other] { $amount } – { $ships ->
        [0] le tout pour { $money }, sans navire
       *[other] { $rest ->
            [0] jusqu’ici { $money } pour { $shipped } par navire
           *[other] jusqu’ici { $money } pour { $shipped } par navire et { $spare } sans
        }
    }
}
move-buy-count = { $count ->
    [0] rien – jusqu’ici { $money }
   *[other] { $amount } – jusqu’ici { $money }
}
move-launch = { $count ->
    [0] aucun
    [one] { $count } navire pour { $cost }
   *[other] { $count } navires pour { $cost }
}
move-donate = { $church }, don { $number } sur 5, pour { $cost }
move-take = { $token } : { $points } à présent
move-score = { $church } : { $token } – { $points }
move-site = { $building } dans la paroisse { $parish } (emplacement { $site }) : { $brings }
move-done-church = rien de plus
move-done-scoring = ne plus rien décompter
move-done-guildhall = ne plus bâtir
move-done-canon = aucun don

# Ce qui s’est passé

event-moved = { $points ->
    [0] { $who } va sur la case { $space }.
    [one] { $who } va sur la case { $space } et paie { $points } point.
   *[other] { $who } va sur la case { $space } et paie { $points } points.
}
event-gained = { $who } gagne { $amount }.
event-paid = { $who } paie { $amount }.
event-sold = { $shipped ->
    [0] { $who } vend { $amount } pour { $money }, sans navire.
   *[other] { $who } vend { $amount }, dont { $shipped } par navire, pour { $money }.
}
event-entered = Un navire de { $who } entre au mouillage 3.
event-entered-nobody = Un Hollandais volant entre au mouillage 3.
event-moved-on = Le mouillage 3 est plein : tous les navires avancent d’un mouillage.
event-went-home = { $count ->
    [one] { $count } navire quitte le port et revient à { $who }.
   *[other] { $count } navires quittent le port et reviennent à { $who }.
}
event-went-home-nobody = { $count ->
    [one] { $count } Hollandais volant quitte la partie.
   *[other] { $count } Hollandais volants quittent la partie.
}
event-donated = { $who } fait le don { $number } sur 5 à { $church } et prend le jeton « { $kind } ».
event-completed = { $who } achève { $church } ({ $points } points) et peut désormais bâtir partout.
event-scored = { $points ->
    [one] { $who } décompte { $church }, { $kind } : { $points } point.
   *[other] { $who } décompte { $church }, { $kind } : { $points } points.
}
event-built = { $who } bâtit dans la paroisse { $parish } : { $building } (emplacement { $site }).
event-built-production = { $who } bâtit dans la paroisse { $parish } : { $building } (emplacement { $site }). Le prix ({ $good }) tombe à { $price }.
event-appointed = Notable nommé : { $official }.
event-turned-up = Prochain notable : { $official }.
event-cashed = { $units ->
    [0] { $who } change son argent en points : { $points }.
    [one] { $who } vend { $units } unité pour { $money } et change son argent en points : { $points }.
   *[other] { $who } vend { $units } unités pour { $money } et change son argent en points : { $points }.
}
event-ended = La sixième église est achevée : la partie est terminée.

# Le score

score-start = au départ
score-five = par les cinq
score-tokens = par les jetons
score-ships = par les navires
score-buildings = par les bâtiments
score-citizens = par les citoyens
score-bonus = par les églises
score-wealth = par l’argent
score-steps = par la roue

# Le plateau dans le terminal

hamburg = Hambourg
londinium = Londinium
code-brewer = Br
code-sugar-refiner = Ra
code-cloth-maker = Dr
code-merchant = Ma
code-captain = Ca
code-official = No
board-rounds = { $count ->
    [0] avant le premier tour
   *[other] tour { $count }
}
board-church = église
board-given = dons
board-churches = Les églises et leurs jetons
board-rondel = Roue, sens horaire
board-hub = au centre
board-harbour = Port et prix
board-berth = mouill. { $count }
board-prices = par navire
board-depot = dépôt 1–10
board-officials = notable
board-waiting = (+{ $count })
board-families = Familles
board-prestige = points
board-money = £
board-beer = bière
board-sugar = sucre
board-cloth = tissu
board-timber = bois
board-brick = brique
board-bell = cloche
board-ships = nav. 3/2/1
board-buildings = bâtim.

# Le plateau dans le navigateur

see-rondel = Roue
see-rondel-note = Les pions y tournent dans le sens horaire.
see-hub = Centre : les pions partent d’ici.
see-name-beer = Bière
see-name-sugar = Sucre
see-name-cloth = Tissu
see-name-trade-a = Commerce
see-name-trade-b = Commerce
see-name-dockyard = Chantier
see-name-church = Église
see-name-guildhall = Mairie
see-produce = Produire : { $good }, et davantage avec chacune de vos maisons qui en produit.
see-marker = Pion de { $who }
see-marker-note = { $count ->
    [one] { $count } case gratuite, puis un point par case.
   *[other] { $count } cases gratuites, puis un point par case.
}
see-prices = Ce que rapporte une marchandise par navire
see-prices-note = Sans navire, chaque marchandise rapporte { $price }.
see-price = { $good } : { $price } par navire
see-price-note = Le prix baisse avec chaque maison qui en produit, à qui qu’elle soit. Sans navire : { $price }.
see-depot = Dépôt
see-depot-note = Un seul prix pour tous les matériaux pris en une fois, quel que soit l’assortiment.
see-depot-price = { $units ->
    [one] { $units } unité de matériaux pour { $price }
   *[other] { $units } unités de matériaux pour { $price }
}
see-timber = Bois
see-brick = Briques
see-bell = Cloche
see-timber-note = Pour les navires, les maisons et les dons.
see-brick-note = Pour les maisons et les dons.
see-bell-note = Le dernier don à une église en demande une. On n’en possède qu’une à la fois.
see-money-note = Pour les matériaux et les dons. À la fin, un point pour { $price }.
see-berth = Mouillage { $count }
see-berth-note = { $count ->
    [one] Un navire y charge { $count } unité d’une marchandise.
   *[other] Un navire y charge jusqu’à { $count } unités d’une même marchandise.
}
see-sea = Du mouillage 1, les navires rentrent chez eux.
see-ship = Navire de { $who }
see-dutchman = Hollandais volant
see-dutchman-note = Prend une place, ne charge rien et quitte la partie après le mouillage 1.
see-ledger = Jetons de don
see-ledger-note = Chaque don en prend un dans la ligne de son église ; le premier prend le cinq.
see-token = { $church } : { $token }
see-token-scored = Décompté ; il montre toujours le don de { $who }.
see-token-worth = { $points ->
    [one] Vaut { $points } point pour { $who } à présent.
   *[other] Vaut { $points } points pour { $who } à présent.
}
see-bonus = Piste des églises, église achevée { $place } sur 6 : { $points }
see-builder = { $church } : achevée par { $who }
see-builder-note = Qui a achevé une église bâtit sur tout emplacement libre.
see-officials = Notables
see-officials-base = Qui bâtit sur un emplacement de notable prend celui de gauche.
see-officials-open = Qui bâtit sur un emplacement de notable en choisit un.
see-officials-shuffled = Qui bâtit sur un emplacement de notable prend celui qui est visible.
see-office-hidden = Un notable encore caché
see-canon-note = Un don à une église au choix pour { $cost }.
see-parish = Paroisse { $church }
see-close = Enclos de { $church }, sans paroisse
see-parish-note = Son jeton de citoyens : { $token }.
see-lines = Lignes brunes
see-lines-note = On bâtit le long, à partir d’une église où l’on a fait un don ou d’un de ses citoyens.
see-site = Emplacement { $site } : { $building }, paroisse { $parish }
see-house = Bâti par { $who }. { $brings }
see-makes = Produit : { $good }, et en baisse le prix pour tous.
see-merchant = Rapporte { $money } aussitôt.
see-captain = Un Hollandais volant entre au port, puis un navire du bâtisseur, sans payer de bois.
see-official = Apporte un notable. Un seul par tour.
see-complete = Achevée par { $who }.
see-church = Dons : { $given } sur 5. Le prochain coûte { $cost }.
see-each-citizen = { $money } par citoyen à soi
see-prestige = { $points ->
    [one] { $who } : { $points } point de prestige
   *[other] { $who } : { $points } points de prestige
}
see-prestige-note = Un tour de la carte vaut { $lap } points.
see-stock = Stock
see-tokens = Jetons
see-buildings = Maisons
see-home = { $count ->
    [one] { $count } navire en réserve
   *[other] { $count } navires en réserve
}
see-home-note = Au chantier naval, on les met à l’eau au mouillage 3, contre du bois.
see-own-buildings = { $building } : { $count }
see-harboured = { $count ->
    [one] { $count } navire au port
   *[other] { $count } navires au port
}
see-citizens = { $count ->
    [one] { $count } citoyen en ville
   *[other] { $count } citoyens en ville
}
see-taken = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
