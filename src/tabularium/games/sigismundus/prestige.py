"""Rules 16: scoring of offices and crowned countries."""

from typing import ClassVar

from tabularium.games.sigismundus.bribery import holders, leaders
from tabularium.games.sigismundus.letters import SEAT
from tabularium.games.sigismundus.material import (
    COUNTRIES,
    FIRST_WORTH,
    LITHUANIA,
    SECOND_WORTH,
    UNION,
    UNION_TIMES,
)
from tabularium.games.sigismundus.offices import offices_of, prestige_of
from tabularium.games.sigismundus.state import Sigismundus, altered
from tabularium.games.sigismundus.tracks import kings_representative, position_of
from tabularium.kernel import Facts, Frame, Reason, Word


def prestige(t: Sigismundus, seat: int) -> int:
    """16.1: prestige of all offices of a seat."""
    points = 0
    for office in offices_of(t, seat):
        points += prestige_of(t, office)
    return points


def markers_on(t: Sigismundus, country: int) -> list[int]:
    """House markers of each seat on a country; that on the seal does not count."""
    return [t.influence[len(COUNTRIES) * seat + country] for seat in range(t.seats)]


def worth(t: Sigismundus, country: int) -> tuple[int, int]:
    """16.3, 15.12: points for the first and the second place."""
    position = position_of(t, country)
    times = UNION_TIMES if country == LITHUANIA and t.has_act(UNION) else 1
    return times * FIRST_WORTH[position], times * SECOND_WORTH[position]


def shares(t: Sigismundus, country: int) -> list[int]:
    """16.3, 16.4: points of each seat; those who are tied share, rounded down."""
    markers = markers_on(t, country)
    points = [0] * t.seats
    if max(markers) == 0:
        return points
    first, second = worth(t, country)
    best = leaders(markers)
    if len(best) > 1:
        for seat in best:
            points[seat] = (first + second) // len(best)
        return points
    points[best[0]] = first
    markers[best[0]] = 0
    if max(markers) > 0:
        next_best = leaders(markers)
        for seat in next_best:
            points[seat] = second // len(next_best)
    return points


class Scoring(Frame):
    """16.1, 16.2: offices, then crowned countries from the left."""

    __slots__ = ("at",)
    SLOTS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, step: str = "offices", at: int = 0) -> None:
        super().__init__(step)
        self.at = at  # the space of the track that is scored

    def copy(self) -> "Scoring":
        """The same space."""
        return Scoring(self.step, self.at)

    def run(self, t: Sigismundus) -> None:
        """Score; the King's Representative awards a seal that is tied."""
        match self.step:
            case "offices":
                self.step = "next"
                score_offices(t)
            case "next" if self.at == len(COUNTRIES):
                t.finish()
            case "next":
                self.score(t, t.directions[self.at])
            case "seal":
                seat = t.word(kings_representative(t))[0] - SEAT
                self.clear(t, t.directions[self.at], seat)
            case _:
                raise AssertionError(f"no step of the scoring: {self.step}")

    def score(self, t: Sigismundus, country: int) -> None:
        """Points for one country, if it is crowned."""
        if not t.crowned >> country & 1:
            self.at += 1
            return
        points = shares(t, country)
        for seat in holders(points):
            t.points[seat] += points[seat]
            if t.telling:
                code = COUNTRIES[country]
                t.tell("country_scored", {"seat": seat, "country": code, "points": points[seat]})
        markers = markers_on(t, country)
        if max(markers) == 0:
            t.crowned &= ~(1 << country)
            self.at += 1
            if t.telling:
                t.tell("country_empty", {"country": COUNTRIES[country]})
        elif len(leaders(markers)) == 1:
            self.clear(t, country, leaders(markers)[0])
        else:
            self.step = "seal"
            t.ask(kings_representative(t), "seal")

    def clear(self, t: Sigismundus, country: int, winner: int) -> None:
        """16.5: markers go home but one of the winner, which lies on the seal; no crown."""
        influence = t.influence[:]
        for seat in range(t.seats):
            influence[len(COUNTRIES) * seat + country] = 0
        t.influence = influence
        t.seals = altered(t.seals, country, winner)
        t.crowned &= ~(1 << country)
        self.at += 1
        self.step = "next"
        if t.telling:
            t.tell("seal", {"seat": winner, "country": COUNTRIES[country]})

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """Those who are tied for the first place."""
        return [SEAT + s for s in leaders(markers_on(t, t.directions[self.at]))]

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """One of them."""
        return Reason("sigismundus.one_of_the_tied", "16.6")

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """Which country."""
        country = t.directions[self.at]
        return {"country": COUNTRIES[country], "seats": leaders(markers_on(t, country))}


def score_offices(t: Sigismundus) -> None:
    """16.1: everybody at once."""
    for seat in range(t.seats):
        points = prestige(t, seat)
        t.points[seat] += points
        if t.telling:
            t.tell("prestige", {"seat": seat, "points": points})
