"""What a word would bring, as far as a seat can know: read off what it would be told."""

from tabularium.games.tigris.material import CELL_NAMES, CELL_NUMBERS, CELLS
from tabularium.games.tigris.shape import Balance, Outcome, Points, TreasuresTaken
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.terrain import CATASTROPHE, EMPTY
from tabularium.games.tigris.view import kingdom_facts, kingdoms_of, strength_of
from tabularium.kernel import Facts, read_number


def outcome(before: Tigris, after: Tigris, seat: int, events: list[Facts]) -> Outcome:
    """Points for whom, conflicts with both strengths, leaders that go home, what is asked next."""
    found: Outcome = {
        "final": False,
        "gain": 0,
        "points": [],
        "union": False,
        "conflicts": [],
        "home": [],
        "kingdoms": kingdoms_of(after) - kingdoms_of(before),
        "parts": [],
        "cut": [],
        "treasures": [],
        "strength": None,
        "monument": False,
        "exchanged": 0,
        "opens": None,
        "asks": None,
    }
    for event in events:
        _add(found, after, seat, event)
    _part(found, before, after, events)
    pending = after.pending
    if pending is not None:
        found["opens"] = pending.prompt
        found["asks"] = pending.seats[0]
        found["monument"] = pending.prompt == "monument"
    return found


def _add(found: Outcome, after: Tigris, seat: int, event: Facts) -> None:
    facts: Facts = {name: value for name, value in event.items() if name != "kind"}
    match event["kind"]:
        case "points":
            points: Points = facts  # type: ignore[assignment]
            found["points"].append(points)
            if points["seat"] == seat:
                found["gain"] += points["points"]
        case "union":
            found["union"] = True
        case "war" | "revolt":
            balance: Balance = {"kind": event["kind"], **facts}  # type: ignore[typeddict-item]
            found["conflicts"].append(balance)
        case "leader_back":
            found["home"].append(str(event["leader"]))
        case "leader":
            leader = after.codes.leaders.index(str(event["leader"]))
            found["strength"] = strength_of(after, leader)
        case "treasures":
            taken: TreasuresTaken = facts  # type: ignore[assignment]
            found["treasures"].append(taken)
            if taken["seat"] == seat:
                found["gain"] += len(taken["cells"])
        case "exchanged":
            found["exchanged"] = read_number(event["count"])


def _broken(before: Tigris, events: list[Facts]) -> set[int]:
    """The kingdoms that lose a link: the ground breaks, or a leader leaves its cell."""
    regions = before.regions()
    found: set[int] = set()
    for event in events:
        name = event.get("from") if event["kind"] == "leader" else event.get("cell")
        if name is not None and event["kind"] in ("catastrophe", "leader", "leader_back"):
            region = regions.label[CELL_NUMBERS[str(name)]]
            if regions.leaders[region]:
                found.add(region)
    return found


def _part(found: Outcome, before: Tigris, after: Tigris, events: list[Facts]) -> None:
    """What a broken kingdom falls into; nothing is told of one that holds together."""
    broken = _broken(before, events)
    if not broken:
        return
    label, board = before.regions().label, after.board
    lying: set[str] = set()
    for cell in range(CELLS):
        if label[cell] in broken and board[cell] not in (EMPTY, CATASTROPHE):
            lying.add(CELL_NAMES[cell])
    parts = [each for each in kingdom_facts(after) if not lying.isdisjoint(each["cells"])]
    held: set[str] = set()
    for part in parts:
        held.update(part["cells"])
    if len(parts) > len(broken) or not lying <= held:
        found["parts"] = parts
        found["cut"] = sorted(lying - held, key=CELL_NUMBERS.__getitem__)
