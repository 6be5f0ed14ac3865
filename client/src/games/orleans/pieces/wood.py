"""Pieces of Orléans as SVG symbols: followers, goods, stations, merchants, markers, signs.

Every symbol is drawn round the origin; `use(id, x, y, scale)` of pen.py puts it down. Sizes in px at scale 1:
follower 28, good 26, coin 22, citizen 24, station 22 x 24, merchant 24 x 38, marker 16.
"""

from pen import SHAPES

TYPES = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")

# face, thickness (a darker tone of the face), glyph
FOLLOWER = {
    "farmer": ("#f2ead6", "#b5a888", "#5b4a2c"),
    "boatman": ("#3f77a3", "#24485f", "#f5f1e6"),
    "craftsman": ("#8c5a34", "#4f3019", "#fbf0dc"),
    "trader": ("#35302b", "#0f0d0b", "#f0e4c8"),
    "knight": ("#b23a2e", "#6a1e17", "#fbeee0"),
    "scholar": ("#9b9a94", "#5d5c57", "#23211e"),
    "monk": ("#e2b13c", "#8f6a17", "#4a3208"),
}
# one glyph a type, on a field of 20 x 20 round the origin; f: filled, l: drawn with a line
GLYPH = {
    "farmer": (
        "f",
        "M-.7 9V-3h1.400V9ZM0-9.500c1.600 1.500 1.600 3.500 0 5-1.600-1.500-1.600-3.500 0-5ZM-1-1.500C-4-1.800-5.300-3.500-5.200-6.200-2.600-5.800-1-4-1-1.500ZM1-1.500C4-1.800 5.300-3.500 5.200-6.200 2.600-5.800 1-4 1-1.500ZM-1 3.200C-4 2.900-5.300 1.200-5.200-1.500-2.600-1.100-1 .7-1 3.200ZM1 3.200C4 2.900 5.300 1.200 5.200-1.500 2.600-1.100 1 .7 1 3.200ZM-1 7.600C-3.600 7.300-5 5.600-4.900 3.200-2.400 3.500-1 5.200-1 7.600ZM1 7.600C3.600 7.300 5 5.600 4.900 3.200 2.400 3.500 1 5.200 1 7.600Z",
    ),
    "boatman": (
        "l",
        "M0-5.500V8.500M-4-2.800H4M-7.500 2.500C-6.500 6.500-3.500 8.500 0 8.500S6.500 6.500 7.500 2.500M-7.500 2.500l-1.300 2.300M-7.500 2.500l2.300 1.200M7.500 2.500l1.300 2.300M7.500 2.500l-2.300 1.200M0-5.500a2 2 0 1 1 .01 0",
    ),
    "craftsman": ("f", "M-7-8.500H4.500L7.500-5.500V-2.500H1.600V9H-1.600V-2.500H-7Z"),
    "trader": (
        "l",
        "M0-8.500V8M-4 8.500H4M-7-5.500H7M-7-5.500l-2.500 6h5ZM7-5.500l-2.500 6h5ZM-9.500.5a2.600 2.600 0 0 0 5 0M4.500.5a2.600 2.600 0 0 0 5 0",
    ),
    "knight": (
        "f",
        "M-1.500 3.200V-7L0-9.500 1.500-7V3.200H5.500V5.400H1.300V7.400A1.700 1.700 0 1 1-1.300 7.400V5.400H-5.500V3.200Z",
    ),
    "scholar": (
        "f",
        "M-.7-4.500C-3-6.500-6-7-9-6.300V5.500C-6 4.800-3 5.300-.7 7ZM.7-4.500C3-6.500 6-7 9-6.300V5.500C6 4.800 3 5.300.7 7Z",
    ),
    "monk": (
        "f",
        "M-1.600-9H1.600V-4.600H6.200V-1.400H1.600V9H-1.600V-1.400H-6.200V-4.600H-1.600Z",
    ),
    "technology": (
        "f",
        "M-1.600-9h3.200l.5 2.200 2 .9 2-1.300 2.200 2.200-1.300 2 .9 2L9.900-.5v3.100l-2.200.6-.9 2 1.300 2-2.200 2.200-2-1.300-2 .9L1.400 11h-3L-2.100 8.800l-2-.9-2 1.300-2.200-2.200 1.300-2-.9-2L-10.100 2.500V-.6l2.200-.5.9-2-1.300-2 2.200-2.200 2 1.300 2-.9ZM0-2.600A3.600 3.600 0 1 0 0 4.600 3.600 3.600 0 1 0 0-2.600Z",
    ),
}
OCTAGON = "M-6-13H6L13-6V6L6 13H-6L-13 6V-6Z"
STAR = "M0-10 2.600-3.300 9.800-3.100 4.200 1.400 6.100 8.300 0 4.400-6.100 8.300-4.200 1.400-9.800-3.100-2.600-3.300Z"
SPARK = "M0-8C.8-2 2-.8 8 0 2 .8.8 2 0 8-.8 2-2 .8-8 0-2-.8-.8-2 0-8Z"


