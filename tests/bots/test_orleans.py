"""Bots that play Orléans: their words are legal, they make no blunders, and can say why."""

import pytest

from tabularium import games
from tabularium.bots import Budget, Choice, make_bot
from tabularium.bots.minds import mind_of
from tabularium.bots.minds.orleans.features import FEATURES
from tabularium.bots.minds.orleans.likes import RULES
from tabularium.games.orleans.state import Orleans
from tabularium.kernel import Picks, State
from tabularium.positions.orleans import lay
from tabularium.words import LANGUAGES, Words

SPEC = games["orleans"]
MIND = mind_of(SPEC)
BOTS = ("novice", "apprentice")
EXTRAS = {"extra_tiles": True, "place_tiles": "fewer", "even_events": True, "tours_loches": "road"}


def asks(state: State, bot: str, key: str = "test") -> Choice:
    """What a bot says where the first seat that is asked would have to answer."""
    assert state.pending is not None
    seat = state.pending.seats[0]
    player = make_bot(bot, SPEC)
    return player.choose(state.view(seat), [], state.pending, Budget(), Picks(key))


def play(seats: int, bots: list[str], seed: str, options: dict[str, object]) -> State:
    """A game in which every word is said through the door that checks it."""
    state = SPEC.new(seats, seed, options)
    while state.pending is not None:
        seat = state.pending.seats[0]
        choice = asks(state, bots[seat], f"{seed}/{state.said}")
        state.act(seat, choice.word)
    return state


# All that they say is legal, and judged by the same measures


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, EXTRAS, {"planning": "in_turn"}], ids=str)
def test_candidates_are_legal_and_features_fit(seats: int, options: dict[str, object]) -> None:
    state = SPEC.new(seats, f"legal/{seats}", options)
    rng = Picks("legal")
    while state.pending is not None:
        seat = state.pending.seats[-1]
        words = MIND.words(state.copy(), seat, rng)
        assert words and len(set(words)) == len(words)
        shown = words if state.said % 5 == 0 else words[:1]
        for word in shown:
            assert state.explain(seat, SPEC.alphabet.spell(word)) is None
            assert MIND.prefer(state, seat, word).rule in RULES
        if state.said % 9 == 0:
            assert len(MIND.features(state, seat)) == len(FEATURES) == len(MIND.weights(seats))
        best = words[rng.below(min(3, len(words)))]
        state.act(seat, SPEC.alphabet.spell(best))
    assert state.result is not None and state.result.kind == "ranked"


@pytest.mark.parametrize("options", [EXTRAS, {"planning": "in_turn"}], ids=str)
def test_bots_play_every_variant_to_the_end(options: dict[str, object]) -> None:
    state = play(3, ["novice", "novice", "random"], "variants", options)
    assert state.result is not None
    scores = state.result.scores
    assert min(scores[:2]) > scores[2]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, EXTRAS, {"planning": "in_turn"}], ids=str)
def test_apprentices_play_every_variant_to_the_end(seats: int, options: dict[str, object]) -> None:
    state = play(seats, ["apprentice"] * seats, "whole", options)
    assert state.result is not None and min(state.result.scores) > 40


def test_the_same_question_gets_the_same_answer() -> None:
    state = lay("planning", 2, market={0: {"farmer": 2, "boatman": 1, "craftsman": 1}})
    for bot in BOTS:
        assert asks(state, bot, "a") == asks(state, bot, "a")


def test_the_position_is_left_as_it_was() -> None:
    state = lay("planning", 2, market={0: {"farmer": 2, "boatman": 1, "craftsman": 1}})
    before = state.digest()
    twin = state.copy()
    assert isinstance(twin, Orleans)
    MIND.words(twin, 0, Picks("x"))
    MIND.features(twin, 0)
    assert twin.dump()["table"] == state.dump()["table"] and state.digest() == before


# No blunders


@pytest.mark.parametrize("bot", BOTS)
def test_followers_are_put_to_work(bot: str) -> None:
    """With exactly the followers of the Castle early on nobody plans nothing."""
    state = lay("planning", 2, market={0: {"farmer": 1, "boatman": 1, "trader": 1}})
    assert asks(state, bot).word == "castle done"


@pytest.mark.parametrize("bot", BOTS)
def test_all_are_drawn(bot: str) -> None:
    state = lay("drawing", 2, bag={0: {"farmer": 3, "knight": 1}})
    assert asks(state, bot).word == "draw:4"


