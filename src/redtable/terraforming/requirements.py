"""Conditions printed on cards (R6, R9): they must hold at the moment of playing only."""

from __future__ import annotations

from dataclasses import dataclass

from redtable.kernel.message import Message, Ref
from redtable.terraforming.declare import Requirement
from redtable.terraforming.resources import PARAMETERS, RESOURCES, STEP, TAGS, WILD
from redtable.terraforming.state import MarsState, Seat


def parameter_value(parameter: int, value: int) -> Message:
    """A value on the printed scale: "-12 °C", "4 oceans"."""
    return Message(f"value-{PARAMETERS[parameter]}", {"n": value})


@dataclass(frozen=True, slots=True)
class AtLeast(Requirement):
    """A global parameter has reached a value."""

    parameter: int
    value: int

    def met(self, state: MarsState, seat: Seat) -> bool:
        return state.parameter(self.parameter) >= self.value - seat.leeway() * STEP[self.parameter]

    def gap(self, state: MarsState, seat: Seat) -> Message:
        now = parameter_value(self.parameter, state.parameter(self.parameter))
        return Message("gap-at-least", {"need": parameter_value(self.parameter, self.value), "now": now})

    def text(self) -> Message:
        return Message("need-at-least", {"need": parameter_value(self.parameter, self.value)})


@dataclass(frozen=True, slots=True)
class AtMost(Requirement):
    """A global parameter has not passed a value."""

    parameter: int
    value: int

    def met(self, state: MarsState, seat: Seat) -> bool:
        return state.parameter(self.parameter) <= self.value + seat.leeway() * STEP[self.parameter]

    def gap(self, state: MarsState, seat: Seat) -> Message:
        now = parameter_value(self.parameter, state.parameter(self.parameter))
        return Message("gap-at-most", {"need": parameter_value(self.parameter, self.value), "now": now})

    def text(self) -> Message:
        return Message("need-at-most", {"need": parameter_value(self.parameter, self.value)})


@dataclass(frozen=True, slots=True)
class OwnTags(Requirement):
    """Tags on own cards in play, the card itself not counted; each wild tag fills one gap."""

    tags: tuple[tuple[int, int], ...]

    def met(self, state: MarsState, seat: Seat) -> bool:
        missing = 0
        for tag, count in self.tags:
            if seat.tags[tag] < count:
                missing += count - seat.tags[tag]
        return missing <= seat.tags[WILD]

    def gap(self, state: MarsState, seat: Seat) -> Message:
        now = tuple([_tags(tag, seat.tags[tag]) for tag, _ in self.tags])
        return Message("gap-tags", {"need": self._needed(), "now": now})

    def text(self) -> Message:
        return Message("need-tags", {"need": self._needed()})

    def _needed(self) -> tuple[Message, ...]:
        return tuple([_tags(tag, count) for tag, count in self.tags])


def _tags(tag: int, count: int) -> Message:
    return Message(f"unit-tag-{TAGS[tag]}", {"n": count})


@dataclass(frozen=True, slots=True)
class OwnProduction(Requirement):
    """The owner has production of a kind."""

    resource: int
    least: int

    def met(self, state: MarsState, seat: Seat) -> bool:
        return seat.production[self.resource] >= self.least

    def gap(self, state: MarsState, seat: Seat) -> Message:
        resource = Ref("res", RESOURCES[self.resource])
        return Message("gap-production", {"n": self.least, "resource": resource, "now": seat.production[self.resource]})

    def text(self) -> Message:
        return Message("need-production", {"n": self.least, "resource": Ref("res", RESOURCES[self.resource])})


@dataclass(frozen=True, slots=True)
class CitiesInPlay(Requirement):
    """Cities of all seats, those off Mars included."""

    least: int

    def met(self, state: MarsState, seat: Seat) -> bool:
        return state.city_count >= self.least

    def gap(self, state: MarsState, seat: Seat) -> Message:
        return Message("gap-cities", {"n": self.least, "now": state.city_count})

    def text(self) -> Message:
        return Message("need-cities", {"n": self.least})


@dataclass(frozen=True, slots=True)
class OwnGreeneries(Requirement):
    """Greenery tiles of the owner."""

    least: int

    def met(self, state: MarsState, seat: Seat) -> bool:
        return seat.greenery_count >= self.least

    def gap(self, state: MarsState, seat: Seat) -> Message:
        return Message("gap-greeneries", {"n": self.least, "now": seat.greenery_count})

    def text(self) -> Message:
        return Message("need-greeneries", {"n": self.least})
