"""HTTP: the past of a table, forks, saves, fairness."""

from starlette.responses import Response

from tabularium.server.past.history import chosen_eyes, may_have_whole
from tabularium.server.protocol import api
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.protocol.wire import TableInfo
from tabularium.server.storage.rows import Seating
from tabularium.server.tables import derived
from tabularium.server.web.http import Call, show
from tabularium.server.web.plain_text import number


async def _held(call: Call, seating: Seating) -> list[int]:
    return seating.held_by(None if call.person is None else call.person.id)


async def history(call: Call) -> api.History:
    """All moves."""
    seating = await call.services.tables.find(call.table)
    return await call.services.archive.history(seating, await _held(call, seating))


async def moment(call: Call) -> api.Moment:
    """The table after a move."""
    seating = await call.services.tables.find(call.table)
    seat = chosen_eyes(seating, await _held(call, seating), call.request.query_params.get("eyes"))
    return await call.services.archive.moment(seating, call.number("n"), seat)


async def log(call: Call) -> api.LogPage:
    """A page of the log."""
    seating = await call.services.tables.find(call.table)
    seat = chosen_eyes(seating, await _held(call, seating), call.request.query_params.get("eyes"))
    before = call.request.query_params.get("before")
    end = None if before is None else number(before, "before")
    return await call.services.archive.log(seating, end, seat)


async def course(call: Call) -> api.Course:
    """The scores over the game."""
    seating = await call.services.tables.find(call.table)
    return await call.services.courses.of(seating, await _held(call, seating))


async def spark(call: Call) -> api.Spark:
    """Who leads a running game, as far as everybody may know."""
    return await call.services.sparks.of(await call.services.tables.find(call.table))


async def fork(call: Call) -> TableInfo:
    """A new table from a move of this one."""
    seating = await call.services.tables.find(call.table)
    if not may_have_whole(seating, call.me.id):
        raise Refusal("not_over", 409)
    state, _ = await call.services.archive.state_at(seating, call.body.move)
    if state.over:
        raise Refusal("save_is_over", 409)
    origin = {"origin": "fork", "origin_table": call.table, "origin_move": call.body.move}
    saves, game = call.services.pools.saves, seating.table.game
    laid = await saves.run(derived.lay, game, state.dump())
    forked = await derived.from_position(
        call.services.tables, call.me, laid, origin, call.body.hot_seat
    )
    return show(call, forked)


async def save(call: Call) -> Response:
    """A save file."""
    seating = await call.services.tables.find(call.table)
    if not may_have_whole(seating, None if call.person is None else call.person.id):
        raise Refusal("not_over", 409)
    text = await call.services.archive.save(seating)
    name = f"{seating.table.game}-{seating.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type="application/json")


async def upload(call: Call) -> TableInfo:
    """A table from a save file."""
    whose = call.request.query_params.get("seats", "mine")
    if whose not in ("mine", "open"):
        raise Refusal("bad_whose", seats=whose, allowed=["mine", "open"])
    made = await derived.upload(
        call.services.tables, call.services.pools.saves, call.me, call.body, whose == "mine"
    )
    return show(call, made)


async def fairness(call: Call) -> api.Fairness:
    """Whether the dice were fair."""
    return await call.services.verdicts.fairness(await call.services.tables.find(call.table))
