"""Rules 5: how a plan is spelled and what may come next.

A plan is: technology tiles (`technology` and a space, each); places that it completes, rising,
each followed by the followers for its empty spaces as far as there is a choice; then, after
`partly`, spaces of places that stay incomplete, each with its follower; `done`. The Town Hall and
the Theatre, which are never complete, are spelled by space among the first. So every plan has one
spelling, and the natural thing, staffing a place, is one letter.
"""

from typing import Final

from tabularium.games.orleans.letters import (
    DONE,
    KIND,
    PARTLY,
    PLACE,
    SPACE,
    STAGE,
    TECHNOLOGY,
    TOWER_KIND,
)
from tabularium.games.orleans.material import (
    ACCEPTS,
    BARRACKS,
    BOARD_SPACES,
    FIRST_TILE,
    HERB_GARDEN,
    KINDS,
    PLACES,
    SCHOOL,
    SPACE_NEED,
    SPACE_PLACE,
    SPACES_OF,
    SUBSTITUTES,
    THEATRE,
    TOWER,
    TOWNHALL,
    TOWNHALL_1,
    TOWNHALL_2,
    tiles_in,
)
from tabularium.games.orleans.state import Orleans
from tabularium.games.orleans.technology import technology_spaces
from tabularium.kernel import Word

EVERYBODY: Final = (1 << KINDS) - 1
BOARD: Final = list(range(FIRST_TILE))  # places, never changed


def helpers(t: Orleans, seat: int) -> int:
    """5.6: which tiles of a seat let others stand in: 1 School, 2 Herb Garden, 4 Barracks."""
    tiles = t.tiles[seat]
    if not tiles & SUBSTITUTES:
        return 0
    school = tiles >> (SCHOOL - FIRST_TILE) & 1
    garden = tiles >> (HERB_GARDEN - FIRST_TILE) & 1
    return school + 2 * garden + 4 * (tiles >> (BARRACKS - FIRST_TILE) & 1)


def place_of(letter: int) -> int:
    """The place of a place's or a space's letter."""
    if letter < SPACE:
        return letter - PLACE
    return THEATRE if letter == STAGE else SPACE_PLACE[letter - SPACE]


def rank_of(letter: int) -> int:
    """Order in a plan: by place; the two spaces of the Town Hall after each other."""
    return 2 * place_of(letter) + (letter == SPACE + TOWNHALL_2)


