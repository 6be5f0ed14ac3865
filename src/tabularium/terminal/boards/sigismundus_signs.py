"""Signs for Sigismundus Augustus in the terminal: short names, armies, owners."""

from collections.abc import Iterable

from rich.text import Text

from tabularium.games.sigismundus.material import ARMS, SPACES
from tabularium.terminal.heraldry import colour, shape, shield
from tabularium.words import Words

NUMERALS = ("I", "II", "III", "IV", "V")[:SPACES]


def say(words: Words, key: str, **facts: object) -> str:
    return words.say(f"sigismundus-board-{key}", **facts)


def dim(text: str) -> Text:
    return Text(text, style="dim")


def short(words: Words, code: str, form: str = "short") -> str:
    """A form of a name, the name itself if it has none."""
    return words.part(f"sigismundus-item-{code}", form) or words.item(code)


def counted(seats: Iterable[int]) -> Text:
    """Numbers of the seats, each with its shape; those with nothing are left out."""
    some = [
        Text.assemble(shield(seat), (str(n), colour(seat))) for seat, n in enumerate(seats) if n
    ]
    return Text(" ").join(some)


def owner(seat: int) -> Text:
    """The shape of a seat, a dash for nobody."""
    return shield(seat) if seat >= 0 else Text("–", style="dim")


def army(words: Words, units: list[int]) -> str:
    """Units by arm, such as `I2 H1`."""
    some = [f"{short(words, arm)}{n}" for arm, n in zip(ARMS, units, strict=True) if n]
    return " ".join(some) or say(words, "none")


def marker(seat: int) -> Text:
    """A house marker that lies somewhere."""
    return Text(f"({shape(seat)})", style=colour(seat))


def headed(name: str, pieces: list[Text]) -> list[Text]:
    """The first of some pieces with their name before it; a row may break between them."""
    return [Text.assemble((name, "dim"), " ", pieces[0]), *pieces[1:]] if pieces else []
