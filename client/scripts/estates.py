"""Record views of Alea with questions, outcomes and outlooks, for the client's tests.

python client/scripts/estates.py           writes client/tests/fixtures/alea-views.json
python client/scripts/estates.py --check   fails if it is not as it should be
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from tabularium import games
from tabularium.kernel import State, question
from tabularium.kernel.sweep import Sweep

FILE = Path(__file__).parent.parent / "tests" / "fixtures" / "alea-views.json"
SPEC = games["alea"]
NAMES = ["Livia", "Gaius", "Flavia", "Quintus", "Marcus"]
KINDS = ("place", "keep_fortuna", "take_card", "take_province", "take_patrician", "layout")


def recorded(state: State, seat: int) -> dict[str, Any]:
    """All that a table page is told in this moment."""
    view = state.view(seat)
    found: dict[str, Any] = {"view": view.dump(), "eyes": seat, "names": NAMES[: state.seats]}
    found["outlook"] = SPEC.outlook(view)
    found["forecast"] = SPEC.forecast(view)
    found["question"] = None
    found["outcomes"] = {"table": [], "of": {}}
    if state.pending is None:
        return found
    asked = question(state, seat)
    found["question"] = asked
    if asked["ways"] is not None:
        sweep = Sweep(state, seat, "")
        while not sweep.done:
            sweep.step(50)
        of = {SPEC.alphabet.spell(word): sweep.of[n] for n, word in enumerate(sweep.words)}
        found["outcomes"] = {"table": sweep.table, "of": of}
    return found


def texts() -> dict[str, dict[str, Any]]:
    """For every number of seats each kind of question, as late as it came, and the end."""
    found: dict[str, dict[str, Any]] = {}
    for seats in SPEC.seats:
        state, chance = SPEC.new(seats, f"estates {seats}"), random.Random(seats)
        late: dict[str, tuple[State, int]] = {}
        while state.pending is not None:
            seat = state.pending.seats[0]
            late[state.pending.prompt] = (state.copy(), seat)
            state.play(seat, chance.choice(state.options(seat)))
        for kind in KINDS:
            if kind in late:
                found[f"{seats} {kind}"] = recorded(*late[kind])
        found[f"{seats} end"] = recorded(state, 0)
    return found


def main() -> None:
    """Write, or check."""
    text = json.dumps(texts(), ensure_ascii=False, separators=(",", ":")) + "\n"
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit(f"not as the engine says: {FILE.name}")


if __name__ == "__main__":
    main()
