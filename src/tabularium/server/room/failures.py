"""Tables that do not open: told once, and tried again after longer and longer whiles."""

import logging
import time

from tabularium.server.protocol.refusal import Refusal

log = logging.getLogger("tabularium.rooms")
_FIRST, _LONGEST = 5.0, 3600.0  # seconds until the next attempt


class Failures:
    """Which tables did not open, and when to try again."""

    def __init__(self) -> None:
        self._next: dict[str, tuple[float, float]] = {}  # when, and how long it was

    def may_try(self, table: str) -> bool:
        """Whether it is time to try again."""
        return time.monotonic() >= self._next.get(table, (0.0, 0.0))[0]

    def failed(self, table: str, error: Exception) -> None:
        """It did not open. The whole story is told the first time."""
        wait = min(_LONGEST, 4 * self._next.get(table, (0.0, _FIRST / 4))[1])
        first = table not in self._next
        self._next[table] = (time.monotonic() + wait, wait)
        told = {"table": table, "why": _why(error), "again_in": wait}
        story = error if first and not isinstance(error, Refusal) else None
        log.error("a table does not open", exc_info=story, extra=told)

    def forget(self, table: str) -> None:
        """It opened."""
        self._next.pop(table, None)


def _why(error: Exception) -> str:
    return error.problem.code if isinstance(error, Refusal) else type(error).__name__
