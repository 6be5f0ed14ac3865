"""What lies on a table of Magnaci."""

from collections.abc import Iterator

from e2e.truth import NAMES, Fact, Position

KINDS = {"village", "conflict"}
SPACES = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
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
    for law in at.places[f"laws.of.{at.seat}"]:
        yield Fact(f"law:{law}", f"seat:{at.seat}", (at.item(law), NAMES[at.seat]))
    for age in ("gold", "silver", "bronze", "iron"):
        reigning = at.places[f"kings.{age}.reigning"]
        said = (at.item(reigning[0]),) if reigning else ()
        yield Fact(f"king:{age}", "royal", said)
    for area in at.table["lost"]:
        yield Fact(f"province:{area}", "map", (at.item(area), "a conflict was lost"))
