"""Rules 11: votes in the Sejm."""

from tabularium.games.sigismundus import material as m
from tabularium.games.sigismundus.sejm import further_votes, votes_due
from tabularium.positions import all_asked, choices, holding, prompt, refusal, say
from tabularium.positions.sigismundus import SPEC, lay


def test_11_1_votes_for_the_spaces_on_three_tracks() -> None:
    tracks = {"royal": [1, 0, 2, 3], "senatorial": [1, 2, 3, 0], "parliamentary": [1, 0, 2, 3]}
    state = lay("sejm", tracks=tracks)
    assert state.votes == [4 + 1 + 2, 5 + 4 + 3, 3 + 3 + 1, 2 + 2 + 0]


def test_11_1_the_printed_points_of_the_tracks() -> None:
    assert m.TRACK_VOTES[m.ROYAL][1] == 4
    assert m.TRACK_VOTES[m.SENATORIAL][3] == 1
    assert m.TRACK_VOTES[m.PARLIAMENTARY][1] == 2


def test_11_2_offices_seals_figures_and_acts_add_votes() -> None:
    state = lay(
        "special",
        offices={2: 0, 13: 0, 10: 0, 7: 1},
        seals={"lithuania": 0},
        figures={0: ["szamotuly"]},
        acts=["confirmation", "heresy_edict"],
    )
    assert further_votes(state, 0) == 1 + 1 + 1 + 2 + 2
    assert further_votes(state, 1) == 1 and further_votes(state, 2) == 0


def test_11_3_when_forty_votes_are_gone_later_players_get_fewer() -> None:
    offices = {1: 0, 4: 0, 7: 0, 10: 0, 13: 0, 2: 0}
    acts = ["heresy_edict", "confirmation"]
    state = lay(
        "sejm",
        seats=5,
        start=1,
        offices=offices,
        acts=acts,
        seals={"lithuania": 0},
        figures={0: ["szamotuly"]},
    )
    assert votes_due(state, 0) == 12 + 5 + 1 + 2 + 1 + 1
    assert sum(votes_due(state, seat) for seat in range(5)) == 41, "one more than there are"
    assert sum(state.votes) == 40 and state.votes[0] == votes_due(state, 0) - 1


def test_11_4_an_internal_card_is_a_vote() -> None:
    state = lay("sejm", start=1, hands={0: ["client"], 2: ["primus", "client", "rafting"]})
    assert prompt(state) == "extra_votes" and all_asked(state) == (2,)
    assert choices(state) == ["done", "card:client", "card:primus"]
    assert refusal(state, "card:rafting done") == ("wrong_deck", "6.4")
    before = state.votes[2]
    say(state, "card:primus card:client done")
    assert state.votes[2] == before + 2 and holding(state, "internal.hand.2") == []
    assert all_asked(state) == (0,)


def test_11_4_only_as_long_as_there_are_votes() -> None:
    state = lay("sejm", seats=5, hands={0: ["client"] * 2}, acts=["heresy_edict"])
    state.votes = [31, 8, 0, 0, 0]
    assert refusal(state, "card:client card:client done") == ("no_votes_left", "11.3")
    say(state, "card:client done")
    assert state.votes[0] == 32


def test_11_5_everybody_can_see_the_votes_of_the_next_sejm() -> None:
    state = lay("special", hands={0: ["client"]}, offices={2: 3})
    votes = SPEC.outlook(state.view(1))["votes"]
    assert isinstance(votes, list)
    assert votes[3] == {
        "royal": 2,
        "senatorial": 1,
        "parliamentary": 0,
        "further": 1,
        "votes": 4,
    }
    assert SPEC.outlook(state.view(None))["votes"] == votes
