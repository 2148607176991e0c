"""A part of the screen that is given its lines and paints only those that have changed."""

from __future__ import annotations

from rich.text import Text
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget


class Lines(Widget):
    """As large as its place; lines that are too many or too long are cut off."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.lines: list[Text] = []

    @property
    def text(self) -> str:
        """What can be read."""
        return "\n".join([line.plain for line in self.lines[: self.size.height]])

    def show(self, lines: list[Text]) -> None:
        before, self.lines = self.lines, lines
        most = max(len(before), len(lines))
        changed = [y for y in range(most) if before[y : y + 1] != lines[y : y + 1]]
        if changed:
            self.refresh(*[Region(0, y + self.gutter.top, self.outer_size.width, 1) for y in changed])

    def render_line(self, y: int) -> Strip:
        if y >= len(self.lines):
            return Strip.blank(self.size.width, self.rich_style)
        line = Strip(self.lines[y].render(self.app.console), self.lines[y].cell_len)
        return line.apply_style(self.rich_style).adjust_cell_length(self.size.width, self.rich_style)
