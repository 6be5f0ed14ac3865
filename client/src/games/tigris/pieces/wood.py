"""Turned discs with rings and emblems, ziggurats, cubes."""

import math

from paint import BODY, COLOURS, IVORY, MINI, PAIRS
from pen import f, smooth, star


def emblem_symbols():
    mane = (
        "M"
        + "L".join(
            f(
                (13.8 if i % 2 else 10.8) * math.cos(math.pi * i / 11),
                (13.8 if i % 2 else 10.8) * math.sin(math.pi * i / 11) - 0.5,
            )
            for i in range(22)
        )
        + "Z"
    )
    ink, wood = "#33220f", "#ecd0a0"
    both = lambda d: f'<path d="{d}"/><path d="{d}" transform="scale(-1 1)"/>'  # noqa: E731
    parts = {
        "lion": f'<path d="{mane}"/><g fill="{wood}"><path d="M-5.800-6.500C-3-8.500 3-8.500 5.800-6.500C8-2 6.200 3.500 4 6.500C2.200 9.500-2.200 9.500-4 6.500C-6.200 3.500-8-2-5.800-6.500Z"/>'
        + both("M4.500-7C5-10.500 9.500-9.500 8-5Z")
        + "</g>"
        + both("M1.600-3.200C3-4.600 5-4.200 5.400-2.600C4-1.800 2.400-1.900 1.600-3.200Z")
        + '<path d="M-2.400 1.200H2.400L0 4.200Z"/>'
        + f'<path d="M0 4v2M0 6c1 1.600 2.600 1.500 3.400.600M0 6c-1 1.600-2.600 1.500-3.400.600M1-6.500V0M-1-6.500V0" fill="none" stroke="{ink}" stroke-width=".9"/>',
        "bull": both("M4.500-6.500C9-5.500 13-8 12-15C16.500-8.500 13.500-1.500 6-2.500Z")
        + both("M5.500-2.500C9-3.500 12.500-2 14 .500C11 2.200 8 1.500 5-.500Z")
        + '<path d="M-6-7C-3-9.200 3-9.200 6-7C7.200-2 5.600 2.500 4.200 6C5.600 9 4.800 13.600 0 14C-4.800 13.600-5.600 9-4.200 6C-5.600 2.500-7.200-2-6-7Z"/>'
        + f'<g fill="{wood}">'
        + both("M2-1.200C3-2.600 4.800-2.400 5.200-.800C4.200 0 2.800-.100 2-1.200Z")
        + both("M1-.300")
        + '<path d="M0-8 1.700-5.500 0-3-1.700-5.500Z"/><circle cx="1.900" cy="10.200" r=".9"/><circle cx="-1.900" cy="10.200" r=".9"/></g>'
        + f'<path d="M-3.600 6.500Q0 8 3.600 6.500M-2 12.300Q0 13 2 12.300" fill="none" stroke="{wood}" stroke-width=".8"/>',
        "archer": '<path d="M-6.400-9.800-3.800-16 .2-9.800Z"/><circle cx="-3" cy="-8.800" r="2.700"/><path d="M-2-8 .900-4.600-3.400-5.800Z"/><path d="M-7.500-5.800C-4-7.300-.500-6.800.600-5.200L0 3H-6.500Z"/><path d="M-7 2.200H.600L3.600 9.200H-8.500Z"/>'
        '<path d="M-7 9H-3.600L-4.200 14.500H-9L-8.600 13.200-6.600 13ZM-1 9H2.200L3 13 5.500 13.300 5.600 14.500H.500Z"/><path d="M-.500-5.800 9.500-4.700V-2.900L0-2.300ZM-6.500-5.600-11.500-2.500-10.800-.800-4-3.200Z"/>'
        f'<path d="M5.500-15.500C14.500-9.500 14.500 2 5.500 8.500" fill="none" stroke="{ink}" stroke-width="2"/><path d="M5.500-15.500-7-3.600 5.500 8.500M-8-3.700H13" fill="none" stroke="{ink}" stroke-width=".9"/><path d="M12-5.600 15.800-3.700 12-1.800Z"/>'
        f'<path d="M-6.300 3.400H.300M-6.700 5.600H2M-7.400 7.600H2.800" stroke="{wood}" stroke-width=".8"/>',
        "pot": '<path d="M-4.600-15H4.600V-13L3-10.800C10-8 12 2 6.500 9C4.600 11.400 3.800 12 3.800 14.500H-3.800C-3.800 12-4.600 11.400-6.500 9C-12 2-10-8-3-10.800L-4.600-13Z"/>'
        f'<path d="M-3.600-11.600C-11-14-14.500-6-9.300-2.500M3.600-11.600C11-14 14.500-6 9.300-2.500" fill="none" stroke="{ink}" stroke-width="2"/>'
        f'<path d="M-8.300-4.300H8.300M-9 1.300H9M-8.600-1.500l2.400 2 2.500-3.500 2.500 3.500 2.500-3.500 2.500 3.500 2.500-3.500 2 2M-6.800 7.500H6.800M-3.500-12H3.500" fill="none" stroke="{wood}" stroke-width=".95"/>',
    }
    return "".join(
        f'<symbol id="tg-emblem-{name}" viewBox="-17 -17 34 34" overflow="visible"><g fill="{ink}">{body}</g></symbol>'
        for name, body in parts.items()
    )


