"""A page for somebody: a template, in their language, that nothing from elsewhere can get into."""

import hashlib
import re
from datetime import UTC, datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.response import Redirect
from litestar.template.base import csrf_token
from markupsafe import Markup

from kontor import bots, games
from kontor.engine.errors import KontorError
from kontor.engine.phrases import Part, Phrase
from kontor.tables import looks
from kontor.tables.models import Player, Rating
from kontor.tables.refusals import Told
from kontor.words import Words

from .language import LANGUAGES, language_of


def digest(*files: Path) -> str:
    """A short name for what is in these files."""
    content = hashlib.sha256()
    for file in files:
        content.update(file.read_bytes())
    return content.hexdigest()[:12]


WEB = Path(__file__).parent
TABLES = Path(looks.__file__).parent
# A page is for whoever asked for it.
HEADERS = {"cache-control": "no-store"}
TEMPLATES = Environment(
    loader=FileSystemLoader(WEB / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
# Where styles and scripts are found: another content has another address, so that a browser can keep them for good.
STATIC = f"/static/{digest(*sorted(one for one in (WEB / 'static').rglob('*') if one.is_file()))}"

IMPORT = re.compile(r'^(?:import|export) .*?from "(\.[^"]+)"', re.MULTILINE)

NAMED_ERRORS = (400, 401, 403, 404, 405, 409, 413, 429, 500)
EXPLAINED_ERRORS = (403, 404, 500)

Asked = Request[Player | None, str | None, Any]


@lru_cache(maxsize=8)
def words_of(language: str) -> Words:
    return Words([WEB, TABLES], language)


class Reader:
    """Who reads a page: says things in their language."""

    def __init__(self, request: Asked) -> None:
        self.request = request
        self.player: Player | None = request.scope.get("user")
        self.language = language_of(request)
        self.words = words_of(self.language)

    def say(self, id: str, **args: Part) -> str:
        return self.words.say(Phrase(id, **args))

    def game_words(self, game: str) -> Words:
        return looks.words_of(game, self.language)

    def complaint(self, problem: KontorError) -> str:
        """What is wrong, as a sentence."""
        return sentence(self.words.say(problem.phrase) if isinstance(problem, Told) else str(problem))

    def bot_name(self, bot: str) -> str:
        return self.say(f"bot-{bot}") if bot in bots.NAMES else bot

    def rating(self, row: Rating) -> int:
        """What one can rely on, as a number that is easy to compare."""
        return round(100 * (row.mu - 3 * row.sigma))

    def clock(self, rule: dict[str, Any]) -> str:
        """A clock in words, in the largest unit that fits."""
        seconds, increment = int(rule["time"]), int(rule["increment"])
        if rule["kind"] == "live":
            return self.say("clock-live", minutes=round(seconds / 60), increment=increment)
        if rule["kind"] == "correspondence":
            days = seconds % 86400 == 0
            return self.say("clock-days" if days else "clock-hours", count=seconds // (86400 if days else 3600))
        return self.say("clock-none")


def moment(seconds: float) -> Markup:
    """A time that the browser shows by its own clock; without scripts it is UTC."""
    when = datetime.fromtimestamp(seconds, UTC)
    return Markup('<time datetime="{}">{}</time>').format(
        when.strftime("%Y-%m-%dT%H:%M:%SZ"), when.strftime("%Y-%m-%d %H:%M")
    )


def static(name: str) -> str:
    return f"{STATIC}/{name}"


@cache
def modules(name: str) -> list[str]:
    """A script and all that it imports, so that a browser need not find out one after the other."""
    found = [name]
    for one in found:
        file = WEB / "static" / one
        imported = [(file.parent / other).resolve() for other in IMPORT.findall(file.read_text(encoding="utf-8"))]
        paths = [other.relative_to((WEB / "static").resolve()).as_posix() for other in imported]
        found += [path for path in dict.fromkeys(paths) if path not in found]
    return [static(one) for one in found]


TEMPLATES.globals.update(moment=moment, modules=modules, static=static, languages=LANGUAGES, games=games)


def show(request: Asked, template: str, code: int = 200, **context: Any) -> Response[str]:
    reader = Reader(request)
    path = request.url.path + (f"?{request.url.query}" if request.url.query and request.method == "GET" else "")
    text = TEMPLATES.get_template(template).render(
        reader=reader,
        say=reader.say,
        player=reader.player,
        csrf=csrf_token({"request": request}) or request.cookies.get("csrftoken", ""),
        here=path,
        **context,
    )
    return Response(text, status_code=code, media_type=MediaType.HTML, headers=HEADERS)


def error_page(request: Asked, status: int, detail: str, headers: dict[str, str] | None = None) -> Response[str]:
    """What is wrong, for a person. `detail` is a sentence, or empty where only the status is known."""
    reader = Reader(request)
    title = reader.say(f"error-{status if status in NAMED_ERRORS else 400}")
    told = detail or reader.say(f"error-{status if status in EXPLAINED_ERRORS else 'other'}-long")
    page = show(request, "error.html", status, status=status, title=title, detail=sentence(told))
    page.headers.update(headers or {})
    return page


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "?", "!", "…")) else ".")


def script_words(reader: Reader, *names: str) -> dict[str, str]:
    """What scripts say; they fill in what stands in braces."""
    holes = {name: f"{{{name}}}" for name in ("words", "percent", "steps", "at", "count")}
    return {name: reader.say(f"js-{name}", **holes) for name in names}


def go(path: str) -> Redirect:
    """After something was done by a form: show where it led."""
    return Redirect(path, status_code=303)
