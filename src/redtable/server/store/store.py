"""What a store of tables does. Both stores keep every promise below; tests/server/store runs on both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from redtable.kernel.message import Message, RedtableError, shown

Woken: TypeAlias = Callable[[str, int], None]
"""Called with a table and its number when another process has written."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What lists and workers need to know of a table without reading its log; written together with every entry."""

    phase: str
    asked: tuple[int, ...]
    due: int | None
    """When somebody should look after the table: a bot to answer, a clock that runs out. In milliseconds."""


@dataclass(frozen=True, slots=True)
class NewTable:
    id: str
    game: str
    secret: bytes
    at: int
    entries: tuple[bytes, ...]
    progress: Progress


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it is kept."""

    secret: bytes
    entries: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Visit:
    """What a browser may do at a table."""

    seat: int | None
    host: bool


@dataclass(frozen=True, slots=True)
class Mine:
    """A table in the list of somebody's tables."""

    id: str
    game: str
    seat: int | None
    host: bool
    phase: str
    asked: tuple[int, ...]
    number: int
    changed: int


@dataclass(frozen=True, slots=True)
class Hook:
    """A call that waits to be made because a seat is asked."""

    id: int
    table: str
    seat: int
    number: int
    url: str
    tries: int


class Store(Protocol):
    """All methods may be called from one event loop at any time; what returns is durable."""

    async def close(self) -> None: ...

    def listen(self, woken: Woken) -> None:
        """Be told of what other processes write. A store that only one process can use never calls."""

    # --- tables ---

    async def create(self, table: NewTable) -> bool:
        """False if there is a table of that id: nothing is written then."""

    async def load(self, table_id: str) -> Loaded | None: ...

    async def entries(self, table_id: str, after: int) -> list[bytes]:
        """Entries with numbers above `after`; the first entry has number 1."""

    async def append(
        self, table_id: str, number: int, entry: bytes, progress: Progress, at: int, freed: Sequence[int] = ()
    ) -> bool:
        """Write entry `number`. False if it is there already, or its predecessor is not: nothing is written then.

        All in one transaction: seats asked anew that have a webhook get a call, calls that wait for seats no longer
        asked are dropped, and links, visits and webhooks of seats that are `freed` are worth nothing any more.
        """

    async def numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables have come; those that are no more are left out."""

    async def due(self, until: int, most: int = 100) -> list[str]:
        """Tables to look after, the most urgent first."""

    async def delete(self, table_id: str) -> bool: ...

    async def table_ids(self, after: str = "", most: int = 1000) -> list[str]:
        """All tables in order of their ids, in pages; for export, never for requests."""

    # --- who may do what ---

    async def add_link(self, token: bytes, table_id: str, seat: int | None) -> None:
        """`token` is a hash."""

    async def link(self, token: bytes) -> tuple[str, int | None] | None: ...

    async def add_visit(self, visitor: bytes, table_id: str, visit: Visit, at: int) -> None:
        """A seat replaces watching, never the other way round; hosts stay hosts."""

    async def visit(self, visitor: bytes, table_id: str) -> Visit | None: ...

    async def visitors(self, table_id: str) -> list[tuple[bytes, Visit]]: ...

    async def mine(self, visitor: bytes, most: int = 100) -> list[Mine]:
        """The latest change first."""

    # --- webhooks ---

    async def set_hook(self, table_id: str, seat: int, url: str) -> None:
        """Empty: none."""

    async def hooks_due(self, now: int, lease: int, most: int = 20) -> list[Hook]:
        """Calls to make; whoever gets them has `lease` milliseconds before others get them, too."""

    async def hook_done(self, hook_id: int) -> None: ...

    async def hook_failed(self, hook_id: int, again_at: int | None) -> None:
        """None: never again."""

    # --- for who runs the server ---

    async def counts(self) -> dict[str, int]:
        """Tables by phase; for metrics."""

    async def backup(self, path: str) -> None:
        """A consistent copy while the server runs. Stores that have tools of their own refuse with a sentence."""


def asked_anew(before: Sequence[int], after: Sequence[int]) -> list[int]:
    return [seat for seat in after if seat not in before]


class BadDatabase(RedtableError):
    """There is no database of that address, or none that this version can use."""


async def open_store(url: str, must_exist: bool = False) -> Store:
    """`sqlite:///path/to/file` or `postgresql://...`; the schema is brought up to date first. Raises `BadDatabase`."""
    if url.startswith("sqlite:///"):
        from redtable.server.store.sqlite import SqliteStore

        return await SqliteStore.opened(url, must_exist)
    if url.startswith("postgresql://"):
        from redtable.server.store.postgres import PostgresStore

        return await PostgresStore.opened(url)
    raise BadDatabase(Message("serve-bad-database", {"url": shown(url)}))
