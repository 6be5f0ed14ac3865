"""Matches: one bot against a field of another, in blocks that share a seed."""

import time
from collections.abc import Mapping
from typing import Any

import msgspec

from tabularium.bots import Bot, Player, make_bot
from tabularium.kernel import GameSpec, State
from tabularium.registry import games


class Match(msgspec.Struct, frozen=True):
    """`hero` sits once on every seat, the others are all `field`; one seed for the whole block."""

    game: str
    seats: int
    hero: str
    field: str
    options: dict[str, Any] = {}
    rules: int = 1  # of the game; lines of old files do not say it

    @property
    def name(self) -> str:
        """Who against whom."""
        return f"{self.hero} : {self.field}"


class Block(msgspec.Struct):
    """The games of one seed: the hero sits on seat 0 in the first, on seat 1 in the second, …"""

    match: Match
    number: int
    seed: str
    places: list[list[int]]  # per game, per seat
    scores: list[list[int]]
    ends: list[str]
    words: list[int]
    seconds: list[float]  # of thinking: hero, one seat of the field; per word
    nodes: list[float]  # likewise


def matches(
    game: str,
    seats: int,
    bots: list[str],
    options: dict[str, Any] | None = None,
    against: str | None = None,
) -> list[Match]:
    """Every bot against a field of every other; at two seats one direction says it all.

    With `against`, every bot against a field of that one only.
    """
    rules = games[game].rules
    if against is not None:
        return [Match(game, seats, hero, against, options or {}, rules) for hero in bots]
    found = []
    for i, hero in enumerate(bots):
        for j, field in enumerate(bots):
            if i > j or (i < j and seats > 2):
                found.append(Match(game, seats, hero, field, options or {}, rules))
    return found


def play_block(match: Match, number: int, seed: str) -> Block:
    """All rotations of one seed."""
    spec = games[match.game]
    block = Block(match, number, seed, [], [], [], [], [0.0, 0.0], [0.0, 0.0])
    thought = [Thought(), Thought()]
    for hero in range(match.seats):
        names = [match.hero if seat == hero else match.field for seat in range(match.seats)]
        sides = {seat: thought[seat != hero] for seat in range(match.seats)}
        state = spec.new(match.seats, seed, match.options)
        play(state, spec, names, f"{seed}/{hero}", sides)
        result = state.result
        assert result is not None
        block.places.append(result.places)
        block.scores.append(result.scores)
        block.ends.append(result.kind)
        block.words.append(state.said)
    block.seconds = [round(t.seconds / max(t.words, 1), 6) for t in thought]
    block.nodes = [round(t.nodes / max(t.words, 1), 1) for t in thought]
    return block


class Thought:
    """What one side's thinking took."""

    def __init__(self) -> None:
        self.words = 0
        self.nodes = 0
        self.seconds = 0.0


def play(
    state: State,
    spec: GameSpec,
    names: list[str],
    key: str,
    thought: Mapping[int, Thought],
    bots: list[Bot] | None = None,
) -> None:
    """Play a game to its end as at a real table: views, each seat's own events, whole words."""
    made = [make_bot(name, spec) for name in names] if bots is None else bots
    players = [Player(bot, seat) for seat, bot in enumerate(made)]
    while state.pending is not None:
        seat = state.pending.seats[0]
        begun = time.thread_time()  # others may use the machine too
        choice = players[seat].answer(state, key)
        spent = thought[seat]
        spent.seconds += time.thread_time() - begun
        spent.words += 1
        spent.nodes += players[seat].budget.spent
        state.act(seat, choice.word)
