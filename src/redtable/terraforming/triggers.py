"""What cards in play wait for. Each occasion is one bit, so that a seat that waits for nothing costs one comparison."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from redtable.kernel.message import Message, Ref
from redtable.terraforming.card import Card
from redtable.terraforming.declare import CardEffect, Trigger
from redtable.terraforming.resources import EVENT, TAGS

TAG_PLAYED: Final = 1
"""`value`: the tag; once for each tag of the card."""
CARD_PLAYED: Final = 2
TILE_PLACED: Final = 4
"""`value`: what was laid, see `tile_value`."""
PROJECT_USED: Final = 8
"""A standard project with a price; `value`: the printed price."""
METAL_COVERED: Final = 16
"""A tile was laid on an area that prints steel or titanium."""

OCEAN_LAID: Final = 1
GREENERY_LAID: Final = 2
CITY_LAID: Final = 3
CITY_LAID_OFF_MARS: Final = 4
SPECIAL_LAID: Final = 5

_LAID: Final = {"ocean": OCEAN_LAID, "greenery": GREENERY_LAID, "city": CITY_LAID, "capital": CITY_LAID}


def tile_value(tile: str) -> int:
    """The value of `TILE_PLACED` for a tile on Mars."""
    return _LAID.get(tile, SPECIAL_LAID)


@dataclass(frozen=True, slots=True)
class OnTag(Trigger):
    """A tag is played, by the owner or by anybody; once for each tag, those of the card itself included."""

    tags: tuple[int, ...]
    do: tuple[CardEffect, ...]
    anyone: bool = False

    def occasion(self) -> int:
        return TAG_PLAYED

    def fits(self, own: bool, value: int, card: Card | None) -> bool:
        return (own or self.anyone) and value in self.tags

    def text(self) -> Message:
        key = "when-anyone-plays-tag" if self.anyone else "when-tag"
        return Message(key, {"tags": tuple([Ref("tag", TAGS[tag]) for tag in self.tags])})


@dataclass(frozen=True, slots=True)
class OnEvent(Trigger):
    """The owner plays an event, with a tag if one is given."""

    do: tuple[CardEffect, ...]
    tag: int | None = None

    def occasion(self) -> int:
        return CARD_PLAYED

    def fits(self, own: bool, value: int, card: Card | None) -> bool:
        return own and card is not None and card.kind == EVENT and (self.tag is None or self.tag in card.tags)

    def text(self) -> Message:
        if self.tag is None:
            return Message("when-event")
        return Message("when-tag-event", {"tag": Ref("tag", TAGS[self.tag])})


@dataclass(frozen=True, slots=True)
class OnCostlyCard(Trigger):
    """The owner plays a card with a high printed price."""

    least: int
    do: tuple[CardEffect, ...]

    def occasion(self) -> int:
        return CARD_PLAYED

    def fits(self, own: bool, value: int, card: Card | None) -> bool:
        return own and card is not None and card.cost >= self.least

    def text(self) -> Message:
        return Message("when-costly-card", {"n": self.least})


@dataclass(frozen=True, slots=True)
class OnProject(Trigger):
    """The owner has paid for a standard project; `least` is the printed price."""

    do: tuple[CardEffect, ...]
    least: int = 1

    def occasion(self) -> int:
        return PROJECT_USED

    def fits(self, own: bool, value: int, card: Card | None) -> bool:
        return own and value >= self.least

    def text(self) -> Message:
        return Message("when-project" if self.least == 1 else "when-costly-project", {"n": self.least})


@dataclass(frozen=True, slots=True)
class OnOcean(Trigger):
    """Anybody lays an ocean."""

    do: tuple[CardEffect, ...]

    def occasion(self) -> int:
        return TILE_PLACED

    def fits(self, own: bool, value: int, card: Card | None) -> bool:
        return value == OCEAN_LAID

    def text(self) -> Message:
        return Message("when-ocean")


@dataclass(frozen=True, slots=True)
class OnOwnGreenery(Trigger):
    """The owner lays a greenery, by whatever means."""

    do: tuple[CardEffect, ...]

    def occasion(self) -> int:
        return TILE_PLACED

    def fits(self, own: bool, value: int, card: Card | None) -> bool:
        return own and value == GREENERY_LAID

    def text(self) -> Message:
        return Message("when-greenery")


@dataclass(frozen=True, slots=True)
class OnCity(Trigger):
    """A city is laid: by anybody or by the owner, everywhere or on Mars only."""

    do: tuple[CardEffect, ...]
    anyone: bool = True
    on_mars: bool = False

    def occasion(self) -> int:
        return TILE_PLACED

    def fits(self, own: bool, value: int, card: Card | None) -> bool:
        city = value == CITY_LAID or (value == CITY_LAID_OFF_MARS and not self.on_mars)
        return city and (own or self.anyone)

    def text(self) -> Message:
        if self.on_mars:
            return Message("when-city-on-mars")
        return Message("when-city" if self.anyone else "when-own-city")


@dataclass(frozen=True, slots=True)
class OnMetalArea(Trigger):
    """The owner lays a tile, an ocean too, where steel or titanium is printed: once, however many symbols."""

    do: tuple[CardEffect, ...]

    def occasion(self) -> int:
        return METAL_COVERED

    def fits(self, own: bool, value: int, card: Card | None) -> bool:
        return own

    def text(self) -> Message:
        return Message("when-metal-area")
