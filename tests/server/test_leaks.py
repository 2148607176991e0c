"""Every byte a seat is sent over whole games: nothing in it depends on what the seat cannot know."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

from redtable.kernel import chance
from redtable.server.tables import deeds
from redtable.server.tables.telling import Eye, told
from redtable.terraforming.projects import PROJECTS
from redtable.terraforming.state import MarsState
from tests.server.tables import SECRET, Driver, started

TABLES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("person", "person"), {}),
    (("person", "person", "person"), {"draft": True}),
    (("person", "bot", "person", "bot"), {"corporate_era": False, "beginners": [0]}),
    (("person",), {}),
]


def names(value: tuple[tuple[str, ...], dict[str, Any]]) -> str:
    return "-".join([str(len(value[0])), *value[1]])


@pytest.mark.parametrize("table", TABLES, ids=names)
def test_what_is_hidden_changes_no_byte(table: tuple[tuple[str, ...], dict[str, Any]]) -> None:
    nothing_depends_on_the_hidden(table, 0.1)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=names)
def test_what_is_hidden_changes_no_byte_at_any_answer(table: tuple[tuple[str, ...], dict[str, Any]]) -> None:
    nothing_depends_on_the_hidden(table, 1)


def nothing_depends_on_the_hidden(table: tuple[tuple[str, ...], dict[str, Any]], looked_at: float) -> None:
    """The same table with everything hidden from a seat dealt again: the seat is sent the same. A whole game, of which
    that part of the positions is looked at."""
    driver = played(table)
    dice = random.Random(2)
    while driver.table.phase == "play":
        for seat in (None, *range(len(driver.table.seats))):
            if dice.random() > looked_at:
                continue
            sent = bytes_for(driver, seat)
            session = driver.table.session
            assert session is not None
            true = session._state
            session._state = session.game.redeal(true, seat, chance.generator(dice.randbytes(32)))
            again = bytes_for(driver, seat)
            session._state = true
            assert sent == again
        step(driver)


@pytest.mark.parametrize("table", TABLES, ids=names)
def test_no_hidden_card_is_named(table: tuple[tuple[str, ...], dict[str, Any]]) -> None:
    """Every answer of the first hundred: set-up, draft, research, the first generations."""
    no_hidden_card_is_named(table, 100)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=names)
def test_no_hidden_card_is_named_in_whole_games(table: tuple[tuple[str, ...], dict[str, Any]]) -> None:
    no_hidden_card_is_named(table, 10_000)


def no_hidden_card_is_named(table: tuple[tuple[str, ...], dict[str, Any]], answers: int) -> None:
    """No card comes up for the first time in what a seat is sent while it is hidden from that seat."""
    driver = played(table)
    known: dict[int | None, set[str]] = {seat: set() for seat in (None, *range(len(driver.table.seats)))}
    while driver.table.phase == "play" and driver.table.answers < answers:
        for seat, before in known.items():
            sent = bytes_for(driver, seat)
            named = words_in(sent) - WORDS
            hidden = hidden_from(driver, seat)
            leaked = (named - before) & hidden
            assert not leaked
            assert SECRET.hex() not in sent.decode()
            known[seat] = before | (named - hidden)
        step(driver)


def words_in(sent: bytes) -> set[str]:
    return set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", sent.decode()))


def played(table: tuple[tuple[str, ...], dict[str, Any]]) -> Driver:
    kinds, options = table
    return started(*kinds, **options)


def bytes_for(driver: Driver, seat: int | None) -> bytes:
    return msgspec.json.encode(told(driver.table, Eye(seat), 0))


def step(driver: Driver) -> None:
    """Mostly answers; now and then somebody goes back."""
    number = driver.table.answers
    if number > 4 and driver.rng.random() < 0.02:
        seat = driver.rng.randrange(len(driver.table.seats))
        if driver.table.seats[seat].kind == "person":
            driver.do(deeds.Undo(driver.table.number, number - 2), seat)
            return
    driver.answer()


def hidden_from(driver: Driver, seat: int | None) -> set[str]:
    """Cards face down for the seat: deck, others' hands and choices. Of the discards some were shown to all."""
    session = driver.table.session
    assert session is not None
    state = session.state
    assert isinstance(state, MarsState)
    piles = [state.deck]
    for other in state.seats:
        if other.number != seat:
            piles += [other.hand, other.offered, other.drafted, other.offered_corporations]
    found = {card.id for pile in piles for card in pile}
    if seat is not None:
        own = state.seats[seat]
        found -= {card.id for card in (*own.hand, *own.offered, *own.drafted, *own.offered_corporations)}
    return found


WORDS = words_in(bytes_for(started("person", "person"), None)) | {project.id for project in PROJECTS} | {"research"}
"""Words of every game, phases and projects among them, that are ids of cards, too."""
