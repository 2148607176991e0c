"""Cards at the table: one line in a list, or all of it."""

from __future__ import annotations

from rich.text import Text

from redtable.cli.table.look import (
    DANGER,
    GOOD,
    KIND_COLOURS,
    QUIET,
    TAG_COLOURS,
    TEXT,
    WARNING,
    resource_sign,
    styled,
    wrapped,
)
from redtable.kernel.message import Message
from redtable.terraforming.card import Card, card_by_id, tag_names
from redtable.terraforming.resources import CORPORATION, EVENT
from redtable.words import Words, card_text

_SECTION_COLOURS = {"requirement": WARNING, "points": WARNING, "action": "#6fb0ff", "trigger": "#c79bff"}


def tags_of(card: Card) -> list[str]:
    return [*tag_names(card), *([EVENT] if card.kind == EVENT else [])]


def card_name(card_id: str, words: Words) -> Text:
    """The name in the colour of the card's kind."""
    return styled(words.name("card", card_id), f"{KIND_COLOURS[card_by_id(card_id).kind]}")


def card_tags(card_id: str, words: Words, letters: int = 3) -> Text:
    parts = [styled(words.name("tag", tag)[:letters].lower(), TAG_COLOURS[tag]) for tag in tags_of(card_by_id(card_id))]
    return styled(" ").join(parts)


def card_lines(
    card_id: str, words: Words, width: int, price: int | None = None, reasons: list[Message] | None = None
) -> list[Text]:
    """The whole card; `price` where it costs its holder something else than is printed."""
    card = card_by_id(card_id)
    said = card_text(card, words)
    lines = wrapped(card_name(card_id, words) + styled(f" {said.number}", QUIET), width)
    lines += wrapped(_second_line(card, said.kind, words, price), width)
    for section, text in said.lines:
        lines += wrapped(styled(text, _SECTION_COLOURS.get(section, TEXT)), width)
    for reason in reasons or ():
        lines += wrapped(styled(f"✗ {words.say(reason)}", DANGER), width)
    return lines


def _second_line(card: Card, kind: str, words: Words, price: int | None) -> Text:
    line = styled()
    if card.kind != CORPORATION:
        line.append(str(card.cost), f"bold {TEXT}").append(" ").append_text(resource_sign("megacredits")).append(" ")
        if price is not None and price != card.cost:
            line.append(words.say(Message("table-price-now", {"n": price})), GOOD if price < card.cost else DANGER)
            line.append(" ")
    line.append(kind, KIND_COLOURS[card.kind])
    for tag in tags_of(card):
        line.append(" · ", QUIET).append(words.name("tag", tag), TAG_COLOURS[tag])
    return line
