"""What a table page is told: ranks, dice that choose, picked dice, gains, half a layout."""

from collections.abc import Iterator
from typing import Any

import pytest

from tabularium.games.alea.castrum import castrum_order
from tabularium.kernel import Picks, State, Sweep, question, weigh
from tabularium.positions import table
from tabularium.positions.alea import ALEA


def states(seats: int, seed: str) -> Iterator[Any]:
    """Every question of a random game."""
    picks = Picks(seed)
    state = ALEA.new(seats, seed)
    while state.pending is not None:
        yield state
        seat = state.pending.seats[0]
        said = state.said
        while state.said == said:
            letters = state.options(seat)
            state.play(seat, letters[picks.below(len(letters))])


def last_question(seats: int, seed: str) -> Any:
    """The layout at the end."""
    for state in states(seats, seed):
        if state.pending.prompt == "layout":
            return state
    raise AssertionError("nobody had patricians")


def rolled(roll: list[int], **dice: object) -> State:
    """Seat 0 of three has rolled these dice and nothing is left to them but what is named."""
    laid = {"hand": [len(roll), 8, 8], "latrine": [8 - len(roll), 0, 0], **dice}
    stack = [
        {"frame": "Match", "step": "start", "round": 1},
        {"frame": "Round", "step": "turns", "start": 0, "turn": 1},
        {"frame": "Turn", "step": "ask", "seat": 0},
    ]
    return ALEA.load({"seats": 3, "stack": stack, "table": {"roll": roll, **laid}})


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("castrum:23", "alea.one_face", "5.2"),
        ("castrum:444", "alea.not_rolled", "2.3"),
        ("forum:24", "alea.one_or_five", "6.1"),
        ("senate:224", "alea.not_a_run", "4.1"),
        ("latrine:22", "alea.one_die", "7.1"),
        ("temple:22", "alea.no_temple", "3.1"),
    ],
)
def test_dice_that_were_picked_up_are_told_why_not(text: str, code: str, rule: str) -> None:
    reason = rolled([2, 2, 3, 4]).explain(0, text)
    assert reason is not None and (reason.code, reason.rule) == (code, rule)


def test_5_3_a_set_like_anothers_is_explained_in_dice() -> None:
    state = rolled([2, 2, 3, 4], castrum=[[], [2, 2], []], hand=[4, 6, 8])
    reason = state.explain(0, "castrum:22")
    assert reason is not None and reason.code == "alea.set_taken" and reason.rule == "5.3"
    unknown = state.explain(0, "castrum:2z")
    assert unknown is not None and unknown.code == "kernel.unknown_letter"


def test_5_4_6_5_the_set_or_die_that_chooses_is_told_though_it_has_gone_home() -> None:
    """The strongest set that lay there before, and the leftmost die."""
    seen = set()
    for state in states(4, "choosing"):
        before: Any = state.copy()
        chooser = table(state)["choosing"]
        prompt = state.pending.prompt
        assert (chooser is None) == (prompt not in ("take_province", "take_patrician"))
        if chooser is None:
            continue
        asked: Any = question(state, chooser["seat"])
        assert (asked["prompt"]["face"], asked["prompt"]["dice"]) == (
            chooser["face"],
            chooser["dice"],
        )
        pieces = "provinces" if prompt == "take_province" else "patricians"
        left = len(before.view(None).places[f"{pieces}.open"])  # type: ignore[arg-type]
        whole = 4 if prompt == "take_province" else 6
        assert chooser["rank"] == whole - left + 1
        assert 1 <= chooser["face"] <= 6 and chooser["dice"] >= 1
        if prompt == "take_province":
            for seat, face in castrum_order(before):
                dice = before.castrum[6 * seat + face - 1]
                assert (dice, face) < (chooser["dice"], chooser["face"])
        else:
            assert all(chooser["face"] <= die & 7 for die in before.forum)
        seen.add(prompt)
    assert seen == {"take_province", "take_patrician"}


def test_ranks_say_who_would_win_what_now() -> None:
    state = rolled([2, 2, 3, 4], castrum=[[], [5, 5], [6]], senate=[[], [], [3, 4]], hand=[4, 6, 5])
    ranks: Any = ALEA.outlook(state.view(None))["ranks"]
    assert [(each["seat"], each["face"], each["dice"]) for each in ranks["castrum"]] == [
        (1, 5, 2),
        (2, 6, 1),
    ]
    assert ranks["senate"] == [{"seat": 2, "run": [3, 4], "card": True}]
    assert state.view(None).table["ranks"] == ranks


def test_a_placement_tells_its_rank_and_whom_it_pushes_out() -> None:
    forum = [[1, 2], [1, 3], [2, 4], [2, 5], [2, 6]]
    state = rolled([1, 6, 6], forum=forum, castrum=[[], [5], []], hand=[3, 5, 5])
    sweep = Sweep(state, 0, "")
    while not sweep.done:
        sweep.step(5)
    told: dict[str, Any] = {}
    for n, word in enumerate(sweep.words):
        told[ALEA.alphabet.spell(word)] = sweep.table[sweep.of[n]]
    assert told["forum:1"]["pushed"] == [{"seat": 2, "face": 6}]
    row = told["forum:1"]["placed"]
    assert row["rank"] == 1 and row["columns"] == [1]
    moves = [{"column": n, "to": n + 1} for n in (1, 2, 3, 4)]
    assert row["moved"] == [*moves, {"column": 5, "to": None}]
    assert told["castrum:6x2"]["placed"] == {
        "building": "castrum",
        "dice": 2,
        "rank": 1,
        "of": 2,
        "pays": len(state.view(0).places["provinces.open"]) > 0,  # type: ignore[arg-type]
        "tiles": 0,
        "pips": 0,
        "columns": [],
        "moved": [],
    }
    assert told["castrum:1x1"]["placed"]["rank"] == 2


