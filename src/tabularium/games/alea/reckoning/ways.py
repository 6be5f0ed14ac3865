"""The ways in which each colour can be settled, and how much the colours to come can bring.

A colour is settled by a `Journey` of some tiles to tracked grounds and a `Stay` of the others. What
both take from the other colours is their demand: seats in the pool of jokers, the grey province,
the child of Offspring, and the parity for card II. `Ways.bound` tells, by all that has been taken,
how much the colours still to come can bring at most: it is exact but for the conditions of tracked
grounds, which it takes to be as good as they can be.
"""

from tabularium.games.alea.material import COLOURS, GREY_PROVINCE
from tabularium.games.alea.reckoning.borderland import (
    GREY_GROUND,
    ILLEGAL,
    JOKER,
    POOL,
    RIM,
    UNTRACKED,
    Crossing,
    Ground,
    cross,
    cross_pool,
)
from tabularium.games.alea.reckoning.demands import (
    CHILD_ELSEWHERE,
    CHILD_IN_POOL,
    DEMANDS,
    SUMS_CHILD_PER_PAIR,
    SUMS_ONE_CHILD,
    best_sum,
    child_in,
    demand_of,
    demands_within,
    hope_at_end,
)
from tabularium.games.alea.reckoning.estate import Estate
from tabularium.games.alea.reckoning.homeland import NONE, ONE_CHILD, POINT


class Journey:
    """Tiles of one colour that leave home for some grounds."""

    def __init__(self) -> None:
        self.additions: list[int] = []  # which addition at each of the crossings
        self.men = 0
        self.women = 0
        self.demand = 0
        self.hope = 0  # score of the grounds, tracked ones in the best of conditions
        self.shown = False  # does the colour lie on a joker or the grey province?

    def onward(self, here: Crossing, a: int, demand: int) -> "Journey":
        """The same journey with one addition more."""
        longer = Journey()
        longer.additions = self.additions + [a]
        longer.men = self.men + here.men[a]
        longer.women = self.women + here.women[a]
        longer.demand = demand
        longer.hope = self.hope + here.hope[a]
        added = here.men[a] + here.women[a] > 0
        longer.shown = self.shown or (here.kind != RIM and added)
        return longer


class Stay:
    """What a colour does besides the journey to tracked grounds."""

    def __init__(self, errand: Journey, cell: int, demand: int, score: int) -> None:
        self.errand = errand  # to the grey province and the pool of jokers
        self.cell = cell  # which cell of the homeland's table
        self.demand = demand
        self.score = score


class Branch:
    """The best way to settle a colour among those that lead to the same next point."""

    def __init__(
        self, journey: Journey, stay: Stay, demand: int, score: int, conditions: int
    ) -> None:
        self.journey = journey
        self.stay = stay
        self.demand = demand  # of both
        self.score = score
        self.conditions = conditions  # of the tracked grounds afterwards


def score_of(branch: Branch) -> int:
    """Key to sort branches."""
    return branch.score


class Fork:
    """Where one colour can go from given conditions: branches by demand, best first."""

    def __init__(self) -> None:
        self.demands: list[int] = []
        self.tops: list[int] = []  # best score with each demand
        self.branches: list[list[Branch]] = []

    def fill(self, branches: list[Branch]) -> None:
        """Sort branches in that come in order of their scores."""
        places: dict[int, int] = {}
        for branch in branches:
            demand = branch.demand
            if demand not in places:
                places[demand] = len(self.demands)
                self.demands.append(demand)
                self.tops.append(branch.score)
                self.branches.append([])
            self.branches[places[demand]].append(branch)


