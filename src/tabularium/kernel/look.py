"""Looking: the view of one observer, built from what it may see."""

from tabularium.kernel.decision import Decision
from tabularium.kernel.errors import Facts, Told
from tabularium.kernel.flow import Flow
from tabularium.kernel.view import View


def build_view(state: Flow, seat: int | None) -> View:
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
            "known": [group.dump(setting.places) for group in state.knowledge()[observer]],
            "offers": _offers(state, observer),
            "table": setting.spec.view_table(state, observer),
            "result": None if result is None else result.dump(),
        }
    )


def _has_answered(state: Flow, seat: int) -> bool:
    return state.pending is not None and state.words[seat] is not None


def _prompt(state: Flow, observer: int) -> Told:
    """Parameters of the question; those who are not asked get none."""
    pending: Decision | None = state.pending
    if pending is None or observer not in pending.seats:
        return {}
    return state.stack[-1].prompt(state, observer)


def _sealed(state: Flow, observer: int) -> list[object]:
    """Per seat its sealed slots; the letters only for their owner."""
    alphabet = state.setting.alphabet
    sealed: list[object] = []
    for seat in range(state.seats):
        slots: list[object] = []
        for slot, letter in state.sealed[seat]:
            slots.append([slot, alphabet.text(letter) if seat == observer else None])
        sealed.append(slots)
    return sealed


def _places(state: Flow, observer: int) -> Facts:
    """Items where the observer sees them, otherwise how many there are."""
    places = state.setting.places
    seen: Facts = {}
    for number in places.in_use:
        items = state.contents[number]
        visible = places.seen_by[number] >> observer & 1
        seen[places.all[number].name] = places.codes(number, items) if visible else len(items)
    return seen


def _offers(state: Flow, observer: int) -> list[object]:
    """Offers that concern the observer."""
    return [o.dump() for o in state.offers if observer in (o.maker, o.taker)]
