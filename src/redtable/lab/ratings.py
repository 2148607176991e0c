"""Ratings from games: Bradley and Terry's model on the scale that chess uses, where 400 points are ten wins to one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import log10
from typing import Final, TypeAlias

from redtable.lab.results import Result

FIRST: Final = 1000.0
"""The rating of the bot that was named first; the others' are relative to it."""

SCALE: Final = 400.0
PRIOR: Final = 0.5
"""Wins each way that everyone is given against everyone met, so that a bot which never loses has a rating, too."""

ROUNDS: Final = 2000
CLOSE: Final = 1e-9

Scores: TypeAlias = Mapping[tuple[str, str], float]
"""How often the first bot was better than the second one; 0.5 for neither."""


def ratings(bots: Sequence[str], results: Iterable[Result]) -> dict[str, float] | None:
    """None where the bots do not all meet: alone at their tables, or not played yet."""
    scores = scores_of(results)
    if len(bots) < 2 or any(pair not in scores for pair in combinations(bots, 2)):
        return None
    strength = _strengths(bots, scores)
    return {bot: FIRST + SCALE * log10(strength[bot] / strength[bots[0]]) for bot in bots}


def scores_of(results: Iterable[Result]) -> Scores:
    """Every two seats of different bots at a table are compared."""
    scores: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        bots = result.table.bots
        for one, other in combinations(range(len(bots)), 2):
            if bots[one] != bots[other]:
                score = _better(result, one, other)
                scores[bots[one], bots[other]] += score
                scores[bots[other], bots[one]] += 1 - score
    return dict(scores)


def _better(result: Result, one: int, other: int) -> float:
    """Winners are better than others, whatever broke their tie; then points count."""
    first = (one in result.winners, result.points[one])
    second = (other in result.winners, result.points[other])
    return 0.5 if first == second else float(first > second)


def _strengths(bots: Sequence[str], scores: Scores) -> dict[str, float]:
    """Of greatest likelihood, by the usual iteration. Only their ratios mean something."""
    strength = dict.fromkeys(bots, 1.0)
    wins = {bot: sum([scores[bot, other] + PRIOR for other in bots if other != bot]) for bot in bots}
    met = {
        (bot, other): scores[bot, other] + scores[other, bot] + 2 * PRIOR
        for bot in bots
        for other in bots
        if bot != other
    }
    for _ in range(ROUNDS):
        before = dict(strength)
        for bot in bots:
            weight = sum([met[bot, other] / (strength[bot] + strength[other]) for other in bots if other != bot])
            strength[bot] = wins[bot] / weight
        if all(abs(strength[bot] / before[bot] - 1) < CLOSE for bot in bots):
            break
    return strength
