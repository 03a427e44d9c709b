# Colonia in English.

intro = You lead a family of Cologne for { $weeks } weeks. On Tuesday a card sends members to the council and settles who goes first; on Wednesday you buy raw materials, on Thursday you order goods from craftsmen, on Friday you load ships, on Saturday they sail and pay, on Sunday you buy relics. The most points in relics and windows win. Every member you use is away for a week.

yellow = Yellow
blue = Blue
green = Green
red = Red
orange = Orange
violet = Violet

leather = leather
iron = iron
wood = wood
linen = linen
fur = fur
saddle = saddle
wheel = cart wheel
painting = painting
clothing = clothing
shoes = shoes
saddler = saddler
wheelwright = wheelwright
painter = painter
tailor = tailor
shoemaker = shoemaker
bergen = Bergen
bruges = Bruges
london = London
novgorod = Novgorod
mark = marks
gulden = gulden
pfund = pounds
grivna = grivna
mooring-1 = I
mooring-2 = II
mooring-3 = III
mooring-4 = IV
yes = yes
no = no

amount-leather = { $count } leather
amount-iron = { $count } iron
amount-wood = { $count } wood
amount-linen = { $count } linen
amount-fur = { $count } fur
amount-saddle = { $count ->
    [one] 1 saddle
   *[other] { $count } saddles
}
amount-wheel = { $count ->
    [one] 1 cart wheel
   *[other] { $count } cart wheels
}
amount-painting = { $count ->
    [one] 1 painting
   *[other] { $count } paintings
}
amount-clothing = { $count } clothing
amount-shoes = { $count } shoes
amount-mark = { $count ->
    [one] 1 mark
   *[other] { $count } marks
}
amount-gulden = { $count } gulden
amount-pfund = { $count ->
    [one] 1 pound
   *[other] { $count } pounds
}
amount-grivna = { $count } grivna
amount-member = { $count ->
    [0] no members
    [one] 1 member
   *[other] { $count } members
}

# Relic cards and decrees

card-relic = { $points ->
    [one] relic of { $city }, 1 point, { $price }
   *[other] relic of { $city }, { $points } points, { $price }
}
card-shrine = shrine of { $city }, doubles a relic, { $price }
decree-saddler = the saddler gets through { $orders } orders more than planned
decree-wheelwright = the wheelwright gets through { $orders } orders more than planned
decree-painter = the painter gets through { $orders } orders more than planned
decree-tailor = the tailor gets through { $orders } orders more than planned
decree-shoemaker = the shoemaker gets through { $orders } orders more than planned
decree-more-raw = each of the seven stalls gets another raw material
decree-foreign-merchants = two foreign merchants come, each with { $foreign } raw materials
decree-draw-raw = every family may draw { $raw } raw materials from the bag
decree-home-wednesday = up to { $home } members of every family come home from the Wednesday street
decree-home-thursday = up to { $home } members of every family come home from the Thursday street
decree-two-ships-sail = two ships sail at once
decree-one-ship-sails = one ship sails at once
decree-die-good = every family gains a good by the die
decree-extra-hold = every ship has an extra hold for any one good, worth { $money }
decree-two-relics = two more relic cards come on show
decree-fewer-members = the council takes one member less of everybody next Tuesday
decree-exchange = every family may change up to { $most } of one currency into another

# Questions

ask-family-cards = { $who }: which family card do you play this week? You have { $members } in reserve.
ask-vote = { $who }: yes or no, with { $votes } votes: { $decree }?
ask-mayor = { $who }: the votes are equal, you decide as mayor: { $decree }?
ask-market = { $who }: which stall do you buy? You have { $members } in reserve.
ask-orders = { $who }: which good do you order? You have { $members } in reserve.
ask-loading = { $who }: which hold do you load, with one member? You have { $members } in reserve.
ask-relics = { $who }: which relic card do you buy?
ask-insuring = { $who }: which card do you insure with a member, so that it stays on show? You have { $members } in reserve.
ask-fill-shrine = { $who }: which relic of { $city } do you put into the shrine, for good?
ask-enshrine = { $who }: do you put the relic into your shrine of { $city }, for good?
ask-each-draw-raw = { $who }: do you draw raw materials from the bag?
ask-each-home-wednesday = { $who }: how many members come home from the Wednesday street?
ask-each-home-thursday = { $who }: how many members come home from the Thursday street?
ask-each-exchange = { $who }: which currency do you give in exchange?
ask-exchange = { $who }: what do you take for your { $currency }?
ask-choose-good = { $who }: the die shows a six, which good do you choose?
over = { $winners ->
    [one] The six weeks are over. { $who } wins with { $points } points.
   *[other] The six weeks are over. { $who } share the victory with { $points } points each.
}

