"""Where tables are kept: SQLite in one file, or PostgreSQL for several processes. `open_store(url)` opens either."""

from __future__ import annotations

from redtable.server.store.store import Hook, Loaded, Mine, NewTable, Progress, Store, Visit, open_store

__all__ = ["Hook", "Loaded", "Mine", "NewTable", "Progress", "Store", "Visit", "open_store"]
