"""An Apprentice that plays on somebody's seat, so that pictures show games as they are played."""

import secrets

import msgspec
from websockets.sync.client import ClientConnection, connect

from e2e.browsing import Person
from tabularium.bots import Budget, make_bot
from tabularium.kernel import (
    Picks,
    View,
    load_decision,
)
from tabularium.registry import games
from tabularium.server.protocol.wire import PROTOCOL

BUDGET = 400  # positions looked at per word


def play_well(person: Person, table: str, words: int = 10_000, prompt: str = "") -> int:
    """Say words for a person's first seat; how many were said.

    Goes on until so many are said and this is asked (empty: anything), or until the game ends.
    """
    cookie = "; ".join(f"{c['name']}={c['value']}" for c in person.context.cookies())
    url = person.url.replace("http", "ws", 1) + f"api/tables/{table}/socket"
    with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        _say(socket, "hello", protocol=PROTOCOL)
        said, answered = 0, -1
        while True:
            message = msgspec.json.decode(socket.recv(60))
            if message["type"] in ("welcome", "table") and message["table"]["status"] == "over":
                return said
            if message["type"] != "update" or message["version"] == answered:
                continue
            seat, view = message["seat"], message["view"]
            decision = view["pending"]
            if decision is None or seat not in decision["seats"]:
                continue
            if said >= words and prompt in ("", decision["prompt"]):
                return said
            bot = make_bot("apprentice", games[view["game"]])
            rng = Picks(f"livia/{message['version']}")
            choice = bot.choose(View(view), [], load_decision(decision), Budget(BUDGET), rng)
            answered = message["version"]
            _say(socket, "act", seat=seat, decision=decision["id"], word=choice.word)
            said += 1


def _say(socket: ClientConnection, kind: str, **more: object) -> None:
    named = {} if kind == "hello" else {"id": secrets.token_hex(6)}
    socket.send(msgspec.json.encode({"type": kind, **named, **more}).decode())
