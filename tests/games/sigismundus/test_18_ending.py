"""Rules 18: golden ribbons and the end."""

import pytest

from tabularium.games.sigismundus.material import FIGURES
from tabularium.games.sigismundus.scoring import final_points, ribbon
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import Picks, any_word
from tabularium.positions.sigismundus import SPEC, lay


def worth_of(figure: str, seat: int = 0, **table: object) -> int:
    """What a ribbon brings to a seat."""
    figures = {seat: [figure, *table.pop("also", [])]}  # type: ignore[misc]
    state = lay("foreign", figures=figures, **table)  # type: ignore[arg-type]
    return ribbon(state, seat, FIGURES.index(figure))


def ended(**table: object) -> Sigismundus:
    """The end of the last round."""
    return lay("end", round=8, **table)  # type: ignore[arg-type]


def test_18_1_the_game_ends_after_the_last_round() -> None:
    assert ended().over and not lay("end", round=7).over
    short = lay("end", round=4, options={"length": "short"}, sejm="union")
    assert short.over
    assert not lay("end", round=3, options={"length": "short"}, sejm="incompatibilitas").over


def test_18_2_ribbons_are_added_to_the_points() -> None:
    state = ended(points=[10, 20, 0, 0], figures={0: ["padovano", "szamotuly", "kochanowski"]})
    assert state.result is not None
    assert state.result.scores == [10 + 5 + 6, 20, 0, 0]
    detail = state.result.detail["seats"]
    assert isinstance(detail, list)
    assert detail[0] == {"points": 21, "track": 10, "ribbons": {"padovano": 5, "kochanowski": 6}}


def test_18_2_each_player_scores_the_own_figures() -> None:
    figures = {1: ["padovano"], 2: ["strus"], 3: ["kochanowski", "laski"]}
    state = ended(points=[1, 2, 3, 4], figures=figures)
    assert state.result is not None
    assert state.result.scores == [1, 2 + 5, 3, 4 + 4]


def test_18_2_the_forecast_counts_them_at_any_time() -> None:
    state = lay("actions", points=[3, 0, 0, 0], figures={0: ["padovano"]})
    assert SPEC.forecast(state.view(0)) == {
        "total": 8,
        "parts": {"track": 3, "ribbons": 5},
        "ribbons": {"padovano": 5},
    }
    assert SPEC.forecast(state.view(None)) == {}


def test_18_3_kochanowski_counts_all_own_figures() -> None:
    assert worth_of("kochanowski") == 2
    assert worth_of("kochanowski", also=["rej", "strus"]) == 6


@pytest.mark.parametrize("seats", [3, 5])
def test_18_4_rej_counts_the_parliamentary_track(seats: int) -> None:
    assert [worth_of("rej", s, seats=seats) for s in range(seats)] == [6, 4, 2, 0, 0][:seats]
    assert worth_of("rej", tracks={"parliamentary": [1, 0, 2, 3]}) == 4


def test_18_5_gornicki_counts_the_royal_track() -> None:
    assert worth_of("gornicki", tracks={"royal": [1, 2, 0, 3]}) == 2
    assert worth_of("gornicki", tracks={"senatorial": [1, 2, 0, 3]}) == 6


def test_18_6_orzechowski_counts_the_senatorial_track() -> None:
    assert worth_of("orzechowski", tracks={"senatorial": [1, 2, 3, 0]}) == 0
    assert worth_of("orzechowski") == 6


def test_18_7_modrzewski_counts_acts_up_to_eight_points() -> None:
    acts = ["confirmation", "trent", "union"]
    assert worth_of("modrzewski", acts=acts) == 6
    assert worth_of("modrzewski", acts=[*acts, "execution", "church_courts"]) == 8


def test_18_8_kromer_counts_seals() -> None:
    assert worth_of("kromer", seals={"sweden": 0, "turkey": 0, "prussia": 1}) == 6


def test_18_9_hozjusz_counts_ecclesiastical_offices() -> None:
    assert worth_of("hozjusz", offices={13: 0, 10: 0, 2: 0, 1: 1}) == 6


def test_18_10_przyluski_counts_ministerial_offices() -> None:
    assert worth_of("przyluski", offices={13: 0, 2: 0, 5: 0, 8: 0}) == 9


def test_18_11_sieniawski_counts_land_offices() -> None:
    assert worth_of("sieniawski", offices={15: 0, 3: 0, 2: 0}) == 6


def test_18_12_padovano_is_five() -> None:
    assert worth_of("padovano") == 5


def test_18_13_jazlowiecki_counts_power_with_the_host_up_to_eight() -> None:
    army: dict[str, object] = {
        "units": {0: {"hussars": 1, "infantry": 1}},
        "host": {0: {"artillery": 1}},
    }
    assert worth_of("jazlowiecki", 0, **army) == 6
    assert worth_of("jazlowiecki", units={0: {"artillery": 5}}) == 8


def test_18_14_provana_counts_every_two_ducats_in_hand_up_to_eight() -> None:
    assert worth_of("provana", ducats=[7, 0, 0, 0], laid={"provana": 4}) == 3
    assert worth_of("provana", ducats=[40, 0, 0, 0]) == 8


def test_18_15_most_points_win() -> None:
    state = ended(points=[10, 30, 20, 0])
    assert state.result is not None and state.result.places == [3, 1, 2, 4]


def test_18_16_the_better_royal_space_settles_ties() -> None:
    state = ended(points=[30, 30, 20, 30], tracks={"royal": [3, 1, 2, 0]})
    assert state.result is not None and state.result.places == [3, 2, 4, 1]


def test_18_2_abilities_bring_no_points() -> None:
    state = lay("start", figures={0: list(FIGURES[12:])})
    assert final_points(state, 0) == 0


def test_18_what_brought_points_adds_up_to_all_of_them() -> None:
    """Points by source are summed up over what was told: no position has to keep them."""
    met: set[str] = set()
    for seats in SPEC.seats:
        state = SPEC.new(seats, seed=f"sources/{seats}")
        picks = Picks(f"sources/{seats}")
        sums = [0] * seats
        while not state.over:
            pending = state.pending
            assert pending is not None
            seat = pending.seats[0]
            word = SPEC.alphabet.spell(any_word(state, seat, picks))
            for event in state.act(seat, word):
                for owner, source, points in SPEC.earned(event.kind, event.facts):
                    sums[owner] += points
                    met.add(source)
        assert state.result is not None and sums == state.result.scores
    assert met >= {"prestige", "country_scored", "ribbon"}
