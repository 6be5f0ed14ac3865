"""Rules 7.1 to 7.9, 7.18, 7.19: turning up, laying cards, clearing up."""

import pytest

from tabularium.games.magnaci.material import CONFLICT_CODES, NUMERALS
from tabularium.games.magnaci.muster import scale_of
from tabularium.games.magnaci.spec import SPEC
from tabularium.games.magnaci.state import Magnaci
from tabularium.kernel import State
from tabularium.positions import choices, facts, holding, kinds, question, say, table, why_not
from tabularium.positions.magnaci import battle, chapter, lay, match, pass_all


def board(state: State) -> dict[str, str]:
    """Conflicts by the numerals of their spaces."""
    found = {}
    for numeral in NUMERALS:
        for code in holding(state, f"conflicts.{numeral}"):
            found[numeral] = code
    return found


def pile(*codes: str) -> dict[str, list[str]]:
    """A pile of these cards; the rest is out of the game."""
    rest = [code for code in CONFLICT_CODES if code not in codes]
    return {"conflicts.pile": list(codes), "conflicts.gone": rest}


def test_7_1_five_conflicts_lie_open() -> None:
    for n in range(20):
        state = chapter("Conflicts", seed=f"five {n}")
        assert len(board(state)) == 5 and len(holding(state, "conflicts.pile")) == 20


def test_7_1_those_left_over_count() -> None:
    places = {"conflicts.IV": ["bunt_kozakow"], "conflicts.V": ["wojna_turecka"]}
    partitions = ["ukraina", "malopolska"]
    state = chapter("Conflicts", places=places, partitions=partitions)
    assert len(board(state)) == 5 and len(holding(state, "conflicts.pile")) == 20
    assert board(state)["IV"] == "bunt_kozakow" and board(state)["V"] == "wojna_turecka"


def test_7_2_the_first_free_space_of_the_power() -> None:
    cards = ("wojna_inflancka", "najazd_kantymirzy", "swieta_liga", "insurekcja", "wojna_polnocna")
    state = chapter("Conflicts", places=pile(*cards))
    assert board(state) == dict(zip(("I", "III", "V", "VII", "IX"), cards, strict=True))
    places = pile("najazd_kantymirzy", "swieta_liga", "insurekcja", "wojna_polnocna")
    places["conflicts.gone"].remove("bunt_kozakow")
    places["conflicts.IV"] = ["bunt_kozakow"]
    state = chapter("Conflicts", places=places, partitions=["ukraina"])
    assert board(state)["III"] == "najazd_kantymirzy"  # and is fought before the old one


def test_7_3_a_third_one_of_a_power_goes_back() -> None:
    cards = ("bunt_kozakow", "najazd_kantymirzy", "wojna_z_abazy_pasza", "swieta_liga")
    cards += ("insurekcja", "wojna_polnocna")
    back = 0
    for n in range(20):
        state = chapter("Conflicts", places=pile(*cards), seed=f"third {n}")
        assert len(board(state)) == 5
        (left,) = holding(state, "conflicts.pile")
        ukraine = [code for numeral, code in board(state).items() if numeral in ("III", "IV")]
        assert state.record is not None
        sent_back = [e.facts for e in state.record.events if e.kind == "conflict_reshuffled"]
        if sent_back:
            back += 1
            assert len(ukraine) == 2 and {"conflict": left} in sent_back
    assert back > 3


def test_7_3_the_draw_of_the_running_example() -> None:
    """Habsburżanka, Orda, Bunt Kozaków, Abazy-Pasza goes back, Inflancka, Turecka."""
    cards = ("krolowa_habsburzanka", "najazd_ordy_krymskiej", "bunt_kozakow")
    rest = ("wojna_z_abazy_pasza", "wojna_inflancka", "wojna_turecka")
    for n in range(4_000):
        state = chapter("Conflicts", places=pile(*cards, *rest), seed=f"example {n}")
        assert state.record is not None
        told = [
            event.facts["conflict"]
            for event in state.record.events
            if event.kind in ("conflict_up", "conflict_reshuffled")
        ]
        if told == [*cards, *rest]:
            break
    else:
        raise AssertionError("not found")
    assert board(state) == {
        "I": "wojna_inflancka",
        "III": "najazd_ordy_krymskiej",
        "IV": "bunt_kozakow",
        "V": "wojna_turecka",
        "VII": "krolowa_habsburzanka",
    }
    assert holding(state, "conflicts.pile") == ["wojna_z_abazy_pasza"]


