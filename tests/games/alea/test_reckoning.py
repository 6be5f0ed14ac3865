"""Rules 9.1 to 9.21: what a layout is worth, and which layouts are allowed."""

import pytest
from games.alea.layouts import DEFAULT, PER_PAIR, best, fault, placed_in, points, score, worth

from tabularium.games.alea.layout import IllegalLayout, score_layout
from tabularium.games.alea.material import (
    UNPLACED,
    container_code,
    patrician_code,
    patrician_of_code,
)
from tabularium.games.alea.rulings import Switches

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