def glyph(code: str, colour: str, scale: float = 1, extra: str = "") -> str:
    how, path = GLYPH[code]
    ink = (
        f'fill="none" stroke="{colour}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"'
        if how == "l"
        else f'fill="{colour}" fill-rule="evenodd"'
    )
    return f'<path d="{path}" {ink} transform="scale({scale:g})" {extra}/>'


def disc(face: str, side: str, r: float = 13, thick: float = 2.4) -> str:
    """A wooden disc: shadow, thickness, face, lit edge."""
    return (
        f'<ellipse cx="1.200" cy="{thick + 1.6:g}" rx="{r:g}" ry="{r:g}" fill="#1f1b16" opacity=".22"/><circle cy="{thick:g}" r="{r:g}" fill="{side}"/>'
        f'<circle r="{r:g}" fill="{face}" stroke="{side}" stroke-width=".8"/><path d="M{-r + 2.2:g} 1.500A{r - 2.2:g} {r - 2.2:g} 0 0 1 3 {-r + 2.4:g}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.300" stroke-linecap="round"/>'
    )


def follower_symbols() -> str:
    out = []
    for code in TYPES:
        face, side, ink = FOLLOWER[code]
        ring = f'<circle r="10.600" fill="none" stroke="{ink}" stroke-opacity=".35" stroke-width=".7"/>'
        out.append(f'<g id="f-{code}">{disc(face, side)}{ring}{glyph(code, ink, 0.82)}</g>')
    face, side, ink = "#c9b489", "#7b663c", "#3d2f18"
    out.append(  # technology: a square tile with a cog
        f'<g id="f-technology"><rect x="-11.500" y="-8" width="24" height="24" rx="3" fill="#1f1b16" opacity=".22"/><rect x="-12.500" y="-10" width="25" height="25" rx="3" fill="{side}"/>'
        f'<rect x="-12.500" y="-12.500" width="25" height="25" rx="3" fill="{face}" stroke="{side}" stroke-width=".8"/><path d="M-10.500 8V-10.500H8" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.200"/>{glyph("technology", ink, 0.8, "")}</g>'
    )
    for seat in range(4):  # the rim of a starter: the player's colour and mark
        out.append(
            f'<g id="own-{seat}"><circle r="12" fill="none" stroke="var(--o-seat-{seat})" stroke-width="2.600"/><circle r="13.200" fill="none" stroke="#1f1b16" stroke-opacity=".5" stroke-width=".6"/>'
            f'<circle cx="9" cy="8.500" r="6.600" fill="#fdfaf3" stroke="#1f1b16" stroke-width=".6"/><path d="{SHAPES[seat]}" transform="translate(4.560 4.060) scale(.37)" fill="var(--o-seat-{seat})"/></g>'
        )
    for code in (*TYPES, "any", "neutral"):  # the printed socket of a space
        if code in TYPES:
            face, _, _ = FOLLOWER[code]
            inside = (
                f'<circle r="12.500" fill="{face}" opacity="{0.3 if code == "farmer" else 0.17}"/>'
                + glyph(code, f"var(--n-{code})", 0.78, 'opacity=".85"')
            )
        else:
            inside = (
                '<path d="M-6-6 6 6M6-6-6 6" class="x"/>'
                if code == "any"
                else glyph("monk", "none", 0.1)
                + '<path d="M0-7.500 2-2.200 7.500-2 3.200 1.300 4.700 6.600 0 3.500-4.700 6.600-3.200 1.300-7.500-2-2-2.200Z" class="x"/>'
            )
        out.append(f'<g id="n-{code}"><circle r="13" class="socket"/>{inside}</g>')
    return "".join(out)


