"""Which cards somebody asks for: by name in any language, and by what stands on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from redtable.cli.errors import bad
from redtable.kernel.message import Message, Value
from redtable.terraforming.card import Card, card_by_id
from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.terraforming.resources import ACTIVE, AUTOMATED, CORPORATION, EVENT, TAGS
from redtable.words import LANGUAGES, Words, card_text, find_cards, words_in
from redtable.words.search import folded

DECKS: Final = {"base": Message("cards-deck-base"), "corporate_era": Message("cards-deck-corporate-era")}
"""The sets of cards, by the id of their module."""

KINDS: Final = (AUTOMATED, ACTIVE, EVENT, CORPORATION)

_MOST_SUGGESTIONS: Final = 5
_LEAST_LIKENESS: Final = 0.7


@dataclass(frozen=True, slots=True)
class Filter:
    """What a card must have; what is empty is not asked for."""

    tags: tuple[str, ...] = ()
    kind: str = ""
    deck: str = ""
    min_cost: int | None = None
    max_cost: int | None = None
    text: str = ""

    @property
    def is_empty(self) -> bool:
        return self == Filter()

    def fits(self, card: Card, words: Words) -> bool:
        return (
            set(self.tags) <= set(tags_of(card))
            and self.kind in ("", card.kind)
            and self.deck in ("", card.module)
            and self._fits_cost(card)
            and (not self.text or folded(self.text) in folded(" ".join(card_text(card, words).as_lines())))
        )

    def _fits_cost(self, card: Card) -> bool:
        if self.min_cost is None and self.max_cost is None:
            return True
        if card.kind == CORPORATION:
            return False
        return (self.min_cost or 0) <= card.cost and (self.max_cost is None or card.cost <= self.max_cost)


@dataclass(frozen=True, slots=True)
class Hit:
    """A card that fits; `name`: what it was found by; `is_whole`: that is its whole name or its number."""

    card: Card
    name: str = ""
    is_whole: bool = False


def search(name: str, wanted: Filter, words: Words) -> list[Hit]:
    """The cards that fit, the best first; without a name all of them in the order of their numbers."""
    hits = [Hit(card) for card in every_card()] if not folded(name) else _named(name)
    return [hit for hit in hits if wanted.fits(hit.card, words)]


def every_card() -> list[Card]:
    """Project cards by number, then the corporations."""
    return [*projects(corporate_era=True), BEGINNER, *corporations(corporate_era=True)]


def _named(name: str) -> list[Hit]:
    by_number = next((card for card in every_card() if card.number == name.strip().upper()), None)
    if by_number is not None:
        return [Hit(by_number, is_whole=True)]
    return [Hit(card_by_id(found.id), found.name, found.distance == 0) for found in find_cards(name)]


def near_misses(name: str) -> list[str]:
    """Names in any language that look like what was typed, the likest first."""
    names: dict[str, str] = {}
    for language in LANGUAGES:
        for card in every_card():
            said = words_in(language).name("card", card.id)
            names.setdefault(folded(said), said)
            for word in folded(said).split():
                names.setdefault(word, said)
    likest = get_close_matches(folded(name), names, _MOST_SUGGESTIONS, _LEAST_LIKENESS)
    return list(dict.fromkeys([names[found] for found in likest]))


def tags_of(card: Card) -> list[str]:
    """Ids of its tags; the symbol of events counts as one."""
    return [TAGS[tag] for tag in card.tags] + ([EVENT] if card.kind == EVENT else [])


# --- what people type after --tag, --kind and --deck -----------------------------------------------------------------


def tag_named(typed: str, words: Words) -> str:
    return _chosen("--tag", typed, _names("tag", [*TAGS, EVENT]), words)


def kind_named(typed: str, words: Words) -> str:
    return _chosen("--kind", typed, _names("kind", KINDS), words)


def deck_named(typed: str, words: Words) -> str:
    names = {deck: [words_in(language).say(said) for language in LANGUAGES] for deck, said in DECKS.items()}
    return _chosen("--deck", typed, names, words)


def _names(kind: str, ids: Sequence[str]) -> dict[str, list[str]]:
    return {thing: [words_in(language).name(kind, thing) for language in LANGUAGES] for thing in ids}


def _chosen(option: str, typed: str, names: Mapping[str, Sequence[str]], words: Words) -> str:
    """The id whose name in any language, or which itself, begins with what was typed."""
    wanted = folded(typed.replace("_", " "))
    called = {thing: [folded(name) for name in (thing.replace("_", " "), *said)] for thing, said in names.items()}
    whole = [thing for thing, said in called.items() if wanted in said]
    fitting = [thing for thing, said in called.items() if wanted and any(name.startswith(wanted) for name in said)]
    if len(whole or fitting) != 1:
        known: tuple[Value, ...] = tuple(names)
        bad(Message("cards-no-such", {"option": option, "value": typed, "known": known}))
    return (whole or fitting)[0]


def deck_of(card: Card) -> Message:
    return DECKS[card.module]
