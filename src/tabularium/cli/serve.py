"""`tabularium serve`: the games for everybody with a browser."""

import io
from pathlib import Path
from typing import Annotated

import typer

from tabularium.cli.desk import Desk, Refused
from tabularium.cli.parameters import Lang

Host = Annotated[str | None, typer.Option(help="cli-help-host", metavar="ADDRESS")]
Port = Annotated[int | None, typer.Option(help="cli-help-port", metavar="N", min=0, max=65535)]
Lan = Annotated[bool, typer.Option("--lan", help="cli-help-lan")]
Data = Annotated[Path | None, typer.Option(help="cli-help-data", metavar="FOLDER")]
Database = Annotated[str | None, typer.Option(help="cli-help-database", metavar="URL")]
Prefix = Annotated[str | None, typer.Option(help="cli-help-prefix", metavar="/PATH")]
PublicUrl = Annotated[str | None, typer.Option(help="cli-help-public-url", metavar="URL")]
NewLink = Annotated[bool, typer.Option("--admin-link", help="cli-help-admin-link")]
LogLevel = Annotated[str, typer.Option(help="cli-help-log-level", metavar="LEVEL")]


def serve(
    ctx: typer.Context,
    host: Host = None,
    port: Port = None,
    lan: Lan = False,
    data: Data = None,
    database: Database = None,
    prefix: Prefix = None,
    public_url: PublicUrl = None,
    admin_link: NewLink = False,
    log_level: LogLevel = "warning",
    lang: Lang = None,
) -> None:
    """Everything else is set by environment variables; the README lists them."""
    from tabularium.server import logs, settings  # other commands need not load all that
    from tabularium.server.storage.lock import DataInUse
    from tabularium.server.storage.trouble import Unusable
    from tabularium.server.web import serve as server

    desk: Desk = ctx.obj
    if lan and host is None:
        host = "0.0.0.0"
    if prefix is not None:
        prefix = "/" + prefix.strip("/") if prefix.strip("/") else ""
    wanted = settings.from_environment(
        host=host, port=port, data=data, database=database, prefix=prefix, public_url=public_url
    )
    logs.set_up_logs(level=log_level.upper())

    where = str(wanted.data / "tabularium.db") if wanted.sqlite else "PostgreSQL"

    def ready(at: int, token: str | None) -> None:
        shown = server.lan_address() if lan else wanted.host
        url = wanted.public_url or f"http://{shown}:{at}{wanted.prefix}"
        desk.tell("cli-serve-ready", url=f"{url}/")
        if lan:
            _qr(desk, f"{url}/")
        if token is not None:
            desk.tell("cli-serve-admin", url=f"{url}/#/admin/{token}")
        desk.tell("cli-serve-data", where=where, style="dim")

    def built(state: str, why: str) -> None:
        desk.tell("cli-serve-build", state=state, why=why, style="dim")

    try:
        server.serve(wanted, admin_link, ready, built)
    except server.PortTaken as error:
        raise Refused(desk.say("cli-serve-port", port=wanted.port, why=str(error))) from None
    except DataInUse as error:
        raise Refused(desk.say("cli-serve-in-use", folder=str(error.data), pid=error.pid)) from None
    except Unusable as error:
        raise Refused(_unusable(desk, where, error.kind, error.why)) from None
    desk.tell("cli-serve-bye", style="dim")


def _unusable(desk: Desk, where: str, kind: str, why: str) -> str:
    """Why the data cannot be used, and what to do next."""
    match kind:
        case "damaged":
            return desk.say("cli-serve-damaged", file=where, why=why)
        case "forbidden":
            return desk.say("cli-serve-forbidden", file=where, why=why)
        case "newer":
            return desk.say("cli-serve-newer", file=where)
        case "driver":
            return desk.say("cli-serve-driver", name=why)
    return desk.say("cli-serve-unreachable", why=why)


def _qr(desk: Desk, url: str) -> None:
    """For phones in the room."""
    import segno

    picture = io.StringIO()
    segno.make(url, micro=False).terminal(picture, compact=True)
    desk.out.file.write(picture.getvalue())
