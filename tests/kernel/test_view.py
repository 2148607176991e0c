"""The wire form of every kind of decision: enough to ask it and to form every answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from redtable.kernel.decision import Amount, Decision, Means, Portion, Subset
from redtable.kernel.message import Message, Ref, Value
from redtable.kernel.payment import payment
from redtable.kernel.view import decision_json

ARGS: dict[str, Value] = {"card": Ref("card", "birds"), "why": Message("the-rules", {"least": 2})}
ARGS_JSON = {
    "card": {"ref": "card", "id": "birds"},
    "why": {"key": "the-rules", "args": {"least": 2}},
}
MEANS = (Means("gold", 3, 3), Means("coins", 9, 1))

WIRE: list[tuple[Decision, dict[str, Any]]] = [
    (
        Decision(1, "ask-action", ["play:birds", "pass"], "birds", ARGS),
        {"kind": "choice", "options": ["play:birds", "pass"], "default": "play:birds"},
    ),
    (
        Subset(1, "ask-keep", ["a", "b", "c"], "birds", ARGS, verb="keep", least=1, most=2),
        {"kind": "subset", "options": ["a", "b", "c"], "default": "keep:a", "verb": "keep", "least": 1, "most": 2},
    ),
    (
        Portion(1, "ask-steal", ["seat:0", "none"], "birds", ARGS, most=(3, 0)),
        {"kind": "portion", "options": ["seat:0", "none"], "default": "seat:0", "most": [3, 0]},
    ),
    (
        Amount(1, "ask-smelt", [], "birds", ARGS, least=1, most=4),
        {"kind": "amount", "options": [], "default": "amount:4", "least": 1, "most": 4},
    ),
]


@pytest.mark.parametrize(("decision", "own"), WIRE, ids=lambda value: getattr(value, "kind", ""))
def test_wire_form(decision: Decision, own: dict[str, Any]) -> None:
    common = {"seat": 1, "prompt": decision.prompt, "args": ARGS_JSON, "source": "birds"}
    assert decision_json(decision) == common | own
    assert json.loads(json.dumps(decision_json(decision))) == decision_json(decision)


def test_wire_form_of_a_payment_names_its_means() -> None:
    found = decision_json(payment(0, "ask-payment", "birds", 7, MEANS))
    assert found["kind"] == "payment"
    assert found["price"] == 7
    assert found["means"] == [
        {"name": "gold", "available": 3, "value": 3},
        {"name": "coins", "available": 9, "value": 1},
    ]
    assert found["default"] == found["options"][0] == "pay:gold=2,coins=1"
    assert found["args"] == {}


def test_wire_form_is_no_window_into_the_decision() -> None:
    decision = Decision(0, "ask", ["a"])
    decision_json(decision)["options"].append("b")
    assert decision.options == ["a"]


def test_every_kind_of_decision_has_its_wire_form() -> None:
    kinds = {decision.kind for decision, _ in WIRE} | {"payment"}
    assert {cls.__name__.lower() for cls in Decision.__subclasses__()} | {"choice"} == kinds
