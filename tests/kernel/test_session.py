"""Sessions: answers are kept, refusals change nothing, and undo goes back just as far as it may."""

from __future__ import annotations

import random

import pytest

from redtable.kernel.answers import random_answer
from redtable.kernel.message import BadRecord, IllegalAnswer
from redtable.kernel.position import everything
from redtable.kernel.session import SNAPSHOT_EVERY, Answer, Session, Undo
from tests.kernel.toy_game import TOY

SECRET = b"secret"


def new_session(seats: int = 2, salts: tuple[str, ...] = ()) -> Session:
    return Session.new(TOY, {"seats": seats}, SECRET, salts)


def play(session: Session, answers: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(answers):
        if not session.is_over:
            decision = rng.choice(session.state.decisions)
            session.answer(decision.seat, random_answer(decision, rng))


def played(answers: int, seed: int = 1, seats: int = 2) -> Session:
    session = new_session(seats)
    play(session, answers, seed)
    return session


def test_answer_is_recorded_by_its_canonical_key() -> None:
    session = new_session()
    decision = session.state.decisions[0]
    first, second = decision.options[:2]
    session.answer(decision.seat, f"keep:{second},{first}")
    assert session.entries == session.live == [Answer(decision.seat, f"keep:{first},{second}")]


def test_answer_makes_a_new_state_and_tells_what_happened() -> None:
    session = played(2)
    before, old = everything(session.state), session.state
    kinds = set()
    while not session.is_over:
        decision = session.state.decisions[0]
        kinds |= {event.kind for event in session.answer(decision.seat, decision.default)}
    assert kinds >= {"card-drawn", "card-played"}
    assert everything(old) == before
    assert session.state.events is None, "nobody listens to a state that is handed out"


@pytest.mark.parametrize(("seat", "key"), [(0, "no-such:key"), (7, "keep:"), (-1, "pass")])
def test_refused_answer_changes_nothing(seat: int, key: str) -> None:
    session = new_session()
    before = everything(session.state)
    with pytest.raises(IllegalAnswer):
        session.answer(seat, key)
    assert everything(session.state) == before
    assert session.entries == []


def test_any_point_can_be_looked_at() -> None:
    """Before, at and after the snapshots."""
    session = new_session(3)
    states = [everything(session.state)]
    rng = random.Random(3)
    while not session.is_over:
        decision = rng.choice(session.state.decisions)
        session.answer(decision.seat, random_answer(decision, rng))
        states.append(everything(session.state))
    assert len(states) > SNAPSHOT_EVERY + 2
    assert [everything(session.at(number)) for number in range(len(states))] == states


@pytest.mark.parametrize("number", [-1, 6])
def test_there_is_nothing_before_the_start_and_after_now(number: int) -> None:
    with pytest.raises(IndexError):
        played(5).at(number)


def test_looking_back_gives_a_copy() -> None:
    session = played(5)
    session.at(0).answer(0, session.at(0).decisions[0].default)
    assert everything(session.at(0)) == everything(new_session().state)


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_with_consent_of_all_goes_back_anywhere() -> None:
    session = played(12)
    session.undo(1, 4, [0])
    assert everything(session.state) == everything(played(4).state)
    assert session.live == played(4).live
    assert session.entries[-1] == Undo(1, 4, (0,))


def test_course_taken_back_leaves_no_trace() -> None:
    """Beyond a snapshot, and on by other answers: points looked back at and free undos are those of the new course."""
    session = played(SNAPSHOT_EVERY + 2, seats=3)
    session.undo(1, SNAPSHOT_EVERY - 12, [0, 2])
    play(session, 100, seed=9)
    assert len(session.live) > SNAPSHOT_EVERY
    straight = new_session(3)
    for number, answer in enumerate(session.live):
        assert everything(session.at(number)) == everything(straight.state)
        straight.answer(answer.seat, answer.key)
    assert everything(session.state) == everything(straight.state)


def test_free_undo_after_an_undo_is_that_of_a_straight_game() -> None:
    for seed in range(10):
        session = played(12, seed)
        session.undo(0, 3, [1])
        play(session, 4, seed + 100)
        straight = new_session()
        for answer in session.live:
            straight.answer(answer.seat, answer.key)
        assert [session.free_undo(seat) for seat in (0, 1)] == [straight.free_undo(seat) for seat in (0, 1)]


def test_own_answers_are_free_until_another_answers() -> None:
    session = new_session()
    for seat in (0, 1):
        session.answer(seat, session.state.decision_of(seat).default)
    assert session.free_undo(0) == 2, "seat 1 has answered since"
    assert session.free_undo(1) == 2, "cards were drawn for the first round"


def answered_without_reveal() -> Session:
    """A game in which the last answer of its seat has shown nothing to anybody."""
    for seed in range(20):
        session = new_session()
        rng = random.Random(seed)
        while not session.is_over:
            decision = rng.choice(session.state.decisions)
            reveals = session.state.reveals
            session.answer(decision.seat, random_answer(decision, rng))
            if session.state.reveals == reveals and not session.is_over:
                return session
    raise AssertionError("every answer reveals something")


def test_free_undo_needs_nobody() -> None:
    session = answered_without_reveal()
    seat, number = session.live[-1].seat, len(session.live)
    before = session.at(number - 1)
    assert session.free_undo(seat) < number
    session.undo(seat, number - 1)
    assert everything(session.state) == everything(before)
    assert session.entries[-1] == Undo(seat, number - 1)


def test_another_seat_may_not_undo_freely() -> None:
    session = answered_without_reveal()
    other, number = 1 - session.live[-1].seat, len(session.live)
    assert session.free_undo(other) == number
    with pytest.raises(IllegalAnswer, match="illegal-undo-consent"):
        session.undo(other, number - 1)
    assert len(session.live) == number


def test_undo_beyond_what_was_seen_needs_consent() -> None:
    session = played(12, seats=3)
    before = everything(session.state)
    for consent in ((), (1,), (1, 1), (0,)):
        with pytest.raises(IllegalAnswer, match="illegal-undo-consent"):
            session.undo(0, 1, consent)
    assert everything(session.state) == before
    assert len(session.entries) == 12
    session.undo(0, 1, (2, 1))
    assert session.entries[-1] == Undo(0, 1, (1, 2))


def test_nobody_goes_back_alone_when_the_game_is_over() -> None:
    """The secret is out."""
    session = played(200)
    assert session.is_over
    for seat in range(2):
        assert session.free_undo(seat) == len(session.live)
        with pytest.raises(IllegalAnswer, match="illegal-undo-consent"):
            session.undo(seat, len(session.live) - 1)


def test_alone_at_the_table_nobody_else_need_consent() -> None:
    session = played(9, seats=1)
    session.undo(0, 0)
    assert session.live == []


@pytest.mark.parametrize("to", [-1, 5, 99])
def test_undo_goes_back_and_nowhere_else(to: int) -> None:
    session = played(5)
    with pytest.raises(IllegalAnswer, match="illegal-undo"):
        session.undo(0, to, [1])
    assert len(session.live) == 5


@pytest.mark.parametrize(("seat", "consent"), [(2, []), (-1, []), (0, [2]), (0, [1, -1])])
def test_strangers_cannot_undo_or_consent(seat: int, consent: list[int]) -> None:
    with pytest.raises(IllegalAnswer, match="illegal-seat"):
        played(5).undo(seat, 1, consent)


# --- salts -----------------------------------------------------------------------------------------------------------


def test_salts_change_the_deal_and_not_the_commitment() -> None:
    deals = [new_session(salts=salts) for salts in ((), ("a",), ("a", "b"), ("b", "a"))]
    assert len({str(everything(session.state)) for session in deals}) == 4
    assert len({session.commitment for session in deals}) == 1


@pytest.mark.parametrize(
    ("salts", "why"), [(("a", "b", "c"), "bad-salts"), (("a\nb",), "bad-salt"), (("\x1b",), "bad-salt")]
)
def test_odd_salts_are_refused(salts: tuple[str, ...], why: str) -> None:
    with pytest.raises(BadRecord, match=rf"^{why}\("):
        new_session(salts=salts)
