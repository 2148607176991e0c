"""`redtable cards`: the catalogue, searched in three languages."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from redtable.cli.catalogue import (
    Filter,
    Hit,
    deck_named,
    deck_of,
    kind_named,
    near_misses,
    search,
    tag_named,
    tags_of,
)
from redtable.cli.data import json_text
from redtable.cli.errors import NOT_SO, bad, report, told
from redtable.cli.language import Lang, words_for
from redtable.cli.screen import KIND_COLOURS, RESOURCE_COLOURS, screen, tag_text
from redtable.kernel.message import Message
from redtable.kernel.plain import Declared
from redtable.terraforming.card import Card
from redtable.terraforming.resources import CORPORATION
from redtable.words import LANGUAGES, Words, card_text, clauses, words_in
from redtable.words.cards import POINTS, REQUIREMENT
from redtable.words.search import folded

WIDTH = 76
"""A card is no wider, however wide the terminal: long lines are hard to read."""

UNBROKEN = 200
"""Lists in a pipe are that wide: one line for each card, which other programs can search."""


def cards(
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME", help="help-cards-name")] = None,
    tag: Annotated[list[str] | None, typer.Option(metavar="TAG", help="help-cards-tag")] = None,
    kind: Annotated[str, typer.Option(metavar="KIND", help="help-cards-kind", show_default=False)] = "",
    deck: Annotated[str, typer.Option(metavar="DECK", help="help-cards-deck", show_default=False)] = "",
    min_cost: Annotated[int | None, typer.Option(metavar="N", help="help-cards-min-cost")] = None,
    max_cost: Annotated[int | None, typer.Option(metavar="N", help="help-cards-max-cost")] = None,
    text: Annotated[str, typer.Option(metavar="WORDS", help="help-cards-text", show_default=False)] = "",
    every: Annotated[bool, typer.Option("--all", help="help-cards-all")] = False,
    full: Annotated[bool, typer.Option("--full", help="help-cards-full")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-cards-json")] = False,
    lang: Lang = "",
) -> int:
    words = words_for(lang)
    wanted = Filter(
        tags=tuple([tag_named(typed, words) for typed in tag or ()]),
        kind=kind_named(kind, words) if kind else "",
        deck=deck_named(deck, words) if deck else "",
        min_cost=min_cost,
        max_cost=max_cost,
        text=text,
    )
    asked = " ".join(name or ())
    if not asked.strip() and wanted.is_empty and not every:
        bad(Message("cards-say-which"))
    hits = search(asked, wanted, words)
    if as_json:
        print(json_text([card_json(hit.card) for hit in hits], indent=2))
    if not hits:
        return _nothing(asked, as_json, words)
    if not as_json:
        _show(hits, asked, full, words)
    return 0


def _nothing(asked: str, as_json: bool, words: Words) -> int:
    """Say so, and what may have been meant."""
    near = tuple(near_misses(asked)) if asked else ()
    problem = Message("cards-none-fit")
    if near:
        problem = Message("cards-none-but-near", {"name": asked, "near": near})
    elif asked:
        problem = Message("cards-none", {"name": asked})
    report(problem, words, as_json)
    return NOT_SO


# --- for people ------------------------------------------------------------------------------------------------------


def _show(hits: list[Hit], asked: str, full: bool, words: Words) -> None:
    """One card, or the one whose whole name was typed, as a card; others as a list."""
    whole = [hit for hit in hits if hit.is_whole]
    shown = hits if full or len(hits) == 1 else whole if len(whole) == 1 else []
    others = [hit for hit in hits if hit not in shown]
    console = screen()
    for hit in shown:
        console.print(card_panel(hit.card, words))
    if shown and others:
        console.print(Text(words.say(Message("cards-others")), "dim"))
    if others:
        screen(None if console.is_terminal else UNBROKEN).print(_list(others, asked, words))
    if not shown:
        console.print(Text(words.say(Message("cards-count", {"n": len(hits)})), "dim"))


def card_panel(card: Card, words: Words) -> Panel:
    """A card as a person would like to read it."""
    said = card_text(card, words)
    colour = KIND_COLOURS[card.kind]
    lines: list[RenderableType] = [_head(card, said.kind, words), *_requirement(said.of(REQUIREMENT)), Text()]
    lines += [Text(line) for section, line in said.lines if section not in (REQUIREMENT, POINTS)]
    lines += [Text(line, "bold") for line in said.of(POINTS)]
    lines += [Text(), _foot(card, words)]
    return Panel(
        Group(*lines),
        title=Text(f" {said.name} ", f"bold {colour}"),
        title_align="left",
        border_style=colour,
        width=min(WIDTH, screen().width),
        padding=(0, 2),
    )


def _head(card: Card, kind: str, words: Words) -> Text:
    parts = [Text(kind, KIND_COLOURS[card.kind])]
    if card.kind != CORPORATION:
        parts.insert(0, Text(_price(card, words), f"bold {RESOURCE_COLOURS['megacredits']}"))
    return Text("  ").join([*parts, *[tag_text(tag, words) for tag in tags_of(card)]])


def _requirement(lines: tuple[str, ...]) -> list[Text]:
    return [Text(line, "italic") for line in lines]


def _foot(card: Card, words: Words) -> Text:
    """Where it belongs, and what it is called elsewhere."""
    others = [words_in(language).name("card", card.id) for language in LANGUAGES if language != words.language]
    belongs = (card.number, words.say(deck_of(card)), card.id)
    return Text(" · ".join(others) + "\n" + " · ".join(belongs), "dim")


def _list(hits: list[Hit], asked: str, words: Words) -> Table:
    """A line for each card; the name in another language where the card was found by that."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for column in range(5):
        table.add_column(justify="right" if column == 2 else "left")
    for hit in hits:
        card = hit.card
        own = words.name("card", card.id)
        name = Text(own, "bold")
        if hit.name != own and folded(asked) not in folded(own):
            name.append(f" ({hit.name})", "dim not bold")
        price = "" if card.kind == CORPORATION else _price(card, words)
        kind = Text(words.name("kind", card.kind), KIND_COLOURS[card.kind])
        tags = Text(", ").join([Text(words.name("tag", tag)) for tag in tags_of(card)])
        table.add_row(Text(card.number, "dim"), name, Text(price), kind, tags)
    return table


