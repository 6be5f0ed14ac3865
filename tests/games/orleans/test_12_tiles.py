"""Rules 12: place tiles."""

from typing import Any

import pytest

from tabularium.games.orleans import material as m
from tabularium.games.orleans.letters import KIND
from tabularium.games.orleans.outlook import gives
from tabularium.games.orleans.spec import SPEC
from tabularium.games.orleans.state import Orleans
from tabularium.games.orleans.tiles import (
    PASSIVE,
    tile_letters,
    use_tile,
    why_not_tile,
    why_not_tile_letter,
)
from tabularium.kernel import State, Word
from tabularium.positions import all_asked, choices, legal, prompt, say, table
from tabularium.positions.orleans import lay, position, row, rule
from tabularium.words import LANGUAGES, Words

EXTRA = {"extra_tiles": True}
KIND_FOR = {0: "farmer", 1: "boatman", 2: "craftsman", 3: "trader", 4: "knight", 5: "scholar"}
SCRIPTORIUM = {"scriptorium.1": "knight", "scriptorium.2": "scholar"}


def staffed(code: str) -> dict[str, str]:
    """Followers for a tile, as printed on it."""
    spaces = m.SPACES_OF[m.PLACE_CODES.index(code)]
    return {m.SPACE_CODES[s]: KIND_FOR.get(m.SPACE_NEED[s], "monk") for s in spaces}


def at(code: str, **rest: Any) -> State:
    return lay(spaces={0: staffed(code), 1: SCRIPTORIUM}, tiles={0: [code]}, **rest)


@pytest.mark.parametrize(
    ("code", "good"),
    [
        ("hayrick", "grain"),
        ("cheese_factory", "cheese"),
        ("winery", "wine"),
        ("wool_manufacturer", "wool"),
        ("tailor_shop", "brocade"),
    ],
)
def test_12_1_goods(code: str, good: str) -> None:
    state = at(code)
    say(state, code)
    assert row(state, "goods", 0) == {good: 1} and row(state, "spaces", 0) == {}
    box = m.GOODS_BOX[m.GOODS.index(good)]
    empty = lay(
        spaces={0: {**staffed(code), **SCRIPTORIUM}}, tiles={0: [code]}, goods={1: {good: box}}
    )
    assert rule(empty, code) == "6.6"


@pytest.mark.parametrize(
    ("code", "coins", "points", "number"),
    [
        ("brewery", 2, 0, "test_12_2_"),
        ("cellar", 4, 0, "test_12_2_"),
        ("library", 0, 2, "test_12_3_"),
        ("shipping_line", 0, 1, "test_12_3_"),
        ("windmill", 2, 1, "test_12_4_"),
    ],
)
def test_12_2_coins_and_points(code: str, coins: int, points: int, number: str) -> None:
    state = at(code)
    say(state, code)
    assert row(state, "coins", 0) == {"n": 5 + coins}, number
    assert position(state, 0, "development") == points, number


def test_12_5_hospital() -> None:
    state = at("hospital", tracks={0: {"development": 15}})
    say(state, "hospital")
    assert row(state, "coins", 0) == {"n": 9}


def test_12_6_office() -> None:
    state = at("office", stations={"tours": [0], "blois": [0], "nevers": [1]})
    say(state, "office")
    assert row(state, "coins", 0) == {"n": 7}


def test_12_7_horse_wagon() -> None:
    state = at("horse_wagon", ways={"orleans-chartres": ["wool"]})
    assert (
        rule(state, "horse_wagon blois") == "10.2"
        and rule(state, "horse_wagon chartres wine") == "10.3"
    )
    say(state, "horse_wagon chartres wool")
    assert row(state, "goods", 0) == {"wool": 1}


def test_12_8_pharmacy() -> None:
    state = at("pharmacy", coins=[2, 5, 5])
    assert rule(state, "pharmacy 3") == "12.8"
    say(state, "pharmacy 2")
    assert row(state, "coins", 0) == {"n": 0} and position(state, 0, "development") == 2
    poor = lay(
        spaces={0: {**staffed("pharmacy"), **SCRIPTORIUM}}, tiles={0: ["pharmacy"]}, coins=[0, 5, 5]
    )
    assert rule(poor, "pharmacy") == "12.8"
    plan = lay("planning", tiles={0: ["pharmacy"]}, market={0: {"own:trader": 1, "knight": 1}})
    assert legal(plan, "pharmacy own:trader done") and legal(plan, "pharmacy knight done")


