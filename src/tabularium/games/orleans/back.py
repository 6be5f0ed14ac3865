"""Rules 4.3: followers taken back from spaces to the Market, when the draw has been seen.

The word: spaces, rising; then, for each follower of the Theatre, its stage and the kind; `done`.
"""

from tabularium.games.orleans.letters import DONE, KIND, SPACE, STAGE
from tabularium.games.orleans.market import most_back
from tabularium.games.orleans.material import (
    BOARD_SPACES,
    KIND_CODES,
    KINDS,
    SPACE_CODES,
    SPACES_OF,
    THEATRE,
    TOWNHALL_1,
    TOWNHALL_2,
    tiles_in,
)
from tabularium.games.orleans.state import ON_TECHNOLOGY, Orleans, bumped
from tabularium.kernel import Reason, Word


def backs_in(word: Word) -> int:
    """How many followers a word takes back."""
    backs = 0
    for letter in word:
        backs += SPACE <= letter <= STAGE
    return backs


def back_letters(t: Orleans, seat: int, drawn: int, word: Word) -> list[int]:
    """Followers that may be taken back after those named, and `done`."""
    if word and word[-1] == STAGE:
        return on_stage(t, word)
    letters: list[int] = []
    if backs_in(word) < most_back(t, seat, drawn):
        letters = with_followers(t, seat, word)
    return [*letters, DONE]


def with_followers(t: Orleans, seat: int, word: Word) -> list[int]:
    """Spaces with followers, beyond the last one named; then the Theatre. Technology stays."""
    first = word[-1] - SPACE + 1 if word and word[-1] < STAGE else 0
    letters: list[int] = []
    if not word or STAGE not in word:
        spaces, board = t.spaces, BOARD_SPACES * seat
        for space in range(first, BOARD_SPACES):
            if 0 < spaces[board + space] < ON_TECHNOLOGY:
                letters.append(SPACE + space)
        for place in tiles_in(t.tiles[seat]):
            for space in SPACES_OF[place]:
                if space >= first and 0 < spaces[t.at(seat, space)] < ON_TECHNOLOGY:
                    letters.append(SPACE + space)
    if t.has(seat, THEATRE) and on_stage(t, word):
        letters.append(STAGE)
    return letters


def on_stage(t: Orleans, word: Word) -> list[int]:
    """Followers in the Theatre, rising, less those named."""
    named = [letter - KIND for letter in word if KIND <= letter < KIND + KINDS]
    least = named[-1] if named else 0
    return [KIND + k for k in range(least, KINDS) if t.stage[k] > named.count(k)]


def most_to_take(t: Orleans, seat: int, drawn: int) -> int:
    """How many may be taken back at most: as many as stand anywhere, and as 4.3 allows."""
    there = len([letter for letter in with_followers(t, seat, ()) if letter != STAGE])
    if t.has(seat, THEATRE):
        there += sum(t.stage)
    return min(there, most_back(t, seat, drawn))


def can_take_back(t: Orleans, seat: int, drawn: int) -> bool:
    """4.4: whether there is anything to choose; everybody can see that."""
    return most_back(t, seat, drawn) > 0 and bool(with_followers(t, seat, ()))


def take_back(t: Orleans, seat: int, word: Word) -> None:
    """Followers return to the Market."""
    spaces: list[list[str]] = []
    for letter in word[:-1]:
        if SPACE <= letter < STAGE:
            i = t.at(seat, letter - SPACE)
            kind = t.spaces[i] - 1
            t.spaces[i] = 0
            t.market[KINDS * seat + kind] += 1
            spaces.append([SPACE_CODES[letter - SPACE], KIND_CODES[kind]])
        elif letter != STAGE:
            kind = letter - KIND
            t.stage = bumped(t.stage, kind, -1)
            t.market[KINDS * seat + kind] += 1
            spaces.append(["theatre.1", KIND_CODES[kind]])
    one, two = t.at(seat, TOWNHALL_1), t.at(seat, TOWNHALL_2)
    if t.spaces[one] == 0:
        t.spaces[one], t.spaces[two] = t.spaces[two], 0
    if spaces and t.telling:
        followers = [kind for _, kind in spaces]
        t.tell("taken_back", {"seat": seat, "spaces": spaces, "followers": followers})


def tidy_backs(word: Word) -> Word:
    """Spaces in rising order; a word about the Theatre must be spelled as it is."""
    if not word or STAGE in word or word[-1] != DONE:
        return word
    return (*sorted(word[:-1]), DONE)


def why_not_back(t: Orleans, seat: int, drawn: int, word: Word, letter: int) -> Reason:
    """Why a follower cannot be taken back."""
    if word and word[-1] == STAGE:
        return Reason("orleans.not_in_theatre", "4.3")
    if not SPACE <= letter <= STAGE:
        return Reason("orleans.whom_back", "4.3")
    if backs_in(word) >= most_back(t, seat, drawn):
        return Reason("orleans.no_more_back", "4.3", {"backs": backs_in(word)})
    code = "theatre.1" if letter == STAGE else SPACE_CODES[letter - SPACE]
    return Reason("orleans.nobody_there", "4.3", {"space": code})
