"""Playing in the terminal, through a pipe: everything a player can type."""

import re
from pathlib import Path

import pytest

from cli.conftest import Run
from tabularium import load
from tabularium.cli.dialogue import Dialogue
from tabularium.cli.reader import Reader
from tabularium.kernel import commitment

START = ("play", "caravan", "--seed", "x", "--seats", "3")


def test_a_whole_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "whole.json"
    code, out, err = run(*START, lines="1\n" * 60 + f"{file}\n")
    assert code == 0 and not err
    assert load(file).over
    assert out.count(f"Commitment to the seed: {commitment('x')}") == 2
    assert "The seed was: x" in out
    assert re.search(r"Place +Player +Points", out)


def test_numbers_letters_and_going_back(run: Run) -> None:
    _, out, _ = run(*START, lines="1\nu\n2\n\nw9\n9\nnorth\n1\n")
    assert out.count("So far: north.") == 1
    assert out.count("So far: south.") == 2
    assert "[rule C.1]" in out  # w9 is more water than there is
    assert "There is no 9 in the list; choose one of its numbers." in out
    assert "You: south, w0." in out


def test_a_whole_word_and_a_begun_one(run: Run) -> None:
    _, out, _ = run(*START, lines="north w2\n")
    assert "You: north, w2." in out
    _, out, _ = run(*START, lines="north\nw2\n")
    assert "So far: north." in out and "You: north, w2." in out


def test_looking_ahead(run: Run) -> None:
    _, out, _ = run(*START, lines="p\n?1\n1\n?1\np north w1\np 77\n")
    assert out.count("Write what you want to look ahead at") == 2
    assert "That is only a part of a word" in out
    assert "If you choose “north, w0”:" in out
    assert "If you choose “north, w1”:" in out
    assert "There is no way back behind it." in out or "You can take it back" in out


def test_why_not(run: Run) -> None:
    _, out, _ = run(*START, lines="w\nw 1\nw north w1\nw north w7\nw rest\nw xyz\n")
    assert "Write what you ask about" in out
    assert "is only the beginning of a word" in out
    assert "That is allowed." in out
    assert re.search(r"caravan\.bid_your_water .*\[rule C\.1\]", out)
    assert "“xyz” is not a word of this game" in out


def test_no_way_back(run: Run) -> None:
    _, out, _ = run(*START, lines="north w0\nu\n")
    assert re.search(r"There is no way back from here.*\[rule\s+K\.6\]", out, re.DOTALL)


def test_asides(run: Run) -> None:
    _, out, _ = run(*START, lines="a\na 1\nl\n")
    assert "You may say, without being asked:" in out
    assert re.search(r"a 1 +gift:1, silk", out)
    assert "moved: from 0, to 1, item silk" in out


def test_help_rules_and_log(run: Run) -> None:
    _, out, _ = run(*START, lines="h\nr\nr K.5 K.6\nl\nv\n")
    assert re.search(r"p 3 or \?3 +what option 3 would do", out)
    assert "The catalogue has no text for this rule yet." in out
    assert "K.5 Only what is offered may be chosen." in out
    assert "K.6 Back as long as" in out


def test_saving_and_going_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, out, _ = run(*START, lines=f"s\nnorth w1\ns {file}\ns /nowhere/x\nq\n\n")
    assert code == 0
    assert "Name a file" in out and "“/nowhere/x” cannot be written" in out
    assert f"Saved as “{file}”." in out and "Until the next time." in out
    state = load(file)
    code, out, _ = run("play", "--resume", str(file), lines="s\nq\n\n")
    assert code == 0 and f"Saved as “{file}”." in out
    assert load(file).digest() == state.digest()
    assert run("play", "alea", "--resume", str(file))[0] == 2


