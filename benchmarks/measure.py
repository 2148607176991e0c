"""Measure the build that runs, and print the numbers as JSON. `benchmarks.run` calls this for both builds.

CPU time, so that other programs on the machine disturb less. Everything follows from fixed seeds.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

import yaml

from redtable.bots import bot_by_name, steps
from redtable.cli.main import main as redtable
from redtable.games import game_by_id
from redtable.kernel import chance
from redtable.kernel.answers import random_answer
from redtable.kernel.plain import decode, encode
from redtable.kernel.record import read_record, write_record
from redtable.kernel.session import Session
from redtable.kernel.stack import State
from tools.playouts import build_name

SCENARIOS: Final = Path(__file__).parents[1] / "tests" / "scenarios" / "terraforming"
GAME: Final = game_by_id("terraforming")
SETUP: Final = {"seats": 2, "corporate_era": True}
MIDDLE: Final = 150
"""Half of a game of random answers, in decisions."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured."""

    games: int
    states: int
    rounds: int
    scenarios: int
    greedy: int


FULL: Final = Size(games=60, states=30, rounds=3, scenarios=100_000, greedy=400)
QUICK: Final = Size(games=4, states=4, rounds=1, scenarios=40, greedy=20)


def seconds(work: Callable[[], object], rounds: int) -> float:
    """CPU time of the fastest round."""
    found = []
    for _ in range(rounds):
        begun = time.process_time()
        work()
        found.append(time.process_time() - begun)
    return min(found)


def each(work: Callable[[Any], object], things: Iterable[Any], rounds: int) -> float:
    """CPU time for one thing, in seconds."""
    every = list(things)

    def all_of_them() -> None:
        for thing in every:
            work(thing)

    return seconds(all_of_them, rounds) / len(every)


def new_game(seed: int) -> State:
    state: State = GAME.start(GAME.read_options(SETUP), chance.generator(seed.to_bytes(32, "big")))
    return state


def play_on(state: State, rng: random.Random, most: int = sys.maxsize) -> int:
    """Random answers until the game is over or so many are given; how many were."""
    answers = 0
    while state.decisions and answers < most:
        decision = rng.choice(state.decisions)
        state.answer(decision.seat, random_answer(decision, rng))
        answers += 1
    return answers


def random_games(size: Size) -> dict[str, float]:
    """No log kept, no views: the engine alone."""
    ends: list[State] = []
    answers: list[int] = []

    def games() -> None:
        ends.clear()
        answers.clear()
        for seed in range(size.games):
            state = new_game(seed)
            answers.append(play_on(state, random.Random(seed)))
            ends.append(state)

    took = seconds(games, size.rounds)
    points = [points for state in ends for points in GAME.points(state)]
    generations = [GAME.view(state, None)["generation"] for state in ends]
    return {
        "games": size.games / took,
        "decisions": sum(answers) / took,
        "decisions_per_game": sum(answers) / size.games,
        "generations_per_game": sum(generations) / size.games,
        "points_per_game": sum(points) / len(points),
    }


def middle_states(size: Size) -> list[State]:
    """Positions in the middle of random games."""
    found: list[State] = []
    for seed in range(size.states):
        state = new_game(seed)
        play_on(state, random.Random(seed), MIDDLE)
        if state.decisions:
            found.append(state)
    return found


def positions(size: Size) -> dict[str, float]:
    """What is done with a position without playing on."""
    states = middle_states(size)
    often = [state for state in states for _ in range(20)]
    encoded = [encode(state) for state in states]
    return {
        "clone": each(lambda state: state.copy(), often, 5 * size.rounds) * 1e6,
        "view": each(lambda state: GAME.view(state, 0), often, size.rounds) * 1e6,
        "encode": each(encode, states, size.rounds) * 1e6,
        "decode": each(decode, encoded, size.rounds) * 1e6,
    }


def replays(size: Size) -> dict[str, float]:
    """Records read as `redtable replay` reads them: every answer checked, the result and the final position too."""
    records = []
    for seed in range(min(size.games, 8)):
        session, rng = Session.new(GAME, SETUP, seed.to_bytes(32, "big")), random.Random(seed)
        while not session.is_over:
            decision = rng.choice(session.state.decisions)
            session.answer(decision.seat, random_answer(decision, rng))
        records.append(write_record(session))
    return {"replay": each(lambda text: read_record(text, game_by_id), records, size.rounds) * 1e3}


def scenarios(size: Size) -> dict[str, float]:
    """All scenarios of the tests as one JSON file through `redtable scenario`, reading and printing included."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    files = [yaml.load(path.read_text(encoding="utf-8"), Loader=loader) for path in sorted(SCENARIOS.glob("*.yaml"))]
    found = list(islice([scenario for file in files for scenario in file], size.scenarios))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "scenarios.json"
        path.write_text(json.dumps(found), encoding="utf-8")

        def run() -> None:
            with redirect_stdout(io.StringIO()) as printed:
                redtable(["scenario", str(path), "--jsonl"])
            if len(printed.getvalue().splitlines()) != len(found):
                raise RuntimeError("not every scenario was answered")

        return {"scenarios": len(found) / seconds(run, size.rounds)}


def greedy(size: Size) -> dict[str, float]:
    """The bot against itself, its view and the game's log included."""
    bot = bot_by_name("greedy")
    decisions = 0

    def play() -> None:
        nonlocal decisions
        session = Session.new(GAME, SETUP, bytes(32))
        decisions = len(list(islice(steps(session, {0: bot, 1: bot}, "1"), size.greedy)))

    return {"greedy": seconds(play, 1) / max(decisions, 1) * 1e3}


def measured(size: Size) -> dict[str, float]:
    """Everything once."""
    random_games(QUICK)  # what is worked out only once is not measured
    return random_games(size) | positions(size) | replays(size) | scenarios(size) | greedy(size)


def main() -> int:
    """Print the numbers; fail if it is another build that runs."""
    parser = argparse.ArgumentParser(description="Measure the build that runs.")
    parser.add_argument("--build", required=True, help="the build that is meant to run")
    parser.add_argument("--quick", action="store_true", help="measure little")
    arguments = parser.parse_args()
    if arguments.build != build_name():
        print(f"This is the {build_name()} build, not the {arguments.build} one.", file=sys.stderr)
        return 1
    print(json.dumps(measured(QUICK if arguments.quick else FULL)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
