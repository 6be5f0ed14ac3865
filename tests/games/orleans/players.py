"""Two simple players for tests: one that wanders through rich games, one that is greedy for points.

They read the state, which only tests may do.
"""

from tabularium.games.orleans.actions import action_letters, can_act, perform, usable
from tabularium.games.orleans.deeds import open_slots
from tabularium.games.orleans.letters import (
    DONE,
    DRAW,
    KIND,
    LOSE_STATION,
    NONE,
    PARTLY,
    PASS,
    PLACE,
    SPACE,
    TECHNOLOGY,
    TOWER_KIND,
)
from tabularium.games.orleans.market import draw_limit
from tabularium.games.orleans.material import (
    ACCEPTS,
    DEED_COINS,
    DEEDS,
    FIRST_TILE,
    GUILDHALL,
    KINDS,
    KNIGHT,
    MONK,
    SACRISTY,
    SHIP,
    SPACE_NEED,
    SPACE_PLACE,
    SPACES_OF,
    STARTER,
    TOWER,
    TOWNHALL,
    TOWNHALL_1,
    TOWNHALL_2,
    TRADER,
    WAGON,
)
from tabularium.games.orleans.plan import helpers, places_of
from tabularium.games.orleans.scoring import points_of
from tabularium.games.orleans.spec import SPEC
from tabularium.games.orleans.state import Orleans
from tabularium.games.orleans.technology import technology_spaces
from tabularium.games.orleans.tiles import why_not_tile
from tabularium.games.orleans.tracks import level_of
from tabularium.games.orleans.voyage import why_not_build
from tabularium.kernel import Facts, Picks, State, Word


def wander(state: State, picks: Picks) -> None:
    """One letter: draws all, completes places while it can, uses them; otherwise by chance."""
    assert state.pending is not None
    seat = state.pending.seats[0]
    options = state.options(seat)
    weights = [weight_of(letter) for letter in options]
    number = picks.below(sum(weights))
    for letter, weight in zip(options, weights, strict=True):
        number -= weight
        if number < 0:
            state.play(seat, letter)
            return


def weight_of(letter: int) -> int:
    """How gladly a wanderer says a letter."""
    if letter in (DONE, PASS, PARTLY, SPACE + TOWNHALL_1, SPACE + TOWNHALL_2):
        return 1
    if FIRST_TILE <= letter < SPACE or letter == KIND + TRADER:
        return 24
    if DRAW <= letter <= DRAW + 8:
        return int(4 ** (letter - DRAW))
    return 8 if letter < KIND or letter >= TOWER_KIND + KINDS else 4


def wandering_game(seats: int, seed: str, options: Facts | None = None) -> State:
    """A whole game of wanderers; the rich goldens are such games."""
    state = SPEC.new(seats, seed, options)
    picks = Picks(f"wander {seed}")
    while state.pending is not None:
        wander(state, picks)
    return state


# The greedy player: the action that is worth most now, the plan with the best sum of actions


def rounds_left(t: Orleans) -> int:
    """Rounds after this one."""
    return 18 - getattr(t.stack[0], "round", 18) if t.stack else 0


