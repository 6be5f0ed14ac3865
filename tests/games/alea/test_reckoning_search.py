"""Rules 9.22 to 9.24: the best layout, against traps, brute force and large hands."""

import random

import pytest
from games.alea.brute_force import searched
from games.alea.layouts import (
    DEFAULT,
    PER_PAIR,
    best,
    cards_in,
    patricians_in,
    placed_in,
    points,
    score,
)

from tabularium.games.alea.layout import IllegalLayout, score_layout
from tabularium.games.alea.material import (
    UNPLACED,
    container_of_code,
    patrician_of_code,
)
from tabularium.games.alea.reckoning import best_layout
from tabularium.games.alea.reckoning.estate import Estate
from tabularium.games.alea.reckoning.search import Reckoning
from tabularium.games.alea.rulings import Switches

# --- the best layout: traps ----------------------------------------------------------------------


def test_9_22_pairing_is_not_always_best() -> None:
    assert points("red3 red2", "redM2 redF1") == 8
    assert score("red3 red2", "redM2@red3 redF1@red3").points == 7


def test_9_22_card_V_makes_pairing_as_good() -> None:
    assert points("red3 red2", "redM2 redF1", "V") == 9
    assert score("red3 red2", "redM2@red3 redF1@red3", "V").points == 9
    assert score("red3 red2", "redM2@red3 redF1@red2", "V").points == 9


def test_9_22_card_VIII_favours_splitting() -> None:
    assert points("red3 red2", "redM2 redF1", "VIII") == 10
    assert score("red3 red2", "redM2@red3 redF1@red3", "VIII").points == 8


def test_9_22_a_patrician_may_be_worth_more_on_a_rim_than_at_home() -> None:
    layout = best("green4", "greenF1 redM1", "XII-red-green")
    assert layout is not None and layout.points == 3 + 3 + 2
    assert placed_in(layout)["greenF1"] == "XII-red-green"


def test_9_22_card_II_may_leave_the_odd_patrician_free() -> None:
    """The third tile would bring 1 for itself, so it is placed; it is not a matter of card II."""
    assert points("red1", "redM1 redF1", "II") == 1 + 2 + 1
    layout = best("red1 red2 red3", "redM1 redF1 redM2", "II")
    assert layout is not None and layout.points == 6 + 4 + 1


def test_9_22_offspring_can_make_a_couple_better_than_two_singles() -> None:
    assert points("red3 red2", "redM3 redF3 redM2", "") == 5 + 8
    layout = best("red3 red2", "redM3 redM2 redM1 redF1", "XI")
    assert layout is not None and layout.points == 5 + 7
    assert len(layout.children) == 1


def test_9_22_offspring_on_one_joker_can_free_the_other_for_VII() -> None:
    """Three tiles on one joker leave the other empty, which shows grey."""
    hand = ("", "redM3 redM2 redF1", "XI VII XIII-a XIII-b")
    assert points(*hand) == 6 + 2 + 1
    assert score("", "redM3@XIII-a redF1@XIII-a redM2@XIII-a", hand[2]).points == 6 + 1 + 2


def test_9_22_one_child_even_if_two_grounds_of_a_colour_could_use_one() -> None:
    """Home and grey could each have a red child; the couple on the joker is none's parent."""
    hand = "redM1 redM2 redM3 redF1 redF2 redF3 blueM1 blueF1"
    assert points("red1 grey0", hand, "XI XIII-a") == 1 + 0 + 1 + 11 + 2
    assert points("red1 grey0", hand, "XI XIII-a", PER_PAIR) == 1 + 0 + 1 + 12 + 2


def test_9_22_no_child_of_a_third_colour_on_a_joker() -> None:
    assert points("", "redM3 blueF3 greenM3", "XI XIII-a") == 1 + 6
    assert points("", "redM3 blueF3 blueM2", "XI XIII-a") == 1 + 8


def test_9_22_two_jokers_share_a_couple_if_grey_shows_grey_already() -> None:
    layout = best("grey0", "redM3 blueF3", "VII XIII-a XIII-b", Switches(empty_zero=0))
    assert layout is not None and layout.points == 6 + 2 + 3
    assert sorted(placed_in(layout).values()) == ["XIII-a", "XIII-b"]


