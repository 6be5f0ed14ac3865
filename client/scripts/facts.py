"""Record views for the test that every fact is drawn, and an event of each kind.

python client/scripts/facts.py           writes client/tests/fixtures/facts/<game>.json
python client/scripts/facts.py --check   fails if one is not as it should be

Early, middle, late and the end of a game of Novices, with every number of seats; and tables laid by
hand for what such games hardly ever see.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tabularium import games
from tabularium.bots import Budget, make_bot
from tabularium.kernel import Facts, GameSpec, Picks, State, question

# Tables that are laid by hand are those of the browser tests.
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
from e2e.laid import LAID

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures" / "facts"
PARTS = (0.1, 0.5, 0.95)  # of a game


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


def positions(spec: GameSpec) -> tuple[dict[str, State], dict[str, Facts]]:
    """Four moments for every number of seats; and events by kind."""
    found: dict[str, State] = {}
    told: dict[str, Facts] = {}
    for seats in spec.seats:
        whole, end = walked(spec, seats)
        for part in PARTS:
            found[f"{seats} players, {part:.0%}"] = spec.load(whole[int(len(whole) * part)])
        found[f"{seats} players, end"] = end
        assert end.record is not None
        for seat in range(seats):
            for event in end.record.told(seat):
                told.setdefault(str(event["kind"]), event)
    return found, told


def recorded(game: str) -> dict[str, Any]:
    """All positions of a game as its client gets them."""
    spec = games[game]
    found, told = positions(spec)
    found |= {name: lay() for name, lay in LAID.get(game, {}).items()}
    events = [told[kind] for kind in spec.shape.events if kind in told]
    return {
        "events": [{"events": [event]} for event in events],
        "moments": {name: moment(spec, state) for name, state in found.items()},
    }


def moment(spec: GameSpec, state: State) -> dict[str, Any]:
    """What one seat is told."""
    seat = state.seats - 1 if state.pending is None else state.pending.seats[0]
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
