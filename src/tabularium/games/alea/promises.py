"""Sharing out a rim between its two colours, so that estimates of the reckoning are tight.

Of the two colours of a rim one is settled first. Whatever it leaves there, the other colour makes
something of it; that value is promised to the first colour at once and taken from the second when
it comes. The sum over both never changes, so any promise is right; a good one makes the outlook
nearly exact. Promises are worked out from the last colour to the first, one rim at a time, with a
market price on seats on jokers instead of the true competition for them.
"""

from tabularium.games.alea.borderland import CONDITIONS, ILLEGAL, RIM, Crossing
from tabularium.games.alea.estate import Estate
from tabularium.games.alea.homeland import NONE, POINT, Homeland
from tabularium.games.alea.material import MAN, WOMAN


def make_promises(estate: Estate, order: list[int], crossings: list[list[Crossing]]) -> None:
    """Move score between the two crossings of every rim."""
    seats = len([ground for ground in estate.grounds if ground.kind != RIM])
    price_m = seat_price(estate, MAN, seats)
    price_w = seat_price(estate, WOMAN, seats)
    for step in range(len(order) - 1, -1, -1):
        rims = [here for here in crossings[step] if here.kind == RIM]
        if not rims:
            continue
        away = worth_away(estate.homelands[order[step]], seats, price_m, price_w)
        for here in rims:
            first = earlier(crossings[:step], here.ground)
            if first is not None:
                worth = away
                for other in rims:
                    if other is not here:
                        worth = with_rim(worth, other)
                promise = promise_of(here, worth, estate.grounds[here.ground].start)
                give(here, [-score for score in promise], False)
                give(first, promise, True)


def earlier(crossings: list[list[Crossing]], ground: int) -> Crossing | None:
    """The crossing of the colour that came to this ground before."""
    for row in crossings:
        for here in row:
            if here.ground == ground:
                return here
    return None


def away_table(homeland: Homeland) -> list[int]:
    """Best score for each number of men and women away (men * 4 + women)."""
    return [max(homeland.best[i * 4 : i * 4 + 4]) for i in range(16)]


def seat_price(estate: Estate, sex: int, seats: int) -> int:
    """What one more seat for that sex is about worth: the gain of the last tile that gets one."""
    one = 1 if sex == WOMAN else 4
    gains: list[int] = []
    for homeland in estate.homelands:
        away = away_table(homeland)
        for i in range(3):
            before, after = away[i * one], away[(i + 1) * one]
            if before != NONE and after != NONE:
                gains.append((after - before) // POINT * POINT)
    gains.sort(reverse=True)
    return max(0, gains[seats - 1]) if 0 < seats <= len(gains) else 0


def worth_away(homeland: Homeland, seats: int, price_m: int, price_w: int) -> list[int]:
    """Best score by men and women sent to rims, if seats elsewhere can be had at a price."""
    away = away_table(homeland)
    worth = list(away)
    for i in range(16):
        for men in range(min(seats, 3 - i // 4) + 1):
            for women in range(min(seats, 3 - i % 4) + 1):
                score = away[i + men * 4 + women] - men * price_m - women * price_w
                if score > worth[i]:
                    worth[i] = score
    return worth


def with_rim(worth: list[int], rim: Crossing) -> list[int]:
    """The same table if tiles may also go to another rim and find it at its best."""
    better = list(worth)
    for a in range(len(rim.men)):
        step = rim.men[a] * 4 + rim.women[a]
        for i in range(16):
            if i // 4 + rim.men[a] <= 3 and i % 4 + rim.women[a] <= 3:
                score = worth[i + step] + rim.hope[a]
                if score > better[i]:
                    better[i] = score
    return better


def promise_of(here: Crossing, worth: list[int], start: int) -> list[int]:
    """By condition of the rim: what the second colour makes of it, compared with `start`."""
    best = [NONE] * CONDITIONS
    for a in range(len(here.men)):
        at_home = worth[here.men[a] * 4 + here.women[a]]
        for condition in range(CONDITIONS):
            if here.next[a][condition] != ILLEGAL:
                best[condition] = max(best[condition], at_home + here.gain[a][condition])
    # Whole points only; where nothing is possible a promise does not matter.
    basis = best[start]
    possible = NONE // 2
    if basis < possible:
        return [0] * CONDITIONS
    return [(b - basis) // POINT * POINT if b > possible else 0 for b in best]


def give(to: Crossing, scores: list[int], after: bool) -> None:
    """Add scores to a crossing by the condition before or after it, and hope anew."""
    for a in range(len(to.men)):
        to.hope[a] = NONE
        for condition in range(CONDITIONS):
            new = to.next[a][condition]
            if new != ILLEGAL:
                to.gain[a][condition] += scores[new if after else condition]
                to.hope[a] = max(to.hope[a], to.gain[a][condition])
