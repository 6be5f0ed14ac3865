"""What a position is worth: what everybody has, what dice on buildings will bring, how surely.

Chances are those of one roll, to the power of the turns that are left, times how often somebody
who can does. Features are differences: one's own row less the mean of the others.
"""

from typing import Final

from tabularium.bots.minds.alea.dice import at_least, better_run, low_face, more_than
from tabularium.bots.minds.alea.estate import Estate, Rulings, estate_of, rulings_of
from tabularium.bots.minds.alea.worth import (
    HIDDEN_CARD,
    Harvest,
    cards_drawn,
    harvest,
    promise,
)
from tabularium.games.alea.castrum import CastrumScoring
from tabularium.games.alea.forum import ForumScoring
from tabularium.games.alea.match import Match, Round
from tabularium.games.alea.senate import STRENGTH, SenateScoring, senate_order
from tabularium.games.alea.state import (
    FORTUNA_DRAWN,
    FORTUNA_KEPT,
    OPEN_PATRICIANS,
    OPEN_PROVINCES,
    SENATE_OF,
    SENATE_SHOWN,
    Alea,
)
from tabularium.games.alea.temple import dice_in_temple, temple_leader
from tabularium.games.alea.turn import Turn

DICE_A_TURN: Final = 2.0  # placed on average
PUSHES: Final = 0.5  # how often somebody who could push in the Forum does
CLIMBS: Final = 0.7  # how often somebody who could make a better run does
RAISES: Final = 0.6  # how often somebody who could make a stronger set does
TILE: Final = 2.0  # the mean Fortuna tile
# What one and what two tiles bring out of so many drawn.
ONE_OF: Final = (0.0, 2.0, 2.4, 2.6, 2.75, 2.85, 2.9, 2.95, 3.0)
TWO_OF: Final = (0.0, 2.0, 4.0, 4.6, 5.0, 5.3, 5.5, 5.7, 5.8)

# What counts, and its weight before any tuning.
BY_HAND: Final[dict[str, float]] = {
    "fame": 1.0,
    "hope": 1.0,
    "castrum": 1.15,
    "castrum-risk": -0.55,
    "forum": 1.0,
    "forum-risk": -1.0,
    "senate": 1.1,
    "senate-risk": -0.75,
    "temple": 1.0,
    "tokens": 0.6,
    "rerolls": 0.4,
    "dice": 0.9,
    "spare": 0.1,
}
FEATURES: Final = tuple(BY_HAND)
# Where each stands in a row.
FAME, HOPE, CASTRUM_NOW, CASTRUM_RISK, FORUM_NOW, FORUM_RISK = range(6)
SENATE_NOW, SENATE_RISK, TEMPLE_NOW, TOKENS, REROLLS, DICE, SPARE = range(6, len(FEATURES))


def features_of(t: Alea, seat: int) -> list[float]:
    """Parallel to FEATURES: a seat's row less the mean of all others."""
    return Rows(t, seat).compared(seat)


