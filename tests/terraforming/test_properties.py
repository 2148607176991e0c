"""Promises at any point of any game: codec, copies, undo, replay, redeals, refusals. The same examples in every run."""

from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass
from itertools import islice
from typing import Any, cast

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from redtable.games import game_by_id
from redtable.kernel.answers import random_answer
from redtable.kernel.chance import generator
from redtable.kernel.message import IllegalAnswer
from redtable.kernel.plain import decode, encode
from redtable.kernel.position import check_copy, everything, seen
from redtable.kernel.record import read_record, write_record
from redtable.kernel.session import Session
from redtable.kernel.view import decision_json
from redtable.terraforming.card import Card
from redtable.terraforming.state import MarsState
from tests.terraforming.play import busy, failing_with_record, play, played, table, uniform
from tests.terraforming.setups import GAME, SETUPS, SetUp


@dataclass(frozen=True, slots=True)
class Point:
    """A place in a random game."""

    setup: SetUp
    seed: int
    answers: int
    is_busy: bool

    def session(self) -> Session:
        return played(self.setup, self.seed, self.answers, busy if self.is_busy else uniform)


POINTS = st.builds(Point, st.sampled_from(SETUPS), st.integers(0, 999), st.integers(1, 400), st.booleans())
SEEDS = st.integers(0, 2**32)


def examples(count: int) -> settings:
    """Not shrunk: a game with a smaller seed is no simpler."""
    return settings(max_examples=count, derandomize=True, deadline=None, database=None, phases=[Phase.generate])


def through_json(state: MarsState) -> MarsState:
    """Written as text, read again, and what is derived worked out anew, but nothing carried on with."""
    again = cast(MarsState, decode(json.loads(json.dumps(encode(state)))))
    for seat in again.seats:
        seat.refresh()
    again.refresh_board()
    return again


# --- codec -----------------------------------------------------------------------------------------------------------


@examples(25)
@given(POINTS, SEEDS)
def test_state_survives_json_between_any_two_effects(point: Point, seed: int) -> None:
    """For some answers the game is written and read after each single effect, and goes on with what was read."""
    session, rng = point.session(), random.Random(seed)
    whole = table(session).copy()
    in_pieces = table(session).copy()
    for _ in range(8):
        if not whole.decisions:
            break
        decision = rng.choice(whole.decisions)
        key = random_answer(decision, rng)
        whole.answer(decision.seat, key)
        in_pieces = answered_in_pieces(in_pieces, decision.seat, key)
        assert everything(in_pieces) == everything(whole)
        assert list(in_pieces.decisions) == list(whole.decisions)


def answered_in_pieces(state: MarsState, seat: int, key: str) -> MarsState:
    """What `State.answer` does, effect by effect, through JSON after each."""
    frame = (state.sequel or state.flow).pop()
    frame.effect.answer(state, frame, seat, key)
    state.decisions = ()
    while True:
        state = through_json(state)
        if not state.sequel and state.pool:
            state.sequel.append(state._next_of_pool())
            continue
        stack = state.sequel or state.flow
        if not stack:
            return state
        frame = stack[-1]
        decisions = frame.effect.ask(state, frame)
        sole = decisions[0].sole_answer() if len(decisions) == 1 and decisions[0].forced else ""
        if decisions and not sole:
            state.decisions = decisions
            return state
        stack.pop()
        if sole:
            frame.effect.answer(state, frame, decisions[0].seat, sole)
        else:
            frame.effect.apply(state, frame)


@examples(30)
@given(POINTS, SEEDS)
def test_state_survives_json_where_judges_look(point: Point, seed: int) -> None:
    """Where every question is asked, also those with one answer, states are written and read as well."""
    state, rng = table(point.session()).copy(), random.Random(seed)
    for _ in range(12):
        if not state.decisions:
            break
        again = through_json(state)
        assert again == state
        assert encode(again) == encode(state)
        again.run(ask_all=True)
        assert list(again.decisions) == list(state.decisions)
        decision = rng.choice(state.decisions)
        state.answer(decision.seat, random_answer(decision, rng), ask_all=True)


# --- copies ----------------------------------------------------------------------------------------------------------


@examples(30)
@given(POINTS, SEEDS)
def test_copy_is_independent(point: Point, seed: int) -> None:
    """Playing on with one of two copies changes neither the other nor the original."""
    state, rng = table(point.session()), random.Random(seed)
    check_copy(state)
    before = everything(state)
    copy, other = state.copy(), state.copy()
    play_on(copy, rng, 30)
    assert everything(state) == everything(other) == before
    assert everything(copy) != before


