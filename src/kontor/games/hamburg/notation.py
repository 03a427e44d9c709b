"""The notation in which card effects are written, read into numbers for play.

    effect  = [condition "?"] [price ">"] act {";" act}      grey > marks 2*health
            | "when" event ":" act                           when wall: calm it 1
            | "power" name [number or colour]                power half orange
            | "types" type {type}                            types art leisure theatre circus
            | "score" amount {";" "score" amount}            score workers/2
    price   = colour | "any" | colour "+any" | "distinct" | number "marks"
    amount  = [number "*"] count ["/" number] | number

`it` is the colour that the effect is about: that of the worker paid with `any`, of the section built, of the site laid.
"""

import re
from typing import Final

from .terms import ANY, COLOURS, IT, TYPES

# Acts. Most take an amount (times, count, argument, divisor); the others up to two numbers.
DO_MARKS: Final = 0
DO_POINTS: Final = 1
DO_WORKER: Final = 2
DO_WORKER_SET: Final = 3
DO_WORKER_ONES: Final = 4
DO_WORKER_MATCHES: Final = 5
DO_DRAW: Final = 6
DO_DRAW_COLOUR: Final = 7
DO_DISCARD: Final = 8
DO_ACT_DRAWN: Final = 9
DO_ACT_DISCARDED: Final = 10
DO_LAY: Final = 11
DO_LAY_PAYING: Final = 12
DO_FETCH: Final = 13
DO_SEEK: Final = 14
DO_WALL_FREE: Final = 15
DO_WALL_DOUBLE: Final = 16
DO_CALM_ANY: Final = 17
DO_CALM_COLOUR: Final = 18
DO_ADVANCE: Final = 19
DO_SWAP: Final = 20
DO_BUY: Final = 21
DO_AGAIN_ONE: Final = 22
DO_AGAIN_ALL: Final = 23
DO_COPY: Final = 24
DO_TAKE_BACK: Final = 25
DO_CLERK: Final = 26
DO_CLERK_STEP: Final = 27
DO_UNDER_ZOO: Final = 28
DO_RECLAIM: Final = 29
DO_TOLL: Final = 30
DO_CURSE: Final = 31
DO_TOKEN: Final = 32
DO_OTHERS_DISCARD: Final = 33
DO_OTHERS_FLIP: Final = 34
DO_OTHERS_CARD: Final = 35
DO_OTHERS_MARKS: Final = 36
DO_OTHERS_WORKERS: Final = 37
DO_OTHERS_WALL: Final = 38
DO_OTHERS_RETREAT: Final = 39
DO_OTHERS_BUILDING: Final = 40
DO_OTHERS_SITE: Final = 41
DO_SCORE: Final = 42

# Acts that are a word alone, and those that have a number after it.
PLAIN: Final = {
    "worker set": DO_WORKER_SET,
    "worker ones": DO_WORKER_ONES,
    "worker matches": DO_WORKER_MATCHES,
    "act drawn": DO_ACT_DRAWN,
    "act discarded": DO_ACT_DISCARDED,
    "lay paying": DO_LAY_PAYING,
    "wall free": DO_WALL_FREE,
    "wall double": DO_WALL_DOUBLE,
    "advance": DO_ADVANCE,
    "swap": DO_SWAP,
    "again one": DO_AGAIN_ONE,
    "again all": DO_AGAIN_ALL,
    "copy": DO_COPY,
    "take-back": DO_TAKE_BACK,
    "clerk it": DO_CLERK,
    "clerk-step": DO_CLERK_STEP,
    "under-zoo it": DO_UNDER_ZOO,
    "reclaim": DO_RECLAIM,
    "toll": DO_TOLL,
    "curse": DO_CURSE,
    "token": DO_TOKEN,
    "others-discard": DO_OTHERS_DISCARD,
    "others-flip": DO_OTHERS_FLIP,
    "others-card": DO_OTHERS_CARD,
    "others-wall": DO_OTHERS_WALL,
    "others-retreat": DO_OTHERS_RETREAT,
    "others-building": DO_OTHERS_BUILDING,
    "others-site": DO_OTHERS_SITE,
}
COUNTED: Final = {
    "draw": DO_DRAW, "discard": DO_DISCARD, "lay": DO_LAY, "buy": DO_BUY, "others-marks": DO_OTHERS_MARKS,
    "others-workers": DO_OTHERS_WORKERS,
}  # fmt: skip
AMOUNTS: Final = {"marks": DO_MARKS, "points": DO_POINTS, "score": DO_SCORE, "calm any": DO_CALM_ANY}

