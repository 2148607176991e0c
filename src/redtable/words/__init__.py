"""Words in English, Russian and Polish: names, sentences, card texts, and the search for names (docs/words.md)."""

from __future__ import annotations

from redtable.words.bundle import LANGUAGES, NoWords
from redtable.words.cards import CardText, Clause, card_text, clauses
from redtable.words.words import UnknownLanguage, Words, words_in

__all__ = [
    "LANGUAGES",
    "CardText",
    "Clause",
    "NoWords",
    "UnknownLanguage",
    "Words",
    "card_text",
    "clauses",
    "words_in",
]
