"""The report: a table of matches, ratings, and a plot; everything reckoned anew from the blocks."""

import math
import re
from html import escape
from typing import Final, NamedTuple

from tabularium.arena.figures import Figures, Interval, figures_of
from tabularium.arena.match import Block
from tabularium.arena.ratings import ratings_of

ANCHORS: Final = ("novice", "random")  # who has 1000: the first of these that played
Field = tuple[str, int]  # game and seats


class Line(NamedTuple):
    """One match of the report."""

    hero: str
    field: str
    figures: Figures


class Section(NamedTuple):
    """Everything about one game at one number of seats."""

    game: str
    seats: int
    lines: list[Line]
    ratings: dict[str, Interval]
    seeds: list[str]


def sections(blocks: list[Block]) -> list[Section]:
    """The report, taken apart by game and seats; games of older rules are another game's."""
    newest: dict[str, int] = {}
    for block in blocks:
        newest[block.match.game] = max(newest.get(block.match.game, 0), block.match.rules)
    fields: dict[Field, list[Block]] = {}
    for block in blocks:
        if block.match.rules == newest[block.match.game]:
            fields.setdefault((block.match.game, block.match.seats), []).append(block)
    return [_section(*field, fields[field]) for field in sorted(fields)]


def _section(game: str, seats: int, blocks: list[Block]) -> Section:
    matches: dict[tuple[str, str], list[Block]] = {}
    for block in blocks:
        matches.setdefault((block.match.hero, block.match.field), []).append(block)
    lines = [Line(hero, field, figures_of(matches[hero, field])) for hero, field in matches]
    names = {name for pair in matches for name in pair}
    anchor = next((name for name in ANCHORS if name in names), min(names))
    seeds = sorted({block.seed.rpartition("/")[0] for block in blocks})
    return Section(game, seats, lines, ratings_of(blocks, anchor), seeds)


# As Markdown

HEAD: Final = (
    "| one seat | all others | games | wins % | Elo | mean place | margin |"
    " common defeats | ms a word | nodes/s |\n"
    "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n"
)


def markdown(report: list[Section]) -> str:
    """Tables for a page."""
    return "\n".join(_markdown(section) for section in report)


def _markdown(section: Section) -> str:
    rows = [_row(line) for line in section.lines]
    order = sorted(section.ratings.items(), key=lambda item: -item[1].mean)
    rated = ", ".join(f"{name} {_span(rating, 0)}" for name, rating in order)
    seeds = ", ".join(f"`{seed}`" for seed in section.seeds)
    return (
        f"#### {section.game}, {section.seats} seats\n\n{HEAD}{''.join(rows)}\n"
        f"Ratings: {rated}. Seeds: {seeds}.\n"
    )


def _row(line: Line) -> str:
    f = line.figures
    share = Interval(*(100 * value for value in f.share))
    pace = f"{f.nodes / f.seconds:,.0f}" if f.nodes and f.seconds else ""
    cells = [
        line.hero,
        line.field,
        str(f.games),
        _span(share, 1),
        _span(f.elo, 0),
        _span(f.rank, 2),
        _span(f.margin, 1),
        str(f.defeats),
        f"{1000 * f.seconds:.1f}",
        pace,
    ]
    return "| " + " | ".join(cells) + " |\n"


def _span(interval: Interval, digits: int) -> str:
    mean, low, high = (f"{value:.{digits}f}" for value in interval)
    if abs(interval.mean) == math.inf:
        return f"> {low}" if interval.mean > 0 else f"< {high}".replace("-", "−")
    return f"{mean} ({low} to {high})".replace("-", "−")


def put_into(page: str, tables: str) -> str:
    """A page with the part between its markers made anew."""
    begin, end = "<!-- arena: made by `tabularium report` -->", "<!-- /arena -->"
    if begin not in page or end not in page:
        raise ValueError(f"the page has no line {begin} … {end}")
    pattern = re.escape(begin) + ".*?" + re.escape(end)
    return re.sub(pattern, lambda _: f"{begin}\n\n{tables}\n{end}", page, flags=re.DOTALL)


# As a picture

WIDTH: Final = 760
ROW: Final = 26
LEFT, RIGHT, TOP = 250, 40, 46
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#2b2620}.dim{fill:#6d6459}"
    "svg{background:#faf6ee}.grid{stroke:#e2d9c8}.bar{stroke:#7a2e1d;stroke-width:2}"
    ".dot{fill:#7a2e1d}"
)


def plot(report: list[Section]) -> str:
    """Ratings with their intervals as SVG: a line per bot, games under each other."""
    rows: list[tuple[str, Interval | None]] = []
    for section in report:
        rows.append((f"{section.game}, {section.seats} seats", None))
        rows += sorted(section.ratings.items(), key=lambda item: section.ratings[item[0]].mean)
    ends = [end for section in report for span in section.ratings.values() for end in span]
    low, high = 100 * (min(ends) // 100), 100 * (max(ends) // 100 + 1)
    height = TOP + ROW * len(rows) + 16

    def x(rating: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (rating - low) / (high - low), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>Ratings of the bots with 95 % intervals (Elo scale)</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#faf6ee"/>',
    ]
    step = 100 if high - low <= 1200 else 200 if high - low <= 2400 else 400
    for mark in range(int(low), int(high) + 1, step):
        parts.append(f'<path class="grid" d="M{x(mark)} {TOP - 10}V{height - 8}"/>')
        parts.append(f'<text class="dim" x="{x(mark)}" y="24" text-anchor="middle">{mark}</text>')
    for i, (name, interval) in enumerate(rows):
        y = TOP + ROW * i + 14
        if interval is None:
            parts.append(f'<text x="16" y="{y}" font-weight="600">{escape(name)}</text>')
            continue
        parts.append(f'<text x="32" y="{y}">{escape(name)}</text>')
        mean = f"{interval.mean:.0f}"
        parts.append(f'<text class="dim" x="{LEFT - 16}" y="{y}" text-anchor="end">{mean}</text>')
        parts.append(f'<path class="bar" d="M{x(interval.low)} {y - 5}H{x(interval.high)}"/>')
        parts.append(f'<circle class="dot" cx="{x(interval.mean)}" cy="{y - 5}" r="4.5"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"
