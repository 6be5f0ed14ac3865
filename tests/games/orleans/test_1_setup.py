"""Rules 1 and 2: the box, the map, the rounds."""

import pytest

from tabularium.games.orleans import material as m
from tabularium.games.orleans.state import Orleans
from tabularium.kernel import BadPosition, Picks, State
from tabularium.positions import say, table
from tabularium.positions.orleans import ORLEANS, lay, row


def finish(state: State, key: str = "x") -> State:
    picks = Picks(key)
    while state.pending is not None:
        seat = state.pending.seats[0]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
    return state


@pytest.mark.parametrize(
    ("seats", "stacks"),
    [
        (2, [12, 6, 6, 6, 8, 8, 8]),
        (3, [14, 8, 8, 8, 11, 11, 11]),
        (4, [16, 10, 10, 10, 14, 14, 14]),
    ],
)
def test_1_1_stacks_by_players(seats: int, stacks: list[int]) -> None:
    assert m.neutral_followers(seats) == stacks
    assert sum(m.NEUTRAL) + 16 == 104


def test_1_2_everybody_begins_alike() -> None:
    t = table(ORLEANS.new(4, "a"))
    starters = {"own:farmer": 1, "own:boatman": 1, "own:craftsman": 1, "own:trader": 1}
    assert t["market"] == [starters] * 4 and t["bag"] == [{}] * 4
    assert t["coins"] == [5] * 4 and t["unbuilt"] == [10] * 4
    assert t["merchant"] == ["orleans"] * 4 and t["tracks"] == [[0] * 7] * 4


@pytest.mark.parametrize(
    ("seats", "spaces", "out", "market"), [(2, 43, 12, 35), (3, 48, 6, 36), (4, 52, 0, 38)]
)
def test_1_3_and_1_4_goods_are_laid_out(seats: int, spaces: int, out: int, market: int) -> None:
    t = table(ORLEANS.new(seats, "goods"))
    ways, gone, jarmark = t["ways"], t["goods_gone"], t["jarmark"]
    assert isinstance(ways, list) and isinstance(gone, dict) and isinstance(jarmark, dict)
    assert len(ways) == spaces and None not in ways
    assert sum(gone.values()) == out and sum(jarmark.values()) == market


def test_1_4_goods_differ_from_game_to_game() -> None:
    assert table(ORLEANS.new(4, "a"))["ways"] != table(ORLEANS.new(4, "b"))["ways"]


def test_1_5_the_first_event_is_a_pilgrimage() -> None:
    seconds = set()
    for seed in range(12):
        state = ORLEANS.new(2, str(seed))
        assert table(state)["event"] == "pilgrimage"
        say(state, "done", "done")
        seconds.add(table(state)["event"])
    assert len(seconds) > 2


def test_1_6_an_empty_treasury_pays_what_it_has() -> None:
    spaces = {0: {"brewery.1": "monk"}}
    state = lay(spaces=spaces, tiles={0: ["brewery"]}, coins=[5, 14, 20], options={"treasury": 40})
    say(state, "brewery")
    assert table(state)["coins"] == [6, 14, 20] and table(state)["treasury"] == 0


def test_1_7_thirteen_citizens_on_the_boards() -> None:
    assert m.DEEDS + len(m.TRACK_CITIZENS) + 2 == 13 == m.CITIZENS - 1


def test_1_8_seat_0_begins() -> None:
    state = ORLEANS.new(3, "a")
    stack = state.dump()["stack"]
    assert isinstance(stack, list) and stack[1]["start"] == 0


def test_1_9_place_tiles() -> None:
    piles = [m.PILE_OF[place] for place in range(m.FIRST_TILE, m.BARRACKS)]
    assert (piles.count(1), piles.count(2)) == (12, 8)
    assert len(list(table(ORLEANS.new(4, "a"))["pile"])) == 20


def test_1_10_a_view_shows_every_bag() -> None:
    state = lay("drawing", bag={1: {"knight": 2}})
    assert table(state)["bag"] == state.view(0).table["bag"]
    assert row(state, "bag", 1)["knight"] == 2


def test_1_10_plans_are_hidden_until_all_are_in() -> None:
    state = ORLEANS.new(2, "a")
    before = state.view(1)
    state.act(0, "village done")
    after = state.view(1)
    assert before.table == after.table and after["answered"] == [0] and after["word"] is None


def test_1_11_the_box_must_be_complete() -> None:
    with pytest.raises(BadPosition) as error:
        lay(supply={"farmer": 1})
    assert error.value.reason.rule == "1.11"
    with pytest.raises(BadPosition):
        lay(coins=[5, 5, 5], treasury=3)
    with pytest.raises(BadPosition):
        lay(spaces={0: {"village.1": "technology", "village.2": "technology"}})
    with pytest.raises(BadPosition):
        lay(market={0: {"farmer": 9}})


@pytest.mark.parametrize(
    "spaces",
    [
        {"townhall.1": "own:farmer"},
        {"townhall.1": "technology"},
        {"townhall.2": "knight"},
        {"village.1": "knight"},
        {"cellar.1": "technology"},
        {"cellar.1": "scholar"},
        {"hayrick.1": "technology"},
    ],
)
def test_1_11_nobody_stands_where_he_never_can(spaces: dict[str, str]) -> None:
    with pytest.raises(BadPosition) as error:
        lay(tiles={0: ["cellar", "hayrick"]}, spaces={0: spaces})
    assert error.value.reason.detail["what"] == "places"


