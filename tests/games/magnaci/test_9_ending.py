"""Rules 9: the end of the game."""

from typing import Any

from tabularium.games.magnaci.spec import SPEC
from tabularium.kernel import State
from tabularium.positions import choices, question, say, why_not
from tabularium.positions.magnaci import estates, interregnum, lay, match


def scored(seats: int = 3, **rest: Any) -> State:
    """The fourth Interregnum, without any action."""
    return interregnum(seats, last=1, **rest)


def test_9_1_the_game_ends_after_the_last_actions() -> None:
    state = scored(estates={0: {"litwa": 2, "prusy": 2}}, laws={0: ["prywatne_ksiestwo"]})
    assert question(state) == (0, "action")
    say(state, "prywatne_ksiestwo ukraina")
    assert state.over and state.result is not None and state.result.kind == "ranked"
    assert estates(state, "ukraina") == [1, 0, 0]


def test_9_2_every_estate_counts_in_fiefs_too() -> None:
    state = scored(estates={0: {"litwa": 4, "inflanty": 1}})
    assert state.result is not None
    assert state.result.detail["estates"] == [5, 0, 0]


def test_9_3_the_printed_example_of_five_players() -> None:
    """Blue, black and white 5, yellow 7, red 9; with a fourth estate in Ukraine red dominates."""
    spread = {
        0: {"malopolska": 1, "wielkopolska": 2},  # blue
        1: {"ukraina": 1, "wielkopolska": 2},  # black
        2: {"malopolska": 1, "wielkopolska": 2},  # white
        3: {"malopolska": 2, "ukraina": 2},  # yellow
        4: {"malopolska": 1, "wielkopolska": 1, "ukraina": 3},  # red
    }
    state = scored(5, estates=spread)
    assert state.result is not None
    assert state.result.scores == [5, 5, 5, 7, 9]
    assert state.result.detail["advantage"] == [0, 0, 0, 2, 2]
    spread[4]["ukraina"] = 4
    state = scored(5, estates=spread)
    assert state.result is not None
    assert state.result.scores[4] == 6 + 3 + 1 + 1
    assert state.result.detail["dominance"] == [0, 0, 0, 0, 3]


def test_9_3_only_the_best_of_the_three_counts() -> None:
    state = scored(estates={0: {"litwa": 2}, 1: {"litwa": 1, "prusy": 1}, 2: {"prusy": 1}})
    assert state.result is not None
    assert state.result.detail["dominance"] == [3, 0, 0]
    assert state.result.detail["presence"] == [0, 2, 1]
    assert state.result.scores == [5, 4, 2]


def test_9_3_partitions_do_not_matter() -> None:
    places = {"conflicts.I": ["sejm_niemy"]}
    state = scored(estates={0: {"litwa": 2}}, places=places, partitions=["litwa"])
    assert state.result is not None and state.result.scores[0] == 5


def test_9_3_with_two_players_dominance_needs_twice_as_many() -> None:
    state = scored(2, estates={0: {"litwa": 3}, 1: {"litwa": 2}})
    assert state.result is not None and state.result.detail["advantage"] == [2, 0]
    state = scored(2, estates={0: {"litwa": 4}, 1: {"litwa": 2}})
    assert state.result is not None and state.result.detail["dominance"] == [3, 0]


def test_9_4_fiefs_count_presence() -> None:
    spread = {0: {"slask": 1, "inflanty": 2}, 1: {"inflanty": 1}}
    state = scored(estates=spread)
    assert state.result is not None
    assert state.result.detail["fiefs"] == [2, 1, 0] and state.result.scores == [5, 2, 0]


def test_9_5_most_wealth_wins() -> None:
    state = scored(estates={0: {"litwa": 1}, 1: {"prusy": 3}, 2: {"ukraina": 2}})
    assert state.result is not None
    assert state.result.places == [3, 1, 2] and state.result.scores == [4, 6, 5]


def test_9_5_the_last_primate_decides_between_equals() -> None:
    spread = {0: {"litwa": 2}, 1: {"prusy": 2}, 2: {"ukraina": 1}}
    state = scored(estates=spread, offices={"prymas": 2})
    assert question(state) == (2, "winner") and choices(state) == ["seat:1", "seat:0"]
    assert why_not(state, "seat:2").rule == "9.5"
    say(state, "seat:1")
    assert state.result is not None and state.result.places == [2, 1, 3]


def test_9_5_others_who_are_equal_share_a_place() -> None:
    spread = {0: {"litwa": 2}, 1: {"prusy": 1}, 2: {"ukraina": 1}}
    state = scored(estates=spread)
    assert state.result is not None and state.result.places == [1, 2, 2]


def test_a_forecast_is_the_wealth_of_a_seat_with_its_parts() -> None:
    spread = {0: {"litwa": 2, "slask": 1}, 1: {"litwa": 1, "prusy": 1}, 2: {"prusy": 1}}
    state = lay([match("election")], estates=spread, laws={0: ["konstytucja_3_maja"]})
    forecast = SPEC.forecast(state.view(0))
    parts = {
        "estates": 3,
        "dominance": 3,
        "advantage": 0,
        "presence": 0,
        "fiefs": 1,
        "constitution": 5,
    }
    assert forecast == {"total": 12, "parts": parts}
    assert SPEC.forecast(state.view(1))["parts"]["presence"] == 2  # type: ignore[index]
    assert SPEC.forecast(state.view(None)) == {}


def test_an_outlook_says_what_conflicts_need_and_how_near_the_end_is() -> None:
    places = {"conflicts.I": ["wojna_inflancka"], "conflicts.IX": ["wojna_szwedzka"]}
    state = lay(
        [match("conflicts"), {"frame": "Conflicts", "step": "ask"}],
        places=places,
        partitions=["prusy"],
        buildings={"twierdza": "litwa"},
        offices={"prymas": 0},
        order=[0, 1, 2],
    )
    outlook: Any = SPEC.outlook(state.view(0))
    assert outlook["conflicts"][0] == {
        "conflict": "wojna_inflancka",
        "space": "I",
        "power": "moskwa",
        "reward": "inflanty",
        "loss": "invasion",
        "invaded": ["litwa"],
        "scale": 21,
        "help": 3,
        "shown": 0,
        "needed": 18,
        "needed_each": 6,
    }
    assert outlook["partitions"] == 1 and outlook["partitions_to_defeat"] == 2
    assert outlook["endangered"] == ["litwa", "prusy"]
    assert outlook["provinces"][4] == {"province": "prusy", "seat": None, "dominance": False}
    anybody: Any = SPEC.outlook(state.view(None))
    assert anybody["wealths"] == outlook["wealths"] and "hand" not in anybody
    assert len(outlook["hand"]) == 13 and outlook["wealth"] == SPEC.forecast(state.view(0))
