# Hamburgum in English.

intro = Give to the six churches: every donation brings a token, and tokens bring prestige. Move your marker round the rondel, { $free } spaces free, further ones for a point each, and do what its space says: make goods, trade, build ships, build houses, or donate. When the sixth church is complete the most prestige wins. A site can be built where a brown line joins it to a church you gave to or to a citizen of yours.

red = Red
blue = Blue
green = Green
yellow = Yellow
grey = Grey

beer = beer
sugar = sugar
cloth = cloth

amount-beer = { $count } beer
amount-sugar = { $count } sugar
amount-cloth = { $count } cloth
amount-timber = { $count } timber
amount-brick = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}
amount-bell = { $count ->
    [one] 1 bell
   *[other] { $count } bells
}
amount-money = £{ $count }
amount-prestige = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# The rondel

space-beer = beer
space-sugar = sugar
space-cloth = cloth
space-trade-a = trade A
space-trade-b = trade B
space-dockyard = the dockyard
space-church = the church
space-guildhall = the guildhall
does-trade-a = sell goods or buy material
does-trade-b = sell goods or buy material
does-dockyard = build ships
does-church = donate, and score tokens
does-guildhall = build on sites of the city

# Buildings and officials

brewer = brewer
sugar-refiner = sugar refiner
cloth-maker = cloth maker
merchant = merchant
captain = captain
official = official
brewer-each = brewer
sugar-refiner-each = sugar refiner
cloth-maker-each = cloth maker
merchant-each = merchant
captain-each = captain
official-each = official
brings-production = makes { $good }; its price falls to { $price }
brings-captain = { $own ->
    [0] a Flying Dutchman enters the harbour; you have no ship at home
   *[other] a Flying Dutchman and a ship of yours enter the harbour
}
brings-official = an official of your choice

councilman = councilman
vicar = vicar
lord-mayor = lord mayor
canon = canon
guildmaster = guildmaster
harbour-master = harbour master
deacon = deacon
sexton = sexton
master-builder = master builder
civil-servant = civil servant
official-money = { $official }: { $per }, now { $money }
official-canon = { $official }: a donation to any church for { $cost }
per-councilman = { $each } for each citizen on the board
per-vicar = { $each } for each donation by anybody
per-lord-mayor = { $each } for each complete church
per-guildmaster = { $each } for each of your goods
per-harbour-master = { $each } for each of your ships in the harbour
per-deacon = { $each } for each of your donations
per-sexton = { $each } for each church you gave to
per-master-builder = { $each } for each of your citizens
per-civil-servant = { $each } for each parish with a citizen of yours

# Tokens

kind-five = five
kind-tokens = tokens
kind-ships = ships
kind-buildings = buildings
kind-citizens = citizens
token-five = { $points ->
    [one] 1 point
   *[other] { $points } points
}
token-tokens = { $points ->
    [one] 1 point for each of your tokens
   *[other] { $points } points for each of your tokens
}
token-ships = { $points ->
    [one] 1 point for each of your ships in the harbour
   *[other] { $points } points for each of your ships in the harbour
}
token-buildings = { $points ->
    [one] 1 point for each { $building } of yours
   *[other] { $points } points for each { $building } of yours
}
token-citizens = { $points ->
    [one] 1 point for each citizen of yours in the parish of { $church }
   *[other] { $points } points for each citizen of yours in the parish of { $church }
}
token-city = { $points ->
    [one] 1 point for each citizen of yours in the city
   *[other] { $points } points for each citizen of yours in the city
}

# Questions

ask-turn = { $who }: where do you move your marker? { $free } spaces are free, you have { $points } for further ones.
ask-turn-first = { $who }: where do you begin on the rondel? Every space is free.
ask-trade = { $who }: do you sell goods or buy material? You have { $money }.
ask-sale = { $who }: how much { $good } do you sell? You have { $have }.
ask-purchase-brick = { $who }: how many bricks do you buy? You have { $money }.
ask-purchase-timber = { $who }: and how much timber?
ask-purchase-bell = { $who }: and a bell? The fifth donation to a church needs one.
ask-dockyard = { $who }: how many ships do you build? You have { $stock }.
ask-church = { $who }: to which church do you donate, or which token do you score? You have { $stock } and { $money }.
ask-church-again = { $who }: do you donate to { $church } again, or which token do you score? You have { $stock } and { $money }.
ask-scoring = { $who }: which token do you score next? Not more than one of a kind may stay unscored. Tokens go in this order: one that you pass over waits for another visit.
ask-take-token = { $who }: which token of { $church } do you take?
ask-guildhall = { $who }: what do you build? You have { $stock }.
ask-choose-official = { $who }: which official do you take?
ask-canon = { $who }: to which church does the canon let you donate?
over = { $winners ->
    [one] All six churches stand. { $who } wins with { $points } points.
   *[other] All six churches stand. { $who } share the victory with { $points } points each.
}

