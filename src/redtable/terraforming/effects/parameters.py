"""Raising temperature and oxygen (R3-4)."""

from __future__ import annotations

from dataclasses import dataclass

from redtable.kernel.message import Message, Ref
from redtable.kernel.stack import Frame
from redtable.terraforming.amounts import measured
from redtable.terraforming.declare import CardEffect
from redtable.terraforming.effects.tiles import PLACE_OCEAN
from redtable.terraforming.parameters import raise_oxygen, raise_temperature
from redtable.terraforming.resources import PARAMETERS, TEMPERATURE
from redtable.terraforming.state import MarsState, Seat


@dataclass(frozen=True, slots=True)
class Raise(CardEffect):
    """Steps of a global parameter; the ocean of 0 °C joins what waits."""

    parameter: int
    steps: int = 1

    def apply(self, state: MarsState, frame: Frame) -> None:
        raise_parameter(state, state.seats[frame.seat], self.parameter, self.steps)

    def text(self) -> Message:
        parameter = Ref("param", PARAMETERS[self.parameter])
        return Message("do-raise", {"parameter": parameter, "what": measured("step", self.steps)})


def raise_parameter(state: MarsState, seat: Seat, parameter: int, steps: int) -> None:
    raiser = raise_temperature if parameter == TEMPERATURE else raise_oxygen
    if raiser(state, seat, steps):
        state.later(PLACE_OCEAN, seat.number)
