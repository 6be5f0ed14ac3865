"""`tabularium bench research`: our environments beside the libraries' own games."""

from typing import Any

from rich.table import Table

from tabularium.bench.peers import PeersUnavailable
from tabularium.cli.desk import Desk, Refused


def bench_research(desk: Desk, names: list[str], seconds: float, json: bool) -> None:
    """Steps a second through PettingZoo and OpenSpiel, and self-play by processes."""
    from tabularium.bench.research import measure  # not needed by other commands

    with desk.err.status(desk.say("cli-bench-research-running", part="")) as status:
        try:
            found: Any = measure(
                seconds,
                names,
                lambda part: status.update(desk.say("cli-bench-research-running", part=part)),
            )
        except PeersUnavailable as error:
            raise Refused(desk.say("cli-bench-no-peers", why=str(error))) from None
        except ModuleNotFoundError as error:
            raise Refused(desk.say("cli-dataset-no-extra", module=str(error.name))) from None
    if json:
        desk.out.print_json(data=found)
        return
    desk.tell("cli-bench-research", build=found["build"])
    desk.out.print(_steps(desk, found))
    desk.tell("cli-bench-research-selfplay")
    desk.out.print(_selfplay(desk, found["selfplay"]))


def _steps(desk: Desk, found: Any) -> Table:
    keys = ("cli-bench-research-zoo", "cli-bench-research-spiel", "cli-bench-research-observed")
    table = _table(desk, *keys, "cli-view-us", "cli-encode-us")
    for row in found["ours"]:
        rates = (row["zoo_per_s"], row["spiel_per_s"], row["spiel_observed_per_s"])
        cells = [desk.words.number(r) for r in rates]
        cells += [desk.words.number(row[us], 1) for us in ("view_us", "encode_us")]
        table.add_row(f"{row['game']} ({row['seats']})", *cells)
    for row in found["theirs"]:
        steps = desk.words.number(row["steps_per_s"])
        if row["library"] == "PettingZoo":
            table.add_row(row["game"], steps, "", "")
        else:
            seen = row.get("observed_per_s")
            table.add_row(row["game"], "", steps, "" if seen is None else desk.words.number(seen))
    return table


def _selfplay(desk: Desk, rows: Any) -> Table:
    keys = ("cli-bench-research-one", "cli-bench-research-all", "cli-bench-ratio")
    table = _table(desk, *keys, "cli-bench-research-cpu-one", "cli-bench-research-cpu-all")
    for row in rows:
        names = ("one_per_s", "all_per_s", "one_per_cpu_s", "all_per_cpu_s")
        one, many, *cpu = [desk.words.number(row[name]) for name in names]
        ratio = desk.words.number(row["all_per_s"] / row["one_per_s"], 2)
        table.add_row(row["game"], one, many, f"×{ratio}", *cpu)
    return table


def _table(desk: Desk, *keys: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for key in keys:
        table.add_column(desk.say(key), justify="right", no_wrap=True)
    return table
