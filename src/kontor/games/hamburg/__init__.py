"""Hamburg: eight rounds of dice, cards and city walls, against others or against an automatic rival."""

from .game import Hamburg as Title

__all__ = ["Title"]
