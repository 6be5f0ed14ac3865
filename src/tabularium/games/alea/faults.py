"""What cannot be on a table: for positions laid by hand, and for tests of the engine."""

from tabularium.games.alea.material import DICE_PER_PLAYER
from tabularium.games.alea.state import FORTUNA_DRAWN, Alea, faces_shown
from tabularium.games.alea.turn import who_has_rolled
from tabularium.kernel import Facts, Reason


def faults(t: Alea) -> list[Reason]:
    """Dice that are missing or too many, runs and sets that are alike."""
    found: list[Reason] = []
    for seat in range(t.seats):
        least = min(t.hand[seat], t.latrine[seat], t.tokens[seat])
        if least < 0 or t.dice_of(seat) != DICE_PER_PLAYER:
            detail: Facts = {"seat": seat, "dice": t.dice_of(seat)}
            found.append(Reason("alea.dice_missing", "1.7", detail))
    found += senate_faults(t)
    found += temple_faults(t)
    for face in range(1, 7):
        sets = [n for n in t.castrum[face - 1 :: 6] if n]
        if len(set(sets)) != len(sets):
            found.append(Reason("alea.same_set", "5.3", {"face": face}))
    faces = [die & 7 for die in t.forum]
    if len(t.forum) > t.setup.forum_columns or faces != sorted(faces):
        found.append(Reason("alea.forum_row", "6.2"))
    if sum(t.roll_of) != t.dice_rolled(who_has_rolled(t)):
        found.append(Reason("alea.roll", "2.2"))
    return found


def senate_faults(t: Alea) -> list[Reason]:
    """Runs with gaps, and runs that are alike."""
    found: list[Reason] = []
    runs = [run for run in t.senate if run]
    for run in runs:
        lowest = run & -run
        if run & (run + lowest):  # a run without gaps carries over to a single bit
            found.append(Reason("alea.not_a_run", "4.1"))
    if len(set(runs)) != len(runs):
        found.append(Reason("alea.same_run", "4.3"))
    return found


def temple_faults(t: Alea) -> list[Reason]:
    """Dice in no Temple, dice that nobody has outdone, tiles drawn for no die."""
    if sum(t.temple) and not t.setup.temple:
        return [Reason("alea.no_temple", "3.1")]
    found: list[Reason] = []
    there: list[tuple[int, int]] = []
    for seat in range(t.seats):
        dice = faces_shown(t.temple[6 * seat : 6 * seat + 6])
        if dice:
            there.append((len(dice), sum(dice)))
        elif t.contents[FORTUNA_DRAWN + seat]:
            found.append(Reason("alea.tiles_without_dice", "3.3", {"seat": seat}))
    there.sort()
    for i in range(1, len(there)):
        if there[i][0] == there[i - 1][0] or there[i][1] <= there[i - 1][1]:
            found.append(Reason("alea.temple_order", "3.9"))
    return found
