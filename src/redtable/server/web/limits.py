"""How much a client may ask for: buckets that fill with time. Each process counts for itself."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import Final

from starlette.requests import HTTPConnection

from redtable.server.settings import Rates
from redtable.server.web.problems import Problem

HOST_BITS: Final = 64
RETRY: Final = 10
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
        self._connections: Counter[str] = Counter()

    def request(self, connection: HTTPConnection) -> None:
        _take(self._requests, client_of(connection), self._rates.burst, self._rates.per_second)

    def new_table(self, connection: HTTPConnection) -> None:
        _take(self._tables, client_of(connection), self._rates.tables, self._rates.tables_per_second)

    @contextmanager
    def connection(self, connection: HTTPConnection) -> Iterator[None]:
        """Something that stays for a while: a live connection, a long poll."""
        client = client_of(connection)
        if self._connections[client] >= self._rates.connections:
            raise Problem(429, "http-too-many", {"Retry-After": str(RETRY)}, n=RETRY)
        self._connections[client] += 1
        try:
            yield
        finally:
            self._connections[client] -= 1
            if not self._connections[client]:
                del self._connections[client]


def client_of(connection: HTTPConnection) -> str:
    """The address, as the proxy in front reports it if there is one that is believed. Of IPv6 the network: whoever has
    one has all its addresses."""
    host = connection.client.host if connection.client is not None else ""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> HOST_BITS << HOST_BITS, 128 - HOST_BITS)))


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
