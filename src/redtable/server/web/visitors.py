"""Who calls: a browser is known by a random secret in a cookie, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "redtable"
SECRET_BYTES: Final = 32
LINK_BYTES: Final = 20
TABLE_BYTES: Final = 16
YEAR: Final = 365 * 24 * 3600
"""Browsers keep no cookie for much longer; it is given anew with every table."""

_SECRET: Final = re.compile(r"[\w-]{43}", re.ASCII)
_TABLE: Final = re.compile(r"[\w-]{22}", re.ASCII)


def hashed(secret: str) -> bytes:
    """Secrets are random and long, so a plain hash keeps them; it needs no salt."""
    return hashlib.sha256(secret.encode()).digest()


def visitor_of(connection: HTTPConnection) -> bytes | None:
    secret = secret_of(connection)
    return hashed(secret) if secret else None


def secret_of(connection: HTTPConnection) -> str:
    """Empty if there is none that the server could have given."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if _SECRET.fullmatch(secret) else ""


def is_table_id(text: str) -> bool:
    return _TABLE.fullmatch(text) is not None


def new_visitor() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_link() -> str:
    return secrets.token_urlsafe(LINK_BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def remember(response: Response, secret: str, secure: bool) -> None:
    """Give a browser its secret."""
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
