"""Rules 12: the end of a turn."""

from tabularium.positions import asked, holding, kinds, say
from tabularium.positions.tigris import lay


def test_12_1_monuments_pay_before_tiles_are_drawn() -> None:
    """Regression: another engine draws first."""
    pieces = {"red": "e5", "lion.king": "f5"}
    state = lay(pieces, {0: "red"}, monuments=[("red-black", "black", "g5")])
    events = say(state, "pass")
    assert kinds(events)[:4] == ["said", "passed", "points", "drawn"]


def test_12_1_even_if_the_bag_then_fails() -> None:
    pieces = {"red": "e5", "lion.king": "f5"}
    state = lay(pieces, bag=0, monuments=[("red-black", "black", "g5")])
    say(state, "pass")
    assert state.result is not None and state.result.detail["cause"] == "bag"
    assert state.result.detail["seats"][0]["points"]["black"] == 1  # type: ignore[index]


def test_12_2_tiles_of_conflicts_are_replaced_when_the_turn_ends() -> None:
    """Regression: another engine refills the defender at once."""
    six = "red red red blue blue blue"
    state = lay({"red": "e5", "bull.king": "f5"}, {0: six, 1: six, 2: six, 3: six})
    say(state, "leader:king e6")
    say(state, "support:3")
    say(state, "support:2")
    assert [len(holding(state, f"hand.{seat}")) for seat in range(4)] == [3, 4, 6, 6]
    say(state, "pass")
    assert [len(holding(state, f"hand.{seat}")) for seat in range(4)] == [6, 6, 6, 6]
    assert asked(state) == 1


def test_12_3_the_active_player_draws_first_then_clockwise() -> None:
    state = lay({}, {0: "red", 1: "red red red red red red", 2: "", 3: "red"}, turn=2)
    events = say(state, "pass")
    drawn = [(e.facts["seat"], e.facts["count"]) for e in events if e.kind == "drawn"]
    assert drawn == [(2, 6), (3, 5), (0, 5)]


def test_12_3_only_the_owner_sees_what_is_drawn() -> None:
    state = lay({}, {0: "red"}, seats=2)
    event = next(e for e in say(state, "pass") if e.kind == "drawn")
    assert event.dump(1) == event.dump(2) == {"kind": "drawn", "seat": 0, "count": 5}
    assert len(event.facts["tiles"]) == 5  # type: ignore[arg-type]
