"""Which answers a decision accepts, and in which form they are recorded."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.kernel.answers import random_answer, sample_answers
from redtable.kernel.decision import Amount, Decision, Means, Payment, Portion, Subset, payment_key
from redtable.kernel.message import IllegalAnswer
from redtable.kernel.payment import payment
from redtable.kernel.view import decision_json

CARDS = ["ants", "birds", "comet", "dirigibles"]
STEEL_AND_COINS = (Means("steel", 3, 2), Means("coins", 20, 1))

names = st.sampled_from(CARDS)
subsets = st.tuples(st.lists(names, unique=True), st.integers(0, 3), st.integers(0, 3)).map(
    lambda drawn: Subset(0, "ask", drawn[0], verb="keep", least=min(drawn[1], len(drawn[0])), most=drawn[1] + drawn[2])
)
amounts = st.builds(lambda least, more: Amount(0, "ask", [], least=least, most=least + more), *[st.integers(0, 30)] * 2)
portions = st.lists(st.tuples(names, st.integers(0, 5)), min_size=1, unique_by=lambda pair: pair[0]).map(
    lambda pairs: Portion(0, "ask", [name for name, _ in pairs], most=tuple(most for _, most in pairs))
)
choices = st.lists(names, min_size=1, unique=True).map(lambda options: Decision(0, "ask", options))
payments = st.integers(0, 26).map(lambda price: payment(0, "ask-payment", "", price, STEEL_AND_COINS))
decisions = st.one_of(choices, subsets, amounts, portions, payments)
pieces = st.sampled_from(["keep:", "amount:", "pay:", "steel=", "coins=", "=", ",", "0", "3", "12", "-", "٣", *CARDS])
anything = st.one_of(st.text(max_size=30), st.lists(pieces, max_size=6).map("".join))


def refusal(decision: Decision, key: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalAnswer) as refused:
        decision.canonical(key)
    return refused.value.message.key, dict(refused.value.message.args)


# --- every kind ------------------------------------------------------------------------------------------------------


@given(decisions, anything)
def test_any_text_is_accepted_or_refused(decision: Decision, key: str) -> None:
    """What is accepted is recorded in a form that is recorded the same again."""
    try:
        recorded = decision.canonical(key)
    except IllegalAnswer:
        return
    assert decision.canonical(recorded) == recorded


@given(decisions, st.integers(0, 2**32), st.integers(1, 8))
def test_random_and_sampled_answers_are_on_offer(decision: Decision, seed: int, limit: int) -> None:
    rng = random.Random(seed)
    samples = sample_answers(decision, limit, rng)
    assert samples[0] == decision.default
    assert len(set(samples)) == len(samples) <= limit + 1
    for key in (*samples, random_answer(decision, rng)):
        assert decision.canonical(key)


@given(decisions, st.integers(0, 2**32))
def test_sole_answer_is_the_only_one(decision: Decision, seed: int) -> None:
    rng = random.Random(seed)
    found = {decision.canonical(random_answer(decision, rng)) for _ in range(20)}
    sole = decision.sole_answer()
    assert not sole or found == {decision.canonical(sole)}


@given(decisions)
def test_wire_form_tells_the_kinds_apart(decision: Decision) -> None:
    wire = decision_json(decision)
    extra = {"choice": (), "subset": ("verb", "least", "most"), "amount": ("least", "most"), "portion": ("most",)}
    fields = extra.get(decision.kind, ("price", "means"))
    common = {"seat", "kind", "prompt", "args", "source", "options", "default"}
    assert wire.keys() == common | set(fields)
    assert wire["default"] == decision.default


# --- one kind each ---------------------------------------------------------------------------------------------------


def test_choice() -> None:
    decision = Decision(2, "ask", ["pass", "play:birds"])
    assert decision.default == "pass"
    assert decision.canonical("play:birds") == "play:birds"
    assert refusal(decision, "play:comet") == ("illegal-option", {"key": "play:comet", "seat": 2})


@given(st.permutations(CARDS), st.integers(0, 4))
def test_subset_is_recorded_in_the_order_of_the_options(order: list[str], count: int) -> None:
    decision = Subset(0, "ask", CARDS, verb="buy", most=4)
    chosen = order[:count]
    assert decision.canonical("buy:" + ",".join(chosen)) == decision.key_of(sorted(chosen))


@pytest.mark.parametrize(
    ("key", "problem"),
    [
        ("buy:", "illegal-count"),
        ("buy:ants,birds,comet", "illegal-count"),
        ("keep:ants", "illegal-option"),
        ("buy:ants,ants", "illegal-option"),
        ("buy:ants,zebras", "illegal-option"),
        ("buy:ants,", "illegal-option"),
        ("ants", "illegal-option"),
        ("", "illegal-option"),
    ],
)
def test_subset_refuses(key: str, problem: str) -> None:
    assert refusal(Subset(0, "ask", CARDS, verb="buy", least=1, most=2), key)[0] == problem


def test_subset_default_takes_as_few_as_it_may() -> None:
    assert Subset(0, "ask", CARDS, verb="buy", least=2, most=3).default == "buy:ants,birds"
    assert Subset(0, "ask", CARDS, verb="buy", most=3).default == "buy:"


def test_amount() -> None:
    decision = Amount(0, "ask", [], least=2, most=7)
    assert decision.default == "amount:7"
    assert decision.canonical("amount:007") == "amount:7"
    for key in ("amount:1", "amount:8", "amount:", "amount:-3", "amount:3.0", "amount: 3", "3", "count:3"):
        assert refusal(decision, key) == ("illegal-amount", {"least": 2, "most": 7})


def test_number_without_end_is_refused_like_any_other() -> None:
    """`int` raises an error of its own where a number has thousands of digits."""
    endless = "9" * 10_000
    assert refusal(Amount(0, "ask", [], most=7), f"amount:{endless}")[0] == "illegal-amount"
    assert refusal(Portion(0, "ask", ["seat:1"], most=(3,)), f"seat:1={endless}")[0] == "illegal-amount"
    assert refusal(payment(0, "ask", "", 5, STEEL_AND_COINS), f"pay:coins={endless}")[0] == "illegal-payment"


def test_portion() -> None:
    decision = Portion(0, "ask", ["seat:1:plants", "none"], most=(3, 0))
    accepted = {"seat:1:plants": "", "seat:1:plants=2": "=2", "seat:1:plants=3": "", "none": None}
    for key, ending in accepted.items():
        assert decision.canonical(key) == ("none" if ending is None else f"seat:1:plants{ending}")
    for key in ("seat:1:plants=0", "seat:1:plants=4", "none=1", "seat:1:plants=", "seat:1:plants=x"):
        assert refusal(decision, key)[0] == "illegal-amount"
    assert refusal(decision, "seat:2:plants")[0] == "illegal-option"


@pytest.mark.parametrize(
    ("key", "problem"),
    [
        ("pay:steel=1,coins=4", "illegal-payment-short"),
        ("pay:", "illegal-payment-short"),
        ("pay:steel=2,coins=5", "illegal-payment-superfluous"),
        ("pay:coins=8", "illegal-payment-superfluous"),
        ("pay:steel=4", "illegal-payment-lacking"),
        ("pay:gold=7", "illegal-payment"),
        ("pay:steel=1,steel=2,coins=1", "illegal-payment"),
        ("pay:steel=0,steel=2,coins=3", "illegal-payment"),
        ("pay:steel", "illegal-payment"),
        ("pay:coins=-7", "illegal-payment"),
        ("buy:coins=7", "illegal-payment"),
    ],
)
def test_payment_refuses(key: str, problem: str) -> None:
    assert refusal(payment(0, "ask", "", 7, STEEL_AND_COINS), key)[0] == problem


def test_payment_is_recorded_in_the_order_of_the_means_without_zeros() -> None:
    decision = payment(0, "ask", "", 7, STEEL_AND_COINS)
    assert decision.canonical("pay:coins=5,steel=1") == "pay:steel=1,coins=5"
    assert decision.canonical("pay:steel=0,coins=7") == "pay:coins=7"


@given(st.integers(0, 30), st.tuples(st.integers(0, 5), st.integers(0, 25)))
def test_payment_accepts_exactly_what_pays_without_superfluous_units(price: int, units: tuple[int, int]) -> None:
    decision = Payment(0, "ask", [], price=price, means=STEEL_AND_COINS)
    paid = 2 * units[0] + units[1]
    wasted = (units[0] > 0 and paid - 2 >= price) or (units[1] > 0 and paid - 1 >= price)
    allowed = units[0] <= 3 and units[1] <= 20 and paid >= price and not wasted
    key = payment_key(units, STEEL_AND_COINS)
    check: Callable[[], object] = lambda: decision.canonical(key)  # noqa: E731
    if allowed:
        assert check() == key
    else:
        with pytest.raises(IllegalAnswer):
            check()
