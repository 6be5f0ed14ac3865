"""Views: everything one seat knows, built from what it may see."""

from typing import TYPE_CHECKING

from tabularium.kernel.decision import Decision
from tabularium.kernel.errors import Facts

if TYPE_CHECKING:
    from tabularium.kernel.state import State


class View:
    """What one seat knows, as plain data under fixed names. It is enough to imagine full states."""

    __slots__ = ("facts",)

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    @property
    def seat(self) -> int | None:
        """Whose view this is; None: a spectator's."""
        seat = self.facts["seat"]
        assert seat is None or isinstance(seat, int)
        return seat

    @property
    def table(self) -> Facts:
        """The game's own part."""
        table = self.facts["table"]
        assert isinstance(table, dict)
        return table

    @property
    def places(self) -> Facts:
        """Contents of the places seen, the number of pieces in the others."""
        places = self.facts["places"]
        assert isinstance(places, dict)
        return places

    def __getitem__(self, field: str) -> object:
        return self.facts[field]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.facts["game"], self.facts["seat"], self.facts["said"]))

    def __repr__(self) -> str:
        return f"View({self.facts!r})"

    def dump(self) -> Facts:
        """As plain data, ready for JSON."""
        return self.facts


def build_view(state: "State", seat: int | None) -> View:
    """Name what an observer may see, one thing at a time; whatever is not named stays hidden."""
    setting = state.setting
    observer = setting.spectator if seat is None else seat
    alphabet = setting.alphabet
    own = seat is not None
    answered = [s for s in range(state.seats) if _has_answered(state, s)]
    word = state.words[observer] if own and observer in answered else None
    result = state.result
    return View(
        {
            "game": setting.spec.id,
            "rules": setting.spec.rules,
            "seats": state.seats,
            "options": setting.options.given,
            "seat": seat,
            "said": state.said,
            "stack": [frame.dump() for frame in state.stack],
            "pending": None if state.pending is None else state.pending.dump(),
            "prompt": _prompt(state, observer),
            "answered": answered,
            "word": None if word is None else alphabet.spell(word),
            "draft": alphabet.spell(state.drafts[observer]) if own else "",
            "sealed": _sealed(state, observer),
            "places": _places(state, observer),
            "known": [group.dump(setting.places) for group in state.known[observer]],
            "offers": _offers(state, observer),
            "table": state.view_table(observer),
            "result": None if result is None else result.dump(),
        }
    )


def _has_answered(state: "State", seat: int) -> bool:
    return state.pending is not None and state.words[seat] is not None


def _prompt(state: "State", observer: int) -> Facts:
    """Parameters of the question; those who are not asked get none."""
    pending: Decision | None = state.pending
    if pending is None or observer not in pending.seats:
        return {}
    return state.stack[-1].prompt(state, observer)


def _sealed(state: "State", observer: int) -> list[object]:
    """Per seat its sealed slots; the letters only for their owner."""
    alphabet = state.setting.alphabet
    sealed: list[object] = []
    for seat in range(state.seats):
        slots: list[object] = []
        for slot, letter in state.sealed[seat]:
            slots.append([slot, alphabet.text(letter) if seat == observer else None])
        sealed.append(slots)
    return sealed


def _places(state: "State", observer: int) -> Facts:
    """Items where the observer sees them, otherwise how many there are."""
    places = state.setting.places
    seen: Facts = {}
    for number in places.in_use:
        items = state.contents[number]
        visible = places.seen_by[number] >> observer & 1
        seen[places.all[number].name] = places.codes(number, items) if visible else len(items)
    return seen


def _offers(state: "State", observer: int) -> list[object]:
    """Offers that concern the observer."""
    return [o.dump() for o in state.offers if observer in (o.maker, o.taker)]
