"""Intervals and ratings against values worked out by hand or known from books."""

from __future__ import annotations

from math import log10

import pytest

from redtable.lab.intervals import mean_interval, wilson
from redtable.lab.ratings import ratings, scores_of
from redtable.lab.results import Result
from redtable.lab.schedule import Table
from redtable.lab.standings import standings


def result(bots: str, points: tuple[int, ...], winners: tuple[int, ...], generations: int = 10) -> Result:
    """A game of bots with one letter each, who needed two seconds for four decisions."""
    seats = len(bots)
    return Result(Table(0, "", tuple(bots)), points, winners, generations, (4,) * seats, (2.0,) * seats)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (10, 20, 0.29930, 0.70070),
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, method 3
        (15, 148, 0.0624, 0.1605),  # the same
        (0.5, 1, 0.05462, 0.94538),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean_interval([7.0]) is None


def test_mean_interval() -> None:
    """Deviation of 2, 4, 4, 4, 5, 5, 7, 9 in the sample: the root of 32/7."""
    reach = 1.959964 * (32 / 7) ** 0.5 / 8**0.5
    assert mean_interval([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx((5 - reach, 5 + reach), abs=1e-5)


def test_two_bots_are_rated_by_their_wins() -> None:
    """Half a win each way is added: 3.5 to 1.5."""
    games = [result("ab", (9, 5), (0,))] * 3 + [result("ab", (5, 9), (1,))]
    assert ratings(("a", "b"), games) == pytest.approx({"a": 1000, "b": 1000 - 400 * log10(3.5 / 1.5)})


def test_three_bots_fit_the_model() -> None:
    """With a twice as strong as b and b as strong as c (the added wins included) nothing else explains the games."""
    ab = [result("ab", (9, 5), (0,))] * 15 + [result("ab", (5, 9), (1,))] * 7
    ab += [result("ab", (5, 5), (0, 1))]
    bc = [result("bc", (9, 5), (0,))] * 6 + [result("bc", (5, 9), (1,))] * 6
    ac = [result("ca", (5, 9), (1,))] * 15 + [result("ca", (9, 5), (0,))] * 7
    ac += [result("ca", (5, 5), (0, 1))]
    found = ratings(("b", "a", "c"), ab + bc + ac)
    assert found == pytest.approx({"b": 1000, "a": 1000 + 400 * log10(2), "c": 1000})


def test_every_two_different_bots_at_a_table_are_compared() -> None:
    """Seat 1 won a tie; seats 2 and 0 have equal points, and seats 0 and 3 are one bot."""
    games = [result("abca", (9, 9, 9, 4), (1,))]
    assert scores_of(games) == {
        ("a", "b"): 0.0,
        ("b", "a"): 2.0,
        ("a", "c"): 0.5,
        ("c", "a"): 1.5,
        ("b", "c"): 1.0,
        ("c", "b"): 0.0,
    }


def test_who_does_not_meet_is_not_rated() -> None:
    assert ratings(("a", "b"), [result("a", (9,), (0,)), result("b", (5,), ())]) is None
    assert ratings(("a", "b", "c"), [result("ab", (9, 5), (0,))]) is None
    assert ratings(("a",), [result("aa", (9, 5), (0,))]) is None


def test_standings() -> None:
    games = [result("ab", (30, 50), (1,), 10), result("ba", (40, 40), (0, 1), 20)]
    first, second = standings(("a", "b", "c"), games)
    assert (first.bot, first.games, first.wins, first.win_rate, first.points) == ("b", 2, 1.5, 0.75, 45.0)
    assert (second.bot, second.games, second.wins, second.win_rate, second.points) == ("a", 2, 0.5, 0.25, 35.0)
    assert first.win_rate_95 == wilson(1.5, 2)
    assert first.points_95 == mean_interval([50, 40])
    assert first.generations == second.generations == 15.0
    assert first.ms_per_decision == pytest.approx(500.0)
    assert second.rating == 1000.0
    assert first.rating == pytest.approx(1000 + 400 * log10(2.0 / 1.0))


def test_a_bot_that_sits_twice_has_played_twice() -> None:
    (alone,) = standings(("a",), [result("aa", (30, 50), (1,))])
    assert (alone.games, alone.wins, alone.points, alone.rating) == (2, 1.0, 40.0, None)
