"""What a card does, as signs: each part of an effect has its own, and together they read from left to right."""

from typing import Final

from kontor.engine.signs import TO, Group, Groups, small

from .. import notation as n
from ..notation import Effect
from ..terms import ANY, COLOURS, IT, TYPES

BEFORE: Final = 40.0
# What is counted. Of the values in the second table one gets as many as they show.
COUNTED: Final = {
    n.N_BUILDINGS: "house",
    n.N_WALLS: "wall",
    n.N_THIRDS: "wall-third",
    n.N_STATUES: "statue",
    n.N_MAJORITIES: "majority",
    n.N_TYPES: "houses-kinds",
    n.N_SITE_COLOURS: "site-kinds",
    n.N_ALL_COLOURS: "all-kinds",
    n.N_WORKERS: "worker-any",
    n.N_WORKER_COLOURS: "worker-kinds",
    n.N_WORKER_SETS: "worker-all",
    n.N_RISKS: "risk",
    n.N_RISK_COLOURS: "risk-kinds",
    n.N_ONES: "die-one",
    n.N_SIXES: "die-six",
    n.N_PAID: "worker-any",
}
SHOWN: Final = {
    n.N_MODE: "dice-same",
    n.N_DIE_BLACK: "black-die",
    n.N_DIE_IT: "die-any",
    n.N_SQUARE: "hall",
    n.N_BEST_STATUE: "statue",
}
GAINED: Final = {n.DO_MARKS: "coin", n.DO_POINTS: "laurel", n.DO_SCORE: "laurel", n.DO_CALM_ANY: "calm"}
# Acts that are a word alone.
PLAIN: Final[dict[int, Groups]] = {
    n.DO_WORKER_SET: [Group(("worker-all",))],
    n.DO_WORKER_ONES: [Group(("die-one",), BEFORE), TO, Group(("worker-it",))],
    n.DO_WORKER_MATCHES: [Group(("die-as-black",), BEFORE), TO, Group(("worker-it",))],
    n.DO_ACT_DRAWN: [Group(("draw",), BEFORE), TO, Group(("any-action",))],
    n.DO_ACT_DISCARDED: [Group(("discards",), BEFORE), TO, Group(("any-action",))],
    n.DO_LAY_PAYING: [Group(("draw",), BEFORE), Group(("worker-it",), BEFORE), TO, Group(("site-any",))],
    n.DO_WALL_FREE: [Group(("wall",)), small("0", "coin")],
    n.DO_WALL_DOUBLE: [Group(("wall",)), small("2×", "coin")],
    n.DO_ADVANCE: [Group(("step",))],
    n.DO_SWAP: [Group(("worker-any", "swap", "worker-any"))],
    n.DO_AGAIN_ONE: [Group(("again",)), Group(("house",))],
    n.DO_AGAIN_ALL: [Group(("again",)), Group(("worker-any", "house")), small("∞")],
    n.DO_COPY: [small("others"), Group(("copy",))],
    n.DO_TAKE_BACK: [Group(("house",), BEFORE), TO, Group(("to-hand",))],
    n.DO_CLERK: [Group(("+", "clerk"))],
    n.DO_CLERK_STEP: [Group(("clerk",)), Group(("swap",), BEFORE)],
    n.DO_UNDER_ZOO: [Group(("house",), BEFORE), TO, Group(("zoo",))],
    n.DO_RECLAIM: [Group(("black-die", "×"), 30.0), Group(("discards", "swap", "to-hand"))],
    n.DO_TOLL: [small("others"), Group(("coin", "swap", "laurel"))],
    n.DO_CURSE: [Group(("calm",)), small("others", "raise")],
    n.DO_TOKEN: [Group(("token-back",), BEFORE), small("others", "raise")],
    n.DO_OTHERS_DISCARD: [small("others"), Group(("discard",))],
    n.DO_OTHERS_FLIP: [small("others"), Group(("majority-lost",))],
    n.DO_OTHERS_CARD: [small("others", "draw"), TO, Group(("to-hand",))],
    n.DO_OTHERS_WALL: [small("others"), Group(("−", "wall"))],
    n.DO_OTHERS_RETREAT: [small("others"), Group(("step-back",))],
    n.DO_OTHERS_BUILDING: [small("others"), Group(("−", "house"))],
    n.DO_OTHERS_SITE: [small("others"), Group(("−", "site-any"))],
}
# Acts that have a number after the word: what stands before it, and after it.
NUMBERED: Final[dict[int, tuple[tuple[str, ...], str, tuple[str, ...]]]] = {
    n.DO_DRAW: ((), "", ("draw",)),
    n.DO_DISCARD: ((), "−", ("discard",)),
    n.DO_LAY: ((), "", ("draw", "site-any")),
    n.DO_BUY: ((), "≤", ("worker-any", "/", "coin")),
    n.DO_OTHERS_MARKS: (("others",), "+", ("coin",)),
    n.DO_OTHERS_WORKERS: (("others",), "+", ("worker-any",)),
}
EVENTS: Final = {
    n.ON_WORKERS: ("worker-any",),
    n.ON_MONEY: ("coin",),
    n.ON_SITE: ("site-any",),
    n.ON_WALL: ("wall",),
    n.ON_THEIR_WALL: ("others", "wall"),
    n.ON_THEIR_BUILDING: ("others", "house"),
    n.ON_MAJORITY: ("majority",),
    n.ON_PARK_MARKS: ("park",),
    n.ON_TOKEN: ("token-back",),
    n.ON_ADVANCE: ("step",),
}
POWERS: Final[dict[int, Groups]] = {
    n.POWER_LIGHTNING_TWICE: [Group(("2×", "lightning"))],
    n.POWER_TIES_WIN: [Group(("majority-tie",))],
    n.POWER_FREE_WALL: [Group(("wall",)), small("0", "coin")],
    n.POWER_ADVANCE_DISCOUNT: [Group(("step",))],
    n.POWER_BUILDING_DISCOUNT: [Group(("house",))],
    n.POWER_SHIELD: [Group(("worker-it",), BEFORE), TO, Group(("shield",))],
    n.POWER_FOURTH_RISK: [Group(("risk", "4"))],
    n.POWER_DOUBLE_CALM: [Group(("2×", "calm"))],
    n.POWER_TWO_A_SITE: [Group(("house", "house", "/", "site-any"))],
    n.POWER_RECOLOUR: [Group(("worker-grey",), BEFORE), TO, Group(("all-kinds",))],
    n.POWER_CHOOSE_TOKEN: [Group(("token-back",), BEFORE), TO, Group(("risk", "?"))],
    n.POWER_BLACK_WALL: [Group(("wall",)), Group(("=", "black-die"), BEFORE)],
    n.POWER_BLACK_TOLL: [small("others"), Group(("step", "+", "black-die"))],
}


