"""The text of a card, made from its declaration. Nobody types it; what is wrong here is wrong in a clause or a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from redtable.kernel.message import Message, Ref, Value
from redtable.terraforming.amounts import measured, resources
from redtable.terraforming.card import Action, Card, Start, tag_names
from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.terraforming.counts import Amount, Per, ResourcesHere
from redtable.terraforming.declare import CardEffect, Trigger
from redtable.terraforming.effects.tiles import Place
from redtable.terraforming.resources import CORPORATION, EVENT, MEGACREDITS
from redtable.words.words import Words

REQUIREMENT = "requirement"
START = "start"
EFFECT = "effect"
ACTION = "action"
TRIGGER = "trigger"
MODIFIER = "modifier"
RULE = "rule"
POINTS = "points"

_CHANGES = {"do-produce": "amount-more", "do-produce-less": "amount-less"}
_TILE_OF_OCCASION = {"when-city": "city", "when-own-city": "city", "when-greenery": "greenery", "when-ocean": "ocean"}


@dataclass(frozen=True, slots=True)
class Clause:
    """A line of a card before it is said in a language; its section tells a client where it stands."""

    section: str
    message: Message


@dataclass(frozen=True, slots=True)
class CardText:
    """A card in words. `lines` are (section, text), in the order in which they stand on the card."""

    name: str
    number: str
    kind: str
    cost: int | None
    """None for corporations."""
    tags: tuple[str, ...]
    head: tuple[str, ...]
    """Name and kind, cost, tags: one line each."""
    lines: tuple[tuple[str, str], ...]

    def of(self, section: str) -> tuple[str, ...]:
        """The lines of one section."""
        return tuple([text for found, text in self.lines if found == section])

    def as_lines(self) -> list[str]:
        """All of it, as in a catalogue."""
        return [*self.head, *[text for _, text in self.lines]]


def card_text(card: Card, words: Words) -> CardText:
    tags = _tags(card)
    head = [Message("line-head", {"name": Ref("card", card.id), "number": card.number, "kind": Ref("kind", card.kind)})]
    if card.kind != CORPORATION:
        head.append(Message("line-cost", {"n": card.cost}))
    if tags:
        head.append(Message("line-tags", {"tags": tags}))
    return CardText(
        name=words.name("card", card.id),
        number=card.number,
        kind=words.name("kind", card.kind),
        cost=None if card.kind == CORPORATION else card.cost,
        tags=tuple([words.say(tag) for tag in tags]),
        head=tuple([words.say(line) for line in head]),
        lines=tuple([(clause.section, capitalised(words.say(clause.message))) for clause in clauses(card)]),
    )


def capitalised(text: str) -> str:
    """With a capital first letter, the others as they are."""
    return text[:1].upper() + text[1:]


def clauses(card: Card) -> tuple[Clause, ...]:
    """Everything printed on a card below its name, cost and tags."""
    found: list[Clause] = []
    if card.requires:
        needs = tuple([requirement.text() for requirement in card.requires])
        found.append(Clause(REQUIREMENT, Message("line-requirement", {"needs": needs})))
    if card.start is not None:
        found += [Clause(START, message) for message in _start(card.start)]
    if card.first_action is not None:
        found.append(Clause(START, Message("line-first-action", {"gains": (card.first_action.text(),)})))
    found += [Clause(EFFECT, _with_own_tags(message, card)) for message in phrases(card.on_play)]
    found += [Clause(ACTION, message) for message in _actions(card.actions)]
    found += [Clause(TRIGGER, _trigger(trigger, card)) for trigger in card.triggers]
    found += [Clause(MODIFIER, Message("line-modifier", {"change": modifier.text()})) for modifier in card.modifiers]
    if card.locked:
        found.append(Clause(RULE, Message("line-locked")))
    if card.points:
        found.append(Clause(POINTS, Message("line-points", {"points": _points(card, card.points)})))
    return tuple(found)


def phrases(effects: Iterable[CardEffect]) -> list[Message]:
    """Effects one after another; changes of the owner's production together, and equal tiles together."""
    found: list[tuple[Message, int]] = []
    changes: list[Message] = []
    for message in [effect.text() for effect in effects]:
        if message.key in _CHANGES:
            changes.append(message)
            continue
        found += _production(changes)
        changes = []
        if found and found[-1][0] == message:
            found[-1] = (message, found[-1][1] + 1)
        else:
            found.append((message, 1))
    found += _production(changes)
    return [message if n == 1 else _several(message, n) for message, n in found]


