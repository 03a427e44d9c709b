"""Kontor: four board games about Hanseatic cities, their rules, bots and tables."""

__version__ = "0.1.0"
