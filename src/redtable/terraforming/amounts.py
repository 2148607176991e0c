"""How amounts read: "3 plants", "1 plant for every 2 microbe tags"."""

from __future__ import annotations

from redtable.kernel.message import Message
from redtable.terraforming.counts import Amount, Per
from redtable.terraforming.resources import RESOURCES


def measured(unit: str, amount: Amount) -> Message:
    """An amount of a unit (`plants`, `step`, `card`), as a clause."""
    if isinstance(amount, int):
        return Message(f"unit-{unit}", {"n": amount})
    if isinstance(amount, Per):
        each, every, of = amount.each, amount.every, amount.of
    else:
        each, every, of = 1, 1, amount
    return Message("amount-per", {"what": Message(f"unit-{unit}", {"n": each}), "of": of.text(every)})


def resources(resource: int, amount: Amount) -> Message:
    """An amount of a standard resource."""
    return measured(RESOURCES[resource], amount)
