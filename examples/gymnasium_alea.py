"""Gymnasium: a linear policy learns Alea Iacta Est against random bots (REINFORCE, numpy only).

python examples/gymnasium_alea.py 200
"""

import sys

import gymnasium
import numpy as np

import tabularium.research.gym  # noqa: F401  (registers the environments)

RATE = 0.05


def chances(weights: np.ndarray, seen: dict[str, np.ndarray]) -> np.ndarray:
    """Softmax over the legal letters."""
    logits = np.where(seen["action_mask"] == 1, weights @ seen["observation"], -np.inf)
    likely = np.exp(logits - logits.max())
    return likely / likely.sum()


def main(episodes: int = 20) -> None:
    env = gymnasium.make("tabularium/alea-v2", seats=2, seat=0, bots="random", rewards="win_share")
    rng = np.random.default_rng(1)
    letters, size = env.action_space.n, env.observation_space["observation"].shape[0]
    weights = np.zeros((letters, size), np.float32)
    won: list[float] = []
    for episode in range(episodes):
        seen, _ = env.reset(seed=episode)
        steps, ended, reward = [], False, 0.0
        while not ended:
            likely = chances(weights, seen)
            letter = int(rng.choice(letters, p=likely))
            steps.append((seen["observation"], likely, letter))
            seen, reward, terminated, truncated, _ = env.step(letter)
            ended = terminated or truncated
        won.append(reward)
        advantage = reward - np.mean(won)
        for observation, likely, letter in steps:
            gradient = -likely
            gradient[letter] += 1
            weights += RATE * advantage * np.outer(gradient, observation).astype(np.float32)
    print(f"won {np.mean(won[: episodes // 2]):.2f} of the first half of {episodes} games,")
    print(f"    {np.mean(won[episodes // 2 :]):.2f} of the second half")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20)
