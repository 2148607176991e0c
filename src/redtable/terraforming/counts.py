"""Numbers read from the table: "for each city in play", "for every 2 microbes here"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from redtable.kernel.message import Message, Ref, Value
from redtable.terraforming.board import AREAS
from redtable.terraforming.card import Card
from redtable.terraforming.declare import Count
from redtable.terraforming.resources import EVENT, RESOURCES, TAGS, WILD
from redtable.terraforming.state import MarsState, Seat

Amount: TypeAlias = int | Count


def amount_of(amount: Amount, state: MarsState, seat: Seat, card: Card | None) -> int:
    return amount if isinstance(amount, int) else amount.value(state, seat, card)


@dataclass(frozen=True, slots=True)
class Per(Count):
    """`each` for every full `every` of another count."""

    of: Count
    every: int = 1
    each: int = 1

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return self.of.value(state, seat, card) // self.every * self.each

    def text(self, every: int = 1) -> Message:
        return Message("per", {"each": self.each, "of": self.of.text(every * self.every)})


@dataclass(frozen=True, slots=True)
class Tags(Count):
    """Own tags in play; wild tags count unless points are counted (R9, facts).

    The card being played counts; an event does so for itself alone, as its tags are gone with it.
    """

    tag: int
    wild: bool = True

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        found = seat.tags[self.tag]
        if self.wild:
            found += seat.tags[WILD]
        if card is not None and card.kind == EVENT:
            found += card.tags.count(self.tag)
        return found

    def text(self, every: int = 1) -> Message:
        return Message("count-tags", _tags(self.tag, every))


@dataclass(frozen=True, slots=True)
class TagsOfOthers(Count):
    """Face-up tags of all opponents."""

    tag: int

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return sum([other.tags[self.tag] for other in state.seats if other is not seat])

    def text(self, every: int = 1) -> Message:
        return Message("count-tags-of-others", _tags(self.tag, every))


def _tags(tag: int, every: int) -> dict[str, Value]:
    """The kind of tag, one of it, and as many as count as one."""
    name = TAGS[tag]
    some = Message(f"unit-tag-{name}", {"n": every})
    return {"n": every, "tag": Ref("tag", name), "one": Ref("per-tag", name), "some": some}


@dataclass(frozen=True, slots=True)
class Cities(Count):
    """City tiles of everybody."""

    on_mars: bool = False

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return state.cities.bit_count() if self.on_mars else state.city_count

    def text(self, every: int = 1) -> Message:
        return Message("count-cities-on-mars" if self.on_mars else "count-cities", {"n": every})


@dataclass(frozen=True, slots=True)
class EventsPlayed(Count):
    """Cards in all event piles."""

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return sum([len(other.events) for other in state.seats])

    def text(self, every: int = 1) -> Message:
        return Message("count-events", {"n": every})


@dataclass(frozen=True, slots=True)
class ResourcesHere(Count):
    """Resources on the card itself."""

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return seat.on_cards.get(card, 0) if card is not None else 0

    def text(self, every: int = 1) -> Message:
        return Message("count-here", {"n": every})


@dataclass(frozen=True, slots=True)
class AnyHere(Count):
    """1 if there is a resource on the card itself, however many."""

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return 1 if card is not None and seat.on_cards.get(card, 0) else 0

    def text(self, every: int = 1) -> Message:
        return Message("count-any-here", {"n": every})


def tile_of(card: Card) -> str:
    """The name of a card's own tile."""
    return card.id.replace("-", "_")


def _near_tile(state: MarsState, card: Card | None) -> int:
    """Mask of the areas next to the tile of this card; 0 if it lies nowhere."""
    if card is None or tile_of(card) not in state.tile:
        return 0
    area = state.tile.index(tile_of(card))
    return state.board.near[area] if area <= AREAS else 0


@dataclass(frozen=True, slots=True)
class OceansNearby(Count):
    """Ocean tiles next to the tile of this card."""

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return (_near_tile(state, card) & state.oceans).bit_count()

    def text(self, every: int = 1) -> Message:
        return Message("count-oceans-nearby", {"n": every})


@dataclass(frozen=True, slots=True)
class CitiesNearby(Count):
    """City tiles of anybody next to the tile of this card."""

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return (_near_tile(state, card) & state.cities).bit_count()

    def text(self, every: int = 1) -> Message:
        return Message("count-cities-nearby", {"n": every})


@dataclass(frozen=True, slots=True)
class Rating(Count):
    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return seat.tr

    def text(self, every: int = 1) -> Message:
        return Message("count-rating", {"n": every})


@dataclass(frozen=True, slots=True)
class OwnTiles(Count):
    """Tiles with the seat's marker, off Mars too; `tile` restricts them to cities or greeneries."""

    tile: str = ""

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        if self.tile == "city":
            return seat.city_count
        return seat.greenery_count if self.tile == "greenery" else seat.tile_count

    def text(self, every: int = 1) -> Message:
        return Message(f"count-own-{self.tile or 'tile'}", {"n": every})


@dataclass(frozen=True, slots=True)
class CardsInHand(Count):
    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return len(seat.hand)

    def text(self, every: int = 1) -> Message:
        return Message("count-hand", {"n": every})


@dataclass(frozen=True, slots=True)
class Production(Count):
    resource: int

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return seat.production[self.resource]

    def text(self, every: int = 1) -> Message:
        return Message("count-production", {"n": every, "resource": Ref("res", RESOURCES[self.resource])})


@dataclass(frozen=True, slots=True)
class Stock(Count):
    """Units of some resources together."""

    resources: tuple[int, ...]

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        return sum([seat.stock[resource] for resource in self.resources])

    def text(self, every: int = 1) -> Message:
        names = tuple([Ref("res", RESOURCES[r]) for r in self.resources])
        return Message("count-stock", {"n": every, "resources": names})
