"""PettingZoo: four players at a table of Tigris & Euphrates, each choosing from its mask.

python examples/pettingzoo_tigris.py
"""

import numpy as np

from tabularium.research.zoo import tigris_v2


def choose(observation: np.ndarray, mask: np.ndarray, rng: np.random.Generator) -> int:
    """Put your policy here; this one takes any legal letter."""
    return int(rng.choice(np.flatnonzero(mask)))


def main(games: int = 3) -> None:
    env = tigris_v2.env(seats=4, rewards="win_share")  # horizon=…, english=True, … are options
    layout = env.unwrapped.layout
    rng = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for game in range(games):
        env.reset(seed=game)
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            if terminated or truncated:
                env.step(None)
                continue
            env.step(choose(seen["observation"], seen["action_mask"], rng))
    print(f"{layout.size} numbers in {len(layout.fields)} fields, {layout.letters} letters")
    for agent, shares in total.items():
        print(f"{agent}: {shares:.2f} of {games} games won")


if __name__ == "__main__":
    main()
