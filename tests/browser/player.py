"""Somebody at a screen: sees what the page shows, chooses by mouse or keyboard, confirms. Knows no rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Locator, Page

Policy = Callable[[dict[str, Any], random.Random], str]
"""Which of a choice's options; gets the decision as the server tells it."""

SEEN = """() => {
  const frame = document.querySelector('[data-number]');
  if (frame === null) return null;
  const { number, screen, asked } = frame.dataset;
  return { number: Number(number), screen, asked };
}"""
DONE = "() => document.querySelector('[data-number]')?.dataset.busy === 'false'"
SHOWN = "number => Number(document.querySelector('[data-number]')?.dataset.number ?? -1) >= number"
ASKED = """() => {
  const frame = document.querySelector('[data-number]');
  return frame !== null && (frame.dataset.asked !== '' || frame.dataset.screen === 'end');
}"""
PATIENCE = 30_000
MOST_ANSWERS = 2_000
NO_LOG = 1_000_000  # the log from that line on


@dataclass
class Seen:
    number: int
    screen: Literal["room", "opening", "play", "end"]
    asked: str  # the kind of the decision; empty: nothing


@dataclass
class Player:
    """`keyboard`: everything by keys."""

    page: Page
    table: str = ""
    keyboard: bool = False
    dice: random.Random = field(default_factory=lambda: random.Random(7))

    def seen(self) -> Seen | None:
        found = self.page.evaluate(SEEN)
        return None if found is None else Seen(**found)

    def told(self) -> dict[str, Any]:
        """The table as the server tells it to this browser, without the log."""
        found: dict[str, Any] = self.page.context.request.get(f"/api/tables/{self.table}?since={NO_LOG}").json()
        return found

    def decision(self) -> dict[str, Any]:
        found: dict[str, Any] = self.told()["view"]["decision"]
        return found

    def wait_until_asked(self) -> Seen:
        self.page.wait_for_function(ASKED, timeout=PATIENCE)
        seen = self.seen()
        assert seen is not None
        return seen

    # --- answering ---

    def play(self, policy: Policy) -> None:
        """Until the end is on the screen."""
        for _ in range(MOST_ANSWERS):
            if self.wait_until_asked().screen == "end":
                return
            self.answer(policy)
        raise AssertionError("the game does not end")

    def answer(self, policy: Policy) -> None:
        """Answer what is asked, whatever it is, and wait until what came of it is on the screen."""
        self.choose_some(policy)
        self.confirm()
        self.page.wait_for_function(DONE, timeout=PATIENCE)
        self.wait_until_shown(self.told()["number"])

    def wait_until_shown(self, number: int) -> None:
        self.page.wait_for_function(SHOWN, arg=number, timeout=PATIENCE)

    def choose_some(self, policy: Policy) -> None:
        """What the policy wishes of a choice; else as little as is allowed, or what is proposed."""
        decision = self.decision()
        match decision["kind"]:
            case "choice":
                self.choose(policy(decision, self.dice))
            case "subset":
                for option in decision["options"][: decision["least"]]:
                    self.choose(option)
            case "portion":
                self.choose(decision["options"][0])

    def choose(self, option: str) -> None:
        """The option, wherever the screen has it."""
        control = self.control(option)
        if self.keyboard:
            self.reach(control)
            self.page.keyboard.press("Space" if option.startswith("area:") else "Enter")
        else:
            control.click()

    def control(self, option: str) -> Locator:
        """The row in the panel, behind its tab if need be, or the card among those laid out."""
        seen = self.seen()
        if seen is not None and seen.screen == "opening":
            return self.page.locator(f'button[data-card="{option.split(":")[-1]}"]')
        self.unfold()
        row = self.page.locator(f'[data-option="{option}"]')
        if row.count() == 0:
            self.turn_to(row)
        return row

    def turn_to(self, row: Locator) -> None:
        for tab in self.page.locator(".decision .tab").all():
            if self.keyboard:
                self.reach(tab)
                self.page.keyboard.press("Space")
            else:
                tab.click()
            if row.count() == 1:
                return
        raise AssertionError(f"nothing on the screen is {row}")

    def unfold(self) -> None:
        """On phones the panel may be folded."""
        fold = self.page.locator(".decision .fold[aria-expanded=false]")
        if fold.count():
            fold.click()

    def confirm(self) -> None:
        """The button that says what will be done; whether it is really meant is answered once for all."""
        if self.keyboard:
            self.reach(self.primary)
            self.page.keyboard.press("Enter")
        else:
            self.primary.click()
        self.settle_slip()

    def settle_slip(self) -> None:
        dialog = self.page.locator("dialog[open]")
        if dialog.count() == 0:
            return
        dialog.get_by_role("checkbox").uncheck()
        dialog.locator("footer button.primary").click()

    @property
    def primary(self) -> Locator:
        return self.page.locator("main footer button.primary")

    # --- by keyboard ---

    def reach(self, control: Locator) -> None:
        """Press Tab until the control has the focus, as somebody without a mouse must."""
        handle = control.element_handle()
        for _ in range(300):
            if handle.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {control}")


# --- policies ---


def any_option(decision: dict[str, Any], dice: random.Random) -> str:
    chosen: str = dice.choice(decision["options"])
    return chosen


RAISING = ("project:asteroid", "project:aquifer", "project:greenery")


def brief(decision: dict[str, Any], dice: random.Random) -> str:
    """Brings the game to its end without playing a card: what raises Mars, else passes."""
    options: list[str] = decision["options"]
    converting = [option for option in options if option.startswith("convert:")]
    raising = [option for option in options if option in RAISING]
    if converting or raising:
        return dice.choice(converting or raising)
    return "pass" if "pass" in options else options[0]


def idle(decision: dict[str, Any], dice: random.Random) -> str:
    """Passes as soon as it can."""
    options: list[str] = decision["options"]
    return "pass" if "pass" in options else options[0]
