"""Rules 9.1 to 9.24: what a layout may look like, what it is worth, and finding the best one."""

import random

import pytest

from tabularium.games.alea.layout import IllegalLayout, Layout, score_layout
from tabularium.games.alea.material import (
    UNPLACED,
    container_code,
    container_of_code,
    patrician_code,
    patrician_of_code,
    province_of_code,
    senate_of_code,
)
from tabularium.games.alea.reckoning import best_layout
from tabularium.games.alea.reckoning.estate import Estate
from tabularium.games.alea.reckoning.homeland import NONE, POINT, join
from tabularium.games.alea.reckoning.search import Reckoning
from tabularium.games.alea.rulings import Switches

DEFAULT = Switches()
PER_PAIR = Switches(offspring="per_pair")

# --- notation ------------------------------------------------------------------------------------


def provinces_in(text: str) -> list[int]:
    return [province_of_code(code) for code in text.split()]


def patricians_in(text: str) -> list[int]:
    return [patrician_of_code(code) for code in text.split()]


def cards_in(text: str) -> list[int]:
    return [senate_of_code(code) for code in text.split()]


def best(
    provinces: str,
    patricians: str,
    senate: str = "",
    switches: Switches = DEFAULT,
    fixed: str = "",
    fortuna: tuple[int, ...] = (),
    tokens: int = 0,
) -> Layout | None:
    """The best layout; `fixed` like `redM2@red3 redF1@-`."""
    laid = dict(item.split("@") for item in fixed.split())
    return best_layout(
        provinces_in(provinces),
        patricians_in(patricians),
        cards_in(senate),
        fortuna,
        tokens,
        switches,
        {patrician_of_code(p): container_of_code(c) for p, c in laid.items()},
    )


def points(provinces: str, patricians: str, senate: str = "", switches: Switches = DEFAULT) -> int:
    layout = best(provinces, patricians, senate, switches)
    assert layout is not None
    return layout.points


def score(
    provinces: str,
    layout: str,
    senate: str = "",
    switches: Switches = DEFAULT,
    fortuna: tuple[int, ...] = (),
    tokens: int = 0,
) -> Layout:
    """The score of a layout like `redM2@red3 redF1@-`."""
    placed = dict(item.split("@") for item in layout.split())
    return score_layout(
        provinces_in(provinces),
        patricians_in(" ".join(placed)),
        cards_in(senate),
        fortuna,
        tokens,
        switches,
        {patrician_of_code(p): container_of_code(c) for p, c in placed.items()},
    )


def fault(provinces: str, layout: str, senate: str = "", switches: Switches = DEFAULT) -> str:
    with pytest.raises(IllegalLayout) as caught:
        score(provinces, layout, senate, switches)
    return caught.value.code


def worth(card: str, layout: Layout) -> int:
    return layout.senate_points[senate_of_code(card)]


def placed_in(layout: Layout) -> dict[str, str]:
    return {patrician_code(p): container_code(c) for p, c in layout.placed.items()}


# --- provinces and patricians --------------------------------------------------------------------


def test_9_1_the_parts_are_added_up() -> None:
    layout = score("red3", "redM2@red3", "XIII-a", fortuna=(3, 1), tokens=5)
    assert (layout.provinces_total, layout.patricians_total, layout.senate_total) == (3, 2, 0)
    assert (layout.fortuna_points, layout.token_points, layout.points) == (4, 2, 11)


def test_9_2_patricians_may_stay_out() -> None:
    assert score("red3", "redM2@-").points == 2
    assert fault("red3", "redM2@red4") == "no-such-place"
    assert fault("red3", "redM2@XIII-a") == "no-such-place"


def test_9_24_a_refusal_names_the_rule_and_the_place() -> None:
    for hand, placed, code in (([], {0: UNPLACED}, "not-yours"), ([0], {}, "missing")):
        with pytest.raises(IllegalLayout) as caught:
            score_layout([], hand, [], (), 0, DEFAULT, placed)
        assert (caught.value.code, caught.value.where) == (code, "redM1")


