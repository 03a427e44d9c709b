"""Which rule explains a choice."""

from collections.abc import Mapping
from typing import Any

# By the verb of the move, where the question does not matter.
BY_VERB = {
    "workers": "HA-37",
    "money": "HA-38",
    "calm": "HA-39",
    "wall": "HA-41",
    "site": "HA-44",
    "build": "HA-45",
    "as": "HA-102",
    "hummel": "HA-43",
    "lemonjette": "HA-123",
    "clerk": "HA-82",
}
# By the question that is open.
BY_STEP = {
    "draw": "HA-18",
    "discard": "HA-66",
    "take-workers": "HA-65",
    "give-worker": "HA-50",
    "lower-risks": "HA-73",
    "turn": "HA-36",
    "ship": "HA-127",
    "take-same": "HA-128",
    "strike": "HA-79",
    "draw-to-play": "HA-67",
    "lay-drawn": "HA-69",
    "fetch": "HA-70",
    "seek": "HA-71",
    "use-again": "HA-77",
    "use-all": "HA-78",
    "place": "HA-45",
    "swap-out": "HA-76",
    "swap-in": "HA-76",
    "take-back": "HA-80",
    "under-zoo": "HA-83",
    "pay-others": "HA-85",
    "curse": "HA-86",
    "flip-down": "HA-88",
    "rob-workers": "HA-89",
    "raise-risk": "HA-98",
    "choose-risk": "HA-103",
    "accidents": "HA-35",
    "lose-site": "HA-30",
    "lose-building": "HA-31",
    "lose-section": "HA-32",
    "in-phase": "HA-54",
    "draw-from-two": "HA-143",
    "section": "HA-72",
    "pay-any": "HA-50",
    "pay-distinct": "HA-50",
    "encore": "HA-94",
    "step": "HA-27",
}
# Mayors have a rule each after this one.
MAYORS = 112
SUFFERED = {"violet": "HA-30", "orange": "HA-31", "grey": "HA-32", "pink": "HA-33", "brown": "HA-34"}
SHIPS = {"grey": "HA-129", "pink": "HA-130", "brown": "HA-131"}


def rule_of(view: Mapping[str, Any], move: str) -> str:
    step = view["open"][-1]
    question = step["step"]
    verb, _, what = move.partition(":")
    if verb == "suffer":
        return SUFFERED[what]
    if verb == "ship":
        return SHIPS.get(what, "HA-128")
    if verb == "mayor":
        return f"HA-{MAYORS + int(what)}"
    if verb == "use" and question == "turn":
        return "HA-49"
    if question == "section":
        return BY_STEP[question]
    return BY_VERB.get(verb) or finer(view, step) or BY_STEP[question]


def finer(view: Mapping[str, Any], step: Mapping[str, Any]) -> str:
    """A rule about a question in one of its settings."""
    refilling = any(one["step"] == "refill" for one in view["open"])
    if step["step"] == "draw" and not refilling:
        return "HA-66"
    if step["step"] == "take-workers" and step["price"]:
        return "HA-75"
    if step["step"] == "strike" and not step["foreign"]:
        return "HA-131"
    return ""
