"""Conformance passes a game that keeps its promises, and notices each broken one."""

from __future__ import annotations

import pytest

from redtable.kernel.conformance import NonConformance, Report, check_game, check_record
from redtable.kernel.record import read_record
from tests.kernel.broken import BROKEN, Crashing, Forging
from tests.kernel.toy_game import TOY, ToyGame, toy_of


def test_toy_game_conforms() -> None:
    report = check_game(TOY, [{}, {"seats": 1}, {"seats": 3, "gems": 9}], seeds=range(4), every=3)
    assert report == Report(games=12, answers=report.answers, positions=report.positions)
    assert report.answers > 12 * 15
    assert report.positions > report.answers // 3


@pytest.mark.parametrize(("broken", "problem"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_broken_promise_is_noticed(broken: type[ToyGame], problem: str) -> None:
    with pytest.raises(NonConformance, match=problem):
        check_game(broken(), [{}, {"seats": 3}], seeds=range(4), every=2)


def failure(broken: ToyGame) -> NonConformance:
    with pytest.raises(NonConformance) as caught:
        check_game(broken, [{}], seeds=[1], every=2)
    return caught.value


def test_failure_says_where_and_ends_with_the_record() -> None:
    found = failure(Forging())
    assert found.problem.startswith("invariants are broken")
    assert "set-up {}, seed 1, after" in str(found)
    assert str(found).endswith(found.record)
    session = read_record(found.record, toy_of)
    assert not session.truncated
    assert len(session.live) == found.record.count("\n") - 1


def test_record_of_a_failure_is_a_test() -> None:
    """With the broken game it fails in the same place, with the mended one it passes."""
    found = failure(Forging())
    with pytest.raises(NonConformance) as again:
        check_record(Forging(), found.record)
    assert again.value.problem.partition(" (")[0] == found.problem.partition(" (")[0]
    report = check_record(TOY, found.record)
    assert report.positions == report.answers + 1 > 1


def test_crash_of_a_game_is_a_failure_with_its_record() -> None:
    found = failure(Crashing())
    assert found.problem == "ZeroDivisionError: integer division or modulo by zero (seat 0 answering 'pass')"
    assert found.record.startswith('{"redtable": 1, "game": "toy"')


def test_game_that_cannot_start_is_a_failure() -> None:
    with pytest.raises(NonConformance, match="BadRecord"):
        check_game(TOY, [{"seats": 9}], seeds=[1])
