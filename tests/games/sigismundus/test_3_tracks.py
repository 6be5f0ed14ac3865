"""Rules 3: tracks and representatives."""

from tabularium.games.sigismundus.material import PARLIAMENTARY, SENATORIAL
from tabularium.games.sigismundus.tracks import advance, representative
from tabularium.positions import all_asked, choices, refusal, say
from tabularium.positions.sigismundus import directions, lay, track


def test_3_1_moving_is_swapping_and_several_spaces_are_several_swaps() -> None:
    state = lay("actions", ducats=[0, 0, 0, 3], start=3)
    say(state, "field:agitation 1")
    assert track(state, "parliamentary") == [0, 3, 1, 2]


def test_3_1_one_space_swaps_two_markers() -> None:
    state = lay("actions", start=2)
    say(state, "field:feast")
    assert track(state, "senatorial") == [0, 2, 1, 3]


def test_3_1_gaps_are_spaces_too() -> None:
    state = lay("actions", seats=3, start=2, tracks={"senatorial": [0, None, 1, None, 2]})
    say(state, "field:feast")
    assert state.tracks[5:10] == [0, -1, 1, 2, -1]


def test_3_2_nobody_moves_on_from_the_first_space_or_pays_for_it() -> None:
    state = lay("actions", ducats=[5, 0, 0, 0], hands={0: ["client"]})
    assert advance(state.copy(), SENATORIAL, 0, 3) == 0
    assert choices(state, "field:agitation") == [] and choices(state, "field:feast") == []
    say(state, "field:agitation")
    assert track(state, "parliamentary") == [0, 1, 2, 3] and state.ducats[0] == 5


def test_3_2_cards_and_ducats_are_spent_only_as_far_as_they_move() -> None:
    state = lay("actions", start=2, ducats=[0, 0, 9, 0], hands={2: ["client", "client"]})
    assert choices(state, "field:agitation") == ["0", "1"]
    assert choices(state, "field:feast card:client") == ["done"]
    assert refusal(state, "field:feast card:client card:client") == ("already_first_space", "3.2")


def test_3_3_the_foremost_is_the_representative_at_once() -> None:
    state = lay("actions", start=1)
    assert representative(state, SENATORIAL) == 0
    say(state, "field:feast")
    assert representative(state, SENATORIAL) == 1
    assert representative(state, PARLIAMENTARY) == 0


def test_3_3_a_new_representative_of_the_nobility_moves_no_clients_this_round() -> None:
    state = lay("actions", start=1)
    assert state.clients == [4, 3, 3, 3]
    say(state, "field:agitation")
    assert representative(state, PARLIAMENTARY) == 1 and state.clients == [4, 2, 3, 3]


def test_3_4_a_country_pushes_those_in_between() -> None:
    state = lay("special", hands={0: ["negotiations"]})
    assert all_asked(state) == (0,)
    say(state, "card:negotiations country:moscow first")
    assert directions(state)[:4] == ["moscow", "lithuania", "sweden", "habsburg"]
    state = lay("special", hands={0: ["negotiations"]})
    say(state, "card:negotiations country:lithuania last")
    assert directions(state)[0] == "sweden" and directions(state)[-1] == "lithuania"
