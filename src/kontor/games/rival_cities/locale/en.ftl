# Rival Cities in English.

intro = Win at once with { $ships } ships more than your rival, { $lawsuits } lawsuits, all { $allies } alliances, or the prestige marker in your city. Otherwise the stars (★) decide. In your turn you move the ink jar round the ring and use the card where it stops. A "+" at a product: every factory you use makes one more of it. "A | B" is a torn card: one half of it.

hamburg = Hamburg
altona = Altona
beer = beer
cloth = cloth
leather = leather
furniture = furniture
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

amount-beer = { $count } beer
amount-cloth = { $count } cloth
amount-leather = { $count } leather
amount-furniture = { $count } furniture
amount-any = { $count ->
    [one] 1 product of choice
   *[other] { $count } products of choice
}
amount-letter = { $count ->
    [one] 1 letter
   *[other] { $count } letters
}
amount-star = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
amount-factory = { $count ->
    [one] 1 factory
   *[other] { $count } factories
}
amount-prestige = { $count ->
    [one] earn prestige
   *[other] earn prestige { $count } times
}
amount-reactivate = { $count ->
    [one] reactivate a factory
   *[other] reactivate { $count } factories
}
amount-draw = { $count ->
    [one] draw a special card
   *[other] draw { $count } special cards
}
amount-advance = { $count ->
    [one] advance a lawsuit
   *[other] advance lawsuits { $count } times
}

# Cards

card-tile = the off-season tile
card-basic = basic card { $number }
card-special = special card { $number }
card-empty = an empty space
empty-space = no card
whole-card = { $actions }
several-times = { $count }× { $text }
torn-card = { $left } – or – { $right }

do-produce = produce { $product } (+{ $per } a factory)
do-gift = gift: { $product }
do-donate = { $times ->
    [one] donate { $cost } for { $stars }
   *[other] donate { $cost } for { $stars }, up to { $times } times
}
do-barter = { $times ->
    [one] swap a product
   *[other] swap up to { $times } products
}
do-letters = { $amount ->
    [one] gain 1 letter
   *[other] gain { $amount } letters
}
do-draw = draw a special card
do-build = { $amount ->
    [0] build a factory for free
    [one] build a factory for 1 product
   *[other] build a factory for { $amount } products
}
do-prestige = earn prestige
do-ally = form an alliance
do-buy = buy a ship
do-advance = advance a lawsuit
do-court = court ruling
do-reactivate = reactivate a factory
do-piracy = { $amount ->
    [one] piracy: steal 1 product
   *[other] piracy: steal up to { $amount } products
}
do-piracy-prestige = { $amount ->
    [one] piracy: the rival may earn prestige, then steal 1 product
   *[other] piracy: the rival may earn prestige, then steal up to { $amount } products
}

# Ships, alliances, lawsuits

ship-stars = { $effect }; { $stars }★
ship-stars-each = { $effect }; { $each }★ for each ship of yours
ship-plain = no effect
ship-purchase = at once: { $reward }
ship-income = every off-season: { $reward }
ship-production = with every production: { $reward }
ship-lawsuit = for every lawsuit won: { $reward }
ship-16 = pay { $cost } to earn prestige once more
ship-17 = { $far ->
    [one] the ink jar goes 1 space further for free
   *[other] the ink jar goes { $far } spaces further for free
}
ship-18 = use one card and play another without a letter
ship-19 = { $less ->
    [one] later ships cost 1 product less
   *[other] later ships cost { $less } products less
}

ally-text = { $effect }; upkeep { $upkeep }; { $stars }★
ally-amsterdam = { $stars ->
    [one] 1 more star with every donation
   *[other] { $stars } more stars with every donation
}
ally-bruxelles = pay { $cost } to earn prestige once more
ally-gdansk = both halves of a torn card
ally-kjobenhavn = pay { $cost } to draw once more
ally-le-havre = pay { $cost } to advance a lawsuit once more
ally-london = { $extra } more when a production or gift brings cloth
ally-novgorod = { $extra } more when a production or gift brings leather
ally-oslo = { $extra } more when a production or gift brings furniture

