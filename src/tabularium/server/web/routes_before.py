"""HTTP: before a game begins. How its table will look, who invites to it, and codes for phones."""

import io
import re
from functools import lru_cache

import segno
from starlette.responses import Response

from tabularium.kernel import Options, TabulariumError
from tabularium.registry import games
from tabularium.server.protocol import api
from tabularium.server.protocol.refusal import Refusal, refused
from tabularium.server.protocol.wire import TableInfo
from tabularium.server.storage.ledger import open_position
from tabularium.server.storage.rows import Seating, SeatRow
from tabularium.server.tables import chairs, leaving
from tabularium.server.web.http import Call, json, show, with_session

# No table has this seed, so the example tells nothing about any.
_EXAMPLE = "an example of a start"


async def house(call: Call) -> api.House:
    """Who is here now."""
    services = call.services
    known = {each.who for each in services.connections if each.who}
    lookers = services.lobby.everybody
    known |= {looker.person for looker in lookers if looker.person}
    strangers = sum(1 for looker in lookers if not looker.person)
    rooms = services.rooms.all.values()
    # Whoever asks is here, though their window may not listen yet.
    return api.House(max(1, len(known) + strangers), sum(1 for r in rooms if r.connections))


async def start_of(call: Call) -> api.StartView:
    """How a game begins, as everybody sees it."""
    game = str(call.request.path_params["game"])
    if game not in games:
        raise Refusal("unknown_game", 404, game=game, allowed=sorted(games))
    spec, seats = games[game], call.body.seats
    if seats not in spec.seats:
        raise Refusal("bad_seats", seats=seats, allowed=list(spec.seats))
    try:
        options = Options(spec.schema, call.body.options).given
    except TabulariumError as error:
        raise refused(error) from None
    state = spec.new(seats, _EXAMPLE, options)
    return api.StartView(dict(state.view(None).dump()))


async def table_start(call: Call) -> api.StartView:
    """How the game of a table begins, or the position from which it goes on."""
    table = (await call.services.tables.find(call.table)).table
    spec = games[table.game]
    if table.start is None:
        seating = await call.services.tables.find(call.table)
        state = spec.new(len(seating.seats), _EXAMPLE, table.options)
    else:
        rules = int(table.start.get("rules", spec.rules))
        state = open_position(spec, table.start, rules).state
    return api.StartView(dict(state.view(None).dump()))


async def qr(call: Call) -> api.Qr:
    """A code that a phone can read; off the loop, since it takes long, and once for each text."""
    return await call.services.pools.codes.run(_drawn_code, call.body.text)


@lru_cache(maxsize=256)
def _drawn_code(text: str) -> api.Qr:
    code = segno.make(text, micro=False, error="m")
    size = int(code.symbol_size(border=0)[0])
    drawn = io.BytesIO()
    code.save(drawn, kind="svg", border=0, xmldecl=False, svgns=False)
    path = re.search(r' d="([^"]+)"', drawn.getvalue().decode())
    return api.Qr(size, path.group(1) if path else "")


# Invitations


async def invitation(call: Call) -> api.Invitation:
    """What the link of a seat invites to."""
    row = await call.services.tables.by_token(str(call.request.path_params["token"]))
    if row is None:
        raise Refusal("wrong_link", 404)
    seating = await call.services.tables.find(row.table)
    me = "" if call.person is None else call.person.id
    return api.Invitation(
        table=row.table,
        seat=row.seat,
        game=seating.table.game,
        host=await host_of(call, seating),
        name=row.name if row.kind == "open" else "",
        seats=[_sitting(seat) for seat in seating.seats],
        free=row.kind == "open" and seating.table.status == "open",
        mine=bool(seating.held_by(me)),
    )


async def host_of(call: Call, seating: Seating) -> str:
    """The host's name."""
    host = await call.services.people.by_id(seating.table.host)
    return "" if host is None else host.name


def _sitting(seat: SeatRow) -> str:
    return seat.name if seat.kind == "person" else ""


async def follow(call: Call) -> Response:
    """Follow the link of a seat."""
    person, token = call.person, None
    if person is None:
        if await call.services.tables.by_token(call.body.token) is None:
            raise Refusal("wrong_link", 404)
        person, token = await call.services.people.come_in(call.body.name, call.body.lang)
    table, seat = await call.services.tables.follow(call.body.token, person)
    answer = json(api.Followed(table, seat))
    return answer if token is None else with_session(answer, call.request, token)


# Chairs


async def remove_seat(call: Call) -> TableInfo:
    """Take a free chair away."""
    tables, seat = call.services.tables, call.number("seat")
    return show(call, await chairs.remove(tables, call.table, call.me, seat))


async def swap_seats(call: Call) -> TableInfo:
    """Two chairs change places."""
    tables, wish = call.services.tables, call.body
    return show(call, await chairs.swap(tables, call.table, call.me, wish.one, wish.other))


async def give_up(call: Call) -> TableInfo:
    """Give a game up for good: a bot plays on, or the table closes."""
    return show(call, await leaving.give_up(call.services.tables, call.table, call.me))
