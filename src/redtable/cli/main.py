"""The `redtable` command: what it can do, and the door through which everything leaves."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated

import typer
from typer import TyperException

from redtable import __version__
from redtable.cli.errors import INTERRUPTED, PIPE_CLOSED, UNREADABLE, report, usage_problem
from redtable.cli.language import Lang, language_of_arguments, words_for
from redtable.cli.lazy import COMMANDS, SETTINGS, Commands
from redtable.kernel.message import Message, RedtableError
from redtable.words import words_in

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    context_settings=dict(SETTINGS),
    pretty_exceptions_enable=False,
    help="help-redtable",
)

Version = Annotated[bool, typer.Option("--version", "-V", help="help-version")]

DATA_OPTIONS = ("--json", "--jsonl")
"""Options by which a program asks; it gets its errors as data, too."""


@app.callback(invoke_without_command=True)
def redtable(context: typer.Context, version: Version = False, lang: Lang = "") -> None:
    words_for(lang)
    context.default_map = {name: {"lang": lang} for name in COMMANDS}
    if version:
        typer.echo(f"redtable {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """What the console script calls. Returns the exit code; whatever a person can mend has been said by then."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        _write_anything()
        code = _run(given)
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
        _output_closed(UNREADABLE)
        return _refused(Message("error-of-system", {"why": error.strerror or str(error)}), given)
    return code


def _run(given: list[str]) -> int:
    command = typer.main.get_command(app)
    try:
        with command.make_context("redtable", list(given)) as context:
            result = command.invoke(context)
        return result if isinstance(result, int) else 0
    except typer.Exit as ended:
        return ended.exit_code
    except (typer.Abort, EOFError):
        return INTERRUPTED
    except TyperException as wrong:
        return _refused(usage_problem(wrong), given)
    except RedtableError as wrong:
        return _refused(wrong.message, given)


def _refused(problem: Message, given: Sequence[str]) -> int:
    as_json = any(option in given for option in DATA_OPTIONS)
    report(problem, words_in(language_of_arguments(given)), as_json)
    return UNREADABLE


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
