# Hamburg in English.

intro = You build up Hamburg for { $rounds } rounds. In a round you fill your hand from five coloured piles, the dice are rolled for all and bring risks, money and a clerk on his window, and then everybody has { $actions } turns. In a turn you spend one card: its colour brings workers, money, a lower risk or a section of your wall, or you lay it as a site, or build it on one. Before and after it you may use your buildings. The most points win: on the track, for buildings, majorities, wall, statues, clerks and the town-hall square.

red = Red
green = Green
yellow = Yellow
blue = Blue
white = White
tom = TOM

# Colours: `hue` is put into other messages, which hand it the colour.

hue = { $colour ->
    [violet] violet
    [orange] orange
    [grey] grey
    [pink] pink
    [brown] brown
   *[black] black
}
    .a = { $colour ->
        [orange] an orange
       *[other] a { hue }
    }

# Types of cards

citizenship = Citizenry
authorities = Authorities
university = University
health = Health
leisure = Leisure
art = Art
theatre = Theatre
circus = Circus
commerce = Commerce
industry = Industry
bank = Bank
crafts = Crafts
army = Army
police = Police
underworld = Underworld
secret-society = Secret Society
harbour = Harbour
church = Church
migration = Migration
mysticism = Mysticism
zoo = Zoo
park = Park

# Amounts

amount-marks = { $count ->
    [one] 1 Mark
   *[other] { $count } Marks
}
amount-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
amount-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
amount-violet = { $count ->
    [one] 1 violet worker
   *[other] { $count } violet workers
}
amount-orange = { $count ->
    [one] 1 orange worker
   *[other] { $count } orange workers
}
amount-grey = { $count ->
    [one] 1 grey worker
   *[other] { $count } grey workers
}
amount-pink = { $count ->
    [one] 1 pink worker
   *[other] { $count } pink workers
}
amount-brown = { $count ->
    [one] 1 brown worker
   *[other] { $count } brown workers
}
amount-any = { $count ->
    [one] 1 worker of any colour
   *[other] { $count } workers of any colours
}
amount-it = { $count ->
    [one] 1 worker of that colour
   *[other] { $count } workers of that colour
}

# Risks, majorities, actions

risk = { $colour ->
    [violet] flood (violet)
    [orange] fire (orange)
    [grey] collapse (grey)
    [pink] riot (pink)
    [brown] disease (brown)
    [any] any risk
   *[it] the risk of that colour
}
majority-square = town-hall square
majority-buildings = buildings
majority-wall = wall
majority-score = points
majority-zoo = zoos
action-workers = take workers
action-money = take money
action-calm = lower a risk
action-wall = build a section
action-site = lay a site
action-building = build
side-left = on the left
side-right = on the right

# Cards

card = { $type } { $number }
card-whole = { $card } ({ hue }) – { $cost }, { $points } – { $text }
text-none = counts for the majority of zoos
text-types = always: counts as { $types } alike
text-always = always: { $power }
text-when = whenever { $event }: { $acts }
text-plain = { $works }: { $acts }
text-plain-if = { $works }, if { $condition }: { $acts }
text-plain-for = { $works }, for { $price }: { $acts }
text-plain-if-for = { $works }, if { $condition }, for { $price }: { $acts }
works-instant = at once
works-laurel = at the end of the game
works-round-1 = at the start of every round
works-round-2 = every round, with the dice
works-round-3 = once a round
works-round-4 = at the end of every round
if-die = the { hue } die shows { $figure } or more
if-no-low = no die shows { $figure } or less
if-sum-at-most = all dice together show { $figure } at most
if-sum-at-least = all dice together show { $figure } at least
price-and-any = { $worker } and another of any colour
price-distinct = workers of different colours, as many as you like

when-workers = you take workers
when-money = you take money by the { hue } die
when-site = you lay a site
when-wall = you build a section
when-their-wall = another player builds a section
when-their-building = another player builds a building
when-majority = you turn up a majority
when-park-marks = a park brings you Marks
when-token = you draw an accident token
when-advance = you advance on the square

