"""A policy for playouts, compiled along with the game: the first letter that is offered."""

from tabularium.kernel import Picks, State, Word
from tabularium.search import Policy


class First(Policy):
    """Nothing is left to chance."""

    def letter(self, state: State, seat: int, word: Word, legal: list[int], picks: Picks) -> int:
        """The first."""
        return legal[0]