def test_9_3_a_man_and_a_woman_of_the_provinces_colour() -> None:
    assert score("red3", "redM2@red3 redF1@red3").points == 6
    assert fault("red3", "blueM2@red3") == "colour"
    assert fault("red3", "redM2@red3 redM1@red3") == "one-sex"
    assert fault("red3", "redM2@red3 redF1@red3 redF2@red3") == "no-offspring"
    layout = "redM1@red3 redM2@red3 redF1@red3 redF2@red3"
    assert fault("red3", layout, "XI") == "too-many"


def test_9_4_one_patrician_is_enough_to_occupy() -> None:
    assert score("red3", "redM2@red3").provinces_total == 3
    assert score("red3 blue1", "redM2@-").province_points == {2: 2, 12: 0}


def test_9_5_grey_takes_anybody_or_a_couple_of_one_colour() -> None:
    assert score("grey0", "redM2@grey0").points == 2
    assert score("grey0", "redM2@grey0 redF3@grey0").points == 5
    assert fault("grey0", "redM2@grey0 blueF3@grey0") == "grey-two-colours"
    assert fault("grey0", "redM2@grey0 redM3@grey0") == "one-sex"


def test_9_5_empty_grey_costs_a_point() -> None:
    assert score("grey0", "redM2@-").points == -1
    assert score("grey0", "redM2@-", switches=Switches(empty_zero=0)).points == 0


def test_9_6_only_placed_patricians_count() -> None:
    layout = score("red3", "redM2@red3 blueF3@-")
    assert layout.patrician_points == {1: 2, patrician_of_code("blueF3"): 0}


def test_9_7_two_tokens_make_a_point() -> None:
    assert [score("", "", tokens=n).points for n in (0, 1, 2, 5)] == [0, 0, 1, 2]
    assert score("", "", fortuna=(3, 2, 1)).points == 6


# --- Senate cards I to XI: the example sheet, rebuilt so that every printed number comes out -----

SHEET = "green3 green1 blue2"
SHEET_CARDS = "XII-red-green XII-purple-yellow XIII-a"
SHEET_LAYOUT = (
    "redM2@XII-red-green greenF1@XII-red-green greenM2@green3 greenF2@green3 greenF3@green1 "
    "blueM1@blue2 yellowF1@XII-purple-yellow redF1@XIII-a purpleF3@-"
)


def sheet(card: str, fortuna: tuple[int, ...] = (), switches: Switches = DEFAULT) -> int:
    layout = score(SHEET, SHEET_LAYOUT, f"{SHEET_CARDS} {card}", switches, fortuna)
    return worth(card, layout)


def test_9_8_card_I_one_and_one_for_two_provinces() -> None:
    assert sheet("I") == 4
    assert worth("I", score("red1", "", "I")) == 1
    assert worth("I", score("red1 grey0 blue2", "", "I XII-red-green XIII-b")) == 3


def test_9_9_card_II_counts_placed_patricians_by_twos() -> None:
    assert sheet("II") == 4
    assert worth("II", score("red1 red2 red3", "redM1@red1 redM2@red2 redM3@red3", "II")) == 1


def test_9_10_card_III_counts_senate_cards_and_itself() -> None:
    assert sheet("III") == 5
    assert worth("III", score("", "", "III")) == 2


def test_9_11_card_IV_rewards_three_fortuna_tiles() -> None:
    five = (1, 2, 3, 1, 2)
    assert sheet("IV", five) == 2
    assert sheet("IV", five, Switches(iv_rate=2)) == 3
    assert [sheet("IV", (1,) * n) for n in (0, 2, 3, 6)] == [1, 1, 2, 3]


def test_9_12_card_V_counts_couples() -> None:
    assert sheet("V") == 3
    layout = "redM1@XIII-a blueF1@XIII-a redM2@grey0 redF2@grey0 redM3@red1"
    assert worth("V", score("red1 grey0", layout, "V XIII-a")) == 3


def test_9_13_card_VI_counts_colours_of_placed_patricians() -> None:
    assert sheet("VI") == 4
    assert worth("VI", score("red1", "redM1@red1 redF1@red1 blueM1@-", "VI")) == 1


def test_9_14_card_VII_counts_colours_of_provinces() -> None:
    assert sheet("VII") == 5


