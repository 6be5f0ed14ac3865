"""A game in progress as search wants it: copies, memory, writing down."""

import pickle

import pytest

from research.tables import TABLES
from tabularium import IllegalAction, games
from tabularium.kernel import Picks
from tabularium.research.environment import research_options, start
from tabularium.research.play import Play


def begun(game: str, seats: int, letters: int, seed: str = "play") -> Play:
    """A game after some random letters."""
    spec = games[game]
    play = Play(start(spec, seats, research_options(spec, {}), seed))
    picks = Picks(seed)
    for _ in range(letters):
        step(play, picks)
    return play


def step(play: Play, picks: Picks) -> None:
    """One random letter."""
    if play.state.pending is not None:
        legal = play.state.options(play.state.pending.seats[0])
        play.step(legal[picks.below(len(legal))])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_asking_late_or_often_gives_the_same_memory(game: str, seats: int) -> None:
    """The past is walked only when somebody asks; whether that was done before makes no change."""
    often, late = begun(game, seats, 0), begun(game, seats, 0)
    one, two = Picks("x"), Picks("x")
    for _ in range(50):
        step(often, one)
        step(late, two)
        for seat in range(seats):
            often.recall(seat)
    known = [often.information_state(seat) for seat in range(seats)]
    assert known == [late.information_state(seat) for seat in range(seats)]
    assert len(set(known)) == seats


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_copies_stand_alone(game: str, seats: int) -> None:
    play = begun(game, seats, 40)
    twin = play.copy()
    known, digest = play.information_state(0), play.state.digest()
    picks = Picks("on")
    for _ in range(30):
        step(twin, picks)
    twin.recall(0)
    assert (play.information_state(0), play.state.digest()) == (known, digest)
    assert len(twin.letters) > len(play.letters)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_was_written_down_is_the_same_game(game: str, seats: int) -> None:
    for letters in (0, 37, 38, 39):  # in the middle of words too
        play = begun(game, seats, letters)
        twin = pickle.loads(pickle.dumps(play))
        assert twin.state.dump() == play.state.dump() and twin.state.drafts == play.state.drafts
        for seat in range(seats):
            assert twin.information_state(seat) == play.information_state(seat)


def test_a_resampled_game_can_be_written_down() -> None:
    play = begun("sigismundus", 3, 90).resampled(1, "key")
    twin = pickle.loads(pickle.dumps(play))
    assert twin.information_state(1) == play.information_state(1)
    assert twin.past == play.past != {}


def test_a_refused_letter_is_not_remembered() -> None:
    play = begun("tigris", 2, 10)
    with pytest.raises(IllegalAction):
        play.step(10_000)
    assert len(play.letters) == 10
