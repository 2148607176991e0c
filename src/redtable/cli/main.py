"""The `redtable` command: what it can do, and the door through which everything leaves."""

from __future__ import annotations

from typing import Annotated

import typer

from redtable import __version__
from redtable.cli.language import Lang
from redtable.cli.lazy import COMMANDS, SETTINGS, Commands

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    context_settings=dict(SETTINGS),
    pretty_exceptions_enable=False,
    help="help-redtable",
)

Version = Annotated[bool, typer.Option("--version", "-V", help="help-version")]


@app.callback(invoke_without_command=True)
def redtable(context: typer.Context, version: Version = False, lang: Lang = "") -> None:
    context.default_map = {name: {"lang": lang} for name in COMMANDS}
    if version:
        typer.echo(f"redtable {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """What the console script calls."""
    app()
