"""A process that thinks for bots: questions come in as lines of JSON, answers go out the same way.

    python -m tabularium.server.bots.worker

It gets what a seat may know, as text, and nothing else. It ends when nobody can ask it any more.
"""

import os
import signal
import sys
import traceback
from typing import Any, BinaryIO

import msgspec

from tabularium.bots import Budget, Choice, answer_offer, make_bot
from tabularium.kernel import Picks, View, load_decision
from tabularium.registry import games


class Question(msgspec.Struct):
    """All that a bot gets: everything in it could be sent to a person on that seat."""

    game: str
    level: str
    view: dict[str, Any]
    events: list[dict[str, Any]]  # what the seat was told since it was asked last
    decision: dict[str, Any]
    seconds: float
    key: str  # for the bot's own chance
    offer: str = ""  # not the decision is asked about, but whether to accept by this aside


class Answer(msgspec.Struct, omit_defaults=True):
    """A word and why; or what went wrong."""

    word: str = ""
    code: str = ""
    facts: dict[str, Any] = {}
    error: str = ""


def answer(question: bytes) -> Choice:
    """A word, and why."""
    q = msgspec.json.decode(question, type=Question)
    if q.offer:
        view = View(q.view)
        return answer_offer(games[q.game], view, int(q.view["seat"]), q.offer, q.key)
    decision = load_decision(q.decision)
    bot = make_bot(q.level, games[q.game])
    budget = Budget(seconds=q.seconds)
    return bot.choose(View(q.view), q.events, decision, budget, Picks(q.key))


def _answered(question: bytes) -> Answer:
    try:
        choice = answer(question)
    except Exception:
        return Answer(error=traceback.format_exc(limit=-4)[-2000:])
    return Answer(choice.word, choice.why.code, dict(choice.why.facts))


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one question after the other; the first line says that we are ready."""
    answers.write(b"{}\n")
    answers.flush()
    for line in questions:
        answers.write(msgspec.json.encode(_answered(line)) + b"\n")
        answers.flush()


def main() -> None:
    """In the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C in the terminal is not for us
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints does not disturb the answers
    try:
        work(sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
