"""The land: paper, scenery, rivers of the standard map."""

import random

from pen import COLS, OX, OY, ROWS, S, course, f, samples, smooth

MAP = (
    "....~~~~~.T.~...",
    ".C..~.......~..C",
    "...~~T......~~..",
    "~~~~.........~~~",
    ".............T~~",
    "..............~.",
    "~~~~....T...~~~.",
    ".C.~~~~.....~...",
    "......~~~~~~~.C.",
    ".....T..........",
    "..........T.....",
)
STREAMS = [
    course(
        [
            (8.62, -0.45),
            (8.5, 0.42),
            (7.5, 0.58),
            (6.5, 0.43),
            (5.5, 0.57),
            (4.52, 0.55),
            (4.5, 1.5),
            (4.42, 2.42),
            (3.55, 2.58),
            (3.42, 3.44),
            (2.5, 3.58),
            (1.5, 3.42),
            (0.5, 3.57),
            (-0.5, 3.46),
        ]
    ),
    course(
        [
            (12.36, -0.45),
            (12.5, 0.5),
            (12.42, 1.5),
            (12.56, 2.46),
            (13.46, 2.55),
            (13.55, 3.45),
            (14.4, 3.6),
            (14.5, 4.5),
            (14.46, 5.5),
            (14.44, 6.46),
            (13.5, 6.57),
            (12.58, 6.5),
            (12.44, 7.5),
            (12.45, 8.46),
            (11.5, 8.58),
            (10.5, 8.43),
            (9.5, 8.57),
            (8.5, 8.44),
            (7.5, 8.57),
            (6.55, 8.48),
            (6.42, 7.58),
            (5.5, 7.43),
            (4.5, 7.58),
            (3.55, 7.46),
            (3.44, 6.55),
            (2.5, 6.43),
            (1.5, 6.58),
            (0.5, 6.44),
            (-0.5, 6.54),
        ]
    ),
    course([(14.5, 3.6), (15.3, 3.45), (15.6, 4.0), (16.5, 4.05)]),
]
LAKE = course(
    [
        (14.3, 3.3),
        (15, 3.28),
        (15.72, 3.3),
        (15.74, 4),
        (15.7, 4.7),
        (15, 4.73),
        (14.3, 4.7),
        (14.28, 4),
    ]
)


def paper() -> str:
    """Sand with soft light and hollows."""
    out = f'<rect x="{OX - 5}" y="{OY - 5}" width="{COLS * S + 10}" height="{ROWS * S + 10}" fill="var(--tg-sand)"/>'
    for cx, cy, rx, ry, kind in (
        (2, 1, 3, 2, "relief"),
        (8.5, 4.2, 4, 2, "relief"),
        (10, 9.8, 4, 1.8, "hollow"),
        (3, 9.7, 3.4, 1.8, "relief"),
        (15, 8.5, 2.5, 3, "relief"),
        (2.5, 5.2, 3, 1.3, "hollow"),
        (10, 1.8, 3, 1.6, "hollow"),
        (14.6, 1, 2, 1.6, "relief"),
    ):
        out += f'<ellipse cx="{f(OX + cx * S)}" cy="{f(OY + cy * S)}" rx="{f(rx * S)}" ry="{f(ry * S)}" fill="url(#tg-{kind})"/>'
    out += f'<rect x="{OX}" y="{OY}" width="{COLS * S}" height="{ROWS * S}" fill="url(#tg-grain)"/><rect x="{OX}" y="{OY}" width="{COLS * S}" height="{ROWS * S}" fill="url(#tg-ripple)"/>'
    return out


def scenery() -> str:
    """Hills, palms, fields, dunes and hamlets, never on a river; names of the land, roads."""
    out = ""
    # scenery, never on river cells: the same every time
    q, land = random.Random(21), ""
    town = {(9, 3), (2, 8), (7, 5), (13, 9), (1, 4), (15, 6), (5, 5), (8, 10), (11, 7)}
    for r in range(ROWS):
        for c in range(COLS):
            if MAP[r][c] != ".":
                continue
            near = any(
                MAP[j][i] == "~"
                for i, j in ((c - 1, r), (c + 1, r), (c, r - 1), (c, r + 1))
                if 0 <= i < COLS and 0 <= j < ROWS
            )
            roll = q.random()
            if (c, r) in town:
                scene = f"tell{(c + r) % 2}"
            elif (
                (c >= 13 and r < 3)
                or (c == 15 and r in (7, 9))
                or (c, r) in ((9, 0), (10, 1), (0, 0), (11, 0))
            ):
                scene = f"hill{(c + r) % 2}"
            elif near:
                scene = (
                    f"palm{c % 2}" if roll < 0.42 else f"field{(c + r) % 2}" if roll < 0.84 else ""
                )
            else:
                scene = f"dune{int(roll * 40) % 4}" if roll < 0.88 else ""
            if scene:
                land += f'<use href="#tg-{scene}" x="{OX + c * S}" y="{OY + r * S}"/>'
    out += f'<g class="fine" stroke="var(--tg-sandink)" stroke-opacity=".85">{land}</g>'
    for name, c, r, gap in (
        ("$subartu$", 8.6, 4.62, 14),
        ("$akkad$", 4.0, 5.64, 12),
        ("$sumer$", 4.0, 10.62, 9),
        ("$elam$", 14.5, 7.62, 12),
    ):
        out += f'<text class="tg-region" x="{f(OX + c * S)}" y="{f(OY + r * S)}" letter-spacing="{gap}">{name}</text>'
    roads = "".join(
        smooth(course(way))
        for way in (
            [(5.5, 3.2), (6.3, 4.1), (7.5, 4.8), (8.5, 6.2)],
            [(10.5, 1.2), (10.2, 2.6), (9.4, 4.2), (8.7, 5.6)],
            [(1.6, 7.8), (3, 8.8), (5, 9.3)],
            [(6, 9.8), (8, 10.2), (10, 10.6)],
            [(11, 10.2), (12.6, 9.7), (14, 9)],
            [(2, 1.8), (2.6, 1.9), (3, 1.6)],
        )
    )
    out += f'<path d="{roads}" fill="none" stroke="var(--tg-sandink)" stroke-width="1.600" stroke-dasharray="1.500 5" stroke-linecap="round" stroke-opacity=".8"/>'
    return out