def test_9_14_card_VII_empty_jokers_are_grey_once() -> None:
    assert worth("VII", score("red1 grey0", "", "VII XIII-a XIII-b")) == 2
    assert worth("VII", score("", "redM1@XIII-a", "VII XIII-a XIII-b")) == 2
    assert worth("VII", score("", "", "VII XII-green-blue")) == 2


def test_9_14_card_VII_jokers_and_grey_show_those_who_live_there() -> None:
    assert worth("VII", score("", "redM1@XIII-a blueF1@XIII-a", "VII XIII-a")) == 2
    assert worth("VII", score("red1 grey0", "redM1@grey0", "VII")) == 1
    assert worth("VII", score("red1 grey0", "blueM1@grey0", "VII")) == 2


def test_9_14_card_VII_can_make_it_better_to_leave_grey_empty() -> None:
    """All else equal, an empty grey province adds a colour and keeps a patrician for ties."""
    layout = best("red1 grey0", "redM3 redM2 redM1", "VII", Switches(empty_zero=0))
    assert layout is not None and layout.points == 1 + 3 + 2 + 1
    tied = best("red1 grey0", "redM3 redM1", "VII", Switches(empty_zero=0))
    assert tied is not None
    assert (tied.points, tied.tiebreak, placed_in(tied)["redM1"]) == (1 + 3 + 2, 1, "-")


def test_9_15_card_VIII_counts_occupied_province_cards() -> None:
    assert sheet("VIII") == 3
    assert worth("VIII", score("red1 grey0", "redM1@grey0", "VIII XIII-a")) == 1


def test_9_16_card_IX_counts_women() -> None:
    assert sheet("IX") == 5


def test_9_17_card_X_counts_men() -> None:
    assert sheet("X") == 3


def test_9_18_card_XI_brings_no_points_itself() -> None:
    assert sheet("XI") == 0


def test_9_18_card_XI_lets_a_third_own_patrician_in() -> None:
    layout = score("red3", "redM2@red3 redF1@red3 redM3@red3", "XI")
    assert layout.points == 3 + 6
    child = layout.children[0]
    assert (container_code(child.container), patrician_code(child.patrician)) == ("red3", "redM2")
    assert (child.colour, child.sex) == (0, 0)


def test_9_18_card_XI_on_the_example_sheet() -> None:
    """Red or green for the first rim, green for the first green province, nobody elsewhere."""

    def verdict(tile: str, place: str) -> str | None:
        try:
            score(SHEET, f"{SHEET_LAYOUT} {tile}@{place}", f"{SHEET_CARDS} XI")
        except IllegalLayout as illegal:
            return illegal.code
        return None

    assert verdict("redM3", "XII-red-green") is None
    assert verdict("redF3", "XII-red-green") is None
    assert verdict("greenM3", "XII-red-green") is None
    assert verdict("greenM3", "green3") is None
    assert verdict("blueM3", "XII-red-green") == "colour"
    assert verdict("redM3", "green3") == "colour"
    assert verdict("blueM3", "blue2") == "one-sex"


def test_9_18_a_child_needs_a_couple() -> None:
    assert fault("red3", "redM1@red3 redM2@red3 redM3@red3", "XI") == "child-without-couple"
    assert fault("red3", "redM1@red3 redM2@red3", "XI") == "one-sex"


def test_9_18_a_child_has_the_colour_of_a_parent() -> None:
    cards = "XI XIII-a"
    assert score("", "redM1@XIII-a blueF1@XIII-a blueM2@XIII-a", cards).points == 5
    assert fault("", "redM1@XIII-a blueF1@XIII-a greenM2@XIII-a", cards) == "child-colour"
    assert fault("", "redM1@grey0 redF1@grey0 blueM2@grey0", cards) == "no-such-place"
    assert fault("grey0", "redM1@grey0 redF1@grey0 blueM2@grey0", cards) == "grey-two-colours"


