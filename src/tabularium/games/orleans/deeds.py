"""Rules 11: the Town Hall and the board of beneficial deeds."""

from typing import Final

from tabularium.games.orleans.letters import COIN, DEED, DONE, KIND, POINT
from tabularium.games.orleans.material import (
    CANAL,
    DEED_CODES,
    DEED_COINS,
    DEED_SLOTS,
    DEEDS,
    KINDS,
    STARTER,
    TOWNHALL,
    TOWNHALL_1,
    TOWNHALL_2,
    TYPES,
)
from tabularium.games.orleans.state import Orleans, bumped
from tabularium.games.orleans.tracks import develop, gain_citizen, gain_coins
from tabularium.kernel import Reason, Word

SLOT_TYPES: Final = len(TYPES)


def waiting(t: Orleans, seat: int, place: int) -> list[int]:
    """Followers in the Town Hall or the Gunpowder Tower that may go to the deeds: no starters."""
    if place == TOWNHALL:
        there = t.spaces[t.at(seat, TOWNHALL_1)], t.spaces[t.at(seat, TOWNHALL_2)]
        return [on - 1 for on in there if on]
    kinds: list[int] = []
    for kind in range(STARTER):
        kinds.extend([kind] * t.tower[kind])
    return kinds


def open_slots(t: Orleans, deed: int, kind: int) -> int:
    """Free slots of a deed for a type of follower."""
    i = SLOT_TYPES * deed + kind
    return DEED_SLOTS[i] - t.deeds[i]


def deed_open(t: Orleans, kind: int) -> bool:
    """Whether any deed has a slot for a type."""
    for deed in range(DEEDS):
        if open_slots(t, deed, kind) > 0:
            return True
    return False


def can_donate(t: Orleans, seat: int, place: int) -> bool:
    """11.1: at least one follower must be able to go."""
    for kind in waiting(t, seat, place):
        if deed_open(t, kind):
            return True
    return False


def _moves(word: Word) -> list[tuple[int, int]]:
    """Pairs of kind and deed that a word has spelled."""
    moves: list[tuple[int, int]] = []
    kind = -1
    for letter in word:
        if KIND <= letter < KIND + KINDS:
            kind = letter - KIND
        elif DEED <= letter < DEED + DEEDS:
            moves.append((kind, letter - DEED))
    return moves


def deed_letters(t: Orleans, seat: int, place: int, word: Word) -> list[int]:
    """What may follow: a follower, its deed, on the canal what it brings; a second one or `done`.

    Followers rise, and deeds of equal followers, so that every pair has one spelling.
    """
    last = word[-1] if word else -1
    if last == DONE:
        return []
    moves = _moves(word)
    if KIND <= last < KIND + KINDS:
        return _deeds_for(t, last - KIND, moves)
    if last == DEED + CANAL:
        alike = len(moves) == 2 and moves[0] == moves[1] and POINT in word
        return [POINT] if alike else [COIN, POINT]
    if len(moves) == 2:
        return []
    kinds = waiting(t, seat, place)
    if moves:
        kinds.remove(moves[0][0])
    letters: list[int] = []
    for kind in sorted(set(kinds)):
        if (not moves or kind >= moves[0][0]) and _deeds_for(t, kind, moves):
            letters.append(KIND + kind)
    if moves and letters:
        letters.append(DONE)
    return letters


def _deeds_for(t: Orleans, kind: int, moves: list[tuple[int, int]]) -> list[int]:
    """Letters of the deeds that still have a slot for a follower."""
    letters: list[int] = []
    for deed in range(DEEDS):
        taken = 0
        if moves and moves[0][0] == kind:
            if deed < moves[0][1]:
                continue
            taken = 1 if deed == moves[0][1] else 0
        if open_slots(t, deed, kind) > taken:
            letters.append(DEED + deed)
    return letters


def tidy_deeds(word: Word) -> Word:
    """Two followers with their deeds in any order: the one with the lower letters goes first."""
    at = [i for i, letter in enumerate(word) if KIND <= letter < KIND + KINDS]
    if len(at) != 2 or at[0] != 0 or word[-1] == DONE:
        return word
    one, two = word[: at[1]], word[at[1] :]
    return (*two, *one) if two < one else word


def donate(t: Orleans, seat: int, place: int, word: Word) -> None:
    """Followers leave for the deeds; each brings its reward, the last slot a citizen."""
    for i, letter in enumerate(word):
        if DEED <= letter < DEED + DEEDS:
            point = letter == DEED + CANAL and word[i + 1] == POINT
            donate_one(t, seat, place, word[i - 1] - KIND, letter - DEED, point)


def donate_one(t: Orleans, seat: int, place: int, kind: int, deed: int, point: bool) -> None:
    """11.2 to 11.4: one follower takes its slot for the rest of the game."""
    if place == TOWNHALL:
        leave_townhall(t, seat, kind)
    else:
        t.tower = bumped(t.tower, kind, -1)
    t.deeds = bumped(t.deeds, SLOT_TYPES * deed + kind, 1)
    if t.telling:
        t.tell("donated", {"seat": seat, "type": TYPES[kind], "deed": DEED_CODES[deed]})
    if point:
        develop(t, seat, 1)
    else:
        gain_coins(t, seat, DEED_COINS[deed])
    if deed_done(t, deed):
        gain_citizen(t, seat, deed)


def deed_done(t: Orleans, deed: int) -> bool:
    """Whether all slots are taken."""
    start = SLOT_TYPES * deed
    return sum(t.deeds[start : start + 7]) == sum(DEED_SLOTS[start : start + 7])


def leave_townhall(t: Orleans, seat: int, kind: int) -> None:
    """11.6: whoever is left stands on the first space."""
    one, two = t.at(seat, TOWNHALL_1), t.at(seat, TOWNHALL_2)
    if t.spaces[one] == kind + 1:
        t.spaces[one] = t.spaces[two]
    t.spaces[two] = 0


def why_not_deed(t: Orleans, seat: int, place: int, word: Word, letter: int) -> Reason:
    """Why a follower cannot go, or not there."""
    if KIND <= letter < KIND + KINDS:
        kind = letter - KIND
        if kind >= STARTER:
            return Reason("orleans.starters_stay", "11.5")
        return Reason("orleans.follower_cannot_go", "11.1", {"type": TYPES[kind]})
    if DEED <= letter < DEED + DEEDS:
        return Reason("orleans.no_slot", "11.2", {"deed": DEED_CODES[letter - DEED]})
    if word and word[-1] == DEED + CANAL:
        return Reason("orleans.coin_or_point", "11.3")
    return Reason("orleans.follower_and_deed", "11.1")
