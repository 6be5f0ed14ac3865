"""Write the still drawings: sheets of the board, the chamber of the Sejm, and all symbols.

python client/src/games/sigismundus/plates/draw.py           writes the files
python client/src/games/sigismundus/plates/draw.py --check   fails if one is not as it should be

Only presentation attributes and classes; tones are variables of sigismundus.css. No words: those are drawn by the
components, in the language of the page. Lengths are those of the board at 1:1, 1084 x 674.
"""

import re
import sys
from pathlib import Path

import art
from art import n
from pen import circle, path, rect, text
from woodcuts import chamber, raid

HERE = Path(__file__).resolve().parent
PIECES = HERE.parent / "pieces"
BX, CELL = 6, 26
ARMS = ("infantry", "hussars", "artillery")
BAYS = (
    ("envoy", "patronage", "academy"),
    ("feast", "vacancy", "agitation"),
    ("economist_a", "banners", "economist_b"),
)


def tidy(svg: str) -> str:
    """Prefixes for ids and tones, attributes instead of styles."""
    svg = re.sub(r'style="fill:([^";]+)[^"]*"', r'fill="\1"', svg)
    svg = re.sub(r'style="color:([^";]+)"', r'color="\1"', svg)
    svg = re.sub(r"url\(#", "url(#sg-", svg)
    svg = re.sub(r'href="#', 'href="#sg-', svg)
    svg = re.sub(r' id="', ' id="sg-', svg)
    svg = svg.replace("var(--b-", "var(--sg-").replace("var(--ivory)", "var(--sg-ivory)")
    return re.sub(r"var\(--k(\d)", r"var(--sg-k\1", svg)


def ring_space(p: int, cols: int, rows: int, top: int) -> tuple[float, float]:
    """Where a number of points lies: 0 top left, clockwise."""
    if p < cols:
        c, r = p, 0
    elif p < cols + rows - 1:
        c, r = cols - 1, p - cols + 1
    elif p < 2 * cols + rows - 2:
        c, r = cols - 1 - (p - cols - rows + 2), rows - 1
    else:
        c, r = 0, rows - 1 - (p - 2 * cols - rows + 3)
    return BX + c * CELL + CELL / 2, top + r * CELL + CELL / 2


def ring(cols: int = 27, rows: int = 25, top: int = 12) -> str:
    """The ring of points, the band inside it, and brocade under everything."""
    w, h = cols * CELL, rows * CELL
    line = "var(--b-line)"
    cells = [ring_space(p, cols, rows, top) for p in range(100)]
    squares = [f"M{n(x - 13)} {n(y - 13)}h26v26h-26Z" for x, y in cells]
    cuts = "".join(
        f"M{n(BX + i * 26)} {top}v26M{n(BX + i * 26)} {top + h - 26}v26" for i in range(1, cols)
    )
    cuts += "".join(
        f"M{BX} {n(top + i * 26)}h26M{BX + w - 26} {n(top + i * 26)}h26" for i in range(1, rows)
    )
    out = rect(BX - 4, top - 3, w + 8, h + 9, "#0000002e", rx=7) + rect(
        BX - 4, top - 4, w + 8, h + 8, "var(--b-stone-2)", line, rx=5
    )
    out += rect(BX, top, w, h, "var(--b-paper)", line) + path(
        "".join(squares[::2]), "var(--b-deep)", opacity=".55"
    )
    out += path("".join(squares[::10]), "var(--b-panel)") + path(cuts, "none", "var(--b-hair)", 0.8)
    for p, (x, y) in enumerate(cells):
        ten = p % 10 == 0
        out += text(x, y + 4.7, p, 15 if ten else 13, "var(--b-rub)" if ten else "var(--b-soft)")
    x0, y0, x1, y1 = BX + 26, top + 26, BX + w - 26, top + h - 26
    out += rect(x0, y0, x1 - x0, y1 - y0, "var(--b-band)", line)
    strips = (
        (x0 + 10, y0, x1 - x0 - 20, 10, "moresque"),
        (x0 + 10, y1 - 10, x1 - x0 - 20, 10, "moresque"),
        (x0, y0 + 10, 10, y1 - y0 - 20, "moresque-v"),
        (x1 - 10, y0 + 10, 10, y1 - y0 - 20, "moresque-v"),
    )
    for x, y, ww, hh, pattern in strips:
        out += f'<g transform="translate({x} {y})"><rect width="{ww}" height="{hh}" fill="url(#{pattern})"/></g>'
    for x, y in ((x0, y0), (x1 - 10, y0), (x0, y1 - 10), (x1 - 10, y1 - 10)):
        out += path(f"M{x + 5} {y + 1}l4 4-4 4-4-4Z", "var(--b-band-ink)")
    inner = (x0 + 10, y0 + 10, x1 - x0 - 20, y1 - y0 - 20)
    return out + rect(*inner, "var(--b-paper)", line) + rect(*inner, "url(#brocade)")


