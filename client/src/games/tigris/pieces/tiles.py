"""Tiles face up with their engravings, and face down."""

import math

from paint import BODY, IVORY
from pen import f, star


def ear(x0, y0, x1, y1, n=5):
    """A stalk of barley with grains in pairs and awns: (outline of grains, lines)."""
    grains, lines = "", f"M{f(x0, y0)}L{f(x1, y1)}"
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    for i in range(n):
        t = 0.42 + 0.56 * i / (n - 1)
        px, py = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        for side in (-1, 1):
            nx, ny = -uy * side, ux * side
            tip = (px + ux * 5.2 + nx * 4, py + uy * 5.2 + ny * 4)
            grains += f"M{f(px, py)}Q{f(px + nx * 4.6 + ux * 0.6, py + ny * 4.6 + uy * 0.6, *tip)}Q{f(px + nx * 0.8 + ux * 4, py + ny * 0.8 + uy * 4, px, py)}"
            lines += f"M{f(*tip)}l{f(ux * 4.5 + nx * 1.3, uy * 4.5 + ny * 1.3)}"
    return grains, lines


def jar(x, y, k):
    """An amphora with its foot at x, y and size k."""
    p = [
        (-3, -18),
        (3, -18),
        (3, -16.500),
        (2, -14.500),
        (7, -11.500, 7.500, -5, 3.500, -1.500),
        (2.800, 0),
        (-2.800, 0),
        (-3.500, -1.500),
        (-7.500, -5, -7, -11.500, -2, -14.500),
        (-3, -16.500),
    ]
    d = ""
    for i, q in enumerate(p):
        d += ("M" if i == 0 else "C" if len(q) == 6 else "L") + f(
            *[(x if j % 2 == 0 else y) + v * k for j, v in enumerate(q)]
        )
    return d + "Z"


def engraving(colour):
    """The picture on a tile: (ivory shapes, dark lines, dark shapes)."""
    if colour == "red":  # a stepped temple under the star of Ishtar
        body = "M11 48.500 13 40H19.500L21 32.500H25.500L27 26H28.500V20.500H33.500V26H35L36.500 32.500H41L42.500 40H49L51 48.500Z"
        lines = (
            "M13 40H49M21 32.500H41M27 26H35"
            + "".join(
                f"M{x} 42.500v4.500"
                for x in (15.500, 18.500, 21.500, 24.500, 37.500, 40.500, 43.500, 46.500)
            )
            + "".join(f"M{x} 34.500v4" for x in (23, 26, 36, 39))
        )
        return (
            body + star(31, 12.5, 6, 2.3),
            lines + "M34.500 26.500l5.500 21M44 41l5 6.500",
            "M27.800 48.500 30 26.500H32L34.200 48.500Z",
        )
    if colour == "blue":  # barley over the water of a canal
        shapes, lines = "", ""
        for x0, y0, x1, y1 in ((30, 44, 20, 17), (31, 44, 31, 13), (32, 44, 42, 17)):
            grains, stalk = ear(x0, y0, x1, y1)
            shapes += grains
            lines += stalk
        waves = "".join(
            f"M11 {y}q5 -4 10 0t10 0 10 0 10 0v2.200q-5 4 -10 0t-10 0 -10 0 -10 0Z"
            for y in (42.500, 47)
        )
        return shapes + waves, "", lines
    if colour == "green":  # jars under an awning
        awning = "M12 12H50L52 20a3.300 3.300 0 0 1-7 0a3.500 3.500 0 0 1-7 0a3.500 3.500 0 0 1-7 0a3.500 3.500 0 0 1-7 0a3.500 3.500 0 0 1-7 0a3.300 3.300 0 0 1-7 0Z"
        return (
            awning
            + "M13.500 22h2v26h-2ZM46.500 22h2v26h-2ZM10 47.500H52V50H10Z"
            + jar(31, 47.500, 1.24)
            + jar(20.500, 47.500, 0.78)
            + jar(41.500, 47.500, 0.78),
            "M25.500 33.500h11M24.500 36l2.200 3 2.200-3 2.100 3 2.200-3 2.200 3 2.200-3M25 41.500h12M17 40.500h7M38 40.500h7",
            "M19 12h6l-.500 8a3.500 3.500 0 0 1-7 0ZM31 12h6l1 8a3.500 3.500 0 0 1-7 0ZM44 12h5l2.300 8a3.300 3.300 0 0 1-6.300 0Z",
        )
    body = "M11 49V30h2.500v-3h3v3h3v-3h3v3h2V19h2.500v-3h2.700v3h2.600v-3h2.700v3H37.500V30h2v-3h3v3h3v-3h3v3H51V49Z"  # walls, gate and keep
    palm = "M44.500 26C44 21 44.500 17 45.500 14.500L46.500 15C46 18 46 22 46.300 26ZM46 14.500C43 10.500 40 11.500 38.500 14 42 12.500 44 13.500 46 14.500ZM46 14.500C49 10.500 52 11.500 53 14 50 12.500 48 13.500 46 14.500ZM46 14.500C44.500 11 46 9 48 8.500 46.500 10.500 46.500 12.500 46 14.500Z"
    return (
        body + palm,
        "M11 34.500H51M14 38h6M23 37h3M36 37h3M43 38h5M13 42h5M45 42h4M14 46h7M41 46h7M24.500 24h4M34 24h3.500",
        "M27 49V41a4 4 0 0 1 8 0v8ZM28 27.500h2v4h-2ZM32 27.500h2v4h-2Z",
    )


