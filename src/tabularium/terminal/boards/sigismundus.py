"""Sigismundus Augustus in the terminal: the Sejm, the houses, the table, one's hand."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.games.sigismundus.combat import power_of
from tabularium.games.sigismundus.letters import UNIT
from tabularium.games.sigismundus.material import (
    ACTS,
    DECKS,
    HOUSES,
    POWER,
    sejms_of,
)
from tabularium.games.sigismundus.odds import odds_against
from tabularium.games.sigismundus.spec import SPEC
from tabularium.games.sigismundus.state import ARMY, Sigismundus
from tabularium.games.sigismundus.upkeep import cost_of, dropped, kept_free
from tabularium.kernel import Facts, Told, View
from tabularium.terminal.boards import plain
from tabularium.terminal.boards.rows import Row
from tabularium.terminal.boards.sigismundus_signs import army, counted, dim, headed, say, short
from tabularium.terminal.boards.sigismundus_table import (
    bank,
    countries,
    fields,
    figures,
    offices,
    tracks,
)
from tabularium.terminal.heraldry import herald
from tabularium.words import Words

ATTACKS: Final = ("card:abduction", "card:sack", "card:foray")
NUMBERS: Final = ("points", "ducats", "votes", "ahead", "clients")
BIDS: Final = {"Bribery": ("ducats", "votes"), "Voting": ("bids",), "RoyalDemand": ("bids",)}
REST: Final = ("cards", "army", "host", "power", "income", "upkeep", "prestige", "left")


def board(words: Words, view: View) -> RenderableType:
    """The table as one seat or a spectator sees it."""
    if view["result"] is not None:
        return ""  # the result shows it all
    t, ahead = _table(view), SPEC.outlook(view)
    parts: list[RenderableType] = [*_sejm(words, view, t), *_players(words, t, ahead)]
    parts += _bids(words, view)
    parts += ["", *tracks(words, t), "", *countries(words, t), "", *offices(words, t), ""]
    parts += figures(words, t, view.seat)
    stack: Any = view["stack"]
    if any(frame["frame"] == "Actions" for frame in stack):
        parts += ["", *fields(words, t, view.seat)]
    parts += ["", *bank(words, t)]
    if view.seat is not None:
        parts += ["", *_hand(words, view, view.seat), *_known(words, view), *_forecast(words, view)]
    return Group(*parts, dim(say(words, "reconstructed")))


def _table(view: View) -> Sigismundus:
    """The pure questions of the rules want a state; one imagined from the view knows no more."""
    t = SPEC.imagine(view, "board")
    assert isinstance(t, Sigismundus)
    return t


# The Sejm


def _sejm(words: Words, view: View, t: Sigismundus) -> list[RenderableType]:
    """Which Sejm, its act, what the king wants, what is in force."""
    if t.sejm < 0:
        return [Text(say(words, "before"), style="bold"), ""]
    act = ACTS[t.sejm]
    rounds = sejms_of(t.setting.options.text("length") == "short")
    facts: Facts = {"act": act, "round": rounds.index(t.sejm) + 1, "rounds": len(rounds)}
    lines: list[RenderableType] = [Text(say(words, "sejm", **facts), style="bold")]
    lines.append(Text(say(words, "act", act=act)))
    demands: Any = view.places["demands.now"]
    lines.append(Text(say(words, "demand", demand=demands)))
    force = [Text(say(words, "act-short", act=ACTS[a])) for a in range(len(ACTS)) if t.has_act(a)]
    if force:
        lines.append(Row(headed(say(words, "in-force"), force), " · ", 0))
    return [*lines, ""]


# The houses


def _players(words: Words, t: Sigismundus, ahead: Told) -> list[RenderableType]:
    """What everybody sees of everybody."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(say(words, "house"))
    for name in NUMBERS:
        table.add_column(say(words, name), justify="right", no_wrap=True)
    for name in REST:
        table.add_column(say(words, name), no_wrap=True)
    for seat in range(t.seats):
        table.add_row(*_player(words, t, ahead, seat))
    lines: list[RenderableType] = [table]
    notes = [say(words, "first", seat=t.first)]
    safe = [seat for seat in range(t.seats) if t.protected >> seat & 1]
    if safe:
        notes.append(say(words, "protected", seats=safe))
    lines.append(dim(" ".join(notes)))
    lines.append(dim(say(words, "players-legend")))
    return lines


def _player(words: Words, t: Sigismundus, ahead: Told, seat: int) -> list[RenderableType]:
    facts: Any = ahead
    units = t.army[ARMY * seat : ARMY * (seat + 1)]
    cards = "/".join(str(len(t.hand(seat, deck))) for deck in range(len(DECKS)))
    return [
        herald(words, seat),
        Text(words.item(HOUSES[t.houses[seat]])),
        Text(str(t.points[seat]), style="bold"),
        str(t.ducats[seat]),
        str(t.votes[seat]),
        str(facts["votes"][seat]["votes"]),
        str(t.clients[seat]),
        cards,
        army(words, units[:3]),
        army(words, units[3:]),
        str(power_of(t, seat)),
        str(facts["income"][seat]),
        str(facts["upkeep"][seat]),
        str(facts["scoring"]["prestige"][seat]),
        str(t.markers_left(seat)),
    ]


