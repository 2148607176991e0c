"""The engine every game runs on: pending effects in a state, worked off until somebody must decide.

Three stacks, because rules know three kinds of "next":

* `sequel`: what must happen at once and in order, as part of the effect before it (pay, lay the tile, take its bonus);
* `pool`: effects of the action that the active seat may take in any order. They run in the order they came, except that
  one which cannot be carried out yet waits, and that the seat is asked where order can matter (`reads` and `writes`);
* `flow`: turns and phases, which go on when nothing else is pending.

A frame (effect, seat, card, amount) is plain data, so a game can be copied, saved and shown in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from redtable.kernel import chance
from redtable.kernel.decision import Decision
from redtable.kernel.event import Event
from redtable.kernel.message import IllegalAnswer, Message, Ref, Value
from redtable.kernel.native import mypyc_attr, show_slots
from redtable.kernel.plain import Cloned, Declared, Plain, clone

S = TypeVar("S", bound="State")

NOTHING: tuple[Decision, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Plain):
    """Something that happens. Subclasses are frozen dataclasses; the same object serves every game of the process.

    Their methods name the game's own state class. Not generic in it: mypyc cannot make dataclasses of generic classes.
    """

    __slots__ = ()

    def ask(self, state: Any, frame: Frame) -> Sequence[Decision]:
        """Decisions open before it can go on, one per seat at most; none: `apply` follows."""
        return NOTHING

    def apply(self, state: Any, frame: Frame) -> None:
        """Carry it out. The frame has been taken off."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, state: Any, frame: Frame, seat: int, key: str) -> None:
        """Carry it out with an answer that was on offer. The frame has been taken off; push it again to ask on."""
        raise NotImplementedError(type(self).__name__)

    def feasible(self, state: Any, frame: Frame) -> bool:
        """False while a mandatory part cannot be carried out; the effect then waits for others in the pool."""
        return True

    def reads(self, state: Any, frame: Frame) -> int:
        """What a choice in this effect depends on, as bits of the game's own meaning."""
        return 0

    def writes(self, state: Any, frame: Frame) -> int:
        """What this effect may change, as the same bits."""
        return 0


@dataclass(slots=True, unsafe_hash=True)
class Frame(Plain):
    """A pending effect. Never changed once made, so clones share it (not `frozen`, which costs a microsecond each)."""

    effect: Effect
    seat: int
    card: Declared | None = None
    amount: int = 0
    subject: Declared | None = None
    """What it is about, where that is not the card it comes from: the card whose playing set it off."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class State(Cloned):
    """What every game's state has. Games add their fields; `==`, clone and codec follow the fields."""

    rng: int = 0
    active: int = 0
    reveals: int = 0
    """How often somebody saw hidden things or chance was used: the barriers of undo."""
    flow: list[Frame] = field(default_factory=list)
    pool: list[Frame] = field(default_factory=list)
    sequel: list[Frame] = field(default_factory=list)
    decisions: Sequence[Decision] = field(default=NOTHING, compare=False)
    """Open decisions, recomputed from the frames by `run`."""
    events: list[Event] | None = field(default=None, compare=False)
    """Where facts go while somebody listens."""

    def copy(self: S) -> S:
        """A complete, independent copy; nobody listens to it yet."""
        copied = clone(self)
        copied.events = None
        return copied

    # --- pending effects ---

    def then(self, effect: Effect, seat: int, card: Declared | None = None, amount: int = 0) -> None:
        """Do this next. The last one pushed comes first."""
        self.sequel.append(Frame(effect, seat, card, amount))

    def later(self, effect: Effect, seat: int, card: Declared | None = None, subject: Declared | None = None) -> None:
        """Let this wait in the pool, where the active seat may choose the order."""
        self.pool.append(Frame(effect, seat, card, 0, subject))

    def run(self, ask_all: bool = False) -> None:
        """Work off what is pending until somebody must decide or the game is over.

        Where there is a single answer it is given at once, unless `ask_all` (judges want to see every question).
        """
        while True:
            if self.sequel:
                stack = self.sequel
            elif self.pool:
                self.sequel.append(self._next_of_pool())
                stack = self.sequel
            elif self.flow:
                stack = self.flow
            else:
                self.decisions = NOTHING
                return
            frame = stack[-1]
            decisions = frame.effect.ask(self, frame)
            if not decisions:
                stack.pop()
                frame.effect.apply(self, frame)
                continue
            first = decisions[0]
            if first.forced and not ask_all and len(decisions) == 1:
                sole = first.sole_answer()
                if sole:
                    stack.pop()
                    frame.effect.answer(self, frame, first.seat, sole)
                    continue
            self.decisions = decisions
            return

    def answer(self, seat: int, key: str, ask_all: bool = False) -> str:
        """Carry out an answer; returns the key as it is recorded. `IllegalAnswer`: not offered, and nothing changed."""
        chosen = self.decision_of(seat).canonical(key)
        stack = self.sequel or self.flow
        frame = stack.pop()
        frame.effect.answer(self, frame, seat, chosen)
        self.run(ask_all)
        return chosen

    def decision_of(self, seat: int) -> Decision:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        raise IllegalAnswer(Message("illegal-not-asked", {"seat": seat}))

    def _next_of_pool(self) -> Frame:
        pool = self.pool
        if len(pool) == 1:
            return pool.pop()
        candidates = [frame for frame in pool if frame.effect.feasible(self, frame)] or pool[:1]
        first = candidates[0]
        if len(candidates) > 1 and self._disputed(first, candidates):
            return Frame(ORDER, self.active)
        pool.remove(first)
        return first

    def _disputed(self, first: Frame, others: list[Frame]) -> bool:
        reads, writes = first.effect.reads(self, first), first.effect.writes(self, first)
        if not reads | writes:
            return False
        for other in others:
            if other == first:
                continue
            if writes & other.effect.reads(self, other) or reads & other.effect.writes(self, other):
                return True
        return False

    # --- chance and facts ---

    def roll(self, sides: int) -> int:
        self.reveals += 1
        self.rng, rolled = chance.roll(self.rng, sides)
        return rolled

    def shuffle(self, cards: list[Any]) -> None:
        self.reveals += 1
        self.rng = chance.shuffle(self.rng, cards)

    def emit(self, kind: str, seat: int, args: dict[str, Value], private: dict[str, Value] | None = None) -> None:
        """Tell a fact to whoever listens; callers on hot paths look at `events` first."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args, private or {}))


show_slots(State)


@dataclass(frozen=True, slots=True)
class Order(Effect):
    """The active seat says which of the waiting effects comes first."""

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        waiting = _waiting(state)
        args: dict[str, Value] = {key: _name(state.pool[index]) for key, index in waiting.items()}
        return [Decision(frame.seat, "ask-order", list(waiting), args=args)]

    def answer(self, state: State, frame: Frame, seat: int, key: str) -> None:
        state.sequel.append(state.pool.pop(_waiting(state)[key]))


def _waiting(state: State) -> dict[str, int]:
    """Keys of the distinct feasible effects in the pool: `first:mars_university`, the second of a card `first:x:2`."""
    keys: dict[str, int] = {}
    seen: list[Frame] = []
    for index, frame in enumerate(state.pool):
        if frame in seen or not frame.effect.feasible(state, frame):
            continue
        seen.append(frame)
        base = f"first:{frame.card.id}" if frame.card is not None else "first:rules"
        key, count = base, 1
        while key in keys:
            count += 1
            key = f"{base}:{count}"
        keys[key] = index
    return keys


def _name(frame: Frame) -> Value:
    return Ref("card", frame.card.id) if frame.card is not None else Message("the-rules")


ORDER = Order()
