"""`tabularium bench server`: many live tables on one machine, every word durable."""

import asyncio

from rich.table import Table

from tabularium.cli.desk import Desk
from tabularium.kernel import Facts

TABLES = (10, 100, 1000)
COLUMNS = (
    ("tables", "cli-bench-tables", 0),
    ("words_per_second", "cli-words-per-s", 0),
    ("p50_ms", "cli-bench-p50", 1),
    ("p99_ms", "cli-bench-p99", 1),
    ("kb_per_table", "cli-bench-memory", 0),
    ("server_cpu", "cli-bench-cpu", 2),
)


def bench_server(desk: Desk, seconds: float, json: bool) -> None:
    """Measure with ten, a hundred and a thousand tables."""
    from tabularium.bench.server import measure, measure_opening  # not needed by other commands

    found: list[Facts] = []
    for tables in TABLES:
        with desk.err.status(desk.say("cli-bench-serving", tables=tables)):
            found.append(asyncio.run(measure(tables, max(seconds, 3.0))))
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
