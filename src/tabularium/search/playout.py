"""Playouts: a state played on without anybody looking, for search.

Every question is listed once and answered at once; nothing is checked again, copied for a caller,
told, or noted down as somebody's knowledge. The games that come out are those of `State.play`.
"""

from typing import Final

from tabularium.kernel import Picks, State, Word

ENDLESS: Final = 1 << 60


class Policy:
    """How playouts choose: every letter is as likely as any other. Subclasses are compiled."""

    def letter(self, state: State, seat: int, word: Word, legal: list[int], picks: Picks) -> int:
        """One of the legal letters after the beginning of a word."""
        return legal[picks.below(len(legal))]


UNIFORM: Final = Policy()


def play_out(
    state: State,
    picks: Picks,
    policy: Policy = UNIFORM,
    words: int = ENDLESS,
    letters: int = ENDLESS,
) -> int:
    """Play a state on to its end, or so many words or letters; returns the letters played.

    The state is used up: it can be scored, copied and played on, but has no views any more.
    """
    state.unobserve()
    stop = state.said + words
    left = letters
    while state.pending is not None and state.said < stop and left > 0:
        seat = state.pending.seats[0]
        frame = state.stack[-1]
        word = state.drafts[seat]
        whole = False
        while not whole and left > 0:
            legal = frame.options(state, seat, word)
            letter = policy.letter(state, seat, word, legal, picks)
            word = word + (letter,) if word else (letter,)
            whole = frame.ends(state, seat, word)
            left -= 1
        if whole:
            state.say(seat, word)
        else:
            state.drafts[seat] = word
    return letters - left
