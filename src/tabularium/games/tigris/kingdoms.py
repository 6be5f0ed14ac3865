"""Rules 2: what can be said of kingdoms. Pure questions of a board."""

from tabularium.games.tigris.regions import connected_with
from tabularium.games.tigris.terrain import TILE


def owner_in(mask: int, colour: int) -> int:
    """Whose leader of a colour is in a kingdom with these leaders; -1 if nobody's."""
    for seat in range(4):
        if mask >> (4 * seat + colour) & 1:
            return seat
    return -1


def rivals_in(mask: int, colour: int) -> list[int]:
    """All seats with a leader of a colour in a kingdom with these leaders."""
    return [seat for seat in range(4) if mask >> (4 * seat + colour) & 1]


def contested_colours(mask: int) -> list[int]:
    """Colours of which there is more than one leader (9.3)."""
    return [colour for colour in range(4) if len(rivals_in(mask, colour)) > 1]


def supporters(board: bytes, leader: int, colour: int, without: int = -1) -> list[int]:
    """Face-up tiles of a colour connected with a leader's cell (9.5), one cell taken away (9.4)."""
    side = connected_with(board, leader, without)
    return [cell for cell in side if board[cell] == TILE + colour]
