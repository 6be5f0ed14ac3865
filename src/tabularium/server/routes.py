"""The HTTP side, endpoint by endpoint."""

from importlib.resources import files
from typing import Any

from starlette.responses import PlainTextResponse, Response

from tabularium.bots import levels
from tabularium.registry import games
from tabularium.server import api
from tabularium.server.history import chosen_eyes, may_have_whole
from tabularium.server.people import Person
from tabularium.server.refusal import Refusal
from tabularium.server.rows import Sat, table_info
from tabularium.server.web import (
    Call,
    Endpoint,
    address,
    json,
    session_of,
    with_session,
    without_session,
)
from tabularium.server.wire import TableInfo
from tabularium.words import LANGUAGES

# What is on offer


async def healthz(call: Call) -> Any:
    """Whether the server lives and reaches its database."""
    await call.house.people.by_id("")
    return api.Nothing()


async def metrics(call: Call) -> Response:
    """Figures; for this machine and the administrator only."""
    forwarded = "x-forwarded-for" in call.request.headers
    if address(call.request) not in ("127.0.0.1", "::1", "testclient") or forwarded:
        _ = call.admin
    return PlainTextResponse(call.house.rooms.metrics.page())


async def words(call: Call) -> Response:
    """A catalogue."""
    lang, part = (str(call.request.path_params[name]) for name in ("lang", "part"))
    path = files("tabularium.words") / lang / f"{part}.ftl"
    if lang not in LANGUAGES or not part.isidentifier() or not path.is_file():
        raise Refusal("no_such_words", 404)
    return PlainTextResponse(path.read_text("utf-8"), headers={"Cache-Control": "no-cache"})


async def list_games(call: Call) -> list[api.GameInfo]:
    """The games that can be played here."""
    found = []
    for game, spec in games.items():
        options = [api.OptionInfo(**option.schema()) for option in spec.schema]  # type: ignore[arg-type]
        found.append(api.GameInfo(game, list(spec.seats), spec.rules, options, levels(game)))
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


# People


def _me(call: Call, person: Person) -> api.Me:
    return api.Me(
        person.id,
        person.name,
        person.lang,
        person.guest,
        person.admin,
        person.webhook,
        person.email,
        bool(call.house.settings.smtp),
    )


async def come_in(call: Call) -> Response:
    """A guest by name."""
    person, token = await call.house.people.come_in(call.body.name, call.body.lang)
    return with_session(json(_me(call, person)), call.request, token)


async def login(call: Call) -> Response:
    """Back with a password."""
    key = f"{address(call.request)} {call.body.name.casefold()}"
    if not call.house.logins.take(key):
        raise Refusal("too_many_guesses", 429)
    person, token = await call.house.people.login(call.body.name, call.body.password)
    return with_session(json(_me(call, person)), call.request, token)


async def logout(call: Call) -> Response:
    """End the session."""
    await call.house.people.logout(session_of(call.request))
    return without_session(json(api.Nothing()), call.request)


async def me(call: Call) -> api.Me:
    """Who am I?"""
    return _me(call, call.me)


async def change_me(call: Call) -> api.Me:
    """Change name, language or channels."""
    given = {
        name: getattr(call.body, name)
        for name in ("name", "lang", "webhook", "email")
        if getattr(call.body, name) is not None
    }
    if given.get("webhook"):
        call.house.rooms.notifier.checked(given["webhook"])
    if given.get("email") and (
        "@" not in given["email"] or any(c in given["email"] for c in "\r\n ,")
    ):
        raise Refusal("bad_email")
    await call.house.people.change(call.me, given)
    return _me(call, await _anew(call))


async def _anew(call: Call) -> Person:
    person = await call.house.people.by_id(call.me.id)
    if person is None:
        raise Refusal("no_session", 401)
    return person


async def change_password(call: Call) -> api.Me:
    """Keep the account by a password."""
    if not call.house.logins.take(f"{address(call.request)} {call.me.id}"):
        raise Refusal("too_many_guesses", 429)
    await call.house.people.set_password(call.me.id, call.body.new, call.body.old)
    return _me(call, await _anew(call))


async def remove_me(call: Call) -> Response:
    """Forget me."""
    await _remove(call, call.me.id)
    return without_session(json(api.Nothing()), call.request)


async def _remove(call: Call, person: str) -> None:
    for table in await call.house.people.remove(person):
        room = call.house.rooms.all.get(table)
        if room is not None:
            await room.call(room.reload)
            for connection in list(room.connections):
                if connection.person is not None and connection.person.id == person:
                    connection.hang_up()
        call.house.rooms.lobby_changed(table)


# Tables


