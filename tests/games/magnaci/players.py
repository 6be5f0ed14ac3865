"""Players that wander: random, but drawn to playing cards, and to defending the Commonwealth."""

from tabularium.games.magnaci.letters import CARD, PASS
from tabularium.games.magnaci.material import STRENGTH
from tabularium.games.magnaci.spec import SPEC
from tabularium.kernel import Picks, State


def wander(state: State, picks: Picks, asides: bool = True) -> None:
    """One letter, or sometimes a law that changes hands.

    Whoever may play a card mostly does; in Senate and Sejm low Strength is preferred, so that the
    conflicts are not all lost. Evenly random letters lose the Commonwealth in two games of three.
    """
    assert state.pending is not None
    if asides and picks.below(12) == 0:
        trade(state, picks)
    seat = state.pending.seats[picks.below(len(state.pending.seats))]
    letters = state.options(seat)
    letter = letters[picks.below(len(letters))]
    if letter == PASS and len(letters) > 1 and picks.below(3):
        letter = letters[1 + picks.below(len(letters) - 1)]
    if state.pending.prompt in ("senate", "sejm") and letter < CARD + len(STRENGTH):
        other = letters[picks.below(len(letters))]
        if STRENGTH[other - CARD] < STRENGTH[letter - CARD] and picks.below(4):
            letter = other
    state.play(seat, letter)


def trade(state: State, picks: Picks) -> None:
    """Some seat gives, offers or accepts, if it can."""
    seat = picks.below(state.seats)
    found = state.asides(seat)
    if found:
        state.act(seat, found[picks.below(len(found))])


def wandering_game(seats: int, seed: str, options: dict[str, object] | None = None) -> State:
    """A whole game."""
    state = SPEC.new(seats, seed, options)
    picks = Picks(f"wander {seed}")
    while state.pending is not None:
        wander(state, picks)
    return state
