"""Rules 15: the act of law, and the eight acts."""

import pytest

from tabularium.games.sigismundus.material import ACTS
from tabularium.games.sigismundus.offices import income_of, prestige_of
from tabularium.games.sigismundus.prestige import worth
from tabularium.games.sigismundus.sejm import further_votes
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.positions import all_asked, choices, legal, prompt, refusal, say, say_together
from tabularium.positions.sigismundus import holder, lay


def vote(thumbs: str, votes: list[int], round: int = 1, **rest: object) -> Sigismundus:
    """Everybody shows a thumb: `u` or `d`."""
    state = lay("act", votes=votes, round=round, **rest)  # type: ignore[arg-type]
    words = {"u": "for", "d": "against"}
    say_together(state, {seat: words[thumb] for seat, thumb in enumerate(thumbs)})
    return state


def test_15_1_all_show_a_thumb_and_votes_left_are_its_weight() -> None:
    state = lay("act", votes=[0, 3, 1, 1])
    assert prompt(state) == "thumb" and all_asked(state) == (0, 1, 2, 3)
    assert refusal(state, "pass") == ("for_or_against", "15.1")
    assert vote("dudd", [0, 3, 1, 1]).acts == 1
    assert vote("udud", [0, 3, 1, 1]).acts == 0


def test_15_2_a_tie_is_settled_by_the_kings_representative() -> None:
    state = vote("uudd", [0, 3, 1, 2], tracks={"royal": [2, 0, 1, 3]})
    assert prompt(state) == "tie_act" and all_asked(state) == (2,)
    assert refusal(state, "1") == ("for_or_against", "15.2")
    say(state, "for")
    assert state.acts == 1


def test_15_2_nothing_against_nothing_is_a_tie() -> None:
    state = vote("uuuu", [0, 0, 0, 0])
    assert prompt(state) == "tie_act"
    say(state, "against")
    assert state.acts == 0


@pytest.mark.parametrize("round", range(1, 9))
def test_15_3_an_act_stays_or_is_gone(round: int) -> None:
    assert vote("uddd", [5, 1, 1, 1], round).acts == 1 << (round - 1)
    assert vote("dddd", [5, 1, 1, 1], round).acts == 0
    earlier = vote("dddd", [5, 1, 1, 1], round, acts=["confirmation"])
    assert earlier.acts == 1


def test_15_4_no_votes_are_left() -> None:
    assert vote("uddd", [5, 1, 1, 1]).votes == [0, 0, 0, 0]
    assert vote("uudd", [1, 0, 0, 1]).votes == [0, 0, 0, 0]


def test_15_5_confirmation_gives_the_nobilitys_representative_two_votes() -> None:
    state = lay("sejm", acts=["confirmation"], tracks={"parliamentary": [2, 0, 1, 3]})
    assert further_votes(state, 2) == 2 and further_votes(state, 0) == 0


def test_15_6_the_edict_gives_a_vote_for_each_ecclesiastical_office() -> None:
    state = lay("sejm", acts=["heresy_edict"], offices={13: 1, 10: 1, 2: 1})
    assert further_votes(state, 1) == 2 + 1


def test_15_7_suspended_courts_judge_nobody() -> None:
    given = {"offices": {13: 0}, "hands": {0: ["rafting"], 1: ["client"]}}
    assert legal(lay("special", **given), "court seat:1")  # type: ignore[arg-type]
    state = lay("special", acts=["church_courts"], **given)  # type: ignore[arg-type]
    assert refusal(state, "court seat:1") == ("courts_suspended", "15.7")


def test_15_8_a_national_church_leaves_one_point_of_prestige() -> None:
    state = vote("uddd", [5, 1, 1, 1], round=4, offices={1: 2, 13: 2, 2: 3})
    assert [prestige_of(state, office) for office in (0, 3, 6, 9, 12)] == [1] * 5
    assert state.points == [0, 0, 2, 4], "it counts in the scoring of this round"


def test_15_9_incompatibilitas_leaves_one_office_of_each_kind() -> None:
    state = vote("uddd", [5, 1, 1, 1], round=5, start=1, offices={1: 2, 13: 2, 2: 2, 3: 1, 15: 1})
    assert prompt(state) == "keep_office" and all_asked(state) == (1,)
    assert choices(state) == ["office:3", "office:15"]
    say(state, "office:15")
    assert all_asked(state) == (2,) and choices(state) == ["office:1", "office:13"]
    assert refusal(state, "office:2") == ("keep_one_office", "15.9")
    say(state, "office:1")
    assert [holder(state, n) for n in (1, 13, 2, 3, 15)] == [2, -1, 2, -1, 1]


def test_15_9_in_order_from_the_first_player() -> None:
    offices = {1: 0, 4: 0, 2: 1, 5: 1, 3: 3, 6: 3}
    state = vote("uddd", [5, 1, 1, 1], round=5, start=1, offices=offices)
    order: list[int] = []
    while prompt(state) == "keep_office":
        order += all_asked(state)
        say(state, choices(state)[0])
    assert order == [1, 3, 0]


def test_15_9_and_later_whenever_somebody_gains_a_second_one() -> None:
    offices = {number: 3 for number in range(1, 16) if number not in (6, 15)} | {6: 0}
    state = lay("offices", acts=["incompatibilitas"], offices=offices, votes=[2, 0, 0, 0], round=6)
    say_together(state, {0: "1"})
    assert prompt(state) == "keep_office" and choices(state) == ["office:6", "office:15"]
    say(state, "office:15")
    assert holder(state, 6) == -1 and holder(state, 15) == 0


def test_15_10_the_execution_lowers_the_income_of_palatines() -> None:
    state = vote("uddd", [5, 1, 1, 1], round=6)
    assert [income_of(state, number - 1) for number in (6, 9, 12, 3)] == [3, 2, 1, 2]


def test_15_11_trent_adds_a_point_to_whatever_side_shows() -> None:
    assert [prestige_of(lay("start", acts=["trent"]), n) for n in (0, 12, 1)] == [6, 3, 4]
    both = lay("start", acts=["trent", "national_church"])
    assert [prestige_of(both, n) for n in (0, 12, 1)] == [2, 2, 4]


def test_15_12_the_union_doubles_lithuania() -> None:
    state = lay("start", acts=["union"])
    assert worth(state, 0) == (16, 8) and worth(state, 1) == (7, 3)
    assert worth(lay("start"), 0) == (8, 4)


def test_15_3_there_are_eight_acts() -> None:
    assert len(ACTS) == len(set(ACTS)) == 8
