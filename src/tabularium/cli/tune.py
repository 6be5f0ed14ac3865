"""`tabularium tune`: weights of the Apprentice, found in self-play, kept if they pass the gate."""

import os
from pathlib import Path
from typing import Annotated, Final

import numpy as np
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tabularium import games
from tabularium.arena import tune as spsa
from tabularium.arena.card import write_card
from tabularium.arena.figures import bootstrap
from tabularium.bots.mind import WEIGHTS
from tabularium.bots.minds import mind_of
from tabularium.cli.desk import Desk, Refused
from tabularium.cli.parameters import Game, Lang, Seats, wanted_seats

RUIN: Final = 0.05  # how much more often than before all may lose, once everybody plays that way
Rounds = Annotated[int, typer.Option(help="cli-help-tune-rounds", min=1)]
Duels = Annotated[int, typer.Option(help="cli-help-tune-duels", min=1)]
Blocks = Annotated[int, typer.Option("--gate", help="cli-help-tune-gate", min=1)]
Seed = Annotated[str, typer.Option(help="cli-help-simulate-seed", metavar="TEXT")]
Processes = Annotated[
    int | None, typer.Option("-j", "--processes", help="cli-help-arena-processes", min=1)
]
Folder = Annotated[Path, typer.Option("-o", "--output", help="cli-help-tune-output")]


def tune(
    ctx: typer.Context,
    game: Game,
    seats: Seats = None,
    rounds: Rounds = 4,
    duels: Duels = 300,
    blocks: Blocks = 150,
    seed: Seed = "tune",
    processes: Processes = None,
    output: Folder = WEIGHTS,
    lang: Lang = None,
) -> None:
    """Tune, let the tuned bot play the one before, write the card if it is better."""
    desk: Desk = ctx.obj
    spec = games[game]
    desk.turn_to(spec)
    count, workers = wanted_seats(spec, seats), processes or os.cpu_count() or 1
    spec.new(count, seed)
    mind = mind_of(spec)
    if not mind.FEATURES:
        raise Refused(desk.say("cli-tune-nothing"))
    start = mind.weights(count)
    weights = start
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=desk.err, transient=True) as progress:
        task = progress.add_task(desk.say("cli-tune-rounds"), total=rounds * duels)
        for done in spsa.tune(spec.id, count, start, rounds, duels, seed, workers):
            weights = done.weights
            progress.update(task, completed=done.number * duels + done.duels)
        task = progress.add_task(desk.say("cli-tune-gate"), total=blocks)
        gains: list[float] = []
        for one in spsa.gate(spec.id, count, weights, start, blocks, seed, workers):
            gains.append(one)
            progress.update(task, completed=len(gains))
    gain = bootstrap(np.array(gains), np.ones(len(gains)))
    for name, before, after in zip(mind.FEATURES, start, weights, strict=True):
        desk.out.print(f"  {name:24} {before:9.3f} {after:9.3f}")
    shown = f"{gain.mean:+.3f} ({gain.low:+.3f}…{gain.high:+.3f})"
    if gain.low <= 0:
        raise Refused(desk.say("cli-tune-rejected", gain=shown))
    before, after = (
        sum(spsa.ruin(spec.id, count, each, blocks // 2, seed, workers)) / max(blocks // 2, 1)
        for each in (start, weights)
    )
    if after > before + RUIN:
        told = {"gain": shown, "before": f"{before:.0%}", "after": f"{after:.0%}"}
        raise Refused(desk.say("cli-tune-ruin", **told))
    facts = {
        "data": f"self-play: {rounds} rounds of {duels} mirrored blocks (SPSA)",
        "seed": seed,
        "gate": {"blocks": blocks, "gain": shown},
    }
    path = write_card(spec.id, count, weights, facts, output)
    desk.tell("cli-tune-accepted", gain=shown, file=str(path))
