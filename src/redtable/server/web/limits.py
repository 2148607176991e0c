"""How much a client may ask for: buckets that fill with time. Each process counts for itself."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import ceil
from typing import Final

from starlette.requests import HTTPConnection

from redtable.server.settings import Rates
from redtable.server.web.problems import Problem

MOST_CLIENTS: Final = 50_000
"""Above that the fullest buckets are forgotten: they say nothing any more."""


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float


class Limits:
    """Raises a `Problem` with status 429 when a client asks for too much."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._requests: dict[str, _Bucket] = {}
        self._tables: dict[str, _Bucket] = {}

    def request(self, connection: HTTPConnection) -> None:
        _take(self._requests, client_of(connection), self._rates.burst, self._rates.per_second)

    def new_table(self, connection: HTTPConnection) -> None:
        _take(self._tables, client_of(connection), self._rates.tables, self._rates.tables_per_second)


def client_of(connection: HTTPConnection) -> str:
    """The address, as the proxy in front reports it if there is one that is believed."""
    return connection.client.host if connection.client is not None else ""


def _take(buckets: dict[str, _Bucket], client: str, size: float, per_second: float) -> None:
    now = time.monotonic()
    bucket = buckets.get(client)
    if bucket is None:
        if len(buckets) >= MOST_CLIENTS:
            _forget(buckets, now, size, per_second)
        bucket = buckets[client] = _Bucket(size, now)
    bucket.left = min(size, bucket.left + (now - bucket.at) * per_second)
    bucket.at = now
    if bucket.left < 1:
        wait = ceil((1 - bucket.left) / per_second)
        raise Problem(429, "http-too-many", {"Retry-After": str(wait)}, n=wait)
    bucket.left -= 1


def _forget(buckets: dict[str, _Bucket], now: float, size: float, per_second: float) -> None:
    full = [client for client, bucket in buckets.items() if bucket.left + (now - bucket.at) * per_second >= size]
    for client in full or list(buckets)[: MOST_CLIENTS // 2]:
        del buckets[client]
