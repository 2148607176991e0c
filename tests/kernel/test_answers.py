"""Random and sampled answers are on offer, whatever the decision, and leave nothing out."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.kernel.answers import random_answer, sample_answers
from redtable.kernel.decision import Amount, Decision, Means, Portion, Subset
from redtable.kernel.payment import payment

CARDS = ["birds", "fish", "herbivores", "predators"]
GOLD_AND_COINS = (Means("gold", 3, 3), Means("coins", 9, 1))
DECISIONS = [
    Decision(0, "ask", ["a", "b", "c"]),
    Subset(0, "ask", CARDS, verb="keep", least=1, most=3),
    Subset(0, "ask", CARDS, verb="keep", least=0, most=9),
    Subset(0, "ask", [], verb="keep", least=0, most=2),
    Portion(0, "ask", ["seat:1", "seat:2", "none"], most=(4, 1, 0)),
    Amount(0, "ask", [], least=2, most=5),
    payment(0, "ask", "", 7, GOLD_AND_COINS),
]
EVERY = {
    "choice": {"a", "b", "c"},
    "subset": None,
    "portion": {"seat:1=1", "seat:1=2", "seat:1=3", "seat:1", "seat:2", "none"},
    "amount": {"amount:2", "amount:3", "amount:4", "amount:5"},
    "payment": {"pay:gold=2,coins=1", "pay:gold=1,coins=4", "pay:coins=7", "pay:gold=3"},
}


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.kind)
@given(seed=st.integers(0, 2**32))
def test_random_answer_is_on_offer(decision: Decision, seed: int) -> None:
    key = random_answer(decision, random.Random(seed))
    assert decision.canonical(decision.canonical(key)) == decision.canonical(key)


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.kind)
def test_every_answer_is_given_sometimes(decision: Decision) -> None:
    rng = random.Random(1)
    given_ = {decision.canonical(random_answer(decision, rng)) for _ in range(1000)}
    every = EVERY[decision.kind]
    if isinstance(decision, Subset):
        sizes = {len(key.partition(":")[2].split(",")) if key != "keep:" else 0 for key in given_}
        assert sizes == set(range(decision.least, min(decision.most, len(decision.options)) + 1))
    else:
        assert given_ == every


@pytest.mark.parametrize("limit", [1, 3, 4, 50])
@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.kind)
def test_samples_are_distinct_and_begin_with_the_default(decision: Decision, limit: int) -> None:
    samples = sample_answers(decision, limit, random.Random(2))
    assert samples[0] == decision.default
    assert len(set(samples)) == len(samples) <= limit + 1
    for key in samples:
        decision.canonical(key)


def test_few_answers_are_sampled_completely() -> None:
    assert sample_answers(DECISIONS[0], 3, random.Random(0)) == ["a", "b", "c"]
    assert sample_answers(DECISIONS[5], 4, random.Random(0)) == ["amount:5", "amount:2", "amount:3", "amount:4"]


def test_same_generator_same_answers() -> None:
    for decision in DECISIONS:
        first, second = random.Random(7), random.Random(7)
        assert [random_answer(decision, first) for _ in range(9)] == [random_answer(decision, second) for _ in range(9)]
