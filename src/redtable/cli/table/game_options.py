"""What can be chosen before a game: the options that the game itself lists, and who sits where."""

from __future__ import annotations

import hashlib
import inspect
import secrets
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

import typer

from redtable.bots import BOTS
from redtable.cli.table.seating import PERSON, Seating, best_bot
from redtable.cli.table.table import GAME
from redtable.games import game_by_id
from redtable.kernel.game import OptionField
from redtable.kernel.message import BadRecord, Message, RedtableError, Ref, Value

SEATS: Final = "seats"
"""The option that every game has."""

SEAT_LIST: Final = "SEATS"
"""How help calls numbers of seats."""


def fields() -> tuple[OptionField, ...]:
    return game_by_id(GAME).option_fields


def secret_of(seed: str) -> bytes:
    """Chance that nobody knows, or, for a seed, the same game every time."""
    return hashlib.sha256(f"table {seed}".encode()).digest() if seed else secrets.token_bytes(32)


# --- on the command line ---


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Let a command that takes `**options` have an option for each of the game's fields."""
    own = [
        param
        for param in inspect.signature(command, eval_str=True).parameters.values()
        if param.kind != param.VAR_KEYWORD
    ]
    listed = [*own, *[_parameter(field) for field in fields()]]
    ordered = sorted(listed, key=lambda param: "Argument" not in repr(param.annotation))
    command.__signature__ = inspect.Signature(ordered)  # type: ignore[attr-defined]  # what inspect reads first
    command.__annotations__ = {param.name: param.annotation for param in ordered}
    return command


def _parameter(field: OptionField) -> inspect.Parameter:
    name = field.name.replace("_", "-")
    key = f"option-{GAME}-{field.name}"
    wanted: Any
    if isinstance(field.default, bool):
        wanted = Annotated[bool | None, typer.Option(f"--{name}/--no-{name}", help=key, show_default=False)]
    elif field.choices and isinstance(field.default, int):
        metavar = "|".join([str(choice) for choice in field.choices]) if len(field.choices) < 6 else "N"
        wanted = Annotated[int | None, typer.Option(f"--{name}", metavar=metavar, help=key, show_default=False)]
    elif field.choices:
        metavar = "|".join([str(choice) for choice in field.choices])
        wanted = Annotated[str | None, typer.Option(f"--{name}", metavar=metavar, help=key, show_default=False)]
    else:
        wanted = Annotated[str | None, typer.Option(f"--{name}", metavar=SEAT_LIST, help=key, show_default=False)]
    return inspect.Parameter(field.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=wanted)


def chosen(given: Mapping[str, Any]) -> dict[str, Any]:
    """The options that were given, as the game reads them."""
    found = {}
    for field in fields():
        value = given.get(field.name)
        if value is None:
            continue
        found[field.name] = value if field.choices else _seats(field, str(value))
    return found


def default_seats() -> int:
    return next(int(str(field.default)) for field in fields() if field.name == SEATS)


def _seats(field: OptionField, text: str) -> object:
    """`0,2` are the first and the third seat, as everywhere in records; a field whose default is no list takes one."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isdecimal() and len(part) < 3 for part in parts) or (field.default is None and len(parts) != 1):
        name = Ref("option-terraforming", field.name)
        raise BadRecord(Message("bad-option", {"option": name, "value": text, "why": Message("table-seats-wanted")}))
    numbers = [int(part) for part in parts]
    return numbers[0] if field.default is None else numbers


# --- by dialog ---


class NewGame:
    """The choices for a new game, to move over and change; the same for screen and plain mode."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {field.name: field.default for field in fields()}
        self.who = [PERSON] + [best_bot()] * max(self._most_seats() - 1, 0)
        self.cursor = 0

    @property
    def seating(self) -> Seating:
        return Seating(tuple(self.who[: self.values[SEATS]]))

    def rows(self) -> list[str]:
        """Names of fields with more than one choice, and `seat 0` … after the number of seats."""
        found = []
        for field in fields():
            if len(self.choices(field)) > 1:
                found.append(field.name)
            if field.name == SEATS:
                found += [f"seat {seat}" for seat in range(self.values[SEATS])]
        return found

    def choices(self, field: OptionField) -> tuple[object, ...]:
        if field.choices:
            return field.choices
        seats = range(self.values[SEATS])
        if field.default is None:
            return (None, *seats)
        return tuple(dict.fromkeys([(), self.seating.people, tuple(seats)]))

    def change(self, by: int) -> None:
        """The next or the previous choice of the row in hand."""
        name = self.rows()[self.cursor]
        if name.startswith("seat "):
            seat = int(name.partition(" ")[2])
            self.who[seat] = _after([PERSON, *BOTS], self.who[seat], by)
        else:
            field = next(field for field in fields() if field.name == name)
            self.values[name] = _after(list(self.choices(field)), self.values[name], by)
        self._mend()

    def move(self, row: int) -> None:
        self.cursor = min(max(row, 0), len(self.rows()) - 1)

    def label(self, name: str) -> Value:
        if name.startswith("seat "):
            return Message("table-new-seat", {"seat": int(name.partition(" ")[2])})
        return Ref("option-terraforming", name)

    def shown(self, name: str) -> Value:
        """The present choice of a row."""
        if name.startswith("seat "):
            who = self.who[int(name.partition(" ")[2])]
            return Message("table-person") if who == PERSON else who
        value = self.values[name]
        if value is None:
            return Message("table-by-lot")
        if isinstance(value, bool):
            return Message("table-yes") if value else Message("table-no")
        if isinstance(value, tuple):
            named = tuple([Message("table-seat", {"seat": seat}) for seat in value])
            return named or Message("table-nobody")
        field = next(field for field in fields() if field.name == name)
        return value if field.choices else Message("table-seat", {"seat": value})

    def problem(self) -> Message | None:
        """Why the game cannot be played so."""
        try:
            game_by_id(GAME).read_options(self.values)
        except RedtableError as error:
            return error.message
        return None

    def _mend(self) -> None:
        """Choices that no longer exist, because they were made for other seats, fall back to the default."""
        for field in fields():
            if self.values[field.name] not in self.choices(field):
                self.values[field.name] = field.default
        self.move(self.cursor)

    def _most_seats(self) -> int:
        return max([int(str(choice)) for field in fields() if field.name == SEATS for choice in field.choices])


def _after(choices: list[Any], now: Any, by: int) -> Any:
    return choices[(choices.index(now) + by) % len(choices)] if now in choices else choices[0]
