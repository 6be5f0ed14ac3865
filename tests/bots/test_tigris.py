"""Bots that play Tigris & Euphrates: legal words, no blunders, and a reason for everything."""

from itertools import combinations

import pytest

from tabularium import games
from tabularium.bots import Budget, Choice, make_bot
from tabularium.bots.minds import mind_of
from tabularium.bots.minds.tigris.likes import RULES
from tabularium.bots.minds.tigris.odds import at_least, hidden_hand, tails
from tabularium.games.tigris.state import BAG, HAND, Tigris
from tabularium.kernel import Facts, Picks, State
from tabularium.positions import asked, say, table
from tabularium.positions.tigris import START, Pieces, lay, points
from tabularium.words import LANGUAGES, Words

SPEC = games["tigris"]
MIND = mind_of(SPEC)
BOTS = ("novice", "apprentice")
MIXED = "red blue green black red green"


def asks(state: State, bot: str, key: str = "test") -> Choice:
    """What a bot says where the seat that is asked would have to answer."""
    assert state.pending is not None
    seat = asked(state)
    player = make_bot(bot, SPEC)
    return player.choose(state.view(seat), [], state.pending, Budget(), Picks(key))


def follow(state: State, bot: str) -> None:
    """The bot answers until somebody else is asked or its next action comes."""
    seat = asked(state)
    say(state, asks(state, bot).word)
    while state.pending is not None and asked(state) == seat and state.pending.prompt != "action":
        say(state, asks(state, bot).word)


def two(pieces: Pieces, hand: str = MIXED, **more: object) -> State:
    """A board for two; the first seat is to act and the other holds six mixed tiles."""
    pieces = {**pieces, "red": " ".join([*START, pieces["red"]])}
    return lay(pieces, {0: hand, 1: MIXED}, seats=2, **more)  # type: ignore[arg-type]


# All that they say is legal, and judged by the same measures


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"english": True, "short_exchange": "forbidden", "turns": 40}], ids=str
)
def test_candidates_are_legal_and_features_fit(seats: int, options: Facts) -> None:
    state = SPEC.new(seats, f"legal/{seats}", options)
    rng = Picks("legal")
    while state.pending is not None and state.said < 80:
        seat = asked(state)
        words = MIND.words(state, seat, rng)
        assert words and len(set(words)) == len(words)
        for word in words if state.said % 8 == 0 else words[:1]:
            assert state.explain(seat, SPEC.alphabet.spell(word)) is None
            assert MIND.prefer(state, seat, word).rule in RULES
        assert len(MIND.features(state, seat)) == len(MIND.FEATURES) == len(MIND.weights(seats))
        best = MIND.reply(state, seat, rng) if rng.below(2) else words[rng.below(len(words))]
        state.act(seat, SPEC.alphabet.spell(best))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"english": True}], ids=str)
def test_games_come_to_an_end(seats: int, options: Facts) -> None:
    state = SPEC.new(seats, f"game/{seats}", options)
    bots = ["apprentice", *["novice"] * (seats - 1)]
    while state.pending is not None:
        state.act(asked(state), asks(state, bots[asked(state)], f"{state.said}").word)
    assert state.result is not None and state.result.kind == "ranked"
    assert max(state.result.scores) >= 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    words = Words(lang, "tigris", SPEC.alphabet, ["A", "B"])
    for code in (*RULES, *MIND.FEATURES):
        assert words.has(f"bots-why-tigris-{code}"), code
    assert set(MIND.BY_HAND) == set(MIND.FEATURES)


# What a hidden hand may hold


def test_odds_are_those_of_all_possible_hands() -> None:
    box = "rrrrbbbbb"
    hands = list(combinations(box, 3))
    for number in range(5):
        share = sum(1 for hand in hands if hand.count("r") >= number) / len(hands)
        assert at_least(tails(9, 4, 3), number) == pytest.approx(share)
    assert at_least(tails(9, 4, 0), 1) == 0.0
    assert at_least(tails(9, 0, 3), 1) == 0.0
    assert at_least(tails(9, 9, 3), 3) == pytest.approx(1.0)


def test_what_others_hold_is_not_read() -> None:
    """The same for every hand that the rival may have, also in the middle of a conflict."""
    pieces = {"red": "e5 f6", "bull.king": "f5", "lion.farmer": "g6"}
    state = two(pieces, "red red blue green black black")
    say(state, "leader:king e6")
    assert isinstance(state, Tigris)
    worth: list[list[float]] = []
    for hand in ((0, 0, 0, 0, 1, 2), (1, 1, 2, 2, 3, 3)):
        twin = state.copy()
        pool = [*twin.contents[BAG], *twin.contents[HAND + 1]]
        for tile in hand:
            pool.remove(tile)
        twin.contents[HAND + 1], twin.contents[BAG] = hand, tuple(sorted(pool))
        assert hidden_hand(twin, 0, 1, 0) == hidden_hand(state, 0, 1, 0)
        twin.say(0, SPEC.alphabet.read("support:1"))
        worth.append(MIND.features(twin, 0))
    for one, other in zip(*worth, strict=True):
        # Only the tiles that come after the turn may differ: they are drawn from another bag.
        assert one == pytest.approx(other, abs=1.2)
    assert worth[0][:4] == pytest.approx(worth[1][:4])


# Points


@pytest.mark.parametrize("bot", BOTS)
def test_takes_a_point_where_there_is_one(bot: str) -> None:
    leaders = {"lion.trader": "f6", "lion.king": "e5", "lion.priest": "g5"}
    state = two(
        {"red": "f5 e6 c5", "lion.farmer": "c6", **leaders}, "green green green red red red"
    )
    follow(state, bot)
    follow(state, bot)
    assert sum(points(state, 0)) == 2
    assert sum(points(state, 1)) == 0


