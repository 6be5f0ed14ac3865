"""Facts for the table page: names instead of masks, plans as pairs, gains of whoever asks."""

from typing import Any

import pytest
from games.orleans.players import wander

from tabularium import games
from tabularium.kernel import IllegalAction, Picks, State, Sweep, question, weigh
from tabularium.positions.orleans import lay

SPEC = games["orleans"]


def _outcomes(state: State, seat: int, prefix: str = "") -> dict[str, Any]:
    made = Sweep(state, seat, prefix)
    while not made.done:
        made.step(50)
    spell = state.setting.alphabet.spell
    return {spell(word): made.table[made.of[n]] for n, word in enumerate(made.words)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_say_what_masks_say(seats: int) -> None:
    state, picks = SPEC.new(seats, "names"), Picks("names")
    n = seen = 0
    while state.result is None:
        wander(state, picks)
        n += 1
        if n % 40:
            continue
        table: Any = state.view(None).table
        for city, mask in table["stations"].items():
            assert sum(1 << seat for seat in table["owners"][city]) == mask
            seen += 1
        assert set(table["owners"]) == set(table["stations"])
        for seat, counts in enumerate(table["station_counts"]):
            assert counts["built"] == sum(seat in at for at in table["owners"].values())
            assert counts["to_build"] == table["unbuilt"][seat]
            assert sum(counts.values()) == 10
        taken = bin(table["citizens_taken"]).count("1")
        assert len(table["citizens_left"]) == 14 - taken
        assert taken == sum(table["citizens"])
        for row, markers in zip(table["tracks"], table["markers"], strict=True):
            assert list(markers.values()) == row
    assert seen
    detail: Any = state.result.detail
    assert detail["cause"] == "rounds"


def test_a_station_that_was_given_up_is_lost_and_not_built() -> None:
    state = lay("planning", stations={"tours": [1], "orleans": [0, 1]}, unbuilt=[7, 8, 10])
    table: Any = state.view(0).table
    assert table["owners"] == {"tours": [1], "orleans": [0, 1]}
    assert table["station_counts"][0] == {"built": 1, "to_build": 7, "lost": 2}


def test_a_plan_is_laid_in_pairs_in_any_order() -> None:
    market: Any = {0: {"boatman": 1, "monk": 1, "farmer": 1}}
    state = lay("planning", market=market)
    form: Any = question(state, 0)["form"]  # type: ignore[index]
    slots = {slot["name"]: slot["takes"] for slot in form["slots"]}
    assert slots["ship.2"][0] in ("boatman", "own:boatman") and slots["ship.2"][-1] == "monk"
    assert form["least"] == 1 and question(state, 0)["usual"] == ["done"]  # type: ignore[index]
    one = "ship.1=farmer ship.2=boatman ship.3=monk"
    other = "ship.3=monk ship.2=boatman ship.1=farmer"
    assert state.read(0, one) == state.read(0, other)
    assert state.explain(0, one) is None


def test_half_a_plan_says_what_is_ready_and_what_is_missing() -> None:
    market: Any = {0: {"boatman": 1, "monk": 1, "farmer": 1}}
    state = lay("planning", market=market, spaces={0: {"farmhouse.1": "boatman"}})
    half: Any = weigh(state, 0, "ship.1=farmer ship.3=monk")
    ship = next(each for each in half["plan"] if each["place"] == "ship")
    assert (ship["ready"], ship["needs"], ship["gives"]) == (False, ["boatman"], {})
    assert half["left"]["boatman"] == 1 and "monk" not in half["left"]
    ready: Any = weigh(state, 0, "farmhouse.2=monk")
    farm = next(each for each in ready["plan"] if each["place"] == "farmhouse")
    assert farm["ready"] and farm["gives"] == {"follower": "farmer", "good": "grain"}
    assert (
        state.view(0).table["market"]
        == lay("planning", market=market, spaces={0: {"farmhouse.1": "boatman"}})
        .view(0)
        .table["market"]
    )


def test_a_plan_in_a_dead_place_names_the_rule() -> None:
    state = lay("planning", market={0: {"farmer": 1}}, tracks={0: {"scholar": 5}})
    found: Any = weigh(state, 0, "university.1=farmer")
    assert found["dead"] == [
        {"place": "university", "rule": "6.5", "why": "orleans.end_of_track"},
    ]


def test_the_first_technology_tile_elsewhere_is_a_problem() -> None:
    state = lay("planning", technology={0: 2})
    found: Any = weigh(state, 0, "ship.2=technology")
    assert found["problem"] == {"why": "orleans.technology_first", "rule": "9.2"}
    assert weigh(state, 0, "ship.1=technology wagon.2=technology")["problem"] is None
    assert state.explain(0, "ship.1=technology wagon.2=technology") is None


def test_a_piece_in_a_wrong_slot_is_refused_by_the_rule_of_the_game() -> None:
    state = lay("planning", market={0: {"knight": 1, "trader": 1}})
    reason = state.explain(0, "ship.1=knight")
    assert reason is not None and (reason.code, reason.rule) == ("orleans.wrong_follower", "5.3")
    with pytest.raises(IllegalAction):
        weigh(state, 0, "ship.1=knight")


def test_the_usual_draw_is_all_one_may() -> None:
    state = SPEC.new(2, "usual")
    while state.pending is not None and state.pending.prompt != "draw":
        wander(state, Picks("usual"))
    asked: Any = question(state, 0)
    assert asked["usual"] == [list(asked["ways"])[-1]]


def test_a_gain_is_of_whoever_asks_and_rivals_are_named() -> None:
    there: Any = {0: {"tribunal.1": "knight"}}
    state = lay("actions", tiles={0: ["tribunal"]}, spaces=there, options={"extra_tiles": True})
    found = _outcomes(state, 0, "tribunal")
    assert found
    for outcome in found.values():
        assert outcome["coins"] == -1 and outcome["rivals"][0]["coins"] == 1
        assert outcome["gain"] == outcome["total"] - SPEC.forecast(state.view(0))["total"]  # type: ignore[operator]
