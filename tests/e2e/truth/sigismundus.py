"""What lies on a table of Sigismundus Augustus."""

from collections import Counter
from collections.abc import Iterator

from e2e.truth import NAMES, Fact, Position
from tabularium.games.sigismundus import material as m

KINDS = {"country", "office", "charter", "figure"}
DECKS = ("internal", "foreign", "military")
VOTES = {"royal": [5, 4, 3, 2, 1], "senatorial": [4, 3, 2, 1, 0], "parliamentary": [3, 2, 1, 0, 0]}


def facts(at: Position) -> Iterator[Fact]:
    """Countries, fields, tracks, decks, offices, acts, figures; what I hold."""
    yield from _abroad(at)
    for track, order in at.table["tracks"].items():
        ranked = zip(order, VOTES[track], strict=True)
        said = tuple(f"{NAMES[seat]} {votes}" for seat, votes in ranked if seat is not None)
        yield Fact(f"track:{track}", "court", said)
    for deck in DECKS:
        pile, out = (len(at.places[f"{deck}.{each}"]) for each in ("pile", "discard"))
        yield Fact(f"deck:{deck}", "court", (f"{pile} cards left", f"{out} out"))
    yield from _offices(at)
    for act in m.ACTS:
        force = act in at.table["acts"]
        said, unsaid = (("in force",), ()) if force else ((), ("in force",))
        yield Fact(f"charter:{act}", "senate", (at.item(act), *said), unsaid)
    for figure in at.places["figures.open"]:
        yield Fact(f"figure:{figure}", "figures", (at.item(figure), "open"))
    for seat in at.seats:
        for figure in at.places[f"figures.of.{seat}"]:
            said = (at.item(figure), f"in the care of {NAMES[seat]}")
            yield Fact(f"figure:{figure}", f"seat:{seat}", said)
        yield _row(at, seat)
    for field, count in at.table["fields"].items():
        there = Counter(at.table["court"].get(field, []))
        said = tuple(NAMES[seat] for seat in there) if count else ("nobody there",)
        yield Fact(f"field:{field}", "court", said)
    yield from _mine(at)


def _offices(at: Position) -> Iterator[Fact]:
    """All of them, with the side that is up and what stands on it."""
    acts = at.table["acts"]
    for number, office in enumerate(m.OFFICES):
        church = m.kind_of(number) == m.ECCLESIASTICAL
        turned = church and "national_church" in acts
        turned = turned or (number in m.PALATINES and "execution" in acts)
        income = (m.INCOME_BACK if turned else m.INCOME)[number]
        prestige = (m.PRESTIGE_BACK if turned else m.PRESTIGE)[number]
        prestige += m.TRENT_PRESTIGE if church and "trent" in acts else 0
        said = [at.item(office), f"income {income},", f"prestige {prestige}"]
        if office in at.table["offices"]:
            said.append(f"held by {NAMES[at.table['offices'][office]]}")
        elif office in at.table["vacancies"]:
            said.append(f"claimed by {NAMES[at.table['vacancies'][office]]}")
        else:
            said.append(", free")
        if turned:
            said.append("turned by")
        yield Fact(f"office:{office}", "senate", tuple(said), () if turned else ("turned by",))


def _row(at: Position, seat: int) -> Fact:
    """A player's line: name, house, points, ducats; cards by deck, offices."""
    table = at.table
    cards = " ".join(str(len(at.places[f"{deck}.hand.{seat}"])) for deck in DECKS)
    offices = sum(1 for holder in table["offices"].values() if holder == seat)
    said = (
        f"{NAMES[seat]} {at.item(table['houses'][seat])}",
        f" {table['points'][seat]} {table['ducats'][seat]} ",
        f" {cards} {offices}",
    )
    return Fact(f"seat:{seat}", None, said)


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
    held = Counter(card for deck in DECKS for card in at.places[f"{deck}.hand.{me}"])
    for card, count in held.items():
        for n in range(1, count + 1):
            yield Fact(f"card:{card}#{n}", "dock", (at.item(card),))