class Draft:
    """The beginning of a plan: who is left, who stands where, and what is being filled."""

    __slots__ = (
        "accepts",
        "beside",
        "board",
        "chosen",
        "completing",
        "first_place",
        "last",
        "last_kind",
        "left",
        "partly",
        "pending",
        "put",
        "seat",
        "t",
        "tower",
        "tower_left",
        "want_technology",
    )

    def __init__(self, t: Orleans, seat: int, word: Word) -> None:
        self.t = t
        self.seat = seat
        self.board = BOARD_SPACES * seat  # where `spaces` has the board of the seat, and tiles
        self.beside = BOARD_SPACES * (t.seats - 1)
        self.left = t.market[KINDS * seat : KINDS * (seat + 1)]
        self.tower = t.has(seat, TOWER)
        self.tower_left = t.tower[:] if self.tower else []
        self.accepts = ACCEPTS[helpers(t, seat)]
        self.chosen: list[int] = []  # spaces with a new technology tile
        self.put: list[tuple[int, int]] = []  # letters of spaces and of the followers on them
        self.pending: list[int] = []  # letters of spaces that wait for a follower
        self.want_technology = False
        self.completing = False  # a whole place is being filled
        self.partly = False
        self.last = -1  # letter of the last place or space
        self.last_kind = -1
        self.first_place = -1  # of the first letter, for planning one place at a time
        for letter in word:
            self.add(letter)

    def add(self, letter: int) -> None:
        """One more letter."""
        if self.want_technology:
            self.chosen.append(letter - SPACE)
            self.want_technology = False
            self.note_place(letter)
        elif self.pending:
            self.stand(self.pending.pop(0), letter)
            self.fill_forced()
        elif letter == TECHNOLOGY:
            self.want_technology = True
        elif letter == PARTLY:
            self.partly = True
            self.last = -1
        elif letter < SPACE:
            self.note_place(letter)
            self.last = letter
            self.completing = True
            self.pending = [SPACE + space for space in self.empty_spaces(letter - PLACE)]
            self.fill_forced()
        elif letter <= STAGE:
            self.note_place(letter)
            self.completing = False
            self.pending = [letter]

    def note_place(self, letter: int) -> None:
        """Remember the first place that the plan is about."""
        if self.first_place < 0:
            self.first_place = place_of(letter)

    def stand(self, space: int, letter: int) -> None:
        """A follower from the Market or the Tower takes a space."""
        self.put.append((space, letter))
        if not self.completing:
            self.last = space
        self.last_kind = letter
        if letter < TOWER_KIND:
            self.left[letter - KIND] -= 1
        elif self.tower:
            self.tower_left[letter - TOWER_KIND] -= 1

    def fill_forced(self) -> None:
        """Of a place that is completed only the open choices are spelled."""
        while self.pending:
            letters = self.candidates()
            if len(letters) != 1:
                return
            self.stand(self.pending.pop(0), letters[0])

    # Questions

    def empty_spaces(self, place: int) -> list[int]:
        """Spaces of a place that nobody and nothing is on, this plan's technology included."""
        spaces = self.t.spaces
        base = self.board if place < FIRST_TILE else self.beside
        found: list[int] = []
        chosen = self.chosen
        for space in SPACES_OF[place]:
            if spaces[base + space] == 0 and (not chosen or space not in chosen):
                found.append(space)
        return found

    def has_room(self, place: int, kinds: int) -> bool:
        """Whether two or more spaces are empty and one is for somebody left; nobody stands yet."""
        spaces, chosen = self.t.spaces, self.chosen
        base = self.board if place < FIRST_TILE else self.beside
        empty, fits = 0, False
        for space in SPACES_OF[place]:
            if spaces[base + space] == 0 and (not chosen or space not in chosen):
                empty += 1
                fits = fits or self.accepts[SPACE_NEED[space]] & kinds != 0
        return fits and empty > 1

    def still_empty(self, place: int) -> list[int]:
        """Spaces of a place that are empty even after what this plan has put so far."""
        found = self.empty_spaces(place)
        if found:
            for letter, _ in self.put:
                if letter - SPACE in found:
                    found.remove(letter - SPACE)
        return found

    def kinds(self) -> int:
        """A mask of the kinds that are left."""
        mask = 0
        for kind in range(KINDS):
            if self.left[kind] > 0 or (self.tower and self.tower_left[kind] > 0):
                mask |= 1 << kind
        return mask

    def candidates(self) -> list[int]:
        """Who may take the space that waits, so that the place can still be completed."""
        space = self.pending[0]
        if space == STAGE:
            return self.letters(EVERYBODY, self.last_kind if self.last == STAGE else 0)
        accepted = self.accepts[SPACE_NEED[space - SPACE]]
        if space == SPACE + TOWNHALL_2 and self.last == SPACE + TOWNHALL_1:
            return self.letters(accepted, self.last_kind)
        letters = self.letters(accepted, 0)
        if len(self.pending) == 1:
            return letters
        rest = [letter - SPACE for letter in self.pending[1:]]
        counts = self.counts()
        return [each for each in letters if self.still_fits(counts, (each - KIND) % KINDS, rest)]

    def counts(self) -> list[int]:
        """Followers left by kind, wherever they are."""
        if not self.tower:
            return self.left[:]
        return [self.left[kind] + self.tower_left[kind] for kind in range(KINDS)]

    def still_fits(self, counts: list[int], kind: int, rest: list[int]) -> bool:
        """Whether the other spaces can be filled without one of these."""
        counts[kind] -= 1
        fits = self.fits(counts, rest, 0)
        counts[kind] += 1
        return fits

    def fits(self, counts: list[int], spaces: list[int], i: int) -> bool:
        """Whether some followers can take all these spaces from the i-th on."""
        if i == len(spaces):
            return True
        accepted = self.accepts[SPACE_NEED[spaces[i]]]
        for kind in range(KINDS):
            if accepted >> kind & 1 and counts[kind] > 0:
                counts[kind] -= 1
                fits = self.fits(counts, spaces, i + 1)
                counts[kind] += 1
                if fits:
                    return True
        return False

    def letters(self, accepted: int, least: int) -> list[int]:
        """Followers that are left and accepted, from a letter on."""
        found: list[int] = []
        for kind in range(KINDS):
            if accepted >> kind & 1 and self.left[kind] > 0 and KIND + kind >= least:
                found.append(KIND + kind)
        if self.tower:
            for kind in range(KINDS):
                letter = TOWER_KIND + kind
                if accepted >> kind & 1 and self.tower_left[kind] > 0 and letter >= least:
                    found.append(letter)
        return found

    def can_complete(self, place: int, kinds: int) -> bool:
        """Whether a place of the seat has empty spaces that can all be filled."""
        spaces = self.empty_spaces(place)
        if not spaces:
            return False
        for space in spaces:
            if not self.accepts[SPACE_NEED[space]] & kinds:
                return False
        return len(spaces) == 1 or self.fits(self.counts(), spaces, 0)


