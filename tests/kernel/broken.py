"""The toy game broken in one place each: what conformance must notice, and the words in which it says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from redtable.kernel.event import Event
from redtable.kernel.message import IllegalAnswer, Message, Ref
from tests.kernel.broken_turns import (
    UNSEEDED,
    CrashingTurn,
    ForgingTurn,
    LavishTurn,
    LuckyTurn,
    MisprintedTurn,
    MuteTurn,
    RepetitiveTurn,
    StrayTurn,
    TwofoldTurn,
    UnsteadyTurn,
)
from tests.kernel.toy import DECK, ToyOptions, ToyState
from tests.kernel.toy_game import ToyGame

# --- copies and codec ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class AliasingState(ToyState):
    """The copy draws from the same deck."""

    def copy(self) -> AliasingState:
        copied = ToyState.copy(self)
        copied.deck = self.deck
        return copied


@dataclass(slots=True)
class LooseState(ToyState):
    """Holds what cannot be copied or written."""

    seen: set[int] = field(default_factory=set, compare=False)


@dataclass(slots=True)
class ForgetfulState(ToyState):
    """A field that is left out of the codec although nothing can work it out anew."""

    played: int = field(default=0, compare=False)

    def answer(self, seat: int, key: str, ask_all: bool = False) -> str:
        recorded = ToyState.answer(self, seat, key, ask_all)
        self.played += 1
        return recorded


@dataclass(slots=True)
class TouchyState(ToyState):
    """A refused answer changes it."""

    def answer(self, seat: int, key: str, ask_all: bool = False) -> str:
        try:
            return ToyState.answer(self, seat, key, ask_all)
        except IllegalAnswer:
            self.active += 1
            raise


@dataclass(slots=True)
class CredulousState(ToyState):
    """Takes any answer for a pass."""

    def answer(self, seat: int, key: str, ask_all: bool = False) -> str:
        asked = [decision for decision in self.decisions if decision.seat == seat]
        known = asked and key.partition(":")[0] in ("keep", "play", "pass", "discard", "pay", "amount", "seat", "first")
        return ToyState.answer(self, seat, key if known or not asked else asked[0].default, ask_all)


@dataclass(slots=True)
class TalkativeState(ToyState):
    """Tells more than facts: it goes on differently while somebody listens."""

    def emit(self, kind: str, seat: int, args: Any, private: Any = None) -> None:
        ToyState.emit(self, kind, seat, args, private)
        if self.events is not None:
            self.seats[seat].coins += 1


@dataclass(slots=True)
class WordyState(ToyState):
    """Its facts cannot be sent to anybody."""

    def emit(self, kind: str, seat: int, args: Any, private: Any = None) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, {"card": DECK[0]}))  # type: ignore[dict-item]  # that is the fault


class Aliasing(ToyGame):
    state_class = AliasingState


class Loose(ToyGame):
    state_class = LooseState


class Forgetful(ToyGame):
    state_class = ForgetfulState


class Touchy(ToyGame):
    state_class = TouchyState


class Credulous(ToyGame):
    state_class = CredulousState


class Talkative(ToyGame):
    state_class = TalkativeState


class Wordy(ToyGame):
    state_class = WordyState


# --- decisions -------------------------------------------------------------------------------------------------------


class Crashing(ToyGame):
    turn = CrashingTurn()


class Unsteady(ToyGame):
    turn = UnsteadyTurn()


class Lavish(ToyGame):
    turn = LavishTurn()


class Twofold(ToyGame):
    turn = TwofoldTurn()


class Repetitive(ToyGame):
    turn = RepetitiveTurn()


class Misprinted(ToyGame):
    turn = MisprintedTurn()


class Stray(ToyGame):
    turn = StrayTurn()


class Mute(ToyGame):
    turn = MuteTurn()


class Lucky(ToyGame):
    turn = LuckyTurn()


class Forging(ToyGame):
    turn = ForgingTurn()


class Silent(ToyGame):
    """Cannot say why not."""

    def explain(self, state: ToyState, seat: int, key: str) -> list[Message]:
        return []


class Apologetic(ToyGame):
    """Says why not where nothing stands in the way."""

    def explain(self, state: ToyState, seat: int, key: str) -> list[Message]:
        return [*ToyGame.explain(self, state, seat, key), Message("who-knows")]


# --- views and redeals -----------------------------------------------------------------------------------------------


class Leaky(ToyGame):
    """Shows the next card of the deck."""

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return ToyGame.view(self, state, seat) | {"next": state.deck[-1].id if state.deck else ""}


class Gossiping(ToyGame):
    """Tells a seat in its reasons who holds which card."""

    def explain(self, state: ToyState, seat: int, key: str) -> list[Message]:
        reasons = ToyGame.explain(self, state, seat, key)
        holders = [n for n, each in enumerate(state.seats) for card in each.hand if key == f"play:{card.id}"]
        return [*reasons, Message("held", {"by": tuple(holders)})] if reasons else []


class Windowed(ToyGame):
    """Gives the list itself instead of a copy."""

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        counts = state.coins_of_rounds
        return ToyGame.view(self, state, seat) | {"rounds": counts}


class Referring(ToyGame):
    """Puts objects into a view."""

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return ToyGame.view(self, state, seat) | {"name": Ref("game", "toy")}


class Tupled(ToyGame):
    """Puts into a view what JSON turns into something else."""

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return ToyGame.view(self, state, seat) | {"pair": (1, 2)}


class Fickle(ToyGame):
    """Shows something else at every look."""

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return ToyGame.view(self, state, seat) | {"luck": UNSEEDED.random()}


class Meddling(ToyGame):
    """Counts how often it is looked at, in the state."""

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        state.reveals += 1
        return ToyGame.view(self, state, seat)


class Careless(ToyGame):
    """Deals the viewer's own cards again, too."""

    def redeal(self, state: ToyState, seat: int | None, rng: int) -> ToyState:
        return ToyGame.redeal(self, state, None, rng)