def disc_symbols():
    """Turned wooden discs with the ring of an office; the middle is left for the emblem."""
    out = ""
    for colour in COLOURS:
        base, dark, _light, _deep = BODY[colour]
        if (
            colour == "red"
        ):  # the ring is cut as steps, waves, beads or battlements: told apart without colour
            orn = f'<circle cx="31" cy="28" r="21.800" fill="none" stroke="{IVORY}" stroke-width="3" stroke-dasharray="1.900 3.807" opacity=".9"/>'
        elif colour == "blue":
            orn = (
                '<path d="'
                + smooth(
                    [
                        (
                            31 + (21.8 + 1.7 * (-1) ** i) * math.cos(math.pi * i / 16),
                            28 + (21.8 + 1.7 * (-1) ** i) * math.sin(math.pi * i / 16),
                        )
                        for i in range(32)
                    ],
                    True,
                )
                + f'" fill="none" stroke="{IVORY}" stroke-width="1.300" opacity=".9"/>'
            )
        elif colour == "green":
            orn = f'<circle cx="31" cy="28" r="21.800" fill="none" stroke="{IVORY}" stroke-width="2.600" stroke-dasharray="0 5.707" stroke-linecap="round" opacity=".9"/>'
        else:
            orn = f'<circle cx="31" cy="28" r="20.300" fill="none" stroke="{IVORY}" stroke-width="1"/><circle cx="31" cy="28" r="22.600" fill="none" stroke="{IVORY}" stroke-width="2.600" stroke-dasharray="4.438 4.437" opacity=".9"/>'
        out += (
            f'<symbol id="tg-disc-{colour}" viewBox="0 0 62 62" overflow="visible"><ellipse cx="33.500" cy="36" rx="27" ry="26" fill="#1a0f05" opacity=".2"/><ellipse cx="32" cy="35" rx="26" ry="25" fill="#1a0f05" opacity=".25"/>'
            f'<path d="M5 28a26 26 0 0 0 52 0v5a26 26 0 0 1-52 0Z" fill="#7d5730"/><path d="M5 28v5a26 26 0 0 0 26 26v-5A26 26 0 0 1 5 28Z" fill="#a3763f" opacity=".7"/><path d="M5.500 31a26 26 0 0 0 51 0" fill="none" stroke="#5a3c1e" stroke-width=".7" opacity=".7"/>'
            f'<circle cx="31" cy="28" r="26" fill="url(#tg-wood)"/><circle cx="31" cy="28" r="21.800" fill="none" stroke="{base}" stroke-width="6.800"/><circle cx="31" cy="28" r="25.200" fill="none" stroke="{dark}" stroke-width=".7"/><circle cx="31" cy="28" r="18.300" fill="none" stroke="{dark}" stroke-width=".8"/>'
            f'<path d="M17 36a16.500 16.500 0 0 0 28 0M15.500 24a16 16 0 0 1 31 0M20 40a16.500 16.500 0 0 0 22 0" fill="none" stroke="#9a6a34" stroke-width=".6" opacity=".5"/>{orn}'
            f'<path d="M7.500 22A25 25 0 0 1 31 3.300" fill="none" stroke="#fff6df" stroke-width="1.400" opacity=".8" stroke-linecap="round"/></symbol>'
        )
    return out


