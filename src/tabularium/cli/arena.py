"""`tabularium arena` and `tabularium report`: bots against bots, and what it says about them."""

import math
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tabularium import games
from tabularium.arena.card import write_rating
from tabularium.arena.figures import Interval
from tabularium.arena.match import Block, Match, matches
from tabularium.arena.report import Section, markdown, plot, put_into, sections
from tabularium.arena.series import Runner, Task, on_cores, play_series, read_blocks, tasks
from tabularium.arena.sprt import Verdict, sprt
from tabularium.arena.tune import NAME
from tabularium.bots import make_bot
from tabularium.cli.desk import BAD_USAGE, Desk, Refused
from tabularium.cli.parameters import Game, Lang, Seats, game_options, wanted_seats

Names = Annotated[str, typer.Option(help="cli-help-arena-bots", metavar="NAME,NAME…")]
Against = Annotated[str | None, typer.Option(help="cli-help-arena-against", metavar="NAME")]
Number = Annotated[int, typer.Option("-n", "--games", help="cli-help-arena-n", metavar="N", min=1)]
Seed = Annotated[str, typer.Option(help="cli-help-simulate-seed", metavar="TEXT")]
Lines = Annotated[
    Path | None, typer.Option("-o", "--output", help="cli-help-arena-output", metavar="FILE")
]
Processes = Annotated[
    int | None, typer.Option("-j", "--processes", help="cli-help-arena-processes", min=1)
]
Gate = Annotated[str | None, typer.Option(help="cli-help-arena-gate", metavar="ELO:ELO")]
RayAt = Annotated[str | None, typer.Option("--ray", help="cli-help-arena-ray", metavar="ADDRESS")]
Given = Annotated[
    list[str] | None, typer.Option("--option", help="cli-help-option", metavar="NAME=VALUE")
]
Files = Annotated[list[Path], typer.Argument(help="cli-help-report-files", metavar="FILE…")]
Into = Annotated[Path | None, typer.Option(help="cli-help-report-into", metavar="PAGE.md")]
Picture = Annotated[Path | None, typer.Option("--plot", help="cli-help-report-plot")]
Cards = Annotated[Path | None, typer.Option(help="cli-help-report-cards", metavar="FOLDER")]