def _price(card: Card, words: Words) -> str:
    return words.say(Message("unit-megacredits", {"n": card.cost}))


# --- for programs ----------------------------------------------------------------------------------------------------


def card_json(card: Card) -> dict[str, Any]:
    """The declaration of a card, with its names and its text in every language."""
    return {
        "id": card.id,
        "number": card.number,
        "deck": card.module,
        "kind": card.kind,
        "cost": None if card.kind == CORPORATION else card.cost,
        "tags": tags_of(card),
        "holds": card.holds or None,
        "names": {language: words_in(language).name("card", card.id) for language in LANGUAGES},
        "text": [
            {
                "section": clause.section,
                "key": clause.message.key,
                "sentences": {language: _said(clause.message, language) for language in LANGUAGES},
            }
            for clause in clauses(card)
        ],
        "declared": {name: declared_json(getattr(card, name)) for name in _DECLARED if getattr(card, name)},
    }


_DECLARED = ("requires", "on_play", "actions", "triggers", "modifiers", "points", "start", "first_action", "locked")
"""What a card is declared with, besides the above."""


def declared_json(value: Any) -> Any:
    """A part of a declaration: the name of its class and what it was given."""
    if isinstance(value, tuple):
        return [declared_json(part) for part in value]
    if isinstance(value, Declared):
        return value.id
    if is_dataclass(value):
        given = {field.name: declared_json(getattr(value, field.name)) for field in fields(value)}
        return {"is": type(value).__name__} | given
    return value


def _said(message: Message, language: str) -> str:
    sentence: str = told(message, words_in(language))["sentence"]
    return sentence
