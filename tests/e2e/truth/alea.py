"""What lies on a table of Alea Iacta Est."""

from collections import Counter
from collections.abc import Iterator

from e2e.truth import ANY, NAMES, Fact, Position

KINDS = {"group", "die", "kept", "fortuna", "pile"}
NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight"]
FACES = ["", "ones", "twos", "threes", "fours", "fives", "sixes"]


def sets(dice: list[int]) -> list[str]:
    """Dice as they are called: two threes, a five."""
    return [
        f"a {NUMBERS[face]}" if count == 1 else f"{NUMBERS[count]} {FACES[face]}"
        for face, count in Counter(dice).items()
    ]


def facts(at: Position) -> Iterator[Fact]:
    """Dice in the buildings, what is on offer, what I hold."""
    yield from _buildings(at)
    for code in at.places["provinces.open"]:
        yield Fact(f"province:{code}", "building:castrum", (at.item(code),))
    for code in at.places["patricians.open"]:
        yield Fact(f"patrician:{code}", "building:forum", (at.item(code),))
    temple = (("fortuna", "fortuna.pile"), ("rejected", "fortuna.rejected"))
    for name, place in temple if len(at.seats) > 3 else ():  # two and three play without
        yield Fact(f"pile:{name}", "building:temple", (f": {len(at.places[place])}",))
    # The card that was laid under the pile is in it.
    senate = len(at.places["senate.pile"]) + len(at.places["senate.under"])
    yield Fact("pile:senate", "building:senate", (f": {senate}",))
    piles = (("provinces", "castrum"), ("patricians", "forum"))
    for name, building in piles:
        left = len(at.places[f"{name}.pile"])
        yield Fact(f"pile:{name}", f"building:{building}", (f": {left}",))
    yield from _mine(at)


def _buildings(at: Position) -> Iterator[Fact]:
    for seat in at.seats:
        name = NAMES[seat]
        if dice := at.table["temple"][seat]:
            told = (name, *sets(dice), f"{sum(dice)} pips")
            yield Fact(f"group:temple.{seat}", "building:temple", told)
        if run := at.table["senate"][seat]:
            said = (name, ", ".join(map(str, sorted(run))))
            yield Fact(f"group:senate.{seat}", "building:senate", said)
        for face, count in Counter(at.table["castrum"][seat]).items():
            said = (name, *sets([face] * count))
            yield Fact(f"group:castrum.{seat}.{face}", "building:castrum", said)
        latrine = (name, f": {at.table['latrine'][seat]} dice")
        yield Fact(f"group:latrine.{seat}", "building:latrine", latrine)
    for n, (seat, column) in enumerate(at.table["forum"], 1):
        said = (NAMES[seat], f"{sets([column])[0]} on column")
        yield Fact(f"group:forum.{n}", "building:forum", said)


def _mine(at: Position) -> Iterator[Fact]:
    me = at.seat
    for face, count in Counter(at.table["roll"]).items():
        for n in range(1, count + 1):
            yield Fact(f"die:{face}#{n}", "hand:me", (str(face),))
    for kind in ("kept", "drawn"):
        key = "kept" if kind == "kept" else "fortuna"
        for value, count in Counter(at.places[f"fortuna.{kind}.{me}"]).items():
            for n in range(1, count + 1):
                yield Fact(f"{key}:{value}#{n}", "fortuna:me", (f"Fortuna {value}",))
    for code in at.places[f"provinces.of.{me}"]:
        yield Fact(f"province:{code}", f"seat:{me}", (at.item(code), NAMES[me]))
    for code in at.places[f"patricians.of.{me}"]:  # in a home of theirs, or without one
        yield Fact(ANY, None, (at.item(code),))
    yield Fact("cup:me", "dock", (f"{at.table['tokens'][me]} token",))
