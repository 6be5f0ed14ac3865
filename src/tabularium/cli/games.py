"""`tabularium games`: what there is to play."""

import typer
from rich.table import Table
from rich.text import Text

from tabularium import games as registry
from tabularium.cli.desk import Desk
from tabularium.cli.parameters import Lang
from tabularium.kernel import GameSpec, Option
from tabularium.words import Words
from tabularium.words.facts import plain


def games(ctx: typer.Context, lang: Lang = None) -> None:
    """All games, with seats and options."""
    desk: Desk = ctx.obj
    if not registry:
        desk.tell("cli-no-games")
    for name in registry:
        spec = registry[name]
        desk.turn_to(spec)
        desk.out.print(_entry(desk.words, spec))
    if registry:
        desk.tell("cli-games-hint", game=next(iter(registry)))


def _entry(words: Words, spec: GameSpec) -> Table:
    """One game: a heading, a sentence, and its options."""
    page = Table.grid(padding=(0, 0))
    page.add_row(Text.assemble((words.title(), "bold"), "  ", (spec.id, "dim")))
    about = words.maybe(f"{spec.id}-about")
    if about:
        page.add_row(Text(about))
    seats = words.say("cli-seats-range", first=spec.seats[0], last=spec.seats[-1])
    page.add_row(Text(seats))
    options = Table.grid(padding=(0, 2))
    for option in spec.schema:
        options.add_row(
            Text(f"  {option.name}"),
            Text(plain(option.default), style="bold"),
            Text(allowed(words, option), style="dim"),
            Text(option_help(words, option)),
        )
    page.add_row(options)
    page.add_row("")
    return page


def allowed(words: Words, option: Option) -> str:
    """Which values an option takes."""
    if option.allowed:
        return " | ".join(plain(value) for value in option.allowed)
    return words.say("cli-from-to", lowest=option.lowest, highest=option.highest)


def option_help(words: Words, option: Option) -> str:
    """What an option does; those of the kernel are said by its catalogue."""
    for owner in (words.game, "kernel"):
        said = words.maybe(f"{owner}-option-{option.name}-help")
        if said is not None:
            return said
    return ""
