"""Facts emitted while an answer is carried out. For log, animation and statistics; nothing is decided from them."""

from __future__ import annotations

from dataclasses import dataclass, field

from redtable.kernel.message import Message, Value, as_json


@dataclass(frozen=True, slots=True)
class Event:
    """`kind` is a past participle (`tile-placed`); `private` arguments are for the event's own seat only."""

    kind: str
    seat: int
    args: dict[str, Value] = field(default_factory=dict)
    private: dict[str, Value] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> Event:
        """What a seat (None: a spectator) may know of it."""
        if not self.private or seat == self.seat:
            return self
        return Event(self.kind, self.seat, self.args)

    def message(self) -> Message:
        """The log line. Private arguments choose a second sentence: `log-cards-drawn` and `log-cards-drawn-own`."""
        own = "-own" if self.private else ""
        return Message(f"log-{self.kind}{own}", {"seat": self.seat} | self.args | self.private)

    def as_json(self) -> dict[str, object]:
        """For the seat that sees it: apply `seen_by` first."""
        args = {name: as_json(value) for name, value in (self.args | self.private).items()}
        return {"kind": self.kind, "seat": self.seat, "args": args}
