"""Rules 8: combat."""

from typing import Any

import pytest

from tabularium import games
from tabularium.games.sigismundus.combat import power_of
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import Event, Facts
from tabularium.positions import all_asked, choices, happened, holding, prompt, refusal, say
from tabularium.positions.sigismundus import lay, seed_for, units_of


def fight(
    mine: Facts,
    theirs: Facts,
    rolls: tuple[list[int], list[int]] = ([], []),
    card: str = "foray",
    **rest: object,
) -> tuple[Sigismundus, list[Event]]:
    """Seat 0 attacks seat 1; the dice fall as said."""
    hands = {0: [card], **rest.pop("hands", {})}  # type: ignore[dict-item]
    seed = seed_for({0: rolls[0], 1: rolls[1]})
    units = {0: mine, 1: theirs}
    state = lay("special", hands=hands, units=units, seed=seed, **rest)  # type: ignore[arg-type]
    return state, say(state, f"card:{card} seat:1")


def test_8_1_arms_strike_in_their_order_and_absent_ones_not_at_all() -> None:
    mine: Facts = {"infantry": 1, "hussars": 1, "artillery": 1}
    _, events = fight(mine, {}, ([1, 1, 1], []))
    assert [e["arm"] for e in happened(events, "struck")] == ["artillery", "hussars", "infantry"]
    _, events = fight({"infantry": 1}, {"hussars": 1}, ([1], [1]))
    assert [(e["seat"], e["arm"]) for e in happened(events, "struck")] == [
        (1, "hussars"),
        (0, "infantry"),
    ]


def test_8_2_a_die_and_the_power_of_the_arm() -> None:
    _, events = fight({"hussars": 2, "infantry": 3}, {}, ([4, 1], []))
    totals = [(e["roll"], e["total"], e["wounds"]) for e in happened(events, "struck")]
    assert totals == [(4, 8, 1), (1, 4, 0)]


def test_8_2_sixteen_sides_if_the_table_reads_the_misprint() -> None:
    rolls = set()
    for n in range(60):
        hands = {0: ["sack"]}
        options: Facts = {"die_sides": 16}
        state = lay(
            "special", hands=hands, units={0: {"infantry": 1}}, options=options, seed=f"{n}"
        )
        rolls |= {e["roll"] for e in happened(say(state, "card:sack seat:1"), "struck")}
    assert max(int(str(roll)) for roll in rolls) > 6


def test_8_3_both_strike_at_once() -> None:
    state, events = fight({"hussars": 1}, {"hussars": 1}, ([3], [3]))
    assert [e["wounds"] for e in happened(events, "struck")] == [1, 1]
    assert units_of(state, 0) == units_of(state, 1) == [0] * 6


def test_8_4_losses_are_chosen_and_the_attacker_loses_first() -> None:
    army: Facts = {"hussars": 1, "infantry": 1}
    state, _ = fight(army, dict(army), ([3, 1], [3, 1]))
    assert prompt(state) == "losses" and all_asked(state) == (0,)
    assert choices(state) == ["unit:infantry", "unit:hussars"]
    say(state, "unit:infantry")
    assert all_asked(state) == (1,)
    say(state, "unit:hussars")
    assert units_of(state, 0)[:3] == [0, 1, 0] and units_of(state, 1)[:3] == [1, 0, 0]


def test_8_4_military_cards_absorb_wounds() -> None:
    hands = {1: ["sack", "enlistment", "client"]}
    state, _ = fight({"hussars": 2}, {"infantry": 2}, ([6], [1]), hands=hands)
    assert choices(state) == ["card:enlistment", "card:sack", "unit:infantry"]
    assert refusal(state, "card:client unit:infantry") == ("no_such_card", "8.4")
    assert refusal(state, "unit:hussars unit:infantry") == ("no_such_unit", "8.4")
    assert refusal(state, "done") == ("take_losses", "8.4")
    events = say(state, "unit:infantry card:sack")
    assert happened(events, "lost")[0] == {"seat": 1, "units": ["infantry"], "cards": ["sack"]}
    assert holding(state, "military.discard") == ["sack", "foray"]


def test_8_4_units_lost_do_not_strike_later() -> None:
    army: Facts = {"hussars": 1, "infantry": 1}
    state, _ = fight({"artillery": 1}, army, ([2], [1, 1]))
    events = say(state, "unit:infantry")
    assert [e["arm"] for e in happened(events, "struck")] == ["hussars"]


def test_8_5_wounds_beyond_the_army_are_ignored() -> None:
    state, _ = fight({"artillery": 4}, {"infantry": 1}, ([6], []))
    assert units_of(state, 1) == [0] * 6


@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ({"infantry": 3}, {"hussars": 1}, True),
        ({"infantry": 2}, {"hussars": 1}, False),
        ({"infantry": 1}, {"hussars": 1}, False),
        ({"infantry": 1}, {}, True),
        ({}, {}, False),
    ],
)
def test_8_6_only_more_power_wins(mine: Facts, theirs: Facts, won: bool) -> None:
    _, events = fight(mine, theirs, ([1], [1, 1]))
    assert happened(events, "combat_over")[0]["won"] is won


