"""Games of older rules: those in progress play on, those that are over tell their result."""

import json
from pathlib import Path

import pytest

import tabularium
from tabularium.files import save
from tabularium.games.orleans.older import migrate
from tabularium.kernel import State
from tabularium.positions.orleans import ORLEANS

GOLDEN = Path(__file__).parent / "golden"
DRAWING = GOLDEN / "running" / "rules1-drawing.json"  # written by rules 1


def play_out(state: State) -> State:
    """To the end, with what those who are away would say."""
    while state.pending is not None:
        seat = state.pending.seats[0]
        state.act(seat, state.fallback(seat))
    return state


def test_a_drawing_of_rules_1_goes_on_under_ours(tmp_path: Path) -> None:
    """Seat 1 had named two followers before the draw; it is asked for them after it."""
    old = json.loads(DRAWING.read_text())
    assert old["rules"] == 1 and old["snapshot"]["words"]["1"] == "ship.2 scriptorium.2 draw:2"
    state = tabularium.load(DRAWING)
    assert state.pending is not None and state.pending.seats == (2,)
    assert state.view(1)["word"] == "draw:2"
    assert state.letters(2, "") == [("draw:0", True)]  # asked by rules 1 for whom to take back
    state.act(2, "draw:0")
    assert state.pending.prompt == "take_back"
    assert 1 in state.pending.seats
    assert state.explain(1, "ship.2 scriptorium.2 done") is None  # nothing is lost
    state.act(1, "ship.2 scriptorium.2 done")
    play_out(state)
    assert state.result is not None and state.result.kind == "ranked" and state.faults() == []
    path = tmp_path / "on.json"
    save(state, path)
    checked = tabularium.verify(path)
    assert checked["over"] is True and checked["fair"] is False
    assert 0 < int(str(checked["proven"])) < int(str(checked["words"]))


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("rules1-*.json")), ids=lambda p: p.stem)
def test_games_of_rules_1_tell_their_result_and_are_proven_in_part(path: Path) -> None:
    old = json.loads(path.read_text())
    state = tabularium.load(path)
    assert state.result is not None and state.result.dump() == old["snapshot"]["result"]
    checked = tabularium.verify(path)
    assert checked["over"] is True and checked["result"] == old["snapshot"]["result"]
    assert 0 < int(str(checked["proven"])) <= int(str(checked["words"]))


def test_every_moment_of_a_game_of_rules_1_but_drawing_is_left_as_it_was() -> None:
    dump = ORLEANS.new(2, "planning").dump()
    assert migrate(dump, 1) == dump and migrate(dump, 0) is None
