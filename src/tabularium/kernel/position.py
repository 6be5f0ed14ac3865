"""Positions: full dumps and hand-written partial ones, checked before they become a state."""

from typing import Final

from tabularium.kernel.dump import load_decision, load_frame, load_offer
from tabularium.kernel.errors import BadPosition, Facts, Reason, TabulariumError
from tabularium.kernel.knowledge import load_group
from tabularium.kernel.places import Places
from tabularium.kernel.result import load_result
from tabularium.kernel.rulebook import Rulebook
from tabularium.kernel.start import blank_state, new_state
from tabularium.kernel.state import State

_NUMBERS: Final = ("said", "asked", "undo_mark", "last_seat")
_LISTS: Final = ("stack", "sealed", "known", "offers")
_DICTS: Final = ("drawn", "words", "places", "table", "options")
_UNREADABLE: Final = (AssertionError, AttributeError, LookupError, TypeError, ValueError)
# In this order: a table may look at places and stack to say what follows; faults come last.
_SECTIONS: Final = (
    *("numbers", "drawn", "places", "stack", "table", "pending", "words"),
    *("sealed", "known", "offers", "result"),
)


def load_position(spec: Rulebook, given: Facts) -> State:
    """The state of a dump, not settled yet. What a position leaves out is as in a fresh game."""
    game = given.get("game", spec.id)
    if game != spec.id:
        raise bad("game", game, [spec.id])
    seats = given.get("seats", spec.seats.start)
    options = given.get("options", {})
    seed = given.get("seed", "")
    if type(seats) is not int or not isinstance(options, dict) or not isinstance(seed, str):
        raise bad("seats/options/seed", [seats, options, seed], ["int", "dict", "str"])
    fresh = new_state(spec, seats, options, seed)
    dump = _completed(given, fresh.dump(), fresh.setting.places)
    state = blank_state(spec, seats, options, seed)
    # The fresh table first and whole; then the game gets only what was given, so that it can tell
    # what is meant from what follows from it.
    spec.load_table(state, spec.dump_table(fresh))
    for section in _SECTIONS:
        try:
            _load_section(spec, state, section, dump)
        except TabulariumError:
            raise
        except _UNREADABLE as e:
            where, value = section, dump.get(section)
            if section == "table":
                where, value = _unreadable_part(spec, fresh, given)
            raise bad(where, value, [f"{type(e).__name__} {e}"]) from e
    check(state)
    return state


def _unreadable_part(spec: Rulebook, fresh: State, given: Facts) -> tuple[str, object]:
    """Which part of a table cannot be read even alone, and its value; all of it if none."""
    parts = given.get("table")
    if isinstance(parts, dict):
        for name, value in parts.items():
            try:
                spec.load_table(fresh.copy(), {name: value})
            except _UNREADABLE:
                return f"table.{name}", value
    return "table", parts


def bad(where: str, value: object, allowed: list[str]) -> BadPosition:
    """An error that names the part of a position that cannot be read."""
    detail: Facts = {"where": where, "value": value, "allowed": list(allowed)}
    return BadPosition(Reason("kernel.bad_value", "K.10", detail))


def settle_position(state: State) -> None:
    """Let whoever is on top of the stack ask; frames written by hand may ask the impossible."""
    stack = [frame.dump() for frame in state.stack]
    try:
        state.settle()
    except TabulariumError:
        raise
    except _UNREADABLE as e:
        raise bad("stack", stack, [f"{type(e).__name__} {e}"]) from e
    reasons = _strangers(state)
    if reasons:
        raise BadPosition(reasons[0], reasons)


def _strangers(state: State) -> list[Reason]:
    """Seats that are asked and are not there."""
    asked = () if state.pending is None else state.pending.seats
    return [
        Reason("kernel.no_such_seat", "K.2", {"seat": seat, "seats": state.seats})
        for seat in asked
        if not 0 <= seat < state.seats
    ]


def check(state: State) -> None:
    """Refuse what cannot be, naming all of it."""
    reasons = state.setting.places.faults(state.contents) + state.faults() + _strangers(state)
    pending = state.pending
    if pending is not None and not state.stack:
        reasons.append(Reason("kernel.nobody_asks", "K.10"))
    if pending is None and state.result is None and not state.stack:
        reasons.append(Reason("kernel.nothing_to_do", "K.10"))
    if reasons:
        raise BadPosition(reasons[0], reasons)


