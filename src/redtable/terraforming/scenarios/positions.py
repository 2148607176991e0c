"""A position from words: everything that is not said is empty, 0 or false."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redtable.kernel.plain import declared
from redtable.terraforming.board import Board
from redtable.terraforming.resources import METALS, RESOURCES
from redtable.terraforming.scenarios import words
from redtable.terraforming.state import NOBODY, MarsState, Options, Seat

PHASES = ("setup", "research", "action", "production", "final", "end")

POSITION_KEYS = (
    *("board", "temperature", "oxygen", "generation", "phase", "active", "first", "passed", "tiles", "markers"),
    *("milestones", "awards", "deck_top", "discard_pile", "corporate_era", "draft", "playing", "seats"),
)
SEAT_KEYS = (
    *("corporation", "tr", "tr_raised", "stock", "production", "played", "events_played", "hand", "on_cards"),
    *("actions_used", "next_card", "mined", "first_action_due", "offered", "offered_corporations", "drafted"),
)


def read_position(given: Mapping[str, Any]) -> MarsState:
    words.known_keys(given, "given", POSITION_KEYS)
    seats = words.items(given.get("seats"), "seats")
    if not 1 <= len(seats) <= 5:
        words.bad("seats", len(seats))
    for key in ("temperature", "oxygen"):
        if key not in given:
            words.bad("given", f"{key}?")
    board = _board(given.get("board", "tharsis"))
    options = Options(
        seats=len(seats),
        board=board,
        corporate_era=bool(given.get("corporate_era", True)),
        draft=bool(given.get("draft", False)),
    )
    state = MarsState(
        options=options,
        board=board,
        seats=[_seat(number, words.mapping(data, f"seats[{number}]")) for number, data in enumerate(seats)],
        temperature=words.whole(given["temperature"], "temperature"),
        oxygen=words.whole(given["oxygen"], "oxygen"),
        generation=words.whole(given.get("generation", 1), "generation"),
        phase=_phase(given.get("phase", "action")),
    )
    _read_table(state, given)
    for seat in state.seats:
        _check_on_cards(seat)
        seat.refresh()
    state.refresh_board()
    return state


def _read_table(state: MarsState, given: Mapping[str, Any]) -> None:
    """Whatever lies between the seats."""
    count = len(state.seats)
    state.first = words.seat_number(given.get("first", 0), count, "first")
    state.active = words.seat_number(given.get("active", state.first), count, "active")
    for number in words.items(given.get("passed"), "passed"):
        state.seats[words.seat_number(number, count, "passed")].passed = True
    for data in words.items(given.get("tiles"), "tiles"):
        tile = words.mapping(data, "tiles")
        area = words.area(tile.get("area"), "tiles.area")
        owner = tile.get("owner")
        state.tile[area] = words.tile(tile.get("tile"), "tiles.tile")
        state.owner[area] = NOBODY if owner is None else words.seat_number(owner, count, "tiles.owner")
    for data in words.items(given.get("markers"), "markers"):
        marker = words.mapping(data, "markers")
        area = words.area(marker.get("area"), "markers.area")
        state.markers[area] = words.seat_number(marker.get("owner"), count, "markers.owner")
    state.milestones = _goals(given, "milestones", state.board.milestones, count)
    state.awards = _goals(given, "awards", state.board.awards, count)
    state.deck = words.cards(given.get("deck_top"), "deck_top")[::-1]
    state.discards = words.cards(given.get("discard_pile"), "discard_pile")
    if given.get("playing") is not None:
        state.playing = words.card(given["playing"], "playing")


def _goals(given: Mapping[str, Any], key: str, known: tuple[str, ...], seats: int) -> list[tuple[str, int]]:
    found = []
    for data in words.items(given.get(key), key):
        goal = words.mapping(data, key)
        if goal.get("id") not in known:
            words.bad(key, goal.get("id"))
        found.append((str(goal["id"]), words.seat_number(goal.get("seat"), seats, key)))
    return found


def _seat(number: int, data: Mapping[str, Any]) -> Seat:
    where = f"seats[{number}]"
    words.known_keys(data, where, SEAT_KEYS)
    following = words.mapping(data.get("next_card"), f"{where}.next_card")
    words.known_keys(following, f"{where}.next_card", ("discount", "requirement_shift"))
    corporation = data.get("corporation")
    return Seat(
        number=number,
        corporation=None if corporation is None else words.card(corporation, f"{where}.corporation"),
        tr=words.whole(data.get("tr", 20), f"{where}.tr"),
        tr_raised=bool(data.get("tr_raised", False)),
        stock=words.resources(data.get("stock"), f"{where}.stock"),
        production=words.resources(data.get("production"), f"{where}.production"),
        hand=words.cards(data.get("hand"), f"{where}.hand"),
        played=words.cards(data.get("played"), f"{where}.played"),
        events=words.cards(data.get("events_played"), f"{where}.events_played"),
        on_cards={
            words.card(card_id, f"{where}.on_cards"): words.whole(count, f"{where}.on_cards")
            for card_id, count in words.mapping(data.get("on_cards"), f"{where}.on_cards").items()
            if count
        },
        used=words.cards(data.get("actions_used"), f"{where}.actions_used"),
        mined={
            words.card(card_id, f"{where}.mined"): _metal(metal, f"{where}.mined")
            for card_id, metal in words.mapping(data.get("mined"), f"{where}.mined").items()
        },
        first_action_due=bool(data.get("first_action_due", False)),
        next_discount=words.whole(following.get("discount", 0), f"{where}.next_card"),
        next_shift=words.whole(following.get("requirement_shift", 0), f"{where}.next_card"),
        offered=words.cards(data.get("offered"), f"{where}.offered"),
        offered_corporations=words.cards(data.get("offered_corporations"), f"{where}.offered_corporations"),
        drafted=words.cards(data.get("drafted"), f"{where}.drafted"),
    )


def _check_on_cards(seat: Seat) -> None:
    """Resources lie on cards in play only."""
    for card in seat.on_cards:
        if card not in seat.face_up():
            words.bad(f"seats[{seat.number}].on_cards", card.id)


def _metal(name: object, where: str) -> int:
    metal = words.resource(name, where)
    if metal not in METALS:
        words.bad(where, RESOURCES[metal])
    return metal


def _board(board_id: object) -> Board:
    found = declared(Board, str(board_id))
    if found is None:
        words.bad("board", board_id)
    return found


def _phase(name: object) -> str:
    if name not in PHASES:
        words.bad("phase", name)
    return str(name)
