"""Help and complaints: in the user's language, one sentence, never a traceback."""

import re

import pytest

import tabularium
from cli.conftest import Run

COMMANDS = ("games", "play", "simulate", "verify", "show", "bench")
# A message id that was not put into words.
BARE = re.compile(r"\b(cli|kernel|why|alea)-[a-z]+")


@pytest.mark.parametrize("lang", ("en", "pl"))
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_words(run: Run, command: str, lang: str) -> None:
    code, out, err = run(command, "--help", "--lang", lang)
    assert code == 0 and not err
    assert not BARE.search(out)
    assert ("Użycie: " if lang == "pl" else "Usage: ") + f"tabularium {command}" in out
    assert ("Pokaż tę stronę." if lang == "pl" else "Show this page.") in out


def test_without_a_command_there_is_help(run: Run) -> None:
    code, out, _ = run()
    assert code == 2
    assert "Five great historical board games" in out


def test_version(run: Run) -> None:
    assert run("--version")[:2] == (0, f"{tabularium.__version__}\n")


def test_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Graczy: od 2 do 4." in run("games")[1]
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "For 2 to 4 players." in run("games")[1]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["xyz"], "There is no command “xyz”; “tabularium --help” lists all."),
        (["paly"], "There is no command “paly”; did you mean play? “tabularium --help” lists all."),
        (["play", "go"], "There is no game “go”; there is alea, caravan"),
        (["play", "caravan", "--fast"], "There is no option “--fast” here; "),
        (["play", "caravan", "--seats"], "“--seats” needs a value after it; "),
        (["play", "caravan", "--seats", "many"], "The value of “--seats” does not fit; "),
        (
            ["play", "caravan", "--seats", "9"],
            "This game is not for 9 players; it is for 2, 3, or 4.",
        ),
        (["play", "caravan", "more"], "I do not know what to do with “more”; "),
        (["play", "caravan", "-o", "rounds"], "“rounds” is not of the form name=value; "),
        (
            ["play", "caravan", "-o", "speed=3"],
            "This game has no option “speed”; it has horizon and",
        ),
        (["play", "caravan", "-o", "rounds=10"], "give a number from 1 to 9 (usually 3)."),
        (["play", "caravan", "-o", "rounds=soon"], "“rounds” cannot be soon; "),
        (["play", "caravan", "--seat", "3"], "There is no seat 3; choose one from 1 to 2."),
        (
            ["play", "caravan", "--bots", "hal"],
            "There is no bot “hal”; there is random, novice, apprentice, and ismcts.",
        ),
        (["play", "caravan", "--bots", "random,random"], "there is one seat for them; name one."),
        (["play", "caravan", "--hot-seat", "--bots", "random,random"], "no seat left for people"),
        (["play", "caravan", "--names", "Anna"], "Give 2 different names, separated by commas."),
        (["play", "--resume", "x", "--seats", "2"], "A saved game keeps its seats"),
        (["simulate"], "“GAME” is missing; "),
        (["simulate", "caravan", "-n", "0"], "The value of “--games” does not fit; "),
        (["bench", "--games", "chess"], "chess cannot be measured; there is empty"),
        (["games", "--lang", "la"], "I do not speak “la” yet; choose en or pl."),
    ],
)
def test_bad_usage(run: Run, args: list[str], sentence: str) -> None:
    code, _, err = run(*args)
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1 and not BARE.search(err)


def test_complaints_in_polish(run: Run) -> None:
    code, _, err = run("play", "caravan", "-o", "rounds=10", "--lang", "pl")
    assert code == 2
    assert err == ("Opcja „rounds” nie może mieć wartości 10; podaj liczbę od 1 do 9 (zwykle 3).\n")


def test_games(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert re.search(r"rounds +3 +1 to 9", out)
    assert "Alea Iacta Est" in out