# Counts.
CONSTANT: Final = 0
N_TYPE: Final = 1
N_SITE: Final = 2
COUNTS: Final = (
    "", "", "", "buildings", "walls", "thirds", "statues", "majorities", "types", "site-colours", "all-colours",
    "workers", "worker-colours", "worker-sets", "risks", "risk-colours", "ones", "sixes", "mode", "die-black",
    "die-it", "square", "best-statue", "paid",
)  # fmt: skip
N_BUILDINGS: Final = 3
N_WALLS: Final = 4
N_THIRDS: Final = 5
N_STATUES: Final = 6
N_MAJORITIES: Final = 7
N_TYPES: Final = 8
N_SITE_COLOURS: Final = 9
N_ALL_COLOURS: Final = 10
N_WORKERS: Final = 11
N_WORKER_COLOURS: Final = 12
N_WORKER_SETS: Final = 13
N_RISKS: Final = 14
N_RISK_COLOURS: Final = 15
N_ONES: Final = 16
N_SIXES: Final = 17
N_MODE: Final = 18
N_DIE_BLACK: Final = 19
N_DIE_IT: Final = 20
N_SQUARE: Final = 21
N_BEST_STATUE: Final = 22
N_PAID: Final = 23

# Prices.
FREE: Final = 0
ONE_COLOUR: Final = 1
ANY_COLOUR: Final = 2
COLOUR_AND_ANY: Final = 3
DISTINCT: Final = 4
IN_MARKS: Final = 5

# Conditions.
ALWAYS: Final = 0
DIE_HIGH: Final = 1
NO_LOW: Final = 2
SUM_AT_MOST: Final = 3
SUM_AT_LEAST: Final = 4

# What a permanent effect waits for, as bits.
EVENTS: Final = (
    "workers", "money", "site", "wall", "their-wall", "their-building", "majority", "park-marks", "token", "advance",
)  # fmt: skip
ON_WORKERS: Final = 1
ON_MONEY: Final = 2
ON_SITE: Final = 4
ON_WALL: Final = 8
ON_THEIR_WALL: Final = 16
ON_THEIR_BUILDING: Final = 32
ON_MAJORITY: Final = 64
ON_PARK_MARKS: Final = 128
ON_TOKEN: Final = 256
ON_ADVANCE: Final = 512

# What a permanent effect changes, as bits.
POWERS: Final = (
    "lightning-twice", "ties-win", "free-wall", "advance-discount", "building-discount", "shield", "fourth-risk",
    "double-calm", "two-a-site", "recolour", "choose-token", "black-wall", "black-toll", "half",
)  # fmt: skip
POWER_LIGHTNING_TWICE: Final = 1
POWER_TIES_WIN: Final = 2
POWER_FREE_WALL: Final = 4
POWER_ADVANCE_DISCOUNT: Final = 8
POWER_BUILDING_DISCOUNT: Final = 16
POWER_SHIELD: Final = 32
POWER_FOURTH_RISK: Final = 64
POWER_DOUBLE_CALM: Final = 128
POWER_TWO_A_SITE: Final = 256
POWER_RECOLOUR: Final = 512
POWER_CHOOSE_TOKEN: Final = 1024
POWER_BLACK_WALL: Final = 2048
POWER_BLACK_TOLL: Final = 4096
# And one bit more for each colour whose buildings cost half.
POWER_HALF: Final = 8192

WIDTH: Final = 5


class Effect:
    """An effect in numbers. The program is a row of acts, `WIDTH` numbers each: the act, and its arguments."""

    def __init__(self) -> None:
        self.condition = ALWAYS
        self.threshold = 0
        self.price = FREE
        self.price_of = 0
        self.program: list[int] = []
        self.event = 0
        self.event_colour = ANY
        self.power = 0
        self.power_figure = 0
        self.types = 0


class Misread(ValueError):
    """What is wrong with an effect, as a sentence."""


def read(text: str) -> Effect:
    """The effect of a card; raises `Misread` with the words that are not understood."""
    effect = Effect()
    kind, _, rest = text.partition(" ")
    if kind == "power":
        read_power(effect, rest.split())
    elif kind == "types":
        effect.types = sum(1 << position(TYPES, one, "type") for one in rest.split())
    elif kind == "when":
        event, _, act = rest.partition(":")
        read_event(effect, event.split())
        effect.program = read_act(act.strip())
    elif text:
        condition, found, rest = text.rpartition("?")
        if found:
            read_condition(effect, condition.strip())
        price, found, acts = rest.rpartition(" > ")
        if found:
            read_price(effect, price.strip())
        for act in acts.split(";"):
            effect.program += read_act(act.strip())
    return effect


