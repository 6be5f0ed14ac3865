"""Record questions of all games for the client's unit tests: one of each kind, with a late view.

python client/scripts/questions.py           writes client/tests/fixtures/questions.json
python client/scripts/questions.py --check   fails if it is not as it should be
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from tabularium import games
from tabularium.kernel import question

FILE = Path(__file__).parent.parent / "tests" / "fixtures" / "questions.json"
SEATS = {"alea": 4, "tigris": 4, "orleans": 3, "magnaci": 4, "sigismundus": 3}
MOVES = 900


def recorded(game: str, seats: int) -> dict[str, Any]:
    """The first question of each kind that random play meets, and the letters they use."""
    spec = games[game]
    state = spec.new(seats, "questions")
    chance = random.Random(game)
    found: dict[str, dict[str, Any]] = {}
    view: dict[str, Any] = {}
    for _ in range(MOVES):
        if state.over:
            break
        seat = state.pending.seats[0]
        if state.pending.prompt not in found and not state.drafts[seat]:
            asked = question(state, seat)
            if asked is not None and (asked["ways"] or asked["form"]):
                found[state.pending.prompt] = {"seat": seat, "question": asked}
                view = state.view(0).dump()
        state.play(seat, chance.choice(state.options(seat)))
    letters = [[each.text, each.code, each.facts] for each in spec.alphabet.letters]
    return {"seats": seats, "letters": letters, "view": view, "questions": list(found.values())}


def text() -> str:
    """All of them as they are written."""
    told = {game: recorded(game, seats) for game, seats in SEATS.items()}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"


def main() -> int:
    """Write, or check."""
    if "--check" in sys.argv[1:]:
        return 0 if FILE.read_text(encoding="utf-8") == text() else 1
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