# Choices

move-card = { $value } votes, { $members } to the council
move-card-zero = the { $value }: you have too few members, it will count zero
move-yes = yes
move-no = no
move-pass = pass for today
move-stall = stall { $stall }: { $raw } – for { $members }
move-order = { $good }, from { $raw } and { $members }: { $place } in line, { $bar } sure so far
move-load = ship { $mooring } to { $city }: { $goods } – pays { $pay }
move-extra = extra hold of ship { $mooring } to { $city }: { $goods } – pays { $pay }
move-relic = { $card }
move-relic-insured = { $card } (insured by { $who })
move-enshrine = the relic with { $points ->
    [one] 1 point
   *[other] { $points } points
} – { $doubled } points in the shrine
move-leave = leave the shrine empty
move-draw = draw
move-skip = no, thank you
move-home = { $count ->
    [0] none
   *[other] { $members }
}
move-good = { $good }
move-change = { $currency }
move-into = { $money }

# What happened

event-week = Week { $week } begins.
event-decrees = Decrees of the week: { $decrees }.
event-played = { $votes ->
    [0] { $who } plays the { $value } with too few members: it counts zero.
   *[other] { $who } plays the { $value }.
}
event-order = The order of play: { $order }.
event-rolled = { $who } rolls a { $die }.
event-die = The die shows { $die }.
event-voted = { $who } votes { $vote } ({ $votes }).
event-adopted = Adopted: { $decree }.
event-rejected = Rejected: { $decree }.
event-took-stall = { $who } puts { $members } on stall { $stall }.
event-ordered = { $who } places an order with the { $craftsman }, with { $members }.
event-loaded = { $who } loads ship { $mooring } to { $city }.
event-sailed = Ship { $mooring } sails to { $city }.
event-gained = { $who } gains { $amount }.
event-paid = { $who } pays { $amount }.
event-bought = { $who } buys: { $card }.
event-enshrined = { $grade ->
    [one] { $who } puts a relic with 1 point into the shrine of { $city }.
   *[other] { $who } puts a relic with { $grade } points into the shrine of { $city }.
}
event-insured = { $who } insures: { $card }.
event-passed = { $who } passes.
event-went-home = { $count ->
    [one] 1 member of { $who } comes home.
   *[other] { $count } members of { $who } come home.
}
event-window = { $who } has the most money of { $city } and gets its window: { $points } points.
event-ended = The game is over.

# The score

score-relics = relics
score-shrines = shrines
score-windows = windows

# The board in the terminal

board-monday = Monday
board-tuesday = Tuesday
board-wednesday = Wednesday
board-thursday = Thursday
board-friday = Friday
board-saturday = Saturday
board-sunday = Sunday
board-week = week { $week } of { $weeks }
board-before = before the first week
board-order = order of play
board-decrees = decrees
board-none = none
board-market = Market: stalls and their raw materials
board-workshops = Craftsmen: orders up to the bar ┃ are delivered, { $dice } dice to come
board-harbour = Harbour: { $count } to leave
board-relics = Relics and shrines on show
board-families = Families
board-votes = votes
board-cards = cards
board-reserve = home
board-streets = Tu/We/Th/Fr
board-raw = le/ir/wo/li/fu
board-goods = sa/wh/pa/cl/sh
board-money = mk/gu/po/gr
board-points = points
board-extra = any good
head-streets = streets
head-raw = raw
head-goods = goods
head-money = money

# The table in the browser

scene-week = The week
scene-council = Council
scene-market = Market
scene-workshops = Craftsmen
scene-harbour = Harbour
scene-relics = Relics
scene-hand = Family cards and votes
scene-money = Members and money
scene-goods = Goods
scene-raw = Raw materials
scene-relics-own = Your relics

short-wednesday = Wed
short-thursday = Thu
short-friday = Fri
short-saturday = Sat
street-tuesday = Tuesday street
street-wednesday = Wednesday street
street-thursday = Thursday street
street-friday = Friday street