def test_7_4_it_ends_when_nothing_can_be_placed() -> None:
    cards = ("bunt_kozakow", "najazd_kantymirzy", "wojna_z_abazy_pasza", "swieta_liga")
    state = chapter("Conflicts", 2, places=pile(*cards), laid=[[], []])
    assert len(board(state)) == 3 and len(holding(state, "conflicts.pile")) == 1
    assert why_not(state, "2 3").code == "kernel.unfinished"
    assert state.explain(0, "2 3 4") is None  # the other cards stay in hand


def test_7_5_poselstwo_comes_before_cards_are_laid() -> None:
    state = chapter("Conflicts", laws={1: ["poselstwo"]})
    assert question(state) == (0, "action")
    assert state.view(0)["prompt"] == {"occasion": "mission", "about": []}
    say(state, "pass")
    assert choices(state) == ["pass", "poselstwo"]
    pass_all(state)
    assert question(state)[1] == "conflicts"


def test_7_6_all_lay_one_card_at_each_conflict_at_once() -> None:
    state = chapter("Conflicts", laid=[["2", "3"], [], []], laws={0: ["rokosz"]})
    assert state.pending is not None and state.pending.seats == (0, 1, 2)
    codes = list(board(state).values())
    assert state.view(0)["prompt"]["conflicts"] == codes  # type: ignore[index]
    assert why_not(state, "2 4 5 6 7").code == "magnaci.not_in_hand"
    assert why_not(state, "litwa").rule == "7.6"
    state.act(1, "2 3 4 5 6")
    assert state.view(0)["answered"] == [1]
    state.act(0, "4 5 6 7 8")
    events = state.act(2, "2 3 4 5 6")
    assert events[0].told(1) == {"seat": 0, "word": "? ? ? ? ?"}
    assert len(state.view(1)["sealed"][0]) == 4  # type: ignore[index]


def test_7_7_conflicts_are_fought_by_number_and_take_effect_at_once() -> None:
    stack = [match("conflicts"), {"frame": "Conflicts", "step": "fight"}]
    places = {"conflicts.I": ["sejm_niemy"], "conflicts.IX": ["wojna_szwedzka"]}
    sealed = {seat: [(0, "2"), (8, "7")] for seat in range(3)}
    state = lay(stack, places=places, sealed=sealed, offices={"prymas": 0}, order=[0, 1, 2])
    assert state.record is not None
    fought = [event.facts for event in state.record.events if event.kind.startswith("battle_")]
    assert [fact["conflict"] for fact in fought] == ["sejm_niemy", "wojna_szwedzka"]
    assert fought[1] == {"conflict": "wojna_szwedzka", "strength": 19, "scale": 21}  # 21 - 2


def test_7_8_the_strength_of_the_commonwealth() -> None:
    """The example: Inflanty +1, Silent Sejm -2, Fortress +3 make +2."""
    state = battle(
        "wojna_smolenska",
        {0: "5", 1: "6", 2: "8"},
        estates={0: {"inflanty": 1}},
        silent_sejm=True,
        buildings={"twierdza": "litwa"},
    )
    assert state.record is not None
    assert facts(state.record.events, "battle_won")["strength"] == 5 + 6 + 8 + 2


def test_7_8_pawns_add_up_and_buildings_help_their_province_only() -> None:
    buildings = {"klasztor": "prusy", "palazzo_in_fortezza": "prusy", "twierdza": "litwa"}
    state = battle(
        "bunt_gdanszczan",
        {0: "5", 1: "6", 2: "8"},
        silent_sejm=True,
        black_clouds=True,
        buildings=buildings,
        estates={0: {"inflanty": 1}},
    )
    assert state.record is not None
    assert facts(state.record.events, "battle_won")["strength"] == 19 - 4 + 3


