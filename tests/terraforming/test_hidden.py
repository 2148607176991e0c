"""Nobody is told what they should not know: tables that differ only in what a seat cannot see look the same to it.

The other tables are made here by hand, card for card, so that they say something about `redeal`, too.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import chain

import pytest

from redtable.kernel.answers import sample_answers
from redtable.kernel.decision import Decision, Subset
from redtable.kernel.event import Event
from redtable.kernel.message import IllegalAnswer, as_json
from redtable.kernel.record import canonical_json
from redtable.kernel.session import Session
from redtable.kernel.view import decision_json
from redtable.terraforming.card import Card
from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.terraforming.projects import PROJECTS
from redtable.terraforming.research import BuyCards
from redtable.terraforming.resources import MEGACREDITS
from redtable.terraforming.setup import SetUp
from redtable.terraforming.state import CARD_PRICE, MarsState, Seat
from tests.terraforming.play import failing_with_record, new_session, play, table, uniform
from tests.terraforming.setups import GAME, named
from tests.terraforming.setups import SetUp as Options

TABLES: list[Options] = [
    {"seats": 1},
    {"seats": 2, "corporate_era": False},
    {"seats": 3, "draft": True},
    {"seats": 4, "draft": True, "beginners": [1], "corporations_dealt": 3},
    {"seats": 5, "cards_dealt": 4},
]
PILES = ("hand", "offered", "drafted")
PUBLIC_WORDS = {"research", *[project.id for project in PROJECTS]}
"""Ids of cards that are words for something else, too: a phase, and standard projects."""
REVEALING = ("play:", "use:", "first-action", "corporation:")
"""Answers that show a card to all, or turn one over."""


def other_table(state: MarsState, viewer: int | None, rng: random.Random) -> MarsState:
    """The same to the viewer, everything else anew: cards, corporations still hidden, and the generator."""
    other = state.copy()
    others = [seat for seat in other.seats if seat.number != viewer]
    piles = [other.deck, other.discards, *[getattr(seat, name) for seat in others for name in PILES]]
    hidden = list(chain.from_iterable(piles))
    rng.shuffle(hidden)
    for pile in piles:
        pile[:] = [hidden.pop() for _ in pile]
    if isinstance(other.flow[-1].effect, (SetUp, BuyCards)):
        known = [seat.corporation for seat in other.seats if seat.number == viewer or seat.corporation]
        known += [] if viewer is None else other.seats[viewer].offered_corporations
        left = [card for card in corporations(other.options.corporate_era) if card not in known]
        for seat in others:
            choose_anew(other, seat, left, rng)
    other.rng = rng.getrandbits(256) << 64
    other.run()
    return other


def choose_anew(state: MarsState, seat: Seat, left: list[Card], rng: random.Random) -> None:
    """Another corporation, and other cards bought, more of them or fewer."""
    money = seat.stock[MEGACREDITS]
    if seat.offered_corporations not in ([], [BEGINNER]):
        dealt = 1 if seat.ready else rng.choice([1, state.options.corporations_dealt])
        seat.offered_corporations = [left.pop(rng.randrange(len(left))) for _ in range(dealt)]
        start = seat.offered_corporations[0].start
        money = start.megacredits if start is not None else 0
    if seat.ready and seat.bill:
        cards = seat.drafted + seat.offered
        bought = rng.randint(0, min(len(cards), money // CARD_PRICE))
        seat.drafted, seat.offered = cards[:bought], cards[bought:]
        seat.bill = [CARD_PRICE * bought, 0]


def told(state: MarsState, viewer: int | None) -> str:
    """All that a seat gets to see of a position: view, decision, and why it may not do what it may not."""
    own = [decision_json(decision) for decision in state.decisions if decision.seat == viewer]
    reasons = [] if viewer is None else [reason_of(state, viewer, key) for key in asked_about(state, viewer)]
    return canonical_json({"view": GAME.view(state, viewer), "decision": own, "reasons": reasons})


def reason_of(state: MarsState, viewer: int, key: str) -> object:
    return [key, [as_json(message) for message in GAME.explain(state, viewer, key)]]


def asked_about(state: MarsState, viewer: int) -> list[str]:
    """Keys a seat may ask about: its own cards, some that others may have, and all the other actions."""
    cards = [*state.seats[viewer].hand, *projects(state.options.corporate_era)[::30]]
    others = ["pass", "sell", "convert:plants", "project:aquifer", "claim:planner", "fund:miner", "no-such:key"]
    return [f"{verb}:{card.id}" for card in cards for verb in ("play", "use")] + others


def positions(setup: Options, seed: int, every: int = 1) -> Iterator[tuple[Session, random.Random]]:
    """Positions along a random game. The first ones all: there everybody chooses at the same time."""
    session, rng = new_session(setup, seed), random.Random(seed)
    with failing_with_record(session):
        for number, _ in enumerate(play(session, seed, uniform)):
            if not session.is_over and (number < 20 or number % every == 0):
                yield session, rng


def viewers(state: MarsState) -> tuple[int | None, ...]:
    return (None, *range(len(state.seats)))


@pytest.mark.parametrize("setup", TABLES, ids=named)
def test_seat_sees_the_same_where_only_hidden_things_differ(setup: Options) -> None:
    differed = 0
    for session, rng in positions(setup, 1, every=13):
        state = table(session)
        for viewer in viewers(state):
            other = other_table(state, viewer, rng)
            assert told(other, viewer) == told(state, viewer)
            differed += other != state and any(told(other, seat) != told(state, seat) for seat in viewers(state))
    assert differed > 20, "the tables never differed"


# --- events ----------------------------------------------------------------------------------------------------------


def counterpart(asked: Decision, other: Decision, rng: random.Random) -> tuple[str, str] | None:
    """Answers to the same question on two tables that look alike to those who are not asked; None if it has none.

    What is chosen of hidden cards is anything; how many are chosen, or a choice of what lies open, is the same.
    """
    if isinstance(asked, Subset) and isinstance(other, Subset):
        count = rng.randint(asked.least, min(asked.most, other.most))
        return asked.key_of(rng.sample(asked.options, count)), other.key_of(rng.sample(other.options, count))
    if asked.prompt == "ask-draft" or (asked.prompt == "ask-discard-to-draw" and rng.random() < 0.7):
        return rng.choice(asked.options[-2:]), rng.choice(other.options[-2:])
    key = rng.choice(sample_answers(asked, 20, rng))
    return None if key.startswith(REVEALING) or not offers(other, key) else (key, key)


def offers(decision: Decision, key: str) -> bool:
    try:
        return bool(decision.canonical(key))
    except IllegalAnswer:
        return False


def told_after(state: MarsState, seat: int, key: str, viewer: int | None) -> tuple[list[Event], str] | None:
    """What the viewer is told after an answer: the events, and all the rest. None if it rightly learns of a card."""
    after = state.copy()
    after.events = []
    after.answer(seat, key)
    seen = [event.seen_by(viewer) for event in after.events]
    shown = any(event.kind in ("card-turned-over", "corporation-revealed") for event in seen)
    return None if shown or own_cards(after, viewer) != own_cards(state, viewer) else (seen, told(after, viewer))


def own_cards(state: MarsState, viewer: int | None) -> object:
    return None if viewer is None else [getattr(state.seats[viewer], pile) for pile in PILES]


def test_answers_tell_others_nothing_hidden() -> None:
    """Whatever cards somebody buys, drafts, keeps, sells or draws: to the others it looks the same."""
    compared = set()
    for setup in TABLES:
        for session, rng in positions(setup, 2, every=3):
            state = table(session)
            viewer = rng.choice(viewers(state))
            other = other_table(state, viewer, rng)
            for asked in state.decisions:
                keys = counterpart(asked, other.decision_of(asked.seat), rng)
                if asked.seat == viewer or keys is None:
                    continue
                seen = told_after(state, asked.seat, keys[0], viewer)
                if seen is None:
                    continue
                assert told_after(other, asked.seat, keys[1], viewer) == seen
                compared.add(asked.prompt)
    choices = {"ask-buy", "ask-draft", "ask-keep", "ask-sell"}
    assert compared >= choices | {"ask-action", "ask-payment", "ask-area-city"}


def test_undo_alone_takes_back_nothing_that_taught_something() -> None:
    """Where a seat may go back alone, it has seen since nothing but what it could have foretold."""
    undone = 0
    for setup in TABLES:
        for session, rng in positions(setup, 3, every=5):
            seat = session.live[-1].seat
            back = session.free_undo(seat)
            if back < len(session.live):
                undone += 1
                other = other_table(session_table(session, back), seat, rng)
                for answer in session.live[back:]:
                    other.answer(answer.seat, answer.key)
                assert told(other, seat) == told(table(session), seat), f"seat {seat} may go back to {back}"
    assert undone > 80


def session_table(session: Session, number: int) -> MarsState:
    state = session.at(number)
    assert isinstance(state, MarsState)
    return state


# --- names -----------------------------------------------------------------------------------------------------------


def words_in(data: object) -> set[str]:
    """Everything in JSON that could be the id of a card: in `play:birds` and `buy:ants,fish`, too."""
    return set(re.findall("[a-z0-9-]+", json.dumps(data)))


def hidden_names(state: MarsState, viewer: int | None) -> set[str]:
    """Ids of all the cards that the viewer may not know."""
    hidden = state.deck + state.discards
    for seat in state.seats:
        if seat.number != viewer:
            hidden = hidden + seat.hand + seat.offered + seat.drafted + seat.offered_corporations
    return {card.id for card in hidden if card is not BEGINNER}.difference(PUBLIC_WORDS)


@pytest.mark.parametrize("setup", TABLES, ids=named)
def test_hidden_cards_are_not_named(setup: Options) -> None:
    """Not in the view, not in decisions or reasons, and not in events."""
    session, rng = new_session(setup, 4), random.Random(4)
    with failing_with_record(session):
        for events in play(session, 4, uniform):
            state = table(session)
            for viewer in rng.sample(viewers(state), 2):
                seen = GAME.view(state, viewer), [event.seen_by(viewer).as_json() for event in events]
                shown = words_in([shown_by(event, viewer) for event in events])
                assert sorted(words_in(seen) & hidden_names(state, viewer) - shown) == []


def shown_by(event: Event, viewer: int | None) -> list[object]:
    """The cards that an event shows rightly: those turned over, and the viewer's own ones, discarded since."""
    shown = [event.args["card"]] if event.kind == "card-turned-over" else []
    if event.private and event.seat == viewer:
        shown.append(event.private["cards"])
    return [as_json(value) for value in shown]


def test_played_events_are_counted_by_all() -> None:
    """They lie face down, but what a player has played is open information; hands are a number."""
    for session, _ in positions({"seats": 3}, 5, every=10):
        state = table(session)
        for viewer in viewers(state):
            for seat, seen in zip(state.seats, GAME.view(state, viewer)["seats"], strict=True):
                assert seen["events_played"] == [card.id for card in seat.events]
                assert seen["hand"] == len(seat.hand)
