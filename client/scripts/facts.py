"""Record views for the test that every public fact is drawn, each leaf with another value.

python client/scripts/facts.py           writes client/tests/fixtures/facts/<game>.json
python client/scripts/facts.py --check   fails if one is not as it should be

Early, middle and late positions of a game of Novices, every number of seats among them. The other
value of a leaf is of its declared type (`games/<game>/shape.py`).
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tabularium import games
from tabularium.bots import Budget, make_bot
from tabularium.kernel import Facts, GameSpec, Picks, State, question
from tabularium.shapes.reading import Declared, entry, fields, is_record, item, literals, members

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures" / "facts"
# Strings of one kind look alike: cells of a map, leaders, cards and so on.
KINDS = [r"[a-p]\d{1,2}", r"\w+\.\w+", r"[a-z]+[MF]\d", r"[a-z]+\d", r"\d", r"[IVX]+(-.*)?", r"\w+"]
PARTS = (0.1, 0.5, 0.95)  # of a game


def walked(spec: GameSpec, seats: int) -> list[Facts]:
    """Every position of a game of Novices."""
    state, bot = spec.new(seats, "facts"), make_bot("novice", spec)
    found: list[Facts] = []
    while state.pending is not None:
        found.append(state.dump())
        seat = state.pending.seats[0]
        rng = Picks(f"facts/{state.pending.id}/{seat}")
        state.act(seat, bot.choose(state.view(seat), [], state.pending, Budget(50), rng).word)
    return found


def positions(spec: GameSpec) -> dict[str, State]:
    """The middle for every number of seats; early and late for the most."""
    found: dict[str, State] = {}
    for seats in spec.seats:
        whole = walked(spec, seats)
        parts = PARTS if seats == spec.seats[-1] else PARTS[1:2]
        for part in parts:
            found[f"{seats} players, {part:.0%}"] = spec.load(whole[int(len(whole) * part)])
    return found


class Leaf(NamedTuple):
    """Where a fact lies, what it is, its declared type; its name is the same for all of a list."""

    at: list[str | int]
    name: str
    fact: Any
    kind: Declared


def leaves(whole: Leaf) -> Iterator[Leaf]:
    """Every leaf of a fact."""
    fact = whole.fact
    if isinstance(fact, dict):
        yield from _named(whole)
    elif isinstance(fact, list):
        inner = next((found for each in members(whole.kind) if (found := item(each))), Any)
        for n, each in enumerate(fact):
            yield from leaves(Leaf([*whole.at, n], f"{whole.name}[]", each, inner))
    elif fact is not None:
        yield whole


def _named(whole: Leaf) -> Iterator[Leaf]:
    for option in members(whole.kind):
        if is_record(option):
            known = {field.name: field.declared for field in fields(option)}
            if set(whole.fact) <= set(known):
                for name, value in whole.fact.items():
                    inner = Leaf([*whole.at, name], f"{whole.name}.{name}", value, known[name])
                    yield from leaves(inner)
                return
        elif (pair := entry(option)) is not None:
            for name, value in whole.fact.items():
                yield from leaves(Leaf([*whole.at, name], f"{whole.name}{{}}", value, pair[1]))
            return


def others(table: Facts, declared: Declared) -> list[tuple[list[str | int], str, Any]]:
    """Another value for every leaf that can have one, with path and name."""
    every = list(leaves(Leaf(["table"], "table", table, declared)))
    texts = sorted({leaf.fact for leaf in every if isinstance(leaf.fact, str)})
    found = [(leaf.at, leaf.name, leaf.fact, other(leaf.fact, leaf.kind, texts)) for leaf in every]
    return [(at, name, value) for at, name, fact, value in found if value != fact]


def other(fact: Any, kind: Declared, texts: list[str]) -> Any:
    """Another value of the type."""
    if isinstance(fact, bool):
        return not fact
    if isinstance(fact, int):
        return fact + 1 if fact != 1 else 0
    allowed = [value for each in members(kind) for value in literals(each)]
    if not allowed:
        like = next(pattern for pattern in [*KINDS, ".*"] if re.fullmatch(pattern, fact))
        allowed = [text for text in texts if re.fullmatch(like, text)]
    return next((value for value in allowed if value != fact and type(value) is str), fact)


def recorded(game: str) -> dict[str, Any]:
    """All positions of a game as its client gets them."""
    spec = games[game]
    found: dict[str, Any] = {}
    for name, state in positions(spec).items():
        assert state.pending is not None
        seat = state.pending.seats[0]
        view = state.view(seat)
        asked = question(state, seat)
        found[name] = {
            "eyes": seat,
            "view": view.dump(),
            "prompt": asked and asked["prompt"],
            "outlook": spec.outlook(view),
            "forecast": spec.forecast(view),
            "others": others(view.dump()["table"], spec.shape.table),
        }
    return found


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
