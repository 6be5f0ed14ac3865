"""Rules 14: the English variant."""

from tabularium.positions import legal, only, refusal, say
from tabularium.positions.tigris import lay

ENGLISH = {"english": True}
PIECES = {"red": "e5 f6 h5 i6", "green": "g5", "bull.trader": "h6"}


def test_14_1_the_attacker_adds_only_what_wins() -> None:
    """Two temples against two."""
    state = lay(PIECES, {0: "red red"}, options=ENGLISH)
    told = only(say(state, "leader:trader f5"), "revolt")
    assert (told["attack"], told["defence"]) == (2, 2)
    assert legal(state, "support:0") and legal(state, "support:1") and legal(state, "support:2")
    state = lay({**PIECES, "red": "e5 h5 i6"}, {0: "red red red"}, options=ENGLISH)
    say(state, "leader:trader f5")  # one against two
    assert refusal(state, "support:1") == ("attack_in_vain", "14.1")
    assert legal(state, "support:0") and legal(state, "support:2") and legal(state, "support:3")


def test_14_1_who_cannot_win_adds_nothing() -> None:
    state = lay({**PIECES, "red": "e5 h5 i6"}, {0: "red"}, options=ENGLISH)
    say(state, "leader:trader f5")
    assert refusal(state, "support:1") == ("attack_in_vain", "14.1") and legal(state, "support:0")


def test_14_2_the_defender_adds_exactly_what_ties() -> None:
    state = lay(PIECES, {0: "red red", 1: "red red red"}, options=ENGLISH)
    say(state, "leader:trader f5")
    say(state, "support:2")  # four against two
    for tiles in (1, 3):
        assert refusal(state, f"support:{tiles}") == ("defence_not_exact", "14.2")
    assert legal(state, "support:0") and legal(state, "support:2")


def test_14_2_who_has_enough_adds_nothing() -> None:
    state = lay(PIECES, {1: "red"}, options=ENGLISH)
    say(state, "leader:trader f5")
    say(state, "support:0")
    assert refusal(state, "support:1") == ("defence_not_exact", "14.2") and legal(
        state, "support:0"
    )


def test_14_2_in_wars_too() -> None:
    pieces = {"red": "c5 g5", "lion.king": "c6", "bull.king": "g6", "black": "d5 f5"}
    state = lay(pieces, {0: "green black black", 1: "black black"}, options=ENGLISH)
    say(state, "tile:green e5")
    assert legal(state, "support:1")
    say(state, "support:1")
    assert refusal(state, "support:2") == ("defence_not_exact", "14.2") and legal(
        state, "support:1"
    )
