"""Record views of Sigismundus: early, middle and late, an attack, the Sejm, the end; 3 to 5 seats.

python client/scripts/recorded_sigismundus.py           writes its file of fixtures
python client/scripts/recorded_sigismundus.py --check   fails if it is not as it should be
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from tabularium import games
from tabularium.kernel import State, question

FILE = Path(__file__).parent.parent / "tests" / "fixtures" / "sigismundus-views.json"
SPEC = games["sigismundus"]
NAMES = ["Livia", "Bruno", "Klara", "Jan", "Ada"]
# What is looked for: seats, round, prompt.
WANTED = {
    "early": (3, 1, "action"),
    "middle": (4, 4, "action"),
    "late": (5, 7, "action"),
    "sejm": (5, 6, "bid_office"),
    "attack": (4, 5, "losses"),
}


def recorded(state: State, seat: int) -> dict[str, Any]:
    """What a seat sees, what it is asked and what it would reckon."""
    view = state.view(seat)
    return {
        "view": view.dump(),
        "names": NAMES[: state.seats],
        "eyes": seat,
        "question": None if state.over else question(state, seat),
        "outlook": SPEC.outlook(view),
    }


def word(state: State, seat: int, chance: random.Random) -> str:
    """Any word, letter by letter."""
    said: list[str] = []
    while True:
        text, whole = chance.choice(state.letters(seat, " ".join(said)))
        said.append(text)
        if whole:
            return " ".join(said)


def play(name: str, seats: int, number: int, prompt: str) -> dict[str, Any]:
    """Games by chance, until one comes to that question in that round or later."""
    for n in range(40):
        state, chance = SPEC.new(seats, f"{name} {n}"), random.Random(f"{name} {n}")
        while not state.over:
            assert state.pending is not None
            seat = next(each for each in state.pending.seats if state.words[each] is None)
            at: Any = state.view(None).table["round"]
            now = at is not None and at["number"] >= number
            if now and state.pending.prompt == prompt:
                return recorded(state, seat)
            state.act(seat, word(state, seat, chance))
    raise AssertionError(f"chance never came to {name}")


def ended() -> dict[str, Any]:
    """A short game to its end."""
    state, chance = SPEC.new(3, "ended", {"length": "short"}), random.Random("ended")
    while not state.over:
        assert state.pending is not None
        seat = next(each for each in state.pending.seats if state.words[each] is None)
        state.act(seat, word(state, seat, chance))
    return recorded(state, 0)


def main() -> int:
    """Write or check the file."""
    found = {name: play(name, *wanted) for name, wanted in WANTED.items()}
    text = json.dumps({**found, "end": ended()}, ensure_ascii=False, sort_keys=True) + "\n"
    if "--check" in sys.argv:
        return int(FILE.read_text() != text)
    FILE.write_text(text)
    print(len(text) // 1000, "kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