# Goods: an octagonal tile of its own colour with the thing drawn on it.
GOOD = {
    "grain": (
        "#f0cf6a",
        "#a8801f",
        (
            '<path d="M0 10C-.6 4-3-3-6.500-8M0 10C0 3 0-3 0-9.500M0 10C.6 4 3-3 6.500-8" fill="none" stroke="#7a5410" stroke-width="1.100"/>'
            '<path d="M-6.500-8.500c-2-.2-3 .8-3 2.500 1.500.6 2.700.1 3.200-1 .2 1.600 1.300 2.200 2.800 1.900C-3.400-7-4.600-8.400-6.500-8.500ZM0-10.500c-1.700 1-2 2.500-1.200 4L0-5.500l1.200-1C2-8 1.700-9.500 0-10.500ZM6.500-8.500c2-.2 3 .8 3 2.500-1.500.6-2.700.1-3.200-1-.2 1.600-1.300 2.200-2.800 1.900C3.400-7 4.600-8.400 6.500-8.500ZM-5-4.500c-2.200 0-3.200 1-3 2.800 1.500.4 2.600-.1 3.200-1.200.3 1.600 1.300 2.200 2.700 1.900.1-1.900-1-3.300-2.900-3.500ZM5-4.500c2.200 0 3.200 1 3 2.800-1.500.4-2.600-.1-3.200-1.200-.3 1.600-1.300 2.200-2.700 1.900-.1-1.900 1-3.300 2.900-3.500ZM0-5c-1.600 1.200-1.800 2.700-1 4L0 0l1-1c.8-1.300.6-2.800-1-4Z" fill="#c78a16" stroke="#6d4a0c" stroke-width=".6"/>'
            '<path d="M-4.200 3.600C-1.500 5 1.500 5 4.200 3.600L3.600 6.200C1.200 7.300-1.200 7.300-3.600 6.200Z" fill="#a4622a" stroke="#5b3210" stroke-width=".7"/>'
        ),
    ),
    "cheese": (
        "#f7e2ae",
        "#b0822e",
        (
            '<path d="M-9.500-1.500A9.500 5 0 0 1 9.500-1.500V4A9.500 5 0 0 1-9.500 4Z" fill="#d98f2b" stroke="#6d4212" stroke-width=".8"/><ellipse cy="-1.500" rx="9.500" ry="5" fill="#f3bf54" stroke="#6d4212" stroke-width=".8"/>'
            '<path d="M0-1.500 4.500 2.900A9.500 5 0 0 0 9.300-.4ZM0-1.500V4L4.500 8.200V2.900Z" fill="#fae6a6" stroke="#6d4212" stroke-width=".8" stroke-linejoin="round"/><path d="M1.400 1.800a.8 1 0 1 0 .1 0M3.200 4.600a.7.8 0 1 0 .1 0M-5-3.300a1.200.6 0 1 0 .1 0M-3.500-.2a1 .5 0 1 0 .1 0" fill="#b8741d"/>'
        ),
    ),
    "wine": (
        "#ecd3d8",
        "#7b3550",
        (
            '<path d="M-6-9H6C8.800-4 8.800 4 6 9H-6C-8.800 4-8.800-4-6-9Z" fill="#8f4a63" stroke="#3d1428" stroke-width=".9"/><path d="M-2.500-9C-3.600-4-3.600 4-2.500 9M2.500-9C3.600-4 3.600 4 2.500 9" fill="none" stroke="#5b2640" stroke-width=".8"/>'
            '<path d="M-7.500-5.300H7.500V-3.200H-7.800ZM-7.800 3.200H7.800L7.400 5.300H-7.400Z" fill="#d9b25e" stroke="#3d1428" stroke-width=".6"/><circle r="1.500" fill="#3d1428"/><path d="M-5-7.500C-6-4-6.300-2-6.300 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1"/>'
        ),
    ),
    "wool": (
        "#dfe3e2",
        "#6f7d86",
        (
            '<path d="M-6.500-6.500a4 4 0 0 1 6.500-2 4 4 0 0 1 6.500 2.200 4 4 0 0 1 2 6 4 4 0 0 1-2.500 6 4.200 4.200 0 0 1-6 2.300 4.200 4.200 0 0 1-6.300-2 4 4 0 0 1-2.600-6 4 4 0 0 1 2.400-6.500Z" fill="#fffdf6" stroke="#57646c" stroke-width=".9"/>'
            '<path d="M-4.500-4.500a2.400 2.400 0 0 1 3.500 1.500M1.500-5.500A2.500 2.500 0 0 1 5-3.500M-6 0a2.500 2.500 0 0 1 4 .6M.5-.5A2.700 2.700 0 0 1 5 .8M-3.500 4.200A2.500 2.500 0 0 1 .5 4.600M3 4a2 2 0 0 1 2.500-.6" fill="none" stroke="#8b979d" stroke-width=".9" stroke-linecap="round"/><path d="M-9-.6C-3 1.600 3 1.600 9-.6" fill="none" stroke="#3f6d8c" stroke-width="1.700"/>'
        ),
    ),
    "brocade": (
        "#cfe0cf",
        "#2f6a52",
        (
            '<path d="M-9.500-5.500C-9.500-8-5.500-8-5.500-5.500V6C-5.500 8.500-9.500 8.500-9.500 6Z" fill="#1f5c45" stroke="#0f3325" stroke-width=".8"/><path d="M-5.500-6.500H6.500C9.500-6.500 9.500-3.500 8-2.500L9 7.500H-5.500Z" fill="#2f8463" stroke="#0f3325" stroke-width=".9" stroke-linejoin="round"/>'
            '<path d="M-2.500-4.500c1.500 1 1.500 2.400 0 3.400-1.500-1-1.500-2.400 0-3.400ZM3-4.500c1.500 1 1.500 2.400 0 3.400C1.500-2.100 1.500-3.500 3-4.500ZM.3.300c1.500 1 1.500 2.400 0 3.400-1.500-1-1.500-2.400 0-3.400ZM5.800.300c1.500 1 1.500 2.400 0 3.400-1.500-1-1.500-2.400 0-3.400Z" fill="#f0d382"/><path d="M-5.500 5.400H8.800" stroke="#f0d382" stroke-width="1.100"/><circle cx="-7.500" cy="-5.500" r="1" fill="#f0d382"/>'
        ),
    ),
    "bread": (
        "#f1dcb8",
        "#96683a",
        (
            '<path d="M-9.500 4.500C-11-1-7-7 0-7S11-1 9.500 4.500C6 7.500-6 7.500-9.500 4.500Z" fill="#c98a3f" stroke="#5f3a12" stroke-width=".9"/><path d="M-8 1C-6-3.500-3-5 0-5S6-3.500 8 1" fill="none" stroke="#f3cf8a" stroke-width="1.200" stroke-linecap="round"/>'
            '<path d="M-5.500-4.500-3 .5M-1-5.800 1 0M3.600-5.200 5.400-.6" fill="none" stroke="#5f3a12" stroke-width="1" stroke-linecap="round"/>'
        ),
    ),
}