def test_12_9_laboratory() -> None:
    state = at("laboratory")
    say(state, "laboratory")
    assert table(state)["technology"] == [1, 0, 0]
    empty = lay(
        spaces={0: {**staffed("laboratory"), **SCRIPTORIUM}},
        tiles={0: ["laboratory"]},
        technology={1: 16},
    )
    assert rule(empty, "laboratory") == "6.6"


def test_12_9_its_tiles_keep_all_limits() -> None:
    state = lay("planning", technology={0: 1}, tiles={0: ["laboratory"]})
    assert rule(state, "technology laboratory.1 done") == "9.2"


def test_12_10_always_on() -> None:
    state = lay("drawing", tiles={0: ["bathhouse", "school", "herb_garden"]}, bag={0: {"monk": 3}})
    say(state, "draw:0", "draw:0", "draw:0")
    assert prompt(state) == "bathhouse"
    guests = state.view(1)["table"]["guests"]  # everybody sees them
    assert isinstance(guests, list) and len(guests) == 2


@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_12_11_the_sacristy_spares(event: str) -> None:
    state = lay(
        "event",
        spaces={0: {"sacristy.1": "monk"}},
        tiles={0: ["sacristy"]},
        goods={0: {"wine": 3}},
        event=event,
        coins=[5, 5, 5],
    )
    assert prompt(state) == "sacristy" and rule(state, "pass") == "12.11"
    twin = state.copy()
    say(state, "sacristy")
    assert row(state, "goods", 0) == {"wine": 3} and row(state, "coins", 0) == {"n": 5}
    say(twin, "none")
    if event != "plague":
        assert row(twin, "goods", 0) != {"wine": 3} or row(twin, "coins", 0) != {"n": 5}
        assert row(twin, "spaces", 0) == {"sacristy.1": "monk"}


def test_12_11_not_for_good_events_nor_where_nothing_is_due() -> None:
    tile: dict[int, list[str]] = {0: ["sacristy"]}
    spaces = {0: {"sacristy.1": "monk"}}
    for event in ("income", "trading_day", "pilgrimage", "taxes"):
        state = lay("event", spaces=spaces, tiles=tile, event=event)
        assert prompt(state) != "sacristy", event


def test_12_12_a_tile_is_there_at_once() -> None:
    village = {"village.1": "own:farmer", "village.2": "own:boatman", "village.3": "own:craftsman"}
    state = lay(spaces={0: village, 1: SCRIPTORIUM})
    say(state, "village trader hayrick")
    assert row(state, "tiles", 0) == {"n": ["hayrick"]}
    pile = table(state)["pile"]
    assert isinstance(pile, list) and "hayrick" not in pile


def test_12_13_substitutes_stay_if_their_tile_is_lost() -> None:
    state = lay(
        "event",
        tiles={0: ["school"]},
        spaces={0: {"village.1": "scholar"}},
        event="harvest",
        coins=[4, 5, 5],
    )
    assert prompt(state) == "flogging"
    say(state, "school")
    assert row(state, "spaces", 0) == {"village.1": "scholar"}


def test_12_14_tower_followers_are_planned() -> None:
    tiles = {0: ["gunpowder_tower"]}
    state = lay(
        "planning", tiles=tiles, tower={"knight": 1}, market={0: {"scholar": 1, "knight": 1}}
    )
    assert legal(state, "scriptorium knight done") and rule(state, "scriptorium monk done") == "5.1"
    say(state, "scriptorium tower:knight done")
    assert table(state)["tower"] == {} and row(state, "market", 0) == {"knight": 1}


def test_12_15_or_go_to_the_deeds_as_one_action() -> None:
    tiles = {0: ["gunpowder_tower"]}
    state = lay(tiles=tiles, tower={"knight": 1, "monk": 1}, spaces={1: SCRIPTORIUM})
    say(state, "gunpowder_tower knight deed:conclave monk deed:conclave")
    assert table(state)["tower"] == {} and row(state, "coins", 0) == {"n": 11}
    starters = lay(tiles=tiles, tower={"own:farmer": 1}, spaces={0: SCRIPTORIUM})
    assert rule(starters, "gunpowder_tower") == "12.15"


