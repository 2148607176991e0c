"""Turns of the toy game, broken in one place each."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from redtable.kernel.decision import Decision
from redtable.kernel.stack import Frame
from tests.kernel.toy import DECK, ToyState, Turn

UNSEEDED: Final = random.Random(5)
"""A generator that no record knows of."""


@dataclass(frozen=True, slots=True)
class UnsteadyTurn(Turn):
    """Lists its options in any order."""

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        decisions = Turn.ask(self, state, frame)
        for decision in decisions:
            UNSEEDED.shuffle(decision.options)
        return decisions


@dataclass(frozen=True, slots=True)
class LavishTurn(Turn):
    """Offers cards that cannot be paid."""

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        decisions = Turn.ask(self, state, frame)
        for decision in decisions:
            hand = state.seats[decision.seat].hand
            decision.options[:-1] = [f"play:{card.id}" for card in hand]
        return decisions


@dataclass(frozen=True, slots=True)
class TwofoldTurn(Turn):
    """Asks everything twice."""

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        return [*Turn.ask(self, state, frame), *Turn.ask(self, state, frame)]


@dataclass(frozen=True, slots=True)
class RepetitiveTurn(Turn):
    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        decisions = Turn.ask(self, state, frame)
        for decision in decisions:
            decision.options.append("pass")
        return decisions


@dataclass(frozen=True, slots=True)
class MisprintedTurn(Turn):
    """Has options with signs that a record or an address would not survive."""

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        asked = Turn.ask(self, state, frame)
        return [Decision(decision.seat, "ask", ["take a break"], forced=False) for decision in asked]


@dataclass(frozen=True, slots=True)
class StrayTurn(Turn):
    """Asks a seat that is not there."""

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        return [Decision(7, "ask", decision.options, forced=False) for decision in Turn.ask(self, state, frame)]


@dataclass(frozen=True, slots=True)
class MuteTurn(Turn):
    """Asks without a possible answer."""

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        return [Decision(decision.seat, "ask", []) for decision in Turn.ask(self, state, frame)]


@dataclass(frozen=True, slots=True)
class LuckyTurn(Turn):
    """Whoever passes wins or loses coins by a chance that no record knows of."""

    def answer(self, state: ToyState, frame: Frame, seat: int, key: str) -> None:
        Turn.answer(self, state, frame, seat, key)
        state.seats[seat].coins += UNSEEDED.randrange(1000)


@dataclass(frozen=True, slots=True)
class ForgingTurn(Turn):
    """Whoever passes draws a card that is in the deck as well."""

    def answer(self, state: ToyState, frame: Frame, seat: int, key: str) -> None:
        Turn.answer(self, state, frame, seat, key)
        state.seats[seat].hand.append(DECK[0])


@dataclass(frozen=True, slots=True)
class CrashingTurn(Turn):
    """Cannot pass."""

    def answer(self, state: ToyState, frame: Frame, seat: int, key: str) -> None:
        Turn.answer(self, state, frame, seat, key)
        state.active //= len(state.flow) - len(state.flow) if key == "pass" else 1
