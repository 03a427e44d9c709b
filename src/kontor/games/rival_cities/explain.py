"""Which rule explains a choice."""

from collections.abc import Mapping
from typing import Any

# By the move's notation where it stands for one thing, else by its verb.
BY_MOVE = {
    "repeat:bruxelles": "RC-50",
    "repeat:kjobenhavn": "RC-51",
    "repeat:le-havre": "RC-52",
    "repeat:ship-16": "RC-64",
    "ally:amsterdam": "RC-48",
    "ally:bruxelles": "RC-50",
    "ally:gdansk": "RC-49",
    "ally:kjobenhavn": "RC-51",
    "ally:le-havre": "RC-52",
    "ally:london": "RC-46",
    "ally:novgorod": "RC-46",
    "ally:oslo": "RC-46",
    "buy:1": "RC-57",
    "buy:2": "RC-58",
    "buy:3": "RC-59",
    **dict.fromkeys(("buy:4", "buy:5"), "RC-60"),
    **{f"buy:{ship}": "RC-61" for ship in range(6, 11)},
    **{f"buy:{ship}": "RC-62" for ship in range(11, 15)},
    "buy:15": "RC-63",
    "buy:16": "RC-64",
    "buy:17": "RC-65",
    "buy:18": "RC-66",
    "buy:19": "RC-67",
    **dict.fromkeys(("buy:20", "buy:21"), "RC-68"),
}
BY_VERB = {
    "ink": "RC-14",
    "use": "RC-18",
    "play": "RC-19",
    "both": "RC-20",
    "take": "RC-23",
    "pass": "RC-24",
    "produce": "RC-28",
    "work": "RC-29",
    "gift": "RC-32",
    "donate": "RC-33",
    "barter": "RC-35",
    "letters": "RC-36",
    "exchange": "RC-37",
    "draw": "RC-38",
    "build": "RC-39",
    "reactivate": "RC-40",
    "prestige": "RC-41",
    "pirate": "RC-42",
    "steal": "RC-42",
    "sue": "RC-70",
    "again": "RC-71",
    "resolve": "RC-73",
    "swap": "RC-74",
    "keep": "RC-79",
    "return": "RC-79",
}
# Moves whose meaning hangs on the question.
BY_STEP = {
    "exchange-give": "RC-37",
    "exchange-gain": "RC-37",
    "barter-give": "RC-35",
    "barter-gain": "RC-35",
    "pay": "RC-27",
    "gain": "RC-27",
    "gift": "RC-32",
    "card": "RC-25",
    "donate-again": "RC-33",
    "step-again": "RC-71",
    "advance-again": "RC-52",
    "advance": "RC-70",
    "draw-again": "RC-51",
    "prestige-again": "RC-53",
    "steal": "RC-43",
    "first-product": "RC-11",
}
# Where a move means something of its own at one question or on one card.
BY_PLACE = {
    "play-second pass": "RC-22",
    "special-6 pirate": "RC-43",
    "special-11 produce": "RC-31",
}


def rule_of(view: Mapping[str, Any], move: str) -> str:
    step = view["open"][-1]
    verb = move.partition(":")[0]
    if step["step"] == "may-earn-prestige":
        return "RC-80" if view["bell"] else "RC-43"
    for place in (step["step"], step.get("card")):
        if f"{place} {verb}" in BY_PLACE:
            return BY_PLACE[f"{place} {verb}"]
    return BY_MOVE.get(move) or BY_VERB.get(verb) or BY_STEP[step["step"]]
