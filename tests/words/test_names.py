"""Names and typography: everything has its own name, in the letters and quotes of its language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container
from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.words import LANGUAGES, words_in

CARDS = [*projects(corporate_era=True), *corporations(corporate_era=True), BEGINNER]
LATIN_IN_RUSSIAN = {"Apache", "C", "Enter", "Esc", "JSON", "QR", "Redtable", "redtable", "u", "webhook"}
TYPED = {"cli.ftl", "commands.ftl", "table.ftl", "arena.ftl", "server.ftl"}
"""Files of the commands, where it stands what to type: it is typed in Latin letters."""
QUOTES = {"en": "“”", "ru": "«»", "pl": "„”"}


def test_all_the_cards_are_there() -> None:
    """208 project cards, 12 corporations and the beginners' one (R2)."""
    assert len(CARDS) == 221


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    names = Counter(words_in(language).name("card", card.id) for card in CARDS)
    assert [name for name, times in names.items() if times > 1] == []


def test_russian_names_are_translated() -> None:
    """Each has Cyrillic letters and no others."""
    names = [words_in("ru").name("card", card.id) for card in CARDS]
    assert [name for name in names if not re.fullmatch(r"[А-Яа-яЁё ,\-]+", name)] == []


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_names_are_written_as_in_a_sentence(language: str) -> None:
    """A capital at the beginning, no full stop, no space at the ends or twice."""
    for card in CARDS:
        name = words_in(language).name("card", card.id)
        assert name[0].isupper(), name
        assert name == " ".join(name.split()).rstrip("."), name


class Texts(Visitor):
    """Collects the written parts of messages; attributes that are wishes for an argument are none."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.variables: set[str] = set()

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self.variables = set()
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        if node.id.name not in self.variables:
            self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts(language: str, but_for: Container[str] = ()) -> list[str]:
    """All that is written, but for some files."""
    collector = Texts()
    for file in (resources.files("redtable.words") / language).iterdir():
        if file.name not in but_for:
            collector.visit(FluentResource(file.read_text(encoding="utf-8")))
    assert len(collector.found) > 500
    return collector.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    others = set('"„“”«»') - set(QUOTES[language])
    opening, closing = tuple(QUOTES[language])
    balance: Counter[int] = Counter()
    for line in texts(language):
        assert not others & set(line), line
        balance[line.count(opening) - line.count(closing)] += 1
    assert balance[1] == balance[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_minus_and_spaces(language: str) -> None:
    """A minus is a minus and not a hyphen; no double spaces between words, but after a key to press."""
    for line in texts(language):
        assert not re.search(r"(^|[ (])-\d", line), line
        assert not re.search(r"[\w.,:;!?]  +[^\Wϟ]", re.sub(r"^\S  ", "", line, flags=re.M)), line


def test_russian_texts_of_the_games_have_no_latin_letters() -> None:
    for line in texts("ru", but_for=TYPED):
        assert set(re.findall(r"[A-Za-z]+", line)) <= LATIN_IN_RUSSIAN, line


def test_no_russian_word_has_letters_of_both_alphabets() -> None:
    for line in texts("ru"):
        assert not re.search(r"[A-Za-z][А-Яа-яЁё]|[А-Яа-яЁё][A-Za-z]|M€", line), line
