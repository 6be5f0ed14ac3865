"""Rules 1: set-up."""

import pytest

from tabularium.games.sigismundus import material as m
from tabularium.games.sigismundus.state import DEMAND_PILE, FIGURE_PILE, HAND, PILE, Sigismundus
from tabularium.kernel import BadPosition, Facts
from tabularium.positions import all_asked, choices, legal, refusal, say
from tabularium.positions.sigismundus import SPEC, holder, lay, stack_of, units_of


def fresh(seats: int = 4, seed: str = "fresh", **options: object) -> Sigismundus:
    state = SPEC.new(seats, seed, options)
    assert isinstance(state, Sigismundus)
    return state


def test_1_1_the_box_has_no_more_than_is_printed() -> None:
    assert (m.VOTES, m.CLIENTS, m.MARKERS, m.UNITS) == (40, 20, 10, (10, 16, 7))
    assert fresh().faults() == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"units": [{"artillery": 8}, {}, {}, {}]},
        {"clients": [9, 9, 1, 2]},
        {"influence": [{"sweden": 11}, {}, {}, {}]},
        {"tracks": {"royal": [0, 0, 1, 2]}},
        {"directions": ["sweden"] * 6},
        {"seals": {"sweden": 4}},
        {"offices": {"marschalcus_regni": 7}},
        {
            "offices": {"marschalcus_regni": 0},
            "vacancies": {"marschalcus_regni": 1},
        },
        {"votes": [1, 0, 0, 0]},
        {"ducats": [-1, 0, 0, 0]},
        {"ducats": [1, 2, 3]},
        {"laid": {"rej": 2}},
        {"pacts": ["sweden"]},
        {"first": 4},
        {"houses": ["gorka"] * 4},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
def test_1_1_positions_that_cannot_be_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as refusal:
        SPEC.load({"seats": 4, "table": wrong})
    assert refusal.value.reason.code == "sigismundus.inventory"


def test_1_1_positions_that_cannot_be_read_are_refused() -> None:
    unreadable: list[dict[str, object]] = [{"ducats": 3}, {"offices": {"pope": 1}}]
    for table in [*unreadable, {"acts": ["war"]}, {"units": [{}]}, {"tracks": {"royal": [0] * 6}}]:
        with pytest.raises(BadPosition):
            SPEC.load({"seats": 4, "table": table})


def test_1_1_a_position_needs_a_demand_for_every_round_to_come() -> None:
    spent = ["tax"] * 2 + ["support"] * 3 + ["host"] * 3
    with pytest.raises(BadPosition) as refusal:
        lay("end", round=7, piles={"demands.past": spent})
    assert refusal.value.reason.detail == {"what": "round", "where": ["demand"]}
    assert lay("end", round=8, piles={"demands.past": spent}).over


def test_1_7_markers_of_a_position_stand_where_its_houses_begin() -> None:
    houses = list(m.HOUSES[:3])
    state = SPEC.load({"table": {"houses": houses, "ducats": [5, 0, 0]}})
    assert isinstance(state, Sigismundus)
    for number in range(3):
        spaces = [m.HOUSE_SPACES[house][number] for house in state.houses]
        ranked = sorted(range(3), key=spaces.__getitem__)
        assert state.tracks[5 * number : 5 * number + 3] == ranked
    tracks = {"royal": [0, 1, 1]}
    with pytest.raises(BadPosition) as refusal:
        SPEC.load({"table": {"houses": houses, "tracks": tracks}})
    assert refusal.value.reason.detail == {"what": "tracks", "where": ["royal"]}


def test_1_3_the_sejm_of_a_position_follows_from_its_round() -> None:
    given: Facts = {"stack": stack_of("income", 0, 2), "places": {"demands.now": ["tax"]}}
    state = SPEC.load({**given, "options": {"length": "short"}})
    assert isinstance(state, Sigismundus) and state.sejm == m.SHORT_GAME[1]
    with pytest.raises(BadPosition) as refusal:
        SPEC.load({**given, "table": {"sejm": None}})
    assert refusal.value.reason.detail == {"what": "round", "where": ["demand"]}


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("Income", "draw"),
        ("Drawing", "special"),
        ("SpecialActions", "foreign"),
        ("ForeignPolicy", "actions"),
        ("ExtraVotes", "scoring"),
        ("Upkeep", "end"),
    ],
)
def test_1_1_a_turn_beyond_the_last_one_ends_its_phase(name: str, step: str) -> None:
    """A position written by hand may not go round in circles."""
    top: Facts = {"frame": name, "step": "next", "start": 0, "turn": 9}
    stack = [*stack_of("start", 0, 1)[:1], {"frame": "Round", "step": step}, top]
    places = {"demands.now": ["tax"]}
    state = SPEC.load({"stack": stack, "table": {"sejm": "confirmation"}, "places": places})
    assert name not in [type(frame).__name__ for frame in state.stack]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_2_everybody_is_dealt_one_card_of_each_deck(seats: int) -> None:
    state = fresh(seats)
    for deck in range(3):
        assert len(state.contents[PILE + deck]) == 20 - seats
        assert all(len(state.contents[HAND + 5 * deck + s]) == 1 for s in range(seats))
    box = state.setting.places.decks[0].box
    assert [box.count(kind) for kind in range(4)] == [5, 5, 5, 5]


