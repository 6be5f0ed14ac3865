"""Rows of pieces that wrap between pieces, never inside one."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Row:
    """Things side by side on as many lines as they need; none is broken in two."""

    def __init__(self, things: Iterable[Text], between: str = ", ", indent: int = 0) -> None:
        self.things = list(things)
        self.between = between
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(" " * self.indent)
        for i, thing in enumerate(self.things):
            last = i == len(self.things) - 1
            piece = thing if last else thing + Text(self.between, style="dim")
            if line.plain.strip() and line.cell_len + len(piece.plain.rstrip()) > options.max_width:
                yield line
                line = Text(" " * self.indent)
            line.append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [thing.cell_len + len(self.between) for thing in self.things] or [0]
        return Measurement(max(widths) + self.indent, sum(widths) + self.indent)
