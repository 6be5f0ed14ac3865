"""`tabularium bench`: how fast our games are, in which build, and next to other engines."""

from pathlib import Path
from typing import Annotated

import typer

from tabularium.cli.bench_games import bench_games
from tabularium.cli.bench_questions import bench_questions
from tabularium.cli.bench_research import bench_research
from tabularium.cli.bench_server import Bots, Clocks, Lobby, Tables, Words, bench_server
from tabularium.cli.desk import BAD_USAGE, Desk, Refused
from tabularium.cli.parameters import Json, Lang
from tabularium.registry import OURS

Peers = Annotated[bool, typer.Option("--peers", help="cli-help-peers")]
Seconds = Annotated[float, typer.Option(help="cli-help-seconds", metavar="X", min=0.01)]
Which = Annotated[str | None, typer.Option("--games", help="cli-help-bench-games", metavar="A,B")]
Seats = Annotated[int | None, typer.Option(help="cli-help-bench-seats", metavar="N", min=1)]
Compare = Annotated[Path | None, typer.Option(help="cli-help-bench-compare", metavar="BUILD")]


What = Annotated[
    str, typer.Argument(help="cli-help-bench-what", metavar="[server|research|questions]")
]


def bench(
    ctx: typer.Context,
    what: What = "",
    json: Json = False,
    peers: Peers = False,
    compare: Compare = None,
    seconds: Seconds = 1.0,
    games: Which = None,
    seats: Seats = None,
    words: Words = 100.0,
    tables: Tables = "10,100,1000",
    lobby: Lobby = 0,
    bots: Bots = 0,
    clocks: Clocks = False,
    lang: Lang = None,
) -> None:
    """Each build and each engine is measured in a process of its own."""
    desk: Desk = ctx.obj
    if what == "server":
        bench_server(desk, seconds, json, words, tables, lobby, bots, clocks)
        return
    if what not in ("", "research", "questions"):
        raise Refused(desk.say("cli-bench-what-unknown", given=what), BAD_USAGE)
    names = _names(desk, what, games)
    if what == "questions":
        bench_questions(desk, names, seconds, json)
    elif what:
        bench_research(desk, names, seconds, json)
    else:
        bench_games(desk, names, seats, seconds, json, peers, compare)


def _names(desk: Desk, what: str, games: str | None) -> list[str]:
    """Which games; those that are asked for must be there."""
    from tabularium.bench.engine import known_games  # imports all games

    names = list(OURS) if what else known_games()
    if games is None:
        return names
    unknown = [name for name in games.split(",") if name not in names]
    if unknown:
        raise Refused(desk.say("cli-bench-unknown", given=unknown, allowed=names), BAD_USAGE)
    return games.split(",")