def test_8_4_nothing_is_lost_twice() -> None:
    state, _ = fight({"hussars": 4}, {"infantry": 1, "hussars": 3}, ([6], [1]))
    assert units_of(state, 0)[:3] == [0, 3, 0], "one arm, no cards: nothing to choose"
    assert prompt(state) == "losses" and all_asked(state) == (1,)
    assert choices(state) == ["unit:infantry", "unit:hussars"]
    assert choices(state, "unit:infantry") == ["unit:hussars"]
    assert refusal(state, "unit:infantry unit:infantry") == ("no_such_unit", "8.4")


def test_8_6_power_counts_every_arm() -> None:
    army: Facts = {"infantry": 1, "hussars": 2, "artillery": 3}
    state = lay("special", units={1: army}, host={1: army})
    assert [power_of(state, seat) for seat in range(3)] == [0, 1 + 4 + 9, 0]


def test_8_7_abduction_takes_a_figure_with_its_ducats() -> None:
    figures = {1: ["rej", "kromer"]}
    state, _ = fight({"infantry": 1}, {}, ([1], []), "abduction", figures=figures, laid={"rej": 3})
    assert prompt(state) == "abduct" and choices(state) == ["figure:rej", "figure:kromer"]
    assert refusal(state, "figure:laski") == ("take_their_figure", "8.7")
    say(state, "figure:rej")
    assert holding(state, "figures.of.0") == ["rej"] and state.laid[1] == 3


def test_8_7_not_against_somebody_without_figures() -> None:
    state = lay("special", hands={0: ["abduction"]}, figures={1: ["rej"]})
    assert choices(state, "card:abduction") == ["seat:1"]
    assert refusal(state, "card:abduction seat:2") == ("has_no_figure", "8.7")


def test_8_8_sack_takes_half_of_the_ducats_in_hand() -> None:
    state, _ = fight(
        {"infantry": 1}, {}, ([1], []), "sack",
        ducats=[0, 5, 0, 0], figures={1: ["rej"]}, laid={"rej": 4},
    )  # fmt: skip
    assert state.ducats[:2] == [2, 3] and state.laid[1] == 4


def test_8_9_a_foray_takes_six_points_or_all() -> None:
    assert fight({"infantry": 1}, {}, points=[0, 9, 0, 0])[0].points[:2] == [6, 3]
    assert fight({"infantry": 1}, {}, points=[1, 4, 0, 0])[0].points[:2] == [5, 0]


def test_8_9_nothing_happens_if_the_attacker_does_not_win() -> None:
    state, _ = fight({}, {"infantry": 1}, ([], [1]), points=[0, 9, 0, 0])
    assert state.points[:2] == [0, 9]


def test_8_10_the_noble_host_neither_fights_nor_falls() -> None:
    state, events = fight({"hussars": 1}, {}, ([6], []), host={1: {"artillery": 2}})
    assert [e["seat"] for e in happened(events, "struck")] == [0]
    assert units_of(state, 1) == [0, 0, 0, 0, 0, 2] and power_of(state, 1) == 0
    assert happened(events, "combat_over")[0]["won"] is True


def test_8_10_the_noble_host_does_not_count_in_the_end() -> None:
    host = {1: {"infantry": 3, "hussars": 2, "artillery": 1}}
    state, events = fight({"infantry": 1}, {}, ([1], []), host=host)
    over = happened(events, "combat_over")[0]
    assert (over["won"], over["power"], over["against"]) == (True, 1, 0)
    _, events = fight({}, {}, ([], []), host={0: {"infantry": 3, "hussars": 2, "artillery": 1}})
    assert happened(events, "combat_over")[0]["won"] is False
    assert units_of(state, 1) == [0, 0, 0, 3, 2, 1]


def test_8_11_the_attack_card_absorbs_nothing() -> None:
    state, events = fight({}, {"hussars": 2}, ([], [6]))
    assert happened(events, "lost") == []
    assert holding(state, "military.discard") == ["foray"]


def test_8_3_rolls_of_arms_that_have_struck_stay_on_the_table() -> None:
    units: Facts = {"hussars": 2, "infantry": 2}
    state, _ = fight(units, {"infantry": 3, "hussars": 1}, ([4], [3]))
    assert prompt(state) == "losses"
    for each in (state, games["sigismundus"].load(state.dump())):
        attack: Any = each.view(None).table["attack"]
        mine, theirs = attack["attacker"]["rolled"], attack["defender"]["rolled"]
        assert mine == [{"arm": "hussars", "roll": 4, "total": 8, "wounds": 1}]
        assert theirs == [{"arm": "hussars", "roll": 3, "total": 5, "wounds": 1}]
    say(state, "unit:hussars")
    later: Any = state.view(None).table["attack"]
    assert later["attacker"]["rolled"] == mine, "the total is that of the roll, not of those left"


def test_8_3_a_save_from_before_rolls_were_kept_loads() -> None:
    units: Facts = {"hussars": 2, "infantry": 2}
    state, _ = fight(units, {"hussars": 1, "infantry": 4}, ([1, 2], [3, 5]))
    dump: Any = state.dump()
    del dump["table"]["rolled_now"]
    older = games["sigismundus"].load(dump)
    attack: Any = older.view(None).table["attack"]
    assert attack["attacker"]["rolled"] == attack["defender"]["rolled"] == []
    say(older, "unit:hussars")
    say(older, "unit:hussars")
    later: Any = older.view(None).table["attack"]
    assert [each["arm"] for each in later["defender"]["rolled"]] == ["infantry"]
