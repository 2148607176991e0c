"""Temperature and oxygen, step by step: rating, bonus steps and their chains (R3-4)."""

from __future__ import annotations

from redtable.kernel.message import Ref
from redtable.terraforming.resources import (
    HEAT,
    OXYGEN,
    OXYGEN_GOAL,
    PARAMETERS,
    STEP,
    TEMPERATURE,
    TEMPERATURE_GOAL,
)
from redtable.terraforming.state import MarsState, Seat

HEAT_STEPS = (-24, -20)
"""Temperatures whose step gives one heat production."""
OCEAN_STEP = 0
"""The temperature whose step gives an ocean."""
WARM_STEP = 8
"""The oxygen whose step gives a step of temperature."""


def raise_temperature(state: MarsState, seat: Seat, steps: int) -> bool:
    """Raise it, steps beyond the goal lost; true if an ocean is due."""
    ocean = False
    for _ in range(steps):
        if state.temperature >= TEMPERATURE_GOAL:
            break
        state.temperature += STEP[TEMPERATURE]
        state.raise_rating(seat, 1)
        _tell_step(state, seat, TEMPERATURE, state.temperature)
        if state.temperature in HEAT_STEPS:
            state.change_production(seat, HEAT, 1)
        ocean = ocean or state.temperature == OCEAN_STEP
    return ocean


def raise_oxygen(state: MarsState, seat: Seat, steps: int) -> bool:
    """Raise it, steps beyond the goal lost; true if an ocean is due, because the temperature rose as well."""
    ocean = False
    for _ in range(steps):
        if state.oxygen >= OXYGEN_GOAL:
            break
        state.oxygen += STEP[OXYGEN]
        state.raise_rating(seat, 1)
        _tell_step(state, seat, OXYGEN, state.oxygen)
        if state.oxygen == WARM_STEP:
            ocean = raise_temperature(state, seat, 1)
    return ocean


def _tell_step(state: MarsState, seat: Seat, parameter: int, value: int) -> None:
    if state.events is not None:
        state.emit("parameter-raised", seat.number, {"parameter": Ref("param", PARAMETERS[parameter]), "value": value})
