"""Saved games: a record that grows by a line with every answer, on the disk before anybody sees the next question."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO, Any

from platformdirs import user_data_dir

from redtable.cli.table.locking import lock
from redtable.cli.table.seating import Seating, seating_of
from redtable.games import game_by_id
from redtable.kernel.message import BadRecord, Message, RedtableError
from redtable.kernel.record import entry_line, header_line, parse_record, read_record, result_line
from redtable.kernel.session import Entry, Session


class CannotSave(RedtableError):
    """The file cannot be read or written."""


class SaveFile:
    """The record of one game, open for writing and locked against a second table."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self._file = file

    @staticmethod
    def create(path: Path, session: Session, seating: Seating) -> SaveFile:
        """A new file, which must not be there yet, with everything answered so far."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("xb", buffering=0)
        except OSError as error:
            raise _cannot(path, error) from error
        save = SaveFile(path, file)
        save._hold()
        save._write([_header(session, seating), *[entry_line(entry) for entry in session.entries]])
        return save

    @staticmethod
    def reopen(path: Path) -> tuple[SaveFile, Session, Seating]:
        """The game as it was left, by whatever end; half a last line is cut off."""
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            raise _cannot(path, error) from error
        save = SaveFile(path, file)
        try:
            save._hold()
            session, seating = save._read()
        except BaseException:
            file.close()
            raise
        return save, session, seating

    def append(self, entry: Entry) -> None:
        """Returns when the answer is on the disk."""
        self._write([entry_line(entry)])

    def finish(self, session: Session) -> None:
        """The result, which ends the record."""
        self._write([result_line(session.game, session.state)])

    def close(self) -> None:
        self._file.close()

    def _hold(self) -> None:
        try:
            lock(self._file)
        except OSError as error:
            raise CannotSave(Message("table-save-busy", {"path": str(self.path)})) from error

    def _read(self) -> tuple[Session, Seating]:
        data = self._file.read()
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            raise BadRecord(Message("table-save-no-text", {"path": str(self.path)})) from error
        session = read_record(text, game_by_id)
        parsed = parse_record(text)
        self._mend(data, session.truncated)
        if session.is_over and parsed.result is None:
            self.finish(session)
        return session, seating_of(parsed.header)

    def _mend(self, data: bytes, truncated: bool) -> None:
        """Let the file end with a whole line."""
        if truncated:
            self._file.truncate(data.rfind(b"\n") + 1)
        self._file.seek(0, os.SEEK_END)
        if not truncated and not data.endswith(b"\n"):
            self._file.write(b"\n")

    def _write(self, lines: list[str]) -> None:
        try:
            self._file.write("".join([line + "\n" for line in lines]).encode())
            os.fsync(self._file.fileno())
        except OSError as error:
            raise _cannot(self.path, error) from error


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved game in a list of them."""

    path: Path
    at: datetime
    seating: Seating
    answers: int
    is_over: bool


def folder() -> Path:
    return Path(user_data_dir("redtable", appauthor=False)) / "tables"


def new_path(now: datetime) -> Path:
    """Where a game that begins now is saved."""
    name = now.strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{name}.jsonl"
    number = 2
    while path.exists():
        path = folder() / f"{name}-{number}.jsonl"
        number += 1
    return path


def saved_games(place: Path | None = None) -> list[Saved]:
    """All games in the folder, the latest first. Files that are no records are passed over."""
    found = []
    for path in (place or folder()).glob("*.jsonl"):
        try:
            parsed = parse_record(path.read_text(encoding="utf-8"))
            seating = seating_of(parsed.header)
            at = datetime.fromtimestamp(path.stat().st_mtime)
        except (BadRecord, OSError, UnicodeDecodeError):
            continue
        found.append(Saved(path, at, seating, len(parsed.entries), parsed.result is not None))
    return sorted(found, key=lambda saved: saved.at, reverse=True)


def _header(session: Session, seating: Seating) -> str:
    """The record's header with the seating, which other readers pass over."""
    header: dict[str, Any] = json.loads(header_line(session, secret=True))
    return json.dumps(header | {"table": seating.as_json()})


def _cannot(path: Path, error: OSError) -> CannotSave:
    return CannotSave(Message("table-save-error", {"path": str(path), "why": error.strerror or str(error)}))
