"""Whole games told in words, as seat 0 hears them, and read line by line by somebody.

`python -m words.test_whole_logs --write [GAME ...]` (from `tests`) writes them anew: after new
rules the game itself, which Novices play, and in any case what is said of it. Then read them.
"""

import sys
from pathlib import Path

import pytest

from tabularium import games
from tabularium.bots import make_bot
from tabularium.cli.table import Table
from tabularium.files import save
from tabularium.kernel import State, read_save, replay
from tabularium.words import LANGUAGES, Words

LOGS = Path(__file__).parent / "logs"
NAMES = ["Anna", "Bartek", "Celina", "Dawid", "Ewa"]
LISTENER = 0
# What is played: seats, and options that keep the log short enough to be read.
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "alea": (2, {}),
    "magnaci": (3, {}),
    "sigismundus": (3, {"length": "short"}),
    "tigris": (3, {"dynasties": "chosen"}),
}
WRITTEN = [(game, lang) for game in GAMES for lang in LANGUAGES]


def played(game: str) -> State:
    """A game between Novices."""
    seats, options = GAMES[game]
    spec = games[game]
    state = spec.new(seats, f"whole log {game}", options)
    Table(state, {seat: make_bot("novice", spec) for seat in range(seats)}).bots_answer()
    return state


def kept(game: str) -> State:
    """The game in the file, replayed by our rules."""
    fields = read_save((LOGS / f"{game}.json").read_text(encoding="utf-8"))
    return replay(games[game], fields)


def told(state: State, lang: str) -> str:
    """Everything that the listener was told, a line for each event that has words."""
    spec = state.setting.spec
    words = Words(lang, spec.id, spec.alphabet, NAMES[: state.seats])
    words.seat = LISTENER
    assert state.record is not None
    heard = [event.dump(LISTENER) for event in state.record.events]
    lines = [words.event(facts) for facts in heard if facts is not None]
    return "".join(line + "\n" for line in lines if line)


@pytest.mark.parametrize(("game", "lang"), WRITTEN)
def test_the_whole_log_reads_as_it_was_read(game: str, lang: str) -> None:
    text = told(kept(game), lang)
    assert text == (LOGS / f"{game}.{lang}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "lang"), WRITTEN)
def test_no_code_shows_through(game: str, lang: str) -> None:
    """Names of messages, facts and pieces are not words."""
    for line in (LOGS / f"{game}.{lang}.txt").read_text(encoding="utf-8").splitlines():
        assert line == line.strip() and "  " not in line and "{" not in line, line
        assert f"{game}-" not in line and "_" not in line, line


def write(names: list[str]) -> None:
    """The games, if the rules have changed, and their logs."""
    for game in names:
        path = LOGS / f"{game}.json"
        fields = read_save(path.read_text(encoding="utf-8")) if path.exists() else {}
        if fields.get("rules") != games[game].rules:
            save(played(game), path)
        for lang in LANGUAGES:
            (LOGS / f"{game}.{lang}.txt").write_text(told(kept(game), lang), encoding="utf-8")


if __name__ == "__main__" and "--write" in sys.argv:
    write([name for name in sys.argv[1:] if name != "--write"] or list(GAMES))
