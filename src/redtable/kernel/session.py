"""A game in progress together with everything that led to it: set-up, secret, answers and undos."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from redtable.kernel import chance
from redtable.kernel.event import Event
from redtable.kernel.game import Game
from redtable.kernel.message import BadRecord, IllegalAnswer, Message
from redtable.kernel.plain import Plain
from redtable.kernel.stack import State

SNAPSHOT_EVERY = 32


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat's answer, by its canonical key."""

    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat went back to the position after `to` answers; `consent` names the seats that agreed."""

    seat: int
    to: int
    consent: tuple[int, ...] = ()


Entry: TypeAlias = Answer | Undo


class Session:
    """A game and its record. States handed out are never changed afterwards: every answer makes a new one."""

    def __init__(self, game: Game[Any], options: Plain, secret: bytes, salts: Sequence[str] = ()) -> None:
        self.game = game
        self.options = options
        self.secret = secret
        self.salts = _checked(salts)
        self.entries: list[Entry] = []
        self.live: list[Answer] = []
        """The answers in force: those no undo took back."""
        self.truncated = False
        """The record this was read from ends in half a line."""
        start: State = game.start(options, chance.generator(secret, self.salts))
        self._start = self._state = start
        if len(self.salts) > self.seats:
            raise BadRecord(Message("bad-salts", {"salts": len(self.salts), "seats": self.seats}))
        self._reveals = [start.reveals]
        self._snapshots = [start]

    @staticmethod
    def new(game: Game[Any], options_json: Mapping[str, Any], secret: bytes, salts: Sequence[str] = ()) -> Session:
        """A new game from set-up options as they stand in JSON. Raises `BadRecord` if they do not hold."""
        return Session(game, game.read_options(options_json), secret, salts)

    @property
    def state(self) -> State:
        """The position now. To try things out, take a `copy()`."""
        return self._state

    @property
    def seats(self) -> int:
        return self.game.seat_count(self._start)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self._state)

    @property
    def commitment(self) -> str:
        return chance.commitment(self.secret)

    def answer(self, seat: int, key: str) -> list[Event]:
        """Carry out and record an answer; returns what happened. `IllegalAnswer` changes nothing."""
        state = self._state.copy()
        state.events = []
        chosen = Answer(seat, state.answer(seat, key))
        events, state.events = state.events, None
        self.entries.append(chosen)
        self._take(chosen, state)
        return events

    def free_undo(self, seat: int) -> int:
        """The earliest answer number the seat may go back to alone; the present number if it may not.

        A game that is over has shown its secret, so nobody goes back alone.
        """
        number = len(self.live)
        if self.is_over:
            return number
        while number and self.live[number - 1].seat == seat and self._reveals[number - 1] == self._reveals[-1]:
            number -= 1
        return number

    def undo(self, seat: int, to: int, consent: Collection[int] = ()) -> None:
        """Go back to the position after `to` answers; beyond `free_undo` only if every other seat consents.

        Raises `IllegalAnswer` and changes nothing if it is not allowed.
        """
        self._check_undo(seat, to, consent)
        state = self.at(to)
        self.entries.append(Undo(seat, to, tuple(sorted(set(consent)))))
        del self.live[to:]
        del self._reveals[to + 1 :]
        del self._snapshots[to // SNAPSHOT_EVERY + 1 :]
        self._state = state

    def at(self, number: int) -> State:
        """A copy of the state after the first `number` answers in force. Costs 31 answers at most."""
        if not 0 <= number <= len(self.live):
            raise IndexError(number)
        snapshot = number // SNAPSHOT_EVERY
        state = self._snapshots[snapshot].copy()
        for answer in self.live[snapshot * SNAPSHOT_EVERY : number]:
            state.answer(answer.seat, answer.key)
        return state

    def _check_undo(self, seat: int, to: int, consent: Collection[int]) -> None:
        everybody = range(self.seats)
        strangers = [other for other in (seat, *consent) if other not in everybody]
        if strangers:
            raise IllegalAnswer(Message("illegal-seat", {"seat": strangers[0], "seats": self.seats}))
        if not 0 <= to < len(self.live):
            raise IllegalAnswer(Message("illegal-undo", {"to": to, "answers": len(self.live)}))
        missing = tuple([other for other in everybody if other != seat and other not in consent])
        free = self.free_undo(seat)
        if to < free and missing:
            raise IllegalAnswer(Message("illegal-undo-consent", {"to": to, "free": free, "missing": missing}))

    def _take(self, answer: Answer, state: State) -> None:
        self.live.append(answer)
        self._reveals.append(state.reveals)
        self._state = state
        if len(self.live) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(state)


def _checked(salts: Sequence[str]) -> tuple[str, ...]:
    """The generator joins salts with line feeds, so none may hold one (or what has no UTF-8 form)."""
    for seat, salt in enumerate(salts):
        if not salt.isprintable():
            raise BadRecord(Message("bad-salt", {"seat": seat}))
    return tuple(salts)
