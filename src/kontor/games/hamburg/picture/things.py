"""What a board has, thing by thing, in any size: cards, sites, workers, risks, money, markers and statues."""

from typing import Any, NamedTuple

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece

from ..cardtext import amount
from ..terms import COLOURS, MAJORITIES, TYPES, ZOO
from .easel import Easel, say
from .faces import SHAPE, WHOLE

MAJORITY_SIGNS = {"square": "hall", "buildings": "house", "wall": "wall", "score": "laurel", "zoo": "zoo"}


class Plot(NamedTuple):
    """A card on the table: an open one, perhaps on a site or under a zoo; or an empty site."""

    card: int = 0
    colour: str = ""
    place: int = 0
    used: bool = False


def plots(board: dict[str, Any]) -> list[Plot]:
    """What lies on a board from left to right: zoos with what is under them, parks, and the sites."""
    found: list[Plot] = []
    for card in board["left"]:
        found.append(Plot(card))
        found += [Plot(one["card"], used=bool(one["used"])) for one in board["buildings"] if one["zoo"] == card]
    for place, site in enumerate(board["sites"], 1):
        standing = [one for one in board["buildings"] if one["site"] == place]
        found += [Plot(one["card"], site["colour"], place, bool(one["used"])) for one in standing]
        if not standing:
            found.append(Plot(0, site["colour"], place))
    return found


def plot(easel: Easel, name: str, what: Plot, w: float) -> Piece:
    if what.card:
        piece = house(easel, what, w)
    else:
        piece = site(easel, name, what, w)
    piece.owner = easel.seat(name)
    return piece


def house(easel: Easel, what: Plot, w: float) -> Piece:
    """A building on its site, which is seen at the foot; and with a mark when it was used this round."""
    piece = card(easel, what.card, w)
    if what.colour:
        piece.marks = [*piece.marks, Mark(w / 2, round(w * (SHAPE + 0.01), 1), w, f"plinth-{what.colour}")]
    if what.used:
        piece.marks = [*piece.marks, Mark(round(w * 0.86, 1), round(w * 0.64, 1), round(w * 0.26, 1), "used")]
    easel.hook(piece, [f"use:{what.card}", f"house:{what.card}"])
    if easel.asks("encore") and easel.step["card"] == what.card:
        easel.hook(piece, ["again"])
    return piece


def card(easel: Easel, number: int, w: float) -> Piece:
    m = easel.material
    colour = COLOURS[m.colour[number]]
    sprite = f"card-{colour}" if w >= WHOLE else f"small-{colour}"
    texts = easel.phrases.cards
    rule = "HA-57" if m.type[number] == ZOO else "HA-48"
    piece = Piece(f"card-{number}", sprite, texts.name(number), w=w, h=round(w * SHAPE, 1), rule=rule)
    piece.note = say("card", colour=colour, cost=m.cost[number], points=m.points[number], text=texts.text(number))
    piece.marks = easel.faces.card(number, w)
    return piece


def site(easel: Easel, name: str, what: Plot, w: float) -> Piece:
    front = easel.boards[name]["sites"][what.place - 1]["card"]
    piece = Piece(f"site-{name}-{what.place}", f"back-{what.colour}", say("site", colour=what.colour), w=w, h=w * SHAPE)
    piece.note = say("site-front", card=easel.phrases.cards.name(front)) if front else say("site-note")
    piece.rule = "HA-44"
    if easel.is_mine(name) and is_first_empty(easel.boards[name], what):
        easel.hook(piece, [f"plot:{what.colour}"])
    return piece


def is_first_empty(board: dict[str, Any], what: Plot) -> bool:
    """Of the empty sites of a colour the first is taken."""
    return next(one for one in plots(board) if not one.card and one.colour == what.colour) == what


def worker(easel: Easel, name: str, colour: str, size: float) -> Piece:
    count = easel.boards[name]["workers"][colour]
    piece = Piece(
        f"worker-{name}-{colour}", f"worker-{colour}", say("workers", colour=colour, count=count), w=size, h=size
    )
    piece.owner, piece.count, piece.look = easel.seat(name), count, "" if count else "quiet"
    piece.note, piece.rule = say("workers-note"), "HA-5"
    if easel.asks("rob-workers"):
        robbed = easel.step["other"]
        easel.hook(piece, [f"take:{colour}"] if name == robbed else [])
    elif easel.is_mine(name):
        easel.hook(piece, [f"take:{colour}", f"give:{colour}", f"as:{colour}"])
        easel.hook(piece, played(easel, colour, "workers"))
    return piece


def played(easel: Easel, colour: str, action: str) -> list[str]:
    """A basic action, where the card that is played is of this colour."""
    return [action] if easel.asks("play-card") and easel.step["colour"] == colour else []


