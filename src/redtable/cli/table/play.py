"""A game as people at one terminal play it: whose turn it is, whose hand may be seen, which answer is in the making."""

from __future__ import annotations

from enum import Enum
from typing import Any

from redtable.cli.table import asking, board_picture
from redtable.cli.table.board_picture import Shown
from redtable.cli.table.forms import Form, form_of
from redtable.cli.table.previews import Change
from redtable.cli.table.table import Table
from redtable.kernel.message import IllegalAnswer, Message
from redtable.kernel.session import Answer
from redtable.words import LANGUAGES, Words, words_in


class Stage(Enum):
    """What the table waits for."""

    BOT = "bot"
    HAND_OVER = "hand over"
    """Somebody else is to sit down at the terminal; nothing hidden is shown until then."""
    ASK = "ask"
    OVER = "over"


class Play:
    """What screen and plain mode share."""

    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words
        people = table.seating.people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        """Whose hand is shown; nobody's before the first of several people sits down."""
        self.look()

    def look(self) -> None:
        """See the table anew, after anything has changed."""
        self.stage = self._stage()
        self.view: dict[str, Any] = self.table.view(self.viewer)
        asked = self.stage is Stage.ASK and self.viewer is not None
        self.decision = self.table.decision(self.viewer) if asked and self.viewer is not None else None
        self.form: Form | None = form_of(self.decision) if self.decision else None

    @property
    def next_person(self) -> int | None:
        """Who is to take the terminal."""
        return self.table.person_asked()

    @property
    def board(self) -> Shown:
        offered = asking.offered_areas(self.decision)
        cursor = int(self.form.key().removeprefix("area:")) if self.form and offered and self._on_area() else None
        return board_picture.shown(self.view, offered, cursor)

    def rows(self) -> list[asking.Row]:
        return asking.rows(self.form, self.view, self.board, self.words) if self.form else []

    def preview(self) -> list[Change]:
        """What the answer in the making would change."""
        if self.form is None or self.viewer is None:
            return []
        return self.table.preview(self.viewer, self.form.key())

    def why_not(self, card: str) -> list[Message]:
        """Why a card in hand cannot be played now; nothing if it can be, or if something else is asked."""
        if self.viewer is None or self.decision is None or not self.is_turn():
            return []
        return self.table.why_not(self.viewer, f"play:{card}")

    def is_playable(self, card: str) -> bool:
        return self.decision is not None and f"play:{card}" in self.decision["options"]

    def answer(self, key: str) -> None:
        """`IllegalAnswer` changes nothing."""
        if self.viewer is None or self.stage is not Stage.ASK:
            raise IllegalAnswer(Message("table-not-now"))
        self.table.answer(self.viewer, key)
        self.look()

    def bot_answers(self, answer: Answer) -> None:
        self.table.answer(answer.seat, answer.key)
        self.look()

    def take_over(self) -> None:
        """The next person sits down."""
        self.viewer = self.next_person
        self.look()

    def may_undo(self) -> bool:
        """Only who gave the last answer, and only before the terminal is passed on."""
        steps = self.table.steps
        last = steps[-1].seat if steps else None
        return last is not None and last == self.viewer and self.table.may_undo(last)

    def undo(self) -> None:
        if self.viewer is None or not self.may_undo():
            raise IllegalAnswer(Message("table-no-undo"))
        self.table.undo(self.viewer)
        self.look()

    def speak(self, language: str) -> None:
        self.words = words_in(language)

    def next_language(self) -> str:
        return LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]

    def _on_area(self) -> bool:
        return self.form is not None and self.form.key().startswith("area:")

    def is_turn(self) -> bool:
        """Cards are played from the open question for an action; others have reasons of their own kind."""
        options = self.decision["options"] if self.decision else []
        return any(key == "pass" or key.startswith(("play:", "project:")) for key in options)

    def _stage(self) -> Stage:
        if self.table.is_over:
            return Stage.OVER
        if self.table.bot_asked() is not None:
            return Stage.BOT
        if self.table.person_asked() == self.viewer or self.viewer in self.table.asked():
            return Stage.ASK
        return Stage.HAND_OVER
