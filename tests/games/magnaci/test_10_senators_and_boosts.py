"""Rules 10.1 to 10.3, 10.7 to 10.10, 10.12 to 10.19, 10.26 to 10.29."""

import pytest

from tabularium.games.magnaci.material import OFFICE_CODES
from tabularium.kernel import State
from tabularium.positions import choices, facts, question, say, table, why_not
from tabularium.positions.magnaci import battle, estates, interregnum, law, office

BIDS = {0: "5", 1: "6", 2: "7"}
AT_LAW_OR_OFFICE = [
    pytest.param("kolegia_jezuickie", 1, id="10_1_"),
    pytest.param("trybunal", 1, id="10_2_"),
    pytest.param("konfederacja", 2, id="10_3_"),
]


@pytest.mark.parametrize(("card", "value"), AT_LAW_OR_OFFICE)
def test_10_1_10_2_10_3_influence_at_offices_and_laws(card: str, value: int) -> None:
    for name in OFFICE_CODES:
        state = office(name, BIDS, laws={0: [card, "asygnaty"]}, offices={"prymas": 2})
        say(state, card)
        assert table(state)["bonus"] == [value, 0, 0]
    state = law("veto", BIDS, laws={0: [card, "asygnaty"]})
    say(state, card)
    assert table(state)["bonus"] == [value, 0, 0]
    state = battle("bunt_kozakow", BIDS, laws={0: [card, "asygnaty"]})
    assert why_not(state, card).code == "magnaci.not_now"


@pytest.mark.parametrize(
    ("card", "name"),
    [
        pytest.param("sejmik_ziemski", "kanclerz", id="10_7_"),
        pytest.param("szkola_rycerska", "hetman", id="10_8_"),
        pytest.param("biskupstwo", "prymas", id="10_9_"),
        pytest.param("wersal_polnocy", "podskarbi", id="10_10_"),
    ],
)
def test_10_7_10_8_10_9_10_10_a_five_is_enough_for_one_office(card: str, name: str) -> None:
    bids = {0: "5", 1: "14"}
    state = office(name, bids, laws={0: [card]}, offices={"prymas": 2})
    say(state, card)
    assert question(state) == (0, "place") and table(state)["offices"][name] == 0
    for other in OFFICE_CODES:
        if other != name:
            state = office(other, bids, laws={0: [card]}, offices={"prymas": 2})
            assert question(state)[1] == "place"  # nobody was asked for an action
    state = law("veto", {**bids, 2: "2"}, laws={0: [card]})
    assert question(state) == (1, "place")


@pytest.mark.parametrize(
    ("card", "value"),
    [
        pytest.param("wojska_kwarciane", 2, id="10_12_"),
        pytest.param("pospolite_ruszenie", 1, id="10_13_"),
        pytest.param("rokosz", -2, id="10_14_"),
        pytest.param("kapitulacja", -3, id="10_15_"),
        pytest.param("innowiercy", -1, id="10_16_"),
    ],
)
def test_10_12_10_13_10_14_10_15_10_16_strength_in_conflicts(card: str, value: int) -> None:
    state = battle("bunt_kozakow", BIDS, laws={0: [card, "asygnaty"]})
    say(state, card)
    assert table(state)["bonus"] == [value, 0, 0]
    state = law("veto", BIDS, laws={0: [card, "asygnaty"]})
    assert why_not(state, card).code == "magnaci.not_now"


def test_10_15_strength_may_fall_below_nothing() -> None:
    laws = {0: ["kapitulacja", "rokosz", "innowiercy"]}
    state = battle("bunt_kozakow", {0: "lady", 1: "14", 2: "11"}, laws=laws)
    events = [*say(state, "kapitulacja"), *say(state, "rokosz"), *say(state, "innowiercy")]
    assert facts(events, "battle_lost")["strength"] == 1 - 6 + 14 + 11


BUILDINGS = [
    pytest.param("twierdza", 3, id="10_17_"),
    pytest.param("klasztor", 1, id="10_18_"),
    pytest.param("palazzo_in_fortezza", 2, id="10_19_"),
]


