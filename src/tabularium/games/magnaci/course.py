"""Where in the rulebook we are: Age, chapter, King, and what sealed cards lie on (rules 3, 5.1)."""

from tabularium.games.magnaci.bids import field_name, space_name
from tabularium.games.magnaci.conflicts import Conflicts
from tabularium.games.magnaci.ending import FinalScoring
from tabularium.games.magnaci.match import Match
from tabularium.games.magnaci.material import (
    AGES,
    KING_CODES,
    KING_SYMBOL,
    OFFICE_CODES,
    SYMBOLS,
)
from tabularium.games.magnaci.sejm import Sejm
from tabularium.games.magnaci.senate import Senate
from tabularium.games.magnaci.shape import Age, Chapter, FaceDown, King
from tabularium.games.magnaci.state import Magnaci


def age_of(t: Magnaci) -> Age | None:
    """The Age; none before the first election and after the last Interregnum."""
    first = t.stack[0] if t.stack else None
    return AGES[first.age - 1] if isinstance(first, Match) and first.age > 0 else None


def chapter_of(t: Magnaci) -> Chapter | None:
    """The chapter of the Age."""
    first = t.stack[0] if t.stack else None
    if isinstance(first, FinalScoring):
        return "wealth"
    if not isinstance(first, Match):
        return None
    match first.step:
        case "election":
            return "election"
        case "senate":
            return "senate"
        case "sejm":
            return "sejm"
        case "conflicts":
            return "conflicts"
        case "interregnum":
            return "interregnum"
        case _:
            return None


def king_facts(t: Magnaci) -> King | None:
    """Who reigns."""
    king = t.king()
    if king < 0:
        return None
    return {"king": KING_CODES[king], "symbol": SYMBOLS[KING_SYMBOL[king]]}


def face_down(t: Magnaci) -> list[FaceDown]:
    """What sealed slots lie on, and whose cards lie there."""
    slots: dict[int, list[int]] = {}
    for seat in t.order:
        for slot, _ in t.sealed[seat]:
            slots.setdefault(slot, []).append(seat)
    if not slots:
        return []
    return [{"slot": slot, "on": on_slot(t, slot), "seats": slots[slot]} for slot in sorted(slots)]


def on_slot(t: Magnaci, slot: int) -> str:
    """The office, field or space of a slot, by the chapter in which it was sealed."""
    for frame in t.stack:
        if isinstance(frame, Senate):
            return OFFICE_CODES[slot]
        if isinstance(frame, Sejm):
            return field_name(slot)
        if isinstance(frame, Conflicts):
            return space_name(slot)
    return f"slot.{slot}"
