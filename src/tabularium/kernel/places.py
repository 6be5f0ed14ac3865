"""Places: where the pieces of the box lie, and who may look at them there."""

from typing import Final

from tabularium.kernel.errors import Reason

NOBODY: Final = 0
ALL: Final = -1  # a mask with every bit set, the spectator's too


class Deck:
    """One kind of piece: a code per item and how many of each are in the box."""

    __slots__ = ("box", "codes", "name", "numbers")

    def __init__(self, name: str, codes: tuple[str, ...], box: tuple[int, ...]) -> None:
        self.name = name
        self.codes = codes
        self.box = tuple(sorted(box))
        self.numbers = {code: number for number, code in enumerate(codes)}


class Place:
    """Somewhere pieces of one deck lie. `seen_by` is a bit mask of the observers who see them."""

    __slots__ = ("deck", "name", "seat", "seen_by")

    def __init__(self, deck: Deck, name: str, seen_by: int, seat: int = -1) -> None:
        self.deck = deck
        self.name = name
        self.seen_by = seen_by
        self.seat = seat


def own(deck: Deck, name: str, seat: int) -> Place:
    """A place that only its owner sees, such as a hand."""
    return Place(deck, f"{name}.{seat}", 1 << seat, seat)


def public(deck: Deck, name: str, seat: int = -1) -> Place:
    """A place that everybody sees; with a seat, one in front of that player."""
    return Place(deck, name if seat < 0 else f"{name}.{seat}", ALL, seat)


def secret(deck: Deck, name: str) -> Place:
    """A place that nobody sees, such as a face-down pile."""
    return Place(deck, name, NOBODY)


class Places:
    """All places of a game with a given number of seats. The first place of a deck is its home.

    Places of absent seats keep their number (so that a game may use constants) and stay empty.
    """

    __slots__ = ("_of", "all", "by_name", "decks", "home", "in_use", "seen_by")

    def __init__(self, seats: int, places: list[Place]) -> None:
        self.all = places
        self.in_use = [number for number, place in enumerate(places) if place.seat < seats]
        self.seen_by = tuple([place.seen_by for place in places])
        self.by_name = {places[number].name: number for number in self.in_use}
        self.decks: list[Deck] = []
        self.home: list[int] = []
        for number, place in enumerate(places):
            if place.deck not in self.decks:
                self.decks.append(place.deck)
                self.home.append(number)
        self._of: dict[str, list[int]] = {deck.name: [] for deck in self.decks}
        for number in self.in_use:
            self._of[places[number].deck.name].append(number)

    def full_box(self) -> list[tuple[int, ...]]:
        """Everything at home, as when the box is opened."""
        contents: list[tuple[int, ...]] = [()] * len(self.all)
        for deck, home in zip(self.decks, self.home, strict=True):
            contents[home] = deck.box
        return contents

    def of(self, deck: Deck) -> list[int]:
        """The places of a deck. Not to be changed."""
        return self._of[deck.name]

    def dump(self, contents: list[tuple[int, ...]]) -> dict[str, list[str]]:
        """Contents by name, items as codes."""
        return {self.all[n].name: self.codes(n, contents[n]) for n in self.in_use}

    def codes(self, place: int, items: tuple[int, ...]) -> list[str]:
        """The codes of some items of the deck that belongs to a place."""
        codes = self.all[place].deck.codes
        return [codes[item] for item in items]

    def items(self, place: int, codes: list[str]) -> tuple[int, ...]:
        """The items with these codes, sorted."""
        numbers = self.all[place].deck.numbers
        return tuple(sorted([numbers[code] for code in codes]))

    def faults(self, contents: list[tuple[int, ...]]) -> list[Reason]:
        """What is wrong with the box: pieces that are missing or there too often (invariant 9)."""
        found: list[Reason] = []
        for deck in self.decks:
            pieces: list[int] = []
            for number in self.of(deck):
                pieces.extend(contents[number])
            if tuple(sorted(pieces)) != deck.box:
                found.append(Reason("kernel.box", "K.9", box_fault(deck, pieces)))
        return found


def box_fault(deck: Deck, pieces: list[int]) -> dict[str, object]:
    """Which codes of a deck are missing and which are there too often."""
    missing: list[str] = []
    extra: list[str] = []
    for item, code in enumerate(deck.codes):
        difference = pieces.count(item) - deck.box.count(item)
        if difference < 0:
            missing.extend([code] * -difference)
        elif difference > 0:
            extra.extend([code] * difference)
    return {"deck": deck.name, "missing": missing, "extra": extra}
