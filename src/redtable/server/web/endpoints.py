"""Every address of the server, once: routes and the OpenAPI document are made of this list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from redtable.server.tables import deeds
from redtable.server.web import catalogue, running, tables
from redtable.server.web.opening import OpenRecord, OpenTable

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method of one address."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    query: tuple[str, ...] = ()
    """Names of numbers that may stand in the query."""
    good: int = 200
    bad: tuple[int, ...] = ()


GUESTS: Final = (404,)
"""What one gets at a table that is not one's own."""
BODIES: Final = (400, 403, 408, 413, 415)

ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", catalogue.games, "Games, options, bots, languages"),
    Endpoint("GET", "/api/games/{game}/cards/{language}", catalogue.cards, "All cards of a game", bad=(404,)),
    Endpoint("GET", "/api/words/{language}", catalogue.words, "All messages of a language, as Fluent", bad=(404,)),
    Endpoint("POST", "/api/tables", tables.open_table, "Open a table", OpenTable, good=201, bad=BODIES),
    Endpoint("GET", "/api/tables", tables.my_tables, "My tables"),
    Endpoint(
        "POST", "/api/records", tables.open_record, "Open a table from a record", OpenRecord, good=201, bad=BODIES
    ),
    Endpoint("POST", "/api/join", tables.join, "Use a link", tables.Join, bad=(*BODIES, 404, 409)),
    Endpoint(
        "GET", "/api/tables/{table}", tables.table, "The table as I see it", query=("since",), bad=(400, 404, 409)
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/wait",
        tables.wait,
        "The same after the next change",
        query=("number", "since"),
        bad=(400, 404, 409),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/deeds", tables.deed, "Do something", deeds.TableDeed, bad=(*BODIES, *GUESTS, 409)
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/preview",
        tables.preview,
        "What an answer would change",
        tables.PreviewWish,
        bad=(*BODIES, *GUESTS, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/links",
        tables.links,
        "A new link",
        tables.LinkWish,
        good=201,
        bad=(*BODIES, *GUESTS),
    ),
    Endpoint("GET", "/api/tables/{table}/record", tables.record, "The record", bad=(*GUESTS, 409)),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        tables.rematch,
        "Once more",
        dict[str, Any],
        good=201,
        bad=(*BODIES, *GUESTS, 409),
    ),
    Endpoint("GET", "/health", running.health, "Whether the process lives"),
    Endpoint("GET", "/ready", running.ready, "Whether the database answers"),
    Endpoint("GET", "/metrics", running.metrics, "Numbers for Prometheus"),
)
