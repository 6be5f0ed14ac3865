"""What lies on a table of Tigris & Euphrates. Strengths are counted here anew (8.3, 9.6)."""

from collections import Counter
from collections.abc import Iterator

from e2e.truth import Fact, Position

KINDS = {"piece", "treasure", "leader", "monument", "tile", "catastrophe"}
TILES = {"red": "temple", "blue": "farm", "green": "market", "black": "settlement"}
OFFICES = {"king": "black", "priest": "red", "farmer": "blue", "trader": "green"}


def facts(at: Position) -> Iterator[Fact]:
    """Pieces, treasures, leaders with their strengths, what I hold, what is left."""
    board: dict[str, str] = at.table["board"]
    mine = at.table["dynasties"][at.seat]
    placed = {piece: cell for cell, piece in board.items() if "." in piece}
    for cell, piece in board.items():
        if piece in TILES:
            yield Fact(f"piece:{cell}", f"cell:{cell}", (TILES[piece], cell))
        elif piece == "catastrophe":
            yield Fact(f"piece:{cell}", f"cell:{cell}", ("catastrophe", cell))
    for cell in at.table["treasures"]:
        yield Fact(f"treasure:{cell}", f"cell:{cell}", ("treasure", cell))
    for dynasty in at.table["dynasties"]:
        for office, colour in OFFICES.items():
            key = f"leader:{office if dynasty == mine else f'{dynasty}.{office}'}"
            named = (dynasty.capitalize(), office)
            if f"{dynasty}.{office}" not in placed:
                if dynasty == mine:
                    yield Fact(key, "home:me", (office,))
                continue
            cell = placed[f"{dynasty}.{office}"]
            temples = sum(1 for near in _beside(cell) if board.get(near) == "red")
            kingdom = _kingdom(board, cell)
            tiles = sum(1 for each in kingdom if board[each] == colour)
            strength = (f"{temples} in a revolt", f"{tiles} in a war")
            yield Fact(key, f"cell:{cell}", (*named, cell, *strength))
    yield from _stock(at)


def _stock(at: Position) -> Iterator[Fact]:
    held = Counter(at.places[f"hand.{at.seat}"])
    for colour, count in held.items():
        for n in range(1, count + 1):
            yield Fact(f"tile:{colour}#{n}", "hand:me", (TILES[colour],))
    for n in range(1, at.table["catastrophes"][at.seat] + 1):
        yield Fact(f"catastrophe:me#{n}", "home:me")
    built = {each["pair"]: each["at"] for each in at.table["monuments"]}
    for pair in ("red-blue", "red-green", "red-black", "blue-green", "blue-black", "green-black"):
        yield Fact(f"monument:{pair}", f"cell:{built[pair]}" if pair in built else "yard", (pair,))
    yield Fact("bag:all", "dock", (f"{len(at.places['bag'])} in the bag",))


def _beside(cell: str) -> list[str]:
    column, row = ord(cell[0]), int(cell[1:])
    ends = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [f"{chr(c)}{r}" for c, r in ends]


def _kingdom(board: dict[str, str], start: str) -> set[str]:
    found, heap = {start}, [start]
    while heap:
        for near in _beside(heap.pop()):
            if near not in found and board.get(near, "catastrophe") != "catastrophe":
                found.add(near)
                heap.append(near)
    return found
