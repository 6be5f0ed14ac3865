"""Ways: all legal words of a seat as one tree, as long as they are not too many."""

from typing import Final

from tabularium.kernel.alphabet import Word
from tabularium.kernel.errors import Facts
from tabularium.kernel.state import State

MOST_WAYS: Final = 1000  # leaves; more are asked for letter by letter
LEAF: Final = 0


class _Count:
    """Leaves that may still be found."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


def ways(state: State, seat: int, aside: bool = False, most: int = MOST_WAYS) -> Facts | None:
    """Every legal word: letters in notation, each with what may follow, `0` where a word is whole.

    None if there are more than `most`. Empty if the seat has nothing to say.
    """
    closed = state.asides_closed(seat) if aside else state.not_asked(seat)
    if closed is not None:
        return {}
    count = _Count(most)
    tree = _branches(state, seat, (), aside, count)
    return None if count.left < 0 else tree


def _branches(state: State, seat: int, draft: Word, aside: bool, count: _Count) -> Facts:
    text = state.setting.alphabet.text
    tree: Facts = {}
    for letter in state.may_follow(seat, draft, aside):
        word: Word = (*draft, letter)
        if state.is_whole(seat, word, aside):
            tree[text(letter)] = LEAF
            count.left -= 1
        else:
            tree[text(letter)] = _branches(state, seat, word, aside, count)
        if count.left < 0:
            break
    return tree


def words_after(state: State, seat: int, prefix: Word, aside: bool, most: int) -> list[Word]:
    """Legal words that begin with a legal prefix, in the order of the tree's leaves."""
    found: list[Word] = []
    if prefix and state.is_whole(seat, prefix, aside):
        found.append(prefix)
    else:
        state.collect(seat, prefix, aside, found, most)
    return found
