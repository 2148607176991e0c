"""The moves of scenarios, made with the engine's own actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn

from redtable.kernel.message import IllegalAnswer, Message
from redtable.kernel.stack import Frame
from redtable.terraforming import generation, turn
from redtable.terraforming.paying import payment_for, payment_for_card
from redtable.terraforming.projects import PROJECT_BY_ID
from redtable.terraforming.resources import MEGACREDITS
from redtable.terraforming.scenarios import words
from redtable.terraforming.scenarios.choices import Choices, pay_key
from redtable.terraforming.setup import reveal
from redtable.terraforming.state import CARD_PRICE, MarsState, Seat

MOST_DECISIONS: Final = 1000

Begin = Callable[[MarsState, Seat, Mapping[str, Any]], None]
"""Checks and begins a move; what it leaves pending is then worked off."""


def make_move(state: MarsState, move: Mapping[str, Any]) -> None:
    """Make one move for the active seat. `IllegalAnswer` if the rules forbid it, `BadRecord` if it cannot be read."""
    words.known_keys(move, "when", (*BEGINNINGS, "payment", "choices", "by"))
    named = [name for name in BEGINNINGS if name in move]
    if len(named) != 1:
        words.bad("when", ", ".join(map(str, move)))
    if "by" in move:
        state.active = words.seat_number(move["by"], len(state.seats), "when.by")
    seat = state.seats[state.active]
    choices = Choices(move, seat.number)
    phase = state.phase
    BEGINNINGS[named[0]](state, seat, move)
    _work_off(state, choices)
    if not state.flow and state.phase != "end":
        state.phase = phase


def _work_off(state: MarsState, choices: Choices) -> None:
    """Carry out what the move left pending, with the answers of the scenario."""
    state.run(ask_all=True)
    for _ in range(MOST_DECISIONS):
        if not state.decisions or _at_a_turn(state):
            choices.check_all_used()
            return
        decision = state.decisions[0]
        state.answer(decision.seat, choices.answer(decision), ask_all=True)
    raise AssertionError("a move without end")


def _at_a_turn(state: MarsState) -> bool:
    """The next question is the main action of a turn, which belongs to no move."""
    return not state.sequel and not state.pool and isinstance(state.flow[-1].effect, turn.Turn)


# --- actions ---------------------------------------------------------------------------------------------------------


def _act(state: MarsState, seat: Seat, key: str) -> None:
    """Begin a main action, outside any turn: nothing follows it by itself."""
    if state.phase != "action":
        raise IllegalAnswer(Message("refused-phase", {"phase": state.phase}))
    if seat.passed:
        raise IllegalAnswer(Message("refused-passed"))
    if key not in turn.action_options(state, seat):
        _refuse(state, seat, key)
    turn.carry_out(state, seat, key)


def _refuse(state: MarsState, seat: Seat, key: str) -> NoReturn:
    """Refuse a main action that is not on offer, with its reason."""
    found = turn.obstacles(state, seat, key)
    raise IllegalAnswer(found[0] if found else Message("illegal-option", {"key": key, "seat": seat.number}))


def _play(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    card = words.card(move["play"], "play")
    if move.get("payment") is not None and card in seat.hand:
        question = payment_for_card(seat, seat.price(card), card)
        question.canonical(pay_key(words.mapping(move["payment"], "payment")))
    _act(state, seat, card.play_key)


def _use(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    _act(state, seat, words.card(move["action"], "action").use_key)


def _project(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    name = str(move["standard_project"])
    if name == "sell_patents":
        _act(state, seat, turn.SELL)
        return
    if name not in PROJECT_BY_ID:
        words.bad("standard_project", name)
    project = PROJECT_BY_ID[name]
    if move.get("payment") is not None:
        question = payment_for(seat, project.price_for(seat))
        question.canonical(pay_key(words.mapping(move["payment"], "payment")))
    _act(state, seat, project.key)


def _claim(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    _act(state, seat, f"claim:{move['claim']}")


def _fund(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    _act(state, seat, f"fund:{move['fund']}")


def _convert(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    _act(state, seat, f"convert:{move['convert']}")


def _first_action(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    seat.first_action_due = seat.corporation is not None and seat.corporation.first_action is not None
    _act(state, seat, turn.FIRST_ACTION)


# --- turns and phases ------------------------------------------------------------------------------------------------


def _pass(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    _end_turn_with(state, seat, 0, turn.PASS)


def _end_turn(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    _end_turn_with(state, seat, 1, turn.END_TURN)


def _end_turn_with(state: MarsState, seat: Seat, actions_taken: int, key: str) -> None:
    if seat.passed:
        raise IllegalAnswer(Message("refused-passed"))
    state.flow = [Frame(generation.GENERATION, state.first)]
    frame = Frame(turn.TURN, seat.number, None, actions_taken)
    turn.TURN.answer(state, frame, seat.number, key)


def _answer(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    """Answers by key from the seat's turn on: a key, or `{by: seat, key: key}` where several seats are asked."""
    if state.phase != "action":
        raise IllegalAnswer(Message("refused-phase", {"phase": state.phase}))
    if seat.passed:
        raise IllegalAnswer(Message("refused-passed"))
    state.flow = [Frame(generation.GENERATION, state.first), Frame(turn.TURN, seat.number)]
    state.run(ask_all=True)
    for given in words.items(move["answers"], "answers"):
        said = words.mapping(given, "answers") if isinstance(given, Mapping) else {"key": given}
        words.known_keys(said, "answers", ("by", "key"))
        by = words.seat_number(said["by"], len(state.seats), "answers.by") if "by" in said else None
        _give(state, by, str(said.get("key")))


def _give(state: MarsState, by: int | None, key: str) -> None:
    """Answer the next question the key fits; those before it with a single answer are answered by themselves."""
    for _ in range(MOST_DECISIONS):
        if by is None and not state.decisions:
            break
        decision = state.decision_of(state.decisions[0].seat if by is None else by)
        try:
            state.answer(decision.seat, key, ask_all=True)
            return
        except IllegalAnswer:
            if _at_a_turn(state):
                _refuse(state, state.seats[decision.seat], key)
            sole = decision.sole_answer()
            if not sole:
                raise
        state.answer(decision.seat, sole, ask_all=True)
    raise IllegalAnswer(Message("illegal-option", {"key": key, "seat": state.active}))


def _set_up(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    corporation = words.card(move["setup"], "setup")
    if corporation.start is None:
        words.bad("setup", corporation.id)
    price = CARD_PRICE * len(seat.hand)
    if price > corporation.start.megacredits:
        raise IllegalAnswer(Message("gap-money", {"n": price - corporation.start.megacredits}))
    reveal(state, seat, corporation)
    state.change_stock(seat, MEGACREDITS, -price)


def _produce(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    generation.produce(state)


def _final_greenery(state: MarsState, seat: Seat, move: Mapping[str, Any]) -> None:
    state.phase = "final"
    if not generation.can_convert(state, seat):
        raise IllegalAnswer(turn.obstacles(state, seat, turn.CONVERT_PLANTS)[0])
    turn.convert(state, seat, "plants")


BEGINNINGS: Final[dict[str, Begin]] = {
    "play": _play,
    "action": _use,
    "standard_project": _project,
    "claim": _claim,
    "fund": _fund,
    "convert": _convert,
    "first_action": _first_action,
    "pass": _pass,
    "end_turn": _end_turn,
    "setup": _set_up,
    "produce": _produce,
    "final_greenery": _final_greenery,
    "answers": _answer,
}
"""Moves by the word that names them."""
