"""For who runs the server: is it alive, is it ready, what does it do."""

from __future__ import annotations

from typing import get_args

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from redtable.server.metrics import OPEN_TABLES, REGISTRY, STORED_TABLES, VIEWERS
from redtable.server.tables.table import Phase
from redtable.server.web.site import site_of


async def health(_: Request) -> Response:
    return PlainTextResponse("alive\n")


async def ready(request: Request) -> Response:
    """Whether the database answers."""
    await site_of(request).hub.store.table_ids(most=1)
    return PlainTextResponse("ready\n")


async def metrics(request: Request) -> Response:
    hub = site_of(request).hub
    OPEN_TABLES.set(hub.open_tables)
    VIEWERS.set(hub.viewers)
    counts = await hub.store.counts()
    for phase in get_args(Phase):
        STORED_TABLES.labels(phase).set(counts.get(phase, 0))
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
