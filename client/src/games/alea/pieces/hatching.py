"""Hatchings, brick, tile and light.

The heraldic hatchings of Petra Sancta tell the six families apart without colour: red upright, blue
level, green falling, purple rising, yellow dotted, orange checked.
"""

HATCH = {
    "red": ("M2 0V5", 5),
    "blue": ("M0 2.5H5", 5),
    "green": ("M-1 -1L6 6M-1 4L1 6M4 -1L6 1", 5),
    "purple": ("M-1 6L6 -1M-1 1L1 -1M4 6L6 4", 5),
    "orange": ("M0 3H6M-1 7L7 -1", 6),
    "grey": ("M1 3H3", 6),
}
# name, width, height, strokes, weight, opacity
GROUNDS = (
    ("rake", 4, 4, "M-1 5L5 -1M-1 1L1 -1M3 5L5 3", 0.55, 1),
    ("rake2", 3, 3, "M-1 4L4 -1M-1 -1L4 4", 0.5, 1),
    ("fall", 3, 8, "M1 0V8", 0.5, 1),
    ("level", 8, 3, "M0 1H8", 0.5, 1),
    ("bricks", 14, 8, "M0 .5H14M0 4.5H14M3 .5V4.5M10 4.5V8.5", 0.5, 0.7),
    ("net", 9, 9, "M0 4.5L4.5 0L9 4.5L4.5 9Z", 0.5, 0.75),
    ("ashlar", 36, 18, "M0 .5H36M0 9.5H36M12 .5V9.5M30 9.5V18", 0.5, 0.55),
    ("tiles", 9, 11, "M1.5 0V11M0 11C1 8.5 8 8.5 9 11M4.5 0V9", 0.6, 0.8),
    ("stakes", 7, 10, "M.5 0V10M3 0V10", 0.5, 0.75),
)
LIGHTS = """<linearGradient id="al-lit" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>
<linearGradient id="al-round" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".10"/><stop offset=".3" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
<linearGradient id="al-air" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="var(--al-sky)"/><stop offset="1" stop-color="var(--al-sky2)"/></linearGradient>
<linearGradient id="al-dusk" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity=".05"/></linearGradient>
<radialGradient id="al-halo"><stop offset=".35" stop-color="var(--glow)" stop-opacity=".55"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient>
<clipPath id="al-disc"><circle cx="50" cy="50" r="42.5"/></clipPath>"""


def pattern(name: str, w: float, h: float, inside: str) -> str:
    """A pattern in units of the picture."""
    return f'<pattern id="al-{name}" width="{w}" height="{h}" patternUnits="userSpaceOnUse">{inside}</pattern>'


def definitions() -> str:
    """All patterns, gradients and clips."""
    out = "".join(
        pattern(
            f"h-{name}",
            size,
            size,
            f'<path d="{d}" stroke="#fff" fill="none" opacity=".5"/>',
        )
        for name, (d, size) in HATCH.items()
    )
    dots = "".join(
        f'<circle cx="{at}" cy="{at}" r=".9" fill="#fff" opacity=".75"/>' for at in ("1.5", "4")
    )
    out += pattern("h-yellow", 5, 5, dots)
    for name, w, h, d, weight, faint in GROUNDS:
        opacity = f' opacity="{faint}"' if faint < 1 else ""
        stroke = f'<path d="{d}" stroke="var(--al-engrave)" fill="none" stroke-width="{weight}"{opacity}/>'
        out += pattern(name, w, h, stroke)
    grain = '<path d="M0 2C6 0 12 4 22 2M0 6C8 8 14 4 22 6" stroke="#000" stroke-width=".6" fill="none" opacity=".16"/>'
    return out + pattern("grain", 22, 9, grain) + LIGHTS.replace("\n", "")
