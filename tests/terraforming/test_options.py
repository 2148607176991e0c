"""Set-up options: what is read, what is said about the rest, and that written options are read as the same."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.kernel.message import BadRecord
from redtable.terraforming.boards import THARSIS
from redtable.terraforming.options import OPTION_FIELDS, read_options, write_options
from redtable.terraforming.state import NOBODY, Options


def test_nothing_said_is_the_game_as_printed() -> None:
    """Two corporations and ten cards each, with Corporate Era and without draft, the first player by lot."""
    assert read_options({}) == Options(
        seats=2,
        board=THARSIS,
        corporate_era=True,
        draft=False,
        beginners=(),
        first=NOBODY,
        corporations_dealt=2,
        cards_dealt=10,
    )


def test_every_option_is_read() -> None:
    given = {
        "seats": 3,
        "board": "tharsis",
        "corporate_era": False,
        "draft": True,
        "beginners": [2, 0, 2],
        "first": 1,
        "corporations_dealt": 4,
        "cards_dealt": 12,
    }
    assert set(given) == {field.name for field in OPTION_FIELDS}
    assert read_options(given) == Options(
        seats=3,
        board=THARSIS,
        corporate_era=False,
        draft=True,
        beginners=(0, 2),
        first=1,
        corporations_dealt=4,
        cards_dealt=12,
    )


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"seats": 1},
        {"seats": 5, "corporate_era": False, "beginners": [4]},
        {"seats": 4, "draft": True, "first": 3, "corporations_dealt": 3, "cards_dealt": 20},
    ],
)
def test_written_options_are_read_as_the_same(given: dict[str, Any]) -> None:
    options = read_options(given)
    assert read_options(write_options(options)) == options
    assert write_options(options) | given == write_options(options)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_may_play(seats: int) -> None:
    assert read_options({"seats": seats}).seats == seats


def why_not(given: dict[str, Any]) -> tuple[str, str]:
    """The option that is refused and the key of the reason."""
    with pytest.raises(BadRecord) as refused:
        read_options(given)
    message = refused.value.message
    if message.key != "bad-option":
        return message.key, ""
    option, why = message.args["option"], message.args["why"]
    return str(getattr(option, "id", option)), str(getattr(why, "key", why))


@pytest.mark.parametrize(
    ("given", "option", "reason"),
    [
        ({"seats": 0}, "seats", "bad-option-choices"),
        ({"seats": 6}, "seats", "bad-option-choices"),
        ({"seats": True}, "seats", "bad-option-choices"),
        ({"seats": 2.0}, "seats", "bad-option-choices"),
        ({"seats": "2"}, "seats", "bad-option-choices"),
        ({"seats": None}, "seats", "bad-option-choices"),
        ({"board": "hellas"}, "board", "bad-option-choices"),
        ({"corporate_era": 1}, "corporate_era", "bad-option-choices"),
        ({"draft": "yes"}, "draft", "bad-option-choices"),
        ({"corporations_dealt": 0}, "corporations_dealt", "bad-option-choices"),
        ({"corporations_dealt": 5}, "corporations_dealt", "bad-option-choices"),
        ({"cards_dealt": 0}, "cards_dealt", "bad-option-choices"),
        ({"cards_dealt": 21}, "cards_dealt", "bad-option-choices"),
        ({"beginners": 1}, "beginners", "bad-option-seats"),
        ({"beginners": [2]}, "beginners", "bad-option-seats"),
        ({"beginners": [-1]}, "beginners", "bad-option-seats"),
        ({"beginners": [True]}, "beginners", "bad-option-seats"),
        ({"beginners": "01"}, "beginners", "bad-option-seats"),
        ({"first": 2}, "first", "bad-option-seats"),
        ({"first": -1}, "first", "bad-option-seats"),
        ({"first": "0"}, "first", "bad-option-seats"),
        ({"seats": 1, "corporate_era": False}, "corporate_era", "bad-option-solo-era"),
        ({"seats": 1, "draft": True}, "draft", "bad-option-solo-draft"),
        ({"seats": 5, "corporations_dealt": 3}, "corporations_dealt", "bad-option-too-many"),
        ({"seats": 4, "corporate_era": False, "corporations_dealt": 3}, "corporations_dealt", "bad-option-too-many"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(given: dict[str, Any], option: str, reason: str) -> None:
    assert why_not(given) == (option, reason)


def test_unknown_options_are_refused() -> None:
    assert why_not({"turmoil": True}) == ("bad-option-unknown", "")


def test_corporations_suffice_where_beginners_need_none() -> None:
    """Five seats cannot choose among three of the twelve, four of them can."""
    assert read_options({"seats": 5, "corporations_dealt": 3, "beginners": [0]}).corporations_dealt == 3
    assert read_options({"seats": 5, "corporate_era": False}).corporations_dealt == 2
