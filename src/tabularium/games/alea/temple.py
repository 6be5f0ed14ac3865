"""Rules 3: the Temple (Templum), in games of four and five."""

from tabularium.games.alea.letters import FACE, KEEP
from tabularium.games.alea.shape import AskCount
from tabularium.games.alea.state import (
    FORTUNA_DRAWN,
    FORTUNA_DRAWS,
    FORTUNA_KEPT,
    FORTUNA_PILE,
    FORTUNA_REJECTED,
    Alea,
)
from tabularium.kernel import Facts, Frame, Reason, Word


def dice_in_temple(t: Alea, seat: int) -> int:
    """How many dice a seat has in the Temple."""
    temple = t.temple
    dice = 0
    for i in range(6 * seat, 6 * seat + 6):
        dice += temple[i]
    return dice


def pips_in_temple(t: Alea, seat: int) -> int:
    """The sum of a seat's dice in the Temple."""
    pips = 0
    for face in range(1, 7):
        pips += face * t.temple[6 * seat + face - 1]
    return pips


def temple_leader(t: Alea) -> int:
    """Who has most dice in the Temple; -1 if it is empty. Never a tie: each one outdid the rest."""
    leader, most = -1, 0
    for seat in range(t.seats):
        dice = dice_in_temple(t, seat)
        assert dice == 0 or dice != most, "a tie in the Temple"
        if dice > most:
            leader, most = seat, dice
    return leader


def temple_need(t: Alea, seat: int) -> tuple[int, int]:
    """How many dice a seat must add, and the least sum of them (3.1, 3.2)."""
    leader = temple_leader(t)
    if leader < 0:
        return 1, 1
    dice = dice_in_temple(t, leader) + 1 - dice_in_temple(t, seat)
    return dice, pips_in_temple(t, leader) + 1 - pips_in_temple(t, seat)


def can_add(roll: list[int], dice: int, least: int, lowest: int) -> bool:
    """Whether so many dice with faces from `lowest` up can reach the least sum."""
    for face in range(6, lowest - 1, -1):
        if dice == 0:
            break
        used = min(dice, roll[face - 1])
        dice -= used
        least -= used * face
    return dice == 0 and least <= 0


def temple_faces(t: Alea, seat: int, chosen: Word) -> list[int]:
    """Letters of the faces that may follow, rising, so that the need can still be met."""
    dice, least = temple_need(t, seat)
    left = t.roll_of[:]
    lowest = 1
    for letter in chosen:
        lowest = letter - FACE + 1
        left[lowest - 1] -= 1
        least -= lowest
    dice -= len(chosen)
    letters: list[int] = []
    for face in range(lowest, 7):
        if left[face - 1] > 0:
            left[face - 1] -= 1
            if can_add(left, dice - 1, least - face, face):
                letters.append(FACE + face - 1)
            left[face - 1] += 1
    return letters


def why_not_temple(t: Alea, seat: int) -> Reason:
    """Why a seat cannot place in the Temple at all."""
    if not t.setup.temple:
        return Reason("alea.no_temple", "3.1")
    dice, least = temple_need(t, seat)
    if t.hand[seat] < dice:
        return Reason("alea.temple_count", "3.1", {"need": dice, "have": t.hand[seat]})
    return Reason("alea.temple_sum", "3.2", {"need": dice, "least": least})


def why_not_this_die(t: Alea, seat: int, draft: Word, letter: int) -> Reason:
    """Why a Temple placement cannot go on with this die, the lowest of those to come."""
    dice, least = temple_need(t, seat)
    if FACE <= letter < FACE + 6:
        i = letter - FACE
        left = sum(t.roll_of[i:]) - len([chosen for chosen in draft[1:] if chosen >= letter])
        if t.roll_of[i] <= draft.count(letter) or left < dice + 1 - len(draft):
            return Reason("alea.not_rolled", "2.3", {"face": i + 1})
    return Reason("alea.temple_sum", "3.2", {"need": dice, "least": least})


def place_in_temple(t: Alea, seat: int, word: Word) -> None:
    """Dice go to the Temple; as many Fortuna tiles are drawn (3.3)."""
    for letter in word:
        face = letter - FACE + 1
        t.take_from_roll(seat, face, 1)
        t.temple[6 * seat + face - 1] += 1
    if t.telling:
        t.tell("temple", {"seat": seat, "faces": [letter - FACE + 1 for letter in word]})
    draw_fortuna(t, seat, len(word))


