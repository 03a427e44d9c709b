"""Colonia: six weeks of seven days in Cologne, with secret votes, crafts, ships, and relics for sale on Sunday."""

from .game import Colonia as Title

__all__ = ["Title"]
