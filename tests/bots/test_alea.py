"""Bots that play Alea Iacta Est: their words are legal, they make no blunders, and can say why."""

from itertools import product

import pytest

from tabularium import games
from tabularium.bots import Budget, Choice, make_bot
from tabularium.bots.minds import mind_of
from tabularium.bots.minds.alea.dice import best_to_keep, better_run, faces_shown
from tabularium.bots.minds.alea.features import FEATURES, Rows
from tabularium.bots.minds.alea.likes import RULES
from tabularium.games.alea.material import SENATE_CODES, setup_for
from tabularium.games.alea.state import SENATE_OF, Alea
from tabularium.kernel import Picks, State
from tabularium.positions.alea import lay, scoring
from tabularium.words import LANGUAGES, Words

SPEC = games["alea"]
MIND = mind_of(SPEC)
BOTS = ("novice", "apprentice")
OTHERWISE = {
    "iv_rate": 2,
    "offspring": "per_pair",
    "tiebreak": "sum",
    "empty_zero": 0,
    "token_limit": True,
}


def asks(state: State, bot: str, key: str = "test") -> Choice:
    """What a bot says where the first seat that is asked would have to answer."""
    assert state.pending is not None
    seat = state.pending.seats[0]
    player = make_bot(bot, SPEC)
    return player.choose(state.view(seat), [], state.pending, Budget(), Picks(key))


def says(state: State, bot: str) -> str:
    """The word alone, the same whatever the chance."""
    words = {asks(state, bot, f"chance/{i}").word for i in range(5)}
    assert len(words) == 1, words
    return words.pop()


# All that they say is legal, and judged by the same measures


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, OTHERWISE], ids=["ours", "otherwise"])
def test_candidates_are_legal_and_features_fit(seats: int, options: dict[str, object]) -> None:
    state = SPEC.new(seats, f"legal/{seats}", options)
    rng = Picks("legal")
    while state.pending is not None:
        seat = state.pending.seats[-1]
        words = MIND.words(state.copy(), seat, rng)
        assert words and len(set(words)) == len(words)
        for word in words if state.said % 4 == 0 else words[:1]:
            assert state.explain(seat, SPEC.alphabet.spell(word)) is None
            if len(words) > 1:
                assert MIND.prefer(state, seat, word).rule in RULES
        if state.said % 9 == 0:
            for other in range(seats):
                features = MIND.features(state, other)
                assert len(features) == len(FEATURES) == len(MIND.weights(seats))
        state.act(seat, SPEC.alphabet.spell(words[rng.below(len(words))]))
    assert state.result is not None
    assert state.standing() == state.result.scores


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_to_the_end(seats: int) -> None:
    state = SPEC.new(seats, f"whole/{seats}", OTHERWISE if seats == 5 else {})
    codes = {f"alea-{code}" for code in (*RULES, *FEATURES)} | {"only", "any", "ends", "last"}
    while state.pending is not None:
        seat = state.pending.seats[0]
        choice = asks(state, BOTS[seat % 2], f"whole/{state.said}")
        assert choice.why.code in codes
        state.act(seat, choice.word)
    assert state.result is not None
    scores = state.result.scores
    novices, apprentices = scores[0::2], scores[1::2]
    assert sum(apprentices) / len(apprentices) > sum(novices) / len(novices)


def test_hands_of_others_make_no_difference() -> None:
    state = lay(seats=3, roll=[1, 2, 3, 4, 5, 6, 6, 6], places={"senate.of.1": ["IX"]})
    twin = lay(seats=3, roll=[1, 2, 3, 4, 5, 6, 6, 6], places={"senate.of.1": ["XI"]})
    assert isinstance(state, Alea) and isinstance(twin, Alea)
    assert state.contents[SENATE_OF + 1] != twin.contents[SENATE_OF + 1]
    assert MIND.features(state, 0) == MIND.features(twin, 0)
    assert MIND.features(state, 1) != MIND.features(twin, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language, "bots")
    for code in (*RULES, *FEATURES):
        assert words.maybe(f"bots-why-alea-{code}"), code


# Dice


def test_chances_of_a_roll_are_exact() -> None:
    rolls = list(product(range(1, 7), repeat=4))
    shown = faces_shown(4)
    of_all = [sum({1 << (face - 1) for face in roll}) for roll in rolls]
    assert shown[0b111] == pytest.approx(of_all.count(0b111) / len(rolls))
    # 3-4 becomes better than 3-4-5 with 5 and 6, with 2 and 5, or with 1 and 2.
    mine, strength = 0b001100, 11 + 2
    better = [
        roll for roll in rolls if {5, 6} <= set(roll) or {2, 5} <= set(roll) or {1, 2} <= set(roll)
    ]
    assert better_run(4, mine, strength) == pytest.approx(len(better) / len(rolls))


def test_what_to_keep_is_exact() -> None:
    def sixes(roll: tuple[int, ...]) -> float:
        return float(roll[5])

    expected, kept = best_to_keep((1, 0, 0, 2, 0, 1), sixes)
    assert kept == (0, 0, 0, 0, 0, 1)
    assert expected == pytest.approx(1 + 3 / 6)


# No blunders


