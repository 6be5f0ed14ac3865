"""Bots think in processes of their own; one that hangs or dies is replaced, nobody waits for it."""

import asyncio
import contextlib
import logging
import os
import sys

import msgspec

from tabularium import _build
from tabularium.bots import Choice, Why
from tabularium.server.bots.worker import Answer, Question

__all__ = ["BotPool", "Question"]
log = logging.getLogger("tabularium.bots")
_START = 120.0  # seconds that a process may take to load everything
_LONGEST_ANSWER = 2**20  # bytes


class Died(Exception):
    """The process ended before it answered."""


class Worker:
    """One process; it belongs to whoever asks it, and is asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process, early: bool) -> None:
        self.process = process
        self.ready = False
        self.early = early  # begun while the compiled build was still being made

    @property
    def pid(self) -> int:
        """Its process id."""
        return self.process.pid

    @property
    def alive(self) -> bool:
        """Whether it has not ended."""
        return self.process.returncode is None

    async def ask(self, question: bytes, seconds: float) -> Answer:
        """Its answer; raises Died or TimeoutError."""
        if not self.ready:
            await self._line(_START)
            self.ready = True
        try:
            assert self.process.stdin is not None
            self.process.stdin.write(question + b"\n")
        except (ConnectionError, RuntimeError):
            raise Died from None
        return msgspec.json.decode(await self._line(seconds), type=Answer)

    async def _line(self, seconds: float) -> bytes:
        assert self.process.stdout is not None
        async with asyncio.timeout(seconds):
            try:
                line = await self.process.stdout.readline()
            except (ConnectionError, ValueError):
                line = b""
        if not line.endswith(b"\n"):
            raise Died
        return line

    async def end(self) -> None:
        """End it, even if it was stopped; returns when it is gone."""
        if self.alive:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()


def _compiled_meanwhile() -> bool:
    return _build.meanwhile()[0] == "ready"


async def start_worker() -> Worker:
    """A new process. Niceness and limits of CPU time belong here.

    It takes the best build there is: a compiled one that was made meanwhile puts itself first.
    """
    early = not _compiled_meanwhile()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tabularium.server.bots.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=_LONGEST_ANSWER,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    return Worker(process, early)


class BotPool:
    """A few workers. Whoever waits for one is not affected by what becomes of another."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.thinking = 0
        self.given_up = 0  # questions without an answer
        self._turns = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._closed = False

    @staticmethod
    def patience(seconds: float) -> float:
        """After how many seconds a bot with so much time hangs."""
        return 10 + 5 * seconds

    async def think(self, question: Question) -> Choice | None:
        """The bot's word and why; None if it failed or took far too long."""
        self.thinking += 1
        try:
            async with self._turns:  # waiting for a turn is no fault of the bot
                found = await self._answer(question)
        finally:
            self.thinking -= 1
        if found is None or found.error:
            self.given_up += 1
            if found is not None:
                told = {"game": question.game, "level": question.level, "error": found.error}
                log.error("a bot failed", extra=told)
            return None
        return Choice(found.word, Why(found.code, found.facts))

    async def _answer(self, question: Question) -> Answer | None:
        """Ask a worker of our own; if it dies, one more."""
        sent = msgspec.json.encode(question)
        for _ in range(2):
            if self._closed:
                return None
            worker = await self._take()
            try:
                found = await worker.ask(sent, self.patience(question.seconds))
            except Died:
                log.warning("a bot process died", extra={"game": question.game})
            except TimeoutError:
                log.warning("a bot took too long", extra={"game": question.game})
                return None
            else:
                self._idle.append(worker)
                return found
            finally:
                if worker not in self._idle:
                    await asyncio.shield(self._end(worker))
        return None

    async def _take(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive and not (worker.early and _compiled_meanwhile()):
                return worker
            await self._end(worker)
        worker = await start_worker()
        self._all.add(worker)
        return worker

    async def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """End the workers."""
        self._closed = True
        self._idle.clear()
        await asyncio.gather(*(self._end(worker) for worker in list(self._all)))