def show(call: Call, sat: Sat) -> TableInfo:
    """A table; who looks at it now only its room knows."""
    room = call.house.rooms.all.get(sat.table.id)
    return table_info(sat) if room is None else table_info(sat, room.here())


async def list_tables(call: Call) -> api.Tables:
    """Public tables."""
    status = call.request.query_params.get("show", "open")
    if status not in ("open", "running", "over"):
        raise Refusal("bad_list", show=status, allowed=["open", "running", "over"])
    return api.Tables([show(call, sat) for sat in await call.house.tables.public(status)])


async def my_tables(call: Call) -> api.Tables:
    """My tables."""
    return api.Tables([show(call, sat) for sat in await call.house.tables.of_person(call.me.id)])


async def open_table(call: Call) -> TableInfo:
    """Open a table."""
    return show(call, await call.house.tables.open(call.me, call.body))


async def one_table(call: Call) -> TableInfo:
    """A table."""
    return show(call, await call.house.tables.find(call.table))


async def join(call: Call) -> TableInfo:
    """Sit down."""
    return show(call, await call.house.tables.join(call.table, call.me, call.body.seat))


async def stand_up(call: Call) -> TableInfo:
    """Stand up before the start."""
    return show(call, await call.house.tables.stand_up(call.table, call.me))


async def plan(call: Call) -> TableInfo:
    """Who shall sit on a seat."""
    tables = call.house.tables
    return show(call, await tables.plan(call.table, call.me, call.number("seat"), call.body))


async def start(call: Call) -> TableInfo:
    """Begin."""
    return show(call, await call.house.tables.start(call.table, call.me))


async def close(call: Call) -> api.Nothing:
    """Close a table that has not begun, or one that is all mine."""
    sat = await call.house.tables.find(call.table)
    if sat.table.host != call.me.id:
        raise Refusal("not_host", 403)
    if sat.table.status == "running" and not sat.one_device():
        raise Refusal("already_started", 409)
    if sat.table.status in ("open", "running"):
        await call.house.tables.close(call.table)
    return api.Nothing()


async def rematch(call: Call) -> TableInfo:
    """Once more."""
    return show(call, await call.house.tables.rematch(call.table, call.me))


async def follow(call: Call) -> Response:
    """Follow the link of a seat."""
    person, token = call.person, None
    if person is None:
        if await call.house.tables.by_token(call.body.token) is None:
            raise Refusal("wrong_link", 404)
        person, token = await call.house.people.come_in(call.body.name, call.body.lang)
    table, seat = await call.house.tables.follow(call.body.token, person)
    answer = json(api.Followed(table, seat))
    return answer if token is None else with_session(answer, call.request, token)


# The past


async def _held(call: Call, sat: Sat) -> list[int]:
    return sat.held_by(None if call.person is None else call.person.id)


async def history(call: Call) -> api.History:
    """All moves."""
    sat = await call.house.tables.find(call.table)
    return await call.house.archive.history(sat, await _held(call, sat))


async def moment(call: Call) -> api.Moment:
    """The table after a move."""
    sat = await call.house.tables.find(call.table)
    seat = chosen_eyes(sat, await _held(call, sat), call.request.query_params.get("eyes"))
    return await call.house.archive.moment(sat, call.number("n"), seat)


async def log(call: Call) -> api.LogPage:
    """A page of the log."""
    sat = await call.house.tables.find(call.table)
    seat = chosen_eyes(sat, await _held(call, sat), call.request.query_params.get("eyes"))
    before = call.request.query_params.get("before")
    if before is not None and not before.isdecimal():
        raise Refusal("bad_number", name="before")
    return await call.house.archive.log(sat, None if before is None else int(before), seat)


async def fork(call: Call) -> TableInfo:
    """A new table from a move of this one."""
    sat = await call.house.tables.find(call.table)
    if not may_have_whole(sat, call.me.id):
        raise Refusal("not_over", 409)
    state, _ = await call.house.archive.state_at(sat, call.body.move)
    if state.over:
        raise Refusal("save_is_over", 409)
    origin = {"origin": "fork", "origin_table": call.table, "origin_move": call.body.move}
    forked = await call.house.tables.from_position(
        call.me, state.dump(), sat.table.game, origin, call.body.hot_seat
    )
    return show(call, forked)


async def save(call: Call) -> Response:
    """A save file."""
    sat = await call.house.tables.find(call.table)
    if not may_have_whole(sat, None if call.person is None else call.person.id):
        raise Refusal("not_over", 409)
    text = await call.house.archive.save(sat)
    name = f"{sat.table.game}-{sat.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type="application/json")


async def upload(call: Call) -> TableInfo:
    """A table from a save file."""
    return show(call, await call.house.tables.upload(call.me, call.body))