def side() -> str:
    """The second sheet, 368 x 659, from (715, 8)."""
    line = "var(--b-line)"
    out = rect(715, 9, 368, 659, "#0000002e", rx=7) + rect(
        715, 8, 367, 658, "var(--b-stone-2)", line, rx=5
    )
    return (
        out
        + rect(719, 12, 359, 650, "var(--b-paper)", line, 0.9, rx=2)
        + rect(719, 12, 359, 650, "url(#brocade)", opacity=".7")
    )


def bay(code: str, x: float, y: float, w: float, h: float) -> str:
    """A bay of the arcade without people and words."""
    line = "var(--b-line)"
    ox, top, foot, ow = x + 9, y + 7, y + h - 38, w - 18
    arch = f"M{n(ox)} {n(foot)}V{n(top + 24)}A{n(ow / 2)} 24 0 0 1 {n(ox + ow)} {n(top + 24)}V{n(foot)}"
    wide = f"M{n(ox - 3.5)} {n(foot)}V{n(top + 24)}A{n(ow / 2 + 3.5)} 27.5 0 0 1 {n(ox + ow + 3.5)} {n(top + 24)}V{n(foot)}"
    floor = f"M{n(ox)} {n(foot)}l{n(ow * 0.2)}-9h{n(ow * 0.6)}l{n(ow * 0.2)} 9M{n(ox + ow * 0.5)} {n(foot)}v-9M{n(ox + ow * 0.25)} {n(foot)}l{n(ow * 0.09)}-9M{n(ox + ow * 0.75)} {n(foot)}l-{n(ow * 0.09)}-9"
    out = (
        rect(x, y, w, h, "var(--b-stone)")
        + path(arch + "Z", "url(#vault)")
        + path(floor, "none", line, 0.7, opacity=".7")
    )
    out += (
        f'<use href="#a-{code}" x="{n(x + w / 2 - 27)}" y="{n(foot - 45)}" width="54" height="40"/>'
    )
    out += path(arch, "none", line, 1.2) + path(wide, "none", line, 0.7)
    for sx in (x + 10, x + w - 10):
        out += circle(sx, y + 9, 4, "var(--b-panel)", line, 0.8) + path(
            f"M{n(sx)} {n(y + 6)}v6M{n(sx - 3)} {n(y + 9)}h6", "none", line, 0.7
        )
    out += path(f"M{n(x + w / 2 - 6)} {n(top - 5)}h12l-2 11h-8Z", "var(--b-stone-2)", line, 0.8)
    out += rect(x, foot, w, 38, "var(--b-panel)", line, 0.9)
    return out + path(
        f"M{n(x + 3)} {n(foot + 3)}h{n(w - 6)}M{n(x + 3)} {n(foot + 35)}h{n(w - 6)}",
        "none",
        "var(--b-hair)",
        0.8,
    )


