"""JSON and texts that no terminal obeys, and messages that come back from JSON."""

from __future__ import annotations

import json
import unicodedata

import pytest

from redtable.cli.data import clean, json_text, message_of
from redtable.cli.errors import sentence, told
from redtable.kernel.message import Message, Ref, as_json
from redtable.words import words_in

EVERY_SIGN = "".join([chr(code) for code in range(0x3000)]) + "\udfff \ud800 \ufeff"


def test_json_keeps_what_it_was_given() -> None:
    assert json.loads(json_text({"text": EVERY_SIGN})) == {"text": EVERY_SIGN}


def test_json_holds_no_sign_that_is_obeyed() -> None:
    assert not [sign for sign in json_text([EVERY_SIGN]) if unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp")]
    json_text([EVERY_SIGN]).encode()


def test_json_can_be_read_by_people() -> None:
    assert json_text({"имя": "Птицы"}) == '{"имя": "Птицы"}'


def test_texts_hold_no_sign_that_is_obeyed() -> None:
    cleaned = clean(EVERY_SIGN)
    assert not [sign for sign in cleaned if unicodedata.category(sign) in ("Cc", "Cs", "Cf")]
    assert clean("Птицы – „Ptaki” ≈ 10 М€") == "Птицы – „Ptaki” ≈ 10 М€"
    assert clean("a\n✓ b: proved") == "a\\n✓ b: proved"


def test_messages_come_back_from_json() -> None:
    message = Message("a", {"n": 3, "text": "x", "card": Ref("card", "birds"), "all": (1, Message("b"))})
    assert message_of(json.loads(json.dumps(as_json(message)))) == message


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("three short", "Three short."),
        ("“x” is short", "“x” is short."),
        ("«x» мало", "«x» мало."),
        ("„x” mało", "„x” mało."),
        ("--tag is short", "--tag is short."),
        ("why?", "Why?"),
        ("", ""),
        ("a\x1bb", "A\\x1bb."),
    ],
)
def test_sentences(text: str, said: str) -> None:
    assert sentence(text, words_in("en")) == said


def test_a_message_for_programs() -> None:
    assert told(Message("gap-money", {"n": 3}), words_in("pl")) == {
        "key": "gap-money",
        "args": {"n": 3},
        "sentence": sentence(Message("gap-money", {"n": 3}), words_in("pl")),
    }
