"""`redtable cards`: what is found, and how it looks to people and to programs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from redtable.cli.catalogue import DECKS, every_card, tags_of
from redtable.words import LANGUAGES, card_text, words_in
from tests.cli.running import run

CARDS = every_card()


def text_of(shown: str) -> str:
    """What stands in a panel, on one line."""
    return " ".join(shown.replace("│", " ").split())


def numbers(*arguments: str) -> list[str]:
    """The numbers of the cards in a list."""
    found = run("cards", *arguments)
    assert found.code == 0
    return [line.split()[0] for line in found.lines[:-1]]


def as_json(*arguments: str) -> list[dict[str, Any]]:
    found = run("cards", *arguments, "--json")
    assert (found.code, found.err) == (0, "")
    data: list[dict[str, Any]] = json.loads(found.out)
    return data


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_shown_with_all_that_stands_on_it(language: str) -> None:
    found = run("cards", "птицы", "--lang", language)
    words = words_in(language)
    shown = text_of(found.out)
    card = next(card for card in CARDS if card.id == "birds")
    said = card_text(card, words)
    for text in (said.kind, *said.tags, *[line for _, line in said.lines], "072", "birds"):
        assert text in shown
    for other in LANGUAGES:
        assert words_in(other).name("card", "birds") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_shown(language: str) -> None:
    found = run("cards", "--all", "--full", "--lang", language)
    shown = text_of(found.out)
    missing = [card.id for card in CARDS if f"{card.number} · " not in shown or f" · {card.id} " not in shown]
    assert missing == []


def test_every_deck_has_a_name() -> None:
    assert {card.module for card in CARDS} == set(DECKS)


def test_a_whole_name_is_shown_and_what_else_fits_is_listed() -> None:
    found = run("cards", "asteroid")
    assert "Asteroid" in found.lines[0]
    assert "Temperature +1 step" in found.out
    others = found.out.partition("Other cards that fit:")[2]
    assert "Asteroid Mining Consortium" in others
    assert "009" not in others


def test_a_card_found_in_another_language_says_so() -> None:
    found = run("cards", "солнечн")
    assert len(found.lines) > 2
    assert all("солнечн" in line.lower() for line in found.lines[:-1])
    assert "(" not in run("cards", "asteroid m").out


def test_a_number_names_a_card() -> None:
    assert "Birds" in run("cards", "072").lines[0]
    assert "Inventrix" in run("cards", "r43").lines[0]


def test_several_words_need_no_quotes() -> None:
    assert "Lake Marineris" in run("cards", "lake", "mar").lines[0]


@pytest.mark.parametrize(
    ("arguments", "fits"),
    [
        (("--tag", "jovian"), lambda card: "jovian" in tags_of(card)),
        (("--tag", "Юпитер", "--tag", "space"), lambda card: {"jovian", "space"} <= set(tags_of(card))),
        (("--kind", "event"), lambda card: card.kind == "event"),
        (("--kind", "активная"), lambda card: card.kind == "active"),
        (("--kind", "corp", "--deck", "base"), lambda card: card.kind == "corporation" and card.module == "base"),
        (("--deck", "corporate_era"), lambda card: card.module == "corporate_era"),
        (("--max-cost", "3"), lambda card: card.kind != "corporation" and card.cost <= 3),
        (("--min-cost", "30"), lambda card: card.kind != "corporation" and card.cost >= 30),
        (("--min-cost", "9", "--max-cost", "9"), lambda card: card.kind != "corporation" and card.cost == 9),
        (("--all",), lambda card: True),
    ],
)
def test_filters(arguments: tuple[str, ...], fits: Any) -> None:
    wanted = [card.number for card in CARDS if fits(card)]
    assert numbers(*arguments) == wanted


def test_a_filter_by_text_reads_the_readers_language() -> None:
    found = {card["id"] for card in as_json("--text", "хищник", "--lang", "ru")}
    english = {card["id"] for card in as_json("--text", "steal")}
    assert "hired-raiders" in english
    assert found != english


def test_a_name_and_a_filter_together() -> None:
    assert [card["id"] for card in as_json("asteroid", "--kind", "automated")] == [
        "asteroid-mining",
        "asteroid-mining-consortium",
        "beam-from-a-thorium-asteroid",
    ]


# --- nothing found ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "✗ No card is called “brids”; perhaps Birds"),
        ("ru", "✗ Карты «brids» нет; может быть, Birds"),
        ("pl", "✗ Nie ma karty „brids”; może Birds"),
    ],
)
def test_a_misspelt_name_gets_suggestions(language: str, says: str) -> None:
    found = run("cards", "brids", "--lang", language)
    assert (found.code, found.out) == (1, "")
    assert found.err.startswith(says)


@pytest.mark.parametrize(
    ("typed", "meant"), [("птици", "Птицы"), ("ptaky", "Ptaki"), ("asteroit minning", "Asteroid Mining")]
)
def test_suggestions_come_from_every_language(typed: str, meant: str) -> None:
    assert meant in run("cards", typed).err


def test_a_name_like_no_other_gets_none() -> None:
    assert run("cards", "qqqqqqqq").err == "✗ No card is called “qqqqqqqq”.\n"


def test_filters_that_nothing_fits() -> None:
    found = run("cards", "--tag", "jovian", "--max-cost", "1", "--json")
    assert found.code == 1
    assert json.loads(found.out) == []
    assert json.loads(found.err)["error"]["key"] == "cards-none-fit"


@pytest.mark.parametrize("arguments", [(), ("",), ("  ",)])
def test_nothing_asked_is_no_search(arguments: tuple[str, ...]) -> None:
    found = run("cards", *arguments)
    assert (found.code, found.out) == (2, "")
    assert "--all" in found.err


@pytest.mark.parametrize("typed", ["", "e", "nothing"])
def test_a_tag_must_be_clear(typed: str) -> None:
    found = run("cards", "--tag", typed)
    assert found.code == 2
    assert "building, space, science" in found.err


# --- for programs ----------------------------------------------------------------------------------------------------


def test_a_declaration_as_json() -> None:
    (card,) = as_json("birds")
    assert card["names"] == {"en": "Birds", "ru": "Птицы", "pl": "Ptaki"}
    assert (card["number"], card["deck"], card["kind"], card["cost"]) == ("072", "base", "active", 10)
    assert (card["tags"], card["holds"]) == (["animal"], "animal")
    assert [line["section"] for line in card["text"]] == ["requirement", "effect", "action", "points"]
    assert card["text"][0]["sentences"]["en"] == "Requirement: 13% oxygen or more."
    assert card["declared"]["requires"] == [{"is": "AtLeast", "parameter": 1, "value": 13}]


def test_all_declarations_as_json() -> None:
    found = as_json("--all")
    assert [card["id"] for card in found] == [card.id for card in CARDS]
    assert all(line["sentences"][language] for card in found for line in card["text"] for language in LANGUAGES)
    assert [card["cost"] for card in found if card["kind"] == "corporation"] == [None] * 13
