"""Events: who sees what of them."""

from __future__ import annotations

from redtable.kernel.event import Event
from redtable.kernel.message import Message, Ref

BIRDS = Ref("card", "birds")
DRAWN = Event("cards-drawn", 1, {"count": 1}, {"cards": (BIRDS,)})
PLAYED = Event("card-played", 1, {"card": BIRDS, "seat": 2, "kind": "event"})


def test_only_its_own_seat_sees_what_is_private() -> None:
    assert DRAWN.seen_by(1) is DRAWN
    for other in (None, 0, 2):
        assert DRAWN.seen_by(other) == Event("cards-drawn", 1, {"count": 1})


def test_everybody_sees_what_is_public() -> None:
    for viewer in (None, 0, 1):
        assert PLAYED.seen_by(viewer) is PLAYED


def test_log_line_is_another_one_for_who_knows_more() -> None:
    assert DRAWN.message() == Message("log-cards-drawn-own", {"seat": 1, "count": 1, "cards": (BIRDS,)})
    assert DRAWN.seen_by(0).message() == Message("log-cards-drawn", {"seat": 1, "count": 1})


def test_wire_form_keeps_arguments_apart() -> None:
    """An argument may have any name, `seat` and `kind` too."""
    birds = {"ref": "card", "id": "birds"}
    assert PLAYED.as_json() == {
        "kind": "card-played",
        "seat": 1,
        "args": {"card": birds, "seat": 2, "kind": "event"},
    }
    assert DRAWN.as_json() == {"kind": "cards-drawn", "seat": 1, "args": {"count": 1, "cards": [birds]}}
    assert DRAWN.seen_by(None).as_json() == {"kind": "cards-drawn", "seat": 1, "args": {"count": 1}}
