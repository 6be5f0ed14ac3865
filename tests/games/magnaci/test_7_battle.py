"""Rules 7.10 to 7.17, 7.20 to 7.22: rewards and losses."""

from tabularium.positions import choices, facts, holding, kinds, question, say, table, why_not
from tabularium.positions.magnaci import battle, estates, totals

LOW = {0: "2", 1: "3", 2: "4"}
HIGH = {0: "12", 1: "13", 2: "14"}
HOME = {0: {"prusy": 3}, 1: {"prusy": 2}, 2: {"prusy": 1}}


def test_7_10_the_highest_own_strength_is_rewarded() -> None:
    state = battle("bunt_kozakow", HIGH, estates=HOME)
    assert estates(state, "ukraina") == [0, 0, 1]


def test_7_10_actions_count() -> None:
    state = battle("bunt_kozakow", HIGH, estates=HOME, offices={"prymas": 0, "hetman": 0})
    say(state, "hetman")
    assert estates(state, "ukraina") == [1, 0, 0]  # 15 against 14


def test_7_10_the_primate_decides_ties() -> None:
    bids = {0: "12", 1: "14", 2: "14"}
    state = battle("bunt_kozakow", bids, estates=HOME, offices={"prymas": 0})
    assert question(state) == (0, "best") and choices(state) == ["seat:2", "seat:1"]
    assert state.view(0)["prompt"] == {"conflict": "bunt_kozakow", "seats": [1, 2]}
    assert why_not(state, "seat:0").rule == "7.10"
    say(state, "seat:1")
    assert estates(state, "ukraina") == [0, 1, 0]


def test_7_11_an_estate_even_in_a_partitioned_province() -> None:
    state = battle("bunt_kozakow", HIGH, partitions=["ukraina"], estates=HOME)
    assert estates(state, "ukraina") == [0, 0, 1]
    state = battle("bunt_kozakow", HIGH, others={"IV": "najazd_kantymirzy"}, lost=["ukraina"])
    assert estates(state, "ukraina") == [0, 0, 1]


def test_7_12_a_fief() -> None:
    for conflict, fief in [
        ("wojna_inflancka", "inflanty"),
        ("wojna_smolenska", "smolenszczyzna"),
        ("wojna_moskiewska", "smolenszczyzna"),
        ("wojna_moldawska", "moldawia"),
        ("krolowa_habsburzanka", "slask"),
    ]:
        state = battle(conflict, HIGH, estates=HOME)
        assert estates(state, fief) == [0, 0, 1]


def test_7_12_no_fief_of_a_partitioned_province() -> None:
    rest = {"others": {"II": "sejm_niemy"}, "estates": HOME}
    assert totals(battle("wojna_inflancka", HIGH, partitions=["litwa"], **rest)) == [3, 2, 1]
    assert totals(battle("wojna_inflancka", HIGH, lost=["litwa"], **rest)) == [3, 2, 1]


def test_7_12_nobody_is_asked_for_whom_the_fief_is_that_nobody_gets() -> None:
    bids = {0: "14", 1: "14", 2: "13"}
    state = battle("wojna_inflancka", bids, lost=["litwa"], others={"II": "sejm_niemy"})
    assert question(state)[1] == "order"


def test_7_12_a_conflict_left_over_brings_no_fief() -> None:
    state = battle("wojna_inflancka", HIGH, partitions=["litwa"], estates=HOME)
    assert totals(state) == [3, 2, 1] and table(state)["partitions"] == []


def test_7_12_with_the_option_it_does_if_no_other_is_left() -> None:
    option = {"fief_from_leftover": True}
    state = battle("wojna_inflancka", HIGH, partitions=["litwa"], estates=HOME, options=option)
    assert estates(state, "inflanty") == [0, 0, 1]
    rest = {"others": {"II": "sejm_niemy"}, "estates": HOME, "options": option}
    state = battle("wojna_inflancka", HIGH, partitions=["litwa"], **rest)
    assert estates(state, "inflanty") == [0, 0, 0]


def test_7_13_an_invasion_takes_one_estate_of_everybody_in_each_province() -> None:
    spread = {0: {"ukraina": 2, "malopolska": 1}, 1: {"malopolska": 2}, 2: {"litwa": 5}}
    state = battle("najazd_ordy_krymskiej", {2: "2", 1: "3", 0: "4"}, estates=spread)
    assert estates(state, "ukraina") == [1, 0, 0]
    assert estates(state, "malopolska") == [0, 1, 0]
    assert estates(state, "litwa") == [0, 0, 5]


def test_7_14_the_lowest_loses_one_more_in_the_province_of_the_card() -> None:
    spread = {0: {"ukraina": 3, "malopolska": 3}, 1: {"ukraina": 2}, 2: {"litwa": 2}}
    state = battle("najazd_ordy_krymskiej", LOW, estates=spread)
    assert estates(state, "ukraina") == [1, 1, 0]
    assert estates(state, "malopolska") == [2, 0, 0]


def test_7_14_who_has_no_more_there_loses_no_more() -> None:
    state = battle("bunt_kozakow", LOW, estates={0: {"ukraina": 1, "litwa": 2}, 1: {"litwa": 1}})
    assert estates(state, "ukraina") == [0, 0, 0] and estates(state, "litwa") == [2, 1, 0]


def test_7_15_the_primate_decides_who_is_lowest() -> None:
    bids = {0: "2", 1: "2", 2: "4"}
    spread = {0: {"ukraina": 3}, 1: {"ukraina": 4}, 2: {"litwa": 1}}
    state = battle("bunt_kozakow", bids, estates=spread, offices={"prymas": 2})
    assert question(state) == (2, "weakest") and choices(state) == ["seat:0", "seat:1"]
    assert why_not(state, "seat:2").rule == "7.15"
    say(state, "seat:1")
    assert estates(state, "ukraina") == [2, 2, 0]


