"""From one generation to the next (R8), and the end of the game (R12-13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from redtable.kernel.decision import Decision
from redtable.kernel.stack import Effect, Frame
from redtable.terraforming.effects.tiles import PLACE_GREENERY
from redtable.terraforming.research import ACTION_PHASE, RESEARCH, turn_order
from redtable.terraforming.resources import ENERGY, HEAT, MEGACREDITS, PLANTS
from redtable.terraforming.scoring import score, winners
from redtable.terraforming.state import SOLO_GENERATIONS, MarsState, Seat
from redtable.terraforming.turn import CONVERT_PLANTS, END_TURN, convert


@dataclass(frozen=True, slots=True)
class Generation(Effect):
    """Lies under the turns of the action phase: when they are over come production and what follows it."""

    def apply(self, state: MarsState, frame: Frame) -> None:
        produce(state)
        if is_last_generation(state):
            state.phase = "final"
            state.flow.append(Frame(GAME_END, state.first))
            for seat in reversed(turn_order(state)):
                state.flow.append(Frame(FINAL_GREENERIES, seat.number))
        else:
            begin_generation(state)


def is_last_generation(state: MarsState) -> bool:
    """The parameters are complete; in solo the number of generations is fixed (R13)."""
    return state.generation >= SOLO_GENERATIONS if state.solo else state.complete()


def produce(state: MarsState) -> None:
    """The production phase, for all at once; it takes the marks off the used cards."""
    state.phase = "production"
    for seat in state.seats:
        stock, production = seat.stock, seat.production
        left_over = stock[ENERGY]
        if left_over:
            state.change_stock(seat, ENERGY, -left_over)
            state.change_stock(seat, HEAT, left_over)
        state.change_stock(seat, MEGACREDITS, seat.tr)
        for resource, steps in enumerate(production):
            if steps:
                state.change_stock(seat, resource, steps)
        seat.used = []
        seat.next_discount = seat.next_shift = 0


def begin_generation(state: MarsState) -> None:
    """Turn order: the next first player, the next generation."""
    state.generation += 1
    state.first = state.active = (state.first + 1) % len(state.seats)
    for seat in state.seats:
        seat.passed = False
        seat.tr_raised = False
    state.emit("generation-began", state.first, {"generation": state.generation})
    state.flow.append(Frame(GENERATION, state.first))
    state.flow.append(Frame(RESEARCH, state.first))


def begin_first_generation(state: MarsState) -> None:
    """The first generation has neither turn order nor research (R7)."""
    state.emit("generation-began", state.first, {"generation": state.generation})
    state.flow.append(Frame(GENERATION, state.first))
    state.flow.append(Frame(ACTION_PHASE, state.first))


@dataclass(frozen=True, slots=True)
class FinalGreeneries(Effect):
    """After the last production: plants into greeneries, as often as the seat can and likes (R12)."""

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        seat = state.seats[frame.seat]
        state.active = frame.seat
        if not can_convert(state, seat):
            return []
        return [Decision(frame.seat, "ask-final-greenery", [CONVERT_PLANTS, END_TURN])]

    def apply(self, state: MarsState, frame: Frame) -> None:
        """Not enough plants, or no area is left."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        if key == CONVERT_PLANTS:
            state.flow.append(frame)
            convert(state, state.seats[seat], "plants")


def can_convert(state: MarsState, seat: Seat) -> bool:
    return seat.stock[PLANTS] >= seat.greenery_cost and PLACE_GREENERY.possible(state, seat, None)


@dataclass(frozen=True, slots=True)
class GameEnd(Effect):
    """Nothing more to do but to count."""

    def apply(self, state: MarsState, frame: Frame) -> None:
        state.phase = "end"
        state.active = state.first
        if state.events is not None:
            for seat, points in enumerate(score(state)):
                state.emit("scored", seat, {"points": points.total})
            for seat in winners(state):
                state.emit("won", seat, {})


GENERATION: Final = Generation()
FINAL_GREENERIES: Final = FinalGreeneries()
GAME_END: Final = GameEnd()
