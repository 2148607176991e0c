"""Record the golden games and count the golden positions anew. Only after a change of the rules that is meant.

Old games must replay (docs/record.md), and nobody may find other options than yesterday without wanting to. So this
writes only what says otherwise: `tests/games/*.jsonl`, whole games that the tests replay to the same result, and
`tests/terraforming/counts.json`, numbers of answer sequences and the order of the options in some positions.

    raise `rules_version` of the game, say why in CHANGELOG.md, then
    python -m tools.golden            # or: --check, to see what would change
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, combinations
from pathlib import Path
from typing import Any, Final

from redtable.games import game_by_id
from redtable.kernel.answers import random_answer
from redtable.kernel.decision import Amount, Decision, Portion, Subset
from redtable.kernel.record import read_record, write_record
from redtable.kernel.session import Session
from redtable.kernel.stack import State

ROOT: Final = Path(__file__).resolve().parent.parent
RECORDS: Final = ROOT / "tests" / "games"
COUNTS: Final = ROOT / "tests" / "terraforming" / "counts.json"
SECRET: Final = bytes(range(32))


@dataclass(frozen=True, slots=True)
class Recorded:
    """A whole random game; with undos, one that a seat may make alone and one that all agree to."""

    name: str
    options: dict[str, Any]
    salts: tuple[str, ...] = ()
    undos: bool = False
    game: str = "terraforming"


@dataclass(frozen=True, slots=True)
class Counted:
    """A position and how deep to count from it: of a golden game, or of a new one after some answers by resting."""

    name: str
    depth: int
    at: int
    record: str = ""
    options: dict[str, Any] = field(default_factory=dict)


GAMES: Final = (
    Recorded("terraforming-2", {"seats": 2}, ("red", "blue")),
    Recorded("terraforming-3-draft", {"seats": 3, "draft": True}, ("green", "yellow", "black"), undos=True),
    Recorded("terraforming-4-base", {"seats": 4, "corporate_era": False}),
    Recorded("terraforming-5-beginners", {"seats": 5, "beginners": [0, 1, 2, 3, 4], "first": 2}, ("only one",)),
    Recorded("terraforming-solo", {"seats": 1}, ("alone",)),
)

POSITIONS: Final = (
    Counted("set-up of two", 4, 0, options={"seats": 2, "corporations_dealt": 2, "cards_dealt": 2, "first": 0}),
    Counted("set-up alone", 5, 0, options={"seats": 1, "corporations_dealt": 2, "cards_dealt": 3}),
    Counted("first turns", 3, 2, options={"seats": 2, "corporations_dealt": 1, "cards_dealt": 4, "first": 1}),
    Counted("draft", 4, 6, options={"seats": 3, "corporations_dealt": 1, "cards_dealt": 1, "draft": True, "first": 0}),
    Counted("research", 3, 2, options={"seats": 1, "corporations_dealt": 1, "cards_dealt": 1}),
    *[Counted(f"two, at {at}", 3, at, "terraforming-2") for at in (40, 100, 160)],
    *[Counted(f"three with draft, at {at}", 3, at, "terraforming-3-draft") for at in (150, 300)],
    Counted("four without Corporate Era, at 200", 3, 200, "terraforming-4-base"),
    Counted("alone, at 60", 3, 60, "terraforming-solo"),
)


# --- recording -------------------------------------------------------------------------------------------------------


def recorded(wanted: Recorded) -> str:
    """The record of a random game, played with a fixed seed."""
    session = Session.new(game_by_id(wanted.game), wanted.options, SECRET, wanted.salts)
    rng = random.Random(wanted.name)
    undos = _undos(session) if wanted.undos else iter(())
    while not session.is_over:
        decision = rng.choice(session.state.decisions)
        session.answer(decision.seat, random_answer(decision, rng))
        next(undos, None)
    return write_record(session)


def _undos(session: Session) -> Iterator[None]:
    """Go back alone at the first opportunity, and some answers later with everybody's consent."""
    seat = session.live[-1].seat
    while session.free_undo(seat) == len(session.live) or session.is_over:
        yield
        seat = session.live[-1].seat
    session.undo(seat, session.free_undo(seat))
    for _ in range(20):
        yield
    session.undo(0, len(session.live) - 10, range(session.seats))


# --- counting --------------------------------------------------------------------------------------------------------


def every_answer(decision: Decision) -> list[str]:
    """All there is to answer, in the order of the options; of payments those listed."""
    if isinstance(decision, Amount):
        return [f"amount:{number}" for number in range(decision.least, decision.most + 1)]
    if isinstance(decision, Subset):
        counts = range(decision.least, min(decision.most, len(decision.options)) + 1)
        chosen = chain.from_iterable([combinations(decision.options, count) for count in counts])
        return [decision.key_of(options) for options in chosen]
    if isinstance(decision, Portion):
        portions = zip(decision.options, decision.most, strict=True)
        return [key for option, most in portions for key in [option, *[f"{option}={n}" for n in range(1, most)]]]
    return decision.options


def count(state: State, depth: int) -> int:
    """How many sequences of so many answers there are; whoever decides at the same time answers in any order."""
    asked = [(decision.seat, every_answer(decision)) for decision in state.decisions]
    if depth == 1:
        return sum([len(answers) for _, answers in asked])
    total = 0
    for seat, answers in asked:
        for key in answers:
            after = state.copy()
            after.answer(seat, key)
            total += count(after, depth - 1)
    return total


def position(wanted: Counted) -> State:
    """The position to count from."""
    if wanted.record:
        return read_record((RECORDS / f"{wanted.record}.jsonl").read_text(), game_by_id).at(wanted.at)
    session = Session.new(game_by_id("terraforming"), wanted.options, SECRET)
    for _ in range(wanted.at):
        decision = session.state.decisions[0]
        session.answer(decision.seat, "pass" if "pass" in decision.options else decision.default)
    return session.state


def counted(wanted: Counted) -> dict[str, Any]:
    """The numbers to each depth, and what is asked in which order of options."""
    state = position(wanted)
    asked = [{"seat": each.seat, "prompt": each.prompt, "options": each.options} for each in state.decisions]
    return {"name": wanted.name, "counts": [count(state, n + 1) for n in range(wanted.depth)], "asked": asked}


# --- files -----------------------------------------------------------------------------------------------------------


def _write(path: Path, text: str, check: bool) -> bool:
    """Whether the file says something else; unless only checking it is written then."""
    changed = not path.exists() or path.read_text() != text
    if changed and not check:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    if changed:
        print(f"{'would change' if check else 'written'}: {path.relative_to(ROOT)}")
    return changed


def main() -> int:
    parser = argparse.ArgumentParser(description="Record golden games and counts anew.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if something would change")
    check = parser.parse_args().check
    changed = [_write(RECORDS / f"{wanted.name}.jsonl", recorded(wanted), check) for wanted in GAMES]
    entries = [json.dumps(counted(wanted)) for wanted in POSITIONS]
    changed.append(_write(COUNTS, "[\n" + ",\n".join(entries) + "\n]\n", check))
    return int(check and any(changed))


if __name__ == "__main__":
    sys.exit(main())
