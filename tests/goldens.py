"""Goldens: recorded games that must replay for ever. `python tests/goldens.py` writes missing ones.

A golden is made anew only with new rules (`rules` in the spec grows); then the old file stays under
its name as a save of older rules, and a new one is written beside it.
"""

import json
from pathlib import Path

from tabularium import games
from tabularium.files import save
from tabularium.kernel import GameSpec, Picks, State

HERE = Path(__file__).parent


def folder(spec: GameSpec) -> Path:
    """Where the goldens of a game lie."""
    return HERE / "games" / spec.id / "golden"


def play(spec: GameSpec, seats: int, seed: str) -> State:
    """A random game to its end, asides included."""
    state = spec.new(seats, seed)
    picks = Picks(f"golden {seed}")
    while state.pending is not None:
        seat = state.pending.seats[picks.below(len(state.pending.seats))]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
    return state


def playthrough(spec: GameSpec, seats: int, seed: str) -> str:
    """What everybody could see of a game: questions, options, words, events, some views."""
    state = spec.new(seats, seed)
    picks = Picks(f"golden {seed}")
    lines: list[str] = []
    while state.pending is not None:
        pending = state.pending
        seat = pending.seats[picks.below(len(pending.seats))]
        options = state.options(seat)
        where = " > ".join(f"{type(f).__name__}.{f.step}" for f in state.stack)
        lines.append(f"{pending.id} seat {seat} {pending.prompt}  [{where}]")
        lines.append("  may " + " ".join(spec.alphabet.text(letter) for letter in options))
        if pending.id % 20 == 1:
            lines.append("  sees " + json.dumps(state.view(seat).dump(), sort_keys=True))
        assert state.record is not None
        heard = len(state.record.events)
        letter = options[picks.below(len(options))]
        lines.append("  says " + spec.alphabet.text(letter))
        state.play(seat, letter)
        told = [event.dump(seats) for event in state.record.events[heard:]]
        lines += ["  " + json.dumps(event, sort_keys=True) for event in told if event]
    assert state.result is not None
    lines.append(json.dumps(state.result.dump(), sort_keys=True))
    return "\n".join(lines) + "\n"


def write_missing() -> None:
    """Write what is not there yet."""
    for spec in games.values():
        folder(spec).mkdir(parents=True, exist_ok=True)
        for seats in spec.seats:
            path = folder(spec) / f"rules{spec.rules}-{seats}seats.json"
            if not path.exists():
                save(play(spec, seats, f"golden {spec.id} {seats}"), path)
        path = folder(spec) / f"rules{spec.rules}-playthrough.txt"
        if not path.exists():
            path.write_text(playthrough(spec, spec.seats.start, "playthrough"), encoding="utf-8")


if __name__ == "__main__":
    write_missing()
