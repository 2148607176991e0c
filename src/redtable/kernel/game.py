"""What a game is to everybody above it: bots, lab, server and command line know games only through this."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from redtable.kernel.message import Message
from redtable.kernel.native import mypyc_attr
from redtable.kernel.plain import Plain
from redtable.kernel.stack import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class OptionField:
    """One thing that can be chosen at set-up. Its sentence has the key `option-<game>-<name>`."""

    name: str
    default: object
    choices: tuple[object, ...] = ()
    """Empty: any value of the default's type."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game. Holds nothing itself: everything that changes is in the state."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Goes up when a change of the rules makes an old record play differently."""
    most_answers: ClassVar[int]
    """No game needs more answers than this."""
    option_fields: ClassVar[tuple[OptionField, ...]]

    # --- a game from start to end ---

    @abstractmethod
    def read_options(self, given: Mapping[str, Any]) -> Plain:
        """Set-up options from JSON; what is missing has its default. Raises `BadRecord` with a sentence that helps."""

    @abstractmethod
    def write_options(self, options: Any) -> dict[str, Any]:
        """The same as JSON: `read_options(write_options(o)) == o`."""

    @abstractmethod
    def start(self, options: Any, rng: int) -> S:
        """A new game at its first decisions."""

    @abstractmethod
    def restore(self, state: S) -> None:
        """Work out anew what is derived, after `decode`."""

    def is_over(self, state: S) -> bool:
        return not state.decisions

    @abstractmethod
    def seat_count(self, state: S) -> int: ...

    @abstractmethod
    def points(self, state: S) -> list[int]:
        """Points of every seat, as the game stands."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """The winning seats, as the game stands; several share, none if the game is lost."""

    def round(self, state: S) -> int:
        """The round, generation or year the game has come to; 0 where it has none."""
        return 0

    def standing(self, state: S) -> list[dict[str, int]]:
        """Numbers by which a game's course is drawn, for every seat; told when it is over and nothing is hidden."""
        return [{"points": points} for points in self.points(state)]

    # --- who may know what ---

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as JSON, built field by field from nothing."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, rng: int) -> S:
        """A state with an equal view in which everything hidden from the seat is dealt again."""

    @abstractmethod
    def explain(self, state: S, seat: int, key: str) -> list[Message]:
        """Why the answer is not on offer to the seat now; empty if it is."""

    def components(self) -> dict[str, Any]:
        """What is printed on boards and tracks, as JSON for clients that draw them."""
        return {}

    def thinkable(self, state: S, seat: int) -> list[str]:
        """Answers the seat may think of now, on offer or not; a client asks `explain` about those that are not."""
        return []

    # --- for tests and judges ---

    @abstractmethod
    def broken(self, state: S) -> list[str]:
        """What contradicts the rules' invariants; empty if all is well."""

    @abstractmethod
    def scenario(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Run one scenario (docs/scenarios.md): `{"ok", "problems", "legal", "changed", ...}`. Raises `BadRecord`."""
