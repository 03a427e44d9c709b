"""Which rule explains a choice."""

from collections.abc import Mapping
from typing import Any

# By the move's notation where it stands for one thing, else by its verb.
BY_MOVE = {
    **dict.fromkeys(("beer", "sugar", "cloth"), "HB-16"),
    **dict.fromkeys(("trade-a", "trade-b"), "HB-17"),
    "dockyard": "HB-32",
    "church": "HB-35",
    "guildhall": "HB-50",
    "sell": "HB-18",
    "buy": "HB-23",
    "take:five": "HB-44",
    "take:tokens": "HB-45",
    "take:ships": "HB-46",
    "take:buildings": "HB-47",
    "take:citizens": "HB-48",
    "official:canon": "HB-67",
    "official:guildmaster": "HB-69",
    "official:harbour-master": "HB-70",
    "official:deacon": "HB-71",
    "official:sexton": "HB-72",
    "official:master-builder": "HB-73",
    "official:civil-servant": "HB-74",
    "buy:bell/0": "HB-28",
    "buy:bell/1": "HB-28",
}
BY_VERB = {"sell": "HB-22", "buy": "HB-23", "launch": "HB-32", "donate": "HB-37", "score": "HB-41", "site": "HB-52"}
# Moves whose meaning hangs on the question.
BY_STEP = {"canon": "HB-67", "church": "HB-42", "scoring": "HB-42", "guildhall": "HB-11"}


def rule_of(view: Mapping[str, Any], move: str) -> str:
    step = view["open"][-1]["step"]
    verb = move.partition(":")[0]
    if step == "canon" or move == "done":
        return BY_STEP[step]
    return BY_MOVE.get(move) or BY_VERB[verb]
