"""Laying tiles and markers on Mars (R5, R15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from redtable.kernel.decision import Decision
from redtable.kernel.message import Message, Ref
from redtable.kernel.stack import NOTHING, Frame
from redtable.terraforming.areas import areas_for
from redtable.terraforming.board import OFF_MARS, bits
from redtable.terraforming.card import Card
from redtable.terraforming.counts import tile_of
from redtable.terraforming.declare import MAP, NEWS, PLANTS_OF_OTHERS, CardEffect
from redtable.terraforming.laying import lay
from redtable.terraforming.resources import METALS, OCEANS_GOAL, RESOURCES
from redtable.terraforming.state import OFFSET_SLOTS, MarsState, Seat

AREA_KEYS: Final = [f"area:{area}" for area in range(OFFSET_SLOTS)]


def area_of(key: str) -> int:
    return int(key.removeprefix("area:"))


def area_decision(seat: int, tile: str, mask: int, source: str) -> Decision:
    return Decision(seat, f"ask-area-{tile}", [AREA_KEYS[area] for area in bits(mask)], source)


@dataclass(frozen=True, slots=True)
class Place(CardEffect):
    """A tile: ocean, greenery, city, capital, or the card's own special tile (empty). `then` follows on its area."""

    tile: str = ""
    where: str = ""
    """A name of `redtable.terraforming.areas.PLACES`, or the tile's own rule."""
    then: tuple[CardEffect, ...] = ()

    def place(self) -> str:
        return self.where or self.tile

    def is_hurdle(self) -> bool:
        return self.place() != "ocean"

    def production_part(self) -> tuple[CardEffect, ...]:
        return tuple([part for effect in self.then for part in effect.production_part()])

    def tile_laid(self) -> str:
        where = self.place().removeprefix("reserved:")
        return where if where in OFF_MARS else self.tile or "special"

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        if self.tile == "ocean" and state.ocean_count >= OCEANS_GOAL:
            return True
        return areas_for(state, seat, self.place()) != 0

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        return Message("gap-no-area", {"tile": Ref("acc-tile", self._laid(card))})

    def feasible(self, state: MarsState, frame: Frame) -> bool:
        return self.possible(state, state.seats[frame.seat], None)

    def reads(self, state: MarsState, frame: Frame) -> int:
        return 0 if self.tile_laid() in OFF_MARS else MAP | NEWS

    def writes(self, state: MarsState, frame: Frame) -> int:
        return MAP | PLANTS_OF_OTHERS

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        mask = areas_for(state, state.seats[frame.seat], self.place())
        if not mask:
            return NOTHING
        card = frame.card
        source = card.id if isinstance(card, Card) else ""
        return [area_decision(frame.seat, self._laid(card), mask, source)]

    def apply(self, state: MarsState, frame: Frame) -> None:
        """No area is left: nothing is laid."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        area = area_of(key)
        for effect in reversed(self.then):
            state.then(effect, seat, frame.card, area)
        if lay(state, seat, self._laid(frame.card), area):
            state.later(PLACE_OCEAN, seat)

    def _laid(self, card: object) -> str:
        return tile_of(card) if not self.tile and isinstance(card, Card) else self.tile

    def text(self) -> Message:
        tile = Ref("acc-tile", self.tile or "special")
        if not self.where:
            clause = Message("do-place", {"tile": tile})
        else:
            clause = Message("do-place-where", {"tile": tile, "where": Ref("where", self.where.replace(":", "-"))})
        if not self.then:
            return clause
        return Message("do-then", {"first": clause, "then": tuple([effect.text() for effect in self.then])})


PLACE_OCEAN: Final = Place("ocean")
PLACE_GREENERY: Final = Place("greenery")
PLACE_CITY: Final = Place("city")


@dataclass(frozen=True, slots=True)
class Reserve(CardEffect):
    """A marker on a free area: only its owner may build there."""

    def is_hurdle(self) -> bool:
        return True

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        return areas_for(state, seat, "claim") != 0

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        return Message("gap-no-area", {"tile": Ref("acc-tile", "marker")})

    def reads(self, state: MarsState, frame: Frame) -> int:
        return MAP

    def writes(self, state: MarsState, frame: Frame) -> int:
        return MAP

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        mask = areas_for(state, state.seats[frame.seat], "claim")
        if not mask:
            return NOTHING
        return [area_decision(frame.seat, "marker", mask, frame.card.id if frame.card is not None else "")]

    def apply(self, state: MarsState, frame: Frame) -> None:
        """No area is left: nothing is marked."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        area = area_of(key)
        state.markers[area] = seat
        state.emit("area-reserved", seat, {"area": area})

    def text(self) -> Message:
        return Message("do-reserve")


@dataclass(frozen=True, slots=True)
class ProduceAreaMetal(CardEffect):
    """One step of production of a metal printed on the area just covered; remembered for copies of the card."""

    def production_part(self) -> tuple[CardEffect, ...]:
        return (self,)

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        options = [f"branch:{RESOURCES[metal]}" for metal in self._metals(state, frame)]
        return [Decision(frame.seat, "ask-metal", options, frame.card.id)] if options and frame.card else NOTHING

    def apply(self, state: MarsState, frame: Frame) -> None:
        """Nothing was mined: there is nothing to raise."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        assert isinstance(frame.card, Card)
        metal = RESOURCES.index(key.removeprefix("branch:"))
        owner = state.seats[seat]
        owner.mined[frame.card] = metal
        state.change_production(owner, metal, 1)

    def _metals(self, state: MarsState, frame: Frame) -> list[int]:
        """The metals of the area (frame.amount); without an area, as in a copy, the metal raised before."""
        if frame.amount:
            area = state.board.area(frame.amount)
            return [metal for metal in METALS if area.prints(metal)]
        assert isinstance(frame.card, Card)
        mined = state.seats[frame.seat].mined.get(frame.card)
        return [] if mined is None else [mined]

    def text(self) -> Message:
        return Message("do-produce-area-metal")
