"""Each invariant is broken by hand once; the game must complain about just that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, TypeAlias

import pytest

from redtable.terraforming.board import AREAS, bits
from redtable.terraforming.card import Card, card_by_id
from redtable.terraforming.cards import BEGINNER, corporations
from redtable.terraforming.state import MarsState, Seat
from tests.terraforming.play import busy, played, table
from tests.terraforming.setups import GAME

Damage: TypeAlias = Callable[[MarsState], None]


@cache
def rich() -> MarsState:
    """A turn late in a game of three, with something of everything to damage."""
    for seed in range(50):
        session = played({"seats": 3, "draft": True, "first": 0}, seed, player=busy)
        state = session.at(len(session.live) * 3 // 4).copy()
        assert isinstance(state, MarsState)
        if is_rich(state):
            return state
    raise AssertionError("no such position in 50 games")


def is_rich(state: MarsState) -> bool:
    seats = state.seats
    turn = state.decisions[0].prompt == "ask-action" and not state.complete()
    cards = all(seat.played and seat.events and seat.hand for seat in seats) and state.deck and state.discards
    holding = [card for seat in seats[:2] for card in seat.on_cards]
    return bool(turn and cards and holding and seats[1].actors and 0 < state.ocean_count < 9 and state.oxygen)


@cache
def alone() -> MarsState:
    return table(played({"seats": 1}, 1, 30)).copy()


def complaints(state: MarsState, damage: Damage) -> list[str]:
    """What is said after the damage, and about nothing else before it."""
    copy = state.copy()
    assert GAME.broken(copy) == []
    damage(copy)
    return GAME.broken(copy)


def tile(state: MarsState, area: int, name: str, owner: int) -> None:
    """Lay a tile, and count it as the rules do."""
    state.tile[area], state.owner[area] = name, owner
    state.refresh_board()


def free(state: MarsState, mask: int) -> int:
    """A free area of these, far from cities if possible."""
    areas = mask & ~state.occupied
    return bits(areas & ~state.near_cities or areas)[0]


def assign(name: str, value: object, seat: int | None = None) -> Damage:
    return lambda state: setattr(state if seat is None else state.seats[seat], name, value)


def change(name: str, at: int, value: object) -> Damage:
    """One entry of a list of seat 1."""
    return lambda state: getattr(state.seats[1], name).__setitem__(at, value)


def add(name: str, what: Callable[[MarsState], object], seat: int | None = 1) -> Damage:
    return lambda state: getattr(state if seat is None else state.seats[seat], name).append(what(state))


def neighbour_of_city(state: MarsState) -> None:
    tile(state, bits(state.near_cities & state.board.land & ~state.occupied)[0], "city", 0)


def marker(area: Callable[[MarsState], int], owner: int) -> Damage:
    return lambda state: state.markers.__setitem__(area(state), owner)


def laid(area: Callable[[MarsState], int], name: str, owner: int, times: int = 1) -> Damage:
    """Tiles, more of them than cards played could allow."""

    def lay(state: MarsState) -> None:
        for _ in range(times):
            tile(state, area(state), name, owner)

    return lay


def on_land(state: MarsState) -> int:
    return free(state, state.board.land)


def on_ocean(state: MarsState) -> int:
    return free(state, state.board.oceans)


def owned_tile(state: MarsState) -> int:
    return next(area for area, owner in enumerate(state.owner) if owner == 0 and area <= AREAS)


def an_ocean(state: MarsState) -> int:
    return state.tile.index("ocean")


def a_holder(state: MarsState) -> Card:
    """A card with resources, of seat 0 or 1."""
    return next(card for seat in state.seats[:2] for card in seat.on_cards)


def resources(seat: int, card: Callable[[MarsState], Card], units: int) -> Damage:
    return lambda state: state.seats[seat].on_cards.__setitem__(card(state), units)


def tenth_ocean(state: MarsState) -> None:
    for area in bits(state.board.oceans & ~state.occupied)[: 10 - state.ocean_count]:
        tile(state, area, "ocean", -1)


def first_ratings(state: MarsState) -> None:
    for seat in state.seats:
        seat.tr = 20


def turned_tile(state: MarsState) -> None:
    """A seat's tile becomes nobody's."""
    tile(state, owned_tile(state), state.tile[owned_tile(state)], -1)


def research(state: MarsState) -> None:
    state.phase = "research"
    state.seats[0].passed = True


def stolen_corporation(state: MarsState) -> None:
    state.seats[0].corporation = state.seats[1].corporation


def double_mark(state: MarsState) -> None:
    state.seats[1].used = state.seats[1].actors[:1] * 2


def exchange(pile: str, other: str) -> Damage:
    """A card of seat 0 changes the pile."""
    return lambda state: getattr(state.seats[0], pile).append(getattr(state.seats[0], other).pop())


def dealt(pile: str) -> Damage:
    """A card from the deck under the choice of seat 2."""
    return lambda state: getattr(state.seats[2], pile).append(state.deck.pop())


def another_corporation(state: MarsState) -> Card:
    taken = [seat.corporation for seat in state.seats]
    return next(card for card in corporations(True) if card not in taken and card.first_action is None)


def no_first_action(state: MarsState) -> None:
    seat = next(seat for seat in state.seats if seat.corporation and not seat.corporation.first_action)
    seat.first_action_due = True


def all_milestones(state: MarsState) -> None:
    state.milestones = [(name, 0) for name in state.board.milestones[:4]]


DAMAGES: list[tuple[str, Damage]] = [
    ("cards: lost", lambda state: state.deck.__delitem__(0)),
    ("cards: lost", lambda state: state.discards.append(BEGINNER)),
    ("cards: twice", add("hand", lambda state: state.deck[0])),
    ("cards: twice", add("hand", lambda state: state.seats[1].hand[0])),
    ("cards: twice", lambda state: setattr(state, "playing", state.discards[0])),
    ("cards: twice", add("drafted", lambda state: state.discards[0])),
    ("cards: twice", add("offered", lambda state: state.seats[0].played[0])),
    ("cards: twice", add("events", lambda state: state.seats[0].events[0])),
    ("cards in the wrong pile", exchange("events", "played")),
    ("cards in the wrong pile", exchange("played", "events")),
    ("corporations: foreign or twice", stolen_corporation),
    ("seat 0: wrong corporations", assign("corporation", BEGINNER, 0)),
    ("seat 0: wrong corporations", assign("corporation", None, 0)),
    ("seat 0: no corporation", assign("corporation", None, 0)),
    ("temperature 10", assign("temperature", 10)),
    ("temperature -32", assign("temperature", -32)),
    ("temperature -29", assign("temperature", -29)),
    ("oxygen 15", assign("oxygen", 15)),
    ("oxygen -1", assign("oxygen", -1)),
    ("oxygen 0 with", assign("oxygen", 0)),
    ("oceans 10", tenth_ocean),
    ("ratings rose", first_ratings),
    ("seat 1: rating 19", assign("tr", 19, 1)),
    ("too many milestones", all_milestones),
    ("milestones unknown or twice", assign("milestones", [("mayor", 0), ("mayor", 1)])),
    ("milestones unknown or twice", assign("milestones", [("miner", 0)])),
    ("milestones of nobody", assign("milestones", [("mayor", 3)])),
    ("too many awards", assign("awards", [(name, 0) for name in ("miner", "banker", "landlord", "scientist")])),
    ("awards unknown or twice", assign("awards", [("miner", 0), ("miner", 0)])),
    ("phase colonies", assign("phase", "colonies")),
    ("generation 0", assign("generation", 0)),
    ("first 3 or active", assign("first", 3)),
    ("active -1 is no seat", assign("active", -1)),
    ("seats out of order", lambda state: state.seats.reverse()),
    ("the game is over and something is pending", assign("phase", "end")),
    ("the game ended with parameters incomplete", assign("phase", "final")),
    ("nobody can decide and the game is not over", assign("decisions", ())),
    ("somebody who passed has a turn", lambda state: setattr(state.seats[state.active], "passed", True)),
    ("seat 1: -1 steel", change("stock", 1, -1)),
    ("seat 1: -1 megacredits", change("stock", 0, -1)),
    ("seat 1: production -6 megacredits", change("production", 0, -6)),
    ("seat 1: production -1 heat", change("production", 5, -1)),
    ("seat 1: not one amount", assign("stock", [0] * 5, 1)),
    ("seat 1: next card", assign("next_discount", -2, 1)),
    ("resources on", resources(1, a_holder, 0)),
    ("resources on", resources(2, a_holder, 1)),
    ("resources on", resources(1, lambda state: state.seats[1].played[0], 0)),
    ("wrong marks", add("used", lambda state: state.discards[0])),
    ("wrong marks", double_mark),
    ("mined by no card", lambda state: state.seats[1].mined.__setitem__(state.deck[0], 1)),
    ("mined by no card", lambda state: state.seats[1].mined.__setitem__(state.seats[1].played[0], 3)),
    ("no first action is due", no_first_action),
    ("seat 1: still choosing", assign("bill", [3, 0], 1)),
    ("seat 1: still choosing", assign("ready", True, 1)),
    ("seat 2: still choosing", dealt("drafted")),
    ("seat 2: is not asked", dealt("offered")),
    ("still choosing in phase action", add("offered_corporations", another_corporation)),
    ("seat 0: has passed in the research phase", research),
    ("area 0", laid(lambda state: 0, "city", 0)),
    ("a tile beside the map", laid(lambda state: 0, "ocean", -1)),
    ("nothing belongs to seat 0", lambda state: state.owner.__setitem__(on_land(state), 0)),
    ("owner 3 is no seat", lambda state: state.owner.__setitem__(owned_tile(state), 3)),
    ("ocean belongs to seat 0", lambda state: state.owner.__setitem__(an_ocean(state), 0)),
    ("neutral tiles ['", turned_tile),
    ("allows the tile ocean", laid(on_land, "ocean", -1, 3)),
    ("allows the tile greenery", laid(on_ocean, "greenery", 0, 3)),
    ("allows the tile city", laid(on_ocean, "city", 0)),
    ("allows the tile city", laid(lambda state: AREAS + 1, "city", 2)),
    ("allows the tile nuclear_zone", laid(on_land, "nuclear_zone", 1, 2)),
    ("allows the tile capital", laid(on_land, "capital", 1, 2)),
    ("neighbouring cities", neighbour_of_city),
    ("marker of 0 where none can lie", marker(owned_tile, 0)),
    ("marker of 0 where none can lie", marker(on_ocean, 0)),
    ("marker of 3 where none can lie", marker(on_land, 3)),
    ("more markers than cards", marker(on_land, 2)),
]


@pytest.mark.parametrize(("complaint", "damage"), DAMAGES, ids=[f"{at}-{said}" for at, (said, _) in enumerate(DAMAGES)])
def test_damage_is_noticed(complaint: str, damage: Damage) -> None:
    said = complaints(rich(), damage)
    assert any(complaint in sentence for sentence in said), said


SOLO_DAMAGES: list[tuple[str, Damage]] = [
    ("too many milestones", assign("milestones", [("mayor", 0)])),
    ("too many awards", assign("awards", [("miner", 0)])),
    ("generation 15", assign("generation", 15)),
    ("rating 13", assign("tr", 13, 0)),
    ("neutral tiles ['city', 'city', 'city', 'greenery', 'greenery']", laid(on_land, "city", -1)),
]


@pytest.mark.parametrize(("complaint", "damage"), SOLO_DAMAGES, ids=[said for said, _ in SOLO_DAMAGES])
def test_damage_to_a_solo_game_is_noticed(complaint: str, damage: Damage) -> None:
    said = complaints(alone(), damage)
    assert any(complaint in sentence for sentence in said), said


DERIVED = [(cls, field.name) for cls in (MarsState, Seat) for field in fields(cls) if not field.compare]


@pytest.mark.parametrize(("cls", "name"), DERIVED, ids=[f"{cls.__name__}.{name}" for cls, name in DERIVED])
def test_derived_field_is_compared(cls: type[Any], name: str) -> None:
    """Whatever is kept for speed and wrong is noticed; decisions are asked for anew by conformance."""
    if name in ("decisions", "events"):
        return
    state = rich().copy()
    owner: Any = state if cls is MarsState else state.seats[1]
    setattr(owner, name, wrong(getattr(owner, name)))
    assert f"derived {name}" in " ".join(GAME.broken(state))


def wrong(value: Any) -> Any:
    """Something else of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value ^ (1 << 40)
        case dict():
            return value | {"no-such-thing": 1}
        case tuple():
            return (*value, "no-such-thing")
    return [value[0] + 1, *value[1:]] if value and isinstance(value[0], int) else [*value, card_by_id("birds")]


def test_reasons_are_compared_with_what_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """If `explain` and the options contradicted each other, this would be said."""
    state = rich()
    monkeypatch.setattr("redtable.terraforming.invariants.play_obstacles", lambda *_: [])
    monkeypatch.setattr("redtable.terraforming.invariants.obstacles", lambda *_: [])
    said = " ".join(GAME.broken(state))
    assert "is unplayable without a reason" in said
    assert "is neither offered nor refused" in said
    monkeypatch.setattr("redtable.terraforming.invariants.obstacles", lambda *_: ["because"])
    assert "is offered and refused" in " ".join(GAME.broken(state))
