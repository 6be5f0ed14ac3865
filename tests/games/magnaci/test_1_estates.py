"""Rules 1: cards and estates."""

from typing import Any

import pytest

from tabularium.games.magnaci import material as box
from tabularium.games.magnaci.estates import dominates, leader, supply
from tabularium.games.magnaci.spec import SPEC
from tabularium.games.magnaci.state import Magnaci
from tabularium.kernel import BadPosition, State
from tabularium.positions import choices, holding, question, say, table, why_not
from tabularium.positions.magnaci import (
    battle,
    chapter,
    estates,
    interregnum,
    law,
    lay,
    match,
    office,
    pass_all,
    totals,
)


def game(state: State) -> Magnaci:
    assert isinstance(state, Magnaci)
    return state


def spread(seats: int, *rows: dict[str, int]) -> Magnaci:
    """A map with these estates."""
    return game(chapter("Senate", seats, estates=dict(enumerate(rows))))


def test_1_1_the_lady_has_influence_ten_and_strength_one() -> None:
    lady = box.CARDS.index("lady")
    assert (box.INFLUENCE[lady], box.STRENGTH[lady]) == (10, 1)
    assert sum(box.INFLUENCE) == 104 and sum(box.STRENGTH) == 95
    assert len(box.CARDS) == box.HAND == 13 and "10" not in box.CARDS
    state = office("hetman", {0: "9", 1: "lady"}, laws={})
    assert question(state) == (1, "place")  # 10 beats 9
    state = battle("bunt_kozakow", {0: "9", 1: "lady", 2: "9"})  # 9 + 1 + 9 < 21
    assert table(state)["partitions"] == ["ukraina"]


def test_1_2_piles_can_be_counted_and_cards_lie_open() -> None:
    state = SPEC.new(3, "open")
    for seat in (None, 0, 1, 2):
        places = state.view(seat).places
        assert all(isinstance(codes, list) for codes in places.values())
        assert places["laws.pile"] == list(box.LAW_CODES)
    assert len(box.LAW_CODES) == len(box.CONFLICT_CODES) == 25 and len(box.KING_CODES) == 12


def test_1_3_all_estates_of_a_card_go_to_one_province() -> None:
    state = office("hetman", {0: "9"})  # a sabre King: two estates
    assert question(state) == (0, "place")
    assert state.view(0)["prompt"] == {"count": 2}
    say(state, "litwa")
    assert estates(state, "litwa") == [2, 0, 0]


def test_1_3_fiefs_are_no_provinces() -> None:
    state = office("hetman", {0: "9"})
    assert choices(state) == ["litwa", "ukraina", "malopolska", "wielkopolska", "prusy"]
    assert why_not(state, "pass").code == "magnaci.name_a_province"


def test_1_4_advantage_is_more_than_each_other() -> None:
    t = spread(3, {"litwa": 2}, {"litwa": 1}, {"litwa": 1})
    assert leader(t, 0) == 0 and not dominates(t, 0, 0)
    t = spread(3, {"litwa": 2}, {"litwa": 2}, {})
    assert leader(t, 0) == -1
    assert leader(t, 1) == -1  # an empty province


def test_1_4_a_tie_below_the_top_does_not_matter() -> None:
    t = spread(4, {"litwa": 1}, {"litwa": 1}, {"litwa": 3}, {"litwa": 1})
    assert leader(t, 0) == 2 and not dominates(t, 2, 0)


def test_1_5_dominance_is_more_than_all_others_together() -> None:
    t = spread(3, {"litwa": 3}, {"litwa": 1}, {"litwa": 1})
    assert dominates(t, 0, 0)
    t = spread(3, {"litwa": 1}, {}, {})
    assert dominates(t, 0, 0) and not dominates(t, 1, 0) and not dominates(t, 1, 1)


