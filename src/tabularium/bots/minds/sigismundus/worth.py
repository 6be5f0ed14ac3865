"""What ducats, votes, offices and countries are worth to a seat, in points; how far the game is.

All of it depends only on the table and on the seat's own hand.
"""

from functools import lru_cache
from typing import Final

from tabularium.games.sigismundus.demand import demand_of
from tabularium.games.sigismundus.income import extra_income
from tabularium.games.sigismundus.material import (
    CHANCELLOR,
    CHURCH_COURTS,
    COUNTRIES,
    COURT_MARSHAL,
    ECCLESIASTICAL,
    FIRST_WORTH,
    INCOMPATIBILITAS,
    LAND,
    LITHUANIA,
    MARSHAL,
    MINISTERIAL,
    OFFICE_ARM,
    OFFICE_KINDS,
    POLICIES,
    SECOND_WORTH,
    SUPPORT,
    TAX,
    TREASURER,
    UNION,
    UNION_TIMES,
    VICECHANCELLOR,
    kind_of,
    sejms_of,
)
from tabularium.games.sigismundus.offices import (
    free_offices,
    income_of,
    offices_of,
    offices_of_kind,
    prestige_of,
)
from tabularium.games.sigismundus.prestige import Scoring
from tabularium.games.sigismundus.sejm import Sejm, votes_due
from tabularium.games.sigismundus.state import DEMAND_NOW, Sigismundus
from tabularium.games.sigismundus.upkeep import Upkeep
from tabularium.games.sigismundus.voting import offices_to_vote

WAITING: Final = 0.5  # of the worth of a country that nobody has crowned yet
# What a policy card is worth in hand when it is not needed for anything else.
_CARDS: Final = {
    "client": 3.0,
    "primus": 0.6,
    "death_of_senator": 2.5,
    "church_foundation": 3.2,
    "rafting": 2.6,
    "diplomatic_mission": 1.8,
    "negotiations": 0.9,
    "secret_pact": 1.0,
    "enlistment": 1.2,
    "abduction": 1.6,
    "sack": 1.5,
    "foray": 3.0,
}
CARDS: Final = tuple([_CARDS[code] for code in POLICIES])
# What an office gives in a round besides ducats and prestige, in points.
MINISTERS: Final = {
    MARSHAL: 0.8,
    CHANCELLOR: 1.5,
    VICECHANCELLOR: 1.8,
    TREASURER: 0.6,
    COURT_MARSHAL: 0.4,
}
LAND_OFFICE: Final = 0.4
FIRST_BISHOP: Final = 0.7  # the church court
FURTHER_BISHOP: Final = 0.1


def rounds_after(t: Sigismundus) -> int:
    """How many rounds follow this one."""
    sejms = sejms_of(t.setting.options.text("length") == "short")
    return len(sejms) - (1 + sejms.index(t.sejm) if t.sejm in sejms else 0)


def shared(markers: list[int], first: int, second: int) -> list[float]:
    """Points of each seat for its markers on a country, shared where they are level."""
    points = [0.0] * len(markers)
    most = max(markers)
    if most == 0:
        return points
    best = markers.count(most)
    if best > 1:
        each = (first + second) // best
        return [each if n == most else 0.0 for n in markers]
    points[markers.index(most)] = first
    rest = [n if n < most else 0 for n in markers]
    most = max(rest)
    if most > 0:
        each = second // rest.count(most)
        for seat, n in enumerate(rest):
            if n == most:
                points[seat] = each
    return points


@lru_cache(maxsize=1 << 16)
def lead(markers: tuple[int, ...], seat: int, times: int, position: int) -> float:
    """Points of a seat for a country, less most of what the others get on average."""
    points = shared(list(markers), times * FIRST_WORTH[position], times * SECOND_WORTH[position])
    own = points[seat]
    return own - (sum(points) - own) * 0.8 / (len(markers) - 1)


