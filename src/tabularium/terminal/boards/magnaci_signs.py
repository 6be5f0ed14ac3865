"""Signs for Magnaci in the terminal: cards, marks for what is reconstructed, what is at stake."""

from typing import Any, Final

from rich.table import Table
from rich.text import Text

from tabularium.games.magnaci.contest import value_of
from tabularium.games.magnaci.material import CARDS, PROVENANCE, RECONSTRUCTED
from tabularium.games.magnaci.spec import SPEC
from tabularium.games.magnaci.state import NO_CARD, Magnaci
from tabularium.kernel import Facts, View
from tabularium.terminal.heraldry import shield
from tabularium.words import Words

MARK: Final = "°"  # beside a value that no source proves
HIDDEN: Final = "?"
NOTHING: Final = "·"
LADY: Final = "lady"


def say(words: Words, key: str, **facts: object) -> str:
    return words.say(f"magnaci-board-{key}", **facts)


def dim(text: str) -> Text:
    return Text(text, style="dim")


def named(words: Words, code: str) -> str:
    """A province, a fief or an office."""
    return words.say(f"magnaci-item-{code}")


def imagined(view: View) -> Magnaci:
    """The pure questions of the rules want a state; one imagined from the view knows no more."""
    t = SPEC.imagine(view, "board")
    assert isinstance(t, Magnaci)
    return t


def frame_of(view: View, name: str) -> Facts | None:
    """Where we are in a chapter, if we are in it."""
    stack: Any = view["stack"]
    for frame in reversed(stack):
        if frame["frame"] == name:
            return dict(frame)
    return None


def chapter(view: View) -> str:
    """Senate, Sejm, Conflicts or Interregnum; it says what a face-down card lies at."""
    match = frame_of(view, "Match")
    return "" if match is None else str(match["step"])


def mark(name: str) -> str:
    """A mark if a value is our guess."""
    return MARK if PROVENANCE[name][0] == RECONSTRUCTED else ""


def card_sign(words: Words, code: str) -> str:
    """A family card in one or two characters."""
    return words.letter(code, "short")


def signed(number: int) -> str:
    """With its sign, as one adds it."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


# Cards that lie at an office, a law or a conflict


def add_seats(table: Table, t: Magnaci) -> None:
    """A column for each seat, headed by its shape."""
    for seat in range(t.seats):
        table.add_column(shield(seat), justify="center", no_wrap=True)


def cards_at(
    words: Words, view: View, t: Magnaci, slot: int, values: tuple[int, ...] | None
) -> list[Text]:
    """Of each seat: turned over with what it counts by these values, or face down, or none."""
    sealed: Any = view["sealed"]
    cells: list[Text] = []
    for seat in range(t.seats):
        if values is not None and t.shown[seat] != NO_CARD:
            cells.append(_counted(words, t, seat, values))
            continue
        lying = [letter for at, letter in sealed[seat] if at == slot]
        if not lying or values is not None:
            cells.append(dim(NOTHING))
        elif lying[0] is None:
            cells.append(Text(HIDDEN))
        else:
            cells.append(Text(f"({card_sign(words, lying[0])})"))
    return cells


def _counted(words: Words, t: Magnaci, seat: int, values: tuple[int, ...]) -> Text:
    code, total = CARDS[t.shown[seat]], value_of(t, seat, values)
    text = card_sign(words, code)
    if t.bonus[seat]:
        text += signed(t.bonus[seat])
    if t.bonus[seat] or code == LADY:
        text += f"={total}"
    everybody = [s for s in range(t.seats) if t.shown[s] != NO_CARD]
    best = total == max(value_of(t, s, values) for s in everybody)
    return Text(text, style="bold underline" if best else "bold")
