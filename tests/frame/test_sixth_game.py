"""A sixth game by the recipe of CONTRIBUTING.md alone: Caravan, of which two places hear.

`games.register` and `fields.register` stand for what a game that ships does with one name in the
registry and one module in `research/fields`. Words, a mind and a board make it better, but are not
needed: without them it is played with bare codes, by bots that know nothing, on plain boards.
"""

from pathlib import Path

import numpy as np
import pytest
from caravan import SPEC
from caravan.game import GOODS, MAX_WATER
from contract.laws import LAWS

from tabularium import games
from tabularium.arena.match import Match, play_block
from tabularium.bots import LEVELS, Player, make_bot
from tabularium.kernel import Options
from tabularium.positions import asked, choices
from tabularium.research import Environment, fields, gym, spiel, zoo
from tabularium.research.numbers.encoders import Index, Number, Row
from tabularium.research.text import drawing
from tabularium.words import LANGUAGES

PLACES = ("registry", "research/fields")


def caravan_fields(seats: int, options: Options) -> fields.Fields:
    """What an observation of Caravan holds."""
    water, seat = Number(MAX_WATER), Index(seats)
    return fields.Fields(
        ("toll", "amulet", "keep", "trade", "block"),
        {
            "Match": {"round": Number(9)},
            "Toll": {},
            "Storm": {},
            "Losses": {"losers": Row(seat, seats), "asked": Number(seats)},
            "Market": {},
            "Trade": {"turn": Number(seats)},
            "Announced": {"raider": seat, "target": seat},
        },
        {
            "water": Row(water, seats),
            "coins": Row(Number(20), seats),
            "amulets": Row(Number(1), seats),
            "road": Row(Number(1), seats),
            "storms": Number(3),
            "leader": seat,
        },
        sealed=(1, tuple(f"w{n}" for n in range(MAX_WATER + 1))),
    )


@pytest.fixture(autouse=True)
def _caravan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told in two places; afterwards both are as they were."""
    monkeypatch.setattr(games, "_modules", dict(games._modules))
    monkeypatch.setattr(games, "_specs", dict(games._specs))
    monkeypatch.setattr(fields, "_OTHERS", dict(fields._OTHERS))
    games.register(SPEC)
    fields.register("caravan", caravan_fields)


def test_it_is_in_the_registry() -> None:
    assert "caravan" in games and games["caravan"].seats == range(2, 5)


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_plays_it(level: str) -> None:
    state = SPEC.new(3, f"bots {level}")
    players = [Player(make_bot(level, SPEC), seat) for seat in range(3)]
    while not state.over and state.said < 12:
        seat = asked(state)
        assert choices(state)
        state.act(seat, players[seat].answer(state, "sixth").word)


def test_the_arena_sets_bots_against_each_other() -> None:
    block = play_block(Match("caravan", 2, "novice", "random", {"horizon": 20}), 0, "sixth")
    assert len(block.places) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_draws_it(lang: str) -> None:
    text = drawing(SPEC.new(3, "drawn").view(1), lang)
    assert "water" in text and any(good in text for good in GOODS)


def test_it_can_be_studied() -> None:
    table = Environment("caravan", 3)
    table.reset(1)
    assert table.observe(table.seat).shape == (table.layout.size,)
    assert "tabularium/caravan-v1" in zoo.register("caravan")
    env = zoo.module_of("caravan").env(seats=3)
    env.reset(seed=1)
    for _ in range(10):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert "tabularium/caravan-v1" in gym.register("caravan")
    assert spiel.name_of("caravan") in spiel.register("caravan")


def test_the_laws_hold_for_it() -> None:
    for law in LAWS:
        law(SPEC, 2, "sixth")


def test_the_recipe_tells_of_these_places() -> None:
    recipe = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text()
    for place in PLACES:
        assert place in recipe
