"""Speaking to a state of any game, and looking at what came of it, in few words."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabularium.kernel import Decision, Event, Facts, Reason, State

# Who is asked what


def _pending(state: State) -> Decision:
    assert state.pending is not None, "the game is over"
    return state.pending


def all_asked(state: State) -> tuple[int, ...]:
    """Every seat that still owes a word."""
    return _pending(state).seats


def asked(state: State) -> int:
    """The seat that is asked; of several the first."""
    return all_asked(state)[0]


def prompt(state: State) -> str:
    """What is asked."""
    return _pending(state).prompt


def question(state: State) -> tuple[int, str]:
    """Who is asked what."""
    return asked(state), prompt(state)


# Answering


def say(state: State, *words: str, seat: int | None = None) -> list[Event]:
    """Whoever is asked (or a seat that is named) says these words, one after another."""
    events: list[Event] = []
    for word in words:
        events += state.act(asked(state) if seat is None else seat, word)
    return events


def say_together(state: State, words: Mapping[int, str]) -> list[Event]:
    """All seats that are asked together say these words."""
    assert set(all_asked(state)) == set(words), f"asked are {all_asked(state)}"
    events: list[Event] = []
    for seat, word in words.items():
        events += state.act(seat, word)
    return events


def choices(state: State, draft: str = "", seat: int | None = None) -> list[str]:
    """The letters that may follow a draft (or what the seat has spelled so far), in notation."""
    who = asked(state) if seat is None else seat
    spelled = draft or state.setting.alphabet.spell(state.drafts[who])
    return [text for text, _ in state.letters(who, spelled)]


def why_not(state: State, word: str, seat: int | None = None) -> Reason | None:
    """Why a word is refused; None if it is legal."""
    return state.explain(asked(state) if seat is None else seat, word)


def refusal(state: State, word: str, seat: int | None = None) -> tuple[str, str] | None:
    """Code (without the game's name) and rule of the refusal of a word; None if it is legal."""
    reason = why_not(state, word, seat)
    if reason is None:
        return None
    return reason.code.removeprefix(f"{state.setting.spec.id}."), reason.rule


def legal(state: State, word: str, seat: int | None = None) -> bool:
    """Whether a word may be said."""
    return why_not(state, word, seat) is None


# Looking


def table(state: State) -> dict[str, Any]:
    """What lies open."""
    return state.view(None).table


def holding(state: State, place: str) -> list[str]:
    """What lies in a place, whoever may see it."""
    places = state.setting.places
    number = places.by_name[place]
    return places.codes(number, state.contents[number])


def kinds(events: Sequence[Event]) -> list[str]:
    """What kinds of things happened, in order."""
    return [event.kind for event in events]


def happened(events: Sequence[Event], kind: str) -> list[Facts]:
    """The facts of all events of a kind."""
    return [event.facts for event in events if event.kind == kind]


def facts(events: Sequence[Event], kind: str) -> Facts:
    """The facts of the first event of a kind."""
    found = happened(events, kind)
    assert found, f"no {kind} among {kinds(events)}"
    return found[0]


def only(events: Sequence[Event], kind: str) -> Facts:
    """The facts of the only event of a kind."""
    found = happened(events, kind)
    assert len(found) == 1, f"{len(found)} of {kind} among {kinds(events)}"
    return found[0]
