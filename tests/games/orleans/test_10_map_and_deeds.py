"""Rules 10 and 11: journeys, stations, the Town Hall and its deeds."""

import pytest

from tabularium.positions import all_asked, choices, legal, say, table
from tabularium.positions.orleans import ORLEANS, lay, position, row, rule

SHIP = {"ship.1": "own:farmer", "ship.2": "own:boatman", "ship.3": "knight"}
WAGON = {"wagon.1": "own:farmer", "wagon.2": "own:trader", "wagon.3": "knight"}
GUILDHALL = {"guildhall.1": "own:farmer", "guildhall.2": "own:craftsman", "guildhall.3": "knight"}
SCRIPTORIUM = {"scriptorium.1": "knight", "scriptorium.2": "scholar"}


def test_10_1_a_ship_goes_along_one_waterway() -> None:
    state = lay(spaces={0: SHIP, 1: SCRIPTORIUM})
    assert rule(state, "ship tours") == "10.1" and rule(state, "ship chartres") == "10.1"
    say(state, "ship blois")
    assert table(state)["merchant"] == ["blois", "orleans", "orleans"]


def test_10_1_two_ships_reach_tours() -> None:
    state = lay(spaces={0: SHIP, 1: SCRIPTORIUM}, merchant={0: "blois"})
    assert legal(state, "ship tours")


def test_10_1_without_a_waterway_the_ship_waits() -> None:
    state = lay(spaces={0: {**SHIP, **SCRIPTORIUM}}, merchant={0: "chartres"})
    assert rule(state, "ship") == "10.1"


def test_10_2_a_wagon_goes_along_one_road() -> None:
    state = lay(spaces={0: WAGON, 1: SCRIPTORIUM})
    assert rule(state, "wagon blois") == "10.2"
    say(state, "wagon chartres")
    assert table(state)["merchant"] == ["chartres", "orleans", "orleans"]


def test_10_2_chinon_and_chatellerault_are_joined_twice() -> None:
    ways = {"chinon-chatellerault": ["wine"], "chinon-chatellerault~": ["wool"]}
    by_road = lay(spaces={0: WAGON, 1: SCRIPTORIUM}, merchant={0: "chinon"}, ways=ways)
    assert legal(by_road, "wagon chatellerault wine") and not legal(
        by_road, "wagon chatellerault wool"
    )
    by_ship = lay(spaces={0: SHIP, 1: SCRIPTORIUM}, merchant={0: "chinon"}, ways=ways)
    assert legal(by_ship, "ship chatellerault wool")


def test_10_3_one_good_by_choice_or_none() -> None:
    ways = {"orleans-vierzon": ["wine", "brocade"]}
    state = lay(spaces={0: WAGON, 1: SCRIPTORIUM}, ways=ways)
    assert rule(state, "wagon vierzon grain") == "10.3"
    assert legal(state, "wagon vierzon leave") and legal(state, "wagon vierzon wine")
    say(state, "wagon vierzon brocade")
    assert row(state, "goods", 0) == {"brocade": 1}
    left = table(state)["ways"]
    assert isinstance(left, list) and left.count("wine") == 1 and left.count("brocade") == 0


def test_10_3_leaving_a_good_and_empty_ways() -> None:
    state = lay(spaces={0: WAGON, 1: SCRIPTORIUM}, ways={"orleans-chartres": ["wool"]})
    assert legal(state, "wagon chateaudun")
    say(state, "wagon chartres leave")
    assert row(state, "goods", 0) == {}


def test_10_4_one_station_in_a_city() -> None:
    state = lay(spaces={0: GUILDHALL, 1: GUILDHALL}, merchant={0: "tours", 1: "tours"})
    say(state, "guildhall")
    assert table(state)["stations"] == {"tours": 1} and table(state)["unbuilt"] == [9, 10, 10]
    taken = lay(
        spaces={0: {**GUILDHALL, **SCRIPTORIUM}}, merchant={0: "tours"}, stations={"tours": [1]}
    )
    assert rule(taken, "guildhall") == "10.4"


def test_10_5_in_orleans_one_of_each_player() -> None:
    both = {0: {**GUILDHALL, **SCRIPTORIUM}}
    assert legal(lay(spaces=both, stations={"orleans": [1, 2]}), "guildhall")
    assert rule(lay(spaces=both, stations={"orleans": [0]}), "guildhall") == "10.5"


def test_10_6_only_stations_in_supply() -> None:
    state = lay(spaces={0: {**GUILDHALL, **SCRIPTORIUM}}, unbuilt=[0, 10, 10])
    assert rule(state, "guildhall") == "10.6"


# Deeds


def hall(first: str, second: str | None = None) -> dict[str, str]:
    return {"townhall.1": first} if second is None else {"townhall.1": first, "townhall.2": second}


