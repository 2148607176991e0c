"""No message lacks its words, none is left over, and the three languages say the same things."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from types import ModuleType

import pytest

from redtable.cli.lazy import COMMANDS
from redtable.games import GAMES
from redtable.terraforming.board import OFF_MARS
from redtable.terraforming.boards import THARSIS
from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.terraforming.counts import tile_of
from redtable.terraforming.effects.tiles import Place
from redtable.terraforming.goals import AWARDS, MILESTONES
from redtable.terraforming.options import OPTION_FIELDS
from redtable.terraforming.projects import PROJECTS
from redtable.terraforming.resources import ACTIVE, AUTOMATED, CORPORATION, EVENT, PARAMETERS, RESOURCES, TAGS
from redtable.terraforming.scoring import Points
from redtable.words.bundle import LANGUAGES, bundle_of
from redtable.words.bundle import __file__ as bundle_file

CARDS = [*projects(corporate_era=True), *corporations(corporate_era=True), BEGINNER]
HELD = sorted({card.holds for card in CARDS if card.holds})
PLACED = [(card, effect) for card in CARDS for effect in card.on_play if isinstance(effect, Place)]
TILES = ["ocean", "greenery", "city", "capital", *[tile_of(card) for card, effect in PLACED if not effect.tile]]

GAPS: dict[str, Iterable[str]] = {
    "ask-area-{}": [*TILES, "marker"],
    "count-here-{}": HELD,
    "count-own-{}": ["tile", "city", "greenery"],
    "help-{}": COMMANDS,
    "help-{}-long": [command for command in COMMANDS if bundle_of("en").has(f"help-{command}-long")],
    "log-{}{}": [],
    "unit-tag-{}": TAGS,
    "unit-tile-{}": ["ocean", "greenery", "city"],
    "unit-{}": [*RESOURCES, *HELD, "any", "step", "card", "rating", "point"],
    "value-{}": PARAMETERS,
    "verify-{}": ["points", "winners"],
}
"""What can stand in the gap of a key; see code_keys.py. Log lines are found where the events are told."""

KINDS: dict[str, Iterable[str]] = {
    "acc-tile": [*TILES, "marker", "special"],
    "award": AWARDS,
    "card": [card.id for card in CARDS],
    "game": GAMES,
    "kind": [AUTOMATED, ACTIVE, EVENT, CORPORATION],
    "milestone": MILESTONES,
    "option-terraforming": [field.name for field in OPTION_FIELDS],
    "param": PARAMETERS,
    "per-tag": TAGS,
    "project": [*[project.id for project in PROJECTS], "sell_patents"],
    "res": [*RESOURCES, *HELD],
    "tag": [*TAGS, EVENT],
    "tile": TILES,
    "where": {effect.where.replace(":", "-") for _, effect in PLACED if effect.where},
}
"""The things that have a name, by kind."""

SHOWN: dict[str, Iterable[str]] = {
    "area": [*OFF_MARS, *THARSIS.reserved, "tharsis_tholus", "ascraeus_mons", "pavonis_mons", "arsia_mons"],
    "board": ["tharsis"],
    "phase": ["setup", "research", "draft", "action", "production", "final", "end"],
    "score": [*[field.name for field in fields(Points) if field.name != "by_card"], "cards", "total"],
    "seat": ["0", "1", "2", "3", "4", "neutral"],
    "word": [],
}
"""What clients say of a view."""

WRITTEN_AHEAD = ("word-", "board-", "milestone-", "award-")
"""Names for clients, and those of boards to come, may stand there before anything says them."""


def test_every_text_in_the_code_is_a_key_that_can_be_found(code_keys: ModuleType) -> None:
    found = code_keys.spoken()
    gaps = GAPS | code_keys.declared_gaps()
    names = {f"{kind}-{{}}" for kind in KINDS | SHOWN}
    assert not found.unclear
    assert found.templates - names == set(gaps) - names, "what can stand in the gap? see code_keys.py"
    assert set(KINDS) <= found.kinds <= set(KINDS) | set(SHOWN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_lacks_its_words(language: str, code_keys: ModuleType) -> None:
    missing = wanted(code_keys) - set(bundle_of(language).keys)
    assert not missing


def test_nothing_is_written_that_nobody_says(code_keys: ModuleType) -> None:
    used = wanted(code_keys) | referred_to("en") | code_keys.spoken().texts
    left = [key for key in bundle_of("en").keys if key not in used and not key.startswith(WRITTEN_AHEAD)]
    assert not left


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_keys_in_the_same_files(language: str) -> None:
    for file in sorted(folder_of("en").iterdir()):
        translated = (folder_of(language) / file.name).read_text(encoding="utf-8")
        assert keys_in(translated) == keys_in(file.read_text(encoding="utf-8")), file.name


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_use_the_same_arguments(language: str) -> None:
    english, other = bundle_of("en"), bundle_of(language)
    differing = [key for key in english.keys if set(other.entry(key).variables) != set(english.entry(key).variables)]
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_get_the_arguments_they_use(language: str, code_keys: ModuleType) -> None:
    bundle = bundle_of(language)
    lacking = {
        key: set(bundle.entry(key).variables) - args
        for key, args in code_keys.spoken().keys.items()
        if args is not None and bundle.has(key) and not set(bundle.entry(key).variables) <= args
    }
    assert not lacking


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_is_wished_for_exists(language: str) -> None:
    """A wish is a way to join a list, a seat, or a form that at least one named or counted thing has."""
    bundle = bundle_of(language)
    forms = {form for key in bundle.keys for form in bundle.forms(key)}
    for key in bundle.keys:
        for wish in bundle.entry(key).wishes.values():
            assert bundle.has(wish.join)
            assert wish.form in {"", "seat"} | forms, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["res", "tag", "per-tag"])
def test_things_of_a_kind_have_the_same_forms(language: str, kind: str) -> None:
    """So that a sentence works for each of them. The wild tag, an adjective, is in none that needs a case."""
    things = RESOURCES if kind == "res" else TAGS
    forms = {thing: frozenset(bundle_of(language).forms(f"{kind}-{thing}")) for thing in things if thing != "wild"}
    assert len(set(forms.values())) == 1


def wanted(code_keys: ModuleType) -> set[str]:
    """Keys that code and clients say."""
    keys = set(code_keys.spoken().keys)
    gaps = GAPS | code_keys.declared_gaps()
    keys |= {template.format(filling) for template, fillings in gaps.items() for filling in fillings}
    return keys | {f"{kind}-{name}" for kind, names in (KINDS | SHOWN).items() for name in names}


def folder_of(language: str) -> Path:
    return Path(bundle_file).parent / language


def keys_in(text: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def referred_to(language: str) -> set[str]:
    """Messages that stand in others, and the ways to join lists that messages wish for."""
    texts = [file.read_text(encoding="utf-8") for file in folder_of(language).iterdir()]
    found = {key for text in texts for key in re.findall(r"\{ ([a-z][\w-]*) \}", text)}
    bundle = bundle_of(language)
    return found | {wish.join for key in bundle.keys for wish in bundle.entry(key).wishes.values()}
