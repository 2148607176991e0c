"""What a seat is asked, and which answers it may give. An answer is one string, its key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redtable.kernel.message import IllegalAnswer, Message, Value, shown

LONGEST_NUMBER = 9
"""Digits; `int` itself raises an error of its own when it is given some thousands."""


@dataclass(slots=True)
class Decision:
    """Choose one of the options. The other kinds below are bounded selections, never long lists.

    `options` are keys in a stable order: a verb and ids (`play:birds`, `area:33`, `pass`).
    `prompt` is the key of the sentence that asks, `args` its arguments, `source` the id of the card it comes from.
    `forced`: where there is a single answer the engine gives it itself.
    """

    seat: int
    prompt: str
    options: list[str]
    source: str = ""
    args: dict[str, Value] | None = None
    forced: bool = True

    @property
    def kind(self) -> str:
        return "choice"

    @property
    def default(self) -> str:
        return self.options[0]

    def sole_answer(self) -> str:
        """The only answer there is; empty if there are several."""
        return self.options[0] if len(self.options) == 1 else ""

    def canonical(self, key: str) -> str:
        """The key as it is recorded; raises `IllegalAnswer` when it is not on offer."""
        if key in self.options:
            return key
        raise IllegalAnswer(Message("illegal-option", {"key": shown(key), "seat": self.seat}))


@dataclass(slots=True)
class Subset(Decision):
    """Choose `least` to `most` of the options; the answer is `verb:a,b`, each part an option."""

    verb: str = "choose"
    least: int = 0
    most: int = 0

    @property
    def kind(self) -> str:
        return "subset"

    @property
    def default(self) -> str:
        return self.key_of(self.options[: self.least])

    def sole_answer(self) -> str:
        if not self.most or self.least == len(self.options):
            return self.default
        return ""

    def key_of(self, chosen: Sequence[str]) -> str:
        return f"{self.verb}:{','.join(chosen)}"

    def canonical(self, key: str) -> str:
        verb, _, rest = key.partition(":")
        chosen = rest.split(",") if rest else []
        wrong = verb != self.verb or len(set(chosen)) < len(chosen) or any(part not in self.options for part in chosen)
        if wrong:
            raise IllegalAnswer(Message("illegal-option", {"key": shown(key), "seat": self.seat}))
        if not self.least <= len(chosen) <= self.most:
            raise IllegalAnswer(Message("illegal-count", {"least": self.least, "most": self.most}))
        return self.key_of([option for option in self.options if option in chosen])


@dataclass(slots=True)
class Portion(Decision):
    """Choose one of the options and take all of it, or less: `seat:1:plants` takes them all, `seat:1:plants=2` two.

    `most` holds the units behind each option, 0 for an option without units (`none`).
    """

    most: tuple[int, ...] = ()

    @property
    def kind(self) -> str:
        return "portion"

    def sole_answer(self) -> str:
        return self.default if len(self.options) == 1 and self.most[0] <= 1 else ""

    def canonical(self, key: str) -> str:
        option, sign, number = key.partition("=")
        if option not in self.options:
            raise IllegalAnswer(Message("illegal-option", {"key": shown(key), "seat": self.seat}))
        most = self.most[self.options.index(option)]
        if not sign:
            return option
        units = _number(number)
        if not 1 <= units <= most:
            raise IllegalAnswer(Message("illegal-amount", {"least": 1, "most": most}))
        return option if units == most else f"{option}={units}"


@dataclass(slots=True)
class Amount(Decision):
    """Choose a number from `least` to `most`; the answer is `amount:n`."""

    least: int = 0
    most: int = 0

    @property
    def kind(self) -> str:
        return "amount"

    @property
    def default(self) -> str:
        return f"amount:{self.most}"

    def sole_answer(self) -> str:
        return self.default if self.least == self.most else ""

    def canonical(self, key: str) -> str:
        verb, _, rest = key.partition(":")
        number = _number(rest)
        if verb != "amount" or number < 0 or not self.least <= number <= self.most:
            raise IllegalAnswer(Message("illegal-amount", {"least": self.least, "most": self.most}))
        return f"amount:{number}"


@dataclass(slots=True)
class Means:
    """One way to pay: how many units there are and what each is worth."""

    name: str
    available: int
    value: int


@dataclass(slots=True)
class Payment(Decision):
    """Pay a price; the answer is `pay:name=units,...`. Any split without a superfluous unit is accepted.

    `options` lists the splits worth a button (see `redtable.kernel.payment`), the default first.
    """

    price: int = 0
    means: tuple[Means, ...] = ()

    @property
    def kind(self) -> str:
        return "payment"

    def canonical(self, key: str) -> str:
        units = parse_payment(key, self.means)
        paid = sum(n * m.value for n, m in zip(units, self.means, strict=True))
        if paid < self.price:
            raise IllegalAnswer(Message("illegal-payment-short", {"missing": self.price - paid}))
        if any(n and paid - m.value >= self.price for n, m in zip(units, self.means, strict=True)):
            raise IllegalAnswer(Message("illegal-payment-superfluous"))
        return payment_key(units, self.means)


def payment_key(units: Sequence[int], means: Sequence[Means]) -> str:
    return "pay:" + ",".join(f"{m.name}={n}" for n, m in zip(units, means, strict=True) if n)


def parse_payment(key: str, means: Sequence[Means]) -> list[int]:
    """Units of each of the means; refuses unknown names, repeats and more than there is."""
    verb, _, rest = key.partition(":")
    units: dict[str, int] = {}
    for part in rest.split(",") if rest else []:
        name, _, number = part.partition("=")
        if name in units or _number(number) < 0:
            raise IllegalAnswer(Message("illegal-payment", {"key": shown(key)}))
        units[name] = _number(number)
    if verb != "pay" or not units.keys() <= {m.name for m in means}:
        raise IllegalAnswer(Message("illegal-payment", {"key": shown(key)}))
    for m in means:
        if units.get(m.name, 0) > m.available:
            raise IllegalAnswer(Message("illegal-payment-lacking", {"name": m.name, "available": m.available}))
    return [units.get(m.name, 0) for m in means]


def _number(text: str) -> int:
    """The number written in a key; -1 for what is none, and for more digits than any game has use for."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else -1
