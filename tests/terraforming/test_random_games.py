"""Whole games of every set-up, looked at after every answer."""

from __future__ import annotations

import json

import pytest

from redtable.kernel.session import Session
from redtable.terraforming.state import SOLO_GENERATIONS
from tests.terraforming.ledger import accounts_of, booked
from tests.terraforming.play import Player, busy, failing_with_record, hoarding, new_session, play, table, uniform
from tests.terraforming.setups import GAME, SETUPS, WORDS, SetUp, every_words, named, pairs_of, set_up


def watched(setup: SetUp, seed: int, player: Player) -> int:
    """Play a game to its end: invariants hold after every answer, and events account for every change.

    Returns how many cards were left to draw when there were fewest.
    """
    session = new_session(setup, seed)
    fewest = len(table(session).deck)
    with failing_with_record(session):
        accounts = accounts_of(table(session))
        assert GAME.broken(session.state) == []
        for events in play(session, seed, player):
            assert GAME.broken(session.state) == []
            accounts = booked(accounts, events)
            assert accounts_of(table(session)) == accounts
            fewest = min(fewest, len(table(session).deck) + len(table(session).discards))
        check_end(session)
    return fewest


def check_end(session: Session) -> None:
    state = table(session)
    assert state.phase == "end"
    assert all(points > 0 for points in GAME.points(state))
    if state.solo:
        assert state.generation == SOLO_GENERATIONS
        assert GAME.winners(state) == ([0] if state.complete() else [])
    else:
        assert state.complete()
        assert GAME.winners(state)


@pytest.mark.parametrize("player", [uniform, busy])
@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_random_game(setup: SetUp, player: Player) -> None:
    assert watched(setup, 1, player) >= 0


@pytest.mark.parametrize("setup", [{"seats": 5, "corporate_era": False}, {"seats": 5, "draft": True}], ids=named)
def test_hoarded_deck_runs_out(setup: SetUp) -> None:
    """Fewer cards are dealt, then none, and the game goes on to its end."""
    assert watched(setup, 1, hoarding) == 0


def test_set_ups_hold_every_pair_of_choices_that_can_stand_together() -> None:
    possible = set().union(*[pairs_of(words) for words in every_words()])
    chosen = [words for words in every_words() if set_up(words) in SETUPS]
    assert set().union(*[pairs_of(words) for words in chosen]) == possible
    assert len(SETUPS) < 30
    counts = {name for pair in possible for name in pair}
    assert counts == {(name, word) for name, words in WORDS.items() for word in words}


def test_set_ups_know_every_option_and_every_choice_it_lists() -> None:
    """Numbers of cards apart, which are too many to try all."""
    assert list(WORDS) == [field.name for field in GAME.option_fields]
    for field in GAME.option_fields:
        if field.choices and field.name != "cards_dealt":
            tried = {json.dumps(set_up(words)[field.name]) for words in every_words()}
            assert tried == {json.dumps(choice) for choice in field.choices}
