"""What every bot owes: legal words, nothing it may not know, the same word under the same seed."""

import json

import pytest

from tabularium.bots import BOTS, Budget, Choice, UnknownBot, levels, make_bot
from tabularium.bots.afterstates import Judged
from tabularium.bots.mind import WON
from tabularium.bots.minds import mind_of
from tabularium.bots.player import reason_told
from tabularium.bots.reasons import reason
from tabularium.kernel import (
    EVERYBODY,
    Picks,
    State,
    Together,
    View,
    any_word,
    load_decision,
)
from tabularium.registry import OURS as GAMES
from tabularium.registry import games
from tabularium.words import LANGUAGES, Words

FIELDS = [(game, seats) for game in GAMES for seats in games[game].seats]
NODES = {"random": None, "novice": None, "apprentice": 60, "ismcts": 8}


def questions(game: str, seats: int, number: int) -> list[State]:
    """Positions of a random game at which somebody is asked, spread over the whole game."""
    spec = games[game]
    state, picks = spec.new(seats, f"questions/{game}/{seats}"), Picks("questions")
    found = []
    while state.pending is not None:
        found.append(state.copy())
        seat = state.pending.seats[-1]
        state.say(seat, any_word(state, seat, picks))
    return found[:: max(1, len(found) // number)]


def chosen(name: str, state: State, view: View | None = None, seed: str = "a") -> Choice:
    """What a bot says in a position, from a view that went over the wire."""
    assert state.pending is not None
    seen = state.view(state.pending.seats[0]) if view is None else view
    told = View(json.loads(json.dumps(seen.dump())))
    decision = load_decision(json.loads(json.dumps(state.pending.dump())))
    bot = make_bot(name, state.setting.spec)
    return bot.choose(told, [], decision, Budget(NODES[name]), Picks(seed))


@pytest.mark.parametrize(("game", "seats"), FIELDS)
@pytest.mark.parametrize("name", list(BOTS))
def test_words_are_legal_and_the_same_in_games_that_look_the_same(
    name: str, game: str, seats: int
) -> None:
    for state in questions(game, seats, 6):
        assert state.pending is not None
        seat = state.pending.seats[0]
        choice = chosen(name, state)
        assert state.explain(seat, choice.word) is None
        other = games[game].imagine(state.view(seat), "another world")
        view = other.view(seat)
        assert view == state.view(seat)
        assert chosen(name, other, view) == choice


@pytest.mark.parametrize(("game", "seats"), FIELDS)
def test_minds_know_only_what_their_seat_knows(game: str, seats: int) -> None:
    """Preferences and features are the same in all worlds that fit the view."""
    spec = games[game]
    mind = mind_of(spec)
    for state in questions(game, seats, 12):
        assert state.pending is not None
        for seat in state.pending.seats:
            view = state.view(seat)
            one, two = (spec.imagine(view, key) for key in ("one", "two"))
            words = mind.words(one, seat, Picks("w"))
            assert words == mind.words(two, seat, Picks("w"))
            for word in words[:20]:
                assert mind.prefer(one, seat, word) == mind.prefer(two, seat, word)
            assert mind.features(one, seat) == mind.features(two, seat)
            assert len(mind.features(one, seat)) == len(mind.FEATURES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["apprentice", "ismcts"])
def test_whoever_is_hurried_still_says_something_legal(name: str, game: str) -> None:
    for state in questions(game, games[game].seats.start, 4):
        assert state.pending is not None
        seat = state.pending.seats[0]
        cancelled = Budget()
        cancelled.cancel()
        for budget in (Budget(nodes=1), Budget(seconds=0.0), cancelled):
            bot = make_bot(name, state.setting.spec)
            choice = bot.choose(state.view(seat), [], state.pending, budget, Picks("x"))
            assert state.explain(seat, choice.word) is None


def test_a_budget_of_nodes_is_kept() -> None:
    spec = games["alea"]
    state = spec.new(2, "budget")
    assert state.pending is not None
    seat = state.pending.seats[0]
    budget = Budget()
    make_bot("ismcts:7", spec).choose(state.view(seat), [], state.pending, budget, Picks("x"))
    assert budget.spent == 7
    budget = Budget(nodes=3)
    make_bot("ismcts:7", spec).choose(state.view(seat), [], state.pending, budget, Picks("x"))
    assert budget.spent == 3


def test_a_budget_of_seconds_knows_no_number_of_nodes() -> None:
    """Time is the only limit, and the smaller one of two."""
    spec = games["magnaci"]
    bot = make_bot("ismcts:0.25s", spec)
    state = spec.new(2, "budget")
    assert state.pending is not None
    seat, budget = state.pending.seats[0], Budget()
    bot.choose(state.view(seat), [], state.pending, budget, Picks("x"))
    assert budget.spent > 1 and not budget.left() and (budget.nodes, budget.seconds) == (None, 0.25)
    hurried = Budget(seconds=0.0)
    bot.choose(state.view(seat), [], state.pending, hurried, Picks("x"))
    assert hurried.spent == 1


def test_unknown_names_are_refused() -> None:
    spec = games["alea"]
    for name in (
        "hal",
        "ismcts:",
        "ismcts:0",
        "ismcts:0.0s",
        "ismcts:-1s",
        "ismcts:many",
        "ismcts:s",
        "",
    ):
        with pytest.raises(UnknownBot):
            make_bot(name, spec)


def test_levels_run_from_weak_to_strong() -> None:
    assert levels() == ["random", "novice", "apprentice"]
    assert all(level in BOTS for level in levels())


# Why


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_a_sentence(game: str) -> None:
    """Whatever is said on the way through a game, and every feature, in both languages."""
    spec = games[game]
    codes = {f"{game}-{feature}" for feature in mind_of(spec).FEATURES}
    for state in questions(game, spec.seats.start, 12):
        codes |= {chosen(name, state).why.code for name in ("random", "novice", "apprentice")}
    for lang in LANGUAGES:
        words = Words(lang, game)
        for code in sorted(codes):
            assert words.has(f"bots-why-{code}"), f"{lang}: bots-why-{code}"
            said = words.say(f"bots-why-{code}")
            assert said[0].isupper() and said[-1] in ".!", said


def test_a_word_that_ends_the_game_is_praised_only_by_who_wins() -> None:
    mind, word = mind_of(games["tigris"]), Judged(())
    world = games["tigris"].new(2, "praised")
    word.seen = 1
    for worth, code in ((WON + 3, "ends"), (-2.0, "last"), (-WON, "last")):
        word.mean = worth
        assert reason(mind, world, 0, word, [word], mind.weights(2)).code == code


def test_a_reason_stays_with_its_seat() -> None:
    """The law beside non-interference: what others are told does not depend on a bot's reason."""
    for game in GAMES:
        for seats in games[game].seats:
            for state in questions(game, seats, 12):
                assert state.pending is not None
                for seat in state.pending.seats:
                    choice = chosen("novice", state, state.view(seat))
                    event = reason_told(state, seat, choice)
                    assert event.dump(seat) is not None
                    for other in [*[s for s in range(seats) if s != seat], seats]:
                        assert event.dump(other) is None, (game, seat, other)


def test_thinking_aloud_keeps_the_reason_for_a_secret_word() -> None:
    seen = {True: 0, False: 0}
    for game in GAMES:
        for state in questions(game, games[game].seats.start, 30):
            assert state.pending is not None
            seat = state.pending.seats[0]
            event = reason_told(state, seat, chosen("novice", state), aloud=True)
            secret = isinstance(state.pending, Together)
            if not secret:
                word = state.setting.alphabet.read(chosen("novice", state).word)
                secret = state.stack[-1].sealed(state, seat, word) is not None
            assert event.audience == (1 << seat if secret else EVERYBODY)
            assert not secret or event.dump(state.seats) is None
            seen[secret] += 1
    assert min(seen.values()) > 5


def test_a_remark_in_words() -> None:
    words = Words("en", "alea", names=["Anna", "Bot"])
    remark = {"kind": "why", "seat": 1, "code": "chance", "facts": {}}
    assert words.event(remark) == "Bot: “I draw lots.”"
