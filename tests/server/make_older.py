"""Writes tests/server/older/: the data of a server of this version, for later versions to open.

    PYTHONPATH=src:tests python tests/server/make_older.py NAME

A committed file is never written again; a new schema or new rules get a file of their own.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from caravan import SPEC as CARAVAN

from server.running import ME, running
from tabularium import games
from tabularium.kernel import Picks
from tabularium.server.storage.backup import backup

OLDER = Path(__file__).parent / "older"
WORDS = 25


async def write(name: str) -> None:
    """A table of every game, some words old, one of them finished."""
    games.register(CARAVAN)
    target = OLDER / f"{name}.db"
    assert not target.exists(), "an older version stays as it was"
    OLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder)) as server:
            ala = await server.guest("Ala")
            long, short = {"rounds": 9}, {"rounds": 1}
            wanted = [(game, {}, WORDS) for game in games if game != "caravan"]
            wanted += [("caravan", long, 6), ("caravan", short, 100)]
            for game, options, words in wanted:
                seats = games[game].seats[0]
                wish = {"game": game, "seats": seats, "plan": [ME] * seats, "hot_seat": True}
                wish |= {"title": game, "start": True, "options": options}
                table = (await ala.post("/api/tables", wish))["id"]
                async with ala.at(table) as sitting:
                    while len(sitting.last) < seats:
                        await sitting.hear()
                    picks = Picks(game)
                    for _ in range(words):
                        if sitting.last[0]["view"]["pending"] is None:
                            break
                        seat = sitting.last[0]["view"]["pending"]["seats"][0]
                        word = await sitting.word(seat, lambda o, p=picks: o[p.below(len(o))])  # type: ignore[misc]
                        version = (await sitting.act(seat, word))["version"]
                        while any(u["version"] < version for u in sitting.last.values()):
                            await sitting.hear()
            backup(Path(folder), target)
            cookie = ala.cookie
    with closing(sqlite3.connect(target)) as kept:
        kept.execute("VACUUM")
    (OLDER / f"{name}.cookie").write_text(cookie + "\n")


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
