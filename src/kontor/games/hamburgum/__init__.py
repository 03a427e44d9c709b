"""Hamburgum: six churches, a rondel, and a harbour that never stands still; with the second map Londinium."""

from .game import Hamburgum as Title

__all__ = ["Title"]
