"""Rules 4: drawing followers from the bag, and taking followers back instead."""

from typing import ClassVar

from tabularium.games.orleans.letters import DONE, DRAW, KIND, NONE, SPACE, STAGE
from tabularium.games.orleans.material import (
    BATHHOUSE,
    DRAW_LIMIT,
    KIND_CODES,
    KINDS,
    KNIGHT,
    MARKET,
    SPACE_CODES,
    SPACE_PLACE,
    STARTER,
    THEATRE,
    TOWER,
    TOWER_ROOM,
    TOWNHALL_1,
    TOWNHALL_2,
)
from tabularium.games.orleans.state import BAG_DRAWS, ON_TECHNOLOGY, TRACKS, Orleans, bumped
from tabularium.games.orleans.technology import spaces_of
from tabularium.kernel import Facts, Frame, Reason, Word


def draw_limit(t: Orleans, seat: int) -> int:
    """4.1: how many followers a seat may draw."""
    return DRAW_LIMIT[t.tracks[TRACKS * seat + KNIGHT]]


def in_bag(t: Orleans, seat: int) -> int:
    """Followers in the bag."""
    return sum(t.bag[KINDS * seat : KINDS * (seat + 1)])


def free_on_market(t: Orleans, seat: int) -> int:
    """Free spaces of the Market itself."""
    return MARKET - sum(t.market[KINDS * seat : KINDS * (seat + 1)])


def free_in_tower(t: Orleans, seat: int) -> int:
    """4.6: free spaces of the Gunpowder Tower, for those who have it."""
    return TOWER_ROOM - sum(t.tower) if t.has(seat, TOWER) else 0


def draw_from_bag(t: Orleans, seat: int, kinds: list[int]) -> int:
    """Nature picks one of these followers, given as counts by kind."""
    number = t.below(BAG_DRAWS + seat, sum(kinds))
    for kind, n in enumerate(kinds):
        number -= n
        if number < 0:
            return kind
    raise AssertionError("nobody to draw")


# The word: followers taken back, rising, then how many to draw


def backs_in(word: Word) -> int:
    """How many followers a word takes back."""
    backs = 0
    for letter in word:
        backs += SPACE <= letter <= STAGE
    return backs


def most_to_draw(t: Orleans, seat: int, backs: int) -> int:
    """4.1 to 4.3: limit less followers taken back, the bag, the room."""
    room = free_on_market(t, seat) + free_in_tower(t, seat) - backs
    return min(draw_limit(t, seat) - backs, in_bag(t, seat), room)


def draw_letters(t: Orleans, seat: int, word: Word) -> list[int]:
    """Followers that may be taken back after those named, and numbers to draw."""
    if word and word[-1] == STAGE:
        return on_stage(t, word)
    backs = backs_in(word)
    letters: list[int] = []
    if backs < draw_limit(t, seat) and backs < free_on_market(t, seat):
        letters = taken_back(t, seat, word)
    return letters + [DRAW + n for n in range(most_to_draw(t, seat, backs) + 1)]


def taken_back(t: Orleans, seat: int, word: Word) -> list[int]:
    """4.3: spaces with followers, beyond the last one named; then the Theatre."""
    least = word[-1] if word and word[-1] < STAGE else -1
    letters: list[int] = []
    if STAGE not in word:
        for space in spaces_of(t, seat):
            if SPACE + space > least and 0 < t.spaces[t.at(seat, space)] < ON_TECHNOLOGY:
                letters.append(SPACE + space)
    if t.has(seat, THEATRE) and on_stage(t, word):
        letters.append(STAGE)
    return letters


def on_stage(t: Orleans, word: Word) -> list[int]:
    """Followers in the Theatre, rising, less those named."""
    named = [letter - KIND for letter in word if KIND <= letter < KIND + KINDS]
    least = named[-1] if named else 0
    return [KIND + k for k in range(least, KINDS) if t.stage[k] > named.count(k)]


def take_back(t: Orleans, seat: int, word: Word) -> None:
    """Followers return to the Market."""
    for letter in word[:-1]:
        if SPACE <= letter < STAGE:
            i = t.at(seat, letter - SPACE)
            t.market[KINDS * seat + t.spaces[i] - 1] += 1
            t.spaces[i] = 0
        elif letter != STAGE:
            t.market[KINDS * seat + letter - KIND] += 1
            t.stage = bumped(t.stage, letter - KIND, -1)
    one, two = t.at(seat, TOWNHALL_1), t.at(seat, TOWNHALL_2)
    if t.spaces[one] == 0:
        t.spaces[one], t.spaces[two] = t.spaces[two], 0


def has_choice(t: Orleans, seat: int) -> bool:
    """4.4: whether a seat can draw or take back at all; everybody can see that."""
    return len(draw_letters(t, seat, ())) > 1


