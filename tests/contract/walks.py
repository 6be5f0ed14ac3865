"""Random walks through whole games, on which the laws are checked."""

from collections.abc import Iterator

from tabularium.kernel import GameSpec, IllegalAction, Picks, State


def random_game(
    spec: GameSpec, seats: int, seed: str, asides: bool = True
) -> Iterator[tuple[State, Picks]]:
    """The state at each letter of a random game, sometimes with an aside in between."""
    state = spec.new(seats, seed)
    picks = Picks(f"walk {seed}")
    while state.pending is not None:
        yield state, picks
        if asides and picks.below(6) == 0:
            say_some_aside(state, picks)
        seat = state.pending.seats[picks.below(len(state.pending.seats))]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
    yield state, picks


def say_some_aside(state: State, picks: Picks) -> None:
    """An aside of some seat, if any is open to it."""
    seat = picks.below(state.seats)
    asides = state.asides(seat)
    if asides:
        state.act(seat, asides[picks.below(len(asides))])


def some_word(state: State, seat: int, picks: Picks) -> str:
    """A legal word of a seat that is asked and has no draft."""
    twin = state.copy()
    frame = twin.stack[-1]
    word: tuple[int, ...] = ()
    while not word or not frame.ends(twin, seat, word):
        options = frame.options(twin, seat, word)
        word = (*word, options[picks.below(len(options))])
    return state.setting.alphabet.spell(word)


def refused(state: State, seat: int, text: str) -> bool:
    """Whether a word is refused; the state must not be used afterwards if it is not."""
    try:
        state.act(seat, text)
    except IllegalAction:
        return True
    return False
