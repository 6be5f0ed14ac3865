"""The environment that all wrappers share."""

import numpy as np
import pytest

from research.tables import EVERY, GAMES, TABLES, walk
from tabularium import BadOption, IllegalAction, games
from tabularium.kernel import Result, Together
from tabularium.research import Environment
from tabularium.research.environment import SCORE, rewards_of, start, win_shares


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_horizon_is_on_and_can_be_turned_off(game: str, seats: int) -> None:
    assert Environment(game, seats).state.setting.horizon == games[game].horizon > 0
    assert Environment(game, seats, options={"horizon": 0}).state.setting.horizon == 0


def test_a_game_that_is_cut_off_says_so_and_counts_as_it_stands() -> None:
    table = Environment("sigismundus", 3, options={"horizon": 25})
    for _ in walk(table, "short"):
        assert not table.over and not table.cut_off and table.returns() == [0, 0, 0]
    assert table.over and table.cut_off and table.seat == -1 and table.legal() == []
    assert sum(table.returns()) == pytest.approx(1)


def test_it_is_the_game_that_the_kernel_would_play() -> None:
    """Without record and listeners, but the same game."""
    for game in GAMES:
        ours = start(games[game], games[game].seats.start, {}, "same")
        assert ours.digest() == games[game].new(games[game].seats.start, "same").digest()
        assert ours.record is None and ours.events is None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(game: str, seats: int) -> None:
    one, two = Environment(game, seats), Environment(game, seats)
    for _ in zip(walk(one, "seed", 150), walk(two, "seed", 150), strict=True):
        assert one.legal() == two.legal()
    assert one.state.digest() == two.state.digest()
    two.reset("another")
    one.reset("seed")
    assert one.state.digest() != two.state.digest()


def test_win_shares() -> None:
    assert win_shares(Result("ranked", [2, 1, 3], [4, 9, 1])) == [0, 1, 0]
    assert win_shares(Result("ranked", [1, 1, 3], [9, 9, 1])) == [0.5, 0.5, 0]
    assert win_shares(Result("common_defeat", [1, 1], [0, 0])) == [0, 0]
    assert rewards_of(Result("ranked", [2, 1], [4, 9]), SCORE) == [4.0, 9.0]


def test_rewards_by_score() -> None:
    table = Environment("alea", 2, SCORE)
    for _ in walk(table, "score"):
        assert table.returns() == [0, 0]
    assert table.state.result is not None
    assert table.returns() == [float(score) for score in table.state.result.scores]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_masks_are_the_options_and_nothing_else(game: str, seats: int) -> None:
    table = Environment(game, seats)
    for step, asked in enumerate(walk(table, "masks", 60)):
        mask = table.mask(asked)
        assert mask.dtype == np.int8 and len(mask) == games[game].alphabet.first_aside
        assert np.flatnonzero(mask).tolist() == sorted(table.legal())
        others = [seat for seat in range(seats) if seat != asked]
        assert not any(table.mask(seat).any() for seat in others)
        if step % 10 == 0:
            refused = [x for x in range(table.letters) if not mask[x]]
            before = table.state.digest(), table.state.drafts[:]
            for letter in (refused[0], refused[-1], -1, table.letters, table.letters + 5):
                with pytest.raises(IllegalAction):
                    table.step(letter)
            assert (table.state.digest(), table.state.drafts) == before


def test_nothing_can_be_played_when_it_is_over() -> None:
    table = Environment("alea", 2)
    for _ in walk(table, "end"):
        pass
    with pytest.raises(IllegalAction):
        table.step(0)
    assert not table.mask(0).any() and not table.mask(1).any()


@pytest.mark.parametrize("game", ["orleans", "magnaci", "sigismundus"])
def test_words_said_together_are_hidden_until_all_are_in(game: str) -> None:
    """Whatever the first seat says, the next one sees the same."""
    seats = games[game].seats.start
    table = Environment(game, seats)
    compared = 0
    for asked in walk(table, "together"):
        pending = table.state.pending
        if not isinstance(pending, Together) or len(pending.seats) < 2 or table.state.drafts[asked]:
            continue
        other = pending.seats[1]
        seen = set()
        truth = table.state
        for first in table.legal()[:6]:
            table.state = truth.copy()
            table.step(first)
            while table.seat == asked:
                table.step(table.legal()[0])
            seen.add((table.seat, table.observe(other).tobytes(), table.mask(other).tobytes()))
        table.state = truth
        assert len(seen) == 1
        compared += len(table.legal()) > 1
    assert compared > 2


def test_bad_tables_are_refused() -> None:
    with pytest.raises(BadOption):
        Environment("tigris", 5)
    with pytest.raises(BadOption):
        Environment("tigris", 2, options={"hats": True})
    with pytest.raises(KeyError):
        Environment("chess")
    with pytest.raises(ValueError, match="rewards are one of"):
        Environment("tigris", 2, "money")


def test_seat_0_begins_in_tigris_unless_a_lot_is_asked_for() -> None:
    plain = Environment("tigris", 4)
    lots = Environment("tigris", 4, options={"starter": "lot", "dynasties": "lot"})
    first, drawn = set(), set()
    for n in range(20):
        plain.reset(n)
        assert plain.seat == 0
        assert plain.view(None).table["dynasties"] == ["lion", "bull", "archer", "pot"]
        lots.reset(n)
        first.add(lots.seat)
        drawn.add(str(lots.view(None).table["dynasties"]))
        lots.observe(0)  # fits the layout
    assert first == {0, 1, 2, 3} and len(drawn) > 5
