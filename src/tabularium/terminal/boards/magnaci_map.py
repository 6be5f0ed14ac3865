"""The map of Magnaci in the terminal: provinces with their fiefs, and the conflicts around them."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.games.magnaci.estates import dominates, estates_in, leader
from tabularium.games.magnaci.interregnum import partitions
from tabularium.games.magnaci.material import (
    AREA_CODES,
    ATTACKED,
    CLOUDS,
    CONFLICT_CODES,
    FIEFS_OF,
    FORTRESS,
    LAW_CODES,
    LAW_VALUE,
    NUMERALS,
    PARTITIONS,
    POWERS,
    PROVINCE_CODES,
    PROVINCES,
    PRUSSIA,
    STRENGTH,
)
from tabularium.games.magnaci.muster import conflicts_at, help_in, spaces_in_play
from tabularium.games.magnaci.outlook import needs_of
from tabularium.games.magnaci.state import NOBODY, SPACE, Magnaci
from tabularium.kernel import Facts, View
from tabularium.terminal.boards.magnaci_signs import (
    NOTHING,
    add_seats,
    cards_at,
    chapter,
    dim,
    frame_of,
    mark,
    named,
    say,
    signed,
)
from tabularium.terminal.heraldry import shield
from tabularium.words import Words


def provinces(words: Words, t: Magnaci) -> list[RenderableType]:
    """Estates by province, who leads, fiefs, what defends it, and whether it is partitioned."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(say(words, "province"), no_wrap=True)
    add_seats(table, t)
    for name in ("lead", "fiefs", "defence", "state"):
        table.add_column(say(words, name), no_wrap=name == "lead")
    for province in range(PROVINCES):
        table.add_row(
            Text(named(words, PROVINCE_CODES[province]), style="bold"),
            *[_count(estates_in(t, seat, province)) for seat in range(t.seats)],
            _lead(words, t, province),
            _fiefs(words, t, province),
            _defence(words, t, province),
            _state(words, t, province),
        )
    lost = bin(t.lost & ~t.partitions).count("1")
    facts: Facts = {"count": partitions(t), "end": PARTITIONS, "lost": lost}
    return [table, Text(say(words, "partitions", **facts), style="italic")]


def _count(number: int) -> Text:
    return Text(str(number)) if number else dim(NOTHING)


def _lead(words: Words, t: Magnaci, province: int) -> Text:
    """Who leads, and by which right."""
    seat = leader(t, province)
    if seat == NOBODY:
        return dim(say(words, "nobody"))
    key = "dominance" if dominates(t, seat, province) else "advantage"
    return Text.assemble(shield(seat), " ", say(words, key))


def _fiefs(words: Words, t: Magnaci, province: int) -> Text:
    fiefs: list[Text] = []
    for fief in FIEFS_OF[province]:
        text = Text(named(words, AREA_CODES[fief]))
        holders = [seat for seat in range(t.seats) if estates_in(t, seat, fief) > 0]
        for seat in holders:
            text.append_text(Text.assemble(" ", shield(seat), str(estates_in(t, seat, fief))))
        fiefs.append(text if holders else Text(text.plain, style="dim"))
    return Text(", ").join(fiefs) if fiefs else dim("–")


def _defence(words: Words, t: Magnaci, province: int) -> Text:
    """What the province adds to the Strength of the Commonwealth, and why."""
    parts: list[str] = []
    for i, place in enumerate(t.buildings):
        if place == province:
            name = say(words, "building", building=LAW_CODES[FORTRESS + i])
            parts.append(f"{name} {signed(LAW_VALUE[FORTRESS + i])}")
    held = sum(any(estates_in(t, s, fief) for s in range(t.seats)) for fief in FIEFS_OF[province])
    if held:
        parts.append(f"{say(words, 'held-fiefs')} {signed(held)}")
    if t.silence:
        parts.append(f"{words.item('sejm_niemy')} {signed(-CLOUDS)}")
    if t.clouds and province == PRUSSIA:
        parts.append(f"{words.item('czarne_chmury')} {signed(-CLOUDS)}")
    if not parts:
        return dim("–")
    return Text.assemble((signed(help_in(t, province)), "bold"), f" ({', '.join(parts)})")


def _state(words: Words, t: Magnaci, province: int) -> Text:
    if t.partitions >> province & 1:
        return Text(say(words, "partitioned"), style="bold reverse")
    if t.lost >> province & 1:
        return Text(say(words, "defeated"), style="bold")
    if conflicts_at(t, province):
        return Text(say(words, "attacked"))
    return dim(say(words, "quiet"))


# Conflicts


def conflicts(words: Words, view: View, t: Magnaci) -> list[RenderableType]:
    """What each conflict needs and which cards lie there; below, what is at stake."""
    spaces = spaces_in_play(t)
    if not spaces:
        return []
    battle = frame_of(view, "Battle")
    fought = -1 if battle is None else int(str(battle["space"]))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column(say(words, "conflict"), no_wrap=True)
    for name in ("scale", "help", "needed"):
        table.add_column(say(words, name), justify="right", no_wrap=True)
    laid = chapter(view) == "conflicts"
    if laid:
        add_seats(table, t)
    for space in spaces:
        code = CONFLICT_CODES[t.contents[SPACE + space][0]]
        cells = cards_at(words, view, t, space, STRENGTH if space == fought else None)
        style = "bold" if space == fought else ""
        needs: Any = needs_of(t, space)
        table.add_row(
            NUMERALS[space],
            Text(words.item(code), style=style),
            f"{needs['scale']}{mark(f'SCALE.{code}')}",
            signed(needs["help"]),
            Text(_needed(words, view, needs, space, fought), style=style),
            *(cells if laid else []),
        )
    return [table, _stakes(words, t, spaces)]


def _needed(words: Words, view: View, needs: Facts, space: int, fought: int) -> str:
    """What family cards must bring; how it stands, when they lie open; or that it was lost."""
    if space == fought:
        return say(words, "stands", shown=needs["shown"], needed=needs["needed"])
    if _is_lost(view, space):
        return say(words, "lost")
    return say(words, "needs", needed=needs["needed"], each=needs["needed_each"])


def _is_lost(view: View, space: int) -> bool:
    """Whether a conflict that still lies there has been fought in this Age."""
    frame = frame_of(view, "Conflicts")
    if frame is None or frame["step"] in ("start", "ask", "said"):
        return False
    return frame["step"] != "fight" or space < int(str(frame["space"]))


def _stakes(words: Words, t: Magnaci, spaces: list[int]) -> Table:
    """Who attacks what, the rewards and the losses, with marks for what is reconstructed."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column(say(words, "attack"), no_wrap=True)
    for name in ("reward", "loss"):
        table.add_column(say(words, name))
    for space in spaces:
        conflict = t.contents[SPACE + space][0]
        code, province = CONFLICT_CODES[conflict], ATTACKED[conflict]
        power = words.called(POWERS[province])
        table.add_row(
            NUMERALS[space],
            f"{power} → {named(words, PROVINCE_CODES[province])}",
            dim(words.item(code, "reward") + mark(f"REWARD.{code}")),
            dim(words.item(code, "loss") + mark(f"LOSS.{code}")),
        )
    return table
