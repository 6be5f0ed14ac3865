"""Rules 4.5: cards that are compared, and what actions have been played on them."""

from typing import ClassVar

from tabularium.games.magnaci.letters import LAW
from tabularium.games.magnaci.material import LAW_VALUE, OFFICE_BONUS
from tabularium.kernel import Frame


class Compared(Frame):
    """An office, law or conflict whose family cards lie open; it remembers all boosts."""

    __slots__ = ("boosts",)
    SLOTS: ClassVar[tuple[str, ...]] = ("boosts",)

    def __init__(self, step: str = "start", boosts: list[int] | None = None) -> None:
        super().__init__(step)
        # Pairs of a seat and the letter of its card; replaced, never changed in place.
        self.boosts: list[int] = [] if boosts is None else boosts


def value_of_boost(card: int) -> int:
    """What a senator or a law adds to the family card of its player."""
    return OFFICE_BONUS if card < LAW else LAW_VALUE[card - LAW]
