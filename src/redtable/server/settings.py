"""How a server is to run. Everything has a default that suits one machine at home."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

PORT: Final = 8642


def default_database() -> str:
    return f"sqlite:///{Path(user_data_dir('redtable', appauthor=False)) / 'tables.db'}"


def default_workers() -> int:
    """Bots leave one processor to the server."""
    return max((os.cpu_count() or 2) - 1, 1)


@dataclass(frozen=True, slots=True)
class Rates:
    """How many requests a client may make: at once, and each second from then on; how many of them open tables; and how
    many connections may stay open."""

    burst: float = 120
    per_second: float = 30
    tables: float = 30
    tables_per_second: float = 0.05
    connections: int = 200

    @staticmethod
    def of(per_second: float) -> Rates:
        """All of them in proportion."""
        usual = Rates()
        times = per_second / usual.per_second
        return Rates(
            usual.burst * times,
            per_second,
            usual.tables * times,
            usual.tables_per_second * times,
            max(int(usual.connections * times), 1),
        )


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = PORT
    bot_workers: int = field(default_factory=default_workers)
    rates: Rates = field(default_factory=Rates)
    private_webhooks: bool = False
    """Whether webhooks may call addresses of the host's own network."""
    proxied: bool = False
    """Whether a reverse proxy stands in front, whose word about clients' addresses and HTTPS is believed."""
