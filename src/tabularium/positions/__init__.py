"""Positions laid by hand: for lessons, puzzles, auditors and tests.

Each game has a module here whose `lay` takes a few words for what matters and fills in the rest:

    from tabularium.positions import asked, refusal, say
    from tabularium.positions.tigris import lay

    state = lay({"bull.king": "e5", "red": "e4"}, hands={0: "red red blue"})
    say(state, "tile:red e6")

The functions of `speaking` talk to any state; whoever is asked speaks.
"""

from tabularium.positions.speaking import (
    all_asked,
    asked,
    choices,
    facts,
    happened,
    holding,
    kinds,
    legal,
    only,
    prompt,
    question,
    refusal,
    say,
    say_together,
    table,
    why_not,
)

__all__ = [
    "all_asked",
    "asked",
    "choices",
    "facts",
    "happened",
    "holding",
    "kinds",
    "legal",
    "only",
    "prompt",
    "question",
    "refusal",
    "say",
    "say_together",
    "table",
    "why_not",
]
