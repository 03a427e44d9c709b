"""A game's scene and its sprites, to stand inside a page; the scripts draw them."""

from functools import cache

from markupsafe import Markup

from kontor import games
from kontor.engine.game import Game, View
from kontor.tables.looks import picture
from kontor.web.page import WEB
from kontor.words import Words


def inline_picture(game: Game, view: View, words: Words) -> Markup:
    """A scene as JSON that can stand inside a script element."""
    return Markup(bytes(picture(game, view, words)).decode().replace("<", "\\u003c"))


@cache
def sprite_sheet(game: str) -> Markup:
    """The symbols that every game has, and those of this one."""
    sheets = [WEB / "static" / "sprites.svg", games.get(game).room / "sprites.svg"]
    return Markup("".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.exists()))
