"""The printed map without pieces."""

import random

from features import CITIES, RANGE, RIVERS
from geography import BLACK_SEA, BORDER, ISLES, SHORE
from pen import ARCS, curve, geo, outline, rough, use

PROVINCES = ("litwa", "ukraina", "malopolska", "wielkopolska", "prusy")
FIEFS = ("inflanty", "smolenszczyzna", "moldawia", "slask")
# Names of rivers as ids.
KEYS = {"Wisła": "wisla", "Dźwina": "dzwina", "Prypeć": "prypec"}
COAST = (
    rough(SHORE, "pomerania")[:-1]
    + ARCS["pru_coast"]
    + ARCS["lit_coast"][1:]
    + ARCS["liv_coast"][1:]
)


def mountains_and_woods() -> str:
    rng = random.Random(1569)
    out = []
    for lon, lat in sorted(RANGE, key=lambda q: -q[1]):
        x, y = geo(lon, lat)
        w = rng.uniform(24, 34)
        out.append(use("hill", x - w / 2, y - w * 0.450, round(w), round(w * 0.700)))
    groves = [
        (23.6, 53.0, 8, "fir"),
        (26.2, 55.2, 6, "fir"),
        (28.6, 54.6, 7, "fir"),
        (29.2, 53.2, 7, "tree"),
        (26.6, 52.75, 7, "tree"),
        (22.0, 54.9, 3, "fir"),
        (27.8, 50.9, 6, "tree"),
        (30.0, 49.2, 3, "tree"),
        (20.3, 50.75, 4, "tree"),
        (22.9, 50.6, 4, "tree"),
        (21.9, 53.15, 3, "fir"),
        (16.2, 53.0, 3, "tree"),
        (18.1, 51.6, 3, "tree"),
        (23.4, 55.55, 4, "tree"),
        (26.4, 57.4, 4, "fir"),
        (22.1, 56.9, 3, "fir"),
        (33.2, 54.4, 3, "fir"),
        (29.6, 55.2, 3, "fir"),
        (24.9, 54.1, 3, "tree"),
        (16.2, 49.2, 4, "tree"),
        (35.2, 53.0, 8, "fir"),
        (36.6, 54.4, 8, "fir"),
        (35.6, 51.5, 6, "tree"),
        (14.6, 51.2, 3, "fir"),
        (30.6, 57.0, 8, "fir"),
        (29.6, 58.0, 6, "fir"),
        (24.4, 52.9, 7, "fir"),
        (25.6, 53.0, 6, "tree"),
        (27.4, 53.3, 5, "fir"),
        (28.3, 52.6, 6, "tree"),
        (22.6, 55.6, 3, "fir"),
        (19.9, 53.5, 3, "fir"),
        (17.4, 53.9, 3, "fir"),
        (19.0, 51.9, 3, "tree"),
        (21.7, 50.9, 3, "tree"),
        (25.6, 50.8, 5, "tree"),
        (29.4, 50.6, 5, "tree"),
        (28.0, 57.4, 4, "fir"),
        (15.4, 51.2, 3, "fir"),
        (36.5, 52.2, 5, "fir"),
        (37.2, 55.6, 5, "fir"),
    ]
    trees = []
    for lon, lat, n, kind in groves:
        cx, cy = geo(lon, lat)
        for _ in range(n):
            trees.append((cy + rng.gauss(0, 7), cx + rng.gauss(0, 13), kind))
    for lon, lat, w in [
        (20.6, 50.95, 20),
        (21.0, 50.8, 18),
        (19.7, 50.55, 16),
        (25.6, 49.4, 18),
        (26.4, 49.7, 16),
        (27.2, 49.2, 18),
        (20.9, 53.95, 16),
        (21.5, 54.15, 15),
    ]:
        x, y = geo(lon, lat)
        out.append(use("hill", x - w / 2, y - w / 3, w, round(w * 0.650)))
    out += [
        use(kind, x - 6, y - 12, 11 if kind == "tree" else 9, 13) for y, x, kind in sorted(trees)
    ]
    for lon, lat in [
        (26.4, 51.95),
        (27.3, 52.25),
        (28.2, 51.85),
        (25.3, 52.2),
        (28.9, 52.2),
        (26.9, 51.8),
        (21.6, 53.55),
        (31.8, 48.8),
        (31.2, 48.4),
        (30.2, 48.2),
        (29.2, 48.5),
        (31.6, 50.2),
        (33.4, 47.9),
        (32.2, 47.6),
    ]:
        x, y = geo(lon, lat)
        out.append(use("reed", x, y, 15, 9))
    return "".join(out)


