"""The nouns of the game as small numbers."""

from typing import Final

# Families in the order in which they sit, clockwise.
FAMILIES: Final = ("red", "blue", "green", "yellow", "grey")

# What a family holds, in this order, sixteen numbers a family.
BEER: Final = 0
SUGAR: Final = 1
CLOTH: Final = 2
TIMBER: Final = 3
BRICK: Final = 4
BELL: Final = 5
MONEY: Final = 6
PRESTIGE: Final = 7
# Where the prestige came from: tokens of each kind, the church track, the wealth left at the end; and the way it went.
EARNED: Final = 8
BONUS: Final = 13
WEALTH: Final = 14
STEPS: Final = 15
HOLDINGS: Final = 16
GOODS: Final = ("beer", "sugar", "cloth")
MATERIALS: Final = ("timber", "brick", "bell")
ITEMS: Final = (*GOODS, *MATERIALS, "money", "prestige")

# Kinds of donation token.
FIVE: Final = 0
TOKENS: Final = 1
SHIPS: Final = 2
BUILT: Final = 3
CITIZENS: Final = 4
KINDS: Final = ("five", "tokens", "ships", "buildings", "citizens")

# Churches go by their colour on both maps; the last is the cathedral.
CHURCHES: Final = ("red", "white", "yellow", "green", "blue", "purple")
CATHEDRAL: Final = 5
NO_CHURCH: Final = 6
DONATIONS: Final = 5
ALL_TOKENS: Final = (1 << len(CHURCHES) * len(KINDS)) - 1

# Buildings; the first three make the goods of the same number.
MERCHANT: Final = 3
CAPTAIN: Final = 4
OFFICIAL: Final = 5
BUILDINGS: Final = ("brewer", "sugar-refiner", "cloth-maker", "merchant", "captain", "official")
COPIES: Final = (5, 5, 5, 3, 3, 7)
SITES: Final = 28
ALL_SITES: Final = (1 << SITES) - 1

# Officials, and what each is paid for.
OFFICIALS: Final = (
    "councilman", "vicar", "lord-mayor",
    "canon", "guildmaster", "harbour-master", "deacon", "sexton", "master-builder", "civil-servant",
)  # fmt: skip
CANON: Final = 3
MERITS: Final = (
    "citizen of anybody", "donation of anybody", "complete church",
    "good", "ship", "own donation", "church", "citizen", "parish",
)  # fmt: skip
OFFICES: Final = 7

# Ways to offer the officials.
BASE: Final = 0
OPEN: Final = 1
SHUFFLED: Final = 2
SETS: Final = ("base", "open", "shuffled")

MAPS: Final = ("hamburg", "londinium")

# The spaces of the rondel; `Material.rondel` says how they lie.
SPACES: Final = ("beer", "sugar", "cloth", "trade-a", "trade-b", "dockyard", "church", "guildhall")
TRADE_A: Final = 3
TRADE_B: Final = 4
DOCKYARD: Final = 5
CHURCH: Final = 6
GUILDHALL: Final = 7
HUB: Final = -1

# Berths are counted from 0; a ship in berth b carries b + 1 units.
BERTHS: Final = 3
FARTHEST: Final = 2

# The largest number of one good that one answer can name, and of ships that one turn can build.
MOST_SOLD: Final = 15
MOST_UNITS: Final = 10
MOST_LAUNCHED: Final = 6

ENDING: Final = "churches"


def token(church: int, kind: int) -> int:
    """The number of a token."""
    return church * len(KINDS) + kind
