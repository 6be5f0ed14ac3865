"""`tabularium simulate`: many games between bots, and how they ended."""

import statistics
import time
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tabularium import games
from tabularium.bots import Bot, make_bot
from tabularium.cli.desk import BAD_USAGE, Desk, Refused
from tabularium.cli.parameters import (
    Bots,
    Game,
    Given,
    Json,
    Lang,
    Seats,
    game_options,
    wanted_seats,
)
from tabularium.cli.table import Table as PlayTable
from tabularium.kernel import Facts, GameSpec, Picks, State
from tabularium.terminal.heraldry import herald

Number = Annotated[int, typer.Option("-n", "--games", help="cli-help-n", metavar="N", min=1)]
Seed = Annotated[str, typer.Option(help="cli-help-simulate-seed", metavar="TEXT")]
Views = Annotated[bool, typer.Option("--views", help="cli-help-views")]


def simulate(
    ctx: typer.Context,
    game: Game,
    number: Number = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = "0",
    option: Given = None,
    views: Views = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play N games; the same seed gives the same games."""
    desk: Desk = ctx.obj
    spec = games[game]
    desk.turn_to(spec)
    count = wanted_seats(spec, seats)
    options = game_options(desk, spec, option)
    players = _players(desk, spec, count, bots)
    quick = not views and set(bots.split(",")) == {"random"}  # others think, and need views
    spec.new(count, seed, options)  # bad seats or options are refused before anything is shown
    summary = Summary(count)
    start = time.perf_counter()
    with _progress(desk) as progress:
        for n in progress.track(range(number), description=desk.words.title()):
            key = f"{seed}/{n}"
            state = spec.new(count, key, options)
            letters = play_random(state, key) if quick else _through_views(state, players)
            summary.add(state, letters)
    seconds = time.perf_counter() - start
    facts = {"game": spec.id, "seats": count, "seed": seed, "options": options, "bots": bots}
    facts |= summary.facts()
    facts |= {"seconds": round(seconds, 3), "games_per_second": round(number / seconds, 1)}
    if json:
        desk.out.print_json(data=facts)
    else:
        _print(desk, summary, facts)


def _players(desk: Desk, spec: GameSpec, seats: int, bots: str) -> dict[int, Bot]:
    named = bots.split(",")
    if len(named) not in (1, seats):
        raise Refused(desk.say("cli-bots-count", given=len(named), wanted=seats), BAD_USAGE)
    return {seat: make_bot(named[seat % len(named)], spec) for seat in range(seats)}


def _progress(desk: Desk) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeRemainingColumn(), console=desk.err, transient=True)


def _through_views(state: State, players: dict[int, Bot]) -> int:
    """As at a real table: bots see views and say whole words, so there are no letters to count."""
    table = PlayTable(state, players)
    table.bots_answer()
    return 0


def play_random(state: State, key: str) -> int:
    """Random letters straight on the state, many times faster than through views."""
    state.record = None
    state.events = None
    picks = Picks(f"{key}/random")
    letters = 0
    while state.pending is not None:
        seat = state.pending.seats[0]
        legal = state.options(seat)
        state.play(seat, legal[picks.below(len(legal))])
        letters += 1
    return letters


class Summary:
    """What is counted over many games."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.words: list[int] = []
        self.letters = 0
        self.kinds: dict[str, int] = {}
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.places: list[list[int]] = [[] for _ in range(seats)]

    def add(self, state: State, letters: int) -> None:
        """Count a finished game."""
        result = state.result
        assert result is not None
        self.games += 1
        self.words.append(state.said)
        self.letters += letters
        self.kinds[result.kind] = self.kinds.get(result.kind, 0) + 1
        for seat in range(self.seats):
            self.scores[seat].append(result.scores[seat])
            self.places[seat].append(result.places[seat])

    def facts(self) -> Facts:
        """As plain data."""
        seats: list[Facts] = []
        for scores, places in zip(self.scores, self.places, strict=True):
            seats.append(
                {
                    "score": round(statistics.fmean(scores), 3),
                    "spread": round(statistics.pstdev(scores), 3),
                    "lowest": min(scores),
                    "highest": max(scores),
                    "places": [places.count(place) for place in range(1, self.seats + 1)],
                }
            )
        return {
            "games": self.games,
            "ends": self.kinds,
            "words_per_game": round(statistics.fmean(self.words), 2),
            "letters_per_game": round(self.letters / self.games, 2) or None,
            "per_seat": seats,
        }


def _print(desk: Desk, summary: Summary, facts: Facts) -> None:
    words = desk.words
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column(words.say("cli-player"))
    for key in ("cli-mean-score", "cli-spread", "cli-lowest", "cli-highest"):
        table.add_column(words.say(key), justify="right")
    for place in range(1, summary.seats + 1):
        table.add_column(words.say("cli-times-place", place=place), justify="right")
    rows = facts["per_seat"]
    assert isinstance(rows, list)
    for seat, row in enumerate(rows):
        means = [words.number(row[name], 1) for name in ("score", "spread")]
        counts = [words.number(n) for n in (row["lowest"], row["highest"], *row["places"])]
        table.add_row(herald(words, seat), *means, *counts)
    desk.out.print(Text(words.title(), style="bold"))
    desk.out.print(table)
    for kind, games_ in summary.kinds.items():
        desk.tell(f"cli-ended-{kind}", games=games_)
    desk.tell("cli-length", words=facts["words_per_game"])
    if facts["letters_per_game"] is not None:
        desk.tell("cli-letters", letters=facts["letters_per_game"])
    desk.tell("cli-pace", games=facts["games_per_second"], style="dim")
