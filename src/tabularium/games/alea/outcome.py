"""What a word would bring, as far as a seat can know: rank, pushed dice, fame, what comes next."""

from tabularium.games.alea.forum import column_for
from tabularium.games.alea.material import DICE_PER_PLAYER
from tabularium.games.alea.ranks import castrum_ranks, senate_ranks, temple_ranks
from tabularium.games.alea.scoring import best_for, cards_of, parts_of
from tabularium.games.alea.shape import Outcome, Placed, Source
from tabularium.games.alea.state import Alea
from tabularium.kernel import Facts, read_number, read_numbers

SOURCES: tuple[Source, ...] = ("provinces", "patricians", "senate", "fortuna", "tokens")


def nothing_yet() -> Outcome:
    """The outcome of a word that does nothing."""
    return {
        "final": False,
        "gain": 0,
        "parts": {},
        "placed": None,
        "pushed": [],
        "tokens": 0,
        "layout": None,
        "opens": None,
        "asks": None,
    }


def outcome(before: Alea, after: Alea, seat: int, events: list[Facts]) -> Outcome:
    """My fame by source, where dice would stand, dice that fall, tokens, what is asked next."""
    found = nothing_yet()
    had = best_for(before, seat, cards_of(before, seat))
    has = best_for(after, seat, cards_of(after, seat))
    if had is not has:
        old, new = parts_of(had), parts_of(has)
        found["parts"] = {name: new[name] - old[name] for name in SOURCES if new[name] != old[name]}
        found["gain"] = has.points - had.points
    found["tokens"] = after.tokens[seat] - before.tokens[seat]
    placed = False
    for event in events:
        kind = event["kind"]
        if kind == "pushed_out":
            face = read_number(event["face"])
            found["pushed"].append({"seat": read_number(event["seat"]), "face": face})
        elif not placed and event.get("seat") == seat:
            found["placed"] = _placed(before, seat, event)
            placed = found["placed"] is not None
    pending = after.pending
    if pending is not None:
        found["opens"] = pending.prompt
        found["asks"] = pending.seats[0]
    return found


def _placed(before: Alea, seat: int, event: Facts) -> Placed | None:
    """Where dice stand before anything is scored: read off a copy, for a round may be over."""
    match event["kind"]:
        case "temple":
            return _in_temple(before.copy(), seat, read_faces(event["faces"]))
        case "senate":
            return _in_senate(before.copy(), seat, read_faces(event["run"]))
        case "castrum":
            face, total = read_number(event["face"]), read_number(event["total"])
            return _in_castrum(before.copy(), seat, face, total)
        case "forum":
            return _in_forum(before, seat, read_faces(event["faces"]))
        case "latrine":
            dice = before.latrine[seat] + 1
            return _facts("latrine", dice, 1, 1, True, 0)
        case _:
            return None


def read_faces(value: object) -> list[int]:
    """Faces of an event."""
    assert isinstance(value, list) and len(value) <= DICE_PER_PLAYER
    return read_numbers(value, len(value))


def _facts(building: str, dice: int, rank: int, of: int, pays: bool, tiles: int) -> Placed:
    return {
        "building": building,  # type: ignore[typeddict-item]
        "dice": dice,
        "rank": rank,
        "of": of,
        "pays": pays,
        "tiles": tiles,
        "pips": 0,
        "columns": [],
        "moved": [],
    }


def _in_temple(t: Alea, seat: int, faces: list[int]) -> Placed:
    for face in faces:
        t.temple[6 * seat + face - 1] += 1
    order = temple_ranks(t)
    rank = [each["seat"] for each in order].index(seat)
    dice = len(order[rank]["faces"])
    found = _facts("temple", dice, rank + 1, len(order), True, len(faces))
    found["pips"] = order[rank]["pips"]
    return found


def _in_senate(t: Alea, seat: int, run: list[int]) -> Placed:
    t.senate[seat] = sum([1 << (face - 1) for face in run])
    order = senate_ranks(t)
    rank = [each["seat"] for each in order].index(seat)
    return _facts("senate", len(run), rank + 1, len(order), order[rank]["card"], 0)


def _in_castrum(t: Alea, seat: int, face: int, total: int) -> Placed:
    t.castrum[6 * seat + face - 1] = total
    order = castrum_ranks(t)
    rank = [(each["seat"], each["face"]) for each in order].index((seat, face))
    return _facts("castrum", total, rank + 1, len(order), order[rank]["province"], 0)


def _in_forum(t: Alea, seat: int, faces: list[int]) -> Placed:
    mine = len([die for die in t.forum if die >> 3 == seat]) + len(faces)
    columns = t.setup.forum_columns
    of = min(len(t.forum) + len(faces), columns)
    found = _facts("forum", mine, column_for(t, faces[0]) + 1, of, True, 0)
    # Two dice of a five are never alike: each makes room for itself, the larger one for both.
    found["columns"] = [column_for(t, face) + i + 1 for i, face in enumerate(faces)]
    for column, die in enumerate(t.forum):
        to = column + 1 + len([face for face in faces if face <= die & 7])
        if to > column + 1:
            found["moved"].append({"column": column + 1, "to": to if to <= columns else None})
    return found
