"""Asides: words outside the question that is asked, such as handing over a card, and offers."""

from tabularium.kernel.alphabet import Word
from tabularium.kernel.errors import Facts, Reason
from tabularium.kernel.frame import Table


class Offer:
    """A swap that one seat offers to another: what it gives and what it wants."""

    __slots__ = ("gives", "maker", "taker", "wants")

    def __init__(self, maker: int, taker: int, gives: Word, wants: Word) -> None:
        self.maker = maker
        self.taker = taker
        self.gives = gives
        self.wants = wants

    def dump(self) -> Facts:
        """As plain data."""
        return {
            "maker": self.maker,
            "taker": self.taker,
            "gives": list(self.gives),
            "wants": list(self.wants),
        }


class Asides:
    """The asides of a game. This class is for games that have none; others subclass it."""

    def options(self, t: Table, seat: int, draft: Word) -> list[int]:
        """Legal next letters of an aside."""
        return []

    def ends(self, t: Table, seat: int, word: Word) -> bool:
        """Whether these letters are a whole aside."""
        return True

    def explain(self, t: Table, seat: int, draft: Word, letter: int) -> Reason:
        """Why a letter of an aside is not among its options."""
        return Reason("kernel.no_such_aside", "K.8")

    def hear(self, t: Table, seat: int, word: Word) -> None:
        """Do what a legal aside says."""

    def offer_stands(self, t: Table, offer: Offer) -> bool:
        """Whether an offer is still good: nothing it names has moved, its phase lasts."""
        return False

    def accepting(self, t: Table, offer: Offer) -> Word:
        """The aside by which its taker accepts an offer; empty where nothing can be offered."""
        return ()
