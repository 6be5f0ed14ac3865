"""Logs: one JSON object a line. No tokens, no seeds, no words of running games."""

import json
import logging
import sys
from typing import TextIO

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
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def hush_clients() -> None:
    """A browser that sends nonsense is its own fault, and no line in our log."""
    logging.getLogger("uvicorn.error").addFilter(_not_a_client)


def _not_a_client(record: logging.LogRecord) -> bool:
    return "received from client" not in record.getMessage()


def set_up_logs(stream: TextIO = sys.stderr, level: str = "INFO") -> None:
    """Everything to one stream, as JSON lines."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn.access", "alembic", "aiosqlite", "asyncio", "websockets"):
        logging.getLogger(name).setLevel("WARNING")  # access lines would hold what people look at
