"""What is in the box, as numbers for play. `box` fills one of these from the data file."""

from typing import Final

from .terms import ALLIANCES, BASICS, EMPTY, LAWSUITS, SHIPS, SPECIALS

# Pairs of a thing and how many of it; `terms.REWARDS` numbers the things.
Bundle = tuple[tuple[int, int], ...]

NOTHING: Final[Bundle] = ()


class Action:
    """One action on a card; `like` is the bit of the first action that equals it. Unused figures are zero."""

    def __init__(self, card: int, place: int, half: int, kind: int) -> None:
        self.card = card
        self.place = place
        self.bit = 1 << place
        self.like = self.bit
        self.half = half
        self.kind = kind
        self.first_move = 0
        self.last_move = 0
        self.product = EMPTY
        self.amount = 0
        self.per_factory = 0
        self.times = 0
        self.stars = 0
        self.rival_prestige = False
        self.cost: Bundle = NOTHING


class Material:
    """Every printed number of the game. Lists of cards, ships and lawsuits are indexed by their number."""

    def __init__(self) -> None:
        self.folder = ""
        self.data_hash = ""

        self.supply: list[int] = []
        self.start_factories = 0
        self.start_beer: list[int] = []
        self.start_choices = 0
        self.ships_in_play = 0
        self.ship_spaces = 0
        self.alliances_in_play = 0
        self.lawsuits_in_play = 0

        self.ink_cost: list[int] = []
        self.reach: list[int] = []
        self.both_letters = 0
        self.exchange_letters = 0
        self.special_spaces: list[int] = []
        self.basic_spaces: list[int] = []

        self.cards: list[list[Action]] = [[] for _ in range(1 + BASICS + SPECIALS)]
        # Bits of the actions on the whole card, on its left half and on its right half.
        self.halves: list[list[int]] = [[0, 0, 0] for _ in range(1 + BASICS + SPECIALS)]
        self.draws = [False] * (1 + BASICS + SPECIALS)
        self.buys = [False] * (1 + BASICS + SPECIALS)

        self.ship_product = [0] * (SHIPS + 1)
        self.ship_price = [0] * (SHIPS + 1)
        self.ship_stars = [0] * (SHIPS + 1)
        self.ship_stars_each = [0] * (SHIPS + 1)
        self.ship_bonus: list[Bundle] = [NOTHING] * (SHIPS + 1)
        self.drawing_ships: list[int] = []
        self.income_ships: list[tuple[int, Bundle]] = []
        self.production_ships: list[tuple[int, Bundle]] = []
        self.lawsuit_ships: list[tuple[int, Bundle]] = []
        self.repeat_ship_price: Bundle = NOTHING
        self.far_spaces = 0
        self.ship_discount = 0
        self.ships_ahead = 0

        self.upkeep: list[Bundle] = [NOTHING] * len(ALLIANCES)
        self.ally_stars = [0] * len(ALLIANCES)
        self.extra_products: list[tuple[int, int, int]] = []
        self.bruxelles_price: Bundle = NOTHING
        self.kjobenhavn_price: Bundle = NOTHING
        self.le_havre_products = 0
        self.amsterdam_stars = 0

        self.lawsuit_cost: list[Bundle] = [NOTHING] * (LAWSUITS + 1)
        self.advance_bonus: list[Bundle] = [NOTHING] * (LAWSUITS + 1)
        self.win_bonus: list[Bundle] = [NOTHING] * (LAWSUITS + 1)
        self.lawsuit_stars = [0] * (LAWSUITS + 1)
        self.repeats: list[int] = []
        self.track_end = 0
        self.winning_step = 0
        self.star_step = 0
        self.consolation_stars = 0
        self.lawsuits_to_win = 0

        self.prestige_income: list[Bundle] = []
        self.prestige_stars: list[int] = []
        self.prestige_end = 0
