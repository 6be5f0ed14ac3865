"""Parameters that several commands share, and how their values are read."""

from pathlib import Path
from typing import Annotated

import typer

from tabularium import __version__, games
from tabularium.cli.desk import BAD_USAGE, Desk, Refused
from tabularium.kernel import GameSpec, Option


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", help="cli-help-version", callback=_print_version, is_eager=True),
]
Lang = Annotated[str | None, typer.Option(help="cli-help-lang", metavar="en|pl")]
Game = Annotated[str, typer.Argument(help="cli-help-game", metavar="GAME", show_default=False)]
File = Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", "-k", help="cli-help-seats", metavar="K")]
Seed = Annotated[str | None, typer.Option(help="cli-help-seed", metavar="TEXT")]
Given = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="cli-help-option", metavar="NAME=VALUE"),
]
Bots = Annotated[str, typer.Option(help="cli-help-bots", metavar="NAME[,NAME…]")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]

_YES = ("true", "on", "yes", "tak")
_NO = ("false", "off", "no", "nie")


def game_options(desk: Desk, spec: GameSpec, given: list[str] | None) -> dict[str, object]:
    """Values of `--option name=value`; the kernel refuses what does not exist or does not fit."""
    schema = {option.name: option for option in spec.schema}
    values: dict[str, object] = {}
    for pair in given or []:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Refused(desk.say("cli-option-form", given=pair), BAD_USAGE)
        option = schema.get(name)
        values[name] = text if option is None else _value(option, text)
    return values


def _value(option: Option, text: str) -> object:
    """The value that a text means for an option; the text itself if it means none."""
    if isinstance(option.default, bool) and text.lower() in (*_YES, *_NO):
        return text.lower() in _YES
    if text.removeprefix("-").isdecimal() and not option.allows(text):
        return int(text)
    return text


def wanted_seats(spec: GameSpec, seats: int | None) -> int:
    """How many play; if nobody says, as few as the game allows."""
    return spec.seats.start if seats is None else seats


def own_seat(desk: Desk, number: int, seats: int) -> int:
    """A seat counted from 1, as people count, as the kernel counts."""
    if not 1 <= number <= seats:
        raise Refused(desk.say("cli-no-such-seat", given=number, seats=seats), BAD_USAGE)
    return number - 1


def find_game(name: str) -> GameSpec:
    """The game with this id."""
    return games[name]


def readable(desk: Desk, path: Path) -> Path:
    """A file that is there; the library would say so too, but with the words of the system."""
    if not path.exists():
        raise Refused(desk.say("cli-no-such-file", file=str(path)))
    if path.is_dir():
        raise Refused(desk.say("cli-is-a-folder", file=str(path)))
    return path
