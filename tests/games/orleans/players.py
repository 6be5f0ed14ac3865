"""Two simple players for tests: one that wanders through rich games, one that is greedy for points.

They read the state, which only tests may do.
"""

from tabularium.games.orleans.actions import action_letters, perform, usable
from tabularium.games.orleans.ending import points_of
from tabularium.games.orleans.letters import (
    DONE,
    DRAW,
    KIND,
    PARTLY,
    PASS,
    PLACE,
    SPACE,
    TOWER_KIND,
)
from tabularium.games.orleans.material import (
    BOARD_SPACES,
    FIRST_TILE,
    KINDS,
    MONK,
    TOWNHALL_1,
    TOWNHALL_2,
    TRADER,
)
from tabularium.games.orleans.planning import carry_out
from tabularium.games.orleans.spec import SPEC
from tabularium.games.orleans.state import Orleans
from tabularium.games.orleans.voyage import why_not_build
from tabularium.kernel import Facts, Picks, State


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
    """A whole game of wanderers."""
    state = SPEC.new(seats, seed, options)
    picks = Picks(f"wander {seed}")
    while state.pending is not None:
        wander(state, picks)
    return state


def worth(t: Orleans, seat: int) -> int:
    """Points, and something for what will bring points."""
    farmer, _, craftsman, trader, knight, _, points = t.tracks[7 * seat : 7 * seat + 7]
    left = 18 - getattr(t.stack[0], "round", 18) if t.stack else 0
    value = 10 * points_of(t, seat) + 14 * points + 45 * t.stations_of(seat) + 30 * t.citizens[seat]
    value += left * (farmer + craftsman + 2 * trader + 4 * min(knight, 3) + knight)
    on_board = [t.spaces[t.at(seat, space)] for space in range(BOARD_SPACES)]
    value += 2 * left * len([on for on in on_board if 0 < on <= MONK])
    for kind in range(7):
        value += (4 if kind == MONK else 2) * left * t.bag[KINDS * seat + kind]
        value += 2 * left * t.market[KINDS * seat + kind]
    return value + (20 if why_not_build(t, seat) is None else 0)


def greedy_word(state: State, seat: int, picks: Picks) -> str:
    """The best of some random words, looked at through copies; planning counts staffed places."""
    best, word = -(10**9), ""
    for _ in range(30):
        twin = state.copy()
        while True:
            options = twin.options(seat)
            weights = [weight_of(letter) for letter in options]
            number = picks.below(sum(weights))
            at = 0
            while number >= weights[at]:
                number -= weights[at]
                at += 1
            letters = (*twin.drafts[seat], options[at])
            if twin.stack[-1].ends(twin, seat, letters):
                break
            twin.play(seat, options[at])
        text = state.setting.alphabet.spell(letters)
        assert isinstance(twin, Orleans)
        value = _value_of(state, seat, text, twin, picks)
        if value > best:
            best, word = value, text
    return word


def _value_of(state: State, seat: int, text: str, twin: Orleans, picks: Picks) -> int:
    pending = state.pending
    assert pending is not None
    twin.drafts[seat] = ()
    if pending.prompt == "plan":
        carry_out(twin, seat, state.setting.alphabet.read(text))
        waiting = len([part for part in text.split() if "." in part and "town" not in part])
        return sum(_gain(twin, seat, place, picks) for place in usable(twin, seat)) - 12 * waiting
    if pending.prompt == "draw":
        return int(text[-1])
    twin.act(seat, text)
    return worth(twin, seat) - (30 if text.startswith("pass") else 0)


def _gain(t: Orleans, seat: int, place: int, picks: Picks) -> int:
    """What using a place would bring, by one random way of doing it."""
    word: tuple[int, ...] = (PLACE + place,)
    while True:
        letters = action_letters(t, seat, word)
        if not letters:
            break
        word = (*word, letters[picks.below(len(letters))])
    after = t.copy()
    perform(after, seat, word)
    return max(10, worth(after, seat) - worth(t, seat))


def greedy_game(seats: int, seed: str) -> State:
    """A whole game of greedy players."""
    state = SPEC.new(seats, seed)
    picks = Picks(f"greedy {seed}")
    while state.pending is not None:
        seat = state.pending.seats[0]
        state.act(seat, greedy_word(state, seat, picks))
    return state
