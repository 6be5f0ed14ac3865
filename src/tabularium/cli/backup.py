"""`tabularium backup` and `tabularium restore`: all games and people in one file."""

from pathlib import Path
from typing import Annotated

import typer

from tabularium.cli.desk import Desk, Refused
from tabularium.cli.parameters import Lang

Target = Annotated[Path, typer.Argument(help="cli-help-backup-file", metavar="FILE")]
Data = Annotated[Path | None, typer.Option(help="cli-help-data", metavar="FOLDER")]


def _settings(desk: Desk, data: Path | None) -> Path:
    from tabularium.server.settings import from_environment

    settings = from_environment(data=data)
    if not settings.sqlite:
        raise Refused(desk.say("cli-backup-postgres"))
    return settings.data


def backup(ctx: typer.Context, file: Target, data: Data = None, lang: Lang = None) -> None:
    """The server may go on while this runs."""
    from tabularium.server.storage.backup import BadBackup
    from tabularium.server.storage.backup import backup as write

    desk: Desk = ctx.obj
    folder = _settings(desk, data)
    try:
        size = write(folder, file)
    except BadBackup as error:
        raise Refused(
            desk.say(
                f"cli-backup-{error.code}", file=str(file if error.code == "itself" else folder)
            )
        ) from None
    except OSError as error:
        raise Refused(desk.say("cli-backup-disk", why=str(error))) from None
    desk.tell("cli-backup-done", file=str(file), kilobytes=size // 1024)


def restore(ctx: typer.Context, file: Target, data: Data = None, lang: Lang = None) -> None:
    """The former data is moved aside, not deleted."""
    from tabularium.server.storage.backup import BadBackup
    from tabularium.server.storage.backup import restore as put

    desk: Desk = ctx.obj
    folder = _settings(desk, data)
    try:
        moved = put(file, folder)
    except BadBackup as error:
        raise Refused(desk.say(f"cli-backup-{error.code}", file=str(file))) from None
    except OSError as error:
        raise Refused(desk.say("cli-backup-disk", why=str(error))) from None
    desk.tell("cli-restore-done", folder=str(folder))
    if moved is not None:
        desk.tell("cli-restore-moved", file=str(moved))
