"""The nouns of the game as small numbers."""

from typing import Final

HAMBURG: Final = 0
ALTONA: Final = 1
SUPPLY: Final = 2
OUT_OF_GAME: Final = 3
CITIES: Final = ("hamburg", "altona")

# What an owner holds, in this order, eight numbers an owner; paying in this order keeps one path per choice.
BEER: Final = 0
CLOTH: Final = 1
LEATHER: Final = 2
FURNITURE: Final = 3
LETTER: Final = 4
STAR: Final = 5
FACTORY: Final = 6
IDLE: Final = 7
HOLDINGS: Final = 8
PRODUCTS: Final = ("beer", "cloth", "leather", "furniture")
ITEMS: Final = ("beer", "cloth", "leather", "furniture", "letter", "star", "factory")

# What else a reward or a price can name.
ANY: Final = 8
PRESTIGE: Final = 9
REACTIVATE: Final = 10
DRAW: Final = 11
ADVANCE: Final = 12
REWARDS: Final = {
    "beer": BEER, "cloth": CLOTH, "leather": LEATHER, "furniture": FURNITURE, "letter": LETTER,
    "star": STAR, "factory": FACTORY, "any": ANY, "prestige": PRESTIGE, "reactivate": REACTIVATE,
    "draw": DRAW, "advance": ADVANCE,
}  # fmt: skip

MOST_FACTORIES: Final = 12
SPACES: Final = 20
TILE: Final = 0
BASICS: Final = 15
SPECIALS: Final = 24
EMPTY: Final = -1
SHIPS: Final = 21
LAWSUITS: Final = 10
ALLIANCES: Final = ("amsterdam", "bruxelles", "gdansk", "kjobenhavn", "le-havre", "london", "novgorod", "oslo")

AMSTERDAM: Final = 0
BRUXELLES: Final = 1
GDANSK: Final = 2
KJOBENHAVN: Final = 3
LE_HAVRE: Final = 4

# The ships with a lasting power of their own.
PRESTIGE_SHIP: Final = 16
FAR_SHIP: Final = 17
LETTER_SHIP: Final = 18
CHEAP_SHIP: Final = 19

# Kinds of action, in the order of the table of deeds.
KINDS: Final = (
    "produce", "gift", "donate", "barter", "letters", "draw", "build", "prestige", "ally", "buy",
    "advance", "court", "reactivate", "piracy",
)  # fmt: skip

# Ways the game can end: four instant wins, and four reasons to count the stars.
WINS: Final = ("fleet", "court", "alliances", "prestige")
COUNTS: Final = ("no-ships", "no-lawsuits", "no-factories", "no-stars")


def special(number: int) -> int:
    """The card of a special's number; 0 is the off-season tile, 1 to 15 are the basic cards."""
    return BASICS + number


def card_name(card: int) -> str:
    if card == TILE:
        return "tile"
    return f"basic-{card}" if card <= BASICS else f"special-{card - BASICS}"