# Choices

move-produce = { $cost ->
    [0] make { $amount }
   *[other] make { $amount } – for { $points }
}
move-space = { $cost ->
    [0] { $space }: { $does }
   *[other] { $space }: { $does } – for { $points }
}
move-sell = sell goods
move-buy = buy material
move-sell-count = { $count ->
    [0] none – so far { $money }
   *[other] { $amount } – { $ships ->
        [0] all for { $money }, without a ship
       *[other] { $rest ->
            [0] so far { $money } for { $shipped } by ship
           *[other] so far { $money } for { $shipped } by ship and { $spare } without
        }
    }
}
move-buy-count = { $count ->
    [0] none – so far { $money }
   *[other] { $amount } – so far { $money }
}
move-launch = { $count ->
    [0] none
    [one] 1 ship for { $cost }
   *[other] { $count } ships for { $cost }
}
move-donate = { $church }, donation { $number } of 5, for { $cost }
move-take = { $token }: now { $points }
move-score = { $church }: { $token } – { $points }
move-site = { $building } in the parish of { $parish } (site { $site }): { $brings }
move-done-church = nothing more
move-done-scoring = score no more
move-done-guildhall = build no more
move-done-canon = no donation

# What happened

event-moved = { $points ->
    [0] { $who } moves to { $space }.
    [one] { $who } moves to { $space } and pays 1 point.
   *[other] { $who } moves to { $space } and pays { $points } points.
}
event-gained = { $who } gains { $amount }.
event-paid = { $who } pays { $amount }.
event-sold = { $shipped ->
    [0] { $who } sells { $amount } for { $money }, without a ship.
   *[other] { $who } sells { $amount } for { $money }, { $shipped } by ship.
}
event-entered = A ship of { $who } enters berth 3.
event-entered-nobody = A Flying Dutchman enters berth 3.
event-moved-on = Berth 3 is full: all ships move on by one berth.
event-went-home = { $count ->
    [one] 1 ship of { $who } goes home.
   *[other] { $count } ships of { $who } go home.
}
event-went-home-nobody = { $count ->
    [one] 1 Flying Dutchman sails out of the game.
   *[other] { $count } Flying Dutchmen sail out of the game.
}
event-donated = { $who } makes donation { $number } of 5 to { $church } and takes its token for { $kind }.
event-completed = { $who } completes { $church }: { $points } points, and from now on builds anywhere.
event-scored = { $points ->
    [one] { $who } scores { $church }, { $kind }: 1 point.
   *[other] { $who } scores { $church }, { $kind }: { $points } points.
}
event-built = { $who } builds in the parish of { $parish }: { $building } (site { $site }).
event-built-production = { $who } builds in the parish of { $parish }: { $building } (site { $site }). The price of { $good } falls to { $price }.
event-appointed = The official is the { $official }.
event-turned-up = The next official is the { $official }.
event-cashed = { $units ->
    [0] { $who } turns money into { $points } points.
    [one] { $who } sells 1 unit for { $money } and turns money into { $points } points.
   *[other] { $who } sells { $units } units for { $money } and turns money into { $points } points.
}
event-ended = The sixth church is complete, and the game is over.

# The score

score-start = start
score-five = fives
score-tokens = tokens
score-ships = ships
score-buildings = buildings
score-citizens = citizens
score-bonus = church track
score-wealth = money
score-steps = rondel

# The board in the terminal

hamburg = Hamburg
londinium = Londinium
code-brewer = Br
code-sugar-refiner = Su
code-cloth-maker = Cl
code-merchant = Me
code-captain = Ca
code-official = Of
board-rounds = { $count ->
    [0] before the first round
   *[other] round { $count }
}
board-church = church
board-given = given
board-churches = Churches and their tokens
board-rondel = Rondel, clockwise
board-hub = in the hub
board-harbour = Harbour and prices
board-berth = berth { $count }
board-prices = by ship
board-depot = 1–10 units
board-officials = official
board-waiting = (+{ $count })
board-families = Families
board-prestige = points
board-money = £
board-beer = beer
board-sugar = sugar
board-cloth = cloth
board-timber = timber
board-brick = brick
board-bell = bell
board-ships = ships 3/2/1
board-buildings = buildings

