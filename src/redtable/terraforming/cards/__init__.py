"""All cards. Importing this package declares every one of them."""

from __future__ import annotations

from redtable.terraforming.card import Card
from redtable.terraforming.cards import (
    base_active,
    base_automated,
    base_corporations,
    base_events,
    corporate_era_active,
    corporate_era_automated,
    corporate_era_corporations,
    corporate_era_events,
)
from redtable.terraforming.cards.base_corporations import BEGINNER
from redtable.terraforming.cards.modules import BASE, CORPORATE_ERA

__all__ = ["BASE", "BEGINNER", "CORPORATE_ERA", "corporations", "projects"]

DECLARED = (
    base_active,
    base_automated,
    base_corporations,
    base_events,
    corporate_era_active,
    corporate_era_automated,
    corporate_era_corporations,
    corporate_era_events,
)
"""The modules of declarations, so that none is forgotten."""


def projects(corporate_era: bool) -> list[Card]:
    """The project deck before it is shuffled, by number."""
    chosen = BASE.projects + CORPORATE_ERA.projects if corporate_era else list(BASE.projects)
    return sorted(chosen, key=lambda card: card.number)


def corporations(corporate_era: bool) -> list[Card]:
    """The corporations to deal from, by number; beginners' is not among them."""
    chosen = BASE.corporations + CORPORATE_ERA.corporations if corporate_era else list(BASE.corporations)
    return sorted([card for card in chosen if card is not BEGINNER], key=lambda card: card.number)
