"""The rulings of the final reckoning that a table may decide otherwise."""

from typing import Final, Literal, cast

from tabularium.kernel import Options


class Switches:
    """One choice for each open point of the rulebook; the defaults are ours (rules 9.5 to 9.21)."""

    def __init__(
        self,
        iv_rate: Literal[1, 2] = 1,
        offspring: Literal["one", "per_pair"] = "one",
        tiebreak: Literal["highest", "sum"] = "highest",
        empty_zero: Literal[-1, 0] = -1,
    ) -> None:
        if iv_rate not in (1, 2) or empty_zero not in (-1, 0):
            raise ValueError(f"iv_rate: {iv_rate}, empty_zero: {empty_zero}")
        if offspring not in ("one", "per_pair") or tiebreak not in ("highest", "sum"):
            raise ValueError(f"offspring: {offspring}, tiebreak: {tiebreak}")
        self.iv_rate: Final[int] = iv_rate
        self.offspring: Final[str] = offspring
        self.tiebreak: Final[str] = tiebreak
        self.empty_zero: Final[int] = empty_zero


def switches_of(options: Options) -> Switches:
    """How this table reads the open points of the rulebook."""
    return Switches(
        cast(Literal[1, 2], options.number("iv_rate")),
        cast(Literal["one", "per_pair"], options.text("offspring")),
        cast(Literal["highest", "sum"], options.text("tiebreak")),
        cast(Literal[-1, 0], options.number("empty_zero")),
    )
