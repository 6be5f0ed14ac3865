"""Random games of other engines, measured on demand; runs in the peers' own environment.

It reads `TASK PEER SEATS SECONDS` and answers each line with a line of JSON, as `engine.py` does
for our games, and with the same generator of choices. Each decision is drawn from the full list of
legal moves, which the engine has to make each time; nothing else happens in the loops. Chance is
drawn by its odds and is no decision. A copy is measured on positions spread over whole games.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

SPREAD = 37  # a position is kept for the copies every so many decisions
KEPT = 40

clock = time.process_time


class Peer:
    """One game of another engine."""

    def __init__(self) -> None:
        self.chance = 20261116
        self.kept: list[Any] = []
        self.one_game(keep=True)  # tables and caches are filled by the first games
        while len(self.kept) < KEPT:
            self.one_game(keep=True)

    def one_game(self, keep: bool) -> tuple[int, int]:
        """Play; how many decisions there were, and how many with more than one move."""
        raise NotImplementedError

    def copy(self, position: Any) -> object:
        """What a search does before it tries something."""
        raise NotImplementedError

    def play(self, seconds: float) -> dict[str, float]:
        """Whole games."""
        games = decisions = real = 0
        start = now = clock()
        while now - start < seconds:
            more, choices = self.one_game(keep=False)
            decisions += more
            real += choices
            games += 1
            now = clock()
        return {
            "words_per_s": decisions / (now - start),
            "games_per_s": games / (now - start),
            "real_choices": real / decisions,
        }

    def copies(self, seconds: float) -> dict[str, float]:
        """Microseconds for one copy."""
        done = 0
        start = now = clock()
        while now - start < seconds:
            for position in self.kept:
                self.copy(position)
            done += len(self.kept)
            now = clock()
        return {"copy_us": 1e6 * (now - start) / done}


class Catanatron(Peer):
    """Catan with four players, in plain Python."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.new, self.limit = Game, TURNS_LIMIT
        self.players = [RandomPlayer(color) for color in Color]
        super().__init__()

    def one_game(self, keep: bool) -> tuple[int, int]:
        """The list was made by the last move; to check our choice against it would be waste."""
        chance, decisions, real = self.chance, 0, 0
        game = self.new(self.players, seed=chance + 1)
        state = game.state
        while game.winning_color() is None and state.num_turns < self.limit:
            actions = state.playable_actions
            number = len(actions)
            chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
            decisions += 1
            real += number > 1
            if keep and decisions % SPREAD == 0:
                self.kept.append(game.copy())
            game.execute(actions[(chance >> 8) % number], validate_action=False)
        self.chance = chance
        return decisions, real

    def copy(self, position: Any) -> object:
        """The engine's own."""
        return position.copy()


class PythonChess(Peer):
    """Chess in plain Python."""

    def one_game(self, keep: bool) -> tuple[int, int]:
        """To mate, stalemate or a draw by the rules that end a game by themselves."""
        import chess

        chance, decisions, real = self.chance, 0, 0
        board = chess.Board()
        moves = list(board.legal_moves)
        while moves and not board.is_insufficient_material() and board.halfmove_clock < 150:
            number = len(moves)
            chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
            decisions += 1
            real += number > 1
            if keep and decisions % SPREAD == 0:
                self.kept.append(board.copy(stack=False))
            board.push(moves[(chance >> 8) % number])
            moves = list(board.legal_moves)
        self.chance = chance
        return decisions, real

    def copy(self, position: Any) -> object:
        """Without the history."""
        return position.copy(stack=False)


class OpenSpiel(Peer):
    """A game of OpenSpiel in C++, called from Python."""

    NAME = ""

    def __init__(self) -> None:
        import pyspiel

        self.game = pyspiel.load_game(self.NAME)
        super().__init__()

    def one_game(self, keep: bool) -> tuple[int, int]:
        """Dice fall by their odds."""
        chance, decisions, real = self.chance, 0, 0
        state = self.game.new_initial_state()
        while not state.is_terminal():
            chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), (chance >> 8) / (1 << 23)))
                continue
            actions = state.legal_actions()
            number = len(actions)
            decisions += 1
            real += number > 1
            if keep and decisions % SPREAD == 0:
                self.kept.append(state.clone())
            state.apply_action(actions[(chance >> 8) % number])
        self.chance = chance
        return decisions, real

    def copy(self, position: Any) -> object:
        """The engine's own."""
        return position.clone()


def drawn(outcomes: list[tuple[int, float]], share: float) -> int:
    """The outcome at a share of the whole, from 0 to 1."""
    for outcome, odds in outcomes:
        share -= odds
        if share < 0:
            return outcome
    return outcomes[-1][0]


class SpielChess(OpenSpiel):
    """Chess."""

    NAME = "chess"


class SpielBackgammon(OpenSpiel):
    """Backgammon, a game with dice."""

    NAME = "backgammon"


class SpielHive(OpenSpiel):
    """Hive, a game of pieces laid and moved."""

    NAME = "hive"


# By name: the package, the game, its language, what plays it.
PEERS: dict[str, tuple[str, str, str, Callable[[], Peer]]] = {
    "catanatron": ("catanatron", "Catan, 4 players", "Python", Catanatron),
    "python-chess": ("chess", "chess", "Python", PythonChess),
    "open_spiel-chess": ("open_spiel", "chess", "C++ called from Python", SpielChess),
    "open_spiel-backgammon": (
        "open_spiel",
        "backgammon",
        "C++ called from Python",
        SpielBackgammon,
    ),
    "open_spiel-hive": ("open_spiel", "hive", "C++ called from Python", SpielHive),
}


def answer(ready: dict[str, Peer], line: str) -> dict[str, Any]:
    """Measure what a line asks for."""
    task, name, _, seconds = line.split()
    package, game, language, make = PEERS[name]
    if task == "version":
        return {"version": version(package), "game": game, "language": language}
    if name not in ready:
        ready[name] = make()
    return (
        ready[name].play(float(seconds)) if task == "play" else ready[name].copies(float(seconds))
    )


def main() -> None:
    """Answer until nobody asks any more."""
    ready: dict[str, Peer] = {}
    for line in sys.stdin:
        print(json.dumps(answer(ready, line)), flush=True)


if __name__ == "__main__":
    main()
