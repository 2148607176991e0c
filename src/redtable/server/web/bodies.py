"""Bodies of requests: never larger than allowed, never of another shape than declared."""

from __future__ import annotations

import asyncio
from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from redtable.server.tables.deeds import TableDeed, read_table_deed
from redtable.server.web.problems import JSON, Problem, unreadable

T = TypeVar("T")

MOST_BYTES: Final = 16 * 1024
BODY_SECONDS: Final = 30.0
"""A body that takes longer is not worth waiting for."""
MOST_RECORD_BYTES: Final = 2 * 1024 * 1024


async def body_of(request: Request, shape: type[T], most: int = MOST_BYTES) -> T:
    """The body as the shape says."""
    data = await raw_body(request, most)
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise unreadable(error) from error


async def deed_of(request: Request) -> TableDeed:
    data = await raw_body(request, MOST_BYTES)
    try:
        return read_table_deed(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise unreadable(error) from error


async def raw_body(request: Request, most: int) -> bytes:
    """Asks for JSON by name, so that no form of another site can send it."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Problem(415, "http-not-json")
    check_origin(request)
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Problem(413, "http-too-large", most=most)
    except TimeoutError as error:
        raise Problem(408, "http-too-slow") from error
    return bytes(data)


def check_origin(connection: HTTPConnection) -> None:
    """Browsers say which site a request comes from; it must be this one."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise Problem(403, "http-foreign-origin")


def number_in_query(request: HTTPConnection, name: str) -> int:
    text = request.query_params.get(name, "0")
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(2**31)):
        raise Problem(400, "http-bad-number", name=name)
    return int(text)