power-lightning-twice = what works at once may work a second time, for nothing
power-ties-win = you win majorities on ties too, unless at nothing
power-free-wall = sections cost you nothing by the action
power-advance-discount = advancing costs { $marks } less
power-building-discount = buildings cost { $marks } less
power-shield = hand back a worker of its colour instead of raising a risk
power-fourth-risk = accidents strike one increase later
power-double-calm = the action lowers a risk by two steps
power-two-a-site = two buildings find room on each of your sites
power-recolour = for a grey worker a card may be played as another colour
power-choose-token = you choose the risk that an accident token raises
power-black-wall = a section may cost what the black die shows
power-black-toll = with the dice, others pay the black die's number more to advance
power-half = { hue } buildings cost half, rounded up

act-gain-per = { $amount } { $per }
act-calm = lower your risks by { $steps } ({ $points } a step)
act-calm-colour = lower { $colour ->
    [violet] flood (violet)
    [orange] fire (orange)
    [grey] collapse (grey)
    [pink] riot (pink)
    [brown] disease (brown)
    [any] a risk
   *[it] the risk of that colour
} by { $steps } ({ $points } a step)
act-worker-set = a worker of every colour
act-worker-ones = a worker of the colour of every die that shows a one
act-worker-matches = a worker of the colour of every die equal to the black one
act-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
act-draw-colour = draw { hue.a } card
act-discard = { $count ->
    [one] discard 1 card
   *[other] discard { $count } cards
}
act-act-drawn = draw a card and do a basic action with it
act-act-discarded = do a basic action with the top discard
act-lay = { $count ->
    [one] lay 1 card from a pile as a site, free
   *[other] lay { $count } cards from piles as sites, free
}
act-lay-paying = lay the top card of a pile as a site, for a worker of its colour
act-fetch = build a building of the type { $type } from the discards, free
act-seek = look for a { $type } in the { $colour ->
    [any] pile of your choice
    [it] pile of that colour
   *[other] { hue } pile
} and take it
act-wall-free = build a section, free
act-wall-double = build a section for twice its cost, without a card
act-advance = advance one square
act-swap = exchange any workers for as many of colours you did not give
act-buy = { $count ->
    [one] buy up to 1 worker for a Mark
   *[other] buy up to { $count } workers for a Mark each
}
act-again-one = use a building again that was used this round, and pay again
act-again-all = use all your buildings that ask for workers, without them
act-copy = use another player's building that works at once
act-take-back = take any of your buildings back to your hand
act-clerk-it = put one more clerk on the window of that colour
act-clerk-step = move this round's clerk to the next window
act-under-zoo-it = build a building of that colour under a zoo of that colour, free
act-reclaim = take as many discards as the black die shows, and discard as many
act-toll = pay all others a Mark each for one of their points
act-curse = lower a risk of yours; it rises for all others
act-token = draw an accident token for all others
act-others-discard = all others discard a card
act-others-flip = all others turn down a majority
act-others-card = take a random card from all others
act-others-marks = { $count ->
    [one] take 1 Mark from all others
   *[other] take { $count } Marks from all others
}
act-others-workers = { $count ->
    [one] take 1 worker of your choice from all others
   *[other] take { $count } workers of your choice from all others
}
act-others-wall = all others lose a section
act-others-retreat = all others go back one square
act-others-building = all others lose a building
act-others-site = all others lose a site