def test_1_5_two_players_need_twice_as_many() -> None:
    assert not dominates(spread(2, {"litwa": 3}, {"litwa": 2}), 0, 0)  # with three it would do
    assert dominates(spread(3, {"litwa": 3}, {"litwa": 2}, {}), 0, 0)
    assert dominates(spread(2, {"litwa": 4}, {"litwa": 2}), 0, 0)
    assert dominates(spread(2, {"litwa": 1}, {}), 0, 0)
    assert not dominates(spread(2, {}, {}), 0, 0)
    assert leader(spread(2, {"litwa": 3}, {"litwa": 2}), 0) == 0


@pytest.mark.parametrize(("seats", "most"), [(2, 70), (3, 70), (4, 35), (5, 35)])
def test_1_6_a_second_colour_for_two_and_three_players(seats: int, most: int) -> None:
    assert supply(spread(seats, {"litwa": 5}), 0) == most - 5


def test_1_6_who_runs_out_places_what_is_left() -> None:
    state = law("biskupstwo", {0: "9", 1: "2", 2: "3", 3: "4"}, 4, estates={0: {"litwa": 34}})
    assert state.view(0)["prompt"] == {"count": 1}
    say(state, "litwa")
    assert totals(state)[0] == 35
    state = law("biskupstwo", {0: "9", 1: "2", 2: "3", 3: "4"}, 4, estates={0: {"litwa": 35}})
    assert question(state)[1] == "conflicts" and totals(state)[0] == 35  # nothing to place


def test_1_7_no_estates_in_a_partitioned_province() -> None:
    rest = {"places": {"conflicts.I": ["sejm_niemy"]}, "partitions": ["litwa"]}
    state = office("hetman", {0: "9"}, **rest)
    assert "litwa" not in choices(state)
    reason = why_not(state, "litwa")
    assert (reason.code, reason.rule) == ("magnaci.partitioned", "1.7")
    assert reason.detail == {"province": "litwa"}


def test_1_7_a_conflict_just_lost_partitions_before_the_pawn_is_placed() -> None:
    bids = {0: "2", 1: "3", 2: "4"}
    state = battle(
        "wojna_inflancka",
        bids,
        others={"III": "bunt_kozakow"},
        lost=["ukraina"],
        laws={2: ["asygnaty"]},
        estates={0: {"ukraina": 2}, 1: {"litwa": 1}, 2: {}},
    )
    pass_all_but_last(state)
    assert choices(state) == ["pass", "asygnaty"]
    assert choices(state, "asygnaty") == ["seat:1"]  # seat 0 stands only where all is lost


def test_1_7_from_the_first_conflict_lost_on() -> None:
    """Both conflicts of Moscow are fought in this Age: the first is lost, the second is won."""
    stack = [match("conflicts"), {"frame": "Conflicts", "step": "fight"}]
    places = {"conflicts.I": ["sejm_niemy"], "conflicts.II": ["wojna_inflancka"]}
    sealed = {0: [(0, "2"), (1, "12")], 1: [(0, "3"), (1, "13")], 2: [(0, "4"), (1, "14")]}
    rest: dict[str, Any] = {"offices": {"prymas": 0}, "order": [0, 1, 2]}
    state = lay(stack, places=places, sealed=sealed, laws={2: ["rokosz"]}, **rest)
    pass_all(state)
    assert holding(state, "conflicts.I") == ["sejm_niemy"] and holding(state, "conflicts.II") == []
    assert table(state)["partitions"] == ["litwa"] and estates(state, "inflanty") == [0, 0, 0]


def pass_all_but_last(state: State) -> None:
    while question(state)[0] != 2:
        say(state, "pass")


