"""`redtable arena`: bots against bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from platformdirs import user_data_dir
from rich.console import Console

from redtable.cli.arena_screen import progress, show_table
from redtable.cli.data import json_text
from redtable.cli.errors import INTERRUPTED, bad
from redtable.cli.language import Lang, words_for
from redtable.cli.screen import screen
from redtable.kernel.message import Message, Ref, Value
from redtable.lab import Arena, Result, Standing, cores, settings_of, standings
from redtable.lab.settings import SEATS
from redtable.words import Words

GAME: Final = "terraforming"
MOST_GAMES: Final = 10_000_000

Bots = Annotated[list[str], typer.Argument(metavar="BOT", help="help-arena-bots", show_default=False)]
Games = Annotated[
    int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, metavar="N", help="help-arena-games", show_default=False)
]
Seats = Annotated[int, typer.Option("--seats", "-s", min=1, metavar="N", help="help-arena-seats", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="help-arena-option", show_default=False),
]
Seed = Annotated[str, typer.Option("--seed", metavar="TEXT", help="help-arena-seed", show_default=False)]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, metavar="N", help="help-arena-jobs", show_default=False)]
Out = Annotated[str, typer.Option("--out", metavar="FOLDER", help="help-arena-out", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="help-arena-json", show_default=False)]
GameId = Annotated[str, typer.Option("--game", metavar="ID", help="help-arena-game", show_default=False)]


def arena(
    bots: Bots,
    games: Games = 200,
    seats: Seats = 2,
    option: Options = None,
    seed: Seed = "1",
    jobs: Jobs = 0,
    out: Out = "",
    as_json: AsJson = False,
    game: GameId = GAME,
    lang: Lang = "",
) -> int:
    words = words_for(lang)
    settings = settings_of(game, bots, seats, options_of(option or ()), seed)
    held = Arena.open(settings, Path(out) if out else new_folder(datetime.now()))
    results, whole = play(held, games, jobs or cores(), words)
    table = standings(settings.bots, results)
    if as_json:
        typer.echo(json_text(report(held, table, len(results), games)))
    else:
        show(held, table, len(results), games, words)
    return 0 if whole else INTERRUPTED


def play(held: Arena, games: int, jobs: int, words: Words) -> tuple[list[Result], bool]:
    """All results there are in the end, and whether the arena came to its end; Ctrl-C calls it off."""
    results = held.finished(games)
    try:
        bar = progress(Console(stderr=True), games, len(results), words)
        with bar as advance, closing(held.play(games, jobs)) as left:
            for result in left:
                results.append(result)
                advance()
    except KeyboardInterrupt:  # some games have ended that nobody told of
        return held.finished(games), False
    return in_order(results), True


def in_order(results: Sequence[Result]) -> list[Result]:
    """So that sums do not depend on which process was faster."""
    return sorted(results, key=lambda result: result.table.number)


def options_of(given: Sequence[str]) -> dict[str, Any]:
    """`corporate_era=false`, `beginners=[0,1]`, `board=tharsis`: a value is JSON, or else a text."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            bad(Message("arena-option-form", {"text": text}))
        if name == SEATS:
            bad(Message("arena-option-seats"))
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found


def new_folder(now: datetime) -> Path:
    """Where an arena is kept that was given no folder."""
    base = Path(user_data_dir("redtable", appauthor=False)) / "arenas"
    name = now.strftime("%Y-%m-%d-%H%M%S")
    path, number = base / name, 2
    while path.exists():
        path, number = base / f"{name}-{number}", number + 1
    return path


def show(held: Arena, table: Sequence[Standing], played: int, games: int, words: Words) -> None:
    """Table and sentences for a person."""
    console = screen()
    settings = held.settings
    if table:
        title: dict[str, Value] = {"game": Ref("game", settings.game), "games": played, "places": settings.seats}
        console.print(words.say(Message("arena-title", title | {"seed": settings.seed})))
        show_table(console, table, words)
    if played < games:
        console.print(words.say(Message("arena-interrupted", {"played": played, "games": games})))
        console.print(words.say(Message("arena-go-on", {"folder": str(held.folder)})), soft_wrap=True)
    else:
        console.print(words.say(Message("arena-records", {"folder": str(held.folder)})), soft_wrap=True)


def report(held: Arena, table: Sequence[Standing], played: int, games: int) -> dict[str, Any]:
    """The same for programs."""
    return held.settings.as_json() | {
        "folder": str(held.folder),
        "games": games,
        "played": played,
        "complete": played >= games,
        "standings": [_line(standing) for standing in table],
    }


def _line(standing: Standing) -> dict[str, Any]:
    return {
        "bot": standing.bot,
        "rating": None if standing.rating is None else round(standing.rating, 1),
        "games": standing.games,
        "wins": round(standing.wins, 3),
        "win_rate": round(standing.win_rate, 4),
        "win_rate_95": [round(bound, 4) for bound in standing.win_rate_95],
        "points": round(standing.points, 2),
        "points_95": [round(bound, 2) for bound in standing.points_95] if standing.points_95 else None,
        "generations": round(standing.generations, 2),
        "ms_per_decision": round(standing.ms_per_decision, 4),
    }
