"""Forms: how a word is laid out for somebody who lays pieces into slots, in any order."""

from typing import Final

from tabularium.kernel.alphabet import Alphabet
from tabularium.kernel.errors import Facts, IllegalAction, Reason

LAID: Final = "="  # ship.1=boatman: this piece lies in that slot


class Slot:
    """Where a piece can lie; `takes` are letters, the most fitting first."""

    __slots__ = ("group", "name", "takes")

    def __init__(self, name: str, group: str, takes: list[int]) -> None:
        self.name = name
        self.group = group  # slots that are filled together: a place, a province
        self.takes = takes


class Laid:
    """A piece in a slot."""

    __slots__ = ("piece", "slot")

    def __init__(self, slot: str, piece: int) -> None:
        self.slot = slot
        self.piece = piece


class PairForm:
    """Slots and pieces of a question whose word says which piece lies where."""

    __slots__ = ("least", "most", "pieces", "slots")

    def __init__(self, slots: list[Slot], pieces: dict[int, int], least: int, most: int) -> None:
        self.slots = slots
        self.pieces = pieces  # how many there are of each letter
        self.least = least  # so many pairs make a word, at least
        self.most = most

    def slot(self, name: str) -> Slot | None:
        """The slot of a name."""
        for slot in self.slots:
            if slot.name == name:
                return slot
        return None

    def dump(self, alphabet: Alphabet) -> Facts:
        """As plain data, letters by their notation."""
        slots = [
            {"name": s.name, "group": s.group, "takes": [alphabet.text(x) for x in s.takes]}
            for s in self.slots
        ]
        pieces = {alphabet.text(letter): count for letter, count in self.pieces.items()}
        return {"slots": slots, "pieces": pieces, "least": self.least, "most": self.most}

    def read(self, alphabet: Alphabet, text: str) -> list[Laid]:
        """Pairs in notation, each slot once and no piece more often than there is."""
        laid: list[Laid] = []
        left = dict(self.pieces)
        full: set[str] = set()
        for part in text.split():
            name, mark, piece = part.partition(LAID)
            if not mark:
                raise IllegalAction(Reason("kernel.not_a_pair", "K.1", {"text": part}))
            slot = self.slot(name)
            if slot is None:
                raise IllegalAction(Reason("kernel.no_such_slot", "K.1", {"slot": name}))
            letter = alphabet.letter(piece)
            facts: Facts = {"slot": name, "letter": piece}
            if name in full:
                raise IllegalAction(Reason("kernel.slot_twice", "K.1", facts))
            if letter not in slot.takes:
                raise IllegalAction(Reason("kernel.slot_does_not_take", "K.1", facts))
            if left.get(letter, 0) < 1:
                raise IllegalAction(Reason("kernel.piece_not_left", "K.1", facts))
            left[letter] -= 1
            full.add(name)
            laid.append(Laid(name, letter))
        if len(laid) > self.most:
            raise IllegalAction(Reason("kernel.too_many_pairs", "K.1", {"most": self.most}))
        return laid


def is_pairs(text: str) -> bool:
    """Whether a text is in the notation of pairs."""
    return LAID in text
