"""OpenSpiel: its information set Monte Carlo tree search plays Alea Iacta Est against chance.

The search sees no secret: it resamples the position from what its player knows.

    python examples/openspiel_ismcts.py 40
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tabularium.research.spiel  # noqa: F401  (registers the games)


def main(simulations: int = 8) -> None:
    game = pyspiel.load_game("tabularium_alea_v2", {"players": 2, "horizon": 40})
    rng = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(
        game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        max_simulations=simulations,
        random_state=rng,
    )
    random.seed(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if player == 0:
            action = searcher.step(state)
            print(f"{len(state.history()):>4} {state.action_to_string(player, action)}")
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(action)
    print(f"returns: {state.returns()}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 8)