lawsuit-text = advance for { $cost }: { $bonus }; won: { $win }; { $stars }★

# What is asked

ask-first-product = { $who }: choose your first product. If in doubt, take furniture.
ask-gain = { $who }: choose a product to gain ({ $count } to go).
ask-gift = { $who }: choose a product as a gift ({ $count } to go).
ask-ink = { $who }: how far do you move the ink jar?
ask-option = { $who }: the ink jar is at { $card }. Use it, or play a card from your hand?
ask-option-special = { $cards ->
    [0] { $who }: the ink jar is at { $card }. Use it, or take it along?
   *[other] { $who }: the ink jar is at { $card }. Use it, take it along, or play a card from your hand?
}
ask-option-empty = { $who }: the ink jar is at an empty space. Play a card from your hand, or do nothing.
ask-choose-first = { $who }: which of the two cards do you use first?
ask-play-second = { $who }: which card do you play from your hand?
ask-card = { $who }: what do you do with { $card }?
ask-work = { $who }: how many factories work for this production of { $product }?
ask-pay = { $who }: choose a product to pay ({ $count } to go).
ask-exchange-give = { $who }: which product do you give away with the letter?
ask-exchange-gain = { $who }: which product do you take for the { $product }?
ask-barter-give = { $who }: which product do you swap?
ask-barter-gain = { $who }: which product do you take instead ({ $count } to go)?
ask-donate-again = { $who }: donate once more?
ask-step-again = { $who }: pay { $cost } for one more step in lawsuit { $lawsuit }?
ask-advance-again = { $who }: advance a lawsuit once more with Le Havre?
ask-advance = { $who }: which lawsuit do you advance?
ask-draw-again = { $who }: draw one more card with Kjøbenhavn?
ask-prestige-again = { $who }: earn prestige once more?
ask-may-earn-prestige = { $who }: you may earn prestige.
ask-steal = { $who }: which product do you steal (up to { $count } more)?
ask-upkeep = { $who }: keep the alliance with { $ally } for { $cost }?

over-fleet = { $who } wins at once: { $ships } ships more than the rival.
over-court = { $who } wins at once with { $lawsuits } lawsuits.
over-alliances = { $who } wins at once with all { $allies } alliances.
over-prestige = { $who } wins at once: the prestige marker has reached the city.
over-no-ships = No ship is left on the board. { $who } wins by stars.
over-no-lawsuits = No lawsuit is left on the board. { $who } wins by stars.
over-no-factories = No factory is left in the supply. { $who } wins by stars.
over-no-stars = No star is left in the supply. { $who } wins by stars.

# What can be chosen

