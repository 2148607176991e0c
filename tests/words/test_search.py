"""Finding cards the way people type."""

from __future__ import annotations

import pytest

from redtable.words import LANGUAGES, find_cards, words_in


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("птицы", "birds"),
        ("ПТИЦ", "birds"),
        ("Birds", "birds"),
        ("złoża", "mineral-deposit"),
        ("zloza", "mineral-deposit"),
        ("чёрная пыль", "black-polar-dust"),
        ("черная пыль", "black-polar-dust"),
        ("ceos favorite", "ceos-favorite-project"),
        ("nitrogen rich", "nitrogen-rich-asteroid"),
        ("lake mar", "lake-marineris"),
        ("мар озе", "lake-marineris"),
        ("united-nations", "united-nations-mars-initiative"),
        ("medialab", ""),
    ],
)
def test_the_best_card_comes_first(query: str, first: str) -> None:
    found = find_cards(query)
    assert (found[0].id if found else "") == first


def test_whole_names_come_before_beginnings_and_parts() -> None:
    found = find_cards("asteroid", ["en"])
    assert [card.id for card in found if card.distance <= 1] == [
        "asteroid",
        "asteroid-mining",
        "asteroid-mining-consortium",
    ]
    assert {card.distance for card in found} == {0, 1, 2}
    assert found == sorted(found)


def test_part_of_a_word_is_found_last() -> None:
    assert [card.id for card in find_cards("ivestoc", ["en"])] == ["livestock"]


def test_languages_can_be_chosen() -> None:
    assert find_cards("птицы", ["en", "pl"]) == []
    assert find_cards("ptaki", ["pl"])[0].name == "Ptaki"


def test_each_card_is_found_once_and_by_every_name() -> None:
    assert len(find_cards("")) == len({card.id for card in find_cards("")}) == 221
    for language in LANGUAGES:
        for card in find_cards("", [language]):
            assert find_cards(words_in(language).name("card", card.id).upper())[0].id == card.id
