"""What is in the box, as numbers for play. `box` fills one of these from the data files."""

from .notation import Effect
from .terms import CARDS, CLERK_TILES, COLOURS, MAYOR_SIDES, NONE, STEPS, TILES


class Token:
    """An accident token: the risks it raises, and what comes with it."""

    def __init__(self, colours: list[int], bonus: int, count: int) -> None:
        self.colours = colours
        self.bonus = bonus
        self.count = count


class Material:
    """Every printed number of the game. Cards are counted from 1 as printed, mayors too; all else from 0."""

    def __init__(self) -> None:
        self.folder = ""
        self.data_hash = ""

        self.rounds = 0
        self.actions = 0
        self.hand = 0
        self.start_points = 0
        self.start_marks = 0
        self.start_workers = 0
        self.workers_taken = 0
        self.calm_points = 0
        self.high_from = 0
        self.low_to = 0
        self.accident_at = 0

        # By side, outward from the tower.
        self.wall_colour: list[list[int]] = [[], []]
        self.wall_cost: list[list[int]] = [[], []]
        self.third_points = 0
        self.square_points: list[int] = []
        self.beyond = 0
        self.majority_points = 0
        # Hummels by the number of players, without and with the expansion, the least first.
        self.hummels: list[list[int]] = [[] for _ in range(6)]
        self.more_hummels: list[list[int]] = [[] for _ in range(6)]
        self.lemonjettes: list[int] = []

        # The plain tokens come first.
        self.tokens: list[Token] = []
        self.plain_tokens = 0

        # By card.
        self.colour: list[int] = [NONE] * (CARDS + 1)
        self.type: list[int] = [NONE] * (CARDS + 1)
        self.types: list[int] = [0] * (CARDS + 1)
        self.works: list[int] = [0] * (CARDS + 1)
        self.phase: list[int] = [0] * (CARDS + 1)
        self.cost: list[int] = [0] * (CARDS + 1)
        self.points: list[int] = [0] * (CARDS + 1)
        self.effects: list[Effect] = [Effect() for _ in range(CARDS + 1)]
        self.of_colour: list[list[int]] = [[] for _ in COLOURS]
        # Figures of powers.
        self.advance_discount = 0
        self.building_discount = 0

        # By mayor.
        self.mayor_marks: list[int] = [0] * (MAYOR_SIDES + 1)
        self.mayor_workers: list[int] = [0] * (MAYOR_SIDES + 1)
        self.mayor_figure: list[int] = [0] * (MAYOR_SIDES + 1)

        # As bits of faces; and what ships bring.
        self.ship_faces = 0
        self.ship_workers = 0
        self.ship_price = 0
        self.ship_marks = 0

        # By twice the tile plus its side; figures and sets of colours by that times the steps plus the step.
        self.tile_action: list[int] = [0] * (2 * TILES)
        self.tile_sways: list[int] = [0] * (2 * TILES)
        self.tile_figure: list[int] = [0] * (2 * TILES * STEPS)
        self.tile_colours: list[int] = [0] * (2 * TILES * STEPS)
        self.clerk_edict: list[int] = [0] * (2 * CLERK_TILES)
        self.clerk_figure: list[int] = [0] * (2 * CLERK_TILES)
        self.clerk_colours: list[int] = [0] * (2 * CLERK_TILES)

        self.tom_points = 0
        self.tom_two_workers = 0
        self.tom_three_workers = 0
        # What a die of four to six brings when nothing else can be done.
        self.tom_marks: list[int] = [0] * 7
