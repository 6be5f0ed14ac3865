"""Blocks on a Ray cluster: the same blocks with the same seeds, wherever there is room."""

import os
from collections.abc import Iterator
from typing import Any

os.environ.setdefault(
    "RAY_USAGE_STATS_ENABLED", "0"
)  # before the import: nothing is told to outsiders

import ray

from tabularium.arena.match import Block, play_block
from tabularium.arena.series import Runner, Task


def on_ray(address: str) -> Runner:
    """Blocks on an existing cluster; `local` starts one on this machine and ends it afterwards."""

    def run(todo: list[Task]) -> Iterator[Block]:
        if address == "local":
            ray.init(include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address, log_to_driver=False)
        try:
            yield from _spread(todo)
        finally:
            ray.shutdown()

    return run


def _spread(todo: list[Task]) -> Iterator[Block]:
    play: Any = ray.remote(num_cpus=1)(play_block)
    resources: Any = ray.cluster_resources()  # type: ignore[no-untyped-call]
    room = 2 * int(resources.get("CPU", 1))
    rest = iter(todo)
    waiting: list[Any] = [play.remote(*task) for task, _ in zip(rest, range(room), strict=False)]
    while waiting:
        ready, waiting = ray.wait(waiting)
        for block in ray.get(ready):
            yield block
            task = next(rest, None)
            if task is not None:
                waiting.append(play.remote(*task))
