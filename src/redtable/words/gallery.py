"""All cards of a game as data for clients: what stands on them, as sentences and as the messages behind these.

A client writes the sentences and draws its pictures from the messages; both follow from the card's declaration.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from redtable.kernel.message import as_json
from redtable.terraforming.card import Card, tag_names
from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.terraforming.resources import CORPORATION
from redtable.words.cards import capitalised, clauses
from redtable.words.words import Words, words_in


def gallery(game_id: str, language: str) -> dict[str, Any]:
    """`{"cards": [...]}`; a game without cards has none."""
    cards = _CARDS[game_id]() if game_id in _CARDS else []
    words = words_in(language)
    return {"game": game_id, "language": language, "cards": [_card(card, words) for card in cards]}


def _terraforming() -> list[Card]:
    return [*projects(corporate_era=True), BEGINNER, *corporations(corporate_era=True)]


_CARDS: Final[dict[str, Callable[[], list[Card]]]] = {"terraforming": _terraforming}


def _card(card: Card, words: Words) -> dict[str, Any]:
    return {
        "id": card.id,
        "number": card.number,
        "module": card.module,
        "kind": card.kind,
        "name": words.name("card", card.id),
        "cost": None if card.kind == CORPORATION else card.cost,
        "tags": list(tag_names(card)),
        "holds": card.holds,
        "lines": [
            {
                "section": clause.section,
                "text": capitalised(words.say(clause.message)),
                "message": as_json(clause.message),
            }
            for clause in clauses(card)
        ],
    }
