"""The examples of docs/words.md are what the program says."""

from __future__ import annotations

import contextlib
import io
import re
from importlib import resources
from pathlib import Path

import pytest

from redtable.terraforming.card import card_by_id
from redtable.words import LANGUAGES, card_text, words_in

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "words.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    """Fenced examples."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [block for name, block in found if name == kind]


def test_the_program_prints_what_its_comments_say() -> None:
    (program,) = blocks("python")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, "docs/words.md", "exec"), {})
    assert printed.getvalue().splitlines() == re.findall(r"# (.+)$", program, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_reads_so(language: str) -> None:
    lines = card_text(card_by_id("ecological-zone"), words_in(language)).as_lines()
    assert "\n".join([*lines, ""]) in blocks("")


def test_the_declaration_and_the_messages_stand_in_the_sources() -> None:
    package = resources.files("redtable")
    cards = package.joinpath("terraforming", "cards", "base_active.py").read_text(encoding="utf-8")
    (declaration,) = [block for block in blocks("") if block.startswith("BASE.")]
    assert declaration in cards
    russian = [file.read_text(encoding="utf-8") for file in package.joinpath("words", "ru").iterdir()]
    assert len(blocks("ftl")) == 2
    for message in blocks("ftl"):
        assert any(message in text for text in russian), message


def test_every_file_is_listed() -> None:
    (table,) = re.findall(r"^\| file \|.*?\n\n", PAGE, re.MULTILINE | re.DOTALL)
    listed = re.findall(r"`(\w+)`", "\n".join([line.split("|")[1] for line in table.splitlines()[2:] if line]))
    there = [file.name.removesuffix(".ftl") for file in resources.files("redtable.words").joinpath("en").iterdir()]
    assert set(there) <= set(listed)
