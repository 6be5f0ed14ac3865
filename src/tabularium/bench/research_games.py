"""Random play through PettingZoo and OpenSpiel, the same loop for their games and for ours.

As a program it plays the libraries' own games and prints a line of JSON for each; it knows nothing
of us, so it runs in an environment of their own. Its argument: seconds for each game.

A PettingZoo step is `last()` with its observation, a choice from the mask, `step()`. An OpenSpiel
step is `legal_actions()` and `apply_action()`, with the observation tensor of whoever is to move or
without it; chance is played but not counted.
"""

import json
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np

CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "go_v5", "chess_v6")
PYTHON_GAMES: Final = (
    "python_tic_tac_toe",
    "python_kuhn_poker",
    "python_team_dominoes",
    "python_liars_poker",
)

Episode = Callable[[], int]  # plays one game and returns its steps


def per_second(episode: Episode, seconds: float) -> float:
    """Steps a second over whole games; the first game fills caches and does not count."""
    episode()
    steps = 0
    begun = now = time.process_time()
    while now - begun < seconds:
        steps += episode()
        now = time.process_time()
    return steps / (now - begun)


def zoo_episode(env: Any) -> Episode:
    """A game of an AEC environment."""

    def episode() -> int:
        env.reset(seed=random.randrange(2**31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        return steps

    return episode


def spiel_episode(game: Any, observed: bool) -> Episode:
    """A game of OpenSpiel from Python."""

    def episode() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                steps += 1
                if observed:
                    state.observation_tensor(state.current_player())
            state.apply_action(random.choice(actions))
        return steps

    return episode


def classic(seconds: float) -> list[dict[str, Any]]:
    """PettingZoo's own board games."""
    found = []
    for name in CLASSIC:
        env = import_module(f"pettingzoo.classic.{name}").env()
        rate = per_second(zoo_episode(env), seconds)
        found.append({"library": "PettingZoo", "game": name, "steps_per_s": rate})
    return found


def python_games(seconds: float) -> list[dict[str, Any]]:
    """OpenSpiel's games that are written in Python."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (they register themselves)

    found = []
    for name in PYTHON_GAMES:
        game = pyspiel.load_game(name)
        facts: dict[str, Any] = {"library": "OpenSpiel", "game": name}
        facts["steps_per_s"] = per_second(spiel_episode(game, False), seconds)
        if game.get_type().provides_observation_tensor:
            facts["observed_per_s"] = per_second(spiel_episode(game, True), seconds)
        found.append(facts)
    return found


def main(seconds: float) -> None:
    """One line for each game."""
    warnings.simplefilter("ignore")  # of the libraries about themselves
    random.seed(20261116)
    for facts in (*classic(seconds), *python_games(seconds)):
        print(json.dumps(facts), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]))
