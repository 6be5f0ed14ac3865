"""Positions of older rules, brought to ours (RULES.md, older games)."""

from typing import Any

from tabularium.kernel import Facts


def migrate(dump: Facts, rules: int) -> Facts | None:
    """Rules 1 to 2: whom to take back is asked when the draw has been seen.

    Whoever has said already whom to take back and how many to draw has said how many to draw, and
    is asked whom to take back afterwards: nothing is lost, since the same followers may be named.
    """
    if rules != 1:
        return None
    words: Any = dump["words"]
    pending: Any = dump["pending"]
    if pending is None or pending["prompt"] != "draw":
        return dump
    return {**dump, "words": {seat: word.split()[-1] for seat, word in words.items()}}
