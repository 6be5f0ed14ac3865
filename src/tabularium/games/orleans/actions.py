"""Rules 6 and 7: the phase of actions. One action each in turn, until all have passed."""

from typing import ClassVar, Final

from tabularium.games.orleans import material
from tabularium.games.orleans.deeds import (
    can_donate,
    deed_letters,
    donate,
    tidy_deeds,
    waiting,
    why_not_deed,
)
from tabularium.games.orleans.letters import CITY, KIND, PASS, PLACE
from tabularium.games.orleans.material import (
    BOATMAN,
    CASTLE,
    CRAFTSMAN,
    FARMER,
    FARMHOUSE,
    FIRST_TILE,
    GUILDHALL,
    KINDS,
    KNIGHT,
    MONASTERY,
    MONK,
    PLACE_CODES,
    PLACES,
    ROAD,
    SCHOLAR,
    SCRIPTORIUM,
    SHIP,
    SPACES_OF,
    THEATRE,
    TOWER,
    TOWNHALL,
    TRADER,
    UNIVERSITY,
    VILLAGE,
    WAGON,
    WATERWAY,
    tiles_in,
)
from tabularium.games.orleans.shape import AskAction
from tabularium.games.orleans.state import ON_TECHNOLOGY, Orleans
from tabularium.games.orleans.technology import (
    chosen_spaces,
    place_technology,
    technology_letters,
    technology_spaces,
    tidy_pairs,
    why_not_technology_letter,
)
from tabularium.games.orleans.tiles import (
    journey_letters,
    tile_letters,
    use_tile,
    why_not_journey,
    why_not_tile,
    why_not_tile_letter,
)
from tabularium.games.orleans.tracks import (
    can_recruit,
    develop,
    recruit,
    tiles_to_take,
    why_not_recruit,
)
from tabularium.games.orleans.voyage import (
    build_station,
    city_letters,
    travel,
    why_not_build,
    why_not_city,
)
from tabularium.kernel import Frame, Reason, Word

RECRUITS: Final = {FARMHOUSE: FARMER, UNIVERSITY: SCHOLAR, CASTLE: KNIGHT, MONASTERY: MONK}
VILLAGERS: Final = (BOATMAN, CRAFTSMAN, TRADER)


# Which places can be used


def is_staffed(t: Orleans, seat: int, place: int) -> bool:
    """6.3: all spaces taken; in the Town Hall one is enough, Tower and Theatre have none."""
    if place == TOWNHALL:
        return t.spaces[t.at(seat, SPACES_OF[TOWNHALL][0])] != 0
    for space in SPACES_OF[place]:
        if t.spaces[t.at(seat, space)] == 0:
            return False
    return True


def why_not_use(t: Orleans, seat: int, place: int) -> Reason | None:
    """Why a place gives no action now; None if it does."""
    code = PLACE_CODES[place]
    if not t.has(seat, place):
        return Reason("orleans.not_your_tile", "6.3", {"place": code})
    if not is_staffed(t, seat, place):
        return Reason("orleans.not_staffed", "6.3", {"place": code})
    if place >= FIRST_TILE:
        return why_not_tile(t, seat, place)
    return why_not_board(t, seat, place)


def why_not_board(t: Orleans, seat: int, place: int) -> Reason | None:
    """What else a place of the board needs beside its followers."""
    match place:
        case _ if place in RECRUITS:
            return why_not_recruit(t, seat, RECRUITS[place])
        case material.VILLAGE:
            if not village_letters(t, seat):
                return why_not_recruit(t, seat, BOATMAN)
        case material.SHIP | material.WAGON:
            mode = WATERWAY if place == SHIP else ROAD
            if not city_letters(t, seat, mode):
                return why_not_city(t, mode)
        case material.GUILDHALL:
            return why_not_build(t, seat)
        case material.TOWNHALL:
            if not can_donate(t, seat, place):
                return Reason("orleans.nobody_can_go", "11.1")
        case material.SCRIPTORIUM:
            return None
        case _:
            raise AssertionError(f"no such place: {place}")
    return None


