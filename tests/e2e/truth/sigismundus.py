"""What lies on a table of Sigismundus Augustus."""

from collections import Counter
from collections.abc import Iterator

from e2e.truth import NAMES, Fact, Position

KINDS = {"country"}
VOTES = {"royal": [5, 4, 3, 2, 1], "senatorial": [4, 3, 2, 1, 0], "parliamentary": [3, 2, 1, 0, 0]}


def facts(at: Position) -> Iterator[Fact]:
    """Countries, fields, tracks, decks, offices, acts, figures; what I hold."""
    yield from _abroad(at)
    for track, order in at.table["tracks"].items():
        ranked = zip(order, VOTES[track], strict=True)
        said = tuple(f"{NAMES[seat]} {votes}" for seat, votes in ranked if seat is not None)
        yield Fact(f"track:{track}", "court", said)
    for deck in ("internal", "foreign", "military"):
        pile, out = (len(at.places[f"{deck}.{each}"]) for each in ("pile", "discard"))
        yield Fact(f"deck:{deck}", "court", (f"{pile} cards left", f"{out} out"))
    for office, holder in at.table["offices"].items():
        yield Fact(f"office:{office}", "senate", (at.item(office), f"held by {NAMES[holder]}"))
    for office, claimant in at.table["vacancies"].items():
        if office not in at.table["offices"]:
            said = (at.item(office), f"claimed by {NAMES[claimant]}")
            yield Fact(f"office:{office}", "senate", said)
    for figure in at.places["figures.open"]:
        yield Fact(f"figure:{figure}", "figures", (at.item(figure), "open"))
    for field, count in at.table["fields"].items():
        there = Counter(at.table["court"].get(field, []))
        said = tuple(NAMES[seat] for seat in there) if count else ("nobody there",)
        yield Fact(f"field:{field}", "court", said)
    yield from _mine(at)


def _abroad(at: Position) -> Iterator[Fact]:
    seals = at.table["seals"]
    for space, country in enumerate(at.table["directions"], 1):
        markers = tuple(
            f"{NAMES[seat]} {count}"
            for seat in at.seats
            if (count := at.table["influence"][seat].get(country, 0))
        )
        crowned = ("crowned",) if country in at.table["crowned"] else ()
        sealed = (f"seal of {NAMES[seals[country]]}",) if country in seals else ()
        said = (
            at.item(country),
            f"space {space}",
            *crowned,
            *sealed,
            *(markers or ("no markers",)),
        )
        unsaid = () if crowned else ("crowned",)
        yield Fact(f"country:{country}", "abroad", said, unsaid)


def _mine(at: Position) -> Iterator[Fact]:
    me = at.seat
    yield Fact("ducat:me", "dock", (f": {at.table['ducats'][me]}",))
    yield Fact("vote:me", "dock", (f": {at.table['votes'][me]}",))
    held = Counter(
        card
        for deck in ("internal", "foreign", "military")
        for card in at.places[f"{deck}.hand.{me}"]
    )
    for card, count in held.items():
        for n in range(1, count + 1):
            yield Fact(f"card:{card}#{n}", "dock", (at.item(card),))
