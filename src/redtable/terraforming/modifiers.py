"""Lasting changes for the owner of a card in play: prices, values, requirements, protection."""

from __future__ import annotations

from dataclasses import dataclass

from redtable.kernel.message import Message, Ref
from redtable.terraforming.declare import Modifier
from redtable.terraforming.resources import RESOURCES, TAGS
from redtable.terraforming.state import GENERAL, Seat


@dataclass(frozen=True, slots=True)
class Discount(Modifier):
    """Cards cost less; with a tag, once for each such tag on the card.

    Some are printed "per card"; no card carries such a tag twice, so the difference never shows (docs/rules-notes.md).
    """

    megacredits: int
    tag: int = GENERAL

    def enter(self, seat: Seat) -> None:
        seat.discounts[self.tag] += self.megacredits

    def text(self) -> Message:
        if self.tag == GENERAL:
            return Message("text-discount", {"n": self.megacredits})
        return Message("text-discount-tag", {"n": self.megacredits, "tag": Ref("per-tag", TAGS[self.tag])})


@dataclass(frozen=True, slots=True)
class ProjectDiscount(Modifier):
    """A standard project costs less."""

    project: str
    megacredits: int

    def enter(self, seat: Seat) -> None:
        seat.project_discounts[self.project] = seat.project_discounts.get(self.project, 0) + self.megacredits

    def text(self) -> Message:
        return Message("text-discount-project", {"n": self.megacredits, "project": Ref("project", self.project)})


@dataclass(frozen=True, slots=True)
class MetalValue(Modifier):
    """A metal is worth more when it pays."""

    metal: int
    more: int = 1

    def enter(self, seat: Seat) -> None:
        seat.metal_value[self.metal] += self.more

    def text(self) -> Message:
        return Message("text-metal-value", {"resource": Ref("res", RESOURCES[self.metal]), "n": self.more})


@dataclass(frozen=True, slots=True)
class RequirementShift(Modifier):
    """Requirements of global parameters may be missed by some steps, either way."""

    steps: int

    def enter(self, seat: Seat) -> None:
        seat.shift += self.steps

    def text(self) -> Message:
        return Message("text-shift", {"n": self.steps})


@dataclass(frozen=True, slots=True)
class GreeneryCost(Modifier):
    """Plants that a greenery takes when plants are converted."""

    plants: int

    def enter(self, seat: Seat) -> None:
        seat.greenery_cost = self.plants

    def text(self) -> Message:
        return Message("text-greenery-cost", {"n": self.plants})


@dataclass(frozen=True, slots=True)
class HeatIsMoney(Modifier):
    """Heat may be paid for M€, one for one."""

    def enter(self, seat: Seat) -> None:
        seat.heat_is_money = True

    def text(self) -> Message:
        return Message("text-heat-is-money")


@dataclass(frozen=True, slots=True)
class Protect(Modifier):
    """Opponents cannot take these away."""

    resources: tuple[str, ...]

    def enter(self, seat: Seat) -> None:
        seat.protected += self.resources

    def text(self) -> Message:
        return Message("text-protect", {"resources": tuple([Ref("res", name) for name in self.resources])})
