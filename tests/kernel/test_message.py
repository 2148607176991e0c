"""Messages: their wire form, their terse form, and other people's texts in them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.kernel.message import LONGEST_SHOWN, BadRecord, IllegalAnswer, Message, Ref, as_json, plain, shown

INNER = Message("missing-oxygen", {"least": 13})
OUTER = Message("refused", {"card": Ref("card", "birds"), "why": (INNER, "or", 3)})


def test_wire_form_says_what_is_what() -> None:
    assert as_json(OUTER) == {
        "key": "refused",
        "args": {
            "card": {"ref": "card", "id": "birds"},
            "why": [{"key": "missing-oxygen", "args": {"least": 13}}, "or", 3],
        },
    }
    assert json.loads(json.dumps(as_json(OUTER))) == as_json(OUTER)


def test_terse_form_is_on_one_line() -> None:
    assert plain(OUTER) == "refused(card=birds, why=missing-oxygen(least=13) + or + 3)"
    assert plain(Message("pass")) == "pass"


@pytest.mark.parametrize("error", [IllegalAnswer, BadRecord])
def test_errors_carry_the_message_and_print_it(error: type[IllegalAnswer | BadRecord]) -> None:
    raised = error(INNER)
    assert raised.message is INNER
    assert str(raised) == "missing-oxygen(least=13)"


@given(st.text() | st.text("\x1b[\x07\u202e\ud800A"))
def test_shown_texts_obey_no_terminal_and_can_be_written(text: str) -> None:
    clear = shown(text)
    assert clear.isprintable()
    assert len(clear) <= LONGEST_SHOWN
    clear.encode()


@given(st.text("aжż Ф-:,=“”", max_size=LONGEST_SHOWN))
def test_ordinary_texts_are_shown_as_they_are(text: str) -> None:
    assert shown(text) == text


def test_long_texts_are_shown_short() -> None:
    assert shown("a" * LONGEST_SHOWN) == "a" * LONGEST_SHOWN
    assert shown("a" * 10_000_000) == "a" * (LONGEST_SHOWN - 1) + "…"
    assert shown("\x1b" * 30).endswith("…")


def test_what_is_no_text_is_shown_as_its_kind() -> None:
    assert shown([[["deep"]]]) == "(list)"
    assert shown(None) == "(NoneType)"