def _completed(given: Facts, fresh: Facts, places: Places) -> Facts:
    """A full dump but for the table: what is given, and for the rest a fresh game.

    Of the table it has only what is given: what follows from that is the game's to say.
    """
    for name, value in given.items():
        if name not in fresh:
            raise bad(name, value, sorted(fresh))
        kind = int if name in _NUMBERS else list if name in _LISTS else dict
        if (name in _NUMBERS or name in _LISTS or name in _DICTS) and type(value) is not kind:
            raise bad(name, value, [kind.__name__])
    full: Facts = {**fresh, **given}
    tables = [fresh["table"], given.get("table", {})]
    assert isinstance(tables[0], dict) and isinstance(tables[1], dict)
    for name, value in tables[1].items():
        # What lies there only at times is called so: the game knows whether there is such a thing.
        if name not in tables[0] and not name.endswith("_now"):
            raise bad(f"table.{name}", value, sorted(tables[0]))
    full["table"] = tables[1]
    full["places"] = _completed_places(given.get("places", {}), fresh["places"], places)
    if "stack" in given and "pending" not in given:
        full["pending"] = None  # whoever is on top of the stack will ask
    if "pending" in given or "stack" in given:
        full["words"] = given.get("words", {})
    return full


def _completed_places(given: object, fresh: object, places: Places) -> Facts:
    """Given places are as given; others keep what is left of a fresh game, home takes the rest."""
    assert isinstance(given, dict) and isinstance(fresh, dict)
    for name, codes in given.items():
        if name not in places.by_name:
            raise bad(f"places.{name}", codes, sorted(places.by_name))
        known = places.all[places.by_name[name]].deck.numbers
        if type(codes) is not list or any(code not in known for code in codes):
            raise bad(f"places.{name}", codes, sorted(known))
    full: Facts = {}
    for deck, home in zip(places.decks, places.home, strict=True):
        home_name = places.all[home].name
        names = [places.all[number].name for number in places.of(deck)]
        left = [deck.codes[item] for item in deck.box]
        for name in names:
            for code in given.get(name, []):
                if code in left:
                    left.remove(code)
        for name in names:
            if name in given:
                full[name] = given[name]
            elif name != home_name:
                full[name] = _taken([code for code in fresh[name] if isinstance(code, str)], left)
        if home_name not in given:
            full[home_name] = left
    return full


def _taken(wanted: list[str], left: list[str]) -> list[str]:
    """As much of a fresh game's place as is still to be had."""
    taken: list[str] = []
    for code in wanted:
        if code in left:
            left.remove(code)
            taken.append(code)
    return taken


def _load_section(spec: Rulebook, state: State, section: str, dump: Facts) -> None:
    setting = state.setting
    value = dump.get(section)
    match section:
        case "numbers":
            _load_numbers(state, dump)
        case "drawn":
            assert isinstance(value, dict)
            state.drawn = [value.get(name, 0) for name in spec.streams]
        case "places":
            assert isinstance(value, dict)
            for name, codes in value.items():
                number = setting.places.by_name[name]
                state.contents[number] = setting.places.items(number, codes)
        case "table":
            assert isinstance(value, dict)
            spec.load_table(state, value)
        case "stack":
            assert isinstance(value, list)
            state.stack = [load_frame(spec, frame) for frame in value]
        case "pending":
            state.pending = load_decision(value) if isinstance(value, dict) else None
        case "words":
            assert isinstance(value, dict)
            for seat, text in value.items():
                state.words[int(seat)] = setting.alphabet.read(text)
        case "result":
            state.result = load_result(value) if isinstance(value, dict) else None
        case _:
            assert isinstance(value, list)
            _load_secrets(state, section, value)


def _load_numbers(state: State, dump: Facts) -> None:
    numbers: list[int] = []
    for name in _NUMBERS:
        value = dump[name]
        assert isinstance(value, int)
        numbers.append(value)
    state.said, state.asked, state.undo_mark, state.last_seat = numbers


def _load_secrets(state: State, section: str, value: list[object]) -> None:
    setting = state.setting
    if section == "sealed":
        for seat, slots in enumerate(value):
            assert isinstance(slots, list)
            for slot, text in slots:
                state.seal(seat, slot, setting.alphabet.letter(text))
    elif section == "known":
        known = []
        for groups in value:
            assert isinstance(groups, list)
            known.append(tuple([load_group(setting.places, group) for group in groups]))
        if any(known):
            state.known = tuple(known)
    else:
        assert section == "offers", f"nobody reads {section}"
        offers = []
        for offer in value:
            assert isinstance(offer, dict)
            offers.append(load_offer(offer))
        state.offers = tuple(offers)
