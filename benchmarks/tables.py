"""What tables weigh, without a server: bytes of a log, size of a frame, time to open a cold table."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from redtable.kernel.answers import random_answer
from redtable.server.live import Live
from redtable.server.tables import entries as log
from redtable.server.tables import plans
from redtable.server.tables.table import Table
from redtable.server.tables.telling import Eye

SECRET = bytes(32)


@dataclass(frozen=True, slots=True)
class Weight:
    """One whole game."""

    seats: int
    entries: int
    log_bytes: int
    frame_bytes: int
    """The largest frame of a seat in step, i.e. with the newest log lines only."""
    packed_bytes: int
    first_bytes: int
    """The largest frame of somebody who has just come, with the whole log."""
    first_packed: int
    open_seconds: float
    """The best of several."""


def whole_game(seats: int, seed: int, **options: object) -> tuple[list[log.AnyEntry], list[tuple[int, int, int, int]]]:
    """A game of random answers: its entries, and sizes of frames on the way (in step raw, packed; whole the same)."""
    chosen = plans.checked_options("terraforming", {"seats": seats} | options)
    plan = tuple([log.SeatPlan("person") for _ in range(seats)])
    secret = seed.to_bytes(32, "big")
    entries: list[log.AnyEntry] = [log.Opened(1_700_000_000_000, "terraforming", 1, chosen, log.Pace(), plan)]
    entries.append(log.Started(1_700_000_000_000))
    table = Table.of("x" * 22, secret, entries)
    live = Live(table, table.number)
    dice, sizes, serial = random.Random(seed), [], 0
    while table.phase == "play":
        seat = table.asked[0]
        session = table.session
        assert session is not None
        now = 1_700_000_000_000 + table.number * 30_000
        entry = log.Answered(now, seat, random_answer(session.state.decision_of(seat), dice))
        table.apply(entry)
        entries.append(entry)
        live.changed()
        if table.number % 7 == 0 or not table.asked:
            for eye in (Eye(seat), Eye(None)):
                near, far = live.frame(eye, serial, now), live.frame(eye, 0, now)
                sizes.append(
                    (len(near.text), len(near.packed or near.text), len(far.text), len(far.packed or far.text))
                )
        serial = live.serial
    return entries, sizes


def weighed(seats: int, seed: int, **options: object) -> Weight:
    entries, sizes = whole_game(seats, seed, **options)
    written = [log.write_entry(entry) for entry in entries]
    near, packed, far, far_packed = (max(size) for size in zip(*sizes, strict=True))
    secret = seed.to_bytes(32, "big")
    opened = min(_seconds(secret, written) for _ in range(3))
    return Weight(seats, len(entries), sum(map(len, written)), near, packed, far, far_packed, opened)


def _seconds(secret: bytes, written: list[bytes]) -> float:
    begun = time.process_time()
    Table.of("x" * 22, secret, [log.read_entry(entry) for entry in written])
    return time.process_time() - begun


def weigh(games: int) -> list[Weight]:
    return [weighed(seats, seed, draft=seats > 1) for seats in (1, 2, 3, 4, 5) for seed in range(games)]


if __name__ == "__main__":
    for weight in weigh(2):
        print(weight)
