"""Magnaci in the terminal: boards of whole games, and what a player reads at each question."""

import io

import pytest
from games.magnaci.players import wander
from rich.console import Console

from cli.conftest import Run
from tabularium import games
from tabularium.kernel import Facts, Picks, State
from tabularium.positions import say
from tabularium.positions.magnaci import battle, law, office
from tabularium.terminal import boards, screen
from tabularium.words import LANGUAGES, Words

GAME = "magnaci"
WIDTH = 100
NAMES = ["Anna", "Jan", "Ola", "Ewa", "Piotr"]


def shown(thing: object) -> str:
    out = io.StringIO()
    Console(file=out, width=WIDTH).print(thing)
    return out.getvalue()


def board_of(state: State, seat: int | None = 0, lang: str = "en") -> str:
    spec = games[GAME]
    words = Words(lang, GAME, spec.alphabet, NAMES[: state.seats])
    words.seat = seat
    said = shown(screen.board(words, state.view(seat)))
    assert list(words.faults) == []
    return said


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_boards_of_a_whole_game(lang: str, seats: int) -> None:
    """Every board and hint can be drawn, for players and spectators, and says no message id."""
    spec = games[GAME]
    options: Facts = {"pacta_timing": "after_senate"} if seats == 2 else {}
    state = spec.new(seats, "board", options)
    picks = Picks("board")
    words = Words(lang, GAME, spec.alphabet, NAMES[:seats])
    asked = 0
    while state.pending is not None:
        seat = state.pending.seats[0]
        if asked % 10 == 0:
            for listener in (seat, None):
                words.seat = listener
                view = state.view(listener)
                said = shown(screen.board(words, view)) + boards.hint(words, view)
                assert "magnaci-" not in said and "_" not in said
        wander(state, picks)
        asked += 1
    words.seat = 0
    said = shown(screen.ending(words, state.view(0)))
    assert "magnaci-" not in said and "_" not in said
    assert list(words.faults) == []


def test_the_first_board() -> None:
    """Provinces, wealth, one's own hand; which Age and King there are is not known yet."""
    said = board_of(games[GAME].new(3, "first"))
    assert "Lithuania" in said and "Livonia, Smolensk" in said
    assert "Partitions: 0; with 3 in the Interregnum all of you lose." in said
    assert "Your hand: 2  3  4  5  6  7  8  9  L  11  12  13  14" in said
    assert "Lubomirski" in said and "King" not in said


def test_an_office_is_contested() -> None:
    """Cards that are turned over say what they count; the Lady, too."""
    bids = {0: "lady", 1: "9", 2: "14"}
    laws = {0: ["szkola_rycerska"], 1: [], 2: []}
    said = board_of(office("hetman", bids, laws=laws, offices={"prymas": 2}))
    assert "Hetman      sabre    2        L=10  9  14" in said
    assert "Corps of Cadets  for the office of Hetman" in said


def test_a_law_says_what_is_reconstructed() -> None:
    """Marks beside symbol and estates, and a legend for them."""
    state = law("twierdza", {0: "3", 1: "4", 2: "5"}, laws={2: ["trybunal"]})
    said = board_of(state)
    assert "5 Fortress  sabre°  2 (King +1)°" in said and "° reconstructed value" in said
    assert "▲ Laws: Tribunal" in said


def test_a_conflict_is_fought() -> None:
    """How it stands, what is at stake, and what defends the province."""
    state = battle("bunt_kozakow", {0: "3", 1: "4", 2: "5"}, laws={0: ["twierdza"]})
    said = board_of(state)
    assert "III  Cossack Revolt     21        0  12 now, 9 missing" in said
    assert "Cossacks and Tatars → Ukraine" in said and "Invasion (Ukraine)" in said
    say(state, "twierdza")
    said = board_of(state, state.pending.seats[0] if state.pending else None)
    assert "+3 (Fortress +3)" in said


def test_hints_name_what_the_card_is_for() -> None:
    spec = games[GAME]
    words = Words("en", GAME, spec.alphabet, NAMES[:2])
    words.seat = 0
    state = spec.new(2, "hint")
    while state.pending is not None and state.pending.prompt != "sejm":
        seat = state.pending.seats[0]
        if state.pending.prompt == "senate" and seat == 0 and len(state.drafts[0]) == 1:
            assert boards.hint(words, state.view(0)).startswith("Now the card for the office of ")
        state.play(seat, state.options(seat)[0])
    hint = boards.hint(words, state.view(0))
    assert hint.startswith("Now the card for the law “") and "reconstructed" in hint


def test_a_common_defeat_is_told() -> None:
    """Nothing is counted after the third partition."""
    spec = games[GAME]
    words = Words("en", GAME, spec.alphabet, NAMES[:2])
    for n in range(50):
        state, picks = spec.new(2, f"defeat {n}"), Picks(f"defeat {n}")
        while state.pending is not None:
            legal = state.options(state.pending.seats[0])
            state.play(state.pending.seats[0], legal[picks.below(len(legal))])
        assert state.result is not None
        if state.result.kind == "common_defeat":
            said = shown(screen.ending(words, state.view(None)))
            assert "All of you have lost." in said and "The third partition: " in said
            return
    pytest.fail("no game was lost by all")


def test_a_game_in_polish(run: Run) -> None:
    """A player sees the board and lays cards; nothing is left in English or in codes."""
    lines = "1\n1\n14\n1\n13\n1\nlady\nr\nw veto\nq\n"
    code, said, _ = run("play", GAME, "--seats", "2", "--lang", "pl", "--seed", "a", lines=lines)
    assert code == 0
    assert "Prowincja" in said and "Rozbiory: 0" in said
    assert "Teraz karta, którą walczysz o urząd" in said
    assert "magnaci-" not in said