def _several(message: Message, n: int) -> Message:
    """The same effect so many times. Only tiles come several times: other effects carry an amount."""
    tile = message.args["tile"]
    assert isinstance(tile, Ref), message
    return Message(message.key, {"tile": Message(f"unit-tile-{tile.id}", {"n": n})})


def _production(changes: Sequence[Message]) -> list[tuple[Message, int]]:
    """One clause for the production box."""
    if len(changes) < 2:
        return [(change, 1) for change in changes]
    parts = tuple([Message(_CHANGES[change.key], {"what": change.args["what"]}) for change in changes])
    return [(Message("line-production", {"changes": parts}), 1)]


def _tags(card: Card) -> tuple[Ref, ...]:
    tags = [Ref("tag", name) for name in tag_names(card)]
    return tuple([*tags, Ref("tag", EVENT)] if card.kind == EVENT else tags)


def _start(start: Start) -> list[Message]:
    gains = [measured("megacredits", start.megacredits)]
    gains += [resources(resource, amount) for resource, amount in start.stock if resource != MEGACREDITS]
    lines = [Message("line-start", {"gains": (*gains, *phrases(start.production))})]
    if start.free_cards:
        lines.append(Message("line-free-cards", {"n": start.free_cards}))
    if start.solo:
        lines.append(Message("line-solo", {"gains": tuple(phrases(start.solo))}))
    return lines


def action_text(action: Action) -> Value:
    """What one branch of an action costs and gives."""
    what: Value = tuple(phrases(action.gain))
    if action.cost:
        what = Message("arrow", {"cost": tuple([effect.price_text() for effect in action.cost]), "gain": what})
    return Message("if-rating-rose", {"what": what}) if action.if_rating_rose else what


def _actions(actions: Sequence[Action]) -> list[Message]:
    """One use a generation, so further branches begin with "or"."""
    keys = ["line-action", *["line-action-or"] * (len(actions) - 1)]
    return [Message(key, {"what": action_text(action)}) for key, action in zip(keys, actions, strict=False)]


def _trigger(trigger: Trigger, card: Card) -> Message:
    """When, and what then. A card whose own tile is such an occasion says so."""
    when = trigger.text()
    tile = _TILE_OF_OCCASION.get(when.key)
    if any(isinstance(effect, Place) and effect.tile == tile for effect in card.on_play):
        when = Message("this-tile-too", {"when": when})
    return Message("line-trigger", {"when": when, "do": tuple(phrases(trigger.do))})


def _with_own_tags(value: Message, card: Card) -> Message:
    """Where tags are counted as a card is played, it says that its own count too, if it has such tags."""
    tag = value.args.get("tag")
    own = value.key == "count-tags" and isinstance(tag, Ref) and tag.id in tag_names(card)
    args = {name: _with_own_tags(arg, card) if isinstance(arg, Message) else arg for name, arg in value.args.items()}
    return Message("count-tags-here-too" if own else value.key, args)


def _points(card: Card, points: Amount) -> Message:
    """What the card is worth. Resources on it are called by their kind, which the count itself does not know."""
    worth = measured("point", points)
    count = points.of if isinstance(points, Per) else points
    if not isinstance(count, ResourcesHere):
        return worth
    every = points.every if isinstance(points, Per) else 1
    return Message(worth.key, worth.args | {"of": Message(f"count-here-{card.holds}", {"n": every})})


def catalogue(words: Words) -> list[CardText]:
    """All cards, project cards by number and then the corporations."""
    every = [BEGINNER, *corporations(corporate_era=True)]
    return [card_text(card, words) for card in [*projects(corporate_era=True), *every]]
