"""Words in English, Russian and Polish: names, sentences, card texts, and the search for names (docs/words.md)."""

from __future__ import annotations

from redtable.words.answers import answer_text
from redtable.words.bundle import LANGUAGES, NoWords
from redtable.words.cards import CardText, Clause, card_text, clauses
from redtable.words.search import Found, find_cards
from redtable.words.words import UnknownLanguage, Words, words_in

__all__ = [
    "LANGUAGES",
    "CardText",
    "Clause",
    "Found",
    "NoWords",
    "UnknownLanguage",
    "Words",
    "answer_text",
    "card_text",
    "clauses",
    "find_cards",
    "words_in",
]
