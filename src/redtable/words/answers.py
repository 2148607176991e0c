"""How the options of a decision read. Option keys are a verb and ids; see the games for which there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import redtable.terraforming.cards  # noqa: F401  declares the cards that branches belong to
from redtable.kernel.message import Message, Ref, Value
from redtable.terraforming.card import Card, card_by_id
from redtable.terraforming.declare import CardEffect
from redtable.terraforming.effects.choices import Choose
from redtable.terraforming.resources import RESOURCES
from redtable.words.cards import action_text, phrases


def answer_text(key: str, source: str = "") -> Message:
    """What an option or answer means; `source` is the card the decision comes from. `LookupError` for unknown keys."""
    if key in _WHOLE:
        return Message(_WHOLE[key])
    verb, _, rest = key.partition(":")
    return _VERBS[verb](rest, source)


def _named(message_key: str, argument: str, kind: str) -> Callable[[str, str], Message]:
    """A verb with the id of one thing."""
    return lambda rest, source: Message(message_key, {argument: Ref(kind, rest)})


def _cards(message_key: str) -> Callable[[str, str], Message]:
    """A verb with the ids of several cards."""
    return lambda rest, source: Message(message_key, {"cards": tuple([Ref("card", card) for card in rest.split(",")])})


def _pay(rest: str, source: str) -> Message:
    units: list[Value] = []
    for part in rest.split(","):
        name, _, number = part.partition("=")
        units.append(Message(f"unit-{name}", {"n": int(number)}))
    return Message("answer-pay", {"units": tuple(units)})


def _area(rest: str, source: str) -> Message:
    return Message("answer-area", {"area": int(rest)})


def _amount(rest: str, source: str) -> Message:
    return Message("answer-amount", {"n": int(rest)})


def _seat(rest: str, source: str) -> Message:
    """`seat:1`, `seat:1:plants` (all of it), `seat:1:plants=2`."""
    seat, _, units = rest.partition(":")
    if not units:
        return Message("answer-seat", {"seat": int(seat)})
    return Message("answer-seat-units", {"seat": int(seat), "what": _units(units)})


def _neutral(rest: str, source: str) -> Message:
    """`neutral`, `neutral:steel`, `neutral:steel=1`."""
    return Message("answer-neutral-units", {"what": _units(rest)}) if rest else Message("answer-neutral")


def _units(text: str) -> Value:
    name, _, number = text.partition("=")
    return Message(f"unit-{name}", {"n": int(number)}) if number else Ref("res", name)


def _card(rest: str, source: str) -> Message:
    """`card:birds`, `card:birds=1`."""
    card, _, number = rest.partition("=")
    if not number:
        return Message("answer-card", {"card": Ref("card", card)})
    return Message("answer-card-units", {"card": Ref("card", card), "n": int(number)})


def _first(rest: str, source: str) -> Message:
    """`first:mars-university`, a second one of the same card `first:mars-university:2`, `first:rules`."""
    card = rest.partition(":")[0]
    return Message("answer-first", {"what": Message("the-rules") if card == "rules" else Ref("card", card)})


def _branch(rest: str, source: str) -> Message:
    """What the branch of that name does; a mining card's branches are metals."""
    for name, what in _branches(card_by_id(source)):
        if name == rest:
            return Message("answer-branch", {"what": what})
    if rest in RESOURCES:
        return Message("answer-branch", {"what": Ref("res", rest)})
    raise LookupError(f"{source} has no branch {rest!r}")


def _branches(card: Card) -> Iterator[tuple[str, Value]]:
    for action in card.actions:
        yield action.name, action_text(action)
    for effect in _effects(card):
        if isinstance(effect, Choose):
            for name, effects in effect.branches:
                yield name, tuple(phrases(effects))


def _effects(card: Card) -> Iterator[CardEffect]:
    """Everything the card can do at some time."""
    yield from card.on_play
    for trigger in card.triggers:
        yield from trigger.do
    for action in card.actions:
        yield from action.gain


_WHOLE: Final = {
    "pass": "answer-pass",
    "end-turn": "answer-end-turn",
    "first-action": "answer-first-action",
    "none": "answer-none",
    "convert:plants": "answer-convert-plants",
    "convert:heat": "answer-convert-heat",
    "sell": "answer-choose-to-sell",
    "buy:": "answer-buy-nothing",
}
_VERBS: Final[dict[str, Callable[[str, str], Message]]] = {
    "play": _named("answer-play", "card", "card"),
    "use": _named("answer-use", "card", "card"),
    "project": _named("answer-project", "project", "project"),
    "claim": _named("answer-claim", "milestone", "milestone"),
    "fund": _named("answer-fund", "award", "award"),
    "discard": _named("answer-discard", "card", "card"),
    "corporation": _named("answer-corporation", "card", "card"),
    "take": _named("answer-take", "card", "card"),
    "buy": _cards("answer-buy"),
    "keep": _cards("answer-keep"),
    "sell": _cards("answer-sell"),
    "pay": _pay,
    "area": _area,
    "amount": _amount,
    "seat": _seat,
    "neutral": _neutral,
    "card": _card,
    "first": _first,
    "branch": _branch,
}