def test_7_15_he_may_name_one_who_has_nothing_to_lose() -> None:
    bids = {0: "2", 1: "2", 2: "4"}
    state = battle("bunt_kozakow", bids, estates={0: {"ukraina": 3}, 1: {"litwa": 1}})
    say(state, "seat:1")
    assert estates(state, "ukraina") == [2, 0, 0]


def test_7_15_he_is_not_asked_if_it_does_not_matter() -> None:
    bids = {0: "2", 1: "2", 2: "4"}
    spread = {0: {"ukraina": 1, "litwa": 3}, 1: {"litwa": 2}, 2: {"ukraina": 5}}
    state = battle("bunt_kozakow", bids, estates=spread)
    assert question(state)[1] == "senate" and estates(state, "ukraina") == [0, 0, 4]
    state = battle("krolowa_habsburzanka", bids, laws={2: ["veto"]}, estates=HOME)
    assert question(state)[1] == "senate" and holding(state, "laws.of.2") == ["veto"]


def test_7_16_the_lowest_discards_a_law_of_the_own_choice() -> None:
    laws = {0: ["veto", "trybunal"], 1: ["rokosz"]}
    state = battle("krolowa_habsburzanka", {0: "2", 1: "3", 2: "4"}, laws=laws, estates=HOME)
    while question(state)[1] == "action":
        say(state, "pass")
    assert question(state) == (0, "discard_law") and choices(state) == ["trybunal", "veto"]
    reason = why_not(state, "rokosz")
    assert (reason.code, reason.rule) == ("magnaci.not_your_law", "7.16")
    assert why_not(state, "pass").code == "magnaci.discard_a_law"
    events = say(state, "veto")
    assert facts(events, "law_lost") == {"seat": 0, "law": "veto"}
    assert holding(state, "laws.of.0") == ["trybunal"] and estates(state, "prusy") == [3, 2, 1]


def test_7_16_one_law_goes_without_a_question_and_none_is_nothing() -> None:
    state = battle("wojna_moldawska", LOW, laws={0: ["veto"]}, estates=HOME)
    assert holding(state, "laws.gone") == ["veto"]
    state = battle("wojna_moldawska", LOW, laws={1: ["veto"]}, estates=HOME)
    assert holding(state, "laws.of.1") == ["veto"]


def test_7_17_black_clouds_and_silent_sejm() -> None:
    state = battle("czarne_chmury", LOW, estates=HOME)
    assert table(state)["black_clouds"] and not table(state)["silent_sejm"]
    assert estates(state, "prusy") == [3, 2, 1] and table(state)["partitions"] == ["prusy"]
    state = battle("sejm_niemy", LOW, estates=HOME)
    assert table(state)["silent_sejm"] and not table(state)["black_clouds"]
    assert table(state)["partitions"] == ["litwa"]


def test_7_17_pawns_stay_when_the_card_is_beaten_later() -> None:
    state = battle("sejm_niemy", HIGH, silent_sejm=True, partitions=["litwa"], estates=HOME)
    assert table(state)["silent_sejm"] and table(state)["partitions"] == []
    assert holding(state, "conflicts.gone") == ["sejm_niemy"]


def test_7_17_losing_it_again_adds_nothing() -> None:
    state = battle("sejm_niemy", LOW, silent_sejm=True, partitions=["litwa"], estates=HOME)
    assert state.record is not None
    assert facts(state.record.events, "battle_lost")["strength"] == 9 - 2


def test_7_20_a_defeat_costs_all_fiefs_of_the_province() -> None:
    spread = {0: {"inflanty": 1, "litwa": 3}, 1: {"smolenszczyzna": 2}, 2: {"slask": 1}}
    state = battle("wojna_z_rosja", LOW, estates=spread)
    assert estates(state, "inflanty") == estates(state, "smolenszczyzna") == [0, 0, 0]
    assert estates(state, "slask") == [0, 0, 1] and estates(state, "litwa") == [1, 0, 0]


def test_7_20_fiefs_of_other_provinces_stay() -> None:
    spread = {0: {"moldawia": 1, "ukraina": 2, "malopolska": 1}, 1: {"litwa": 1}}
    state = battle("najazd_ordy_krymskiej", LOW, estates=spread)
    assert estates(state, "moldawia") == [1, 0, 0] and estates(state, "malopolska") == [0, 0, 0]


def test_7_20_a_fief_won_in_the_same_age_is_lost_again() -> None:
    spread = {0: {"inflanty": 1, "prusy": 2}, 1: {"prusy": 1}}
    state = battle("sejm_niemy", LOW, estates=spread, space=1)
    assert estates(state, "inflanty") == [0, 0, 0]


def test_7_21_won_cards_leave_and_lost_ones_stay() -> None:
    state = battle("bunt_kozakow", HIGH, estates=HOME)
    assert holding(state, "conflicts.gone") == ["bunt_kozakow"]
    assert holding(state, "conflicts.III") == []
    state = battle("bunt_kozakow", LOW, estates=HOME)
    assert holding(state, "conflicts.gone") == []
    assert holding(state, "conflicts.III") == ["bunt_kozakow"]


def test_7_22_a_fief_of_several_players_still_adds_one() -> None:
    spread = {0: {"smolenszczyzna": 1}, 1: {"smolenszczyzna": 2}, 2: {"prusy": 1}}
    state = battle("wojna_smolenska", {0: "6", 1: "7", 2: "8"}, estates=spread)
    assert state.record is not None
    assert facts(state.record.events, "battle_won")["strength"] == 22
    assert estates(state, "smolenszczyzna") == [1, 2, 1]
    assert "gained" in kinds(state.record.events)
