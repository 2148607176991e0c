"""The action phase (R8-9): one or two actions a turn, or a pass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from redtable.kernel.decision import Decision, Subset
from redtable.kernel.message import Message, Ref, Value
from redtable.kernel.stack import Effect, Frame
from redtable.terraforming import goals, playing, projects, using
from redtable.terraforming.card import card_by_id
from redtable.terraforming.effects.draws import chosen_ids, discard
from redtable.terraforming.effects.parameters import raise_parameter
from redtable.terraforming.effects.tiles import PLACE_GREENERY
from redtable.terraforming.resources import HEAT, MEGACREDITS, PLANTS, TEMPERATURE
from redtable.terraforming.state import MarsState, Seat

ACTIONS_PER_TURN: Final = 2
HEAT_PER_STEP: Final = 8

PASS: Final = "pass"
END_TURN: Final = "end-turn"
SELL: Final = "sell"
FIRST_ACTION: Final = "first-action"
CONVERT_PLANTS: Final = "convert:plants"
CONVERT_HEAT: Final = "convert:heat"


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """The seat's next action; frame.amount counts those already taken this turn."""

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        options = action_options(state, state.seats[frame.seat])
        options.append(END_TURN if frame.amount else PASS)
        args: dict[str, Value] = {"left": ACTIONS_PER_TURN - frame.amount}
        ends_by_itself = frame.amount > 0
        return [Decision(frame.seat, "ask-action", options, "", args, ends_by_itself)]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        actor = state.seats[seat]
        if key == PASS:
            actor.passed = True
            state.emit("passed", seat, {})
            state.flow.append(Frame(NEXT_TURN, seat))
        elif key == END_TURN:
            state.emit("turn-ended", seat, {})
            state.flow.append(Frame(NEXT_TURN, seat))
        else:
            taken = frame.amount + 1
            state.flow.append(Frame(TURN, seat, None, taken) if taken < ACTIONS_PER_TURN else Frame(NEXT_TURN, seat))
            carry_out(state, actor, key)


@dataclass(frozen=True, slots=True)
class NextTurn(Effect):
    """On to the left neighbour who has not passed; when all have, the phase is over."""

    def apply(self, state: MarsState, frame: Frame) -> None:
        seats = state.seats
        for offset in range(1, len(seats) + 1):
            seat = seats[(frame.seat + offset) % len(seats)]
            if not seat.passed:
                state.active = seat.number
                state.flow.append(Frame(TURN, seat.number))
                return


TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()


def action_options(state: MarsState, seat: Seat) -> list[str]:
    """Keys of every action the seat could take now, in a stable order."""
    if seat.first_action_due and first_action_possible(state, seat):
        return [FIRST_ACTION]
    options = [card.play_key for card in seat.hand if playing.can_play(state, seat, card)]
    options += [card.use_key for card in seat.actors if using.can_use(state, seat, card)]
    money = seat.money()
    options += [project.key for project in projects.PROJECTS if projects.can_buy(state, seat, project)]
    if seat.hand:
        options.append(SELL)
    if money >= goals.MILESTONE_PRICE:
        options += goals.claimable(state, seat)
        options += goals.fundable(state, seat)
    if seat.stock[PLANTS] >= seat.greenery_cost and PLACE_GREENERY.possible(state, seat, None):
        options.append(CONVERT_PLANTS)
    if seat.stock[HEAT] >= HEAT_PER_STEP:
        options.append(CONVERT_HEAT)
    return options


# --- carrying out ----------------------------------------------------------------------------------------------------


def carry_out(state: MarsState, seat: Seat, key: str) -> None:
    """Begin the action with this key; it was on offer."""
    verb, _, name = key.partition(":")
    _VERBS[verb](state, seat, name)


def _play(state: MarsState, seat: Seat, name: str) -> None:
    playing.play(state, seat, card_by_id(name))


def _use(state: MarsState, seat: Seat, name: str) -> None:
    using.use(state, seat, card_by_id(name))


def _project(state: MarsState, seat: Seat, name: str) -> None:
    projects.buy(state, seat, projects.PROJECT_BY_ID[name])


def _sell(state: MarsState, seat: Seat, name: str) -> None:
    state.then(SELLING, seat.number)


def convert(state: MarsState, seat: Seat, name: str) -> None:
    """8 plants for a greenery, 8 heat for a step of temperature (R11)."""
    state.emit("converted", seat.number, {"resource": Ref("res", name)})
    if name == "heat":
        state.change_stock(seat, HEAT, -HEAT_PER_STEP)
        raise_parameter(state, seat, TEMPERATURE, 1)
    else:
        state.change_stock(seat, PLANTS, -seat.greenery_cost)
        state.later(PLACE_GREENERY, seat.number)


