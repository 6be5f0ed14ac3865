"""Magnaci in the terminal: the Age, the map, what is contested, the players, one's own cards."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.games.magnaci.contest import estates_for
from tabularium.games.magnaci.estates import all_estates, supply
from tabularium.games.magnaci.material import (
    AGES,
    ATTACKED,
    CARDS,
    CONFLICT_CODES,
    FAMILIES,
    INFLUENCE,
    KING_CODES,
    LAW_CODES,
    LAW_ESTATES,
    LAW_SYMBOLS,
    OFFICE_CODES,
    OFFICE_ESTATES,
    OFFICE_SYMBOL,
    OFFICES,
    POWERS,
    PROVINCES,
    SEJM_FIELDS,
    SYMBOLS,
    WHOLE_HAND,
)
from tabularium.games.magnaci.scoring import parts_of, wealth_of
from tabularium.games.magnaci.state import (
    CONFLICT_PILE,
    FIELD,
    LAW_PILE,
    LAWS_OF,
    NOBODY,
    SET_ASIDE,
    Magnaci,
)
from tabularium.kernel import View, codes_in
from tabularium.terminal.boards import plain
from tabularium.terminal.boards.magnaci_map import conflicts, provinces
from tabularium.terminal.boards.magnaci_signs import (
    MARK,
    add_seats,
    card_sign,
    cards_at,
    chapter,
    dim,
    frame_of,
    imagined,
    mark,
    named,
    say,
)
from tabularium.terminal.boards.rows import Row
from tabularium.terminal.heraldry import herald, shield
from tabularium.words import Words

LAYING: Final = ("senate", "sejm", "conflicts")
PARTS: Final = ("estates", "dominance", "advantage", "presence", "fiefs", "constitution")


def board(words: Words, view: View) -> RenderableType:
    """The table as one seat or a spectator sees it."""
    t = imagined(view)
    if view["result"] is not None:
        return Group(*provinces(words, t))
    parts: list[RenderableType] = [*_age(words, view, t), "", *provinces(words, t)]
    for section in (conflicts(words, view, t), _contest(words, view, t)):
        if section:
            parts += ["", *section]
    parts += ["", _players(words, t), *_laws(words, t)]
    if view.seat is not None:
        parts += ["", *_mine(words, view, t, view.seat)]
    parts.append("")
    if _is_time_to_count(view):
        parts += _piles(words, t)
    return Group(*parts, dim(say(words, "legend", mark=MARK)))


# The Age


def _age(words: Words, view: View, t: Magnaci) -> list[RenderableType]:
    """Age and King, the order of the track, who holds which office."""
    match = frame_of(view, "Match")
    age = 0 if match is None else int(str(match["age"]))
    lines: list[RenderableType] = []
    if age:
        king = t.king()
        said = say(words, "age", age=AGES[age - 1], number=age, ages=len(AGES))
        policy = say(words, "no-king")
        if king >= 0:
            policy = say(words, "king", king=KING_CODES[king])
        lines.append(Text.assemble((said, "bold"), "  ", policy))
    track = [herald(words, seat) for seat in t.order]
    order = Text.assemble((say(words, "order"), "dim"), " ", Text(" › ").join(track))
    lines.append(order)
    if chapter(view) != "senate" and any(holder != NOBODY for holder in t.offices):
        held = [
            Text.assemble(named(words, code), " ", _holder(words, t, office))
            for office, code in enumerate(OFFICE_CODES)
        ]
        held[0] = Text.assemble((say(words, "senators"), "dim"), " ", held[0])
        lines.append(Row(held, " · "))
    return lines


def _holder(words: Words, t: Magnaci, office: int) -> Text:
    holder = t.offices[office]
    if holder == NOBODY:
        return dim("–")
    return dim(say(words, "aside")) if holder == SET_ASIDE else herald(words, holder)


# Offices and laws


def _contest(words: Words, view: View, t: Magnaci) -> list[RenderableType]:
    match chapter(view):
        case "senate":
            return _senate(words, view, t)
        case "sejm":
            return _sejm(words, view, t)
    return []


def _stakes(words: Words, t: Magnaci, name: str) -> Table:
    """A table of what is contested: its symbol, its estates and the cards of each seat."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in (name, "symbol", "brings"):
        table.add_column(say(words, heading), no_wrap=True)
    add_seats(table, t)
    return table


