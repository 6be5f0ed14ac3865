"""Mail addresses: nothing is sent to one before its owner has followed the link sent there.

That one mail says nothing that a guest has written, and few of them are sent.
"""

import hmac
import time

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.people.people import Person
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.rates import Buckets
from tabularium.server.storage.database import Database
from tabularium.server.storage.schema import meta
from tabularium.server.storage.tokens import digest, new_token

_DAY = 24 * 3600.0


class MailAddresses:
    """Which addresses are confirmed, and who has asked for which."""

    def __init__(self, database: Database) -> None:
        self.database = database
        # Mails a second, and how many at once: to one address, for one person, from one place.
        self._limits = {
            "to": Buckets(1 / _DAY, 2),
            "person": Buckets(1 / 600, 3),
            "from": Buckets(1 / 120, 5),
            "all": Buckets(1 / 6, 30),
        }

    async def ask(self, person: Person, address: str, place: str) -> str:
        """Somebody gives an address; returns the token to be sent there."""
        limits = {"to": address.casefold(), "person": person.id, "from": place, "all": ""}
        for name, key in limits.items():
            if not self._limits[name].take(key):
                raise Refusal("too_many_mails", 429)
        token = f"{person.id}.{new_token()}"
        await self._keep(f"confirm:{person.id}", f"{digest(token)} {time.time() + _DAY} {address}")
        return token

    async def confirm(self, token: str) -> str:
        """Whoever has the token reads the mail of that address; returns the address."""
        person = token.partition(".")[0]
        kept = await self._kept(f"confirm:{person}")
        wanted, until, address = (*(kept or "").split(" ", 2), "", "", "")[:3]
        if not kept or not hmac.compare_digest(wanted, digest(token)) or time.time() > float(until):
            raise Refusal("wrong_link", 404)
        await self._keep(f"mail:{person}", address)
        return address

    async def confirmed(self, person: Person) -> bool:
        """Whether the address of a person is theirs."""
        return bool(person.email) and await self._kept(f"mail:{person.id}") == person.email

    async def _kept(self, key: str) -> str | None:
        query = select(meta.c.value).where(meta.c.key == key)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def _keep(self, key: str, value: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(meta).where(meta.c.key == key))
            await connection.execute(insert(meta), {"key": key, "value": value})

        await self.database.write(job)
