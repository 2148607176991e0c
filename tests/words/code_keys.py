"""Which messages the code can say: found by reading the sources, so that none lacks its words and none is left over.

How to write a key so that it is found, in whatever layer:

- `Message("table-saved", {"file": name})`, `Ref("card", id)`, `words.name("score", part)`, `words.name("word", "tr")`.
  The key may be a choice of two (`"a-key" if … else "b-key"`), a name that the function or the module gave a text, or
  taken out of a dictionary of texts at the top of the module (`KEYS[kind]`). The arguments are compared with those of
  the message if they are written out as a dictionary.
- Texts that begin as `HANDED_ON` says (`"help-seats"`, `"ask-action"`) are keys wherever they stand, so they may be
  handed to a function. The help of commands, options and arguments is such a text: `help="help-seats"`; so is any
  other `help="a-key"`. A command `x` has `help-x`, and may have `help-x-long`: write it, and it is used.
- Any other text with a hyphen that is the key of a message counts as said. That makes it used, but a misspelt one is
  not noticed: prefer the ways above.
- Dynamic keys, `Message(f"table-tab-{name}")`, make a template, `table-tab-{}`. What can stand in the gap must be
  declared, in a file of your own `tests/words/gaps/<area>.toml` with lines such as

      "table-tab-{}" = ["board", "hand", "log"]

  or, where a list in the code says it, in `GAPS` of test_keys.py. A template that is a kind of names there
  (`score-{}`, `phase-{}`) needs nothing more.
- The browser client's own keys begin with `client-`; its sources are searched for texts of that kind, gaps included.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "redtable"
CLIENT = SOURCES.parents[1] / "client" / "src"
LAYERS = ("kernel", "terraforming", "words", "bots", "lab", "server", "cli", "games.py")
"""All of them: a folder that nobody has written yet holds no keys."""

HANDED_ON = r"(ask|answer|line|amount|help|told)-[a-z0-9_{}-]*[a-z0-9}]"
"""Texts that are handed on before they become the key of a message, by their beginnings."""

KEY = r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+"
"""What a key looks like."""


@dataclass
class Spoken:
    """What was found: keys, templates of keys with `{}` for what is filled in, and kinds of names."""

    keys: dict[str, set[str] | None] = field(default_factory=dict)
    """With the names of their arguments; None where these are not written next to the key."""
    templates: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    """All texts that look like a key, whatever they are."""
    unclear: list[str] = field(default_factory=list)

    def read(self, source: str, file: str) -> None:
        """Add what a module says."""
        tree = ast.parse(source)
        _Reader(tree, file, self).visit(tree)

    def read_client(self, source: str) -> None:
        """Add what a file of the browser client says: `'client-…'`, or with gaps `` `client-…${…}` ``."""
        for text in re.findall(r"""['"`](client-(?:[a-z0-9-]|\$\{[^}]*\})+)['"`]""", source):
            template = re.sub(r"\$\{[^}]*\}", "{}", text)
            if "{}" in template:
                self.templates.add(template)
            else:
                self.keys.setdefault(template, None)
        self.texts.update(re.findall(rf"""['"`]({KEY})['"`]""".replace("(-[", "(?:-["), source))


@cache
def spoken() -> Spoken:
    """All sources, read once."""
    found = Spoken()
    for layer in LAYERS:
        place = SOURCES / layer
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            found.read(path.read_text(encoding="utf-8"), path.name)
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        found.read_client(path.read_text(encoding="utf-8"))
    return found


def declared_gaps() -> dict[str, list[str]]:
    """What can stand in the gaps of templates, from the files next to this one."""
    found: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).with_name("gaps").glob("*.toml")):
        for template, fillings in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found.setdefault(template, []).extend(fillings)
    return found


class _Reader(ast.NodeVisitor):
    """Looks at calls that make messages and names, and at all texts."""

    def __init__(self, module: ast.Module, file: str, found: Spoken) -> None:
        self.module = module
        self.file = file
        self.found = found
        self.functions: list[ast.AST] = []

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.functions.append(node)
        self.generic_visit(node)
        self.functions.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if not isinstance(node.value, str):
            return
        if re.fullmatch(HANDED_ON, node.value):
            self.found.keys.setdefault(node.value, None)
        elif re.fullmatch(KEY, node.value):
            self.found.texts.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        template = _template(node)
        if re.fullmatch(HANDED_ON, template):
            self.found.templates.add(template)
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        text = node.value.value if isinstance(node.value, ast.Constant) else None
        if node.arg == "help" and isinstance(text, str) and re.fullmatch(KEY, text):
            self.found.keys.setdefault(text, None)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called == "Message" and node.args:
            self._add(node.args[0], _argument_names(node.args[1]) if len(node.args) > 1 else set())
        elif called == "_bad" and node.args and isinstance(node.args[0], (ast.Constant, ast.IfExp)):
            self._add(node.args[0], None if node.keywords or len(node.args) > 1 else set(), prefix="bad-")
        elif called == "Ref" and node.args:
            self.found.kinds.update(self._texts(node.args[0]))
        elif called == "name" and len(node.args) > 1:
            self._add_name(node.args[0], node.args[1])
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

    def _add_name(self, kind: ast.expr, name: ast.expr) -> None:
        """`words.name(kind, name)`: a single name if it is written out, or else the whole kind."""
        for text in self._texts(kind) if isinstance(kind, ast.Constant) else ():
            if isinstance(name, ast.Constant):
                self.found.keys.setdefault(f"{text}-{name.value!s}", None)
            else:
                self.found.kinds.add(text)

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
        elif isinstance(node, ast.Dict):
            for value in node.values:
                yield from self._texts(value)
        elif isinstance(node, ast.Name):
            yield from self._assigned(node)
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            yield from self._assigned(node.value)
        elif not isinstance(node, (ast.Attribute, ast.Subscript)):
            self.found.unclear.append(f"{self.file}:{node.lineno}: {ast.unparse(node)}")

    def _assigned(self, name: ast.Name) -> Iterator[str]:
        """What the function, or else the module, says the name is."""
        values = [value for scope in self.functions[-1:] for value in _values(ast.walk(scope), name.id)]
        for value in values or _values(self.module.body, name.id):
            if isinstance(value, (ast.Constant, ast.JoinedStr, ast.IfExp, ast.Dict, ast.Name)) and value is not name:
                yield from self._texts(value)


def _values(statements: Iterator[ast.AST] | list[ast.stmt], name: str) -> list[ast.expr]:
    """What is assigned to a name."""
    found = []
    for statement in statements:
        if isinstance(statement, (ast.Assign, ast.AnnAssign)) and statement.value is not None:
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            if name in [ast.unparse(target) for target in targets]:
                found.append(statement.value)
    return found


def _template(node: ast.JoinedStr) -> str:
    return "".join([str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values])


def _argument_names(node: ast.expr) -> set[str] | None:
    """The names in a dictionary written out; None if it is not."""
    if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
        return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    return None
