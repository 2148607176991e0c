"""For who runs the server: is it alive, is it ready, what does it do."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from redtable.server.web.site import site_of

REGISTRY = CollectorRegistry()
ENTRIES = Counter("redtable_entries", "Entries written to the logs of tables", ["kind"], registry=REGISTRY)
WRITE_SECONDS = Histogram("redtable_write_seconds", "Seconds from a deed to its durable entry", registry=REGISTRY)
OPEN_TABLES = Gauge("redtable_open_tables", "Tables in memory", registry=REGISTRY)
VIEWERS = Gauge("redtable_viewers", "Connected viewers", registry=REGISTRY)
STORED_TABLES = Gauge("redtable_stored_tables", "Tables in the database", ["phase"], registry=REGISTRY)


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
    for phase, count in (await hub.store.counts()).items():
        STORED_TABLES.labels(phase).set(count)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
