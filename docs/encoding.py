"""Writes docs/encoding.md: what every number of every game's encoding means.

PYTHONPATH=src .venv/bin/python docs/encoding.py
"""

from pathlib import Path

from kontor import games
from kontor.engine.encoding import Features, Slot
from kontor.engine.game import Game

PAGE = Path(__file__).with_suffix(".md")

INTRODUCTION = """# The encodings

`game.encode(state, seat)` is what a seat may know as a list of whole numbers, none of them negative, always as many for
a game. It is filled from the state, and tests compare it with the view: every slot says what the view says, and nothing
else. This page is written by `docs/encoding.py` from `game.features`.

A slot has so many numbers from its first place on, counted from 0. Where it says *5 × every 89*, there are five such
slots, each 89 places after the one before: one for each seat, the viewer's own first and then in the order in which
they sit, with zeros for a seat that nobody has taken; or one for each of several spaces, as its meaning says.

Unless a meaning says otherwise, *one of* and *which* are a flag for each possibility, and sets likewise. The open
steps are the stack of what is still to be done ([architecture](architecture.md#the-engine-contract)): how many of each
kind are open, for which seat, and the fields of the topmost of a kind. Left out are the order of that stack and the
fields of further steps of the same kind, the order of hands and discards, how the game ended, and what follows from the
rest; for Rival Cities also on which space a ship lies, for Hamburgum where prestige came from, for Hamburg in which
order buildings stand, and which of the sites of a colour each has.
"""


def page() -> str:
    return "\n".join([INTRODUCTION, *map(chapter, map(games.get, games.names()))])


def chapter(game: Game) -> str:
    return f"## {game.title}: {game.features.length} numbers\n\n{table(game.features)}"


def table(features: Features) -> str:
    rows = ["| slot | from | length | meaning |", "| --- | --- | --- | --- |", *map(row, features.slots)]
    return "\n".join(rows) + "\n"


def row(slot: Slot) -> str:
    copies = f", {slot.copies} × every {slot.stride}" if slot.copies > 1 else ""
    return f"| {slot.name} | {slot.at} | {slot.length}{copies} | {slot.meaning} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
