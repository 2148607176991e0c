"""A position in words again, whole or as the difference from one before."""

from __future__ import annotations

from collections import Counter
from typing import Any

from redtable.terraforming.resources import RESOURCES
from redtable.terraforming.state import MarsState, Seat
from redtable.terraforming.view import AREA_NAMES, ids, next_card, tiles

UNSAID: dict[str, Any] = {
    **{"board": "tharsis", "generation": 1, "phase": "action", "active": 0, "first": 0},
    **{"corporate_era": True, "draft": False, "playing": None},
}
"""What a position has that does not mention it."""


def describe(state: MarsState) -> dict[str, Any]:
    """The whole position; what is empty or usual is left out."""
    every = _table(state)
    found = {key: value for key, value in every.items() if value != UNSAID.get(key, [])}
    found["seats"] = [_said(_seat(seat)) for seat in state.seats]
    return found


def _said(seat: dict[str, Any]) -> dict[str, Any]:
    said = {key: value for key, value in seat.items() if value or key == "tr"}
    for key in ("stock", "production"):
        if key in said:
            said[key] = {name: amount for name, amount in said[key].items() if amount}
            if not said[key]:
                del said[key]
    return said


def _table(state: MarsState) -> dict[str, Any]:
    return {
        "board": state.board.id,
        "temperature": state.temperature,
        "oxygen": state.oxygen,
        "generation": state.generation,
        "phase": state.phase,
        "active": state.active,
        "first": state.first,
        "passed": [seat.number for seat in state.seats if seat.passed],
        "tiles": tiles(state),
        "markers": [{"area": AREA_NAMES.get(a, a), "owner": owner} for a, owner in state.markers.items()],
        "milestones": [{"id": name, "seat": seat} for name, seat in state.milestones],
        "awards": [{"id": name, "seat": seat} for name, seat in state.awards],
        "deck_top": ids(state.deck[::-1]),
        "discard_pile": ids(state.discards),
        "corporate_era": state.options.corporate_era,
        "draft": state.options.draft,
        "playing": None if state.playing is None else state.playing.id,
    }


def _seat(seat: Seat) -> dict[str, Any]:
    return {
        "corporation": None if seat.corporation is None else seat.corporation.id,
        "tr": seat.tr,
        "tr_raised": seat.tr_raised,
        "stock": dict(zip(RESOURCES, seat.stock, strict=True)),
        "production": dict(zip(RESOURCES, seat.production, strict=True)),
        "played": ids(seat.played),
        "events_played": ids(seat.events),
        "hand": ids(seat.hand),
        "on_cards": {card.id: count for card, count in seat.on_cards.items()},
        "actions_used": ids(seat.used),
        "next_card": next_card(seat) or None,
        "mined": {card.id: RESOURCES[metal] for card, metal in seat.mined.items()},
        "first_action_due": seat.first_action_due,
        "offered": ids(seat.offered),
        "offered_corporations": ids(seat.offered_corporations),
        "drafted": ids(seat.drafted),
    }


# --- differences -----------------------------------------------------------------------------------------------------

_NUMBERS = ("temperature", "oxygen", "generation", "phase", "active", "first", "playing")
_LISTS = ("passed", "milestones", "awards")
_PLACED = {"tiles": ("tiles_added", "tiles_removed"), "markers": ("markers_added", "markers_removed")}
_UNTOLD = ("first_action_due",)
"""Part of a position, but a change of it goes without saying: the first action has been taken."""


def changes(before: MarsState, after: MarsState) -> dict[str, Any]:
    """Everything that differs afterwards, in the words of a position."""
    old, new = _table(before), _table(after)
    found: dict[str, Any] = {key: new[key] for key in (*_NUMBERS, *_LISTS) if old[key] != new[key]}
    for key, (added, removed) in _PLACED.items():
        came = [item for item in new[key] if item not in old[key]]
        went = [item for item in old[key] if item not in new[key]]
        found |= {name: moved for name, moved in ((added, came), (removed, went)) if moved}
    discarded = Counter(new["discard_pile"]) - Counter(old["discard_pile"])
    if discarded:
        found["discarded"] = [card for card in new["discard_pile"] if card in discarded]
    seats = {seat.number: _seat_changes(before.seats[seat.number], seat) for seat in after.seats}
    changed = {number: change for number, change in seats.items() if change}
    if changed:
        found["seats"] = changed
    return found


def _seat_changes(before: Seat, after: Seat) -> dict[str, Any]:
    old, new = _seat(before), _seat(after)
    untold = _UNTOLD if _cares_for_raises(after) else (*_UNTOLD, "tr_raised")
    found: dict[str, Any] = {}
    for key, value in new.items():
        if value == old[key] or key in untold:
            continue
        found[key] = _entries(old[key], value) if key in ("stock", "production", "on_cards") else value
    return found


def _cares_for_raises(seat: Seat) -> bool:
    """Whether anything of the seat asks if its rating went up; for all others a change of it goes without saying."""
    return any(action.if_rating_rose for card in seat.actors for action in card.actions)


def _entries(old: dict[str, int], new: dict[str, int]) -> dict[str, int]:
    """The changed entries only; 0 where nothing is left."""
    return {name: new.get(name, 0) for name in {**old, **new} if old.get(name, 0) != new.get(name, 0)}
