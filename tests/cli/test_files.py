"""`verify` and `show`: what a save proves, and what it shows to whom."""

import json
from pathlib import Path

import pytest
from caravan import SPEC

from cli.conftest import Run
from tabularium.files import save
from tabularium.kernel import (
    Picks,
    any_word,
    commitment,
)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game that has been going on for a while."""
    state = SPEC.new(3, "secret seed")
    picks = Picks("saved")
    for _ in range(12):
        assert state.pending is not None
        seat = state.pending.seats[0]
        state.act(seat, SPEC.alphabet.spell(any_word(state, seat, picks)))
    file = tmp_path / "game.json"
    save(state, file)
    return file


def test_a_good_save(run: Run, saved: Path) -> None:
    code, out, err = run("verify", str(saved))
    assert code == 0 and not err
    assert "caravan: the save holds." in out
    assert "Replayed: 12 words and " in out
    assert "All chance follows from the seed" in out and "still running" in out
    assert commitment("secret seed") in out
    assert json.loads(run("verify", str(saved), "--json")[1])["fair"] is True


def test_a_changed_save(run: Run, saved: Path) -> None:
    text = saved.read_text()
    saved.write_text(text.replace('"secret seed"', '"secret Seed"', 1))
    code, _, err = run("verify", str(saved))
    assert code == 1 and "was changed after it was written" in err
    saved.write_text(
        text.replace('"0#1 north', '"0#1 south', 1).replace('"0#1 south', '"0#1 north', 1)
    )
    saved.write_text(text[: len(text) // 2])
    code, _, err = run("verify", str(saved))
    assert code == 1 and "The file is damaged in line " in err
    saved.write_text(text.replace('"format": 2', '"format": 7', 1))
    code, _, err = run("verify", str(saved), "--lang", "pl")
    assert code == 1 and "Plik ma format 7" in err
    saved.write_bytes(b"\xff\xfe")
    assert run("verify", str(saved))[0] == 1


def test_no_save(run: Run, tmp_path: Path) -> None:
    code, _, err = run("verify", str(tmp_path / "none.json"))
    assert code == 1 and err.startswith("There is no file “")
    code, _, err = run("show", str(tmp_path))
    assert code == 1 and "is a folder; name a file in it." in err


def test_show_as_a_spectator(run: Run, saved: Path) -> None:
    code, out, _ = run("show", str(saved))
    assert code == 0
    assert "As a spectator sees it." in out and "Now to choose: " in out
    view = json.loads(run("show", str(saved), "--json")[1])
    assert view["seat"] is None
    assert all(isinstance(view["places"][f"hand.{seat}"], int) for seat in range(3))
    assert "secret seed" not in out


def test_show_through_the_eyes_of_a_seat(run: Run, saved: Path) -> None:
    code, out, _ = run("show", str(saved), "--seat", "2", "--at", "0")
    assert code == 0 and "As Player 2 sees it." in out
    view = json.loads(run("show", str(saved), "--seat", "2", "--at", "0", "--json")[1])
    hands = [view["places"][f"hand.{seat}"] for seat in range(3)]
    assert isinstance(hands[1], list) and hands[0] == hands[2] == 2


def test_show_the_truth_only_when_asked(run: Run, saved: Path) -> None:
    truth = json.loads(run("show", str(saved), "--truth")[1])
    assert truth["seed"] == "secret seed"


def test_show_what_is_not_there(run: Run, saved: Path) -> None:
    code, _, err = run("show", str(saved), "--at", "1000")
    assert code == 2 and "so there is no line 1,000; choose one from 0 to " in err
    assert run("show", str(saved), "--seat", "4")[0] == 2
    assert run("show", str(saved), "--at", "-1")[0] == 2


def test_show_the_end(run: Run, tmp_path: Path) -> None:
    state = SPEC.new(2, "end")
    picks = Picks("end")
    while state.pending is not None:
        seat = state.pending.seats[0]
        state.act(seat, SPEC.alphabet.spell(any_word(state, seat, picks)))
    save(state, tmp_path / "end.json")
    code, out, _ = run("show", str(tmp_path / "end.json"))
    assert code == 0 and ("wins." in out or "have lost" in out or "share" in out)