per-type = { $each ->
    [one] per { $type } building
   *[other] for every { $each } { $type } buildings
}
per-site = { $each ->
    [one] per { hue } site
   *[other] for every { $each } { hue } sites
}
per-buildings = { $each ->
    [one] per building
   *[other] for every { $each } buildings
}
per-walls = { $each ->
    [one] per section
   *[other] for every { $each } sections
}
per-thirds = { $each ->
    [one] per third section
   *[other] for every { $each } third sections
}
per-statues = { $each ->
    [one] per statue
   *[other] for every { $each } statues
}
per-majorities = { $each ->
    [one] per majority
   *[other] for every { $each } majorities
}
per-types = { $each ->
    [one] per type of building
   *[other] for every { $each } types of buildings
}
per-site-colours = { $each ->
    [one] per colour of your sites
   *[other] for every { $each } colours of your sites
}
per-all-colours = if you have sites of every colour
per-workers = { $each ->
    [one] per worker
   *[other] for every { $each } workers
}
per-worker-colours = { $each ->
    [one] per colour of your workers
   *[other] for every { $each } colours of your workers
}
per-worker-sets = { $each ->
    [one] per set of workers of every colour
   *[other] for every { $each } sets of workers of every colour
}
per-risks = { $each ->
    [one] per step of a raised risk
   *[other] for every { $each } steps of raised risks
}
per-risk-colours = { $each ->
    [one] per raised risk
   *[other] for every { $each } raised risks
}
per-ones = { $each ->
    [one] per die showing a one
   *[other] for every { $each } dice showing a one
}
per-sixes = { $each ->
    [one] per die showing a six
   *[other] for every { $each } dice showing a six
}
per-mode = { $each ->
    [one] per pip of the number most dice show, if it is one number
   *[other] for every { $each } pips of the number most dice show, if it is one number
}
per-die-black = { $each ->
    [one] per pip of the black die
   *[other] for every { $each } pips of the black die
}
per-die-it = { $each ->
    [one] per pip of the die of that colour
   *[other] for every { $each } pips of the die of that colour
}
per-square = { $each ->
    [one] per point of your square
   *[other] for every { $each } points of your square
}
per-best-statue = { $each ->
    [one] per point of your best Hummel
   *[other] for every { $each } points of your best Hummel
}
per-paid = { $each ->
    [one] per worker handed back
   *[other] for every { $each } workers handed back
}

# Mayors, ships, tokens, exchange, clerks

