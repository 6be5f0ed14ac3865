"""`tabularium dataset`: whole games as Parquet files, for learning."""

import os
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tabularium import games
from tabularium.bots import make_bot
from tabularium.cli.desk import BAD_USAGE, Desk, Refused
from tabularium.cli.parameters import Bots, Game, Lang, Seats, game_options, wanted_seats

Number = Annotated[int, typer.Option("-n", "--games", help="cli-help-n", metavar="N", min=1)]
Folder = Annotated[Path, typer.Option("-o", "--output", help="cli-help-dataset-output")]
Seed = Annotated[str, typer.Option(help="cli-help-dataset-seed", metavar="TEXT")]
Positions = Annotated[
    str, typer.Option(help="cli-help-dataset-positions", metavar="vector|view|none")
]
Processes = Annotated[
    int | None,
    typer.Option("--processes", "-j", help="cli-help-dataset-processes", metavar="J", min=1),
]
Thinking = Annotated[float, typer.Option(help="cli-help-dataset-thinking", metavar="X", min=0.01)]
Given = Annotated[
    list[str] | None, typer.Option("--option", help="cli-help-option", metavar="NAME=VALUE")
]


def dataset(
    ctx: typer.Context,
    game: Game,
    output: Folder,
    number: Number = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = "0",
    option: Given = None,
    positions: Positions = "vector",
    processes: Processes = None,
    thinking: Thinking = 1.0,
    lang: Lang = None,
) -> None:
    """Play N games and write every position, its options, the letter and the result."""
    desk: Desk = ctx.obj
    spec = games[game]
    desk.turn_to(spec)
    module = _writer(desk)
    if positions not in module.POSITIONS:
        allowed = list(module.POSITIONS)
        raise Refused(
            desk.say("cli-dataset-positions", given=positions, allowed=allowed), BAD_USAGE
        )
    count = wanted_seats(spec, seats)
    named = tuple(bots.split(","))
    if len(named) not in (1, count):
        raise Refused(desk.say("cli-bots-count", given=len(named), wanted=count), BAD_USAGE)
    for name in named:
        make_bot(name, spec)  # an unknown one is refused before anything is written
    options = game_options(desk, spec, option)
    recipe = module.Recipe(spec.id, count, options, named, seed, positions, thinking)
    _write(desk, module, recipe, output, number, processes or os.cpu_count() or 1)


def _writer(desk: Desk) -> Any:
    """The module that writes; it needs an extra."""
    try:
        from tabularium.research import dataset as module
    except ModuleNotFoundError as error:
        raise Refused(desk.say("cli-dataset-no-extra", module=str(error.name))) from None
    return module


def _write(desk: Desk, module: Any, recipe: Any, output: Path, number: int, processes: int) -> None:
    begun = time.perf_counter()
    there: list[int] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(
            *columns, TimeRemainingColumn(), console=desk.err, transient=True
        ) as progress:
            task = progress.add_task(desk.words.title(), total=number)

            def tell(done: int) -> None:
                there.append(done)
                progress.update(task, completed=done)

            module.write(recipe, output, number, processes, tell)
    except module.OtherDataset as other:
        facts = {"folder": str(output), "name": other.name}
        values = {"there": str(other.there), "wanted": str(other.wanted)}
        raise Refused(desk.say("cli-dataset-other", **facts, **values)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(desk.say("cli-dataset-not-written", folder=str(output), why=why)) from None
    if there[0]:
        desk.tell("cli-dataset-resumed", games=there[0])
    seconds = round(time.perf_counter() - begun, 1)
    desk.tell("cli-dataset-written", games=number, folder=str(output), seconds=seconds)
