"""Plain data: copying, and writing to JSON and back, derived from the fields of dataclasses, never from lists by hand.

State classes derive from `Plain`, things that are the same in every game (cards, boards) from `Declared`. Both work at
every moment of a game, in the middle of an effect too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, ClassVar, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from redtable.kernel.fitting import fits
from redtable.kernel.message import BadRecord, Message, shown
from redtable.kernel.native import mypyc_attr

P = TypeVar("P", bound="Plain")
D = TypeVar("D", bound="Declared")


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """Data that can be written and read back. Frozen subclasses are shared by clones, others must be `Cloned`."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Cloned(Plain):
    """Mutable data: `clone()` copies the object and every list, dict and `Cloned` object in it."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """A thing declared once and the same in every game; written as its id."""

    __slots__ = ()
    declared: ClassVar[dict[str, dict[str, Declared]]] = {}
    id: str

    def register(self) -> None:
        table = Declared.declared.setdefault(written_as(type(self)), {})
        if self.id in table:
            raise ValueError(f"declared twice: {self.id}")
        table[self.id] = self


def written_as(cls: type) -> str:
    """The name of a class in JSON, with its package, so that two games may both have a `Card` or an effect `Gain`."""
    return f"{cls.__module__.split('.')[:2][-1]}.{cls.__name__}"


def declared(cls: type[D], thing_id: str) -> D | None:
    """The thing of this class with this id, if there is one."""
    found = Declared.declared.get(written_as(cls), {}).get(thing_id)
    return found if isinstance(found, cls) else None


# --- copying ---------------------------------------------------------------------------------------------------------

copiers: dict[type, Callable[[Any], Any]] = {}
"""Functions that copy, by class. The compiled build brings them along, translated (tools/copiers.py)."""


def clone(thing: P) -> P:
    """A complete, independent copy that shares only what never changes."""
    copier = copiers.get(type(thing))
    if copier is None:
        copier = copiers[type(thing)] = _copier_of(type(thing))
    made: P = copier(thing)
    return made


def _copier_of(cls: type) -> Callable[[Any], Any]:
    scope: dict[str, Any] = {cls.__name__: cls, "clone": clone, "copied": copied}
    exec(copier_source(cls), scope)  # the text is made of names of a class and its fields only
    copier: Callable[[Any], Any] = scope[f"copy_{cls.__name__}"]
    return copier


def copier_source(cls: type) -> str:
    """The text of a function that copies each field in the way its type asks for."""
    hints, name = get_type_hints(cls), cls.__name__
    lines = [f"def copy_{name}(old: {name}) -> {name}:", f"    new: {name} = {name}.__new__({name})"]
    for field in fields(cls):
        lines.append(f"    new.{field.name} = {_copy_expression(f'old.{field.name}', hints[field.name])}")
    return "\n".join([*lines, "    return new", ""])


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
    return old if _never_changes(hint) else f"copied({old})"


def _never_changes(hint: Any) -> bool:
    """Whether values of this type can be shared: scalars, declared things, frozen data, tuples, or any of these."""
    if get_origin(hint) in (Union, UnionType):
        return all(_never_changes(arg) for arg in get_args(hint))
    kind = get_origin(hint) or hint
    if not isinstance(kind, type) or issubclass(kind, Cloned):
        return False
    return issubclass(kind, (bool, int, str, NoneType, tuple, Declared, Plain))


def copied(value: Any) -> Any:
    """A copy where the type says too little; mypyc leaves of `X | None` only that it is something."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return clone(value) if isinstance(value, Cloned) else value


# --- JSON ------------------------------------------------------------------------------------------------------------


def encode(value: Any) -> Any:
    """JSON for any value that can stand in a state. Fields marked `compare=False` are derived and left out."""
    if value is None or type(value) in _SCALARS:
        return value
    if isinstance(value, list):
        return [encode(item) for item in value]
    if isinstance(value, Declared):
        return {"@": written_as(type(value)), "id": value.id}
    if isinstance(value, tuple):
        return {"tuple": [encode(item) for item in value]}
    if isinstance(value, dict):
        return {"dict": [[encode(key), encode(item)] for key, item in value.items()]}
    if isinstance(value, Plain):
        return {"$": written_as(type(value))} | {name: encode(getattr(value, name)) for name in _kept(type(value))}
    raise TypeError(f"not plain data: {type(value).__name__}")


