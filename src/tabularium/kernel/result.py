"""How a game ended."""

from typing import Final

from tabularium.kernel.errors import Facts

RANKED: Final = "ranked"
COMMON_DEFEAT: Final = "common_defeat"
HORIZON: Final = "horizon"


class Result:
    """The end of a game: a place per seat (1 is best, ties share), scores, and their parts."""

    __slots__ = ("detail", "kind", "places", "scores")

    def __init__(
        self, kind: str, places: list[int], scores: list[int], detail: Facts | None = None
    ) -> None:
        self.kind = kind
        self.places = places
        self.scores = scores
        self.detail: Facts = {} if detail is None else detail

    def dump(self) -> Facts:
        """As plain data."""
        return {
            "kind": self.kind,
            "places": self.places,
            "scores": self.scores,
            "detail": self.detail,
        }

    def __repr__(self) -> str:
        return f"Result({self.kind!r}, places={self.places}, scores={self.scores})"


def load_result(dump: Facts) -> Result:
    """The result with this dump."""
    kind, places, scores, detail = (dump[k] for k in ("kind", "places", "scores", "detail"))
    assert isinstance(kind, str) and isinstance(places, list)
    assert isinstance(scores, list) and isinstance(detail, dict)
    return Result(kind, places, scores, detail)


def rank(keys: list[tuple[int, ...]]) -> list[int]:
    """A place per seat by falling key; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
