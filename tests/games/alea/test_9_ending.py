"""Rules 9: showing cards, laying out, winning."""

from tabularium.games.alea.scoring import estimate
from tabularium.games.alea.state import Alea
from tabularium.kernel import Facts, Picks, State
from tabularium.positions import holding, legal, why_not
from tabularium.positions.alea import ALEA, lay
from tabularium.search import play_out


def ending(
    places: dict[str, list[str]],
    seats: int = 2,
    tokens: list[int] | None = None,
    options: Facts | None = None,
) -> State:
    """The last round is over."""
    stack: list[Facts] = [{"frame": "FinalReckoning"}]
    return lay(seats, stack=stack, places=places, tokens=tokens, options=options)


def test_9_25_all_senate_cards_are_shown() -> None:
    state = ending({"senate.of.0": ["V", "IX"], "patricians.of.0": ["redM2"]})
    assert holding(state, "senate.shown.0") == ["V", "IX"]
    assert state.view(1).places["senate.shown.0"] == ["V", "IX"]


def test_9_26_everybody_with_patricians_lays_out_at_once() -> None:
    state = ending({"patricians.of.0": ["redM2"], "patricians.of.2": ["blueF1"]}, 3)
    assert state.pending is not None and state.pending.kind == "together"
    assert state.pending.seats == (0, 2)


def test_9_22_the_best_layout_is_found_for_the_player() -> None:
    """Two red provinces III and II with a man of 2 and a woman of 1: apart they are worth more."""
    state = ending(
        {"provinces.of.0": ["red2", "red3"], "patricians.of.0": ["redM2", "redF1"]},
        tokens=[5, 0],
    )
    state.act(0, "best")
    assert state.result is not None and state.result.scores == [8 + 2, 0]
    layouts = state.result.detail["layouts"]
    assert isinstance(layouts, list)
    assert {name: layouts[0][name] for name in ("provinces", "patricians", "tokens")} == {
        "provinces": 5,
        "patricians": 3,
        "tokens": 2,
    }


def test_9_27_another_layout_of_equal_worth_may_be_chosen() -> None:
    state = ending({"provinces.of.0": ["red2", "red3"], "patricians.of.0": ["redM2", "redF1"]})
    state.act(0, "arrange into:red3 into:red2 done")
    assert state.result is not None and state.result.scores[0] == 8


def test_9_27_nobody_loses_points_by_accident() -> None:
    state = ending({"provinces.of.0": ["red2", "red3"], "patricians.of.0": ["redM2", "redF1"]})
    reason = why_not(state, "arrange into:red3 into:red3 done")
    assert reason is not None and (reason.code, reason.rule) == ("alea.layout_loses", "9.27")
    assert reason.detail == {"points": 7, "best": 8}
    assert not legal(state, "arrange unplaced unplaced done")
    assert legal(state, "arrange unplaced unplaced best")


def test_9_3_a_layout_against_the_rules_is_refused() -> None:
    state = ending({"provinces.of.0": ["red3"], "patricians.of.0": ["redM2", "redM3"]})
    reason = why_not(state, "arrange into:red3 into:red3 done")
    assert reason is not None and reason.code == "alea.layout_not_allowed"
    reason = why_not(state, "arrange into:blue1 unplaced done")
    assert reason is not None and reason.code == "alea.not_its_home"


def tie(options: Facts | None = None) -> State:
    """Both have 3 points; seat 0 has a 3 left over, seat 1 two 2s."""
    return ending(
        {
            "provinces.of.0": ["red3"],
            "provinces.of.1": ["blue3"],
            "patricians.of.0": ["greenM3"],
            "patricians.of.1": ["greenM2", "greenF2"],
        },
        options=options,
    )


def finish(state: State) -> list[int]:
    while state.pending is not None:
        state.act(state.pending.seats[0], "best")
    assert state.result is not None and state.result.kind == "ranked"
    return state.result.places


def test_9_21_a_tie_is_broken_by_the_highest_patrician_left_over() -> None:
    assert finish(tie()) == [1, 2]


def test_9_21_or_by_their_sum() -> None:
    assert finish(tie({"tiebreak": "sum"})) == [2, 1]


def test_9_21_and_then_victory_is_shared() -> None:
    assert finish(ending({}, 3)) == [1, 1, 1]


def test_the_forecast_is_made_from_the_view_of_a_seat() -> None:
    state = ALEA.new(4, "forecast")
    forecast = ALEA.forecast(state.view(2))
    assert forecast["total"] == 0 and ALEA.forecast(state.view(None)) == {}


def test_9_27_an_arrangement_goes_on_with_places() -> None:
    state = ending({"provinces.of.0": ["red2", "red3"], "patricians.of.0": ["redM2", "redF1"]})
    for word in ("arrange done", "arrange best", "arrange into:red3 done", "arrange arrange"):
        reason = why_not(state, word)
        assert reason is not None and (reason.code, reason.rule) == ("alea.place_them_all", "9.27")


def test_9_22_what_search_takes_for_the_best_layout_is_near_it() -> None:
    """On average, over whole games; single seats may be further off."""
    off, fame = 0, 0
    for seats in ALEA.seats:
        state, picks = ALEA.new(seats, "estimate").copy(), Picks("estimate")
        assert isinstance(state, Alea)
        while state.pending is not None:
            off += sum(abs(a - b) for a, b in zip(estimate(state), state.standing(), strict=True))
            fame += sum(state.standing())
            play_out(state, picks, words=9)
    assert off < 0.2 * fame
