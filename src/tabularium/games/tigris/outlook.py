"""What a seat would reckon: how near the end is, its weakest colours, its leaders' strength."""

from tabularium.games.tigris.kingdoms import supporters
from tabularium.games.tigris.material import COLOURS, FEW_TREASURES, OFFICES, RED, TILE_COUNTS
from tabularium.games.tigris.monuments import monument_points
from tabularium.games.tigris.plain import by_colour
from tabularium.games.tigris.regions import NOT_ON_BOARD, temples_beside
from tabularium.games.tigris.shape import Office, Outlook, OwnStrength
from tabularium.games.tigris.state import BAG, DISCARDS, HAND, ON_BOARD, OUT, UNDER, Tigris
from tabularium.games.tigris.support import board_without_union
from tabularium.kernel import SPECTATOR


def outlook(t: Tigris, seat: int) -> Outlook:
    """Tiles and treasures left until the end; for a seat also what it has and cannot see."""
    found: Outlook = {
        "bag": len(t.contents[BAG]),
        "treasures_until_end": max(0, len(t.treasures) - FEW_TREASURES),
    }
    if seat == SPECTATOR:
        return found
    points = t.points_of(seat)
    income = [monument_points(t, seat, colour) for colour in range(4)]
    return {
        **found,
        "weakest": [COLOURS[colour] for colour in range(4) if points[colour] == min(points)],
        "income": {COLOURS[colour]: income[colour] for colour in range(4) if income[colour]},
        "unseen": by_colour(unseen_tiles(t, seat)),
        "leaders": leader_strengths(t, seat),
    }


def unseen_tiles(t: Tigris, seat: int) -> list[int]:
    """Tiles by colour that a seat does not see: in the bag, behind screens, exchanged away."""
    seen = t.contents[ON_BOARD] + t.contents[UNDER] + t.contents[OUT]
    seen += t.contents[HAND + seat] + t.contents[DISCARDS + seat]
    return [TILE_COUNTS[colour] - seen.count(colour) for colour in range(4)]


def leader_strengths(t: Tigris, seat: int) -> dict[Office, OwnStrength]:
    """What each leader of a seat could show with the tiles in hand, in a war on its side (9.14)."""
    hand, board = t.contents[HAND + seat], board_without_union(t)
    found: dict[Office, OwnStrength] = {}
    for colour in range(4):
        cell = t.cell_of(seat, colour)
        if cell != NOT_ON_BOARD:
            found[OFFICES[colour]] = {
                "revolt": temples_beside(board, cell) + hand.count(RED),
                "war": len(supporters(board, cell, colour)) + hand.count(colour),
            }
    return found
