"""Tables laid by hand: who has what where, and at which point of the rulebook we are."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabularium.games.magnaci.material import AGES, CONFLICT_CODES, NUMERALS, OFFICE_CODES
from tabularium.games.magnaci.spec import SPEC
from tabularium.kernel import Facts, State
from tabularium.positions.speaking import question, say, table

Bids = Mapping[int, str]
Frames = list[Facts]


def lay(
    stack: Frames,
    seats: int = 3,
    estates: Mapping[int, Mapping[str, int]] | None = None,
    laws: Mapping[int, Sequence[str]] | None = None,
    places: Mapping[str, Sequence[str]] | None = None,
    sealed: Mapping[int, Sequence[tuple[int, str]]] | None = None,
    king: str = "stefan_batory",
    options: Facts | None = None,
    seed: str = "laid",
    **table: Any,
) -> State:
    """A position; estates are one each in Prussia if nothing is said of a seat."""
    spread = {seat: {"prusy": 1} for seat in range(seats)} if estates is None else estates
    table["estates"] = [dict(spread.get(seat, {})) for seat in range(seats)]
    where: dict[str, list[str]] = {name: list(codes) for name, codes in (places or {}).items()}
    for seat in range(seats):
        where[f"laws.of.{seat}"] = list((laws or {}).get(seat, []))
    if king:
        where.update(reign(king))
    return SPEC.load(
        {
            "seats": seats,
            "seed": seed,
            "options": options or {},
            "stack": stack,
            "table": table,
            "places": where,
            "sealed": [[list(pair) for pair in (sealed or {}).get(s, ())] for s in range(seats)],
        }
    )


def reign(king: str) -> dict[str, list[str]]:
    """Where the tokens of an Age lie when a King reigns."""
    for age in AGES:
        for deck in SPEC.places_for(3, SPEC.new(3).setting.options).decks:
            if deck.name == f"kings.{age}" and king in deck.codes:
                rest = [code for code in deck.codes if code != king]
                return {f"kings.{age}.reigning": [king], f"kings.{age}.pile": rest}
    raise KeyError(king)


def match(step: str, age: int = 1) -> Facts:
    return {"frame": "Match", "step": step, "age": age}


def office(name: str, bids: Bids, seats: int = 3, **rest: Any) -> State:
    """An office is about to be resolved; the bids are family cards by seat."""
    slot = OFFICE_CODES.index(name)
    stack = [
        match("senate"),
        {"frame": "Senate", "step": "offices", "turn": seats, "office": slot + 1},
        {"frame": "Contest", "office": slot},
    ]
    rest.setdefault("order", list(range(seats)))
    rest.setdefault("offices", {"prymas": 0} if slot else {})
    return lay(stack, seats, sealed={s: [(slot, card)] for s, card in bids.items()}, **rest)


def law(name: str, bids: Bids, seats: int = 3, **rest: Any) -> State:
    """The last law of a Sejm is about to be resolved."""
    stack = [
        match("sejm"),
        {"frame": "Sejm", "step": "laws", "field": 5},
        {"frame": "Contest", "field": 4},
    ]
    places = {"sejm.5": [name], **rest.pop("places", {})}
    rest.setdefault("offices", {"prymas": 0})
    rest.setdefault("order", list(range(seats)))
    return lay(stack, seats, sealed={s: [(4, c)] for s, c in bids.items()}, places=places, **rest)


def space_of(conflict: str) -> int:
    """The first space of the power of a conflict."""
    return 2 * (CONFLICT_CODES.index(conflict) // 5)


def battle(
    conflict: str,
    bids: Bids,
    seats: int = 3,
    others: Mapping[str, str] | None = None,
    space: int = -1,
    **rest: Any,
) -> State:
    """A conflict is about to be fought, the last one; others lie on spaces by numeral."""
    slot = space_of(conflict) if space < 0 else space
    stack = [
        match("conflicts"),
        {"frame": "Conflicts", "step": "fight", "space": 10},
        {"frame": "Battle", "space": slot},
    ]
    places = {f"conflicts.{NUMERALS[slot]}": [conflict]}
    places |= {f"conflicts.{numeral}": [other] for numeral, other in (others or {}).items()}
    places |= rest.pop("places", {})
    rest.setdefault("offices", {"prymas": 0})
    rest.setdefault("order", list(range(seats)))
    return lay(
        stack, seats, sealed={s: [(slot, c)] for s, c in bids.items()}, places=places, **rest
    )


def interregnum(seats: int = 3, last: int = 0, step: str = "start", **rest: Any) -> State:
    """The Interregnum is about to begin."""
    age = 4 if last else 1
    rest.setdefault("order", list(range(seats)))
    rest.setdefault("offices", {"prymas": 0})
    return lay(
        [match("interregnum", age), {"frame": "Interregnum", "step": step, "last": last}],
        seats,
        **rest,
    )


def chapter(name: str, seats: int = 3, **rest: Any) -> State:
    """Senate, Sejm or Conflicts are about to begin."""
    rest.setdefault("order", list(range(seats)))
    rest.setdefault("offices", {} if name == "Senate" else {"prymas": 0})
    return lay([match(name.lower()), {"frame": name}], seats, **rest)


def pass_all(state: State) -> None:
    """Nobody plays a card."""
    while state.pending is not None and question(state)[1] == "action":
        say(state, "pass")


def estates(state: State, area: str) -> list[int]:
    """Estates of all seats in an area."""
    return [row.get(area, 0) for row in table(state)["estates"]]


def totals(state: State) -> list[int]:
    """Estates of all seats on the whole map."""
    return [sum(row.values()) for row in table(state)["estates"]]