def _bids(words: Words, view: View) -> list[RenderableType]:
    """What is on the table in the Sejm: offers of a bribery, bids for an office or for the king."""
    stack: Any = view["stack"]
    lines: list[RenderableType] = []
    for frame in stack:
        for slot in BIDS.get(frame["frame"], ()):
            if any(frame[slot]):
                key = "bids" if slot == "bids" else f"offered-{slot}"
                lines.append(Text.assemble(say(words, key), " ", counted(frame[slot])))
    return lines


# One's own things


def _hand(words: Words, view: View, seat: int) -> list[RenderableType]:
    """The cards in hand with their texts."""
    table = Table.grid(padding=(0, 2))
    for deck in DECKS:
        cards: Any = view.places[f"{deck}.hand.{seat}"]
        for code in dict.fromkeys(cards):
            times = f"{cards.count(code)} × " if cards.count(code) > 1 else ""
            name = Text(times + words.item(code), style="bold")
            table.add_row(name, dim(short(words, deck)), dim(words.item(code, "text")))
    if not table.row_count:
        return [dim(say(words, "empty-hand"))]
    return [dim(say(words, "hand")), table]


def _known(words: Words, view: View) -> list[RenderableType]:
    """Cards in other hands that the listener has seen."""
    groups: Any = view["known"]
    lines: list[RenderableType] = []
    for group in groups:
        if all(".hand." in name for name in group["places"]):
            seats = [int(name.rpartition(".")[2]) for name in group["places"]]
            said = say(words, "known", seats=seats, cards=group["items"])
            lines.append(Text(said, style="italic dim"))
    return lines


def _forecast(words: Words, view: View) -> list[RenderableType]:
    """If the game ended now; and where the votes of the next Sejm come from."""
    facts: Any = SPEC.forecast(view)
    said = Text(say(words, "forecast", points=facts["total"]), style="bold")
    parts = [say(words, "ribbon", figure=code, points=n) for code, n in facts["ribbons"].items()]
    if parts:
        said.append(
            "  " + " + ".join([say(words, "track-points", points=facts["parts"]["track"]), *parts])
        )
    ahead: Any = SPEC.outlook(view)
    votes = ahead["votes"][view.seat]
    return ["", said, dim(say(words, "votes-ahead", **votes))]


# While a word is spelled


def hint(words: Words, view: View) -> str:
    """Odds of an attack, costs of what is left, and who or what the question is about."""
    pending: Any = view["pending"]
    prompt = str(pending["prompt"])
    draft = str(view["draft"]).split()
    if view.seat is None:
        return ""
    if prompt == "special" and draft and draft[0] in ATTACKS:
        return _odds(words, view)
    if prompt == "upkeep" and draft:
        t = _table(view)
        left = dropped(_letters(draft), t.army[ARMY * view.seat : ARMY * (view.seat + 1)])
        return words.say("sigismundus-hint-upkeep", cost=cost_of(left, kept_free(t, view.seat)))
    if prompt == "bid_host" and draft:
        power = sum(POWER[letter - UNIT] for letter in _letters(draft))
        return words.say("sigismundus-hint-host", power=power)
    return _story(words, view, prompt, draft)


def _letters(draft: list[str]) -> list[int]:
    return [SPEC.alphabet.letter(text) for text in draft]


def _odds(words: Words, view: View) -> str:
    """The odds of an attack on each other player."""
    assert view.seat is not None
    t = _table(view)
    seats = [seat for seat in range(int(str(view["seats"]))) if seat != view.seat]
    chances: list[str] = []
    for seat in seats:
        permille: Any = odds_against(t, view.seat, seat)["permille"]
        percent = words.number(permille / 10)
        chances.append(words.say("sigismundus-hint-chance", seat=seat, percent=percent))
    return words.say("sigismundus-hint-odds", chances=chances)


def _story(words: Words, view: View, prompt: str, draft: list[str]) -> str:
    """What an office, an act or a figure does, and a few words of history."""
    facts: Any = view["prompt"]
    if prompt in ("bid_office", "tie_office"):
        code = str(facts["office"])
    elif prompt in ("thumb", "tie_act"):
        code = str(facts["act"])
    elif prompt == "action" and len(draft) == 2 and draft[1].startswith("figure:"):
        code = draft[1].partition(":")[2]
    else:
        return ""
    return words.say("sigismundus-hint-story", item=code)


# The end


def score(words: Words, view: View) -> RenderableType:
    """Places and points, best first, with every golden ribbon."""
    result: Any = view["result"]
    parts: Any = result["detail"].get("seats")
    if not parts:
        return plain.score(words, view)  # a game that was cut off
    royal: Any = view.table["tracks"]["royal"]  # type: ignore[index]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words.say("cli-place"), justify="right")
    table.add_column(words.say("cli-player"), no_wrap=True)
    for heading in ("cli-score", "sigismundus-score-track", "sigismundus-score-royal"):
        table.add_column(words.say(heading), justify="right")
    table.add_column(words.say("sigismundus-score-ribbons"))
    for seat in sorted(range(len(parts)), key=lambda s: (result["places"][s], s)):
        ribbons = parts[seat]["ribbons"].items()
        said = ", ".join(say(words, "ribbon", figure=code, points=n) for code, n in ribbons)
        points = Text(str(result["scores"][seat]), style="bold")
        cells = [str(parts[seat]["track"]), str(royal.index(seat) + 1), said or say(words, "none")]
        table.add_row(str(result["places"][seat]), herald(words, seat), points, *cells)
    return table
