"""The record of a game as text: JSON Lines, documented in docs/record.md. Save, replay, bug report and test in one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn

from redtable.kernel.game import Game
from redtable.kernel.message import BadRecord, IllegalAnswer, Message, Value, shown
from redtable.kernel.plain import encode
from redtable.kernel.session import Answer, Entry, Session, Undo
from redtable.kernel.stack import State

FORMAT = 1
_MOST_SEATS = 100


@dataclass(frozen=True, slots=True)
class Parsed:
    """A record taken apart, its answers not yet played. The lines of `entries` are numbered for messages."""

    header: dict[str, Any]
    entries: list[tuple[int, Entry]]
    result: dict[str, Any] | None
    truncated: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a record proves. `ok` only if all of it holds: a finished game, dealt as promised, played as written."""

    commitment: bool
    """The commitment was made for this secret."""
    answers: bool
    """Every answer was on offer when it was given."""
    result: bool
    """Points and winners are those of the replayed game."""
    checksum: bool
    """The final position is the replayed one."""
    problems: list[Message]

    @property
    def ok(self) -> bool:
        return not self.problems


def checksum(state: State) -> str:
    """SHA-256 of the state's canonical JSON."""
    return hashlib.sha256(canonical_json(encode(state)).encode()).hexdigest()


def canonical_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))


# --- writing ---------------------------------------------------------------------------------------------------------


def write_record(session: Session, secret: bool | None = None) -> str:
    """The whole record. The secret is in it once the game is over, or if asked for; only then it can be replayed."""
    told = session.is_over if secret is None else secret
    lines = [header_line(session, told), *[entry_line(entry) for entry in session.entries]]
    if session.is_over:
        lines.append(result_line(session.game, session.state))
    return "".join([line + "\n" for line in lines])


def header_line(session: Session, secret: bool = False) -> str:
    game = session.game
    header: dict[str, Any] = {"redtable": FORMAT, "game": game.id, "rules": game.rules_version}
    header |= {"options": game.write_options(session.options), "seats": session.seats}
    header |= {"commitment": session.commitment, "salts": list(session.salts)}
    if secret:
        header["secret"] = session.secret.hex()
    return json.dumps(header)


def entry_line(entry: Entry) -> str:
    if isinstance(entry, Answer):
        return json.dumps({"seat": entry.seat, "key": entry.key})
    return json.dumps({"seat": entry.seat, "undo": entry.to, "consent": list(entry.consent)})


def result_line(game: Game[Any], state: State) -> str:
    return json.dumps({"result": _result(game, state), "checksum": checksum(state)})


def _result(game: Game[Any], state: State) -> dict[str, list[int]]:
    return {"points": game.points(state), "winners": game.winners(state)}


# --- reading ---------------------------------------------------------------------------------------------------------


def read_record(text: str, game_of: Callable[[str], Game[Any]]) -> Session:
    """The game replayed to its last answer. Whatever is wrong raises `BadRecord`; half a last line sets `truncated`."""
    parsed = parse_record(text)
    session = open_record(parsed, game_of)
    _replay(session, parsed)
    problems = _commitment_problems(session, parsed) + _result_problems(session, parsed)
    if problems:
        raise BadRecord(problems[0])
    return session


def parse_record(text: str) -> Parsed:
    """Take a record apart. Lines may end in CR LF, empty lines and unknown fields are passed over."""
    lines, truncated = _objects(text)
    if not lines:
        _bad("bad-record-empty")
    header_number, header = lines[0]
    _check_header(header_number, header)
    result: dict[str, Any] | None = None
    entries: list[tuple[int, Entry]] = []
    for number, line in lines[1:]:
        if result is not None:
            _bad("bad-after-result", line=number)
        if "result" in line:
            result = _read_result(number, line)
        else:
            entries.append((number, _read_entry(number, line)))
    return Parsed(header, entries, result, truncated)


def open_record(parsed: Parsed, game_of: Callable[[str], Game[Any]]) -> Session:
    """The game as it was set up, before the first answer."""
    header = parsed.header
    game = game_of(header["game"])
    known, found = game.rules_version, header["rules"]
    if found != known:
        _bad("bad-rules-newer" if found > known else "bad-rules-older", found=found, known=known)
    if "secret" not in header:
        _bad("bad-secret-missing")
    session = Session.new(game, header["options"], bytes.fromhex(header["secret"]), header["salts"])
    if session.seats != header["seats"]:
        _bad("bad-seats", found=header["seats"], known=session.seats)
    session.truncated = parsed.truncated
    return session


def _objects(text: str) -> tuple[list[tuple[int, dict[str, Any]]], bool]:
    """The JSON objects with their line numbers, and whether the last line was cut off by a writer that died."""
    lines = text.removeprefix("\ufeff").split("\n")
    found: list[tuple[int, dict[str, Any]]] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        data = _loaded(line)
        if isinstance(data, dict):
            found.append((number, data))
        elif number == len(lines) and found and data is None:
            return found, True
        else:
            _bad("bad-json", line=number, text=shown(line.strip()))
    return found, False


