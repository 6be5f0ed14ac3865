"""`tabularium bench`: how fast our games are, interpreted and compiled, and next to others."""

import json as json_module
import os
import subprocess
import sys
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tabularium.bench import engine
from tabularium.bench import peers as peers_module
from tabularium.cli.bench_questions import bench_questions
from tabularium.cli.bench_research import bench_research
from tabularium.cli.bench_server import Bots, Clocks, Lobby, Tables, Words, bench_server
from tabularium.cli.desk import BAD_USAGE, Desk, Refused
from tabularium.cli.parameters import Json, Lang
from tabularium.kernel import Facts
from tabularium.registry import OURS

Peers = Annotated[bool, typer.Option("--peers", help="cli-help-peers")]
Seconds = Annotated[float, typer.Option(help="cli-help-seconds", metavar="X", min=0.01)]
Which = Annotated[str | None, typer.Option("--games", help="cli-help-bench-games", metavar="A,B")]


What = Annotated[
    str, typer.Argument(help="cli-help-bench-what", metavar="[server|research|questions]")
]


def bench(
    ctx: typer.Context,
    what: What = "",
    json: Json = False,
    peers: Peers = False,
    seconds: Seconds = 1.0,
    games: Which = None,
    words: Words = 100.0,
    tables: Tables = "10,100,1000",
    lobby: Lobby = 0,
    bots: Bots = 0,
    clocks: Clocks = False,
    lang: Lang = None,
) -> None:
    """Each build is measured in a process of its own."""
    desk: Desk = ctx.obj
    if what == "server":
        bench_server(desk, seconds, json, words, tables, lobby, bots, clocks)
        return
    if what not in ("", "research", "questions"):
        raise Refused(desk.say("cli-bench-what-unknown", given=what), BAD_USAGE)
    names = list(OURS) if what else engine.known_games()
    if games is not None:
        unknown = [name for name in games.split(",") if name not in names]
        if unknown:
            raise Refused(desk.say("cli-bench-unknown", given=unknown, allowed=names), BAD_USAGE)
        names = games.split(",")
    if what == "questions":
        bench_questions(desk, names, seconds, json)
        return
    if what:
        bench_research(desk, names, seconds, json)
        return
    builds = _measure(desk, names, seconds)
    others = _measure_peers(desk, seconds) if peers else []
    if json:
        found: Facts = {"builds": builds}
        desk.out.print_json(data={**found, "peers": [peer.facts() for peer in others]})
        return
    desk.tell("cli-bench-what")
    desk.out.print(_table(desk, names, builds))
    if "compiled" not in builds:
        desk.tell("cli-bench-not-compiled")
    if peers:
        desk.tell("cli-bench-ratios")
        desk.out.print(_ratios(desk, names, builds, others))


def _measure(desk: Desk, names: list[str], seconds: float) -> dict[str, Facts]:
    """What is installed; if that is compiled, the sources too."""
    builds: dict[str, Facts] = {}
    with desk.err.status(desk.say("cli-bench-running")):
        installed = _run(desk, names, seconds, pure=False)
        if installed["compiled"]:
            builds["interpreted"] = _run(desk, names, seconds, pure=True)
            builds["compiled"] = installed
        else:
            builds["interpreted"] = installed
    return builds


def _run(desk: Desk, names: list[str], seconds: float, pure: bool) -> Facts:
    """Measure in a process of its own."""
    env = {**os.environ, "TABULARIUM_PURE": "1" if pure else os.environ.get("TABULARIUM_PURE", "")}
    # Where we find our modules (a small game among them) the child finds them too.
    env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-m", "tabularium.bench.engine", str(seconds), *names]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        why = (done.stderr.strip().splitlines() or [""])[-1]
        raise Refused(desk.say("cli-bench-failed", why=why))
    facts = json_module.loads(done.stdout)
    assert isinstance(facts, dict)
    return facts


def _measure_peers(desk: Desk, seconds: float) -> list[peers_module.PeerFigures]:
    """Other engines in an environment of their own, in this same run."""
    with desk.err.status(desk.say("cli-bench-peers-running")) as status:
        try:
            return list(peers_module.measure(seconds, status.update).values())
        except peers_module.PeersUnavailable as error:
            raise Refused(desk.say("cli-bench-no-peers", why=str(error))) from None


COLUMNS = (
    ("letters_per_s", "cli-letters-per-s", 0),
    ("words_per_s", "cli-words-per-s", 0),
    ("games_per_s", "cli-games-per-s", 0),
    ("letter_us", "cli-letter-us", 1),
    ("copy_us", "cli-copy-us", 2),
    ("view_us", "cli-view-us", 1),
    ("imagine_us", "cli-imagine-us", 0),
    ("options_per_letter", "cli-options-per-letter", 1),
)


def _table(desk: Desk, names: list[str], builds: dict[str, Facts]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for _, key, _ in COLUMNS:
        table.add_column(desk.say(key), justify="right", no_wrap=True)
    for name in names:
        label = desk.say("cli-bench-kernel") if name == engine.EMPTY else name
        here = [build for build in builds if name in _games(builds, build)]
        seats = _of(builds, here[0], name)["seats"] if here else 0
        table.add_row(Text(f"{label} ({seats})", style="bold"))
        for build in here:
            row = _of(builds, build, name)
            cells = [desk.words.number(row[field], digits) for field, _, digits in COLUMNS]
            table.add_row(desk.say(f"cli-bench-{build}"), *cells)
        if len(here) > 1:
            ratio = Text(desk.say("cli-bench-ratio"), style="dim")
            table.add_row(ratio, *_speedup(desk, builds, name))
    return table


def _games(builds: dict[str, Facts], build: str) -> dict[str, dict[str, Any]]:
    rows = builds[build]["games"]
    assert isinstance(rows, dict)
    return rows


def _of(builds: dict[str, Facts], build: str, name: str) -> dict[str, Any]:
    return _games(builds, build)[name]


def _speedup(desk: Desk, builds: dict[str, Facts], name: str) -> list[Text]:
    """How many times faster the compiled build is."""
    slow, fast = _of(builds, "interpreted", name), _of(builds, "compiled", name)
    cells: list[Text] = []
    for field, _, _ in COLUMNS:
        if field == "options_per_letter":
            cells.append(Text(""))
            continue
        ratio = fast[field] / slow[field]
        times = 1 / ratio if field.endswith("_us") else ratio
        cells.append(Text(f"×{desk.words.number(times, 1)}", style="dim"))
    return cells


def _ratios(
    desk: Desk, names: list[str], builds: dict[str, Facts], peers: list[peers_module.PeerFigures]
) -> Table:
    """Our letters and words by their decisions, their copies by ours: more than 1 is faster."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for key in ("cli-decisions-per-s", "cli-letters-per-s", "cli-words-per-s", "cli-copy-us"):
        table.add_column(desk.say(key), justify="right", no_wrap=True)
    number = desk.words.number
    for peer in peers:
        speed, copy = peer.decisions_per_s, peer.copy_us
        title = Text.assemble((peer.name, "bold"), f" {peer.version}, {peer.game}")
        table.add_row(title, number(speed), "", "", number(copy, 2))
        for name in (name for name in names if name != engine.EMPTY):
            for build in (build for build in builds if name in _games(builds, build)):
                row = _of(builds, build, name)
                ratios = (row["letters_per_s"] / speed, row["words_per_s"] / speed)
                cells = [f"×{number(r, 2)}" for r in (*ratios, copy / row["copy_us"])]
                table.add_row(f"  {name}, {desk.say(f'cli-bench-{build}')}", "", *cells)
    return table