async def fairness(call: Call) -> api.Fairness:
    """Whether the dice were fair."""
    return await call.house.archive.fairness(await call.house.tables.find(call.table))


# The administrator


async def enter_admin(call: Call) -> api.Me:
    """Become the administrator by the link that the first start printed."""
    if not call.house.logins.take(f"{address(call.request)} admin"):
        raise Refusal("too_many_guesses", 429)
    await call.house.people.make_admin(call.me.id, call.body.token)
    return _me(call, await _anew(call))


async def overview(call: Call) -> api.AdminOverview:
    """People and tables."""
    _ = call.admin
    people = [
        api.AdminPerson(r["id"], r["name"], r["password"] is None, r["created"], r["tables"])
        for r in await call.house.people.everybody()
    ]
    found = []
    for status in ("open", "running"):
        found += [table_info(sat) for sat in await call.house.tables.every(status)]
    return api.AdminOverview(people, found)


async def admin_close(call: Call) -> api.Nothing:
    """Close any table."""
    _ = call.admin
    await call.house.tables.find(call.table)
    await call.house.tables.close(call.table)
    return api.Nothing()


async def admin_password(call: Call) -> api.Nothing:
    """A new password for somebody."""
    _ = call.admin
    person = str(call.request.path_params["person"])
    await call.house.people.set_password(person, call.body.password, None)
    return api.Nothing()


async def admin_remove(call: Call) -> api.Nothing:
    """Remove somebody with their data."""
    _ = call.admin
    person = str(call.request.path_params["person"])
    if await call.house.people.by_id(person) is None:
        raise Refusal("no_such_person", 404)
    await _remove(call, person)
    return api.Nothing()


_TABLE = "/api/tables/{table}"

ENDPOINTS = [
    Endpoint("GET", "/healthz", healthz, None, api.Nothing),
    Endpoint("GET", "/metrics", metrics),
    Endpoint("GET", "/words/{lang}/{part}.ftl", words),
    Endpoint("GET", "/api/games", list_games, None, list[api.GameInfo]),
    Endpoint("GET", "/api/games/{game}/alphabet", alphabet, None, list[api.LetterInfo]),
    Endpoint("POST", "/api/people", come_in, api.Guest, api.Me),
    Endpoint("POST", "/api/login", login, api.Login, api.Me),
    Endpoint("POST", "/api/logout", logout, None, api.Nothing),
    Endpoint("GET", "/api/me", me, None, api.Me),
    Endpoint("PATCH", "/api/me", change_me, api.ChangeMe, api.Me),
    Endpoint("DELETE", "/api/me", remove_me, None, api.Nothing),
    Endpoint("POST", "/api/me/password", change_password, api.ChangePassword, api.Me),
    Endpoint("GET", "/api/me/tables", my_tables, None, api.Tables),
    Endpoint("GET", "/api/tables", list_tables, None, api.Tables),
    Endpoint("POST", "/api/tables", open_table, api.NewTable, TableInfo),
    Endpoint("GET", _TABLE, one_table, None, TableInfo),
    Endpoint("DELETE", _TABLE, close, None, api.Nothing),
    Endpoint("POST", f"{_TABLE}/join", join, api.Join, TableInfo),
    Endpoint("POST", f"{_TABLE}/leave", stand_up, None, TableInfo),
    Endpoint("PUT", f"{_TABLE}/seats/{{seat:int}}", plan, api.SeatPlan, TableInfo),
    Endpoint("POST", f"{_TABLE}/start", start, None, TableInfo),
    Endpoint("POST", f"{_TABLE}/rematch", rematch, None, TableInfo),
    Endpoint("GET", f"{_TABLE}/history", history, None, api.History),
    Endpoint("GET", f"{_TABLE}/history/{{n:int}}", moment, None, api.Moment),
    Endpoint("GET", f"{_TABLE}/log", log, None, api.LogPage),
    Endpoint("POST", f"{_TABLE}/fork", fork, api.Fork, TableInfo),
    Endpoint("GET", f"{_TABLE}/save", save),
    Endpoint("GET", f"{_TABLE}/fairness", fairness, None, api.Fairness),
    Endpoint("POST", "/api/saves", upload, str, TableInfo),
    Endpoint("POST", "/api/links", follow, api.Follow, api.Followed),
    Endpoint("POST", "/api/admin/enter", enter_admin, api.AdminLink, api.Me),
    Endpoint("GET", "/api/admin", overview, None, api.AdminOverview),
    Endpoint("POST", "/api/admin/tables/{table}/close", admin_close, None, api.Nothing),
    Endpoint(
        "POST", "/api/admin/people/{person}/password", admin_password, api.SetPassword, api.Nothing
    ),
    Endpoint("DELETE", "/api/admin/people/{person}", admin_remove, None, api.Nothing),
]
