"""Rules 13: the end of the game."""

from collections.abc import Mapping

from tabularium.games.tigris.scoring import best_spread
from tabularium.games.tigris.spec import SPEC
from tabularium.kernel import Picks, State, any_word
from tabularium.positions import asked, holding, prompt, say, table
from tabularium.positions.tigris import lay

SIX = "red red red red blue blue"


def test_13_1_two_treasures_left_at_the_end_of_a_turn() -> None:
    state = lay({}, treasures="k1 b2")
    say(state, "pass")
    assert state.result is not None and state.result.kind == "ranked"
    assert state.result.detail["cause"] == "treasures"


def test_13_1_three_do_not_end_it() -> None:
    state = lay({}, treasures="k1 b2 f3")
    say(state, "pass")
    assert not state.over


def test_13_1_the_second_action_is_still_taken() -> None:
    """Regression: another engine ends the game in the middle of the turn."""
    pieces = {"red": "e5 f5 g5"}
    state = lay(pieces, {0: "red"}, treasures="e5 f5 g5 k1")
    say(state, "leader:trader f6")
    say(state, "f5")
    assert (asked(state), prompt(state)) == (0, "action") and not state.over
    say(state, "tile:red a5")
    assert state.over


def test_13_2_somebody_cannot_fill_up() -> None:
    hands = {0: "red", 1: SIX, 2: SIX, 3: SIX}
    state = lay({}, hands, bag=4)
    say(state, "pass")
    assert state.result is not None and state.result.detail["cause"] == "bag"


def test_13_2_a_bag_just_emptied_does_not_end_it() -> None:
    """Regression: off by one, and games that end with full hands."""
    hands = {0: "red", 1: SIX, 2: SIX, 3: SIX}
    state = lay({}, hands, bag=5)
    say(state, "pass")
    assert not state.over and holding(state, "bag") == [] and asked(state) == 1
    say(state, "pass")  # full hands, empty bag
    assert not state.over and asked(state) == 2
    say(state, "tile:red a5")
    say(state, "pass")
    assert state.over


def test_13_2_a_defender_who_cannot_fill_up_ends_it() -> None:
    state = lay({}, {0: SIX, 1: "red"}, seats=2, bag=4)
    say(state, "pass")
    assert state.over


def ended(points: Mapping[int, Mapping[str, int]], won: list[int], seats: int = 4) -> State:
    state = lay({}, treasures="k1 b2", points=points, won=won, seats=seats)
    say(state, "pass")
    return state


def row(red: int, blue: int, green: int, black: int) -> dict[str, int]:
    return {"red": red, "blue": blue, "green": green, "black": black}


def test_13_3_the_weakest_colour_counts() -> None:
    """Worked example: Pot 11, Lion 10-10-12, Bull 10-10-11, Archer 6 in spite of 22."""
    lion, bull = row(10, 7, 14, 12), row(10, 11, 13, 10)
    archer, pot = row(3, 12, 14, 22), row(12, 11, 9, 12)
    state = ended({0: lion, 1: bull, 2: archer, 3: pot}, [3, 0, 3, 2])
    assert state.result is not None
    assert state.result.places == [2, 3, 4, 1]
    assert state.result.scores == [10, 10, 6, 11]
    spreads = [each["spread"] for each in state.result.detail["seats"]]  # type: ignore[attr-defined]
    assert spreads[0] == [10, 10, 12, 14] and spreads[1] == [10, 10, 11, 13]


def test_13_3_only_who_is_tied_is_compared_further() -> None:
    """Regression: another engine compares the second weakest colour of all players."""
    state = ended({0: row(5, 5, 5, 5), 1: row(4, 20, 20, 20), 2: row(5, 6, 5, 5)}, [0] * 3, 3)
    assert state.result is not None and state.result.places == [2, 3, 1]
    assert table(state)["verdict"] == {"nth": 4, "score": 6, "next": 5}


def test_13_3_what_decided_is_told() -> None:
    """The winner's distance to the next in the first colour that differs; nothing while we play."""
    ahead = ended({0: row(5, 6, 7, 8), 1: row(3, 9, 9, 9)}, [0, 1], 2)
    assert table(ahead)["verdict"] == {"nth": 1, "score": 5, "next": 4}
    assert table(ended({0: row(1, 2, 3, 4), 1: row(4, 3, 2, 1)}, [0, 0], 2))["verdict"] is None
    assert table(lay({}))["verdict"] is None


def test_13_3_complete_equality_is_a_shared_place() -> None:
    state = ended({0: row(1, 2, 3, 4), 1: row(4, 3, 2, 1), 2: row(0, 9, 9, 9)}, [0] * 3, 3)
    assert state.result is not None and state.result.places == [1, 1, 3]


def test_13_4_treasures_are_placed_best() -> None:
    assert best_spread([3, 12, 14, 22], 3) == [6, 12, 14, 22]
    assert best_spread([5, 5, 5, 9], 2) == [5, 6, 6, 9]
    assert best_spread([0, 1, 9, 9], 4) == [2, 3, 9, 9]


def test_13_4_no_other_way_is_better() -> None:
    points, treasures = [2, 3, 3, 7], 5
    best = max(
        sorted([points[0] + a, points[1] + b, points[2] + c, points[3] + treasures - a - b - c])
        for a in range(treasures + 1)
        for b in range(treasures + 1 - a)
        for c in range(treasures + 1 - a - b)
    )
    assert best_spread(points, treasures) == best


def test_13_5_turns_can_be_counted() -> None:
    state = SPEC.new(2, "", {"turns": 3})
    for _ in range(3):
        assert not state.over
        say(state, "pass")
    assert state.result is not None and state.result.kind == "horizon"
    assert state.result.detail["cause"] == "turns" and state.result.places == [1, 1]


def test_the_forecast_is_made_from_the_view_of_a_seat() -> None:
    state = lay({}, points={2: row(3, 4, 5, 6)}, won=[0, 0, 2, 0], treasures="k1 b2 f3")
    assert SPEC.forecast(state.view(2)) == {
        "total": 4,
        "parts": row(3, 4, 5, 6),
        "treasures": 2,
        "spread": [4, 5, 5, 6],
    }
    assert SPEC.forecast(state.view(None)) == {}


def test_a_game_cut_off_by_the_kernel_has_scores() -> None:
    state = SPEC.new(2, "", {"horizon": 1})
    say(state, "pass")
    assert state.result is not None and state.result.kind == "horizon"
    assert state.result.scores == [0, 0]


def test_13_4_what_brought_points_adds_up_to_all_of_them() -> None:
    """Points by source come from what was told, so that no position has to keep them."""
    met: set[str] = set()
    for seats in SPEC.seats:
        state = SPEC.new(seats, seed=f"sources/{seats}")
        picks = Picks(f"sources/{seats}")
        sums = [0] * seats
        while not state.over:
            pending = state.pending
            assert pending is not None
            seat = pending.seats[0]
            word = SPEC.alphabet.spell(any_word(state, seat, picks))
            for event in state.act(seat, word):
                for owner, source, points in SPEC.earned(event.kind, event.facts):
                    sums[owner] += points
                    met.add(source)
        assert state.result is not None
        ends = state.result.detail["seats"]
        assert isinstance(ends, list)
        assert sums == [sum(end["points"].values()) + end["treasures"] for end in ends]
    assert met >= {"tile", "war", "revolt"}
