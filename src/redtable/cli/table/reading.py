"""What a person typed, as the key of an answer. Numbers are those of the list; keys are taken as they are."""

from __future__ import annotations

from redtable.cli.table.asking import Row, row_by_label
from redtable.cli.table.forms import Form, PaymentForm
from redtable.kernel.message import IllegalAnswer, Message


def key_of(form: Form, rows: list[Row], line: str) -> str:
    """Raises `IllegalAnswer` with a sentence where the line means nothing here."""
    if ":" in line or line in form.decision["options"]:
        return line
    words = line.replace(",", " ").split()
    match form.decision["kind"]:
        case "amount":
            return f"amount:{_one(words, line)}"
        case "subset":
            chosen = [] if words in ([], ["0"]) else [form.rows[_row(rows, word)] for word in words]
            return f"{form.decision['verb']}:{','.join(chosen)}"
        case "portion":
            return _portion(form, rows, words, line)
        case "payment" if "=" in line:
            return "pay:" + ",".join(words)
    return form.rows[_row(rows, _one(words, line), form)]


def _portion(form: Form, rows: list[Row], words: list[str], line: str) -> str:
    """`2` takes all of the second row, `2=3` or `2 3` three of it."""
    row, _, units = "=".join(words).partition("=")
    option = form.rows[_row(rows, row)]
    return f"{option}={units}" if units else option


def _one(words: list[str], line: str) -> str:
    if len(words) != 1:
        raise IllegalAnswer(Message("table-one-number", {"text": line}))
    return words[0]


def _row(rows: list[Row], label: str, form: Form | None = None) -> int:
    at = row_by_label(rows, label)
    if at is None or (isinstance(form, PaymentForm) and at >= form.splits):
        raise IllegalAnswer(Message("table-no-row", {"text": label}))
    return at
