"""`redtable scenario`: rulings written as data, for people and for programs (docs/scenarios.md)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, Any

import typer
import yaml
from rich.console import Console
from rich.text import Text

from redtable.cli.data import clean, json_text, message_of
from redtable.cli.errors import NOT_SO, UNREADABLE, in_file, report, told
from redtable.cli.files import STANDARD_INPUT, lines_of_input, read_text
from redtable.cli.language import Lang, words_for
from redtable.cli.scenario_texts import Written, scenarios_in, scenarios_of_lines
from redtable.cli.screen import screen
from redtable.games import GAMES, game_by_id
from redtable.kernel.message import Message, RedtableError, shown
from redtable.words import Words

Result = dict[str, Any]

_FIRST = ("id", "ok", "error", "problems", "legal", "reasons", "why", "open", "changed")
_LAST = ("position", "options")
"""In this order; the answers to questions stand between."""


def scenario(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="help-scenario-files")],
    as_json: Annotated[bool, typer.Option("--json", help="help-scenario-json")] = False,
    as_lines: Annotated[bool, typer.Option("--jsonl", help="help-scenario-jsonl")] = False,
    in_words: Annotated[bool, typer.Option("--words", help="help-scenario-words")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="help-scenario-quiet")] = False,
    lang: Lang = "",
) -> int:
    words = words_for(lang)
    for_people = quiet or in_words or (sys.stdout.isatty() and not as_json and not as_lines)
    printer = _People(words, quiet) if for_people else _Programs(as_lines or len(files) > 1 or STANDARD_INPUT in files)
    codes = [_run_file(file, printer, words, as_json or as_lines) for file in files]
    printer.finish()
    return max([*codes, printer.code])


def _run_file(file: str, printer: _People | _Programs, words: Words, as_json: bool) -> int:
    """Run everything in a file; what makes the whole file unusable is said on standard error."""
    try:
        for number, written in enumerate(_written(file, printer), 1):
            printer.show(run(written, words), number, claims=bool(written.data.get("then")))
    except RedtableError as unreadable:
        problem = unreadable.message
        report(problem if "file" in problem.args else in_file(file, problem), words, as_json)
        return UNREADABLE
    return 0


def _written(file: str, printer: _People | _Programs) -> Iterator[Written]:
    if file == STANDARD_INPUT:
        yield from scenarios_of_lines(lines_of_input())
        return
    found = scenarios_in(read_text(file))
    if len(found) > 1:
        printer.expect_several()
    yield from found


def run(written: Written, words: Words) -> Result:
    """What the engine says to one scenario, every message with its sentence."""
    if written.problem is not None:
        return {"id": None, "ok": False, "error": told(written.problem, words)}
    data = written.data
    name = data.get("id")
    plain_id = name if name is None or isinstance(name, (str, int)) else shown(str(name))
    try:
        result = game_by_id(str(data.get("game", next(iter(GAMES))))).scenario(data)
    except RedtableError as unreadable:
        return {"id": plain_id, "ok": False, "error": told(unreadable.message, words)}
    for key in ("problems", "reasons"):
        result[key] = [told(message_of(message), words) for message in result[key]]
    if "open" in result:
        result["open"] = told(message_of(result["open"]), words)
    result["id"] = plain_id
    between = [key for key in result if key not in (*_FIRST, *_LAST)]
    return {key: result[key] for key in (*_FIRST, *between, *_LAST) if key in result}


def _code(result: Result) -> int:
    return UNREADABLE if "error" in result else 0 if result["ok"] else NOT_SO


class _Programs:
    """JSON: one object over several lines, or one on each line; every answer leaves before the next is read."""

    def __init__(self, lines: bool) -> None:
        self.lines = lines
        self.code = 0

    def expect_several(self) -> None:
        self.lines = True

    def show(self, result: Result, number: int, claims: bool) -> None:
        self.code = max(self.code, _code(result))
        print(json_text(result, indent=None if self.lines else 2), flush=True)

    def finish(self) -> None:
        """Nothing more to say."""


class _People:
    """A line for each scenario, and what came of those that claim nothing; at the end how many hold."""

    def __init__(self, words: Words, quiet: bool) -> None:
        self.words = words
        self.quiet = quiet
        self.console: Console = screen()
        self.codes: list[int] = []

    @property
    def code(self) -> int:
        return max(self.codes, default=0)

    def expect_several(self) -> None:
        """The same lines in any case."""

    def show(self, result: Result, number: int, claims: bool) -> None:
        code = _code(result)
        self.codes.append(code)
        name = str(result["id"]) if result["id"] is not None else f"#{number}"
        if code:
            reasons = [result["error"]] if "error" in result else result["problems"]
            self._line("✗ ", "bold red", name, " ".join([reason["sentence"] for reason in reasons]))
        elif not self.quiet:
            self._line("✓ ", "bold green", name, "")
            if not claims:
                self._outcome(result)

    def finish(self) -> None:
        held = self.codes.count(0)
        if self.codes:
            count = Message("scenario-count", {"held": held, "all": len(self.codes)})
            self.console.print(Text(self.words.say(count), "dim"))

    def _line(self, mark: str, style: str, name: str, reason: str) -> None:
        said = f": {clean(reason)}" if reason else ""
        self.console.print(Text.assemble((mark, style), (clean(name), "bold"), said), soft_wrap=True)

    def _outcome(self, result: Result) -> None:
        """What happened, in the words of scenarios; where it is refused, why."""
        if not result["legal"]:
            said = [reason["sentence"] for reason in result["reasons"]]
        elif "open" in result:
            said = [result["open"]["sentence"]]
        else:
            answers = {key: result[key] for key in result if key not in (*_FIRST, *_LAST)}
            found = {**result["changed"], **answers}
            said = _as_yaml(found) if found else []
        for line in said:
            self.console.print(Text(f"    {clean(line)}", "dim"), soft_wrap=True)


def _as_yaml(found: dict[str, Any]) -> list[str]:
    text: str = yaml.safe_dump(found, sort_keys=False, allow_unicode=True, default_flow_style=None, width=100)
    return text.splitlines()
