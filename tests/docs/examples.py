"""The examples of the documents: blocks between fences, and how to run them.

- `python` blocks of a document run one after another in one namespace. Where every `print` stands on a line of its own
  with a remark behind it, the remarks are what must be printed.
- `console` blocks hold commands after `$`, and what they print; `…` stands for anything. Commands are `redtable …`,
  `cat FILE`, and pipes of them; `echo $?` prints the exit code.
- A name behind the language (`yaml comet.yaml`) makes the block a file that commands can read.
- Anything else, `text` for example, is only looked at by people.
"""

from __future__ import annotations

import io
import re
import shlex
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.cli.running import Outcome, run

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

_BLOCK = re.compile(r"^```(\w*)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PRINTED = re.compile(r"^print\(.*\)  # (.*)$")


@dataclass(frozen=True, slots=True)
class Block:
    """What stands between two fences."""

    language: str
    file: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Difference:
    """An example that does not do what the document says."""

    line: int
    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}\nexpected:\n{self.expected}\nfound:\n{self.found}"


def blocks_of(document: str) -> list[Block]:
    found = []
    for match in _BLOCK.finditer(document):
        line = document.count("\n", 0, match.start()) + 1
        found.append(Block(match[1], match[2] or "", match[3], line))
    return found


def differences(document: str, folder: Path) -> list[Difference]:
    """Run all examples of a document inside a folder."""
    found: list[Difference] = []
    namespace: dict[str, Any] = {}
    with chdir(folder):
        for block in blocks_of(document):
            if block.file:
                Path(block.file).write_text(block.text, encoding="utf-8")
            if block.language == "python":
                found += _run_python(block, namespace)
            elif block.language == "console":
                found += _run_console(block)
    return found


# --- Python ----------------------------------------------------------------------------------------------------------


def _run_python(block: Block, namespace: dict[str, Any]) -> list[Difference]:
    printed = io.StringIO()
    code = compile("\n" * block.line + block.text, "example", "exec")
    with redirect_stdout(printed):
        exec(code, namespace)
    prints = [line for line in block.text.splitlines() if re.match(r"\s*print\(", line)]
    remarks = [match[1] for line in prints if (match := _PRINTED.match(line))]
    if len(remarks) < len(prints):
        return []
    lines = printed.getvalue().splitlines()
    if lines == remarks:
        return []
    return [Difference(block.line, "python", "\n".join(remarks), "\n".join(lines))]


# --- commands --------------------------------------------------------------------------------------------------------


def _run_console(block: Block) -> list[Difference]:
    found = []
    code = 0
    for command, expected in _commands(block.text):
        if command == "echo $?":
            printed = f"{code}\n"
        else:
            outcome = _run_command(command)
            code, printed = outcome.code, outcome.err + outcome.out
        if not fits(expected, printed):
            found.append(Difference(block.line, command, expected, printed))
    return found


def _commands(text: str) -> list[tuple[str, str]]:
    """Every command with what stands below it."""
    first, *parts = re.split(r"^\$ ", text, flags=re.MULTILINE)
    assert not first.strip(), f"no command: {first!r}"
    return [(command, expected) for command, _, expected in [part.partition("\n") for part in parts]]


def _run_command(line: str) -> Outcome:
    """A command, or commands joined by pipes."""
    outcome = Outcome(0, "", "")
    for part in line.split(" | "):
        name, *arguments = shlex.split(part)
        if name == "cat":
            outcome = Outcome(0, "".join([Path(file).read_text(encoding="utf-8") for file in arguments]), "")
        else:
            assert name == "redtable", f"not a command of examples: {part}"
            outcome = run(*arguments, given=outcome.out)
    return outcome


def fits(expected: str, printed: str) -> bool:
    """Whether the document tells what was printed; `…` stands for anything, spaces at the ends of lines for nothing."""
    pattern = ".*?".join([re.escape(part) for part in _tidy(expected).split("…")])
    return re.fullmatch(pattern, _tidy(printed), re.DOTALL) is not None


def _tidy(text: str) -> str:
    return "\n".join([line.rstrip() for line in text.strip("\n").splitlines()])
