"""Datasets: whole games as Parquet files, a row for every letter and a row for every game.

A dataset is a folder: `dataset.json` says what is in it, `positions-00000.parquet` and
`games-00000.parquet` hold so many games each. A part is renamed when it is whole, so a writer that
was stopped goes on where it was, and more games can be added later.
"""

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow  # type: ignore[import-untyped]
from pyarrow import parquet

from tabularium import __version__
from tabularium.bots import Player, make_bot
from tabularium.kernel import (
    Picks,
    canonical,
)
from tabularium.research.environment import Environment, win_shares

FORMAT: Final = 1
PART: Final = 32  # games
VECTOR, VIEW, NONE = "vector", "view", "none"
POSITIONS: Final = (VECTOR, VIEW, NONE)
RANDOM: Final = "random"


class OtherDataset(Exception):
    """The folder holds a dataset that was made in another way; the first difference is named."""

    def __init__(self, name: str, there: object, wanted: object) -> None:
        super().__init__(f"{name}: {there!r}, not {wanted!r}")
        self.name = name
        self.there = there
        self.wanted = wanted


@dataclass(frozen=True)
class Recipe:
    """How a dataset is made; the same recipe gives the same games."""

    game: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    bots: tuple[str, ...] = (RANDOM,)
    seed: str = "0"
    positions: str = VECTOR
    thinking: float = 1.0

    def environment(self) -> Environment:
        """A table for one of the games."""
        return Environment(self.game, self.seats, options=self.options)

    def facts(self) -> dict[str, Any]:
        """What the folder tells about itself."""
        table = self.environment()
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": table.spec.rules,
            "seats": self.seats,
            "options": table.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "positions": self.positions,
            "thinking": self.thinking,
            "part": PART,
            "size": table.layout.size,
            "letters": [table.spec.alphabet.text(n) for n in range(table.letters)],
            "fields": {f.name: [f.start, f.stop] for f in table.layout.fields.values()},
        }


# Writing


def write(
    recipe: Recipe, folder: Path, count: int, processes: int, tell: Callable[[int], None]
) -> None:
    """Write what is missing of `count` games; `tell` hears after each part how many are there."""
    begin(recipe, folder, count)
    missing = [part for part in range(_parts(count)) if not _whole(folder, part, count)]
    done = count - sum(len(_numbers(part, count)) for part in missing)
    tell(done)
    for part in _written(recipe, folder, count, missing, processes):
        done += len(_numbers(part, count))
        tell(done)


def begin(recipe: Recipe, folder: Path, count: int) -> None:
    """Make the folder, or refuse one that holds something else."""
    facts = json.loads(json.dumps(recipe.facts()))
    about = folder / "dataset.json"
    if about.exists():
        there = json.loads(about.read_text())
        for name, wanted in facts.items():
            if there.get(name) != wanted:
                raise OtherDataset(name, there.get(name), wanted)
        count = max(count, there["games"])
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**facts, "games": count, "tabularium": __version__}, indent=1)
    _replace(about, lambda path: path.write_text(text))


def _written(
    recipe: Recipe, folder: Path, count: int, missing: list[int], processes: int
) -> Iterator[int]:
    """Parts as they are finished."""
    if processes == 1 or len(missing) < 2:
        for part in missing:
            yield write_part(recipe, folder, part, count)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(processes, len(missing)), mp_context=spawn) as pool:
        jobs = [pool.submit(write_part, recipe, folder, part, count) for part in missing]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _parts(count: int) -> int:
    return (count + PART - 1) // PART


def _numbers(part: int, count: int) -> range:
    return range(part * PART, min((part + 1) * PART, count))


def _file(folder: Path, kind: str, part: int) -> Path:
    return folder / f"{kind}-{part:05}.parquet"


def _whole(folder: Path, part: int, count: int) -> bool:
    """Whether a part is there with all its games; the last one may have to grow."""
    rows, games = _file(folder, "positions", part), _file(folder, "games", part)
    if not rows.exists() or not games.exists():
        return False
    there: int = parquet.read_metadata(games).num_rows
    return there >= len(_numbers(part, count))


def _replace(path: Path, make: Callable[[Path], object]) -> None:
    """Under another name until it is whole."""
    new = path.with_name(f"{path.name}.new")
    make(new)
    new.replace(path)


def write_part(recipe: Recipe, folder: Path, part: int, count: int) -> int:
    """Play the games of a part and write them; returns its number."""
    writer = Writer(recipe)
    for number in _numbers(part, count):
        writer.play(number)
    # The games come last: a part is whole when they say so.
    for kind, table in (("positions", writer.rows_table()), ("games", writer.games_table())):
        _replace(_file(folder, kind, part), partial(_write_table, table))
    return part


