"""Numbers of answer sequences from golden positions, and the order of the options, pinned.

Another number is a defect, or a change of the rules; `tools/golden.py` says how to renew them.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tools.golden import COUNTS, POSITIONS, Counted, count, counted, every_answer, position

PINNED: dict[str, dict[str, Any]] = {entry["name"]: entry for entry in json.loads(COUNTS.read_text())}


@pytest.mark.parametrize("wanted", POSITIONS, ids=lambda wanted: wanted.name)
def test_count(wanted: Counted) -> None:
    assert counted(wanted) == PINNED[wanted.name]


def test_every_pinned_position_is_counted() -> None:
    assert list(PINNED) == [wanted.name for wanted in POSITIONS]


def test_counts_by_hand() -> None:
    """The first numbers can be told without the program: two corporations each; then buy any of two cards, or wait."""
    state = position(POSITIONS[0])
    assert [len(every_answer(decision)) for decision in state.decisions] == [2, 2]
    assert count(state, 1) == 2 + 2
    assert count(state, 2) == 2 * (2 * (4 + 2))


def test_draft_counts_by_hand() -> None:
    """Three seats take one of four cards each, in any order of the seats."""
    state = position(POSITIONS[3])
    assert {len(decision.options) for decision in state.decisions} == {4}
    assert count(state, 3) == 6 * 4**3
    assert count(state, 4) == 6 * 4**3 * (3 * 3)


def test_every_kind_of_question_is_pinned() -> None:
    """Action turns, choices at the same time, subsets, areas."""
    prompts = {asked["prompt"] for entry in PINNED.values() for asked in entry["asked"]}
    assert prompts >= {"ask-corporation", "ask-action", "ask-draft", "ask-buy"}
