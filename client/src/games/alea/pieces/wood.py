"""Dice, cup, tokens, tiles, backs of cards, and what stands about in the city."""

import math

from families import BUST_M, LAUREL
from pen import circle, ellipse, lines, n, path, rect, symbol

PIGMENTS = ("vermilion", "lapis", "ochre", "verdigris", "madder", "umber")
SHAPES = (  # lozenge, roundel, shield, tower, fish, cross, on a field of 24
    "M12 1.5 22.5 12 12 22.5 1.5 12Z",
    "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20Z",
    "M3 2.5h18v9c0 6-4.5 9.5-9 11-4.5-1.5-9-5-9-11Z",
    "M4.5 22V10L3 8V2.5h4v3h3v-3h4v3h3v-3h4V8l-1.5 2v12Z",
    "M1.5 12C5 5.5 12 4.5 16.5 10L22.5 5v14l-6-5C12 19.5 5 18.5 1.5 12Z",
    "M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z",
)
PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.26, 0.26), (0.74, 0.74)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.28, 0.22), (0.72, 0.22), (0.28, 0.5), (0.72, 0.5), (0.28, 0.78), (0.72, 0.78)),
}
BRASS = "#eccb78"


def inlay(seat: int, y: float) -> str:
    """The mark in the front edge: brass, so that no mark is taken for a pip; the roundel is a ring."""
    if seat == 1:
        return circle(50, y, 8.5, f'fill="none" stroke="{BRASS}" stroke-width="5"')
    return f'<path transform="translate(38 {n(y - 12)})" d="{SHAPES[seat]}" fill="{BRASS}"/>'


def die(seat: int) -> str:
    """A wooden cube seen from above and in front; it stands on 127."""
    paint = f"var(--{PIGMENTS[seat]})"
    out = ellipse(56, 125, 56, 13, 'fill="var(--al-shadow)" opacity=".38"')
    out += rect(0, 5.4, 100, 121.6, paint, "#0007", 2.2, 16)
    out += rect(0, 5.4, 100, 121.6, "#000", "none", 0, 16, 'opacity=".3"')
    out += rect(0, 0, 100, 100, paint, "#0005", 2, 16)
    out += f'<g transform="scale(3)">{rect(0, 0, 33.3, 33.3, "url(#al-grain)", "none", 0, 5.3)}</g>'
    out += rect(2, 2, 96, 96, "url(#al-lit)", "#fff5", 2.6, 14.5)
    ghost = ellipse(50, 62, 95, 92, 'fill="url(#al-halo)"')
    ghost += rect(0, 0, 100, 127, paint, "none", 0, 16, 'opacity=".86"')
    ghost += rect(0, 0, 100, 127, "none", "var(--glow)", 6, 16, 'stroke-dasharray="13 8"')
    found = symbol(f"die-{seat}", 100, 127, out + inlay(seat, 112))
    return found + symbol(f"ghost-{seat}", 100, 127, ghost + inlay(seat, 111))


def pips(face: int) -> str:
    """The eyes of a die."""
    d = "".join(
        f"M{n(100 * x - 8.5)} {n(100 * y)}a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0"
        for x, y in PIPS[face]
    )
    return symbol(f"pips-{face}", 100, 127, path(d, "var(--al-ivory)", "#0003", 1.6))


def held() -> str:
    """The golden edge of a die in the hand."""
    out = ellipse(50, 62, 98, 95, 'fill="url(#al-halo)"')
    return symbol("held", 100, 127, out) + symbol(
        "edge", 100, 127, rect(-5, -5, 110, 137, "none", "var(--glow)", 5.6, 20)
    )


def hexagon(x: float, y: float, r: float) -> str:
    """Six corners."""
    points = (
        f"{n(x + r * math.cos(math.pi / 3 * i))} {n(y + r * math.sin(math.pi / 3 * i))}"
        for i in range(6)
    )
    return "M" + "L".join(points) + "Z"


def tokens() -> str:
    """A re-roll token with its arrow, one for a number, and an empty place."""
    turn = "M33.6 20.2A12 12 0 1 0 36 26.9M36 9.1V19.2H25.9"
    body = path(hexagon(24, 25.6, 23), "#9a5213", "none") + path(
        hexagon(24, 24, 23), "#d8822f", "#5b300a", 1.6
    )
    shadow = path(hexagon(26, 29, 23), "var(--al-shadow)", "none", 0, 'opacity=".35"')
    out = symbol("token", 48, 48, shadow + body + path(turn, "none", "#fff6e6", 3.8))
    out += symbol("hexagon", 48, 48, body)
    empty = path(
        hexagon(24, 24, 23), "none", "var(--al-engrave)", 1.6, 'stroke-dasharray="6 4" opacity=".6"'
    )
    return out + symbol("hexagon-empty", 48, 48, empty)


