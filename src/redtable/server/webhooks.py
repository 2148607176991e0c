"""Tells seats that it is their turn, at the address they gave. Never in the way of a table: calls wait in the store."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import structlog

from redtable.server.addresses import BadAddress, resolved
from redtable.server.store import Hook, Store

ROUND: Final = 1.0
LEASE: Final = 60_000
SECONDS: Final = 10.0
"""A call that takes longer has failed."""
AGAIN: Final = (10, 60, 300, 1800, 7200)
"""Seconds until the next try; after the last one it is given up."""


class Caller:
    """Makes the calls that are due until it is cancelled."""

    def __init__(self, store: Store, private: bool) -> None:
        self._store = store
        self._private = private
        self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)
        self._log = structlog.get_logger("redtable.webhooks")

    async def run(self) -> None:
        while True:
            try:
                due = await self._store.hooks_due(_now(), LEASE)
                await asyncio.gather(*[self._call(hook) for hook in due])
            except Exception:
                self._log.exception("calling webhooks failed")
            await asyncio.sleep(ROUND)

    async def close(self) -> None:
        await self._client.aclose()

    async def _call(self, hook: Hook) -> None:
        try:
            response = await self._client.send(await self._request(hook))
            good = response.is_success
        except BadAddress:
            await self._store.hook_done(hook.id)
            return
        except httpx.HTTPError:
            good = False
        if good:
            await self._store.hook_done(hook.id)
        else:
            again = _now() + AGAIN[hook.tries] * 1000 if hook.tries < len(AGAIN) else None
            await self._store.hook_failed(hook.id, again)

    async def _request(self, hook: Hook) -> httpx.Request:
        """To the very address that was checked; the name stays in the header, and in TLS."""
        parts = urlsplit(hook.url)
        address = await resolved(hook.url, self._private)
        host = f"[{address}]" if ":" in address else address
        target = parts._replace(netloc=f"{host}:{parts.port}" if parts.port else host).geturl()
        body: dict[str, Any] = {"table": hook.table, "seat": hook.seat, "number": hook.number}
        text = f"Redtable: it is your turn (seat {hook.seat + 1})."
        return self._client.build_request(
            "POST",
            target,
            json=body | {"content": text, "text": text},
            headers={"Host": parts.netloc.rpartition("@")[2]},
            extensions={"sni_hostname": parts.hostname},
        )


def _now() -> int:
    return int(time.time() * 1000)
