"""Bots that play Sigismundus Augustus: legal words, no blunders, and a reason for each."""

import pytest

from tabularium import games
from tabularium.bots import Budget, Choice, make_bot
from tabularium.bots.minds import mind_of
from tabularium.bots.minds.sigismundus.features import BY_HAND, FEATURES
from tabularium.bots.minds.sigismundus.likes import LIKES, RULES
from tabularium.bots.minds.sigismundus.war import chance
from tabularium.bots.minds.sigismundus.worth import shared
from tabularium.games.sigismundus.odds import odds_against
from tabularium.games.sigismundus.prestige import shares
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import Picks, State
from tabularium.positions.sigismundus import lay
from tabularium.words import LANGUAGES, Words

SPEC = games["sigismundus"]
MIND = mind_of(SPEC)
BOTS = ("novice", "apprentice")
OTHERWISE = {
    "length": "short",
    "initiative_first": "lowest",
    "free_foreign_marker": True,
    "die_sides": 16,
    "client_cap": True,
    "setup_gain": False,
    "close_gaps": False,
}
LAST = 8
ALL_HELD = {n: n % 3 for n in range(1, 16)}  # offices by number


def asks(state: State, bot: str, key: str = "test", seat: int | None = None) -> Choice:
    """What a bot says where a seat, or the first that is asked, has to answer."""
    assert state.pending is not None
    seat = state.pending.seats[0] if seat is None else seat
    player = make_bot(bot, SPEC)
    return player.choose(state.view(seat), [], state.pending, Budget(), Picks(key))


def says(state: State, bot: str) -> set[str]:
    """The words that chance makes a bot say."""
    return {asks(state, bot, f"chance/{i}").word for i in range(3)}


# All that they say is legal, and judged by the same measures


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, OTHERWISE], ids=["ours", "otherwise"])
def test_candidates_are_legal_and_features_fit(seats: int, options: dict[str, object]) -> None:
    state = SPEC.new(seats, f"legal/{seats}", options)
    rng = Picks("legal")
    while state.pending is not None:
        seat = state.pending.seats[-1]
        words = MIND.words(state.copy(), seat, rng)
        assert words and len(set(words)) == len(words)
        for word in words if state.said % 3 == 0 else words[:1]:
            assert state.explain(seat, SPEC.alphabet.spell(word)) is None
            assert MIND.prefer(state, seat, word).rule in RULES
        liked, rule, _ = MIND.preferred(state, seat, rng)
        assert state.explain(seat, SPEC.alphabet.spell(liked)) is None
        assert rule in RULES or rule == "only"
        if state.said % 9 == 0:
            for other in range(seats):
                features = MIND.features(state, other)
                assert len(features) == len(FEATURES) == len(MIND.weights(seats))
        state.act(seat, SPEC.alphabet.spell(words[rng.below(len(words))]))
    assert state.result is not None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_novices_play_to_the_end(seats: int) -> None:
    state = SPEC.new(seats, f"whole/{seats}", OTHERWISE if seats == 5 else {})
    codes = {f"sigismundus-{code}" for code in RULES} | {"only"}
    while state.pending is not None:
        seat = state.pending.seats[0]
        bot = "random" if seat > 1 else "novice"
        choice = asks(state, bot, f"whole/{state.said}")
        assert choice.why.code in codes or bot == "random"
        state.act(seat, choice.word)
    assert state.result is not None
    assert max(state.result.scores[:2]) > max(state.result.scores[2:])


def school(seats: int, key: str) -> list[int]:
    """Places after a short game of an apprentice, on the first seat, and novices."""
    state = SPEC.new(seats, key, {"length": "short"})
    codes = {f"sigismundus-{code}" for code in (*RULES, *FEATURES)} | {"only", "any"}
    while state.pending is not None:
        seat = state.pending.seats[0]
        choice = asks(state, "novice" if seat else "apprentice", f"{key}/{state.said}")
        assert choice.why.code in codes
        state.act(seat, choice.word)
    assert state.result is not None
    return state.result.places


@pytest.mark.slow
def test_an_apprentice_beats_novices() -> None:
    won = sum(school(3, f"school/{game}")[0] == 1 for game in range(3))
    assert won >= 2  # of three: bids are secret and dice fall, so one may go wrong


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 5])
def test_an_apprentice_knows_its_reasons_at_a_larger_table(seats: int) -> None:
    assert sorted(school(seats, f"table/{seats}"))[0] == 1


