"""Tables that begin from a record."""

from __future__ import annotations

import random

import pytest

from redtable.games import game_by_id
from redtable.kernel.answers import random_answer
from redtable.kernel.record import write_record
from redtable.kernel.session import Session
from redtable.server.web.opening import OpenRecord, table_of_record


@pytest.mark.parametrize("salts", [(), ("3",), ("", "abc"), ("a", "b"), ("a", "")])
def test_a_record_deals_the_same_cards_whatever_salts_it_has(salts: tuple[str, ...]) -> None:
    """One salt for two seats is not the same as one salt and an empty one."""
    session = Session.new(game_by_id("terraforming"), {"seats": 2}, bytes(range(32)), salts)
    dice = random.Random(1)
    for _ in range(12):
        decision = session.state.decisions[0]
        session.answer(decision.seat, random_answer(decision, dice))
    table, _ = table_of_record(OpenRecord(write_record(session, secret=True), bot="random"), 0)
    assert table.session is not None
    assert table.session.state == session.state
    assert table.session.salts == salts
