"""Tells seats that it is their turn, at the address they gave. Never in the way of a table: calls wait in the store."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import structlog

from redtable.server.addresses import BadAddress, NotFound, ascii_host, resolved
from redtable.server.metrics import CALLS
from redtable.server.store import Hook, Store

ROUND: Final = 1.0
LEASE: Final = 60_000
SECONDS: Final = 10.0
"""A call that takes longer has failed."""
AT_ONCE: Final = 20
"""Calls on their way; one slow address must not keep others waiting."""
AGAIN: Final = (10, 60, 300, 1800, 7200)
"""Seconds until the next try; after the last one it is given up."""


class Caller:
    """Makes the calls that are due until it is cancelled."""

    def __init__(self, store: Store, private: bool, round_seconds: float = ROUND) -> None:
        self._store = store
        self._private = private
        self._round = round_seconds
        self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)
        self._calls: set[asyncio.Task[None]] = set()
        self._log = structlog.get_logger("redtable.webhooks")

    async def run(self) -> None:
        while True:
            try:
                free = AT_ONCE - len(self._calls)
                for hook in await self._store.hooks_due(_now(), LEASE, free) if free else []:
                    task = asyncio.create_task(self._call(hook))
                    self._calls.add(task)
                    task.add_done_callback(self._calls.discard)
            except Exception:
                self._log.exception("looking for webhooks failed")
            await asyncio.sleep(self._round)

    async def close(self) -> None:
        """Calls on their way are made again by whoever comes next."""
        for task in list(self._calls):
            task.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
        await self._client.aclose()

    async def _call(self, hook: Hook) -> None:
        """Addresses are secrets: none is logged."""
        try:
            result = await self._result(hook)
            CALLS.labels(result).inc()
            if result != "failed":
                await self._store.hook_done(hook.id)
                return
            again = _now() + AGAIN[hook.tries] * 1000 if hook.tries < len(AGAIN) else None
            await self._store.hook_failed(hook.id, again)
        except Exception as error:
            self._log.error("a webhook's call got lost", error=type(error).__name__)

    async def _result(self, hook: Hook) -> str:
        """The body of the answer is not read: it might never end."""
        try:
            async with asyncio.timeout(SECONDS):
                response = await self._client.send(await self._request(hook), stream=True)
                await response.aclose()
        except NotFound:
            return "failed"
        except BadAddress:
            return "refused"
        except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError, ValueError):
            return "failed"
        return "called" if response.is_success else "failed"

    async def _request(self, hook: Hook) -> httpx.Request:
        """To the very address that was checked; the name stays in the header, and in TLS."""
        parts = urlsplit(hook.url)
        address = await resolved(hook.url, self._private)
        name = ascii_host(hook.url)
        port = f":{parts.port}" if parts.port else ""
        target = parts._replace(netloc=_bracketed(address) + port).geturl()
        body: dict[str, Any] = {"table": hook.table, "seat": hook.seat, "number": hook.number}
        text = f"Redtable: it is your turn (seat {hook.seat + 1})."
        return self._client.build_request(
            "POST",
            target,
            json=body | {"content": text, "text": text},
            headers={"Host": _bracketed(name) + port},
            extensions={"sni_hostname": name},
        )


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _now() -> int:
    return int(time.time() * 1000)
