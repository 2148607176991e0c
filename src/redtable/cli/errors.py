"""Whatever a person can mend, as one sentence in their language; exit code 2. Mistakes of ours keep their traceback."""

from __future__ import annotations

import sys
from typing import Any, NoReturn

from rich.console import Console
from rich.text import Text
from typer import TyperException

from redtable.cli.codes import INTERRUPTED as INTERRUPTED
from redtable.cli.codes import NOT_SO as NOT_SO
from redtable.cli.codes import PIPE_CLOSED as PIPE_CLOSED
from redtable.cli.codes import UNREADABLE as UNREADABLE
from redtable.cli.data import clean, json_text
from redtable.kernel.message import Message, RedtableError, Value, as_json
from redtable.words import Words


class BadUsage(RedtableError):
    """A command line or a file that cannot be used."""


def bad(key: Message) -> NoReturn:
    raise BadUsage(key)


def in_file(file: str, problem: Message) -> Message:
    return Message("error-in-file", {"file": file, "what": problem})


def sentence(message: Value, words: Words) -> str:
    """With a capital letter at the beginning and a full stop at the end; nothing in it is obeyed by a terminal."""
    said = clean(words.say(message)).strip()
    if not said:
        return said
    said = said if said.startswith(("“", "«", "„", "-")) else said[0].upper() + said[1:]
    return said if said.endswith((".", "!", "?", "…")) else said + "."


def complain(message: Message, words: Words) -> None:
    """Say on standard error what is wrong."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print(Text.assemble(("✗ ", "bold red"), sentence(message, words)))


def report(message: Message, words: Words, as_json: bool) -> None:
    """Say it to people, or give it to programs as a line of JSON; on standard error in any case."""
    if as_json:
        print(as_json_line(message, words), file=sys.stderr)
    else:
        complain(message, words)


def usage_problem(error: TyperException) -> Message:
    """What the parser of the command line complains of, in words of ours.

    The parser's exceptions are told apart by their names: Typer hides its parser, so there is nothing to import.
    """
    context = getattr(error, "ctx", None)
    args: dict[str, Value] = {
        "name": _subject(error),
        "help": f"{context.command_path} --help" if context else "redtable --help",
    }
    match type(error).__name__:
        case "NoSuchOption":
            return Message("usage-no-option", args)
        case "MissingParameter":
            return Message("usage-missing", args)
        case "BadParameter":
            return Message("usage-bad-value", args)
        case "BadOptionUsage":
            return Message("usage-bad-option", args)
    return Message("usage-unclear", args)


def _subject(error: TyperException) -> str:
    """The option or argument in question, as a person types it."""
    param = getattr(error, "param", None)
    if param is None:
        return str(getattr(error, "option_name", "") or "")
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.metavar or param.name).upper()


def told(message: Message, words: Words) -> dict[str, Any]:
    """For programs: the key with its arguments, and the sentence."""
    return {"key": message.key, "args": _args(message), "sentence": sentence(message, words)}


def as_json_line(message: Message, words: Words) -> str:
    """An error as one line of JSON: `{"error": {"key": ..., "args": ..., "sentence": ...}}`."""
    return json_text({"error": told(message, words)})


def _args(message: Message) -> dict[str, Any]:
    return {name: as_json(value) for name, value in message.args.items()}
