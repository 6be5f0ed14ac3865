"""The command line: `tabularium serve`, `games`, `play`, `simulate`, `verify`, `show`, `bench`."""

import io
import os
import sys
from collections.abc import Sequence

import typer

from tabularium.cli.arena import arena, report
from tabularium.cli.backup import backup, restore
from tabularium.cli.bench import bench
from tabularium.cli.dataset import dataset
from tabularium.cli.desk import BAD_USAGE, Desk, Refused, language, refusal
from tabularium.cli.games import games
from tabularium.cli.parameters import Lang, Version
from tabularium.cli.play import play
from tabularium.cli.serve import serve
from tabularium.cli.show import show
from tabularium.cli.simulate import simulate
from tabularium.cli.speak import SpokenCommand, SpokenGroup, spoken, usage_error
from tabularium.cli.tune import tune
from tabularium.cli.verify import verify
from tabularium.kernel import TabulariumError
from tabularium.words import LANGUAGES

__all__ = ["main"]

app = typer.Typer(cls=SpokenGroup, no_args_is_help=True, add_completion=False)


@app.callback(help="cli-help", epilog="cli-help-epilog")
def _tabularium(version: Version = False, lang: Lang = None) -> None:
    """The language is read in `main`; here it is only known."""


_COMMANDS = (
    serve,
    games,
    play,
    simulate,
    arena,
    report,
    tune,
    verify,
    show,
    bench,
    dataset,
    backup,
    restore,
)
for _command in _COMMANDS:
    app.command(cls=SpokenCommand, help=f"cli-help-{_command.__name__}")(_command)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code: 0 done, 1 refused, 2 bad usage, 130 interrupted."""
    args = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows others
    lang, unknown = language(args, os.environ)
    desk = Desk(lang)
    if unknown is not None:
        desk.complain(desk.say("cli-no-such-language", given=unknown, allowed=list(LANGUAGES)))
        return BAD_USAGE
    try:
        command = spoken(typer.main.get_command(app), desk.words)
        code = command.main(args, prog_name="tabularium", standalone_mode=False, obj=desk)
    except Refused as error:
        desk.complain(error.message)
        return error.code
    except TabulariumError as error:
        message, code = refusal(desk, error)
        desk.complain(message)
    except typer.TyperException as error:
        if type(error).__name__ != "NoArgsIsHelpError":  # then the help was printed already
            desk.complain(usage_error(desk.words, error))
        return BAD_USAGE
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    if code == 130:
        desk.complain(desk.say("cli-interrupted"))
    return code if isinstance(code, int) else 0
