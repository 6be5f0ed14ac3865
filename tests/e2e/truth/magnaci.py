"""What lies on a table of Magnaci."""

from collections.abc import Iterator

from e2e.truth import NAMES, Fact, Position

KINDS = {"village", "conflict"}
SPACES = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
PROVINCES = ["litwa", "ukraina", "malopolska", "wielkopolska", "prusy"]
BUILDINGS = ["twierdza", "klasztor", "palazzo_in_fortezza"]
FEW = 3  # laws that a row has room for by name
FIEFS = {"inflanty", "smolenszczyzna", "moldawia", "slask"}


def facts(at: Position) -> Iterator[Fact]:
    """Estates of every family, conflicts on their spaces, offices, my laws, the King."""
    for seat in at.seats:
        for area, count in at.table["estates"][seat].items():
            home = f"{'fief' if area in FIEFS else 'province'}:{area}"
            number = "an estate" if count == 1 else f"{count} estates"
            said = (NAMES[seat], number, at.item(area))
            yield Fact(f"village:{area}.{seat}", home, said)
    for space in SPACES:
        for code in at.places[f"conflicts.{space}"]:
            yield Fact(f"conflict:{code}", f"space:{space}", (at.item(code), f"Space {space}:"))
    left, gone = len(at.places["conflicts.pile"]), len(at.places["conflicts.gone"])
    yield Fact("pile:conflicts", None, (f"{left} in the pile", f"{gone} out of the game"))
    for office, holder in at.table["offices"].items():
        if holder == at.seat:
            yield Fact(f"office:{office}", f"seat:{at.seat}", (at.item(office), NAMES[holder]))
    for age in ("gold", "silver", "bronze", "iron"):
        reigning = at.places[f"kings.{age}.reigning"]
        said = (at.item(reigning[0]),) if reigning else ()
        yield Fact(f"king:{age}", "royal", said)
    yield from _provinces(at)
    yield from _laws(at)
    for seat in at.seats:
        if seat != at.seat:
            yield _family(at, seat)


def _laws(at: Position) -> Iterator[Fact]:
    """Mine, and those in the Sejm; while estates are placed, the map alone is in question."""
    for law in at.places[f"laws.of.{at.seat}"]:
        yield Fact(f"law:{law}", f"seat:{at.seat}", (at.item(law), NAMES[at.seat]))
    placing = at.stack[-1]["frame"] == "Placement"
    for place, laws in at.places.items():
        if place.startswith("sejm.") and not placing:
            for law in laws:
                yield Fact(f"law:{law}", f"field:{place}", (at.item(law),))


def _provinces(at: Position) -> Iterator[Fact]:
    """What befell them and what stands there."""
    for area in PROVINCES:
        said, unsaid = [at.item(area)], []
        for there, told in (
            (area in at.table["partitions"], "; partitioned"),
            (area in at.table["lost"], "a conflict was lost"),
        ):
            (said if there else unsaid).append(told)
        for building in BUILDINGS:
            there = at.table["buildings"].get(building) == area
            (said if there else unsaid).append(at.item(building))
        yield Fact(f"province:{area}", "map", tuple(said), tuple(unsaid))


def _family(at: Position, seat: int) -> Fact:
    """Laws and offices of the others, in their row."""
    estates = sum(at.table["estates"][seat].values())
    laws = [at.item(law) for law in at.places[f"laws.of.{seat}"]]
    return Fact(f"seat:{seat}", None, (NAMES[seat], f" {estates} ", *laws[:FEW]))
