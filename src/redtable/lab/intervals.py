"""How far the truth may be from what was measured: intervals that hold it 95 times in 100."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, TypeAlias

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

Interval: TypeAlias = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """For a share of games won (Wilson's score interval, which is sound for few games and for shares near 0 and 1)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z**2 / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    size = 1 + Z**2 / games
    return max(0.0, (centre - reach) / size), min(1.0, (centre + reach) / size)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """For a mean (normal distribution); one value says nothing."""
    if len(values) < 2:
        return None
    reach = Z * stdev(values) / sqrt(len(values))
    mean = fmean(values)
    return mean - reach, mean + reach