def test_a_pair_in_the_forum_tells_both_its_columns() -> None:
    state = rolled([2, 3, 6], forum=[[1, 1], [1, 2], [2, 3], [2, 4]], hand=[3, 6, 6])
    sweep = Sweep(state, 0, "forum:23")
    sweep.step(20)
    row: Any = sweep.table[sweep.of[0]]
    assert row["placed"]["columns"] == [2, 4]
    assert row["placed"]["moved"] == [
        {"column": 2, "to": 3},
        {"column": 3, "to": 5},
        {"column": 4, "to": None},
    ]


def test_gains_are_fame_with_the_piece_and_credit_only_me() -> None:
    """Taking what was weighed brings just that; a rival's gain stands beside it."""
    rivals = taken = 0
    for state in states(3, "gains"):
        if state.pending.prompt not in ("take_province", "take_patrician", "take_card"):
            continue
        seat = state.pending.seats[0]
        view = state.view(seat)
        outlook: Any = ALEA.outlook(view)
        gains = {**outlook["gains"]["provinces"], **outlook["gains"]["patricians"]}
        gains |= outlook["gains"]["cards"]
        total: Any = ALEA.forecast(view)["total"]
        sweep = Sweep(state, seat, "")
        sweep.step(20)
        for n, word in enumerate(sweep.words):
            piece = ALEA.alphabet.spell(word).partition(":")[2]
            outcome: Any = sweep.table[sweep.of[n]]
            assert gains[piece]["total"] == total + gains[piece]["gain"]
            parts = gains[piece]["parts"]
            assert sum(parts.values()) == gains[piece]["total"]
            assert gains[piece]["home"] in (None, gains[piece]["placed"].get(piece))
            homes = sum(gains[piece]["homes"].values())
            assert homes <= parts["provinces"] + parts["patricians"] + parts["senate"]
            assert outcome["gain"] == sum(outcome["parts"].values())
            if outcome["opens"] == state.pending.prompt:  # else other buildings pay as well
                assert outcome["gain"] == gains[piece]["gain"]
            rivals += gains[piece]["rival"] is not None
            assert gains[piece]["rival"] != seat
            taken += 1
    assert rivals and taken


def test_half_a_layout_is_weighed_and_a_bad_one_says_what_is_wrong() -> None:
    state = last_question(3, "layout")
    seat = state.pending.seats[0]
    asked: Any = question(state, seat)
    assert asked["usual"] == ["best"] and asked["ways"] is None
    best: Any = asked["prompt"]
    sockets = {slot["name"]: slot["takes"] for slot in asked["form"]["slots"]}
    laid, left = [], dict.fromkeys(sockets)
    for patrician, home in best["placed"].items():
        for name, takes in sockets.items():
            if name in left and name.rpartition(".")[0] == home:
                assert f"patrician:{patrician}" in takes
                laid.append(f"{name}=patrician:{patrician}")
                del left[name]
                break
    whole: Any = weigh(state, seat, " ".join(laid))["layout"]
    assert whole["points"] == whole["best"] == best["best"] and whole["fault"] is None
    assert sum(whole["parts"].values()) == whole["points"]
    assert state.explain(seat, " ".join(reversed(laid))) is None
    half: Any = weigh(state, seat, " ".join(laid[: len(laid) // 2]))
    assert half["layout"]["points"] < best["best"]
    assert half["gain"] == half["layout"]["points"] - best["best"]
    reason = state.explain(seat, " ".join(laid[: len(laid) // 2]))
    assert reason is not None and reason.code == "alea.layout_loses"


def test_two_men_in_one_province_are_weighed_as_a_fault() -> None:
    places = {"provinces.of.0": ["red3"], "patricians.of.0": ["redM1", "redM2"]}
    stack = [{"frame": "FinalReckoning", "step": "start"}]
    state = ALEA.load({"seats": 2, "places": places, "stack": stack})
    told: Any = weigh(state, 0, "red3.1=patrician:redM1 red3.2=patrician:redM2")["layout"]
    assert (told["fault"], told["where"], told["points"]) == ("one-sex", "red3", None)


def test_8_1_with_an_empty_hand_the_last_turns_are_told_in_their_order() -> None:
    """Against the game itself: whoever is named has that turn, then the buildings pay."""
    told: list[int] = []
    met = 0
    for state in states(4, "last turns"):
        stated: Any = state.view(None).table["round"]
        last: Any = ALEA.outlook(state.view(None))["last"]
        if state.pending.prompt != "place" or stated is None:
            assert len(told) <= 1  # nobody's turn was left out
            told = []
            continue
        seat = state.pending.seats[0]
        if told and told[0] != seat:
            told = told[1:]
        if told:
            assert last == told
            met += 1
        assert last == [] or last[0] == seat
        assert (last != []) == (0 in state.view(None).table["hand"])
        told = last
    assert met > 3
