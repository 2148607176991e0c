"""Starts and stops a server: one process, or several on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Final

import structlog
import uvicorn
from starlette.types import ASGIApp

from redtable.kernel.message import Message, RedtableError
from redtable.server.settings import Rates, Settings
from redtable.server.store import open_store
from redtable.server.web.app import application

SETTINGS: Final = "REDTABLE_SETTINGS"
"""Hands the settings on to processes of their own."""
STOP_SECONDS: Final = 5
"""So long a request may take after the server has been told to stop."""
LIBRARIES: Final = ("uvicorn", "uvicorn.error", "httpx", "alembic")


class CannotServe(RedtableError):
    """The server cannot be started like this."""


def serve(settings: Settings, workers: int = 1, started: Callable[[], None] | None = None) -> None:
    """Returns when the server has been stopped by a signal."""
    if workers > 1 and not settings.database.startswith("postgresql"):
        raise CannotServe(Message("serve-one-process"))
    set_up_logs()
    asyncio.run(_prepare(settings.database))
    listening = listen(settings.host, settings.port)
    config = uvicorn.Config(
        "redtable.server.running:application_of_environment",
        factory=True,
        workers=workers,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=settings.proxied,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    os.environ[SETTINGS] = json.dumps(asdict(settings))
    if workers > 1:
        _serve_by_several(config, listening)
    else:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve_alone(config, listening, started))


async def _prepare(database: str) -> None:
    """So that what is wrong with the database is said in a sentence, before anything else is started."""
    store = await open_store(database)
    await store.close()


def listen(host: str, port: int) -> socket.socket:
    """Raises `CannotServe` if somebody else listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except OSError as error:
        raise CannotServe(Message("serve-port", {"host": host, "port": port, "why": str(error.strerror)})) from error
    found.set_inheritable(True)
    return found


def application_of_environment() -> ASGIApp:
    """What a process that was started for it serves."""
    written = json.loads(os.environ[SETTINGS])
    set_up_logs()
    return application(Settings(**(written | {"rates": Rates(**written["rates"])})))


async def _serve_alone(config: uvicorn.Config, listening: socket.socket, started: Callable[[], None] | None) -> None:
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    while started is not None and not serving.done():
        if server.started:
            started()
            break
        await asyncio.sleep(0.02)
    await serving
    if not server.started:
        raise CannotServe(Message("serve-failed"))


def _serve_by_several(config: uvicorn.Config, listening: socket.socket) -> None:
    from uvicorn.supervisors import Multiprocess

    Multiprocess(config, sockets=[listening]).run()


def set_up_logs() -> None:
    """One JSON object a line on standard error. Addresses of requests are not written: links are secrets."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[_Structured()], force=True)


class _Structured(logging.Handler):
    """What libraries log, in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger(record.name).log(record.levelno, record.getMessage(), exc_info=record.exc_info)
