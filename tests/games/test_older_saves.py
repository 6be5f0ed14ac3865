"""Games saved in the middle under older rules are played on to their end (K.11)."""

from pathlib import Path
from typing import Any

import pytest

import tabularium
from tabularium.files import save
from tabularium.games.sigismundus.material import OFFICES
from tabularium.games.tigris.state import BAG
from tabularium.kernel import Picks, State
from tabularium.positions import holding, legal

OLDER = Path(__file__).parent / "older"


def play_on(state: State) -> State:
    """Random words until the game is over."""
    picks = Picks("play on")
    while state.pending is not None:
        seat = state.pending.seats[picks.below(len(state.pending.seats))]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
    return state


@pytest.mark.parametrize("path", sorted(OLDER.glob("*.json")), ids=lambda p: p.stem)
def test_they_are_loaded_played_on_and_proven(path: Path, tmp_path: Path) -> None:
    said = tabularium.load(path).said
    assert tabularium.verify(path)["proven"] == said  # what was played follows by our rules too
    state = play_on(tabularium.load(path))
    assert state.result is not None and state.said > said and state.faults() == []
    save(state, tmp_path / "end.json")
    checked = tabularium.verify(tmp_path / "end.json")
    assert checked["over"] is True and checked["fair"] is True
    assert checked["words"] == checked["proven"] == state.said


def test_tigris_exchange_of_rules_1_keeps_its_options() -> None:
    state: Any = tabularium.load(OLDER / "tigris-rules1-exchange.json")
    options = state.view(None)["options"]
    assert options["short_exchange"] == "ends"
    assert (options["starter"], options["dynasties"]) == ("first_seat", "by_seat")
    assert state.view(None).table["dynasties"] == ["lion", "bull", "archer"]
    seat = state.pending.seats[0]
    hand = holding(state, f"hand.{seat}")
    assert len(hand) > len(state.contents[BAG])
    assert legal(state, "exchange " + " ".join(hand) + " done")
    state.act(seat, "exchange " + " ".join(hand) + " done")
    assert state.result.detail["cause"] == "exchange"  # as rules 1 had it


def test_sigismundus_vote_of_rules_1_names_offices_by_their_cards() -> None:
    """Rules 1 wrote [14, 6, 0]: counted from 0."""
    state: Any = tabularium.load(OLDER / "sigismundus-rules1-vote.json")
    assert state.view(None)["stack"][-1]["queue"] == [15, 7, 1]
    asked = state.pending.seats[0]
    assert state.view(asked)["prompt"]["office"] == OFFICES[14]


def test_magnaci_words_already_in_are_kept() -> None:
    state: Any = tabularium.load(OLDER / "magnaci-rules1-together.json")
    said = {seat for seat in range(state.seats) if state.words[seat] is not None}
    assert said == {0, 2, 3} and state.pending.seats == (1,)
    assert state.view(0)["word"] is not None
