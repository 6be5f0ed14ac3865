"""Tables that come from other games: rematches, forks, uploaded saves."""

import secrets
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import BadSave, Facts, TabulariumError
from tabularium.kernel.chance import commitment
from tabularium.kernel.save import load_save, read_save
from tabularium.registry import games
from tabularium.server.fresh import new_seat_row, new_table_row
from tabularium.server.people import Person
from tabularium.server.refusal import Refusal, refused
from tabularium.server.rows import Sat
from tabularium.server.storage.schema import seats, tables
from tabularium.server.tables import Tables


async def rematch(lobby: Tables, table: str, person: Person) -> Sat:
    """A new table with the same people, seats moved on by one; the same for all who ask."""
    sat = await lobby.find(table)
    t = sat.table
    if t.status != "over":
        raise Refusal("not_over", 409)
    if not sat.held_by(person.id):
        raise Refusal("no_seat", 403)
    if t.rematch:
        return await lobby.find(t.rematch)
    row = new_table_row(t.game, games[t.game].rules, t.options, t.host)
    row |= {
        "title": t.title,
        "pace": t.pace,
        "public": t.public,
        "hot_seat": t.hot_seat,
        "open_after": t.open_after,
    }
    moved = [sat.seats[(n + 1) % len(sat.seats)] for n in range(len(sat.seats))]
    rows = [
        new_seat_row(row["id"], n)
        | {"kind": s.kind, "person": s.person, "name": s.name, "level": s.level}
        for n, s in enumerate(moved)
    ]
    first = update(tables).where(tables.c.id == table, tables.c.rematch == "")

    async def job(connection: AsyncConnection) -> None:
        done = await connection.execute(first.values(rematch=row["id"]))
        if done.rowcount != 1:
            return  # somebody else asked in the same moment
        await connection.execute(insert(tables), row)
        await connection.execute(insert(seats), rows)
        await lobby.rooms.broker.tell(connection, table, "table")

    await lobby.database.write(job)
    new = await lobby.find((await lobby.find(table)).table.rematch)
    room = lobby.rooms.all.get(table)
    if room is not None:
        await room.call(room.reload)
    return new


async def from_position(
    lobby: Tables, person: Person, dump: Facts, game: str, origin: dict[str, Any], hot_seat: bool
) -> Sat:
    """A new table that begins with a position; marked, for it is not provably fair."""
    spec = games[game]
    seed = secrets.token_hex(16)
    # Chance of its own: the seed of the old game may be known to somebody.
    start = {**dump, "seed": seed, "drawn": {}, "rules": spec.rules}
    try:
        state = spec.load(start)
    except TabulariumError as error:
        raise refused(error) from None
    row = new_table_row(game, spec.rules, dict(state.setting.options.given), person.id)
    row |= {"seed": seed, "commitment": commitment(seed), "start": state.dump(), **origin}
    row |= {"hot_seat": hot_seat, "public": False}
    rows = [new_seat_row(row["id"], n) for n in range(state.seats)]
    if hot_seat:
        for each in rows:
            each |= {"kind": "person", "person": person.id, "name": person.name}
    await lobby.insert(person, row, rows)
    if hot_seat:
        return await lobby.start(row["id"], person)
    return await lobby.find(row["id"])


async def upload(lobby: Tables, person: Person, text: str, hot_seat: bool) -> Sat:
    """A table from a save file: all seats are the uploader's, or open for people and bots."""
    try:
        fields = read_save(text)
        game = str(fields["game"])
        if game not in games:
            raise Refusal("unknown_game", game=game, allowed=sorted(games))
        state = load_save(games[game], fields)
    except BadSave as error:
        raise refused(error) from None
    except TabulariumError as error:
        raise refused(error) from None
    except (AssertionError, KeyError, TypeError, ValueError, AttributeError):
        raise Refusal("bad_save") from None  # a save of the right form with wrong insides
    if state.over:
        raise Refusal("save_is_over", 409)
    origin = {"origin": "upload"}
    return await from_position(lobby, person, state.dump(), game, origin, hot_seat)
