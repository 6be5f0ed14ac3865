"""Rule 9.22: the best layout is what brute force finds, an independent reading of the rules."""

import random

import pytest
from games.alea.brute_force import brute, random_hand, searched

from tabularium.games.alea.reckoning import best_layout


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_9_22_best_layout_is_what_brute_force_finds(seed: int) -> None:
    """20 x 100 hands: all cards, all switches, with and without fixed tiles."""
    chance = random.Random(f"alea reckoning {seed}")
    for _ in range(100):
        hand = random_hand(chance, 6000)
        provinces, patricians, senate, fortuna, tokens, switches, fixed = hand
        layout = best_layout(provinces, patricians, senate, fortuna, tokens, switches, fixed)
        found = None if layout is None else (layout.points, layout.tiebreak)
        assert found == brute(hand), hand
        if layout is not None:
            assert {tile: layout.placed[tile] for tile in fixed} == fixed
            assert searched(hand) == found


@pytest.mark.slow
def test_9_22_a_few_larger_hands_against_brute_force() -> None:
    chance = random.Random("alea larger hands")
    for _ in range(12):
        hand = random_hand(chance, 100_000)
        layout = best_layout(*hand)
        found = None if layout is None else (layout.points, layout.tiebreak)
        assert found == brute(hand), hand