def tile_symbol(colour):
    _base, dark, light, deep = BODY[colour]
    shapes, lines, holes = engraving(colour)
    stalks = colour == "blue"
    inner = (
        f'<path d="{holes}" fill="none" stroke="{IVORY}" stroke-width="1"/>'
        if stalks
        else f'<path d="{holes}" fill="{dark}"/>'
    )
    corners = {
        "red": "M8 10V6h4M54 10V6h-4M8 48v4h4M54 48v4h-4",
        "blue": "M8 11q2-1 1-3t3-2M54 11q-2-1-1-3t-3-2M8 47q2 1 1 3t3 2M54 47q-2 1-1 3t-3 2",
        "green": "M9 7.500h.01M13 7.500h.01M9 11.500h.01M53 7.500h.01M49 7.500h.01M53 11.500h.01M9 51h.01M13 51h.01M9 47h.01M53 51h.01M49 51h.01M53 47h.01",
        "black": "M8 6h5v2H8ZM49 6h5v2h-5ZM8 50h5v2H8ZM49 50h5v2h-5Z",
    }[colour]
    return (
        f'<symbol id="tg-tile-{colour}" viewBox="0 0 62 62" overflow="visible"><rect x="7" y="8" width="54" height="54" rx="6" fill="#1a0f05" opacity=".22"/><rect x="5.500" y="7" width="52" height="53" rx="5" fill="#1a0f05" opacity=".25"/>'
        f'<rect x="5" y="5" width="52" height="54" rx="4.500" fill="{deep}"/><path d="M5.500 55h51" stroke="{light}" stroke-width=".8" opacity=".35"/>'
        f'<rect x="5" y="2.500" width="52" height="52" rx="4.500" fill="url(#tg-face-{colour})"/><rect x="5" y="2.500" width="52" height="52" rx="4.500" fill="url(#tg-clay)"/>'
        f'<path d="M6 50V7q0-3.500 3.500-3.500H53" fill="none" stroke="#fff3d8" stroke-opacity=".55" stroke-width="1.100"/><path d="M56 8v42q0 4-4 4H10" fill="none" stroke="{deep}" stroke-opacity=".6" stroke-width="1"/>'
        f'<path d="{corners}" fill="none" stroke="{IVORY}" stroke-opacity=".7" stroke-width="1.300" stroke-linecap="round"/>'
        f'<g transform="translate(0 -.8)"><path d="{shapes}" fill="{deep}" opacity=".75" transform="translate(0 -1)"/><path d="{shapes}" fill="{light}" transform="translate(0 1.100)"/><path d="{shapes}" fill="{IVORY}"/>'
        f'{inner}<path d="{lines}" fill="none" stroke="{dark}" stroke-width="1"/></g></symbol>'
    )


def back_symbol():
    """A tile lying face down: woven reed."""
    return (
        '<symbol id="tg-back" viewBox="0 0 62 62" overflow="visible"><rect x="6" y="7" width="54" height="54" rx="5" fill="#1a0f05" opacity=".25"/><rect x="5" y="5" width="52" height="54" rx="4.500" fill="#6d5536"/>'
        '<rect x="5" y="2.500" width="52" height="52" rx="4.500" fill="#b99a68"/><rect x="5" y="2.500" width="52" height="52" rx="4.500" fill="url(#tg-weave)"/><path d="M6 50V7q0-3.500 3.500-3.500H53" fill="none" stroke="#fff3d8" stroke-opacity=".6"/></symbol>'
    )
