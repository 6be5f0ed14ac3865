"""One whole game of Orléans as an onlooker reads it, in both languages; read line by line.

The game is a save, so that bots may change; `python -m words.test_whole_log_orleans` from `tests`
writes the texts anew after words have changed. Read what it changes.
"""

import json
from pathlib import Path

import pytest

from tabularium import games
from tabularium.kernel import State
from tabularium.words import LANGUAGES, Words

LOGS = Path(__file__).parent / "logs"
NAMES = ("Anna", "Jan", "Ola")
SPEC = games["orleans"]


def replayed() -> State:
    """The game of the save, played again word by word."""
    fields = json.loads((LOGS / "orleans.json").read_text())
    state = SPEC.new(fields["seats"], fields["seed"], fields["options"])
    for line in fields["log"]:
        seat, _, word = line.partition(" ")
        if seat[0].isdecimal():
            state.act(int(seat.partition("#")[0]), word)
    return state


def told(state: State, lang: str) -> str:
    """Everything that is said of it to an onlooker, a line for each event that has words."""
    words = Words(lang, SPEC.id, SPEC.alphabet, NAMES)
    assert state.record is not None
    events = [event.dump(None) for event in state.record.events]
    lines = [words.event(event) for event in events if event is not None]
    assert not words.faults
    return "\n".join(line for line in lines if line) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_a_whole_game_reads_as_it_was_read(lang: str) -> None:
    state = replayed()
    assert state.result is not None
    assert told(state, lang) == (LOGS / f"orleans.{lang}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plan_is_told_once(lang: str) -> None:
    """Of the words of a plan and of what it does, one line is left; no letter is told by itself."""
    state = replayed()
    assert state.record is not None
    words = Words(lang, SPEC.id, SPEC.alphabet, NAMES)
    events = [event.dump(None) for event in state.record.events]
    assert all(words.event(event) == "" for event in events if event and event["kind"] == "said")
    planned = [event for event in events if event and event["kind"] == "planned"]
    assert len(planned) > 30
    for event in planned:
        line = words.event(event)
        assert "\n" not in line and "  " not in line
        for code in [*event["ready"], *event["begun"]]:  # type: ignore[misc]
            assert line.count(words.item(code)) >= 1


if __name__ == "__main__":
    for language in LANGUAGES:
        (LOGS / f"orleans.{language}.txt").write_text(told(replayed(), language), encoding="utf-8")
