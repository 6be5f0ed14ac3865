"""Record views for the test that every fact is drawn, and an event of each kind.

python client/scripts/facts.py           writes client/tests/fixtures/facts/<game>.json
python client/scripts/facts.py --check   fails if one is not as it should be

Early, middle, late and the end of a game of Novices, with every number of seats; then tables laid
by hand and games of chance for what is declared and was nothing in all of these.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tabularium import games
from tabularium.bots import Budget, make_bot
from tabularium.kernel import Facts, GameSpec, Picks, State, question
from tabularium.shapes.reading import Declared, entry, fields, is_record, item, members

# Tables that are laid by hand are those of the browser tests.
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
from e2e.laid import LAID
from e2e.laid.orleans import tile
from recorded import terrain

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures" / "facts"
PARTS = (0.1, 0.5, 0.95)  # of a game
FEW, GAMES = 8, 24  # of chance: more only for kinds of events that were never told


def pacta() -> State:
    """A symbol that was named in the Senate."""
    spec = games["magnaci"]
    whole: Any = spec.new(3, "pacta", {"pacta_timing": "after_senate"}).dump()
    whole["table"]["pacta"] = [1, "crown"]
    return spec.load(whole)


# What neither chance nor the tables of the browser tests have.
MORE: dict[str, dict[str, Callable[[], State]]] = {
    "magnaci": {"pacta": pacta},
    "orleans": {"stage": lambda: tile("theatre", stage={"farmer": 1})},
    "tigris": {"terrain": terrain},
}


def walked(spec: GameSpec, seats: int) -> tuple[list[Facts], State]:
    """Every position of a game of Novices, and its end."""
    state, bot = spec.new(seats, "facts"), make_bot("novice", spec)
    found: list[Facts] = []
    while state.pending is not None:
        found.append(state.dump())
        seat = state.pending.seats[0]
        rng = Picks(f"facts/{state.pending.id}/{seat}")
        state.act(seat, bot.choose(state.view(seat), [], state.pending, Budget(50), rng).word)
    return found, state


def filled(fact: Any, declared: Declared, name: str) -> Iterator[str]:
    """Names of the leaves that are there; `*` is any of a list."""
    if isinstance(fact, list):
        inner = next((found for each in members(declared) if (found := item(each))), Any)
        for each in fact:
            yield from filled(each, inner, f"{name}.*")
    elif isinstance(fact, dict):
        for option in members(declared):
            if (pair := entry(option)) is not None:
                for each in fact.values():
                    yield from filled(each, pair[1], f"{name}.*")
            elif is_record(option):
                known = {field.name: field.declared for field in fields(option)}
                if set(fact) <= set(known):
                    for key, each in fact.items():
                        yield from filled(each, known[key], f"{name}.{key}")
    elif fact is not None:
        yield name


class Recording:
    """Moments of one game that together have met as much as can be, and events by kind."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.moments: dict[str, State] = {}
        self.told: dict[str, Facts] = {}
        self.met: set[str] = set()

    def keep(self, name: str, state: State) -> None:
        """A moment, whatever it has."""
        self.moments[name] = state
        self.met |= self.names(state)

    def keep_new(self, name: str, state: State) -> None:
        """A moment, if something is there that never was."""
        if self.names(state) - self.met:
            self.keep(name, state.copy())

    def names(self, state: State) -> set[str]:
        """What its eyes see filled."""
        shape, view = self.spec.shape, state.view(eyes(state))
        found = set(filled(view.table, shape.table, "table"))
        if state.result is not None:
            found |= set(filled(state.result.detail, shape.result, "result"))
        return found

    def hear(self, state: State) -> None:
        """Events of a whole game."""
        assert state.record is not None
        for seat in range(state.seats):
            for event in state.record.told(seat):
                self.told.setdefault(str(event["kind"]), event)

    def play(self, seats: int, number: int) -> None:
        """A game of chance."""
        state, chance = self.spec.new(seats, f"rare {number}"), Picks(f"rare {number}")
        while state.pending is not None:
            self.keep_new(f"{seats} players, game {number}, {state.said}", state)
            seat = chance.below(seats)
            if asides := state.asides(seat) if chance.below(9) == 0 else []:
                state.act(seat, asides[chance.below(len(asides))])
            seat = state.pending.seats[chance.below(len(state.pending.seats))]
            options = state.options(seat)
            state.play(seat, options[chance.below(len(options))])
        self.keep_new(f"{seats} players, game {number}, end", state)
        self.hear(state)


def recorded(game: str) -> dict[str, Any]:
    """All moments of a game as its client gets them."""
    spec = games[game]
    made = Recording(spec)
    for seats in spec.seats:
        whole, end = walked(spec, seats)
        for part in PARTS:
            made.keep(f"{seats} players, {part:.0%}", spec.load(whole[int(len(whole) * part)]))
        made.keep(f"{seats} players, end", end)
        made.hear(end)
    for name, lay in {**LAID.get(game, {}), **MORE.get(game, {})}.items():
        made.keep_new(name, lay())
    for number in range(GAMES):
        if number >= FEW and set(spec.shape.events) <= set(made.told):
            break
        made.play(spec.seats[number % len(spec.seats)], number)
    events = [made.told[kind] for kind in spec.shape.events if kind in made.told]
    return {
        "events": [{"events": [event]} for event in events],
        "moments": {name: moment(spec, state) for name, state in made.moments.items()},
    }


def eyes(state: State) -> int:
    """Who looks: who is asked, after the end the last seat."""
    return state.seats - 1 if state.pending is None else state.pending.seats[0]


def moment(spec: GameSpec, state: State) -> dict[str, Any]:
    """What one seat is told."""
    seat = eyes(state)
    view = state.view(seat)
    asked = question(state, seat)
    return {
        "eyes": seat,
        "view": view.dump(),
        "prompt": asked and asked["prompt"],
        "outlook": None if state.over else spec.outlook(view),
        "forecast": None if state.over else spec.forecast(view),
    }


def main() -> int:
    """Write, or check."""
    right = True
    FOLDER.mkdir(exist_ok=True)
    for game in games:
        text = json.dumps(recorded(game), ensure_ascii=False, separators=(",", ":")) + "\n"
        file = FOLDER / f"{game}.json"
        if "--check" in sys.argv[1:]:
            right = right and file.exists() and file.read_text(encoding="utf-8") == text
        else:
            file.write_text(text, encoding="utf-8")
    return 0 if right else 1


if __name__ == "__main__":
    raise SystemExit(main())
