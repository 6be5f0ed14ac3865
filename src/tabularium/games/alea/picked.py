"""Why dice that somebody has picked up cannot be put on a building: `castrum:23` is no letter."""

from tabularium.games.alea.castrum import why_not_castrum
from tabularium.games.alea.material import DICE_PER_PLAYER
from tabularium.games.alea.state import Alea
from tabularium.games.alea.temple import temple_need, why_not_temple
from tabularium.kernel import Facts, Reason


def why_not_picked(t: Alea, seat: int, text: str) -> Reason | None:
    """A building and the faces of dice; None if it is something else, or nothing speaks against."""
    building, mark, digits = text.partition(":")
    if not mark or not 0 < len(digits) <= DICE_PER_PLAYER:
        return None
    faces: list[int] = []
    for digit in digits:
        if digit not in "123456":
            return None
        faces.append(int(digit))
    for face in faces:
        if faces.count(face) > t.roll_of[face - 1]:
            return Reason("alea.not_rolled", "2.3", {"face": face})
    match building:
        case "temple":
            return _temple(t, seat, faces)
        case "senate":
            return Reason("alea.not_a_run", "4.2" if t.senate[seat] else "4.1")
        case "castrum":
            return _castrum(t, seat, faces)
        case "forum":
            return Reason("alea.one_or_five", "6.1")
        case "latrine":
            return Reason("alea.one_die", "7.1")
        case _:
            return None


def _temple(t: Alea, seat: int, faces: list[int]) -> Reason | None:
    """Exactly so many dice with at least such a sum (3.1, 3.2)."""
    if not t.setup.temple or t.hand[seat] < temple_need(t, seat)[0]:
        return why_not_temple(t, seat)
    dice, least = temple_need(t, seat)
    if len(faces) != dice:
        facts: Facts = {"need": dice, "have": len(faces)}
        return Reason("alea.temple_count", "3.1", facts)
    return Reason("alea.temple_sum", "3.2", {"need": dice, "least": least})


def _castrum(t: Alea, seat: int, faces: list[int]) -> Reason | None:
    """One face a turn (5.2), and no set like another (5.3)."""
    face = faces[0]
    if faces.count(face) != len(faces):
        return Reason("alea.one_face", "5.2")
    total = t.castrum[6 * seat + face - 1] + len(faces)
    if total not in t.castrum[face - 1 :: 6]:
        return None  # it is legal, only spelled otherwise
    return why_not_castrum(t, seat, face, len(faces))