@pytest.mark.parametrize("code", ["bathhouse", "school", "herb_garden", "barracks", "sacristy"])
def test_12_16_tiles_without_an_action(code: str) -> None:
    spaces = {0: {**SCRIPTORIUM, **staffed(code)}}
    state = lay(spaces=spaces, tiles={0: [code]}, options=EXTRA)
    assert rule(state, code) == "12.16"


def test_12_17_barracks() -> None:
    tiles = {0: ["barracks"]}
    state = lay("planning", tiles=tiles, market={0: {"own:farmer": 1}}, options=EXTRA)
    assert legal(state, "ship.3 own:farmer done")


def test_12_18_theatre() -> None:
    tiles = {0: ["theatre"]}
    plan = lay("planning", tiles=tiles, market={0: {"own:farmer": 1, "monk": 2}}, options=EXTRA)
    say(plan, "theatre.1 monk theatre.1 own:farmer theatre.1 monk done")
    assert table(plan)["stage"] == {"own:farmer": 1, "monk": 2}
    say(plan, "theatre")
    assert row(plan, "coins", 0) == {"n": 8} and table(plan)["stage"] == {}
    empty = lay(tiles=tiles, spaces={0: SCRIPTORIUM}, options=EXTRA)
    assert rule(empty, "theatre") == "12.18"


def test_12_19_tribunal() -> None:
    state = at("tribunal", options=EXTRA, ways={"orleans-blois": ["wine"]})
    assert (
        rule(state, "tribunal seat:0") == "12.19"
        and rule(state, "tribunal seat:1 waterway tours") == "10.1"
    )
    say(state, "tribunal seat:1 waterway blois wine")
    assert table(state)["merchant"] == ["orleans", "blois", "orleans"]
    assert table(state)["coins"] == [4, 6, 5] and row(state, "goods", 0) == {"wine": 1}
    both = {0: {**staffed("tribunal"), **SCRIPTORIUM}}
    poor = lay(spaces=both, tiles={0: ["tribunal"]}, coins=[0, 5, 5], options=EXTRA)
    assert rule(poor, "tribunal") == "12.19"


def test_12_20_goldsmith() -> None:
    stations = {"tours": [0], "blois": [0]}
    state = at("goldsmith", options=EXTRA, goods={0: {"wool": 1}}, stations=stations)
    assert rule(state, "goldsmith wine") == "12.20"
    say(state, "goldsmith wool")
    assert position(state, 0, "development") == 2 and row(state, "goods", 0) == {}
    both = {0: {**staffed("goldsmith"), **SCRIPTORIUM}}
    poor = lay(spaces=both, tiles={0: ["goldsmith"]}, options=EXTRA)
    assert rule(poor, "goldsmith") == "12.20"


def test_12_21_bakery() -> None:
    state = at("bakery", options=EXTRA, goods={0: {"grain": 2}})
    assert rule(state, "bakery 3") == "12.21"
    say(state, "bakery 2")
    assert row(state, "goods", 0) == {"bread": 2} and row(state, "coins", 0) == {"n": 3}
    both = {0: {**staffed("bakery"), **SCRIPTORIUM}}
    poor = lay(
        spaces=both, tiles={0: ["bakery"]}, coins=[1, 5, 5], goods={0: {"grain": 1}}, options=EXTRA
    )
    assert rule(poor, "bakery") == "12.21"


@pytest.mark.parametrize(
    ("track", "at_space", "check"),
    [
        ("farmer", 3, ("goods", {"cheese": 1})),
        ("boatman", 2, ("coins", {"n": 8})),
        ("craftsman", 1, ("technology", {"n": 1})),
        ("scholar", 4, ("coins", {"n": 5})),
    ],
)
def test_12_22_hideaway(track: str, at_space: int, check: tuple[str, dict[str, object]]) -> None:
    state = at("hideaway", options=EXTRA, goods={0: {"wool": 1}}, tracks={0: {track: at_space}})
    assert (
        rule(state, "hideaway wine") == "12.22" and rule(state, "hideaway wool trader") == "12.22"
    )
    say(state, f"hideaway wool {track}")
    assert row(state, check[0], 0) == check[1]
    assert position(state, 0, "development") == (5 if track == "scholar" else 0)