# --- fixed tiles ---------------------------------------------------------------------------------


def test_9_23_the_best_layout_keeps_what_is_fixed() -> None:
    free = best("red3 red2", "redM2 redF1")
    fixed = best("red3 red2", "redM2 redF1", fixed="redM2@red3 redF1@red3")
    out = best("red3 red2", "redM2 redF1", fixed="redM2@-")
    assert free is not None and fixed is not None and out is not None
    assert (free.points, fixed.points, out.points) == (8, 7, 5)
    assert out.tiebreak == 2


@pytest.mark.parametrize(
    ("senate", "fixed"),
    [
        ("", "redM2@red3 redM1@red3"),
        ("", "redM2@blue1"),
        ("", "redM2@XIII-a"),
        ("", "blueM1@red3"),
        ("", "greenM3@-"),
        ("XI", "redM1@red3 redM2@red3 redM3@red3"),
        ("XI", "redM1@red3 redM2@red3 redF1@red2"),
        ("XI XIII-a", "redM1@XIII-a redM2@red3 redM3@red3 blueM1@XIII-a"),
        ("XII-red-green", "redM1@XII-red-green redF1@XII-red-green"),
    ],
)
def test_9_23_what_cannot_be_completed_is_refused(senate: str, fixed: str) -> None:
    hand = "redM1 redM2 redM3 redF1 blueM1"
    assert best("red3 red2", hand, senate, fixed=fixed) is None


def test_9_23_two_fixed_men_wait_for_a_woman() -> None:
    layout = best("red3", "redM1 redM2 redF1 redF3", "XI", fixed="redM1@red3 redM2@red3")
    assert layout is not None and layout.points == 3 + 1 + 2 + 3
    on_joker = best(
        "", "redM1 blueM2 greenF3 blueF1", "XI XIII-a", fixed="redM1@XIII-a blueM2@XIII-a"
    )
    assert on_joker is not None and placed_in(on_joker)["blueF1"] == "XIII-a"


def test_9_23_VII_counts_a_colour_once_on_fixed_and_free_jokers() -> None:
    hand = ("", "redM1 blueF3 blueM3", "VII XIII-a XIII-b")
    layout = best(*hand, fixed="redM1@XIII-a")
    assert layout is not None and layout.points == 7 + 2 + 2
    tiles = {patrician_of_code("redM1"): container_of_code("XIII-a")}
    assert searched(([], patricians_in(hand[1]), cards_in(hand[2]), [], 0, DEFAULT, tiles)) == (
        11,
        0,
    )


# --- the printed example -------------------------------------------------------------------------


def test_9_1_the_printed_example_of_43_points() -> None:
    """Which tiles lay where is lost with the picture; this hand gives all printed numbers."""
    hand = "redF2 greenM3 greenF1 blueF2 blueF3 yellowM1 yellowF2 yellowF3 orangeM1 orangeF1"
    cards = "XII-red-green XII-purple-yellow III VI"
    layout = best("blue3 blue4 grey0 purple1", hand, cards, fortuna=(3, 2, 1), tokens=5)
    assert layout is not None
    assert list(layout.province_points.values()) == [3, 4, 0, 0]
    assert sorted(layout.patrician_points.values(), reverse=True) == [3, 3, 3, 2, 2, 1, 1, 0, 0, 0]
    assert list(layout.senate_points.values()) == [3, 0, 5, 5]
    assert (layout.provinces_total, layout.patricians_total, layout.senate_total) == (7, 15, 13)
    assert (layout.fortuna_points, layout.token_points) == (6, 2)
    assert layout.points == 43


# --- large hands ---------------------------------------------------------------------------------

