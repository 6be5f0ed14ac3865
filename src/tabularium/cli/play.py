"""`tabularium play`: the terminal as a full client."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tabularium import games
from tabularium.bots import levels, make_bot
from tabularium.cli.desk import BAD_USAGE, Desk, Refused
from tabularium.cli.dialogue import PROMPT, Dialogue, Leave
from tabularium.cli.parameters import (
    Given,
    Lang,
    Seats,
    Seed,
    game_options,
    own_seat,
    readable,
    wanted_seats,
)
from tabularium.cli.reader import EndOfInput, Reader
from tabularium.cli.table import Table
from tabularium.files import load
from tabularium.kernel import State, commitment, spec_of
from tabularium.terminal import screen
from tabularium.terminal.heraldry import herald

MaybeGame = Annotated[
    str | None, typer.Argument(help="cli-help-game", metavar="GAME", show_default=False)
]
Mine = Annotated[int, typer.Option("--seat", help="cli-help-my-seat", metavar="S")]
Players = Annotated[str | None, typer.Option("--bots", help="cli-help-bots", metavar="NAME,…")]
HotSeat = Annotated[bool, typer.Option("--hot-seat", help="cli-help-hot-seat")]
Names = Annotated[str | None, typer.Option(help="cli-help-names", metavar="NAME,…")]
Resume = Annotated[Path | None, typer.Option(help="cli-help-resume", metavar="FILE")]


def play(
    ctx: typer.Context,
    game: MaybeGame = None,
    seats: Seats = None,
    seat: Mine = 1,
    bots: Players = None,
    hot_seat: HotSeat = False,
    names: Names = None,
    option: Given = None,
    seed: Seed = None,
    resume: Resume = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal."""
    desk: Desk = ctx.obj
    reader = Reader(desk.out)
    if resume is not None:
        if seats is not None or option or seed is not None:
            raise Refused(desk.say("cli-resume-alone"), BAD_USAGE)
        state = load(readable(desk, resume))
        if game not in (None, state.setting.spec.id):
            raise Refused(desk.say("cli-resume-other", game=state.setting.spec.id), BAD_USAGE)
    else:
        try:
            spec = games[game if game is not None else _which(desk, reader)]
        except EndOfInput:
            return
        desk.turn_to(spec)
        given = game_options(desk, spec, option)
        state = spec.new(wanted_seats(spec, seats), seed or secrets.token_hex(16), given)
    named = _bots(desk, state, seat, bots, hot_seat)
    table = Table(state, {s: make_bot(name, spec_of(state)) for s, name in named.items()})
    table.file = resume
    desk.turn_to(spec_of(state), _names(desk, state, names))
    _welcome(desk, table, named)
    try:
        _run(desk, table, reader)
    except Leave:
        desk.tell("cli-goodbye")


def _which(desk: Desk, reader: Reader) -> str:
    """Ask which game is to be played."""
    names = list(games)
    if not names:
        raise Refused(desk.say("cli-no-games"))
    desk.tell("cli-which-game")
    for number, name in enumerate(names, 1):
        title = desk.say(f"{name}-title") if desk.words.has(f"{name}-title") else name
        desk.out.print(Text.assemble((f" {number} ", "bold"), title, (f"  {name}", "dim")))
    while True:
        try:
            answer = reader.line(PROMPT)
        except KeyboardInterrupt:
            raise EndOfInput from None
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        if answer in names:
            return answer
        desk.tell("cli-no-such-number", given=answer)


def _bots(desk: Desk, state: State, mine: int, given: str | None, hot: bool) -> dict[int, str]:
    """Which seats bots play: all but mine, by the best; at a hot seat only as many as are named."""
    if hot:
        named = given.split(",") if given else []
        if len(named) >= state.seats:
            raise Refused(desk.say("cli-too-many-bots", given=len(named)), BAD_USAGE)
        first = state.seats - len(named)
        return {first + i: name for i, name in enumerate(named)}
    others = [s for s in range(state.seats) if s != own_seat(desk, mine, state.seats)]
    named = (given or levels()[-1]).split(",")
    if len(named) not in (1, len(others)):
        raise Refused(desk.say("cli-bots-count", given=len(named), wanted=len(others)), BAD_USAGE)
    return {s: named[i % len(named)] for i, s in enumerate(others)}


