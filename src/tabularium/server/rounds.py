"""Things that a server does as long as it runs, watched: whatever ends or fails begins anew."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger("tabularium.rounds")
_FIRST, _LONGEST = 0.5, 10.0  # seconds from a failure to the next attempt; each twice the last

Work = Callable[[], Awaitable[None]]


class Rounds:
    """Does each job again after a while; one that fails is done again too, after a longer while."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        self.failing: dict[str, int] = {}  # jobs that failed the last time, and how often in a row

    def add(self, name: str, job: Work, every: float) -> None:
        """Do a job every so many seconds from now on."""
        self._start(name, job, every)

    def keep(self, name: str, job: Work) -> None:
        """Do a job that never ends; should it end all the same, it begins anew."""
        self._start(name, job, 0.0)

    def _start(self, name: str, job: Work, every: float) -> None:
        self.tasks.append(asyncio.create_task(self._again(name, job, every), name=name))

    @property
    def alive(self) -> bool:
        """Whether all of them are still at it."""
        return not any(task.done() for task in self.tasks)

    async def close(self) -> None:
        """Stop all of them."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _again(self, name: str, job: Work, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            begun = asyncio.get_running_loop().time()
            try:
                await job()
            except Exception as error:
                if asyncio.get_running_loop().time() - begun > _LONGEST:
                    self.failing.pop(name, None)  # it went well for long: no old story
                await self._recover(name, error)
            else:
                self.failing.pop(name, None)

    async def _recover(self, name: str, error: Exception) -> None:
        failures = self.failing[name] = self.failing.get(name, 0) + 1
        told = {"round": name, "failures": failures, "why": type(error).__name__}
        if failures == 1:
            log.error("a round failed", exc_info=error, extra=told)
        else:
            log.warning("a round failed again", extra=told)
        await asyncio.sleep(min(_LONGEST, _FIRST * 2 ** min(failures - 1, 10)))
