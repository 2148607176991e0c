"""Branches: "or" and "if" on cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redtable.kernel.decision import Decision
from redtable.kernel.message import Message
from redtable.kernel.stack import NOTHING, Frame
from redtable.terraforming.counts import Tags
from redtable.terraforming.declare import HAND, NEWS, CardEffect
from redtable.terraforming.effects.others import source_of
from redtable.terraforming.effects.resources import card_of
from redtable.terraforming.resources import TAGS
from redtable.terraforming.state import MarsState


@dataclass(frozen=True, slots=True)
class Choose(CardEffect):
    """Exactly one branch, of those that can be carried out."""

    branches: tuple[tuple[str, tuple[CardEffect, ...]], ...]
    """Names, as answers call them (`branch:plants`), and what they do."""

    def reads(self, state: MarsState, frame: Frame) -> int:
        return self._either("reads", state, frame) | NEWS

    def writes(self, state: MarsState, frame: Frame) -> int:
        return self._either("writes", state, frame) | (NEWS if self._may_draw(state, frame) else 0)

    def stock_gain(self, resource: int) -> int:
        return max([sum([effect.stock_gain(resource) for effect in effects]) for _, effects in self.branches])

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        options = [f"branch:{name}" for name, effects in self.branches if self._open(state, frame, effects)]
        return [Decision(frame.seat, "ask-branch", options, source_of(frame))] if options else NOTHING

    def apply(self, state: MarsState, frame: Frame) -> None:
        """No branch can be carried out."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        chosen = dict(self.branches)[key.removeprefix("branch:")]
        for effect in reversed(chosen):
            state.then(effect, seat, frame.card)

    def _open(self, state: MarsState, frame: Frame, effects: tuple[CardEffect, ...]) -> bool:
        seat, card = state.seats[frame.seat], card_of(frame)
        return all(effect.possible(state, seat, card) for effect in effects)

    def _may_draw(self, state: MarsState, frame: Frame) -> bool:
        for _, effects in self.branches:
            if self._open(state, frame, effects):
                for effect in effects:
                    if effect.writes(state, frame) & HAND:
                        return True
        return False

    def _either(self, which: str, state: MarsState, frame: Frame) -> int:
        bits = 0
        for _, effects in self.branches:
            for effect in effects:
                bits |= effect.reads(state, frame) if which == "reads" else effect.writes(state, frame)
        return bits

    def text(self) -> Message:
        branches = [Message("all-of", {"parts": tuple([e.text() for e in effects])}) for _, effects in self.branches]
        return Message("do-choose", {"branches": tuple(branches)})


@dataclass(frozen=True, slots=True)
class IfTags(CardEffect):
    """One thing with enough own tags in play, another without."""

    tag: int
    least: int
    then: CardEffect
    otherwise: CardEffect

    def apply(self, state: MarsState, frame: Frame) -> None:
        seat = state.seats[frame.seat]
        enough = Tags(self.tag).value(state, seat, card_of(frame)) >= self.least
        state.then(self.then if enough else self.otherwise, frame.seat, frame.card)

    def text(self) -> Message:
        tags = Message(f"unit-tag-{TAGS[self.tag]}", {"n": self.least})
        return Message("do-if-tags", {"tags": tags, "then": self.then.text(), "otherwise": self.otherwise.text()})