def test_a_file_is_not_lost(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    _, out, _ = run(*START, lines=f"s {file}\nn\nq\n{file}\nn\nq\n\n")
    assert file.read_text() == "precious"
    assert out.count("exists already. Overwrite it? (y/n)") == 2
    run(*START, lines=f"s {file}\ny\n")
    assert load(file).seats == 3


def test_leaving_with_a_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    code, _, _ = run(*START, lines=f"q\n{file}\n")
    assert code == 0 and load(file).pending is not None


def test_the_end_of_input(run: Run) -> None:
    code, out, err = run(*START, lines="")
    assert code == 0 and not err
    assert "The input has ended, so the game stops here, unsaved." in out


def test_interrupting(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Reader, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Reader, "line", interrupted)
    code, out, err = run(*START)
    assert code == 0 and not err
    assert "Type a file name to save before you leave" in out
    assert "Until the next time." in out


def test_which_game(run: Run) -> None:
    code, out, _ = run("play", "--seed", "x", lines="chess\ncaravan\nq\n\n")
    assert code == 0
    assert "Which game shall we play?" in out and "There is no chess in the list" in out
    assert run("play", lines="")[0] == 0


def test_a_hot_seat_keeps_secrets(run: Run) -> None:
    """Between two curtains only one hand is open."""
    args = (*START, "--hot-seat", "--names", "Anna,Jan,Ola")
    _, out, _ = run(*args, lines="\nnorth w1\n\nsouth w2\n\nsouth w0\n\n")
    pages = out.split("Hand over to ")[1:]
    assert [page.partition(".")[0] for page in pages[:3]] == ["Anna", "Jan", "Ola"]
    for page in pages[:3]:
        assert page.count("Press Enter when nobody else is looking.") == 1
        (row,) = set(re.findall(r"^hand .*$", page, re.MULTILINE))
        assert row.count("[2]") == 2
    assert "w1" not in pages[1].partition("Jan: toll")[0]


def test_a_hot_seat_with_a_bot(run: Run) -> None:
    _, out, _ = run(*START, "--hot-seat", "--bots", "random", lines="\nnorth w1\n\nsouth w1\n\n")
    assert re.search(r"Player 3 +a bot \(Random\)", out)
    assert "Hand over to Player 3" not in out


def test_taking_a_word_back_before_the_next_plays(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a keyboard there is a pause in which the word can be taken back."""
    said: list[str] = []
    lines = iter(["", "north w1", "u", "south w1", "", "", "q", ""])
    spell = Dialogue.spell

    def listen(self: Dialogue, text: str) -> None:
        said.append(f"{self.seat} {text}")
        spell(self, text)

    monkeypatch.setattr(Dialogue, "spell", listen)
    monkeypatch.setattr(Reader, "__init__", _at_a_keyboard)
    monkeypatch.setattr(Reader, "line", lambda self, prompt: next(lines))
    code, out, _ = run(*START, "--hot-seat")
    assert code == 0
    assert said == ["0 north w1", "0 south w1"]
    assert out.count("Enter goes on, “u” takes it back.") == 2
    assert out.count("Hand over to Player 1") == 1 and out.count("Hand over to Player 2") == 1


def _at_a_keyboard(self: Reader, out: object) -> None:
    self.out = out  # type: ignore[assignment]
    self.keyboard = True


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
@pytest.mark.parametrize("lang", ("en", "pl"))
def test_alea_from_beginning_to_end(
    run: Run, monkeypatch: pytest.MonkeyPatch, seats: int, lang: str
) -> None:
    """Some player chooses at random; nothing is shown in bare codes."""
    asked: list[Dialogue] = []
    ask = Dialogue.ask

    def listen(self: Dialogue) -> None:
        asked[:] = [self]
        ask(self)

    def answer(self: Reader, prompt: str) -> str:
        dialogue = asked[0] if asked else None
        if dialogue is None or dialogue.done:
            return ""
        keys = dialogue.listed.keys
        return keys[dialogue.table.state.said % len(keys)]

    monkeypatch.setattr(Dialogue, "ask", listen)
    monkeypatch.setattr(Reader, "line", answer)
    args = ["play", "alea", "--seed", str(seats), "--seats", str(seats), "--lang", lang]
    code, out, err = run(*args, *(["--hot-seat"] if seats == 3 else ["--bots", "novice"]))
    assert code == 0 and not err
    assert not re.search(r"\b(alea|bots|cli|kernel|why)-[a-z]+", out)
    assert not re.search(r"\bkind\b|\bfaces\b|: seat \d", out)
    assert ("The seed was: " if lang == "en" else "Ziarnem było: ") in out