_VERBS: Final[dict[str, Callable[[MarsState, Seat, str], None]]] = {
    "play": _play,
    "use": _use,
    "project": _project,
    SELL: _sell,
    "claim": goals.claim,
    "fund": goals.fund,
    "convert": convert,
}


@dataclass(frozen=True, slots=True)
class Sell(Effect):
    """Sell patents: any number of cards for 1 M€ each (R10)."""

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        hand = [card.id for card in state.seats[frame.seat].hand]
        return [Subset(frame.seat, "ask-sell", hand, "", None, True, "sell", 1, len(hand))]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        seller = state.seats[seat]
        chosen = chosen_ids(key)
        discard(state, seller, [card for card in seller.hand if card.id in chosen])
        state.change_stock(seller, MEGACREDITS, len(chosen))


SELLING: Final = Sell()


# --- the first action of a corporation -------------------------------------------------------------------------------


def first_action_possible(state: MarsState, seat: Seat) -> bool:
    """Where it cannot be carried out it stays due (our reading: it never blocks the game)."""
    card = seat.corporation
    return card is not None and card.first_action is not None and card.first_action.possible(state, seat, card)


def _first_action(state: MarsState, seat: Seat, name: str) -> None:
    card = seat.corporation
    assert card is not None
    assert card.first_action is not None
    seat.first_action_due = False
    state.emit("first-action", seat.number, {"card": Ref("card", card.id)})
    state.later(card.first_action, seat.number, card)


_VERBS[FIRST_ACTION] = _first_action


# --- why not ---------------------------------------------------------------------------------------------------------


def obstacles(state: MarsState, seat: Seat, key: str) -> list[Message]:
    """Why the seat cannot take an action now; empty if it can. Unknown keys are no action at all."""
    verb, _, name = key.partition(":")
    if seat.first_action_due and key != FIRST_ACTION and first_action_possible(state, seat):
        return [Message("refused-first-action")]
    finder = _OBSTACLES.get(verb)
    found = finder(state, seat, name) if finder is not None else None
    return [Message("illegal-option", {"key": key, "seat": seat.number})] if found is None else found


def _why_not_play(state: MarsState, seat: Seat, name: str) -> list[Message] | None:
    for card in seat.hand:
        if card.id == name:
            return playing.play_obstacles(state, seat, card)
    return [Message("refused-not-in-hand")]


def _why_not_use(state: MarsState, seat: Seat, name: str) -> list[Message] | None:
    for card in seat.actors:
        if card.id == name:
            return using.use_obstacles(state, seat, card)
    return [Message("refused-not-in-play")]


def _why_not_project(state: MarsState, seat: Seat, name: str) -> list[Message] | None:
    project = projects.PROJECT_BY_ID.get(name)
    return None if project is None else project.obstacles(state, seat)


def _why_not_sell(state: MarsState, seat: Seat, name: str) -> list[Message] | None:
    return [] if seat.hand else [Message("refused-empty-hand")]


def _why_not_claim(state: MarsState, seat: Seat, name: str) -> list[Message] | None:
    return goals.milestone_obstacles(state, seat, name) if name in state.board.milestones else None


def _why_not_fund(state: MarsState, seat: Seat, name: str) -> list[Message] | None:
    return goals.award_obstacles(state, seat, name) if name in state.board.awards else None


def _why_not_convert(state: MarsState, seat: Seat, name: str) -> list[Message] | None:
    if name not in ("plants", "heat"):
        return None
    need, have = (seat.greenery_cost, seat.stock[PLANTS]) if name == "plants" else (HEAT_PER_STEP, seat.stock[HEAT])
    found = [Message("gap-stock", {"short": Message(f"unit-{name}", {"n": need - have})})] if have < need else []
    if name == "plants" and not PLACE_GREENERY.possible(state, seat, None):
        found.append(PLACE_GREENERY.obstacle(state, seat, None))
    return found


def _why_not_first_action(state: MarsState, seat: Seat, name: str) -> list[Message] | None:
    card = seat.corporation
    if not seat.first_action_due or card is None or card.first_action is None:
        return [Message("refused-no-first-action")]
    first = card.first_action
    return [] if first.possible(state, seat, card) else [first.obstacle(state, seat, card)]


_OBSTACLES: Final[dict[str, Callable[[MarsState, Seat, str], list[Message] | None]]] = {
    "play": _why_not_play,
    "use": _why_not_use,
    "project": _why_not_project,
    SELL: _why_not_sell,
    "claim": _why_not_claim,
    "fund": _why_not_fund,
    "convert": _why_not_convert,
    FIRST_ACTION: _why_not_first_action,
}
