"""Opening the box: reads the data file, checks it, and makes the `Material` of it."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kontor.engine import data
from kontor.engine.errors import BadData
from kontor.engine.shapes import convert

from . import schema
from .material import NOTHING, Action, Bundle, Material
from .moves import (
    ALLY,
    BARTER,
    BUILD,
    BUY,
    DONATE,
    DRAW_CARD,
    EARN,
    GIFT,
    LETTERS,
    PIRATE,
    PRODUCE,
    REACTIVATE_ONE,
    RESOLVE,
    SUE,
    SWAP,
)
from .terms import (
    ALLIANCES,
    ANY,
    BASICS,
    CHEAP_SHIP,
    FAR_SHIP,
    KINDS,
    LAWSUITS,
    LETTER_SHIP,
    MOST_FACTORIES,
    PRESTIGE_SHIP,
    PRODUCTS,
    REWARDS,
    SHIPS,
    SPACES,
    SPECIALS,
    TILE,
    special,
)

NAME = "rival-cities"
FILE = "base.toml"
BUILT_IN = Path(__file__).parent / "data"

SHIP_POWERS = {
    PRESTIGE_SHIP: "repeat-prestige",
    FAR_SHIP: "far-ink",
    LETTER_SHIP: "free-letter",
    CHEAP_SHIP: "cheaper-ships",
}
ALLY_POWERS = {
    "amsterdam": "donation-star",
    "bruxelles": "repeat-prestige",
    "gdansk": "both-halves",
    "kjobenhavn": "repeat-draw",
    "le-havre": "repeat-advance",
    "london": "extra-product",
    "novgorod": "extra-product",
    "oslo": "extra-product",
}

# The moves by which a kind of action is started, from the first to the last.
STARTS = {
    "produce": (PRODUCE, PRODUCE + len(PRODUCTS) - 1),
    "gift": (GIFT, GIFT),
    "donate": (DONATE, DONATE),
    "barter": (BARTER, BARTER),
    "letters": (LETTERS, LETTERS),
    "draw": (DRAW_CARD, DRAW_CARD),
    "build": (BUILD, BUILD),
    "prestige": (EARN, EARN),
    "ally": (ALLY, ALLY + len(ALLIANCES) - 1),
    "buy": (BUY, BUY + SHIPS - 1),
    "advance": (SUE, SUE + LAWSUITS - 1),
    "court": (RESOLVE, SWAP + 1),
    "reactivate": (REACTIVATE_ONE, REACTIVATE_ONE),
    "piracy": (PIRATE, PIRATE),
}


def open_box(folder: str | None = None) -> Material:
    """The material of the data file in `folder`, where there is one, else of our own."""
    return read_box(data.find(NAME, BUILT_IN, FILE, folder), folder or "")


@cache
def read_box(path: Path, folder: str) -> Material:
    """Material never changes, so one copy of a file's serves every state that is loaded or unpickled."""
    content = data.read(path)
    box = convert(content, schema.Box, str(path), BadData)
    BoxCheck(path).box(box)
    material = make(box)
    material.folder = folder
    material.data_hash = data.digest(content)
    return material


def contents(folder: str | None = None) -> dict[str, Any]:
    """The data file as it stands, for showing; `open_box` has checked it."""
    return data.read(data.find(NAME, BUILT_IN, FILE, folder))