def plate(width, height, decor=True) -> str:
    """The printed map without pieces: sea with water lines, abroad, the Commonwealth in hand-coloured washes, relief, rivers, towns."""
    coast = "M{:.1f} {:.1f}".format(*geo(*COAST[0])) + "".join(curve(COAST))
    shapes = "".join(f'<path id="mg-o-{area}" d="{outline(area)}"/>' for area in BORDER)
    sea = coast + f"L460 -40H-40V{geo(12.6, 54.2)[1]:.1f}Z"
    isles = "".join(
        "M{:.1f} {:.1f}".format(*geo(*p[0])) + "".join(curve([*p, p[0]])) + "Z" for p in ISLES
    )
    black = "M{:.1f} {:.1f}".format(*geo(*BLACK_SEA[0])) + "".join(curve(BLACK_SEA)) + "Z"
    out = [
        f'<clipPath id="mg-k-map"><rect width="{width}" height="{height}"/></clipPath><clipPath id="mg-k-sea"><path d="{sea}"/></clipPath><defs>{shapes}<path id="mg-o-coast" d="{coast}{isles}"/></defs>',
        f'<g clip-path="url(#mg-k-map)"><rect width="{width}" height="{height}" fill="var(--mg-abroad)"/><rect width="{width}" height="{height}" fill="url(#mg-p-grain)"/>',
        f'<path d="{sea}" fill="var(--mg-sea)"/><path d="{sea}" fill="url(#mg-p-wave)"/>',
        '<g clip-path="url(#mg-k-sea)" fill="none" stroke-linejoin="round">',
    ]
    for w, o in (
        (34, 0.25),
        (27, 0.35),
        (20, 0.5),
        (14, 0.65),
        (9, 0.85),
        (5, 1),
    ):  # water lines: a line, then the sea again inside it
        out.append(
            f'<use href="#mg-o-coast" stroke="var(--mg-sea-line)" stroke-opacity="{o}" stroke-width="{w}"/><use href="#mg-o-coast" stroke="var(--mg-sea)" stroke-width="{w - 1.100}"/>'
        )
    out.append(
        f'</g><path d="{isles}" fill="var(--mg-abroad)" stroke="var(--mg-ink2)" stroke-width="1"/><path d="{black}" fill="var(--mg-sea)" stroke="var(--mg-ink2)" stroke-width=".8"/>'
    )
    for area in FIEFS:
        out.append(
            f'<use href="#mg-o-{area}" fill="var(--mg-home)" fill-opacity=".55" stroke="var(--mg-ink2)" stroke-width="1.300" stroke-linecap="round" stroke-dasharray=".1 3.200"/>'
        )
    for area in PROVINCES:
        out.append(
            f'<clipPath id="mg-k-{area}"><use href="#mg-o-{area}"/></clipPath><use href="#mg-o-{area}" fill="var(--mg-home)"/><use href="#mg-o-{area}" fill="var(--mg-wash-{area})" fill-opacity=".07"/><use href="#mg-o-{area}" fill="url(#mg-p-grain)" opacity=".55"/>'
            f'<g clip-path="url(#mg-k-{area})" fill="none" stroke="var(--mg-wash-{area})"><use href="#mg-o-{area}" stroke-width="30" stroke-opacity=".14"/><use href="#mg-o-{area}" stroke-width="15" stroke-opacity=".26"/><use href="#mg-o-{area}" stroke-width="6" stroke-opacity=".3"/></g>'
        )
    for name, points in RIVERS.items():
        big = name in ("Wisła", "Dniepr", "Niemen", "Dźwina", "Odra")
        points = (
            points[::-1] if points[0][0] > points[-1][0] else points
        )  # names run from left to right
        path = "M{:.1f} {:.1f}".format(*geo(*points[0])) + "".join(
            curve(rough(points, name, 0.050))
        )
        out.append(
            f'<path id="mg-r-{KEYS.get(name, name)}" d="{path}" fill="none" stroke="var(--mg-sea-line)" stroke-width="{2.600 if big else 1.500}" stroke-linecap="round"/>'
            + (
                f'<path d="{path}" fill="none" stroke="var(--mg-sea)" stroke-width="1.100"/>'
                if big
                else ""
            )
        )
    for area in PROVINCES:
        out.append(
            f'<use href="#mg-o-{area}" fill="none" stroke="var(--mg-ink2)" stroke-width="1.800" stroke-linecap="round" stroke-dasharray=".1 3.600"/>'
        )
    out.append(f'<path d="{coast}" fill="none" stroke="var(--mg-ink2)" stroke-width="1.400"/>')
    for lon, lat, w in [
        (21.6, 53.95, 13),
        (22.0, 53.8, 9),
        (20.3, 53.75, 8),
        (26.7, 54.95, 9),
        (27.6, 58.15, 26),
        (29.3, 55.05, 8),
        (31.2, 57.9, 15),
        (25.3, 55.5, 7),
    ]:
        x, y = geo(lon, lat)
        out.append(
            f'<path d="M{x - w:.1f} {y:.1f}c{w * 0.3:.1f} {-w * 0.6:.1f} {w * 0.9:.1f} {-w * 0.3:.1f} {w:.1f} {-w * 0.35:.1f}s{w * 0.9:.1f} {w * 0.3:.1f} {w * 0.7:.1f} {w * 0.5:.1f}-{w:.1f} {w * 0.2:.1f}-{w * 1.7:.1f} {-w * 0.15:.1f}Z" fill="var(--mg-sea)" stroke="var(--mg-sea-line)" stroke-width="1"/>'
        )
    out.append(mountains_and_woods())
    if decor:
        out.append(
            use("ship", 270, 78, 50, 44)
            + use("bison", geo(24.2, 52.55)[0], geo(24.2, 52.55)[1] - 8, 26, 18)
            + use("mill", geo(18.5, 52.25)[0], geo(18.5, 52.25)[1] - 8, 15, 19)
        )
        for _name, lon, lat, big in CITIES:
            x, y = geo(lon, lat)
            out.append(
                use("town", x - 9, y - 11, 18, 13)
                if big
                else f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.400" fill="var(--mg-home)" stroke="var(--mg-ink2)"/>'
            )
        for river, offset in (
            ("Dniepr", "30%"),
            ("Niemen", "16%"),
            ("Dźwina", "26%"),
            ("Prypeć", "30%"),
        ):
            out.append(
                f'<text class="mg-river fine" dy="-3"><textPath href="#mg-r-{KEYS.get(river, river)}" startOffset="{offset}">{river}</textPath></text>'
            )
        out.append(
            '<text x="352" y="376" class="mg-river fine" transform="rotate(-82 352 376)">Wisła</text>'
        )
    out.append("</g>")
    return "".join(out)