def arcade(w: float = 322, h: float = 339, roof: float = 44) -> str:
    """The courtyard of Wawel: three storeys of three bays, columns, a frieze, a roof, the king's eagle."""
    line, bw, bh = "var(--b-line)", w / 3, (h - roof) / 3
    gable = f"M-6 {roof}L14 4h{n(w - 28)}L{n(w + 6)} {roof}Z"
    out = path(gable, "var(--b-roof)", line) + path(gable, "url(#tiles)")
    out += rect(-4, roof - 8, w + 8, 9, "var(--b-stone-2)", line, 0.9)
    out += path(
        "".join(f"M{n(6 + i * 13)} {n(roof - 3.5)}l4-3 4 3-4 3Z" for i in range(int((w - 8) / 13))),
        "var(--b-rub)",
        opacity=".75",
    )
    for turn, gx in ((-1, -4), (1, w + 4)):
        out += (
            f'<g transform="translate({n(gx)} {n(roof - 4)}) scale({turn * 0.5} .8)">'
            + path(
                "M0 2c6-6 12-6 16-3l3-3v3l4 1-4 2-3 3c-5 1-10 0-16 1Z",
                "var(--b-stone-2)",
                line,
                0.9,
            )
            + "</g>"
        )
    for r, row in enumerate(BAYS):
        for c, code in enumerate(row):
            out += bay(code, c * bw, roof + r * bh, bw, bh)
    for r in range(3):
        for c in range(4):
            cx, cy = c * bw, roof + r * bh
            out += path(
                f"M{n(cx - 6)} {n(cy)}h12v4h-2l-1 4v{n(bh - 54)}l2 4h2v4h-14v-4h2l2-4v-{n(bh - 54)}l-1-4h-2Z",
                "var(--b-stone)",
                line,
                0.9,
            )
            out += path(f"M{n(cx + 1)} {n(cy + 8)}v{n(bh - 54)}h2.5v-{n(bh - 54)}Z", "url(#hatch)")
    cx = w / 2
    for dx, words in ((-0.27, "SIGISMVNDVS"), (0.27, "AVGVSTVS")):
        out += f'<text x="{n(cx + dx * w)}" y="27" font-size="14" text-anchor="middle" letter-spacing="1.6" fill="#f3d489" stroke="#4a1f14" stroke-width="3" paint-order="stroke">{words}</text>'
    out += path(f"M{n(cx - 24)} -3h48v21c0 12-12 18-24 22-12-4-24-10-24-22Z", "#a5342a", line, 1.2)
    out += path(
        f"M{n(cx - 21.5)} -.5h43v18.5c0 10-10 15.5-21.5 19.5-11.5-4-21.5-9.5-21.5-19.5Z",
        "none",
        "#e7b75a",
        1.1,
    )
    return out + f'<use href="#eagle" x="{n(cx - 18.5)}" y="-2" width="37" height="37"/>'