def test_12_22_hideaway_for_a_tile_and_its_limits() -> None:
    goods = {0: {"wool": 1}}
    tracks = {0: {"trader": 1, "boatman": 5}}
    state = at("hideaway", options=EXTRA, goods=goods, tracks=tracks)
    assert rule(state, "hideaway wool boatman") == "12.22"
    assert rule(state, "hideaway wool trader school") == "12.22"
    say(state, "hideaway wool trader brewery")
    assert row(state, "tiles", 0) == {"n": ["brewery", "hideaway"]}
    both = {0: {**staffed("hideaway"), **SCRIPTORIUM}}
    nothing = lay(spaces=both, tiles={0: ["hideaway"]}, goods=goods, options=EXTRA)
    assert rule(nothing, "hideaway") == "12.22"
    poor = lay(spaces=both, tiles={0: ["hideaway"]}, tracks=tracks, options=EXTRA)
    assert rule(poor, "hideaway") == "12.22" and all_asked(poor) == (0,) and "pass" in choices(poor)


# Every tile of the box is known to every function that tells tiles apart


def rich(code: str) -> Orleans:
    """A table on which nothing is in the way of a tile."""
    state = lay(
        spaces={0: staffed(code)},
        tiles={0: [code]},
        goods={0: {"grain": 1, "wine": 1}},
        tracks={0: {"boatman": 1}},
        stations={"tours": [0]},
        tower={"monk": 1} if code == "gunpowder_tower" else None,
        stage={"monk": 1} if code == "theatre" else None,
        options=EXTRA,
    )
    assert isinstance(state, Orleans)
    return state


def first_word(t: Orleans, place: int) -> Word:
    """What has to be named with a tile: always the first that can be."""
    word: Word = ()
    while letters := tile_letters(t, 0, place, word):
        word = (*word, letters[0])
    return word


@pytest.mark.parametrize("place", range(m.FIRST_TILE, m.PLACES), ids=m.PLACE_CODES[m.FIRST_TILE :])
def test_12_16_every_tile_is_known_wherever_tiles_are_told_apart(place: int) -> None:
    t = rich(m.PLACE_CODES[place])
    assert (why_not_tile(t, 0, place) is not None) == (place in PASSIVE)
    assert why_not_tile_letter(t, 0, place, (), KIND).code
    assert isinstance(gives(t, 0, place), dict)
    if place not in PASSIVE:
        before = t.copy()
        use_tile(t, 0, place, first_word(t, place))
        assert t.digest() != before.digest()


def test_a_tile_that_nobody_knows_is_an_error() -> None:
    t = rich("hayrick")
    for use in (
        lambda: why_not_tile(t, 0, m.PLACES),
        lambda: tile_letters(t, 0, m.PLACES, ()),
        lambda: why_not_tile_letter(t, 0, m.PLACES, (), 0),
        lambda: use_tile(t, 0, m.PLACES, ()),
        lambda: gives(t, 0, m.PLACES),
    ):
        with pytest.raises(AssertionError, match=f"no such tile: {m.PLACES}"):
            use()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_1_9_words_count_the_tiles_of_the_box(lang: str) -> None:
    words = Words(lang, "orleans", SPEC.alphabet, ["A", "B"])
    base = [m.PILE_OF[place] for place in m.tiles_in(m.BASE_TILES)]
    said = words.rule("1.9")
    assert said is not None
    for number in (len(base), base.count(1), base.count(2)):
        assert f" {number} " in said[1]
    for code in m.PLACE_CODES[m.FIRST_TILE :]:
        assert words.item(code, "text")
    for key in ("orleans-option-extra_tiles-help", "orleans-rule-16-2"):
        text = words.say(key) + (words.part(key, "long") or "")
        assert not any(number in text for number in ("six", "sześ", str(m.EXTRA_TILES)))
