"""What a card surely brings its owner besides: by its other effects, and by what waits for its tags and tiles.

The owner chooses the order of effects, so these gains may pay for losses of the same card
(facts, Immigrant City, Moss).
"""

from __future__ import annotations

from redtable.terraforming.board import OFF_MARS
from redtable.terraforming.card import Card
from redtable.terraforming.declare import CardEffect
from redtable.terraforming.state import Seat
from redtable.terraforming.triggers import CITY_LAID_OFF_MARS, TAG_PLAYED, TILE_PLACED, tile_value


def sure_production(seat: Seat, card: Card | None, resource: int) -> int:
    """Steps of production that come with playing the card."""
    if card is None or card is seat.corporation or card in seat.played:
        return 0
    gains = [effect.production_gain(resource) for effect in card.on_play]
    return sum(gains) + sum([effect.production_gain(resource) for effect in _set_off(seat, card)])


def sure_stock(seat: Seat, card: Card | None, resource: int) -> int:
    """Units of a resource that can come with playing the card."""
    if card is None or card is seat.corporation or card in seat.played:
        return 0
    gains = [effect.stock_gain(resource) for effect in card.on_play]
    return sum(gains) + sum([effect.stock_gain(resource) for effect in _set_off(seat, card)])


def _set_off(seat: Seat, card: Card) -> list[CardEffect]:
    """Effects of the owner's cards, this one included, that wait for its tags or its tiles."""
    found: list[CardEffect] = []
    watchers = seat.watchers if card in seat.watchers else [*seat.watchers, card]
    for watcher in watchers:
        for trigger in watcher.triggers:
            occasion = trigger.occasion()
            if occasion == TAG_PLAYED:
                times = sum([trigger.fits(True, tag, card) for tag in card.tags])
            elif occasion == TILE_PLACED:
                times = sum([trigger.fits(True, value, card) for value in _laid(card)])
            else:
                times = 0
            found += list(trigger.do) * times
    return found


def _laid(card: Card) -> list[int]:
    tiles = [effect.tile_laid() for effect in card.on_play]
    return [CITY_LAID_OFF_MARS if tile in OFF_MARS else tile_value(tile) for tile in tiles if tile]