def _senate(words: Words, view: View, t: Magnaci) -> list[RenderableType]:
    """The four offices; who has won one has it."""
    contest = frame_of(view, "Contest")
    now = -1 if contest is None else int(str(contest["office"]))
    table = _stakes(words, t, "senate")
    table.add_column(say(words, "holder"), no_wrap=True)
    for office in range(OFFICES):
        symbol = OFFICE_SYMBOL[office]
        table.add_row(
            Text(named(words, OFFICE_CODES[office]), style="bold" if office == now else ""),
            words.called(SYMBOLS[symbol]),
            str(estates_for(t, OFFICE_ESTATES, 1 << symbol)),
            *cards_at(words, view, t, office, INFLUENCE if office == now else None),
            _holder(words, t, office),
        )
    return [table]


def _sejm(words: Words, view: View, t: Magnaci) -> list[RenderableType]:
    """The laws that are still to be won, and what they do."""
    contest = frame_of(view, "Contest")
    now = -1 if contest is None else int(str(contest["field"]))
    table = _stakes(words, t, "sejm")
    lying: list[str] = []
    for field in range(SEJM_FIELDS):
        for law in t.contents[FIELD + field]:
            code = LAW_CODES[law]
            table.add_row(
                Text(f"{field + 1} {words.item(code)}", style="bold" if field == now else ""),
                _symbols(words, law) + mark(f"LAW_SYMBOLS.{code}"),
                _brings(words, t, law) + mark(f"LAW_ESTATES.{code}"),
                *cards_at(words, view, t, field, INFLUENCE if field == now else None),
            )
            lying.append(code)
    return [table, _law_texts(words, lying)] if lying else []


def _symbols(words: Words, law: int) -> str:
    found = [words.called(code) for i, code in enumerate(SYMBOLS) if LAW_SYMBOLS[law] >> i & 1]
    return say(words, "all-symbols") if len(found) > 1 else found[0]


def _brings(words: Words, t: Magnaci, law: int) -> str:
    """Estates now: those printed and the one of the King."""
    now = estates_for(t, LAW_ESTATES[law], LAW_SYMBOLS[law])
    return f"{now}" if now == LAW_ESTATES[law] else say(words, "royal", now=now)


def _law_texts(words: Words, codes: list[str]) -> Table:
    """What laws do."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for code in codes:
        table.add_row(f"  {words.item(code)}", dim(words.item(code, "text")))
    return table


# Everybody


def _players(words: Words, t: Magnaci) -> Table:
    """Wealth, estates, what is left, and the cards that each has not shown in this Age."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(say(words, "family"), no_wrap=True)
    for name in ("wealth", "estates", "supply"):
        table.add_column(say(words, name), justify="right", no_wrap=True)
    table.add_column(say(words, "unshown"))
    for seat in range(t.seats):
        left = codes_in(CARDS, WHOLE_HAND & ~t.laid[seat])
        table.add_row(
            herald(words, seat),
            words.called(FAMILIES[seat]),
            Text(str(wealth_of(t, seat)), style="bold"),
            str(all_estates(t, seat)),
            str(supply(t, seat)),
            " ".join(card_sign(words, code) for code in left) or "–",
        )
    return table


def _laws(words: Words, t: Magnaci) -> list[RenderableType]:
    """Whose laws lie open; those of the seat itself are told in full further down."""
    rows: list[RenderableType] = []
    for seat in range(t.seats):
        laws = [Text(words.item(LAW_CODES[law])) for law in t.contents[LAWS_OF + seat]]
        if laws and seat != words.seat:
            laws[0] = Text.assemble(shield(seat), (f" {say(words, 'laws')} ", "dim"), laws[0])
            rows.append(Row(laws))
    if t.pacta_seat != NOBODY:
        symbol = SYMBOLS[t.pacta_symbol]
        rows.append(Text(say(words, "pacta", seat=t.pacta_seat, symbol=symbol)))
    return rows


# Things of the seat itself


