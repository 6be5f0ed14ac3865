"""The rulebook's example of a first round, move by move: Anna, Bartek, Cezary and David."""

from tabularium.positions import asked, holding, only, say
from tabularium.positions.tigris import board, lay, points

HANDS = {
    0: "red red blue green black black",
    1: "blue blue red red green black",
    2: "red red blue green black black",
    3: "red red red red blue green",
}


def test_the_first_round_of_the_rulebook() -> None:
    state = lay({}, HANDS)
    # Anna begins and places king and priest: two kingdoms.
    say(state, "leader:king n6")
    say(state, "leader:priest i6")
    assert len(state.view(None).table["kingdoms"]) == 2  # type: ignore[arg-type]
    # Bartek's farmer joins her king; a farm brings him a blue point, and he draws one tile.
    say(state, "leader:farmer m5")
    say(state, "tile:blue n4")
    assert points(state, 1) == (0, 1, 0, 0) and len(holding(state, "hand.1")) == 6
    # Cezary's king gets the red point for a temple, since there is no priest; it touches two now.
    say(state, "leader:king f4")
    say(state, "tile:red f5")
    assert points(state, 2) == (1, 0, 0, 0)
    strengths = state.view(None).table["strengths"]
    assert strengths["archer.king"]["revolt"] == 2  # type: ignore[index]
    # David's priest revolts against Anna's: one shared temple, three from hand against none.
    told = only(say(state, "leader:priest j7"), "revolt")
    assert (told["attack"], told["defence"]) == (1, 1)
    say(state, "support:3")
    assert asked(state) == 0
    told = only(say(state, "support:0"), "revolt_won")
    assert (told["winner"], told["attack"], told["defence"]) == (3, 4, 1)
    assert "i6" not in board(state) and points(state, 3) == (1, 0, 0, 0)
    # His last temple brings another red point; he draws four tiles, and Anna is next.
    say(state, "tile:red k7")
    assert points(state, 3) == (2, 0, 0, 0) and len(holding(state, "hand.3")) == 6
    assert asked(state) == 0 and holding(state, "out") == ["red"] * 3
