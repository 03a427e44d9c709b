"""Errors as people and programs get them: a sentence with the right status, never a traceback."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from kontor.engine.errors import KontorError
from kontor.tables.refusals import Misfit, NoTable, Refused, WrongPassword

log = logging.getLogger(__name__)

STATUS: dict[type[Exception], int] = {
    NoTable: HTTP_404_NOT_FOUND,
    Refused: HTTP_409_CONFLICT,
    Misfit: HTTP_409_CONFLICT,
    WrongPassword: HTTP_403_FORBIDDEN,
}


def on_kontor_error(request: Request[Any, Any, Any], problem: KontorError) -> Response[Any]:
    return answer(request, STATUS.get(type(problem), HTTP_400_BAD_REQUEST), str(problem))


def on_http_error(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    return answer(request, problem.status_code, problem.detail, dict(problem.headers or {}))


def on_surprise(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return answer(request, HTTP_500_INTERNAL_SERVER_ERROR, "something went wrong here; it has been noted")


def answer(
    request: Request[Any, Any, Any], status: int, detail: str, headers: dict[str, str] | None = None
) -> Response[Any]:
    body = {"status": status, "detail": detail}
    return Response(body, status_code=status, headers=headers, media_type="application/problem+json")


HANDLERS: dict[type[Exception] | int, Any] = {
    KontorError: on_kontor_error,
    HTTPException: on_http_error,
    Exception: on_surprise,
}
