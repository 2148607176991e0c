"""What is drawn: the map in every size, arrow keys on it, tracks, previews, wrapping."""

from __future__ import annotations

from collections import Counter

import pytest
from rich.text import Text

from redtable.cli.table.board_picture import (
    LARGE,
    MEDIUM,
    SMALL,
    Shown,
    Size,
    area_parts,
    mosaic,
    next_area,
    picture,
    shown,
)
from redtable.cli.table.look import cut, spread, wrapped
from redtable.cli.table.panels import goal_columns, seat_lines, track_lines
from redtable.cli.table.scores import score_lines, winner_sentence
from redtable.terraforming.boards import THARSIS
from redtable.words import LANGUAGES, words_in
from tests.cli.table.tables import table, table_at

SIZES = [SMALL, MEDIUM, LARGE]


@pytest.mark.parametrize("size", SIZES)
def test_the_mosaic_shows_every_area_equally_large(size: Size) -> None:
    dots = Counter([area for line in mosaic(size) for pair in line for area in pair])
    assert set(dots) == set(range(62))
    assert {dots[area] for area in range(1, 62)} == {size.width * size.height * 2}


@pytest.mark.parametrize("size", SIZES)
def test_neighbours_are_painted_in_different_shades(size: Size) -> None:
    """Also where both are bare land."""
    board = shown(table().view(None))
    lines = picture(board, size, words_in("en"))
    colours = {}
    for area in THARSIS.areas[1:]:
        for y, line in enumerate(mosaic(size)):
            for x, pair in enumerate(line):
                if pair == (area.id, area.id):
                    colours[area.id] = style_at(lines[y], x).rpartition(" ")[2]
    for area in THARSIS.areas[1:]:
        assert all(colours[area.id] != colours[near] for near in area.neighbours)


def style_at(line: Text, x: int) -> str:
    return next(str(span.style) for span in line.spans if span.start <= x < span.end)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_tiles_owners_bonuses_and_names_are_on_the_map(size: Size, language: str) -> None:
    sitting = table_at("ask-area-ocean")
    view = sitting.view(0)
    words = words_in(language)
    plain = "\n".join([line.plain for line in picture(shown(view), size, words)])
    assert {len(line.plain) for line in picture(shown(view), size, words)} == {size.whole_width}
    oceans = [tile for tile in view["tiles"] if tile["tile"] == "ocean"]
    assert plain.count("≈") == 2 * len(oceans)
    assert ("✦" in plain, "▤" in plain, "╬" in plain) == (True, True, True)
    if size is not SMALL:
        name = max(words.name("area", "noctis_city").replace("-", " ").split(), key=len)
        assert name[:4] in plain
    offered = frozenset({2, 4})
    lit = "\n".join([line.plain for line in picture(shown(view, offered, 2), size, words)])
    assert "2" in lit
    assert "4" in lit


def test_arrow_keys_reach_every_area_on_offer() -> None:
    view = table().view(None)
    offered = frozenset(area.id for area in THARSIS.areas[1:] if area.ocean)
    reached, todo = set(), [2]
    while todo:
        at = todo.pop()
        if at in reached:
            continue
        reached.add(at)
        found = [next_area(shown(view, offered, at), key) for key in ("left", "right", "up", "down")]
        todo += [area for area in found if area is not None]
    assert reached == offered
    assert next_area(shown(view, frozenset({2}), 2), "left") is None


def test_arrow_keys_lead_where_they_point() -> None:
    """Area 31 is the middle of the map."""
    board = shown(table().view(None), frozenset(range(1, 62)), 31)
    assert [next_area(board, key) for key in ("left", "right")] == [30, 32]
    assert next_area(board, "up") in (22, 23)
    assert next_area(board, "down") in (39, 40)


def test_areas_in_words_name_what_lies_beside_them() -> None:
    laid = 5
    board = Shown(THARSIS, {laid: {"area": laid, "tile": "ocean", "owner": None}}, {}, frozenset(), None)
    words = words_in("en")
    said = {area.id: words.say(area_parts(board, area.id, words)) for area in THARSIS.areas[1:]}
    assert said[30] == "for an ocean and 2 plants"
    assert said[29].startswith("Noctis City")
    assert all("Ocean" in said[near] for near in THARSIS.area(laid).neighbours)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [38, 54, 90])
def test_panels_keep_within_their_width(width: int, language: str) -> None:
    sitting = table_at("ask-action")
    view, words = sitting.view(0), words_in(language)
    lines = track_lines(view, words, width) + goal_columns(view, words, width)
    for seat in range(2):
        lines += seat_lines(view, seat, sitting.seating, words, width, roomy=True)
    assert max(line.cell_len for line in lines) <= width


def test_previews_tell_nothing_that_hidden_cards_decide() -> None:
    """Whoever buys cards last sees the set-up settled; what the others hold must not show through."""
    sitting = table("random", "person")
    while (answer := sitting.bot_answer()) is not None:
        sitting.answer(answer.seat, answer.key)
    decision = sitting.decision(1)
    assert decision is not None
    sitting.answer(1, decision["default"])
    seen = sitting.preview(1, "buy:")
    assert any((change.seat, change.what) == (1, "megacredits") for change in seen)
    assert not any(change.seat == 0 and change.group in ("stock", "production", "hand") for change in seen)


def test_previews_of_wrong_answers_are_empty() -> None:
    assert table_at("payment").preview(0, "pay:heat=99") == []


def test_texts_are_cut_wrapped_and_spread() -> None:
    assert [line.plain for line in wrapped("one two three", 8)] == ["one two", "three"]
    assert [line.plain for line in wrapped("abcdefghijkl", 8)] == ["abcdefgh", "ijkl"]
    assert cut(Text("abcdef"), 4).plain == "abc…"
    assert spread(Text("left"), Text("right"), 12).plain == "left   right"
    assert spread(Text("a long left end"), Text("right"), 12).cell_len <= 12
    assert spread(Text("left"), Text("a very long right end"), 12).cell_len <= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_by_source(language: str) -> None:
    words = words_in(language)
    score = {"tr": 20, "milestones": 5, "awards": 2, "greenery": 1, "city": 3, "cards": -1, "by_card": {"birds": -1}}
    view = {"scores": [score | {"total": 30}, score | {"total": 31}]}
    plain = "\n".join([line.plain for line in score_lines(view, [1], words, 76)])
    assert words.seat(1) in plain.splitlines()[0]
    assert words.name("card", "birds") in plain
    assert "−1" in plain
    assert plain.count("31") == 2
    assert words.seat(0) in winner_sentence([0, 1], words)
    assert winner_sentence([], words)
