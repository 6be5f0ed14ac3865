"""The table as plain data, and back. Positions are written by people.

Every player has eight dice (1.7): what a position lays on the buildings is not in hand.
"""

from tabularium.games.alea.material import DICE_PER_PLAYER
from tabularium.games.alea.shape import Dice
from tabularium.games.alea.state import Alea, faces_in_run, faces_shown
from tabularium.games.alea.turn import who_has_rolled
from tabularium.kernel import Facts, read_list, read_number, read_numbers, read_rows


def dump_table(t: Alea) -> Facts:
    """Every building, dice by face."""
    return dict(dice_on(t))


def who_rolled(t: Alea) -> int | None:
    """Whose roll lies there."""
    seat = who_has_rolled(t)
    return None if seat < 0 else seat


def dice_on(t: Alea) -> Dice:
    """Every building, dice by face."""
    seats = range(t.seats)
    return {
        "hand": t.hand[:],
        "roll": faces_shown(t.roll_of),
        "temple": [faces_shown(t.temple[6 * seat : 6 * seat + 6]) for seat in seats],
        "senate": [faces_in_run(run) for run in t.senate],
        "castrum": [faces_shown(t.castrum[6 * seat : 6 * seat + 6]) for seat in seats],
        "forum": [[die >> 3, die & 7] for die in t.forum],
        "latrine": t.latrine[:],
        "tokens": t.tokens[:],
    }


def load_table(t: Alea, dump: Facts) -> None:
    """Put dice where a dump says; hands, Latrine and roll follow if it does not name them."""
    for name, value in dump.items():
        _load(t, name, value)
    if "hand" not in dump or "latrine" not in dump:
        for seat in range(t.seats):
            _gather(t, seat, "hand" in dump)
    if "roll" not in dump and "hand" not in dump:
        t.roll_of = _so_many(t.roll_of, t.dice_rolled(who_has_rolled(t)))


def _load(t: Alea, name: str, value: object) -> None:
    match name:
        case "hand":
            t.hand = read_numbers(value, t.seats)
        case "roll":
            t.roll_of = _read_dice(value)
        case "temple":
            t.temple = _flat(_read_dice_by_seat(value, t.seats))
        case "senate":
            t.senate = [_run_of(counts) for counts in _read_dice_by_seat(value, t.seats)]
        case "castrum":
            t.castrum = _flat(_read_dice_by_seat(value, t.seats))
        case "forum":
            t.forum = [_read_forum_die(die, t.seats) for die in read_list(value)]
        case "latrine":
            t.latrine = read_numbers(value, t.seats)
        case "tokens":
            t.tokens = read_numbers(value, t.seats)
        case _:
            raise ValueError(f"{name} is not on the table")


def _gather(t: Alea, seat: int, hand_named: bool) -> None:
    """Dice that lie nowhere are in hand, or in the Latrine if the hand is named."""
    left = DICE_PER_PLAYER - t.dice_on_buildings(seat)
    if hand_named:
        t.latrine[seat] = left - t.hand[seat]
    else:
        t.hand[seat] = left - t.latrine[seat]


def _so_many(roll: list[int], dice: int) -> list[int]:
    """As much of the roll of a fresh game as there are dice, the lowest faces first."""
    kept: list[int] = []
    for count in roll:
        kept.append(max(0, min(count, dice)))
        dice -= kept[-1]
    return kept


def _flat(rows: list[list[int]]) -> list[int]:
    return [n for counts in rows for n in counts]


def _run_of(counts: list[int]) -> int:
    """Dice of a run as a bit mask of faces."""
    if max(counts) > 1:
        raise ValueError(f"a face comes once in a run: {faces_shown(counts)}")
    return sum([n << i for i, n in enumerate(counts)])


def _read_face(value: object) -> int:
    face = read_number(value)
    if not 1 <= face <= 6:
        raise ValueError(f"a die shows 1 to 6: {value!r}")
    return face


def _read_dice(value: object) -> list[int]:
    """How many dice of a list show each face."""
    counts = [0] * 6
    for face in read_list(value):
        counts[_read_face(face) - 1] += 1
    return counts


def _read_dice_by_seat(value: object, seats: int) -> list[list[int]]:
    return [_read_dice(row) for row in read_rows(value, seats)]


def _read_forum_die(value: object, seats: int) -> int:
    """Owner and face as one number."""
    die = read_numbers(value, 2)
    if not 0 <= die[0] < seats:
        raise ValueError(f"a die has an owner at the table: {value!r}")
    return 8 * die[0] + _read_face(die[1])
