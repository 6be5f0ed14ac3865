"""Positions that people write: what follows is filled in, what contradicts is refused by name."""

from typing import Any

import pytest

from tabularium import games
from tabularium.kernel import BadPosition, State
from tabularium.positions import table


def laid(places: dict[str, list[str]] | None = None, **given: Any) -> State:
    return games["magnaci"].load({"seats": 3, "places": places or {}, "table": given})


def refused(places: dict[str, list[str]] | None = None, **given: Any) -> tuple[str, object]:
    with pytest.raises(BadPosition) as caught:
        laid(places, **given)
    return caught.value.reason.code, caught.value.reason.detail


def test_an_empty_position_is_a_fresh_game() -> None:
    magnaci = games["magnaci"]
    for seats in magnaci.seats:
        fresh = magnaci.new(seats, "x")
        assert magnaci.load({"seats": seats, "seed": "x"}).digest() == fresh.digest()
        assert magnaci.load({**fresh.dump()}).digest() == fresh.digest()


def test_3_6_a_card_that_is_shown_has_been_laid() -> None:
    t = table(laid(shown=["14", None, "lady"], estates=[{"litwa": 2}, {}, {"slask": 1}]))
    assert t["laid"] == [["14"], [], ["lady"]]
    assert "14" not in t["remaining"][0] and len(t["remaining"][1]) == 13
    assert t["estates"] == [{"litwa": 2}, {}, {"slask": 1}]


def test_1_8_laws_that_are_named_are_not_in_the_pile() -> None:
    state = laid({"laws.of.1": ["veto", "twierdza"]}, partitions=[])
    places: Any = state.dump()["places"]
    assert "veto" not in places["laws.pile"] and len(places["laws.pile"]) == 23


def test_1_8_what_cannot_be_is_refused_by_name() -> None:
    assert refused(shown=["14", None, None], laid=[[], [], []])[0] == "magnaci.card_laid_twice"
    assert refused(estates=[{"litwa": 71}, {}, {}]) == ("magnaci.too_many_estates", {"seat": 0})
    lone = refused(partitions=["litwa"])
    assert lone == ("magnaci.partition_without_conflict", {"province": "litwa"})
    assert laid({"conflicts.I": ["wojna_inflancka"]}, partitions=["litwa"])
    assert refused(offices={"hetman": 3})[0] == "magnaci.no_such_holder"
    twice = {"laws.of.0": ["veto"], "laws.of.1": ["veto"]}
    assert refused(twice)[0] == "kernel.box"


@pytest.mark.parametrize(
    "given",
    [
        {"order": [0, 1]},
        {"order": [0, 1, 1]},
        {"estates": [{"paris": 1}, {}, {}]},
        {"offices": {"pope": 0}},
        {"laid": [["14", "14"], [], []]},
        {"shown": ["15", None, None]},
        {"buildings": {"veto": "litwa"}},
        {"partitions": ["slask"]},
        {"black_clouds": 1},
        {"pacta": [3, "sabre"]},
        {"pacta": [0]},
    ],
    ids=str,
)
def test_what_cannot_be_read_is_named(given: dict[str, Any]) -> None:
    code, detail = refused(**given)
    assert code == "kernel.bad_value" and isinstance(detail, dict)
    assert detail["where"] == f"table.{next(iter(given))}"
