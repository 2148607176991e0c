"""Headers on every answer, and the first door: who asks for too much gets no further."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from redtable.server.web.problems import Problem, refusal
from redtable.server.web.site import site_of

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""No script but our own files. Styles may stand in elements: positions and colours of what is drawn are set there."""

HEADERS: Final = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
"""No referrer: links of seats stand in addresses until they are used."""

UNLIMITED: Final = ("/health", "/ready", "/metrics", "/assets/")


class Headers:
    """Around everything else, so that answers to mistakes of ours have them, too. Plain ASGI: nothing is buffered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Door:
    """Who asks for too much gets no further."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith(UNLIMITED):
            connection = HTTPConnection(scope)
            try:
                site_of(connection).limits.request(connection)
            except Problem as problem:
                await refusal(problem)(scope, receive, send)
                return
        await self.app(scope, receive, send)
