"""Record views of Tigris with questions and outcomes, for the gallery and the client's tests.

python client/scripts/recorded.py           writes client/tests/fixtures/tigris-views.json
python client/scripts/recorded.py --check   fails if it is not as it should be
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from tabularium import games
from tabularium.games.tigris.material import MAP
from tabularium.kernel import Facts, State, question
from tabularium.kernel.sweep import Sweep
from tabularium.positions import say
from tabularium.positions.tigris import lay

FILE = Path(__file__).parent.parent / "tests" / "fixtures" / "tigris-views.json"
SPEC = games["tigris"]
NAMES = ["Bot 1", "Livia", "Bot 3", "Bot 4"]
MIDDLE = {
    "catastrophe": "a1 h2 a3 d8 m9",
    "red": "c1 j1 k1 b2 l2 p2 f3 l3 n5 m6 g7 i7 b8 c9 o9 f10 k11",
    "green": "d1 d2 g2 g3 p3 l6 g10 j11 l11",
    "blue": "f1 m1 e2 d3 e3 a7 b7 n7 f8 g8 g9",
    "black": "p1 c2 k2 n2 e4 l4 b10",
    "lion.priest": "a2",
    "lion.trader": "b1",
    "lion.king": "i6",
    "bull.priest": "l1",
    "bull.farmer": "b3",
    "bull.trader": "o10",
    "bull.king": "f2",
    "archer.priest": "n6",
    "archer.farmer": "h7",
    "archer.trader": "m5",
    "archer.king": "a8",
    "pot.priest": "c8",
    "pot.farmer": "b9",
    "pot.trader": "k10",
}
LATE = {
    "catastrophe": "a1 b2 h2 a3 m6 d8 c9 m9",
    "red": "c1 k1 j2 p2 f3 h3 n5 g7 i7 b8 a9 o9 f10 k11",
    "green": "d1 d2 g2 g3 p3 f4 m4 l6 g10 j11 l11",
    "blue": "f1 m1 e2 d3 e3 b4 d4 n7 f8 g8 g9",
    "black": "p1 c2 i2 n2 o2 e4 l4 b5 d10 e10",
    "bull.priest": "j1",
    "bull.king": "f2",
    "bull.farmer": "i3",
    "bull.trader": "o10",
    "archer.trader": "m5",
    "archer.priest": "n6",
    "archer.farmer": "h7",
    "archer.king": "a8",
    "pot.priest": "c8",
    "lion.king": "o8",
    "lion.trader": "b9",
    "lion.priest": "p9",
    "lion.farmer": "k10",
}
TREASURES = "k1 f3 n5 b8 o9 k11"
BUILT = [("blue-black", "blue", "o4"), ("red-green", "green", "j6")]


def colours(*rows: tuple[int, int, int, int]) -> dict[int, dict[str, int]]:
    """Points of the seats."""
    return {
        s: dict(zip(("red", "blue", "green", "black"), r, strict=True)) for s, r in enumerate(rows)
    }


def changed(state: State, **parts: Any) -> State:
    """The same position with other parts of its dump."""
    dump: Facts = state.dump()
    for name, value in parts.items():
        if isinstance(value, dict) and isinstance(dump[name], dict):
            dump[name] = {**dump[name], **value}  # type: ignore[dict-item]
        else:
            dump[name] = value
    return SPEC.load(dump)


def middle() -> State:
    """Turn 46 of a rich game: Bull has both actions."""
    hands = {
        0: "red blue blue green black red",
        1: "red red red blue green black",
        2: "red red blue green black black",
        3: "red blue green green black red",
    }
    stack: list[Facts] = [
        {"frame": "Match", "turn": 46, "seat": 2},
        {"frame": "Turn", "seat": 1, "actions": 0},
    ]
    points = colours((5, 5, 3, 4), (3, 3, 3, 4), (8, 8, 10, 2), (5, 6, 2, 8))
    state = lay(
        MIDDLE, hands, bare=True, treasures=TREASURES, monuments=BUILT, points=points,
        won=[1, 0, 3, 0], bag=29, stack=stack,
    )  # fmt: skip
    return changed(state, table={"catastrophes": [0, 0, 1, 2]}, said=120)


def late() -> State:
    """The end of that game."""
    points = colours((6, 5, 6, 7), (4, 5, 3, 8), (15, 14, 13, 10), (7, 6, 5, 8))
    hands = {
        0: "red red blue blue green black",
        1: "red red black black black",
        2: "red red",
        3: "",
    }
    built = [*BUILT, ("green-black", "black", "b10")]
    state = lay(
        LATE, hands, bare=True, treasures=TREASURES, monuments=built, points=points,
        won=[1, 0, 3, 0], bag=1,
    )  # fmt: skip
    seats = [
        {"points": points[s], "treasures": won, "spread": spread, "score": spread[0]}
        for s, (won, spread) in enumerate(
            [(1, [6, 6, 6, 7]), (0, [3, 4, 5, 8]), (3, [13, 13, 14, 15]), (0, [5, 6, 7, 8])]
        )
    ]
    result = {
        "kind": "ranked",
        "places": [2, 4, 1, 3],
        "scores": [6, 3, 13, 5],
        "detail": {"cause": "bag", "seats": seats},
    }
    return changed(
        state, table={"catastrophes": [0, 0, 0, 0]}, stack=[], pending=None, result=result
    )


def early() -> State:
    """Two seats, a few turns played by chance."""
    state, chance = SPEC.new(2, "early"), random.Random("early")
    for _ in range(40):
        assert state.pending is not None
        seat = state.pending.seats[0]
        if state.pending.prompt == "action" and state.said >= 9 and seat == 0:
            break
        state.play(seat, chance.choice(state.options(seat)))
    return state


def after(state: State, *words: str) -> State:
    """A position after some words."""
    for word in words:
        say(state, word)
    return state


def revolt() -> State:
    """Bull's king moves into the kingdom of the king of Lion."""
    return after(middle(), "leader:king g6")