def risk(easel: Easel, name: str, colour: str, size: float) -> Piece:
    """The sign of a risk with how far it is raised."""
    board = easel.boards[name]
    raised = board["risks"][colour]
    piece = Piece(f"risk-{name}-{colour}", f"sign-{colour}", Phrase("risk", colour=colour), w=size, h=size)
    piece.owner, piece.count, piece.look = easel.seat(name), raised, "" if raised else "quiet"
    return about_risk(easel, name, colour, piece)


def risk_track(easel: Easel, name: str, colour: str, h: float) -> Piece:
    """A risk with its three steps."""
    raised = easel.boards[name]["risks"][colour]
    steps = max(easel.material.accident_at, raised)
    piece = Piece(f"risk-{name}-{colour}", "risk-track", Phrase("risk", colour=colour), w=3 * h, h=h)
    piece.owner = easel.seat(name)
    piece.marks = [Mark(0.46 * h, h / 2, 0.66 * h, f"sign-{colour}")]
    wide = 2.1 * h / steps
    for step in range(steps):
        x = 0.85 * h + wide * (step + 0.5)
        piece.marks.append(Mark(round(x, 1), h / 2, 0.6 * h, "lit" if step < raised else "unlit"))
    return about_risk(easel, name, colour, piece)


def about_risk(easel: Easel, name: str, colour: str, piece: Piece) -> Piece:
    raised = easel.boards[name]["risks"][colour]
    piece.note = say(f"risk-{colour}", raised=raised, limit=easel.material.accident_at)
    piece.rule = f"HA-{30 + COLOURS.index(colour)}"
    if easel.is_mine(name):
        easel.hook(piece, [f"lower:{colour}", f"raise:{colour}", f"suffer:{colour}"])
        easel.hook(piece, played(easel, colour, "calm"))
    return piece


def marker(easel: Easel, name: str, majority: str, size: float) -> Piece:
    up = majority in easel.boards[name]["majorities"]
    label = say("majority", majority=Phrase(f"majority-{majority}"))
    piece = Piece(f"majority-{name}-{majority}", "marker-up" if up else "marker-down", label, w=size, h=size)
    piece.owner = easel.seat(name)
    piece.note = say("majority-up" if up else "majority-down", points=amount("points", easel.material.majority_points))
    piece.rule = "HA-106"
    piece.marks = [
        Mark(size / 2, size / 2, round(size * 0.44, 1), MAJORITY_SIGNS[majority], look="" if up else "quiet")
    ]
    if easel.is_mine(name):
        easel.hook(piece, [f"flip:{majority}"])
    return piece


def markers(easel: Easel, name: str, size: float) -> list[Piece]:
    return [marker(easel, name, majority, size) for majority in MAJORITIES]


def money(easel: Easel, name: str, size: float) -> Piece:
    marks = easel.boards[name]["marks"]
    piece = Piece(f"marks-{name}", "coin", amount("marks", marks), w=size, h=size, count=marks, owner=easel.seat(name))
    piece.note, piece.rule = say("marks-note"), "HA-5"
    return piece


def score(easel: Easel, name: str, size: float) -> Piece:
    points = easel.view["totals"][list(easel.boards).index(name)]
    piece = Piece(f"points-{name}", "laurel", amount("points", points), w=size, h=size, count=points)
    piece.owner, piece.note, piece.rule = easel.seat(name), say("points-note"), "HA-110"
    return piece


def first_player(size: float) -> Piece:
    return Piece("first", "first", say("first"), w=size, h=size, note=say("first-note"), rule="HA-109")


def mayor(easel: Easel, number: int, w: float) -> Piece:
    piece = Piece(f"mayor-{number}", "mayor", say("mayor", number=number), w=w, h=round(w * SHAPE, 1))
    piece.note, piece.rule = easel.phrases.tiles.mayor(number), f"HA-{112 + number}"
    m = easel.material
    k = w / 100
    piece.marks = [
        Mark(50 * k, 17 * k, 20 * k, text=str(number)),
        Mark(20 * k, 103 * k, 22 * k, "coin"),
        Mark(40 * k, 104 * k, 17 * k, text=str(m.mayor_marks[number])),
        Mark(64 * k, 103 * k, 22 * k, "worker-all"),
        Mark(84 * k, 104 * k, 17 * k, text=str(m.mayor_workers[number])),
    ]
    return piece


def type_count(easel: Easel, name: str, kind: int) -> int:
    """How many of the cards to the left are of a type."""
    return sum(TYPES[easel.material.type[card]] == TYPES[kind] for card in easel.boards[name]["left"])
