"""The short answers of scenarios, fitted to the decisions of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redtable.kernel.decision import Amount, Decision, Payment, Portion, Subset
from redtable.kernel.message import BadRecord, IllegalAnswer, Message
from redtable.terraforming.effects.others import NEUTRAL, NONE
from redtable.terraforming.resources import RESOURCES
from redtable.terraforming.scenarios import words

CHOICE_KEYS = (
    *("area", "seat", "resource", "card", "cards", "amount", "gain", "option", "pay", "first", "none", "for", "by"),
    *("party", "delegate"),
)

_PURPOSES = {
    "ask-add": "add",
    "ask-take": "remove",
    "ask-remove": "remove",
    "ask-steal": "steal",
    "ask-lower-production": "lose production",
    "ask-discard-to-draw": "discard",
    "ask-keep": "keep",
    "ask-buy": "buy",
    "ask-copy": "copy",
    "ask-sell": "sell",
    "ask-area-marker": "claim",
}
"""What an answer is `for`, by the prompt of the decision; for other areas it is the tile."""


class Choices:
    """The answers of one move; each is used once, the first that fits (a card that names a branch, then itself)."""

    def __init__(self, move: Mapping[str, Any], seat: int) -> None:
        self.seat = seat
        self.payment = move.get("payment")
        self.left = [dict(words.mapping(choice, "choices")) for choice in words.items(move.get("choices"), "choices")]
        for choice in self.left:
            words.known_keys(choice, "choices", CHOICE_KEYS)
        self.passed_over: list[tuple[dict[str, Any], str]] = []
        """Answers that did not fit where there was but one; they may be meant for a later question."""

    def answer(self, decision: Decision) -> str:
        """The key to answer with; raises `BadRecord` where the scenario does not say."""
        sole = decision.sole_answer()
        for choice in self.left:
            if choice.get("by", self.seat) != decision.seat or not _is_for(choice, decision):
                continue
            key = _key(choice, decision)
            if sole and key and _canonical(key, decision) != sole:
                self.passed_over.append((choice, key))
            elif key:
                if not (key.startswith("branch:") and "card" in choice):
                    self.left.remove(choice)
                return key
        return self._unsaid(decision)

    def check_all_used(self) -> None:
        """An answer that was passed over and fitted nothing later was not on offer."""
        for choice, key in self.passed_over:
            if choice in self.left:
                raise IllegalAnswer(Message("illegal-option", {"key": key, "seat": self.seat}))

    def _unsaid(self, decision: Decision) -> str:
        sole = decision.sole_answer()
        if sole:
            return sole
        if isinstance(decision, Payment):
            if self.payment is None:
                return decision.default
            paid, self.payment = self.payment, None
            return pay_key(words.mapping(paid, "payment"))
        if decision.prompt == "ask-order":
            return decision.default
        for nobody in (NONE, NEUTRAL):
            if nobody in decision.options:
                return nobody
        if isinstance(decision, Subset) and not decision.least:
            return decision.key_of([])
        options = tuple(decision.options[:12])
        prompt = Message(decision.prompt, dict(decision.args or {}))
        raise BadRecord(Message("scenario-unanswered", {"prompt": prompt, "options": options}))


def _canonical(key: str, decision: Decision) -> str:
    """The key as the engine writes it, where it is an answer at all."""
    try:
        return decision.canonical(key)
    except IllegalAnswer:
        return key


def _is_for(choice: Mapping[str, Any], decision: Decision) -> bool:
    purpose = choice.get("for")
    if purpose is None:
        return True
    return bool(purpose == _PURPOSES.get(decision.prompt, decision.prompt.removeprefix("ask-area-")))


def pay_key(paid: Mapping[str, Any]) -> str:
    for name in paid:
        words.resource(name, "payment")
    return "pay:" + ",".join([f"{name}={paid[name]}" for name in RESOURCES if paid.get(name)])


def _key(choice: Mapping[str, Any], decision: Decision) -> str:
    """The choice as an answer to the decision, whether on offer or not; empty if it is of another kind."""
    if isinstance(decision, Payment):
        return pay_key(words.mapping(choice["pay"], "choices.pay")) if "pay" in choice else ""
    if isinstance(decision, Amount):
        return f"amount:{choice['amount']}" if "amount" in choice else ""
    if isinstance(decision, Subset):
        return _subset_key(choice, decision)
    if isinstance(decision, Portion):
        return _portion_key(choice, decision)
    if decision.prompt.startswith("ask-area-"):
        return f"area:{words.area(choice['area'], 'choices.area')}" if "area" in choice else ""
    if decision.prompt in ("ask-branch", "ask-metal"):
        return _branch_key(choice, decision)
    if decision.prompt == "ask-order":
        return f"first:{choice['first']}" if "first" in choice else ""
    return _target_key(choice, decision)


def _subset_key(choice: Mapping[str, Any], decision: Subset) -> str:
    if "cards" in choice:
        return decision.key_of([str(card) for card in words.items(choice["cards"], "choices.cards")])
    if "card" in choice:
        return decision.key_of([str(choice["card"])])
    return decision.key_of([]) if choice.get("none") else ""


def _portion_key(choice: Mapping[str, Any], decision: Portion) -> str:
    if choice.get("none"):
        return "none"
    units = f"={choice['amount']}" if "amount" in choice else ""
    if "card" in choice:
        return f"card:{choice['card']}{units}"
    if "seat" not in choice and "resource" not in choice:
        return ""
    for option in decision.options:
        who, _, what = option.rpartition(":")
        right_seat = "seat" not in choice or who in (f"seat:{choice['seat']}", str(choice["seat"]))
        right_kind = "resource" not in choice or what == choice["resource"]
        if right_seat and right_kind and option != "none" and not option.startswith("card:"):
            return option + units
    return f"seat:{choice.get('seat')}:{choice.get('resource')}"


def _branch_key(choice: Mapping[str, Any], decision: Decision) -> str:
    """A branch by its name, by what it gives, or by the card that takes it (the card is then chosen as well)."""
    if "card" in choice:
        if f"card:{choice['card']}" in decision.options:
            return f"card:{choice['card']}"
        kind = words.card(choice["card"], "choices.card").holds
        branch = f"branch:{kind}"
        return branch if branch in decision.options else ""
    named = choice.get("option") or choice.get("resource")
    if "gain" in choice:
        named = next(iter(words.mapping(choice["gain"], "choices.gain")), None)
    if named is None:
        return ""
    stem = _stem(str(named))
    for option in decision.options:
        if _stem(option.removeprefix("branch:")) == stem:
            return option
    return f"branch:{named}"


def _stem(name: str) -> str:
    """`plant` and `plants` are one; so are `plants production` and `plants_production`."""
    return name.replace(" ", "_").replace("plants", "plant")


def _target_key(choice: Mapping[str, Any], decision: Decision) -> str:
    verbs = {option.partition(":")[0] for option in decision.options}
    if choice.get("none"):
        return "none"
    if "card" in choice:
        verb = next((verb for verb in ("card", "discard", "take", "corporation") if verb in verbs), "")
        return f"{verb}:{choice['card']}" if verb else ""
    if "seat" in choice and "seat" in verbs:
        return f"seat:{choice['seat']}"
    return ""
