"""What the evaluation knows of the table when a question is asked: the answers are compared on that ground."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from redtable.bots.evaluations.terraforming.horizon import Horizon, horizon
from redtable.bots.evaluations.terraforming.rates import Rates, rates, terms_of
from redtable.bots.evaluations.terraforming.weights import Weights
from redtable.terraforming.card import Card
from redtable.terraforming.cards import projects
from redtable.terraforming.resources import EVENT, TAGS
from redtable.terraforming.state import MarsState, Seat


@dataclass(frozen=True, slots=True)
class Outlook:
    """The table before the answer, the expected length of the game, and the weights."""

    state: MarsState
    horizon: Horizon
    weights: Weights
    deck: Deck

    def rates(self, seat: Seat, delay: float = 0.0) -> Rates:
        """What things are worth for a seat, or will be so many generations later.

        Which parameters are complete is asked of the table before the answer: taking the last step must not look bad
        for making plants and heat worth less.
        """
        return rates(max(self.horizon.left - delay, 0.0), terms_of(self.state, seat), self.weights)


@dataclass(frozen=True, slots=True)
class Deck:
    """What the cards of this game are like, on average."""

    cards: tuple[Card, ...]
    tags: tuple[float, ...]
    """Tags on a card, by tag."""
    events: float
    """Share of events."""

    def events_with(self, tag: int | None) -> float:
        if tag is None:
            return self.events
        return sum([card.kind == EVENT and tag in card.tags for card in self.cards]) / len(self.cards)

    def costing(self, least: int) -> float:
        return sum([card.cost >= least for card in self.cards]) / len(self.cards)


@lru_cache(maxsize=2)
def deck_of(corporate_era: bool) -> Deck:
    cards = tuple(projects(corporate_era))
    tags = tuple([sum([card.tags.count(tag) for card in cards]) / len(cards) for tag in range(len(TAGS))])
    return Deck(cards, tags, sum([card.kind == EVENT for card in cards]) / len(cards))


def outlook(state: MarsState, weights: Weights) -> Outlook:
    return Outlook(state, horizon(state, weights.doubt), weights, deck_of(state.options.corporate_era))