def city_names(skip=()) -> str:
    """Small and faint; they give way to pieces."""
    shift = {
        "Kraków": (-10, 14, "middle"),
        "Warszawa": (22, 5, "start"),
        "Poznań": (0, -13, "middle"),
        "Gdańsk": (10, -9, "start"),
        "Królewiec": (6, 4, "start"),
        "Toruń": (0, 13, "middle"),
        "Wilno": (12, 0, "start"),
        "Mińsk": (5, -4, "start"),
        "Brześć": (6, 4, "start"),
        "Lwów": (0, 14, "middle"),
        "Lublin": (6, 4, "start"),
        "Kijów": (12, -1, "start"),
        "Kamieniec": (4, 13, "middle"),
        "Ryga": (-11, 3, "end"),
        "Smoleńsk": (0, -12, "middle"),
        "Połock": (5, 4, "start"),
        "Wrocław": (0, 14, "middle"),
        "Jassy": (6, 4, "start"),
        "Gniezno": (6, 4, "start"),
        "Mohylew": (-6, 4, "end"),
    }
    out = []
    for name, lon, lat, _ in CITIES:
        if name not in skip:
            x, y = geo(lon, lat)
            dx, dy, anchor = shift[name]
            out.append(
                f'<text x="{x + dx:.1f}" y="{y + dy:.1f}" class="mg-town fine" text-anchor="{anchor}">{name}</text>'
            )
    return "".join(out)
