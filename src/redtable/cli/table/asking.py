"""A decision as people see it: the question, a numbered row for each option, prices and marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from redtable.cli.table.board_picture import Shown, area_parts
from redtable.cli.table.forms import Form, PaymentForm
from redtable.kernel.message import Message, Ref, Value
from redtable.terraforming.card import card_by_id
from redtable.terraforming.goals import AWARDS, MILESTONES
from redtable.terraforming.projects import PROJECT_BY_ID
from redtable.words import Words, answer_text
from redtable.words.cards import phrases

CARD_VERBS: Final = ("play", "use", "take", "discard", "corporation", "card", "first")
"""Verbs of options that are followed by a card."""

VERB_SIGNS: Final = {
    "play": "▸",
    "use": "↻",
    "project": "⌂",
    "claim": "⚑",
    "fund": "☆",
    "convert": "⇒",
    "sell": "▤",
    "first-action": "!",
    "end-turn": "·",
    "pass": "·",
}


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the list. `label` is the number by which it is chosen."""

    label: str
    text: str
    verb: str
    card: str
    """The id of the card it is about, or nothing."""
    about: Message | tuple[Message, ...] | None
    """What it does, where it is no card."""
    price: int | None
    mark: bool | None
    units: tuple[int, int] | None


def value_of(data: Any) -> Value:
    """The arguments of a question, back from the wire form."""
    if isinstance(data, list):
        return tuple([value_of(part) for part in data])
    if isinstance(data, dict) and "ref" in data:
        return Ref(data["ref"], data["id"])
    if isinstance(data, dict):
        return Message(data["key"], {name: value_of(arg) for name, arg in data["args"].items()})
    assert isinstance(data, (int, str))
    return data


def question(decision: dict[str, Any], words: Words) -> str:
    """What is asked."""
    return words.say(Message(decision["prompt"], {name: value_of(arg) for name, arg in decision["args"].items()}))


def hint(decision: dict[str, Any], words: Words) -> str:
    """What a person needs to know besides: how many may be chosen, what is to be paid."""
    match decision["kind"]:
        case "subset":
            return words.say(Message("table-hint-subset", {"least": decision["least"], "most": decision["most"]}))
        case "amount":
            return words.say(Message("table-hint-amount", {"least": decision["least"], "most": decision["most"]}))
        case "payment":
            return words.say(Message("table-hint-payment", {"price": decision["price"]}))
        case "portion":
            return words.say(Message("table-hint-portion"))
    return ""


def source_of(decision: dict[str, Any]) -> str:
    """The card the question comes from, if it comes from one."""
    return str(decision["source"])


def offered_areas(decision: dict[str, Any] | None) -> frozenset[int]:
    options = decision["options"] if decision and decision["kind"] == "choice" else []
    return frozenset(int(key.removeprefix("area:")) for key in options if key.startswith("area:"))


def rows(form: Form, view: dict[str, Any], board: Shown, words: Words) -> list[Row]:
    return [_row(form, at, view, board, words) for at in range(len(form.rows))]


def _row(form: Form, at: int, view: dict[str, Any], board: Shown, words: Words) -> Row:
    key = form.rows[at]
    verb, _, rest = key.partition(":")
    label = rest if verb == "area" else str(at + 1)
    card = card_of(form.decision, key)
    text = _row_text(form, key, verb, rest, board, words)
    return Row(label, text, verb, card, about(key), price_of(form.decision, key, view), form.mark(at), form.units(at))


def _row_text(form: Form, key: str, verb: str, rest: str, board: Shown, words: Words) -> str:
    kind = form.decision["kind"]
    if kind == "subset":
        return words.name("card", key)
    if kind == "amount":
        return words.say(Message("table-row-amount"))
    if isinstance(form, PaymentForm) and verb == "means":
        value = next(mean["value"] for mean in form.means if mean["name"] == rest)
        return words.say(Message("table-row-means", {"what": Ref("res", rest), "value": value}))
    if verb == "area":
        parts = area_parts(board, int(rest), words)
        return words.say(Message("table-area-parts", {"parts": parts}) if parts else Message("table-area-plain"))
    return words.say(answer_text(key, source_of(form.decision)))


def card_of(decision: dict[str, Any], key: str) -> str:
    """The card an option is about."""
    if decision["kind"] == "subset":
        return key
    verb, _, rest = key.partition(":")
    card = rest.partition(":")[0].partition("=")[0]
    if verb in CARD_VERBS and card != "rules":
        return card
    return source_of(decision) if verb == "branch" else ""


def about(key: str) -> Message | tuple[Message, ...] | None:
    """What stands behind an option that is no card: milestone, award, standard project."""
    verb, _, rest = key.partition(":")
    match verb:
        case "claim":
            return MILESTONES[rest].text()
        case "fund":
            return AWARDS[rest].text()
        case "project":
            return tuple(phrases(PROJECT_BY_ID[rest].effects))
    return None


def price_of(decision: dict[str, Any], key: str, view: dict[str, Any]) -> int | None:
    """What the game says the option costs; of cards that are offered, what is printed on them."""
    if decision["kind"] == "subset":
        return card_by_id(key).cost
    own, goals = view["own"] or {}, view["goals"] or {}
    verb, _, rest = key.partition(":")
    match verb:
        case "play":
            return _number(own.get("prices", {}).get(rest))
        case "take":
            return card_by_id(rest).cost
        case "project":
            return _number(own.get("project_prices", {}).get(rest))
        case "claim":
            return _number(goals.get("milestone_price"))
        case "fund":
            return _number(goals.get("award_price"))
    return None


def _number(found: object) -> int | None:
    return found if isinstance(found, int) else None


def row_by_label(found: list[Row], label: str) -> int | None:
    """The row with the number a person typed."""
    return next((at for at, row in enumerate(found) if row.label == label), None)