def test_hands_of_others_make_no_difference() -> None:
    own = ["client", "rafting"]
    state = lay("special", 3, hands={0: own, 1: ["foray", "client"]}, round=3)
    twin = lay("special", 3, hands={0: own, 1: ["sack", "primus"]}, round=3)
    assert MIND.features(state, 0) == MIND.features(twin, 0)
    assert MIND.features(state, 1) != MIND.features(twin, 1)
    for word in MIND.words(state, 0, Picks("words")):
        assert MIND.prefer(state, 0, word) == MIND.prefer(twin, 0, word)


def test_every_question_is_weighed() -> None:
    assert len(LIKES) == 26
    assert tuple(BY_HAND) == FEATURES
    assert len(set(RULES) | set(FEATURES)) == len(RULES) + len(FEATURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language, "bots")
    for code in (*RULES, *FEATURES):
        assert words.maybe(f"bots-why-sigismundus-{code}"), code


# They count as the rules do


def test_shares_of_a_country_are_those_of_the_rules() -> None:
    for markers in ([2, 1, 0], [2, 2, 1], [1, 1, 1], [3, 1, 1], [0, 0, 0], [0, 2, 0]):
        influence = {seat: {"sweden": n} for seat, n in enumerate(markers) if n}
        state = lay("actions", 3, influence=influence, clients=[3, 3, 3])
        assert shared(markers, 7, 3) == shares(state, 1)


def test_chances_of_an_attack_are_exact() -> None:
    units = {0: {"hussars": 2, "infantry": 1}, 1: {"artillery": 1}}
    hands = {0: ["foray", "sack"], 1: ["enlistment"]}
    state = lay("special", 3, units=units, hands=hands)
    permille = odds_against(state, 0, 1)["permille"]
    assert int(1000 * chance(state, 0, 1, 1)) == permille
    strange = lay("special", 3, units=units, hands=hands, options={"die_sides": 16})
    assert 0 < chance(strange, 0, 1, 1) < 1


# No blunders


@pytest.mark.parametrize("bot", BOTS)
def test_takes_the_best_income(bot: str) -> None:
    state = lay("income", 3, offices={6: 0, 15: 0, 3: 0, 12: 1})
    assert says(state, bot) == {"office:6"}


@pytest.mark.parametrize("bot", BOTS)
def test_begins_with_an_office_of_prestige(bot: str) -> None:
    state = SPEC.new(3, "start")
    assert "office:15" not in says(state, bot)


@pytest.mark.parametrize("bot", BOTS)
def test_marks_a_great_office_in_the_first_round(bot: str) -> None:
    held = {15: 0, 13: 1, 12: 2}
    state = lay("actions", 3, offices=held, ducats=[4, 4, 4], clients=[3, 3, 3])
    for word in says(state, bot):
        field, office = word.split()
        assert field == "field:vacancy"
        assert int(office.removeprefix("office:")) <= 6


@pytest.mark.parametrize("bot", BOTS)
def test_bids_no_more_votes_than_needed(bot: str) -> None:
    held = {n: seat for n, seat in ALL_HELD.items() if n > 1}  # one office is free
    state = lay("offices", 3, offices=held, votes=[9, 3, 2])
    for word in says(state, bot):
        assert 3 <= int(word) <= 4  # its own marker is first on the royal track: a tie is enough


@pytest.mark.parametrize("bot", BOTS)
def test_crowns_where_it_leads(bot: str) -> None:
    others = ("sweden", "habsburg", "moscow", "prussia", "turkey")
    influence: dict[int, dict[str, object]] = {0: {"lithuania": 2}, 1: dict.fromkeys(others, 2)}
    state = lay("foreign", 3, influence=influence, offices=ALL_HELD, round=4)
    assert says(state, bot) == {"country:lithuania"}


@pytest.mark.parametrize("bot", BOTS)
def test_gives_itself_a_seal_that_is_tied(bot: str) -> None:
    influence: dict[int, dict[str, object]] = {s: {"habsburg": 1} for s in (0, 2)}
    state = lay("scoring", 3, influence=influence, crowned=["habsburg"], round=3)
    assert says(state, bot) == {"seat:0"}