def arena(
    ctx: typer.Context,
    game: Game,
    bots: Names = "random,novice,apprentice",
    against: Against = None,
    number: Number = 100,
    seats: Seats = None,
    seed: Seed = "arena",
    output: Lines = None,
    processes: Processes = None,
    gate: Gate = None,
    ray: RayAt = None,
    option: Given = None,
    lang: Lang = None,
) -> None:
    """Every bot against a field of every other, in mirrored blocks."""
    desk: Desk = ctx.obj
    spec = games[game]
    desk.turn_to(spec)
    count = wanted_seats(spec, seats)
    options = game_options(desk, spec, option)
    named = bots.split(",")
    for name in [*named, against or named[0]]:
        make_bot(name, spec)  # unknown ones are refused before anything is played
    spec.new(count, seed, options)
    different = len(set(named) - {against})
    if different != len(named) or different + (against is not None) < 2:
        raise Refused(desk.say("cli-arena-two", given=different), BAD_USAGE)
    paired = matches(spec.id, count, named, options, against)
    todo = tasks(paired, -(-number // count), seed)
    watch = _gate(desk, gate, paired) if gate is not None else None
    run = _runner(desk, ray, processes or os.cpu_count() or 1)
    blocks = _play(desk, todo, output, run, watch)
    for section in sections(blocks):
        print_section(desk, section)
    if watch is not None:
        verdict = watch.verdict
        desk.tell(
            "cli-arena-gate",
            state=verdict.state,
            ratio=round(verdict.ratio, 2),
            blocks=len(blocks),
            low=watch.elo0,
            high=watch.elo1,
        )
    if output is not None:
        desk.tell("cli-arena-written", file=str(output), blocks=len(blocks), style="dim")


def _play(
    desk: Desk,
    todo: list[Task],
    output: Path | None,
    run: Runner,
    watch: "Watch | None",
) -> list[Block]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=desk.err, transient=True) as progress:
        total = sum(match.seats for match, _, _ in todo)
        task = progress.add_task(desk.words.title(), total=total)

        def seen(block: Block) -> bool:
            progress.update(task, advance=block.match.seats)
            return watch is None or watch.goes_on(block)

        try:
            return play_series(todo, output, run, seen)
        except OSError as error:
            why = error.strerror or str(error)
            raise Refused(desk.say("cli-arena-not-written", file=str(output), why=why)) from None


def _runner(desk: Desk, ray: str | None, processes: int) -> Runner:
    if ray is None:
        return on_cores(processes)
    try:
        from tabularium.arena.cluster import on_ray
    except ModuleNotFoundError:
        raise Refused(desk.say("cli-arena-no-ray")) from None
    return on_ray(ray)


class Watch:
    """A gate: looks at every block and ends the series as soon as the answer is clear."""

    def __init__(self, elo0: float, elo1: float) -> None:
        self.elo0 = elo0
        self.elo1 = elo1
        self.blocks: list[Block] = []
        self.verdict = Verdict("open", 0.0, 0.0, 0.0)

    def goes_on(self, block: Block) -> bool:
        """Whether more blocks are needed."""
        self.blocks.append(block)
        self.verdict = sprt(self.blocks, self.elo0, self.elo1)
        return self.verdict.state == "open"


def _gate(desk: Desk, given: str, paired: list[Match]) -> Watch:
    if len(paired) != 1 and paired[0].seats == 2:
        raise Refused(desk.say("cli-arena-gate-two"), BAD_USAGE)
    del paired[1:]  # the last bot named is on trial, against a field of the first
    low, _, high = given.partition(":")
    try:
        elo0, elo1 = float(low), float(high)
    except ValueError:
        raise Refused(desk.say("cli-arena-gate-form", given=given), BAD_USAGE) from None
    if elo0 >= elo1:
        raise Refused(desk.say("cli-arena-gate-form", given=given), BAD_USAGE)
    return Watch(elo0, elo1)


# Showing


def print_section(desk: Desk, section: Section) -> None:
    """Matches and ratings of one game and number of seats."""
    words = desk.words
    title = words.say("cli-arena-title", seats=section.seats)
    desk.out.print(Text(f"{desk.say(f'{section.game}-title')}, {title}", style="bold"))
    defeats = any(line.figures.defeats for line in section.lines)
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column(words.say("cli-arena-match"), no_wrap=True)
    for key in ("games", "wins", "elo", "margin", "time", *(["defeats"] if defeats else [])):
        table.add_column(words.say(f"cli-arena-{key}"), justify="right", no_wrap=True)
    for line in section.lines:
        f = line.figures
        cells = [
            f"{line.hero} : {line.field}",
            words.number(f.games),
            _span(desk, Interval(*(100 * value for value in f.share)), 1),
            _span(desk, f.elo, 0),
            words.number(f.margin.mean, 1),
            words.number(1000 * f.seconds, 1),
        ]
        table.add_row(*cells, *([words.number(f.defeats)] if defeats else []))
    desk.out.print(table)
    for name, rating in sorted(section.ratings.items(), key=lambda item: -item[1].mean):
        desk.tell("cli-arena-rating", bot=name, rating=_span(desk, rating, 0))


def _span(desk: Desk, interval: Interval, digits: int) -> str:
    """Short: no separators of thousands, ends of the interval without fractions."""
    low, high = (f"{end:.0f}".replace("inf", "∞") for end in interval[1:])
    if abs(interval.mean) == math.inf:
        return f"{'>' if interval.mean > 0 else '<'} {low if interval.mean > 0 else high}"
    mean = desk.words.number(interval.mean, digits) if digits else f"{interval.mean:.0f}"
    return f"{mean} ({low}…{high})"


def report(
    ctx: typer.Context,
    files: Files,
    into: Into = None,
    picture: Picture = None,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    """Reckon everything anew from files of blocks: tables, a page, a picture."""
    desk: Desk = ctx.obj
    blocks: list[Block] = []
    for file in files:
        if not file.is_file():
            raise Refused(desk.say("cli-report-no-file", file=str(file)))
        blocks += read_blocks(file)
    if not blocks:
        raise Refused(desk.say("cli-report-empty"))
    made = sections(blocks)
    if picture is not None:
        picture.write_text(plot(made), encoding="utf-8")
    if into is not None:
        try:
            page = put_into(into.read_text(encoding="utf-8"), markdown(made))
        except (OSError, ValueError) as error:
            raise Refused(desk.say("cli-report-no-page", why=str(error))) from None
        into.write_text(page, encoding="utf-8")
    for section in made:
        print_section(desk, section)
        if cards is not None and NAME in section.ratings:
            write_rating(section.game, section.seats, section.ratings[NAME], cards)