def goods_symbols() -> str:
    out = []
    for code, (face, side, art) in GOOD.items():
        out.append(
            f'<g id="g-{code}"><path d="{OCTAGON}" transform="translate(1.200 3.400)" fill="#1f1b16" opacity=".22"/><path d="{OCTAGON}" transform="translate(0 2)" fill="{side}"/>'
            f'<path d="{OCTAGON}" fill="{face}" stroke="{side}" stroke-width=".9"/><path d="M-11.200 5.300V-5.400L-5.400-11.200H5" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.100"/>{art}</g>'
        )
        out.append(f'<g id="i-{code}">{art}</g>')  # the bare thing, for print
    out.append(f'<g id="g-none"><path d="{OCTAGON}" class="hollow" transform="scale(.8)"/></g>')
    return "".join(out)


def small_symbols() -> str:
    """Coin, citizen, stars, hourglass, and every player's station, merchant and marker."""
    out = [
        f'<g id="coin">{disc("#e9bd4f", "#946a14", 10, 2)}<circle r="7.600" fill="none" stroke="#946a14" stroke-width=".8"/></g>',
        f'<g id="lys">{disc("#e9bd4f", "#946a14", 10, 2)}<circle r="7.800" fill="none" stroke="#946a14" stroke-width=".7"/><path d="M0-6C1.800-4 1.800-2 .9.300H3.300C3-1.700 5.800-2 5.600.200 5.500 1.900 3.900 2.300 3.300 1.500V2.300H1L1.600 5H-1.600L-1 2.300H-3.300V1.500C-3.900 2.300-5.500 1.900-5.600.200-5.800-2-3-1.700-3.300.300H-.9C-1.800-2-1.800-4 0-6Z" fill="#7b5510"/></g>',
        (
            '<g id="citizen"><circle cx="1" cy="3" r="11.500" fill="#1f1b16" opacity=".2"/><circle cy="2" r="11.500" fill="#6c4a86"/><circle r="11.500" fill="#f3e7d0" stroke="#6c4a86" stroke-width="1.600"/>'
            '<path d="M-7.800 8.300C-7.500 2.500-4.300.8 0 .8S7.500 2.500 7.800 8.300A11.500 11.500 0 0 1-7.800 8.300Z" fill="#6c4a86"/><path d="M-5.500-4.500C-5.500-8.500 5.500-8.500 5.500-4.500L4-3.500C4.500 0 2 2 0 2S-4.500 0-4-3.500Z" fill="#e5b98f" stroke="#3d2a4d" stroke-width=".7"/><path d="M-6.300-3.800C-7-10 7-10 6.300-3.800 4-5.200-4-5.200-6.300-3.800Z" fill="#3d2a4d"/></g>'
        ),
        '<g id="i-citizen"><path d="M-7.800 9C-7.500 2.500-4.300.8 0 .8S7.500 2.500 7.800 9Z" fill="#6c4a86"/><path d="M-5-4C-5-8.500 5-8.500 5-4 5 0 2 2 0 2S-5 0-5-4Z" fill="#e5b98f" stroke="#3d2a4d" stroke-width=".8"/><path d="M-6.300-3.300C-7-10 7-10 6.300-3.300 4-4.800-4-4.800-6.300-3.300Z" fill="#3d2a4d"/></g>',
        '<g id="s-none"><path d="M-9-1 0-10 9-1V10H-9Z" class="icon"/><path d="M-3 10V3H3V10" class="icon"/></g>',
        '<g id="gone"><circle r="10" class="hollow"/></g>',
        f'<g id="star"><path d="{STAR}" transform="scale(1.150)" fill="#e9bd4f" stroke="#7b5510" stroke-width=".9" stroke-linejoin="round"/></g>',
        f'<g id="spark"><path d="{SPARK}" fill="var(--verdigris)" stroke="var(--o-spark)" stroke-width=".8"/></g>',
        '<g id="tile"><path d="M-8 8.500V-2L0-8.500 8-2V8.500Z" class="icon"/><path d="M-2.500 8.500V2.500h5v6" class="icon"/></g>',
        f'<g id="cog">{glyph("technology", "var(--o-ink)", 0.8)}</g>',
        '<g id="bag"><path d="M-4-8.500H4L2.800-5C8-1 9.500 4 7 8.500H-7C-9.500 4-8-1-2.800-5Z" fill="#b98a52" stroke="#5b3d1c" stroke-width="1" stroke-linejoin="round"/><path d="M-3.300-5H3.300" stroke="#5b3d1c" stroke-width="1.600"/><path d="M-5.500 3C-5 .5-4-1.500-2.500-3" fill="none" stroke="#fff" stroke-opacity=".5"/></g>',
        '<g id="hand"><path d="M-8-6.500H8V6.500H-8ZM-4-6.500V6.500M0-6.500V6.500M4-6.500V6.500M-8 0H8" class="icon"/></g>',
    ]
    for seat in range(4):
        tone = f"var(--o-seat-{seat})"
        face = f'fill="{tone}"'
        out.append(  # marker: the heraldic shape as a wooden piece
            f'<g id="m-{seat}"><path d="{SHAPES[seat]}" transform="translate(-7.500 -3.900) scale(.7)" fill="#1f1b16" opacity=".25"/><path d="{SHAPES[seat]}" transform="translate(-8.400 -6.600) scale(.7)" {face} stroke="#0009" stroke-width="1.800"/>'
            f'<path d="{SHAPES[seat]}" transform="translate(-8.400 -6.600) scale(.7)" fill="#0006"/><path d="{SHAPES[seat]}" transform="translate(-8.400 -8.900) scale(.7)" {face} stroke="#fff" stroke-opacity=".75" stroke-width="1.300"/></g>'
        )
        out.append(  # station: a wooden house with the mark on its gable
            f'<g id="s-{seat}"><ellipse cx="2" cy="10.500" rx="12" ry="3" fill="#1f1b16" opacity=".25"/><path d="M5-9 12-3.500V8L5 11Z" {face}/><path d="M5-9 12-3.500V8L5 11Z" fill="#0006"/><path d="M-9.500-.5-2-11.500 5-9-2-11.500 5 0V11H-9.500Z" {face} stroke="#0008" stroke-width=".7" stroke-linejoin="round"/>'
            f'<path d="M-2-11.500 5-9 12-2.200 5 0Z" {face}/><path d="M-2-11.500 5-9 12-2.200 5 .200Z" fill="#0003" stroke="#0008" stroke-width=".6" stroke-linejoin="round"/><path d="M-9.200-.5-2-11 " stroke="#fff" stroke-opacity=".75" stroke-width="1.200"/><path d="{SHAPES[seat]}" transform="translate(-7.200 -1.600) scale(.42)" fill="#fdfaf3"/></g>'
        )
        out.append(  # merchant: a man with hat, pack and staff on a round foot, feet at the origin
            f'<g id="p-{seat}"><ellipse cx="2.500" cy="1.500" rx="12" ry="4.200" fill="#1f1b16" opacity=".28"/><path d="M-9.500-3V0A9.500 3.600 0 0 0 9.500 0V-3Z" {face}/><path d="M-9.500-3V0A9.500 3.600 0 0 0 9.500 0V-3Z" fill="#0006"/><ellipse cy="-3" rx="9.500" ry="3.600" {face} stroke="#0008" stroke-width=".6"/>'
            f'<path d="M-6.500-3.500C-7.500-10-6.500-17-3.500-21H3C6.500-17 7-10 6.500-3.500 3-2-3-2-6.500-3.500Z" {face} stroke="#0009" stroke-width=".8"/><path d="M1-21C4-16 4.500-9 3.500-2.700 5-3 6-3.200 6.500-3.500 7-10 6.500-17 3-21Z" fill="#0005"/>'
            f'<path d="M-4-19.500C-9-20.500-11-17-10.500-12.500-8.500-10.500-6-10.700-4.800-12Z" fill="#c69a5c" stroke="#4f3213" stroke-width=".8"/><path d="M-10.300-15.500-4.800-15" stroke="#4f3213" stroke-width=".7"/><path d="M8.700-26V-2" stroke="#4f3213" stroke-width="1.500" stroke-linecap="round"/><path d="M3-17.500 8.700-13.500" stroke="#0009" stroke-width="2.600" stroke-linecap="round"/><circle cx="8.700" cy="-13.500" r="1.500" fill="#e5b98f"/>'
            f'<circle cx="0" cy="-24.500" r="4.300" fill="#e5b98f" stroke="#3a2a1a" stroke-width=".7"/><path d="M-7.500-26C-5-27.500-4.500-30.500 0-31 4.500-30.500 5-27.500 7.500-26 4-25-4-25-7.500-26Z" {face} stroke="#0009" stroke-width=".8"/><path d="M-4-21C-6-16-6.800-10-6-4.500" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.100"/>'
            f'<path d="{SHAPES[seat]}" transform="translate(-4.900 -14.600) scale(.4)" fill="#fdfaf3"/></g>'
        )
    return "".join(out)