mayor-whole = mayor { $number } – begins with { $marks } and { $workers ->
    [0] no workers
    [one] 1 worker of every colour
   *[other] { $workers } workers of every colour
} – { $skill }
mayor-1 = you fill your hand up to { $figure } cards
mayor-2 = { $figure ->
    [one] whenever a risk of yours rises: 1 worker of its colour
   *[other] whenever a risk of yours rises: { $figure } workers of its colour
}
mayor-3 = no accident tokens for you, and the black die does not count when you advance
mayor-4 = whenever you build a building that costs nothing: a point and { $figure ->
    [one] 1 Mark
   *[other] { $figure } Marks
}
mayor-5 = { $figure ->
    [one] every section costs you 1 Mark
   *[other] every section costs you { $figure } Marks
}
mayor-6 = { $figure ->
    [one] every step of a lowered risk brings 1 point
   *[other] every step of a lowered risk brings { $figure } points
}
mayor-7 = once a round you may use a building twice and pay twice
mayor-8 = { $figure ->
    [one] 1 Mark whenever you turn up a majority
   *[other] { $figure } Marks whenever you turn up a majority
}
mayor-9 = { $figure ->
    [one] 1 point for every site you lay
   *[other] { $figure } points for every site you lay
}
mayor-10 = { $figure ->
    [one] 1 Mark more whenever you take money
   *[other] { $figure } Marks more whenever you take money
}
ship-violet = { $marks }
ship-orange = { $workers ->
    [one] 1 worker of any colour
   *[other] { $workers } workers of one colour
}
ship-grey = draw a card of the section's colour and do a basic action with it
ship-pink = { $price ->
    [one] pay 1 Mark and advance one square
   *[other] pay { $price } Marks and advance one square
}
ship-brown = use one of your buildings that work at once
ship-black = lower a risk
token = raises { $risks }
token-bonus = raises { $risks }, and brings { $bonus }
bonus-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bonus-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
bonus-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
bonus-marks = { $count ->
    [one] 1 Mark
   *[other] { $count } Marks
}
bonus-calm = { $count ->
    [one] 1 step down for another risk
   *[other] { $count } steps down for other risks
}
exchange-more-marks = { $action }: { $amount } more
exchange-less-marks = { $action }: { $amount } less
exchange-more-workers = { $action }: { $count ->
    [0] nothing more
    [one] 1 worker more
   *[other] { $count } workers more
}
exchange-pay-marks = { $action }: pay { $amount }
exchange-gain-points = { $action }: gain { $amount }
exchange-lose-points = { $action }: lose { $amount }
exchange-pay-colour = { $action }: one worker more to pay, one of { $colours }
exchange-cheaper = { $action }: { $amount } cheaper
exchange-dearer = { $action }: { $amount } dearer
exchange-gain-colour = { $action }: one worker more, one of { $colours }
exchange-pay-workers = { $action }: { $count ->
    [0] nothing more to pay
    [one] 1 worker of its colour to pay
   *[other] { $count } workers of its colour to pay
}
exchange-die-workers = { $action }: { $count ->
    [one] 1 worker of the die's colour, too
   *[other] { $count } workers of the die's colour, too
}
exchange-free-colour = { $action }: free if { $colours }
exchange-dearer-colour = { $action }: { $amount } dearer if { $colours }
edict-by-die-more = { $count ->
    [one] take money: 1 Mark more by { $colours }
   *[other] take money: { $count } Marks more by { $colours }
}
edict-by-die-less = { $count ->
    [one] take money: 1 Mark less by { $colours }
   *[other] take money: { $count } Marks less by { $colours }
}
edict-by-die-more-all = { $count ->
    [one] take money: 1 Mark more
   *[other] take money: { $count } Marks more
}
edict-by-die-less-all = { $count ->
    [one] take money: 1 Mark less
   *[other] take money: { $count } Marks less
}
edict-one-worker-more = { $count ->
    [one] take workers: 1 more of any colour
   *[other] take workers: { $count } more of any colour
}
edict-one-worker-less = take workers: hand one back
edict-own-worker = take workers with { $colours }: { $count } more
edict-own-worker-all = take workers: { $count } more
edict-wall-cost-more = build a section: { $count ->
    [one] 1 Mark dearer
   *[other] { $count } Marks dearer
}
edict-wall-cost-less = build a section: { $count ->
    [one] 1 Mark cheaper
   *[other] { $count } Marks cheaper
}
edict-new-hand = with the dice: new hands, a card of every colour
edict-new-hand-two = with the dice: new hands, { $count } cards of one colour and { $rest } of another
edict-advance-cost-more = advance: { $count ->
    [one] 1 Mark dearer
   *[other] { $count } Marks dearer
}
edict-advance-cost-less = advance: { $count ->
    [one] 1 Mark cheaper
   *[other] { $count } Marks cheaper
}
edict-all-ships-more = all ships sail
edict-all-ships-less = no ship sails
edict-building-cost-more = buildings: { $count ->
    [one] 1 Mark dearer
   *[other] { $count } Marks dearer
}
edict-building-cost-less = buildings: { $count ->
    [one] 1 Mark cheaper
   *[other] { $count } Marks cheaper
}
edict-more-actions-more = { $count ->
    [one] 1 turn more for all
   *[other] { $count } turns more for all
}
edict-more-actions-less = { $count ->
    [one] 1 turn less for all
   *[other] { $count } turns less for all
}
edict-safe = risks do not rise: { $colours }
edict-safe-all = risks do not rise

# Questions

