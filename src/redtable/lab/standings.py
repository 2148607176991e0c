"""The table of an arena: one line for each bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from redtable.lab.intervals import Interval, mean_interval, wilson
from redtable.lab.ratings import ratings
from redtable.lab.results import Result


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did. A bot that sits twice at a table has played two games there."""

    bot: str
    rating: float | None
    """None where bots do not meet (`ratings`)."""
    games: int
    wins: float
    """A shared win counts for its part."""
    win_rate: float
    win_rate_95: Interval
    points: float
    points_95: Interval | None
    generations: float
    ms_per_decision: float


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """The best first. Bots that have not played yet are left out."""
    there = [bot for bot in bots if _seats(bot, results)]
    rated = ratings(there, results) or {}
    found = [_standing(bot, rated.get(bot), results) for bot in there]
    return sorted(found, key=lambda standing: (-standing.win_rate, -standing.points))


def _seats(bot: str, results: Sequence[Result]) -> list[tuple[Result, int]]:
    return [(result, seat) for result in results for seat, name in enumerate(result.table.bots) if name == bot]


def _standing(bot: str, rating: float | None, results: Sequence[Result]) -> Standing:
    played = _seats(bot, results)
    wins = sum([1 / len(result.winners) for result, seat in played if seat in result.winners])
    points = [float(result.points[seat]) for result, seat in played]
    decisions = sum([result.decisions[seat] for result, seat in played])
    seconds = sum([result.seconds[seat] for result, seat in played])
    return Standing(
        bot=bot,
        rating=rating,
        games=len(played),
        wins=wins,
        win_rate=wins / len(played),
        win_rate_95=wilson(wins, len(played)),
        points=fmean(points),
        points_95=mean_interval(points),
        generations=fmean([result.generations for result, _ in played]),
        ms_per_decision=1000 * seconds / max(decisions, 1),
    )