def test_11_1_one_or_both_go_to_the_deeds() -> None:
    spaces = {0: hall("knight", "monk"), 1: SCRIPTORIUM}
    state = lay(spaces=spaces)
    assert legal(state, "townhall knight deed:wall done")
    say(state, "townhall knight deed:conclave monk deed:cathedral")
    assert row(state, "coins", 0) == {"n": 5 + 3 + 2} and row(state, "spaces", 0) == {}
    assert table(state)["deeds"] == {"conclave": {"knight": 1}, "cathedral": {"monk": 1}}
    assert table(lay(spaces=spaces))["supply"]["knight"] == 11 - 2


def test_11_1_nobody_can_go() -> None:
    deeds = {"conclave": {"monk": 2}, "cathedral": {"monk": 2}, "peace": {"monk": 1}}
    state = lay(spaces={0: {**hall("monk"), **SCRIPTORIUM}}, deeds=deeds)
    assert rule(state, "townhall") == "11.1"


def test_11_2_only_slots_of_the_type_no_monks_for_others() -> None:
    state = lay(spaces={0: hall("monk"), 1: SCRIPTORIUM}, deeds={"peace": {"monk": 1}})
    assert rule(state, "townhall monk deed:canal coin") == "11.2"
    assert rule(state, "townhall monk deed:peace") == "11.2"
    assert legal(state, "townhall monk deed:conclave")


def test_11_2_followers_there_are_gone() -> None:
    state = lay(spaces={0: hall("knight"), 1: SCRIPTORIUM})
    say(state, "townhall knight deed:peace")
    assert "knight" not in row(state, "bag", 0)


@pytest.mark.parametrize(
    ("kind", "deed", "coins"),
    [
        ("knight", "wall", 1),
        ("monk", "conclave", 3),
        ("scholar", "plague", 2),
        ("scholar", "astronomy", 1),
        ("boatman", "guild", 1),
        ("craftsman", "cathedral", 2),
        ("knight", "peace", 2),
        ("farmer", "canal coin", 1),
    ],
)
def test_11_3_coins_of_the_deeds(kind: str, deed: str, coins: int) -> None:
    state = lay(spaces={0: hall(kind), 1: SCRIPTORIUM})
    say(state, f"townhall {kind} deed:{deed}")
    assert row(state, "coins", 0) == {"n": 5 + coins}


def test_11_3_the_canal_gives_a_coin_or_a_point() -> None:
    state = lay(spaces={0: hall("boatman", "farmer"), 1: SCRIPTORIUM})
    assert rule(state, "townhall boatman deed:canal done") == "11.3"
    say(state, "townhall farmer deed:canal coin boatman deed:canal point")
    assert row(state, "coins", 0) == {"n": 6} and position(state, 0, "development") == 1


def test_11_4_the_last_slot_brings_the_citizen() -> None:
    deeds = {"astronomy": {"scholar": 1, "trader": 1}, "conclave": {"monk": 2}}
    state = lay(spaces={0: hall("knight", "scholar"), 1: SCRIPTORIUM}, deeds=deeds)
    say(state, "townhall knight deed:conclave scholar deed:astronomy")
    assert table(state)["citizens"] == [2, 0, 0]


def test_11_5_starters_never_go() -> None:
    state = lay(tiles={0: ["gunpowder_tower"]}, tower={"own:farmer": 1, "monk": 1})
    assert rule(state, "gunpowder_tower own:farmer deed:wall") == "11.5"
    assert legal(state, "gunpowder_tower monk deed:conclave")


def test_11_6_who_stays_may_go_later_in_the_same_round() -> None:
    state = lay(spaces={0: hall("knight", "monk"), 1: SCRIPTORIUM})
    say(state, "townhall knight deed:wall done")
    assert row(state, "spaces", 0) == {"townhall.1": "monk"}
    say(state, "pass")
    assert all_asked(state) == (0,) and "townhall" in choices(state)
    say(state, "townhall monk deed:conclave")


def test_11_6_two_alike_rise_through_the_deeds() -> None:
    state = lay(
        spaces={0: hall("scholar", "scholar"), 1: SCRIPTORIUM}, deeds={"plague": {"scholar": 1}}
    )
    assert legal(state, "townhall scholar deed:guild scholar deed:plague")  # put in order
    assert rule(state, "townhall scholar deed:plague scholar deed:plague") == "11.2"  # one slot
    assert legal(state, "townhall scholar deed:plague scholar deed:guild")
    assert legal(state, "townhall scholar deed:astronomy scholar deed:astronomy")


def test_11_1_two_go_in_any_order() -> None:
    state = lay(spaces={0: {"townhall.1": "farmer", "townhall.2": "knight"}})
    say(state, "townhall knight deed:wall farmer deed:canal point")
    assert table(state)["deeds"] == {"wall": {"knight": 1}, "canal": {"farmer": 1}}


def test_11_3_two_alike_at_the_canal_have_one_spelling() -> None:
    state = lay(spaces={0: hall("farmer", "farmer")})
    for letter in ("townhall", "farmer", "deed:canal", "point", "farmer", "deed:canal"):
        state.play(0, ORLEANS.alphabet.read(letter)[0])
    assert choices(state) == ["point"]
    state.withdraw(0)
    say(state, "townhall farmer deed:canal point farmer deed:canal coin")
    assert row(state, "coins", 0) == {"n": 6} and position(state, 0, "development") == 1
