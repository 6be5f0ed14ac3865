"""Reasons are true of the word: what they are about is among the word's own consequences."""

import pytest

from tabularium.bots import Choice, Player, make_bot
from tabularium.bots.afterstates import Judged
from tabularium.bots.minds import mind_of
from tabularium.bots.reasons import IDLE, reason, told_by
from tabularium.kernel import Event, Picks, State
from tabularium.registry import OURS, games

WORDS = 1000  # of each game
# Rules of beginners that say what happens at once, and the event that must be among it.
AT_ONCE = {
    "alea": {
        "forum": ("forum", "forum-pair", "forum-push"),
        "castrum": ("set", "set-strong", "set-larger", "set-behind"),
        "senate": ("run-best", "run-longer", "run-behind"),
        "temple": ("temple", "temple-more"),
        "latrine": ("latrine",),
        "rerolls": ("reroll",),
        "province_taken": ("province-high", "province-home"),
        "patrician_taken": ("patrician-home", "patrician-couple", "patrician-homeless"),
        "card_taken": ("card-counts", "card-joker", "card-rim", "card-child"),
    },
    "magnaci": {
        "played": ("win-contest", "reinforce", "hold-back", "build", "treasurer", "assignats"),
        "gained": ("take-lead", "more-estates"),
        "vetoed": ("veto",),
    },
    "orleans": {
        "recruited": ("farmhouse", "university", "castle", "monastery", "trader", "craftsman"),
        "travelled": ("journey",),
        "station": ("station",),
        "developed": ("develop",),
        "donated": ("deeds", "citizen"),
        "passed": ("pass",),
    },
    "sigismundus": {
        "crowned": ("crown",),
        "markers": ("send-envoy",),
        "advanced": ("feast", "agitate"),
        "unit_taken": ("raise-unit", "enlist"),
        "church_founded": ("found-church",),
        "rafted": ("float-rafts",),
        "drew": ("draw-internal", "draw-foreign", "draw-military"),
        "judged": ("hold-court",),
        "upkeep": ("dismiss-army", "pay-army"),
    },
    "tigris": {
        "points": ("score", "score-king"),
        "leader": ("leader", "move", "revolt"),
        "revolt": ("revolt",),
        "union": ("war", "peace"),
        "exchanged": ("exchange",),
        "catastrophe": ("catastrophe",),
        "leader_back": ("withdraw",),
        "monument": ("monument",),
        "support": ("attack", "attack-bare", "defend", "stand-firm", "give-way"),
        "treasures": ("treasure-stays",),
        "passed": ("pass",),
    },
}


def played(game: str, words: int) -> list[tuple[State, int, Choice, list[Event]]]:
    """Games of Apprentices, more and more seats: who said what and why, and what came of it."""
    spec, found, number = games[game], [], 0
    while len(found) < words:
        state = spec.new(spec.seats[number % len(spec.seats)], f"reasons/{number}")
        number += 1
        players = [Player(make_bot("apprentice", spec), seat) for seat in range(state.seats)]
        while state.pending is not None and len(found) < words:
            seat = state.pending.seats[0]
            choice = players[seat].answer(state, f"reasons/{number}")
            assert state.events is not None
            before = len(state.events)
            state.act(seat, choice.word)
            found.append((state, seat, choice, state.events[before:]))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_what_a_reason_is_about_happens(game: str) -> None:
    mind = mind_of(games[game])
    at_once = {rule: kind for kind, rules in AT_ONCE[game].items() for rule in rules}
    told, features = 0, 0
    for _, seat, choice, events in played(game, WORDS):
        name = choice.why.code.removeprefix(f"{game}-")
        if name in mind.ABOUT and choice.why.code != name:
            features += 1
            if name not in at_once:  # some words of a beginner are called like a feature
                assert told_by(mind.ABOUT[name], events, seat), (choice, events)
                assert choice.word not in IDLE, choice
                continue
        if name in at_once:
            told += 1
            wanted = (at_once[name], *mind.ABOUT.get(name, ()))
            assert {event.kind for event in events} & set(wanted), (choice, events)
    assert told > WORDS / 20 and features > WORDS / 40  # or it would say nothing


@pytest.mark.parametrize("game", OURS)
def test_every_feature_says_what_shows_it(game: str) -> None:
    mind = mind_of(games[game])
    assert list(mind.ABOUT) == list(mind.FEATURES)
    kinds = set(games[game].shape.events)
    for name, wanted in mind.ABOUT.items():
        assert {each.rstrip("!").partition(":")[0] for each in wanted} <= kinds, name


def test_events_are_about_somebody() -> None:
    events = [
        Event("points", {"seat": 1, "colour": "red"}),
        Event("war_won", {"winner": 0, "loser": 1}),
    ]
    assert told_by(("points",), events, 1) and not told_by(("points",), events, 0)
    assert told_by(("points!",), events, 0) and not told_by(("points!",), events, 1)
    assert told_by(("points:red",), events, 1) and not told_by(("points:blue",), events, 1)
    assert told_by(("war_won",), events, 0) and not told_by(("war_won",), events, 1)
    assert told_by(("war_won!",), events, 0) and not told_by((), events, 0)


def test_a_word_that_does_nothing_has_brought_nothing() -> None:
    """Its afterstates may be the best, but by what others do, or by what they would have lost."""
    spec = games["tigris"]
    mind, world = mind_of(spec), spec.new(2, "second")
    assert world.pending is not None
    seat = world.pending.seats[0]
    words = {spec.alphabet.spell(word): word for word in mind.words(world, seat, Picks("words"))}
    judged = []
    for text, mean in (("pass", 5.0), (next(text for text in words if text != "pass"), 0.0)):
        each = Judged(words[text])
        each.mean, each.features = mean, [mean] * len(mind.FEATURES)
        judged.append(each)
    assert reason(mind, world, seat, judged[0], judged, mind.weights(2)).code == "tigris-pass"