def test_7_8_black_clouds_hang_over_prussia_alone() -> None:
    state = battle("bunt_kozakow", {0: "5", 1: "6", 2: "8"}, black_clouds=True)
    assert state.record is not None
    assert facts(state.record.events, "battle_lost")["strength"] == 19


def test_7_9_equal_to_the_scale_is_enough() -> None:
    won = battle("bunt_kozakow", {0: "6", 1: "7", 2: "8"})
    assert won.record is not None and "battle_won" in kinds(won.record.events)
    lost = battle("bunt_kozakow", {0: "5", 1: "7", 2: "8"})
    assert lost.record is not None and "battle_lost" in kinds(lost.record.events)


@pytest.mark.parametrize(("seats", "scale"), [(2, 14), (3, 21), (4, 28), (5, 35)])
def test_7_9_the_scale_grows_with_the_players(seats: int, scale: int) -> None:
    state = SPEC.new(seats)
    assert isinstance(state, Magnaci)
    assert scale_of(state, CONFLICT_CODES.index("wojna_inflancka")) == scale


def test_7_18_of_two_the_smaller_one_goes() -> None:
    state = battle(
        "wojna_turecka",
        {0: "2", 1: "3", 2: "4"},
        others={"VI": "swieta_liga"},
        lost=["malopolska"],
        estates={0: {"litwa": 2}, 1: {"litwa": 1}},
    )
    assert holding(state, "conflicts.gone") == ["swieta_liga"]
    assert board(state) == {"V": "wojna_turecka"}
    assert table(state)["partitions"] == ["malopolska"] and table(state)["lost"] == []


def test_7_18_the_primate_decides_between_equals() -> None:
    state = battle(
        "bunt_kozakow",
        {0: "2", 1: "3", 2: "4"},
        others={"IV": "najazd_ordy_krymskiej"},
        lost=["ukraina"],
        offices={"prymas": 2},
        estates={0: {"litwa": 2}, 1: {"litwa": 1}},
    )
    assert question(state) == (2, "remove_conflict")
    assert choices(state) == ["bunt_kozakow", "najazd_ordy_krymskiej"]
    prompt = state.view(2)["prompt"]
    assert prompt == {"conflicts": ["bunt_kozakow", "najazd_ordy_krymskiej"]}
    assert why_not(state, "swieta_liga").rule == "7.18"
    events = say(state, "najazd_ordy_krymskiej")
    assert facts(events, "partition") == {"province": "ukraina"}
    assert board(state) == {"III": "bunt_kozakow"}


def test_7_18_a_pawn_that_is_there_stays() -> None:
    state = battle(
        "swieta_liga",
        {0: "14", 1: "13", 2: "12"},
        others={"I": "sejm_niemy"},
        partitions=["litwa"],
        estates={0: {"litwa": 2}, 1: {"litwa": 1}},
    )
    assert table(state)["partitions"] == ["litwa"]


def test_7_19_the_pawn_goes_with_the_last_conflict() -> None:
    state = battle(
        "bunt_kozakow",
        {0: "14", 1: "13", 2: "12"},
        partitions=["ukraina"],
        estates={0: {"litwa": 2}, 1: {"litwa": 1}},
    )
    assert state.record is not None
    assert "partition_lifted" in kinds(state.record.events)
    assert table(state)["partitions"] == []


def test_7_19_it_stays_while_another_conflict_lies_there() -> None:
    state = battle(
        "bunt_kozakow",
        {0: "14", 1: "13", 2: "12"},
        others={"IV": "najazd_kantymirzy"},
        partitions=["ukraina"],
        estates={0: {"litwa": 2}, 1: {"litwa": 1}},
    )
    assert table(state)["partitions"] == ["ukraina"]
    assert state.record is not None
    told = kinds(state.record.events)
    assert "partition_lifted" not in told and "partition" not in told  # all the time
