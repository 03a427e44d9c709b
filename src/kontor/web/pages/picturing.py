"""A game's scene, its sprites and its picture, to stand inside a page; the scripts draw the scene."""

import re
from functools import cache
from pathlib import Path

from markupsafe import Markup

from kontor import games
from kontor.engine.game import Game, View
from kontor.tables.looks import picture
from kontor.web.page import TEMPLATES, WEB
from kontor.words import Words

# What the scripts that draw scenes say.
SCENE_WORDS = ("zoom-all",)

SYMBOL = re.compile(r'<symbol id="([\w-]+)"(.*?)</symbol>', re.DOTALL)
USED = re.compile(r'href="#([\w-]+)"')
COVER = "cover"
COMMON = WEB / "static" / "sprites.svg"


def inline_picture(game: Game, view: View, words: Words) -> Markup:
    """A scene as JSON that can stand inside a script element."""
    return Markup(bytes(picture(game, view, words)).decode().replace("<", "\\u003c"))


def symbols_of(sheet: Path) -> dict[str, str]:
    """What a sheet draws, by the names of its symbols."""
    return dict(SYMBOL.findall(sheet.read_text(encoding="utf-8"))) if sheet.exists() else {}


def renamed(symbols: dict[str, str], prefix: str) -> str:
    """Symbols under names that nothing else in a page has."""
    parts = [f'<symbol id="{prefix}-{name}"{drawn}</symbol>' for name, drawn in symbols.items()]
    return USED.sub(rf'href="#{prefix}-\1"', "".join(parts))


@cache
def sprite_sheet(game: str) -> Markup:
    """The symbols that every game has, and those of this one but for its picture."""
    symbols = symbols_of(COMMON) | symbols_of(games.get(game).room / "sprites.svg")
    symbols.pop(COVER, None)
    return Markup(f'<svg class="sheet" aria-hidden="true">{renamed(symbols, "sprite")}</svg>')


@cache
def cover(game: str) -> Markup:
    """The picture of a game as an element of its own, or nothing where nobody has drawn one.

    The symbols that it is made of come along.
    """
    symbols = symbols_of(games.get(game).room / "sprites.svg")
    if COVER not in symbols:
        return Markup("")
    used = [COVER]
    for name in used:
        used += [one for one in dict.fromkeys(USED.findall(symbols[name])) if one in symbols and one not in used]
    parts = renamed({name: symbols[name] for name in used}, game)
    whole = f'<use href="#{game}-{COVER}"/>'
    return Markup(f'<svg class="cover" viewBox="0 0 320 200" aria-hidden="true"><defs>{parts}</defs>{whole}</svg>')


TEMPLATES.globals.update(cover=cover)
