"""Tables that come from other games: rematches, forks, uploaded saves."""

import secrets
from typing import Any, NamedTuple

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import (
    BadSave,
    Facts,
    State,
    TabulariumError,
    commitment,
    load_save,
    read_save,
    spec_of,
)
from tabularium.registry import games
from tabularium.server.people.people import Person
from tabularium.server.pools import Pool
from tabularium.server.protocol.refusal import Refusal, refused
from tabularium.server.storage import schema
from tabularium.server.storage.new_rows import new_seat_row, new_table_row
from tabularium.server.storage.rows import Seating, SeatRow
from tabularium.server.tables.tables import Tables


async def rematch(tables: Tables, table: str, person: Person) -> Seating:
    """Once more, seats moved on by one: against bots at once, with people when all have agreed.

    Whoever asks first sits down; a chair is kept for everybody else, who takes it by asking too.
    """
    seating = await tables.find(table)
    if seating.table.status != "over":
        raise Refusal("not_over", 409)
    if not seating.held_by(person.id):
        raise Refusal("no_seat", 403)
    asked = seating.table.rematch
    if not asked or (await tables.find(asked)).table.status == "closed":
        await _ask_for_rematch(tables, seating, person)
    again = await tables.find((await tables.find(table)).table.rematch)
    return await _agree(tables, again, person)


async def _ask_for_rematch(tables: Tables, seating: Seating, person: Person) -> None:
    t, count = seating.table, len(seating.seats)
    row = new_table_row(t.game, games[t.game].rules, t.options, person.id)
    kept = ("title", "pace", "public", "hot_seat", "open_after", "aloud")
    row |= {name: getattr(t, name) for name in kept}
    moved = [seating.seats[(n + 1) % count] for n in range(count)]
    rows = [new_seat_row(row["id"], n) | _once_more(s, person) for n, s in enumerate(moved)]
    this = (schema.tables.c.id == t.id) & (schema.tables.c.rematch == t.rematch)
    first = update(schema.tables).where(this)

    async def job(connection: AsyncConnection) -> None:
        done = await connection.execute(first.values(rematch=row["id"]))
        if done.rowcount != 1:
            return  # somebody else asked in the same moment
        await connection.execute(insert(schema.tables), row)
        await connection.execute(insert(schema.seats), rows)
        await tables.broker.tell(connection, t.id, "table")

    await tables.database.write(job)
    await tables.rooms.reload(t.id)
    tables.changes.tell(row["id"])


def _once_more(seat: SeatRow, person: Person) -> dict[str, Any]:
    """The same on a new table; other people are asked first."""
    values: dict[str, Any] = {
        "kind": seat.kind,
        "person": seat.person,
        "name": seat.name,
        "level": seat.level,
    }
    if seat.kind == "person" and seat.person != person.id:
        values |= {"kind": "open", "reserved": True}
    return values


async def _agree(tables: Tables, again: Seating, person: Person) -> Seating:
    if again.table.status != "open":
        return again
    for seat in [s.seat for s in again.seats if s.kind == "open" and s.person == person.id]:
        again = await tables.sit(again, person, seat)
    if any(seat.kind == "open" for seat in again.seats):
        return again
    return await tables.begin(again)


class Laid(NamedTuple):
    """A position with chance of its own, ready to be played from."""

    game: str
    seed: str
    state: State


async def from_position(
    tables: Tables, person: Person, laid: Laid, origin: dict[str, Any], hot_seat: bool
) -> Seating:
    """A new table that begins with a position; marked, for it is not provably fair."""
    state, spec = laid.state, games[laid.game]
    row = new_table_row(laid.game, spec.rules, dict(state.setting.options.given), person.id)
    row |= {"seed": laid.seed, "commitment": commitment(laid.seed), "start": state.dump(), **origin}
    row |= {"hot_seat": hot_seat, "public": False}
    rows = [new_seat_row(row["id"], n) for n in range(state.seats)]
    if hot_seat:
        for each in rows:
            each |= {"kind": "person", "person": person.id, "name": person.name}
    return await tables.insert(person, row, rows, hot_seat, state)


def lay(game: str, dump: Facts) -> Laid:
    """Lay a position and ask every seat about it; runs in a thread, for that may take a while."""
    spec = games[game]
    seed = secrets.token_hex(16)
    # Chance of its own: the seed of the old game may be known to somebody.
    start = {**dump, "seed": seed, "drawn": {}, "rules": spec.rules}
    try:
        state = spec.load(start)
        ask_everybody(state)
    except TabulariumError as error:
        raise refused(error) from None
    except Exception:
        raise Refusal("bad_save") from None  # of the right form with wrong insides
    return Laid(game, seed, state)


def ask_everybody(state: State) -> None:
    """Whatever a room will ask of a position; raises whatever goes wrong."""
    spec = spec_of(state)
    state.view(None).dump()
    for seat in range(state.seats):
        view = state.view(seat)
        view.dump()
        spec.forecast(view)
        spec.outlook(view)
        state.can_undo(seat)
        state.can_withdraw(seat)
        if state.asides_closed(seat) is None:
            state.letters(seat, "", True)
        if state.not_asked(seat) is None:
            if state.words[seat] is not None:
                raise ValueError(f"seat {seat} is asked, but has answered")
            for word in _some_words(state, seat):
                state.preview(seat, word)
            spec.load(state.dump()).act(seat, state.fallback(seat))


def _some_words(state: State, seat: int, most: int = 8) -> list[str]:
    """A few words, each spelled to its end."""
    words = []
    for text, whole in state.letters(seat, "")[:most]:
        while not whole:
            more, whole = state.letters(seat, text)[0]
            text = f"{text} {more}"
        words.append(text)
    return words


async def upload(tables: Tables, saves: Pool, person: Person, text: str, hot_seat: bool) -> Seating:
    """A table from a save file: all seats are the uploader's, or open for people and bots."""
    laid = await saves.run(_read, text)
    return await from_position(tables, person, laid, {"origin": "upload"}, hot_seat)


def _read(text: str) -> Laid:
    """The position of a save, laid; runs in a thread, for a save may be long."""
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
    except Refusal:
        raise
    except Exception:
        raise Refusal("bad_save") from None  # a save of the right form with wrong insides
    if state.over:
        raise Refusal("save_is_over", 409)
    return lay(game, state.dump())