class Rows:
    """A row of features for every seat, as one seat knows the table.

    Rolls are not looked at: dice in hand fall anew.
    """

    def __init__(self, t: Alea, seat: int) -> None:
        self.t = t
        self.seats = t.seats
        self.rulings: Rulings = rulings_of(t)
        self.rounds = rounds_to_come(t)
        self.turns = turns_left(t)
        self.estates: tuple[Estate, ...] = tuple(
            [estate_of(t, other, other == seat) for other in range(t.seats)]
        )
        self.rows = [[0.0] * len(FEATURES) for _ in range(t.seats)]
        self.lost = [0.0] * t.seats  # dice that will go to the Latrine
        self.belongings(seat)
        self.buildings()
        self.dice()

    def belongings(self, seat: int) -> None:
        """Fame as it stands, and what it promises."""
        t = self.t
        for other, row in enumerate(self.rows):
            fame, hope = promise(self.estates[other], self.rulings, self.rounds, self.seats)
            row[FAME] = fame + sum(t.contents[FORTUNA_KEPT + other]) + self.estates[other].fortuna
            row[HOPE] = hope
            if other != seat:
                cards = len(t.contents[SENATE_OF + other]) + len(t.contents[SENATE_SHOWN + other])
                row[HOPE] += cards * HIDDEN_CARD
        self.temple()

    def temple(self) -> None:
        """Tiles that will be kept: by how many were drawn, since new ones are not known yet."""
        t = self.t
        if not t.setup.temple:
            return
        leader = temple_leader(t)
        alone = sum(t.temple) == 1
        for other, row in enumerate(self.rows):
            dice = dice_in_temple(t, other)
            if dice == 0:
                continue
            drawn = t.contents[FORTUNA_DRAWN + other]
            keeps = 2 if other == leader else 1
            row[TEMPLE_NOW] = (TWO_OF if keeps == 2 else ONE_OF)[min(len(drawn), 8)]
            if alone and max(self.turns) > 0:
                row[TEMPLE_NOW] += 0.3 * TILE

    def buildings(self) -> None:
        """Senate, Castrum and Forum, as they will be scored."""
        t = self.t
        frame = t.stack[-1] if t.stack else None
        sets: list[tuple[int, int, int]] = []  # dice, face - 1, owner; the strongest first
        for i, n in enumerate(t.castrum):
            if n:
                sets.append((n, i % 6, i // 6))
        sets.sort(reverse=True)
        owners = [die >> 3 for die in t.forum]
        choosing = 0  # dice that have gone home but have not taken anything yet
        if isinstance(frame, CastrumScoring):
            sets.insert(0, (0, 0, frame.seat))
        elif isinstance(frame, ForumScoring):
            owners.insert(0, frame.seat)
            choosing = 1
        found = harvest(
            tuple([owner for _, _, owner in sets]),
            tuple(owners),
            tuple(t.contents[OPEN_PROVINCES]),
            tuple(t.contents[OPEN_PATRICIANS]),
            self.estates,
            self.rulings,
            self.rounds,
        )
        self.castrum(sets, found)
        self.forum(owners, choosing, found)
        self.senate(frame)

    def castrum(self, sets: list[tuple[int, int, int]], found: Harvest) -> None:
        """Provinces for the strongest sets, as long as there are any."""
        room = len(self.t.contents[OPEN_PROVINCES])
        for rank, (n, i, owner) in enumerate(sets):
            if rank >= room:
                self.lost[owner] += n
                continue
            self.rows[owner][CASTRUM_NOW] += found.castrum[rank]
            falls = found.castrum[rank] - (found.fallback[rank] if rank + 1 < room else 0.0)
            self.rows[owner][CASTRUM_RISK] += self.overtaken(owner, n, i) * falls

    def forum(self, owners: list[int], choosing: int, found: Harvest) -> None:
        """Patricians for the dice that stay."""
        columns = self.t.setup.forum_columns
        for column, owner in enumerate(owners):
            self.rows[owner][FORUM_NOW] += found.forum[column]
            if column >= choosing:
                face = self.t.forum[column - choosing] & 7
                pushed = self.pushed(owner, face, columns - column)
                self.rows[owner][FORUM_RISK] += pushed * found.forum[column]
                self.lost[owner] += pushed

    def overtaken(self, owner: int, dice: int, i: int) -> float:
        """The chance that somebody else makes a stronger set before the round ends."""
        t = self.t
        safe = 1.0
        for other in range(self.seats):
            turns = self.turns[other]
            if other == owner or turns <= 0:
                continue
            hand = t.hand[other]
            miss = 1.0
            for face in range(6):
                need = dice - t.castrum[6 * other + face] + (0 if face > i else 1)
                if need <= hand:
                    miss *= 1.0 - at_least(hand, need)
            if miss < 1.0:
                safe *= (1.0 - RAISES * (1.0 - miss)) ** turns
        return 1.0 - safe

    def pushed(self, owner: int, face: int, room: int) -> float:
        """The chance that a die in the Forum is pushed off its end before the round ends."""
        expected = 0.0
        for other in range(self.seats):
            turns = self.turns[other]
            if other != owner and turns > 0:
                expected += turns * PUSHES * low_face(self.t.hand[other], face)
        return more_than(expected, room) if expected > 0 else 0.0

    def senate(self, frame: object) -> None:
        """Cards for the best runs."""
        t = self.t
        given = t.setup.senate_given
        if isinstance(frame, SenateScoring):
            for place in range(frame.chosen, len(frame.order)):
                chooser = frame.order[place]
                cards = cards_drawn(self.estates[chooser], self.rulings, self.rounds, self.seats)
                self.rows[chooser][SENATE_NOW] += cards[place]
            return
        order = senate_order(t)
        for place, owner in enumerate(order):
            cards = cards_drawn(self.estates[owner], self.rulings, self.rounds, self.seats)
            length = bin(t.senate[owner]).count("1")
            if place >= given:
                self.lost[owner] += length
                continue
            self.rows[owner][SENATE_NOW] += cards[place]
            lost = self.outrun(owner, given - place)
            self.rows[owner][SENATE_RISK] += lost * cards[place]
            self.lost[owner] += lost * length

    def outrun(self, owner: int, room: int) -> float:
        """The chance that so many others make a better run before the round ends."""
        t = self.t
        mine = STRENGTH[t.senate[owner]]
        safe, expected = 1.0, 0.0
        for other in range(self.seats):
            turns = self.turns[other]
            if other == owner or turns <= 0:
                continue
            theirs = t.senate[other]
            if theirs and STRENGTH[theirs] > mine:
                continue
            stays = (1.0 - CLIMBS * better_run(t.hand[other], theirs, mine)) ** turns
            safe *= stays
            expected += 1.0 - stays
        return 1.0 - safe if room == 1 else more_than(expected, room)

    def dice(self) -> None:
        """Dice in hand: to be placed, or left over for the Latrine. Tokens, had and expected."""
        t = self.t
        share = self.rounds / t.setup.rounds
        playing = bool(t.stack) and isinstance(t.stack[-1], Turn)
        for seat, row in enumerate(self.rows):
            tokens = t.tokens[seat] + t.latrine[seat] + self.lost[seat]
            hand = t.hand[seat] if playing else 0
            if hand and self.turns[seat] > 0:
                placed = min(float(hand), DICE_A_TURN * self.turns[seat])
                row[DICE] = placed
                row[SPARE] = hand - placed
                tokens += hand - placed
            else:
                tokens += hand
            if self.rounds == 0 and self.turns[seat] == 0:
                tokens = float(int(tokens + 0.5) // 2 * 2)  # every two count a point, one nothing
            row[TOKENS] = tokens
            row[REROLLS] = tokens * share

    def compared(self, seat: int) -> list[float]:
        """A seat's row less the mean of all others."""
        mine = self.rows[seat]
        others = self.seats - 1
        return [m - (sum([row[i] for row in self.rows]) - m) / others for i, m in enumerate(mine)]


def rounds_to_come(t: Alea) -> int:
    """Rounds after this one."""
    if t.stack and isinstance(t.stack[0], Match):
        return min(t.setup.rounds - t.stack[0].round, t.setup.rounds - 1)
    return 0


def turns_left(t: Alea) -> list[float]:
    """How many turns every seat may expect in this round, the one that has begun included."""
    turns = [0.0] * t.seats
    frame = t.stack[-1] if t.stack else None
    if not isinstance(frame, Turn):
        return turns
    ring = t.stack[-2]
    assert isinstance(ring, Round)
    ending = 0 in t.hand
    more = 0.0 if ending else min(t.hand) / DICE_A_TURN
    for place in range(t.seats):
        seat = (ring.start + place) % t.seats
        if place >= (ring.turn - 1) % t.seats:
            turns[seat] = 1.0 + max(more - 0.5, 0.0)
        else:
            turns[seat] = more
    return turns
