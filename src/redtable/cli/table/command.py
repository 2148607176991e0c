"""`redtable table`."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from redtable.cli.errors import BadUsage, bad, sentence
from redtable.cli.language import Lang, words_for
from redtable.cli.table import game_options, saves
from redtable.cli.table.plain import Plain
from redtable.cli.table.seating import Seating, parse_seating, seated
from redtable.cli.table.table import Table
from redtable.kernel.message import Message
from redtable.words import Words

FileName = Annotated[str, typer.Argument(metavar="[FILE]", help="help-table-file", show_default=False)]
Resume = Annotated[bool, typer.Option("--resume", "-r", help="help-table-resume", show_default=False)]
Players = Annotated[str, typer.Option("--players", metavar="WHO,…", help="help-table-players", show_default=False)]
Beginner = Annotated[bool, typer.Option("--beginner", help="help-table-beginner", show_default=False)]
Seed = Annotated[str, typer.Option("--seed", metavar="TEXT", help="help-table-seed", show_default=False)]
Save = Annotated[str, typer.Option("--save", metavar="FILE", help="help-table-save", show_default=False)]
InLines = Annotated[bool, typer.Option("--plain", help="help-table-plain", show_default=False)]


@game_options.with_game_options
def table(
    file: FileName = "",
    resume: Resume = False,
    players: Players = "",
    beginner: Beginner = False,
    seed: Seed = "",
    save: Save = "",
    plain: InLines = False,
    lang: Lang = "",
    **given: Any,
) -> None:
    """Play in the terminal."""
    words = words_for(lang)
    opened: Table | None = None
    named = bool(players or beginner or game_options.chosen(given))
    if resume or file:
        if named or seed or save:
            bad(Message("table-resume-alone"))
        opened = Table.resume(Path(file)) if file else None
    elif named or seed or save:
        opened = new_table(given, players, beginner, seed, save)
    play_at(opened, words, plain=plain or not is_terminal(), choose_saved=resume)


def play_at(opened: Table | None, words: Words, plain: bool, choose_saved: bool) -> None:
    """Play on, or ask first which game it is to be."""
    if plain:
        Plain(words).run(opened, choose_saved)
        return
    from redtable.cli.table.app import TableApp

    app = TableApp(words, opened, choose_saved)
    problem = app.run()
    if problem is not None:
        raise BadUsage(problem)
    if app.table is not None and not app.table.is_over:
        typer.echo(sentence(Message("table-goodbye"), app.words))


def new_table(given: dict[str, Any], players: str, beginner: bool, seed: str, save: str) -> Table:
    """A new game as the command line wants it."""
    options = game_options.chosen(given)
    seating = seating_for(options, players)
    options[game_options.SEATS] = len(seating.seats)
    if beginner:
        options["beginners"] = list(seating.people)
    path = Path(save) if save else saves.new_path(datetime.now())
    return Table.new(options, seating, game_options.secret_of(seed), path)


def seating_for(options: dict[str, Any], players: str) -> Seating:
    """`--players` says it all; without it one person sits with bots."""
    asked = options.get(game_options.SEATS)
    if not players:
        return seated(asked or game_options.default_seats())
    seating = parse_seating(players)
    if asked is not None and asked != len(seating.seats):
        bad(Message("table-players-seats", {"seats": asked, "players": len(seating.seats)}))
    return seating


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
