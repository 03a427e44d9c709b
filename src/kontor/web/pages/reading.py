"""Pages to read: the rules of a game, and what this house keeps and promises."""

import re
from functools import cache
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter
from markdown_it import MarkdownIt
from markupsafe import Markup

from kontor import games
from kontor.tables.lessons import has_lesson
from kontor.tables.refusals import Missing
from kontor.web.page import Asked, show

RULE = re.compile(r"<p><strong>([A-Z]{2}-\d+)</strong>")
# A rule that another one names, outside tags and apart from its own number.
MENTION = re.compile(r"(?<![\w\"#>-])([A-Z]{2}-\d+)\b")
HEADING = re.compile(r"<h2>(.*?)</h2>")


class Rulebook:
    """Rules as HTML, every one with its id as an anchor, and its chapters."""

    def __init__(self, text: str) -> None:
        html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
        html = MENTION.sub(r'<a href="#\1">\1</a>', html)
        html = RULE.sub(r'<p class="rule" id="\1"><a class="number" href="#\1">\1</a>', html)
        html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
        self.chapters = [Markup(title) for title in HEADING.findall(html)]
        numbers = iter(range(1, len(self.chapters) + 1))
        self.html = Markup(HEADING.sub(lambda found: f'<h2 id="chapter-{next(numbers)}">{found[1]}</h2>', html))


@cache
def rulebook(game: str) -> Rulebook:
    return Rulebook((games.get(game).room / "rules.md").read_text(encoding="utf-8"))


Title = Annotated[str, Parameter(max_length=30)]


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: Asked, game: Title) -> Response[str]:
    return show_rules(request, "rules.html", game)


@get("/rules/{game:str}/part", include_in_schema=False)
async def rules_alone(request: Asked, game: Title) -> Response[str]:
    """Nothing but the rules and their search, to be put beside a table."""
    return show_rules(request, "part/rules.html", game)


def show_rules(request: Asked, template: str, name: str) -> Response[str]:
    if name not in games.names():
        raise Missing("game", game=name)
    game = games.get(name)
    return show(request, template, game=game, book=rulebook(name), lesson=has_lesson(game))


@get("/about", include_in_schema=False)
async def about(request: Asked) -> Response[str]:
    return show(request, "about.html")
