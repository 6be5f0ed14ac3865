"""Things that a server does over and over."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger("tabularium.rounds")
_AFTER_FAILURE = 1.0  # seconds


class Rounds:
    """Does each job again after a while; one that fails is done again too."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []

    def add(self, name: str, job: Callable[[], Awaitable[None]], every: float) -> None:
        """Do a job every so many seconds from now on."""
        self.tasks.append(asyncio.create_task(self._again(name, job, every), name=name))

    def keep(self, name: str, job: Callable[[], Awaitable[None]]) -> None:
        """Do a job that never ends; should it end all the same, it begins anew."""
        self.tasks.append(asyncio.create_task(self._again(name, job, 0.0), name=name))

    async def close(self) -> None:
        """Stop all of them."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _again(self, name: str, job: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await job()
            except Exception:
                log.exception("a round failed", extra={"round": name})
                await asyncio.sleep(_AFTER_FAILURE)
