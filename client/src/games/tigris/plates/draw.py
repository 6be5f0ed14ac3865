"""Write the still part of the board: map.svg (the standard map) and bare.svg (any other).

python client/src/games/tigris/plates/draw.py           writes both files
python client/src/games/tigris/plates/draw.py --check   fails if one is not as it should be

A cell is 61 units, the first one lies at (14, 25). Only presentation attributes and classes; the
tones are variables of tigris.css, so the plate follows the theme. Words stand as $name$ and are
put in by Board.svelte.
"""

import math
import random
import re
import sys
from pathlib import Path

from land import MAP, paper, rivers, scenery
from pen import COLS, OX, OY, ROWS, S, f
from scenery import scenery_symbols

WIDTH, HEIGHT = 1022, 710


def definitions() -> str:
    """Gradients and patterns of the paper."""
    q = random.Random(3)
    for _ in range(34):
        q.uniform(0, 40), q.uniform(0, 40)
    grains = "".join(
        f"M{f(q.uniform(0, 90), q.uniform(0, 90))}h{f(q.choice((0.8, 1.2, 2.2)))}"
        for _ in range(60)
    )
    ripples = "".join(
        f"M{f(x, y)}q9 -4 18 0t18 0" for x, y in ((2, 12), (44, 26), (10, 44), (52, 58), (4, 74))
    )
    return (
        '<radialGradient id="tg-relief"><stop offset="0" stop-color="var(--tg-sandhi)"/><stop offset="1" stop-color="var(--tg-sandhi)" stop-opacity="0"/></radialGradient>'
        '<radialGradient id="tg-hollow"><stop offset="0" stop-color="var(--tg-sandlo)"/><stop offset="1" stop-color="var(--tg-sandlo)" stop-opacity="0"/></radialGradient>'
        f'<pattern id="tg-grain" width="90" height="90" patternUnits="userSpaceOnUse"><path d="{grains}" stroke="var(--tg-sandink)" stroke-width=".9" opacity=".42"/></pattern>'
        f'<pattern id="tg-ripple" width="92" height="84" patternUnits="userSpaceOnUse"><path d="{ripples}" fill="none" stroke="var(--tg-sandink)" stroke-width=".6" opacity=".28"/></pattern>'
        f'<pattern id="tg-crosses" x="{OX - S / 2}" y="{OY - S / 2}" width="{S}" height="{S}" patternUnits="userSpaceOnUse"><path d="M{S / 2 - 4} {S / 2}h8m-4-4v8" stroke="var(--tg-gridline)"/></pattern>'
        f'<clipPath id="tg-land"><rect x="{OX}" y="{OY}" width="{COLS * S}" height="{ROWS * S}"/></clipPath>'
    )


