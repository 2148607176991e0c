"""Whatever cannot be done, as a status and one message that the client says in its language."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from redtable.kernel.message import Message, RedtableError, Value, as_json, shown
from redtable.server.hub import Stale
from redtable.server.live import Gone, LookAgain

JSON: Final = "application/json"


class Problem(RedtableError):
    """A request that is refused, with its status."""

    def __init__(self, status: int, key: str, headers: dict[str, str] | None = None, **args: Value) -> None:
        super().__init__(Message(key, args))
        self.status = status
        self.headers = headers or {}


def answer(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(data), status, {"Cache-Control": "no-store"} | (headers or {}), JSON)


def refusal(error: RedtableError) -> Response:
    """409 for a table that has moved on, 400 for what it does not allow."""
    if isinstance(error, Problem):
        return answer({"error": as_json(error.message)}, error.status, error.headers)
    return answer({"error": as_json(error.message)}, _status(error))


def _status(error: RedtableError) -> int:
    if isinstance(error, Gone):
        return 404
    return 409 if isinstance(error, Stale | LookAgain) else 400


async def on_redtable_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, RedtableError)
    return refusal(error)


async def on_not_found(_: Request, error: Exception) -> Response:
    return refusal(Problem(404, "http-not-found"))


async def on_wrong_method(_: Request, error: Exception) -> Response:
    return refusal(Problem(405, "http-wrong-method", getattr(error, "headers", None)))


async def on_mistake_of_ours(_: Request, error: Exception) -> Response:
    """The log has the traceback; the client gets none."""
    return refusal(Problem(500, "http-our-mistake"))


def unreadable(error: Exception) -> Problem:
    """What is wrong with a body: `Object contains unknown field `x` - at `$.pace``."""
    return Problem(400, "http-bad-body", what=shown(str(error)))