def _mine(words: Words, view: View, t: Magnaci, seat: int) -> list[RenderableType]:
    """Hand, laws, offers and what the wealth would be now."""
    cards = [card_sign(words, code) for code in codes_in(CARDS, t.hand(seat))]
    hand = Text.assemble((say(words, "hand"), "bold"), " ", "  ".join(cards) or "–")
    lines: list[RenderableType] = [hand]
    laws = t.contents[LAWS_OF + seat]
    if laws:
        lines.append(Text(say(words, "your-laws"), style="bold"))
        lines.append(_law_texts(words, [LAW_CODES[law] for law in laws]))
    offers: Any = view["offers"]
    for offer in offers:
        gives, wants = LAW_CODES[offer["gives"][0]], LAW_CODES[offer["wants"][0]]
        facts = {"seat": offer["maker"], "to": offer["taker"], "gives": gives, "wants": wants}
        lines.append(Text(words.event({"kind": "offered", **facts})))
    wealth = parts_of(t, seat)
    said = say(words, "forecast", wealth=sum(wealth.values()))
    there = [(part, worth) for part, worth in wealth.items() if worth]
    parts = [f"{words.say(f'magnaci-score-{part}')} {worth}" for part, worth in there]
    return [*lines, Text.assemble((said, "bold"), "  ", (" + ".join(parts), "dim"))]


# What is left in the piles


def _is_time_to_count(view: View) -> bool:
    """Before cards are laid; between the other questions the piles would only be in the way."""
    pending: Any = view["pending"]
    facts: Any = view["prompt"]
    if view.seat not in pending["seats"]:
        return True
    return pending["prompt"] in LAYING or facts.get("occasion") in ("mission", "senate_end")


def _piles(words: Words, t: Magnaci) -> list[RenderableType]:
    """Everybody can count what has not come yet; conflicts by their powers."""
    laws = [words.item(LAW_CODES[law]) for law in t.contents[LAW_PILE]]
    rows = [_pile(say(words, "law-pile", count=len(laws)), laws)] if laws else []
    coming: list[str] = []
    for province in range(PROVINCES):
        pile = [c for c in t.contents[CONFLICT_PILE] if ATTACKED[c] == province]
        names = [words.item(CONFLICT_CODES[c]) for c in pile]
        if names:
            names[0] = f"{words.called(POWERS[province])} – {names[0]}"
        coming += names
    return [*rows, _pile(say(words, "conflict-pile", count=len(coming)), coming)]


def _pile(name: str, cards: list[str]) -> Row:
    first, *rest = cards or ["–"]
    return Row([dim(f"{name} {first}"), *map(dim, rest)])


# What helps with a word


def hint(words: Words, view: View) -> str:
    """Which office, law or conflict the next card is for; or what an action wants to know."""
    pending: Any = view["pending"]
    facts: Any = view["prompt"]
    draft = str(view["draft"]).split()
    if view.seat is None or view["result"] is not None:
        return ""
    match pending["prompt"]:
        case "senate" if len(draft) % 2:
            return words.say("magnaci-hint-card", card=draft[-1])
        case "sejm":
            return words.say("magnaci-hint-law", card=facts["laws"][len(draft)])
        case "conflicts":
            return words.say("magnaci-hint-conflict", conflict=facts["conflicts"][len(draft)])
        case "entail" if draft:
            return words.say("magnaci-hint-entail", step=len(draft))
        case "action" if draft:
            return words.say("magnaci-hint-target", card=draft[0], step=len(draft))
    return ""


# The end


def score(words: Words, view: View) -> RenderableType:
    """Places and wealth, best first, with every part; or why there is nothing to count."""
    result: Any = view["result"]
    detail = result["detail"]
    if detail.get("cause") == "third_partition":
        return Text(words.say("magnaci-end-third_partition", provinces=detail["provinces"]))
    if detail.get("cause") != "wealth":
        return plain.score(words, view)  # a game that was cut off
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words.say("cli-place"), justify="right")
    table.add_column(words.say("cli-player"), no_wrap=True)
    table.add_column(say(words, "wealth"), justify="right")
    for part in PARTS:
        table.add_column(words.say(f"magnaci-score-{part}"), justify="right")
    for seat in sorted(range(len(result["places"])), key=lambda s: (result["places"][s], s)):
        wealth = Text(str(result["scores"][seat]), style="bold")
        cells = [str(detail[part][seat]) for part in PARTS]
        table.add_row(str(result["places"][seat]), herald(words, seat), wealth, *cells)
    return table
