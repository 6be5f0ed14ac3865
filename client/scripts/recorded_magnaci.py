"""Record views of Magnaci with questions and outcomes: every prompt, every occasion, 2 to 5 seats.

python client/scripts/recorded_magnaci.py           writes client/tests/fixtures/magnaci-views.json
python client/scripts/recorded_magnaci.py --check   fails if it is not as it should be
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from tabularium import games
from tabularium.kernel import State, question
from tabularium.kernel.sweep import Sweep
from tabularium.positions.magnaci import battle, interregnum, law, pass_all

FILE = Path(__file__).parent.parent / "tests" / "fixtures" / "magnaci-views.json"
SPEC = games["magnaci"]
NAMES = ["Livia", "Bruno", "Klara", "Jan", "Ada"]
GAMES = 48  # played by chance, with two to five seats in turn


def recorded(state: State, seat: int) -> dict[str, Any]:
    """What a seat sees, what it is asked, and what each word would do."""
    asked = None if state.over else question(state, seat)
    view = state.view(seat)
    told = {
        "view": view.dump(),
        "names": NAMES[: state.seats],
        "eyes": seat,
        "question": asked,
        "outlook": SPEC.outlook(view),
        "outcomes": {"table": [], "of": {}},
    }
    if asked is None or not asked["ways"]:
        return told
    sweep = Sweep(state, seat, "")
    sweep.step(len(sweep.words))
    words = [state.setting.alphabet.spell(word) for word in sweep.words]
    told["outcomes"] = {"table": sweep.table, "of": dict(zip(words, sweep.of, strict=True))}
    return told


def kind(state: State) -> str:
    """What is asked, and on which occasion."""
    assert state.pending is not None
    window = state.view(None).dump()["table"]["window"]
    occasion = window["occasion"] if window and state.pending.prompt == "action" else ""
    return f"{state.pending.prompt} {occasion}".strip()


def played() -> dict[str, dict[str, Any]]:
    """The first question of each kind that chance meets, and how the games ended."""
    found: dict[str, dict[str, Any]] = {}
    for n in range(GAMES):
        state, chance = SPEC.new(2 + n % 4, f"recorded {n}"), random.Random(f"magnaci {n}")
        while not state.over:
            assert state.pending is not None
            seat = state.pending.seats[0]
            if not state.drafts[seat] and kind(state) not in found:
                found[kind(state)] = recorded(state, seat)
            state.play(seat, chance.choice(state.options(seat)))
        cause = f"end {state.view(0).dump()['result']['detail']['cause']}"
        if cause not in found:
            found[cause] = recorded(state, 0)
    return found


def laid() -> dict[str, dict[str, Any]]:
    """Positions by hand for what is rare."""
    many = {
        0: {"litwa": 2, "prusy": 3, "wielkopolska": 1},
        1: {"litwa": 1, "ukraina": 4, "malopolska": 1},
        2: {"malopolska": 3, "inflanty": 1, "prusy": 6},
    }
    entail = battle(
        "najazd_ordy_krymskiej",
        {0: "2", 1: "3", 2: "4"},
        estates={0: {"ukraina": 3, "prusy": 2, "malopolska": 2}, 1: {"ukraina": 1}, 2: {}},
        laws={0: ["ordynacja"]},
    )
    treasurer = interregnum(
        estates=many,
        laws={0: ["unia_brzeska", "asygnaty"], 1: ["veto"]},
        offices={"prymas": 0, "podskarbi": 0},
    )
    pacta = law(
        "trybunal", {0: "9", 1: "2", 2: "3"}, laws={0: ["pacta_conventa"]}, won=[["veto"], [], []]
    )
    dark = battle(
        "potop_szwedzki",
        {0: "7", 1: "12", 2: "6"},
        estates=many,
        laws={0: ["twierdza"], 1: ["veto"]},
        offices={"prymas": 1, "hetman": 0},
        buildings={"klasztor": "prusy"},
        black_clouds=True,
        silent_sejm=True,
    )
    winner = interregnum(last=1, estates={seat: {"prusy": 2} for seat in range(3)})
    pass_all(winner)
    return {
        "laid winner": recorded(winner, 0),
        "laid entail": recorded(entail, 0),
        "laid treasurer": recorded(treasurer, 0),
        "laid pacta": recorded(pacta, 0),
        "laid dark pawns": recorded(dark, 0),
    }


def text() -> str:
    """All of them as they are written."""
    told = {**played(), **laid()}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"


def main() -> int:
    """Write, or check."""
    if "--check" in sys.argv[1:]:
        return 0 if FILE.read_text(encoding="utf-8") == text() else 1
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