def symbols() -> str:
    """Every drawing that is used more than once."""
    made = [
        f'<symbol id="g-{name}" viewBox="0 0 24 24">{inner}</symbol>'
        for name, inner in art.GLYPHS.items()
    ]
    made += [
        f'<symbol id="k-{i}" viewBox="0 0 24 24">{inner}</symbol>'
        for i, inner in enumerate(art.KIND_GLYPH)
    ]
    made += [
        f'<symbol id="charge-{house}" viewBox="0 0 24 24">{inner}</symbol>'
        for house, inner in art.CHARGES.items()
    ]
    for code, inner in art.COUNTRY_ARMS.items():
        disc = f'<circle cx="12" cy="12" r="12" fill="{art.COUNTRY_FIELD[code]}" stroke="#2b2118" stroke-width=".8"/>'
        made.append(
            f'<symbol id="c-{code}" viewBox="-1 -1 26 26">{disc}<g transform="translate(2.600 2.600) scale(.78)">{inner}</g></symbol>'
        )
    made.append(f'<symbol id="eagle" viewBox="0 0 60 60">{art.EAGLE}</symbol>')
    made.append(
        f'<g id="p-head" fill="#f2dcae" stroke="#5a3c12" stroke-width="1.1" stroke-linejoin="round">{art.HEAD}</g>'
    )
    made += [
        f'<g id="p-{hat}" fill="#8a6428" stroke="#4a2f08" stroke-width=".9">{inner}</g>'
        for hat, inner in art.HATS.items()
    ]
    made += [
        f'<g id="p-beard{i}" fill="#b98d45" stroke="#5a3c12" stroke-width=".9">{inner}</g>'
        for i, inner in enumerate(art.BEARDS)
    ]
    made.append(
        '<g id="p-rim"><circle cx="20" cy="20" r="19.3" fill="url(#bronze)" stroke="#4a2f08"/><circle cx="20" cy="20" r="17" fill="none" stroke="#4a2f08" stroke-width=".7" stroke-dasharray="1 1.4"/></g>'
    )
    for code, (hat, beard) in art.PROFILES.items():
        made.append(
            f'<symbol id="f-{code}" viewBox="0 0 40 40"><use href="#p-rim"/><g transform="translate(3 3.2) scale(.84)" clip-path="url(#coinclip)"><use href="#p-head"/><use href="#p-{hat}"/><use href="#p-beard{beard}"/></g></symbol>'
        )
    made += [
        f'<symbol id="v-{code}" viewBox="0 0 140 46" preserveAspectRatio="xMidYMax slice">{inner}</symbol>'
        for code, inner in art.VEDUTE.items()
    ]
    made += [
        f'<symbol id="a-{code}" viewBox="0 0 60 44">{inner}</symbol>'
        for code, inner in art.SCENES.items()
    ]
    for key in (*"01234", "x"):
        made.append(
            f'<symbol id="pawn-{key}" viewBox="0 0 23 33"><ellipse cx="12.5" cy="30" rx="9.5" ry="2.6" fill="#0006"/><path d="M11.500 1.500a5.300 5.300 0 0 1 3.200 9.500l1.600 1-1.300 1.600c.5 5 1.500 9 5 13.400v2c0 1.300-3.600 2.300-8.500 2.300S3 30.300 3 29v-2c3.500-4.400 4.500-8.400 5-13.400L6.700 12l1.600-1a5.300 5.300 0 0 1 3.200-9.500Z" fill="url(#wood{key})" stroke="#0007" stroke-width=".8"/><path d="M3 27c1.500 1.600 5 2.300 8.500 2.300S18.500 28.600 20 27M6.700 12c2.500 1.300 7 1.300 9.600 0" fill="none" stroke="#0005" stroke-width=".9"/><ellipse cx="9.6" cy="5" rx="1.7" ry="2.2" fill="#fff" opacity=".55"/></symbol>'
        )
    for power, arm in enumerate(ARMS, 1):
        for state, face, ink, edge in (
            ("on", "#f4e7c6", "#2b2118", "#a98f5d"),
            ("host", "#b4aea3", "#4b463f", "#7d776c"),
        ):
            hatch = (
                '<path d="M2 10 10 2M2 20 20 2M6 26 26 6M16 26 26 16" stroke="#0002" stroke-width="1.5"/>'
                if state == "host"
                else ""
            )
            tile = f'<rect x="1" y="2.5" width="28" height="28" rx="3" fill="{edge}"/><rect x="1" y="1" width="28" height="27.5" rx="3" fill="{face}" stroke="{edge}"/>{hatch}'
            made.append(
                f'<symbol id="u-{arm}-{state}" viewBox="0 0 30 31">{tile}<g transform="translate(2.5 2.5) scale(.78)" color="{ink}">{art.GLYPHS[arm]}</g><circle cx="23" cy="22.5" r="6.5" fill="{ink}"/><text x="23" y="27" font-size="13" text-anchor="middle" fill="#fdf8ea">{power}</text></symbol>'
            )
    defs = art.DEFS.removeprefix("<defs>").removesuffix("</defs>")
    return f'<svg width="0" height="0" aria-hidden="true"><defs>{defs}{"".join(made)}</defs></svg>'


FILES = {
    HERE / "board.svg": lambda: ring() + side(),
    HERE / "low.svg": lambda: ring(33, 19, 9),
    HERE / "arcade.svg": arcade,
    HERE / "slim.svg": lambda: arcade(374, 306, 40),
    HERE / "chamber.svg": chamber,
    HERE / "raid.svg": raid,
    PIECES / "symbols.svg": symbols,
}


def names(svg: str) -> str:
    """Ids of symbols, so that a wrong `<use>` does not compile."""
    ids = sorted(set(re.findall(r'<symbol id="([^"]+)"', svg)))
    listed = "\n".join(f'  | "{each}"' for each in ids)
    return f"// Generated by plates/draw.py from the drawings. Do not edit.\nexport type Symbol =\n{listed};\n"


def main() -> int:
    """Write or check all files."""
    wrong = 0
    for file, make in FILES.items():
        made = tidy(make()) + "\n"
        assert "style=" not in made, re.findall(r'style="[^"]*"', made)[:3]
        if "--check" in sys.argv:
            wrong += file.read_text() != made
        else:
            file.write_text(made)
        if file.name == "symbols.svg" and "--check" not in sys.argv:
            (HERE.parent / "symbols.ts").write_text(names(made))
        print(file.name, made.count("<") - made.count("</"), "nodes", len(made) // 1000, "kB")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