class Valuation:
    """A position in the eyes of one seat; made once for all words that are weighed in it."""

    def __init__(self, t: Sigismundus, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.later = rounds_after(t)
        self.scored = False
        self.in_sejm = False
        for frame in t.stack:
            if isinstance(frame, (Upkeep, Scoring)):
                self.scored = True
            elif isinstance(frame, Sejm):
                self.in_sejm = True
        self.scorings = self.later + (0 if self.scored else 1)
        self.last = self.later == 0
        self.held = offices_of(t, seat)
        self.income = max([income_of(t, office) for office in self.held], default=0)
        self.ducat = self.worth_of_ducat()
        self.target, self.enough = -1.0, 0  # of a bid or a vacancy, once it is thought about
        self._vote = -1.0
        self._offices: dict[int, float] = {}

    def worth_of_ducat(self) -> float:
        """Early ducats buy more; in the last Sejm they buy next to nothing."""
        if not self.last:
            rich = max(0, self.t.ducats[self.seat] - 4)
            return (0.55 + 0.05 * self.later) * 6 / (6 + rich)
        return 0.12 if self.in_sejm or self.scored else 0.45

    # Offices

    def office(self, office: int) -> float:
        """What it is worth to hold an office from now on, beside those held already."""
        found = self._offices.get(office)
        if found is None:
            found = self._offices[office] = self.worth_of_office(office)
        return found

    def worth_of_office(self, office: int) -> float:
        """Prestige at every scoring, income if it is the best, and what the office can do."""
        t, kind = self.t, kind_of(office)
        worth = float(prestige_of(t, office) * self.scorings)
        gain = income_of(t, office) - self.income
        if gain > 0:
            worth += gain * self.later * 0.6
        worth += self.later * self.ability(office)
        if OFFICE_ARM[office] >= 0 and not self.last:
            worth += 0.8
        same = [other for other in self.held if kind_of(other) == kind and other != office]
        if same:
            if t.has_act(INCOMPATIBILITAS):
                kept = max([prestige_of(t, other) for other in same])
                return max(0.0, (prestige_of(t, office) - kept) * self.scorings)
            if t.sejm <= INCOMPATIBILITAS and not self.last:
                worth *= 0.8
        return worth

    def ability(self, office: int) -> float:
        """What an office gives in a round besides ducats and prestige."""
        kind = kind_of(office)
        if kind == MINISTERIAL:
            return MINISTERS[office]
        if kind == LAND:
            return LAND_OFFICE
        assert kind == ECCLESIASTICAL, f"no worth for office {office}"
        if self.t.has_act(CHURCH_COURTS):
            return 0.0
        has_court = any(kind_of(other) == ECCLESIASTICAL for other in self.held)
        return FURTHER_BISHOP if has_court else FIRST_BISHOP

    def holding(self, seat: int, office: int) -> float:
        """What a seat loses with one of its offices."""
        t = self.t
        worth = float(prestige_of(t, office) * self.scorings) + self.later * self.ability(office)
        others = [income_of(t, other) for other in offices_of(t, seat) if other != office]
        return worth + max(0, income_of(t, office) - max(others, default=0)) * self.later * 0.6

    # Votes

    @property
    def vote(self) -> float:
        """What one more vote in this Sejm is worth: its share in the offices that are voted on."""
        if self._vote < 0:
            self._vote = self.worth_of_vote()
        return self._vote

    def worth_of_vote(self) -> float:
        """Offices to be voted on, the royal demand, and all the votes there are."""
        t = self.t
        stake = sum([self.office(office) for office in offices_to_vote(t)])
        stake += self.rank * 2 if self.demand == SUPPORT else 1.0
        votes = sum(t.votes) if self.in_sejm else sum([votes_due(t, s) for s in range(t.seats)])
        return min(4.5, max(0.15, 1.2 * stake / max(votes, 4)))

    @property
    def vote_later(self) -> float:
        """What one more vote in all later Sejms is worth."""
        free = len(free_offices(self.t))
        return self.later * (0.25 + 0.12 * min(free, 6))

    # The royal track

    @property
    def demand(self) -> int:
        """What the king wants in this round; -1 before the first round."""
        return demand_of(self.t) if self.t.contents[DEMAND_NOW] else -1

    @property
    def rank(self) -> float:
        """What one space on the royal track is worth."""
        return 0.4 + 0.8 * min(self.later, 3)

    def spare_ducats(self) -> int:
        """Ducats that are not needed for the king, if he wants some."""
        keep = 2 if self.demand == TAX and not self.last else 0
        return max(0, self.t.ducats[self.seat] - keep)

    # Countries

    def scores_now(self, country: int) -> float:
        """How sure it is that a country is scored while its markers lie there."""
        if self.t.crowned >> country & 1 and not self.scored:
            return 1.0
        return WAITING if self.later else 0.0

    def lead_in(self, country: int, position: int, more: int) -> float:
        """Points that a country promises with some markers more, against those of the others."""
        t = self.t
        times = UNION_TIMES if country == LITHUANIA and t.has_act(UNION) else 1
        markers = t.influence[country :: len(COUNTRIES)]
        markers[self.seat] += more
        return lead(tuple(markers), self.seat, times, position)

    def marker_gain(self, country: int, markers: int) -> float:
        """What markers on a country bring: it also moves one space to the left."""
        position = self.t.directions.index(country)
        before = self.lead_in(country, position, 0)
        after = self.lead_in(country, max(0, position - 1), markers)
        held = self.t.influence[len(COUNTRIES) * self.seat + country]
        # A marker that changes nothing yet is still a step.
        return (after - before) * self.scores_now(country) + 0.25 * markers / (1 + held)


def next_income(t: Sigismundus, seat: int) -> int:
    """Ducats of the next income besides the two that all get."""
    best = max([income_of(t, office) for office in offices_of(t, seat)], default=0)
    return best + extra_income(t, seat)


def surplus_offices(t: Sigismundus, seat: int) -> list[int]:
    """Offices that Incompatibilitas would take from a seat: all but the best of each kind."""
    found: list[int] = []
    for kind in range(len(OFFICE_KINDS)):
        held = offices_of_kind(t, seat, kind)
        held.sort(key=lambda office: prestige_of(t, office))
        found += held[:-1]
    return found