class Drawing(Frame):
    """4.1 to 4.6: all say at once, then nature draws; Bathhouse and Tower come after."""

    __slots__ = ("asked", "fresh")
    SLOTS: ClassVar[tuple[str, ...]] = ("asked", "fresh")

    def __init__(self, step: str = "start", asked: int = 0, fresh: list[int] | None = None) -> None:
        super().__init__(step)
        self.asked = asked  # a bit for each seat that has a choice
        # Kinds just drawn by the owner of the Tower, by count; empty if there is none.
        self.fresh: list[int] = [] if fresh is None else fresh

    def copy(self) -> "Drawing":
        """The same step."""
        return Drawing(self.step, self.asked, self.fresh[:])

    def run(self, t: Orleans) -> None:
        """Ask, draw, then the two tiles that have a say here."""
        match self.step:
            case "start":
                seats = [seat for seat in range(t.seats) if has_choice(t, seat)]
                self.asked = sum([1 << seat for seat in seats])
                self.step = "draw"
                if seats:
                    t.ask_together(tuple(seats), "draw")
            case "draw":
                self.step = "bathhouse"
                for seat in range(t.seats):
                    if self.asked >> seat & 1:
                        self.draw(t, seat, t.word(seat))
            case "bathhouse":
                self.step = "tower"
                visit_bathhouse(t)
            case "tower":
                t.finish()
                man_tower(t, self.fresh)
            case _:
                raise AssertionError(f"no such step of drawing: {self.step}")

    def draw(self, t: Orleans, seat: int, word: Word) -> None:
        """First back to the Market, then out of the bag."""
        take_back(t, seat, word)
        start = KINDS * seat
        drawn = [0] * KINDS
        for _ in range(word[-1] - DRAW):
            kind = draw_from_bag(t, seat, t.bag[start : start + KINDS])
            t.bag[start + kind] -= 1
            t.market[start + kind] += 1
            drawn[kind] += 1
        if t.has(seat, TOWER):
            self.fresh = drawn
        if t.telling:
            t.tell("drawn", {"seat": seat, "followers": _codes(drawn)})

    def options(self, t: Orleans, seat: int, draft: Word) -> list[int]:
        """Followers to take back, then a number."""
        return draw_letters(t, seat, draft)

    def ends(self, t: Orleans, seat: int, word: Word) -> bool:
        """With the number to draw."""
        return DRAW <= word[-1] <= DRAW + 8

    def tidy(self, t: Orleans, seat: int, word: Word) -> Word:
        """Spaces in rising order; a word about the Theatre must be spelled as it is."""
        if not word or STAGE in word or not DRAW <= word[-1] <= DRAW + 8:
            return word
        return (*sorted(word[:-1]), word[-1])

    def explain(self, t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
        """Limit, room, bag; nobody to take back."""
        backs = backs_in(draft)
        if draft and draft[-1] == STAGE:
            return Reason("orleans.not_in_theatre", "4.3")
        if DRAW <= letter <= DRAW + 8:
            return Reason("orleans.too_many", "4.2", {"most": most_to_draw(t, seat, backs)})
        if not SPACE <= letter <= STAGE:
            return Reason("orleans.say_how_many", "4.1")
        if backs >= draw_limit(t, seat) or backs >= free_on_market(t, seat):
            return Reason("orleans.no_more_back", "4.3", {"backs": backs})
        code = "theatre.1" if letter == STAGE else SPACE_CODES[letter - SPACE]
        return Reason("orleans.nobody_there", "4.3", {"space": code})

    def prompt(self, t: Orleans, seat: int) -> Facts:
        """The limit, the bag, and the room."""
        room = free_on_market(t, seat) + free_in_tower(t, seat)
        return {"limit": draw_limit(t, seat), "bag": in_bag(t, seat), "room": room}

    def fallback(self, t: Orleans, seat: int) -> Word:
        """Somebody who is away draws all."""
        return (DRAW + most_to_draw(t, seat, 0),)


def _codes(counts: list[int]) -> Facts:
    return {KIND_CODES[kind]: n for kind, n in enumerate(counts) if n}


# Bathhouse


def owner_of(t: Orleans, place: int) -> int:
    """Whose tile it is; -1 if nobody's."""
    for seat in range(t.seats):
        if t.has(seat, place):
            return seat
    return -1


def visit_bathhouse(t: Orleans) -> None:
    """4.5: two more are drawn if there is room for one."""
    seat = owner_of(t, BATHHOUSE)
    if seat < 0 or in_bag(t, seat) == 0:
        return
    if free_on_market(t, seat) + free_in_tower(t, seat) <= 0:
        return
    left = t.bag[KINDS * seat : KINDS * (seat + 1)]
    guests: list[int] = []
    for _ in range(min(2, sum(left))):
        kind = draw_from_bag(t, seat, left)
        left[kind] -= 1
        guests.append(kind)
    if t.telling:
        t.tell("bathed", {"seat": seat, "kinds": [KIND_CODES[kind] for kind in guests]})
    t.push(Bathhouse("start", seat, sorted(guests)))


class Bathhouse(Frame):
    """4.5: one of the two stays on the Market, or none; until then both count as in the bag."""

    __slots__ = ("guests", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "guests")

    def __init__(self, step: str = "start", seat: int = 0, guests: list[int] | None = None) -> None:
        super().__init__(step)
        self.seat = seat
        self.guests: list[int] = [] if guests is None else guests

    def copy(self) -> "Bathhouse":
        """The same guests."""
        return Bathhouse(self.step, self.seat, self.guests[:])

    def run(self, t: Orleans) -> None:
        """Ask the owner alone."""
        if self.step == "start":
            self.step = "said"
            t.ask(self.seat, "bathhouse")
            return
        t.finish()
        letter = t.word(self.seat)[0]
        if letter != NONE:
            kind = letter - KIND
            t.bag[KINDS * self.seat + kind] -= 1
            t.market[KINDS * self.seat + kind] += 1
            drawing = t.stack[-1]
            if isinstance(drawing, Drawing) and t.has(self.seat, TOWER):
                drawing.fresh = bumped(drawing.fresh or [0] * KINDS, kind, 1)

    def options(self, t: Orleans, seat: int, draft: Word) -> list[int]:
        """Either guest, or none."""
        return [KIND + kind for kind in sorted(set(self.guests))] + [NONE]

    def explain(self, t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
        """Only the two that were drawn."""
        return Reason("orleans.not_a_guest", "4.5")

    def prompt(self, t: Orleans, seat: int) -> Facts:
        """Who was drawn."""
        return {"kinds": [KIND_CODES[kind] for kind in self.guests]}


# Gunpowder Tower


def man_tower(t: Orleans, fresh: list[int]) -> None:
    """4.6: those just drawn may stand in the Tower."""
    seat = owner_of(t, TOWER)
    if seat >= 0 and sum(fresh) > 0 and free_in_tower(t, seat) > 0:
        t.push(Tower("start", seat, fresh))


class Tower(Frame):
    """4.6: its owner names up to two of those just drawn; the Market must not overflow."""

    __slots__ = ("fresh", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "fresh")

    def __init__(self, step: str = "start", seat: int = 0, fresh: list[int] | None = None) -> None:
        super().__init__(step)
        self.seat = seat
        self.fresh: list[int] = [] if fresh is None else fresh

    def copy(self) -> "Tower":
        """The same followers to choose from."""
        return Tower(self.step, self.seat, self.fresh[:])

    def run(self, t: Orleans) -> None:
        """Ask the owner alone."""
        if self.step == "start":
            self.step = "said"
            t.ask(self.seat, "tower")
            return
        t.finish()
        for letter in t.word(self.seat):
            if letter != DONE:
                t.market[KINDS * self.seat + letter - KIND] -= 1
                t.tower = bumped(t.tower, letter - KIND, 1)

    def options(self, t: Orleans, seat: int, draft: Word) -> list[int]:
        """Kinds just drawn, rising; `done` when the Market has room for the rest."""
        letters: list[int] = []
        most = min(free_in_tower(t, seat), sum(self.fresh))
        must = -free_on_market(t, seat) - len(draft)
        if len(draft) < most:
            least = draft[-1] - KIND if draft else 0
            for kind in range(least, KINDS):
                left = self.fresh[kind] - draft.count(KIND + kind)
                above = sum(self.fresh[kind + 1 :])
                if left > 0 and left + above >= must:
                    letters.append(KIND + kind)
        if must <= 0:
            letters.append(DONE)
        return letters

    def ends(self, t: Orleans, seat: int, word: Word) -> bool:
        """With `done`."""
        return word[-1] == DONE

    def tidy(self, t: Orleans, seat: int, word: Word) -> Word:
        """Rising."""
        return tuple(sorted(word))  # `done` comes after all kinds in the alphabet

    def explain(self, t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
        """Only those just drawn; and somebody must go if the Market is too small."""
        if letter == DONE:
            return Reason("orleans.market_full", "4.6")
        return Reason("orleans.not_just_drawn", "4.6")

    def prompt(self, t: Orleans, seat: int) -> Facts:
        """Who was just drawn."""
        return {"followers": _codes(self.fresh)}


assert SPACE_PLACE[0] == 0 and STARTER < KINDS
