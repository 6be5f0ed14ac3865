"""HTTP: the past of a table, forks, saves, fairness."""

from starlette.responses import Response

from tabularium.server import api, sequels
from tabularium.server.history import chosen_eyes, may_have_whole
from tabularium.server.refusal import Refusal
from tabularium.server.rows import Sat
from tabularium.server.web import Call, show
from tabularium.server.wire import TableInfo


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


async def course(call: Call) -> api.Course:
    """The scores over the game."""
    sat = await call.house.tables.find(call.table)
    return await call.house.courses.of(sat, await _held(call, sat))


async def fork(call: Call) -> TableInfo:
    """A new table from a move of this one."""
    sat = await call.house.tables.find(call.table)
    if not may_have_whole(sat, call.me.id):
        raise Refusal("not_over", 409)
    state, _ = await call.house.archive.state_at(sat, call.body.move)
    if state.over:
        raise Refusal("save_is_over", 409)
    origin = {"origin": "fork", "origin_table": call.table, "origin_move": call.body.move}
    forked = await sequels.from_position(
        call.house.tables, call.me, state.dump(), sat.table.game, origin, call.body.hot_seat
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
    whose = call.request.query_params.get("seats", "mine")
    if whose not in ("mine", "open"):
        raise Refusal("bad_whose", seats=whose, allowed=["mine", "open"])
    made = await sequels.upload(call.house.tables, call.me, call.body, whose == "mine")
    return show(call, made)


async def fairness(call: Call) -> api.Fairness:
    """Whether the dice were fair."""
    return await call.house.archive.fairness(await call.house.tables.find(call.table))
