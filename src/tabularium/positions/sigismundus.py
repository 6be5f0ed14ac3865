"""Tables laid by hand: a few words for what differs; nobody has anything else."""

from collections.abc import Mapping, Sequence

from tabularium.games.sigismundus import material as m
from tabularium.games.sigismundus import spec
from tabularium.games.sigismundus.odds import odds_against
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import SPECTATOR, Facts, View
from tabularium.kernel.chance import splitmix64, stream_keys

SPEC = spec.SPEC

# Phase: the step of the round that comes after it, and the frames on top.
PHASES: dict[str, tuple[str, list[Facts]]] = {
    "start": ("start", []),
    "income": ("draw", [{"frame": "Income"}]),
    "draw": ("special", [{"frame": "Drawing"}]),
    "special": ("foreign", [{"frame": "SpecialActions"}]),
    "foreign": ("actions", [{"frame": "ForeignPolicy"}]),
    "actions": ("sejm", [{"frame": "Actions"}]),
    "sejm": ("scoring", [{"frame": "Sejm"}]),
    "bribery": ("scoring", [{"frame": "Sejm", "step": "bribery"}]),
    "offices": ("scoring", [{"frame": "Sejm", "step": "offices"}]),
    "demand": ("scoring", [{"frame": "Sejm", "step": "demand"}]),
    "act": ("scoring", [{"frame": "Sejm", "step": "act"}]),
    "scoring": ("upkeep", [{"frame": "Scoring"}]),
    "upkeep": ("end", [{"frame": "Upkeep"}]),
    "end": ("end", []),
}
NO_START = ("scoring",)


def lay(
    phase: str,
    seats: int = 4,
    start: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    figures: Mapping[int, Sequence[str]] | None = None,
    open_figures: Sequence[str] = (),
    offices: Mapping[int, int] | None = None,
    vacancies: Mapping[int, int] | None = None,
    units: Mapping[int, Mapping[str, object]] | None = None,
    host: Mapping[int, Mapping[str, object]] | None = None,
    influence: Mapping[int, Mapping[str, object]] | None = None,
    demand: str = "tax",
    piles: Mapping[str, list[str]] | None = None,
    options: Facts | None = None,
    round: int = 1,
    seed: str = "laid",
    **table: object,
) -> Sigismundus:
    """The beginning of a phase; offices by number, tracks and countries in order by default."""
    given: Facts = {
        "first": start,
        "sejm": m.ACTS[round - 1],
        "houses": list(m.HOUSES[:seats]),
        "tracks": {track: list(range(seats)) for track in m.TRACKS},
        "directions": list(m.COUNTRIES),
        "units": [dict((units or {}).get(seat, {})) for seat in range(seats)],
        "host": [dict((host or {}).get(seat, {})) for seat in range(seats)],
        "influence": [dict((influence or {}).get(seat, {})) for seat in range(seats)],
        "offices": {m.OFFICES[n - 1]: seat for n, seat in (offices or {}).items()},
        "vacancies": {m.OFFICES[n - 1]: seat for n, seat in (vacancies or {}).items()},
    }
    tracks = table.pop("tracks", {})
    assert isinstance(tracks, dict) and isinstance(given["tracks"], dict)
    given["tracks"] = {**given["tracks"], **tracks}
    state = SPEC.load(
        {
            "seats": seats,
            "seed": seed,
            "options": options or {},
            "stack": stack_of(phase, start, round),
            "table": {**given, **table},
            "places": {
                **_hands(seats, hands or {}),
                **_figures(seats, figures or {}, open_figures),
                "demands.now": [demand],
                **(piles or {}),
            },
        }
    )
    assert isinstance(state, Sigismundus)
    return state


def stack_of(phase: str, start: int, round: int) -> list[Facts]:
    """The frames at the beginning of a phase."""
    step, frames = PHASES[phase]
    placed = [{**frame, "start": start} if phase not in NO_START else frame for frame in frames]
    match: Facts = {"frame": "Match", "step": "rounds", "round": round}
    return [match, {"frame": "Round", "step": step}, *placed]


def _hands(seats: int, hands: Mapping[int, Sequence[str]]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for deck, name in enumerate(m.DECKS):
        kinds = m.POLICIES[4 * deck : 4 * deck + 4]
        for seat in range(seats):
            mine = [card for card in hands.get(seat, []) if card in kinds]
            places[f"{name}.hand.{seat}"] = mine
    return places


def _figures(
    seats: int, figures: Mapping[int, Sequence[str]], open_figures: Sequence[str]
) -> dict[str, list[str]]:
    places = {f"figures.of.{seat}": list(figures.get(seat, [])) for seat in range(seats)}
    return {**places, "figures.open": list(open_figures), "figures.gone": []}


def seed_for(rolls: Mapping[int, Sequence[int]], sides: int = 6) -> str:
    """A seed with which the dice of these seats fall like this."""
    n = 0
    while True:
        keys = stream_keys(f"dice {n}", len(SPEC.streams))
        if all(
            splitmix64(keys[seat], i) % sides + 1 == face
            for seat, faces in rolls.items()
            for i, face in enumerate(faces)
        ):
            return f"dice {n}"
        n += 1


def odds(view: View, target: int) -> Facts:
    """The odds of an attack, as far as the owner of a view can know."""
    t = SPEC.imagine(view, "odds")
    assert isinstance(t, Sigismundus)
    return odds_against(t, SPECTATOR if view.seat is None else view.seat, target)


def holder(state: Sigismundus, number: int) -> int:
    """Who holds an office, by its number; -1: nobody."""
    return state.offices[number - 1]


def track(state: Sigismundus, name: str) -> list[int]:
    """Seats on a support track, from the first space."""
    start = 5 * m.TRACKS.index(name)
    return [seat for seat in state.tracks[start : start + 5] if seat >= 0]


def units_of(state: Sigismundus, seat: int) -> list[int]:
    """Active infantry, hussars, artillery, then grey ones."""
    return state.army[6 * seat : 6 * seat + 6]


def directions(state: Sigismundus) -> list[str]:
    """Countries from the left."""
    return [m.COUNTRIES[country] for country in state.directions]


def crowned(state: Sigismundus) -> list[str]:
    """Countries with a crown."""
    return [code for i, code in enumerate(m.COUNTRIES) if state.crowned >> i & 1]


def markers(state: Sigismundus, seat: int, country: str) -> int:
    """House markers of a seat on a country."""
    return state.influence[6 * seat + m.COUNTRIES.index(country)]
