"""What a word would bring, as far as a seat can know: read off both tables and what is told."""

from tabularium.games.orleans.material import DEVELOPMENT, GOODS, KIND_CODES, KINDS
from tabularium.games.orleans.scoring import points_of
from tabularium.games.orleans.shape import Dead, Follower, Good, Kind, Outcome, Rival
from tabularium.games.orleans.state import TRACKS, Orleans
from tabularium.games.orleans.tracks import level_of
from tabularium.kernel import Facts


def outcome(before: Orleans, after: Orleans, seat: int, events: list[Facts]) -> Outcome:
    """What changes for whoever asks, what others get, what is asked next."""
    found = changes(before, after, seat)
    for event in events:
        _add(found, seat, event)
    for other in range(after.seats):
        if other != seat:
            _compare(found["rivals"], before, after, other)
    pending = after.pending
    if pending is not None:
        found["opens"] = pending.prompt
        found["asks"] = pending.seats[0]
    return found


def changes(before: Orleans, after: Orleans, seat: int) -> Outcome:
    """The difference of two tables for one seat."""
    total = points_of(after, seat)
    position = after.tracks[TRACKS * seat + DEVELOPMENT]
    return {
        "final": False,
        "gain": total - points_of(before, seat),
        "total": total,
        "coins": after.coins[seat] - before.coins[seat],
        "goods": _goods(before.goods_of(seat), after.goods_of(seat)),
        "recruits": [],
        "bag": _bag(before, after, seat),
        "steps": position - before.tracks[TRACKS * seat + DEVELOPMENT],
        "position": position,
        "level": level_of(after, seat),
        "stations": after.stations_of(seat) - before.stations_of(seat),
        "citizens": after.citizens[seat] - before.citizens[seat],
        "technology": after.technology[seat] - before.technology[seat],
        "tiles": [],
        "rivals": [],
        "strikes": None,
        "plan": [],
        "dead": [],
        "left": {},
        "problem": None,
        "opens": None,
        "asks": None,
    }


def _goods(before: list[int], after: list[int]) -> dict[Good, int]:
    return {GOODS[i]: n - before[i] for i, n in enumerate(after) if n != before[i]}


def _bag(before: Orleans, after: Orleans, seat: int) -> dict[Kind, int]:
    """Followers that come into the bag, or leave it."""
    found: dict[Kind, int] = {}
    for kind in range(KINDS):
        more = after.bag[KINDS * seat + kind] - before.bag[KINDS * seat + kind]
        if more:
            found[KIND_CODES[kind]] = more
    return found


def _compare(rivals: list[Rival], before: Orleans, after: Orleans, seat: int) -> None:
    points = points_of(after, seat) - points_of(before, seat)
    coins = after.coins[seat] - before.coins[seat]
    if points or coins:
        rivals.append({"seat": seat, "points": points, "coins": coins})


def _add(found: Outcome, seat: int, event: Facts) -> None:
    mine = event.get("seat") == seat
    match event["kind"]:
        case "recruited" if mine:
            follower: Follower = event["type"]  # type: ignore[assignment]
            found["recruits"].append(follower)
        case "tile" if mine:
            found["tiles"].append(str(event["place"]))
        case "strikes":
            found["strikes"] = event["event"]  # type: ignore[typeddict-item]
        case "idle":
            dead: Dead = {
                "place": str(event["place"]),
                "rule": str(event["rule"]),
                "why": str(event["why"]),
            }
            found["dead"].append(dead)
