"""Printed signs: what a tile gives, deeds, events of the hourglass, patterns of paper and shade."""

from pen import text, use
from town import merlons

TILE_SIGN = {
    "hayrick": "grain", "cheese_factory": "cheese", "winery": "wine", "wool_manufacturer": "wool", "tailor_shop": "brocade", "brewery": "c2", "library": "p2", "windmill": "c2p", "hospital": "c*", "bathhouse": "bag", "herb_garden": "+boatman", "sacristy": "shield",
    "shipping_line": "p1", "cellar": "c4", "office": "ch", "pharmacy": "cp", "school": "+scholar", "horse_wagon": "wheel", "gunpowder_tower": "tower", "laboratory": "cog",
    "barracks": "+knight", "theatre": "mask", "tribunal": "scales", "goldsmith": "ring", "bakery": "bread", "hideaway": "chest",
}  # fmt: skip
PLUS = '<path d="M6-5v10M1 0h10" class="line"/>'
DRAWN = {
    "wheel": '<circle r="8.500" class="wheel"/><path d="M0-8V8M-8 0H8M-6-6 6 6M6-6-6 6" class="line"/>',
    "tower": f'<path d="{merlons(-8, -9, 16, 3, 3)}V9H-8Z" class="wall"/>'
    + text(0, 6, "+2", "print b"),
    "shield": '<path d="M-7-8H7V0C7 5 3 8 0 9-3 8-7 5-7 0Z" class="icon"/><path d="M0-5V5M-4-2H4" class="line"/>',
    "mask": '<path d="M-8-7C-3-9 3-9 8-7 9 2 5 8 0 9-5 8-9 2-8-7Z" class="icon"/><path d="M-5-2h4M1-2h4M-4 3C-2 6 2 6 4 3" class="line"/>',
    "scales": '<path d="M0-9V8M-4 8.500H4M-8-6H8M-8-6l-2 6h4ZM8-6l-2 6h4Z" class="line"/>',
    "ring": '<circle cy="2" r="6.500" class="wheel"/><path d="M-4-8H4L2-5H-2Z" class="awning"/>',
    "chest": '<path d="M-8 7V-3C-8-8 8-8 8-3V7Z" class="plank"/><path d="M-8-1H8M0-3V3" class="line"/>',
    "cp": use("coin", -6, 0, 0.62) + use("spark", 7, 0, 0.85),
    "c*": use("coin", -5, -1, 0.86) + use("star", 8, 0, 0.6),
    "ch": use("coin", -5, -1, 0.86) + use("s-none", 8, 0, 0.5),
    "c2p": use("coin", -5, -1, 0.86) + text(-5, 3.6, "2", "figure") + use("spark", 9, 0, 0.8),
}
DEEDS = {
    "wall": merlons(-13, -6, 26, 5, 4) + "V9H-13ZM-4 9V3a4 4 0 0 1 8 0V9", "canal": "M-13-5C-5-9 5-1 13-5M-13 1C-5-3 5 5 13 1M-13 7C-5 3 5 11 13 7M-13-9H-7M7-9H13", "cathedral": "M-10 9V-5L-7-12-4-5V9ZM4 9V-5L7-12 10-5V9ZM-4 9V-1L0-5 4-1V9M-2 9V5a2 2 0 0 1 4 0V9",
    "plague": "M-3-11H3V-3H11V3H3V11H-3V3H-11V-3H-3Z", "guild": "M-12 3H12C11 8 8 9 5 9H-5C-9 9-11 7-12 3ZM0 3V-12M0-11C6-9 9-4 9 0H0", "peace": "M-10-8H7C11-8 11-3 7-3V8H-10C-13 8-13 4-10 4H3M-7-4H3M-7 0H3M7 8a3 3 0 1 0 .1 0", "astronomy": "M-11 8 5-8 9-4-7 11ZM-2 2 2 10M-2 2-8 10M9-12 10-10 12-9 10-8 9-6 8-8 6-9 8-10Z", "conclave": "M-8 9V0C-8-6-4-10 0-13 4-10 8-6 8 0V9ZM0-9V5M-4-4H4M-8 5H8",
}  # fmt: skip
EVENTS = {  # 16 x 16 round the origin
    "pilgrimage": '<path d="M0 7C-6 5-8-1-5.500-5-4-7-2-7 0-7S4-7 5.500-5C8-1 6 5 0 7ZM0 6V-6M-1 6-4-5M1 6 4-5" class="icon"/>',
    "income": '<path d="M0-7 1.900-2.300 7-2.200 3 1 4.300 6 0 3.200-4.300 6-3 1-7-2.200-1.900-2.300Z" fill="#e9bd4f" stroke="#7b5510"/>',
    "harvest": '<use href="#i-grain" transform="scale(.7)"/>',
    "taxes": '<use href="#lys" transform="scale(.72)"/><path d="M2 6H8" stroke="var(--vermilion)" stroke-width="2.400"/>',
    "trading_day": '<path d="M-7 7V-1L0-7 7-1V7Z" class="icon"/><path d="M-2 7V2H2V7" class="icon"/>',
    "plague": '<path d="M-6-1C-6-9 6-9 6-1 6 1.500 4.500 2.500 3.500 3V6H-3.500V3C-4.500 2.500-6 1.500-6-1ZM-1 3.500V6M1.500 3.500V6" class="icon"/><circle cx="-2.500" cy="-1" r="1.600" fill="var(--o-ink)"/><circle cx="2.500" cy="-1" r="1.600" fill="var(--o-ink)"/>',
}
WASHES = (("wheat", "#e3b93f", 0.32), ("green", "#6f9a5a", 0.34), ("winy", "#a4507a", 0.2), ("stone", "#8d7c5e", 0.3))  # fmt: skip