@pytest.mark.parametrize("bot", BOTS)
def test_turns_ducats_into_points_at_the_end(bot: str) -> None:
    hands = {0: ["church_foundation"]}
    state = lay("special", 3, hands=hands, offices=ALL_HELD, ducats=[4, 2, 2], round=LAST)
    assert says(state, bot) == {"card:church_foundation"}


@pytest.mark.parametrize("bot", BOTS)
def test_spends_foreign_cards_when_they_are_good_for_nothing_else(bot: str) -> None:
    state = lay(
        "foreign",
        3,
        hands={0: ["rafting", "negotiations"]},
        influence={1: {"lithuania": 1}},
        crowned=["lithuania", "sweden", "habsburg", "moscow", "prussia", "turkey"],
        round=LAST,
    )
    for word in says(state, bot):
        assert word.startswith("country:") and word.count("card:") >= 1


@pytest.mark.parametrize("bot", BOTS)
def test_attacks_the_weak_and_not_the_strong(bot: str) -> None:
    units = {0: {"hussars": 3, "infantry": 2}, 2: {"hussars": 6, "artillery": 3}}
    state = lay("special", 3, hands={0: ["foray"]}, units=units, points=[20, 40, 40], round=LAST)
    assert says(state, bot) == {"card:foray seat:1"}
    alone = lay("special", 3, hands={0: ["sack"]}, units={2: units[2]}, ducats=[1, 0, 9], round=5)
    assert "card:sack seat:2" not in says(alone, bot)


@pytest.mark.parametrize("bot", BOTS)
def test_gives_up_the_least_office(bot: str) -> None:
    hands = {0: ["death_of_senator"]}
    state = lay("special", 3, hands=hands, offices={1: 1, 15: 1, 2: 1}, round=3)
    state.act(0, "card:death_of_senator seat:1")
    assert says(state, bot) == {"office:15"}


@pytest.mark.parametrize("bot", BOTS)
def test_keeps_the_best_office_of_a_kind(bot: str) -> None:
    held = {3: 0, 15: 0, 2: 1, 1: 2}
    state = lay("act", 3, offices=held, votes=[0, 4, 4], round=5, sejm="incompatibilitas")
    for seat in range(3):
        state.act(seat, "against" if seat == 0 else "for")
    assert says(state, bot) == {"office:3"}


@pytest.mark.parametrize("bot", BOTS)
def test_votes_against_what_harms_it(bot: str) -> None:
    held = {1: 0, 4: 0, 7: 0, 2: 1, 3: 2}
    state = lay("act", 3, offices=held, votes=[5, 2, 2], round=4)
    assert says(state, bot) == {"against"}
    twin = lay("act", 3, offices=held, votes=[5, 2, 2], round=7)
    assert says(twin, bot) == {"for"}


@pytest.mark.parametrize("bot", BOTS)
def test_is_first_where_it_settles_the_royal_track(bot: str) -> None:
    state = lay("demand", 3, demand="tax", round=3)
    assert asks(state, bot).word.startswith("seat:0")


@pytest.mark.parametrize("bot", BOTS)
def test_sells_to_whoever_pays_most(bot: str) -> None:
    state = lay("bribery", 3, ducats=[0, 2, 6], votes=[6, 0, 0], round=6)
    state.act(1, "2")
    state.act(2, "6")
    state.act(0, "1")
    assert says(state, bot) == {"seat:2"}


@pytest.mark.parametrize("bot", BOTS)
def test_pays_no_army_where_ducats_are_points(bot: str) -> None:
    units = {0: {"hussars": 2}}
    state = lay("upkeep", 3, units=units, figures={0: ["provana"]}, ducats=[8, 0, 0], round=LAST)
    assert says(state, bot) == {"unit:hussars unit:hussars done"}
    twin = lay("upkeep", 3, units=units, figures={0: ["jazlowiecki"]}, ducats=[8, 0, 0], round=LAST)
    assert says(twin, bot) == {"done"}


def test_the_same_view_and_chance_give_the_same_word() -> None:
    hands = {0: ["client", "primus", "rafting"], 1: ["foray"]}
    state = lay("special", 3, hands=hands, offices={12: 0, 13: 1, 15: 2}, ducats=[3, 3, 3], round=7)
    assert isinstance(state, Sigismundus)
    for bot in BOTS:
        assert asks(state, bot, "same") == asks(state, bot, "same")
