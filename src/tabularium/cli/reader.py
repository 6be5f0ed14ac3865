"""Reading what the player types, from a keyboard or from a pipe."""

import contextlib
import sys

from rich.console import Console
from rich.control import Control
from rich.text import Text


class EndOfInput(Exception):
    """There is nobody there any more."""


class Reader:
    """One line at a time; what comes through a pipe is echoed, so that a transcript can be read."""

    def __init__(self, out: Console) -> None:
        self.out = out
        self.keyboard = sys.stdin.isatty()
        if self.keyboard:
            with contextlib.suppress(ImportError):  # arrow keys and history, where there are any
                import readline  # noqa: F401

    def line(self, prompt: str) -> str:
        """The next line without its end; EndOfInput when there is none."""
        if self.keyboard:
            try:
                return input(prompt).strip()
            except EOFError:
                self.out.print()
                raise EndOfInput from None
        text = sys.stdin.readline()
        self.out.print(Text(prompt + text.rstrip("\n")))
        if not text:
            raise EndOfInput
        return text.strip()

    def wipe(self) -> None:
        """Clear the screen and what was scrolled off it: no secret stays behind."""
        if self.out.is_terminal:
            self.out.control(Control.clear(), Control.home())
            self.out.file.write("\x1b[3J")
            self.out.file.flush()
        else:
            self.out.rule(style="dim")