def rivers() -> str:
    """Both rivers and the lake, reeds, a boat, their names."""
    out = ""
    # rivers: one set of lines, stroked again and again, widest first
    line = "".join(smooth(s) for s in STREAMS)
    lake = smooth(LAKE, True)
    out += f'<defs><path id="tg-stream" d="{line}"/><path id="tg-lake" d="{lake}"/></defs>'

    def stroke(tone, width, lake_width, more=""):
        return f'<g fill="none" stroke="var(--tg-{tone})" {more}><use href="#tg-stream" stroke-width="{width}"/><use href="#tg-lake" stroke-width="{lake_width}"/></g>'

    out += (
        stroke("valley", 65, 24, 'stroke-opacity=".55"')
        + stroke("reed", 59, 17, 'stroke-dasharray=".7 2.500" stroke-opacity=".75"')
        + stroke("valley", 51, 9)
    )
    for width, tone in (
        (46, "bank"),
        (43.4, "river"),
        (38.5, "wline"),
        (37.2, "river"),
        (32, "wline2"),
        (30.9, "river"),
        (25, "wline3"),
        (24.2, "deep"),
    ):
        out += f'<use href="#tg-stream" fill="none" stroke="var(--tg-{tone})" stroke-width="{width}" stroke-linecap="round"/>'
        inset = (46 - width) / 2
        pts = [
            (
                x
                + (OX + 15 * S - x)
                / abs((OX + 15 * S - x) or 1)
                * inset
                * (abs(OX + 15 * S - x) > 9),
                y
                + (OY + 4 * S - y) / abs((OY + 4 * S - y) or 1) * inset * (abs(OY + 4 * S - y) > 9),
            )
            for x, y in LAKE
        ]
        out += f'<path d="{smooth(pts, True)}" fill="var(--tg-{tone})"/>'
    waves, reeds, q = "", "", random.Random(5)
    for stream in STREAMS[:2]:
        for x, y, tx, ty in samples(stream, 19):
            off = q.uniform(-13, 13)
            waves += f"M{f(x - ty * off - tx * 6, y + tx * off - ty * 6)}q{f(tx * 3 - ty * 2, ty * 3 + tx * 2, tx * 6, ty * 6)}t{f(tx * 6, ty * 6)}"
            if q.random() < 0.72:
                side = q.choice((-1, 1))
                reeds += f'<use href="#tg-reed{q.randrange(4)}" x="{x - ty * side * 25:.0f}" y="{y + tx * side * 25 + 4:.0f}"/>'
    out += f'<path d="{waves}" fill="none" stroke="var(--tg-wline)" stroke-width="1"/>{reeds}'
    # a reed boat, river names
    out += f'<g transform="translate({f(OX + 9.4 * S, OY + 8.62 * S)})" fill="none" stroke="var(--tg-ink)" stroke-width="1.100"><path d="M-17-1q17 9 34 0q-1 8-7 9H-10q-6-1-7-9Z" fill="var(--tg-sand)"/><path d="M0 2V-17M0-16q12 3 11 14H0M-13 5h26M-12 2l3 5M-5 4l2 4M4 4l-2 4M11 2l-3 5"/></g>'
    names = [
        course([(6.0, 8.62), (7.5, 8.62), (8.5, 8.5), (9.5, 8.62), (11, 8.5), (12, 8.5)]),
        course([(0.1, 3.62), (1, 3.52), (2, 3.58), (3.4, 3.5)]),
        course([(12.34, 1.0), (12.36, 1.9), (12.52, 2.62), (13.3, 2.7), (13.5, 3.6)]),
    ]
    out += f'<path id="tg-n0" d="{smooth(names[0])}" fill="none"/><path id="tg-n1" d="{smooth(names[1])}" fill="none"/><path id="tg-n2" d="{smooth(names[2])}" fill="none"/>'
    out += '<text class="tg-water" letter-spacing="5"><textPath href="#tg-n1" startOffset="3%">$euphrates$</textPath></text><text class="tg-water" letter-spacing="9"><textPath href="#tg-n0" startOffset="23%">$euphrates$</textPath></text><text class="tg-water" letter-spacing="6"><textPath href="#tg-n2" startOffset="8%">$tigris$</textPath></text>'
    return out