def test_1_8_impossible_positions_are_refused() -> None:
    for table_part, code in [
        ({"estates": [{"litwa": 71}, {}, {}]}, "magnaci.too_many_estates"),
        ({"estates": [{"litwa": -1}, {}, {}]}, "magnaci.too_many_estates"),
        ({"partitions": ["litwa"]}, "magnaci.partition_without_conflict"),
        ({"shown": ["2", None, None], "laid": [[], [], []]}, "magnaci.card_laid_twice"),
        ({"offices": {"hetman": 3}}, "magnaci.no_such_holder"),
        ({"order": [0, 0, 1]}, "kernel.bad_value"),
        ({"buildings": {"twierdza": "inflanty"}}, "kernel.bad_value"),
        ({"black_clouds": 1}, "kernel.bad_value"),
        ({"pacta": [7, "sabre"]}, "kernel.bad_value"),
    ]:
        with pytest.raises(BadPosition) as error:
            SPEC.load({"seats": 3, "table": table_part})
        assert error.value.reason.code == code, table_part


def test_1_8_conflicts_lie_at_their_own_power() -> None:
    with pytest.raises(BadPosition) as error:
        SPEC.load({"seats": 3, "places": {"conflicts.I": ["bunt_kozakow"]}})
    assert error.value.reason.code == "magnaci.wrong_space"


def test_1_8_a_card_is_sealed_once() -> None:
    sealed: list[object] = [[[0, "2"], [1, "2"]], [], []]
    with pytest.raises(BadPosition) as error:
        SPEC.load({"seats": 3, "sealed": sealed})
    assert error.value.reason.code == "magnaci.card_laid_twice"


def test_1_8_only_family_cards_lie_face_down_and_one_in_a_place() -> None:
    for sealed in ([[0, "2"], [0, "3"]], [[0, "litwa"]]):
        with pytest.raises(BadPosition) as error:
            SPEC.load({"seats": 3, "sealed": [sealed, [], []]})
        assert error.value.reason.code == "magnaci.sealed_wrongly"


TEN = list(box.CARDS[:10])
SIX = {
    f"conflicts.{box.NUMERALS[2 * p + n]}": [box.CONFLICT_CODES[5 * p + n]]
    for p in range(3)
    for n in range(2)
}
IRON = list(box.KING_CODES[9:])


@pytest.mark.parametrize(
    ("name", "rest", "code", "rule"),
    [
        ("Senate", {"laid": [TEN[:1], [], []]}, "too_few_cards", "3.3"),
        ("Sejm", {"laid": [[], TEN[:4], []]}, "too_few_cards", "3.3"),
        ("Conflicts", {"laid": [[], [], TEN[:9]]}, "too_few_cards", "3.3"),
        ("Sejm", {"offices": {}}, "no_primate", "5.8"),
        ("Conflicts", {"offices": {"prymas": "aside"}}, "no_primate", "5.8"),
        ("Conflicts", {"places": SIX}, "too_many_conflicts", "7.1"),
        ("Sejm", {"places": {"laws.gone": list(box.LAW_CODES[:6])}}, "laws_run_out", "6.1"),
        ("Sejm", {"places": {"kings.iron.gone": IRON}}, "no_king_left", "2.2"),
    ],
)
def test_1_8_what_would_stop_the_game_later_is_refused(
    name: str, rest: dict[str, Any], code: str, rule: str
) -> None:
    with pytest.raises(BadPosition) as error:
        chapter(name, **rest)
    assert (error.value.reason.code, error.value.reason.rule) == (f"magnaci.{code}", rule)


def test_1_8_just_enough_is_enough() -> None:
    assert chapter("Sejm", laid=[TEN[:3]] * 3).pending is not None
    assert chapter("Conflicts", laid=[TEN[:8]] * 3).pending is not None
    assert chapter("Sejm", places={"laws.gone": list(box.LAW_CODES[:5])}).pending is not None


def test_1_8_three_partitions_cannot_be_played_on() -> None:
    places = {"conflicts.I": ["sejm_niemy"], "conflicts.III": ["bunt_kozakow"]}
    places |= {"conflicts.V": ["swieta_liga"]}
    with pytest.raises(BadPosition) as error:
        chapter("Senate", places=places, partitions=["litwa", "ukraina", "malopolska"])
    assert error.value.reason.code == "magnaci.third_partition"
    state = interregnum(places=places, partitions=["litwa", "ukraina", "malopolska"])
    assert state.over
    pass_all(state)
