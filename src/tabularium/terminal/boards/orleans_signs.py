"""Signs for Orléans in the terminal: followers, goods, short lines."""

from collections.abc import Iterable

from rich.text import Text

from tabularium.games.orleans.material import (
    GOODS,
    KIND_CODES,
    KINDS,
)
from tabularium.words import Words


def say(words: Words, key: str, **facts: object) -> str:
    return words.say(f"orleans-board-{key}", **facts)


def dim(text: str) -> Text:
    return Text(text, style="dim")


# Followers and goods


def short_sign(words: Words, kind: str) -> str:
    """A follower in two letters; starters have a mark."""
    key = f"orleans-item-{kind.replace(':', '_')}"
    return words.part(key, "short") or kind


def crowd_row(words: Words, row: list[int], seat: int = 0) -> Text:
    """Followers by kind, as the counts of a seat say."""
    some: list[str] = []
    for kind, n in enumerate(row[KINDS * seat : KINDS * (seat + 1)]):
        if n:
            short = short_sign(words, KIND_CODES[kind])
            some.append(short if n == 1 else f"{short}×{n}")
    return Text(" ".join(some) or say(words, "none"))


def goods_row(words: Words, counts: Iterable[int]) -> Text:
    """Goods with their counts."""
    some = [f"{words.item(GOODS[good])} {n}" for good, n in enumerate(counts) if n]
    return Text(", ".join(some) or say(words, "none"))


def headed(name: str, pieces: list[Text]) -> list[Text]:
    """The first of some pieces with their name before it; a row may break between them."""
    return [named(name, pieces[0]), *pieces[1:]] if pieces else []


def named(name: str, what: Text) -> Text:
    return Text.assemble((name, "dim"), " ", what)
