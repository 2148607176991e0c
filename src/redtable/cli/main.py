"""The door through which everything leaves: the exit code, and no traceback for what is nobody's mistake."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from redtable.cli.codes import INTERRUPTED, PIPE_CLOSED


def main(arguments: Sequence[str] | None = None) -> int:
    """What the console script calls. Returns the exit code; whatever a person can mend has been said by then."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        from redtable.cli.app import run  # takes a moment, in which Ctrl-C may come

        _write_anything()
        code = run(given)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _output_closed(PIPE_CLOSED)
    except SystemExit as ended:  # Rich ends so when nobody reads any more
        if isinstance(ended.__context__, BrokenPipeError):
            return _output_closed(PIPE_CLOSED)
        return int(ended.code or 0)
    except OSError as error:  # the disk is full, say
        from redtable.cli.app import system_failed

        return _output_closed(system_failed(error, given))
    return code


def _write_anything() -> None:
    """No letter may end the program: terminals without it show another sign, and pipes get UTF-8."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")


def _output_closed(code: int) -> int:
    """Let Python's own last flush find somebody who reads."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
