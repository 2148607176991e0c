"""What a bot is, and what it is given to decide on."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeAlias

from redtable.kernel import chance
from redtable.kernel.decision import Decision
from redtable.kernel.game import Game
from redtable.kernel.stack import State

SECRET_BYTES = 32

Sampler: TypeAlias = Callable[[random.Random], State]


@dataclass(frozen=True, slots=True)
class Position:
    """A question to a seat and all that the seat may know when it answers. Made by `Position.of`."""

    game: Game[Any]
    seat: int
    view: dict[str, Any]
    """The table as the seat sees it, `Game.view`."""
    decision: Decision
    """What the seat is asked; a copy."""
    rng: random.Random
    """The bot's own chance: equal positions with an equal generator get equal answers."""
    sample: Sampler
    """`sample(rng)`: a state that looks the same to the seat, what is hidden dealt again. Change it freely."""

    @staticmethod
    def of(game: Game[Any], state: State, seat: int, rng: random.Random) -> Position:
        """The position of a seat that has something to decide (else `IllegalAnswer`). The true state stays hidden."""
        asked = state.decision_of(seat)
        decision = replace(asked, options=list(asked.options))

        def sample(chosen: random.Random) -> State:
            dealt: State = game.redeal(state, seat, chance.generator(chosen.randbytes(SECRET_BYTES)))
            return dealt

        return Position(game, seat, game.view(state, seat), decision, rng, sample)


class Bot(Protocol):
    """A player that is a program. It remembers nothing between choices, so one object may sit in many seats."""

    def choose(self, position: Position) -> str:
        """The key of an answer that is on offer."""
        ...
