"""The kinds of things a card is declared with. Each says in one place what it does, when, why not, and how it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.message import Message
from redtable.kernel.native import mypyc_attr
from redtable.kernel.plain import Plain
from redtable.kernel.stack import Effect, Frame

if TYPE_CHECKING:
    from redtable.terraforming.card import Card
    from redtable.terraforming.state import MarsState, Seat

# What order can matter for (see `redtable.kernel.stack`): choices read these, effects write them.
HAND = 1
PLANTS_OF_OTHERS = 2
MAP = 4
NEWS = 8
"""Cards that an optional draw turns up: who sees them first may choose differently elsewhere."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect(Effect):
    """An effect that cards are declared with."""

    __slots__ = ()

    def is_hurdle(self) -> bool:
        """Whether it is mandatory and can be impossible, so that a card with it must be checked before it is played."""
        return False

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        """Could it be carried out, whatever order the effects of the card are taken in?"""
        return True

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        """Why it is not possible. Only asked for when it is not."""
        raise NotImplementedError(type(self).__name__)

    def production_part(self) -> tuple[CardEffect, ...]:
        """What of it stands in the production box, which other cards can copy."""
        return ()

    def production_gain(self, resource: int) -> int:
        """Steps of this production it surely gives its owner; they may pay for losses of the same card."""
        return 0

    def stock_gain(self, resource: int) -> int:
        """Units of this resource it can give its owner; they may pay for losses of the same card."""
        return 0

    def stock_loss(self, resource: int) -> int:
        """Units of this resource it takes from its owner."""
        return 0

    def tile_laid(self) -> str:
        """The tile it is sure to lay on Mars; empty for none."""
        return ""

    def text(self) -> Message:
        """The clause on the card, e.g. "1 heat production"."""
        raise NotImplementedError(type(self).__name__)

    def price_text(self) -> Message:
        """The same left of an action's arrow, where it is what the action costs."""
        return self.text()


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Plain):
    """A condition printed on a card, to be met when it is played."""

    __slots__ = ()

    def met(self, state: MarsState, seat: Seat) -> bool:
        raise NotImplementedError(type(self).__name__)

    def gap(self, state: MarsState, seat: Seat) -> Message:
        """What is missing: "needs 13 % oxygen, is 6 %"."""
        raise NotImplementedError(type(self).__name__)

    def text(self) -> Message:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Plain):
    """A number read from the table."""

    __slots__ = ()

    def value(self, state: MarsState, seat: Seat, card: Card | None) -> int:
        raise NotImplementedError(type(self).__name__)

    def text(self, every: int = 1) -> Message:
        """What is counted, "city tiles in play"; its form `per` says "per 3 city tiles in play" for every 3."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Plain):
    """Effects that wait for an occasion (see `redtable.terraforming.triggers`)."""

    __slots__ = ()
    do: tuple[CardEffect, ...]

    def occasion(self) -> int:
        """The bit of the occasion it waits for."""
        raise NotImplementedError(type(self).__name__)

    def fits(self, own: bool, value: int, card: Card | None) -> bool:
        """`own`: its owner caused it; `value` and `card` as the occasion defines them."""
        raise NotImplementedError(type(self).__name__)

    def text(self) -> Message:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Plain):
    """A lasting change of prices, values or requirements for its owner."""

    __slots__ = ()

    def enter(self, seat: Seat) -> None:
        """Work it into what is derived from the cards in play."""
        raise NotImplementedError(type(self).__name__)

    def text(self) -> Message:
        raise NotImplementedError(type(self).__name__)


__all__ = [
    "HAND",
    "MAP",
    "NEWS",
    "PLANTS_OF_OTHERS",
    "CardEffect",
    "Count",
    "Frame",
    "Modifier",
    "Requirement",
    "Trigger",
]