def places_of(t: Orleans, seat: int) -> list[int]:
    """Board and tiles of a seat, rising."""
    return BOARD + tiles_in(t.tiles[seat]) if t.tiles[seat] else BOARD


def plan_letters(t: Orleans, seat: int, word: Word, one_place: bool) -> list[int]:
    """What may follow the beginning of a plan."""
    if word and word[-1] == DONE:
        return []
    draft = Draft(t, seat, word)
    if draft.want_technology:
        return [SPACE + space for space in technology_spaces(t, seat, draft.chosen)]
    if draft.pending:
        return draft.candidates()
    only = draft.first_place if one_place else -1
    letters: list[int] = []
    kinds = draft.kinds()
    if kinds:
        if draft.partly:
            letters = partial_spaces(draft, kinds, only)
        else:
            letters = whole_places(draft, kinds, only)
            if any_partial_space(draft, kinds, only):
                letters.append(PARTLY)
    begins = not draft.put and only < 0 and not draft.partly
    if begins and t.technology[seat] and technology_spaces(t, seat, draft.chosen):
        letters.append(TECHNOLOGY)
    if not draft.partly or draft.last >= 0:
        letters.append(DONE)
    return letters


def whole_places(draft: Draft, kinds: int, only: int) -> list[int]:
    """5.2: places that can be completed now, beyond the last one; some by space."""
    letters: list[int] = []
    least = rank_of(draft.last) if draft.last >= 0 else -1
    for place in places_of(draft.t, draft.seat):
        if only not in (-1, place) or 2 * place + 1 < least:
            continue
        if place == TOWNHALL:
            letters += townhall_spaces(draft, kinds, least)
        elif place == THEATRE:
            draft.pending = [STAGE]
            if draft.candidates():
                letters.append(STAGE)
            draft.pending = []
        elif 2 * place > least and draft.can_complete(place, kinds):
            letters.append(PLACE + place)
    return letters


def townhall_spaces(draft: Draft, kinds: int, least: int) -> list[int]:
    """5.5: the first free space of the Town Hall; after it the second, for no lower follower."""
    if not draft.accepts[SPACE_NEED[TOWNHALL_1]] & kinds:
        return []
    if draft.last == SPACE + TOWNHALL_1:
        draft.pending = [SPACE + TOWNHALL_2]
        follows = bool(draft.candidates())
        draft.pending = []
        return [SPACE + TOWNHALL_2] if follows else []
    free = draft.empty_spaces(TOWNHALL)
    return [SPACE + free[0]] if free and least < 2 * TOWNHALL else []


def partial_spaces(draft: Draft, kinds: int, only: int) -> list[int]:
    """5.2: spaces that may be filled while their place stays incomplete, beyond the last one."""
    letters: list[int] = []
    least = draft.last - SPACE
    for place in places_of(draft.t, draft.seat):
        if only in (-1, place) and place != TOWNHALL and len(SPACES_OF[place]) > 1:
            empty = draft.still_empty(place)
            if len(empty) > 1:
                for space in empty:
                    if space > least and draft.accepts[SPACE_NEED[space]] & kinds:
                        letters.append(SPACE + space)
    return letters


def any_partial_space(draft: Draft, kinds: int, only: int) -> bool:
    """Whether `partly` leads anywhere."""
    for place in places_of(draft.t, draft.seat):
        if only in (-1, place) and place != TOWNHALL and len(SPACES_OF[place]) > 1:
            if not draft.put:
                if draft.has_room(place, kinds):
                    return True
                continue
            empty = draft.still_empty(place)
            if len(empty) > 1:
                for space in empty:
                    if draft.accepts[SPACE_NEED[space]] & kinds:
                        return True
    return False


def can_plan(t: Orleans, seat: int) -> bool:
    """Whether a seat has any choice; everybody can see that."""
    draft = Draft(t, seat, ())
    kinds = draft.kinds()
    if kinds:
        for place in places_of(t, seat):
            for space in draft.empty_spaces(place):
                if draft.accepts[SPACE_NEED[space]] & kinds:
                    return True  # a last space completes its place, another one may stay alone
        if t.has(seat, THEATRE):
            return True
    return t.technology[seat] > 0 and bool(technology_spaces(t, seat, []))


assert PLACE == 0 and PLACES == SPACE
