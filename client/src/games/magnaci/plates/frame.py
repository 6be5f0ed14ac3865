"""Neatline, cartouche, compass, names of the neighbours."""

import math

from pen import at, use

EAGLE = (
    '<g fill="var(--mg-silver)" stroke="#3b2a20" stroke-width="1.600" stroke-linejoin="round"><path d="M47 30C41 26 35 25 30 28 24 23 20 15 22 6 14 12 9 22 11 33 8 30 5 27 3 22c-1 12 3 22 9 28-3 0-5-1-8-3 3 11 9 17 17 19-2 1-4 1-6 1 6 6 13 7 19 4 2-5 6-9 10-11Z"/>'
    '<path d="M53 30c6-4 12-5 17-2 6-5 10-13 8-22 8 6 13 16 11 27 3-3 6-6 8-11 1 12-3 22-9 28 3 0 5-1 8-3-3 11-9 17-17 19 2 1 4 1 6 1-6 6-13 7-19 4-2-5-6-9-10-11Z"/>'
    '<path d="M46 64c-6 8-10 19-8 28 3-4 5-2 7 2 1-4 3-4 5 4 2-8 4-8 5-4 2-4 4-6 7-2 2-9-2-20-8-28Z"/><path d="M44 30c-2 14-1 28 2 36l4 5 4-5c3-8 4-22 2-36Z"/><path d="M55 33c3-9 1-17-5-19-4-1-8 0-9 3l-7 2c3 2 5 3 8 3 3 2 3 6 2 11Z"/></g>'
    '<g fill="none" stroke="#3b2a20" stroke-width="1.200"><path d="M20 30c4 8 12 14 22 16M16 44c6 6 15 9 26 10M24 58c6 1 12 0 18-2M80 30c-4 8-12 14-22 16M84 44c-6 6-15 9-26 10M76 58c-6 1-12 0-18-2M47 74v14M53 74v14"/></g>'
    '<g fill="none" stroke="#e0b23c" stroke-width="3.200" stroke-linecap="round"><path d="M44 66c-5 4-9 5-14 5l-4 6M30 71l1 7M30 71l6 6M56 66c5 4 9 5 14 5l4 6M70 71l-1 7M70 71l-6 6"/></g>'
    '<path d="M41 13L38 3l6 4 4-6 4 6 6-4-3 10Z" fill="#e0b23c" stroke="#3b2a20" stroke-width="1.200"/><circle cx="45.500" cy="18" r="1.300" fill="#3b2a20"/>'
)
POGON = (
    '<g fill="var(--mg-silver)" stroke="#3b2a20" stroke-width="1.500" stroke-linejoin="round"><path d="M74 70c-2 8-8 14-14 18l2 5 6-1c7-5 12-12 12-20Z"/><path d="M44 70c-4 8-10 12-17 14v5h6c8-2 14-7 18-17Z"/>'
    '<path d="M22 44c2-4 6-7 10-6l3-5 2 6c7 5 11 11 19 13 10 0 18 1 22 6 7 0 13 6 15 17-5-5-9-8-13-9-1 6 4 12 8 14l-2 10h-5l1-7c-6-3-10-7-12-13-8 3-16 3-23 1-4 4-11 5-18 2l-5 7-6-2 7-10c6 2 10 0 12-3-3-5-4-10-4-15-3 1-7 2-11 1-2-2-2-5 0-7Z"/>'
    '<path d="M52 50h9l-4 17-7 6-3-3 4-7Z"/><path d="M46 52c-1-9 2-18 8-20 7 1 9 9 8 21Z"/><path d="M49 31c-2-6 0-10 5-11 5 1 7 6 5 11Z"/></g>'
    '<path d="M59 38l10-6-4-9" fill="none" stroke="var(--mg-silver)" stroke-width="4"/><path d="M65 24L57 3M60 24l9-3" stroke="#e9e4d6" stroke-width="2.600"/><path d="M54 20c2-6 6-8 10-8" stroke="#e0b23c" stroke-width="2.500" fill="none"/>'
    '<path d="M37 37h12v9c0 5-3 8-6 9-3-1-6-4-6-9Z" fill="#2c4a7c" stroke="#3b2a20" stroke-width="1.200"/><path d="M43 40v12M40 43h6M39.500 47h7" stroke="#e0b23c" stroke-width="1.800"/><path d="M30 52C40 60 56 62 76 60" fill="none" stroke="#a8332a" stroke-width="2"/>'
)
SHIELD = "M2 3c16 4 30 4 46-2 16 6 30 6 46 2 4 30 4 58-8 74-10 14-26 18-38 24-12-6-28-10-38-24C-2 61-2 33 2 3Z"


def neatline(width, height) -> str:
    """The graduated border of the sheet."""
    x, y, w, h = 1.5, 1.5, width - 3, height - 3
    return (
        f'<g fill="none" stroke="var(--mg-ink2)"><rect x="{x}" y="{y}" width="{w}" height="{h}" stroke-width="1.200"/><rect x="{x + 3.500}" y="{y + 3.500}" width="{w - 7}" height="{h - 7}" stroke-width="3" stroke-dasharray="20 20"/>'
        f'<rect x="{x + 6}" y="{y + 6}" width="{w - 12}" height="{h - 12}" stroke-width=".8"/></g>'
    )


