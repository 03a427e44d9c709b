"""The nouns of the game as small numbers."""

from typing import Final

FAMILIES: Final = ("yellow", "blue", "green", "red", "orange", "violet")

RAW: Final = ("leather", "iron", "wood", "linen", "fur")
GOODS: Final = ("saddle", "wheel", "painting", "clothing", "shoes")
CRAFTSMEN: Final = ("saddler", "wheelwright", "painter", "tailor", "shoemaker")
CITIES: Final = ("bergen", "bruges", "london", "novgorod")
CURRENCIES: Final = ("mark", "gulden", "pfund", "grivna")

# What a family holds, in this order, twenty numbers a family: raw materials, goods, money, and members.
FIRST_RAW: Final = 0
FIRST_GOOD: Final = 5
FIRST_MONEY: Final = 10
RESERVE: Final = 14
# The streets hold the members of the last seven days; those of ships that sailed early wait beside Friday's.
TUESDAY: Final = 15
WEDNESDAY: Final = 16
THURSDAY: Final = 17
FRIDAY: Final = 18
EARLY: Final = 19
HOLDINGS: Final = 20
ITEMS: Final = (*RAW, *GOODS, *CURRENCIES)
STREETS: Final = ("tuesday", "wednesday", "thursday", "friday")

# Relic cards are numbered by city and grade; the last grade is the shrine.
GRADES: Final = 5
SHRINE: Final = 5
CARDS_A_CITY: Final = 6
RELIC_CARDS: Final = len(CITIES) * CARDS_A_CITY

LEAST_CARD: Final = 3
MOST_CARD: Final = 8
STALLS: Final = 7
FOREIGN_STALLS: Final = 2
ALL_STALLS: Final = 9
MOORINGS: Final = 4
# A ship's holds, and the place after them: the extra hold.
HOLDS: Final = 4
EXTRA: Final = 4
PLACES: Final = 5
SLOTS: Final = 12
WEEK_CARDS: Final = 14
SHIPS: Final = 16
DECREES: Final = 18
DAYS: Final = (3, 4, 5, 6)

# Kinds of decree; the craftsmen's come first, in their order.
DECREE_KINDS: Final = (
    "saddler", "wheelwright", "painter", "tailor", "shoemaker",
    "more-raw", "foreign-merchants", "draw-raw", "home-wednesday", "two-ships-sail", "one-ship-sails",
    "home-thursday", "die-good", "extra-hold", "two-relics", "fewer-members", "exchange",
)  # fmt: skip
MORE_RAW: Final = 5
FOREIGN: Final = 6
DRAW_RAW: Final = 7
HOME_WEDNESDAY: Final = 8
TWO_SAIL: Final = 9
ONE_SAILS: Final = 10
HOME_THURSDAY: Final = 11
DIE_GOOD: Final = 12
EXTRA_HOLD: Final = 13
TWO_RELICS: Final = 14
FEWER: Final = 15
EXCHANGE: Final = 16

NOBODY: Final = -1
NONE: Final = -1
# What a seat has answered to a secret question, before it has.
OPEN: Final = -1

MOST_HOME: Final = 3
MOST_CHANGE: Final = 5

VALUES: Final = ("a", "b")
SCREENS: Final = ("closed", "open")

ENDING: Final = "six-weeks"


def relic_card(city: int, grade: int) -> int:
    return city * CARDS_A_CITY + grade


def card_name(card: int) -> str:
    """`bruges-4` for the relic of Bruges with four points, `bruges-shrine` for its shrine."""
    city, grade = divmod(card, CARDS_A_CITY)
    return f"{CITIES[city]}-{'shrine' if grade == SHRINE else grade + 1}"