ask-draw = { $left ->
    [one] { $who }: from which pile do you draw 1 card?
   *[other] { $who }: from which pile do you draw? { $left } cards to go.
}
ask-discard = { $left ->
    [one] { $who }: which card do you discard?
   *[other] { $who }: which card do you discard? { $left } to go.
}
ask-take-workers = { $left ->
    [one] { $who }: which worker do you take?
   *[other] { $who }: which worker do you take? { $left } to go.
}
ask-take-workers-buying = { $who }: which worker do you buy? Up to { $left } more, you have { $marks }.
ask-give-worker = { $who }: which worker do you hand back?
ask-lower-risks = { $left ->
    [one] { $who }: which risk do you lower?
   *[other] { $who }: which risk do you lower? { $left } steps to go.
}
ask-mayor = { $who }: which side of your mayor tile do you choose?
ask-turn = { $who }: which card do you play? Before it you may use buildings. You have { $marks }.
ask-turn-after = { $who }: do you use a building before your turn ends? You have { $marks }.
ask-play-card = { $who }: what do you do with { $card } ({ hue })? You have { $marks }.
ask-play-card-unseen = { $who }: what do you do with { hue.a } card?
ask-ship = { $who }: do you use a ship, for { hue.a } worker?
ask-take-same = { $who }: workers of which colour do you take?
ask-strike = { $who }: which of your buildings works at once?
ask-strike-foreign = { $who }: which building of the others works for you?
ask-draw-to-play = { $who }: from which pile do you draw a card for a basic action?
ask-lay-drawn = { $left ->
    [one] { $who }: the top card of which pile do you lay as a site?
   *[other] { $who }: the top card of which pile do you lay as a site? { $left } to go.
}
ask-lay-drawn-paying = { $who }: the top card of which pile do you lay as a site, for a worker?
ask-fetch = { $who }: which { $type } do you build from the discards?
ask-seek = { $who }: which { $type } do you take from the { hue } pile?
ask-use-again = { $who }: which building do you use again?
ask-use-all = { $who }: do you use this building without its workers?
ask-place = { $who }: on which site do you build { $card }?
ask-swap-out = { $who }: which worker do you exchange? { $left } so far.
ask-swap-in = { $who }: which worker do you take in exchange? { $left } to go.
ask-take-back = { $who }: which building do you take back to your hand?
ask-shift-clerk = { $who }: to which window does the clerk go?
ask-under-zoo = { $who }: which { hue } building do you build under your zoo?
ask-pay-others = { $who }: whom do you pay a Mark for a point? You have { $marks }.
ask-curse = { $who }: which risk do you lower, and raise for all others?
ask-flip-down = { $who }: which majority do you turn down?
ask-rob-workers = { $left ->
    [one] { $who }: which worker do you take from { $other }?
   *[other] { $who }: which worker do you take from { $other }? { $left } to go.
}
ask-raise-risk = { $who }: does the { hue } risk rise?
ask-choose-risk = { $who }: which risk rises by the token?
ask-accidents = { $who }: which accident do you suffer first?
ask-lose-site = { $who }: which site do you lose?
ask-lose-building = { $who }: which building do you lose?
ask-lose-section = { $who }: on which side do you lose a section?
ask-in-phase = { $who }: do you use this building now? You have { $marks }.
ask-draw-from-two = { $number ->
    [one] { $who }: from which pile do you draw 1 card?
   *[other] { $who }: from which pile do you draw { $number } cards?
}
ask-statue = { $who }: which statue do you take for the finished side?
ask-section = { $who }: on which side do you build a section?
ask-pay-any = { $who }: which worker do you hand back for { $card }?
ask-pay-distinct = { $who }: which worker do you hand back for { $card }? One of a colour.
ask-encore = { $who }: does { $card } work a second time?
ask-step = { $who }: do you advance on the town-hall square? You have { $marks }.
over = { $winners ->
    [one] The eight rounds are over. { $who } wins with { $points } points.
   *[other] The eight rounds are over. { $who } share the victory with { $points } points each.
}
over-won = The eight rounds are over. { $who } wins with { $points } points; TOM has { $other }.
over-lost = The eight rounds are over. TOM wins with { $other } points; { $who } has { $points }.

# Choices

