"""A table: what its log makes of it, entry by entry. Nothing else ever changes one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from redtable.games import game_by_id
from redtable.kernel.decision import Decision
from redtable.kernel.event import Event
from redtable.kernel.game import Game
from redtable.kernel.message import Message, Value
from redtable.kernel.session import Session
from redtable.server.tables import entries as log
from redtable.server.tables.history import history
from redtable.server.tables.seats import SECOND, SeatAt

GRACE: Final = 60 * SECOND

Phase: TypeAlias = Literal["room", "play", "over"]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log as people read it: what an answer brought about, or what else happened at the table."""

    serial: int
    """Lines are known by it: whoever has the line of some serial has all lines before it."""
    answers: int
    seat: int | None
    at: int
    events: tuple[Event, ...] = ()
    says: tuple[Message, ...] = ()
    """What the table itself has to say; no undo takes it back."""

    def seen_by(self, seat: int | None) -> list[Message]:
        return [*self.says, *[event.seen_by(seat).message() for event in self.events]]


@dataclass(slots=True)
class Request:
    """An undo that waits for consent."""

    seat: int
    to: int
    agreed: list[int]


class Table:
    """Made by `Table.opened` or `Table.of`, changed by `apply` only."""

    def __init__(self, table_id: str, secret: bytes, opened: log.Opened) -> None:
        self.id = table_id
        self.secret = secret
        self.number = 0
        self.phase: Phase = "room"
        self.game: Game[Any] = game_by_id(opened.game)
        self.options = opened.options
        self.pace = opened.pace
        self.seats = [SeatAt.planned(plan) for plan in opened.seats]
        self.session: Session | None = None
        self.paused = False
        self.request: Request | None = None
        self.lines: list[Line] = []
        self.freed_at: dict[int, int] = {}
        """By seat: the number of the entry that ended all rights to it; whoever was let in before has none any more."""
        self._serial = 0
        self._history: list[dict[str, Any]] | None = None
        self.reason = ""
        """Why the game is over: `end`, `conceded`."""

    @staticmethod
    def of(table_id: str, secret: bytes, entries: Sequence[log.AnyEntry]) -> Table:
        """The table as its whole log leaves it."""
        opened = entries[0]
        assert isinstance(opened, log.Opened)
        table = Table(table_id, secret, opened)
        for entry in entries:
            table.apply(entry)
        return table

    # --- what it is ---

    @property
    def questions(self) -> Sequence[Decision]:
        """What the seats are asked."""
        if self.session is None or self.phase != "play":
            return ()
        open_now: Sequence[Decision] = self.session.state.decisions
        return open_now

    @property
    def asked(self) -> list[int]:
        """Seats that have something to decide."""
        return [question.seat for question in self.questions]

    @property
    def people(self) -> list[int]:
        """Seats of people still in the game."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def answers(self) -> int:
        return 0 if self.session is None else len(self.session.live)

    @property
    def winners(self) -> list[int]:
        """Of a game that is over."""
        if self.session is None or self.reason == "end":
            return [] if self.session is None else self.session.game.winners(self.session.state)
        left = self.contenders
        return left if len(left) == 1 else []

    @property
    def contenders(self) -> list[int]:
        """Seats that have not given up."""
        return [number for number, seat in enumerate(self.seats) if not seat.conceded]

    def history(self) -> list[dict[str, Any]]:
        """Of a game that is over: how the seats stood after every round. Worked out once."""
        if self._history is None:
            self._history = [] if self.session is None else history(self.session)
        return self._history

    def bot_asked(self) -> int | None:
        """The first seat whose question a bot has to answer now."""
        if self.paused:
            return None
        return next((number for number in self.asked if self.seats[number].player), None)

    def deadline(self) -> int | None:
        """When the first clock will have run out."""
        due = [self.seats[number].deadline(self.pace) for number in self.asked]
        return min([at for at in due if at is not None], default=None)

    # --- how it changes ---

    def apply(self, entry: log.AnyEntry) -> None:
        """The only way. Entries come from `plans`, which checks them, or from the log."""
        self.number += 1
        _APPLY[type(entry)](self, entry)

    def say(self, entry: log.Entry, key: str, seat: int | None = None, **args: Value) -> None:
        """Put a line of the table's own into the log."""
        named: dict[str, Value] = {} if seat is None else {"seat": seat}
        told = Message(key, named | args)
        self.add(Line(0, self.answers, seat, entry.at, says=(told,)))

    def add(self, line: Line) -> None:
        self._serial += 1
        self.lines.append(replace(line, serial=self._serial))

    def take_back(self, to: int) -> None:
        """Drop the lines of all answers after the first `to`; what the table said since then stands anew."""
        kept = next((at for at, line in enumerate(self.lines) if line.answers > to and not line.says), len(self.lines))
        later = self.lines[kept:]
        del self.lines[kept:]
        for line in later:
            if line.says:
                self.add(line)

    def retime(self, at: int, answered: int | None = None) -> None:
        """Put the questions, and let clocks run for those who are asked and for nobody else."""
        questions = {question.seat: question for question in self.questions}
        for number, seat in enumerate(self.seats):
            if number == answered:
                seat.answered(at, self.pace)
            if number not in questions:
                seat.free(at)
                continue
            if self.paused:
                seat.rest(at)
            seat.ask(questions[number], self.number, at, not self.paused)

    def settle(self) -> None:
        """Whether the game goes on after somebody gave up."""
        if self.phase == "play" and (len(self.contenders) < 2 or not self.people):
            self.phase, self.reason = "over", "conceded"


