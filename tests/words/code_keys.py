"""Which messages the code can say: found by reading the sources, so that none lacks its words and none is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "redtable"
LAYERS = ("kernel", "terraforming", "words", "bots", "lab", "cli", "games.py")

HANDED_ON = r"(ask|answer|line|amount|help)-[a-z{}-]*[a-z}]"
"""Texts that are handed on before they become the key of a message, by their beginnings."""


@dataclass
class Spoken:
    """What was found: keys, templates of keys with `{}` for what is filled in, and kinds of names."""

    keys: dict[str, set[str] | None] = field(default_factory=dict)
    """With the names of their arguments; None where these are not written next to the key."""
    templates: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    unclear: list[str] = field(default_factory=list)


def spoken() -> Spoken:
    """Read all sources."""
    found = Spoken()
    for layer in LAYERS:
        place = SOURCES / layer
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            _Reader(path, found).visit(ast.parse(path.read_text(encoding="utf-8")))
    return found


class _Reader(ast.NodeVisitor):
    """Looks at `Message(...)`, `_bad(...)`, `Ref(...)`, `emit(...)`, and at texts that begin like a key."""

    def __init__(self, path: Path, found: Spoken) -> None:
        self.path = path
        self.found = found
        self.functions: list[ast.AST] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.functions.append(node)
        self.generic_visit(node)
        self.functions.pop()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and re.fullmatch(HANDED_ON, node.value):
            self.found.keys.setdefault(node.value, None)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        template = _template(node)
        if re.fullmatch(HANDED_ON, template):
            self.found.templates.add(template)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called == "Message" and node.args:
            self._add(node.args[0], _argument_names(node.args[1]) if len(node.args) > 1 else set())
        elif called == "_bad" and node.args and isinstance(node.args[0], (ast.Constant, ast.IfExp)):
            self._add(node.args[0], None if node.keywords or len(node.args) > 1 else set(), prefix="bad-")
        elif called == "Ref" and node.args:
            self._add_kind(node.args[0])
        elif called == "emit" and len(node.args) > 2:
            self._add_event(node)
        self.generic_visit(node)

    def _add(self, key: ast.expr, args: set[str] | None, prefix: str = "") -> None:
        for text in self._texts(key):
            if "{}" in text:
                self.found.templates.add(text)
            elif text.startswith(prefix):
                known = self.found.keys.get(text, args)
                self.found.keys[text] = known & args if known is not None and args is not None else None

    def _add_kind(self, kind: ast.expr) -> None:
        self.found.kinds.update(self._texts(kind))

    def _add_event(self, node: ast.Call) -> None:
        names = _argument_names(node.args[2])
        for kind in self._texts(node.args[0]):
            self.found.keys[f"log-{kind}"] = None if names is None else names | {"seat"}
            if len(node.args) > 3:
                own = _argument_names(node.args[3])
                self.found.keys[f"log-{kind}-own"] = None if names is None or own is None else names | own | {"seat"}

    def _texts(self, node: ast.expr) -> Iterator[str]:
        """The texts an expression can be. A parameter of the function is somebody else's text and says nothing."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield _template(node)
        elif isinstance(node, ast.IfExp):
            yield from self._texts(node.body)
            yield from self._texts(node.orelse)
        elif isinstance(node, ast.Name) and self.functions:
            yield from self._assigned(node)
        elif isinstance(node, (ast.Attribute, ast.Subscript)):
            return
        else:
            self.found.unclear.append(f"{self.path.name}:{node.lineno}: {ast.unparse(node)}")

    def _assigned(self, name: ast.Name) -> Iterator[str]:
        function = self.functions[-1]
        for statement in ast.walk(function):
            if isinstance(statement, ast.Assign) and any(ast.unparse(t) == name.id for t in statement.targets):
                yield from self._texts(statement.value)


def _template(node: ast.JoinedStr) -> str:
    return "".join([str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values])


def _argument_names(node: ast.expr) -> set[str] | None:
    """The names in a dictionary written out; None if it is not."""
    if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
        return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    return None
