"""The greedy bot: legal, repeatable, blind to what is hidden, and better than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from redtable.bots import Position, bot_by_name, play
from redtable.bots.evaluation import Value
from redtable.bots.greedy_bot import GreedyBot, spread
from redtable.games import game_by_id
from redtable.kernel.decision import Decision
from redtable.kernel.plain import encode
from redtable.kernel.session import Session
from redtable.kernel.stack import State
from redtable.terraforming.game import TerraformingMars
from redtable.terraforming.state import MarsState

GAME = game_by_id("terraforming")
GREEDY = GreedyBot()


class DealsOneTable(TerraformingMars):
    """Whatever the truth, a look at a table dealt again shows this one."""

    def __init__(self, table: MarsState) -> None:
        self.table = table

    def redeal(self, state: MarsState, seat: int | None, rng: int) -> MarsState:
        return self.table.copy()


def questions(options: Mapping[str, Any], seed: str, bot: str, every: int = 1) -> Iterator[tuple[State, Decision]]:
    """Positions of a game in which all seats are the bot's."""
    seats = range(options["seats"])
    session = play(GAME, options, seed, {seat: bot_by_name(bot) for seat in seats})
    for number in range(0, len(session.live), every):
        state = session.at(number)
        yield state, state.decision_of(session.live[number].seat)


@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        ({"seats": 2}, {"choice", "subset", "payment"}),
        ({"seats": 3, "draft": True}, {"choice", "subset", "payment", "portion"}),
        ({"seats": 1}, {"choice", "subset"}),
        ({"seats": 2, "beginners": [0, 1], "corporate_era": False}, {"choice", "subset"}),
    ],
    ids=["two", "three-draft", "solo", "beginners"],
)
def test_whole_games_are_legal_and_over_in_time(options: dict[str, Any], kinds: set[str]) -> None:
    """Every answer is on offer: a session refuses others."""
    session = play(GAME, options, "whole", dict.fromkeys(range(options["seats"]), GREEDY))
    assert session.is_over
    assert isinstance(session.state, MarsState)
    assert session.state.generation <= 22
    asked = {session.at(number).decision_of(answer.seat).kind for number, answer in enumerate(session.live)}
    assert asked >= kinds


def test_every_kind_of_question_has_an_answer_on_offer() -> None:
    """Random play leads to questions a greedy game never meets."""
    kinds = set()
    for state, decision in questions({"seats": 3, "draft": True}, "odd", "random", every=3):
        position = Position.of(GAME, state, decision.seat, random.Random(1))
        answer = GREEDY.choose(position)
        assert decision.canonical(answer) == answer
        kinds.add(decision.kind)
    assert kinds >= {"choice", "subset", "payment", "portion"}


def test_equal_positions_get_equal_answers() -> None:
    for state, decision in questions({"seats": 2}, "twice", "random", every=15):
        answers = {GREEDY.choose(Position.of(GAME, state, decision.seat, random.Random(5))) for _ in range(3)}
        assert len(answers) == 1


def curious(state: State, seat: int) -> Value:
    """Values that depend on every card on the table, hidden or not."""
    return lambda after: random.Random(str(encode(state)) + str(encode(after))).random()


def test_nothing_hidden_reaches_the_bot() -> None:
    """Two tables that look the same to the seat; what it sees of the hidden part, the test deals."""
    bots = (GREEDY, GreedyBot(curious))
    for state, decision in questions({"seats": 2}, "hidden", "random", every=25):
        seat = decision.seat
        other = GAME.redeal(state, seat, 11)
        dealt = DealsOneTable(GAME.redeal(state, seat, 12))
        assert encode(other) != encode(state)
        for bot in bots:
            answers = [bot.choose(Position.of(dealt, true, seat, random.Random(3))) for true in (state, other)]
            assert answers[0] == answers[1]


def test_curious_bot_would_notice() -> None:
    """The test above can fail: without dealing anew, what is hidden shows in the answers."""
    noticed = []
    for state, decision in questions({"seats": 2}, "hidden", "random", every=25):
        positions = [
            Position.of(DealsOneTable(true), true, decision.seat, random.Random(3))
            for true in (state, GAME.redeal(state, decision.seat, 11))
            if isinstance(true, MarsState)
        ]
        noticed.append(len({GreedyBot(curious).choose(position) for position in positions}) > 1)
    assert any(noticed)


@pytest.mark.parametrize("seed", ["a", "c"])
def test_greedy_beats_random_from_either_seat(seed: str) -> None:
    for own in (0, 1):
        session = play(GAME, {"seats": 2}, seed, {own: GREEDY, 1 - own: bot_by_name("random")})
        points = GAME.points(session.state)
        assert points[own] > points[1 - own] + 10


def test_position_is_left_as_it_was() -> None:
    session = Session.new(GAME, {"seats": 2}, bytes(32))
    before = encode(session.state)
    GREEDY.choose(Position.of(GAME, session.state, 0, random.Random(0)))
    assert encode(session.state) == before


def test_many_options_are_thinned_from_first_to_last() -> None:
    options = [f"area:{number}" for number in range(40)]
    assert spread(options[:4], 6) == options[:4]
    thinned = spread(options, 6)
    assert len(set(thinned)) == 6
    assert (thinned[0], thinned[-1]) == (options[0], options[-1])
