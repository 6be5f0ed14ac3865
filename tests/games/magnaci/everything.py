"""Wandering games in which everything in the box is used, counted. `python everything.py 5000`.

The wanderer (`players.wander`) is random, but plays cards rather than passing and keeps some
Strength for the conflicts; every other game is played with evenly random letters instead. Tables
rotate through all seat counts and the options in `TABLES`. After every word the box is complete and
no power has more than one conflict on the board outside the Conflicts; in every Age all have laid
thirteen different cards.
"""

import sys
from collections import Counter
from collections.abc import Iterable

from games.magnaci.players import trade, wander

from tabularium.games.magnaci import material as m
from tabularium.games.magnaci.spec import SPEC
from tabularium.games.magnaci.state import Magnaci
from tabularium.kernel import Event, Facts, Picks

TABLES: list[Facts] = [
    {},
    {},
    {"pacta_timing": "after_senate"},
    {"grain_by_clause": True, "fief_from_leftover": True},
    {},
]
NEVER_PLAYED = ("konstytucja_3_maja", "veto")
WANTED = {f"played {code}" for code in m.LAW_CODES if code not in NEVER_PLAYED}
WANTED |= {f"played {code}" for code in m.OFFICE_CODES[1:]}
WANTED |= {f"won {code}" for code in (*m.LAW_CODES, *m.OFFICE_CODES)}
WANTED |= {f"battle_won {code}" for code in m.CONFLICT_CODES}
WANTED |= {f"battle_lost {code}" for code in m.CONFLICT_CODES}
WANTED |= {f"king {code}" for code in m.KING_CODES}
WANTED |= {"vetoed", "law_lost", "law_given", "offered", "unwanted", "appointed", "black_clouds"}
WANTED |= {"silent_sejm", "partition_lifted", "conflict_reshuffled", "third_partition"}
WANTED |= {"ranked", "common_defeat", "conflict_gone"}


def uses(events: Iterable[Event]) -> Counter[str]:
    """What happened in a game, in the words of `WANTED`."""
    found: Counter[str] = Counter()
    for event in events:
        what = event.facts.get("card", event.facts.get("king", event.facts.get("conflict")))
        found[event.kind] += 1
        found[f"{event.kind} {what}"] += 1
    return found


def check_age(events: list[Event], seats: int, played: int) -> None:
    """Thirteen cards of everybody, all different, between two orders of the track."""
    shown = [event.facts for event in events if event.kind == "unsealed"]
    assert len(shown) == seats * m.HAND * played
    for seat in range(seats):
        cards = [fact["letter"] for fact in shown if fact["seat"] == seat]
        for age in range(played):
            assert set(cards[m.HAND * age : m.HAND * (age + 1)]) == set(m.CARDS)


def check_board(t: Magnaci) -> None:
    """Box complete; in the Interregnum, Senate and Sejm one conflict a power and two partitions."""
    assert t.faults() == [] and t.setting.places.faults(t.contents) == []
    if not any(type(frame).__name__ == "Conflicts" for frame in t.stack):
        for province in range(m.PROVINCES):
            left = len(t.contents[3 + 2 * province]) + len(t.contents[4 + 2 * province])
            assert left == (t.partitions >> province & 1)


def checked_game(game: int) -> Magnaci:
    """A game that keeps all invariants after every letter."""
    seats = 2 + game % 4
    state = SPEC.new(seats, f"used {game}", TABLES[game % len(TABLES)])
    assert isinstance(state, Magnaci)
    picks = Picks(f"wander {game}")
    while state.pending is not None:
        if game % 2:
            wander(state, picks)
        else:
            if picks.below(30) == 0:
                trade(state, picks)
            seat = state.pending.seats[picks.below(len(state.pending.seats))]
            options = state.options(seat)
            assert 0 < len(options) <= 26
            state.play(seat, options[picks.below(len(options))])
        if not any(state.drafts):
            check_board(state)
    assert state.record is not None
    ages = sum(1 for event in state.record.events if event.kind == "king")
    check_age(state.record.events, seats, ages)
    return state


def main(games: int) -> None:
    """Play, count and say what never happened."""
    found: Counter[str] = Counter()
    for game in range(games):
        state = checked_game(game)
        assert state.record is not None and state.result is not None
        found += uses(state.record.events)
        found[state.result.kind] += 1
    print(games, "games;", {code: found[code] for code in sorted(WANTED)})
    print("never:", sorted(WANTED - set(found)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