def test_1_3_sejms_come_by_year_and_the_short_game_has_four() -> None:
    assert m.sejms_of(False) == (0, 1, 2, 3, 4, 5, 6, 7)
    assert m.sejms_of(True) == (0, 1, 4, 7)
    assert list(m.SEJM_DATES) == sorted(m.SEJM_DATES)


def test_1_4_columns_of_offices_are_kinds() -> None:
    kinds = {code: m.OFFICE_KINDS[m.kind_of(i)] for i, code in enumerate(m.OFFICES)}
    assert kinds["episcopus_posnaniensis"] == "ecclesiastical"
    assert kinds["castellanus_cracoviensis"] == kinds["palatinus_posnaniensis"] == "land"
    assert [list(kinds.values()).count(kind) for kind in m.OFFICE_KINDS] == [5, 5, 5]
    for front, back in ((m.INCOME, m.INCOME_BACK), (m.PRESTIGE, m.PRESTIGE_BACK)):
        assert all(a >= b for a, b in zip(front, back, strict=True))


def test_1_5_demands_and_figures_are_face_down() -> None:
    state = fresh()
    assert len(state.contents[DEMAND_PILE]) == 9 and len(state.contents[FIGURE_PILE]) == 24
    assert state.view(0).places["demands.pile"] == 9
    assert state.view(None).places["figures.pile"] == 24


def test_1_6_countries_lie_at_random_without_crowns() -> None:
    orders = {tuple(fresh(seed=f"{n}").directions) for n in range(20)}
    assert len(orders) > 15
    assert all(sorted(order) == list(range(6)) for order in orders)
    assert fresh().crowned == 0


def test_1_7_houses_stand_on_their_printed_spaces_without_gaps() -> None:
    state = fresh(5)
    for seat, house in enumerate(state.houses):
        for number in range(3):
            assert state.tracks[5 * number + m.HOUSE_SPACES[house][number] - 1] == seat
    closed = fresh(3)
    assert all(closed.tracks[5 * number + 3 : 5 * number + 5] == [-1, -1] for number in range(3))
    apart = fresh(3, close_gaps=False)
    for seat, house in enumerate(apart.houses):
        assert apart.tracks[m.HOUSE_SPACES[house][0] - 1] == seat
    assert apart.tracks[:5].count(-1) == 2


def test_1_8_everybody_starts_with_three_clients_an_infantry_and_a_hussars() -> None:
    state = fresh()
    assert state.clients == [3] * 4 and state.ducats == state.votes == state.points == [0] * 4
    assert units_of(state, 2) == [1, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("first", ["highest", "lowest"])
def test_1_9_offices_are_chosen_from_the_best_initiative_to_the_right(first: str) -> None:
    state = fresh(5, initiative_first=first)
    values = [m.INITIATIVE[house] for house in state.houses]
    chooser = values.index(max(values) if first == "highest" else min(values))
    assert all_asked(state) == (chooser,)
    assert sorted(choices(state)) == sorted(f"office:{n}" for n in (15, 13, 12, 10, 9))
    say(state, "office:13")
    assert all_asked(state) == ((chooser - 1) % 5,)
    assert refusal(state, "office:13") == ("office_taken", "1.9")
    assert refusal(state, "office:1") == ("no_starting_office", "1.9")
    assert refusal(state, "pass") == ("choose_starting_office", "1.9")


def test_1_9_with_three_players_three_offices_are_there() -> None:
    assert sorted(choices(fresh(3))) == ["office:12", "office:13", "office:15"]
    assert refusal(fresh(3), "office:10") == ("no_starting_office", "1.9")


def test_1_10_the_last_one_to_choose_begins() -> None:
    state = fresh(4)
    first = all_asked(state)[0]
    say(state, "office:13", "office:12", "office:10")
    assert state.first == (first - 3) % 4 and holder(state, 15) == state.first
    assert state.sejm == 0


def test_1_11_what_has_run_out_cannot_be_taken() -> None:
    most = {0: {"infantry": 9, "hussars": 16, "artillery": 7}}
    state = lay("actions", units=most, seats=3, ducats=[0, 1, 0])
    assert choices(state, "field:banners") == ["unit:infantry"]
    say(state, "field:banners unit:infantry")
    assert legal(state, "field:banners"), "the field is open, its action has no effect"