def decode(data: Any) -> Any:
    """The value back from `encode`. Derived fields have their defaults; the owner recomputes them.

    What is not written by `encode`, or does not fit the types of the fields, raises `BadRecord`. That it makes sense
    as a position is not checked: from strangers come records and scenarios, never states.
    """
    return _decoded(data, 0)


def _decoded(data: Any, depth: int) -> Any:
    if depth > _DEEPEST:
        raise BadRecord(Message("bad-data-deep", {"most": _DEEPEST}))
    if data is None or type(data) in _SCALARS:
        return data
    if isinstance(data, list):
        return [_decoded(item, depth + 1) for item in data]
    if not isinstance(data, dict):
        raise _no_data(data)
    if "@" in data:
        return _declared(data)
    if "tuple" in data:
        return tuple([_decoded(item, depth + 1) for item in _list_in(data["tuple"])])
    if "dict" in data:
        pairs = [_list_in(pair, 2) for pair in _list_in(data["dict"])]
        return {_key(_decoded(key, depth + 1)): _decoded(item, depth + 1) for key, item in pairs}
    return _object(data, depth)


def _object(data: dict[str, Any], depth: int) -> Plain:
    cls = _class_named(data.get("$"))
    hints = _kept(cls)
    values: dict[str, Any] = {}
    for name, hint in hints.items():
        if name not in data:
            raise BadRecord(Message("bad-missing-field", {"kind": cls.__name__, "field": name}))
        values[name] = _decoded(data[name], depth + 1)
        if not fits(values[name], hint):
            raise BadRecord(Message("bad-unfit-field", {"kind": cls.__name__, "field": name}))
    made: Plain = cls(**values)
    return made


def _list_in(data: Any, length: int = -1) -> list[Any]:
    if not isinstance(data, list) or length not in (-1, len(data)):
        raise _no_data(data)
    return data


def _key(value: Any) -> Any:
    try:
        hash(value)
    except TypeError:
        raise _no_data(value) from None
    return value


def _no_data(value: Any) -> BadRecord:
    return BadRecord(Message("bad-data", {"kind": type(value).__name__}))


_SCALARS: Final = (bool, int, str)
_DEEPEST: Final = 50
"""Deeper than any state goes; compiled code has no guard of its own against endless nesting."""
_kept_of: dict[type, dict[str, Any]] = {}
_classes: dict[str, type] = {}


def _kept(cls: type) -> dict[str, Any]:
    """The fields that are written, with their types."""
    if cls not in _kept_of:
        hints = get_type_hints(cls)
        _kept_of[cls] = {field.name: hints[field.name] for field in fields(cls) if field.compare}
    return _kept_of[cls]


def _declared(data: dict[str, Any]) -> Declared:
    kind, thing_id = data["@"], data.get("id")
    if not isinstance(kind, str) or not isinstance(thing_id, str):
        raise _no_data(thing_id)
    found = Declared.declared.get(kind, {}).get(thing_id)
    if found is None:
        raise BadRecord(Message("bad-unknown-id", {"kind": shown(kind), "id": shown(thing_id)}))
    return found


def _class_named(name: Any) -> type:
    if not isinstance(name, str):
        raise _no_data(name)
    if name not in _classes:
        _gather(Plain)
    if name not in _classes:
        raise BadRecord(Message("bad-unknown-id", {"kind": "class", "id": shown(name)}))
    return _classes[name]


def _gather(cls: type) -> None:
    """Enter a class and all below it by name. `slots=True` leaves twins behind; the one its module knows is meant."""
    name = written_as(cls)
    known = is_dataclass(cls) and vars(sys.modules[cls.__module__]).get(cls.__name__) is cls
    if known and _classes.setdefault(name, cls) is not cls:
        raise TypeError(f"two classes are written as {name}: in {_classes[name].__module__} and in {cls.__module__}")
    below: list[type] = cls.__subclasses__()
    for sub in below:
        _gather(sub)