# Found by a search for hands that take long: three players, 42 dice worth of goods, six cards.
HARD = [
    (
        [24, 20, 1, 22, 7, 19],
        [t for t in range(36) if t not in (12, 24, 25, 26, 27, 32)],
        [1, 10, 11, 16, 17, 18],
    ),
    (
        [24, 15, 5, 20, 22],
        [t for t in range(36) if t not in (1, 5, 10, 13, 27, 31)],
        [1, 10, 12, 13, 17, 18],
    ),
    (
        [24, 19],
        [t for t in range(36) if t not in (16, 19, 25, 27, 31, 35)],
        [10, 11, 12, 16, 17, 18],
    ),
    ([24, 2, 13, 22, 5, 12, 16, 11, 8], list(range(30)), [4, 6, 11, 12, 13, 14]),
    (list(range(7, 25)), [t for t in range(36) if t % 3], [7, 10, 11, 13, 15, 17]),
]


@pytest.mark.parametrize("hand", HARD)
@pytest.mark.parametrize("switches", [DEFAULT, PER_PAIR, Switches(tiebreak="sum")])
def test_9_22_the_largest_hands_take_little_search(
    hand: tuple[list[int], list[int], list[int]], switches: Switches
) -> None:
    """Counted, not timed: points of the search looked at, and the layout is legal."""
    reckoning = Reckoning(Estate(*hand, switches, {}))
    assert reckoning.best_path()
    assert len(reckoning.scores) + len(reckoning.limits) < 2000
    layout = best_layout(*hand, (), 0, switches)
    assert layout is not None
    again = score_layout(*hand, (), 0, switches, layout.placed)
    assert (again.points, again.tiebreak) == (layout.points, layout.tiebreak)


@pytest.mark.parametrize("hand", HARD)
def test_9_22_no_swap_of_two_tiles_improves_the_best_layout(
    hand: tuple[list[int], list[int], list[int]],
) -> None:
    """A cheap look around the result where brute force cannot go."""
    layout = best_layout(*hand, (), 0, DEFAULT)
    assert layout is not None
    chance = random.Random("neighbours")
    places = sorted(set(layout.placed.values()) | {UNPLACED})
    for _ in range(300):
        placed = dict(layout.placed)
        one, other = chance.sample(hand[1], 2)
        placed[one], placed[other] = placed[other], chance.choice([placed[one], *places])
        try:
            changed = score_layout(*hand, (), 0, DEFAULT, placed)
        except IllegalLayout:
            continue
        assert (changed.points, changed.tiebreak) <= (layout.points, layout.tiebreak)


@pytest.mark.parametrize("seed", range(6))
def test_9_23_every_prefix_that_keeps_the_points_can_be_completed(seed: int) -> None:
    """The player lays tile by tile wherever the best points stay within reach, and gets there."""
    chance = random.Random(f"alea prefix {seed}")
    provinces = chance.sample(range(25), 6)
    patricians = chance.sample(range(36), 9)
    senate = chance.sample([1, 4, 6, 7, 10, 11, 12, 13, 17, 18], 4)
    free = best_layout(provinces, patricians, senate, (), 0, DEFAULT)
    assert free is not None
    places = [UNPLACED, *provinces, *(card + 25 for card in senate if card > 10)]
    fixed: dict[int, int] = {}
    for tile in patricians:
        open_to: list[int] = []
        for place in places:
            layout = best_layout(
                provinces, patricians, senate, (), 0, DEFAULT, {**fixed, tile: place}
            )
            if layout is not None and layout.points == free.points:
                open_to.append(place)
        assert open_to
        fixed[tile] = chance.choice(open_to)
    arranged = score_layout(provinces, patricians, senate, (), 0, DEFAULT, fixed)
    assert arranged.points == free.points


def test_9_23_the_best_layout_fixed_in_any_part_stays_the_best() -> None:
    chance = random.Random("alea parts")
    for hand in HARD:
        layout = best_layout(*hand, (), 0, DEFAULT)
        assert layout is not None
        for _ in range(4):
            part = {t: c for t, c in layout.placed.items() if chance.random() < 0.5}
            again = best_layout(*hand, (), 0, DEFAULT, part)
            assert again is not None
            assert (again.points, again.tiebreak) == (layout.points, layout.tiebreak)


def test_9_21_switches_are_checked() -> None:
    with pytest.raises(ValueError, match="iv_rate"):
        Switches(iv_rate=3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="offspring"):
        Switches(offspring="none")  # type: ignore[arg-type]
