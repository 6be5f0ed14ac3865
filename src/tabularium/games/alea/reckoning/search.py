"""The final reckoning: the best layout a hand allows, exactly (rules 9.22 and 9.23).

The hand is settled colour by colour. What settled colours leave to the others can be told in two
numbers: the conditions of the grounds where colours meet, and what has been taken from the shared
stock. So the best score from any such point on is found once and kept. Branches that could not beat
the best even if all they promise came true are not followed.
"""

from collections.abc import Mapping, Sequence

from tabularium.games.alea.layout import Layout, score_layout
from tabularium.games.alea.reckoning.borderland import CONDITION_BITS, CONDITIONS, ILLEGAL
from tabularium.games.alea.reckoning.demands import (
    DEMANDS,
    RANK_BITS,
    RANKS,
    ranking,
    score_at_end,
    seats_taken,
)
from tabularium.games.alea.reckoning.estate import Estate
from tabularium.games.alea.reckoning.homeland import NONE, POINT, join
from tabularium.games.alea.reckoning.settlement import lay_out
from tabularium.games.alea.reckoning.ways import Branch, Fork, Journey, Ways, score_of
from tabularium.games.alea.rulings import Switches


class Reckoning:
    """The search for the best layout of one estate."""

    def __init__(self, estate: Estate) -> None:
        self.estate = estate
        self.ways = Ways(estate)
        self.scores: dict[int, int] = {}  # best score from a point on
        self.limits: dict[int, int] = {}  # no score above this from a point on
        self.forks: dict[int, Fork] = {}  # by step and conditions
        self.followed = 0  # score of the journey that was followed last

    def best_from(self, step: int, conditions: int, taken: int, floor: int) -> int:
        """Best score of this colour and all after it, or something not above `floor`."""
        ways = self.ways
        if step == len(ways.order):
            seats_m, seats_w = seats_taken(self.estate, conditions)
            return score_at_end(self.estate, taken, seats_m, seats_w)
        if step >= ways.open_steps:
            return ways.bound[step][taken]
        point = (conditions * 8 + step) * DEMANDS + taken
        known = self.scores.get(point)
        if known is not None:
            return known
        limit = self.limits.get(point)
        if limit is not None and limit <= floor:
            return floor
        best = self._try_branches(step, conditions, taken, floor)
        if best > floor:
            self.scores[point] = best
        else:
            self.limits[point] = floor
        return best

    def _try_branches(self, step: int, conditions: int, taken: int, floor: int) -> int:
        """Best score above `floor`, or `floor`: branches that promise most come first."""
        tariff = self.estate.tariff
        ways = self.ways
        after = ways.bound[step + 1]
        fork = self.fork_at(step, conditions)
        best = floor
        sums = ways.sums
        for ranked in ranking(tariff, sums, after, taken, fork.demands, fork.tops, floor):
            if ranked >> RANK_BITS <= best:
                break
            i = ranked & (RANKS - 1)
            total = sums[taken * DEMANDS + fork.demands[i]]
            pair = POINT if taken & fork.demands[i] & 1 else 0
            for branch in fork.branches[i]:
                if join(tariff, branch.score, after[total]) + pair <= best:
                    break
                lower = best - branch.score - pair
                future = self.best_from(step + 1, branch.conditions, total, lower)
                if future > lower:
                    best = max(best, join(tariff, branch.score, future) + pair)
        return best

    def fork_at(self, step: int, conditions: int) -> Fork:
        """All that the colour of this step can do if the tracked grounds lie like this."""
        where = conditions * 8 + step
        if where in self.forks:
            return self.forks[where]
        ways = self.ways
        best: dict[int, Branch] = {}
        for journey in ways.journeys[step]:
            new = self._follow(step, journey, conditions)
            if new == ILLEGAL:
                continue
            for stay in ways.stays_of(step, journey):
                demand = ways.sums[journey.demand * DEMANDS + stay.demand]
                score = self.followed + stay.score
                place = new * DEMANDS + demand
                if demand != ILLEGAL and (place not in best or score > best[place].score):
                    best[place] = Branch(journey, stay, demand, score, new)
        fork = Fork()
        fork.fill(sorted(best.values(), key=score_of, reverse=True))
        self.forks[where] = fork
        return fork

    def _follow(self, step: int, journey: Journey, conditions: int) -> int:
        """Conditions after a journey, or ILLEGAL; its score is left in `followed`."""
        score = self.ways.shown_by(step, journey)
        new = conditions
        for i, here in enumerate(self.ways.tracked[step]):
            a = journey.additions[i]
            shift = CONDITION_BITS * here.track
            condition = (conditions >> shift) & (CONDITIONS - 1)
            following = here.next[a][condition]
            if following == ILLEGAL:
                return ILLEGAL
            score += here.gain[a][condition]
            new += (following - condition) << shift
        self.followed = score
        return new

    def best_path(self) -> list[Branch]:
        """One branch per colour that together make the best layout; empty if there is none."""
        estate = self.estate
        conditions = estate.conditions
        taken = self.ways.start
        path: list[Branch] = []
        if self.best_from(0, conditions, taken, NONE) == NONE:
            return path
        for step in range(len(self.ways.order)):
            branch = self._best_branch(step, conditions, taken)
            path.append(branch)
            conditions = branch.conditions
            taken = self.ways.sums[taken * DEMANDS + branch.demand]
        return path

    def _best_branch(self, step: int, conditions: int, taken: int) -> Branch:
        """A branch that keeps the best score."""
        tariff = self.estate.tariff
        after = self.ways.bound[step + 1]
        goal = self.best_from(step, conditions, taken, NONE)
        fork = self.fork_at(step, conditions)
        for i, demand in enumerate(fork.demands):
            total = self.ways.sums[taken * DEMANDS + demand]
            if total == ILLEGAL or after[total] == NONE:
                continue
            pair = POINT if taken & demand & 1 else 0
            for branch in fork.branches[i]:
                if join(tariff, branch.score, after[total]) + pair < goal:
                    break
                lower = goal - branch.score - pair - 1
                future = self.best_from(step + 1, branch.conditions, total, lower)
                if future > lower and join(tariff, branch.score, future) + pair == goal:
                    return branch
        raise AssertionError("the best score has no way to it")


def best_layout(
    provinces: Sequence[int],
    patricians: Sequence[int],
    senate: Sequence[int],
    fortuna: Sequence[int],
    tokens: int,
    switches: Switches,
    fixed: Mapping[int, int] | None = None,
) -> Layout | None:
    """The layout with most points, then the best tie-break, that keeps what is fixed.

    `fixed` maps patricians to a container or UNPLACED. None if no legal layout agrees with it,
    which cannot happen when nothing is fixed.
    """
    laid: dict[int, int] = {} if fixed is None else dict(fixed)
    estate = Estate(list(provinces), list(patricians), list(senate), switches, laid)
    if not estate.possible:
        return None
    reckoning = Reckoning(estate)
    path = reckoning.best_path()
    if not path:
        return None
    placed = lay_out(estate, reckoning.ways, path)
    return score_layout(provinces, patricians, senate, fortuna, tokens, switches, placed)
