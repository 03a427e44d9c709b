"""The nouns of the game as small numbers."""

from typing import Final

SEATS: Final = ("red", "green", "yellow", "blue", "white")
# The automatic rival of a player who plays alone has the board after theirs.
TOM: Final = 1
RIVAL: Final = "tom"
ENDING: Final = "eight-rounds"

# Colours of cards, workers, dice and risks in the order of the lake; window and die of the sixth are black.
VIOLET: Final = 0
ORANGE: Final = 1
GREY: Final = 2
PINK: Final = 3
BROWN: Final = 4
BLACK: Final = 5
COLOURS: Final = ("violet", "orange", "grey", "pink", "brown")
DICE: Final = (*COLOURS, "black")
ANY: Final = 5
# The colour that an effect is about: that of the worker paid, of the section built, of the site laid.
IT: Final = 6

TYPES: Final = (
    "citizenship", "authorities", "university", "health", "leisure", "art", "theatre", "circus", "commerce", "industry",
    "bank", "crafts", "army", "police", "underworld", "secret-society", "harbour", "church", "migration", "mysticism",
    "zoo", "park",
)  # fmt: skip
ZOO: Final = 20
PARK: Final = 21

CARDS: Final = 280
NONE: Final = -1
LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")
SECTIONS: Final = 5
THIRD: Final = 3

# How a card works.
INSTANT: Final = 0
PERMANENT: Final = 1
ROUND: Final = 2
LAUREL: Final = 3
NEVER: Final = 4
WORKINGS: Final = ("instant", "permanent", "round", "laurel", "none")
PHASES: Final = ("refill", "dice", "actions", "end")

# What a board holds, so many numbers a board. A side's statue is 0 while the side was never finished, 1 when none was
# left for it, its points for a Hummel, and LEMON plus its Marks for a Lemonjette.
MARKS: Final = 0
SCORE: Final = 1
WORKERS: Final = 2
RISKS: Final = 7
WALL: Final = 12
SQUARE: Final = 14
FLIPPED: Final = 15
STATUE: Final = 16
STRUCK: Final = 18
MAYOR: Final = 19
TWICE: Final = 20
HOLDINGS: Final = 21
NO_STATUE: Final = 1
LEMON: Final = 20

MAJORITIES: Final = ("square", "buildings", "wall", "score", "zoo")
OF_SQUARE: Final = 0
OF_BUILDINGS: Final = 1
OF_WALL: Final = 2
OF_SCORE: Final = 3
OF_ZOO: Final = 4

# Expansions, as bits.
EXPANSIONS: Final = ("mayors", "statues", "accidents", "ships", "exchange", "clerks")
MAYORS: Final = 1
STATUES: Final = 2
ACCIDENTS: Final = 4
SHIPS: Final = 8
EXCHANGE: Final = 16
CLERKS: Final = 32

# Basic actions.
TAKE_WORKERS: Final = 0
TAKE_MONEY: Final = 1
CALM: Final = 2
BUILD_WALL: Final = 3
LAY_SITE: Final = 4
BUILD: Final = 5
ACTIONS: Final = ("workers", "money", "calm", "wall", "site", "building")

# What a mayor is good at, by the number on the tile.
BIG_HAND: Final = 1
RISK_WORKERS: Final = 2
NO_TOKENS: Final = 3
FREE_HOUSES: Final = 4
EVEN_WALL: Final = 5
DOUBLE_CALM: Final = 6
TWO_USES: Final = 7
MAJORITY_MONEY: Final = 8
SITE_POINTS: Final = 9
MORE_MONEY: Final = 10
MAYOR_SIDES: Final = 10

# What comes with a special accident token.
BONUSES: Final = ("none", "card", "points", "worker", "marks", "calm")
BONUS_CARD: Final = 1
BONUS_POINTS: Final = 2
BONUS_WORKER: Final = 3
BONUS_MARKS: Final = 4
BONUS_CALM: Final = 5

# What a tile of the exchange does to its action.
TILES: Final = 10
STEPS: Final = 3
MORE_MARKS: Final = 0
LESS_MARKS: Final = 1
MORE_WORKERS: Final = 2
PAY_MARKS: Final = 3
GAIN_POINTS: Final = 4
LOSE_POINTS: Final = 5
PAY_COLOUR: Final = 6
CHEAPER: Final = 7
DEARER: Final = 8
GAIN_COLOUR: Final = 9
PAY_WORKERS: Final = 10
DIE_WORKERS: Final = 11
FREE_COLOUR: Final = 12
DEARER_COLOUR: Final = 13
SWAYS: Final = (
    "more-marks", "less-marks", "more-workers", "pay-marks", "gain-points", "lose-points", "pay-colour", "cheaper",
    "dearer", "gain-colour", "pay-workers", "die-workers", "free-colour", "dearer-colour",
)  # fmt: skip

# What a clerk tile does in its round.
CLERK_TILES: Final = 12
WINDOWS: Final = 6
BY_DIE: Final = 0
ONE_WORKER: Final = 1
OWN_WORKER: Final = 2
WALL_COST: Final = 3
NEW_HAND: Final = 4
ADVANCE_COST: Final = 5
ALL_SHIPS: Final = 6
BUILDING_COST: Final = 7
MORE_ACTIONS: Final = 8
SAFE: Final = 9
EDICTS: Final = (
    "by-die", "one-worker", "own-worker", "wall-cost", "new-hand", "advance-cost", "all-ships", "building-cost",
    "more-actions", "safe",
)  # fmt: skip


def opposite(side: int) -> int:
    return 1 - side
