"""Card texts: each is the one that was read and found right, and says what its declaration says."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.terraforming.card import card_by_id
from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.words import LANGUAGES, CardText, card_text, words_in
from redtable.words.__main__ import printed
from redtable.words.cards import ACTION, EFFECT, POINTS, REQUIREMENT, TRIGGER

CARDS = [*projects(corporate_era=True), BEGINNER, *corporations(corporate_era=True)]


def english(card_id: str) -> CardText:
    return card_text(card_by_id(card_id), words_in("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_that_were_read(language: str) -> None:
    """After a change: `python -m redtable.words en > tests/words/cards.en.txt`, and read the difference."""
    read = (Path(__file__).parent / f"cards.{language}.txt").read_text(encoding="utf-8")
    assert printed(language).split("\n\n") == read.split("\n\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_clean(language: str) -> None:
    for card in CARDS:
        for line in card_text(card, words_in(language)).as_lines():
            assert line == " ".join(line.split()), line
            assert not line[0].islower(), line
            assert line[-1] not in ".,:;→", line
            assert not any(sign in line for sign in ("{", "}", ",,", "::", " ,", "()")), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_as_much_as_it_declares(language: str) -> None:
    """A line for each requirement box, action, trigger and worth in points; some line unless it has points alone."""
    for card in CARDS:
        text = card_text(card, words_in(language))
        assert len(text.of(REQUIREMENT)) == bool(card.requires), card.id
        assert len(text.of(ACTION)) == len(card.actions), card.id
        assert len(text.of(TRIGGER)) == len(card.triggers), card.id
        assert len(text.of(POINTS)) == bool(card.points), card.id
        assert bool(text.of(EFFECT)) == bool(card.on_play), card.id
        assert text.cost == (None if card.kind == "corporation" else card.cost)
        assert len(text.tags) == len(card.tags) + (card.kind == "event")


def test_production_stands_together() -> None:
    assert english("strip-mine").of(EFFECT) == (
        "Production −2 energy, +2 steel, +1 titanium",
        "Oxygen level +2 steps",
    )
    assert english("hackers").of(EFFECT)[0] == "Production −1 energy"


def test_equal_tiles_are_counted() -> None:
    assert english("lake-marineris").of(EFFECT) == ("Place 2 ocean tiles",)


def test_a_card_says_whether_its_own_tags_count() -> None:
    assert english("cartel").of(EFFECT) == ("Production +1 M€ per Earth tag you have, this card included",)
    assert english("miranda-resort").of(EFFECT) == ("Production +1 M€ per Earth tag you have",)
    assert english("toll-station").of(EFFECT) == ("Production +1 M€ per space tag your opponents have",)
    assert english("io-mining-industries").of(POINTS) == ("Points: 1 VP per Jovian tag you have",)


def test_a_card_says_whether_its_own_tile_counts() -> None:
    own = "Effect: when anybody places a city tile (this card’s own included): production +1 M€"
    assert english("immigrant-city").of(TRIGGER) == (own,)
    assert english("rover-construction").of(TRIGGER) == ("Effect: when anybody places a city tile: +2 M€",)