move-ink = { $count ->
    [one] 1 space
   *[other] { $count } spaces
} to { $card }: { $text }{ $cost ->
    [0] {""}
    [one] {" "}[pay 1 product]
   *[other] {" "}[pay { $cost } products]
}{ $bell ->
    [0] {""}
   *[other] {" "}– past the bell: off-season
}
move-use = Use { $card }: { $text }
move-play = Play { $card } from your hand: { $text }
move-both = { $free ->
    [0] Pay a letter, then use the card here and play one from your hand
   *[other] Use the card here and play one from your hand
}
move-take = Take { $card } into your hand: { $text }
move-pass = Do nothing here
move-produce = Produce { $product } (+{ $per } for each factory)
move-work = { $count ->
    [0] No factory: produce { $product }
    [one] 1 factory works: produce { $product }
   *[other] { $count } factories work: produce { $product }
}
move-gift = Take the { $text }
move-donate = { $text }
move-barter = Swap products with the supply
move-letters = { $text }
move-draw = Draw a special card
move-build = { $text }
move-reactivate = Reactivate a factory
move-prestige = Earn prestige
move-pirate = { $text }
move-ally = { $rival ->
    [0] Form an alliance with { $ally }
   *[other] Pay { $cost } and take { $ally } from your rival
}: { $text }
move-buy = Buy ship { $ship } for { $cost }: { $text }
move-sue = Advance lawsuit { $lawsuit } on { $space } for { $cost }: { $bonus }
move-resolve = Resolve lawsuit { $lawsuit }: it is yours
move-swap = Swap lawsuits { $first } and { $second }
move-again = Pay { $cost }: one more step in lawsuit { $lawsuit }
move-repeat-bruxelles = Pay { $cost } to Bruxelles: earn prestige once more
move-repeat-ship-16 = Pay { $cost } for ship 16: earn prestige once more
move-repeat-le-havre = Pay { $cost } to Le Havre: advance once more
move-repeat-kjobenhavn = Pay { $cost } to Kjøbenhavn: draw once more
move-keep = Keep { $ally }: pay { $cost }
move-return = Give { $ally } back
move-exchange = Exchange a product for another with a letter
move-give = Give { $product }
move-gain = Take { $product }
move-pay = Pay { $product }
move-steal = Steal { $product }
move-done-card = Enough of this card
move-done-barter-give = Swap no more
move-done-donate-again = Donate no more
move-done-step-again = No further step
move-done-advance-again = Not now
move-done-advance = Advance no lawsuit
move-done-draw-again = Draw no more
move-done-prestige-again = That is enough
move-done-may-earn-prestige = Decline
move-done-steal = Steal no more

# What happened

event-gained = { $taken ->
    [0] { $who } gains { $amount }.
   *[other] { $who } gains { $amount }; the supply is short, { $taken } of it from the rival.
}
event-paid = { $who } pays { $amount }.
event-reactivated = { $count ->
    [one] { $who } reactivates 1 factory.
   *[other] { $who } reactivates { $count } factories.
}
event-worked = { $count ->
    [one] 1 factory of { $who } works.
   *[other] { $count } factories of { $who } work.
}
event-moved = { $spaces ->
    [one] { $who } moves the ink jar 1 space to { $card }.
   *[other] { $who } moves the ink jar { $spaces } spaces to { $card }.
}
event-used = { $who } uses { $card }.
event-played = { $who } plays { $card } from hand.
event-took = { $who } takes { $card } into hand.
event-drew = { $who } draws a special card.
event-drew-seen = { $who } draws { $card }.
event-reshuffled = The { $count } discarded special cards become the new pile.
event-prestige = { $who } earns prestige.
event-bought = { $who } buys ship { $ship }.
event-ship-came = Ship { $ship } comes to the board.
event-allied = { $taken ->
    [0] { $who } forms an alliance with { $ally }.
   *[other] { $who } takes { $ally } from the rival.
}
event-kept = { $who } keeps the alliance with { $ally }.
event-returned = { $who } gives { $ally } back.
event-stepped = Lawsuit { $lawsuit } moves towards { $who }.
event-swapped = { $who } swaps lawsuits { $first } and { $second }.
event-won = { $who } wins lawsuit { $lawsuit }.
event-dismissed = Lawsuit { $lawsuit } is dismissed.
event-lawsuit-came = Lawsuit { $lawsuit } comes to the docket.
event-stole = { $who } steals { $amount }.
event-off-season = Off-season { $number }: { $who } has passed the bell.
event-specials-came = New on the dark spaces: { $cards }.
event-ended = The game is over.

# Cards in brief, for a board in little space

brief-whole = { $actions }
brief-torn = { $left } | { $right }
brief-produce = { $product }+
brief-gift = gift { $product }
brief-donate = { $cost } → { $number }★
brief-barter = swap { $times }
brief-letters = { $amount ->
    [one] 1 letter
   *[other] { $amount } letters
}
brief-draw = draw
brief-build = { $amount ->
    [0] factory
   *[other] factory for { $amount }
}
brief-prestige = prestige
brief-ally = alliance
brief-buy = ship
brief-advance = lawsuit
brief-court = court
brief-reactivate = reactivate
brief-piracy = steal { $amount }
brief-piracy-prestige = rival prestige, steal { $amount }
brief-any = { $count } any