@pytest.mark.parametrize("bot", BOTS)
def test_takes_the_province_that_its_patricians_need(bot: str) -> None:
    places = {
        "provinces.open": ["red2", "blue3"],
        "patricians.of.0": ["redM3", "redF3"],
    }
    state = scoring("CastrumScoring", 2, 6, castrum={0: [6, 6, 6], 1: [5, 5]}, places=places)
    assert says(state, bot) == "province:red2"


@pytest.mark.parametrize("bot", BOTS)
def test_takes_the_patrician_that_finds_a_home(bot: str) -> None:
    places = {
        "provinces.of.0": ["red4"],
        "patricians.open": ["blueM3", "redF2", "greenM3", "purpleF3"],
        "patricians.of.0": ["redM3"],
    }
    state = scoring("ForumScoring", 2, 6, forum=[(0, 1), (1, 2)], places=places)
    assert says(state, bot) == "patrician:redF2"


@pytest.mark.parametrize("bot", BOTS)
def test_takes_the_card_that_counts_most_at_the_end(bot: str) -> None:
    women = ["redF1", "redF2", "greenF1", "greenF2", "blueF1", "blueF3"]
    deck = [SENATE_CODES[card] for card in setup_for(2).senate_deck()]
    places = {
        "provinces.of.0": ["red1", "red2", "green1", "green2", "blue1", "blue2"],
        "patricians.of.0": women,
        "senate.pile": ["V", "IX", "X"],
        "senate.under": [card for card in deck if card not in ("V", "IX", "X")],
    }
    state = scoring("SenateScoring", 2, 6, senate={0: [1, 2, 3]}, places=places)
    assert says(state, bot) == "card:IX"


@pytest.mark.parametrize("bot", BOTS)
def test_does_not_push_out_its_own_die(bot: str) -> None:
    forum = [(1, 1), (1, 1), (1, 2), (0, 5)]
    state = lay(seats=2, roll=[4, 6], forum=forum, castrum={1: [6, 6, 6, 5, 5]})
    assert asks(state, bot).word != "forum:4"


@pytest.mark.parametrize("bot", BOTS)
def test_the_last_die_beats_the_run_of_the_other(bot: str) -> None:
    state = lay(
        seats=2,
        turn=1,
        match_round=6,
        roll=[6],
        senate={0: [2, 3, 4], 1: [4, 5]},
        castrum={0: [6, 6, 6, 5, 5]},
        forum=[(1, 1), (1, 2), (1, 3), (1, 4)],
        hand={0: 0},
        places={"provinces.open": ["red1", "blue1"]},
    )
    assert says(state, bot) == "senate:6"


@pytest.mark.parametrize("bot", BOTS)
def test_keeps_the_best_fortuna_tiles(bot: str) -> None:
    places = {"fortuna.drawn.0": ["1", "3", "2"], "fortuna.drawn.1": ["1"]}
    state = scoring("TempleScoring", 4, 2, temple={1: [2], 0: [5, 6, 6]}, places=places)
    assert says(state, bot) == "keep:2 keep:3"


def test_a_good_roll_is_not_rolled_again() -> None:
    state = lay(seats=2, roll=[1, 2, 3, 4, 5, 6, 6, 6], tokens=[1, 0])
    assert not asks(state, "apprentice").word.startswith("reroll")


def test_a_roll_that_is_good_for_nothing_is_rolled_again() -> None:
    """The last turn of the game: a third token is worth nothing, a 6 would beat the other run."""
    state = lay(
        seats=2,
        turn=1,
        match_round=6,
        roll=[1],
        senate={0: [2, 3, 4], 1: [4, 5]},
        castrum={0: [6, 6, 6, 5, 5]},
        forum=[(1, 1), (1, 1), (1, 1), (1, 1)],
        hand={0: 0},
        tokens=[0, 3],
        places={"provinces.open": ["red1", "blue1"]},
    )
    assert asks(state, "apprentice").word == "reroll 1 done"


def test_dice_in_danger_are_seen() -> None:
    """A high die in a full Forum is worth less than a low one."""
    safe = lay(seats=2, turn=1, roll=[1] * 8, forum=[(0, 1)], hand={0: 7})
    danger = lay(
        seats=2,
        turn=1,
        roll=[1] * 5,
        forum=[(1, 2), (1, 3), (1, 4), (0, 6)],
        hand={0: 7},
    )
    assert isinstance(safe, Alea) and isinstance(danger, Alea)
    risk = FEATURES.index("forum-risk")
    assert Rows(danger, 0).rows[0][risk] > Rows(safe, 0).rows[0][risk] > 0


# Strength


@pytest.mark.slow
def test_each_level_beats_the_one_below() -> None:
    for strong, weak in (("novice", "random"), ("apprentice", "novice")):
        won = 0
        for game in range(10):
            state = SPEC.new(2, f"levels/{game}")
            names = [strong, weak] if game % 2 == 0 else [weak, strong]
            while state.pending is not None:
                seat = state.pending.seats[0]
                state.act(seat, asks(state, names[seat], f"{game}/{state.said}").word)
            assert state.result is not None
            won += state.result.places[names.index(strong)] == 1
        assert won >= 8
