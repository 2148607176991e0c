"""For the compiled kernel alone: what lets uncompiled code derive from compiled classes. Does nothing in plain Python.

mypyc refuses uncompiled subclasses of a compiled class unless the class and all its bases carry the mark
`@mypyc_attr(allow_interpreted_subclasses=True)`. It knows the mark by the name it has in `mypy_extensions`, which the
kernel must not import when it runs; therefore this module is never compiled itself.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Any:
        return lambda cls: cls


class _Shown(tuple[str, ...]):
    """Field names for dataclasses. Untrue, because mypyc makes no class below one that has something in `__slots__`."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


def show_slots(cls: Any) -> None:
    """Tell dataclasses which fields a compiled base holds, or one with `slots=True` would shadow them with its own."""
    if "__slots__" not in vars(cls):
        inherited = set(getattr(cls.__base__, "__dataclass_fields__", {}))
        cls.__slots__ = _Shown([field.name for field in fields(cls) if field.name not in inherited])


__all__ = ["mypyc_attr", "show_slots"]
