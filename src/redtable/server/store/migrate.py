"""Bring a database's schema up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER: Final = Path(__file__).parent / "migrations"
HEAD: Final = "0001"
"""The newest revision; a database that has it needs no Alembic, whose import would take most of the start."""


def upgrade(connection: Connection) -> None:
    """All revisions that are missing, each in a transaction of its own."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
