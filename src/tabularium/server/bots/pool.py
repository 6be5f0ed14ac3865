"""Bots think in processes of their own and get what their seat may know, as text, nothing else."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any

import msgspec

from tabularium.bots import Budget, Choice, make_bot
from tabularium.kernel import (
    Picks,
    View,
    load_decision,
)
from tabularium.registry import games

log = logging.getLogger("tabularium.bots")


class Question(msgspec.Struct):
    """All that a bot gets: everything in it could be sent to a person on that seat."""

    game: str
    level: str
    view: dict[str, Any]
    events: list[dict[str, Any]]  # what the seat was told since it was asked last
    decision: dict[str, Any]
    seconds: float
    key: str  # for the bot's own chance


def _quiet() -> None:
    """The server ends its workers itself; a Ctrl-C in the terminal is not for them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed cannot end its workers: they notice themselves."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def answer(question: bytes) -> Choice:
    """In the worker: a word, and why."""
    q = msgspec.json.decode(question, type=Question)
    decision = load_decision(q.decision)
    bot = make_bot(q.level, games[q.game])
    budget = Budget(seconds=q.seconds)
    return bot.choose(View(q.view), q.events, decision, budget, Picks(q.key))


class BotPool:
    """Worker processes; a broken one is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self.thinking = 0

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")  # a fork would inherit states and sockets
            self._pool = ProcessPoolExecutor(self.workers, spawn, initializer=_quiet)
        return self._pool

    async def think(self, question: Question) -> Choice | None:
        """The bot's word and why; None if it failed or took far too long."""
        self.thinking += 1
        try:
            work = self._ready().submit(answer, msgspec.json.encode(question))
            waited = asyncio.wrap_future(work)
            # In a queue of many bots waiting is no fault: only a stuck worker is given up.
            return await asyncio.wait_for(waited, 30 + 10 * question.seconds + self.thinking)
        except BrokenExecutor:
            log.warning("a bot process broke", extra={"game": question.game})
            self._pool = None
        except TimeoutError:
            log.warning("a bot took too long", extra={"game": question.game})
            self.close()
        except Exception:
            log.exception("a bot failed", extra={"game": question.game, "level": question.level})
        finally:
            self.thinking -= 1
        return None

    def close(self) -> None:
        """End the workers."""
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
