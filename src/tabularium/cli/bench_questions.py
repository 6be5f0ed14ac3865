"""`tabularium bench questions`: what each question of a table costs, by prompt."""

from typing import Any

from rich.table import Table

from tabularium.cli.desk import Desk


def bench_questions(desk: Desk, names: list[str], seconds: float, json: bool) -> None:
    """Milliseconds that each call holds the interpreter, and which of them hold it too long."""
    from tabularium.bench.questions import LIMIT, measure  # not needed by other commands

    with desk.err.status(desk.say("cli-bench-questions-running")):
        found: Any = measure(names, seconds)
    if json:
        desk.out.print_json(data=found)
        return
    desk.tell("cli-bench-questions", build=found["build"])
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for key in ("cli-bench-questions-prompt", "cli-bench-questions-call"):
        table.add_column(desk.say(key), no_wrap=True)
    for key in ("cli-bench-questions-n", "cli-bench-p50", "cli-bench-p95", "cli-bench-most"):
        table.add_column(desk.say(key), justify="right", no_wrap=True)
    number = desk.words.number
    late = []
    for game, rows in found["games"].items():
        for row in rows:
            what = f"{game} {row['prompt']}"
            times = [number(row[name], 2) for name in ("p50", "p95", "max")]
            table.add_row(what, row["call"], number(row["n"]), *times)
            if row["max"] > LIMIT:
                late.append(f"{what} {row['call']} {number(row['max'], 1)}")
    desk.out.print(table)
    desk.tell("cli-bench-questions-late", limit=LIMIT, count=len(late), calls=late)