class Ways:
    """Crossings, journeys, stays and bound of one estate; step by step, one colour each."""

    def __init__(self, estate: Estate) -> None:
        self.estate = estate
        self.order = colours_in_order(estate)
        one_child = estate.tariff.children == ONE_CHILD
        self.sums = SUMS_ONE_CHILD if one_child else SUMS_CHILD_PER_PAIR
        self.start = demand_of(0, 0, 0, estate.child, estate.parity)
        self.open_steps = 0  # steps until no tracked ground matters any more
        self.tracked: list[list[Crossing]] = []
        self.untracked: list[list[Crossing]] = []
        self._survey_crossings()
        steps = range(len(self.order))
        self.journeys = [self._journeys(step, self.tracked[step]) for step in steps]
        self.errands = [self._journeys(step, self.untracked[step]) for step in steps]
        self.stays: list[dict[int, list[Stay]]] = [{} for _ in steps]
        self.bound: list[list[int]] = []
        self._look_ahead()

    def _survey_crossings(self) -> None:
        """Find what every colour may add to every ground."""
        estate = self.estate
        common: list[Crossing] = []
        if estate.grey:
            grey = Ground(GREY_GROUND, GREY_PROVINCE, (0, 0), [])
            common.append(cross(grey, UNTRACKED, 0, True, estate.tariff))
        if estate.pool:
            common.append(cross_pool(len(estate.pool), estate.tariff))
        for step, colour in enumerate(self.order):
            row: list[Crossing] = []
            for i, ground in enumerate(estate.grounds):
                last = step == len(self.order) - 1
                if ground.kind == RIM:
                    if colour not in ground.pair:
                        continue
                    last = sum(ground.pair) - colour in self.order[:step]
                elif ground.kind == GREY_GROUND:
                    if colour not in ground.fixed_colours:
                        continue
                    last = True
                row.append(cross(ground, i, colour, last, estate.tariff))
                self.open_steps = step + 1
            self.tracked.append(row)
            self.untracked.append(common)

    def _journeys(self, step: int, crossings: list[Crossing]) -> list[Journey]:
        """Every way to add tiles at these crossings."""
        most_men = len(self.estate.men[self.order[step]])
        most_women = len(self.estate.women[self.order[step]])
        journeys = [Journey()]
        for here in crossings:
            demands = [self._demand_at(here, a) for a in range(len(here.men))]
            longer: list[Journey] = []
            for journey in journeys:
                for a in range(len(here.men)):
                    if journey.men + here.men[a] > most_men:
                        continue
                    if journey.women + here.women[a] > most_women:
                        continue
                    demand = self.sums[journey.demand * DEMANDS + demands[a]]
                    if demand != ILLEGAL:
                        longer.append(journey.onward(here, a, demand))
            journeys = longer
        return journeys

    def _demand_at(self, here: Crossing, a: int) -> int:
        """What an addition takes from the other colours."""
        child = here.child[a]
        if self.estate.tariff.children == ONE_CHILD and child:
            child = CHILD_IN_POOL if here.kind == POOL else CHILD_ELSEWHERE
        elif here.kind != POOL:
            child = 0
        grey = here.kind == GREY_GROUND and here.track == UNTRACKED and a > 0
        return demand_of(here.seats_m[a], here.seats_w[a], int(grey), child, 0)

    def stays_of(self, step: int, journey: Journey) -> list[Stay]:
        """The best stay for each demand while some tiles are on a journey."""
        # What the journey has shown for card VII need not be shown again.
        away = (journey.men * 4 + journey.women) * 2 + int(journey.shown)
        if away not in self.stays[step]:
            self.stays[step][away] = self._find_stays(step, journey)
        return self.stays[step][away]

    def _find_stays(self, step: int, journey: Journey) -> list[Stay]:
        """Combine every errand with the best at home, for each child and parity there."""
        home = self.estate.homelands[self.order[step]].best
        best: dict[int, Stay] = {}
        for errand in self.errands[step]:
            men = journey.men + errand.men
            women = journey.women + errand.women
            if men > 3 or women > 3:
                continue
            score = errand.hope
            if not journey.shown:
                score += self.shown_by(step, errand)
            for cell in range((men * 4 + women) * 4, (men * 4 + women) * 4 + 4):
                if home[cell] == NONE or (cell // 2 % 2 and child_in(errand.demand)):
                    continue
                demand = errand.demand + cell % 4  # the same digits: child elsewhere, parity
                if demand not in best or score + home[cell] > best[demand].score:
                    best[demand] = Stay(errand, cell, demand, score + home[cell])
        return list(best.values())

    def shown_by(self, step: int, journey: Journey) -> int:
        """Score for a colour newly shown on a joker or the grey province, with card VII."""
        if journey.shown and self.order[step] not in self.estate.known:
            return self.estate.tariff.province_colour * POINT
        return 0

    def _look_ahead(self) -> None:
        """Fill `bound`, from the last colour back to the first."""
        steps = len(self.order)
        tariff = self.estate.tariff
        self.bound = [[NONE] * DEMANDS for _ in range(steps + 1)]
        within = demands_within(self.estate)
        for taken in within:
            self.bound[steps][taken] = hope_at_end(self.estate, taken)
        for step in range(steps - 1, -1, -1):
            hopes = self._hopes_of(step)
            demands = [demand for demand in within if hopes[demand] != NONE]
            tops = [hopes[demand] for demand in demands]
            for taken in within if step else [self.start]:
                best = best_sum(tariff, self.sums, self.bound[step + 1], taken, demands, tops)
                self.bound[step][taken] = best

    def _hopes_of(self, step: int) -> list[int]:
        """By demand: the score of the colour with tracked grounds in the best of conditions."""
        hopes = [NONE] * DEMANDS
        for journey in self.journeys[step]:
            extra = journey.hope + self.shown_by(step, journey)
            for stay in self.stays_of(step, journey):
                demand = self.sums[journey.demand * DEMANDS + stay.demand]
                if demand != ILLEGAL and stay.score + extra > hopes[demand]:
                    hopes[demand] = stay.score + extra
        return hopes


def colours_in_order(estate: Estate) -> list[int]:
    """First colours fixed on jokers, then those of rims so that few rims are open; then others."""
    rims = [ground.pair for ground in estate.grounds if ground.kind == RIM]
    fixed = {c for ground in estate.grounds if ground.kind == JOKER for c in ground.fixed_colours}
    left = list(range(len(COLOURS)))
    order: list[int] = []
    while left:
        chosen = left[0]
        least = 1000
        for colour in left:
            mine = len([pair for pair in rims if colour in pair])
            done = order + [colour]
            half_open = len([pair for pair in rims if (pair[0] in done) != (pair[1] in done)])
            cost = half_open * 10 - mine if mine else 100
            if colour in fixed:
                cost -= 200
            if cost < least:
                least = cost
                chosen = colour
        left.remove(chosen)
        order.append(chosen)
    return order