def order() -> State:
    """A tile joins two kingdoms that contest two colours."""
    pieces = {
        "bull.king": "e5", "bull.priest": "d6", "red": "e6 f6", "black": "e4 f5",
        "archer.king": "i5", "archer.priest": "j6", "blue": "d4",
    }  # fmt: skip
    more = {**pieces, "red": "e6 f6 i6 i7", "black": "e4 f5 h5 h4"}
    return after(
        lay(more, {1: "red black green green", 2: "red black black red"}, turn=1), "tile:green g5"
    )


def monument() -> State:
    """The fourth market of a square."""
    pieces = {"bull.king": "e5", "red": "e6", "green": "f4 g4 f5"}
    return after(lay(pieces, {1: "red green green black"}, turn=1), "tile:green g5")


def treasure() -> State:
    """A tile joins two treasures in a trader's kingdom."""
    pieces = {"bull.trader": "e6", "red": "e5 g5", "archer.king": "g4"}
    hands = {1: "red green green black"}
    state = lay(pieces, hands, turn=1, bare=True, treasures="e5 g5", won=[3, 1, 4, 0])
    return after(state, "tile:green f5")


def terrain() -> State:
    """The map the other way round; a tile between h7 and j7 would join two kingdoms in peace."""
    rows = [row[::-1] for row in MAP]
    temples = [
        f"{'abcdefghijklmnop'[c]}{r + 1}"
        for r, row in enumerate(rows)
        for c, sign in enumerate(row)
        if sign in "TC"
    ]
    pieces = {"red": " ".join([*temples, "j7"]), "bull.king": "g7", "archer.trader": "k7"}
    hands = {1: "red black green blue black red"}
    return lay(pieces, hands, turn=1, bare=True, treasures=" ".join(temples), terrain=rows)


def record(state: State, eyes: int | None) -> Facts:
    """A view with all that comes with it."""
    view = state.view(eyes)
    facts: Facts = {"view": view.dump(), "names": NAMES[: state.seats], "eyes": eyes}
    facts["question"] = None if eyes is None else question(state, eyes)
    facts["outlook"] = {} if state.over else SPEC.outlook(view)
    facts["forecast"] = {} if state.over else SPEC.forecast(view)
    facts["outcomes"] = outcomes(state, eyes) if facts["question"] else {}
    return facts


def outcomes(state: State, seat: int | None) -> Facts:
    """What every word would bring."""
    assert seat is not None
    sweep = Sweep(state, seat, "")
    sweep.step(len(sweep.words))
    words = [state.setting.alphabet.spell(word) for word in sweep.words]
    return {"table": sweep.table, "of": dict(zip(words, sweep.of, strict=True))}  # type: ignore[dict-item]


def views() -> Facts:
    """All views by name."""
    return {
        "action": record(middle(), 1),
        "war": record(after(middle(), "tile:green m4"), 1),
        "defence": record(after(middle(), "tile:green m4", "support:3"), 2),
        "waiting": record(after(middle(), "tile:green m4", "support:3"), 1),
        "revolt": record(revolt(), 1),
        "order": record(order(), 1),
        "monument": record(monument(), 1),
        "treasure": record(treasure(), 1),
        "terrain": record(terrain(), 1),
        "early": record(early(), 0),
        "end": record(late(), 1),
        "watching": record(middle(), None),
    }


def main() -> None:
    """Write, or check."""
    text = json.dumps(views(), ensure_ascii=False, indent=0, sort_keys=True) + "\n"
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit("tigris-views.json is not as the engine tells it")


if __name__ == "__main__":
    main()
