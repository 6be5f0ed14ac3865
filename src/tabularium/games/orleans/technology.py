"""Rules 9: technology tiles stand in for followers for the rest of the game."""

from tabularium.games.orleans.letters import DONE, SPACE, TECHNOLOGY
from tabularium.games.orleans.material import (
    BOARD_SPACES,
    FARMER,
    PLACE_CODES,
    SPACE_CODES,
    SPACE_NEED,
    SPACE_PLACE,
    SPACES,
    SPACES_OF,
    TECHNOLOGY_FITS,
    tiles_in,
)
from tabularium.games.orleans.state import ON_TECHNOLOGY, Orleans, bumped
from tabularium.kernel import Reason, Word


def spaces_of(t: Orleans, seat: int) -> list[int]:
    """All spaces of a seat, rising: its board, then its tiles."""
    spaces = list(range(BOARD_SPACES))
    if t.tiles[seat]:
        for place in tiles_in(t.tiles[seat]):
            spaces.extend(SPACES_OF[place])
    return spaces


def has_technology(t: Orleans, seat: int, place: int) -> bool:
    """Whether a technology tile lies in a place."""
    for space in SPACES_OF[place]:
        if t.spaces[t.at(seat, space)] == ON_TECHNOLOGY:
            return True
    return False


def technology_spaces(t: Orleans, seat: int, chosen: list[int]) -> list[int]:
    """9.2 to 9.7: where the next tile may go, after those that the same word has placed.

    The very first tile of a seat comes first; all others rise, so that a set has one spelling.
    """
    if len(chosen) >= t.technology[seat]:
        return []
    first = t.experienced[seat] == 0 and not chosen
    rising = chosen if t.experienced[seat] else chosen[1:]
    least = rising[-1] if rising else -1
    lowest = chosen[0] if chosen and t.experienced[seat] == 0 else -1
    taken = [SPACE_PLACE[space] for space in chosen]
    found: list[int] = []
    for space in spaces_of(t, seat):
        if not TECHNOLOGY_FITS[space] or space <= least or t.spaces[t.at(seat, space)]:
            continue
        place = SPACE_PLACE[space]
        farmer = SPACE_NEED[space] == FARMER
        if (first and not farmer) or place in taken or (farmer and space < lowest):
            continue
        if not has_technology(t, seat, place):
            found.append(space)
    return found


def chosen_spaces(word: Word) -> list[int]:
    """Spaces of the technology tiles that a word places: pairs of `technology` and a space."""
    chosen: list[int] = []
    i = 0
    while i + 1 < len(word) and word[i] == TECHNOLOGY:
        chosen.append(word[i + 1] - SPACE)
        i += 2
    return chosen


def tidy_technology(t: Orleans, seat: int, chosen: list[int]) -> list[int]:
    """Rising; before them the first tile of a seat, on the lowest farmer's space."""
    chosen = sorted(chosen)
    if t.experienced[seat] == 0:
        for i, letter in enumerate(chosen):
            if SPACE_NEED[letter - SPACE] == FARMER:
                return [letter, *chosen[:i], *chosen[i + 1 :]]
    return chosen


def tidy_pairs(t: Orleans, seat: int, word: Word) -> Word:
    """Pairs of `technology` and a space in the order we use; other words as they are."""
    chosen = [SPACE + space for space in chosen_spaces(word)]
    if word[-1] != DONE or len(word) != 2 * len(chosen) + 1:
        return word
    if min(chosen) < SPACE or max(chosen) >= SPACE + SPACES:
        return word
    tidied: list[int] = []
    for letter in tidy_technology(t, seat, chosen):
        tidied += [TECHNOLOGY, letter]
    return (*tidied, DONE)


def technology_letters(t: Orleans, seat: int, word: Word) -> list[int]:
    """9.1: after passing, pairs of `technology` and a space, then `done`; none if all is said."""
    if word and word[-1] == DONE:
        return []
    chosen = chosen_spaces(word)
    spaces = technology_spaces(t, seat, chosen)
    if word and word[-1] == TECHNOLOGY:
        return [SPACE + space for space in spaces]
    if spaces:
        return [TECHNOLOGY, DONE]
    return [DONE] if word else []


def place_technology(t: Orleans, seat: int, space: int) -> None:
    """A tile comes to lie on a space and stays there."""
    t.spaces[t.at(seat, space)] = ON_TECHNOLOGY
    t.technology = bumped(t.technology, seat, -1)
    if t.experienced[seat] == 0:
        t.experienced = bumped(t.experienced, seat, 1)
    if t.telling:
        t.tell("technology_placed", {"seat": seat, "space": SPACE_CODES[space]})


def why_not_technology(t: Orleans, seat: int, chosen: list[int], space: int) -> Reason:
    """Why a technology tile cannot lie on a space."""
    place = SPACE_PLACE[space]
    if not t.has(seat, place):
        return Reason("orleans.not_your_place", "5.1", {"place": PLACE_CODES[place]})
    if not TECHNOLOGY_FITS[space]:
        if len(SPACES_OF[place]) == 1:
            return Reason("orleans.technology_alone", "9.5", {"space": SPACE_CODES[space]})
        if SPACE_NEED[space] > FARMER + 6:
            return Reason("orleans.technology_nowhere", "9.7", {"space": SPACE_CODES[space]})
        return Reason("orleans.technology_monk", "9.3", {"space": SPACE_CODES[space]})
    if t.experienced[seat] == 0 and not chosen and SPACE_NEED[space] != FARMER:
        return Reason("orleans.technology_first", "9.2", {"space": SPACE_CODES[space]})
    if has_technology(t, seat, place) or place in [SPACE_PLACE[s] for s in chosen]:
        return Reason("orleans.technology_twice", "9.4", {"space": SPACE_CODES[space]})
    if t.spaces[t.at(seat, space)]:
        return Reason("orleans.space_taken", "5.2", {"space": SPACE_CODES[space]})
    return Reason("orleans.technology_order", "9.1", {"space": SPACE_CODES[space]})


def why_not_technology_letter(t: Orleans, seat: int, word: Word, letter: int) -> Reason:
    """Why a letter cannot follow where technology tiles are placed."""
    chosen = chosen_spaces(word)
    if word and word[-1] == TECHNOLOGY:
        if SPACE <= letter < SPACE + SPACES:
            return why_not_technology(t, seat, chosen, letter - SPACE)
        return Reason("orleans.technology_space", "9.1")
    if letter == TECHNOLOGY:
        if len(chosen) >= t.technology[seat]:
            return Reason("orleans.no_technology_left", "9.1")
        return Reason("orleans.technology_no_space", "9.4")
    return Reason("orleans.technology_or_done", "9.1")
