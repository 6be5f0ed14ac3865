"""New rows: a table nobody has seating down at, a seat nobody has taken."""

import secrets
import time
from typing import Any

from tabularium.kernel import Facts, commitment
from tabularium.server.storage.tokens import new_token


def new_table_row(game: str, rules: int, options: Facts, host: str) -> dict[str, Any]:
    """A table nobody has seating down at, with a seed of 128 random bits."""
    seed = secrets.token_hex(16)
    return {
        "id": secrets.token_urlsafe(9),
        "title": "",
        "game": game,
        "rules": rules,
        "options": options,
        "pace": "none",
        "public": False,
        "hot_seat": False,
        "open_after": True,
        "aloud": False,
        "status": "open",
        "host": host,
        "created": time.time(),
        "ended": None,
        "seed": seed,
        "commitment": commitment(seed),
        "bot_key": secrets.token_hex(8),
        "start": None,
        "origin": "",
        "origin_table": "",
        "origin_move": 0,
        "rematch": "",
        "version": -1,
        "waiting": [],
        "prompt": "",
        "result": None,
        "verdict": None,
        "banks": [],
        "clock_since": None,
        "undo": None,
        "wake_at": None,
        "owner": "",
    }


def new_seat_row(table: str, seat: int) -> dict[str, Any]:
    """A seat nobody has taken."""
    return {
        "table": table,
        "seat": seat,
        "kind": "open",
        "person": "",
        "name": "",
        "level": "",
        "reserved": False,
        "token": new_token(),
        "away": "",
        "stand_in": "",
        "seen": 0.0,
        "told": -1,
    }
