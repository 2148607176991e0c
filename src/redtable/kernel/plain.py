"""Plain data: copying, and writing to JSON and back, derived from the fields of dataclasses, never from lists by hand.

State classes derive from `Plain`, things that are the same in every game (cards, boards) from `Declared`. Both work at
every moment of a game, in the middle of an effect too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, fields
from typing import Any, ClassVar, TypeVar, get_args, get_origin, get_type_hints

from redtable.kernel.message import BadRecord, Message

P = TypeVar("P", bound="Plain")


class Plain:
    """Data that can be written and read back. Frozen subclasses are shared by clones, others must be `Cloned`."""

    __slots__ = ()


class Cloned(Plain):
    """Mutable data: `clone()` copies the object and every list, dict and `Cloned` object in it."""

    __slots__ = ()


class Declared:
    """A thing declared once and the same in every game; written as its id."""

    __slots__ = ()
    declared: ClassVar[dict[str, dict[str, Declared]]] = {}
    id: str

    def register(self) -> None:
        table = Declared.declared.setdefault(type(self).__name__, {})
        if self.id in table:
            raise ValueError(f"declared twice: {self.id}")
        table[self.id] = self


# --- copying ---------------------------------------------------------------------------------------------------------

_copiers: dict[type, Callable[[Any], Any]] = {}


def clone(thing: P) -> P:
    """A complete, independent copy that shares only what never changes."""
    copier = _copiers.get(type(thing))
    if copier is None:
        copier = _copiers[type(thing)] = _copier_of(type(thing))
    copied: P = copier(thing)
    return copied


def _copier_of(cls: type) -> Callable[[Any], Any]:
    """Compile a function that copies each field in the way its type asks for."""
    hints = get_type_hints(cls)
    lines = ["def copier(old):", "    new = make(cls)"]
    for field in fields(cls):
        lines.append(f"    new.{field.name} = {_copy_expression(f'old.{field.name}', hints[field.name])}")
    lines.append("    return new")
    scope: dict[str, Any] = {"cls": cls, "make": cls.__new__, "clone": clone}
    exec("\n".join(lines), scope)  # noqa: S102  the text is made of field names only
    copier: Callable[[Any], Any] = scope["copier"]
    return copier


def _copy_expression(old: str, hint: Any) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        inner = _copy_expression("item", args[0])
        return f"{old}[:]" if inner == "item" else f"[{inner} for item in {old}]"
    if origin is dict:
        inner = _copy_expression("item", args[1])
        return f"{old}.copy()" if inner == "item" else f"{{key: {inner} for key, item in {old}.items()}}"
    if isinstance(hint, type) and issubclass(hint, Cloned):
        return f"clone({old})"
    return old


# --- JSON ------------------------------------------------------------------------------------------------------------


def encode(value: Any) -> Any:
    """JSON for any value that can stand in a state. Fields marked `compare=False` are derived and left out."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [encode(item) for item in value]
    if isinstance(value, Declared):
        return {"@": type(value).__name__, "id": value.id}
    if isinstance(value, tuple):
        return {"tuple": [encode(item) for item in value]}
    if isinstance(value, dict):
        return {"dict": [[encode(key), encode(item)] for key, item in value.items()]}
    if isinstance(value, Plain):
        return {"$": type(value).__name__} | {f.name: encode(getattr(value, f.name)) for f in _kept(type(value))}
    raise TypeError(f"not plain data: {type(value).__name__}")


def decode(data: Any) -> Any:
    """The value back from `encode`. Derived fields have their defaults; the owner recomputes them."""
    if isinstance(data, list):
        return [decode(item) for item in data]
    if not isinstance(data, dict):
        return data
    if "@" in data:
        return _declared(data)
    if "tuple" in data:
        return tuple([decode(item) for item in data["tuple"]])
    if "dict" in data:
        return {decode(key): decode(item) for key, item in data["dict"]}
    cls = _class_named(str(data.get("$")))
    return cls(**{f.name: decode(data[f.name]) for f in _kept(cls)})


def _kept(cls: type) -> list[Field[Any]]:
    return [field for field in fields(cls) if field.compare]


def _declared(data: dict[str, Any]) -> Declared:
    try:
        return Declared.declared[data["@"]][data["id"]]
    except KeyError:
        raise BadRecord(Message("bad-unknown-id", {"kind": data["@"], "id": str(data.get("id"))})) from None


_classes: dict[str, type] = {}


def _class_named(name: str) -> type:
    if name not in _classes:
        _classes.update((cls.__name__, cls) for cls in _subclasses(Plain))
    if name not in _classes:
        raise BadRecord(Message("bad-unknown-id", {"kind": "class", "id": name}))
    return _classes[name]


def _subclasses(cls: type) -> list[type]:
    return [cls] + [deeper for sub in cls.__subclasses__() for deeper in _subclasses(sub)]
