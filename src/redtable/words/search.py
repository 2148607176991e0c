"""Finding cards by name in any language, as people type: capitals, accents, ё and hyphens do not matter."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from redtable.words.bundle import LANGUAGES, bundle_of
from redtable.words.words import words_in

_PREFIX: Final = "card-"
_ALIKE: Final = str.maketrans({"ł": "l", "ø": "o", "ß": "ss", "’": "", "'": "", "-": " ", "–": " "})
"""What Unicode does not take apart, and signs that nobody types."""


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """A card that fits. Sorts by how well it fits, then by name."""

    distance: int
    """0: the whole name; 1: its beginning; 2: beginnings of words; 3: anywhere in it; 4: the id."""
    name: str
    id: str
    language: str


def folded(text: str) -> str:
    """Without what people leave out when they type."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join([sign for sign in apart if not unicodedata.combining(sign)])
    return " ".join(bare.translate(_ALIKE).split())


def find_cards(text: str, languages: Sequence[str] = LANGUAGES) -> list[Found]:
    """Cards whose name in one of the languages fits the text, the best first; each card once. All of them for ''."""
    query = folded(text)
    best: dict[str, Found] = {}
    for language in languages:
        for card, name, plain in _names(language):
            distance = _distance(query, plain, card)
            if distance is None:
                continue
            found = Found(distance, name, card, language)
            if card not in best or distance < best[card].distance:
                best[card] = found
    return sorted(best.values())


def _distance(query: str, name: str, card: str) -> int | None:
    if query == name:
        return 0
    if name.startswith(query):
        return 1
    words = name.split()
    if all(any(word.startswith(part) for word in words) for part in query.split()):
        return 2
    if query in name:
        return 3
    return 4 if query in card.replace("-", " ") else None


@cache
def _names(language: str) -> tuple[tuple[str, str, str], ...]:
    """Id, name and folded name of every card."""
    words = words_in(language)
    keys = [key for key in bundle_of(language).keys if key.startswith(_PREFIX)]
    names = [(key.removeprefix(_PREFIX), words.name("card", key.removeprefix(_PREFIX))) for key in keys]
    return tuple([(card, name, folded(name)) for card, name in names])
