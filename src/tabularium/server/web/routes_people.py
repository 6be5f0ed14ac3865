"""HTTP: people, sessions, the administrator."""

from starlette.responses import Response

from tabularium.server.people.people import Person, login_name
from tabularium.server.protocol import api
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.web.http import (
    Call,
    address,
    json,
    session_of,
    with_session,
    without_session,
)


async def _me(call: Call, person: Person) -> api.Me:
    return api.Me(
        person.id,
        person.name,
        person.lang,
        person.guest,
        person.admin,
        person.webhook,
        person.email,
        await call.services.notifier.addresses.confirmed(person),
        bool(call.services.settings.smtp),
    )


async def come_in(call: Call) -> Response:
    """A guest by name."""
    person, token = await call.services.people.come_in(call.body.name, call.body.lang)
    return with_session(json(await _me(call, person)), call.request, token)


async def login(call: Call) -> Response:
    """Back with a password."""
    _guess(call, login_name(call.body.name))
    person, token = await call.services.people.login(call.body.name, call.body.password)
    return with_session(json(await _me(call, person)), call.request, token)


def _guess(call: Call, about: str) -> None:
    """Somebody tries a password or a link; refuses too many tries about one thing, or in all."""
    place, guesses = address(call.request), call.services.guesses
    if not guesses.take(f"{place} {about}") or not call.services.guesses_in_all.take(place):
        raise Refusal("too_many_guesses", 429)


async def logout(call: Call) -> Response:
    """End the session."""
    await call.services.people.logout(session_of(call.request))
    if call.person is not None:
        call.services.hang_up(call.person.id)
    return without_session(json(api.Nothing()), call.request)


async def me(call: Call) -> api.Me | None:
    """Who am I? Nobody yet is a fine answer: every newcomer asks, and browsers log refusals."""
    return None if call.person is None else await _me(call, call.person)


async def change_me(call: Call) -> api.Me:
    """Change name, language or channels."""
    _ = call.me  # before anything is looked up for them
    given = {
        name: getattr(call.body, name)
        for name in ("name", "lang", "webhook", "email")
        if getattr(call.body, name) is not None
    }
    if given.get("webhook"):
        await call.services.notifier.checked(given["webhook"])
    if given.get("email") and (
        "@" not in given["email"] or any(c in given["email"] for c in "\r\n ,")
    ):
        raise Refusal("bad_email")
    if given.get("email", "") not in ("", call.me.email):
        place = address(call.request)
        await call.services.notifier.ask_to_confirm(call.me, given["email"], place)
    await call.services.people.change(call.me, given)
    return await _me(call, await _anew(call))


async def _anew(call: Call) -> Person:
    person = await call.services.people.by_id(call.me.id)
    if person is None:
        raise Refusal("no_session", 401)
    return person


async def change_password(call: Call) -> api.Me:
    """Keep the account by a password."""
    _guess(call, call.me.id)
    session = session_of(call.request)
    await call.services.people.set_password(call.me.id, call.body.new, call.body.old, session)
    call.services.hang_up(call.me.id)
    return await _me(call, await _anew(call))


async def confirm(call: Call) -> api.Confirmed:
    """This mail address is mine."""
    _guess(call, "confirm")
    return api.Confirmed(await call.services.notifier.addresses.confirm(call.body.token))


async def remove_me(call: Call) -> Response:
    """Forget me."""
    await _remove(call, call.me.id)
    return without_session(json(api.Nothing()), call.request)


async def _remove(call: Call, person: str) -> None:
    for table in await call.services.people.remove(person):
        room = call.services.rooms.all.get(table)
        if room is not None:
            await room.call(room.reload)
        call.services.changes.tell(table)
    call.services.hang_up(person)


# The administrator


async def enter_admin(call: Call) -> api.Me:
    """Become the administrator by the link that the first start printed."""
    _guess(call, "admin")
    await call.services.people.make_admin(call.me.id, call.body.token)
    return await _me(call, await _anew(call))


async def admin_close(call: Call) -> api.Nothing:
    """Close any table."""
    _ = call.admin
    await call.services.tables.find(call.table)
    await call.services.tables.close(call.table)
    return api.Nothing()


async def admin_password(call: Call) -> api.Nothing:
    """A new password for somebody."""
    _ = call.admin
    person = str(call.request.path_params["person"])
    await call.services.people.set_password(person, call.body.password, None)
    call.services.hang_up(person)
    return api.Nothing()


async def admin_remove(call: Call) -> api.Nothing:
    """Remove somebody with their data."""
    _ = call.admin
    person = str(call.request.path_params["person"])
    if await call.services.people.by_id(person) is None:
        raise Refusal("no_such_person", 404)
    await _remove(call, person)
    return api.Nothing()
