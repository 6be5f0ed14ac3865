"""Rules 8: the Interregnum."""

from tabularium.positions import choices, facts, holding, question, say, table, why_not
from tabularium.positions.magnaci import battle, estates, interregnum

LOW = {0: "2", 1: "3", 2: "4"}
SPREAD = {0: {"litwa": 3}, 1: {"prusy": 5}, 2: {"slask": 4}}
TWO = {"conflicts.I": ["sejm_niemy"], "conflicts.III": ["bunt_kozakow"]}
THREE = {**TWO, "conflicts.V": ["swieta_liga"]}


def test_8_1_the_king_leaves_the_game() -> None:
    state = interregnum(estates=SPREAD)
    assert "stefan_batory" in holding(state, "kings.gold.gone")
    assert len(holding(state, "kings.silver.reigning")) == 1  # the next Age has begun


def test_8_2_three_partitions_are_everybodys_defeat() -> None:
    state = interregnum(places=THREE, partitions=["litwa", "ukraina", "malopolska"])
    assert state.over and state.result is not None
    assert state.result.kind == "common_defeat"
    assert state.result.places == [2, 2, 2] and state.result.scores == [0, 0, 0]
    assert state.result.detail["provinces"] == ["litwa", "ukraina", "malopolska"]


def test_8_2_two_are_not() -> None:
    laws = {0: ["asygnaty"]}
    state = interregnum(places=TWO, partitions=["litwa", "ukraina"], laws=laws)
    assert not state.over and question(state) == (0, "action")


def test_8_2_more_than_three_are_the_same_defeat_and_no_action_can_avert_it() -> None:
    places = {**THREE, "conflicts.IX": ["wojna_szwedzka"]}
    pawns = ["litwa", "ukraina", "malopolska", "prusy"]
    state = interregnum(places=places, partitions=pawns, laws={0: ["asygnaty", "poselstwo"]})
    assert state.result is not None and state.result.kind == "common_defeat"


def test_8_2_not_in_the_middle_of_the_conflicts() -> None:
    """Three provinces are lost, but a later victory frees one of them."""
    state = battle(
        "wojna_polnocna",
        {0: "12", 1: "13", 2: "14"},
        others={"I": "sejm_niemy", "III": "bunt_kozakow"},
        partitions=["prusy"],
        lost=["litwa", "ukraina"],
        estates=SPREAD,
    )
    assert not state.over and table(state)["partitions"] == ["litwa", "ukraina"]


def test_8_2_the_last_age_too() -> None:
    state = interregnum(last=1, places=THREE, partitions=["litwa", "ukraina", "malopolska"])
    assert state.result is not None and state.result.kind == "common_defeat"


def test_8_3_last_actions_of_the_age() -> None:
    state = interregnum(
        estates={0: {"litwa": 1}, 1: {"litwa": 2}, 2: {}}, offices={"prymas": 2, "podskarbi": 0}
    )
    assert question(state) == (0, "action")
    assert state.view(0)["prompt"] == {"occasion": "interregnum", "about": []}
    say(state, "podskarbi litwa seat:1")
    assert estates(state, "litwa") == [2, 1, 0]


def test_8_4_the_most_estates_come_first_fiefs_included() -> None:
    assert table(interregnum(estates=SPREAD))["order"] == [1, 2, 0]


def test_8_4_dominance_does_not_count() -> None:
    spread = {0: {"litwa": 1, "prusy": 1}, 1: {"ukraina": 3}, 2: {"ukraina": 4, "prusy": 1}}
    assert table(interregnum(estates=spread))["order"] == [2, 1, 0]


def test_8_4_the_primate_decides_ties() -> None:
    spread = {0: {"litwa": 3}, 1: {"prusy": 3}, 2: {"slask": 4}, 3: {"prusy": 3}}
    state = interregnum(4, estates=spread, offices={"prymas": 2})
    assert question(state) == (2, "order") and choices(state) == ["seat:0", "seat:1", "seat:3"]
    assert state.view(2)["prompt"] == {"place": 2}
    assert why_not(state, "seat:2").rule == "8.4"
    say(state, "seat:3")
    assert question(state) == (2, "order") and choices(state) == ["seat:0", "seat:1"]
    events = say(state, "seat:1")
    assert facts(events, "order") == {"seats": [2, 3, 1, 0]}
    assert table(state)["order"] == [2, 3, 1, 0]


def test_8_5_family_cards_and_senators_come_back_and_laws_stay() -> None:
    state = interregnum(
        estates=SPREAD,
        laws={0: ["veto"], 1: ["trybunal"]},
        laid=[["2", "3"], ["lady"], []],
        offices={"prymas": 0, "hetman": "aside", "kanclerz": 1},
        won=[["veto"], [], []],
    )
    assert question(state)[1] == "senate"
    assert table(state)["laid"] == [[], [], []] and table(state)["offices"] == {}
    assert table(state)["won"] == [[], [], []]
    assert holding(state, "laws.of.0") == ["veto"] and holding(state, "laws.of.1") == ["trybunal"]
