"""The tables of `tabularium bench`: rates, single calls, growth, other engines, the machine."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from tabularium.bench import compare as runs
from tabularium.bench import peers as peers_module
from tabularium.bench.engine import CALLS as ENGINE_CALLS
from tabularium.bench.engine import EMPTY, spec_of
from tabularium.bench.turns import Worker, WorkerFailed
from tabularium.cli.desk import BAD_USAGE, Desk, Refused

RATES: Final = (
    ("words_per_s", "cli-words-per-s"),
    ("letters_per_s", "cli-letters-per-s"),
    ("games_per_s", "cli-games-per-s"),
    ("playouts_per_s", "cli-playouts-per-s"),
    ("playout_words_per_s", "cli-playout-words-per-s"),
    ("iterations_per_s", "cli-iterations-per-s"),
)
CALLS: Final = tuple((f"{call}_us", f"cli-{call}-us") for call in ("act", *ENGINE_CALLS))
# Peers whose ratio is shown, and what of ours is set beside what of theirs.
BESIDE: Final = (
    ("catanatron", "words_per_s", "words_per_s"),
    ("catanatron", "playout_words_per_s", "words_per_s"),
    ("catanatron", "copy_us", "copy_us"),
    ("python-chess", "words_per_s", "words_per_s"),
    ("open_spiel-chess", "words_per_s", "words_per_s"),
    ("open_spiel-backgammon", "words_per_s", "words_per_s"),
    ("open_spiel-hive", "words_per_s", "words_per_s"),
)


def bench_games(
    desk: Desk,
    names: list[str],
    seats: int | None,
    seconds: float,
    json: bool,
    peers: bool,
    other: Path | None,
) -> None:
    """Measure in one run and show it."""
    games = {name: runs.seats_for(spec_of(name).seats, seats) for name in names}
    found: Any = _measure(desk, games, seconds, peers, other)
    if json:
        desk.out.print_json(data=found)
        return
    builds = found["builds"]
    desk.out.print(Text(desk.say("cli-bench-machine", **_machine(found["machine"]))))
    desk.tell("cli-bench-what", rounds=found["rounds"])
    desk.out.print(_table(desk, games, builds, RATES, 0))
    desk.tell("cli-bench-calls")
    desk.out.print(_table(desk, games, builds, CALLS, 1))
    desk.tell("cli-bench-tenths")
    desk.out.print(_tenths(desk, builds))
    if other is None and len(builds) == 1:
        desk.tell("cli-bench-not-compiled")
    if peers:
        desk.tell("cli-bench-ratios")
        desk.out.print(_peers(desk, found["peers"]))
        desk.out.print(_ratios(desk, builds, found["peers"]))
        tag = [f"{game} ×{desk.words.number(times, 1)}" for game, times in runs.TAG.items()]
        desk.tell("cli-bench-tag", date=runs.TAG_DATE, games=tag)


def _measure(
    desk: Desk, games: dict[str, int], seconds: float, peers: bool, other: Path | None
) -> object:
    """The slower or older build first, ours last: the last is the one that counts."""
    if other is not None and not (other / "tabularium").is_dir():
        raise Refused(desk.say("cli-bench-no-build", path=str(other)), BAD_USAGE)
    with desk.err.status(desk.say("cli-bench-running", part="")) as status, ExitStack() as stack:
        try:
            ours = stack.enter_context(closing(runs.open_build()))
            compiled = ours.ask("build - 0", 0)["compiled"]
            opened: dict[str, Worker] = {}
            if other is not None:
                opened["that"] = stack.enter_context(closing(runs.open_build(str(other.resolve()))))
            elif compiled:
                opened["interpreted"] = stack.enter_context(closing(runs.open_build(pure=True)))
            opened["this" if other else "compiled" if compiled else "interpreted"] = ours
            engines = stack.enter_context(closing(_open_peers(desk))) if peers else None
            return runs.Run(opened, engines).measure(
                games,
                seconds,
                lambda part: status.update(desk.say("cli-bench-running", part=part)),
            )
        except WorkerFailed as failed:
            raise Refused(desk.say("cli-bench-failed", why=str(failed))) from None


def _open_peers(desk: Desk) -> Worker:
    """Other engines in an environment of their own, in this same run."""
    try:
        return peers_module.open_peers()
    except peers_module.PeersUnavailable as error:
        raise Refused(desk.say("cli-bench-no-peers", why=str(error))) from None


def _machine(facts: Any) -> dict[str, object]:
    return {name: "0" if value is None else str(value) for name, value in facts.items()}


def _new_table(desk: Desk, keys: list[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for key in keys:
        table.add_column(key, justify="right")
    return table


def _table(
    desk: Desk,
    games: dict[str, int],
    builds: Any,
    columns: tuple[tuple[str, str], ...],
    digits: int,
) -> Table:
    """Medians by game and build, each with its spread; and how much faster the last build is."""
    rates = digits == 0
    table = _new_table(desk, [desk.say(key) for _, key in columns])
    if rates:
        table.add_column(desk.say("cli-real-choices"), justify="right")
    for game, seats in games.items():
        label = desk.say("cli-bench-kernel") if game == EMPTY else game
        table.add_row(Text(f"{label} ({seats})", style="bold"))
        rows = {name: build["games"][game] for name, build in builds.items()}
        for name, row in rows.items():
            cells = [_cell(desk, row, field, digits) for field, _ in columns]
            if rates:
                cells.append(f"{round(100 * row['real_choices'])} %")
            table.add_row(desk.say(f"cli-bench-{name}"), *cells)
        if len(rows) > 1:
            first, last = rows.values()
            cells = [_times(desk, first, last, field) for field, _ in columns]
            table.add_row(Text(desk.say("cli-bench-ratio"), style="dim"), *cells, style="dim")
    return table


def _cell(desk: Desk, row: Any, field: str, digits: int) -> str:
    if not row[field]:
        return ""
    exact = digits + (1 if digits and row[field] < 10 else 0)
    spread = round(50 * row.get(f"{field}_spread", 0.0))
    return f"{desk.words.number(row[field], exact)} ±{spread}%"


def _times(desk: Desk, first: Any, last: Any, field: str) -> str:
    if not first[field] or not last[field]:
        return ""
    ratio = last[field] / first[field]
    return f"×{desk.words.number(1 / ratio if field.endswith('_us') else ratio, 2)}"


def _tenths(desk: Desk, builds: Any) -> Table:
    """Of the last build."""
    table = _new_table(desk, [str(n) for n in range(1, 11)])
    last = list(builds.values())[-1]
    for game, row in last["games"].items():
        table.add_row(game, *[desk.words.number(us, 1) for us in row["tenths_us"]])
    return table


def _peers(desk: Desk, peers: Any) -> Table:
    """What they did, median over all turns beside our games."""
    keys = ("cli-decisions-per-s", "cli-games-per-s", "cli-copy-us", "cli-real-choices")
    table = _new_table(desk, [desk.say(key) for key in keys])
    number = desk.words.number
    for peer in peers:
        title = Text.assemble((peer["name"], "bold"), f" {peer['version']}, {peer['game']}")
        row = peer["beside"][len(peer["beside"]) // 2]
        cells = [number(row["words_per_s"]), number(row["games_per_s"]), number(row["copy_us"], 2)]
        table.add_row(title, *cells, f"{round(100 * row['real_choices'])} %")
    return table


def _ratios(desk: Desk, builds: Any, peers: Any) -> Table:
    """One row for each game: the last build beside each peer in the same turns."""
    named = {peer["name"]: peer for peer in peers}
    shown = [each for each in BESIDE if each[0] in named]
    heads = [f"{peer} {desk.say(_key(ours))}" for peer, ours, _ in shown]
    table = _new_table(desk, heads)
    last = list(builds.values())[-1]
    for n, (game, row) in enumerate(last["games"].items()):
        cells = []
        for peer, ours, theirs in shown:
            beside = named[peer]["beside"][n]
            ratio = row[ours] / beside[theirs]
            times = 1 / ratio if ours.endswith("_us") else ratio
            cells.append(f"×{desk.words.number(times, 1)}")
        table.add_row(game, *cells)
    return table


def _key(field: str) -> str:
    """The message that names a figure."""
    return f"cli-{field.replace('_', '-')}"