def usable(t: Orleans, seat: int, one: bool = False) -> list[int]:
    """Places that a seat can use now; or only the first of them."""
    found: list[int] = []
    spaces = t.spaces
    base = t.at(seat, 0)
    for place in range(TOWNHALL):
        full = True
        for space in SPACES_OF[place]:
            if spaces[base + space] == 0:
                full = False
                break
        if full and can_act(t, seat, place):
            found.append(place)
            if one:
                return found
    if spaces[base + SPACES_OF[TOWNHALL][0]] and can_donate(t, seat, TOWNHALL):
        found.append(TOWNHALL)
    if t.tiles[seat]:
        for place in tiles_in(t.tiles[seat]):
            if is_staffed(t, seat, place) and why_not_tile(t, seat, place) is None:
                found.append(place)
    return found


def can_act(t: Orleans, seat: int, place: int) -> bool:
    """Whether a staffed place of the board gives an action; not the Town Hall."""
    if place in RECRUITS:
        return can_recruit(t, seat, RECRUITS[place])
    if place == VILLAGE:
        return bool(village_letters(t, seat))
    if place == SHIP:
        return bool(city_letters(t, seat, WATERWAY))
    if place == WAGON:
        return bool(city_letters(t, seat, ROAD))
    if place == GUILDHALL:
        return why_not_build(t, seat) is None
    if place == SCRIPTORIUM:
        return True
    raise AssertionError(f"no such place: {place}")


def village_letters(t: Orleans, seat: int) -> list[int]:
    """Boatman, craftsman or trader, if they can be had."""
    return [KIND + kind for kind in VILLAGERS if can_recruit(t, seat, kind)]


# Spelling an action


def action_letters(t: Orleans, seat: int, word: Word) -> list[int]:
    """What may follow; none if the word is whole."""
    if word[0] == PASS:
        return technology_letters(t, seat, word[1:])
    place = word[0] - PLACE
    rest = word[1:]
    if place >= FIRST_TILE:
        return tile_letters(t, seat, place, rest)
    match place:
        case material.VILLAGE:
            if not rest:
                return village_letters(t, seat)
            if len(rest) == 1 and rest[0] == KIND + TRADER:
                return [PLACE + tile for tile in tiles_to_take(t, seat, 1)]
        case material.SHIP:
            return journey_letters(t, seat, WATERWAY, rest)
        case material.WAGON:
            return journey_letters(t, seat, ROAD, rest)
        case material.TOWNHALL:
            return deed_letters(t, seat, place, rest)
    return []  # the other places of the board need nothing to be named