def asked(effect: Effect) -> Groups:
    """What must be, be paid or happen before an effect does something."""
    return condition(effect) + price(effect) + event(effect)


def done(effect: Effect) -> Groups:
    """What an effect does then."""
    if effect.types:
        return [Group(tuple(TYPES[one] for one in range(len(TYPES)) if effect.types >> one & 1))]
    if effect.power:
        return power(effect)
    program = effect.program
    return [group for at in range(0, len(program), n.WIDTH) for group in act(program[at : at + n.WIDTH])]


def power(effect: Effect) -> Groups:
    if effect.power >= n.POWER_HALF:
        half = effect.power // n.POWER_HALF
        return [Group((f"site-{COLOURS[half.bit_length() - 1]}",)), Group(("½", "coin"))]
    signs = POWERS[effect.power]
    return [*signs, Group((f"−{effect.power_figure}", "coin"))] if effect.power_figure else signs


def condition(effect: Effect) -> Groups:
    if effect.condition == n.DIE_HIGH:
        die, least = divmod(effect.threshold, 10)
        return [Group((f"die-{COLOURS[die]}", f"≥{least}"), BEFORE)]
    if effect.condition == n.NO_LOW:
        return [Group(("die-low", "×"), BEFORE)]
    if effect.condition == n.ALWAYS:
        return []
    sign = "≤" if effect.condition == n.SUM_AT_MOST else "≥"
    return [Group(("dice-sum", f"{sign}{effect.threshold}"), BEFORE)]


def price(effect: Effect) -> Groups:
    signs = {
        n.FREE: (),
        n.ONE_COLOUR: (worker(effect.price_of),),
        n.ANY_COLOUR: ("worker-any",),
        n.COLOUR_AND_ANY: (worker(effect.price_of), "worker-any"),
        n.DISTINCT: ("worker-kinds",),
        n.IN_MARKS: (str(effect.price_of), "coin"),
    }[effect.price]
    return [Group(signs, BEFORE)] if signs else []


def event(effect: Effect) -> Groups:
    if not effect.event:
        return []
    colour = (f"die-{COLOURS[effect.event_colour]}",) if effect.event_colour < ANY else ()
    return [Group((*colour, *EVENTS[effect.event]), BEFORE)]


def worker(colour: int) -> str:
    return "worker-any" if colour == ANY else "worker-it" if colour == IT else f"worker-{COLOURS[colour]}"


def act(words: list[int]) -> Groups:
    deed, first, second = words[:3]
    if deed in PLAIN:
        return PLAIN[deed]
    if deed in GAINED:
        return gain(GAINED[deed], words)
    if deed in NUMBERED:
        whom, stroke, signs = NUMBERED[deed]
        return [*([small(*whom)] if whom else []), Group((f"{stroke}{first}", *signs))]
    if deed == n.DO_WORKER:
        return [Group((worker(first),) * second)]
    if deed == n.DO_CALM_COLOUR:
        sign = f"calm-{COLOURS[first]}" if first < ANY else "calm"
        return [Group((sign,) if second == 1 else (f"{second}×", sign))]
    if deed == n.DO_DRAW_COLOUR:
        return [Group((f"draw-{COLOURS[first]}",))]
    if deed == n.DO_FETCH:
        return [Group(("discards",), BEFORE), TO, Group((TYPES[first],))]
    assert deed == n.DO_SEEK
    return [
        Group(("seek", f"site-{COLOURS[second]}" if second < ANY else "site-any"), BEFORE),
        TO,
        Group((TYPES[first],)),
    ]


def gain(sign: str, words: list[int]) -> Groups:
    """So many, or so many for what is counted."""
    _, times, kind, argument, divisor = words
    if kind == n.CONSTANT:
        return [Group((str(times), sign))]
    if kind in SHOWN:
        return [Group((sign, "=", SHOWN[kind]))]
    if kind == n.N_TYPE:
        counted = TYPES[argument]
    elif kind == n.N_SITE:
        counted = f"site-{COLOURS[argument]}"
    else:
        counted = COUNTED[kind]
    each = (str(times), sign) if times > 1 else (sign,)
    return [Group((*each, "/", *((str(divisor),) if divisor > 1 else ()), counted))]
