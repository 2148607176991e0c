"""The bot that takes whatever looks best one step ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from redtable.bots.bot import Position
from redtable.bots.evaluation import Evaluation, Value, evaluation_of
from redtable.kernel.answers import sample_answers
from redtable.kernel.decision import Amount, Decision, Subset
from redtable.kernel.game import Game
from redtable.kernel.stack import State

MOST_AMOUNTS: Final = 12
"""Of a number, at most so many values are tried."""

MOST_FOLLOWING: Final = 10
"""Of a question that an answer leads to, at most so many options are tried."""

MOST_QUESTIONS: Final = 40
"""No answer leads to more questions than this before somebody's turn goes on; a bound, not a limit one meets."""


class GreedyBot:
    """Tries each answer on a table dealt again, values what it leads to, and gives the best; the first one of equals.

    An answer often leads to further questions to the seat (how to pay, where to place): those are answered in the same
    way, the questions these lead to by their defaults.
    """

    def __init__(self, evaluation: Evaluation | None = None) -> None:
        self._evaluation = evaluation

    def choose(self, position: Position) -> str:
        sole = position.decision.sole_answer()
        if sole:
            return sole
        state = position.sample(position.rng)
        evaluate = self._evaluation or evaluation_of(position.game)
        ahead = _Ahead(position.game, position.seat, evaluate(state, position.seat))
        if isinstance(position.decision, Subset):
            return ahead.best_subset(state, position.decision)
        return ahead.best(state, candidates(position.decision, position))


def candidates(decision: Decision, position: Position) -> list[str]:
    """Answers worth trying: every option, every listed split, all of a portion, some of many numbers."""
    if isinstance(decision, Amount):
        return sample_answers(decision, MOST_AMOUNTS, position.rng)
    return list(decision.options)


@dataclass(frozen=True, slots=True)
class _Ahead:
    """Looks one answer ahead for a seat."""

    game: Game[Any]
    seat: int
    value: Value

    def best(self, state: State, answers: list[str]) -> str:
        return max(answers, key=lambda key: self.after(state, key))

    def best_subset(self, state: State, decision: Subset) -> str:
        """Begin with as few as allowed, and add what helps most for as long as anything helps."""
        chosen: list[str] = []
        best = self.after(state, decision.key_of(chosen)) if not decision.least else float("-inf")
        while len(chosen) < decision.most:
            left = [option for option in decision.options if option not in chosen]
            values = [self._after_subset(state, decision, [*chosen, option]) for option in left]
            if max(values) <= best and len(chosen) >= decision.least:
                break
            best = max(values)
            chosen.append(left[values.index(best)])
        return decision.canonical(decision.key_of(chosen))

    def _after_subset(self, state: State, decision: Subset, chosen: list[str]) -> float:
        """Filled up to what is the least allowed, as the decision's default would."""
        missing = max(decision.least - len(chosen), 0)
        rest = [option for option in decision.options if option not in chosen][:missing]
        return self.after(state, decision.key_of([*chosen, *rest]))

    def after(self, state: State, key: str) -> float:
        """What the state is worth after an answer and all that follows from it at once."""
        tried = state.copy()
        tried.answer(self.seat, key)
        for _ in range(MOST_QUESTIONS):
            decision = self._follow_up(tried)
            if decision is None:
                break
            tried.answer(decision.seat, self._quick_answer(tried, decision))
        return self.value(tried)

    def _follow_up(self, state: State) -> Decision | None:
        """A question that is part of what the answer set off: the effects are not through yet."""
        return state.decisions[0] if state.decisions and (state.sequel or state.pool) else None

    def _quick_answer(self, state: State, decision: Decision) -> str:
        if decision.seat != self.seat or isinstance(decision, (Amount, Subset)):
            return decision.default
        options = spread(decision.options, MOST_FOLLOWING)
        return max(options, key=lambda key: self._after_default(state, key)) if len(options) > 1 else options[0]

    def _after_default(self, state: State, key: str) -> float:
        tried = state.copy()
        tried.answer(self.seat, key)
        answer_by_default(tried)
        return self.value(tried)


def answer_by_default(state: State) -> None:
    """Let everything that is under way come to its end, each question on the way answered by its default."""
    for _ in range(MOST_QUESTIONS):
        if not state.decisions or not (state.sequel or state.pool):
            return
        decision = state.decisions[0]
        state.answer(decision.seat, decision.default)


def spread(options: list[str], most: int) -> list[str]:
    """All of a few options; of many, some from the first to the last."""
    if len(options) <= most:
        return options
    return [options[index * (len(options) - 1) // (most - 1)] for index in range(most)]


__all__ = ["GreedyBot", "answer_by_default", "candidates", "spread"]