def test_1_11_stations_tiles_and_rows_are_those_of_the_table() -> None:
    with pytest.raises(BadPosition):
        lay(stations={"tours": [0, 1]})
    with pytest.raises(BadPosition):
        lay(tiles={0: ["theatre"]})
    with pytest.raises(BadPosition):
        lay(coins=[5, 5])
    lay(stations={"orleans": [0, 1]}, tiles={0: ["theatre"]}, options={"extra_tiles": True})


def test_2_1_eighteen_rounds() -> None:
    state = finish(ORLEANS.new(2, "rounds"))
    assert state.record is not None
    rounds = [e.facts["round"] for e in state.record.events if e.kind == "round"]
    assert rounds == list(range(1, 19))


def test_2_2_each_event_comes_three_times() -> None:
    state = finish(ORLEANS.new(3, "events"))
    assert state.record is not None
    events = [e.facts["event"] for e in state.record.events if e.kind == "hourglass"]
    assert sorted(map(str, events)) == sorted(m.EVENT_CODES * 3)


def test_2_3_even_events() -> None:
    for seed in range(5):
        state = finish(ORLEANS.new(2, f"even {seed}", {"even_events": True}))
        assert state.record is not None
        events = [e.facts["event"] for e in state.record.events if e.kind == "hourglass"]
        assert events[0] == "pilgrimage"
        for third in range(3):
            assert sorted(map(str, events[6 * third : 6 * third + 6])) == sorted(m.EVENT_CODES)


def test_2_4_the_marker_goes_to_the_left() -> None:
    state = finish(ORLEANS.new(3, "marker"))
    assert state.record is not None
    starts = [e.facts["start"] for e in state.record.events if e.kind == "round"]
    assert starts[:5] == [0, 1, 2, 0, 1]


# The map: cross-checks against numbers that others counted


def test_map_counts() -> None:
    roads = [c for c in range(m.CONNECTIONS) if m.mode_of(c, m.WATERWAY) == m.ROAD]
    assert (m.CITIES, len(roads), m.CONNECTIONS - len(roads)) == (23, 29, 14)
    assert m.GOODS_SPACES == (43, 48, 52) and max(m.SECOND_SPACE) == 51


def test_map_degrees() -> None:
    degrees = {
        "orleans": (4, 2), "chartres": (4, 0), "etampes": (2, 0), "chateaudun": (4, 0),
        "le_mans": (4, 0), "montargis": (3, 0), "vendome": (3, 0), "blois": (2, 2),
        "briare": (1, 2), "tours": (1, 4), "chinon": (1, 3), "montrichard": (1, 2),
        "vierzon": (3, 3), "loches": (2, 1), "bourges": (3, 1), "sancerre": (1, 2),
        "chatellerault": (2, 1), "le_blanc": (1, 2), "chateauroux": (5, 0), "nevers": (2, 1),
        "argenton": (3, 1), "la_chatre": (3, 0), "saint_amand": (3, 1),
    }  # fmt: skip
    for city, code in enumerate(m.CITY_CODES):
        roads, waterways = m.NEIGHBOURS[2][city], m.NEIGHBOURS[3][city]
        assert (len(roads), len(waterways)) == degrees[code], code


def test_map_roads_join_all_cities_and_rivers_have_no_circle() -> None:
    def reach(mode: int) -> set[int]:
        seen, todo = {m.ORLEANS}, [m.ORLEANS]
        while todo:
            for city, _ in m.NEIGHBOURS[2 + mode][todo.pop()]:
                if city not in seen:
                    seen.add(city)
                    todo.append(city)
        return seen

    assert len(reach(m.ROAD)) == 23
    assert len(reach(m.WATERWAY)) == 15  # 14 connections on 15 cities: a tree


def test_deeds_and_tracks_add_up() -> None:
    by_type = [sum(m.DEED_SLOTS[i::7]) for i in range(7)]
    assert by_type == [7, 7, 7, 7, 6, 6, 5] and sum(by_type) == 45
    assert sum(m.TRACK_COINS.values()) == 12 and sum(m.SCHOLAR_POINTS) == 20
    coins = [sum(m.DEED_SLOTS[7 * d : 7 * d + 7]) * m.DEED_COINS[d] for d in range(8)]
    assert sum(coins) == 66


def test_every_value_has_a_provenance() -> None:
    for name, (mark, where) in m.PROVENANCE.items():
        assert mark in (m.RULEBOOK, m.DERIVED, m.FOUND, m.RECONSTRUCTED) and where
        head = name.split(".")[0]
        assert hasattr(m, head) or hasattr(m, f"_{head}")


def test_copies_share_no_row_that_changes() -> None:
    state = ORLEANS.new(2, "copy")
    assert isinstance(state, Orleans)
    twin = state.copy()
    for name in ("bag", "market", "spaces", "coins"):
        assert getattr(twin, name) is not getattr(state, name)