def cartouche(x, y, w=196, h=176) -> str:
    """Strapwork with the Eagle of the Crown and the Pogoń of Lithuania under one crown."""
    leaf = '<path d="M0 0c10-4 20-2 26 6-8 2-12 6-14 12C8 12 2 8 0 0ZM8 2c6 2 10 6 12 10" fill="var(--mg-home)" stroke="var(--mg-ink2)" stroke-width="1.100"/>'
    curl = '<path d="M0 0c-12 2-20 12-18 24 2 10 14 14 20 8 6-5 4-15-4-16-6-1-9 6-4 9" fill="none" stroke="var(--mg-ink2)" stroke-width="2"/>'
    cx = x + w / 2
    half = f"M{cx} {y + 96}H{x + w - 30}c6 0 8 6 4 10 10-2 18 4 16 14s-12 12-14 6c2 10 2 18 0 26 4-4 12-2 12 6s-8 12-16 10c2 6-2 10-8 10H{cx}"
    mirror = f'transform="translate({2 * cx} 0) scale(-1 1)"'

    def shield(sx, charge):
        return at(
            sx,
            y + 22,
            f'<path d="{SHIELD}" fill="var(--mg-tincture)" stroke="var(--mg-ink2)" stroke-width="3"/><path d="{SHIELD}" fill="none" stroke="#e0b23c" stroke-width="2" transform="translate(5 5) scale(.9)"/>'
            + use(charge, 7, 8, 82),
            0.7,
        )

    crown = f'<path d="M{cx - 26} {y + 22}c-4-8-8-12-12-16l14 5 8-10 8 9 8-13 8 13 8-9 8 10 14-5c-4 4-8 8-12 16Z" fill="var(--mg-gold)" stroke="var(--mg-ink2)" stroke-width="1.200"/><path d="M{cx - 25} {y + 22}h50v5h-50Z" fill="var(--mg-tincture)" stroke="var(--mg-ink2)" stroke-width="1"/>'
    return (
        f'<g><path d="{half}" fill="var(--mg-home)" stroke="var(--mg-ink2)" stroke-width="1.500"/><path d="{half}" {mirror} fill="var(--mg-home)" stroke="var(--mg-ink2)" stroke-width="1.500"/>'
        + at(x + 14, y + 92, curl, 0.75)
        + f"<g {mirror}>{at(x + 14, y + 92, curl, 0.750)}</g>"
        + at(x + 4, y + 54, leaf, 1.0)
        + f"<g {mirror}>{at(x + 4, y + 54, leaf)}</g>"
        + shield(cx - 71, "eagle")
        + shield(cx + 4, "pogon")
        + crown
        + f'<g class="mg-cartouche" text-anchor="middle"><text x="{cx}" y="{y + 122}" font-size="14.4" letter-spacing=".4">RZECZPOSPOLITA</text><text x="{cx}" y="{y + 141}" font-size="14.4" class="mg-italic">Obojga Narodów</text><text x="{cx}" y="{y + 160}" font-size="14.4" letter-spacing="1">1569 – 1795</text></g>'
        + "</g>"
    )


def abroad_names() -> str:
    """Latin names of the neighbours, faint and wide."""
    names = [
        ("MARE BALTICUM", 96, 141, 0),
        ("POMERANIA", 100, 206, -8),
        ("BOHEMIA", 54, 386, 0),
        ("HUNGARIA", 188, 550, 0),
        ("MOSCOVIA", 748, 164, 0),
    ]
    return "".join(
        f'<text class="mg-abroad fine" x="{x}" y="{y}" text-anchor="middle" transform="rotate({r} {x} {y})">{n}</text>'
        for n, x, y, r in names
    )


def compass(x, y, r=24) -> str:
    rays = "".join(
        f'<path d="M0 {-r}L{r * 0.16:.1f} {-r * 0.16:.1f}L0 0Z" fill="var(--mg-ink2)" transform="rotate({a})"/><path d="M0 {-r}L{-r * 0.16:.1f} {-r * 0.16:.1f}L0 0Z" fill="var(--mg-home)" stroke="var(--mg-ink2)" stroke-width=".6" transform="rotate({a})"/>'
        for a in (0, 90, 180, 270)
    )
    small = "".join(
        f'<path d="M0 {-r * 0.7:.1f}L{r * 0.12:.1f} {-r * 0.12:.1f}L0 0L{-r * 0.12:.1f} {-r * 0.12:.1f}Z" fill="var(--mg-faint)" transform="rotate({a})"/>'
        for a in (45, 135, 225, 315)
    )
    return f'<g transform="translate({x} {y})"><circle r="{r * 0.62:.1f}" fill="none" stroke="var(--mg-ink2)" stroke-width=".8"/><circle r="{r * 0.72:.1f}" fill="none" stroke="var(--mg-ink2)" stroke-width=".5"/>{small}{rays}<path d="M0 {-r - 9}l3 7h-6Z" fill="var(--mg-tincture)"/></g>'


def rhumbs(x, y) -> str:
    return (
        '<g clip-path="url(#mg-k-sea)" stroke="var(--mg-sea-line)" stroke-opacity=".45" stroke-width=".6">'
        + "".join(
            f'<path d="M{x} {y}L{x + 420 * math.cos(math.radians(a)):.0f} {y + 420 * math.sin(math.radians(a)):.0f}"/>'
            for a in range(0, 360, 30)
        )
        + "</g>"
    )
