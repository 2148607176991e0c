"""Answers to any decision without knowing the game: what a random player gives and what a test tries."""

from __future__ import annotations

import random

from redtable.kernel.decision import Amount, Decision, Portion, Subset


def random_answer(decision: Decision, rng: random.Random) -> str:
    """An answer on offer: any option, number or portion, any listed split, a random subset within the bounds."""
    if isinstance(decision, Amount):
        return f"amount:{rng.randint(decision.least, decision.most)}"
    if isinstance(decision, Subset):
        count = rng.randint(decision.least, min(decision.most, len(decision.options)))
        chosen = sorted(rng.sample(range(len(decision.options)), count))
        return decision.key_of([decision.options[index] for index in chosen])
    if isinstance(decision, Portion):
        at = rng.randrange(len(decision.options))
        units = rng.randint(0, decision.most[at])
        return f"{decision.options[at]}={units}" if units else decision.options[at]
    return rng.choice(decision.options)


def sample_answers(decision: Decision, limit: int, rng: random.Random) -> list[str]:
    """Every answer listed if there are few, or `limit` random ones; the default comes first, in any case."""
    if isinstance(decision, Amount) and decision.most - decision.least < limit:
        every = [f"amount:{number}" for number in range(decision.least, decision.most + 1)]
    elif isinstance(decision, (Amount, Subset, Portion)) or len(decision.options) > limit:
        every = [random_answer(decision, rng) for _ in range(limit)]
    else:
        every = list(decision.options)
    return list(dict.fromkeys([decision.default, *every]))