move-use = use { $card } – { $text }
move-beside = beside { $card }
move-site-under = the site under { $card }, which goes back to your hand
move-draw = the { hue } pile
move-draw-some = { $count ->
    [one] 1 card of the { hue } pile
   *[other] { $count } cards of the { hue } pile
}
move-lay-paying = the { hue } pile, for { hue.a } worker
move-as = hand back a grey worker and play it as { hue.a } card
move-plot = an empty { hue } site
move-take = { $workers }
move-buy = { $workers } for { $price }
move-give = { $workers }
move-turn-away = no: hand back { $workers }
move-lower = { $risk }, raised { $raised } of { $limit }
move-raise = { $risk }, raised { $raised } of { $limit }
move-suffer = { $colour ->
    [violet] flood: lose a site, its building comes back to your hand
    [orange] fire: lose a building
    [grey] collapse: lose a section
    [pink] riot: lose all your Marks
   *[brown] disease: lose all your workers
}
move-ship = { hue } ship, for { $price }: { $text }
move-workers = take { $workers }
move-money = take { $marks } (the { hue } die shows { $shown })
move-calm = lower { $risk }: { $points } a step
move-wall = build the next section { $side } ({ hue }) for { $cost }
move-site = lay it as { hue.a } site for { $price }
move-build = build { $card } for { $cost } – { $points } – { $text }
move-open = open { $card } for { $cost } – { $points } – { $text }
move-lose = { $side }: the { hue } section
move-clerk = the { hue } window
move-flip = { $majority }
move-pay = { $who }
move-hummel = the Hummel worth { $points }
move-lemonjette = the Lemonjette: { $marks } at once
move-advance = advance for { $cost }, to the square worth { $points }
move-beyond = step past the last square for { $cost }: { $points }
move-stay = stay
move-again = yes, once more
done-end-turn = end your turn
done-no-card = pass: you have no card left
done-let-rise = yes: let it rise
done-no-ship = no ship
done-build-nothing = none
done-leave = no, leave it
done-no-more = no more

# What happened

event-round = Round { $round } begins.
event-rolled = The dice: { $dice }.
die-shows = { hue } { $shown }
event-gained = { $who } gains { $amount }.
event-paid = { $who } pays { $amount }.
event-acted = { $who } plays { hue.a } card: { $action }.
event-drew = { $who } draws { hue.a } card.
event-drew-seen = { $who } draws { $card } – { $text }.
event-discarded = { $who } discards { $card }.
event-took-up = { $who } takes { $card }.
event-laid = { $who } lays { hue.a } site.
event-opened = { $who } opens { $card }.
event-built = { $who } builds { $card }: { $text }.
event-built-under-zoo = { $who } builds { $card } under a zoo: { $text }.
event-worked = { $who } uses { $card }.
event-shipped = { $who } uses the { hue } ship.
event-gathered = The { hue } discards become a new pile.
event-clerk-added = { $who } puts one more clerk on the { hue } window.
event-clerk-moved = { $who } moves the clerk to the { hue } window.
event-majority = { $who } turns up a majority: { $majority }.
event-flipped-down = { $who } turns down a majority: { $majority }.
event-stole = { $who } takes { hue.a } card from { $whom }.
event-stole-seen = { $who } takes { $card } from { $whom }.
event-raised = { $who }: { $colour ->
    [violet] the risk of flood (violet) rises
    [orange] the risk of fire (orange) rises
    [grey] the risk of collapse (grey) rises
    [pink] the risk of riot (pink) rises
   *[brown] the risk of disease (brown) rises
}.
event-lowered = { $steps ->
    [one] { $who } lowers a risk ({ hue }) by 1 step.
   *[other] { $who } lowers a risk ({ hue }) by { $steps } steps.
}
event-token = { $who } draws an accident token: { $risks }.
event-accident = { $colour ->
    [violet] Flood: { $who } loses a site.
    [orange] Fire: { $who } loses a building.
    [grey] Collapse: { $who } loses a section.
    [pink] Riot: { $who } loses all Marks.
   *[brown] Disease: { $who } loses all workers.
}
event-lost-site = { $who } loses { hue.a } site; it was { $card }.
event-lost-building = { $who } loses { $card }.
event-lost-section = { $who } loses a section ({ $side }).
event-walled = { $who } builds { hue.a } section ({ $side }).
event-hummel = { $who } takes the Hummel worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-lemonjette = { $who } takes the Lemonjette.
event-advanced = { $who } advances to square { $square }, worth { $points }.
event-beyond = { $who } steps past the last square.
event-retreated = { $who } goes back to square { $square }, worth { $points }.
event-new-hand = { $who } discards the whole hand and draws a new one.
event-sailed = Ships that sail: { $ships }.
event-exchange = The exchange goes on to step { $step }.
event-mayor = { $who } takes mayor { $mayor }: { $skill }.
event-tom = TOM acts by the { hue } die: { $die }.
event-turned-up = TOM turns up { $card }.
event-ended = The game is over.

