"""A table: the game in progress, who sits there, and the record on the disk. Screen and plain mode both play on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from redtable.bots import next_answer
from redtable.cli.table.previews import Change, changes
from redtable.cli.table.saves import SaveFile
from redtable.cli.table.seating import Seating
from redtable.games import game_by_id
from redtable.kernel.decision import Decision
from redtable.kernel.event import Event
from redtable.kernel.message import IllegalAnswer, Message
from redtable.kernel.preview import dealt_anew, preview
from redtable.kernel.session import Answer, Session
from redtable.kernel.stack import State
from redtable.kernel.view import decision_json

GAME = "terraforming"


@dataclass(frozen=True, slots=True)
class Step:
    """An answer in force and what happened."""

    seat: int
    key: str
    events: tuple[Event, ...]


class Table:
    """Everything a client may do. Rules stay in the game: views, decisions, reasons and events come from there."""

    def __init__(self, session: Session, seating: Seating, save: SaveFile | None = None) -> None:
        self.session = session
        self.seating = seating
        self.save = save
        self.steps = _replayed(session)
        self._players = seating.players()
        self._dealt: tuple[tuple[int, int], list[State]] | None = None

    @staticmethod
    def new(options: Mapping[str, Any], seating: Seating, secret: bytes, path: Path | None = None) -> Table:
        """A new game; saved at the path, if there is one."""
        session = Session.new(game_by_id(GAME), options, secret)
        return Table(session, seating, SaveFile.create(path, session, seating) if path else None)

    @staticmethod
    def resume(path: Path) -> Table:
        save, session, seating = SaveFile.reopen(path)
        return Table(session, seating, save)

    # --- what can be seen ---

    @property
    def is_over(self) -> bool:
        return self.session.is_over

    @property
    def number(self) -> int:
        """Goes up with every answer and every undo."""
        return len(self.session.entries)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.session.game.view(self.session.state, seat)

    def decision(self, seat: int) -> dict[str, Any] | None:
        """What the seat is asked, in the wire form."""
        for decision in self._decisions():
            if decision.seat == seat:
                return decision_json(decision)
        return None

    def asked(self) -> list[int]:
        """The seats that have something to decide."""
        return [decision.seat for decision in self._decisions()]

    def person_asked(self) -> int | None:
        """The first seat of a person that has something to decide."""
        return next((seat for seat in self.asked() if seat in self.seating.people), None)

    def bot_asked(self) -> int | None:
        """The first seat of a bot that has something to decide."""
        return next((seat for seat in self.asked() if seat in self._players), None)

    def why_not(self, seat: int, key: str) -> list[Message]:
        return self.session.game.explain(self.session.state, seat, key)

    def winners(self) -> list[int]:
        return self.session.game.winners(self.session.state)

    def preview(self, seat: int, key: str) -> list[Change]:
        """What an answer would change, as far as the seat can know; nothing for what is not on offer."""
        try:
            return changes(preview(self.session.game, self._dealt_for(seat), seat, key))
        except IllegalAnswer:
            return []

    # --- what can be done ---

    def answer(self, seat: int, key: str) -> Step:
        """Carry it out; it is on the disk when this returns. `IllegalAnswer` changes nothing."""
        events = self.session.answer(seat, key)
        step = Step(seat, self.session.live[-1].key, tuple(events))
        self.steps.append(step)
        if self.save is not None:
            self.save.append(self.session.entries[-1])
            if self.is_over:
                self.save.finish(self.session)
        return step

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last answer by itself."""
        return self.session.free_undo(seat) < len(self.session.live)

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; `IllegalAnswer` if others have answered since or something was shown."""
        to = len(self.session.live) - 1
        self.session.undo(seat, max(to, 0))
        del self.steps[to:]
        if self.save is not None:
            self.save.append(self.session.entries[-1])

    def bot_answer(self) -> Answer | None:
        """What the bot that is asked would answer. May take long; changes nothing, so it may run beside the rest."""
        return next_answer(self.session, self._players, self.session.commitment)

    def close(self) -> None:
        if self.save is not None:
            self.save.close()

    def _decisions(self) -> Sequence[Decision]:
        decisions: Sequence[Decision] = self.session.state.decisions
        return decisions

    def _dealt_for(self, seat: int) -> list[State]:
        """Positions with everything hidden from the seat dealt anew, once for every question."""
        now = (seat, self.number)
        if self._dealt is None or self._dealt[0] != now:
            self._dealt = (now, dealt_anew(self.session.game, self.session.state, *now))
        return self._dealt[1]


def _replayed(session: Session) -> list[Step]:
    """The answers in force with their events."""
    state = session.at(0)
    steps = []
    for answer in session.live:
        state.events = []
        state.answer(answer.seat, answer.key)
        steps.append(Step(answer.seat, answer.key, tuple(state.events or ())))
    return steps