def play_on(state: MarsState, rng: random.Random, answers: int) -> None:
    for _ in range(answers):
        if state.decisions:
            decision = rng.choice(state.decisions)
            state.answer(decision.seat, random_answer(decision, rng))


# --- undo and replay -------------------------------------------------------------------------------------------------


@examples(25)
@given(POINTS, SEEDS)
def test_undo_gives_back_every_point(point: Point, seed: int) -> None:
    """Back to any point it is the same position; the answers taken back lead to the same one as before."""
    session, rng = point.session(), random.Random(seed)
    end, answers = everything(session.state), list(session.live)
    to = rng.randrange(len(answers))
    there = Session.new(GAME, point.setup, session.secret)
    for answer in answers[:to]:
        there.answer(answer.seat, answer.key)
    session.undo(rng.randrange(session.seats), to, range(session.seats))
    assert everything(session.state) == everything(there.state)
    assert session.live == answers[:to]
    for answer in answers[to:]:
        session.answer(answer.seat, answer.key)
    assert everything(session.state) == end


@examples(15)
@given(POINTS, SEEDS)
def test_another_course_after_undo_leaves_no_trace_of_the_first(point: Point, seed: int) -> None:
    """Neither now nor at any point gone back to; the record tells of both."""
    session, rng = point.session(), random.Random(seed)
    session.undo(0, rng.randrange(len(session.live)), range(session.seats))
    for _ in islice(play(session, seed, busy), 70):
        pass
    straight = Session.new(GAME, point.setup, session.secret)
    points = rng.sample(range(len(session.live) + 1), min(10, len(session.live)))
    for number in range(len(session.live) + 1):
        if number in points:
            assert everything(session.at(number)) == everything(straight.state)
        if number < len(session.live):
            straight.answer(session.live[number].seat, session.live[number].key)
    assert everything(session.state) == everything(straight.state)
    assert everything(read_record(write_record(session, secret=True), game_by_id).state) == everything(straight.state)


@examples(25)
@given(POINTS)
def test_record_replays_at_any_point(point: Point) -> None:
    session = point.session()
    again = read_record(write_record(session, secret=True), game_by_id)
    assert everything(again.state) == everything(session.state)
    assert again.entries == session.entries
    assert again.state.rng == session.state.rng


@examples(15)
@given(st.sampled_from(SETUPS), st.binary(min_size=32, max_size=32), st.lists(st.text("abc", max_size=3), max_size=1))
def test_secret_and_salts_alone_make_the_deal(setup: SetUp, secret: bytes, salts: list[str]) -> None:
    deals = [everything(Session.new(GAME, setup, secret, salts).state) for _ in range(2)]
    assert deals[0] == deals[1]
    assert deals[0] != everything(Session.new(GAME, setup, secret, ["another"]).state)
    assert deals[0] != everything(Session.new(GAME, setup, secret + b"!", salts).state)


# --- redeals ---------------------------------------------------------------------------------------------------------


@examples(30)
@given(POINTS, SEEDS)
def test_redealt_game_is_a_game(point: Point, seed: int) -> None:
    """The seat sees the same bytes, no card is lost, and it can be played to its end under all invariants."""
    state, rng = table(point.session()), random.Random(seed)
    viewer = rng.choice([None, *range(len(state.seats))])
    redealt = cast(MarsState, GAME.redeal(state, viewer, generator(rng.randbytes(32))))
    assert seen(GAME, redealt, viewer) == seen(GAME, state, viewer)
    assert cards_of(redealt) == cards_of(state)
    assert redealt.rng != state.rng
    steps = 0
    while redealt.decisions:
        assert steps % 7 or GAME.broken(redealt) == []
        play_on(redealt, rng, 1)
        steps += 1
        assert steps < GAME.most_answers
    assert GAME.broken(redealt) == []


def cards_of(state: MarsState) -> list[str]:
    """All project cards, wherever they lie."""
    cards: list[Card] = state.deck + state.discards
    for seat in state.seats:
        cards = cards + seat.hand + seat.offered + seat.drafted + seat.played + seat.events
    return sorted([card.id for card in cards])


@pytest.mark.parametrize("prompt", ["ask-buy", "ask-draft", "ask-action"])
def test_redeal_varies_all_that_is_hidden(prompt: str) -> None:
    """Hands, cards under choice, cards being bought and how many, corporations, deck and discards of another seat."""
    session = session_asking(prompt)
    state = table(session)
    viewer = state.decisions[0].seat
    dealt = [cast(MarsState, GAME.redeal(state, viewer, generator(bytes([n])))) for n in range(20)]
    others = [[seat for seat in each.seats if seat.number != viewer] for each in dealt]
    assert len({str([card.id for card in each.deck]) for each in dealt}) == 20
    held = [[[card.id for card in seat.hand + seat.offered + seat.drafted] for seat in seats] for seats in others]
    assert len({str(each) for each in held}) == 20
    if prompt == "ask-buy":
        assert len({tuple(len(seat.drafted) for seat in seats) for seats in others}) > 2
        assert len({tuple(sum(seat.bill) for seat in seats) for seats in others}) > 2


