"""What keeps strangers out of a person's browser: the check of forms, and headers on every answer."""

from functools import cache
from typing import Any

from litestar.config.csrf import CSRFConfig
from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import Message, Receive, Scope, Send

from kontor.tables.refusals import Barred

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "media-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}

HEADERS = {
    "content-security-policy": "; ".join(f"{name} {sources}" for name, sources in POLICY.items()),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
# Answers of the API are for whoever asked, and for nobody who asks later.
PRIVATE = {"cache-control": "no-store"}
SECURE = {"strict-transport-security": "max-age=31536000"}


@cache
def headers_for(is_api: bool, is_secure: bool) -> list[tuple[bytes, bytes]]:
    wanted = HEADERS | (PRIVATE if is_api else {}) | (SECURE if is_secure else {})
    return [(name.encode(), value.encode()) for name, value in wanted.items()]


async def dress(message: Message, scope: Scope) -> None:
    """A hook before an answer is sent: the headers that every answer has, unless it has its own."""
    if message["type"] != "http.response.start":
        return
    is_secure = scope["litestar_app"].state.settings.is_secure
    headers = list(message.get("headers", []))
    present = {name.lower() for name, _ in headers}
    wanted = headers_for(scope["path"].startswith("/api"), is_secure)
    message["headers"] = headers + [header for header in wanted if header[0] not in present]


class FormCheck(CSRFMiddleware):
    """Whatever changes something must come from a page of ours, or from a program with a token.

    A token in a header is never sent by a browser on its own, so it needs no second proof.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        request = Request[Any, Any, Any](scope)
        if "authorization" in request.headers:
            await self.app(scope, receive, send)
            return
        signed = request.cookies.get(self.config.cookie_name)
        if signed is not None and self._decode_csrf_token(signed) is None:
            # Another house has signed it: the browser gets a new one.
            del request.cookies[self.config.cookie_name]
        try:
            await super().__call__(scope, receive, send)
        except PermissionDeniedException as problem:
            raise Barred("csrf") from problem

    def _decode_csrf_token(self, token: str) -> str | None:
        return super()._decode_csrf_token(token) if token.isascii() else None


def form_check(is_secure: bool) -> CSRFConfig:
    """The secret is that of the house, and set when its database is open."""
    return CSRFConfig(secret="", cookie_secure=is_secure, cookie_samesite="lax")
