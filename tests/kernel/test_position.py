"""Positions: a full dump, a few words by hand, and what is said about an impossible one."""

import pytest
from caravan import SPEC

from tabularium import games
from tabularium.kernel import (
    BadOption,
    BadPosition,
    Facts,
    Table,
    read_save,
    verify_save,
)


def refusal(position: Facts) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        SPEC.load(position)
    return caught.value


def test_an_empty_position_is_a_fresh_game() -> None:
    assert SPEC.load({}).digest() == SPEC.new(2).digest()
    assert SPEC.load({"seats": 3, "seed": "x"}).digest() == SPEC.new(3, "x").digest()


def test_given_places_are_as_given_and_home_takes_the_rest() -> None:
    state = SPEC.load({"seats": 2, "places": {"hand.0": ["gold"] * 8}})
    places = state.dump()["places"]
    assert isinstance(places, dict)
    assert places["hand.0"] == ["gold"] * 8
    assert "gold" not in places["pile"] + places["hand.1"]
    assert sum(len(codes) for codes in places.values()) == 24


def test_a_stack_written_by_hand_asks_at_once() -> None:
    state = SPEC.load(
        {
            "seats": 3,
            "stack": [{"frame": "Match", "round": 2}, {"frame": "Trade", "turn": 1}],
            "table": {"leader": 1, "water": [0, 1, 2]},
            "places": {"hand.2": ["salt", "salt", "silk"]},
        }
    )
    assert state.pending is not None and state.pending.seats == (2,)
    state.act(2, "sell silk salt salt done")
    assert state.view(None).table["coins"] == [0, 0, 6]


def test_what_happens_before_the_first_question_is_told_and_replays() -> None:
    stack = [{"frame": "Match", "round": 1}, {"frame": "Trade"}, {"frame": "Storm"}]
    state = SPEC.load({"seats": 2, "seed": "storm", "stack": stack})
    assert state.record is not None
    assert [event.kind for event in state.record.events][:1] == ["rolled"]
    assert state.record.log[0].startswith("* dice ")
    assert verify_save(SPEC, read_save(SPEC.save(state)))["fair"] is False


def test_the_game_lays_a_fresh_table_and_then_only_what_was_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[list[str]] = []
    lay = SPEC.load_table

    def watched(t: Table, dump: Facts) -> None:
        seen.append(sorted(dump))
        lay(t, dump)

    monkeypatch.setattr(SPEC, "load_table", watched)
    state = SPEC.load({"table": {"coins": [3, 1]}})
    assert seen == [sorted(SPEC.dump_table(state)), ["coins"]]
    assert state.view(None).table["water"] == [4, 4]


def test_what_cannot_be_is_named() -> None:
    error = refusal({"table": {"water": [99, 0]}})
    assert error.reason.code == "caravan.too_much_water"
    error = refusal({"places": {"hand.0": ["gold"] * 9}})
    assert error.reason.code == "kernel.box"
    assert error.reason.detail == {"deck": "goods", "missing": [], "extra": ["gold"]}


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"tabel": {}}, "tabel"),
        ({"table": {"gold": 3}}, "table.gold"),
        ({"table": []}, "table"),
        ({"places": {"attic": []}}, "places.attic"),
        ({"places": {"hand.0": ["myrrh"]}}, "places.hand.0"),
        ({"places": {"hand.0": "gold"}}, "places.hand.0"),
        ({"said": "three"}, "said"),
        ({"stack": {}}, "stack"),
        ({"game": "chess"}, "game"),
        ({"words": {"0": 3}, "stack": []}, "words"),
        ({"known": [[{"places": {"hand.9": 1}, "items": []}]]}, "known"),
        ({"pending": {"id": "x", "kind": "solo"}}, "pending"),
    ],
    ids=str,
)
def test_what_cannot_be_read_is_named(position: Facts, where: str) -> None:
    assert refusal(position).reason.detail["where"] == where


def test_unknown_frames_and_slots_list_what_is_allowed() -> None:
    error = refusal({"stack": [{"frame": "War"}]})
    assert "Trade" in error.reason.detail["allowed"]  # type: ignore[operator]
    error = refusal({"stack": [{"frame": "Trade", "tern": 1}]})
    assert error.reason.detail["allowed"] == ["step", "turn"]


def test_nobody_to_ask_is_refused() -> None:
    assert refusal({"stack": []}).reason.code == "kernel.nothing_to_do"


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(BadOption) as caught:
        SPEC.load({"seats": 7})
    assert caught.value.reason.detail["allowed"] == [2, 3, 4]
    with pytest.raises(BadOption) as caught:
        SPEC.new(2, "", {"rounds": 0, "camels": True})
    codes = {reason.code: reason.detail for reason in caught.value.reasons}
    assert codes["kernel.bad_option"]["lowest"] == 1 and codes["kernel.bad_option"]["highest"] == 9
    assert codes["kernel.unknown_option"]["allowed"] == ["horizon", "rounds"]
    with pytest.raises(BadOption):
        SPEC.new(2, "", {"rounds": True})


def test_a_stack_that_asks_somebody_who_is_not_there_is_refused() -> None:
    match: Facts = {"frame": "Match", "round": 1}
    error = refusal({"seats": 2, "stack": [match, {"frame": "Announced", "target": -1}]})
    assert error.reason.code == "kernel.no_such_seat"


def test_a_stack_that_cannot_run_is_refused() -> None:
    match: Facts = {"frame": "Match", "round": 1}
    for top in ({"frame": "Announced", "target": 9}, {"frame": "Trade", "turn": "x"}):
        error = refusal({"seats": 2, "stack": [match, top]})
        assert error.reason.detail["where"] == "stack"


def test_the_part_of_a_table_that_cannot_be_read_is_named() -> None:
    for game, part, value in (
        ("magnaci", "partitions", ["atlantis"]),
        ("orleans", "coins", "many"),
        ("tigris", "board", {"z99": "red"}),
    ):
        with pytest.raises(BadPosition) as caught:
            games[game].load({"table": {part: value}})
        assert caught.value.reason.detail["where"] == f"table.{part}"