class BoxCheck(data.Check):
    """What must hold in our box."""

    def box(self, box: schema.Box) -> None:
        self.counts(box)
        self.tracks(box)
        self.numbered("basic", [card.id for card in box.basic], list(range(1, BASICS + 1)))
        self.numbered("special", [card.id for card in box.special], list(range(1, SPECIALS + 1)))
        self.numbered("ship", [ship.id for ship in box.ship], list(range(1, SHIPS + 1)))
        self.numbered("lawsuit", [lawsuit.id for lawsuit in box.lawsuit], list(range(1, LAWSUITS + 1)))
        self.numbered("alliance", [ally.id for ally in box.alliance], list(ALLIANCES))
        self.actions("tile", box.tile.actions)
        for basic in box.basic:
            self.actions(f"basic {basic.id}", [*basic.left, *basic.right])
        for card in box.special:
            self.actions(f"special {card.id}", card.actions)
        cheapest = min(sum(ship.cost.values()) for ship in box.ship)
        for ship in box.ship:
            self.ship(ship)
            if ship.power == "cheaper-ships" and ship.amount >= cheapest:
                self.fail(f"ship {ship.id}.amount", f"less than the price of the cheapest ship, {cheapest}")
        for ally in box.alliance:
            self.alliance(ally)
        for lawsuit in box.lawsuit:
            self.lawsuit(lawsuit)

    def counts(self, box: schema.Box) -> None:
        if not 2 <= box.supply.factories <= MOST_FACTORIES:
            self.fail("supply.factories", f"2 to {MOST_FACTORIES}")
        if box.supply.factories <= 2 * box.setup.start_factories:
            self.fail("setup.start_factories", "fewer than half of supply.factories")
        limits = {
            "ships_in_play": (box.setup.ships_in_play, SHIPS),
            "ship_spaces": (box.setup.ship_spaces, box.setup.ships_in_play),
            "alliances_in_play": (box.setup.alliances_in_play, len(ALLIANCES)),
            "lawsuits_in_play": (box.setup.lawsuits_in_play, LAWSUITS),
        }
        for key, (value, most) in limits.items():
            if value > most:
                self.fail(f"setup.{key}", f"at most {most}")
        if box.setup.lawsuits_in_play < len(box.court.repeats):
            self.fail("setup.lawsuits_in_play", f"at least {len(box.court.repeats)}, one for each space")

    def tracks(self, box: schema.Box) -> None:
        if not box.ink.space_costs or box.ink.space_costs[0] != 0:
            self.fail("ink.space_costs", "a list that begins with 0: the first space is free")
        dark = box.ring.special_spaces
        if sorted(set(dark)) != dark or len(dark) != SPACES - 1 - BASICS or not 0 < dark[0] <= dark[-1] < SPACES:
            self.fail("ring.special_spaces", f"{SPACES - 1 - BASICS} ascending spaces from 1 to {SPACES - 1}")
        if len(box.prestige.incomes) != len(box.prestige.stars):
            self.fail("prestige.stars", f"as many as prestige.incomes, {len(box.prestige.incomes)}")
        if len(box.court.repeats) != 3:
            self.fail("court.repeats", "three numbers, for the spaces I, II and III")
        if not box.court.star_step <= box.court.winning_step <= box.court.track_end:
            self.fail("court.winning_step", "between court.star_step and court.track_end")

    def actions(self, key: str, actions: schema.Deeds) -> None:
        if not 0 < len(actions) <= 8:
            self.fail(key, "one to eight actions")
        for action in actions:
            for other in actions:
                if type(other) is type(action) and other != action and not isinstance(action, schema.Produce):
                    self.fail(key, "actions of one kind to be alike on one card")
            if isinstance(action, schema.Donate) and len(action.cost) != 1:
                self.fail(f"{key}.cost", "one kind of product")

    def ship(self, ship: schema.Ship) -> None:
        key = f"ship {ship.id}"
        if len(ship.cost) != 1:
            self.fail(f"{key}.cost", "one kind of product")
        if ship.power != SHIP_POWERS.get(ship.id, ""):
            self.fail(f"{key}.power", f"'{SHIP_POWERS.get(ship.id, '')}'")
        if bool(ship.when) != bool(ship.reward):
            self.fail(f"{key}.reward", "a reward for a ship with `when`, and none for one without")
        if ship.when in ("production", "lawsuit") and any(REWARDS[thing] >= ANY for thing in ship.reward):
            self.fail(f"{key}.reward", "pieces only, no actions")
        if ship.when == "income" and "advance" in ship.reward:
            self.fail(f"{key}.reward", "an income without 'advance'")
        if ship.power == "repeat-prestige" and not ship.price:
            self.fail(f"{key}.price", "what the repeat costs")

    def alliance(self, ally: schema.Alliance) -> None:
        key = f"alliance {ally.id}"
        if len(ally.upkeep) != 1:
            self.fail(f"{key}.upkeep", "one kind of payment")
        if ally.power != ALLY_POWERS[ally.id]:
            self.fail(f"{key}.power", f"'{ALLY_POWERS[ally.id]}'")
        if ally.power.startswith("repeat") and not ally.price:
            self.fail(f"{key}.price", "what the repeat costs")
        if ally.power == "repeat-advance" and list(ally.price) != ["any"]:
            self.fail(f"{key}.price", "products of choice: { any = 1 }")
        if ally.power in ("repeat-prestige", "repeat-draw") and "any" in ally.price:
            self.fail(f"{key}.price", "particular products")
        if ally.power == "extra-product" and len(ally.reward) != 1:
            self.fail(f"{key}.reward", "one kind of product")

    def lawsuit(self, lawsuit: schema.Lawsuit) -> None:
        key = f"lawsuit {lawsuit.id}"
        if not lawsuit.cost or "any" in lawsuit.cost:
            self.fail(f"{key}.cost", "particular products or letters")
        for part, reward in (("advance", lawsuit.advance), ("win", lawsuit.win)):
            if "advance" in reward:
                self.fail(f"{key}.{part}", "a reward without 'advance'")


