"""The command called inside the tests: arguments in; exit code, output and errors out."""

from __future__ import annotations

import io
import random
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from unittest import mock

import pytest

from redtable.cli.language import VARIABLES
from redtable.cli.main import main
from redtable.games import game_by_id
from redtable.kernel.answers import random_answer
from redtable.kernel.record import write_record
from redtable.kernel.session import Session

SECRET = bytes(range(32))


SURROUNDINGS = (*VARIABLES, "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE")


def settle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same surroundings, whoever runs the tests and wherever: English, eighty columns."""
    for name in SURROUNDINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def run(*arguments: str, given: str | bytes = "", terminal: bool = False) -> Outcome:
    """Call the command. `given` is its standard input; `terminal`: a person is looking."""
    data = given.encode() if isinstance(given, str) else given
    out, err = Output(terminal), io.StringIO()
    with (
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(data))),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(arguments)
    return Outcome(code, out.getvalue(), err.getvalue())


class Output(io.StringIO):
    """Standard output that may claim to be a terminal."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@cache
def played(seats: int = 2, answers: int = 10_000) -> Session:
    """A random game, the same each time; whole, or as far as the first answers go. Not to be changed."""
    session = Session.new(game_by_id("terraforming"), {"seats": seats}, SECRET, ["salt"] * seats)
    dice = random.Random(7)
    while not session.is_over and len(session.live) < answers:
        decision = session.state.decisions[0]
        session.answer(decision.seat, random_answer(decision, dice))
    return session


@cache
def recorded(seats: int = 2, answers: int = 10_000) -> str:
    """Its record, with the secret."""
    return write_record(played(seats, answers), secret=True)