def _called(desk: Desk, bot: str) -> str:
    """A level in words; what is no level keeps its name."""
    key = f"bots-level-{bot}"
    return desk.say(key) if desk.words.has(key) else bot


def _names(desk: Desk, state: State, given: str | None) -> list[str]:
    """What the players are called."""
    if given is None:
        return [desk.words.name(seat) for seat in range(state.seats)]
    names = [name.strip() for name in given.split(",")]
    if len(set(names)) != state.seats or not all(names):
        raise Refused(desk.say("cli-names-count", wanted=state.seats), BAD_USAGE)
    return names


def _welcome(desk: Desk, table: Table, bots: dict[int, str]) -> None:
    words, state = desk.words, table.state
    if len(table.people) == 1:
        words.seat = table.people[0]
    desk.out.print(Text(words.title(), style="bold"))
    for seat in range(state.seats):
        line = herald(words, seat)
        if seat in bots:
            line.append("  " + words.say("cli-a-bot", bot=_called(desk, bots[seat])), "dim")
        desk.out.print(line)
    desk.tell("cli-commitment", commitment=commitment(state.setting.seed), style="dim")
    desk.tell("cli-commitment-why", style="dim")
    desk.tell("cli-play-hint")


def _run(desk: Desk, table: Table, reader: Reader) -> None:
    """Ask whoever must choose, until the game is over."""
    last = -1
    while True:
        with desk.err.status(desk.say("cli-thinking"), spinner_style="dim"):
            table.bots_answer()
        if table.state.over:
            break
        seat = next(seat for seat in table.asked() if seat in table.people)
        if len(table.people) > 1 and seat != last:
            _curtain(desk, reader, seat, first=last < 0)
        last = seat
        Dialogue(desk, table, seat, reader).run()
        _pause(desk, table, reader, seat)
    _end(desk, table, reader)


def _curtain(desk: Desk, reader: Reader, seat: int, first: bool) -> None:
    """Hand over: what one saw is gone before the next looks."""
    if not first:
        reader.wipe()
    desk.words.seat = None
    desk.out.print(Text.assemble(herald(desk.words, seat)))
    desk.tell("cli-hand-over", seat=seat, style="bold")
    _wait(reader)
    reader.wipe()


def _pause(desk: Desk, table: Table, reader: Reader, seat: int) -> None:
    """Before somebody else goes on, the last chance to take the word back."""
    if not reader.keyboard or seat in table.asked() or not table.can_undo(seat):
        return
    for line in screen.news(desk.words, table.news(seat)):
        desk.out.print(line)
    desk.tell("cli-pause", style="dim")
    if _wait(reader) == "u":
        table.undo(seat)


def _wait(reader: Reader) -> str:
    try:
        return reader.line(PROMPT)
    except (EndOfInput, KeyboardInterrupt):
        raise Leave from None


def _end(desk: Desk, table: Table, reader: Reader) -> None:
    """The result, the seed, and how to check it."""
    words, state = desk.words, table.state
    words.seat = table.people[0] if len(table.people) == 1 else None
    view = state.view(words.seat)
    desk.out.rule(style="dim")
    if words.seat is not None:
        for line in screen.news(words, table.news(words.seat)):
            desk.out.print(line)
    desk.out.print(screen.board(words, view))
    desk.out.print(screen.ending(words, view))
    desk.out.print()
    desk.tell("cli-seed", seed=state.setting.seed, style="dim")
    desk.tell("cli-commitment", commitment=commitment(state.setting.seed), style="dim")
    desk.tell("cli-how-to-verify", style="dim")
    desk.tell("cli-save-end")
    name = _wait(reader)
    while name.isdecimal():  # a number is an answer that came too late, not a name
        name = _wait(reader)
    if name:
        Dialogue(desk, table, table.people[0], reader).save(name)
