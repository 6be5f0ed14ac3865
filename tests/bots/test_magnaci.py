"""Bots that play Magnaci: legal words, no blunders, and a reason for everything."""

from typing import Any

import pytest

from tabularium.bots import Budget, Choice, make_bot
from tabularium.bots.minds import mind_of
from tabularium.bots.minds.magnaci.fronts import losing_many
from tabularium.bots.minds.magnaci.likes import RULES
from tabularium.bots.minds.magnaci.mind import MagnaciMind
from tabularium.bots.minds.magnaci.worth import bonus_of, map_gain
from tabularium.games.magnaci.material import CARDS
from tabularium.games.magnaci.scoring import wealth_of
from tabularium.games.magnaci.spec import SPEC
from tabularium.games.magnaci.state import Magnaci
from tabularium.kernel import (
    COMMON_DEFEAT,
    RANKED,
    Facts,
    Picks,
    State,
    any_word,
)
from tabularium.positions import choices, holding, question, say
from tabularium.positions.magnaci import (
    battle,
    chapter,
    estates,
    interregnum,
    law,
    lay,
    match,
    office,
    pass_all,
)
from tabularium.words import LANGUAGES, Words

MIND = mind_of(SPEC)
BOTS = ("novice", "apprentice")
EARLY: Facts = {"pacta_timing": "after_senate", "grain_by_clause": True, "fief_from_leftover": True}
both = pytest.mark.parametrize("bot", BOTS)


def asks(state: State, bot: str, key: str = "test") -> Choice:
    """What a bot says where the seat that is asked would have to answer."""
    assert state.pending is not None
    player = make_bot(bot, SPEC)
    return player.choose(state.view(question(state)[0]), [], state.pending, Budget(), Picks(key))


def says(state: State, bot: str, key: str = "test") -> str:
    """The word alone."""
    return asks(state, bot, key).word


def rank(card: str) -> int:
    """How high a family card is."""
    return CARDS.index(card)


def without(*hand: str) -> list[str]:
    """Cards that were laid if these are left."""
    return [card for card in CARDS if card not in hand]


