"""Sigismundus Augustus in the terminal: boards of whole games, hints, texts of every card."""

import io
import re

import pytest
from games.sigismundus.everything import choose
from rich.console import Console

from cli.conftest import Run
from tabularium import games
from tabularium.games.sigismundus import material as m
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import Picks, Reason
from tabularium.terminal import boards, screen
from tabularium.words import LANGUAGES, Words

GAME = "sigismundus"
WIDTH = 100
NAMES = ["Anna", "Jan", "Ola", "Ewa", "Piotr"]
# Written with underscores, no code can be mistaken for a word.
RAW = re.compile(r"sigismundus-|[a-z]+_[a-z]+")
# What the effect does is said in a word, not with its number.
IN_WORDS = {"sack", "union"}


def shown(thing: object) -> str:
    out = io.StringIO()
    Console(file=out, width=WIDTH).print(thing)
    return out.getvalue()


def speaker(lang: str, seats: int, seat: int | None = 0) -> Words:
    words = Words(lang, GAME, games[GAME].alphabet, NAMES[:seats])
    words.seat = seat
    return words


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_boards_of_a_whole_game(lang: str, seats: int) -> None:
    """Every board fits, for players and spectators, and says no message id and no code."""
    spec = games[GAME]
    state = spec.new(seats, "board", {"length": "short"})
    picks = Picks("board")
    words = speaker(lang, seats)
    asked = 0
    while state.pending is not None:
        seat = state.pending.seats[0]
        if asked % 9 == 0:
            for listener in (seat, None):
                words.seat = listener
                said = shown(screen.board(words, state.view(listener)))
                assert not RAW.search(said) and "…" not in said
        words.seat = seat
        assert not RAW.search(boards.hint(words, state.view(seat)))
        state.play(seat, choose(state.options(seat), picks, True))
        asked += 1
    said = shown(screen.ending(words, state.view(0)))
    assert words.say("sigismundus-score-ribbons") in said
    assert list(words.faults) == []


def test_the_first_board() -> None:
    """Houses, tracks, countries, offices, figures, bank, one's own hand and votes are all there."""
    spec = games[GAME]
    state = spec.new(5, "first")
    words = speaker("en", 5)
    assert "starting offices are chosen" in shown(screen.board(words, state.view(0)))
    while state.pending is not None and state.pending.prompt == "starting_office":
        seat = state.pending.seats[0]
        state.play(seat, state.options(seat)[0])
    view = state.view(0)
    said = shown(screen.board(words, view))
    assert "Round 1 of 8: Sejm I, Piotrków, 31 October 1548" in said
    assert "Royal demand: " in said and "First player: " in said
    assert "King's Representative" in said and "parliamentary support" in said
    assert "Ducal Prussia" in said and "+1 internal" in said
    assert " 1 Abp of Gniezno 4/5" in said and "▸vote" in said
    assert said.count("open  ") == 3
    assert "Bank: votes 40, clients 5, " in said
    assert "Your cards" in said and "Your votes at the next Sejm: " in said
    assert "Reconstructed: " in said


def test_hints() -> None:
    """Odds of an attack, the price of what is left of an army, power for the king, a story."""
    spec = games[GAME]
    words = speaker("en", 3)
    found: dict[str, str] = {}
    for game in range(12):
        state = spec.new(3, f"hints {game}", {"length": "short"})
        picks = Picks(f"hints {game}")
        while state.pending is not None and len(found) < 6:
            seat = state.pending.seats[0]
            words.seat = seat
            said = boards.hint(words, state.view(seat))
            if said:
                found.setdefault(state.pending.prompt, said)
            state.play(seat, choose(state.options(seat), picks, True))
    assert re.fullmatch(r"Odds of winning the attack: \w+ \d+ % and \w+ \d+ %\.", found["special"])
    assert re.fullmatch(r"The rest costs \d+ ducats?\.", found["upkeep"])
    assert re.fullmatch(r"Power so far: \d+\.", found["bid_host"])
    assert words.item("confirmation", "note") in found["thumb"]
    assert "Numbers" in found["bid_office"] and "econstructed" in found["action"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does(lang: str) -> None:
    """A text for every effect with its number; offices also with income and prestige."""
    words = speaker(lang, 3)
    for code, (_, number) in m.EFFECTS.items():
        text = words.item(code, "text")
        assert text != code and not RAW.search(text)
        assert not number or code in IN_WORDS or re.search(rf"\b{number}\b", text), code
    for office, code in enumerate(m.OFFICES):
        numbers = {m.INCOME[office], m.INCOME_BACK[office], m.PRESTIGE[office]}
        numbers.add(m.PRESTIGE_BACK[office])
        assert numbers <= {int(n) for n in re.findall(r"\d+", words.item(code, "text"))}, code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reconstructed_values_are_marked(lang: str) -> None:
    """Wherever a value is not printed, its text says so; printed cards do not."""
    words = speaker(lang, 3)
    mark = {"en": "econstructed", "pl": "dtworz"}[lang]
    told = {*m.FIGURES, *m.OFFICES, *m.COUNTRIES, *m.HOUSES, *m.ACTS} - {"national_church"}
    assert all(mark in words.item(code, "text") for code in told)
    assert not any(mark in words.item(code, "text") for code in (*m.POLICIES, *m.DEMANDS))
    assert mark in words.say("sigismundus-about")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notes_of_history(lang: str) -> None:
    """Two or three sentences for every sejm, office and figure."""
    words = speaker(lang, 3)
    for code in (*m.ACTS, *m.OFFICES, *m.FIGURES):
        note = words.item(code, "note")
        assert 90 < len(note) < 420 and note.endswith("."), code
    for code, date in zip(m.ACTS, m.SEJM_DATES, strict=True):
        place = words.item(code, "place")
        year, _, day = date.split("-")
        assert year in place and str(int(day)) in place


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_that_cannot_be(lang: str) -> None:
    """What does not add up is named in words."""
    words = speaker(lang, 3)
    t = games[GAME].new(3, "inventory")
    assert isinstance(t, Sigismundus)
    t.ducats = [0] * 4
    rows = t.faults()
    t.ducats = [0, 0, -1]
    t.tracks, t.directions, t.influence = [0] * 15, [0] * 6, [99] * 18
    t.offices, t.vacancies = [9] * 15, [0] * 15
    t.army = [99] * 18
    reasons = [*rows, *t.faults(), Reason("sigismundus.inventory", "1.1", _round())]
    assert len(reasons) > 4
    for reason in reasons:
        said = words.why(reason, cite=False)
        assert not RAW.search(said) and "." not in said[:-1].replace(". ", " "), said
    assert list(words.faults) == []


def _round() -> dict[str, object]:
    return {"what": "round", "where": ["votes", "demand"]}


def test_a_game_in_polish(run: Run) -> None:
    """A player sees the board and chooses; nothing is left in English or in codes."""
    code, said, _ = run("play", GAME, "--seats", "3", "--lang", "pl", lines="1\nr\nq\n")
    assert code == 0
    assert "poparcie senackie" in said and "wojewoda sandomierski" in said
    assert "sigismundus-" not in said
