"""Previews say what an answer changes, and nothing that hangs on what the seat cannot know."""

from __future__ import annotations

import random

import pytest

from redtable.games import game_by_id
from redtable.kernel.answers import random_answer
from redtable.kernel.message import IllegalAnswer
from redtable.kernel.preview import changes, dealt_anew, preview
from redtable.kernel.session import Session

GAME = game_by_id("terraforming")


def last_to_buy(secret: int) -> Session:
    """The position in which seat 1 alone has to buy its first cards: its answer brings all corporations into play."""
    session = Session.new(GAME, {"seats": 2}, bytes([secret] * 32))
    while [(decision.seat, decision.kind) for decision in session.state.decisions] != [(1, "subset")]:
        decision = session.state.decisions[0]
        session.answer(decision.seat, decision.default)
    return session


def test_every_number_that_differs_is_told_with_its_path() -> None:
    before = {"a": 1, "b": [{"c": 2}, 3], "gone": 4, "text": "x", "decision": 1, "own": {"prices": 1}}
    after = {"a": 1, "b": [{"c": 5}, 3], "new": 6, "text": "y", "decision": 2, "own": {"prices": 2}}
    assert list(changes(before, after)) == [
        {"path": ["b", 0, "c"], "before": 2, "after": 5},
        {"path": ["gone"], "before": 4, "after": 0},
        {"path": ["new"], "before": 0, "after": 6},
    ]


@pytest.mark.parametrize("secret", range(1, 6))
def test_what_others_keep_hidden_is_not_made_up(secret: int) -> None:
    """A single position dealt anew would tell the stock of a corporation that the other seat may not have."""
    session = last_to_buy(secret)
    key = session.state.decisions[0].default
    dealt = dealt_anew(GAME, session.state, 1, 7)
    told = [change["path"] for change in preview(GAME, dealt, 1, key)]
    alone = [change["path"] for change in preview(GAME, dealt[:1], 1, key)]
    assert ["seats", 0, "stock", "megacredits"] in alone
    assert ["seats", 0, "stock", "megacredits"] not in told
    assert ["seats", 1, "stock", "megacredits"] in told


def test_a_preview_keeps_its_positions() -> None:
    session = last_to_buy(1)
    dealt = dealt_anew(GAME, session.state, 1, 7)
    before = [state.copy() for state in dealt]
    key = random_answer(session.state.decisions[0], random.Random(1))
    assert preview(GAME, dealt, 1, key) == preview(GAME, dealt, 1, key)
    assert dealt == before == dealt_anew(GAME, session.state, 1, 7)


def test_what_is_not_on_offer_has_no_preview() -> None:
    session = last_to_buy(1)
    with pytest.raises(IllegalAnswer):
        preview(GAME, dealt_anew(GAME, session.state, 1, 7), 1, "nonsense")
