"""Addresses to be sent to friends. A messenger that looks at one is told the game and its cover;
a browser goes on to the page of the client."""

from html import escape
from typing import Final

from starlette.responses import Response

from tabularium.registry import games
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.storage.rows import Seating
from tabularium.server.web.http import Call
from tabularium.words import LANGUAGES, Words

# What a browser gets before it goes on; no script and no style, so that the strictest policy holds.
_PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<meta http-equiv="refresh" content="0;url={to}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Tabularium">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{about}">
<meta property="og:url" content="{here}">
{image}<meta name="twitter:card" content="summary_large_image">
</head>
<body><p><a href="{to}">{title}</a></p></body>
</html>
"""
_IMAGE: Final = """<meta property="og:image" content="{url}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="{width}">
<meta property="og:image:height" content="{height}">
"""
SIZE: Final = (800, 420)  # of a preview, in pixels


async def seat_link(call: Call) -> Response:
    """An invitation to a chair."""
    token = str(call.request.path_params["token"])
    row = await call.services.tables.by_token(token)
    if row is None:
        return _page(call, None, "", f"../#/seat/{token}", 404)
    seating = await call.services.tables.find(row.table)
    host = await call.services.people.by_id(seating.table.host)
    return _page(call, seating, "" if host is None else host.name, f"../#/seat/{token}")


async def table_link(call: Call) -> Response:
    """A table to look at."""
    try:
        seating = await call.services.tables.find(call.table)
    except Refusal:
        return _page(call, None, "", f"../#/table/{call.table}", 404)
    return _page(call, seating, "", f"../#/table/{call.table}")


def _page(call: Call, seating: Seating | None, host: str, to: str, status: int = 200) -> Response:
    """What is said of a table here is what everybody with the link may know: its game, its host."""
    lang = _language(call)
    words = Words(lang) if seating is None else Words(lang, seating.table.game)
    title, about, image = "Tabularium", words.say("server-link-about"), ""
    if seating is not None and seating.table.game in games:
        game, title = seating.table.game, words.title()
        about = words.say(f"{game}-about")
        if host:
            title = words.say("server-link-seat", host=host, game=title)
        url = f"{_base(call)}/previews/{game}.png"
        image = _IMAGE.format(url=escape(url), width=SIZE[0], height=SIZE[1])
    here = f"{_base(call)}{call.request.url.path.removeprefix(call.services.settings.prefix)}"
    text = _PAGE.format(
        lang=lang,
        title=escape(title),
        about=escape(about),
        here=escape(here),
        to=escape(to),
        image=image,
    )
    headers = {"Cache-Control": "no-store"}
    return Response(text, status, headers, "text/html")


def _base(call: Call) -> str:
    """Our address as others see it, without a slash."""
    settings, url = call.services.settings, call.request.url
    return settings.public_url.rstrip("/") or f"{url.scheme}://{url.netloc}{settings.prefix}"


def _language(call: Call) -> str:
    """The first language of the browser that we speak; messengers often name none."""
    wanted = call.request.headers.get("accept-language", "").split(",")
    spoken = [each.strip()[:2].lower() for each in wanted]
    return next((lang for lang in spoken if lang in LANGUAGES), LANGUAGES[0])
