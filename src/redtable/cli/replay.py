"""`redtable replay`: a recorded game at any point, and its log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.text import Text

from redtable.cli.data import clean, json_text
from redtable.cli.errors import bad, in_file, report
from redtable.cli.files import read_text
from redtable.cli.language import Lang, words_for
from redtable.cli.overview import overview
from redtable.cli.screen import screen, seat_text
from redtable.games import game_by_id
from redtable.kernel.event import Event
from redtable.kernel.message import BadRecord, Message, Ref, Value
from redtable.kernel.record import read_record
from redtable.kernel.session import Session
from redtable.kernel.stack import State
from redtable.words import LANGUAGES, Words, words_in
from redtable.words.search import folded

_MOST_SEATS = 5


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-replay-file")],
    at: Annotated[int | None, typer.Option(metavar="N", help="help-replay-at", show_default=False)] = None,
    seat: Annotated[str, typer.Option(metavar="SEAT", help="help-replay-seat", show_default=False)] = "",
    log: Annotated[bool, typer.Option("--log", help="help-replay-log")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-replay-json")] = False,
    lang: Lang = "",
) -> int:
    words = words_for(lang)
    session = _read(file, words, as_json)
    number = len(session.live) if at is None else at
    if not 0 <= number <= len(session.live):
        bad(Message("replay-no-answer", {"at": number, "answers": len(session.live)}))
    viewer = _seat_named(seat, session.seats) if seat else None
    if log:
        _tell(session, number, viewer, as_json, words)
    elif as_json:
        print(json_text(position_json(session, number, viewer), indent=2))
    else:
        _show(session, number, viewer, words)
    return 0


def _read(file: str, words: Words, as_json: bool) -> Session:
    text = read_text(file)
    try:
        session = read_record(text, game_by_id)
    except BadRecord as unreadable:
        raise BadRecord(in_file(file, unreadable.message)) from unreadable
    if session.truncated:
        report(in_file(file, Message("verify-truncated")), words, as_json)
    return session


def _seat_named(typed: str, seats: int) -> int:
    """A seat by its number, or by its colour in any language."""
    for number in range(seats):
        names = [words_in(language).seat(number) for language in LANGUAGES]
        if folded(typed) in (str(number), *[folded(name) for name in names]):
            return number
    return bad(Message("replay-no-seat", {"typed": typed, "known": tuple(range(seats))}))


# --- the table -------------------------------------------------------------------------------------------------------


def _show(session: Session, number: int, viewer: int | None, words: Words) -> None:
    state = session.at(number)
    views = _views(session, state, viewer)
    args: dict[str, Value] = {"game": Ref("game", session.game.id), "at": number, "answers": len(session.live)}
    console = screen()
    console.print(Text(words.say(Message("replay-where", args)), "dim"))
    console.print(overview(views, words))
    if session.game.is_over(state):
        console.print(Text(_result(session, state, words), "bold"))


def _result(session: Session, state: State, words: Words) -> str:
    winners = session.game.winners(state)
    if not winners:
        return words.say(Message("replay-lost"))
    return words.say(Message("replay-won", {"winners": tuple(winners)}))


def _views(session: Session, state: State, viewer: int | None) -> list[dict[str, Any]]:
    """What the seat may know; without a seat what each of them may know, and so everything but the deck."""
    seats = range(session.seats) if viewer is None else [viewer]
    return [session.game.view(state, seat) for seat in seats]


def position_json(session: Session, number: int, viewer: int | None) -> dict[str, Any]:
    """The table after so many answers."""
    state = session.at(number)
    game = session.game
    over = game.is_over(state)
    return {
        "game": game.id,
        "at": number,
        "answers": len(session.live),
        "over": over,
        "points": game.points(state) if over else None,
        "winners": game.winners(state) if over else None,
        "views": _views(session, state, viewer),
    }


# --- the log ---------------------------------------------------------------------------------------------------------


def _tell(session: Session, number: int, viewer: int | None, as_json: bool, words: Words) -> None:
    """What happened up to there, answer by answer."""
    console = screen()
    before = 0
    for answer, event in _events(session, number):
        seen = event if viewer is None else event.seen_by(viewer)
        if as_json:
            print(json_text({"answer": answer} | seen.as_json()))
            continue
        label = f"{answer:>5} " if answer != before else " " * 6
        before = answer
        line = clean(words.say(seen.message()))
        console.print(Text.assemble((label, "dim"), _coloured(line, event.seat, words)), soft_wrap=True)


def _events(session: Session, number: int) -> Iterator[tuple[int, Event]]:
    """Events with the number of the answer that caused them; the secret kept by private arguments is still in them."""
    state = session.at(0)
    for count, answer in enumerate(session.live[:number], 1):
        state.events = []
        state.answer(answer.seat, answer.key)
        for event in state.events:
            yield count, event


def _coloured(line: str, seat: int, words: Words) -> Text:
    """The line with the name of the seat in its colour, where it begins with it."""
    name = seat_text(seat, words) if 0 <= seat < _MOST_SEATS else Text()
    if not name.plain or not line.startswith(name.plain):
        return Text(line)
    return Text.assemble(name, line.removeprefix(name.plain))