def why_not_next(t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
    """Why a letter cannot follow the beginning of an action."""
    if draft[0] == PASS:
        return why_not_technology_letter(t, seat, draft[1:], letter)
    place = draft[0] - PLACE
    rest = draft[1:]
    if place >= FIRST_TILE:
        return why_not_tile_letter(t, seat, place, rest, letter)
    if place == VILLAGE:
        if rest:
            return Reason("orleans.tile_not_there", "7.4")
        if KIND <= letter < KIND + KINDS and letter - KIND in VILLAGERS:
            reason = why_not_recruit(t, seat, letter - KIND)
            if reason is not None:
                return reason
        return Reason("orleans.villager", "7.2")
    if place == TOWNHALL:
        return why_not_deed(t, seat, place, rest, letter)
    if place in (SHIP, WAGON):
        return why_not_journey(t, WATERWAY if place == SHIP else ROAD, rest)
    return Reason("orleans.action_or_pass", "6.1")  # the other places need nothing to be named


# Doing it


def perform(t: Orleans, seat: int, word: Word) -> None:
    """The action of a place; then its followers go to the bag (6.3)."""
    place = word[0] - PLACE
    rest = word[1:]
    if t.telling:
        t.tell("action", {"seat": seat, "place": PLACE_CODES[place]})
    if place not in (TOWNHALL, TOWER):
        dismiss(t, seat, place)
    match place:
        case _ if place in RECRUITS:
            recruit(t, seat, RECRUITS[place], -1)
        case _ if place >= FIRST_TILE:
            use_tile(t, seat, place, rest)
        case material.VILLAGE:
            recruit(t, seat, rest[0] - KIND, rest[1] - PLACE if len(rest) > 1 else -1)
        case material.SHIP | material.WAGON:
            mode = WATERWAY if place == SHIP else ROAD
            travel(t, seat, seat, mode, rest[0] - CITY, rest[1] if len(rest) > 1 else -1)
        case material.GUILDHALL:
            build_station(t, seat)
        case material.SCRIPTORIUM:
            develop(t, seat, 1)
        case material.TOWNHALL:
            donate(t, seat, place, rest)
        case _:
            raise AssertionError(f"no such place: {place}")


def dismiss(t: Orleans, seat: int, place: int) -> None:
    """Followers of a place go to the bag, a technology tile stays."""
    for space in SPACES_OF[place]:
        i = t.at(seat, space)
        there = t.spaces[i]
        if 0 < there < ON_TECHNOLOGY:
            t.spaces[i] = 0
            t.bag[KINDS * seat + there - 1] += 1


class Actions(Frame):
    """6.1, 6.2: from the start player clockwise, one action or pass, until all have passed."""

    __slots__ = ("passed", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "passed")
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "next", seat: int = 0, passed: int = 0) -> None:
        super().__init__(step)
        self.seat = seat  # whose turn it is
        self.passed = passed  # a bit for each seat

    def copy(self) -> "Actions":
        """The same turn."""
        return Actions(self.step, self.seat, self.passed)

    def run(self, t: Orleans) -> None:
        """Ask whoever has not passed and could do anything."""
        match self.step:
            case "next" if self.passed == (1 << t.seats) - 1:
                t.finish()
            case "next" if self.passed >> self.seat & 1:
                self.seat = (self.seat + 1) % t.seats
            case "next" if usable(t, self.seat, True) or technology_spaces(t, self.seat, []):
                self.step = "said"
                t.ask(self.seat, "action")
            case "next":
                self.pass_(t)
            case "said":
                self.step = "next"
                self.hear(t, t.word(self.seat))
            case _:
                raise AssertionError(f"no such step of a turn: {self.step}")

    def hear(self, t: Orleans, word: Word) -> None:
        """An action, or the end of this phase for one seat, who may now place technology."""
        if word[0] == PASS:
            self.pass_(t)
            for space in chosen_spaces(word[1:]):
                place_technology(t, self.seat, space)
        else:
            perform(t, self.seat, word)
            self.seat = (self.seat + 1) % t.seats

    def pass_(self, t: Orleans) -> None:
        """6.2: no more actions this round."""
        self.passed |= 1 << self.seat
        if t.telling:
            t.tell("passed", {"seat": self.seat})

    def options(self, t: Orleans, seat: int, draft: Word) -> list[int]:
        """Places with an action, or pass; then whatever the action needs."""
        if draft:
            return action_letters(t, seat, draft)
        letters = [PLACE + place for place in usable(t, seat)]
        letters.append(PASS)
        return letters

    def ends(self, t: Orleans, seat: int, word: Word) -> bool:
        """When nothing can follow."""
        return not action_letters(t, seat, word)

    def tidy(self, t: Orleans, seat: int, word: Word) -> Word:
        """Followers for the deeds, and technology tiles, in any order."""
        if len(word) < 5:
            return word
        if word[0] in (PLACE + TOWNHALL, PLACE + TOWER):
            return (word[0], *tidy_deeds(word[1:]))
        return (PASS, *tidy_pairs(t, seat, word[1:])) if word[0] == PASS else word

    def explain(self, t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
        """Why a place cannot be used, or a choice not be made."""
        if draft:
            return why_not_next(t, seat, draft, letter)
        if PLACE <= letter < PLACE + PLACES:
            reason = why_not_use(t, seat, letter - PLACE)
            if reason is not None:
                return reason
        return Reason("orleans.action_or_pass", "6.1")

    def prompt(self, t: Orleans, seat: int) -> AskAction:
        """Places that can be used."""
        return {"usable": [PLACE_CODES[place] for place in usable(t, seat)]}

    def fallback(self, t: Orleans, seat: int) -> Word:
        """Somebody who is away passes and places nothing."""
        letters = technology_letters(t, seat, ())
        return (PASS, letters[-1]) if letters else (PASS,)


def staff_of(t: Orleans, seat: int, place: int) -> list[int]:
    """Kinds of followers that stand in a place, wherever it keeps them."""
    if place in (TOWER, TOWNHALL):
        return waiting(t, seat, place)
    if place == THEATRE:
        kinds: list[int] = []
        for kind in range(KINDS):
            kinds.extend([kind] * t.stage[kind])
        return kinds
    there = [t.spaces[t.at(seat, space)] for space in SPACES_OF[place]]
    return [on - 1 for on in there if 0 < on < ON_TECHNOLOGY]