def tile_sign(sign: str) -> str:
    """What a tile gives, round the origin."""
    if sign in DRAWN:
        return DRAWN[sign]
    if sign[0] == "+":
        return use(f"f-{sign[1:]}", -4, 0, 0.6) + PLUS
    if sign[0] == "p" and sign[1].isdigit():
        return use("spark", -5, 0, 0.9) + text(7, 5, sign[1], "print")
    if sign[0] == "c" and sign[1].isdigit():
        return use("coin", 0, -1, 0.86) + text(0, 3.6, sign[1], "figure")
    return use(sign, 0, 0, 0.95) if sign in ("cog", "bag") else use(f"i-{sign}", 0, 0, 0.86)


def signs() -> str:
    """All of them as symbols."""
    found = [f'<g id="t-{code}">{tile_sign(sign)}</g>' for code, sign in TILE_SIGN.items()]
    found += [
        f'<g id="deed-{code}"><path d="{art}" class="line"/></g>' for code, art in DEEDS.items()
    ]
    found += [f'<g id="event-{code}">{art}</g>' for code, art in EVENTS.items()]
    found.append(
        '<g id="glass"><path d="M-9-15H9M-9 15H9" class="glassrim"/><path d="M-7-14H7C7-6 2-4 1 0 2 4 7 6 7 14H-7C-7 6-2 4-1 0-2-4-7-6-7-14Z" class="glass"/><path d="M-5.500 13.500C-4.500 8.500 4.500 8.500 5.500 13.500ZM-4.500-6.500C-3-3.500-1-2.500 0 0 1-2.500 3-3.500 4.500-6.500Z" fill="#c78a16"/></g>'
    )
    found.append(
        '<g id="tick"><circle r="9.500" fill="var(--verdigris)"/><path d="M-4.500 0-1.500 3.500 5-3.500" fill="none" stroke="#fff" stroke-width="2"/></g>'
    )
    found.append(
        '<g id="half"><circle r="9" fill="none" stroke="var(--glow)" stroke-width="2.200" stroke-dasharray="4 3"/></g>'
    )
    return "".join(found)


def paints() -> str:
    """Shade, laid paper, relief and the washes of the land."""
    washes = "".join(
        f'<radialGradient id="wash-{k}"><stop offset="0" stop-color="{c}" stop-opacity="{o}"/><stop offset="1" stop-color="{c}" stop-opacity="0"/></radialGradient>'
        for k, c, o in WASHES
    )
    return (
        '<pattern id="hatch" width="2.800" height="2.800" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0V2.800" stroke="var(--o-line)" stroke-width="1.300"/></pattern>'
        '<pattern id="laid" width="4" height="80" patternUnits="userSpaceOnUse"><path d="M.5 0V80" stroke="var(--o-line)" stroke-width="1" opacity=".035"/><path d="M0 .5H4" stroke="var(--o-line)" opacity=".05"/></pattern>'
        '<radialGradient id="relief" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-color="#8a6a3a" stop-opacity="0"/><stop offset="1" stop-color="#8a6a3a" stop-opacity=".26"/></radialGradient>'
        '<radialGradient id="spot"><stop offset=".55" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient>'
        + washes
    )
