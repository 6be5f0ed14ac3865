"""Threads for what waits or reckons, so that neither the loop nor each other's work waits for it.

Each kind of work has a few threads of its own and a bounded queue. The threads are daemons: a name
server that does not answer cannot keep the server from stopping.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from tabularium.server.protocol.refusal import Refusal

T = TypeVar("T")
_Job = tuple[Callable[[], Any], asyncio.AbstractEventLoop, asyncio.Future[Any], float]


class Pool:
    """A few threads with a queue; a job that is not done in its time is given up."""

    def __init__(self, name: str, threads: int, waiting: int, seconds: float) -> None:
        self.name = name
        self.threads = threads
        self.seconds = seconds  # from being asked for to being done
        self._jobs: queue.Queue[_Job] = queue.Queue(waiting)
        self._started = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do some work; refuses if too much is waiting already or it takes too long."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        job = (lambda: work(*args), loop, done, time.monotonic() + self.seconds)
        try:
            self._jobs.put_nowait(job)
        except queue.Full:
            raise Refusal("busy", 503) from None
        if self._started < self.threads:
            self._started += 1
            name = f"{self.name} {self._started}"
            threading.Thread(target=self._work_on, name=name, daemon=True).start()
        try:
            async with asyncio.timeout(self.seconds):
                return await done
        except TimeoutError:
            raise Refusal("busy", 503) from None

    def _work_on(self) -> None:
        while True:
            work, loop, done, until = self._jobs.get()
            if time.monotonic() > until or done.done():
                continue  # nobody waits for it any more
            result, error = None, None
            try:
                result = work()
            except BaseException as caught:
                error = caught
            try:
                loop.call_soon_threadsafe(_settle, done, result, error)
            except RuntimeError:
                return  # the server has stopped


def _settle(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


class Pools:
    """The pools of a process, one for each kind of work that must not wait for another."""

    def __init__(self) -> None:
        self.passwords = Pool("passwords", 2, 40, 10.0)
        self.forecasts = Pool("forecasts", 2, 200, 20.0)
        self.saves = Pool("saves", 1, 20, 30.0)  # uploads, replays: dear and in no hurry
        self.codes = Pool("codes", 1, 20, 5.0)  # QR codes
        self.names = Pool("names", 4, 200, 4.0)  # the name of a webhook
        self.outgoing = Pool("outgoing", 4, 200, 60.0)  # mail and webhooks
