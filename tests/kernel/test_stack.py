"""State and effects: what comes next, what waits, who is asked, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from redtable.kernel.decision import Decision
from redtable.kernel.message import IllegalAnswer, Message, Ref
from redtable.kernel.stack import Effect, Frame, State
from tests.kernel.toy import DECK, PLAY, Draw, ToyState
from tests.kernel.toy_game import TOY

A, B = 1, 2


@dataclass(slots=True)
class LogState(State):
    log: list[str] = field(default_factory=list)
    allowed: bool = False


@dataclass(frozen=True, slots=True)
class Log(Effect):
    """Writes its name; `reads` and `writes` as given."""

    name: str
    read: int = 0
    written: int = 0

    def apply(self, state: LogState, frame: Frame) -> None:
        state.log.append(self.name)

    def reads(self, state: LogState, frame: Frame) -> int:
        return self.read

    def writes(self, state: LogState, frame: Frame) -> int:
        return self.written


@dataclass(frozen=True, slots=True)
class Chain(Effect):
    """Pushes three to come at once and one to wait."""

    def apply(self, state: LogState, frame: Frame) -> None:
        state.later(Log("later"), 0)
        for name in ("third", "second", "first"):
            state.then(Log(name), 0)


@dataclass(frozen=True, slots=True)
class Allow(Effect):
    def apply(self, state: LogState, frame: Frame) -> None:
        state.allowed = True
        state.log.append("allow")


@dataclass(frozen=True, slots=True)
class NeedsLeave(Log):
    """Cannot be carried out before it is allowed."""

    def feasible(self, state: LogState, frame: Frame) -> bool:
        return state.allowed


@dataclass(frozen=True, slots=True)
class Ask(Effect):
    options: tuple[str, ...]
    forced: bool = True

    def ask(self, state: LogState, frame: Frame) -> Sequence[Decision]:
        return [Decision(frame.seat, "ask", list(self.options), forced=self.forced)]

    def answer(self, state: LogState, frame: Frame, seat: int, key: str) -> None:
        state.log.append(key)


def with_pool(*effects: Effect) -> LogState:
    state = LogState(flow=[Frame(Log("flow"), 0)])
    for effect, card in zip(effects, DECK, strict=False):
        state.later(effect, 0, card)
    state.run()
    return state


def test_sequel_comes_before_pool_and_pool_before_flow() -> None:
    state = LogState(flow=[Frame(Log("flow"), 0), Frame(Chain(), 0)])
    state.run()
    assert state.log == ["first", "second", "third", "later", "flow"]
    assert not state.decisions


def test_pool_runs_in_the_order_it_came() -> None:
    assert with_pool(Log("a", A, B), Log("b", 0, B), Log("c")).log == ["a", "b", "c", "flow"]


@pytest.mark.parametrize(
    ("first", "second"),
    [(Log("a", read=A), Log("b", written=A)), (Log("a", written=A), Log("b", read=A | B))],
)
def test_order_is_asked_where_it_can_matter(first: Log, second: Log) -> None:
    state = with_pool(first, Log("c"), second)
    decision = state.decision_of(0)
    assert decision.options == ["first:gift_1", "first:gift_2", "first:gift_3"]
    assert decision.args == {f"first:gift_{n}": Ref("card", f"gift_{n}") for n in (1, 2, 3)}
    assert state.answer(0, "first:gift_3") == "first:gift_3"
    assert state.log[0] == "b"
    assert sorted(state.log) == ["a", "b", "c", "flow"]


def test_order_is_not_asked_of_readers_or_writers_alone() -> None:
    assert with_pool(Log("a", read=A), Log("b", read=A), Log("c", written=B), Log("d", written=B)).log[0] == "a"


def test_equal_effects_are_one_option() -> None:
    state = LogState()
    for _ in range(2):
        state.later(Log("same", read=A), 0, DECK[0])
    state.later(Log("other", written=A), 0, DECK[0])
    state.run()
    assert state.decision_of(0).options == ["first:gift_1", "first:gift_1:2"]
    state.answer(0, "first:gift_1:2")
    assert state.log == ["other", "same", "same"]


def test_effects_of_no_card_come_from_the_rules() -> None:
    state = LogState()
    state.later(Log("a", read=A), 0)
    state.later(Log("b", written=A), 0)
    state.run()
    assert state.decision_of(0).args == {"first:rules": Message("the-rules"), "first:rules:2": Message("the-rules")}


def test_infeasible_effect_waits_for_others() -> None:
    state = with_pool(NeedsLeave("needs"), Log("free"), Allow())
    assert state.log == ["free", "allow", "needs", "flow"]


def test_infeasible_effect_is_no_option() -> None:
    state = with_pool(NeedsLeave("needs"), Log("a", read=A), Log("b", written=A))
    assert state.decision_of(0).options == ["first:gift_2", "first:gift_3"]


def test_what_never_becomes_feasible_runs_last() -> None:
    assert with_pool(NeedsLeave("needs"), Log("a")).log == ["a", "needs", "flow"]


def test_active_seat_orders_the_effects_of_others() -> None:
    state = LogState(active=1)
    state.later(Log("a", read=A), 0)
    state.later(Log("b", written=A), 2)
    state.run()
    assert [decision.seat for decision in state.decisions] == [1]


def test_single_answer_is_given_at_once() -> None:
    assert with_pool(Ask(("only",))).log == ["only", "flow"]


def test_single_answer_is_asked_for_where_it_means_something() -> None:
    assert with_pool(Ask(("only",), forced=False)).decision_of(0).options == ["only"]


def test_judges_see_every_question() -> None:
    state = LogState(flow=[Frame(Ask(("two",)), 0), Frame(Ask(("one",)), 0)])
    state.run(ask_all=True)
    assert state.decision_of(0).options == ["one"]
    state.answer(0, "one", ask_all=True)
    assert state.decision_of(0).options == ["two"]


def test_answer_not_on_offer_changes_nothing() -> None:
    state = with_pool(Ask(("yes", "no")))
    before = state.copy()
    for seat, key, problem in ((0, "maybe", "illegal-option"), (1, "yes", "illegal-not-asked")):
        with pytest.raises(IllegalAnswer) as refused:
            state.answer(seat, key)
        assert refused.value.message.key == problem
        assert state == before
        assert state.decisions == before.decisions
    assert state.answer(0, "yes") == "yes"


def test_effects_without_their_part_say_so() -> None:
    with pytest.raises(NotImplementedError, match="Effect"):
        Effect().apply(LogState(), Frame(PLAY, 0))
    with pytest.raises(NotImplementedError, match="Effect"):
        Effect().answer(LogState(), Frame(PLAY, 0), 0, "yes")


# --- copies ----------------------------------------------------------------------------------------------------------


def test_copy_in_the_middle_of_an_effect_goes_its_own_way() -> None:
    state = with_pool(Ask(("yes", "no")), Log("after"))
    copy = state.copy()
    assert copy == state
    copy.answer(0, "no")
    assert (copy.log, state.log) == (["no", "after", "flow"], [])
    state.answer(0, "yes")
    assert state.log == ["yes", "after", "flow"]


def test_nobody_listens_to_a_copy() -> None:
    state = toy_at_first_turn()
    state.events = []
    assert state.copy().events is None


def toy_at_first_turn() -> ToyState:
    state = TOY.start(TOY.read_options({}), rng=1 << 64)
    for seat in (0, 1):
        state.answer(seat, state.decision_of(seat).default)
    return state


# --- simultaneous decisions, chance, facts ---------------------------------------------------------------------------


def test_seats_decide_at_the_same_time_in_any_order() -> None:
    state = TOY.start(TOY.read_options({"seats": 3}), rng=1 << 64)
    other = state.copy()
    keys = {decision.seat: decision.default for decision in state.decisions}
    assert list(keys) == [0, 1, 2]
    for seat in (0, 1, 2):
        state.answer(seat, keys[seat])
    other.answer(2, keys[2])
    assert [decision.seat for decision in other.decisions] == [0, 1]
    with pytest.raises(IllegalAnswer):
        other.answer(2, keys[2])
    other.answer(0, keys[0])
    other.answer(1, keys[1])
    assert [seat.hand for seat in other.seats] == [seat.hand for seat in state.seats]


def test_chance_is_a_barrier_of_undo() -> None:
    state = LogState(rng=5 << 64)
    assert 0 <= state.roll(6) < 6
    cards = list(range(10))
    state.shuffle(cards)
    assert (state.reveals, sorted(cards)) == (2, list(range(10)))
    assert state.rng > 5 << 64


def test_facts_are_told_only_to_listeners() -> None:
    state = toy_at_first_turn()
    assert state.events is None
    state.then(Draw(1), 1)
    state.events = []
    state.run()
    (fact,) = state.events
    card = state.seats[1].hand[-1]
    assert (fact.kind, fact.seat, fact.args) == ("card-drawn", 1, {"count": 1})
    assert fact.private == {"card": Ref("card", card.id)}