def frame() -> str:
    """Grid, neatline, letters and numbers, rosettes."""
    right, bottom = OX + COLS * S, OY + ROWS * S
    out = ""
    # grid and neatline
    grid = "".join(f"M{OX + c * S} {OY}v{ROWS * S}" for c in range(1, COLS)) + "".join(
        f"M{OX} {OY + r * S}h{COLS * S}" for r in range(1, ROWS)
    )
    out += f'<path d="{grid}" stroke="var(--tg-gridline)" stroke-width=".8" stroke-dasharray="1.500 3"/><rect x="{OX}" y="{OY}" width="{COLS * S}" height="{ROWS * S}" fill="url(#tg-crosses)"/>'
    scale = (
        "".join(f"M{OX + c * S} {OY - 5}h{S}" for c in range(0, COLS, 2))
        + "".join(f"M{OX + c * S} {bottom + 5}h{S}" for c in range(1, COLS, 2))
        + "".join(f"M{OX - 5} {OY + r * S}v{S}" for r in range(0, ROWS, 2))
        + "".join(f"M{right + 5} {OY + r * S}v{S}" for r in range(1, ROWS, 2))
    )
    out += f'<rect x="{OX - 5}" y="{OY - 5}" width="{COLS * S + 10}" height="{ROWS * S + 10}" fill="none" stroke="var(--tg-sheet)" stroke-width="5"/><path d="{scale}" stroke="var(--tg-ink)" stroke-width="4" fill="none"/><rect x="{OX - 8}" y="{OY - 8}" width="{COLS * S + 16}" height="{ROWS * S + 16}" fill="none" stroke="var(--tg-ink)" stroke-width="1"/><rect x="{OX - 2}" y="{OY - 2}" width="{COLS * S + 4}" height="{ROWS * S + 4}" fill="none" stroke="var(--tg-ink)" stroke-width="1"/>'
    for c in range(COLS):
        out += f'<text class="tg-edge" x="{OX + c * S + S / 2}" y="{OY - 11}">{"abcdefghijklmnop"[c]}</text>'
    for r in range(ROWS):
        out += f'<text class="tg-edge" x="{right + 17}" y="{OY + r * S + S / 2 + 5}">{r + 1}</text>'
    petals = "".join(
        f"M0 0Q{f(8 * math.cos(a - 0.42), 8 * math.sin(a - 0.42))} {f(8.5 * math.cos(a), 8.5 * math.sin(a))}Q{f(8 * math.cos(a + 0.42), 8 * math.sin(a + 0.42))} 0 0"
        for a in (math.pi * k / 4 for k in range(8))
    )
    out += (
        f'<g id="tg-rosette" transform="translate({OX - 5} {OY - 5})"><circle r="9.500" fill="var(--tg-sheet)" stroke="var(--tg-ink)"/><path d="{petals}" fill="var(--tg-ink)"/><circle r="2.200" fill="var(--tg-sheet)"/></g>'
        + "".join(
            f'<use href="#tg-rosette" x="{x}" y="{y}"/>'
            for x, y in ((COLS * S + 10, 0), (0, ROWS * S + 10), (COLS * S + 10, ROWS * S + 10))
        )
    )
    return out


def corners() -> str:
    """Frames of the corner temples: a treasure there is taken first."""
    out = ""
    for r in range(ROWS):
        for c in range(COLS):
            if MAP[r][c] == "C":
                x, y = OX + c * S, OY + r * S
                out += f"M{x + 2} {y + 16}V{y + 2}H{x + 16}M{x + S - 16} {y + 2}H{x + S - 2}V{y + 16}M{x + 2} {y + S - 16}V{y + S - 1}H{x + 16}M{x + S - 16} {y + S - 1}H{x + S - 2}V{y + S - 16}"
    return f'<path d="{out}" fill="none" stroke="#a02c1c" stroke-width="2.6"/>'


def plate(land: str, marks: str, symbols: str = "") -> str:
    """A whole plate."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{definitions()}{symbols}</defs><g clip-path="url(#tg-land)">{paper()}{land}</g>{frame()}{marks}</svg>'
    return re.sub(r"(\.\d*?[1-9])0+(?!\d)", r"\1", text) + "\n"


def vignette() -> str:
    """Six scenes in a row, for the head of the last page."""
    row = (
        ("dune1", 0, 4),
        ("palm1", 62, 2),
        ("tell0", 124, 10),
        ("palm0", 186, 4),
        ("dune2", 248, 4),
        ("hill0", 310, 0),
    )
    uses = "".join(f'<use href="#tg-{name}" x="{x}" y="{y}"/>' for name, x, y in row)
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 372 70" aria-hidden="true"><defs>{scenery_symbols()}</defs><g stroke="var(--tg-sandink)" opacity=".8">{uses}</g></svg>'
    return re.sub(r"(\.\d*?[1-9])0+(?!\d)", r"\1", text) + "\n"


def texts() -> dict[str, str]:
    """All files."""
    return {
        "map.svg": plate(scenery() + rivers(), corners(), scenery_symbols()),
        "bare.svg": plate("", ""),
        "vignette.svg": vignette(),
    }


def main() -> None:
    """Write, or check."""
    here, stale = Path(__file__).parent, []
    for name, text in texts().items():
        print(name, text.count("<") - text.count("</"), "nodes,", len(text) // 1000, "kB")
        if "--check" not in sys.argv:
            (here / name).write_text(text, encoding="utf-8")
        elif (here / name).read_text(encoding="utf-8") != text:
            stale.append(name)
    if stale:
        sys.exit(f"not as drawn: {', '.join(stale)}")


if __name__ == "__main__":
    main()
