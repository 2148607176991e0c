"""The protocol: what bots are given, and the games they play."""

from __future__ import annotations

import random

import pytest

from redtable.bots import BOTS, Position, bot_by_name, next_answer, play, steps
from redtable.games import game_by_id
from redtable.kernel.message import BadRecord, IllegalAnswer
from redtable.kernel.session import Session

GAME = game_by_id("terraforming")


def new_session(seats: int = 2) -> Session:
    return Session.new(GAME, {"seats": seats}, bytes(32))


def test_position_gives_view_and_own_decision() -> None:
    session = new_session()
    position = Position.of(GAME, session.state, 1, random.Random(0))
    assert position.view == GAME.view(session.state, 1)
    assert position.decision == session.state.decision_of(1)


def test_position_can_be_spoilt_without_harm() -> None:
    session = new_session()
    position = Position.of(GAME, session.state, 1, random.Random(0))
    position.decision.options.clear()
    sampled = position.sample(position.rng)
    sampled.answer(1, sampled.decision_of(1).default)
    assert session.state.decision_of(1).options
    assert len(session.state.decisions) == 2


def test_sample_deals_again_what_is_hidden() -> None:
    session = new_session()
    position = Position.of(GAME, session.state, 0, random.Random(0))
    sampled = position.sample(random.Random(1))
    assert GAME.view(sampled, 0) == position.view
    assert GAME.view(sampled, 1)["own"] != GAME.view(session.state, 1)["own"]


def test_seat_without_a_question_has_no_position() -> None:
    with pytest.raises(IllegalAnswer):
        Position.of(GAME, new_session().state, 5, random.Random(0))


def test_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadRecord) as refused:
        bot_by_name("clairvoyant")
    assert refused.value.message.args == {"id": "clairvoyant", "known": tuple(BOTS)}


def test_random_bots_play_to_the_end() -> None:
    bots = {seat: bot_by_name("random") for seat in range(3)}
    session = play(GAME, {"seats": 3}, "a", bots)
    assert session.is_over
    assert session.entries == play(GAME, {"seats": 3}, "a", bots).entries
    assert session.entries != play(GAME, {"seats": 3}, "b", bots).entries


def test_game_needs_a_bot_in_every_seat() -> None:
    with pytest.raises(BadRecord) as refused:
        play(GAME, {"seats": 2}, "a", {0: bot_by_name("random")})
    assert refused.value.message.args == {"seat": 1}


def test_bots_wait_for_people() -> None:
    session = new_session()
    given = list(steps(session, {1: bot_by_name("random")}, "a"))
    assert {answer.seat for answer in given} == {1}
    assert [decision.seat for decision in session.state.decisions] == [0]
    assert next_answer(session, {1: bot_by_name("random")}, "a") is None
