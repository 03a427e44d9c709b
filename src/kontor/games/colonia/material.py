"""What is in the box, as numbers for play. `box` fills one of these from the data file."""

from .terms import (
    DECREES,
    RELIC_CARDS,
    SHIPS,
    WEEK_CARDS,
)


class Hold:
    """What a hold takes of each good, and what it pays by each table of values."""

    def __init__(self, goods: list[int], pays: list[int]) -> None:
        self.goods = goods
        self.size = sum(goods)
        self.pays = pays


class Material:
    """Every printed number of the game. Week cards, ships and decrees are counted from 0."""

    def __init__(self) -> None:
        self.folder = ""
        self.data_hash = ""

        self.weeks = 0
        self.decrees_a_week = 0
        # By the number of players.
        self.members: list[int] = [0] * 7
        self.cards: list[int] = []
        self.start_money = 0
        self.start_raw = 0
        self.start_goods = 0
        self.raw_of_each = 0
        self.goods_of_each = 0
        self.foreign_raw = 0
        self.spaces = 0
        self.shown = 0
        self.window_points = 0

        self.extra_hold_money = 0
        self.most_change = 0
        self.most_home = 0
        self.craftsman_orders = 0
        self.raw_drawn = 0
        self.relics_added = 0

        # The two raw materials of each craftsman, and the craftsman of each face of the die from 1 on.
        self.recipes: list[list[int]] = []
        self.faces: list[int] = []

        # By relic card.
        self.price: list[int] = [0] * RELIC_CARDS
        self.points: list[int] = [0] * RELIC_CARDS
        self.copies: list[int] = [0] * RELIC_CARDS
        self.shrine_times = 0

        self.stalls: list[list[int]] = [[] for _ in range(WEEK_CARDS)]
        self.orders: list[list[int]] = [[] for _ in range(WEEK_CARDS)]
        self.dice: list[int] = [0] * WEEK_CARDS
        self.leaving: list[int] = [0] * WEEK_CARDS

        self.ship_city: list[int] = [0] * SHIPS
        self.holds: list[list[Hold]] = [[] for _ in range(SHIPS)]
        self.largest_hold = 0

        self.decree_day: list[int] = [0] * DECREES
        self.decree_kind: list[int] = [0] * DECREES