@pytest.mark.parametrize(("card", "value"), BUILDINGS)
def test_10_17_10_18_10_19_buildings_help_the_commonwealth(card: str, value: int) -> None:
    state = battle("bunt_kozakow", {0: "7", 1: "6", 2: "5"}, laws={2: [card]}, estates={})
    say(state, "pass")
    say(state, "pass")
    events = say(state, card)
    assert facts(events, "played")["targets"] == ["ukraina"]
    assert facts(events, "built") == {"seat": 2, "building": card, "province": "ukraina"}
    kind = "battle_won" if value == 3 else "battle_lost"
    assert facts(events, kind)["strength"] == 18 + value
    assert table(state)["buildings"] == {card: "ukraina"}
    assert estates(state, "ukraina") == ([1, 0, 0] if value == 3 else [0, 0, 0])


def test_10_17_a_building_stands_in_a_partitioned_province_too() -> None:
    others = {"IV": "najazd_kantymirzy"}
    laws = {0: ["twierdza"]}
    state = battle("bunt_kozakow", BIDS, laws=laws, partitions=["ukraina"], others=others)
    say(state, "twierdza")
    assert table(state)["buildings"] == {"twierdza": "ukraina"}


def treasury(**rest: object) -> State:
    spread = {0: {"litwa": 1}, 1: {"litwa": 2, "slask": 1, "ukraina": 1}, 2: {"prusy": 1}}
    given: dict[str, object] = {"estates": spread, "offices": {"prymas": 2, "podskarbi": 0}}
    return interregnum(**{**given, **rest})  # type: ignore[arg-type]


def test_10_26_the_treasurer_replaces_an_estate() -> None:
    state = treasury()
    assert choices(state, "podskarbi") == ["litwa", "ukraina", "prusy"]
    assert choices(state, "podskarbi litwa") == ["seat:1"]
    say(state, "podskarbi prusy seat:2")
    assert estates(state, "prusy") == [1, 0, 0] and table(state)["offices"] == {}  # a new Age


def test_10_26_not_in_partitioned_provinces_and_not_in_fiefs() -> None:
    places = {"conflicts.III": ["bunt_kozakow"]}
    state = treasury(places=places, partitions=["ukraina"])
    assert choices(state, "podskarbi") == ["litwa", "prusy"]
    reason = why_not(state, "podskarbi ukraina")
    assert (reason.code, reason.rule) == ("magnaci.nobody_to_replace_there", "10.26")
    state = treasury(estates={0: {"litwa": 1}, 1: {"slask": 1}, 2: {}})
    reason = why_not(state, "podskarbi")
    assert (reason.code, reason.rule) == ("magnaci.nobody_to_replace", "10.26")


def test_10_27_the_primate_is_no_action() -> None:
    state = battle("bunt_kozakow", BIDS, laws={0: ["rokosz"]}, offices={"prymas": 0})
    reason = why_not(state, "prymas")
    assert (reason.code, reason.rule) == ("magnaci.primate_is_no_action", "10.27")


def test_10_27_his_decisions_cannot_be_cancelled() -> None:
    bids = {0: "9", 1: "9", 2: "2"}
    state = law("trybunal", bids, laws={2: ["veto"]}, offices={"prymas": 1})
    say(state, "seat:1")
    assert question(state) == (1, "place")


def test_10_28_hetman() -> None:
    state = battle("bunt_kozakow", BIDS, offices={"prymas": 1, "hetman": 0}, estates={})
    events = say(state, "hetman")
    assert facts(events, "boosted") == {"seat": 0, "value": 3, "bonus": 3}
    assert facts(events, "battle_won")["strength"] == 21 and estates(state, "ukraina") == [1, 0, 0]


def test_10_29_chancellor_at_laws_and_not_at_offices() -> None:
    state = law("veto", BIDS, offices={"prymas": 1, "kanclerz": 0})
    events = say(state, "kanclerz")
    assert facts(events, "boosted") == {"seat": 0, "value": 3, "bonus": 3}
    assert question(state) == (0, "place")
    laws = {0: ["trybunal"]}
    state = office("hetman", BIDS, laws=laws, offices={"prymas": 1, "kanclerz": 0})
    assert why_not(state, "kanclerz").code == "magnaci.not_now"