def monument(x, y, pair, fine=True):
    """A ziggurat of two colours over 2 x 2 cells, seen from above and the south."""
    a, b = pair.split("-")
    out = f'<g transform="translate({f(x, y)})">'
    out += '<path d="M12 114 118 116 128 60 122 30 112 24V112Z" fill="#1a0f05" opacity=".28"/>'
    y0, w, d, h = 114, 106, 72, 15
    for _tier in range(4):
        x0, top = 62 - w / 2, y0 - h
        for half, colour in ((0, a), (1, b)):
            base, dark, light, deep = BODY[colour]
            xx = x0 + half * w / 2
            out += f'<path d="M{f(xx, top - d)}h{f(w / 2)}v{f(d)}h{f(-w / 2)}Z" fill="{light}"/><path d="M{f(xx, top)}h{f(w / 2)}v{h}h{f(-w / 2)}Z" fill="{base}"/>'
            if not fine:
                continue
            ribs = "".join(f"M{f(xx + 3 + i * 5, top + 3)}v{h - 5}" for i in range(int(w / 2 / 5)))
            out += f'<path d="{ribs}" stroke="{deep}" stroke-width="1.500" opacity=".55"/>'
            paving = "".join(f"M{f(xx, top - i)}h{f(w / 2)}" for i in range(4, int(d), 5))
            out += f'<path d="{paving}" stroke="{dark}" stroke-width=".5" opacity=".45"/>'
        out += f'<path d="M{f(x0 + w * 0.5, top - d)}h{f(w / 2)}v{f(d + h)}h{f(-w / 2)}Z" fill="#1b120a" opacity=".14"/><path d="M{f(x0 + w - 4, top - d)}h4v{f(d + h)}h-4Z" fill="#1b120a" opacity=".2"/><path d="M{f(x0 + 1.2, top)}V{f(top - d + 1.2)}h{f(w - 2.4)}" fill="none" stroke="#fff3d8" stroke-width="1" opacity=".6"/><path d="M{f(x0, top)}h{f(w)}" stroke="#fff3d8" stroke-width="1.300" opacity=".75"/><path d="M{f(x0, top - d)}h{f(w)}v{f(d + h)}h{f(-w)}Z" fill="none" stroke="#1b120a" stroke-width=".9"/>'
        y0, w, d = top - 7, w - 25, d - 18
    steps = "".join(f"M{f(54 + 0.35 * i, 112 - 4 * i)}h{f(16 - 0.7 * i)}" for i in range(17))
    out += f'<path d="M53 114.500 59 45H65L71 114.500Z" fill="#ead7ac" stroke="#1b120a" stroke-width=".9"/><path d="{steps}" stroke="#7d6338" stroke-width="1"/>'
    out += '<path d="M57.500 48V37a4.500 4.500 0 0 1 9 0V48Z" fill="#1b120a" stroke="#ead7ac" stroke-width="1.200"/>'
    for cx, colour in ((30, a), (94, b)):
        out += f'<circle cx="{cx}" cy="102" r="11" fill="{BODY[colour][1]}" stroke="{IVORY}" stroke-width="1.300"/><path d="{MINI[colour]}" fill="{IVORY}" transform="translate({cx - 7.5} 94.300) scale(.625)"/>'
    return out + "</g>"


def ziggurats() -> str:
    """Six monuments large and small; the small ones without ribs and paving."""
    out = ""
    for pair in PAIRS:
        out += f'<symbol id="tg-ziggurat-{pair}" viewBox="0 0 122 122" overflow="visible">{monument(0, 0, pair)}</symbol>'
        out += f'<symbol id="tg-small-{pair}" viewBox="0 0 122 122" overflow="visible">{monument(0, 0, pair, fine=False)}</symbol>'
    return out


def treasure_symbol():
    """A cube of natural wood with a gilded band; the star marks one from a corner temple."""
    cube = (
        '<path d="M2 8 12 3 22 8 22 18 12 23.500 2 18Z" fill="#1a0f05" opacity=".3" transform="translate(1.500 1.800)"/><path d="M12 2 22 7 12 12 2 7Z" fill="#fbe6b4"/><path d="M2 7 12 12V23L2 18Z" fill="#e0ae52"/><path d="M22 7 12 12V23L22 18Z" fill="#b27c26"/>'
        '<path d="M2 11 12 16 22 11V14L12 19 2 14Z" fill="#fff2c4" opacity=".75"/><path d="M12 2 22 7V18L12 23 2 18V7ZM2 7 12 12 22 7M12 12V23" fill="none" stroke="#5b3b0c" stroke-width=".9" stroke-linejoin="round"/>'
    )
    return (
        f'<symbol id="tg-treasure" viewBox="0 0 24 25" overflow="visible">{cube}<path d="M9 7 12 5.500 15 7 12 8.500Z" fill="#8a5a14"/></symbol>'
        f'<symbol id="tg-treasure-corner" viewBox="0 0 24 25" overflow="visible">{cube}<path d="{star(12, 7, 5.2, 1.9, 4)}" fill="#a02c1c" stroke="#5b120a" stroke-width=".5"/></symbol>'
    )


def cube_symbols():
    """Victory cubes of painted wood, plain and with the sign of their colour."""
    out = ""
    for colour in COLOURS:
        base, _dark, light, deep = BODY[colour]
        body = (
            f'<path d="M1.500 8 6 3H23V19L18.500 24.500H1.500Z" fill="#1a0f05" opacity=".3" transform="translate(1.200 1.600)"/><path d="M0 7 5.500 2H24L18.500 7Z" fill="{light}"/><path d="M18.500 7 24 2V18.500L18.500 24Z" fill="{deep}"/>'
            f'<path d="M0 7H18.500V24H0Z" fill="{base}"/><path d="M0 24V7L5.500 2" fill="none" stroke="#fff3d8" stroke-opacity=".6" stroke-width=".9"/>'
        )
        sign = (
            f'<path d="{MINI[colour]}" fill="{IVORY}" transform="translate(2.800 9) scale(.54)"/>'
        )
        plus = '<text x="9.300" y="20.200" text-anchor="middle" class="tg-plus">+1</text>'
        out += "".join(
            f'<symbol id="tg-{name}-{colour}" viewBox="0 0 24 25" overflow="visible">{body}{extra}</symbol>'
            for name, extra in (("cube", ""), ("cubesign", sign), ("cubeplus", plus))
        )
    return out
