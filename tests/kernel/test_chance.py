"""Chance: fixed for all time, fair, and apart by stream."""

from collections import Counter

from caravan import SPEC
from hypothesis import given
from hypothesis import strategies as st

from tabularium.kernel import Picks, commitment, splitmix64, stream_keys
from tabularium.kernel.chance import below, signed


def test_splitmix64_is_the_published_one() -> None:
    # First outputs of the reference implementation for seed 0.
    assert [splitmix64(0, n) for n in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**40), st.integers(1, 2**62 - 1))
def test_machine_words_give_the_same_numbers(key: int, n: int, bound: int) -> None:
    assert below(signed(key), n, bound) == splitmix64(key, n) % bound


@given(st.text(), st.integers(1, 12))
def test_streams_have_keys_of_their_own(seed: str, streams: int) -> None:
    keys = stream_keys(seed, streams)
    assert len(set(keys)) == streams
    assert stream_keys(seed, streams + 1)[:streams] == keys


def test_the_commitment_hides_and_binds() -> None:
    assert commitment("a") != commitment("b") and len(commitment("a")) == 64


def test_dice_are_fair() -> None:
    state = SPEC.new(2, "dice")
    faces = Counter(face for _ in range(6_000) for face in state.roll(0, 2))
    expected = 2_000
    assert sum((faces[f] - expected) ** 2 / expected for f in range(1, 7)) < 20.5  # p = 0.001


def test_piles_are_drawn_from_evenly() -> None:
    firsts = Counter(SPEC.new(2, str(seed)).contents[3][0] for seed in range(3_000))
    # The lower of two goods of a hand: 8 of each of three kinds, without replacement.
    pairs = 24 * 23
    shares = {0: 1 - 16 * 15 / pairs, 1: (16 * 15 - 8 * 7) / pairs, 2: 8 * 7 / pairs}
    for good, share in shares.items():
        assert abs(firsts[good] / 3_000 - share) < 0.035


@given(st.lists(st.integers()), st.text())
def test_a_shuffle_keeps_all(items: list[int], key: str) -> None:
    assert sorted(Picks(key).shuffle(items, len(items))) == sorted(items)
    assert sorted(Picks(key).shuffle(items, 2)) == sorted(items)
