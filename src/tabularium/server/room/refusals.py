"""Swaps that somebody said no to. By the rules an offer stands until it lapses all the same."""

from typing import NamedTuple

from tabularium.kernel import Offer, State
from tabularium.server.protocol.wire import Declined


class Swap(NamedTuple):
    """An offer by what it says."""

    maker: int
    taker: int
    gives: tuple[int, ...]
    wants: tuple[int, ...]


def swap_of(offer: Offer) -> Swap:
    """What an offer says."""
    return Swap(offer.maker, offer.taker, offer.gives, offer.wants)


class Refusals:
    """The offers at one table that were declined, each with a bot's reason or none."""

    def __init__(self) -> None:
        self._said: dict[Swap, str] = {}

    def note(self, swap: Swap, why: str) -> None:
        """Somebody says no."""
        self._said[swap] = why

    def of(self, state: State, seat: int | None) -> list[Declined]:
        """Those a seat may know of: its own offers, and those it was made."""
        if not self._said:
            return []
        standing = {swap_of(offer) for offer in state.offers}
        # The same swap may be offered again in another chapter: then it is a new question.
        self._said = {swap: why for swap, why in self._said.items() if swap in standing}
        return [
            Declined(swap.maker, swap.taker, list(swap.gives), list(swap.wants), why)
            for swap, why in self._said.items()
            if seat in (swap.maker, swap.taker)
        ]
