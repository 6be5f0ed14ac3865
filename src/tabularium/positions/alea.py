"""Tables laid by hand: a few words for where the dice lie, the rest as in a fresh game."""

from collections.abc import Mapping, Sequence

from tabularium import games
from tabularium.kernel import Facts, State

ALEA = games["alea"]

Dice = Mapping[int, Sequence[int]]


def lay(
    seats: int = 4,
    turn: int = 0,
    roll: Sequence[int] = (),
    temple: Dice | None = None,
    senate: Dice | None = None,
    castrum: Dice | None = None,
    forum: Sequence[tuple[int, int]] = (),
    hand: Mapping[int, int] | None = None,
    tokens: Sequence[int] | None = None,
    start: int = 0,
    stack: list[Facts] | None = None,
    places: Mapping[str, list[str]] | None = None,
    options: Facts | None = None,
    match_round: int = 1,
) -> State:
    """Seat `turn` has rolled; dice that are not named are in hand, of the roller in the Latrine."""
    rows = {"temple": temple or {}, "senate": senate or {}, "castrum": castrum or {}}
    table: Facts = {
        name: [list(dice.get(seat, [])) for seat in range(seats)] for name, dice in rows.items()
    }
    placed = [
        sum(len(dice.get(seat, [])) for dice in rows.values())
        + sum(1 for owner, _ in forum if owner == seat)
        for seat in range(seats)
    ]
    hands = [(hand or {}).get(seat, 8 - placed[seat]) for seat in range(seats)]
    if stack is None:
        hands[turn] = len(roll)
    table["hand"] = hands
    table["latrine"] = [8 - placed[seat] - hands[seat] for seat in range(seats)]
    table["forum"] = [list(die) for die in forum]
    table["roll"] = sorted(roll)
    table["tokens"] = list(tokens or [0] * seats)
    turns = (turn - start) % seats + 1
    own_turn: list[Facts] = [
        {"frame": "Match", "round": match_round},
        {"frame": "Round", "start": start, "turn": turns},
        {"frame": "Turn", "step": "ask", "seat": turn},
    ]
    return ALEA.load(
        {
            "seats": seats,
            "seed": "laid",
            "options": options or {},
            "stack": own_turn if stack is None else stack,
            "table": table,
            "places": dict(places or {}),
        }
    )


def scoring(frame: str, seats: int = 4, match_round: int = 1, **rest: object) -> State:
    """A building is about to be scored; all dice that are not placed lie in hand."""
    stack: list[Facts] = [
        {"frame": "Match", "round": match_round},
        {"frame": "Round", "step": "scored", "turn": 3 * seats},
        {"frame": frame},
    ]
    return lay(seats, stack=stack, **rest)  # type: ignore[arg-type]
