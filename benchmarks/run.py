"""Measure both builds, print a table and write benchmarks/results.md.

    make bench                                  both builds
    .venv/bin/python -m benchmarks.run --quick  a glance, not written

Every measurement is a fresh process; the builds take turns, so that a busy minute of the machine hits both. Of several
measurements the best one is the number, because other programs only make things slower; the median tells how much.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

from rich.console import Console
from rich.progress import Progress

from benchmarks.metrics import COMPILED, PURE
from benchmarks.report import Machine, as_markdown, as_table, this_machine
from tools import compile as compiling

RESULTS: Final = Path(__file__).with_name("results.md")
TURNS: Final = 7
NARROWEST: Final = 110
"""Columns that the table needs; a narrower terminal may break lines, but no number is cut."""

Measured: TypeAlias = dict[str, list[dict[str, float]]]
"""By build, what every measurement found."""


def builds() -> list[str]:
    """Those that can be measured: a compiled copy of other sources would tell nothing."""
    stamp = compiling.COMPILED / compiling.STAMP
    fresh = stamp.is_file() and stamp.read_text(encoding="utf-8") == compiling.Plan().fingerprint()
    return [PURE, COMPILED] if fresh else [PURE]


def measure(build: str, quick: bool) -> dict[str, float]:
    """One measurement in a process of its own."""
    place = compiling.COMPILED if build == COMPILED else compiling.SOURCES
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), compiling.other_paths()])}
    command = [sys.executable, "-m", "benchmarks.measure", "--build", build, *(["--quick"] if quick else [])]
    done = subprocess.run(
        command, cwd=compiling.ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True, encoding="utf-8"
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def take_turns(wanted: Sequence[str], turns: int, quick: bool, console: Console) -> Measured:
    found: Measured = {build: [] for build in wanted}
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Measuring", total=turns * len(wanted))
        for _ in range(turns):
            for build in wanted:
                found[build].append(measure(build, quick))
                bar.advance(task)
    return found


def main(given: Sequence[str] | None = None) -> int:
    """Measure, print, and unless it was only a glance write the results."""
    parser = argparse.ArgumentParser(description="Measure both builds.")
    parser.add_argument("--quick", action="store_true", help="a glance: one short measurement, nothing written")
    parser.add_argument("--turns", type=int, default=TURNS, help=f"measurements of each build ({TURNS})")
    parser.add_argument("--out", type=Path, default=None, help="where to write instead of benchmarks/results.md")
    arguments = parser.parse_args(given)
    there = builds()
    turns = 1 if arguments.quick else max(arguments.turns, 1)
    found = take_turns(there, turns, arguments.quick, Console(stderr=True))
    machine: Machine = this_machine()
    Console(width=max(Console().width, NARROWEST)).print(as_table(found))
    if COMPILED not in there:
        print("There is no fresh compiled copy (make compile); plain Python alone was measured.", file=sys.stderr)
    if not arguments.quick or arguments.out:
        target = arguments.out or RESULTS
        target.write_text(as_markdown(found, machine), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
