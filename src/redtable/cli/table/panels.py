"""The parts of the table as lines of text: tracks, seats, goals, log, and what an answer would change."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from redtable.cli.table.cards_text import card_name
from redtable.cli.table.look import (
    ACCENT,
    DANGER,
    GOOD,
    LINE,
    QUIET,
    RESOURCE_COLOURS,
    RESOURCE_SIGNS,
    TEXT,
    WARNING,
    cut,
    resource_sign,
    seat_sign,
    seat_text,
    spread,
    styled,
    tags_text,
    wrapped,
)
from redtable.cli.table.previews import Change
from redtable.cli.table.seating import Seating
from redtable.cli.table.table import Step
from redtable.kernel.message import Message, Ref, Value
from redtable.terraforming.parameters import HEAT_STEPS, OCEAN_STEP, WARM_STEP
from redtable.terraforming.resources import (
    OCEANS_GOAL,
    OXYGEN_GOAL,
    RESOURCES,
    STEP,
    TEMPERATURE_GOAL,
    TEMPERATURE_START,
)
from redtable.words import Words
from redtable.words.cards import capitalised

TRACK_COLOURS: Final = {"temperature": "#ff7a5c", "oxygen": "#9fd8c8", "oceans": "#4aa3ff"}
_ENDS: Final = {
    "temperature": (TEMPERATURE_START, TEMPERATURE_GOAL, STEP[0]),
    "oxygen": (0, OXYGEN_GOAL, STEP[1]),
    "oceans": (0, OCEANS_GOAL, STEP[2]),
}
_BONUSES: Final = {
    "temperature": {OCEAN_STEP: "≈"} | dict.fromkeys(HEAT_STEPS, RESOURCE_SIGNS["heat"]),
    "oxygen": {WARM_STEP: "°"},
    "oceans": {},
}


def signed(number: int) -> str:
    """With a true minus."""
    return f"−{-number}" if number < 0 else str(number)


def value_text(parameter: str, value: int) -> str:
    """−30 °C, 8 %, 3/9."""
    number = signed(value)
    return {"temperature": f"{number} °C", "oxygen": f"{number} %", "oceans": f"{number}/{OCEANS_GOAL} ≈"}[parameter]


def track_lines(view: dict[str, Any], words: Words, width: int) -> list[Text]:
    """One line for each of the three parameters: steps done, steps to come, bonus steps."""
    names = {name: words.name("param", name) for name in _ENDS}
    widest = max(len(name) for name in names.values())
    widest = widest if width >= widest + 30 else 0
    return [_track(name, view[name], names[name], widest, width) for name in _ENDS]


def _track(name: str, value: int, label: str, widest: int, width: int) -> Text:
    first, last, step = _ENDS[name]
    steps = range(first, last + 1, step)
    colour = TRACK_COLOURS[name]
    bar = styled()
    for at in steps[1:]:
        sign = _BONUSES[name].get(at, "━" if at <= value else "·")
        bar.append(sign, f"bold {colour}" if at <= value else WARNING if at in _BONUSES[name] else LINE)
    head = styled(f"{capitalised(label):{widest}} " if widest else "", QUIET)
    number = styled(value_text(name, value).rjust(7), f"bold {TEXT if value < last else GOOD}")
    return cut(head + number + styled(" ") + bar, width)


def seat_lines(view: dict[str, Any], seat: int, seating: Seating, words: Words, width: int, roomy: bool) -> list[Text]:
    """A seat in two lines, or in three with its tags."""
    data = view["seats"][seat]
    lines = [_seat_head(view, data, seating, words, width), _stock_line(data, width)]
    if roomy:
        tags = tags_text(data["tags"], words)
        lines.append(cut(styled("  ") + (tags if tags.cell_len else styled("–", LINE)), width))
    return lines


def _seat_head(view: dict[str, Any], data: dict[str, Any], seating: Seating, words: Words, width: int) -> Text:
    seat = data["seat"]
    name = seat_text(seat, words)
    if data["corporation"]:
        name.append(f" {words.name('card', data['corporation'])}", QUIET)
    else:
        name.append(f" {who_text(seating.seats[seat], words)}", QUIET)
    right = styled()
    if data["passed"]:
        right.append(words.name("word", "passed"), QUIET).append(" ")
    elif seat in view["deciding"]:
        right.append("◀ ", ACCENT)
    if seat == view["first"]:
        right.append("① ", QUIET)
    right.append(f"{words.name('word', 'tr')} {data['tr']}", f"bold {TEXT}")
    right.append(f" {RESOURCE_SIGNS['card']}{data['hand']}", RESOURCE_COLOURS["card"])
    return spread(name, right, width)


def who_text(who: str, words: Words) -> str:
    """A person, or a bot by its name."""
    return words.say(Message("table-person")) if who == "person" else who


def _stock_line(data: dict[str, Any], width: int) -> Text:
    line = styled(" ")
    for resource in RESOURCES:
        more = data["production"][resource]
        line.append(" ").append(RESOURCE_SIGNS[resource], RESOURCE_COLOURS[resource])
        line.append(str(data["stock"][resource]), f"bold {TEXT}")
        line.append(f"+{more}" if more >= 0 else signed(more), QUIET if more else LINE)
    return cut(line, width)


def played_lines(view: dict[str, Any], seat: int, words: Words, width: int, most: int) -> list[Text]:
    """The cards in play of a seat in running text, with the resources on them."""
    data = view["seats"][seat]
    parts = []
    for card in data["played"]:
        units = data["on_cards"].get(card)
        used = " ↻" if card in data["actions_used"] else ""
        parts.append(card_name(card, words).append(f" {units}" if units else "", GOOD).append(used, QUIET))
    lines = wrapped(styled(" · ", LINE).join(parts), width) if parts else []
    return lines if len(lines) <= most else [*lines[: most - 1], styled("…", QUIET)]


def goal_lines(view: dict[str, Any], words: Words, width: int) -> list[Text]:
    """Milestones and awards with the standing of every seat; nothing in the solo game."""
    goals = view["goals"]
    if goals is None:
        return []
    claimed = {goal["id"]: goal["seat"] for goal in view["milestones"]}
    funded = {goal["id"]: goal["seat"] for goal in view["awards"]}
    lines = [_goal_head(words.name("word", "milestones"), goals["milestone_price"], words, width)]
    for goal in goals["milestones"]:
        lines.append(_goal_line("milestone", goal, claimed, words, width))
    lines.append(_goal_head(words.name("word", "awards"), goals["award_price"], words, width))
    for goal in goals["awards"]:
        lines.append(_goal_line("award", goal, funded, words, width))
    return lines


def goal_columns(view: dict[str, Any], words: Words, width: int) -> list[Text]:
    """The same side by side, where lines are short of room."""
    lines = goal_lines(view, words, (width - 2) // 2)
    half = len(lines) // 2
    room = (width - 2) // 2 + 2
    return [
        left + styled(" " * (room - left.cell_len)) + right
        for left, right in zip(lines[:half], lines[half:], strict=True)
    ]


def _goal_head(name: str, price: int | None, words: Words, width: int) -> Text:
    said = words.say(Message("unit-megacredits", {"n": price}) if price else Message("table-goals-closed"))
    return spread(
        styled(name[:1].upper() + name[1:], f"bold {QUIET}"), styled(said, WARNING if price else QUIET), width
    )


def _goal_line(kind: str, goal: dict[str, Any], taken: dict[str, int], words: Words, width: int) -> Text:
    least = goal.get("least")
    name = styled("  " + words.name(kind, goal["id"]), TEXT)
    if goal["id"] in taken:
        name = seat_sign(taken[goal["id"]]).append(" " + words.name(kind, goal["id"]), f"bold {GOOD}")
    best = max(goal["counts"])
    counts = []
    for seat, count in enumerate(goal["counts"]):
        reached = count >= least if least is not None else 0 < count == best
        counts.append(seat_sign(seat).append(signed(count), f"bold {GOOD}" if reached else QUIET))
    right = styled(f"≥{least} " if least is not None else "", QUIET) + styled(" ").join(counts)
    if right.cell_len > width * 2 // 3:
        right = styled().join(counts)
    return spread(name, right, width)


def log_lines(steps: list[Step], viewer: int | None, words: Words, width: int, most: int) -> list[Text]:
    """The last things that happened, the latest at the end."""
    found: list[Text] = []
    for step in reversed(steps):
        said: list[Text] = []
        for event in step.events:
            sentence = words.say(event.seen_by(viewer).message())
            style = f"bold {QUIET}" if event.kind in LOUD else TEXT
            said += wrapped(seat_sign(event.seat) + styled(" ") + styled(sentence, style), width)
        found = said + found
        if len(found) >= most:
            break
    return found[-most:] if most else []


LOUD: Final = ("generation-began", "scored", "won")
"""Events that divide the log."""


LASTING: Final = ("production", "tr")
"""Groups of numbers whose loss is more than a price."""


UNBROKEN: Final = "\u00a0"


def change_texts(changes: list[Change], viewer: int | None, words: Words) -> list[Text]:
    """What an answer would change; the viewer's own numbers need no name."""
    found = []
    for change in changes:
        text = styled()
        if change.seat is not None and change.seat != viewer:
            text.append_text(seat_sign(change.seat)).append(UNBROKEN)
        better = change.after > change.before
        worse = DANGER if change.group in LASTING else TEXT
        text.append(words.say(change_message(change)).replace(" ", UNBROKEN), GOOD if better else worse)
        found.append(text)
    return found


def change_message(change: Change) -> Message:
    numbers: dict[str, Value] = {"before": change.before, "after": change.after}
    match change.group:
        case "param":
            return Message("table-change", {"what": Ref("param", change.what), **numbers})
        case "stock":
            return Message("table-change", {"what": Ref("res", change.what), **numbers})
        case "production":
            return Message("table-change-production", {"what": Ref("res", change.what), **numbers})
        case "tr":
            return Message("table-change-tr", {**numbers})
        case "hand":
            return Message("table-change-hand", {**numbers})
    return Message("table-change-on-card", {"what": Ref("card", change.what), **numbers})


def title_text(view: dict[str, Any], words: Words) -> Text:
    """Generation and phase."""
    generation = Message("table-generation", {"n": view["generation"]})
    if view["generations"]:
        generation = Message("table-generation-of", {"n": view["generation"], "of": view["generations"]})
    return styled(words.say(generation), f"bold {TEXT}") + styled(f" · {words.name('phase', view['phase'])}", QUIET)


def price_text(price: int) -> Text:
    return styled(f"{price} ", TEXT) + resource_sign("megacredits")
