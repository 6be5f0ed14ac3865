"""Orléans in the terminal: boards of whole games, narrow and without bare codes."""

import io

import pytest
from rich.console import Console

from cli.conftest import Run
from tabularium import games
from tabularium.kernel import Picks
from tabularium.positions.orleans import lay
from tabularium.terminal import boards, screen
from tabularium.words import LANGUAGES, Words

GAME = "orleans"
WIDTH = 84


def shown(thing: object) -> str:
    out = io.StringIO()
    Console(file=out, width=WIDTH).print(thing)
    return out.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_boards_of_a_whole_game(lang: str, seats: int) -> None:
    """Every board can be drawn, for players and spectators, and says no message id."""
    spec = games[GAME]
    state = spec.new(seats, "board", {"extra_tiles": True})
    picks = Picks("board")
    words = Words(lang, GAME, spec.alphabet, [f"P{seat}" for seat in range(seats)])
    asked = 0
    while state.pending is not None:
        seat = state.pending.seats[0]
        if asked % 12 == 0:
            for listener in (seat, None):
                words.seat = listener
                said = shown(screen.board(words, state.view(listener)))
                assert "orleans-" not in said and "own:" not in said
        if asked % 12 == 5:
            words.seat = seat
            assert "orleans-" not in boards.hint(words, state.view(seat))
        legal = state.options(seat)
        active = [each for each in legal if spec.alphabet.text(each) not in ("done", "pass")]
        choice = active or legal
        state.play(seat, choice[picks.below(len(choice))])
        asked += 1
    words.seat = 0
    said = shown(screen.ending(words, state.view(0)))
    assert words.say("orleans-score-stations") in said
    assert list(words.faults) == []


@pytest.mark.parametrize(("lang", "said"), [("en", "never of use again"), ("pl", "bezużyteczne")])
def test_a_dead_place_is_said_to_be_one(lang: str, said: str) -> None:
    words = Words(lang, GAME, games[GAME].alphabet, ["Anna", "Jan"])
    words.seat = 0
    market = {0: {"own:farmer": 1}}
    for knights in (4, 5):
        state = lay("planning", 2, market=market, tracks={0: {"knight": knights}})
        assert (said in shown(screen.board(words, state.view(0)))) is (knights == 5)


def test_the_first_board() -> None:
    """Round, market, needs, ways with their goods, deeds, tiles and points are all there."""
    spec = games[GAME]
    words = Words("en", GAME, spec.alphabet, ["Anna", "Jan", "Ola"])
    words.seat = 0
    view = spec.new(3, "first").view(0)
    said = shown(screen.board(words, view))
    assert "Event: Pilgrimage" in said
    assert "Market (4 of 8): Fa′ Bo′ Cr′ Tr′" in said
    assert "Farmhouse    (Bo) (Cr)       a farmer + one grain" in said
    assert "Your merchant is in Orléans." in said
    assert "By waterway: Blois (" in said
    assert "conclave" in said and "Kn Mo×2" in said
    assert "Cheese Factory (Fa+Fa)" in said
    assert "If the game ended now: 5 points.  Coins 5" in said


def test_the_space_that_waits_is_named() -> None:
    """While a plan is spelled, the board says for which space a follower is chosen."""
    spec = games[GAME]
    words = Words("en", GAME, spec.alphabet, ["Anna", "Jan"])
    words.seat = 0
    state = spec.new(2, "hint")
    state.play(0, spec.alphabet.letter("partly"))
    state.play(0, spec.alphabet.letter("farmhouse.1"))
    assert boards.hint(words, state.view(0)) == "Now for: Farmhouse (boatman's space)"


def test_a_game_in_polish(run: Run) -> None:
    """A player sees the board and plans; nothing is left in English or in codes."""
    code, said, _ = run("play", GAME, "--seats", "2", "--lang", "pl", lines="1\nb\nq\n")
    assert code == 0
    assert "Gospodarstwo" in said and "Rynek" in said
    assert "orleans-" not in said
