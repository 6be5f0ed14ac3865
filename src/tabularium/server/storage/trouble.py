"""Why the data cannot be used at the start, for a sentence instead of a traceback."""

import sqlite3
from collections.abc import Iterator

from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DBAPIError


class Unusable(Exception):
    """The data cannot be used; `kind` is one of damaged, forbidden, newer, unreachable, driver."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(f"{kind}: {why}")
        self.kind = kind
        self.why = why


def trouble_of(error: BaseException, sqlite: bool) -> Unusable | None:
    """What it was, if it is nothing that we did wrong."""
    causes = list(_causes(error))
    for each in causes:
        if isinstance(each, CommandError):  # its schema is none of those that we know
            return Unusable("newer", _line(each))
        if isinstance(each, ModuleNotFoundError):
            return Unusable("driver", str(each.name))
    if not sqlite:
        return _unreachable(causes)
    for each in causes:
        if isinstance(each, OSError):
            return Unusable("forbidden", each.strerror or _line(each))
        if isinstance(each, sqlite3.OperationalError):
            shut = any(part in str(each) for part in ("unable to open", "readonly"))
            return Unusable("forbidden" if shut else "damaged", _line(each))
        if isinstance(each, sqlite3.DatabaseError):
            return Unusable("damaged", _line(each))
    return None


def _unreachable(causes: list[BaseException]) -> Unusable | None:
    """PostgreSQL: the innermost cause says most."""
    for each in reversed(causes):
        of_driver = type(each).__module__.startswith("asyncpg")
        if of_driver or isinstance(each, OSError | TimeoutError | ArgumentError):
            return Unusable("unreachable", _line(each))
    return None


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An error and what led to it, the driver's own among them."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        each = waiting.pop()
        if each is None or id(each) in seen:
            continue
        seen.add(id(each))
        yield each
        waiting += [each.__context__, each.__cause__]
        if isinstance(each, DBAPIError):
            waiting.append(each.orig)


def _line(error: BaseException) -> str:
    """What happened, in one line."""
    lines = str(error).splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
