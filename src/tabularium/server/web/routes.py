"""The HTTP side, endpoint by endpoint."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from starlette.responses import PlainTextResponse, Response

from tabularium.bots import levels
from tabularium.registry import games
from tabularium.server.protocol import api
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.protocol.wire import TableInfo
from tabularium.server.tables import derived
from tabularium.server.web import links
from tabularium.server.web import routes_admin as admin
from tabularium.server.web import routes_before as before
from tabularium.server.web import routes_past as past
from tabularium.server.web import routes_people as people
from tabularium.server.web.http import (
    Call,
    Endpoint,
    address,
    json,
    show,
)
from tabularium.server.web.static import Parcel
from tabularium.words import LANGUAGES

# What is on offer


async def healthz(call: Call) -> Any:
    """Whether the server can do its work: read, write, hear the other processes."""
    await call.services.health.check()
    return api.Nothing()


async def metrics(call: Call) -> Response:
    """Figures; for this machine and the administrator only."""
    forwarded = "x-forwarded-for" in call.request.headers
    if address(call.request) not in ("127.0.0.1", "::1") or forwarded:
        _ = call.admin
    return PlainTextResponse(call.services.metrics.page())


async def words(call: Call) -> Response:
    """A catalogue."""
    lang, part = (str(call.request.path_params[name]) for name in ("lang", "part"))
    if lang not in LANGUAGES or not part.isidentifier():
        raise Refusal("no_such_words", 404)
    return _catalogue(lang, part).response(call.request.headers, "no-cache")


@lru_cache(100)
def _catalogue(lang: str, part: str) -> Parcel:
    path = files("tabularium.words") / lang / f"{part}.ftl"
    if not path.is_file():
        raise Refusal("no_such_words", 404)
    return Parcel(path.read_bytes(), "text/plain; charset=utf-8", True)


async def list_games(call: Call) -> list[api.GameInfo]:
    """The games that can be played here."""
    found = []
    for game, spec in games.items():
        options = [api.OptionInfo(**option.schema()) for option in spec.schema]  # type: ignore[arg-type]
        title = spec.title
        found.append(
            api.GameInfo(
                id=game,
                seats=list(spec.seats),
                rules=spec.rules,
                options=options,
                bots=levels(),
                minutes=list(title.minutes),
                weight=title.weight,
                usual=title.usual,
            )
        )
    return found


async def alphabet(call: Call) -> Response:
    """The letters of a game, in order."""
    game = str(call.request.path_params["game"])
    if game not in games:
        raise Refusal("unknown_game", 404, game=game, allowed=sorted(games))
    letters = games[game].alphabet.letters
    texts = games[game].alphabet.text
    answer = json(
        [api.LetterInfo(texts(n), each.code, each.facts) for n, each in enumerate(letters)]
    )
    answer.headers["Cache-Control"] = "no-cache"
    return answer


# Tables


async def list_tables(call: Call) -> api.Tables:
    """Public tables."""
    status = call.request.query_params.get("show", "open")
    if status not in ("open", "running", "over"):
        raise Refusal("bad_list", show=status, allowed=["open", "running", "over"])
    return api.Tables(
        [show(call, seating) for seating in await call.services.tables.public(status)]
    )


async def my_tables(call: Call) -> api.Tables:
    """My tables."""
    return api.Tables(
        [show(call, seating) for seating in await call.services.tables.of_person(call.me.id)]
    )


async def open_table(call: Call) -> TableInfo:
    """Open a table."""
    return show(call, await call.services.tables.open(call.me, call.body))


async def one_table(call: Call) -> TableInfo:
    """A table."""
    return show(call, await call.services.tables.find(call.table))


async def join(call: Call) -> TableInfo:
    """Sit down."""
    return show(call, await call.services.tables.join(call.table, call.me, call.body.seat))


async def stand_up(call: Call) -> TableInfo:
    """Stand up before the start."""
    return show(call, await call.services.tables.stand_up(call.table, call.me))


async def plan(call: Call) -> TableInfo:
    """Who shall sit on a seat."""
    tables = call.services.tables
    return show(call, await tables.plan(call.table, call.me, call.number("seat"), call.body))


async def start(call: Call) -> TableInfo:
    """Begin."""
    return show(call, await call.services.tables.start(call.table, call.me))


async def close(call: Call) -> api.Nothing:
    """Close a table that has not begun, or one that is all mine."""
    seating = await call.services.tables.find(call.table)
    if seating.table.host != call.me.id:
        raise Refusal("not_host", 403)
    if seating.table.status == "running" and not seating.one_device():
        raise Refusal("already_started", 409)
    if seating.table.status in ("open", "running"):
        await call.services.tables.close(call.table)
    return api.Nothing()


async def rematch(call: Call) -> TableInfo:
    """Once more."""
    return show(call, await derived.rematch(call.services.tables, call.table, call.me))


_TABLE = "/api/tables/{table}"

ENDPOINTS = [
    Endpoint("GET", "/healthz", healthz, None, api.Nothing, personal=False),
    Endpoint("GET", "/metrics", metrics),
    Endpoint("GET", "/words/{lang}/{part}.ftl", words),
    Endpoint("GET", "/api/games", list_games, None, list[api.GameInfo]),
    Endpoint("GET", "/api/games/{game}/alphabet", alphabet, None, list[api.LetterInfo]),
    Endpoint(
        "POST", "/api/games/{game}/start", before.start_of, api.StartOf, api.StartView, weight=2
    ),
    Endpoint("GET", "/s/{token}", links.seat_link),
    Endpoint("GET", "/t/{table}", links.table_link),
    Endpoint("GET", "/api/house", before.house, None, api.House, personal=False),
    Endpoint("POST", "/api/qr", before.qr, api.QrText, api.Qr, weight=10),
    Endpoint("POST", "/api/people", people.come_in, api.Guest, api.Me),
    Endpoint("POST", "/api/login", people.login, api.Login, api.Me, weight=10),
    Endpoint("POST", "/api/logout", people.logout, None, api.Nothing),
    Endpoint("GET", "/api/me", people.me, None, api.Me | None),
    Endpoint("PATCH", "/api/me", people.change_me, api.ChangeMe, api.Me),
    Endpoint("DELETE", "/api/me", people.remove_me, None, api.Nothing),
    Endpoint(
        "POST", "/api/me/password", people.change_password, api.ChangePassword, api.Me, weight=10
    ),
    Endpoint("POST", "/api/confirm", people.confirm, api.Confirm, api.Confirmed),
    Endpoint("GET", "/api/me/tables", my_tables, None, api.Tables, weight=4),
    Endpoint("GET", "/api/tables", list_tables, None, api.Tables, weight=4),
    Endpoint("POST", "/api/tables", open_table, api.NewTable, TableInfo, weight=4),
    Endpoint("GET", _TABLE, one_table, None, TableInfo),
    Endpoint("DELETE", _TABLE, close, None, api.Nothing),
    Endpoint("POST", f"{_TABLE}/join", join, api.Join, TableInfo),
    Endpoint("POST", f"{_TABLE}/leave", stand_up, None, TableInfo),
    Endpoint("PUT", f"{_TABLE}/seats/{{seat}}", plan, api.SeatPlan, TableInfo),
    Endpoint("DELETE", f"{_TABLE}/seats/{{seat}}", before.remove_seat, None, TableInfo),
    Endpoint("POST", f"{_TABLE}/swap", before.swap_seats, api.Swap, TableInfo),
    Endpoint("POST", f"{_TABLE}/resign", before.give_up, None, TableInfo),
    Endpoint("GET", f"{_TABLE}/start", before.table_start, None, api.StartView, weight=2),
    Endpoint("POST", f"{_TABLE}/start", start, None, TableInfo),
    Endpoint("POST", f"{_TABLE}/rematch", rematch, None, TableInfo),
    Endpoint("GET", f"{_TABLE}/history", past.history, None, api.History),
    Endpoint("GET", f"{_TABLE}/history/{{n}}", past.moment, None, api.Moment, weight=2),
    Endpoint("GET", f"{_TABLE}/log", past.log, None, api.LogPage, weight=2),
    Endpoint("GET", f"{_TABLE}/course", past.course, None, api.Course, weight=10),
    Endpoint("GET", f"{_TABLE}/spark", past.spark, None, api.Spark, weight=2),
    Endpoint("POST", f"{_TABLE}/fork", past.fork, api.Fork, TableInfo, weight=5),
    Endpoint("GET", f"{_TABLE}/save", past.save, weight=5),
    Endpoint("GET", f"{_TABLE}/fairness", past.fairness, None, api.Fairness, weight=5),
    Endpoint("POST", "/api/saves", past.upload, str, TableInfo, weight=25),
    Endpoint("POST", "/api/links", before.follow, api.Follow, api.Followed),
    Endpoint("GET", "/api/links/{token}", before.invitation, None, api.Invitation),
    Endpoint("POST", "/api/admin/enter", people.enter_admin, api.AdminLink, api.Me),
    Endpoint("GET", "/api/admin", admin.overview, None, api.AdminOverview, weight=10),
    Endpoint("POST", "/api/admin/backup", admin.back_up, None, api.Backup, weight=25),
    Endpoint("POST", "/api/admin/tables/{table}/close", people.admin_close, None, api.Nothing),
    Endpoint(
        "POST",
        "/api/admin/people/{person}/password",
        people.admin_password,
        api.SetPassword,
        api.Nothing,
    ),
    Endpoint("DELETE", "/api/admin/people/{person}", people.admin_remove, None, api.Nothing),
]
