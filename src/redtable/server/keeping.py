"""What who runs a server does with its tables, beside the server or without it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

from redtable.server.hub import progress
from redtable.server.store import NewTable, Store
from redtable.server.tables import entries as log
from redtable.server.tables.table import Table
from redtable.server.web.opening import OpenRecord, table_of_record


async def each_table(store: Store) -> AsyncIterator[Table]:
    """All tables, one after another."""
    after = ""
    while page := await store.table_ids(after):
        for table_id in page:
            found = await store.load(table_id)
            if found is not None:
                yield Table.of(table_id, found.secret, [log.read_entry(entry) for entry in found.entries])
        after = page[-1]


async def import_record(store: Store, record: str) -> str:
    """Keep the game of a record, for watching; returns the table's id. Raises `BadRecord`."""
    now = int(time.time() * 1000)
    table, entries = table_of_record(OpenRecord(record), now)
    kept = tuple([log.write_entry(entry) for entry in entries])
    await store.create(NewTable(table.id, table.game.id, table.secret, now, kept, progress(table, now)))
    return table.id
