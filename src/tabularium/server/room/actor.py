"""An actor: one task with an inbox. What it is asked to do happens in one order."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from tabularium.kernel import TabulariumError
from tabularium.server.protocol.refusal import Refusal

T = TypeVar("T")
Job = Callable[[], Awaitable[T]]
log = logging.getLogger("tabularium.room")
_LEAST = 0.01  # seconds from one look at the timers to the next


class Actor:
    """Does one job at a time, and looks at its timers when there is none."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()
        self._busy = False
        self._inbox: deque[tuple[Job[Any], asyncio.Future[Any] | None]] = deque()
        self._waiter: asyncio.Future[None] | None = None  # when there is nothing to do
        self._timer: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._live(), name=name)

    async def call(self, job: Job[T]) -> T:
        """Do something when its turn comes."""
        if self.closing:
            raise Refusal("try_again", 503)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(job, done)
        return await done

    @property
    def idle(self) -> bool:
        """Whether nothing is being done or waits to be: then one may look, without waiting."""
        return not self._busy and not self.closing and not self._inbox

    def wake(self) -> None:
        """Look at the timers again."""
        self._put(_nothing, None)

    def spawn(self, work: Awaitable[None], name: str) -> None:
        """Something that takes time and comes back through the inbox."""

        async def run() -> None:
            try:
                await work
            except Refusal:
                pass
            except Exception:
                log.exception("a task of a room broke", extra={"room": self.name})

        task = asyncio.create_task(run(), name=name)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        """Take no more jobs; the one in hand is finished."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        self.wake()

    async def closed(self) -> None:
        """Wait for the job in hand."""
        if asyncio.current_task() is not self._task:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _live(self) -> None:
        while not self.closing:
            try:
                wait = max(_LEAST, self.next_timer() - time.time())
            except Exception:
                log.exception("a room broke", extra={"room": self.name})
                self.broke()
                break
            if await self._job_within(wait):
                await self._safely(*self._inbox.popleft())
            else:
                await self._safely(self.on_timer, None)
        if self._timer is not None:
            self._timer.cancel()
        while self._inbox:
            _, done = self._inbox.popleft()
            if done is not None and not done.done():
                done.set_exception(Refusal("try_again", 503))

    def _put(self, job: Job[Any], done: asyncio.Future[Any] | None) -> None:
        self._inbox.append((job, done))
        self._look()

    def _look(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _ring(self) -> None:
        self._timer = None
        self._look()

    async def _job_within(self, seconds: float) -> bool:
        """Wait for a job; False if none came in that time.

        A timer that would ring too early is left as it is: most words put off what is due, and
        to look once more then is cheaper than a new timer with every word.
        """
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds
        while not self._inbox:
            if self._timer is None or self._timer.when() > due:
                if self._timer is not None:
                    self._timer.cancel()
                self._timer = loop.call_at(due, self._ring)
            self._waiter = loop.create_future()
            await self._waiter
            if not self._inbox and loop.time() >= due - _LEAST / 10:
                return False
        return True

    async def _safely(self, job: Job[Any], done: asyncio.Future[Any] | None) -> None:
        """A refusal goes to whoever asked; anything else is for the owner of the actor."""
        self._busy = True
        try:
            result = await job()
        except (Refusal, TabulariumError) as refusal:
            if done is not None and not done.done():
                done.set_exception(refusal)
        except Exception:
            log.exception("a room broke", extra={"room": self.name})
            if done is not None and not done.done():
                done.set_exception(Refusal("try_again", 503))
            self.broke()
        else:
            if done is not None and not done.done():
                done.set_result(result)
        finally:
            self._busy = False

    # What an actor adds

    def next_timer(self) -> float:
        """When to look again, in seconds since the epoch."""
        raise NotImplementedError

    async def on_timer(self) -> None:
        """A timer went off."""
        raise NotImplementedError

    def broke(self) -> None:
        """A job failed, so what is in memory may be wrong."""
        raise NotImplementedError


async def _nothing() -> None:
    """A job that only wakes the actor."""
