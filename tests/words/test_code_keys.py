"""The reader of sources finds the keys that code can say."""

from __future__ import annotations

from types import ModuleType

import pytest

FOUND = {
    'Message("a-key")': {"a-key": set()},
    'Message("a-key", {"n": 1, "what": x})': {"a-key": {"n", "what"}},
    'Message("a-key", {"n": 1, **more})': {"a-key": None},
    'Message("a-key" if x else "b-key")': {"a-key": set(), "b-key": set()},
    'KEYS = {"x": "a-key", "y": "b-key"}\nMessage(KEYS[x], args)': {"a-key": None, "b-key": None},
    'KEYS: Final = {"x": "a-key"}\ndef f(x):\n    return Message(KEYS[x])': {"a-key": set()},
    'async def f(x):\n    key = "a-key"\n    key = "b-key"\n    await g(Message(key))': {
        "a-key": set(),
        "b-key": set(),
    },
    'Message("a-key", {"n": 1})\nMessage("a-key")': {"a-key": set()},
    'def f(key):\n    return Message(key)\nf("ask-this")': {"ask-this": None},
    'Option("--seats", help="help-seats")': {"help-seats": None},
    'Option("--seats", help="about-seats")': {"about-seats": None},
    'words.name("word", "deck")': {"word-deck": None},
    'raise _bad("bad-line", line=3)': {"bad-line": None},
    'state.emit("gained", seat, {"n": 1})': {"log-gained": {"n", "seat"}},
    'state.emit("drawn", seat, {"n": 1}, {"cards": c})': {
        "log-drawn": {"n", "seat"},
        "log-drawn-own": {"n", "seat", "cards"},
    },
}


@pytest.mark.parametrize("source", FOUND)
def test_keys_are_found(source: str, code_keys: ModuleType) -> None:
    found = code_keys.Spoken()
    found.read(source, "source.py")
    assert found.keys == FOUND[source]
    assert not found.unclear


def test_templates_kinds_and_texts_are_found(code_keys: ModuleType) -> None:
    found = code_keys.Spoken()
    found.read('Message(f"tab-{name}")\nRef("card", x)\nwords.name("score", part)\nhanded("a-text", "word")\n', "s.py")
    assert found.templates == {"tab-{}"}
    assert found.kinds == {"card", "score"}
    assert found.texts == {"a-text"}


def test_what_cannot_be_read_is_told(code_keys: ModuleType) -> None:
    found = code_keys.Spoken()
    found.read("x = 1\nMessage(key_of(x))\n", "source.py")
    assert found.unclear == ["source.py:2: key_of(x)"]


def test_all_layers_are_read(code_keys: ModuleType) -> None:
    there = {
        path.name for path in code_keys.SOURCES.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert there - {"__init__.py"} == set(code_keys.LAYERS)


def test_gaps_can_be_declared_in_several_files(code_keys: ModuleType) -> None:
    for template, fillings in code_keys.declared_gaps().items():
        assert "{}" in template
        assert all(isinstance(filling, str) for filling in fillings)