# --- entries, one by one ---------------------------------------------------------------------------------------------


def _opened(table: Table, entry: log.Opened) -> None:
    """Everything it says was taken when the table was made."""


def _arranged(table: Table, entry: log.Arranged) -> None:
    table.options, table.pace = entry.options, entry.pace
    seats = table.options.get("seats", len(table.seats))
    for number in range(seats, len(table.seats)):
        table.freed_at[number] = table.number
    del table.seats[seats:]
    table.seats += [SeatAt("open") for _ in range(seats - len(table.seats))]


def _placed(table: Table, entry: log.Placed) -> None:
    seat = table.seats[entry.seat]
    if table.phase == "room":
        table.seats[entry.seat] = SeatAt(entry.kind, entry.bot)
        table.freed_at[entry.seat] = table.number
        return
    seat.kind, seat.bot = entry.kind, entry.bot
    table.say(entry, f"told-{entry.kind}", entry.seat)
    table.retime(entry.at)


def _joined(table: Table, entry: log.Joined) -> None:
    seat = table.seats[entry.seat]
    seat.kind, seat.joined = "person", True


def _named(table: Table, entry: log.Named) -> None:
    table.seats[entry.seat].name = entry.name


def _salted(table: Table, entry: log.Salted) -> None:
    table.seats[entry.seat].salt = entry.salt


def _started(table: Table, entry: log.Started) -> None:
    said = [seat.salt for seat in table.seats]
    salts = entry.salts if entry.salts is not None else said if any(said) else ()
    table.session = Session.new(table.game, table.options, table.secret, salts)
    table.phase = "play"
    for seat in table.seats:
        seat.left = table.pace.seconds * SECOND if table.pace.kind == "budget" else None
    table.retime(entry.at)


def _answered(table: Table, entry: log.Answered) -> None:
    session = table.session
    assert session is not None
    events = session.answer(entry.seat, entry.key)
    table.add(Line(0, table.answers, entry.seat, entry.at, tuple(events)))
    table.request = None
    if session.is_over:
        table.phase, table.reason = "over", "end"
    table.retime(entry.at, entry.seat)


def _undo_asked(table: Table, entry: log.UndoAsked) -> None:
    table.request = Request(entry.seat, entry.to, [])
    table.say(entry, "told-undo-asked", entry.seat)


def _undo_agreed(table: Table, entry: log.UndoAgreed) -> None:
    if table.request is not None:
        table.request.agreed.append(entry.seat)


def _undo_refused(table: Table, entry: log.UndoRefused) -> None:
    table.request = None
    table.say(entry, "told-undo-refused", entry.seat)


def _undone(table: Table, entry: log.Undone) -> None:
    session = table.session
    assert session is not None
    back = table.answers - entry.to
    session.undo(entry.seat, entry.to, entry.consent)
    table.request = None
    table.take_back(entry.to)
    for seat in table.seats:
        seat.question = None
    table.say(entry, "told-undone", entry.seat, n=back)
    table.retime(entry.at)


def _gave_up(table: Table, entry: log.Conceded | log.Claimed) -> None:
    seat = table.seats[entry.seat]
    seat.kind, seat.bot, seat.conceded = "bot", entry.bot, True
    table.request = None
    table.settle()
    key = "told-conceded" if isinstance(entry, log.Conceded) else "told-claimed"
    table.say(entry, key, entry.seat)
    table.retime(entry.at)


def _ran_out(table: Table, entry: log.RanOut) -> None:
    seat = table.seats[entry.seat]
    seat.rest(entry.at)
    seat.stand_in = entry.bot
    table.paused = not entry.bot
    table.say(entry, "told-ran-out", entry.seat)
    table.retime(entry.at)


def _paused(table: Table, entry: log.Paused) -> None:
    table.paused = True
    table.say(entry, "told-paused")
    table.retime(entry.at)


def _resumed(table: Table, entry: log.Resumed) -> None:
    """Who had used up all time gets a little, or the table would stop again at once."""
    table.paused = False
    for seat in table.seats:
        if seat.left == 0:
            seat.left = GRACE
    table.say(entry, "told-resumed")
    table.retime(entry.at)


_APPLY: Final[dict[type, Callable[[Table, Any], None]]] = {
    log.Opened: _opened,
    log.Arranged: _arranged,
    log.Placed: _placed,
    log.Joined: _joined,
    log.Named: _named,
    log.Salted: _salted,
    log.Started: _started,
    log.Answered: _answered,
    log.UndoAsked: _undo_asked,
    log.UndoAgreed: _undo_agreed,
    log.UndoRefused: _undo_refused,
    log.Undone: _undone,
    log.Conceded: _gave_up,
    log.Claimed: _gave_up,
    log.RanOut: _ran_out,
    log.Paused: _paused,
    log.Resumed: _resumed,
}
