"""Spelling: the words that a seat may say, as long as there are not too many of them."""

from collections.abc import Callable

from tabularium.kernel import (
    Picks,
    State,
    Word,
    any_word,
)


def all_words(state: State, seat: int, limit: int) -> list[Word] | None:
    """Every legal word of a seat that is asked; None if there are more than `limit`."""
    found: list[Word] = []
    return found if _spell(state, seat, state.drafts[seat], found, limit) else None


def _spell(state: State, seat: int, draft: Word, found: list[Word], limit: int) -> bool:
    frame = state.stack[-1]
    for letter in frame.options(state, seat, draft):
        word: Word = (*draft, letter)
        if not frame.ends(state, seat, word):
            if not _spell(state, seat, word, found, limit):
                return False
        elif len(found) == limit:
            return False
        else:
            found.append(word)
    return True


def endings(letters: Callable[[Word], list[int]], word: Word = ()) -> list[Word]:
    """Every way to go on with a word until no letter follows."""
    following = letters(word)
    if not following:
        return [word]
    return [end for letter in following for end in endings(letters, (*word, letter))]


def some_words(state: State, seat: int, number: int, rng: Picks) -> list[Word]:
    """Different legal words, spelled at random; fewer if they come up again and again."""
    found: dict[Word, None] = {}
    for _ in range(2 * number):
        if len(found) == number:
            break
        found[any_word(state, seat, rng)] = None
    return list(found)
