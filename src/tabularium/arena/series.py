"""Series: all blocks of some matches, in parallel, kept as JSON lines, resumed if cut short."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

import msgspec

from tabularium.arena.match import Block, Match, play_block

Task = tuple[Match, int, str]
Runner = Callable[[list[Task]], Iterator[Block]]


def tasks(matches: list[Match], blocks: int, seed: str) -> list[Task]:
    """Blocks of all matches, one of each match after the other; seeds are shared by matches."""
    return [(match, number, f"{seed}/{number}") for number in range(blocks) for match in matches]


def read_blocks(path: Path) -> list[Block]:
    """The blocks of a file; a last line that was cut short is left out."""
    found: list[Block] = []
    if path.exists():
        for line in path.read_bytes().splitlines():
            try:
                found.append(msgspec.json.decode(line, type=Block))
            except msgspec.DecodeError:
                break
    return found


def play_series(
    todo: list[Task], path: Path | None, run: Runner, seen: Callable[[Block], bool]
) -> list[Block]:
    """Play what is not in the file yet; `seen` hears of every block and may end the series."""
    done = [] if path is None else read_blocks(path)
    if path is not None and done:  # rewrite, without a line that was cut short
        path.write_bytes(b"".join(msgspec.json.encode(block) + b"\n" for block in done))
    have = {_key(block.match, block.seed) for block in done}
    wanted = {_key(match, seed) for match, _, seed in todo}
    left = [task for task in todo if _key(task[0], task[2]) not in have]
    blocks = [block for block in done if _key(block.match, block.seed) in wanted]
    if not all(seen(block) for block in blocks):
        return blocks
    for block in run(left):
        blocks.append(block)
        if path is not None:
            with path.open("ab") as file:
                file.write(msgspec.json.encode(block) + b"\n")
        if not seen(block):
            break
    return blocks


def _key(match: Match, seed: str) -> bytes:
    return msgspec.json.encode((match, seed), order="sorted")


def on_cores(workers: int) -> Runner:
    """Blocks on the cores of this machine."""

    def run(todo: list[Task]) -> Iterator[Block]:
        if workers == 1 or len(todo) <= 1:
            for task in todo:
                yield play_block(*task)
            return
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, spawn) as pool:
            waiting: set[Future[Block]] = set()
            rest = iter(todo)
            try:
                while True:
                    for task in rest:
                        waiting.add(pool.submit(play_block, *task))
                        if len(waiting) >= 2 * workers:
                            break
                    if not waiting:
                        return
                    ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in ready:
                        yield future.result()
            finally:
                for future in waiting:
                    future.cancel()

    return run
