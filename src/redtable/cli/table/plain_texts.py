"""What plain mode prints: the same table in sentences and lists, without signs or colours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from redtable.cli.errors import sentence
from redtable.cli.table import asking, board_picture
from redtable.cli.table import scores as score_page
from redtable.cli.table.panels import change_message, value_text
from redtable.cli.table.play import Play
from redtable.cli.table.seating import PERSON
from redtable.cli.table.table import Step
from redtable.kernel.message import Message, Ref, Value
from redtable.terraforming.card import card_by_id
from redtable.terraforming.resources import PARAMETERS
from redtable.words import Words, card_text, find_cards


def who(name: str, words: Words) -> str:
    return words.say(Message("table-person")) if name == PERSON else name


def step(done: Step, viewer: int | None, words: Words) -> list[str]:
    """What happened, as far as the viewer may know it."""
    return [sentence(event.seen_by(viewer).message(), words) for event in done.events]


def asked(play: Play, words: Words) -> list[str]:
    """The question and its numbered answers."""
    assert play.decision is not None
    assert play.viewer is not None
    lines = [f"{words.seat(play.viewer)}. {asking.question(play.decision, words)}"]
    source = asking.source_of(play.decision)
    if source:
        lines.append(words.say(Message("table-from-card", {"card": Ref("card", source)})))
    hint = asking.hint(play.decision, words)
    lines += [hint] if hint else []
    if play.decision["kind"] == "amount":
        return lines
    return lines + [_row_line(row, words) for row in play.rows() if not row.units or play.decision["kind"] == "portion"]


def _row_line(row: asking.Row, words: Words) -> str:
    text = f"{row.label}. {row.text}"
    if row.verb == "area":
        text = words.say(Message("table-area", {"area": int(row.label), "parts": row.text}))
    if row.units:
        text += f" ({words.say(Message('table-up-to', {'n': row.units[1]}))})"
    if row.price is not None:
        text += f", {words.say(Message('unit-megacredits', {'n': row.price}))}"
    return text


def board(play: Play, words: Words) -> Iterator[str]:
    """Every tile and marker, and what is printed on the free areas."""
    shown = board_picture.shown(play.view)
    for tile in play.view["tiles"]:
        place = _place(tile["area"], words)
        name: Value = Ref("tile", tile["tile"])
        if tile["owner"] is not None:
            name = Message("table-tile-of", {"tile": name, "seat": tile["owner"]})
        yield f"{place}: {words.say(name)}"
    for area, owner in shown.markers.items():
        yield f"{_place(area, words)}: {words.say(Message('table-marker-of', {'seat': owner}))}"
    yield words.say(Message("table-free-areas"))
    for free in shown.board.areas[1:]:
        if free.id not in shown.tiles:
            yield words.say(board_picture.area_text(shown, free.id, words))


def _place(area: object, words: Words) -> str:
    """An area by its number, or by its name where it lies off Mars."""
    if isinstance(area, int):
        return words.say(Message("answer-area", {"area": area}))
    return words.name("area", str(area))


def hand(play: Play, words: Words) -> Iterator[str]:
    """Cards with price, tags, text and the reason why not."""
    own = play.view["own"]
    if own is None or not (own["hand"] or own["offered"] or own["drafted"]):
        yield sentence(Message("table-hand-empty"), words)
        return
    for card_id in [*own["hand"], *own["offered"], *own["drafted"]]:
        yield from card(card_id, play, words)


def card(card_id: str, play: Play, words: Words) -> Iterator[str]:
    """All that a card says, and in hand whether it can be played."""
    text = card_text(card_by_id(card_id), words)
    yield ". ".join([*text.head])
    for _, line in text.lines:
        yield f"  {line}"
    own = play.view["own"] or {"hand": [], "prices": {}}
    if card_id in own["hand"]:
        price = own["prices"].get(card_id)
        if price != text.cost:
            yield "  " + words.say(Message("table-price-now", {"n": price}))
        for reason in play.why_not(card_id):
            yield "  " + sentence(Message("table-not-playable", {"why": reason}), words)


def card_meant(play: Play, text: str) -> str | None:
    """By the number of a row that is about a card, or by name."""
    rows = play.rows()
    at = asking.row_by_label(rows, text)
    if at is not None:
        return rows[at].card or None
    found = find_cards(text) if text else []
    return found[0].id if found else None


def players(play: Play, words: Words) -> Iterator[str]:
    """The parameters, then every seat with all that lies open."""
    view = play.view
    generation = words.say(Message("table-generation", {"n": view["generation"]}))
    yield f"{generation}. {words.name('phase', view['phase'])}"
    for name in PARAMETERS:
        yield f"{words.name('param', name)}: {value_text(name, view[name])}"
    for seat in view["seats"]:
        yield from _seat(seat, play, words)


def _seat(seat: dict[str, Any], play: Play, words: Words) -> Iterator[str]:
    number = seat["seat"]
    corporation = f", {words.name('card', seat['corporation'])}" if seat["corporation"] else ""
    passed = f", {words.name('word', 'passed')}" if seat["passed"] else ""
    yield f"{words.seat(number)} ({who(play.table.seating.seats[number], words)}){corporation}{passed}"
    rating = words.say(Message("unit-rating", {"n": seat["tr"]}))
    yield f"  {rating}, {words.say(Message('table-in-hand', {'n': seat['hand']}))}"
    for resource, units in seat["stock"].items():
        args: dict[str, Value] = {"what": Ref("res", resource), "n": units, "more": seat["production"][resource]}
        yield "  " + words.say(Message("table-stock", args))
    tags = [words.say(Message(f"unit-tag-{tag}", {"n": count})) for tag, count in seat["tags"].items()]
    if tags:
        yield f"  {', '.join(tags)}"
    played = [words.name("card", card_id) + _on_card(seat, card_id) for card_id in seat["played"]]
    if played:
        yield f"  {words.name('word', 'cards')}: {', '.join(played)}"


def _on_card(seat: dict[str, Any], card_id: str) -> str:
    units = seat["on_cards"].get(card_id)
    return f" ({units})" if units else ""


def goals(play: Play, words: Words) -> Iterator[str]:
    """Milestones and awards: who has them, how far everybody is."""
    found = play.view["goals"]
    if found is None:
        yield sentence(Message("refused-solo"), words)
        return
    for kind, price in (("milestone", found["milestone_price"]), ("award", found["award_price"])):
        taken = {goal["id"]: goal["seat"] for goal in play.view[f"{kind}s"]}
        cost = words.say(Message("unit-megacredits", {"n": price}) if price else Message("table-goals-closed"))
        yield f"{words.name('word', f'{kind}s')} ({cost})"
        for goal in found[f"{kind}s"]:
            least = f" ≥ {goal['least']}" if "least" in goal else ""
            owner = f" – {words.seat(taken[goal['id']])}" if goal["id"] in taken else ""
            counts = ", ".join([f"{words.seat(seat)} {count}" for seat, count in enumerate(goal["counts"])])
            yield f"  {words.name(kind, goal['id'])}{least}{owner}: {counts}"


def log(play: Play, words: Words) -> Iterator[str]:
    """The last steps."""
    for done in play.table.steps[-30:]:
        yield from step(done, play.viewer, words)


def keys(play: Play, words: Words) -> Iterator[str]:
    """Every answer by its key, with what it would change."""
    assert play.decision is not None
    assert play.viewer is not None
    for key in play.decision["options"]:
        changes = play.table.preview(play.viewer, key) if play.decision["kind"] in ("choice", "payment") else []
        said = "; ".join([words.say(_named(change.seat, play.viewer, change_message(change))) for change in changes])
        yield f"{key}  {said}".rstrip()


def _named(seat: int | None, viewer: int, change: Message) -> Message:
    return change if seat in (None, viewer) else Message("table-change-of", {"seat": int(seat or 0), "what": change})


def scores(play: Play, words: Words) -> list[str]:
    """The end: points by source for every seat."""
    lines = [score_page.winner_sentence(play.table.winners(), words)]
    for seat, score in enumerate(play.view["scores"]):
        parts = [f"{words.name('score', source)} {score[source]}" for source in score_page.SOURCES]
        lines.append(f"{words.seat(seat)}: {', '.join(parts)}")
    return lines


PAGES: Final[dict[str, Callable[[Play, Words], Iterator[str]]]] = {
    "b": board,
    "h": hand,
    "p": players,
    "m": goals,
    "v": log,
    "k": keys,
}
"""Commands of plain mode that show something."""
