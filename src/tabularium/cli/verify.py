"""`tabularium verify`: replay a saved game against its seed and its digest."""

import typer
from rich.text import Text

from tabularium import games
from tabularium import verify as verify_file
from tabularium.cli.desk import Desk
from tabularium.cli.parameters import File, Json, Lang, readable


def verify(ctx: typer.Context, file: File, json: Json = False, lang: Lang = None) -> None:
    """Say what was checked; a save that does not hold is refused with the place where."""
    desk: Desk = ctx.obj
    found = verify_file(readable(desk, file))
    if json:
        desk.out.print_json(data=found)
        return
    desk.turn_to(games[str(found["game"])])
    desk.out.print(Text(desk.say("cli-verified", game=desk.words.title()), style="bold green"))
    desk.tell("cli-verified-words", words=found["words"], chance=found["chance"])
    if found["proven"] == found["words"]:
        desk.tell("cli-verified-fair" if found["fair"] else "cli-verified-position")
    else:
        ours = games[str(found["game"])].rules
        desk.tell("cli-verified-part", proven=found["proven"], words=found["words"], ours=ours)
    desk.tell("cli-verified-over" if found["over"] else "cli-verified-running")
    desk.tell("cli-commitment", commitment=found["commitment"], style="dim")
    desk.tell("cli-digest", digest=found["digest"], style="dim")
