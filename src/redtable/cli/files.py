"""Reading what people name on the command line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from redtable.cli.errors import bad
from redtable.kernel.message import Message

STANDARD_INPUT: Final = "-"
_BIGGEST: Final = 256 * 1024 * 1024
_LONGEST_LINE: Final = 16 * 1024 * 1024


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`. Raises `BadUsage` with a sentence that names the file."""
    data = sys.stdin.buffer.read(_BIGGEST + 1) if file == STANDARD_INPUT else _bytes_of(file)
    if len(data) > _BIGGEST:
        bad(Message("file-too-big", {"file": file, "most": _BIGGEST // 1024**2}))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        bad(Message("file-not-text", {"file": file, "at": wrong.start}))


def _bytes_of(file: str) -> bytes:
    try:
        with Path(file).open("rb") as opened:
            return opened.read(_BIGGEST + 1)
    except FileNotFoundError:
        bad(Message("file-missing", {"file": file}))
    except IsADirectoryError:
        bad(Message("file-is-folder", {"file": file}))
    except (OSError, ValueError):
        bad(Message("file-unreadable", {"file": file}))


def lines_of_input() -> Iterator[str]:
    """Standard input as it comes. Raises `BadUsage` at the first line that is no text."""
    buffer = sys.stdin.buffer
    for number, line in enumerate(iter(lambda: buffer.readline(_LONGEST_LINE + 1), b""), 1):
        if len(line) > _LONGEST_LINE:
            bad(Message("line-too-long", {"line": number, "most": _LONGEST_LINE // 1024**2}))
        try:
            yield line.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError as wrong:
            bad(Message("file-not-text", {"file": STANDARD_INPUT, "at": wrong.start}))
