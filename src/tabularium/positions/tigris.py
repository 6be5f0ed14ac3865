"""Tables laid by hand: which pieces lie on which cells, the rest as in a fresh game."""

from collections.abc import Mapping, Sequence

from tabularium.games.tigris.material import CELL_NAMES, COLOURS, DYNASTIES, TILE_COUNTS
from tabularium.games.tigris.spec import SPEC
from tabularium.games.tigris.terrain import STANDARD
from tabularium.kernel import Facts, State
from tabularium.positions.speaking import asked

START = [CELL_NAMES[cell] for cell in STANDARD.temples]

Pieces = Mapping[str, str]  # piece -> cells


def lay(
    pieces: Pieces,
    hands: Mapping[int, str] | None = None,
    seats: int = 4,
    turn: int = 0,
    actions: int = 0,
    bare: bool = False,
    treasures: str | None = None,
    monuments: Sequence[tuple[str, str, str]] = (),
    points: Mapping[int, Mapping[str, int]] | None = None,
    won: Sequence[int] | None = None,
    bag: int | None = None,
    terrain: list[str] | None = None,
    options: Facts | None = None,
    stack: list[Facts] | None = None,
    dynasties: Sequence[str | None] = DYNASTIES,
) -> State:
    """Seat `turn` is to act. Without `bare` the ten temples of the set-up lie there too.

    `monuments` are pairs, base colours and upper left cells. With `bag`, all tiles that lie nowhere
    else and are too many for it are out of the game.
    """
    board = {} if bare else dict.fromkeys(START, "red")
    for piece, cells in pieces.items():
        board.update(dict.fromkeys(cells.split(), piece))
    for _, _, at in monuments:
        board.update(dict.fromkeys(square(at), "base"))
    lying = (START if not bare else []) if treasures is None else treasures.split()
    held = [(hands or {}).get(seat, "").split() for seat in range(seats)]
    table: Facts = {
        "terrain": "standard" if terrain is None else terrain,
        "dynasties": list(dynasties[:seats]),
        "board": board,
        "treasures": [cell for cell in lying if board.get(cell) in ("red", "base")],
        "monuments": [{"pair": p, "base": b, "at": at} for p, b, at in monuments],
        "points": [
            {colour: (points or {}).get(seat, {}).get(colour, 0) for colour in COLOURS}
            for seat in range(seats)
        ],
        "won": list(won or [0] * seats),
        "catastrophes": catastrophes(seats, sum(1 for p in board.values() if p == "catastrophe")),
    }
    places = tile_places(board, [b for _, b, _ in monuments for _ in range(4)], held, bag)
    match: Facts = {"frame": "Match", "turn": 9, "seat": (turn + 1) % seats}
    own_turn: Facts = {"frame": "Turn", "seat": turn, "actions": actions}
    return SPEC.load(
        {
            "seats": seats,
            "seed": "laid",
            "options": options or {},
            "stack": [match, own_turn] if stack is None else stack,
            "table": table,
            "places": places,
        }
    )


def square(corner: str) -> list[str]:
    """The four cells with this one at the upper left."""
    cell = CELL_NAMES.index(corner)
    return [CELL_NAMES[cell + more] for more in (0, 1, 16, 17)]


def catastrophes(seats: int, lying: int) -> list[int]:
    """What is left to each seat if the last ones have used theirs."""
    left = [2] * seats
    for n in range(lying):
        left[-1 - n // 2] -= 1
    return left


def tile_places(
    board: Mapping[str, str], under: list[str], held: list[list[str]], bag: int | None
) -> dict[str, list[str]]:
    """Every tile of the box somewhere."""
    face_up = [piece for piece in board.values() if piece in COLOURS]
    rest = [c for c, n in zip(COLOURS, TILE_COUNTS, strict=True) for _ in range(n)]
    for tile in face_up + under + [tile for hand in held for tile in hand]:
        rest.remove(tile)
    size = len(rest) if bag is None else bag
    places = {"board": face_up, "under": under, "bag": rest[:size], "out": rest[size:]}
    return {**places, **{f"hand.{seat}": hand for seat, hand in enumerate(held)}}


def cells_after(state: State, letter: str) -> list[str]:
    """The cells on offer after a first letter."""
    seat = asked(state)
    draft = (SPEC.alphabet.letter(letter),)
    return [SPEC.alphabet.text(x) for x in state.stack[-1].options(state, seat, draft)]


def board(state: State) -> dict[str, str]:
    """Everything on the board by cell."""
    lying = state.view(None).table["board"]
    assert isinstance(lying, dict)
    return lying


def points(state: State, seat: int) -> tuple[int, ...]:
    """Red, blue, green and black points of a seat."""
    rows = state.view(None).table["points"]
    assert isinstance(rows, list)
    return tuple(rows[seat][colour] for colour in COLOURS)
