"""The lobby: public tables, and those of one person."""

from tabularium.server.people.people import Person
from tabularium.server.protocol.api import Lobby
from tabularium.server.room.shown import table_info
from tabularium.server.tables.tables import Tables


async def lobby(tables: Tables, person: Person | None) -> Lobby:
    """Public tables, and those of the person."""
    opened, running = [await tables.public(status) for status in ("open", "running")]
    own = [] if person is None else await tables.of_person(person.id)
    return Lobby(
        [table_info(seating) for seating in opened],
        [table_info(seating) for seating in running],
        [table_info(seating) for seating in own],
    )
