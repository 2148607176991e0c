"""Is it a game? Random games through everything that bots, server and lab rely on; every game module must pass.

A failure is a `NonConformance` with the record of the game that showed it: saved below tests/games it is a test.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from redtable.kernel import chance
from redtable.kernel.answers import random_answer, sample_answers
from redtable.kernel.decision import Amount, Decision, Subset
from redtable.kernel.game import Game
from redtable.kernel.message import IllegalAnswer
from redtable.kernel.plain import Cloned, decode, encode
from redtable.kernel.record import canonical_json, entry_line, header_line, read_record, verify, write_record
from redtable.kernel.session import Answer, Session
from redtable.kernel.stack import State

SMALL = 20
"""Of a decision with more answers than this only some are tried."""
_NOT_COMPARED = ("decisions", "events")
_UNOFFERED = ("", "no-such:answer", "amount:-1", "amount:999999999", "pay:nothing=1", "choose:no-such,no-such")


@dataclass(frozen=True, slots=True)
class Report:
    """What was played and looked at."""

    games: int
    answers: int
    positions: int
    """Positions that went through all checks."""


class NonConformance(Exception):
    """A game broke a promise. The message ends with the record up to that answer."""

    def __init__(self, problem: str, setup: Mapping[str, Any], seed: int, number: int, record: str) -> None:
        where = f"set-up {json.dumps(dict(setup))}, seed {seed}, after {number} answers"
        super().__init__(f"{problem}\n{where}\n{record}")
        self.problem = problem
        self.number = number
        self.record = record


class _Wrong(Exception):
    """A promise broken, not yet saying where."""


def check_game(
    game: Game[Any], setups: Sequence[Mapping[str, Any]], seeds: Sequence[int], every: int = 7
) -> Report:
    """Play a random game for each set-up and seed; every `every`-th position goes through all checks."""
    answers = positions = 0
    for setup in setups:
        for seed in seeds:
            trial = _Trial(game, setup, seed, every)
            trial.run()
            answers += len(trial.answers)
            positions += trial.positions
    return Report(len(setups) * len(seeds), answers, positions)


class _Trial:
    """One random game and its checks."""

    def __init__(self, game: Game[Any], setup: Mapping[str, Any], seed: int, every: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.every = every
        self.rng = random.Random(seed)
        self.secret = hashlib.sha256(f"conformance {seed}".encode()).digest()
        self.answers: list[Answer] = []
        self.positions = 0
        self.header = ""

    def run(self) -> None:
        try:
            self._options()
            session = self._session()
            self.header = header_line(session, True)
            self._play(session.state.copy(), session.seats)
        except Exception as error:  # whatever a broken game does, it must be said with which record
            lines = [self.header, *[entry_line(answer) for answer in self.answers]]
            what = str(error) if isinstance(error, _Wrong) else f"{type(error).__name__}: {error}"
            record = "".join([line + "\n" for line in lines if line])
            raise NonConformance(what, self.setup, self.seed, len(self.answers), record) from error

    def _session(self) -> Session:
        return Session.new(self.game, self.setup, self.secret)

    def _options(self) -> None:
        read = self.game.read_options(self.setup)
        written = self.game.write_options(read)
        _need(json.loads(json.dumps(written)) == written, "options are not plain JSON")
        _need(encode(self.game.read_options(written)) == encode(read), "options do not survive JSON")

    def _play(self, state: State, seats: int) -> None:
        marks: dict[int, str] = {}
        while not self.game.is_over(state):
            self._steady(state, seats)
            if len(self.answers) % self.every == 0:
                self.positions += 1
                marks[len(self.answers)] = _bytes(state)
                check_position(self.game, state, seats, self.rng)
            self._step(state)
        _need(not state.decisions, "the game is over and somebody must decide")
        self._steady(state, seats)
        _views(self.game, state, seats)
        _codec(self.game, state)
        _need(len(self.game.points(state)) == seats, "points are not one number for each seat")
        _need(set(self.game.winners(state)) <= set(range(seats)), "a winner has no seat")
        self._again(state, marks)

    def _steady(self, state: State, seats: int) -> None:
        broken = self.game.broken(state)
        _need(not broken, f"invariants are broken: {broken}")
        _need(len(self.answers) <= self.game.most_answers, "the game takes more answers than most_answers")
        _need(self.game.is_over(state) or bool(state.decisions), "nobody can decide and the game is not over")
        asked = [decision.seat for decision in state.decisions]
        _need(len(set(asked)) == len(asked), "a seat has two decisions")
        _need(set(asked) <= set(range(seats)), "a decision is for nobody at the table")
        for decision in state.decisions:
            _need(_answerable(decision), f"no answer is possible: {decision}")
            _need(len(set(decision.options)) == len(decision.options), f"an option is listed twice: {decision}")

    def _step(self, state: State) -> None:
        decision = self.rng.choice(state.decisions)
        key = random_answer(decision, self.rng)
        recorded = decision.canonical(key)
        _need(decision.canonical(recorded) == recorded, f"the recorded key is not accepted again: {recorded}")
        self.answers.append(Answer(decision.seat, recorded))
        state.answer(decision.seat, key)

    def _again(self, final: State, marks: Mapping[int, str]) -> None:
        """The same answers again, with undos on the way, then through the record."""
        session = self._session()
        for answer in self.answers:
            session.answer(answer.seat, answer.key)
            if not session.is_over and self.rng.randrange(10) == 0:
                self._there_and_back(session)
        _need(_bytes(session.state) == _bytes(final), "the same seed and answers give another game")
        for number, mark in marks.items():
            _need(_bytes(session.at(number)) == mark, f"going back to answer {number} gives another position")
        text = write_record(session, secret=True)
        copy = read_record(text, lambda _: self.game)
        _need(copy.entries == session.entries and _bytes(copy.state) == _bytes(final), "the record gives another game")
        problems = verify(text, lambda _: self.game).problems
        _need(not problems, f"the record does not verify: {problems}")

    def _there_and_back(self, session: Session) -> None:
        before, number = _bytes(session.state), len(session.live)
        to = self.rng.randrange(max(number - 5, 0), number)
        taken_back = session.live[to:]
        session.undo(taken_back[0].seat, to, range(session.seats))
        for answer in taken_back:
            session.answer(answer.seat, answer.key)
        _need(_bytes(session.state) == before, f"undo to answer {to} and the same answers give another position")


# --- one position ----------------------------------------------------------------------------------------------------


def check_position(game: Game[Any], state: State, seats: int, rng: random.Random) -> None:
    """All checks of a position in which somebody must decide."""
    before = state.copy()
    checks = (_copy, _codec, _asks_again, _refuses, _views)
    _copy(game, state, seats)
    for check in checks[1:]:
        if check is _codec:
            _codec(game, state)
    _asks_again(state)
    _refuses(state, seats)
    _accepts(game, state, rng)
    _views(game, state, seats)
    for viewer in (None, *range(seats)):
        for _ in range(2):
            _redeals(game, state, viewer, rng.getrandbits(256) << 64)
    _same(before, state, "looking at a position changed it")
