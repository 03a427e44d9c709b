"""Rival Cities: two cities on one river, twenty spaces of ink, four ways to win at once."""

from .game import RivalCities as Title

__all__ = ["Title"]
