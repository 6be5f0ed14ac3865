"""The middle of the table in Sigismundus Augustus: tracks, countries, offices, figures, fields."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.games.sigismundus.drawing import can_draw
from tabularium.games.sigismundus.fields import field_exists, surcharge
from tabularium.games.sigismundus.material import (
    ARMS,
    COUNTRIES,
    DECKS,
    FIELDS,
    FIGURES,
    KINDS_A_DECK,
    OFFICE_COUNT,
    OFFICE_KINDS,
    OFFICES,
    POLICIES,
    SPACES,
    TRACK_VOTES,
    TRACKS,
)
from tabularium.games.sigismundus.offices import income_of, prestige_of
from tabularium.games.sigismundus.prestige import markers_on, shares, worth
from tabularium.games.sigismundus.state import (
    DISCARD,
    FIGURES_OF,
    FIGURES_OPEN,
    NOBODY,
    PILE,
    Sigismundus,
)
from tabularium.games.sigismundus.tracks import representative
from tabularium.games.sigismundus.voting import offices_to_vote
from tabularium.terminal.boards.rows import Row
from tabularium.terminal.boards.sigismundus_signs import (
    NUMERALS,
    counted,
    dim,
    headed,
    marker,
    owner,
    say,
    short,
)
from tabularium.terminal.heraldry import herald, shield
from tabularium.words import Words


def plain_table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in headings:
        table.add_column(heading, no_wrap=True)
    return table


# Support


def tracks(words: Words, t: Sigismundus) -> list[RenderableType]:
    """Who stands where on the three tracks, and the votes of each space."""
    table = plain_table(say(words, "tracks"), *NUMERALS, say(words, "representative"))
    for number, code in enumerate(TRACKS):
        cells: list[RenderableType] = [Text(words.item(code))]
        for space in range(SPACES):
            seat = t.tracks[SPACES * number + space]
            votes = str(TRACK_VOTES[number][space])
            cells.append(Text.assemble(owner(seat), " ", (votes, "dim")))
        seat = representative(t, number)
        cells.append(Text.assemble(shield(seat), " ", short(words, code, "rep")))
        table.add_row(*cells)
    return [table, dim(say(words, "tracks-legend"))]


# Countries


def countries(words: Words, t: Sigismundus) -> list[RenderableType]:
    """The track of foreign policy from the left."""
    names = ("space", "country", "crown", "worth", "markers", "would-score", "seal", "seal-gives")
    table = plain_table(*[say(words, name) for name in names])
    for position, country in enumerate(t.directions):
        code = COUNTRIES[country]
        first, second = worth(t, country)
        crown = say(words, "crowned") if t.crowned >> country & 1 else ""
        pact = say(words, "pact") if t.pacts >> country & 1 else ""
        table.add_row(
            str(position + 1),
            Text(words.item(code), style="bold" if crown else ""),
            " ".join(sign for sign in (crown, pact) if sign) or dim(say(words, "none")),
            f"{first}/{second}",
            counted(markers_on(t, country)) or dim(say(words, "none")),
            counted(shares(t, country)) or dim(say(words, "none")),
            owner(t.seals[country]),
            dim(short(words, code, "seal")),
        )
    return [table, dim(say(words, "countries-legend"))]


# Offices


def offices(words: Words, t: Sigismundus) -> list[RenderableType]:
    """Three columns by kind: number, office, income/prestige, holder."""
    table = plain_table(*[short(words, kind, "column") for kind in OFFICE_KINDS])
    voted = offices_to_vote(t)
    for row in range(0, OFFICE_COUNT, len(OFFICE_KINDS)):
        table.add_row(*[_office(words, t, row + kind, voted) for kind in range(len(OFFICE_KINDS))])
    return [table, dim(say(words, "offices-legend"))]


def _office(words: Words, t: Sigismundus, office: int, voted: list[int]) -> Text:
    holder, vacancy = t.offices[office], t.vacancies[office]
    text = Text.assemble(owner(holder), f" {office + 1:>2} {short(words, OFFICES[office])} ")
    text.append(f"{income_of(t, office)}/{prestige_of(t, office)}", style="dim")
    if office in voted:
        text.append(" " + say(words, "voted"), style="bold")
    if vacancy != NOBODY:
        text.append_text(marker(vacancy))
    return text


# Figures


def figures(words: Words, t: Sigismundus, seat: int | None) -> list[RenderableType]:
    """Open figures and those of the listener with their text, those of others by name."""
    lines: list[RenderableType] = []
    table = Table.grid(padding=(0, 2))
    for figure in t.contents[FIGURES_OPEN]:
        table.add_row(dim(say(words, "open-figure")), *_figure(words, figure))
    mine = t.contents[FIGURES_OF + seat] if seat is not None else ()
    for figure in mine:
        laid = dim(say(words, "your-figure", ducats=t.laid[figure]))
        table.add_row(laid, *_figure(words, figure))
    if table.row_count:
        lines.append(table)
    for other in range(t.seats):
        theirs = t.contents[FIGURES_OF + other]
        if other != seat and theirs:
            names = [Text(_with_ducats(words, t, figure)) for figure in theirs]
            name = Text.assemble(herald(words, other), ": ", names[0])
            lines.append(Row([name, *names[1:]], ", ", 0))
    return [Text(say(words, "figures"), style="dim"), *lines] if lines else []


def _figure(words: Words, figure: int) -> tuple[Text, Text]:
    code = FIGURES[figure]
    return Text(words.item(code)), dim(words.item(code, "text"))


def _with_ducats(words: Words, t: Sigismundus, figure: int) -> str:
    return say(words, "laid", figure=FIGURES[figure], ducats=t.laid[figure])


# Fields and bank


def fields(words: Words, t: Sigismundus, seat: int | None) -> list[RenderableType]:
    """Clients on the fields, and what the listener would pay."""
    cells: list[Text] = []
    for field, code in enumerate(FIELDS):
        if field_exists(t, field):
            there = t.fields[field]
            cost = there if seat is None else surcharge(t, seat, field)
            name = Text(words.item(code), style="bold" if there else "")
            note = say(words, "cost", clients=there, cost=cost) if there else say(words, "free")
            cells.append(Text.assemble(name, (f" {note}", "dim")))
    return [Row(headed(say(words, "fields"), cells), " · ", 0)]


def bank(words: Words, t: Sigismundus) -> list[RenderableType]:
    """What can still be taken; piles with what is discarded."""
    units = ", ".join(f"{words.item(arm)} {t.units_in_bank(i)}" for i, arm in enumerate(ARMS))
    facts: Any = {"votes": t.votes_in_bank(), "clients": t.clients_in_bank(), "units": units}
    lines: list[RenderableType] = [dim(say(words, "bank", **facts)), dim(say(words, "piles"))]
    for deck, code in enumerate(DECKS):
        thrown = t.contents[DISCARD + deck]
        some = [
            f"{words.item(POLICIES[KINDS_A_DECK * deck + item])} {thrown.count(item)}"
            for item in range(KINDS_A_DECK)
            if item in thrown
        ]
        left = str(len(t.contents[PILE + deck])) if can_draw(t, deck) else say(words, "none")
        name = f"{words.item(code)} {left}"
        lines.append(dim(f"  {name} ({', '.join(some)})" if some else f"  {name}"))
    return lines
