"""`redtable verify`: what recorded games prove."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from redtable.cli.data import clean, json_text
from redtable.cli.errors import NOT_SO, UNREADABLE, in_file, report, told
from redtable.cli.files import read_text
from redtable.cli.language import Lang, words_for
from redtable.cli.screen import screen
from redtable.games import game_by_id
from redtable.kernel import record
from redtable.kernel.message import Message, RedtableError, Value
from redtable.words import Words


def verify(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="help-verify-files")],
    as_json: Annotated[bool, typer.Option("--json", help="help-verify-json")] = False,
    lang: Lang = "",
) -> int:
    words = words_for(lang)
    return max([_verify_file(file, as_json, words) for file in files])


def _verify_file(file: str, as_json: bool, words: Words) -> int:
    """One line for the file; its exit code."""
    try:
        text = read_text(file)
    except RedtableError as unreadable:
        report(unreadable.message, words, as_json)
        return UNREADABLE
    try:
        parsed = record.parse_record(text)
        record.open_record(parsed, game_by_id)
    except RedtableError as unreadable:
        report(in_file(file, unreadable.message), words, as_json)
        return UNREADABLE
    verdict = record.verify(text, game_by_id)
    if as_json:
        print(json_text(_verdict_json(file, verdict, words)))
    else:
        _show(file, parsed, verdict, words)
    return 0 if verdict.ok else NOT_SO


def _show(file: str, parsed: record.Parsed, verdict: record.Verdict, words: Words) -> None:
    if verdict.ok and parsed.result is not None:
        mark, message = ("✓ ", "bold green"), _proved(parsed.result["result"], len(parsed.entries))
    else:
        mark, message = ("✗ ", "bold red"), Message("verify-not-proved", {"problems": tuple(verdict.problems)})
    screen().print(Text.assemble(mark, clean(words.say(in_file(file, message)))), soft_wrap=True)


def _proved(result: dict[str, list[int]], answers: int) -> Message:
    args: dict[str, Value] = {"answers": answers, "points": tuple(result["points"])}
    if not result["winners"]:
        return Message("verify-proved-lost", args)
    return Message("verify-proved-won", args | {"winners": tuple(result["winners"])})


def _verdict_json(file: str, verdict: record.Verdict, words: Words) -> dict[str, object]:
    return {
        "file": file,
        "ok": verdict.ok,
        "commitment": verdict.commitment,
        "answers": verdict.answers,
        "result": verdict.result,
        "checksum": verdict.checksum,
        "problems": [told(problem, words) for problem in verdict.problems],
    }
