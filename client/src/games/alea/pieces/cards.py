"""Pictures of the Senate cards on a field of 120 x 62, and scenery: trees, citizens, the camp."""

import math

from pen import FAMILIES, ellipse, n, path, rect, symbol, use

LINE = "#33291c"


def head(sex: str, x: float, y: float, size: float) -> str:
    """A profile, its middle at x, y."""
    return use(f"bust-{sex}", x - size / 2, y - size / 2, size, size)


def glyph(family: str, x: float, y: float, size: float) -> str:
    """A glyph in the colour of its family."""
    return f'<g color="var(--al-f-{family})">{use(f"glyph-{family}", x - size / 2, y - size / 2, size, size)}</g>'


def picture(kind: str) -> str:
    """What a card shows above its words."""
    mid, cy = 60, 31
    if kind == "I":
        return "".join(
            use(f"land-{c}", 5 + i * 34, 8 + i * 6, 42, 34)
            + rect(5 + i * 34, 8 + i * 6, 42, 34, "none", LINE, 0.8)
            for i, c in enumerate(("green", "red", "blue"))
        )
    if kind in ("II", "IX", "X"):
        sexes = {"II": "mfm", "IX": "fff", "X": "mmm"}[kind]
        return "".join(head(sex, mid - 34 + i * 34, cy + 2, 44) for i, sex in enumerate(sexes))
    if kind == "III":
        return "".join(use("senate-back", 12 + i * 34, 9, 30, 44) for i in range(3))
    if kind == "IV":
        return "".join(
            use("fortuna", 10 + i * 35, cy - 15, 30, 30)
            + f'<text x="{25 + i * 35}" y="{cy + 4.5}" font-size="13" text-anchor="middle" fill="#1f1b16" class="al-serif">{i + 1}</text>'
            for i in range(3)
        )
    if kind == "V":
        return head("m", mid - 22, cy + 2, 50) + head("f", mid + 22, cy + 2, 50)
    if kind == "VI":
        return "".join(
            glyph(c, 26 + (i % 3) * 34, 18 + (i // 3) * 26, 20) for i, c in enumerate(FAMILIES[:6])
        )
    if kind == "VII":
        out = ""
        for i, c in enumerate(FAMILIES[:6]):
            x, y = 8 + (i % 3) * 36, 6 + (i // 3) * 26
            out += rect(x, y, 32, 22, f"var(--al-f-{c})", LINE, 0.8) + rect(
                x, y, 32, 22, f"url(#al-h-{c})", "none"
            )
        return out
    if kind == "VIII":
        return (
            use("land-green", 1, 1, 118, 60)
            + use("town", 40, 48, 14, 12)
            + use("town", 64, 48, 14, 12)
            + head("f", mid, cy - 4, 40)
        )
    if kind == "XI":
        return (
            head("m", mid - 30, cy + 2, 46)
            + head("f", mid + 30, cy + 2, 46)
            + head("m", mid, cy + 14, 28)
        )
    return "".join(
        glyph(
            c,
            mid + 44 * math.cos(math.pi / 3 * i + 0.5),
            cy + 20 * math.sin(math.pi / 3 * i + 0.5),
            15,
        )
        for i, c in enumerate(FAMILIES[:6])
    ) + head("f", mid, cy, 32)


KINDS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XIII")


def pictures() -> str:
    """All but the rims: those are two lands side by side."""
    ground = rect(0, 0, 120, 62, "#efe4c8", "none") + rect(
        0, 52, 120, 10, "url(#al-rake)", "none", 0, 0, 'opacity=".5"'
    )
    return "".join(
        symbol(f"picture-{kind.lower()}", 120, 62, ground + picture(kind)) for kind in KINDS
    )


def pine() -> str:
    """An umbrella pine of the Campagna, its foot at 26, 54."""
    crown = "M4 20C0 10 14 4 22 7C30 0 50 6 49 18C38 23 14 23 4 20Z"
    trunk = "M24.5 54L25 20M27.5 54L27 20M26 32L35 20M26 28L17 20"
    return symbol(
        "pine",
        52,
        54,
        path(trunk)
        + path(crown, "var(--al-leaf)", "var(--al-engrave)", 0.9)
        + path(crown, "url(#al-level)", "none", 0, 'opacity=".8"'),
    )


def cypress() -> str:
    """A cypress, its foot at 17, 100."""
    d = "M17 0C34 45 32 85 21 94V100H13V94C2 85 0 45 17 0Z"
    return symbol(
        "cypress",
        34,
        100,
        path(d, "var(--al-leaf2)", "var(--al-engrave)", 0.9)
        + path(d, "url(#al-fall)", "none", 0, 'opacity=".9"'),
    )


def roman(name: str, turn: int) -> str:
    """A citizen in a toga: staffage, so that the buildings have a size. His feet are at 14, 40."""
    x, y = 14, 40
    robe = (
        f"M{x - 5} 11C{x - 10} 18 {x - 9} 32 {x - 8} {y}H{x + 8}C{x + 8} 30 {x + 9} 18 {x + 4} 11Z"
    )
    folds = f"M{x - turn * 6} 14C{x} 20 {x + turn * 6} 22 {x + turn * 8} 26M{x - turn * 5} 20C{x} 27 {x + turn * 5} 29 {x + turn * 8} 32M{x - 3} 28V{y}M{x + 2} 32V{y}"
    out = ellipse(x + 6, y, 13, 2.6, 'fill="var(--al-shadow)" opacity=".3"') + path(
        robe, "var(--al-stone)", "var(--al-engrave)", 0.9
    )
    out += path(folds, "none", "var(--al-engrave)", 0.7)
    return symbol(
        name,
        28,
        40,
        out
        + f'<circle cx="{x}" cy="7" r="4.6" fill="var(--al-brick)" stroke="var(--al-engrave)" stroke-width=".9"/>',
    )


def tent() -> str:
    """A leather tent of eight men, its foot at 55."""
    front, side = "M0 55L28 5L56 55Z", "M28 5H86L106 55H56Z"
    out = (
        path(side, "var(--al-stone2)")
        + path(side, "url(#al-rake)", "none", 0, 'opacity=".8"')
        + path(front, "var(--al-stone)")
    )
    out += path("M28 5L20 55M28 5L36 55M28 5V0", "none", "var(--al-engrave)", 0.8)
    return symbol(
        "tent",
        106,
        55,
        out + path("M28 15L21 55H35Z", "var(--al-deep)", "none", 0, 'opacity=".75"'),
    )


def eagle() -> str:
    """The legion's standard."""
    balls = "".join(
        f'<circle cx="17" cy="{27 + i * 10}" r="4.5" fill="var(--al-bronze)" stroke="var(--al-engrave)" stroke-width=".8"/>'
        for i in range(2)
    )
    bird = "M17 17C14 9 3 11 1 0C8 4 12 4 15 7C15 2 20 2 19 7C22 4 26 4 33 0C31 11 20 9 17 17Z"
    return symbol(
        "eagle",
        34,
        61,
        path("M17 61V15", "none", "var(--al-engrave)", 2)
        + balls
        + path(bird, "var(--al-bronze)", "var(--al-engrave)", 0.9),
    )


def wreath() -> str:
    """A laurel wreath, open above, its middle at 40, 40."""
    leaves = ""
    for side in (1, -1):
        for i in range(9):
            a = math.radians(100 - i * 21)
            x, y = 40 + side * 30 * math.cos(a), 40 + 30 * math.sin(a)
            dx, dy = side * 13.8 * math.cos(a - 1.1), 13.8 * math.sin(a - 1.1)
            leaves += f"M{n(x)} {n(y)}q{n(dx * 0.4 + dy * 0.5)} {n(dy * 0.4 - dx * 0.5)} {n(dx)} {n(dy)}q{n(-dx * 0.6 - dy * 0.5)} {n(-dy * 0.6 + dx * 0.5)} {n(-dx)} {n(-dy)}"
    return symbol("wreath", 80, 80, path(leaves, "var(--al-leaf)", "var(--al-engrave)", 0.8))


def symbols() -> str:
    """Cards and scenery."""
    return (
        pictures()
        + pine()
        + cypress()
        + roman("roman", 1)
        + roman("roman-left", -1)
        + tent()
        + eagle()
        + wreath()
    )
