"""The application: routes, and what lives as long as it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from redtable.kernel.message import RedtableError
from redtable.server.bots import BotPool
from redtable.server.hub import Hub
from redtable.server.settings import Settings
from redtable.server.store import open_store
from redtable.server.web import problems
from redtable.server.web.endpoints import ENDPOINTS
from redtable.server.web.headers import Door, Headers
from redtable.server.web.live import live
from redtable.server.web.openapi import openapi
from redtable.server.web.pages import asset, page
from redtable.server.web.site import Site
from redtable.server.webhooks import Caller

PAGES = ("/", "/t/{table}", "/join/{token}", "/cards", "/cards/{card}")
"""Addresses of the client, which finds its way by itself."""


def application(settings: Settings) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with site(settings) as opened:
            app.state.site = opened
            yield

    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        RedtableError: problems.on_redtable_error,
        404: problems.on_not_found,
        405: problems.on_wrong_method,
        Exception: problems.on_mistake_of_ours,
    }
    inner = Starlette(routes=_routes(), middleware=[Middleware(Door)], exception_handlers=handlers, lifespan=lifespan)
    inner.router.redirect_slashes = False
    return Headers(inner)


@asynccontextmanager
async def site(settings: Settings) -> AsyncIterator[Site]:
    """Store, bots and everything that runs beside the requests."""
    store = await open_store(settings.database)
    bots = BotPool(settings.bot_workers)
    hub = Hub(store, bots)
    caller = Caller(store, settings.private_webhooks)
    beside = [asyncio.create_task(work) for work in (hub.run(), caller.run())]
    try:
        yield Site(hub, settings)
    finally:
        for task in beside:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await hub.close()
        await caller.close()
        bots.close()
        await store.close()


def _routes() -> list[BaseRoute]:
    return [
        *[Route(endpoint.path, endpoint.handler, methods=[endpoint.method]) for endpoint in ENDPOINTS],
        Route("/openapi.json", openapi),
        WebSocketRoute("/api/tables/{table}/live", live),
        *[Route(path, page) for path in PAGES],
        Route("/assets/{name}", asset),
    ]
