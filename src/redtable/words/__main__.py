"""`python -m redtable.words ru` prints the texts of all cards: what tests/words/cards.ru.txt is compared with."""

from __future__ import annotations

import sys

from redtable.words.cards import catalogue
from redtable.words.words import words_in


def printed(language: str) -> str:
    """All cards, an empty line after each."""
    return "".join(["\n".join(text.as_lines()) + "\n\n" for text in catalogue(words_in(language))])


if __name__ == "__main__":
    sys.stdout.write(printed(sys.argv[1]))