# The score sheet

score-ships = from ships
score-alliances = from alliances
score-lawsuits = from lawsuits
score-prestige = from prestige
score-tokens = in star tokens

# The board

board-ring = The ring
board-prestige = Prestige
board-incomes = Income in the off-season, up to the marker: { $incomes }
board-docket = Lawsuits
board-ships = Ships
board-alliances = Alliances
board-pile = { $count } more in the pile
board-none = none
board-supply = Supply
board-hand = Hand
board-hidden = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-won = Lawsuits won
board-products = Products
board-stars = Stars
board-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-again = +{ $count }×
board-factories = Factories
board-letters = Letters
board-season = { $count ->
    [0] No off-season yet
    [one] 1 off-season so far
   *[other] { $count } off-seasons so far
}

# The drawn table

scene-space = Space { $number } of the ring
scene-space-light = A place for a basic card: whoever stops the ink jar here may use it.
scene-space-dark = A dark place for a special card: one may use it or take it along. Then the place stays empty until the next off-season.
scene-ink = The ink jar
scene-ink-note = It goes clockwise, at least one space. The first spaces are free, further ones cost products.
scene-bell = The bell
scene-bell-note = Whoever takes the jar past it sets off the off-season and has the bell, which breaks a tie at the end.
scene-in-play = Special cards in play and discarded
scene-pile-specials = Pile of special cards
scene-pile-lawsuits = Pile of lawsuits
scene-pile-ships = Pile of ships
scene-berth = A berth for a ship on offer
scene-envoy = The place of an alliance that nobody has
scene-docket = { $repeats ->
    [0] { $space }
   *[other] { $space }  +{ $repeats }×
}
scene-docket-space = Space { $space } of the docket
scene-docket-note = { $repeats ->
    [0] No further steps can be paid for here. The lawsuit on this space is decided in the next off-season.
    [one] Here one may pay once more for a further step.
   *[other] Here one may pay up to { $repeats } times more for further steps.
}
scene-lawsuit = Lawsuit { $number }
scene-verdict = Marker of lawsuit { $lawsuit }
scene-standing = On { $number }, on the side of { $who }.
scene-even = In the middle.
scene-swap = Swap of neighbours
scene-swap-note = By a court ruling two neighbouring lawsuits change places, with their markers.
scene-ship = Ship { $number }
scene-ship-note = Costs { $cost }; { $text }
scene-ally = Alliance with { $ally }
scene-fame = The prestige marker
scene-fame-middle = The middle of the prestige track
scene-fame-step = Prestige { $number } of { $who }
scene-fame-note = In the off-season { $income }, and what lies between here and the bell; at the end { $stars }★.
scene-fame-none = No income; at the end { $stars }★.
scene-fame-win = If the prestige marker gets here, this city wins at once.
scene-idle = { $count ->
    [one] 1 idle factory
   *[other] { $count } idle factories
}
scene-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
scene-alliances = { $count ->
    [one] 1 alliance
   *[other] { $count } alliances
}
scene-lawsuits = { $count ->
    [one] 1 lawsuit won
   *[other] { $count } lawsuits won
}
scene-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
scene-note-product = Products pay for ships, steps of the jar, lawsuits and more.
scene-note-letter = Letters pay for a second card in a turn, for an alliance of the rival, or for the exchange of a product.
scene-note-star = Star tokens count at the end. When none is left in the supply, the next off-season is the last.
scene-note-factory = In a production each active factory brings more of the same product, and is idle then.
scene-note-idle = Idle factories work again once they are reactivated, at the latest in the off-season.
scene-note-ships = { $ships } ships more than the rival win at once.
scene-note-alliances = All { $allies } alliances win at once.
scene-note-lawsuits = { $lawsuits } lawsuits win at once.
scene-note-cards = Special cards. The rival knows those that were taken openly from the ring.
scene-stock = Stock
scene-holdings = Ships, alliances, lawsuits won
