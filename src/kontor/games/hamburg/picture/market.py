"""The common stock: five piles of cards, the discards, statues on show, accident tokens, and the exchange."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, box
from kontor.engine.signs import TO, Frame, Group, Groups, lay

from ..cardtext import amount
from ..terms import ACTIONS, BONUSES, COLOURS, SIDES, TYPES
from .easel import Easel, say
from .faces import SHAPE
from .things import card
from .tiles import exchange_tile

LEFT, TOP, WIDE, HIGH = 12.0, 144.0, 424.0, 146.0
FIRST, PITCH, CARD = 48.0, 66.0, 58.0
# The open discard is larger, so that it can be read.
OPEN, HEAP = 72.0, 388.0
ROW = TOP + 88
BLOCK = (818.0, 8.0, 370.0, 282.0)
# The statue on show, and those that come after it.
STATUE, LATER = (42.0, 56.0), (19.5, 26.0)
TOKEN = 34.0
# So many tokens in a row, and fewer beside the exchange.
ABREAST, FEWER = 8, 3
ACTION = (57.0, 80.0)
ROWS = 3
# The basic actions: what they look like, how they are chosen where that is not by their name, and their rules.
ACTION_SIGNS: dict[str, Groups] = {
    "workers": [Group(("3×",), 30.0), Group(("worker-any",))],
    "money": [Group(("die-any",), 36.0), TO, Group(("coin",), 36.0)],
    "calm": [Group(("calm",))],
    "wall": [Group(("wall",)), Group(("−", "coin"), 30.0)],
    "site": [Group(("worker-it",), 36.0), TO, Group(("site-any",), 36.0)],
    "building": [Group(("house",)), Group(("−", "coin"), 30.0)],
}
ACTION_MOVES = {"wall": [f"wall:{side}" for side in SIDES], "building": ["build"]}
ACTION_RULES = dict(zip(ACTIONS, ("HA-37", "HA-38", "HA-39", "HA-41", "HA-44", "HA-45"), strict=True))
# What comes with a token.
BONUS_SIGNS = {"card": "draw", "points": "laurel", "worker": "worker-any", "marks": "coin", "calm": "calm"}


def paint(easel: Easel) -> None:
    paint_piles(easel)
    x, y, w, h = BLOCK
    easel.lay(Zone("stock", box(x, y, w, h, 8), "paper"))
    paint_statues(easel, x + 10, y + 8)
    paint_actions(easel, x + 8, y + 74)
    paint_tokens(easel, x + 10, y + 162)
    if "exchange" in easel.view["expansions"]:
        exchange_tile(easel, x + 280, y + 219)


def paint_piles(easel: Easel) -> None:
    ground = Zone(
        "piles", box(LEFT, TOP, WIDE, HIGH, 8), "paper", label=say("piles"), note=say("piles-note"), rule="HA-4"
    )
    easel.lay(ground)
    for place, colour in enumerate(COLOURS):
        x = FIRST + PITCH * place
        spot = Zone(f"spot-{colour}", box(x - CARD / 2, ROW - CARD * SHAPE / 2, CARD, CARD * SHAPE, 5), "faint")
        easel.lay(spot, f"draw:{colour}")
        count = easel.view["piles"][colour]
        if count:
            pile = Piece(
                f"pile-{colour}", f"back-{colour}", say("pile", colour=colour, count=count), w=CARD, h=CARD * SHAPE
            )
            m = easel.material
            types = sorted({m.type[one] for one in m.of_colour[place]})
            pile.note, pile.rule, pile.count = (
                say("pile-note", types=[Phrase(TYPES[one]) for one in types]),
                "HA-18",
                count,
            )
            easel.put(pile, x, ROW)
            easel.hooks[f"draw:{colour}"] = [pile]
    paint_discards(easel, HEAP)


def paint_discards(easel: Easel, x: float) -> None:
    """The last card lies open on top; the number of discards is written above."""
    cards = easel.view["discards"]["cards"]
    spot = Zone("discards", box(x - OPEN / 2, ROW - OPEN * SHAPE / 2, OPEN, OPEN * SHAPE, 5), "faint")
    spot.label, spot.note, spot.rule = say("discards", count=len(cards)), say("discards-note"), "HA-10"
    spot.title, spot.x, spot.y, spot.size = str(len(cards)), x + 8, ROW - OPEN * SHAPE / 2 - 15, 17
    spot.marks = [Mark(x - 16, ROW - OPEN * SHAPE / 2 - 15, 22, "discards")]
    easel.lay(spot)
    if cards:
        easel.hook(easel.put(card(easel, cards[-1], OPEN), x, ROW), [f"card:{cards[-1]}"])


def paint_statues(easel: Easel, x: float, y: float) -> None:
    """Hummels in the order in which they are taken, the first in front; beside them the Lemonjettes."""
    foot = y + STATUE[1]
    for kind, figures in (("hummel", easel.view["hummels"]), ("lemonjette", easel.view["lemonjettes"])):
        for number, figure in enumerate(reversed(figures)):
            w, h = LATER if number else STATUE
            thing = amount("points" if kind == "hummel" else "marks", figure)
            piece = Piece(f"{kind}-{len(figures) - number}", kind, say(kind), w=w, h=h, rule="HA-15", count=figure)
            piece.note = say(f"{kind}-note", amount=thing)
            if number == 0:
                easel.hook(piece, [kind])
            easel.put(piece, x + w / 2, foot - h / 2)
            x += w + (3 if number else 5)
        x += 8


def paint_actions(easel: Easel, x: float, y: float) -> None:
    """What can be done with a card, as a reminder, and as one place where it can be chosen."""
    w, h = ACTION
    for place, action in enumerate(ACTIONS):
        left = x + (w + 2.4) * place
        ground = Zone(f"action-{action}", box(left, y, w, h, 6), "table", label=Phrase(f"action-{action}"))
        ground.note, ground.rule = say(f"action-{action}"), ACTION_RULES[action]
        ground.marks = lay(Frame(left + 5, y + 6, w - 10, h - 12), ACTION_SIGNS[action], 0.8)
        easel.lay(ground, *ACTION_MOVES.get(action, [action]))


def paint_tokens(easel: Easel, x: float, y: float) -> None:
    """The bag with those to be drawn, and beside it those that were."""
    tokens = easel.view["tokens"]
    bag = Piece("tokens", "token-back", say("tokens", count=tokens["bag"]), w=46, h=46, count=tokens["bag"])
    bag.note, bag.rule = say("tokens-note"), "HA-24"
    easel.put(bag, x + 24, y + 26)
    abreast = FEWER if "exchange" in easel.view["expansions"] else ABREAST
    for place, number in enumerate(tokens["used"][-abreast * ROWS :]):
        row, column = divmod(place, abreast)
        easel.put(token(easel, number), x + 70 + 37 * column, y + 20 + 38 * row)


def token(easel: Easel, number: int) -> Piece:
    kind = easel.material.tokens[number]
    piece = Piece(f"token-{number}", "token", say("token"), w=TOKEN, h=TOKEN, rule="HA-25")
    piece.note = easel.phrases.tiles.token(number)
    signs = [f"sign-{COLOURS[colour]}" for colour in kind.colours]
    if kind.bonus:
        signs.append(BONUS_SIGNS[BONUSES[kind.bonus]])
    size = 20.0 if len(signs) == 1 else 14.0
    for at, sign in enumerate(signs):
        piece.marks.append(Mark(TOKEN / 2 + (at - (len(signs) - 1) / 2) * 13, TOKEN / 2, size, sign))
    return piece
