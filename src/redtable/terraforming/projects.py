"""Standard projects (R10). Selling patents, which has no price, is an action of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from redtable.kernel.message import Message, Ref
from redtable.kernel.stack import Effect, Frame
from redtable.terraforming.declare import CardEffect
from redtable.terraforming.effects.parameters import Raise
from redtable.terraforming.effects.resources import Produce
from redtable.terraforming.effects.tiles import PLACE_CITY, PLACE_GREENERY, PLACE_OCEAN
from redtable.terraforming.paying import charge
from redtable.terraforming.resources import ENERGY, MEGACREDITS, TEMPERATURE
from redtable.terraforming.state import MarsState, Seat
from redtable.terraforming.triggers import PROJECT_USED


@dataclass(frozen=True, slots=True)
class Project:
    """What everybody can buy, any number of times."""

    id: str
    price: int
    effects: tuple[CardEffect, ...]
    key: str

    def price_for(self, seat: Seat) -> int:
        return self.price - seat.project_discounts.get(self.id, 0) if seat.project_discounts else self.price

    def obstacles(self, state: MarsState, seat: Seat) -> list[Message]:
        short = self.price_for(seat) - seat.money()
        found = [Message("gap-money", {"n": short})] if short > 0 else []
        for effect in self.effects:
            if effect.is_hurdle() and not effect.possible(state, seat, None):
                found.append(effect.obstacle(state, seat, None))
        return found


def _project(project_id: str, price: int, *effects: CardEffect) -> Project:
    return Project(project_id, price, effects, f"project:{project_id}")


PROJECTS: Final = (
    _project("power_plant", 11, Produce(ENERGY)),
    _project("asteroid", 14, Raise(TEMPERATURE)),
    _project("aquifer", 18, PLACE_OCEAN),
    _project("greenery", 23, PLACE_GREENERY),
    _project("city", 25, PLACE_CITY, Produce(MEGACREDITS)),
)
"""In the order of the board."""

PROJECT_BY_ID: Final = {project.id: project for project in PROJECTS}


def can_buy(state: MarsState, seat: Seat, project: Project) -> bool:
    if seat.money() < project.price_for(seat):
        return False
    for effect in project.effects:
        if effect.is_hurdle() and not effect.possible(state, seat, None):
            return False
    return True


def buy(state: MarsState, seat: Seat, project: Project) -> None:
    """Pay, then let the project and whatever waited for it happen."""
    if state.events is not None:
        state.emit("project-used", seat.number, {"project": Ref("project", project.id)})
    state.then(_BUILD[project.id], seat.number)
    charge(state, seat, project.price_for(seat))


@dataclass(frozen=True, slots=True)
class _Build(Effect):
    """The project has been paid for."""

    project: str

    def apply(self, state: MarsState, frame: Frame) -> None:
        project = PROJECT_BY_ID[self.project]
        for effect in project.effects:
            state.later(effect, frame.seat)
        state.occur(PROJECT_USED, frame.seat, project.price, None)


_BUILD: Final = {project.id: _Build(project.id) for project in PROJECTS}
