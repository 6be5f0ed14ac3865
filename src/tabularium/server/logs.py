"""Logs: one JSON object a line. No tokens, no seeds, no words of running games."""

import json
import logging
import re
import sys
from typing import TextIO

# SQLAlchemy's parameters, and the details of PostgreSQL: "Key (token)=(…) already exists."
_VALUES = re.compile(r"(\[parameters:|DETAIL:).*?(?=\n[^\s]|\Z)", re.DOTALL)
_ALIKE = 60  # lines that begin alike are the same line: further on come addresses and times
_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["error"] = _without_values(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def _without_values(story: str) -> str:
    """A traceback without what a database tells of the rows it is about."""
    return _VALUES.sub(r"\1 …", story)


class Seldom(logging.Filter):
    """Lets a line that comes over and over through a few times a minute, with how many there were.

    Whoever can make the server write a line must not be able to fill its disk.
    """

    def __init__(self, most: int = 20, seconds: float = 60.0) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}  # since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write this one."""
        key = (record.name, str(record.msg)[:_ALIKE])
        since, count = self._seen.get(key, (record.created, 0))
        if record.created - since >= self.seconds:
            if count > self.most:
                record.hushed = count - self.most
            since, count = record.created, 0
        if len(self._seen) > 1000:
            self._seen.clear()
        self._seen[key] = (since, count + 1)
        return count < self.most


def hush_clients() -> None:
    """A browser that sends nonsense is its own fault, and no line in our log."""
    logging.getLogger("uvicorn.error").addFilter(_not_a_client)


def _not_a_client(record: logging.LogRecord) -> bool:
    return "received from client" not in record.getMessage()


def set_up_logs(stream: TextIO = sys.stderr, level: str = "INFO") -> None:
    """Everything to one stream, as JSON lines."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn.access", "alembic", "aiosqlite", "asyncio", "websockets"):
        logging.getLogger(name).setLevel("WARNING")  # access lines would hold what people look at
