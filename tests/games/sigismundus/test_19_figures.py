"""Rules 19: figures with an ability."""

from tabularium.games.sigismundus.combat import strength
from tabularium.games.sigismundus.foreign import free_markers
from tabularium.games.sigismundus.income import extra_income
from tabularium.games.sigismundus.material import ARTILLERY, HUSSARS, INFANTRY
from tabularium.games.sigismundus.sejm import further_votes
from tabularium.positions import choices, happened, prompt, refusal, say
from tabularium.positions.sigismundus import directions, lay, markers, seed_for, track, units_of


def test_19_1_szamotuly_is_a_vote() -> None:
    state = lay("start", figures={1: ["szamotuly"]})
    assert further_votes(state, 1) == 1 and further_votes(state, 0) == 0


def test_19_2_bakfark_moves_the_feast_one_space_more() -> None:
    state = lay("actions", start=3, figures={3: ["bakfark"]}, hands={3: ["client"] * 3})
    assert choices(state, "field:feast card:client") == ["done"]
    say(state, "field:feast done")
    assert track(state, "senatorial") == [0, 3, 1, 2]


def test_19_3_bielski_moves_agitation_one_space_more() -> None:
    state = lay("actions", start=3, figures={3: ["bielski"]}, ducats=[0, 0, 0, 5])
    assert choices(state, "field:agitation") == ["0", "1"]
    say(state, "field:agitation 0")
    assert track(state, "parliamentary") == [0, 3, 1, 2]


def test_19_4_strus_guards_against_death() -> None:
    given = {"hands": {0: ["death_of_senator"]}, "offices": {15: 1, 2: 2}}
    state = lay("special", figures={1: ["strus"]}, **given)  # type: ignore[arg-type]
    assert refusal(state, "card:death_of_senator seat:1") == ("has_physician", "19.4")
    assert choices(state, "card:death_of_senator") == ["seat:2"]


def test_19_5_laski_guards_against_the_court() -> None:
    given = {"hands": {1: ["client"], 2: ["client"]}, "offices": {13: 0}}
    state = lay("special", figures={1: ["laski"]}, **given)  # type: ignore[arg-type]
    assert refusal(state, "court seat:1") == ("beyond_the_court", "19.5")
    assert choices(state, "court") == ["seat:2"]


def test_19_6_konarski_places_a_marker_without_a_card() -> None:
    state = lay("foreign", figures={1: ["konarski"]})
    assert free_markers(state, 1) == 1
    say(state, "country:moscow", "country:turkey done")
    assert markers(state, 1, "turkey") == 1


def test_19_7_taranowski_places_two_and_the_country_moves_once() -> None:
    state = lay("actions", figures={0: ["taranowski"]})
    say(state, "field:envoy country:turkey")
    assert markers(state, 0, "turkey") == 2 and directions(state)[4] == "turkey"
    last = lay("actions", figures={0: ["taranowski"]}, influence={0: {"sweden": 9}})
    say(last, "field:envoy country:turkey")
    assert markers(last, 0, "turkey") == 1


def test_19_8_grzepski_draws_three_at_the_academy() -> None:
    state = lay("actions", figures={0: ["grzepski"]})
    say(state, "field:academy", "deck:internal", "deck:internal", "deck:foreign")
    assert state.cards_of(0) == 3 and prompt(state) == "action"


def test_19_9_zebrzydowski_adds_two_to_hussars() -> None:
    army = {0: {"hussars": 1, "infantry": 1, "artillery": 1}}
    state = lay("start", figures={0: ["zebrzydowski"], 1: ["wisniowiecki"]}, units=army)
    assert [strength(state, 0, arm) for arm in (INFANTRY, HUSSARS, ARTILLERY)] == [1, 4, 3]
    assert strength(state, 1, INFANTRY) == 0, "not without units"


def test_19_10_pretwicz_ignores_the_first_wound_of_a_defence() -> None:
    seed = seed_for({0: [6, 3], 1: [1]})
    given = {
        "hands": {0: ["foray"]},
        "units": {0: {"hussars": 2, "infantry": 2}, 1: {"infantry": 2}},
    }
    state = lay("special", figures={1: ["pretwicz"]}, seed=seed, **given)  # type: ignore[arg-type]
    events = say(state, "card:foray seat:1")
    assert happened(events, "wound_ignored") == [{"seat": 1}]
    assert [e["wounds"] for e in happened(events, "struck")] == [2, 1, 0]
    assert units_of(state, 1)[0] == 0, "of three wounds two hit"


def test_19_10_not_as_attacker() -> None:
    seed = seed_for({1: [6]})
    state = lay(
        "special",
        figures={0: ["pretwicz"]},
        hands={0: ["foray"]},
        units={0: {"infantry": 1}, 1: {"hussars": 1}},
        seed=seed,
    )
    events = say(state, "card:foray seat:1")
    assert happened(events, "wound_ignored") == [] and units_of(state, 0)[0] == 0


def test_19_11_wisniowiecki_adds_two_to_infantry() -> None:
    state = lay("start", figures={0: ["wisniowiecki"]}, units={0: {"infantry": 2, "hussars": 1}})
    assert [strength(state, 0, arm) for arm in (INFANTRY, HUSSARS)] == [4, 2]


def test_19_12_sierpinek_is_a_ducat() -> None:
    assert extra_income(lay("start", figures={2: ["sierpinek"]}), 2) == 1
