"""Tigris & Euphrates in the terminal: the map, kingdoms, players, what a tile would do, the end."""

import re

import pytest
from rich.console import Console

from cli.conftest import Run
from tabularium.games.tigris.spec import SPEC
from tabularium.kernel import Picks, State
from tabularium.positions import asked, say
from tabularium.positions.tigris import lay
from tabularium.terminal import boards
from tabularium.words import LANGUAGES, Words

NAMES = ["Anna", "Bartek", "Cezary", "Dawid"]
WIDTH = 80


def printed(thing: object) -> str:
    console = Console(width=WIDTH, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def words_for(seat: int | None, lang: str = "en") -> Words:
    words = Words(lang, "tigris", SPEC.alphabet, NAMES)
    words.seat = seat
    return words


def drawn(state: State, seat: int | None = 0, lang: str = "en") -> str:
    return printed(boards.board(words_for(seat, lang), state.view(seat)))


def row(text: str, number: int) -> str:
    return next(line for line in text.splitlines() if re.match(rf" +{number} ", line))


def cell(text: str, name: str) -> str:
    """The four characters of a cell."""
    start = 4 + 4 * "abcdefghijklmnop".index(name[0])
    return row(text, int(name[1:]))[start : start + 4]


def hinted(state: State, draft: str) -> str:
    seat = asked(state)
    for letter in SPEC.alphabet.read(draft):
        state.play(seat, letter)
    return boards.hint(words_for(seat), state.view(seat))


def test_the_ground_and_the_first_temples() -> None:
    text = drawn(SPEC.new(3, "x"))
    assert cell(text, "a1") == "  · " and cell(text, "e1") == "~~~~"
    assert cell(text, "k1") == "  T*" and cell(text, "b2") == "  T★"
    assert "no leader on the board" in text
    assert "125 tiles in the bag. 10 treasures on the board" in text
    assert "Monuments to be built: T+F  T+M  T+S  F+M  F+S  M+S" in text


def test_polish_letters() -> None:
    text = drawn(lay({"pot.king": "j1", "green": "l1"}), None, "pl")
    assert cell(text, "k1") == " 1Ś*" and cell(text, "j1") == " ■Kr" and cell(text, "l1") == " 1T "


def test_kingdoms_with_leaders_and_strengths() -> None:
    state = lay({"lion.king": "j1", "bull.priest": "l1", "red": "k2 j2", "black": "i2 a1"})
    text = drawn(state)
    assert cell(text, "j1") == " ◆Ki" and cell(text, "l1") == " ●Pr"
    assert cell(text, "k2") == " 1T " and cell(text, "i2") == " 1S " and cell(text, "a1") == "  S "
    assert "1 ◆Ki king j1 (2 · 1), ●Pr priest l1 (1 · 3), * 1" in text


def test_9_14_in_a_war_the_strengths_are_those_of_the_sides() -> None:
    pieces = {"red": "c5 h5", "lion.trader": "c6", "green": "d5 e5 g5", "bull.trader": "h6"}
    state = lay(pieces, {0: "green"})
    say(state, "tile:green f5")
    text = drawn(state)
    assert "trader c6 (1 · 2)" in text and "trader h6 (1 · 1)" in text


def test_1_4_the_dynasties_of_the_table() -> None:
    state = lay({"pot.king": "j1"}, seats=2, dynasties=("archer", "pot"))
    text = drawn(state, 1)
    assert cell(text, "j1") == " ●Ki"
    assert re.search(r"Anna +Archer", text) and re.search(r"Bartek[^\n]* Pot", text)
    choosing = drawn(SPEC.new(2, "x", {"dynasties": "chosen"}), 0)
    assert re.search(r"Anna[^\n]*–", choosing)


def test_catastrophes_and_monuments() -> None:
    state = lay(
        {"catastrophe": "a1 e1", "pot.priest": "c2"},
        monuments=[("red-blue", "red", "b2")],
        treasures="b2 k1",
    )
    text = drawn(state)
    assert cell(text, "a1") == cell(text, "e1") == " ▒▒▒"
    assert cell(text, "b2") + cell(text, "c2") == " ╔T★══F╗"
    assert cell(text, "b3") + cell(text, "c3") == " ╚═════╝"
    assert "Monuments to be built: T+M  T+S  F+M  F+S  M+S" in text


@pytest.mark.parametrize(("option", "seen"), [("veiled", False), ("open", True)])
def test_points_of_others(option: str, seen: bool) -> None:
    points = {0: {"red": 11}, 1: {"black": 7}}
    state = lay(
        {},
        {0: "red red blue"},
        2,
        treasures="k1 f3 i7",
        points=points,
        won=[1, 2],
        options={"points": option},
    )
    text = drawn(state)
    assert re.search(r"Anna \(you\) +Lion +11 +0 +0 +0 +1 +3 +2 +Pr Fa Tr Ki", text)
    assert bool(re.search(r"Bartek +Bull +0 +0 +0 +7 +2 ", text)) == seen
    assert bool(re.search(r"Bartek +Bull +· +· +· +· +· ", text)) != seen
    assert "Your tiles: T T F  2 temples, 1 farm" in text
    spectator = drawn(state, None)
    assert ("11" in spectator.partition("Dynasty")[2]) == seen and "Your tiles" not in spectator


def test_legal_cells_are_marked() -> None:
    state = lay({"green": "a1", "black": "c1"}, {0: "red blue"})
    seat = asked(state)
    assert "you may choose" not in drawn(state)
    state.play(seat, SPEC.alphabet.letter("tile:blue"))
    text = drawn(state)
    assert cell(text, "e1") == "~~+~" and cell(text, "b1") == "  · " and "you may choose" in text
    state.drafts[seat] = ()
    state.play(seat, SPEC.alphabet.letter("catastrophe"))
    text = drawn(state)
    assert cell(text, "a1") == "+ M " and cell(text, "b1") == "  + " and cell(text, "k1") == "  T*"
    assert "you may choose" not in drawn(state, 1)


def test_what_a_tile_would_do() -> None:
    pieces = {"lion.priest": "l1", "bull.king": "p3", "red": "e10 f9", "archer.king": "e9"}
    said = hinted(lay(pieces, {0: "red"}), "tile:red")
    assert "A point for you: j1 k2 l2" in said
    assert "A point for Bartek: p1" in said
    assert "Completes a square" not in said
    assert "“v” marks all of them on the map with +" in said


def test_where_there_would_be_war() -> None:
    pieces = {"lion.priest": "l1", "red": "l3", "bull.priest": "k3", "archer.king": "l4"}
    assert "War: k2 l2" in hinted(lay(pieces, {0: "red"}), "tile:red")
    peace = {**pieces, "bull.priest": "", "bull.farmer": "k3"}
    assert "Joins two kingdoms in peace: k2 l2" in hinted(lay(peace, {0: "red"}), "tile:red")


def test_where_a_square_would_be() -> None:
    state = lay({"red": "j1 j2"}, {0: "red"})
    assert "Completes a square: k2" in hinted(state, "tile:red")
    state = lay({"red": "j1 j2"}, {0: "red"})
    say(state, "tile:red k2")
    assert cell(drawn(state), "j1") == "+ T "  # the square by its upper left cell


def test_war_in_progress() -> None:
    pieces = {"lion.priest": "l1", "red": "l3 k4", "bull.priest": "k3"}
    state = lay(pieces, {0: "black red"})
    say(state, "tile:black l2")
    text = drawn(state)
    assert cell(text, "l2") == " 1S=" and "= unification tile" in text
    assert "◆Pr priest l1 (1 · 1), ●Pr priest k3 (2 · 2)" in text


def test_which_treasure_stays() -> None:
    state = lay({"lion.trader": "j1", "red": "k2 k3", "black": "l3"}, {0: "red"}, treasures="k1 k3")
    say(state, "tile:red k4")
    assert "One of them stays; which one?" in words_for(0).ask(
        "treasure_stays",
        state.view(0)["prompt"],  # type: ignore[arg-type]
    )
    text = drawn(state)
    assert cell(text, "k1") == "+1T*" and cell(text, "k3") == "+1T*"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_board_of_random_games_fits(lang: str) -> None:
    """No row of the map is broken, no name is missing, and the end is told."""
    for seats in SPEC.seats:
        state = SPEC.new(seats, f"board {seats}")
        picks = Picks(f"board {lang}{seats}")
        steps = 0
        while state.pending is not None:
            seat = asked(state)
            legal = state.options(seat)
            if steps % 23 == 0:
                text = drawn(state, seat, lang) + boards.hint(
                    words_for(seat, lang), state.view(seat)
                )
                assert "tigris-" not in text
                assert all(row(text, n).rstrip().endswith(f"  {n}") for n in range(1, 12))
            state.play(seat, legal[picks.below(len(legal))])
            steps += 1
        end = printed(boards.score(words_for(0, lang), state.view(0)))
        assert "tigris-" not in end and all(name in end for name in NAMES[:seats])
        assert "tigris-" not in drawn(state, None, lang)


def test_a_game_cut_off(run: Run) -> None:
    code, out, err = run(
        "play", "tigris", "--seed", "x", "--option", "horizon=3", lines="pass\n\n\n"
    )
    assert code == 0 and not err and re.search(r"Place +Player +Points", out)


def test_playing(run: Run) -> None:
    lines = "leader:priest l1\ntile:red\nv\nu\nw leader:king a4\nr 9.10\nq\n\n"
    plain = ["--option", "starter=first_seat", "--option", "dynasties=by_seat"]
    code, out, err = run("play", "tigris", "--seed", "x", "--seats", "3", *plain, lines=lines)
    assert code == 0 and not err
    assert "You place the Lion priest on l1." in out
    assert "A point for you: j1 k2 l2" in out
    assert "a4 is river, and leaders stand on land only" in out
    assert "In a war of priests" in out
