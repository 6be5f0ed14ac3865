"""Random games of other engines; runs in the peers' own environment and prints JSON.

Each decision is drawn from the full list of legal moves, which the engine has to make each time.
A copy is measured on positions spread over whole games. Started by `peers.py`, it takes one
argument: the seconds to play each game.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

SPREAD = 37  # a position is kept for the copies every so many decisions
KEPT = 40

# Plays one whole game; calls what it is given with the position before each decision.
Play = Callable[[Callable[[Any], None]], None]


class Meter:
    """Counts decisions and keeps positions to copy."""

    def __init__(self, copy: Callable[[Any], object]) -> None:
        self.copy = copy
        self.decisions = 0
        self.kept: list[Any] = []

    def __call__(self, position: Any) -> None:
        self.decisions += 1
        if self.decisions % SPREAD == 0 and len(self.kept) < KEPT:
            self.kept.append(self.copy(position))


def measure(play: Play, copy: Callable[[Any], object], seconds: float) -> dict[str, float]:
    """Decisions and games per second of random play, and microseconds for one copy."""
    play(Meter(copy))  # tables and caches are filled by the first game
    meter = Meter(copy)
    games = 0
    begun = now = time.process_time()
    while now - begun < seconds:
        play(meter)
        games += 1
        now = time.process_time()
    spent = now - begun
    return {
        "decisions_per_s": meter.decisions / spent,
        "games_per_s": games / spent,
        "copy_us": copy_cost(copy, meter.kept, seconds / 4),
    }


def copy_cost(copy: Callable[[Any], object], positions: list[Any], seconds: float) -> float:
    """Microseconds for one copy: the best of several rounds over all positions."""
    best = float("inf")
    stop = time.process_time() + seconds
    while True:
        begun = time.process_time()
        for position in positions:
            copy(position)
        now = time.process_time()
        best = min(best, now - begun)
        if now >= stop:
            return 1e6 * best / len(positions)


def catanatron() -> tuple[Play, Callable[[Any], object]]:
    """Catan with four players, in plain Python."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    players = [RandomPlayer(color) for color in Color]

    def play(watch: Callable[[Any], None]) -> None:
        game = Game(players, seed=random.randrange(1, 2**60))
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            watch(game)
            # The list was made by the last move; to check our choice against it would be waste.
            game.execute(random.choice(state.playable_actions), validate_action=False)

    return play, lambda game: game.copy()


def python_chess() -> tuple[Play, Callable[[Any], object]]:
    """Chess in plain Python; a copy leaves the history behind."""
    import chess

    def play(watch: Callable[[Any], None]) -> None:
        board = chess.Board()
        moves = list(board.legal_moves)
        while moves and not board.is_insufficient_material() and board.halfmove_clock < 150:
            watch(board)
            board.push(random.choice(moves))
            moves = list(board.legal_moves)

    return play, lambda board: board.copy(stack=False)


def open_spiel(name: str) -> tuple[Play, Callable[[Any], object]]:
    """A game of OpenSpiel, from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(watch: Callable[[Any], None]) -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                watch(state)
            state.apply_action(random.choice(actions))

    return play, lambda state: state.clone()


def open_spiel_chess() -> tuple[Play, Callable[[Any], object]]:
    """Chess in C++, called from Python."""
    return open_spiel("chess")


def open_spiel_dominoes() -> tuple[Play, Callable[[Any], object]]:
    """Dominoes for four players, one of the games OpenSpiel has in plain Python."""
    from open_spiel.python.games import team_dominoes  # noqa: F401  (registers itself)

    return open_spiel("python_team_dominoes")


PEERS = {
    "catanatron": ("catanatron", "Catan, 4 players", "Python", catanatron),
    "python-chess": ("chess", "chess", "Python", python_chess),
    "open_spiel-chess": ("open_spiel", "chess", "C++ called from Python", open_spiel_chess),
    "open_spiel-dominoes": ("open_spiel", "dominoes, 4 players", "Python", open_spiel_dominoes),
}


def main(seconds: float) -> None:
    """Measure all peers, one line of JSON each, so that progress can be shown."""
    for name, (package, game, language, make) in PEERS.items():
        random.seed(20261116)
        found = measure(*make(), seconds)
        facts = {"name": name, "version": version(package), "game": game, "language": language}
        print(json.dumps({**facts, **found}), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]))