# All that they say is legal, and judged by the same measures


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("given", [{}, EARLY], ids=["usual", "early"])
def test_candidates_are_legal_and_features_fit(seats: int, given: Facts) -> None:
    rng = Picks("legal")
    state = SPEC.new(seats, f"legal/{seats}", given)
    while state.pending is not None:
        seat = state.pending.seats[0]
        words = MIND.words(state, seat, rng)
        assert words and len(set(words)) == len(words)
        for word in words[:: max(1, len(words) // 2)]:
            assert state.explain(seat, SPEC.alphabet.spell(word)) is None
            assert MIND.prefer(state, seat, word).rule in RULES
        assert len(MIND.features(state, seat)) == len(MIND.FEATURES) == len(MIND.weights(seats))
        best = any_word(state, seat, rng) if rng.below(3) == 0 else MIND.reply(state, seat, rng)
        state.act(seat, SPEC.alphabet.spell(best))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    words = Words(lang, "magnaci", SPEC.alphabet, ["A", "B"])
    for code in (*RULES, *MIND.FEATURES):
        assert words.has(f"bots-why-magnaci-{code}"), code
    assert set(MIND.BY_HAND) == set(MIND.FEATURES)
    assert isinstance(MIND, MagnaciMind)


def test_reasons_are_those_that_have_words() -> None:
    state = SPEC.new(2, "reasons")
    while state.pending is not None and state.said < 60:
        choice = asks(state, BOTS[state.said % 2], str(state.said))
        assert choice.why.code in (
            "only",
            "any",
            "ends",
            "last",
            *[f"magnaci-{code}" for code in (*RULES, *MIND.FEATURES)],
        )
        say(state, choice.word)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("given", [{}, EARLY], ids=["usual", "early"])
def test_games_come_to_an_end(seats: int, given: Facts) -> None:
    state = SPEC.new(seats, f"game/{seats}", given)
    bots = ["apprentice", *["novice"] * (seats - 1)]
    while state.pending is not None:
        say(state, says(state, bots[question(state)[0]], f"{state.said}"))
    assert state.result is not None and state.result.kind in (RANKED, COMMON_DEFEAT)


# Counting


def test_leads_count_as_at_the_end_of_the_game() -> None:
    assert [bonus_of([2, 1], 0), bonus_of([3, 2], 0), bonus_of([2, 2], 0)] == [3, 2, 1]
    assert [bonus_of([3, 1, 1], 0), bonus_of([2, 1, 1], 0), bonus_of([0, 1, 1], 0)] == [3, 2, 0]
    where = {0: {"litwa": 2, "prusy": 1}, 1: {"litwa": 3}}
    state = interregnum(2, 1, estates=where, offices={"prymas": 0, "podskarbi": 0})
    assert isinstance(state, Magnaci)
    before = wealth_of(state, 0) - wealth_of(state, 1)
    gain = map_gain(state, 0, 0, 2)
    state.estates = [4, *state.estates[1:]]
    assert wealth_of(state, 0) - wealth_of(state, 1) - before == gain


def test_the_third_partition_is_counted_by_provinces() -> None:
    assert losing_many(0, []) == 0.0
    assert losing_many(0b111, []) == 1.0
    assert losing_many(0b11, [(1, 1.0)]) == 0.0
    assert losing_many(0b11, [(2, 0.5)]) == pytest.approx(0.5)
    assert losing_many(0b1, [(2, 0.5), (3, 0.5)]) == pytest.approx(0.25)
    assert losing_many(0b11, [(4, 0.5), (4, 0.5)]) == pytest.approx(0.75)


# Bids


@both
def test_an_office_that_nobody_wants_costs_a_low_card(bot: str) -> None:
    state = chapter("Senate", 2)
    say(state, "prymas 12 podskarbi 13 hetman 14")
    for key in "abcdef":
        word = says(state, bot, key).split()
        assert "kanclerz" in word
        assert rank(word[word.index("kanclerz") + 1]) <= rank("5")


@both
def test_good_laws_get_higher_cards_than_useless_ones(bot: str) -> None:
    laws = ["kapitulacja", "biskupstwo", "kolegia_jezuickie", "rokosz", "klasztor"]
    places = {f"sejm.{i + 1}": [code] for i, code in enumerate(laws)}
    state = lay(
        [match("sejm"), {"frame": "Sejm", "step": "ask"}],
        2,
        places=places,
        king="zygmunt_iii_waza",
        offices={"prymas": 0},
        laid=[["2", "3", "4"], ["2", "3", "4"]],
    )
    for key in "abcd":
        word = says(state, bot, key).split()
        assert min(rank(word[i]) for i in (1, 2, 4)) >= rank(word[0])
        assert "lady" in word  # good for nothing in a conflict
        kept = set(CARDS) - {"2", "3", "4", *word}
        assert sum(int(card) for card in kept) >= 28


@both
def test_nobody_gives_up_the_commonwealth_in_the_conflicts(bot: str) -> None:
    wars = ["wojna_inflancka", "bunt_kozakow", "swieta_liga", "insurekcja", "wojna_polnocna"]
    numerals = ("I", "III", "V", "VII", "IX")
    for seats in (2, 4):
        state = lay(
            [match("conflicts"), {"frame": "Conflicts", "step": "ask"}],
            seats,
            places={f"conflicts.{n}": [code] for n, code in zip(numerals, wars, strict=True)},
            offices={"prymas": 0},
            laid=[without("5", "6", "7", "8", "9") for _ in range(seats)],
        )
        while state.pending is not None and question(state)[1] == "conflicts":
            say(state, says(state, bot, f"{bot}/{question(state)[0]}"))
        pass_all(state)
        assert state.result is None, seats


# Actions


@both
def test_a_boost_is_played_when_it_wins_a_good_law(bot: str) -> None:
    state = law("biskupstwo", {0: "11", 1: "12"}, 2, laws={0: ["konfederacja"]})
    assert question(state) == (0, "action") and says(state, bot) == "konfederacja"


@both
def test_a_boost_is_kept_when_it_changes_nothing(bot: str) -> None:
    for bids in ({0: "14", 1: "2"}, {0: "2", 1: "14"}):
        state = law("biskupstwo", bids, 2, laws={0: ["konfederacja"]}, offices={"prymas": 1})
        assert question(state) == (0, "action") and says(state, bot) == "pass"


@both
def test_an_office_is_won_by_the_law_that_is_made_for_it(bot: str) -> None:
    state = office("podskarbi", {0: "5", 1: "14"}, 2, laws={0: ["wersal_polnocy"]})
    assert says(state, bot) == "wersal_polnocy"


@both
def test_the_hetman_averts_the_third_partition(bot: str) -> None:
    state = battle(
        "wojna_szwedzka",
        {0: "6", 1: "5"},
        2,
        others={"I": "wojna_z_rosja", "III": "bunt_kozakow"},
        lost=["litwa", "ukraina"],
        offices={"prymas": 1, "hetman": 0},
    )
    assert question(state) == (0, "action") and says(state, bot) == "hetman"


@both
def test_a_fortress_averts_the_third_partition(bot: str) -> None:
    state = battle(
        "wojna_szwedzka",
        {0: "6", 1: "5"},
        2,
        others={"I": "wojna_z_rosja", "III": "bunt_kozakow"},
        lost=["litwa", "ukraina"],
        laws={0: ["twierdza", "rokosz"]},
    )
    assert says(state, bot) == "twierdza"


@both
def test_nobody_holds_back_when_that_is_the_end_of_all(bot: str) -> None:
    state = battle(
        "wojna_szwedzka",
        {0: "6", 1: "8"},
        2,
        others={"I": "wojna_z_rosja", "III": "bunt_kozakow"},
        lost=["litwa", "ukraina"],
        laws={0: ["kapitulacja", "rokosz", "innowiercy"]},
        estates={1: {"prusy": 5}},
    )
    assert says(state, bot) == "pass"


@both
def test_the_last_estate_is_taken_if_it_wins_the_game(bot: str) -> None:
    where = {0: {"litwa": 4, "prusy": 1}, 1: {"ukraina": 4, "prusy": 2}}
    state = interregnum(2, 1, estates=where, offices={"prymas": 1, "podskarbi": 0})
    assert wealths(state)[0] < wealths(state)[1]
    say(state, says(state, bot))
    assert state.result is not None and state.result.places == [1, 2]


def wealths(state: State) -> list[int]:
    """What everybody has."""
    assert isinstance(state, Magnaci)
    return [wealth_of(state, seat) for seat in range(state.seats)]


@both
def test_income_is_taken_in_the_last_interregnum(bot: str) -> None:
    where = {0: {"litwa": 2, "prusy": 1}, 1: {"litwa": 1, "prusy": 1}}
    state = interregnum(2, 1, estates=where, laws={0: ["unia_brzeska"]})
    card, province = says(state, bot).split()
    assert card == "unia_brzeska"
    assert province in ("ukraina", "malopolska", "wielkopolska")  # all for itself


@both
def test_veto_stops_what_costs_the_game(bot: str) -> None:
    where = {0: {"litwa": 4, "prusy": 2}, 1: {"ukraina": 4, "prusy": 1}}
    offices = {"prymas": 1, "podskarbi": 1}
    state = interregnum(2, 1, estates=where, offices=offices, laws={0: ["veto"]}, order=[1, 0])
    say(state, "podskarbi prusy seat:0")
    assert question(state) == (0, "veto") and says(state, bot) == "veto"


@both
def test_veto_is_not_wasted(bot: str) -> None:
    bids = {0: "2", 1: "13"}
    laws = {0: ["veto"], 1: ["trybunal"]}
    state = law("biskupstwo", bids, 2, laws=laws, order=[1, 0])
    say(state, "trybunal")
    assert question(state) == (0, "veto") and says(state, bot) == "pass"


# Everything else that is asked


@both
def test_the_primate_decides_for_himself(bot: str) -> None:
    state = law("biskupstwo", {0: "9", 1: "9", 2: "9"}, 3, offices={"prymas": 2})
    assert question(state) == (2, "tie") and says(state, bot) == "seat:2"
    where = {0: {"litwa": 2}, 1: {"ukraina": 2}}
    state = interregnum(2, 1, step="order", estates=where, offices={"prymas": 1})
    assert question(state) == (1, "winner") and says(state, bot) == "seat:1"


@both
def test_estates_go_where_they_take_the_lead(bot: str) -> None:
    where = {0: {"litwa": 3, "ukraina": 3, "malopolska": 1}, 1: {"malopolska": 1, "prusy": 9}}
    state = law(
        "konfederacja",
        {0: "9", 1: "4"},
        2,
        estates=where,
        partitions=["wielkopolska"],
        places={"conflicts.VII": ["insurekcja"]},
    )
    pass_all(state)
    assert question(state) == (0, "place") and says(state, bot) == "malopolska"


@both
def test_the_least_useful_law_is_discarded(bot: str) -> None:
    state = battle(
        "wojna_moldawska",
        {0: "2", 1: "3"},
        2,
        laws={0: ["asygnaty", "innowiercy", "splaw_zboza"]},
        offices={"prymas": 1},
    )
    pass_all(state)
    assert question(state) == (0, "discard_law") and says(state, bot) == "innowiercy"


@both
def test_a_debtor_gives_little(bot: str) -> None:
    where = {0: {"litwa": 6, "prusy": 1, "ukraina": 5}, 1: {"prusy": 4}}
    laws = {0: ["ad_maiorem_dei_gloriam", "wersal_polnocy"], 1: ["asygnaty"]}
    state = interregnum(2, estates=where, laws=laws, order=[1, 0])
    say(state, "asygnaty seat:0")
    assert question(state) == (0, "assignats")
    assert says(state, bot) in ("prusy", "give_law")
    assert "litwa" in choices(state)


@both
def test_an_entail_spares_what_is_dear(bot: str) -> None:
    where = {0: {"litwa": 1, "prusy": 5}, 1: {"prusy": 1}}
    given: dict[str, Any] = {"laws": {0: ["ordynacja"]}, "estates": where}
    state = battle("wojna_inflancka", {0: "3", 1: "2"}, 2, offices={"prymas": 0}, **given)
    pass_all(state)
    assert question(state) == (0, "entail") and says(state, bot) == "ordynacja litwa prusy"
    say(state, "ordynacja litwa prusy")
    assert estates(state, "litwa") == [1, 0] and holding(state, "laws.gone") == ["ordynacja"]
