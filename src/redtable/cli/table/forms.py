"""An answer in the making, for any decision of any game: rows to move over, marks and numbers to set, and the key."""

from __future__ import annotations

from typing import Any


class Form:
    """A choice of one option; the other kinds of decisions build on it. Rows are keys; `cursor` is the row in hand."""

    def __init__(self, decision: dict[str, Any]) -> None:
        self.decision = decision
        self.rows: list[str] = list(decision["options"])
        self.cursor = 0

    def move(self, row: int) -> None:
        self.cursor = min(max(row, 0), len(self.rows) - 1)

    def toggle(self) -> None:
        """Put the mark of the row in hand, or take it away."""

    def change(self, by: int) -> None:
        """More or less of the row in hand."""

    def set_units(self, units: int) -> None:
        """So many of the row in hand."""

    def mark(self, row: int) -> bool | None:
        """Whether the row is chosen; None where rows have no marks."""
        return None

    def units(self, row: int) -> tuple[int, int] | None:
        """How many of the row, and of how many; None where rows have no numbers."""
        return None

    def key(self) -> str:
        """The answer as it stands; it may still be one that is not accepted."""
        return self.rows[self.cursor]


class SubsetForm(Form):
    """Marks on several options."""

    def __init__(self, decision: dict[str, Any]) -> None:
        super().__init__(decision)
        self.chosen: set[int] = set()

    def toggle(self) -> None:
        self.chosen ^= {self.cursor}

    def mark(self, row: int) -> bool | None:
        return row in self.chosen

    def key(self) -> str:
        return f"{self.decision['verb']}:{','.join([self.rows[row] for row in sorted(self.chosen)])}"


class AmountForm(Form):
    """One number."""

    def __init__(self, decision: dict[str, Any]) -> None:
        super().__init__(decision)
        self.rows = ["amount"]
        self.least, self.most = decision["least"], decision["most"]
        self.value = int(decision["default"].partition(":")[2])

    def change(self, by: int) -> None:
        self.set_units(self.value + by)

    def set_units(self, units: int) -> None:
        self.value = min(max(units, self.least), self.most)

    def units(self, row: int) -> tuple[int, int] | None:
        return self.value, self.most

    def key(self) -> str:
        return f"amount:{self.value}"


class PortionForm(Form):
    """One option and how much of it."""

    def __init__(self, decision: dict[str, Any]) -> None:
        super().__init__(decision)
        self.most: list[int] = decision["most"]
        self.portions = list(self.most)

    def change(self, by: int) -> None:
        self.set_units(self.portions[self.cursor] + by)

    def set_units(self, units: int) -> None:
        most = self.most[self.cursor]
        self.portions[self.cursor] = min(max(units, min(1, most)), most)

    def units(self, row: int) -> tuple[int, int] | None:
        return (self.portions[row], self.most[row]) if self.most[row] else None

    def key(self) -> str:
        option, units, most = self.rows[self.cursor], self.portions[self.cursor], self.most[self.cursor]
        return option if units == most else f"{option}={units}"


class PaymentForm(Form):
    """The splits that are worth a row, then a row for each of the means to make another split."""

    def __init__(self, decision: dict[str, Any]) -> None:
        super().__init__(decision)
        self.means: list[dict[str, Any]] = decision["means"]
        self.splits = len(self.rows)
        self.rows += [f"means:{mean['name']}" for mean in self.means]
        self.spent = self._split(0)

    def move(self, row: int) -> None:
        super().move(row)
        if self.cursor < self.splits:
            self.spent = self._split(self.cursor)

    def change(self, by: int) -> None:
        if self.cursor >= self.splits:
            self.set_units(self.spent[self.cursor - self.splits] + by)

    def set_units(self, units: int) -> None:
        if self.cursor >= self.splits:
            mean = self.cursor - self.splits
            self.spent[mean] = min(max(units, 0), self.means[mean]["available"])

    def units(self, row: int) -> tuple[int, int] | None:
        mean = row - self.splits
        return None if mean < 0 else (self.spent[mean], self.means[mean]["available"])

    def paid(self) -> int:
        """What the units in hand are worth together."""
        return sum([units * mean["value"] for units, mean in zip(self.spent, self.means, strict=True)])

    def key(self) -> str:
        parts = [f"{mean['name']}={units}" for units, mean in zip(self.spent, self.means, strict=True) if units]
        return "pay:" + ",".join(parts)

    def _split(self, row: int) -> list[int]:
        parts = dict(part.split("=") for part in self.rows[row].removeprefix("pay:").split(",") if part)
        return [int(parts.get(mean["name"], 0)) for mean in self.means]


_FORMS: dict[str, type[Form]] = {
    "choice": Form,
    "subset": SubsetForm,
    "amount": AmountForm,
    "portion": PortionForm,
    "payment": PaymentForm,
}


def form_of(decision: dict[str, Any]) -> Form:
    """An empty form for the decision; its key is the default where the decision has one answer in hand."""
    return _FORMS[decision["kind"]](decision)
