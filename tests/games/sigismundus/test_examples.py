"""The six worked examples of the rulebook, and scenarios that follow from its text.

Players: Janek 0, Arek 1, Jola 2 (L), Kasia 3.
"""

from tabularium.games.sigismundus.fields import surcharge
from tabularium.games.sigismundus.offices import prestige_of
from tabularium.games.sigismundus.sejm import track_votes, votes_due
from tabularium.games.sigismundus.tracks import advance
from tabularium.games.sigismundus.voting import offices_to_vote
from tabularium.positions import all_asked, happened, prompt, say, say_together
from tabularium.positions.sigismundus import (
    crowned,
    holder,
    lay,
    markers,
    seed_for,
    track,
    units_of,
)

J, A, L, K = range(4)


def test_example_of_votes_11_1_janek_has_seven() -> None:
    tracks = {"royal": [A, J, L, K], "senatorial": [A, L, K, J], "parliamentary": [A, J, L, K]}
    state = lay("sejm", tracks=tracks)
    assert [track_votes(state, J, number) for number in range(3)] == [4, 1, 2]
    assert votes_due(state, J) == state.votes[J] == 7


def test_example_of_bribery_12_4_kasia_sells_to_janek_first() -> None:
    state = lay("bribery", ducats=[3, 2, 1, 5], votes=[4, 4, 4, 4])
    say_together(state, {J: "3", A: "2", L: "1", K: "0"})
    say_together(state, {J: "3", A: "2", L: "0", K: "4"})
    assert all_asked(state) == (K,)
    say(state, f"seat:{J}")
    assert state.ducats[J] == 0 and state.ducats[K] == 8
    assert state.votes[J] == 8 and state.votes[K] == 0
    assert all_asked(state) == (J,), "then Janek with three votes"
    say(state, f"seat:{A}")  # Arek sells to Jola, the only buyer left
    assert state.ducats == [2, 1, 0, 8]
    assert state.votes == [5, 5, 6, 0]


def test_example_of_an_office_13_3_janek_becomes_castellan_of_cracow() -> None:
    offices = {number: L for number in range(1, 16) if number != 3}
    state = lay("offices", offices=offices, votes=[7, 0, 0, 6], units={J: {"infantry": 1}})
    say_together(state, {J: "7", K: "6"})
    assert holder(state, 3) == J and state.votes == [0, 0, 0, 0]
    assert units_of(state, J)[0] == 2


def test_example_of_an_act_15_2_the_national_church() -> None:
    state = lay("act", round=4, votes=[0, 3, 2, 1], offices={13: L})
    events = say_together(state, {J: "for", A: "for", L: "against", K: "against"})
    counted = happened(events, "act_votes")[0]
    assert (counted["up"], counted["against"]) == (3, 3)
    assert prompt(state) == "tie_act" and all_asked(state) == (J,)
    say(state, "for")
    assert state.has_act(3) and state.votes == [0, 0, 0, 0]
    assert [prestige_of(state, office) for office in (0, 3, 6, 9, 12)] == [1] * 5
    assert state.points[L] == 1


def test_example_of_scoring_16_4_jola_and_kasia_share_lithuania() -> None:
    there = {L: {"lithuania": 2}, K: {"lithuania": 2}, A: {"lithuania": 1}}
    state = lay("scoring", crowned=["lithuania"], influence=there)
    assert state.points == [0, 0, 6, 6]
    assert prompt(state) == "seal" and all_asked(state) == (J,)
    say(state, f"seat:{K}")
    assert state.seals[0] == K and crowned(state) == []
    assert [markers(state, seat, "lithuania") for seat in range(4)] == [0] * 4


def test_example_of_combat_8_6_kasias_foray_on_arek() -> None:
    state = lay(
        "special",
        hands={K: ["foray"], A: ["enlistment"]},
        units={K: {"hussars": 2, "infantry": 2}, A: {"artillery": 1, "infantry": 1}},
        points=[0, 4, 0, 0],
        tracks={"senatorial": [K, J, A, L]},
        seed=seed_for({A: [1, 5], K: [6, 1]}),
    )
    events = say(state, f"card:foray seat:{A}")
    struck = [(e["seat"], e["arm"], e["total"], e["wounds"]) for e in happened(events, "struck")]
    assert struck == [(A, "artillery", 4, 0), (K, "hussars", 10, 2)]
    assert prompt(state) == "losses" and all_asked(state) == (A,)
    events = say(state, "card:enlistment unit:artillery")
    struck = [(e["seat"], e["arm"], e["total"], e["wounds"]) for e in happened(events, "struck")]
    assert struck == [(K, "infantry", 3, 0), (A, "infantry", 6, 1)]
    assert prompt(state) == "losses" and all_asked(state) == (K,)
    events = say(state, "unit:infantry")
    over = happened(events, "combat_over")[0]
    assert (over["won"], over["power"], over["against"]) == (True, 5, 1)
    assert units_of(state, K)[:3] == [1, 2, 0] and units_of(state, A)[:3] == [1, 0, 0]
    assert state.points == [0, 0, 0, 4]


def test_scenario_13_1_weakest_office_unmarked() -> None:
    free = [1, 2, 3, 4, 5, 6, 7, 8, 11, 14]
    offices = {number: K for number in range(1, 16) if number not in free}
    state = lay("start", offices=offices, vacancies={3: J})
    assert [office + 1 for office in offices_to_vote(state)] == [14, 3]


def test_scenario_3_1_track_swap() -> None:
    state = lay("start")
    advance(state, 1, K, 2)
    assert track(state, "senatorial") == [J, K, A, L]


def test_scenario_10_2_surcharge() -> None:
    assert surcharge(lay("actions", fields={"feast": 3}), J, 4) == 3


def test_scenario_16_4_three_tied_for_the_first_place() -> None:
    order = ["prussia", "lithuania", "sweden", "habsburg", "moscow", "turkey"]
    there = {seat: {"prussia": 1} for seat in (J, A, K)}
    state = lay(
        "scoring",
        directions=order,
        crowned=["prussia"],
        influence=there,
        tracks={"royal": [A, J, L, K]},
    )
    assert state.points == [4, 4, 0, 4] and all_asked(state) == (A,)
    say(state, f"seat:{J}")
    assert state.seals[4] == J and crowned(state) == []
    assert [markers(state, seat, "prussia") for seat in range(4)] == [0] * 4
