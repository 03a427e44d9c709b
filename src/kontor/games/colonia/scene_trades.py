"""The market of Wednesday and the craftsmen of Thursday."""

from typing import Any, Final

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, box

from .phrases import amount
from .scene_easel import Easel, Place, figure, member, seat_of
from .terms import CRAFTSMEN, GOODS, MOST_HOME, RAW, STALLS

HOME: Final = [f"home:{count}" for count in range(MOST_HOME + 1)]
STALL: Final = (108.0, 91.0)
SHOP: Final = (78.0, 94.0)
SHOP_STEP: Final = 83.0
SPACE: Final = (74.0, 24.0)


def draw_market(easel: Easel) -> None:
    here = easel.place("wednesday", "scene-market")
    for nth, stall in enumerate(easel.view["stalls"]):
        x = here.middle + (nth % 3 - 1) * 116
        y = here.y + 84 + nth // 3 * 98
        easel.lay(stall_piece(nth, stall, x, y), (f"stall:{nth + 1}",))
    bag = easel.view["bag"]
    count = sum(bag.values())
    note = Phrase("note-bag", raw=[amount(raw, bag[raw]) for raw in RAW])
    label = Phrase("label-bag", count=count)
    easel.lay(Piece("bag", "bag", label, here.x + here.w - 32, here.y + 20, 32, 32, count=count, note=note), ("draw",))
    easel.street("wednesday", here, HOME if easel.step.get("kind") == "home-wednesday" else ())


def stall_piece(nth: int, stall: dict[str, Any], x: float, y: float) -> Piece:
    """A stall with its raw materials, or with the members that have bought it out."""
    raw = [name for name in RAW for _ in range(stall[name])]
    if nth < STALLS:
        piece = Piece(f"stall-{nth + 1}", "stall", Phrase("label-stall", stall=nth + 1), x, y, *STALL, rule="CO-27")
        piece.note = Phrase("note-stall-empty")
    else:
        piece = Piece(f"stall-{nth + 1}", "stall-foreign", Phrase("label-stall-foreign"), x, y, *STALL, rule="CO-50")
        piece.note = Phrase("note-stall-closed")
    if stall["owner"]:
        members = amount("member", stall["members"])
        piece.note = Phrase("note-stall-taken", who=Phrase(stall["owner"]), members=members)
        piece.marks = [member(stall["owner"], 40, 56, 40), figure(76, 58, 24, stall["members"])]
    elif raw:
        piece.note = Phrase("note-stall", raw=[amount(name, stall[name]) for name in RAW if stall[name]])
        piece.marks = heap(raw)
    else:
        piece.look = "ghost"
    return piece


def heap(raw: list[str]) -> list[Mark]:
    """Raw materials in one row or two, the fewer the larger."""
    rows = 1 if len(raw) <= 3 else 2
    across = -(-len(raw) // rows)
    step = min(34.0 if rows == 1 else 28.0, 90 / across)
    return [
        Mark(
            STALL[0] / 2 + (nth % across - (across - 1) / 2) * step,
            57 + (nth // across - (rows - 1) / 2) * 28,
            step,
            f"raw-{name}",
        )
        for nth, name in enumerate(raw)
    ]


def draw_workshops(easel: Easel) -> None:
    here = easel.place("thursday", "scene-workshops")
    for number in range(len(CRAFTSMEN)):
        draw_workshop(easel, number, here)
    card = easel.view["weeks"]["card"]
    if card is not None:
        due = any(step["step"] == "workshops" for step in easel.view["open"])
        dice = easel.material.dice[card - 1]
        die = Piece("dice", "die", Phrase("label-dice", count=dice), here.x + here.w - 32, here.y + 20, 30, 30)
        die.count, die.note, die.rule, die.look = dice, Phrase("note-dice"), "CO-34", "" if due else "spent"
        easel.lay(die)
    easel.street("thursday", here, HOME if easel.step.get("kind") == "home-thursday" else ())


def draw_workshop(easel: Easel, number: int, here: Place) -> None:
    """The house with its recipe, and below it the orders in line, with the bar under those that are sure."""
    name, good = CRAFTSMEN[number], GOODS[number]
    workshop = easel.view["workshops"][number]
    recipe = [RAW[raw] for raw in easel.material.recipes[number]]
    x = here.middle + (number - 2) * SHOP_STEP
    supply = easel.view["supply"][good]
    house = Piece(f"shop-{name}", "workshop", Phrase(name), x, here.y + 82, *SHOP, rule="CO-30")
    one, other = recipe
    house.note = Phrase(
        "note-workshop", one=Phrase(one), other=Phrase(other), good=Phrase(good), supply=amount(good, supply)
    )
    house.marks = [
        Mark(39, 33, 29, f"good-{good}"),
        Mark(22.5, 69, 25, f"raw-{one}"),
        Mark(55.5, 69, 25, f"raw-{other}"),
    ]
    easel.lay(house, (f"order:{name}", f"good:{good}"))
    top = here.y + 132
    w, h = SPACE
    ladder = "".join(box(x - w / 2, top + nth * h, w, h) for nth in range(easel.material.spaces))
    easel.draw(Zone(f"line-{name}", ladder, "faint", label=Phrase(name), note=Phrase("note-line"), rule="CO-33"))
    for nth in range(len(workshop["orders"])):
        easel.lay(order_slip(name, nth, workshop, x, top + (nth + 0.5) * h))
    free = len(workshop["orders"])
    if easel.step.get("step") == "orders" and free < easel.material.spaces:
        price = amount("member", workshop["fresh"] + 1)
        slip = Piece(f"next-{name}", "slip", Phrase("label-next-order", members=price), x, top + (free + 0.5) * h, w, h)
        slip.marks = stand(easel.view["actors"][0], workshop["fresh"] + 1)
        slip.look, slip.rule = "ghost", "CO-31"
        easel.lay(slip)
    bar = Phrase("label-bar", count=workshop["bar"])
    y = top + workshop["bar"] * h
    easel.lay(Piece(f"bar-{name}", "bar", bar, x, y, 82, 8, note=Phrase("note-bar"), rule="CO-35"))


def order_slip(name: str, nth: int, workshop: dict[str, Any], x: float, y: float) -> Piece:
    """An order in line: whose it is, and the members that stand there."""
    order = workshop["orders"][nth]
    family, members = order["family"], order["members"]
    before = sum(1 for one in workshop["orders"][:nth] if one["family"] == family)
    label = Phrase("label-waiting", who=Phrase(family), members=amount("member", members), place=nth + 1)
    slip = Piece(f"order-{name}-{family}-{before + 1}", "slip", label, x, y, *SPACE, owner=seat_of(family))
    slip.note = Phrase("note-sure" if nth < workshop["bar"] else "note-unsure")
    slip.rule = "CO-35" if nth < workshop["bar"] else "CO-37"
    slip.marks = stand(family, members)
    return slip


def stand(family: str, members: int) -> list[Mark]:
    return [member(family, 22, 12, 22), figure(50, 12.5, 17, members)]
