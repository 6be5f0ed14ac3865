"""What a seat is told ahead: odds of an attack, rulers of secret bids, gains of offered pieces."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from contract.walks import random_game

from tabularium import games
from tabularium.games.sigismundus.odds import Odds
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import Sweep
from tabularium.positions import prompt, say, say_together
from tabularium.positions.sigismundus import lay

SPEC = games["sigismundus"]


def ahead(state: Sigismundus, seat: int) -> Any:
    return SPEC.outlook(state.view(seat))


def outcome_of(state: Sigismundus, seat: int, word: str) -> Any:
    made = Sweep(state, seat, "")
    made.step(1000)
    words = [state.setting.alphabet.spell(each) for each in made.words]
    return made.table[made.of[words.index(word)]]


def held(*free: int) -> dict[int, int]:
    return {number: 3 for number in range(1, 16) if number not in free}


# Odds of each end (8.12)


def ends(mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> tuple[int, int]:
    """Victories and equal ends of one unit of an arm each, by all rolls; nothing to choose."""
    wins = equal = 0
    for rolls in product(range(1, 7), repeat=6):
        left, right = list(mine), list(theirs)
        for phase, arm in enumerate((2, 1, 0)):
            a, d = rolls[2 * phase : 2 * phase + 2]
            power = arm + 1
            dealt = (a + power) // 5 if left[arm] else 0
            taken = (d + power) // 5 if right[arm] else 0
            if taken:
                left = [0, 0, 0]
            if dealt:
                right = [0, 0, 0]
        powers = [sum((i + 1) * n for i, n in enumerate(side)) for side in (left, right)]
        wins += powers[0] > powers[1]
        equal += powers[0] == powers[1]
    return wins, equal


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ((1, 0, 0), (0, 1, 0)),
        ((0, 0, 1), (0, 0, 1)),
        ((0, 1, 0), (1, 0, 0)),
        ((0, 0, 0), (1, 0, 0)),
    ],
)
def test_8_12_victories_and_equal_ends_are_counted_apart(
    mine: tuple[int, int, int], theirs: tuple[int, int, int]
) -> None:
    odds = Odds(6, [0, 0, 0], [0, 0, 0], ties=True)
    worth = odds.wins(0, (*mine, 0), (*theirs, 0), 0)
    assert (worth // odds.victory, worth % odds.victory) == ends(mine, theirs)


def test_8_12_an_attack_is_foretold_before_it_is_made() -> None:
    state = lay(
        "special",
        hands={0: ["abduction", "foray"]},
        units={0: {"hussars": 1, "artillery": 1}, 1: {"hussars": 1, "infantry": 1}},
        figures={1: ["konarski"]},
        points=[0, 4, 0, 0],
    )
    found = outcome_of(state, 0, "card:abduction seat:1")["chances"]
    assert found["wins"] + found["equal"] + found["defeats"] == found["rolls"] == 6**6
    alone = Odds(6, [0, 0, 0], [0, 0, 0]).wins(0, (0, 1, 1, 1), (1, 1, 0, 0), 0)
    assert found["wins"] == alone and found["permille"] == 1000 * alone // 6**6
    assert found["stake"] == {"figures": ["konarski"], "ducats": 0, "points": 0}
    assert outcome_of(state, 0, "card:foray seat:1")["chances"]["stake"]["points"] == 4
    assert outcome_of(state, 0, "pass")["chances"] is None


def test_8_12_who_has_nothing_is_named() -> None:
    state = lay("special", hands={0: ["sack"]}, units={1: {"artillery": 2}}, ducats=[0, 5, 0, 0])
    found = outcome_of(state, 0, "card:sack seat:1")["chances"]
    assert found["wins"] == 0 and found["nothing"] == [0] and found["stake"]["ducats"] == 2


def test_8_12_odds_go_on_while_losses_are_chosen() -> None:
    fights = 0
    for seed in ("law 0", "law 1", "law 2"):
        for state, _ in random_game(SPEC, 5, seed):
            assert isinstance(state, Sigismundus)
            fight: Any = SPEC.outlook(state.view(None))["fight"]
            asked = state.pending.prompt if state.pending is not None else ""
            assert (fight is not None) == (asked == "losses")
            if fight is None or state.pending is None:
                continue
            fights += 1
            seat = state.pending.seats[0]
            made = Sweep(state, seat, "")
            made.step(1000)
            chances: Any = [each["chances"] for each in made.table]
            found = [Fraction(each["wins"], each["rolls"]) for each in chances]
            now = Fraction(fight["wins"], fight["rolls"])
            attack: Any = state.view(None).table["attack"]
            # The one who chooses can hold the odds, and cannot better them.
            best = max(found) if seat == attack["attacker"]["seat"] else min(found)
            assert best == now
    assert fights > 3


def test_what_dice_do_is_told_lane_by_lane() -> None:
    state = lay(
        "special",
        hands={0: ["sack"]},
        units={0: {"artillery": 1}, 1: {"infantry": 1}},
        ducats=[0, 4, 0, 0],
    )
    lanes = outcome_of(state, 0, "card:sack seat:1")["attack"]["attacker"]["lanes"]
    assert lanes[0]["hits"] == [
        {"wounds": 0, "least": 1, "most": 1},
        {"wounds": 1, "least": 2, "most": 6},
    ]
    assert lanes[1]["hits"] == []


# Rulers of secret bids


def verdicts(bid: Any) -> dict[int, str]:
    return {each["seat"]: each["can"] for each in bid["rivals"]}


def test_13_3_a_ruler_says_who_can_outbid_and_what_stays() -> None:
    state = lay("offices", offices=held(12, 5), vacancies={12: 0}, votes=[6, 8, 7, 3])
    ruler = ahead(state, 0)["ruler"]
    assert ruler["prompt"] == "bid_office" and ruler["of"] == "votes" and ruler["ties"] == 0
    assert ruler["reach"][0] == {"seat": 0, "most": 8, "added": 2}
    seven = ruler["bids"][7]
    assert seven["value"] == 7 and seven["stays"] == 1
    assert verdicts(seven) == {1: "beat", 2: "tie", 3: "less"}
    marks = {mark: bid["value"] for bid in ruler["bids"] for mark in bid["marks"]}
    assert marks == {"beats:3": 3, "beats:2": 7, "beats:1": 8, "certain": 8}
    assert ruler["bids"][1]["stays"] == 6  # the marker's votes go first


def test_13_5_without_the_king_a_tie_is_not_beaten() -> None:
    state = lay("offices", offices=held(5), votes=[3, 3, 3, 0])
    marks = [bid["marks"] for bid in ahead(state, 1)["ruler"]["bids"]]
    assert marks == [[], ["beats:3"], [], []]


def test_steps_of_the_sejm_are_those_still_to_come() -> None:
    state = lay("offices", offices=held(12, 5), vacancies={5: 1}, votes=[6, 8, 7, 3])
    steps = ahead(state, 1)["steps"]
    assert [(each["what"], each["claimed"], each["most"]) for each in steps] == [
        ("office", None, 8),
        ("office", 1, 10),
        ("demand", None, 0),
        ("act", None, 8),
    ]
    say_together(state, dict.fromkeys(range(4), "0"))
    say(state, "seat:0")
    assert [each["what"] for each in ahead(state, 1)["steps"]] == ["office", "demand", "act"]


def test_14_5_the_demand_tells_the_worst_space() -> None:
    state = lay("demand", demand="tax", ducats=[5, 3, 3, 0], offices=held())
    bids = ahead(state, 0)["ruler"]["bids"]
    assert [(bid["space"], bid["votes"]) for bid in bids] == [
        (3, 3),
        (3, 3),
        (3, 3),
        (1, 5),
        (1, 5),
        (1, 5),
    ]
    assert bids[3]["marks"] == ["beats:1", "beats:2", "certain"] and bids[3]["stays"] == 2
    other = ahead(state, 1)["ruler"]["bids"]
    assert [bid["space"] for bid in other] == [4, 3, 3, 3]


def test_14_4_the_host_is_measured_in_power() -> None:
    state = lay(
        "demand", demand="host", units={0: {"infantry": 1, "artillery": 1}, 1: {"hussars": 1}}
    )
    bids = ahead(state, 0)["ruler"]["bids"]
    assert [(bid["value"], bid["units"]) for bid in bids] == [
        (0, [{}]),
        (1, [{"infantry": 1}]),
        (3, [{"artillery": 1}]),
        (4, [{"infantry": 1, "artillery": 1}]),
    ]
    assert outcome_of(state, 0, "unit:infantry done")["final"] is False


def test_12_2_a_seller_is_told_when_a_buyer_is_certain() -> None:
    state = lay("bribery", ducats=[0, 3, 2, 0], votes=[4, 3, 6, 0])
    say_together(state, {1: "3", 2: "2"})
    assert prompt(state) == "offer_votes"
    ruler = ahead(state, 0)["ruler"]
    certain = [bid["value"] for bid in ruler["bids"] if "certain" in bid["marks"]]
    assert certain == [3]  # seat 2 may go first, seat 1 only with more
    assert ahead(state, 0)["steps"][-1]["what"] == "act"


@pytest.mark.parametrize(("votes", "certain"), [([7, 3, 3, 0], True), ([6, 3, 3, 0], True)])
def test_15_1_a_weight_that_decides_alone(votes: list[int], certain: bool) -> None:
    state = lay("act", votes=votes)
    bids = ahead(state, 0)["ruler"]["bids"]
    assert [("certain" in bid["marks"]) for bid in bids] == [certain]
    assert ahead(state, 1)["ruler"]["bids"][0]["marks"] == []


def test_a_bid_is_foreseen_as_lost() -> None:
    state = lay("offices", offices=held(12), vacancies={12: 0}, votes=[6, 8, 7, 3])
    assert outcome_of(state, 0, "7")["votes"] == -5
    state = lay("demand", demand="tax", ducats=[5, 3, 3, 0])
    assert outcome_of(state, 0, "4")["ducats"] == -4


# Gains


def test_gains_of_figures_are_everybodys() -> None:
    state = lay(
        "actions",
        figures={1: ["sieniawski"], 0: ["konarski"]},
        open_figures=["kochanowski"],
        offices={3: 0, 6: 0, 9: 1, 2: 2},
        laid={"sieniawski": 4},
    )
    figures = ahead(state, 0)["gains"]["figures"]
    assert figures["sieniawski"] == {"points": [6, 3, 0, 0], "price": 5}
    assert figures["kochanowski"] == {"points": [4, 4, 2, 2], "price": 0}
    assert figures["konarski"]["price"] is None


def test_gains_of_offices_are_income_prestige_and_ribbons() -> None:
    state = lay("actions", figures={0: ["sieniawski"]}, offices={3: 0}, units={0: {"hussars": 1}})
    offices = ahead(state, 0)["gains"]["offices"]
    card: Any = state.view(0).table["cards"]["palatinus_cracoviensis"]  # type: ignore[index]
    found = offices["palatinus_cracoviensis"]
    assert found["prestige"] == card["prestige"] and found["points"] == 3
    assert found["income"] == card["income"] - 2 and found["upkeep"] == -2
    assert "castellanus_cracoviensis" not in offices


@pytest.mark.parametrize("seats", [3, 5])
def test_outlook_uses_nothing_that_is_imagined(seats: int) -> None:
    for n, (state, _) in enumerate(random_game(SPEC, seats, "twins")):
        if n % 23 == 0:
            view = state.view(n % seats)
            seen = [SPEC.reckon(SPEC.imagine(view, key), n % seats) for key in ("a", "b")]
            assert seen[0] == seen[1]
