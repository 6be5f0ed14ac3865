"""Rules 17: maintaining the army."""

from itertools import product

from tabularium.games.sigismundus.upkeep import upkeep_of
from tabularium.kernel import Facts
from tabularium.positions import all_asked, choices, legal, prompt, refusal, say
from tabularium.positions.sigismundus import SPEC, lay, units_of


def test_17_1_each_unit_costs_its_power() -> None:
    army = {0: {"infantry": 2, "hussars": 1, "artillery": 1}}
    state = lay("upkeep", units=army, ducats=[9, 0, 0, 0])
    assert upkeep_of(state, 0) == 7 and prompt(state) == "upkeep"
    say(state, "done")
    assert state.ducats[0] == 2 + 2, "two are left; the next income brings two more"


def test_17_1_in_order_and_only_who_has_to_pay() -> None:
    state = lay("upkeep", start=1, units={0: {"infantry": 1}, 2: {"hussars": 1}}, ducats=[2] * 4)
    assert all_asked(state) == (2,)
    say(state, "done")
    assert all_asked(state) == (0,)


def test_17_1_what_cannot_be_paid_cannot_stay() -> None:
    state = lay("upkeep", units={0: {"infantry": 1, "hussars": 1}}, ducats=[2, 0, 0, 0])
    assert choices(state) == ["unit:infantry", "unit:hussars"]
    assert refusal(state, "done") == ("upkeep_too_dear", "17.1")
    say(state, "unit:infantry done")
    assert units_of(state, 0)[:3] == [0, 1, 0]


def test_17_2_land_offices_and_sweden_keep_units_of_their_arm() -> None:
    army: Facts = {"infantry": 2, "hussars": 1, "artillery": 2}
    offices = {3: 0, 15: 0, 6: 0}
    state = lay(
        "upkeep", units={0: army}, offices=offices, seals={"sweden": 0}, ducats=[3, 0, 0, 0]
    )
    assert upkeep_of(state, 0) == 3
    say(state, "done")
    assert units_of(state, 0)[:3] == [2, 1, 2]


def test_17_2_an_army_that_costs_nothing_is_kept_without_a_question() -> None:
    state = lay("upkeep", units={0: {"infantry": 1}}, offices={15: 0})
    assert prompt(state) != "upkeep" and units_of(state, 0)[0] == 1


def test_17_2_upkeep_can_be_seen_at_any_time() -> None:
    state = lay("actions", units={0: {"hussars": 2}, 1: {"artillery": 1}}, offices={12: 0})
    assert SPEC.outlook(state.view(2))["upkeep"] == [2, 3, 0, 0]


def test_17_3_no_active_unit_is_paid_before_the_whole_host() -> None:
    given = {"units": {0: {"infantry": 1}}, "host": {0: {"artillery": 1}}}
    state = lay("upkeep", ducats=[3, 0, 0, 0], **given)  # type: ignore[arg-type]
    assert refusal(state, "grey:artillery done") == ("host_first", "17.3")
    assert choices(state) == ["unit:infantry"]
    assert choices(state, "unit:infantry") == ["done", "grey:artillery"]


def test_17_3_units_that_cost_nothing_may_stay_without_the_host() -> None:
    given = {"units": {0: {"infantry": 1}}, "host": {0: {"artillery": 1}}}
    state = lay("upkeep", offices={15: 0}, **given)  # type: ignore[arg-type]
    say(state, "grey:artillery done")
    assert units_of(state, 0) == [1, 0, 0, 0, 0, 0]


def test_17_3_grey_units_stay_grey_and_are_paid_for() -> None:
    state = lay("upkeep", host={0: {"hussars": 1}}, ducats=[2, 0, 0, 0])
    say(state, "done")
    assert units_of(state, 0) == [0, 0, 0, 0, 1, 0]


def test_17_4_units_may_be_given_up_for_any_reason() -> None:
    state = lay("upkeep", units={0: {"infantry": 2, "hussars": 1}}, ducats=[9, 0, 0, 0])
    assert legal(state, "unit:hussars unit:infantry done")
    assert refusal(state, "unit:artillery done") == ("no_unit_to_give_up", "17.4")
    assert refusal(state, "seat:1") == ("units_then_done", "17.4")
    say(state, "unit:hussars done")
    assert units_of(state, 0)[:3] == [2, 0, 0]


def test_17_4_who_is_away_keeps_as_much_as_can_be() -> None:
    state = lay("upkeep", units={0: {"infantry": 1, "hussars": 1}}, ducats=[2, 0, 0, 0])
    assert state.fallback(0) == "unit:infantry done"


def test_17_3_offered_words_are_exactly_the_armies_that_may_be_kept() -> None:
    """Against the sentence itself: all that is paid for, the host before active units."""
    arms = ("infantry", "hussars", "artillery")
    power, free = (1, 2, 3), (1, 0, 0)
    army = (2, 1, 1, 1, 1, 0)
    for ducats in range(10):
        units = dict(zip(arms, army[:3], strict=True))
        host = dict(zip(arms, army[3:], strict=True))
        state = lay(
            "upkeep", units={0: units}, host={0: host}, offices={15: 0}, ducats=[ducats, 0, 0, 0]
        )
        for kept in product(*[range(n + 1) for n in army]):
            paid = [max(0, kept[i] + kept[i + 3] - free[i]) for i in range(3)]
            cost = sum(n * power[i] for i, n in enumerate(paid))
            whole_host = kept[3:] == army[3:]
            active_paid = any(kept[i] > free[i] for i in range(3))
            word = [f"unit:{arms[i]}" for i in range(3) for _ in range(army[i] - kept[i])]
            word += [f"grey:{arms[i]}" for i in range(3) for _ in range(army[i + 3] - kept[i + 3])]
            expected = cost <= ducats and (whole_host or not active_paid)
            assert legal(state, " ".join([*word, "done"])) is expected, (ducats, kept)
