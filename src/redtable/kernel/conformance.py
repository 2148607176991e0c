"""Is it a game? Random games through everything that bots, server and lab rely on; every game module must pass.

A failure is a `NonConformance` with the record of the game that showed it. Saved below tests/games it is a test: the
same checks run along a record with `check_record`.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from redtable.kernel.answers import random_answer
from redtable.kernel.game import Game
from redtable.kernel.message import BadRecord
from redtable.kernel.plain import encode
from redtable.kernel.position import (
    BrokenPromise,
    check_codec,
    check_copy,
    check_position,
    check_refusals,
    check_steady,
    check_views,
    need,
    said,
)
from redtable.kernel.record import (
    canonical_json,
    enter,
    entry_line,
    header_line,
    open_record,
    parse_record,
    read_record,
    verify,
    write_record,
)
from redtable.kernel.session import Answer, Session
from redtable.kernel.stack import State

__all__ = ["NonConformance", "Report", "check_game", "check_position", "check_record"]


@dataclass(frozen=True, slots=True)
class Report:
    """What was played and looked at."""

    games: int
    answers: int
    positions: int
    """Positions that went through all checks."""


class NonConformance(Exception):
    """A game broke a promise. The message ends with the record up to that answer."""

    def __init__(self, problem: str, where: str, record: str) -> None:
        super().__init__(f"{problem}\n{where}\n{record}")
        self.problem = problem
        self.record = record


def check_game(game: Game[Any], setups: Sequence[Mapping[str, Any]], seeds: Sequence[int], every: int = 7) -> Report:
    """Play a random game for each set-up and seed; every `every`-th position goes through all checks."""
    trials = [_Trial(game, setup, seed, every) for setup in setups for seed in seeds]
    _check_options(game, setups)
    for trial in trials:
        trial.run()
    if trials and not any(trial.dealt_anew for trial in trials):
        raise NonConformance("no redeal ever changed what another seat sees", f"in {len(trials)} games", "")
    return Report(len(trials), sum(len(t.answers) for t in trials), sum(t.positions for t in trials))


def check_record(game: Game[Any], text: str, every: int = 1) -> Report:
    """All checks along a recorded game. The record may end early, as that of a `NonConformance` does."""
    parsed = parse_record(text)
    session = open_record(parsed, lambda _: game)
    rng = random.Random(0)
    positions = 0
    try:
        for number, (line, entry) in enumerate([*parsed.entries, (0, None)]):
            check_steady(game, session.state, session.seats)
            if number % every == 0 and not session.is_over:
                positions += 1
                check_position(game, session.state, session.seats, rng)
            if entry is not None:
                enter(session, line, entry)
    except Exception as error:
        raise NonConformance(said(error), f"after {len(session.entries)} lines", text) from error
    return Report(1, len(session.live), positions)


def _check_options(game: Game[Any], setups: Iterable[Mapping[str, Any]]) -> None:
    try:
        for setup in ({}, *setups):
            read = game.read_options(setup)
            written = game.write_options(read)
            need(json.loads(json.dumps(written)) == written, "options are not plain JSON")
            need(encode(game.read_options(written)) == encode(read), "options do not survive JSON")
            need(written.keys() == {field.name for field in game.option_fields}, "other options than option_fields")
        standard = game.write_options(game.read_options({}))
        for field in game.option_fields:
            same = standard[field.name] == json.loads(json.dumps(field.default))
            need(same, f"the default of option {field.name} is another one")
        _refuses_unknown_option(game)
    except Exception as error:
        raise NonConformance(said(error), f"reading the set-ups {json.dumps([*map(dict, setups)])}", "") from error


def _refuses_unknown_option(game: Game[Any]) -> None:
    try:
        game.read_options({"no-such-option": 1})
    except BadRecord:
        return
    raise BrokenPromise("an unknown option is passed over")


class _Trial:
    """One random game and its checks."""

    def __init__(self, game: Game[Any], setup: Mapping[str, Any], seed: int, every: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.every = every
        self.rng = random.Random(seed)
        self.secret = hashlib.sha256(f"conformance {seed}".encode()).digest()
        self.header = ""
        self.answers: list[Answer] = []
        self.positions = 0
        self.dealt_anew = False

    def run(self) -> None:
        try:
            session = self._session()
            self.header = header_line(session, True)
            self._play(session.state.copy(), session.seats)
        except Exception as error:  # whatever a broken game does, it must be said with which record
            where = f"set-up {json.dumps(dict(self.setup))}, seed {self.seed}, after {len(self.answers)} answers"
            lines = [self.header, *[entry_line(answer) for answer in self.answers]]
            record = "".join([line + "\n" for line in lines if line])
            raise NonConformance(said(error), where, record) from error

    def _session(self) -> Session:
        return Session.new(self.game, self.setup, self.secret)

    def _play(self, state: State, seats: int) -> None:
        marks: dict[int, str] = {}
        while not self.game.is_over(state):
            check_steady(self.game, state, seats)
            need(len(self.answers) < self.game.most_answers, "the game takes more answers than most_answers")
            if len(self.answers) % self.every == 0:
                self.positions += 1
                marks[len(self.answers)] = _bytes(state)
                self.dealt_anew |= check_position(self.game, state, seats, self.rng)
            self._step(state)
        self._check_end(state, seats)
        self._again(state, marks)

    def _step(self, state: State) -> None:
        decision = self.rng.choice(state.decisions)
        key = random_answer(decision, self.rng)
        recorded = decision.canonical(key)
        need(decision.canonical(recorded) == recorded, f"the recorded key is not accepted again: {recorded}")
        self.answers.append(Answer(decision.seat, recorded))
        state.answer(decision.seat, key)

    def _check_end(self, state: State, seats: int) -> None:
        need(not state.decisions, "the game is over and somebody must decide")
        check_steady(self.game, state, seats)
        check_copy(state)
        check_codec(self.game, state, seats)
        check_views(self.game, state, seats)
        check_refusals(self.game, state, seats)
        need(len(self.game.points(state)) == seats, "points are not one number for each seat")
        need(set(self.game.winners(state)) <= set(range(seats)), "a winner has no seat")

    def _again(self, final: State, marks: Mapping[int, str]) -> None:
        """The same answers again, with undos on the way, then through the record."""
        session = self._session()
        for answer in self.answers:
            session.answer(answer.seat, answer.key)
            if not session.is_over and self.rng.randrange(10) == 0:
                self._there_and_back(session)
        need(_bytes(session.state) == _bytes(final), "the same seed and answers give another game")
        for number, mark in marks.items():
            need(_bytes(session.at(number)) == mark, f"going back to answer {number} gives another position")
        text = write_record(session, secret=True)
        copy = read_record(text, lambda _: self.game)
        need(copy.entries == session.entries and _bytes(copy.state) == _bytes(final), "the record gives another game")
        problems = verify(text, lambda _: self.game).problems
        need(not problems, f"the record does not verify: {problems}")

    def _there_and_back(self, session: Session) -> None:
        before, number = _bytes(session.state), len(session.live)
        to = self.rng.randrange(max(number - 5, 0), number)
        taken_back = session.live[to:]
        session.undo(taken_back[0].seat, to, range(session.seats))
        for answer in taken_back:
            session.answer(answer.seat, answer.key)
        need(_bytes(session.state) == before, f"undo to answer {to} and the same answers give another position")


def _bytes(state: State) -> str:
    return canonical_json(encode(state))