def test_9_18_there_is_one_child_unless_every_couple_may_have_one() -> None:
    layout = "redM1@red1 redF1@red1 redF2@red1 blueM1@blue1 blueF1@blue1 blueF2@blue1"
    assert fault("red1 blue1", layout, "XI") == "second-child"
    assert len(score("red1 blue1", layout, "XI", PER_PAIR).children) == 2
    hand = ("red1 blue1", "redM1 redF1 redF2 blueM1 blueF1 blueF2", "XI")
    assert (points(*hand), points(*hand, PER_PAIR)) == (2 + 8 - 1, 2 + 8)


def test_9_18_a_child_counts_for_II_VI_IX_X_but_makes_no_couple() -> None:
    layout = score("red1", "redM1@red1 redF1@red1 redF2@red1", "XI II V IX X VI")
    assert [worth(card, layout) for card in ("II", "V", "VI", "IX", "X")] == [1, 2, 1, 2, 1]


# --- XII and XIII: the verdicts printed beside the pictures --------------------------------------


def test_9_19_rim_full_is_worth_3() -> None:
    layout = score("", "redM2@XII-red-green greenF2@XII-red-green", "XII-red-green")
    assert (worth("XII-red-green", layout), layout.points) == (3, 7)


def test_9_19_rim_half_full_is_worth_nothing_itself() -> None:
    layout = score("", "redM2@XII-red-green", "XII-red-green")
    assert (worth("XII-red-green", layout), layout.points) == (0, 2)


def test_9_19_rim_two_of_one_sex_only_the_better_stays() -> None:
    two = "redM3@XII-red-green greenM1@XII-red-green"
    assert fault("", two, "XII-red-green") == "one-sex"
    assert points("", "redM3 greenM1", "XII-red-green") == 3


def test_9_19_rim_two_of_one_colour_only_the_better_stays() -> None:
    two = "redM3@XII-red-green redF2@XII-red-green"
    assert fault("", two, "XII-red-green") == "rim-one-colour"
    assert points("", "redM3 redF2", "XII-red-green") == 3


def test_9_19_rim_wrong_colour_is_worth_nothing() -> None:
    assert fault("", "blueM3@XII-red-green", "XII-red-green") == "colour"
    assert points("", "blueM3", "XII-red-green") == 0


def test_9_20_joker_takes_any_couple() -> None:
    assert points("", "redM3 greenF1", "XIII-a") == 5
    assert score("", "redM3@XIII-a greenF1@XIII-a", "XIII-a").points == 5


def test_9_20_joker_with_one() -> None:
    assert points("", "redM3", "XIII-a") == 4
    assert points("", "", "XIII-a") == 0


def test_9_20_joker_two_men_only_the_better_stays() -> None:
    assert fault("", "blueM3@XIII-a greenM2@XIII-a", "XIII-a") == "one-sex"
    assert points("", "blueM3 greenM2", "XIII-a") == 4


# --- tie-break -----------------------------------------------------------------------------------


def test_9_21_the_highest_patrician_left_out_decides() -> None:
    layout = best("red3", "redM2 blueM1 blueF3 greenF3")
    assert layout is not None and layout.tiebreak == 3
    summed = best("red3", "redM2 blueM1 blueF3 greenF3", switches=Switches(tiebreak="sum"))
    assert summed is not None and summed.tiebreak == 7
    nobody = best("red3", "redM2")
    assert nobody is not None and nobody.tiebreak == 0


def test_9_21_of_equal_layouts_the_one_with_the_better_tie_break_is_found() -> None:
    """A rim takes one of two equal 2s; leaving out both 1s or a 2 and a 1 depends on nothing."""
    layout = best("red1", "redM3 blueM1 purpleM1 purpleF2", "XII-blue-purple")
    assert layout is not None and layout.points == 1 + 3 + 3 + 1 + 2
    assert layout.tiebreak == 1


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


# --- brute force: an independent reading of the same rules ---------------------------------------

RIMS = {36: (0, 1), 37: (1, 3), 38: (3, 2), 39: (2, 4), 40: (4, 5), 41: (5, 0)}
JOKER_CARDS = (42, 43)
Hand = tuple[list[int], list[int], list[int], list[int], int, Switches, dict[int, int]]


def colour(tile: int) -> int:
    return tile // 6


def woman(tile: int) -> int:
    return tile // 3 % 2