def session_asking(prompt: str) -> Session:
    """A game in which a seat is asked this while another has chosen already, or has cards in hand."""
    session = Session.new(GAME, {"seats": 3, "draft": True}, bytes(32))
    for _ in play(session, 3):
        state = table(session)
        first = state.decisions[0]
        others = [seat for seat in state.seats if seat.number != first.seat]
        hidden = [seat for seat in others if (seat.ready if prompt == "ask-buy" else seat.hand)]
        if first.prompt == prompt and state.generation > 1 and hidden:
            return session
    raise AssertionError(f"nobody was asked {prompt}")


# --- refusals --------------------------------------------------------------------------------------------------------

WORDS = ("pass", "play", "use", "buy", "take", "pay", "area", "amount", "seat", "sell", "convert", "birds", "plants")
KEYS = st.one_of(
    st.text(max_size=20),
    st.lists(st.sampled_from([*WORDS, ":", ",", "=", " ", "0", "1", "-1", "99", "megacredits"]), max_size=7).map(
        "".join
    ),
)


@examples(60)
@given(POINTS, st.lists(KEYS, min_size=20, max_size=20), SEEDS)
def test_what_is_not_on_offer_is_refused_and_changes_nothing(point: Point, keys: list[str], seed: int) -> None:
    session, rng = point.session(), random.Random(seed)
    nearly = [damaged(random_answer(decision, rng), rng) for decision in session.state.decisions for _ in range(8)]
    with failing_with_record(session):
        before, entries = everything(session.state), list(session.entries)
        for key in [*keys, *nearly]:
            seat = rng.randint(-1, session.seats)
            asked = [decision for decision in session.state.decisions if decision.seat == seat]
            if asked and is_offered(decision_json(asked[0]), key):
                session.state.copy().answer(seat, key)
            else:
                with pytest.raises(IllegalAnswer):
                    session.answer(seat, key)
        assert everything(session.state) == before
        assert session.entries == entries


def damaged(key: str, rng: random.Random) -> str:
    """A key on offer that is no more, or hardly: a sign wrong, a part twice, one more or less of something."""
    parts = re.split("([,:=])", key)
    at = rng.randrange(len(parts))
    match rng.randrange(4):
        case 0:
            return f"{key},{parts[-1]}"
        case 1:
            parts[at] = rng.choice(["", parts[at] * 2, "x", ",", "=", ":"])
        case _:
            steps = rng.choice([1, -1])
            parts = [str(int(part) + steps) if part.isdecimal() else part for part in parts]
    return "".join(parts)


def is_offered(asked: dict[str, Any], key: str) -> bool:
    """Whether a client that knows nothing but the decision's JSON would say that the key is an answer."""
    verb, _, rest = key.partition(":")
    match asked["kind"]:
        case "amount":
            return verb == "amount" and is_between(rest, asked["least"], asked["most"])
        case "subset":
            chosen = rest.split(",") if rest else []
            known = len(set(chosen)) == len(chosen) and set(chosen) <= set(asked["options"])
            return verb == asked["verb"] and known and asked["least"] <= len(chosen) <= asked["most"]
        case "portion":
            most = dict(zip(asked["options"], asked["most"], strict=True))
            option, sign, units = key.partition("=")
            return option in most and (not sign or is_between(units, 1, most[option]))
        case "payment":
            return verb == "pay" and pays(asked, rest)
    return key in asked["options"]


def is_between(number: str, least: int, most: int) -> bool:
    return number.isdecimal() and len(number) < 10 and least <= int(number) <= most


def pays(asked: dict[str, Any], text: str) -> bool:
    """Enough, and nothing that could be left out."""
    means = {each["name"]: each for each in asked["means"]}
    parts = [part.split("=", 1) for part in text.split(",")] if text else []
    if any(len(part) < 2 or part[0] not in means for part in parts) or len({part[0] for part in parts}) < len(parts):
        return False
    if not all(is_between(units, 0, means[name]["available"]) for name, units in parts):
        return False
    paid = sum([int(units) * means[name]["value"] for name, units in parts])
    spare = min([means[name]["value"] for name, units in parts if int(units)], default=1)
    return bool(asked["price"] <= paid < asked["price"] + spare)
