"""What a process counts about itself, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
FINE: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
LONG: Final = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60)

ENTRIES = Counter("redtable_entries", "Entries written to the logs of tables", ["kind"], registry=REGISTRY)
WRITE_SECONDS = Histogram(
    "redtable_write_seconds", "Seconds from a deed to its durable entry", buckets=FINE, registry=REGISTRY
)
LOST_RACES = Counter("redtable_lost_races", "Entries that another process had written first", registry=REGISTRY)
THINKING_SECONDS = Histogram(
    "redtable_bot_seconds", "Seconds a bot took for an answer", ["bot"], buckets=LONG, registry=REGISTRY
)
BOT_FAILURES = Counter("redtable_bot_failures", "Questions a bot could not answer", ["bot"], registry=REGISTRY)
CALLS = Counter("redtable_webhook_calls", "Webhooks called", ["result"], registry=REGISTRY)
OPEN_TABLES = Gauge("redtable_open_tables", "Tables in memory", registry=REGISTRY)
VIEWERS = Gauge("redtable_viewers", "Connected viewers", registry=REGISTRY)
STORED_TABLES = Gauge("redtable_stored_tables", "Tables in the database", ["phase"], registry=REGISTRY)