# The score

score-track = on the track
score-cards = cards
score-laurels = laurels
score-majorities = majorities
score-wall = wall
score-statues = statues
score-clerks = clerks
score-square = square

# The board in the terminal

code = { $colour ->
    [violet] V
    [orange] O
    [grey] G
    [pink] P
    [brown] B
   *[black] K
}
code-majority = { $majority ->
    [square] S
    [buildings] B
    [wall] W
    [score] P
   *[zoo] Z
}
board-round = round { $round } of { $rounds }
board-phase-refill = refilling
board-phase-dice = the dice
board-phase-actions = actions, turn { $turn }
board-phase-end = the end of the round
board-before = before the first round
board-dice = dice
board-clerks = clerks
board-piles = piles
board-ships = ships
board-square = square
board-statues = statues
board-discards = discards
board-on-top = { $count }, on top
board-tokens = tokens
board-tokens-left = { $count ->
    [0] all used
   *[other] { $count } left
}
board-exchange = exchange
board-then = then: { $text }
board-tiles = clerk tiles
board-players = Players, { $who } first
board-hand = Your hand
board-own = Your buildings, zoos and parks
board-cards = hand
board-free = free sites
board-mayor = mayor { $number }: { $skill }
board-used = used
board-none = none
board-under-zoo = under a zoo
board-signs = ↯ at once · ∞ always · Ⅰ–Ⅳ once a round, in that phase · ❦ at the end
board-legend = Walls show the cost of sections to come, ■ stands.
head-card = card
head-cost = cost
head-points = pts
head-marks = Marks
head-workers = workers
head-risks = risks
head-wall = wall
head-square = sq.
head-majorities = maj.
head-statues = statues

# The picture of the table