def worth(t: Orleans, seat: int) -> int:
    """Tenths of points: the forecast, stations and citizens at the level that is likely, and a
    little for recruits, the draw limit, technology, tiles and development."""
    left = rounds_left(t)
    level = level_of(t, seat)
    farmer, _, craftsman, trader, knight, _, points = t.tracks[7 * seat : 7 * seat + 7]
    ahead = min(6, level + left // 4) - level
    value = 10 * points_of(t, seat) + 10 * ahead * (t.stations_of(seat) + t.citizens[seat])
    value += (12 + left) * points + left * (farmer + 6 * craftsman + 6 * trader)
    value += left * (9 * min(knight, 3) + 5 * (knight == 5))
    mine = t.bag[KINDS * seat : KINDS * (seat + 1)]
    for kind in range(STARTER):
        there = mine[kind] + t.market[KINDS * seat + kind]
        value += left * (4 * min(there, 2) + there) if kind < MONK else 5 * left * there
    return value + (25 if left and why_not_build(t, seat) is None else 0)


def ways_to_act(t: Orleans, seat: int, word: Word) -> list[Word]:
    """All words that begin like this."""
    letters = action_letters(t, seat, word)
    if not letters:
        return [word]
    return [whole for each in letters for whole in ways_to_act(t, seat, (*word, each))]


def best_action(t: Orleans, seat: int, place: int) -> tuple[int, Word]:
    """What the best way to use a place brings."""
    before = worth(t, seat)
    best = -(10**6)
    word: Word = (PLACE + place,)
    for way in ways_to_act(t, seat, (PLACE + place,)):
        after = t.copy()
        perform(after, seat, way)
        gain = worth(after, seat) - before
        if gain > best:
            best, word = gain, way
    return best, word


def greedy_action(t: Orleans, seat: int) -> Word:
    """The best action; pass if all are worse than nothing. Technology is placed when passing."""
    best = -1
    word: Word = (PASS,)
    for place in usable(t, seat):
        gain, way = best_action(t, seat, place)
        if gain > best:
            best, word = gain, way
    spaces = technology_spaces(t, seat, [])
    if word == (PASS,) and spaces:
        long = [space for space in spaces if SPACE_PLACE[space] in (SHIP, WAGON, GUILDHALL)]
        return (PASS, TECHNOLOGY, SPACE + (long or spaces)[-1], DONE)
    return word


class Plan:
    """The best set of places to complete with the followers at hand, by trying all sets."""

    def __init__(self, t: Orleans, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.accepts = ACCEPTS[helpers(t, seat)]
        self.who = {KIND + k: t.market[KINDS * seat + k] for k in range(KINDS)}
        if t.has(seat, TOWER):
            self.who |= {TOWER_KIND + k: t.tower[k] for k in range(KINDS)}
        self.builds = why_not_build(t, seat) is None
        self.gains = {p: self.gain_of(p) for p in places_of(t, seat) if p != TOWNHALL}
        self.places = sorted(self.gains, key=lambda p: -self.gains[p])
        self.best = -1
        self.chosen: list[int] = []

    def empty(self, place: int) -> list[int]:
        """Spaces that nobody stands on."""
        return [s for s in SPACES_OF[place] if self.t.spaces[self.t.at(self.seat, s)] == 0]

    def gain_of(self, place: int) -> int:
        """What a place would bring if it were staffed."""
        t, seat = self.t, self.seat
        if place == SACRISTY:
            return 3 * rounds_left(t)
        if place == GUILDHALL and not self.builds:
            return 10 * min(6, level_of(t, seat) + rounds_left(t) // 4)
        if not SPACES_OF[place]:
            return 0
        can = can_act(t, seat, place) if place < FIRST_TILE else not why_not_tile(t, seat, place)
        return best_action(t, seat, place)[0] if can else 0

    def fill(self, spaces: list[int]) -> list[int] | None:
        """Who takes these spaces, starters first and monks last; None if they cannot."""
        letters: list[int] = []
        for space in spaces:
            mask = self.accepts[SPACE_NEED[space]]
            fit = [w for w, n in self.who.items() if n > 0 and mask >> (w - KIND) % KINDS & 1]
            if not fit:
                self.release(letters)
                return None
            need = SPACE_NEED[space]
            fit.sort(key=lambda w: _preference((w - KIND) % KINDS, need))
            letters.append(fit[0])
            self.who[fit[0]] -= 1
        return letters

    def release(self, letters: list[int]) -> None:
        """They are free again."""
        for letter in letters:
            self.who[letter] += 1

    def search(self, i: int, value: int, word: list[int], places: list[int]) -> None:
        """Every set of places from the i-th on."""
        moving = self.builds or SHIP in places or WAGON in places
        total = value if moving or GUILDHALL not in places else value - self.gains[GUILDHALL]
        if total > self.best:
            self.best, self.chosen = total, word[:]
        for j in range(i, len(self.places)):
            place = self.places[j]
            spaces = self.empty(place)
            if self.gains[place] <= 0 or not spaces:
                continue
            letters = self.fill(spaces)
            if letters is not None:
                pairs = [x for s, w in zip(spaces, letters, strict=True) for x in (SPACE + s, w)]
                gain = self.gains[place] + 5
                self.search(j + 1, value + gain, word + pairs, [*places, place])
                self.release(letters)

    def word(self) -> Word:
        """The best set; who is left over may go to the Town Hall or wait in the best places."""
        self.search(0, 0, [], [])
        word = self.chosen[:]
        for letter in word[1::2]:
            self.who[letter] -= 1
        for space in self.empty(TOWNHALL):
            give = [(self.gift(w), w) for w, n in self.who.items() if n > 0]
            if give and max(give)[0] > 0:
                word += [SPACE + space, max(give)[1]]
                self.who[max(give)[1]] -= 1
        self.wait(word)
        return (*word, DONE)

    def gift(self, letter: int) -> int:
        """What a follower is worth on the deeds rather than at home."""
        kind = (letter - KIND) % KINDS
        if kind >= STARTER:
            return 0
        t = self.t
        coins = [DEED_COINS[d] for d in range(DEEDS) if open_slots(t, d, kind) > 0]
        mine = t.bag[KINDS * self.seat + kind] + t.market[KINDS * self.seat + kind]
        keep = rounds_left(t) * (2 if mine > 1 or kind == MONK else 5)
        return 10 * max(coins) + 12 - keep if coins else 0

    def wait(self, word: list[int]) -> None:
        """5.2: so that the Market has room for the next draw, others wait in good places."""
        taken = [SPACE_PLACE[space - SPACE] for space in word[::2]]
        room = 8 - draw_limit(self.t, self.seat)
        for place in self.places:
            if place in taken or self.gains[place] <= 0:
                continue
            for space in self.empty(place)[1:]:
                if sum(self.who.values()) <= room:
                    return
                letters = self.fill([space])
                if letters:
                    word += [SPACE + space, letters[0]]


def _preference(kind: int, need: int) -> int:
    """The very type first, its starter before; then those who stand in; monks last."""
    if kind == need + STARTER:
        return 0
    if kind == need:
        return 1
    return 9 if kind == MONK else 5


def greedy_word(t: Orleans, seat: int, picks: Picks) -> Word:
    """What a greedy player says."""
    assert t.pending is not None
    match t.pending.prompt:
        case "plan":
            return Plan(t, seat).word()
        case "action":
            return greedy_action(t, seat)
    options = t.options(seat)
    match t.pending.prompt:
        case "draw":
            return (options[-1],)
        case "take_back":  # draws that are left bring back who waits on the board (4.3)
            most = t.stack[-1].prompt(t, seat)["most"]
            assert isinstance(most, int)
            backs = [letter for letter in options if letter < SPACE + TOWNHALL_1]
            return (*backs[:most], DONE)
        case "bathhouse":
            return (KIND + KNIGHT if KIND + KNIGHT in options else options[0],)
        case "flogging":
            return (LOSE_STATION if LOSE_STATION in options else options[-1],)
        case "tower":
            word: Word = ()
            while word[-1:] != (DONE,):
                letters = t.stack[-1].options(t, seat, word)
                word = (*word, letters[-1])
            return word
    return (options[0] if options[0] != NONE else options[-1],)


def greedy_game(seats: int, seed: str) -> State:
    """A whole game of greedy players."""
    state = SPEC.new(seats, seed)
    picks = Picks(f"greedy {seed}")
    while state.pending is not None:
        seat = state.pending.seats[0]
        assert isinstance(state, Orleans)
        state.act(seat, state.setting.alphabet.spell(greedy_word(state, seat, picks)))
    return state