def _loaded(line: str) -> Any:
    """The JSON of a line; None if it is none. Numbers without end and endless nesting are none either."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _check_header(line: int, header: dict[str, Any]) -> None:
    if "redtable" not in header:
        _bad("bad-header", line=line)
    if not _is_number(header["redtable"]) or header["redtable"] != FORMAT:
        _bad("bad-format", found=_number_or_text(header["redtable"]), known=FORMAT)
    for field in ("rules", "seats"):
        _need(_is_number(header.get(field)), line, field)
    for field in ("game", "commitment"):
        _need(isinstance(header.get(field), str), line, field)
    _need(isinstance(header.get("options"), dict), line, "options")
    salts = header.setdefault("salts", [])
    _need(isinstance(salts, list) and all(isinstance(salt, str) for salt in salts), line, "salts")
    if "secret" in header:
        _need(_is_hex(header["secret"]), line, "secret")


def _read_entry(line: int, data: dict[str, Any]) -> Entry:
    seat = data.get("seat")
    _need(_is_number(seat), line, "seat")
    if "undo" not in data:
        _need(isinstance(data.get("key"), str), line, "key")
        return Answer(int(data["seat"]), str(data["key"]))
    _need(_is_number(data["undo"]), line, "undo")
    consent = data.get("consent", [])
    _need(_is_numbers(consent), line, "consent")
    return Undo(int(data["seat"]), int(data["undo"]), tuple(consent))


def _read_result(line: int, data: dict[str, Any]) -> dict[str, Any]:
    result = data["result"]
    for field in ("points", "winners"):
        _need(isinstance(result, dict) and _is_numbers(result.get(field)), line, field)
    _need(isinstance(data.get("checksum"), str), line, "checksum")
    return data


def _replay(session: Session, parsed: Parsed) -> None:
    for line, entry in parsed.entries:
        enter(session, line, entry)


def enter(session: Session, line: int, entry: Entry) -> None:
    """Carry out what one line says; `BadRecord` names the line if it does not hold."""
    try:
        if isinstance(entry, Answer):
            session.answer(entry.seat, entry.key)
        else:
            session.undo(entry.seat, entry.to, entry.consent)
    except IllegalAnswer as refused:
        raise BadRecord(_misfit(line, len(session.live), entry, refused.message)) from refused


def _misfit(line: int, answered: int, entry: Entry, why: Message) -> Message:
    if isinstance(entry, Answer):
        args: dict[str, Value] = {"line": line, "number": answered + 1, "seat": entry.seat, "why": why}
        return Message("bad-answer", args | {"key": shown(entry.key)})
    return Message("bad-undo", {"line": line, "seat": entry.seat, "to": entry.to, "why": why})


# --- verifying -------------------------------------------------------------------------------------------------------


def verify(text: str, game_of: Callable[[str], Game[Any]]) -> Verdict:
    """Check everything a record claims. Never raises `BadRecord`: what cannot be read is a problem, too."""
    try:
        parsed = parse_record(text)
        session = open_record(parsed, game_of)
    except BadRecord as bad:
        return Verdict(False, False, False, False, [bad.message])
    problems = _commitment_problems(session, parsed)
    fair = not problems
    if parsed.truncated:
        problems.append(Message("verify-truncated"))
    try:
        _replay(session, parsed)
    except BadRecord as bad:
        return Verdict(fair, False, False, False, [*problems, bad.message])
    end = _end_problems(session, parsed) + _result_problems(session, parsed)
    wrong = [problem.key for problem in end]
    same_result = not any(key != "verify-checksum" for key in wrong)
    same_state = parsed.result is not None and "verify-checksum" not in wrong
    return Verdict(fair, True, same_result, same_state, problems + end)


def _commitment_problems(session: Session, parsed: Parsed) -> list[Message]:
    found = parsed.header["commitment"]
    if found == session.commitment:
        return []
    return [Message("verify-commitment", {"found": shown(found), "expected": session.commitment})]


def _end_problems(session: Session, parsed: Parsed) -> list[Message]:
    if not session.is_over:
        return [Message("verify-unfinished", {"answers": len(session.live)})]
    return [Message("verify-no-result")] if parsed.result is None else []


def _result_problems(session: Session, parsed: Parsed) -> list[Message]:
    """Where the result line differs from the replayed game."""
    if parsed.result is None:
        return []
    problems: list[Message] = []
    played = _result(session.game, session.state)
    for field, numbers in played.items():
        found = parsed.result["result"][field]
        if found != numbers:
            args: dict[str, Value] = {"found": tuple(found), "expected": tuple(numbers)}
            problems.append(Message(f"verify-{field}", args))
    if parsed.result["checksum"] != checksum(session.state):
        problems.append(Message("verify-checksum"))
    return problems


# --- small checks ----------------------------------------------------------------------------------------------------


def _is_number(value: Any) -> bool:
    """A number from 0 that fits everywhere; JSON's true and 1.0 are none."""
    return _is_small(value) and value >= 0


def _is_numbers(value: Any) -> bool:
    """One for each seat at most, and no table is that long."""
    return isinstance(value, list) and len(value) <= _MOST_SEATS and all(_is_small(number) for number in value)


def _is_small(value: Any) -> bool:
    return type(value) is int and abs(value) < 2**31


def _is_hex(value: Any) -> bool:
    return isinstance(value, str) and len(value) % 2 == 0 and bool(value) and set(value) <= set("0123456789abcdef")


def _need(holds: bool, line: int, field: str) -> None:
    if not holds:
        _bad("bad-field", line=line, field=field)


def _number_or_text(value: Any) -> int | str:
    return value if _is_number(value) else shown(value)


def _bad(key: str, **args: Value) -> NoReturn:
    raise BadRecord(Message(key, args))
