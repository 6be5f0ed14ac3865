"""The box: counts, ids, codes, and a provenance for every value."""

from collections import Counter

import pytest

from tabularium.games.alea import material as box

MARKS = {box.RULEBOOK, box.DERIVED, box.FOUND, box.RECONSTRUCTED}


def test_1_1_the_box_holds_what_the_rulebook_lists() -> None:
    assert box.PROVINCES == len(box.COLOURS) * len(box.PROVINCE_VALUES) + 1 == 25
    assert box.PATRICIANS == len(box.COLOURS) * len(box.SEXES) * len(box.PATRICIAN_VALUES) == 36
    assert box.SENATE_CARDS == len(box.SENATE_NUMERALS) + len(box.RIM_PAIRS) + box.JOKERS == 19
    assert Counter(box.FORTUNA_TILES) == Counter(dict(box.FORTUNA_COUNTS)) == {1: 8, 2: 14, 3: 8}
    assert box.REROLL_TOKENS == 30
    assert box.DICE_PER_PLAYER * len(box.DICE_COLOURS) == 40


def test_1_1_ids_and_what_they_show_agree() -> None:
    for colour in range(6):
        for value in box.PROVINCE_VALUES:
            province = box.province_id(colour, value)
            assert box.province_colour(province) == colour
            assert box.province_value(province) == value
        for sex in (box.MAN, box.WOMAN):
            for value in box.PATRICIAN_VALUES:
                tile = box.patrician_id(colour, sex, value)
                assert box.patrician_colour(tile) == colour
                assert (box.patrician_sex(tile), box.patrician_value(tile)) == (sex, value)
    assert box.province_colour(box.GREY_PROVINCE) == box.GREY
    assert box.province_value(box.GREY_PROVINCE) == 0


def test_1_1_codes_go_there_and_back() -> None:
    provinces = range(box.PROVINCES)
    patricians = range(box.PATRICIANS)
    cards = range(box.SENATE_CARDS)
    assert [box.province_of_code(box.province_code(p)) for p in provinces] == list(provinces)
    assert [box.patrician_of_code(box.patrician_code(p)) for p in patricians] == list(patricians)
    assert [box.senate_of_code(box.senate_code(c)) for c in cards] == list(cards)
    assert box.province_code(1) == "red2" and box.province_code(24) == "grey0"
    assert box.patrician_code(2) == "redM3" and box.patrician_code(35) == "orangeF3"
    assert box.SENATE_CODES[:4] == ("I", "II", "III", "IV")
    assert box.SENATE_CODES[10:12] == ("XI", "XII-red-green")
    assert box.SENATE_CODES[17:] == ("XIII-a", "XIII-b")


def test_1_1_containers_have_codes() -> None:
    places = [*range(box.PROVINCES), *(box.container_of_card(c) for c in range(11, 19))]
    for place in [box.UNPLACED, *places]:
        assert box.container_of_code(box.container_code(place)) == place
    for nowhere in ("XI", "pink3"):
        with pytest.raises(ValueError, match="not in tuple"):
            box.container_of_code(nowhere)


def test_1_1_rims_show_every_colour_twice() -> None:
    shown = Counter(colour for pair in box.RIM_PAIRS for colour in pair)
    assert shown == dict.fromkeys(range(6), 2)
    assert len({frozenset(pair) for pair in box.RIM_PAIRS}) == 6
    assert box.rim_pair(box.FIRST_RIM) == (0, 1)


@pytest.mark.parametrize(
    ("seats", "rounds", "columns", "provinces", "temple", "given"),
    [
        (2, 6, 4, 2, False, 1),
        (3, 6, 5, 3, False, 2),
        (4, 5, 6, 4, True, 2),
        (5, 5, 7, 5, True, 3),
    ],
)
def test_1_2_setup_by_players(
    seats: int, rounds: int, columns: int, provinces: int, temple: bool, given: int
) -> None:
    setup = box.setup_for(seats)
    assert (setup.seats, setup.rounds, setup.forum_columns) == (seats, rounds, columns)
    assert (setup.provinces_per_round, setup.temple, setup.senate_given) == (
        provinces,
        temple,
        given,
    )
    assert rounds * provinces <= box.PROVINCES and rounds * columns <= box.PATRICIANS
    deck = setup.senate_deck()
    assert (box.MANY_FORTUNA_TILES in deck) == temple
    assert len(deck) == (19 if temple else 18)


def test_1_2_other_numbers_of_players_are_refused() -> None:
    for seats in (1, 6):
        with pytest.raises(ValueError, match="seats"):
            box.setup_for(seats)


def test_every_value_has_a_provenance() -> None:
    assert {mark for mark, _ in box.PROVENANCE.values()} <= MARKS
    names = {name.split(".")[0] for name in box.PROVENANCE}
    not_data = {"RULEBOOK", "DERIVED", "FOUND", "RECONSTRUCTED", "PROVENANCE", "MAN", "WOMAN"}
    not_data |= {"UNPLACED", "OFFSPRING", "PROVINCE_CODES", "PATRICIAN_CODES", "SENATE_CODES"}
    data = {n for n in vars(box) if n.isupper() and not n.startswith("MANY_")} - not_data
    assert data <= names
    assert {f"COLOURS.{colour}" for colour in box.COLOURS} <= set(box.PROVENANCE)
    rims = [f"{box.COLOURS[one]}-{box.COLOURS[other]}" for one, other in box.RIM_PAIRS]
    assert {f"RIM_PAIRS.{rim}" for rim in rims} <= set(box.PROVENANCE)


def test_what_is_reconstructed_is_known() -> None:
    doubtful = {n for n, (mark, _) in box.PROVENANCE.items() if mark == box.RECONSTRUCTED}
    assert doubtful == {
        "COLOURS.yellow",
        "COLOURS.orange",
        "RIM_PAIRS.green-blue",
        "RIM_PAIRS.blue-purple",
        "RIM_PAIRS.purple-yellow",
        "RIM_PAIRS.yellow-orange",
        "RIM_PAIRS.orange-red",
    }