def value(tile: int) -> int:
    return tile % 3 + 1


def welcome(place: int, tile: int) -> bool:
    if place in RIMS:
        return colour(tile) in RIMS[place]
    return place in JOKER_CARDS or place == 24 or place // 4 == colour(tile)


def together(place: int, tiles: list[int], offspring: bool) -> bool:
    """May these lie together? A child is tried out for every tile of three."""
    if len(tiles) < 2:
        return True
    if len(tiles) == 2:
        one, other = tiles
        if woman(one) == woman(other):
            return False
        if place in RIMS:
            return colour(one) != colour(other)
        return place != 24 or colour(one) == colour(other)
    for child in tiles:
        parents = [tile for tile in tiles if tile != child]
        if together(place, parents, False) and colour(child) in map(colour, parents):
            return offspring
    return False


def by_hand(hand: Hand, lying: dict[int, list[int]], out: list[int]) -> tuple[int, int] | None:
    """Points and tie-break of a complete layout, or None if it is illegal."""
    provinces, _, senate, fortuna, tokens, switches, _ = hand
    offspring = 10 in senate
    if not all(together(place, tiles, offspring) for place, tiles in lying.items()):
        return None
    if switches.offspring == "one" and sum(len(tiles) == 3 for tiles in lying.values()) > 1:
        return None
    placed = [tile for tiles in lying.values() for tile in tiles]
    total = sum(fortuna) + tokens // 2 + sum(map(value, placed))
    shown: set[int] = set()
    for place, tiles in lying.items():
        if place < 24:
            total += place % 4 + (1 if tiles else 0)
            shown.add(place // 4)
        elif place in RIMS:
            total += 3 if len(tiles) > 1 else 0
            shown |= set(RIMS[place])
        else:
            total += (1 if tiles else 0) if place > 24 else (0 if tiles else switches.empty_zero)
            shown |= set(map(colour, tiles)) or {99}
    women = sum(map(woman, placed))
    cards = {
        0: 1 + len(lying) // 2,
        1: len(placed) // 2,
        2: 1 + len(senate),
        3: 1 + switches.iv_rate * (len(fortuna) // 3),
        4: 1 + sum(len(tiles) > 1 for tiles in lying.values()),
        5: len(set(map(colour, placed))),
        6: len(shown),
        7: sum(1 for province in provinces if lying[province]),
        8: women,
        9: len(placed) - women,
    }
    total += sum(cards.get(card, 0) for card in senate)
    left = list(map(value, out))
    return total, sum(left) if switches.tiebreak == "sum" else max(left, default=0)


def try_all(
    hand: Hand, places: list[int], lying: dict[int, list[int]], out: list[int], at: int
) -> tuple[int, int] | None:
    """Lay patrician number `at` everywhere, one after the other."""
    _, patricians, senate, _, _, _, fixed = hand
    if at == len(patricians):
        return by_hand(hand, lying, out)
    tile = patricians[at]
    out.append(tile)
    found = [] if fixed.get(tile, -1) >= 0 else [try_all(hand, places, lying, out, at + 1)]
    out.pop()
    for place in places:
        if fixed.get(tile, place) != place or not welcome(place, tile):
            continue
        crowd = [other for other in lying[place] if woman(other) == woman(tile)]
        if len(crowd) < (2 if 10 in senate else 1) and len(lying[place]) < 3:
            lying[place].append(tile)
            found.append(try_all(hand, places, lying, out, at + 1))
            lying[place].pop()
    return max((result for result in found if result is not None), default=None)


def brute(hand: Hand) -> tuple[int, int] | None:
    provinces, _, senate = hand[:3]
    places = [*provinces, *(card + 25 for card in senate if card > 10)]
    if any(place not in [*places, -1] for place in hand[6].values()):
        return None
    return try_all(hand, places, {place: [] for place in places}, [], 0)


def work(provinces: list[int], patricians: list[int], senate: list[int]) -> int:
    """How many layouts there are, about."""
    places = [*provinces, *(card + 25 for card in senate if card > 10)]
    layouts = 1
    for tile in patricians:
        layouts *= 1 + sum(welcome(place, tile) for place in places)
    return layouts


def random_hand(chance: random.Random, most: int) -> Hand:
    """A small hand with few colours, so that its tiles compete; often some tiles are fixed."""
    while True:
        colours = chance.sample(range(6), chance.randint(1, 4))
        tiles = [tile for tile in range(36) if colour(tile) in colours]
        patricians = chance.sample(tiles, min(len(tiles), chance.randint(0, 10)))
        homes = [p for p in range(24) if p // 4 in colours or chance.random() < 0.1]
        provinces = chance.sample(homes, min(len(homes), chance.randint(0, 4)))
        provinces += [24] if chance.random() < 0.35 else []
        wanted = chance.choices([1, 4, 5, 6, 7, 8, 9, 10, 10], k=2)
        wanted += chance.sample(range(11, 19), 3) + chance.sample(range(19), 1)
        senate = list(dict.fromkeys(chance.sample(wanted, chance.randint(0, 6))))
        if work(provinces, patricians, senate) <= most:
            break
    places = [-1, *provinces, *(card + 25 for card in senate if card > 10)]
    fixed: dict[int, int] = {}
    share = chance.choice([0.0, 0.0, 0.2, 0.4, 0.6])
    for tile in patricians:
        suiting = [place for place in places if place < 0 or welcome(place, tile)]
        if chance.random() < share:
            fixed[tile] = chance.choice(suiting)
    fortuna = chance.choices([1, 2, 3], k=chance.randint(0, 5))
    switches = Switches(
        chance.choice([1, 2]),
        chance.choice(["one", "per_pair"]),
        chance.choice(["highest", "sum"]),
        chance.choice([-1, 0]),
    )
    return provinces, patricians, senate, fortuna, chance.randint(0, 7), switches, fixed


def apart_from_the_layout(hand: Hand) -> int:
    """Points that do not depend on where patricians lie: the search leaves them out."""
    provinces, _, senate, fortuna, tokens, switches, _ = hand
    sure = sum(fortuna) + tokens // 2 + sum(p % 4 for p in provinces if p < 24)
    sure += switches.empty_zero if 24 in provinces else 0
    rims = [card for card in senate if 11 <= card < 17]
    colours = {p // 4 for p in provinces if p < 24}
    colours |= {shown for card in rims for shown in RIMS[card + 25]}
    containers = len(provinces) + sum(card > 10 for card in senate)
    cards = {
        0: 1 + containers // 2,
        2: 1 + len(senate),
        3: 1 + switches.iv_rate * (len(fortuna) // 3),
        4: 1,
        6: len(colours),
    }
    return sure + sum(cards.get(card, 0) for card in senate)


def searched(hand: Hand) -> tuple[int, int]:
    """Points and tie-break by the search's own count."""
    provinces, patricians, senate, _, _, switches, fixed = hand
    estate = Estate(provinces, patricians, senate, switches, fixed)
    reckoning = Reckoning(estate)
    found = reckoning.best_from(0, estate.conditions, reckoning.prospects.start, NONE)
    total = join(estate.tariff, estate.start, found)
    return apart_from_the_layout(hand) + total // POINT, total % POINT


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_9_22_best_layout_is_what_brute_force_finds(seed: int) -> None:
    """20 x 100 hands: all cards, all switches, with and without fixed tiles."""
    chance = random.Random(f"alea reckoning {seed}")
    for _ in range(100):
        hand = random_hand(chance, 6000)
        provinces, patricians, senate, fortuna, tokens, switches, fixed = hand
        layout = best_layout(provinces, patricians, senate, fortuna, tokens, switches, fixed)
        found = None if layout is None else (layout.points, layout.tiebreak)
        assert found == brute(hand), hand
        if layout is not None:
            assert {tile: layout.placed[tile] for tile in fixed} == fixed
            assert searched(hand) == found


@pytest.mark.slow
def test_9_22_a_few_larger_hands_against_brute_force() -> None:
    chance = random.Random("alea larger hands")
    for _ in range(12):
        hand = random_hand(chance, 100_000)
        layout = best_layout(*hand)
        found = None if layout is None else (layout.points, layout.tiebreak)
        assert found == brute(hand), hand


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
