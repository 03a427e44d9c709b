"""A game's scene, its sprites and its picture, to stand inside a page; the scripts draw the scene."""

import re
from functools import cache

from markupsafe import Markup

from kontor import games
from kontor.engine.game import Game, View
from kontor.tables.looks import picture
from kontor.web.page import TEMPLATES, WEB
from kontor.words import Words

# What the scripts that draw scenes say.
SCENE_WORDS = ("zoom-all", "zoom-in", "zoom-out")

SYMBOL = re.compile(r'<symbol id="([\w-]+)"(.*?)</symbol>', re.DOTALL)
USED = re.compile(r'href="#([\w-]+)"')
COVER = "cover"


def inline_picture(game: Game, view: View, words: Words) -> Markup:
    """A scene as JSON that can stand inside a script element."""
    return Markup(bytes(picture(game, view, words)).decode().replace("<", "\\u003c"))


@cache
def sprite_sheet(game: str) -> Markup:
    """The symbols that every game has, and those of this one."""
    sheets = [WEB / "static" / "sprites.svg", games.get(game).room / "sprites.svg"]
    return Markup("".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.exists()))


@cache
def cover(game: str) -> Markup:
    """The picture of a game as an element of its own, or nothing where nobody has drawn one.

    The symbols that it is made of come along, under names that no other game has.
    """
    sheet = games.get(game).room / "sprites.svg"
    symbols = dict(SYMBOL.findall(sheet.read_text(encoding="utf-8"))) if sheet.exists() else {}
    if COVER not in symbols:
        return Markup("")
    used = [COVER]
    for name in used:
        used += [one for one in dict.fromkeys(USED.findall(symbols[name])) if one in symbols and one not in used]
    renamed = {name: USED.sub(rf'href="#{game}-\1"', symbols[name]) for name in used}
    parts = "".join(f'<symbol id="{game}-{name}"{renamed[name]}</symbol>' for name in used)
    whole = f'<use href="#{game}-{COVER}"/>'
    return Markup(f'<svg class="cover" viewBox="0 0 320 200" aria-hidden="true"><defs>{parts}</defs>{whole}</svg>')


TEMPLATES.globals.update(cover=cover)
