"""The alphabet of Tigris & Euphrates. An action is spelled piece first, then cell."""

from typing import Final

from tabularium.games.tigris.material import (
    CELL_NAMES,
    CELLS,
    COLOURS,
    DYNASTIES,
    HAND_SIZE,
    OFFICES,
    PAIRS,
)
from tabularium.kernel import Alphabet, Letter

# The letter of a cell is its number, so that lists of cells are lists of letters.
TILE_OF: Final = CELLS  # + colour
LEADER_OF: Final = TILE_OF + 4  # + colour: place or move
WITHDRAW: Final = LEADER_OF + 4  # + colour
CATASTROPHE_ON: Final = WITHDRAW + 4
EXCHANGE: Final = CATASTROPHE_ON + 1
PASS: Final = EXCHANGE + 1
COLOUR: Final = PASS + 1  # + colour: a tile to exchange, a war to fight
DONE: Final = COLOUR + 4
SUPPORT: Final = DONE + 1  # + number of tiles, 0 to 6
DECLINE: Final = SUPPORT + HAND_SIZE + 1
MONUMENT: Final = DECLINE + 1  # + pair
DYNASTY: Final = MONUMENT + len(PAIRS)  # + dynasty


def build_alphabet() -> Alphabet:
    """All letters, in the order of the numbers above."""
    letters = [Letter(name, "cell", {"cell": name}) for name in CELL_NAMES]
    letters += [Letter(f"tile:{c}", "tile", {"colour": c}) for c in COLOURS]
    letters += [Letter(f"leader:{o}", "leader", {"office": o}) for o in OFFICES]
    letters += [Letter(f"withdraw:{o}", "withdraw", {"office": o}) for o in OFFICES]
    letters += [Letter(text, text) for text in ("catastrophe", "exchange", "pass")]
    letters += [Letter(c, "colour", {"colour": c}) for c in COLOURS]
    letters.append(Letter("done", "done"))
    letters += [Letter(f"support:{n}", "support", {"tiles": n}) for n in range(HAND_SIZE + 1)]
    letters.append(Letter("decline", "decline"))
    for one, two in PAIRS:
        facts: dict[str, object] = {"first": COLOURS[one], "second": COLOURS[two]}
        letters.append(Letter(f"monument:{COLOURS[one]}-{COLOURS[two]}", "monument", facts))
    letters += [Letter(f"dynasty:{d}", "dynasty", {"dynasty": d}) for d in DYNASTIES]
    return Alphabet(letters)