@pytest.mark.parametrize("bot", BOTS)
def test_prefers_the_colour_it_is_short_of(bot: str) -> None:
    leaders = {"lion.trader": "f6", "lion.king": "e5", "lion.priest": "g5"}
    short = {0: {"red": 9, "blue": 9, "green": 1, "black": 9}}
    state = two({"red": "f5", **leaders}, "green red red black black red", points=short)
    follow(state, bot)
    assert points(state, 0) == (9, 9, 2, 9)


@pytest.mark.parametrize("bot", BOTS)
def test_gives_no_points_away(bot: str) -> None:
    pieces = {"red": "c5 k5", "bull.king": "k6", "bull.trader": "l5", "lion.king": "c6"}
    state = two(pieces)
    follow(state, bot)
    follow(state, bot)
    assert sum(points(state, 1)) == 0


@pytest.mark.parametrize("bot", BOTS)
def test_brings_a_leader_when_there_is_none(bot: str) -> None:
    state = SPEC.new(2, "opening")
    assert asks(state, bot).word.startswith("leader:")


@pytest.mark.parametrize("bot", BOTS)
def test_joins_a_treasure_to_its_own_trader(bot: str) -> None:
    pieces = {"red": "e5 h5", "green": "f5", "lion.trader": "e6"}
    treasures = " ".join([*START[2:], "e5 h5"])
    state = two(pieces, "black black black red red blue", treasures=treasures)
    follow(state, bot)
    assert table(state)["won"] == [1, 0]


@pytest.mark.parametrize("bot", BOTS)
def test_builds_a_monument_for_its_own_leaders(bot: str) -> None:
    pieces = {
        "red": "e5",
        "green": "f6 g6 f7",
        "black": "f5",
        "lion.trader": "e6",
        "lion.king": "e4",
    }
    state = two(pieces, "green red red red red red")
    say(state, "tile:green g7")
    follow(state, bot)
    assert len(table(state)["monuments"]) == 1


@pytest.mark.parametrize("bot", BOTS)
def test_builds_no_monument_for_others(bot: str) -> None:
    pieces = {"red": "e5", "green": "f6 g6 f7", "black": "f5"}
    state = two({**pieces, "bull.trader": "e6", "bull.king": "e4"}, "green red red red red red")
    say(state, "tile:green g7")
    follow(state, bot)
    assert len(table(state)["monuments"]) == 0


# Conflicts


@pytest.mark.parametrize("bot", BOTS)
def test_defends_with_exactly_what_is_missing(bot: str) -> None:
    pieces = {"red": "e5 f6", "lion.king": "f5", "lion.farmer": "d5"}
    hands = {0: "red red red blue", 1: "red red blue"}
    state = lay({**pieces, "red": " ".join([*START, "e5 f6"])}, hands, seats=2, turn=1)
    say(state, "leader:king e6")
    say(state, "support:1")
    assert asks(state, bot).word == "support:1"


@pytest.mark.parametrize("bot", BOTS)
def test_adds_nothing_to_a_lost_cause(bot: str) -> None:
    pieces = {
        "red": "c5 k5",
        "green": "d5 e5",
        "black": "g5 h5 i5 j5 g6 h6 j6 h4 i4 j4",
        "lion.king": "c6",
        "bull.king": "k6",
    }
    state = two(pieces, "green black black red red red")
    say(state, "tile:green f5")
    assert asks(state, bot).word == "support:0"


@pytest.mark.parametrize("bot", BOTS)
def test_begins_no_war_that_it_must_lose(bot: str) -> None:
    pieces = {
        "red": "c5 k5",
        "green": "d5 e5",
        "black": "g5 h5 i5 j5 g6 h6 j6 h4 i4 j4",
        "lion.king": "c6",
        "bull.king": "k6",
    }
    state = two(pieces, "green green green red red red")
    assert not asks(state, bot).word.endswith("f5")


@pytest.mark.parametrize("bot", BOTS)
def test_wins_a_war_that_it_cannot_lose(bot: str) -> None:
    pieces = {
        "red": "c5 k5",
        "black": "d5 e5 f5 g5 d6 e6 f6 g6 g4 i5 j5 j4",
        "lion.king": "c6",
        "bull.king": "k6",
    }
    state = two(pieces, "red red green green blue blue", actions=1)
    follow(state, bot)
    say(state, "support:0")
    assert points(state, 0)[3] >= 4


@pytest.mark.parametrize("bot", BOTS)
def test_begins_no_revolt_without_temples(bot: str) -> None:
    pieces = {"red": "e5 g5 f6 f4 c5", "bull.king": "f5", "lion.trader": "c6"}
    state = two(pieces, "green green green black black black")
    follow(state, bot)
    assert state.stack[-1].step != "defence"


# The end


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("ahead", [True, False])
def test_ends_the_game_if_that_wins_it(bot: str, ahead: bool) -> None:
    rich = dict.fromkeys(("red", "blue", "green", "black"), 9)
    state = two(
        {"red": "f5"},
        points={0 if ahead else 1: rich},
        bag=0,
        options={"short_exchange": "ends"},
        actions=1,
    )
    ends = asks(state, bot).word.startswith("exchange")
    assert ends or bot == "apprentice" or not ahead
    if ahead:
        say(state, asks(state, bot).word)
        assert state.result is None or state.result.places[0] == 1
