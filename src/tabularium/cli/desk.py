"""The desk of a command: its language, where it writes, and how it says no."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from tabularium.kernel import BadOption, GameSpec, TabulariumError
from tabularium.registry import UnknownGame
from tabularium.words import LANGUAGES, Words

BAD_USAGE: Final = 2
REFUSED: Final = 1


class Refused(Exception):
    """A command cannot do what it was asked; the message is in words already."""

    def __init__(self, message: str, code: int = REFUSED) -> None:
        super().__init__(message)
        self.message = message
        self.code = code


class Desk:
    """What every command gets."""

    def __init__(self, lang: str) -> None:
        self.words = Words(lang)
        # Our texts are not markup, and colouring every number would only distract.
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)

    def turn_to(self, spec: GameSpec, names: Sequence[str] = ()) -> None:
        """From now on we speak about this game."""
        self.words = Words(self.words.lang, spec.id, spec.alphabet, names)

    def say(self, key: str, /, **facts: object) -> str:
        """A message in words."""
        return self.words.say(key, **facts)

    def tell(self, key: str, /, style: str = "", **facts: object) -> None:
        """Print a message."""
        self.out.print(Text(self.say(key, **facts), style=style))

    def complain(self, message: str) -> None:
        """Print what is wrong."""
        self.err.print(Text(message, style="red"), soft_wrap=True)


def language(args: Sequence[str], env: Mapping[str, str]) -> tuple[str, str | None]:
    """The language to speak, and one that was asked for but that we do not have.

    It is read before anything is parsed: help and complaints are in that language too.
    """
    asked = None
    for i, arg in enumerate(args):
        if arg == "--lang" and i + 1 < len(args):
            asked = args[i + 1]
        elif arg.startswith("--lang="):
            asked = arg.removeprefix("--lang=")
    if asked is not None and asked in LANGUAGES:
        return asked, None
    locale = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    ours = locale[:2].lower()
    return (ours if ours in LANGUAGES else LANGUAGES[0]), asked


def refusal(desk: Desk, error: TabulariumError) -> tuple[str, int]:
    """An error of the library in words, and the exit code for it."""
    said = "\n".join(desk.words.why(reason, cite=False) for reason in error.reasons)
    usage = isinstance(error, BadOption | UnknownGame) or error.reason.code.startswith("bots.")
    return said, BAD_USAGE if usage else REFUSED
