"""Rules 13: what points and treasures are worth."""


def best_spread(points: list[int], treasures: int) -> list[int]:
    """Points by colour, the weakest first, each treasure added where it helps most (13.4).

    One by one to the weakest colour: no other way gives a better list.
    """
    spread = sorted(points)
    for _ in range(treasures):
        spread[0] += 1
        spread.sort()
    return spread