def read_power(effect: Effect, words: list[str]) -> None:
    number = position(POWERS, words[0] if words else "", "power")
    effect.power = 1 << number
    if effect.power == POWER_HALF:
        effect.power = POWER_HALF << colour(words[1] if len(words) > 1 else "")
    elif len(words) > 1:
        effect.power_figure = whole(words[1])


def read_event(effect: Effect, words: list[str]) -> None:
    effect.event = 1 << position(EVENTS, words[0] if words else "", "event")
    if len(words) > 1:
        effect.event_colour = colour(words[1])


def read_condition(effect: Effect, text: str) -> None:
    if text == "no-low":
        effect.condition = NO_LOW
        return
    found = re.fullmatch(r"([a-z]+)(<=|>=)(\d+)", text)
    if found is None:
        raise Misread(f"'{text}' is no condition")
    what, sign, number = found.groups()
    effect.threshold = int(number)
    if what == "sum":
        effect.condition = SUM_AT_MOST if sign == "<=" else SUM_AT_LEAST
    else:
        # The die and the least it must show are one number.
        effect.condition = DIE_HIGH
        effect.threshold += 10 * colour(what)


def read_price(effect: Effect, text: str) -> None:
    if text == "any":
        effect.price = ANY_COLOUR
    elif text == "distinct":
        effect.price = DISTINCT
    elif text.endswith("marks"):
        effect.price, effect.price_of = IN_MARKS, whole(text.removesuffix("marks"))
    elif text.endswith("+any"):
        effect.price, effect.price_of = COLOUR_AND_ANY, colour(text.removesuffix("+any"))
    else:
        effect.price, effect.price_of = ONE_COLOUR, colour(text)


def read_act(text: str) -> list[int]:
    if text in PLAIN:
        return [PLAIN[text], 0, 0, 0, 0]
    words = text.split()
    for length in (2, 1):
        name = " ".join(words[:length])
        if name in AMOUNTS and len(words) == length + 1:
            return [AMOUNTS[name], *read_amount(words[length])]
    if len(words) == 2 and words[0] in COUNTED and words[1].isdecimal():
        return [COUNTED[words[0]], int(words[1]), 0, 0, 0]
    match words:
        case ["draw", one]:
            return [DO_DRAW_COLOUR, colour(one), 0, 0, 0]
        case ["worker", one, number]:
            return [DO_WORKER, colour_or(one), whole(number), 0, 0]
        case ["calm", one, number]:
            return [DO_CALM_COLOUR, colour_or(one), whole(number), 0, 0]
        case ["fetch", one]:
            return [DO_FETCH, position(TYPES, one, "type"), 0, 0, 0]
        case ["seek", one, pile]:
            return [DO_SEEK, position(TYPES, one, "type"), colour_or(pile), 0, 0]
    raise Misread(f"'{text}' is nothing that an effect can do")


def read_amount(text: str) -> list[int]:
    """Times, count, argument and divisor."""
    found = re.fullmatch(r"(?:(\d+)\*)?([a-z][a-z-]*)(?:/(\d+))?", text)
    if found is None:
        return [whole(text), CONSTANT, 0, 1]
    times, count, divisor = found.groups()
    kind, argument = read_count(count)
    return [int(times or 1), kind, argument, int(divisor or 1)]


def read_count(word: str) -> tuple[int, int]:
    if word in COUNTS:
        return COUNTS.index(word), 0
    if word in TYPES:
        return N_TYPE, TYPES.index(word)
    if word.endswith("-sites"):
        return N_SITE, colour(word.removesuffix("-sites"))
    raise Misread(f"'{word}' is nothing that can be counted")


def is_about_one_colour(program: list[int]) -> bool:
    """Whether an effect needs to know the colour that it is about."""
    for at in range(0, len(program), WIDTH):
        act, first, second = program[at : at + 3]
        if act in (DO_CLERK, DO_UNDER_ZOO) or (act in (DO_WORKER, DO_CALM_COLOUR) and first == IT):
            return True
        if (act == DO_SEEK and second == IT) or (act in AMOUNTS.values() and second == N_DIE_IT):
            return True
    return False


def position(names: tuple[str, ...], name: str, what: str) -> int:
    if name not in names:
        raise Misread(f"'{name}' is no {what}; there is {', '.join(names)}")
    return names.index(name)


def colour(name: str) -> int:
    return position(COLOURS, name, "colour")


def colour_or(name: str) -> int:
    """A colour, any colour, or the one that the effect is about."""
    return {"any": ANY, "it": IT}[name] if name in ("any", "it") else colour(name)


def whole(text: str) -> int:
    if not text.isdecimal():
        raise Misread(f"'{text}' is not a whole number")
    return int(text)
