"""Record views of Orléans with questions and outcomes, for the client's tests.

python client/scripts/recorded_orleans.py           writes client/tests/fixtures/orleans-views.json
python client/scripts/recorded_orleans.py --check   fails if it is not as it should be
"""

import json
import random
import sys
from pathlib import Path

from tabularium import games
from tabularium.kernel import Facts, State, question
from tabularium.kernel.sweep import Sweep

# Tables that are laid by hand are those of the browser tests.
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
from e2e.laid.orleans import LAID

FILE = Path(__file__).parent.parent / "tests" / "fixtures" / "orleans-views.json"
SPEC = games["orleans"]
NAMES = ["Livia", "Bot 2", "Bot 3", "Bot 4"]
# A question with more words than these is recorded without their outcomes.
MANY = 200


def record(state: State, eyes: int | None) -> Facts:
    """A view with all that comes with it."""
    view = state.view(eyes)
    asked = None if eyes is None else question(state, eyes)
    facts: Facts = {"view": view.dump(), "names": NAMES[: state.seats], "eyes": eyes}
    facts["question"] = asked
    facts["outlook"] = {} if state.over else SPEC.outlook(view)
    facts["outcomes"] = outcomes(state, eyes) if asked and asked["ways"] else {}
    return facts


def outcomes(state: State, seat: int | None) -> Facts:
    """What every word would bring."""
    assert seat is not None
    sweep = Sweep(state, seat, "")
    sweep.step(min(MANY, len(sweep.words)))
    words = [state.setting.alphabet.spell(word) for word in sweep.words]
    return {"table": sweep.table, "words": words}  # type: ignore[dict-item]


def played(seats: int, moves: int) -> State:
    """A game of random words."""
    state, chance = SPEC.new(seats, "recorded"), random.Random("recorded")
    for _ in range(moves):
        if state.over or state.pending is None:
            break
        seat = state.pending.seats[0]
        state.play(seat, chance.choice(state.options(seat)))
    return state


def views() -> Facts:
    """All views by name."""
    found: Facts = {name: record(laid(), 0) for name, laid in LAID.items()}
    found["late"] = record(played(4, 260), 0)
    found["two"] = record(played(2, 120), 1)
    found["end"] = record(played(3, 20_000), 0)
    found["watching"] = record(played(4, 160), None)
    return found


def main() -> None:
    """Write, or check."""
    text = json.dumps(views(), ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit("orleans-views.json is not as the engine tells it")


if __name__ == "__main__":
    main()
