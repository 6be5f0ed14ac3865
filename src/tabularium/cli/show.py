"""`tabularium show`: a saved game as it was after any line of its log."""

from typing import Annotated

import typer
from rich.text import Text

from tabularium.cli.desk import BAD_USAGE, Desk, Refused
from tabularium.cli.parameters import File, Json, Lang, own_seat, readable
from tabularium.files import load, load_at
from tabularium.kernel import State, spec_of
from tabularium.terminal import screen

At = Annotated[int | None, typer.Option("--at", help="cli-help-at", metavar="N", min=0)]
Eyes = Annotated[int | None, typer.Option("--seat", help="cli-help-show-seat", metavar="S")]
Truth = Annotated[bool, typer.Option("--truth", help="cli-help-truth")]


def show(
    ctx: typer.Context,
    file: File,
    at: At = None,
    seat: Eyes = None,
    truth: Truth = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """By default what a spectator sees: what only one seat knows stays hidden unless asked for."""
    desk: Desk = ctx.obj
    path = readable(desk, file)
    state = load(path)
    lines = 0 if state.record is None else len(state.record.log)
    if at is not None and at > lines:
        raise Refused(desk.say("cli-no-such-line", given=at, lines=lines), BAD_USAGE)
    if at is not None and at < lines:
        state = load_at(path, at)
    desk.turn_to(spec_of(state))
    eyes = None if seat is None else own_seat(desk, seat, state.seats)
    if truth or json:
        desk.out.print_json(data=state.dump() if truth else state.view(eyes).dump())
        return
    _print(desk, state, eyes, lines)


def _print(desk: Desk, state: State, eyes: int | None, lines: int) -> None:
    desk.words.seat = eyes
    done = 0 if state.record is None else len(state.record.log)
    who = "cli-eyes-spectator" if eyes is None else "cli-eyes-seat"
    desk.tell("cli-show-line", done=done, lines=lines, style="dim")
    desk.tell(who, seat=eyes, style="dim")
    view = state.view(eyes)
    desk.out.print(screen.crumbs(desk.words, view))
    desk.out.print(screen.board(desk.words, view))
    if state.result is not None:
        desk.out.print(screen.ending(desk.words, view))
    elif state.pending is not None:
        desk.out.print(Text(screen.waiting(desk.words, view), style="bold"))