class Lazy(ToyGame):
    """Deals nothing again."""

    def redeal(self, state: ToyState, seat: int | None, rng: int) -> ToyState:
        new = state.copy()
        new.rng = rng
        return new


class Prophetic(ToyGame):
    """Keeps the generator, so that a search knows what chance will bring."""

    def redeal(self, state: ToyState, seat: int | None, rng: int) -> ToyState:
        new = ToyGame.redeal(self, state, seat, rng)
        new.rng = state.rng
        return new


class Whimsical(ToyGame):
    """Deals differently from the same number."""

    def redeal(self, state: ToyState, seat: int | None, rng: int) -> ToyState:
        return ToyGame.redeal(self, state, seat, UNSEEDED.getrandbits(256) << 64)


# --- beginning and end -----------------------------------------------------------------------------------------------


class Endless(ToyGame):
    rounds = 10**6


class Hasty(ToyGame):
    """Thinks it is over while somebody must decide."""

    def is_over(self, state: ToyState) -> bool:
        return state.round == 2


class Stuck(ToyGame):
    """Thinks it is not over when nobody can decide."""

    def is_over(self, state: ToyState) -> bool:
        return False


class Generous(ToyGame):
    """Lets somebody win who does not play."""

    def winners(self, state: ToyState) -> list[int]:
        return [len(state.seats)]


class Miserly(ToyGame):
    """Counts the points of one seat only."""

    def points(self, state: ToyState) -> list[int]:
        return [ToyGame.points(self, state)[0]]


class Opinionated(ToyGame):
    """Says other defaults than it uses."""

    def read_options(self, given: Mapping[str, Any]) -> ToyOptions:
        return ToyGame.read_options(self, {"seats": 1} | dict(given))


class Indulgent(ToyGame):
    """Passes over options it does not know."""

    def read_options(self, given: Mapping[str, Any]) -> ToyOptions:
        return ToyGame.read_options(self, {name: given[name] for name in ("seats", "gems") if name in given})


class Inarticulate(ToyGame):
    """Writes options that are not JSON."""

    def write_options(self, options: ToyOptions) -> dict[str, Any]:
        return {"seats": options.seats, "gems": (options.gems,)}


BROKEN: Final[Sequence[tuple[type[ToyGame], str]]] = (
    (Aliasing, r"a copy shares \['state.deck'\]"),
    (Loose, "state.seen is not plain data: set"),
    (Forgetful, "a state read back from JSON is not equal"),
    (Touchy, "an answer of seat -1 that was refused changes something"),
    (Credulous, "seat 0 may answer '', which is not on offer"),
    (Talkative, "the same answer leads elsewhere while somebody listens"),
    (Wordy, "TypeError: .*ToyCard"),
    (Unsteady, "asking again changes something: other decisions"),
    (Lavish, "no answer is possible: Payment"),
    (Twofold, "a seat has two decisions"),
    (Repetitive, "an option is listed twice"),
    (Misprinted, "odd signs"),
    (Stray, "a decision is for nobody at the table"),
    (Mute, "no answer is possible: Decision"),
    (Lucky, "the same answer leads elsewhere"),
    (Forging, "invariants are broken: .*cards"),
    (Silent, "nobody can say why"),
    (Apologetic, "an answer on offer is explained away"),
    (Leaky, r"sees a redeal: \['next'\]"),
    (Gossiping, "sees a redeal: other reasons"),
    (Windowed, r"the view of seat None shares \['state.coins_of_rounds'\]"),
    (Referring, "TypeError: Object of type Ref is not JSON serializable"),
    (Tupled, "is not plain JSON"),
    (Fickle, "sees a state read back from JSON differently"),
    (Meddling, "looking at a position changed it"),
    (Careless, r"seat 0 sees a redeal: \['decision', 'own'\]"),
    (Lazy, "no redeal ever changed what another seat sees"),
    (Prophetic, "a redeal keeps the generator"),
    (Whimsical, "the same number deals differently"),
    (Endless, "more answers than most_answers"),
    (Hasty, "the game is over and somebody must decide"),
    (Stuck, "nobody can decide and the game is not over"),
    (Generous, "a winner has no seat"),
    (Miserly, "points are not one number for each seat"),
    (Opinionated, "the default of option seats is another one"),
    (Indulgent, "an unknown option is passed over"),
    (Inarticulate, "options are not plain JSON"),
)
