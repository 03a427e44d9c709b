"""Errors as people and programs get them: a sentence with the right status, never a traceback."""

import logging
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
)
from sqlalchemy.exc import DataError

from kontor import tables
from kontor.engine.errors import KontorError
from kontor.tables.refusals import Barred, Misfit, Missing, Refused, Stranger, Told, TooFast, Unfit, WrongPassword
from kontor.words import FALLBACK, Words, languages

from .language import language_of
from .page import error_page

log = logging.getLogger(__name__)

ROOM = Path(tables.__file__).parent
PROBLEM = "application/problem+json"
FOR_PROGRAMS = ("/api", "/schema", "/health", "/static")

STATUS: dict[type[Exception], int] = {
    Stranger: HTTP_401_UNAUTHORIZED,
    Barred: HTTP_403_FORBIDDEN,
    WrongPassword: HTTP_403_FORBIDDEN,
    Missing: HTTP_404_NOT_FOUND,
    Refused: HTTP_409_CONFLICT,
    Misfit: HTTP_409_CONFLICT,
    TooFast: HTTP_429_TOO_MANY_REQUESTS,
}


class Problem(msgspec.Struct, frozen=True):
    """What is wrong, in one sentence."""

    status: int
    detail: str


DESCRIBED = {
    HTTP_400_BAD_REQUEST: "what was sent cannot be used",
    HTTP_401_UNAUTHORIZED: "only for those who say who they are",
    HTTP_403_FORBIDDEN: "not for everybody",
    HTTP_404_NOT_FOUND: "it is not there",
    HTTP_409_CONFLICT: "it cannot be done now",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "it is too large",
    HTTP_429_TOO_MANY_REQUESTS: "too much at once",
}
PROBLEMS = {
    status: ResponseSpec(Problem, description=meaning, generate_examples=False, media_type=PROBLEM)
    for status, meaning in DESCRIBED.items()
}


@lru_cache
def house_words(language: str) -> Words:
    return Words([ROOM], language if language in languages(ROOM) else FALLBACK)


def status_of(problem: KontorError) -> int:
    return next((STATUS[kind] for kind in type(problem).__mro__ if kind in STATUS), HTTP_400_BAD_REQUEST)


def say(problem: KontorError, language: str) -> str:
    """What is wrong, in the reader's language where it can be said there."""
    return house_words(language).say(problem.phrase) if isinstance(problem, Told) else str(problem)


def on_kontor_error(request: Request[Any, Any, Any], problem: KontorError) -> Response[Any]:
    headers = {"Retry-After": str(problem.seconds)} if isinstance(problem, TooFast) else {}
    return answer(request, status_of(problem), say(problem, language_of(request)), headers)


def on_http_error(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    return answer(request, problem.status_code, "; ".join([problem.detail, *parts(problem)]), problem.headers, "")


def parts(problem: HTTPException) -> list[str]:
    """What is wrong with which part of a request."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    return [": ".join(filter(None, (str(one.get("key", "")), str(one.get("message", ""))))) for one in extra]


def on_nonsense(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    """Nested without end, or nothing that a database can hold."""
    return on_kontor_error(request, Unfit("sense"))


def on_surprise(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return answer(request, HTTP_500_INTERNAL_SERVER_ERROR, "something went wrong here; it has been noted", None, "")


def answer(
    request: Request[Any, Any, Any],
    status: int,
    detail: str,
    headers: dict[str, str] | None = None,
    told: str | None = None,
) -> Response[Any]:
    """A document for programs, a page for people: what they are `told`, or what the page knows of the status."""
    if not request.url.path.startswith(FOR_PROGRAMS):
        return error_page(request, status, detail if told is None else told, headers)
    return Response(Problem(status, detail), status_code=status, headers=headers, media_type=PROBLEM)


HANDLERS: dict[type[Exception] | int, Any] = {
    KontorError: on_kontor_error,
    HTTPException: on_http_error,
    RecursionError: on_nonsense,
    DataError: on_nonsense,
    Exception: on_surprise,
}
