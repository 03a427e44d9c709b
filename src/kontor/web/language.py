"""In which of our languages to answer somebody."""

from typing import Any

from litestar.connection import ASGIConnection

LANGUAGES = ("en", "fr", "de", "it")
COOKIE = "lang"


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What the address says, else the player, else a cookie, else the browser, else English."""
    player = connection.scope.get("user")
    wishes = (
        connection.query_params.get("lang", ""),
        player.language if player is not None else "",
        connection.cookies.get(COOKIE, ""),
        *accepted(connection.headers.get("accept-language", "")),
    )
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def accepted(header: str) -> list[str]:
    """The languages that a browser names, the most wanted first: `fr-CH, en;q=0.8` are fr and en."""
    weighed: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        name, _, weight = part.strip().partition(";q=")
        weighed.append((weight_of(weight), name.partition("-")[0].strip().lower()))
    return [name for weight, name in sorted(weighed, key=lambda one: -one[0]) if weight > 0]


def weight_of(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