note-monday = A new week card is turned up: it stocks the stalls, sets the bars of the craftsmen and says how many ships leave. Three decrees come up.
note-tuesday = Everybody plays a family card: so many members go to the council, so many votes, and the highest goes first all week.
note-wednesday = Decrees, then the market: take all raw materials of a stall for as many members.
note-thursday = Decrees, then the craftsmen: two raw materials and some members place an order; orders above the bar become goods.
note-friday = Decrees, then loading: put goods and one member into a hold of a ship.
note-saturday = Decrees, then ships sail and pay for what was loaded, in the currency of their city.
note-sunday = Buy relics and shrines, each in the currency of its city; then insure cards so that they stay on show.

label-today = today: { $day }
label-on-street = { $who }: { $members } ({ $street })
note-street = Members that were used stay here for a week. They come home after this day’s business of the next week.
label-early = { $who }: { $members } beside the Friday street
note-early = They came back with ships that sailed early, and go home a week later with those of Saturday.
label-order = { $who }: number { $place } in the order of play
label-mayor = Mayor: { $who }
note-mayor = First in the order of play. Decides when votes are equal.
label-decree = Decree for { $day }
note-week-card = { $raw } raw materials for the market, the orders that each craftsman carries out, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for more orders, { $ships ->
    [one] 1 ship leaves
   *[other] { $ships } ships leave
}.

label-stall = stall { $stall }
label-stall-foreign = stall of a foreign merchant
note-stall = { $raw }. You take everything at once, for one member each.
note-stall-taken = Bought out by { $who } with { $members }.
note-stall-empty = Empty.
note-stall-closed = It only opens when a decree says so.
label-bag = { $count ->
    [one] bag: 1 raw material
   *[other] bag: { $count } raw materials
}
note-bag = In it: { $raw }.
note-workshop = Makes one { $good } of { $one } and { $other }. In the supply: { $supply }.
note-line = Eight spaces for orders, the first on top.
label-waiting = { $who }: number { $place } in line, { $members }
note-sure = Above the bar: this order is carried out this week.
note-unsure = Below the bar: it waits, unless dice or a decree move the bar.
label-next-order = the next order here takes { $members }
label-bar = { $count ->
    [one] bar: 1 order this week
   *[other] bar: { $count } orders this week
}
note-bar = Orders above it are carried out on Thursday. Dice and decrees move it on.
label-dice = { $count ->
    [one] 1 die on Thursday
   *[other] { $count } dice on Thursday
}
note-dice = Each gives one more order to a craftsman, a six to all of them.

label-mooring = mooring { $mooring }
label-sails = sails on Saturday
label-ship = ship to { $city }
note-ship = Its holds pay in { $currency } when it sails.
label-hold = hold: { $goods } – pays { $pay }
note-hold = Exactly these goods and one member load it. It pays when the ship sails.
note-loaded = Loaded by { $who }, who is paid when the ship sails.
label-extra = extra hold: any one good – pays { $pay }

note-relic = Buy it for its price in the currency of its city; it counts its points at the end.
note-shrine = Doubles the points of one relic of its city that is put into it.
note-shrine-owned = Owned by { $who }. Doubles the points of one relic of its city that is put into it.
note-enshrined = { $points ->
    [one] Counts 1 point in its shrine.
   *[other] Counts { $points } points in its shrine.
}
note-insured = Insured by { $who }: it stays on show, but anybody may buy it.
label-niche = place of the shrine of { $city }
label-window = { $points ->
    [one] window of { $city }: 1 point
   *[other] window of { $city }: { $points } points
}
note-window = At the end it goes to the family with the most money of its city, if there is only one.
note-window-won = Goes to { $who }, who has the most money of this city.

label-card = { $who }: family card { $value }
note-card = Sends { $members } to the council and gives { $value } votes. The highest card goes first. Each card is used once.
note-played = { $votes ->
    [0] Played with too few members: no votes, and last in the order of play.
   *[other] Played this week, for { $votes } votes.
}
label-vote-yes = vote yes
label-vote-no = vote no
note-vote = { $votes ->
    [0] You have no votes this week.
    [one] You have 1 vote this week.
   *[other] You have { $votes } votes this week.
}
label-reserve = { $members } in reserve
note-reserve = Members that can be used now.
note-raw = Two different raw materials make a good, at a craftsman on Thursday.
note-good = Goods are loaded into ships on Friday.
note-money = Buys relics of its own city on Sunday.
label-cards-left = { $count ->
    [one] 1 family card left
   *[other] { $count } family cards left
}
note-cards-left = Still to come: { $values }.
note-no-cards = All have been played.
label-screen = closed screen
note-screen = Money, raw materials, goods and relics of this family are not shown.
label-relics = { $count ->
    [one] 1 relic
   *[other] { $count } relics
}
note-passed = has passed for today