@pytest.mark.parametrize("bot", BOTS)
def test_a_staffed_place_is_used(bot: str) -> None:
    state = lay("actions", 2, spaces={0: {"scriptorium.1": "knight", "scriptorium.2": "scholar"}})
    assert asks(state, bot).word == "scriptorium"


@pytest.mark.parametrize("bot", BOTS)
def test_the_station_comes_before_the_journey(bot: str) -> None:
    """Whoever can build here and travel builds first."""
    spaces = {
        "guildhall.1": "farmer",
        "guildhall.2": "craftsman",
        "guildhall.3": "knight",
        "ship.1": "farmer",
        "ship.2": "boatman",
        "ship.3": "knight",
    }
    stations = {"blois": [1], "briare": [1]}
    state = lay("actions", 2, spaces={0: spaces}, stations=stations, match_round=18)
    assert asks(state, bot).word == "guildhall"


@pytest.mark.parametrize("bot", BOTS)
def test_the_dearest_good_is_taken(bot: str) -> None:
    spaces = {"ship.1": "farmer", "ship.2": "boatman", "ship.3": "knight"}
    ways = {"orleans-blois": ["brocade"], "orleans-briare": ["grain"]}
    state = lay("actions", 2, spaces={0: spaces}, ways=ways, match_round=18)
    assert asks(state, bot).word == "ship blois brocade"


@pytest.mark.parametrize("bot", BOTS)
def test_the_last_slot_of_a_deed_is_filled(bot: str) -> None:
    """The citizen is worth more than a coin elsewhere."""
    state = lay(
        "actions",
        2,
        spaces={0: {"townhall.1": "scholar"}},
        deeds={"astronomy": {"scholar": 1, "trader": 1}},
        tracks={0: {"development": 9}},
        match_round=17,
    )
    assert asks(state, bot).word == "townhall scholar deed:astronomy"


@pytest.mark.parametrize("bot", BOTS)
def test_the_cheapest_food_is_given(bot: str) -> None:
    state = lay("event", 2, event="harvest", goods={0: {"grain": 1, "cheese": 1, "wine": 1}})
    assert asks(state, bot).word == "grain"


@pytest.mark.parametrize("bot", BOTS)
def test_what_is_lost_is_what_hurts_least(bot: str) -> None:
    """Stations that nobody will build any more are given up before goods and tiles."""
    state = lay(
        "event",
        2,
        event="taxes",
        coins=[0, 5],
        goods={0: {"brocade": 3}},
        tiles={0: ["tailor_shop"]},
        match_round=17,
    )
    assert asks(state, bot).word == "lose:station"


@pytest.mark.parametrize("bot", BOTS)
def test_in_the_last_round_nobody_recruits_for_later(bot: str) -> None:
    """A station for five points is better than a monk who will never work."""
    market = {"farmer": 1, "craftsman": 1, "knight": 1, "scholar": 1, "trader": 0}
    state = lay(
        "planning",
        2,
        market={0: {k: n for k, n in market.items() if n}},
        tracks={0: {"development": 22}},
        match_round=18,
    )
    assert "guildhall" in asks(state, bot).word.split()


def test_apprentice_counts_its_coins_against_the_harvest() -> None:
    """Without food and with a harvest this round the Farmhouse saves five coins."""
    state = lay(
        "planning",
        2,
        market={0: {"boatman": 1, "craftsman": 1}},
        event="harvest",
        match_round=17,
    )
    assert "farmhouse" in asks(state, "apprentice").word


@pytest.mark.slow
def test_each_level_beats_the_one_below() -> None:
    for strong, weak in (("novice", "random"), ("apprentice", "novice")):
        won = 0
        for number in range(4):
            names = [strong, weak] if number % 2 else [weak, strong]
            result = play(2, names, f"levels/{number // 2}", {}).result
            assert result is not None
            won += result.places[names.index(strong)] == 1
        assert won >= 3


# They can say why


def test_every_rule_and_feature_has_words() -> None:
    for lang in LANGUAGES:
        words = Words(lang, "bots")
        for code in (*RULES, *FEATURES):
            assert words.maybe(f"bots-why-orleans-{code}"), code


def test_every_feature_has_a_weight() -> None:
    assert set(MIND.BY_HAND) == set(FEATURES)