# The board in the browser

see-rondel = Rondel
see-rondel-note = Markers go round it clockwise.
see-hub = Hub: here the markers start.
see-name-beer = Beer
see-name-sugar = Sugar
see-name-cloth = Cloth
see-name-trade-a = Trade
see-name-trade-b = Trade
see-name-dockyard = Dockyard
see-name-church = Church
see-name-guildhall = Guildhall
see-produce = Make { $good }; every house of yours that makes it adds to it.
see-marker = Marker of { $who }
see-marker-note = { $count ->
    [one] { $count } space forward is free, further ones cost a point each.
   *[other] { $count } spaces forward are free, further ones cost a point each.
}
see-prices = What a good brings by ship
see-prices-note = Without a ship every good brings { $price }.
see-price = { $good }: { $price } by ship
see-price-note = The price falls with every house that makes it, whoever built it. Without a ship: { $price }.
see-depot = Depot
see-depot-note = One joint price for all the material you take at once, whatever its mix.
see-depot-price = { $units ->
    [one] 1 unit of material for { $price }
   *[other] { $units } units of material for { $price }
}
see-timber = Timber
see-brick = Bricks
see-bell = Bell
see-timber-note = For ships, houses and donations.
see-brick-note = For houses and donations.
see-bell-note = The last donation to a church needs one. You own at most one at a time.
see-money-note = For material and donations. At the end every { $price } is a point.
see-berth = Berth { $count }
see-berth-note = { $count ->
    [one] A ship here carries 1 unit of a good.
   *[other] A ship here carries up to { $count } units of one good.
}
see-sea = From berth 1 ships go home.
see-ship = Ship of { $who }
see-dutchman = Flying Dutchman
see-dutchman-note = Takes a place, carries nothing, and leaves the game after berth 1.
see-ledger = Donation tokens
see-ledger-note = Every donation takes one from the row of its church; the first takes the five.
see-token = { $church }: { $token }
see-token-scored = Scored; it still shows that { $who } has given.
see-token-worth = { $points ->
    [one] Worth 1 point to { $who } as things stand.
   *[other] Worth { $points } points to { $who } as things stand.
}
see-bonus = Church track, complete church { $place } of 6: { $points }
see-builder = { $who } completed { $church }
see-builder-note = A church builder builds on any free site.
see-officials = Officials
see-officials-base = Whoever builds on a site for officials takes the leftmost.
see-officials-open = Whoever builds on a site for officials chooses one.
see-officials-shuffled = Whoever builds on a site for officials takes the one that can be seen.
see-office-hidden = An official that nobody can see yet
see-canon-note = A donation to any church for { $cost }.
see-parish = Parish of { $church }
see-close = Close of { $church }, no parish
see-parish-note = Its token for citizens: { $token }.
see-lines = Brown lines
see-lines-note = Build along them, from a church you gave to or from a citizen of yours.
see-site = Site { $site }: { $building }, parish of { $parish }
see-house = Built by { $who }. { $brings }
see-makes = Makes { $good }, and lowers its price for everybody.
see-merchant = Brings { $money } at once.
see-captain = A Flying Dutchman enters the harbour, then a ship of the builder, free of timber.
see-official = Brings an official. At most one in a turn.
see-complete = Complete. { $who } finished it.
see-church = Donations: { $given } of 5. The next costs { $cost }.
see-each-citizen = { $money } for each own citizen
see-prestige = { $points ->
    [one] { $who }: 1 point of prestige
   *[other] { $who }: { $points } points of prestige
}
see-prestige-note = Round the map once is { $lap } points.
see-stock = Stock
see-tokens = Tokens
see-buildings = Houses
see-home = { $count ->
    [one] 1 ship at home
   *[other] { $count } ships at home
}
see-home-note = The dockyard brings ships into berth 3, for timber.
see-own-buildings = { $building }: { $count }
see-harboured = { $count ->
    [one] 1 ship in the harbour
   *[other] { $count } ships in the harbour
}
see-citizens = { $count ->
    [one] 1 citizen in the city
   *[other] { $count } citizens in the city
}
see-taken = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
