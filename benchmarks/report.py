"""The numbers as a table in a terminal and as benchmarks/results.md."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import fmean, median
from typing import Final, TypeAlias

from rich import box
from rich.table import Table

from benchmarks.metrics import COMPILED, MEANS, METRICS, PURE, Metric

Found: TypeAlias = Mapping[str, Sequence[Mapping[str, float]]]
"""By build, what every measurement found."""

NAMES: Final = {PURE: "plain Python", COMPILED: "compiled"}
MET: Final = "met"
MISSED: Final = "MISSED"
COLOURS: Final = {MET: "[green]met[/]", MISSED: "[bold red]MISSED[/]"}


@dataclass(frozen=True, slots=True)
class Machine:
    """Where it was measured, as far as it matters for the numbers."""

    python: str
    processor: str
    day: str


def this_machine() -> Machine:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Machine(python, processor(), date.today().isoformat())


def processor(cpuinfo: Path = Path("/proc/cpuinfo")) -> str:
    """The model of the processor."""
    try:
        lines = cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def rows(found: Found) -> list[list[str]]:
    """For every metric its name and, for each build, the best, the median, the target and whether that is met."""
    return [
        [f"{metric.name} ({metric.unit})", *[cell for build in found for cell in _cells(metric, build, found[build])]]
        for metric in METRICS
    ]


def _cells(metric: Metric, build: str, measurements: Sequence[Mapping[str, float]]) -> list[str]:
    values = [measurement[metric.id] for measurement in measurements]
    best = metric.best(values)
    met = {True: MET, False: MISSED, None: ""}[metric.is_met(build, best)]
    target = metric.target(build)
    sign = "≥" if metric.more else "≤"
    wanted = "" if target is None else f"{sign} {number(target)}"
    return [f"{number(best)} ({number(median(values))})", wanted, met]


def number(value: float) -> str:
    """Three digits that mean something, thousands apart."""
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.3g}"


def heads(found: Found) -> list[str]:
    return ["", *[head for build in found for head in (f"{NAMES[build]}", "target", "")]]


def means(found: Found) -> list[str]:
    """What the random games were like; the builds play the same ones."""
    first = next(iter(found.values()))
    return [
        f"{fmean([measurement[id_] for measurement in first]):.1f} {name} (TypeScript: {theirs:g})"
        for id_, (name, theirs) in MEANS.items()
    ]


def as_table(found: Found) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD, collapse_padding=True, pad_edge=False, caption="A random game: " + ", ".join(means(found))
    )
    for at, head in enumerate(heads(found)):
        table.add_column(head, justify="right" if at else "left", no_wrap=at == 0)
    for row in rows(found):
        table.add_row(*[COLOURS.get(cell, cell) for cell in row])
    return table


def as_markdown(found: Found, machine: Machine) -> str:
    turns = max([len(measurements) for measurements in found.values()])
    lines = [
        "# Benchmarks",
        "",
        f"Measured by `make bench` on {machine.day}: {machine.python}, one core of {machine.processor}.",
        "",
        f"CPU time; the best of {turns} measurements, in brackets their median. Other programs may have been running.",
        "",
        _line(heads(found)),
        _line(["---", *["---:" for _ in heads(found)[1:]]]),
        *[_line(row) for row in rows(found)],
        "",
        "Random games: two seats, base game with Corporate Era, every answer drawn uniformly, no log kept. On average",
        "such a game has",
        "",
        *[f"- {mean}" for mean in means(found)],
        "",
        "In brackets what the open TypeScript engine has, which plays 61 of these games per CPU second.",
        "",
        "A replay reads a whole record of random answers and checks everything in it. Scenarios are those of the",
        "tests, run by `redtable scenario`, reading and printing included. Decisions of `greedy` include its view of",
        "the table and the log of the game.",
    ]
    if COMPILED not in found:
        lines += ["", "There was no compiled copy to measure."]
    return "\n".join(lines) + "\n"


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
