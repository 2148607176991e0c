"""The wire form of a decision, the same for every game."""

from __future__ import annotations

from typing import Any

from redtable.kernel.decision import Amount, Decision, Payment, Portion, Subset
from redtable.kernel.message import as_json


def decision_json(decision: Decision) -> dict[str, Any]:
    """Everything a client needs to ask the question and to form any answer that will be accepted."""
    args = decision.args or {}
    found: dict[str, Any] = {
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": decision.prompt,
        "args": {name: as_json(value) for name, value in args.items()},
        "source": decision.source,
        "options": list(decision.options),
        "default": decision.default,
    }
    if isinstance(decision, Subset):
        found |= {"verb": decision.verb, "least": decision.least, "most": decision.most}
    elif isinstance(decision, Amount):
        found |= {"least": decision.least, "most": decision.most}
    elif isinstance(decision, Portion):
        found["most"] = list(decision.most)
    elif isinstance(decision, Payment):
        found["price"] = decision.price
        found["means"] = [{"name": m.name, "available": m.available, "value": m.value} for m in decision.means]
    return found
