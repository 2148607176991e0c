"""`redtable tables` and `redtable backup`: what a server keeps."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer

from redtable.cli.errors import bad
from redtable.cli.files import read_text
from redtable.cli.language import Lang, words_for
from redtable.kernel.message import Message
from redtable.kernel.record import write_record
from redtable.server.keeping import each_table, import_record
from redtable.server.settings import default_database
from redtable.server.store import Store, open_store

Database = Annotated[str, typer.Option(metavar="URL", help="help-serve-database", show_default=False)]


def tables(
    export: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="help-tables-export", show_default=False)
    ] = None,
    import_files: Annotated[
        list[Path] | None, typer.Option("--import", metavar="FILE", help="help-tables-import", show_default=False)
    ] = None,
    delete: Annotated[
        list[str] | None, typer.Option(metavar="TABLE", help="help-tables-delete", show_default=False)
    ] = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    words_for(lang)
    asyncio.run(_tables(database or default_database(), export, import_files or [], delete or []))


async def _tables(database: str, export: Path | None, files: list[Path], delete: list[str]) -> None:
    store = await open_store(database, must_exist=not files)
    try:
        if export is not None:
            await _export(store, export)
        for file in files:
            print(await import_record(store, read_text(str(file))))
        missing = [table for table in delete if not await store.delete(table)]
        if missing:
            bad(Message("tables-missing", {"id": missing[0]}))
        if export is None and not files and not delete:
            for phase, count in sorted((await store.counts()).items()):
                print(f"{phase}\t{count}")
    finally:
        await store.close()


async def _export(store: Store, folder: Path) -> None:
    """One record for each table whose game has begun; those still in play hold their secret, so keep them safe."""
    folder.mkdir(parents=True, exist_ok=True)
    async for table in each_table(store):
        if table.session is not None:
            (folder / f"{table.id}.jsonl").write_text(write_record(table.session, secret=True), encoding="utf-8")
            print(table.id, file=sys.stderr)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    database: Database = "",
    lang: Lang = "",
) -> None:
    words_for(lang)
    asyncio.run(_backup(database or default_database(), file))


async def _backup(database: str, file: Path) -> None:
    store = await open_store(database, must_exist=True)
    try:
        await store.backup(str(file))
    finally:
        await store.close()
