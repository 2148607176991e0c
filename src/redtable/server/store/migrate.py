"""Bring a database's schema up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from redtable.kernel.message import Message
from redtable.server.store.store import BadDatabase

FOLDER: Final = Path(__file__).parent / "migrations"
HEAD: Final = "0001"
"""The newest revision; a database that has it needs no Alembic, whose import would take most of the start."""


KNOWN: Final = ("", "0001")
"""All revisions, and none at all."""


def is_behind(revision: str) -> bool:
    """Whether migrations are missing. Raises `BadDatabase` if a newer Redtable has been here."""
    if revision not in KNOWN:
        raise BadDatabase(Message("serve-newer-database"))
    return revision != HEAD


def upgrade(connection: Connection) -> None:
    """All revisions that are missing, each in a transaction of its own."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
