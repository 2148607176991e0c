"""What mypyc must find in the sources it translates. Written into the copy only, so that the sources stay plain Python.

A compiled dataclass differs from an interpreted one in three ways, and each is made up for here:

* Its instances have slots anyway. `slots=True` would make a second, interpreted class of the same name.
* A field that a base class announces without being a dataclass itself counts as having a default, the base's
  descriptor. `= field()` says that there is none.
* Its `__annotations__` hold bare classes, `list` for `list[Seat]`. What clones and codec read is written down again.
"""

from __future__ import annotations

import ast
from typing import NamedTuple

FIELD = "_field_without_default"
PRELUDE = f"from dataclasses import field as {FIELD}"


class Edit(NamedTuple):
    """Text to put in place of another, at a line and a column counted in bytes, as `ast` does."""

    line: int
    column: int
    length: int
    text: str


def for_mypyc(source: str) -> str:
    """The source of a module as mypyc shall see it."""
    tree = ast.parse(source)
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and dataclass_call(node)]
    if not classes:
        return source
    edits = [Edit(line_after_future(tree), 0, 0, PRELUDE + "\n")]
    for node in classes:
        edits += [*without_slots(node), *without_defaults(node), *full_annotations(node)]
    return apply(source, edits)


def dataclass_call(node: ast.ClassDef) -> ast.expr | None:
    """The decorator that makes a class a dataclass, if there is one."""
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(called, ast.Name) and called.id == "dataclass":
            return decorator
    return None


def fields_of(node: ast.ClassDef) -> list[tuple[str, ast.AnnAssign]]:
    return [
        (statement.target.id, statement)
        for statement in node.body
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    ]


def without_slots(node: ast.ClassDef) -> list[Edit]:
    decorator = dataclass_call(node)
    keywords = decorator.keywords if isinstance(decorator, ast.Call) else []
    return [replace(keyword.value, "False") for keyword in keywords if keyword.arg == "slots"]


def without_defaults(node: ast.ClassDef) -> list[Edit]:
    return [
        Edit(end_line(field), end_column(field), 0, f" = {FIELD}()")
        for _, field in fields_of(node)
        if field.value is None and "ClassVar" not in ast.unparse(field.annotation)
    ]


def full_annotations(node: ast.ClassDef) -> list[Edit]:
    annotations = {name: ast.unparse(field.annotation) for name, field in fields_of(node)}
    if not annotations:
        return []
    return [Edit(end_line(node) + 1, 0, 0, f'vars({node.name})["__annotations__"].update({annotations!r})\n')]


def line_after_future(tree: ast.Module) -> int:
    """The first line where an import may stand: below the docstring and `from __future__`."""
    line = 1
    for statement in tree.body:
        is_docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if not is_docstring and not (isinstance(statement, ast.ImportFrom) and statement.module == "__future__"):
            break
        line = end_line(statement) + 1
    return line


def replace(node: ast.expr, text: str) -> Edit:
    return Edit(node.lineno, node.col_offset, end_column(node) - node.col_offset, text)


def end_line(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno


def end_column(node: ast.stmt | ast.expr) -> int:
    return node.end_col_offset or node.col_offset


def apply(source: str, edits: list[Edit]) -> str:
    """Make all edits, from the end of the text to its start, so that the places of the others stay right."""
    lines = [line.encode() for line in (source.rstrip("\n") + "\n\n").split("\n")]
    for line, column, length, text in sorted(edits, reverse=True):
        old = lines[line - 1]
        lines[line - 1] = old[:column] + text.encode() + old[column + length :]
    return b"\n".join(lines).decode()
