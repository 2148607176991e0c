"""One seat at a table, and its clock."""

from __future__ import annotations

from dataclasses import dataclass

from redtable.kernel.decision import Decision
from redtable.server.tables.entries import Kind, Pace, SeatPlan

SECOND = 1000
"""In the milliseconds of a log."""


@dataclass(slots=True)
class SeatAt:
    """Who sits there and since when they are asked."""

    kind: Kind
    bot: str = ""
    name: str = ""
    salt: str = ""
    joined: bool = False
    conceded: bool = False
    stand_in: str = ""
    """The bot that answers because the time was over; until the seat is no longer asked."""
    question: Decision | None = None
    asked_number: int = 0
    """The table's number when the question was put: an answer to it may know no later one."""
    asked_since: int | None = None
    """When the question was put; pauses do not count."""
    running_since: int | None = None
    """Since when the clock runs."""
    left: int | None = None
    """What is left of a budget."""

    @staticmethod
    def planned(plan: SeatPlan) -> SeatAt:
        return SeatAt(plan.kind, plan.bot, joined=plan.kind == "person")

    @property
    def player(self) -> str:
        """The bot that answers for the seat; empty: a person does."""
        return self.bot if self.kind == "bot" else self.stand_in

    def ask(self, question: Decision, number: int, at: int, running: bool) -> None:
        """The seat has something to decide; its clock runs unless the table rests."""
        if self.question != question:
            self.question, self.asked_number = question, number
        if self.asked_since is None:
            self.asked_since = at
        if running and self.running_since is None:
            self.running_since = at

    def free(self, at: int) -> None:
        """The seat has nothing to decide."""
        self.rest(at)
        self.question, self.asked_since, self.stand_in = None, None, ""

    def rest(self, at: int) -> None:
        """Stop the clock."""
        if self.running_since is not None and self.left is not None:
            self.left = max(self.left - (at - self.running_since), 0)
        self.running_since = None

    def answered(self, at: int, pace: Pace) -> None:
        self.rest(at)
        self.question, self.asked_since = None, None
        if self.left is not None:
            self.left += pace.extra * SECOND

    def deadline(self, pace: Pace) -> int | None:
        """When the time will be over; None if no clock runs for a person."""
        if self.running_since is None or self.player:
            return None
        if pace.kind == "move":
            return self.running_since + pace.seconds * SECOND
        return None if self.left is None else self.running_since + self.left
