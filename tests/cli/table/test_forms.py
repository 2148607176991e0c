"""Answers in the making, for every kind of decision."""

from __future__ import annotations

from typing import Any

from redtable.cli.table.forms import AmountForm, PaymentForm, PortionForm, SubsetForm, form_of


def decision(kind: str, options: list[str], **more: Any) -> dict[str, Any]:
    return {"kind": kind, "options": options, "default": options[0] if options else "", **more}


def test_a_choice_is_the_row_in_hand() -> None:
    form = form_of(decision("choice", ["pass", "sell"]))
    assert form.key() == "pass"
    form.move(5)
    form.toggle()
    form.change(3)
    assert form.key() == "sell"
    assert form.mark(0) is None
    assert form.units(0) is None


def test_a_subset_is_what_has_marks_in_the_order_of_the_options() -> None:
    form = form_of(decision("subset", ["a", "b", "c"], verb="buy", least=0, most=2))
    assert isinstance(form, SubsetForm)
    assert form.key() == "buy:"
    for row in (2, 0, 1, 1):
        form.move(row)
        form.toggle()
    assert form.key() == "buy:a,c"
    assert [form.mark(row) for row in range(3)] == [True, False, True]


def test_an_amount_begins_with_the_default_and_stays_within_its_bounds() -> None:
    form = form_of(decision("amount", [], least=1, most=7) | {"default": "amount:7"})
    assert isinstance(form, AmountForm)
    form.change(1)
    assert form.key() == "amount:7"
    form.change(-2)
    assert form.key() == "amount:5"
    form.set_units(0)
    assert form.key() == "amount:1"
    assert form.units(0) == (1, 7)


def test_a_portion_is_all_or_less_of_one_option() -> None:
    form = form_of(decision("portion", ["seat:1:plants", "none"], most=[3, 0]))
    assert isinstance(form, PortionForm)
    assert form.key() == "seat:1:plants"
    form.change(-1)
    assert form.key() == "seat:1:plants=2"
    form.change(-9)
    assert form.key() == "seat:1:plants=1"
    form.move(1)
    form.change(1)
    assert form.key() == "none"
    assert form.units(1) is None


def test_a_payment_is_a_listed_split_or_one_made_by_hand() -> None:
    means = [{"name": "titanium", "available": 4, "value": 3}, {"name": "megacredits", "available": 20, "value": 1}]
    options = ["pay:titanium=4,megacredits=2", "pay:titanium=3,megacredits=5"]
    form = form_of(decision("payment", options, price=14, means=means))
    assert isinstance(form, PaymentForm)
    form.move(1)
    assert (form.key(), form.paid()) == (options[1], 14)
    form.change(1)
    assert form.key() == options[1]
    form.move(2)
    form.change(-2)
    form.move(3)
    form.set_units(99)
    assert (form.key(), form.paid()) == ("pay:titanium=1,megacredits=20", 23)
    assert [form.units(row) for row in range(4)] == [None, None, (1, 4), (20, 20)]
    form.move(0)
    assert form.key() == options[0]
