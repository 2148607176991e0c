"""Whether data read from a file is what a type annotation says; for plain data only."""

from __future__ import annotations

from types import UnionType
from typing import Any, Final, Union, get_args, get_origin

_CONTAINERS: Final = (list, dict, tuple)
_LOOKED_AT_ONE_BY_ONE: Final = (Any, int, *_CONTAINERS)


def fits(value: Any, hint: Any) -> bool:
    """Containers with all they hold. An annotation that is no plain data, such as `Any`, lets everything through."""
    if hint is Any:  # a class itself on some versions of Python, and nothing is an instance of it
        return True
    origin = get_origin(hint) or hint
    if origin in (Union, UnionType):
        return any(fits(value, arg) for arg in get_args(hint))
    if not isinstance(origin, type):
        return True
    if origin is int:
        return type(value) is int
    return isinstance(value, origin) and (origin not in _CONTAINERS or _fits_inside(value, origin, get_args(hint)))


def _fits_inside(value: Any, container: type, args: tuple[Any, ...]) -> bool:
    if not args:
        return True
    if container is dict:
        return _all_fit(list(value), args[0]) and _all_fit(list(value.values()), args[1])
    if container is list or args[-1] is Ellipsis:
        return _all_fit(value, args[0])
    return len(value) == len(args) and all(fits(item, arg) for item, arg in zip(value, args, strict=True))


def _all_fit(items: Any, hint: Any) -> bool:
    """Most things in a state are numbers, texts and cards, by the hundred: their class says it all."""
    if isinstance(hint, type) and hint not in _LOOKED_AT_ONE_BY_ONE and get_origin(hint) is None:
        return all(isinstance(item, hint) for item in items)
    return all(fits(item, hint) for item in items)
