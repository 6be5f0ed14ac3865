"""Recorded games replay to the same end; what could be seen of a game has not changed."""

from pathlib import Path

import pytest
from goldens import folder, playthrough

import tabularium
from tabularium import games

GAMES = sorted(game for game in games if game != "caravan")  # other tests may have registered it
SAVES = [path for game in GAMES for path in sorted(folder(games[game]).glob("*.json"))]


@pytest.mark.parametrize("path", SAVES, ids=lambda p: f"{p.parent.parent.name}-{p.stem}")
def test_golden_games_replay(path: Path) -> None:
    checked = tabularium.verify(path)
    assert checked["over"] is True
    if checked["rules"] == games[str(checked["game"])].rules:
        assert checked["fair"] is True
    else:  # of older rules: proven as far as they agree with ours
        assert 0 < int(str(checked["proven"])) <= int(str(checked["words"]))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_goldens_for_every_seat_count(game: str) -> None:
    spec = games[game]
    for seats in spec.seats:
        assert (folder(spec) / f"rules{spec.rules}-{seats}seats.json").exists()


@pytest.mark.parametrize("game", GAMES)
def test_the_playthrough_has_not_changed(game: str) -> None:
    spec = games[game]
    path = folder(spec) / f"rules{spec.rules}-playthrough.txt"
    assert playthrough(spec, spec.seats.start, "playthrough") == path.read_text(encoding="utf-8")
