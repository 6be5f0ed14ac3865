"""People: a guest by name at once; a password keeps the account; sessions by cookie."""

import hmac
import re
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.people.passwords import NOBODY, fits, hashed
from tabularium.server.pools import Pool
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.storage.database import Database
from tabularium.server.storage.schema import chat, meta, notes, people, seats, sessions, tables
from tabularium.server.storage.tokens import digest, new_token
from tabularium.words import LANGUAGES

# Asked with every request, so built once.
_BY_SESSION = select(people).join(sessions).where(sessions.c.hash == bindparam("hash"))


class Person(msgspec.Struct, frozen=True):
    """Somebody with a session."""

    id: str
    name: str
    lang: str
    guest: bool
    admin: bool
    webhook: str
    email: str


class People:
    """Everybody this server knows."""

    def __init__(self, database: Database, passwords: Pool) -> None:
        self.database = database
        self.passwords = passwords

    async def come_in(self, name: str, lang: str) -> tuple[Person, str]:
        """A new guest, and the token of their session."""
        name = tidy_name(name)
        person = {
            "id": secrets.token_urlsafe(9),
            "name": name,
            "lang": lang if lang in LANGUAGES else "en",
            "admin": False,
            "webhook": "",
            "email": "",
            "created": time.time(),
        }
        token = new_token()

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(people), person)
            await connection.execute(insert(sessions), _session(person["id"], token))

        await self.database.write(job)
        return _person({**person, "password": None}), token

    async def by_session(self, token: str) -> Person | None:
        """Whose cookie this is."""
        if not token:
            return None
        key = {"hash": digest(token)}

        async def job(connection: AsyncConnection) -> Person | None:
            row = (await connection.execute(_BY_SESSION, key)).mappings().first()
            return None if row is None else _person(row)

        return await self.database.read(job)

    async def by_id(self, person: str) -> Person | None:
        """Somebody by id."""

        async def job(connection: AsyncConnection) -> Person | None:
            query = select(people).where(people.c.id == person)
            row = (await connection.execute(query)).mappings().first()
            return None if row is None else _person(row)

        return await self.database.read(job)

    async def login(self, name: str, password: str) -> tuple[Person, str]:
        """A new session for somebody with a password."""

        async def find(connection: AsyncConnection) -> Any:
            query = select(people).where(people.c.login == login_name(name))
            return (await connection.execute(query)).mappings().first()

        row = await self.database.read(find)
        kept = row["password"] if row is not None else NOBODY
        if not await self.passwords.run(fits, password, kept) or row is None:
            raise Refusal("wrong_password", 403)
        token = new_token()

        async def open_it(connection: AsyncConnection) -> None:
            await connection.execute(insert(sessions), _session(row["id"], token))

        await self.database.write(open_it)
        return _person(row), token

    async def logout(self, token: str) -> None:
        """End a session."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(sessions).where(sessions.c.hash == digest(token)))

        await self.database.write(job)

    async def set_password(self, person: str, new: str, old: str | None, session: str = "") -> None:
        """Keep an account by a password. Without `old` (None) nobody asks for the one before.

        All sessions end but the one with which it was changed: whoever had one may have guessed.
        """

        async def find(connection: AsyncConnection) -> Any:
            return (
                (await connection.execute(select(people).where(people.c.id == person)))
                .mappings()
                .first()
            )

        row = await self.database.read(find)
        if row is None:
            raise Refusal("no_such_person", 404)
        kept = None if old is None else row["password"]
        if kept is not None and not await self.passwords.run(fits, old or "", kept):
            raise Refusal("wrong_password", 403)
        kept = await self.passwords.run(hashed, new)
        values = {"password": kept, "login": login_name(row["name"])}
        await self._change(person, values)
        others = delete(sessions).where(
            sessions.c.person == person, sessions.c.hash != digest(session)
        )
        await self.database.write(lambda connection: connection.execute(others))

    async def change(self, person: Person, values: dict[str, Any]) -> None:
        """Change name, language or channels."""
        if "name" in values:
            values["name"] = tidy_name(values["name"])
            if not person.guest:
                values["login"] = login_name(values["name"])
        if "lang" in values and values["lang"] not in LANGUAGES:
            raise Refusal("unknown_language", lang=values["lang"], allowed=sorted(LANGUAGES))
        await self._change(person.id, values)

    async def _change(self, person: str, values: dict[str, Any]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(people).where(people.c.id == person).values(**values))

        try:
            await self.database.write(job)
        except IntegrityError:
            raise Refusal("name_taken", 409) from None

    async def remove(self, person: str) -> list[str]:
        """Forget somebody with their data; their seats go on as somebody who left.

        Returns the running tables that this touches.
        """

        async def job(connection: AsyncConnection) -> list[str]:
            held = select(seats.c.table, seats.c.seat).where(seats.c.person == person)
            places = list(await connection.execute(held))
            touched = sorted({place.table for place in places})
            for place in places:  # the links in their hands are void
                here = (seats.c.table == place.table) & (seats.c.seat == place.seat)
                await connection.execute(update(seats).where(here).values(token=new_token()))
            gone = {"person": "", "name": "", "away": "left"}
            open_tables = select(tables.c.id).where(tables.c.status == "open")
            await connection.execute(
                update(seats)
                .where(seats.c.person == person, seats.c.table.in_(open_tables))
                .values(person="", name="", kind="open")
            )
            await connection.execute(update(seats).where(seats.c.person == person).values(**gone))
            await connection.execute(
                update(chat).where(chat.c.person == person).values(text="", name="")
            )
            await connection.execute(delete(notes).where(notes.c.person == person))
            mail = meta.c.key.in_([f"confirm:{person}", f"mail:{person}"])
            await connection.execute(delete(meta).where(mail))
            await connection.execute(delete(people).where(people.c.id == person))
            return touched

        return await self.database.write(job)

    async def everybody(self) -> list[Any]:
        """All people with the number of their tables, for the administrator."""
        count = (
            select(func.count())
            .where(seats.c.person == people.c.id)
            .scalar_subquery()
            .label("tables")
        )

        async def job(connection: AsyncConnection) -> list[Any]:
            query = select(people, count).order_by(people.c.created.desc()).limit(500)
            return list((await connection.execute(query)).mappings())

        return await self.database.read(job)

    # The administrator

    async def admin_link(self, anew: bool) -> str | None:
        """The token of the administrator's link: on the first start, or when asked for anew."""
        token = new_token()

        async def job(connection: AsyncConnection) -> bool:
            there = await connection.scalar(select(meta.c.value).where(meta.c.key == "admin"))
            if there is not None and not anew:
                return False
            await connection.execute(delete(meta).where(meta.c.key == "admin"))
            await connection.execute(insert(meta), {"key": "admin", "value": digest(token)})
            await connection.execute(update(people).values(admin=False))  # only by the new link
            return True

        return token if await self.database.write(job) else None

    async def make_admin(self, person: str, token: str) -> None:
        """Follow the administrator's link."""

        async def job(connection: AsyncConnection) -> None:
            kept = await connection.scalar(select(meta.c.value).where(meta.c.key == "admin"))
            if kept is None or not hmac.compare_digest(kept, digest(token)):
                raise Refusal("wrong_link", 403)
            await connection.execute(update(people).where(people.c.id == person).values(admin=True))

        await self.database.write(job)


def tidy_name(name: str) -> str:
    """A name as we keep it: no control characters, single spaces."""
    name = " ".join(
        re.sub(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]", " ", name).split()
    )
    if not name:
        raise Refusal("no_name")
    return name[:40]


def login_name(name: str) -> str:
    """A name as it is compared: however it is spaced or written, it is one."""
    return tidy_name(name).casefold()


def _session(person: Any, token: str) -> dict[str, Any]:
    return {"hash": digest(token), "person": person, "created": time.time()}


def _person(row: Any) -> Person:
    return Person(
        row["id"],
        row["name"],
        row["lang"],
        row["password"] is None,
        row["admin"],
        row["webhook"],
        row["email"],
    )
