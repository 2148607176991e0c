"""How an arena looks in a terminal: the bar while it runs, and the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias

from babel.numbers import format_decimal, format_percent
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from redtable.kernel.message import Message
from redtable.lab import Standing
from redtable.words import Words

Column: TypeAlias = tuple[Message, Callable[[Standing, Words], str]]


class Speed(ProgressColumn):
    """Games a second, of late."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        number = format_decimal(speed, "#,##0.0", locale=self._words.language)
        return Text(self._words.say(Message("arena-speed", {"number": number})), "cyan")


@contextmanager
def progress(console: Console, games: int, done: int, words: Words) -> Iterator[Callable[[], None]]:
    """A bar with an estimate, where a person looks; what it gives is called for every game."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(words),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say(Message("arena-playing")), total=games, completed=done)
        yield lambda: bar.advance(task)


def show_table(console: Console, standings: Sequence[Standing], words: Words) -> None:
    """One line for each bot, the best first."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    columns = [column for column in COLUMNS if any(column[1](standing, words) for standing in standings)]
    for number, (head, _) in enumerate(columns):
        table.add_column(words.say(head), justify="right" if number else "left", no_wrap=True)
    for standing in standings:
        table.add_row(*[cell(standing, words) for _, cell in columns])
    console.print(table)


def _decimal(value: float, words: Words, form: str = "#,##0.0") -> str:
    return str(format_decimal(value, form, locale=words.language))


def _rating(standing: Standing, words: Words) -> str:
    return "" if standing.rating is None else _decimal(standing.rating, words, "0")


def _wins(standing: Standing, words: Words) -> str:
    low, high = standing.win_rate_95
    share = format_percent(standing.win_rate, locale=words.language)
    return f"{share} ({_decimal(100 * low, words, '0')}–{_decimal(100 * high, words, '0')})"


def _points(standing: Standing, words: Words) -> str:
    points = _decimal(standing.points, words)
    if standing.points_95 is None:
        return points
    return f"{points} ±{_decimal(standing.points_95[1] - standing.points, words)}"


COLUMNS: Final[tuple[Column, ...]] = (
    (Message("arena-bot"), lambda standing, words: standing.bot),
    (Message("arena-rating"), _rating),
    (Message("arena-games"), lambda standing, words: _decimal(standing.games, words, "#,##0")),
    (Message("arena-wins"), _wins),
    (Message("arena-points"), _points),
    (Message("arena-generations"), lambda standing, words: _decimal(standing.generations, words)),
    (Message("arena-time"), lambda standing, words: _decimal(standing.ms_per_decision, words, "@@#")),
)
"""Headings, and what stands below them; a column in which nothing stands is left out."""
