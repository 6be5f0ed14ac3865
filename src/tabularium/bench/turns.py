"""Measuring in turns: every process gets a short turn, again and again, all on one core.

What one run prints side by side was measured side by side: a neighbour who makes the machine slow
makes it slow for all. Figures are medians of the rounds; the spread is (most - least) / median.
"""

import json
import os
import statistics
import subprocess
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

ROUNDS: Final = 5
WARM: Final = 0.01  # seconds of a first turn, which fills tables and caches and does not count

Figures = dict[str, Any]  # medians by name, and their spread under `NAME_spread`


class WorkerFailed(Exception):
    """A process that measures has ended; the message is its last complaint."""


class Worker:
    """A process that measures what it is told on its input and answers with lines of JSON."""

    def __init__(self, command: list[str], env: dict[str, str] | None = None) -> None:
        self._process = subprocess.Popen(
            command,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        pin(self._process.pid)

    def ask(self, task: str, seconds: float) -> Figures:
        """Let it measure; what it prints of its own accord is passed over."""
        assert self._process.stdin is not None and self._process.stdout is not None
        last = ""
        with suppress(BrokenPipeError):  # if it has ended, its output says why
            self._process.stdin.write(f"{task} {seconds}\n")
            self._process.stdin.flush()
        for line in self._process.stdout:
            last = line.strip() or last
            try:
                found = json.loads(line)
            except ValueError:
                continue
            if isinstance(found, dict):
                return found
        raise WorkerFailed(last)

    def close(self) -> None:
        """Let the process end, if it has not."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with suppress(BrokenPipeError):  # it has ended, and something was still to be told to it
            self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


def core() -> int:
    """The core on which all processes measure: the last one, the first is the busiest."""
    if not hasattr(os, "sched_getaffinity"):
        return -1
    return max(os.sched_getaffinity(0))


def pin(process: int) -> None:
    """Keep a process on that core, where the system can."""
    if core() >= 0:
        os.sched_setaffinity(process, {core()})


Turn = tuple[str, Worker, str]  # a name for the figures, who measures, what


def take_turns(
    turns: list[Turn],
    seconds: float,
    rounds: int = ROUNDS,
    tell: Callable[[int], None] = lambda round_: None,
) -> dict[str, Figures]:
    """Every turn in every round, `seconds` in all for each; figures by name, tasks joined."""
    for _, worker, task in turns:
        worker.ask(task, WARM)
    found: dict[tuple[str, str], list[Figures]] = {}
    for number in range(rounds):
        tell(number)
        for name, worker, task in turns:
            found.setdefault((name, task), []).append(worker.ask(task, seconds / rounds))
    joined: dict[str, Figures] = {}
    for (name, _), rows in found.items():
        joined.setdefault(name, {}).update(medians(rows))
    return joined


def medians(rows: list[Figures]) -> Figures:
    """Medians of the rounds with their spread."""
    figures: Figures = {}
    for name, first in rows[0].items():
        values = [row[name] for row in rows]
        if isinstance(first, list):
            figures[name] = [statistics.median(column) for column in zip(*values, strict=True)]
        elif isinstance(first, int | float):
            figures[name] = statistics.median(values)
            if figures[name]:
                figures[f"{name}_spread"] = (max(values) - min(values)) / figures[name]
        else:
            figures[name] = first
    return figures