see-card = { $colour ->
    [violet] Violet
    [orange] Orange
    [grey] Grey
    [pink] Pink
   *[brown] Brown
}, costs { $cost }, worth { $points } – { $text }
see-site = Empty site ({ hue })
see-site-note = Room for a building.
see-site-front = Room for a building. Its front is { $card }; you laid it.
see-workers = { $count ->
    [one] 1 { hue } worker
   *[other] { $count } { hue } workers
}
see-workers-note = Workers pay for sites of their colour and for the effects of buildings.
see-risk-violet = Raised { $raised } of { $limit } times. A flood takes a site; what stands on it goes back to the hand.
see-risk-orange = Raised { $raised } of { $limit } times. A fire takes a building.
see-risk-grey = Raised { $raised } of { $limit } times. A collapse takes an outermost section of the wall.
see-risk-pink = Raised { $raised } of { $limit } times. A riot takes all Marks.
see-risk-brown = Raised { $raised } of { $limit } times. A disease takes all workers.
see-majority = Majority: { $majority }
see-majority-up = Turned up once by whoever led alone at the end of a round. Worth { $points } at the end.
see-majority-down = Turned up when you lead alone at the end of a round. Then worth { $points } at the end.
see-marks-note = Marks pay for buildings, sections of the wall and steps on the square.
see-points-note = Points on the track. More are added at the end: for buildings, majorities, wall, statues, clerks and square.
see-first = First player
see-first-note = Goes to the next player after every round.
see-mayor = Mayor { $number }
see-tower = The tower
see-tower-note = From here the wall grows to both sides. The third section of a side is worth { $points } points at the end, the fifth a statue.
see-section = { $colour ->
    [violet] Violet section: { $cost }
    [orange] Orange section: { $cost }
    [grey] Grey section: { $cost }
    [pink] Pink section: { $cost }
   *[brown] Brown section: { $cost }
}
see-section-note = Built with a card of its colour, when it is the next on its side.
see-section-third = Built with a card of its colour. The third of a side is worth { $points } at the end.
see-section-last = Built with a card of its colour. It finishes the side and brings a statue.
see-statue = A statue
see-own-hummel = Hans Hummel, who carries water. Worth { $amount } at the end.
see-own-lemonjette = The Lemonjette, who sells lemons. She brought { $amount }.
see-board = { $who }
see-board-note = Wall, workers, risks, majorities, and the cards on the table: zoos and parks first, then sites and buildings.
see-lake = The Binnenalster
see-lake-note = Dice for all. A high number raises the risk of its colour, low numbers allow a step on the town-hall square, and each die says how much money a card of its colour brings.
see-round = Round { $round } of { $rounds }
see-die = The { hue } die
see-die-note = { $shown ->
    [0] Not rolled yet.
   *[other] Shows { $shown }: so many Marks for { hue.a } card.
}
see-die-black = { $shown ->
    [0] Not rolled yet.
   *[other] Shows { $shown }: the clerk stands at that window.
}
see-ship = The { hue } ship
see-ship-sails = Has sailed. Who builds a section may use it for a worker of the card's colour: { $text }
see-ship-moored = Sails when its die shows 3 or 4: { $text }
see-church = St. Michael's
see-church-note = Every round a clerk goes to the window that the black die says. At the end each clerk is worth a point for every card of his window.
see-clerk = The clerk of the round
see-clerk-note = He stays before his window when the round is over.
see-window = Window { $number }
see-window-note = { $count ->
    [0] No clerk stayed here yet. For { $types }.
    [one] Every card of these types is worth 1 point more at the end: { $types }.
   *[other] Every card of these types is worth { $count } points more at the end: { $types }.
}
see-clerks = { $count ->
    [one] 1 clerk
   *[other] { $count } clerks
}
see-clerks-note = { $count ->
    [one] Worth 1 point at the end for every card of this window.
   *[other] Worth { $count } points at the end for every card of this window.
}
see-square = { $place ->
    [0] Before the town-hall square
   *[other] Town-hall square, place { $place }
}
see-square-note = Worth { $points } at the end. A step past the last place brings { $beyond } points at once.
see-pawn = { $who } on the town-hall square
see-pawn-note = Place { $place }.
see-piles = The five piles
see-piles-note = Hands are filled from piles of your choice. One sees the colour of a card, not its front.
see-pile = The { hue } pile: { $count }
see-pile-note = { $types }
see-discards = Discards: { $count }
see-discards-note = What was spent lies here, open.
see-hummel = Hans Hummel
see-hummel-note = For whoever finishes a side of the wall: { $amount } at the end. The best goes first.
see-lemonjette = The Lemonjette
see-lemonjette-note = For whoever finishes a side of the wall and takes her instead of Hans Hummel: { $amount } at once.
see-tokens = Accident tokens: { $count }
see-tokens-note = When the black die shows 5 or 6, everybody draws one, and the risk on it rises.
see-token = A token that was drawn
see-edict = A clerk's tile
see-exchange = The exchange
see-cursor = The marker of the exchange
see-cursor-note = It moves on whenever somebody does that action, then on the back of the tile, and then comes the next tile.
see-found = To choose from
see-hand = Hand
see-table = On the table
see-next-site = The next site
see-next-site-note = A card laid here, for a worker of its colour, makes room for a building.
see-counter-marks = Marks: { $count }
see-counter-hand = Cards of this colour in hand: { $count }
see-counter-square = Place on the town-hall square: { $count }
see-counter-buildings = Buildings: { $count }
see-counter-wall = Sections of the wall: { $count }
see-counter-zoo = Zoos: { $count }
see-action-workers = Discard the card for three workers of its colour.
see-action-money = Discard the card for as many Marks as the die of its colour shows.
see-action-calm = Discard the card to lower the risk of its colour by a step, for a point.
see-action-wall = Discard the card and pay for the next section of the wall, if it has the card's colour.
see-action-site = Hand back a worker of its colour and lay the card as a site.
see-action-building = Pay what the card costs and put it on an empty site. Zoos and parks need none.
