"""What things cost: the table of prices, down which goods fall, and the depot with its joint prices for material."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Piece, Zone, box

from ..terms import GOODS, MOST_SOLD, MOST_UNITS
from .easel import Easel, money, say

LEFT, RIGHT = 40.0, 340.0
PRICES_TOP, HEAD, ROW = 352.0, 26.0, 33.0
DEPOT_TOP, SHELF, CELL = 486.0, 38.0, 46.0
# In the order in which they are bought.
STOCKED = ("brick", "timber", "bell")


def paint(easel: Easel) -> None:
    paint_prices(easel)
    paint_depot(easel)


def paint_prices(easel: Easel) -> None:
    prices = easel.material.prices
    wide = (RIGHT - LEFT) / len(prices)
    high = HEAD + ROW * len(GOODS)
    note = say("prices-note", price=money(easel.material.price_without_ship))
    for place, price in enumerate(prices):
        x = LEFT + wide * place
        column = Zone(f"price-{price}", box(x, PRICES_TOP, wide, high), "table", title=str(price))
        column.x, column.y = x + wide / 2, PRICES_TOP + HEAD / 2
        column.label, column.note, column.rule = say("prices"), note, "HB-19"
        easel.lay(column)
    for row, good in enumerate(GOODS):
        price = easel.view["prices"][good]
        place = prices.index(price)
        piece = Piece(
            f"price-of-{good}",
            good,
            say("price", good=Phrase(good), price=money(price)),
            LEFT + wide * (place + 0.5),
            PRICES_TOP + HEAD + ROW * (row + 0.5),
            30,
            30,
            note=say("price-note", price=money(easel.material.price_without_ship)),
            rule="HB-19",
        )
        easel.put(piece, ["sell", *(f"sell:{good}/{count}" for count in range(MOST_SOLD + 1))])


def paint_depot(easel: Easel) -> None:
    """The three materials, and a row of prices by the number of units: a click on one fills up to that number."""
    depot = easel.material.depot[1:]
    high = SHELF + CELL
    ground = box(LEFT, DEPOT_TOP, RIGHT - LEFT, high, 6)
    easel.lay(Zone("depot", ground, "paper", label=say("depot"), note=say("depot-note"), rule="HB-23"))
    for place, item in enumerate(STOCKED):
        x = LEFT + (RIGHT - LEFT) * (place + 0.5) / len(STOCKED)
        piece = Piece(
            f"depot-{item}", item, say(item), x, DEPOT_TOP + SHELF / 2 + 1, 34, 34,
            note=say(f"{item}-note"), rule="HB-28" if item == "bell" else "HB-23",
        )  # fmt: skip
        easel.put(piece, ["buy", *(f"buy:{item}/{count}" for count in range(MOST_UNITS + 1))])
    wide = (RIGHT - LEFT) / len(depot)
    for units, price in enumerate(depot, 1):
        x = LEFT + wide * (units - 1)
        cell = Zone(f"depot-{units}", box(x, DEPOT_TOP + SHELF, wide, CELL), "table")
        cell.title, cell.x, cell.y = str(price), x + wide / 2, DEPOT_TOP + SHELF + 33
        cell.label = say("depot-price", units=units, price=money(price))
        cell.rule = "HB-23"
        easel.lay(cell, filling(easel, units))
        easel.lay(Zone(f"units-{units}", "", "faint", title=str(units), x=x + wide / 2, y=DEPOT_TOP + SHELF + 12))


def filling(easel: Easel, units: int) -> list[str]:
    """The purchase that brings the units named so far up to this number."""
    step = easel.step
    if step.get("step") != "purchase":
        return []
    more = units - step["brick"] - step["timber"]
    return [f"buy:{step['material']}/{more}"]
