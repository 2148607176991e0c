"""Play random games of every game in the registry and print what became of them, one line each.

The lines depend on the rules alone: builds, interpreters or machines that print different lines do not play the same
game. Set-ups and answers are drawn with fixed seeds.

    python -m tools.playouts --games 20 > pure.txt
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from typing import Any

from redtable.games import GAMES, game_by_id
from redtable.kernel import stack
from redtable.kernel.answers import random_answer
from redtable.kernel.game import Game
from redtable.kernel.message import BadRecord
from redtable.kernel.record import write_record
from redtable.kernel.session import Session

SECRET_BYTES = 32
ATTEMPTS = 100


def new_session(game: Game[Any], rng: random.Random) -> Session:
    """A new game: each option that lists its choices gets one of them, the others keep their defaults."""
    for _ in range(ATTEMPTS):
        options = {field.name: rng.choice(field.choices) for field in game.option_fields if field.choices}
        try:
            return Session.new(game, options, rng.randbytes(SECRET_BYTES))
        except BadRecord:  # the game does not allow this combination
            continue
    raise RuntimeError(f"{game.id} refused {ATTEMPTS} set-ups")


def play(game: Game[Any], seed: int) -> Session:
    """A whole game of random answers."""
    rng = random.Random(f"{game.id} {seed}")
    session = new_session(game, rng)
    while not session.is_over:
        decision = rng.choice(session.state.decisions)
        session.answer(decision.seat, random_answer(decision, rng))
    return session


def line_of(session: Session, seed: int) -> str:
    """What was played, how it ended, and a digest of the whole record with the final position."""
    digest = hashlib.sha256(write_record(session).encode()).hexdigest()
    options = json.dumps(session.game.write_options(session.options), sort_keys=True)
    answers, points = len(session.live), session.game.points(session.state)
    return f"{session.game.id} {seed} {digest} answers={answers} points={points} {options}"


def build_name() -> str:
    """Which build is running: the file the engine was loaded from tells."""
    return "pure" if str(stack.__file__).endswith(".py") else "compiled"


def main() -> int:
    """Print a line for each game; which build it was goes to standard error, so that outputs can be compared."""
    parser = argparse.ArgumentParser(description="Print checksums of random games.")
    parser.add_argument("--games", type=int, default=20, help="how many games of each kind (20)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--build", choices=("pure", "compiled"), help="fail if it is not this build that runs")
    arguments = parser.parse_args()
    if arguments.build not in (None, build_name()):
        print(f"This is the {build_name()} build, not the {arguments.build} one.", file=sys.stderr)
        return 1
    for game_id in GAMES:
        game = game_by_id(game_id)
        for seed in range(arguments.first, arguments.first + arguments.games):
            print(line_of(play(game, seed), seed), flush=True)
    print(f"{arguments.games} games of each kind played on the {build_name()} build.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