def make(box: schema.Box) -> Material:
    m = Material()
    supply = box.supply
    m.supply = [supply.beer, supply.cloth, supply.leather, supply.furniture]
    m.supply += [supply.letters, supply.stars, supply.factories]
    m.start_factories = box.setup.start_factories
    m.start_beer = [box.setup.first_player_beer, box.setup.second_player_beer]
    m.start_choices = box.setup.products_of_choice
    m.ships_in_play = box.setup.ships_in_play
    m.ship_spaces = box.setup.ship_spaces
    m.alliances_in_play = box.setup.alliances_in_play
    m.lawsuits_in_play = box.setup.lawsuits_in_play

    m.ink_cost = [0]
    for space in range(SPACES):
        m.ink_cost.append(m.ink_cost[-1] + box.ink.space_costs[min(space, len(box.ink.space_costs) - 1)])
    m.both_letters = box.letters.both_options
    m.exchange_letters = box.letters.exchange
    purses = range(sum(m.supply[: len(PRODUCTS)]) + 1)
    m.reach = [sum(cost <= purse for cost in m.ink_cost[1:]) for purse in purses]
    m.special_spaces = box.ring.special_spaces
    m.basic_spaces = [space for space in range(1, SPACES) if space not in m.special_spaces]

    m.prestige_income = [NOTHING] + [bundle(income) for income in box.prestige.incomes]
    m.prestige_stars = [0, *box.prestige.stars]
    m.prestige_end = len(m.prestige_stars)

    m.repeats = box.court.repeats
    m.track_end = box.court.track_end
    m.winning_step = box.court.winning_step
    m.star_step = box.court.star_step
    m.consolation_stars = box.court.consolation_stars
    m.lawsuits_to_win = box.victory.lawsuits
    m.ships_ahead = box.victory.ships_ahead

    add_card(m, TILE, box.tile.actions, [])
    for basic in box.basic:
        add_card(m, basic.id, basic.left, basic.right)
    for card in box.special:
        add_card(m, special(card.id), card.actions, [])
    for ship in sorted(box.ship, key=lambda ship: ship.id):
        add_ship(m, ship)
    for ally in box.alliance:
        add_alliance(m, ally)
    for lawsuit in box.lawsuit:
        m.lawsuit_cost[lawsuit.id] = bundle(lawsuit.cost)
        m.advance_bonus[lawsuit.id] = bundle(lawsuit.advance)
        m.win_bonus[lawsuit.id] = bundle(lawsuit.win)
        m.lawsuit_stars[lawsuit.id] = lawsuit.stars
    return m


def bundle(amounts: Mapping[Any, int]) -> Bundle:
    return tuple((REWARDS[thing], count) for thing, count in amounts.items())


def add_card(m: Material, card: int, left: schema.Deeds, right: schema.Deeds) -> None:
    """An untorn card has only one half, which is nobody's to give up."""
    halves = [(deed, 1) for deed in left] + [(deed, 2) for deed in right]
    for place, (deed, half) in enumerate(halves):
        kind = deed.__struct_config__.tag
        action = Action(card, place, half if right else 0, KINDS.index(str(kind)))
        action.like = 1 << [other for other, _ in halves].index(deed)
        m.cards[card].append(action)
        m.halves[card][0] |= 1 << place
        m.halves[card][half] |= 1 << place
        m.draws[card] |= isinstance(deed, schema.DrawCard)
        m.buys[card] |= isinstance(deed, schema.Buy)
        action.first_move, action.last_move = STARTS[str(kind)]
        match deed:
            case schema.Produce():
                action.product = REWARDS[deed.product]
                action.amount = deed.amount
                action.per_factory = deed.per_factory
                if deed.product != "any":
                    action.first_move = action.last_move = PRODUCE + action.product
            case schema.Gift():
                action.product = REWARDS[deed.product]
                action.amount = deed.amount
            case schema.Donate():
                action.cost = bundle(deed.cost)
                action.stars = deed.stars
                action.times = deed.times
            case schema.Barter():
                action.times = deed.times
            case schema.GainLetters():
                action.amount = deed.amount
            case schema.Build():
                action.amount = deed.products
            case schema.Ally():
                action.amount = deed.rival_letters
            case schema.Piracy():
                action.amount = deed.most
                action.rival_prestige = deed.rival_prestige


def add_ship(m: Material, ship: schema.Ship) -> None:
    ((product, price),) = ship.cost.items()
    m.ship_product[ship.id] = PRODUCTS.index(product)
    m.ship_price[ship.id] = price
    m.ship_stars[ship.id] = ship.stars
    m.ship_stars_each[ship.id] = ship.stars_per_ship
    reward = bundle(ship.reward)
    match ship.when:
        case "purchase":
            m.ship_bonus[ship.id] = reward
            if "draw" in ship.reward:
                m.drawing_ships.append(ship.id)
        case "income":
            m.income_ships.append((ship.id, reward))
        case "production":
            m.production_ships.append((ship.id, reward))
        case "lawsuit":
            m.lawsuit_ships.append((ship.id, reward))
    match ship.power:
        case "repeat-prestige":
            m.repeat_ship_price = bundle(ship.price)
        case "far-ink":
            m.far_spaces = ship.amount
        case "cheaper-ships":
            m.ship_discount = ship.amount


def add_alliance(m: Material, ally: schema.Alliance) -> None:
    number = ALLIANCES.index(ally.id)
    m.upkeep[number] = bundle(ally.upkeep)
    m.ally_stars[number] = ally.stars
    match ally.power:
        case "donation-star":
            m.amsterdam_stars = ally.amount
        case "repeat-prestige":
            m.bruxelles_price = bundle(ally.price)
        case "repeat-draw":
            m.kjobenhavn_price = bundle(ally.price)
        case "repeat-advance":
            m.le_havre_products = ally.price["any"]
        case "extra-product":
            ((product, count),) = ally.reward.items()
            m.extra_products.append((number, PRODUCTS.index(product), count))
