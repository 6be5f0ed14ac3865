"""Rules 4: drawing followers from the bag; then some may come back from the places instead."""

from typing import ClassVar

from tabularium.games.orleans.back import (
    back_letters,
    can_take_back,
    most_to_take,
    take_back,
    tidy_backs,
    why_not_back,
)
from tabularium.games.orleans.letters import DONE, DRAW, KIND, NONE
from tabularium.games.orleans.market import (
    draw_from_bag,
    draw_limit,
    free_in_tower,
    free_on_market,
    in_bag,
    most_to_draw,
    owner_of,
)
from tabularium.games.orleans.material import BATHHOUSE, KIND_CODES, KINDS, STARTER, TOWER
from tabularium.games.orleans.shape import AskBack, AskDraw, AskGuest, AskTower, Kind
from tabularium.games.orleans.state import Orleans, bumped
from tabularium.kernel import Frame, Reason, Word


class Drawing(Frame):
    """4.1 to 4.6: all say how many, nature draws; who drew fewer may take followers back."""

    __slots__ = ("asked", "drawn", "fresh")
    SLOTS: ClassVar[tuple[str, ...]] = ("asked", "drawn", "fresh")
    OPEN: ClassVar[bool] = True

    def __init__(
        self,
        step: str = "start",
        asked: int = 0,
        drawn: list[int] | None = None,
        fresh: list[int] | None = None,
    ) -> None:
        super().__init__(step)
        self.asked = asked  # a bit for each seat that has a choice
        self.drawn: list[int] = [] if drawn is None else drawn  # how many, by seat, once drawn
        # Kinds just drawn by the owner of the Tower, by count; empty if there is none.
        self.fresh: list[int] = [] if fresh is None else fresh

    def copy(self) -> "Drawing":
        """The same step."""
        return Drawing(self.step, self.asked, self.drawn[:], self.fresh[:])

    def run(self, t: Orleans) -> None:
        """Ask how many, draw, ask whom to take back; then the two tiles that have a say here.

        Only those are asked who have a choice (4.4); everybody can see who that is.
        """
        match self.step:
            case "start":
                self.step = "draw"
                seats = [seat for seat in range(t.seats) if most_to_draw(t, seat) > 0]
                self.asked = sum([1 << seat for seat in seats])
                if seats:
                    t.ask_together(tuple(seats), "draw")
            case "draw":
                self.step = "back"
                self.drawn = [0] * t.seats
                for seat in range(t.seats):
                    if self.asked >> seat & 1:
                        self.draw(t, seat, t.word(seat)[0] - DRAW)
                drawn = self.drawn
                seats = [seat for seat in range(t.seats) if can_take_back(t, seat, drawn[seat])]
                self.asked = sum([1 << seat for seat in seats])
                if seats:
                    t.ask_together(tuple(seats), "take_back")
            case "back":
                self.step = "bathhouse"
                for seat in range(t.seats):
                    if self.asked >> seat & 1:
                        take_back(t, seat, t.word(seat))
            case "bathhouse":
                self.step = "tower"
                visit_bathhouse(t)
            case "tower":
                t.finish()
                man_tower(t, self.fresh)
            case _:
                raise AssertionError(f"no such step of drawing: {self.step}")

    def draw(self, t: Orleans, seat: int, count: int) -> None:
        """Out of the bag, onto the Market."""
        start = KINDS * seat
        drawn = [0] * KINDS
        for _ in range(count):
            kind = draw_from_bag(t, seat, t.bag[start : start + KINDS])
            t.bag[start + kind] -= 1
            t.market[start + kind] += 1
            drawn[kind] += 1
        self.drawn[seat] = count
        if t.has(seat, TOWER):
            self.fresh = drawn
        if t.telling:
            kinds = _listed(drawn)
            t.tell("drawn", {"seat": seat, "followers": _codes(drawn), "kinds": kinds})

    def options(self, t: Orleans, seat: int, draft: Word) -> list[int]:
        """A number; or followers to take back."""
        if self.step == "back":
            return back_letters(t, seat, self.drawn[seat], draft)
        return [DRAW + n for n in range(most_to_draw(t, seat) + 1)]

    def ends(self, t: Orleans, seat: int, word: Word) -> bool:
        """With the number; with `done`."""
        return self.step != "back" or word[-1] == DONE

    def tidy(self, t: Orleans, seat: int, word: Word) -> Word:
        """Spaces in any order are understood."""
        return tidy_backs(word) if self.step == "back" else word

    def explain(self, t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
        """Limit, room, bag; nobody to take back."""
        if self.step == "back":
            return why_not_back(t, seat, self.drawn[seat], draft, letter)
        if DRAW <= letter <= DRAW + 8:
            return Reason("orleans.too_many", "4.2", {"most": most_to_draw(t, seat)})
        return Reason("orleans.say_how_many", "4.1")

    def prompt(self, t: Orleans, seat: int) -> AskDraw | AskBack:
        """The limit, the bag, and the room; or how many may come back."""
        if self.step == "back":
            return {"most": most_to_take(t, seat, self.drawn[seat])}
        room = free_on_market(t, seat) + free_in_tower(t, seat)
        return {
            "limit": draw_limit(t, seat),
            "bag": in_bag(t, seat),
            "room": room,
            "most": most_to_draw(t, seat),
        }

    def usual(self, t: Orleans, seat: int) -> list[Word]:
        """All that one may; nobody back."""
        return [self.fallback(t, seat)]

    def fallback(self, t: Orleans, seat: int) -> Word:
        """Somebody who is away draws all, and takes nobody back."""
        return (DONE,) if self.step == "back" else (DRAW + most_to_draw(t, seat),)


def _codes(counts: list[int]) -> dict[Kind, int]:
    return {KIND_CODES[kind]: n for kind, n in enumerate(counts) if n}


def _listed(counts: list[int]) -> list[str]:
    """One by one, for those who read."""
    kinds: list[str] = []
    for kind, n in enumerate(counts):
        kinds.extend([KIND_CODES[kind]] * n)
    return kinds


# Bathhouse


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
    OPEN: ClassVar[bool] = True

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
        if t.telling:
            kept = [] if letter == NONE else [KIND_CODES[letter - KIND]]
            t.tell("kept", {"seat": self.seat, "kinds": kept})
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

    def prompt(self, t: Orleans, seat: int) -> AskGuest:
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
    OPEN: ClassVar[bool] = True

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
        kinds: list[str] = []
        for letter in t.word(self.seat):
            if letter != DONE:
                t.market[KINDS * self.seat + letter - KIND] -= 1
                t.tower = bumped(t.tower, letter - KIND, 1)
                kinds.append(KIND_CODES[letter - KIND])
        if kinds and t.telling:
            t.tell("manned", {"seat": self.seat, "kinds": kinds})

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

    def prompt(self, t: Orleans, seat: int) -> AskTower:
        """Who was just drawn."""
        return {"followers": _codes(self.fresh)}


assert STARTER < KINDS
