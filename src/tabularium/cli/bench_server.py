"""`tabularium bench server`: many live tables on one machine, every word durable."""

import asyncio
from typing import Annotated

import typer
from rich.table import Table

from tabularium.cli.desk import Desk
from tabularium.kernel import Facts

COLUMNS = (
    ("tables", "cli-bench-tables", 0),
    ("lobby", "cli-bench-lobby", 0),
    ("words_per_second", "cli-words-per-s", 0),
    ("p50_ms", "cli-bench-p50", 1),
    ("p95_ms", "cli-bench-p95", 1),
    ("p99_ms", "cli-bench-p99", 1),
    ("cpu_ms_per_word", "cli-bench-cpu-word", 2),
    ("server_cpu", "cli-bench-cpu", 2),
    ("kb_per_table", "cli-bench-memory", 0),
    ("opening_s", "cli-bench-opened", 1),
)

Words = Annotated[float, typer.Option(help="cli-help-bench-words", metavar="N", min=1)]
Tables = Annotated[str, typer.Option(help="cli-help-bench-tables", metavar="N,N")]
Lobby = Annotated[int, typer.Option(help="cli-help-bench-lobby", metavar="N", min=0)]
Bots = Annotated[int, typer.Option(help="cli-help-bench-bots", metavar="N", min=0)]
Clocks = Annotated[bool, typer.Option("--clocks", help="cli-help-bench-clocks")]


def bench_server(
    desk: Desk,
    seconds: float,
    json: bool,
    words: float = 100.0,
    tables: str = "10,100,1000",
    lobby: int = 0,
    bots: int = 0,
    clocks: bool = False,
) -> None:
    """Measure with ten, a hundred and a thousand tables, or as many as wished."""
    from tabularium.bench.load import Load  # not needed by other commands
    from tabularium.bench.server import measure, measure_opening

    found: list[Facts] = []
    for count in [int(each) for each in tables.split(",")]:
        load = Load(count, words, lobby, min(bots, count), clocks)
        with desk.err.status(desk.say("cli-bench-serving", tables=count)):
            found.append(asyncio.run(measure(load, max(seconds, 3.0))))
    opening = asyncio.run(measure_opening())
    if json:
        desk.out.print_json(data={"tables": found, "opening": opening})
        return
    desk.tell("cli-bench-server")
    shown = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for _, key, _ in COLUMNS:
        shown.add_column(desk.say(key), justify="right", no_wrap=True)
    for row in found:
        shown.add_row(*[desk.words.number(float(str(row[f])), d) for f, _, d in COLUMNS])
    desk.out.print(shown)
    desk.tell(
        "cli-bench-opening",
        short=opening["short_words"],
        long=opening["long_words"],
        fast=desk.words.number(float(str(opening["short_ms"])), 1),
        slow=desk.words.number(float(str(opening["long_ms"])), 1),
    )
