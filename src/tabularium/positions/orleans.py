"""Tables laid by hand: name what differs; stacks, Jarmark and treasury follow from the rest."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabularium.games.orleans import material as m
from tabularium.games.orleans.spec import SPEC
from tabularium.games.orleans.state import Orleans
from tabularium.kernel import Facts, State
from tabularium.positions.speaking import table, why_not

Counts = Mapping[str, int]
Table = dict[str, Any]
ORLEANS: Final = SPEC
TRACKS = (*m.TYPES[:6], "development")


def lay(
    phase: str = "actions",
    seats: int = 3,
    start: int = 0,
    market: Mapping[int, Counts] | None = None,
    bag: Mapping[int, Counts] | None = None,
    spaces: Mapping[int, Mapping[str, str]] | None = None,
    tiles: Mapping[int, Sequence[str]] | None = None,
    tracks: Mapping[int, Counts] | None = None,
    coins: Sequence[int] | None = None,
    goods: Mapping[int, Counts] | None = None,
    stations: Mapping[str, Sequence[int]] | None = None,
    merchant: Mapping[int, str] | None = None,
    ways: Mapping[str, Sequence[str]] | None = None,
    deeds: Mapping[str, Counts] | None = None,
    technology: Mapping[int, int] | None = None,
    experienced: Sequence[int] = (),
    event: str | None = None,
    tower: Counts | None = None,
    stage: Counts | None = None,
    options: Mapping[str, object] | None = None,
    match_round: int = 2,
    **rest: Any,
) -> State:
    """A table in the middle of a phase. Starters that are not named are in their bags."""
    boards = [dict((spaces or {}).get(s, {})) for s in range(seats)]
    markets = [dict((market or {}).get(s, {})) for s in range(seats)]
    bags = [dict((bag or {}).get(s, {})) for s in range(seats)]
    mine = [list((tiles or {}).get(s, [])) for s in range(seats)]
    in_tower, on_stage = dict(tower or {}), dict(stage or {})
    for s in range(seats):
        seen = [*boards[s].values(), *markets[s], *bags[s]]
        seen += list(in_tower) if "gunpowder_tower" in mine[s] else []
        seen += list(on_stage) if "theatre" in mine[s] else []
        for code in m.KIND_CODES[m.STARTER :]:
            if code not in seen:
                bags[s][code] = 1
    built = stations or {}
    table: Facts = {
        "market": markets,
        "bag": bags,
        "spaces": boards,
        "tower": in_tower,
        "stage": on_stage,
        "deeds": {deed: dict(row) for deed, row in (deeds or {}).items()},
        "tracks": [[(tracks or {}).get(s, {}).get(c, 0) for c in TRACKS] for s in range(seats)],
        "coins": list(coins or [5] * seats),
        "goods": [dict((goods or {}).get(s, {})) for s in range(seats)],
        "goods_gone": {},
        "ways": _ways(seats, ways or {}),
        "tiles": mine,
        "stations": {city: sum(1 << s for s in owners) for city, owners in built.items()},
        "merchant": [(merchant or {}).get(s, "orleans") for s in range(seats)],
        "technology": [(technology or {}).get(s, 0) for s in range(seats)],
        "experienced": list(experienced or [0] * seats),
        "event": event,
        **rest,
    }
    dump: Facts = {"seats": seats, "seed": "laid", "options": dict(options or {}), "table": table}
    return SPEC.load({**dump, "stack": stack_of(phase, start, match_round)})


def stack_of(phase: str, start: int, match_round: int) -> list[Facts]:
    """The frames in the middle of a phase."""
    match: Facts = {"frame": "Match", "step": "rounds", "round": match_round}
    frames: dict[str, tuple[str, Facts | None]] = {
        "hourglass": ("hourglass", None),
        "census": ("census", None),
        "drawing": ("planning", {"frame": "Drawing"}),
        "planning": ("actions", {"frame": "Planning", "seat": start}),
        "actions": ("event", {"frame": "Actions", "seat": start}),
        "event": ("end", {"frame": "EventPhase", "start": start}),
        "last": ("end", None),
    }
    step, frame = frames[phase]
    stack: list[Facts] = [match, {"frame": "Round", "step": step, "start": start}]
    return stack if frame is None else [*stack, frame]


def _ways(seats: int, ways: Mapping[str, Sequence[str]]) -> list[str | None]:
    """Goods by `city-city`; a second one on the second space, `~` for the waterway of two ways."""
    row: list[str | None] = [None] * m.GOODS_SPACES[seats - 2]
    for name, goods in ways.items():
        ends = sorted(m.CITY_CODES.index(city) for city in name.strip("~").split("-"))
        found = [c for c in range(m.CONNECTIONS) if sorted(m.ENDS[c]) == ends]
        connection = found[-1 if name.endswith("~") else 0]
        for good, space in zip(goods, (connection, m.SECOND_SPACE[connection]), strict=False):
            row[space] = good
    return row


def row(state: State, name: str, seat: int) -> Table:
    """One seat's part of a row of the table."""
    rows = table(state)[name]
    assert isinstance(rows, list)
    found = rows[seat]
    return found if isinstance(found, dict) else {"n": found}


def position(state: State, seat: int, track: str) -> int:
    """Where a marker stands."""
    assert isinstance(state, Orleans)
    return state.tracks[7 * seat + TRACKS.index(track)]


def rule(state: State, word: str) -> str:
    """The rule that forbids a word."""
    reason = why_not(state, word)
    assert reason is not None, f"{word} is legal"
    return reason.rule