def _write_table(table: Any, path: Path) -> None:
    parquet.write_table(table, path, compression="zstd")


class Writer:
    """Plays games and keeps their rows."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.table = recipe.environment()
        spec = self.table.spec
        bots = recipe.bots * (recipe.seats if len(recipe.bots) == 1 else 1)
        random = set(bots) == {RANDOM}  # letters straight on the state: many times faster
        self.bots = None if random else [make_bot(name, spec) for name in bots]
        self.rows: dict[str, list[Any]] = {name: [] for name in self.rows_schema().names}
        self.games: dict[str, list[Any]] = {name: [] for name in GAMES_SCHEMA.names}

    def rows_schema(self) -> Any:
        """Columns of a row: one letter of one seat."""
        columns = [
            ("game", pyarrow.int64()),
            ("step", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("question", pyarrow.string()),
            ("options", pyarrow.list_(pyarrow.int16())),
            ("letter", pyarrow.int16()),
            ("place", pyarrow.int8()),
            ("score", pyarrow.int32()),
            ("win_share", pyarrow.float32()),
        ]
        if self.recipe.positions == VECTOR:
            size = self.table.layout.size
            columns.append(("observation", pyarrow.list_(pyarrow.float32(), size)))
        elif self.recipe.positions == VIEW:
            columns.append(("view", pyarrow.string()))
        return pyarrow.schema(columns)

    def play(self, number: int) -> None:
        """One game from beginning to end."""
        key = f"{self.recipe.seed}/{number}"
        self.table.reset(key)
        state = self.table.state
        state.events = None if self.bots is None else []
        picks = Picks(f"{key}/random")
        players = [Player(bot, seat) for seat, bot in enumerate(self.bots or ())]
        first = len(self.rows["game"])
        while state.pending is not None:
            seat = state.pending.seats[0]
            if self.bots is None:
                legal = state.options(seat)
                word = [legal[picks.below(len(legal))]]
            else:
                word = self._ask(players[seat])
            for letter in word:
                self._row(number, len(self.rows["game"]) - first, seat, letter)
                state.play(seat, letter)
        self._end(number, key, first)

    def _ask(self, player: Player) -> list[int]:
        """The word of a bot, letter by letter."""
        state = self.table.state
        choice = player.answer(state, f"{state.setting.seed}/bot", self.recipe.thinking)
        word = state.setting.alphabet.read(choice.word)
        return list(state.stack[-1].tidy(state, player.seat, word))

    def _row(self, number: int, step: int, seat: int, letter: int) -> None:
        rows, state = self.rows, self.table.state
        assert state.pending is not None
        rows["game"].append(number)
        rows["step"].append(step)
        rows["seat"].append(seat)
        rows["question"].append(state.pending.prompt)
        rows["options"].append(state.options(seat))
        rows["letter"].append(letter)
        if self.recipe.positions == VECTOR:
            rows["observation"].append(self.table.observe(seat))
        elif self.recipe.positions == VIEW:
            rows["view"].append(canonical(state.view(seat).facts))

    def _end(self, number: int, key: str, first: int) -> None:
        result = self.table.state.result
        assert result is not None
        shares = win_shares(result)
        for seat in self.rows["seat"][first:]:
            self.rows["place"].append(result.places[seat])
            self.rows["score"].append(result.scores[seat])
            self.rows["win_share"].append(shares[seat])
        found = (number, key, result.kind, result.places, result.scores)
        letters = len(self.rows["game"]) - first
        for name, value in zip(GAMES_SCHEMA.names, (*found, letters), strict=True):
            self.games[name].append(value)

    def rows_table(self) -> Any:
        """All rows so far."""
        schema = self.rows_schema()
        columns: list[Any] = []
        for column in schema:
            values = self.rows[column.name]
            if column.name == "observation":
                flat = pyarrow.array(np.concatenate(values), pyarrow.float32())
                columns.append(pyarrow.FixedSizeListArray.from_arrays(flat, column.type.list_size))
            else:
                columns.append(pyarrow.array(values, column.type))
        return pyarrow.Table.from_arrays(columns, schema=schema)

    def games_table(self) -> Any:
        """A row for every game so far."""
        return pyarrow.Table.from_pydict(self.games, schema=GAMES_SCHEMA)


GAMES_SCHEMA: Final = pyarrow.schema(
    [
        ("game", pyarrow.int64()),
        ("seed", pyarrow.string()),
        ("kind", pyarrow.string()),
        ("places", pyarrow.list_(pyarrow.int8())),
        ("scores", pyarrow.list_(pyarrow.int32())),
        ("letters", pyarrow.int32()),
    ]
)
