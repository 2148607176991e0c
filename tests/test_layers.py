"""Imports go downwards only, and the kernel and the games touch nothing outside themselves."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
FILES = sorted(path for layer in ("kernel", "terraforming") for path in (SOURCES / "redtable" / layer).rglob("*.py"))

# What rules may use: the part of the standard library that knows no files, clocks, sockets, environment or processes.
ALLOWED = {"__future__", "abc", "collections", "dataclasses", "enum", "functools", "hashlib", "hmac", "itertools"}
ALLOWED |= {"json", "math", "operator", "random", "re", "string", "sys", "types", "typing", "redtable"}
OUTSIDE = {"open", "print", "input", "breakpoint", "__import__"}
# All that is wanted of these modules: a generator that is handed in, and the table of modules.
ALLOWED_OF = {"random": {"Random"}, "sys": {"modules", "maxsize", "intern"}}


class Offences(ast.NodeVisitor):
    """What a module does that only upper layers may do. Imports for types alone never run and do not count."""

    def __init__(self, source: str) -> None:
        self.found: list[str] = []
        self.visit(ast.parse(source))

    def blame(self, node: ast.stmt | ast.expr, what: str) -> None:
        self.found.append(f"line {node.lineno}: {what}")

    def check_import(self, node: ast.stmt, module: str) -> None:
        if module.split(".")[0] not in ALLOWED:
            self.blame(node, f"imports {module}")

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) != "TYPE_CHECKING":
            self.generic_visit(node)
        for statement in node.orelse if ast.unparse(node.test) == "TYPE_CHECKING" else []:
            self.visit(statement)

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.check_import(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        self.check_import(node, node.module or "")
        for alias in node.names:
            if alias.name not in ALLOWED_OF.get(node.module or "", {alias.name}):
                self.blame(node, f"uses {node.module}.{alias.name}")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OUTSIDE:
            self.blame(node, f"calls {node.func.id}()")
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name) and node.attr not in ALLOWED_OF.get(node.value.id, {node.attr}):
            self.blame(node, f"uses {node.value.id}.{node.attr}")
        self.generic_visit(node)


def test_imports_go_downwards() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "1 kept, 0 broken" in result.stdout


def test_standard_library_is_enough() -> None:
    """Kernel and games are imported by an interpreter that has no installed packages at all."""
    names = [path.relative_to(SOURCES).with_suffix("").as_posix().replace("/", ".") for path in FILES]
    program = f"import sys; sys.path.insert(0, {str(SOURCES)!r}); from importlib import import_module as imported; "
    program += f"print(len([imported(name) for name in {names}]))"
    command = [sys.executable, "-I", "-S", "-c", program]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.stdout.strip() == str(len(FILES)), result.stderr


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCES / "redtable").as_posix())
def test_touches_nothing_outside(path: Path) -> None:
    assert Offences(path.read_text(encoding="utf-8")).found == []


@pytest.mark.parametrize(
    ("line", "offence"),
    [
        ("import os", "imports os"),
        ("import collections.abc, time", "imports time"),
        ("from socket import socket", "imports socket"),
        ("from numpy import array", "imports numpy"),
        ("def f(): print(1)", "calls print()"),
        ("text = [open(name) for name in names]", "calls open()"),
        ("import random; x = random.random()", "uses random.random"),
        ("from random import shuffle", "uses random.shuffle"),
        ("import sys; sys.exit(1)", "uses sys.exit"),
        ("if TYPE_CHECKING:\n    import os\nelse:\n    import time", "imports time"),
    ],
)
def test_offences_are_seen(line: str, offence: str) -> None:
    assert [found.split(": ")[1] for found in Offences(line).found] == [offence]
