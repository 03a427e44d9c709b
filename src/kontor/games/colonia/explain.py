"""Which rule explains a choice."""

from collections.abc import Mapping
from typing import Any

# By the question that is open.
BY_STEP = {
    "family-cards": "CO-17",
    "vote": "CO-24",
    "mayor": "CO-26",
    "market": "CO-27",
    "orders": "CO-31",
    "loading": "CO-38",
    "relics": "CO-42",
    "fill-shrine": "CO-44",
    "enshrine": "CO-44",
    "insuring": "CO-45",
    "exchange": "CO-59",
}
# A decree that every family carries out.
BY_KIND = {
    "draw-raw": "CO-51",
    "home-wednesday": "CO-52",
    "home-thursday": "CO-52",
    "exchange": "CO-59",
}


def rule_of(view: Mapping[str, Any], move: str) -> str:
    step = view["open"][-1]
    if move == "pass":
        return "CO-28"
    if move.startswith("extra:"):
        return "CO-56"
    if step["step"] == "choose-good":
        return "CO-8" if view["week"] == 0 else "CO-55"
    if step["step"] == "each":
        return BY_KIND[step["kind"]]
    return BY_STEP[step["step"]]