def draw_fortuna(t: Alea, seat: int, tiles: int) -> None:
    """Draw tiles; rejected ones come back when the pile is empty; there may be too few (3.4)."""
    drawn = 0
    while drawn < tiles:
        if not t.contents[FORTUNA_PILE]:
            for tile in t.contents[FORTUNA_REJECTED]:
                t.move(tile, FORTUNA_REJECTED, FORTUNA_PILE)
        if not t.contents[FORTUNA_PILE]:
            break
        t.draw(FORTUNA_PILE, FORTUNA_DRAWN + seat, FORTUNA_DRAWS)
        drawn += 1
    if t.telling:
        tiles_now = [tile + 1 for tile in t.contents[FORTUNA_DRAWN + seat]]
        facts: Facts = {"seat": seat, "count": drawn}
        t.tell("fortuna", {**facts, "tiles": tiles_now}, 1 << seat, facts)


class TempleScoring(Frame):
    """3.5 to 3.7: who keeps how many of the tiles drawn this round."""

    def run(self, t: Alea) -> None:
        """The lone worshipper draws; all with too many tiles choose at once; dice go home."""
        match self.step:
            case "start":
                leader = temple_leader(t)
                if leader >= 0 and sum(t.temple) == 1:
                    draw_fortuna(t, leader, 1)
                seats = [s for s in range(t.seats) if self.must_choose(t, s)]
                self.step = "keep"
                if seats:
                    t.ask_together(tuple(seats), "keep_fortuna")
            case "keep":
                for seat in range(t.seats):
                    self.keep(t, seat)
                for seat in range(t.seats):
                    t.hand[seat] += dice_in_temple(t, seat)
                t.temple = [0] * (6 * t.seats)
                t.finish()
            case _:
                raise AssertionError(f"no step of the Temple: {self.step}")

    @staticmethod
    def allowed(t: Alea, seat: int) -> int:
        """How many tiles a seat keeps: two with most dice, otherwise one, none without dice."""
        if dice_in_temple(t, seat) == 0:
            return 0
        return min(2 if seat == temple_leader(t) else 1, len(t.contents[FORTUNA_DRAWN + seat]))

    def must_choose(self, t: Alea, seat: int) -> bool:
        """Whether a seat has more tiles than it keeps; how many it has is public."""
        return len(t.contents[FORTUNA_DRAWN + seat]) > self.allowed(t, seat)

    def keep(self, t: Alea, seat: int) -> None:
        """Kept tiles lie open before their owner, the others open beside the Temple."""
        drawn = t.contents[FORTUNA_DRAWN + seat]
        if not drawn:
            return
        kept = [w - KEEP for w in t.word(seat)] if self.must_choose(t, seat) else list(drawn)
        for tile in kept:
            t.move(tile, FORTUNA_DRAWN + seat, FORTUNA_KEPT + seat)
        for tile in t.contents[FORTUNA_DRAWN + seat]:
            t.move(tile, FORTUNA_DRAWN + seat, FORTUNA_REJECTED)
        if t.telling:
            t.tell("fortuna_kept", {"seat": seat, "tiles": [tile + 1 for tile in kept]})

    def options(self, t: Alea, seat: int, draft: Word) -> list[int]:
        """Tiles that the seat has drawn, rising, if enough higher ones are left to go on."""
        drawn = t.contents[FORTUNA_DRAWN + seat]
        missing = self.allowed(t, seat) - len(draft)
        letters: list[int] = []
        for tile in range(draft[-1] - KEEP if draft else 0, 3):
            left = drawn.count(tile) - draft.count(KEEP + tile)
            higher = len([other for other in drawn if other > tile])
            if left > 0 and left + higher >= missing:
                letters.append(KEEP + tile)
        return letters

    def ends(self, t: Alea, seat: int, word: Word) -> bool:
        """As many tiles as the seat keeps."""
        return len(word) == self.allowed(t, seat)

    def tidy(self, t: Alea, seat: int, word: Word) -> Word:
        """Tiles in rising order."""
        return tuple(sorted(word))

    def explain(self, t: Alea, seat: int, draft: Word, letter: int) -> Reason:
        """Only tiles one has drawn can be kept, so many and no more."""
        if KEEP <= letter < KEEP + 3:
            return Reason("alea.no_such_tile", "3.5", {"value": letter - KEEP + 1})
        return Reason("alea.keep_tiles", "3.5", {"count": self.allowed(t, seat)})

    def usual(self, t: Alea, seat: int) -> list[Word]:
        """The best tiles."""
        return [self.fallback(t, seat)]

    def prompt(self, t: Alea, seat: int) -> AskCount:
        """How many tiles to keep."""
        return {"count": self.allowed(t, seat)}

    def fallback(self, t: Alea, seat: int) -> Word:
        """The best tiles: nobody would keep less."""
        best = sorted(t.contents[FORTUNA_DRAWN + seat])[-self.allowed(t, seat) :]
        return tuple([KEEP + tile for tile in best])

    def copy(self) -> "TempleScoring":
        """The same step."""
        return TempleScoring(self.step)
