"""Who calls: a browser is known by a random secret in a cookie, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "redtable"
SECRET_BYTES: Final = 32
LINK_BYTES: Final = 20
TABLE_BYTES: Final = 16
YEARS: Final = 5 * 365 * 24 * 3600


def hashed(secret: str) -> bytes:
    """Secrets are random and long, so a plain hash keeps them; it needs no salt."""
    return hashlib.sha256(secret.encode()).digest()


def visitor_of(connection: HTTPConnection) -> bytes | None:
    secret = connection.cookies.get(COOKIE)
    return hashed(secret) if secret else None


def new_visitor() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_link() -> str:
    return secrets.token_urlsafe(LINK_BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def remember(response: Response, secret: str, secure: bool) -> None:
    """Give a browser its secret."""
    response.set_cookie(COOKIE, secret, max_age=YEARS, httponly=True, samesite="lax", secure=secure, path="/")