def fortuna() -> str:
    """A Fortuna tile: her wheel; closed, open, and the wheel of the gable."""
    spokes = [
        (
            20 - 14.4 * math.cos(a),
            20 - 14.4 * math.sin(a),
            20 + 14.4 * math.cos(a),
            20 + 14.4 * math.sin(a),
        )
        for a in (0, math.pi / 4, math.pi / 2, 3 * math.pi / 4)
    ]
    out = ""
    for name, fill, ink in (
        ("fortuna-back", "#3f6672", "#d8e3df"),
        ("fortuna", "#dfe6e2", "#3f6672"),
    ):
        inside = rect(1, 2, 40, 40, "var(--al-shadow)", "none", 0, 4, 'opacity=".35"')
        inside += rect(0, 1.6, 40, 40, "#8a9aa0", "none", 0, 4) + rect(
            0, 0, 40, 40, fill, "#22333a", 1.1, 4
        )
        inside += circle(20, 20, 14.4, f'fill="none" stroke="{ink}" stroke-width="2.2"')
        inside += path(lines(spokes), "none", ink, 1.4)
        if name == "fortuna":
            inside += circle(20, 20, 9.6, f'fill="#f7f4ea" stroke="{ink}" stroke-width="1.3"')
        out += symbol(name, 40, 40, inside)
    rim = "".join(
        f"M{n(26 - q)} 26a{n(q)} {n(q)} 0 1 0 {n(2 * q)} 0a{n(q)} {n(q)} 0 1 0 {n(-2 * q)} 0"
        for q in (26, 20.8, 5.7)
    )
    rays = [
        (
            26 + 5.7 * math.cos(a),
            26 + 5.7 * math.sin(a),
            26 + 20.8 * math.cos(a),
            26 + 20.8 * math.sin(a),
        )
        for a in (math.pi / 4 * i for i in range(8))
    ]
    wheel = path(
        rim + lines(rays), "var(--al-stone)", "var(--al-engrave)", 1.8, 'fill-rule="evenodd"'
    )
    return out + symbol("wheel", 52, 52, wheel)


def backs() -> str:
    """Provinces, patricians and Senate cards face down."""
    road = "M10 34L16 13M24 34L18 13M17 32v-5M17 24v-4"
    out = rect(1, 2, 34, 42, "var(--al-shadow)", "none", 0, 3, 'opacity=".3"')
    out += rect(0, 0, 34, 42, "#6a6f4a", "#26281a", 0.9, 3) + rect(
        2.5, 2.5, 29, 37, "none", "#e6dfb8", 0.8, 2
    )
    found = symbol("province-back", 34, 42, out + path(road, "none", "#e6dfb8", 1.1))
    out = circle(21, 23, 20, 'fill="var(--al-shadow)" opacity=".3"')
    out += circle(20, 20, 20, 'fill="var(--al-bronze)" stroke="#0006" stroke-width=".8"')
    out += circle(20, 20, 16.4, 'fill="#5d4a2a" stroke="#0006" stroke-width=".8"')
    leaves = "M20 31C34 28 34 12 25 8M20 31C6 28 6 12 15 8"
    found += symbol(
        "patrician-back",
        40,
        40,
        out + path(leaves, "none", "#e4c277", 2.2, 'stroke-dasharray="3.5 1.6"'),
    )
    out = rect(1, 2, 36, 54, "var(--al-shadow)", "none", 0, 3, 'opacity=".35"')
    out += rect(0, 0, 36, 54, "#7d2430", "#2a0d10", 0.9, 3) + rect(
        2.5, 2.5, 31, 49, "none", "#e4c277", 0.8, 2
    )
    for s in (1, -1):
        out += path(
            f"M{n(18 + s * 2.4)} 39C{n(18 + s * 16)} 37 {n(18 + s * 17)} 20 {n(18 + s * 6)} 13",
            "none",
            "#e4c277",
            1.6,
            'stroke-dasharray="2.7 1.5"',
        )
    letters = '<text x="18" y="31" font-size="9.5" text-anchor="middle" fill="#f3deb0" class="al-serif">SPQR</text>'
    found += symbol("senate-back", 36, 54, out + letters)
    small = rect(0, 0, 18, 26, "#7d2430", "#2a0d10", 0.8, 2) + rect(
        2, 2, 14, 22, "none", "#e4c277", 0.7, 1
    )
    return found + symbol("senate-small", 18, 26, small)


def octagon() -> str:
    """The start player's marker: Caesar on an octagon."""
    points = (
        f"{n(20 + 20 * math.cos(math.pi / 8 + math.pi / 4 * i))} {n(20 + 20 * math.sin(math.pi / 8 + math.pi / 4 * i))}"
        for i in range(8)
    )
    bust = path(BUST_M, "#8c6a2c", "none") + path(LAUREL, "none", "#f8efd3", 6)
    face = f'<g transform="translate(6.4 5.6) scale(.27)">{bust}</g>'
    return symbol(
        "octagon", 40, 40, path("M" + "L".join(points) + "Z", "#e9d7a4", "#5f4718", 1.3) + face
    )


def cup() -> str:
    """The fritillus, a leather dice cup."""
    body = "M10 8L5 60C16 67 44 67 55 60L50 8Z"
    out = ellipse(34, 63, 27, 6, 'fill="var(--al-shadow)" opacity=".35"') + path(
        body, "#9a6a3c", "#3a2412", 1.2
    )
    out += path(body, "url(#al-round)", "none")
    seams = "M8 26C20 32 40 32 52 26M6.5 42C20 48 40 48 53.5 42"
    out += path(seams, "none", "#3a2412", 1, 'stroke-dasharray="3 2"')
    out += ellipse(30, 8, 20, 6.5, 'fill="#3a2412"') + ellipse(
        30, 8, 20, 6.5, 'fill="none" stroke="#d8a76a" stroke-width="1.4"'
    )
    return symbol("cup", 60, 68, out)


def symbols() -> str:
    """All of it."""
    out = "".join(die(seat) for seat in range(6)) + "".join(pips(face) for face in PIPS) + held()
    marks = "".join(
        symbol(
            f"mark-{seat}",
            24,
            24,
            f'<path d="{d}" fill="var(--{PIGMENTS[seat]})" stroke="var(--al-mark-edge)" stroke-width="1.3"/>',
        )
        for seat, d in enumerate(SHAPES)
    )
    return out + marks + tokens() + fortuna() + backs() + octagon() + cup()
