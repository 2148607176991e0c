"""The `redtable` command: what it can do, and what it says when it cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from typer import TyperException

from redtable import __version__
from redtable.cli.codes import INTERRUPTED, UNREADABLE
from redtable.cli.errors import report, usage_problem
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


def run(given: Sequence[str]) -> int:
    """Carry out a command line; its exit code. What a person can mend is said; mistakes of ours are raised."""
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


def system_failed(error: OSError, given: Sequence[str]) -> int:
    """Say what the system says."""
    return _refused(Message("error-of-system", {"why": error.strerror or str(error)}), given)


def _refused(problem: Message, given: Sequence[str]) -> int:
    as_json = any(option in given for option in DATA_OPTIONS)
    report(problem, words_in(language_of_arguments(given)), as_json)
    return UNREADABLE
