"""The plate of the Loire: land, woods, hills, vineyards, rivers, roads, towns. Set for a sheet of 676 x 598."""

import math
import random
from dataclasses import dataclass
from itertools import pairwise

from pen import text, use

# Real places, some moved a little so that goods and names have room.
LONLAT = {
    "argenton": (1.50, 46.56),
    "blois": (1.33, 47.60),
    "bourges": (2.56, 47.03),
    "briare": (2.78, 47.68),
    "chartres": (1.46, 48.42),
    "chateaudun": (1.20, 48.09),
    "chateauroux": (1.70, 46.86),
    "chatellerault": (0.52, 46.76),
    "chinon": (0.22, 47.18),
    "etampes": (2.20, 48.40),
    "la_chatre": (2.06, 46.58),
    "le_blanc": (1.02, 46.68),
    "le_mans": (0.22, 48.02),
    "loches": (1.02, 47.08),
    "montargis": (2.74, 48.06),
    "montrichard": (1.25, 47.30),
    "nevers": (3.06, 46.96),
    "orleans": (1.91, 47.88),
    "saint_amand": (2.60, 46.64),
    "sancerre": (2.84, 47.32),
    "tours": (0.68, 47.40),
    "vendome": (0.88, 47.80),
    "vierzon": (2.02, 47.25),
}
ROADS = (
    "chartres etampes",
    "chartres orleans",
    "chartres chateaudun",
    "chartres le_mans 48",
    "etampes montargis 49",
    "le_mans chateaudun",
    "le_mans vendome",
    "le_mans tours 43",
    "chateaudun vendome",
    "chateaudun orleans",
    "orleans montargis",
    "orleans vierzon 44",
    "vendome blois",
    "montargis briare",
    "blois vierzon",
    "chinon chatellerault",
    "montrichard loches",
    "vierzon chateauroux",
    "sancerre bourges",
    "loches chateauroux",
    "chatellerault argenton 50",
    "le_blanc chateauroux",
    "argenton chateauroux",
    "argenton la_chatre",
    "chateauroux la_chatre",
    "la_chatre saint_amand",
    "bourges saint_amand",
    "bourges nevers",
    "saint_amand nevers 51",
)
WATERS = (
    "nevers sancerre",
    "sancerre briare 45",
    "briare orleans 46",
    "orleans blois",
    "blois tours",
    "tours chinon",
    "tours loches",
    "tours montrichard",
    "montrichard vierzon",
    "vierzon bourges",
    "vierzon saint_amand",
    "chinon chatellerault",
    "chinon le_blanc 47",
    "le_blanc argenton",
)
WAYS = [
    way.split() for way in (*ROADS, *WATERS)
]  # a number: the index of the second goods space in table["ways"]
VIA = {  # points between the ends, lon/lat; water by n >= 29
    3: [(0.95, 48.29)],
    4: [(2.52, 48.27)],
    0: [(1.83, 48.45)],
    1: [(1.63, 48.17)],
    5: [(0.7, 48.10)],
    6: [(0.53, 47.94)],
    7: [(0.36, 47.72)],
    11: [(1.99, 47.55)],
    14: [(1.66, 47.46)],
    15: [(0.19, 46.96), (0.34, 46.81)],
    17: [(1.83, 47.05)],
    18: [(2.77, 47.18)],
    19: [(1.34, 46.93)],
    20: [(0.8, 46.545), (1.13, 46.50)],
    21: [(1.36, 46.78)],
    23: [(1.78, 46.52)],
    24: [(1.93, 46.73)],
    25: [(2.33, 46.62)],
    26: [(2.66, 46.84)],
    27: [(2.85, 47.03)],
    28: [(2.90, 46.76)],
    9: [(1.57, 48.02)],
    10: [(2.33, 48.01)],
    12: [(1.14, 47.71)],
    13: [(2.83, 47.88)],
    8: [(1.02, 47.97)],
    2: [(1.30, 48.26)],
    16: [(1.17, 47.18)],
    22: [(1.62, 46.70)],
    29: [(3.00, 47.07), (3.01, 47.19)],
    30: [(2.93, 47.44), (2.90, 47.57)],
    31: [(2.55, 47.71), (2.25, 47.83)],
    32: [(1.66, 47.85), (1.48, 47.73)],
    33: [(1.12, 47.53), (0.9, 47.45)],
    34: [(0.50, 47.33), (0.36, 47.25)],
    35: [(0.83, 47.28), (0.88, 47.16)],
    36: [(0.92, 47.37), (1.08, 47.30)],
    37: [(1.48, 47.26), (1.75, 47.30)],
    38: [(2.22, 47.22), (2.4, 47.14)],
    39: [(2.12, 47.09), (2.30, 46.90), (2.44, 46.76)],
    40: [(0.36, 47.03), (0.44, 46.90)],
    41: [(0.46, 47.10), (0.70, 46.98), (0.80, 46.80)],
    42: [(1.22, 46.60)],
}
TAILS = (  # rivers that leave the sheet; no way
    ((3.06, 46.96), (3.17, 46.80), (3.14, 46.62), (3.24, 46.40)),
    ((0.22, 47.18), (0.08, 47.21), (-0.1, 47.17)),
    ((2.60, 46.64), (2.66, 46.54), (2.62, 46.40)),
    ((0.52, 46.76), (0.46, 46.64), (0.52, 46.52), (0.44, 46.40)),
    ((1.50, 46.56), (1.58, 46.48), (1.56, 46.38)),
)
LABEL = {  # dx, dy, anchor from the foot of the town
    "argenton": (0, 17, "middle"),
    "blois": (24, 3, "start"),
    "bourges": (12, 22, "start"),
    "briare": (24, 4, "start"),
    "chartres": (0, -38, "middle"),
    "chateaudun": (-18, -24, "middle"),
    "chateauroux": (46, 3, "start"),
    "chatellerault": (-14, 17, "middle"),
    "chinon": (4, -30, "middle"),
    "etampes": (-8, 18, "middle"),
    "la_chatre": (0, 17, "middle"),
    "le_blanc": (6, -25, "middle"),
    "le_mans": (-2, 17, "middle"),
    "loches": (-4, 18, "middle"),
    "montargis": (24, -2, "start"),
    "montrichard": (0, -27, "middle"),
    "nevers": (24, 2, "start"),
    "orleans": (18, -44, "middle"),
    "saint_amand": (18, 17, "middle"),
    "sancerre": (44, 1, "start"),
    "tours": (-5, -34, "end"),
    "vendome": (-24, -2, "end"),
    "vierzon": (12, -25, "start"),
}
LANDS = (
    ("Beauce", 1.63, 48.285),
    ("Sologne", 1.455, 47.515),
    ("Berry", 1.40, 47.11),
    ("Anjou", 0.10, 47.455),
    ("Perche", 0.12, 48.30),
    ("Gâtinais", 1.94, 48.135),
    ("Puisaye", 2.95, 47.86),
)
STREAMS = (
    ("Loire", 2.36, 47.70, 22),
    ("Loire", 3.10, 46.78, 84),
    ("Cher", 1.55, 47.20, -3),
    ("Vienne", 0.40, 46.62, 86),
)
# Silhouettes: parts from left to right with width and height. h house, t round tower with a cone, s spire, k keep, c church with two towers, w wall.
SKYLINE = {
    "orleans": "w5:9 t7:17 h9:13 c22:25 h9:15 s7:30 h10:13 t7:17 w5:9",
    "chartres": "w4:8 h8:12 c22:27 h8:11 w4:8",
    "tours": "w4:8 t6:15 c18:22 h8:12 t6:15 w4:8",
    "bourges": "w4:8 h7:12 c20:23 h7:12 k7:15 w4:8",
    "le_mans": "w4:8 h7:11 s6:23 h13:15 h7:11 t6:15 w4:8",
    "blois": "t6:15 k12:17 h8:13 s5:20 t6:13",
    "nevers": "w4:8 t6:15 h7:11 s6:21 h7:12 w4:8",
    "chinon": "t6:16 k10:13 t6:16 k8:11 t6:13",
    "loches": "k11:21 h7:11 t6:14 w5:8",
    "etampes": "h7:10 s5:19 h8:11 t6:14",
    "chateaudun": "t8:19 k10:13 h7:11 w5:8",
    "montargis": "w4:8 h8:12 s5:18 h7:10",
    "vendome": "w4:8 h7:11 s5:20 k7:12",
    "briare": "h7:10 s5:17 h8:11",
    "sancerre": "h6:9 t8:20 h7:10 w4:7",
    "vierzon": "w4:8 h8:12 s5:17 t6:13",
    "montrichard": "h6:9 k9:18 h7:10",
    "chatellerault": "t6:14 h8:11 s5:17 t6:14",
    "chateauroux": "w4:8 t7:17 k11:13 h7:12 s5:18 w4:8",
    "le_blanc": "h6:9 k9:14 t6:15",
    "argenton": "h7:10 s5:17 h7:11",
    "la_chatre": "h6:10 t6:15 h8:11",
    "saint_amand": "h7:10 s6:19 h8:12 w4:7",
}


@dataclass
class Sheet:
    """How the land is projected: a sheet's size, and units a degree."""

    width: float
    height: float
    origin: tuple[float, float]
    degree: tuple[float, float]
    rose: tuple[float, float, float]
    label: dict[str, tuple[float, float, str]]
    shift: dict[int, float]
    lands: tuple[tuple[str, float, float], ...]
    streams: tuple[tuple[str, float, float, float], ...]
    cartouche: tuple[float, float, float, float]  # that of the hourglass

    def at(self, lon: float, lat: float) -> tuple[float, float]:
        """A place of the earth on this sheet."""
        return self.origin[0] + (lon - 0.20) * self.degree[0], self.origin[1] + (
            48.45 - lat
        ) * self.degree[1]

    def spot(self, city: str) -> tuple[float, float]:
        """The foot of a town."""
        return self.at(*LONLAT[city])


def spline(points: list[tuple[float, float]]) -> str:
    """A smooth line through points (Catmull and Rom as cubic pieces)."""
    p = [points[0], *points, points[-1]]
    out = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for i in range(1, len(p) - 2):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = p[i - 1], p[i], p[i + 1], p[i + 2]
        out.append(
            f"C{bx + (cx - ax) / 6:.1f} {by + (cy - ay) / 6:.1f} {cx - (dx - bx) / 6:.1f} {cy - (dy - by) / 6:.1f} {cx:.1f} {cy:.1f}"
        )
    return "".join(out)


def sampled(points: list[tuple[float, float]], steps: int = 12) -> list[tuple[float, float]]:
    p = [points[0], *points, points[-1]]
    out = [points[0]]
    for i in range(1, len(p) - 2):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = p[i - 1], p[i], p[i + 1], p[i + 2]
        q, r = (bx + (cx - ax) / 6, by + (cy - ay) / 6), (cx - (dx - bx) / 6, cy - (dy - by) / 6)
        for n in range(1, steps + 1):
            t = n / steps
            u = 1 - t
            out.append(
                tuple(
                    u**3 * b + 3 * u * u * t * k + 3 * u * t * t * m + t**3 * c
                    for b, k, m, c in zip((bx, by), q, r, (cx, cy), strict=True)
                )
            )
    return out


SHIFT = {
    27: 0.58,
    0: 0.5,
    2: 0.48,
    7: 0.5,
    12: 0.46,
    16: 0.47,
    22: 0.46,
    35: 0.53,
    36: 0.5,
    38: 0.5,
    34: 0.5,
    17: 0.5,
    14: 0.52,
    39: 0.44,
    41: 0.47,
    20: 0.53,
    40: 0.55,
    15: 0.42,
    24: 0.55,
    23: 0.47,
    42: 0.46,
    30: 0.5,
    18: 0.52,
    9: 0.47,
    1: 0.52,
    37: 0.5,
    19: 0.47,
    21: 0.53,
}


def line_of(sheet: Sheet, n: int) -> list[tuple[float, float]]:
    """The points of a way."""
    a, b = WAYS[n][:2]
    return [sheet.spot(a), *[sheet.at(*v) for v in VIA.get(n, [])], sheet.spot(b)]


def along(sheet: Sheet, n: int, share: float) -> tuple[float, float, float, float]:
    """Point and direction on a way."""
    pts = sampled(line_of(sheet, n))
    lengths = [math.dist(a, b) for a, b in pairwise(pts)]
    left = share * sum(lengths)
    for (a, b), d in zip(pairwise(pts), lengths, strict=True):
        if left <= d:
            t = left / (d or 1)
            return (
                a[0] + (b[0] - a[0]) * t,
                a[1] + (b[1] - a[1]) * t,
                (b[0] - a[0]) / (d or 1),
                (b[1] - a[1]) / (d or 1),
            )
        left -= d
    return *pts[-1], 1, 0


def goods_spots(sheet: Sheet, n: int) -> list[tuple[int, float, float]]:
    """(number of the goods space, x, y) of a way."""
    x, y, dx, dy = along(sheet, n, sheet.shift.get(n, 0.5))
    if len(WAYS[n]) == 2:
        return [(n, x, y)]
    if n == 30:  # short: side by side
        return [(n, x - 14, y), (int(WAYS[n][2]), x + 14, y)]
    return [(n, x - 14 * dx, y - 14 * dy), (int(WAYS[n][2]), x + 14 * dx, y + 14 * dy)]


def town(city: str) -> tuple[str, float, float]:
    """A small drawn silhouette, foot in the middle at the origin; with its width and height."""
    parts = [
        (p[0], float(p[1:].split(":")[0]), float(p.split(":")[1])) for p in SKYLINE[city].split()
    ]
    k = 1.16 if city == "orleans" else 1.08
    wide = sum(w for _, w, _ in parts) * k
    x = -wide / 2
    walls, roofs, shade, holes = "", "", "", ""
    top = 0.0
    for kind, w, h in parts:
        w, h = w * k, h * k
        top = max(top, h)
        if kind == "h":
            body = h * 0.55
            walls += f"M{x:.1f} 0V{-body:.1f}H{x + w:.1f}V0Z"
            roofs += f"M{x - 0.6:.1f} {-body:.1f}L{x + w / 2:.1f} {-h:.1f}L{x + w + 0.6:.1f} {-body:.1f}Z"
            holes += f"M{x + w * 0.35:.1f} {-body * 0.35:.1f}v{-body * 0.3:.1f}M{x + w * 0.65:.1f} {-body * 0.35:.1f}v{-body * 0.3:.1f}"
        elif kind == "t":
            body = h * 0.6
            walls += f"M{x:.1f} 0V{-body:.1f}H{x + w:.1f}V0Z"
            roofs += f"M{x - 0.8:.1f} {-body:.1f}L{x + w / 2:.1f} {-h:.1f}L{x + w + 0.8:.1f} {-body:.1f}Z"
            shade += f"M{x + w * 0.6:.1f} 0V{-body:.1f}H{x + w:.1f}V0Z"
            holes += f"M{x + w * 0.4:.1f} {-body * 0.5:.1f}v{-body * 0.25:.1f}"
        elif kind == "s":
            body = h * 0.5
            walls += f"M{x:.1f} 0V{-body:.1f}H{x + w:.1f}V0Z"
            roofs += f"M{x:.1f} {-body:.1f}L{x + w / 2:.1f} {-h:.1f}L{x + w:.1f} {-body:.1f}Z"
            shade += f"M{x + w / 2:.1f} 0V{-h:.1f}L{x + w:.1f} {-body:.1f}V0Z"
            holes += f"M{x + w / 2:.1f} {-h:.1f}v-3.200M{x + w / 2 - 1.2:.1f} {-h - 2:.1f}h2.400"
        elif kind == "k":
            n = max(2, round(w / 3.4))
            step = w / (2 * n - 1)
            walls += (
                f"M{x:.1f} 0V{-h:.1f}"
                + "".join(
                    f"h{step:.2f}" + (f"v2h{step:.2f}v-2" if i < n - 1 else "") for i in range(n)
                )
                + "V0Z"
            )
            shade += f"M{x + w * 0.66:.1f} 0V{-h + 2.5:.1f}H{x + w:.1f}V0Z"
            holes += f"M{x + w * 0.33:.1f} {-h * 0.45:.1f}v-2.200M{x + w * 0.33:.1f} {-h * 0.75:.1f}v-1.800"
        elif kind == "c":
            t = w * 0.24
            body = h * 0.6
            for tx in (x, x + w - t):
                walls += f"M{tx:.1f} 0V{-body:.1f}H{tx + t:.1f}V0Z"
                roofs += (
                    f"M{tx:.1f} {-body:.1f}L{tx + t / 2:.1f} {-h:.1f}L{tx + t:.1f} {-body:.1f}Z"
                )
                shade += f"M{tx + t / 2:.1f} 0V{-h:.1f}L{tx + t:.1f} {-body:.1f}V0Z"
                holes += f"M{tx + t / 2:.1f} {-h:.1f}v-2.500"
            walls += f"M{x + t:.1f} 0V{-body * 0.72:.1f}H{x + w - t:.1f}V0Z"
            roofs += f"M{x + t:.1f} {-body * 0.72:.1f}L{x + w / 2:.1f} {-body * 1.05:.1f}L{x + w - t:.1f} {-body * 0.72:.1f}Z"
            holes += f"M{x + w / 2 - 2:.1f} 0v-3.500a2 2 0 0 1 4 0V0M{x + w / 2:.1f} {-body * 0.62:.1f}a1.700 1.700 0 1 0 .1 0"
        else:
            walls += (
                f"M{x:.1f} 0V{-h * 0.55:.1f}h{w / 3:.2f}v1.500h{w / 3:.2f}v-1.500h{w / 3:.2f}V0Z"
            )
        x += w
    f = wide / 2 + 2
    n = max(5, round(wide / 4.6))
    step = 2 * f / (2 * n - 1)
    front = (
        f"M{-f:.1f} 3V-3.500"
        + "".join(
            f"h{step:.2f}" + (f"v1.600h{step:.2f}v-1.600" if i < n - 1 else "") for i in range(n)
        )
        + f"V3Q0 5.500 {-f:.1f} 3Z"
    )
    gate = "M-2.200 4V.8a2.200 2.200 0 0 1 4.400 0V4Z"
    art = f'<path d="{walls}" class="wall"/><path d="{shade}" class="dusk"/><path d="{roofs}" class="roof"/><path d="{holes}" class="fine"/><path d="{front}" class="wall"/><path d="{gate}" class="hole"/>'
    return art, wide + 4, top + 4


def decoration(
    sheet: Sheet,
    taken: list[tuple[float, float, float]],
    boxes: list[tuple[float, float, float, float]],
) -> str:
    """Woods, hills, vineyards and fields where nothing else lies. Seeded, so the land is always the same."""
    chance = random.Random("val de loire")
    regions = [  # kind, lon, lat, radius in px, how many tries
        ("tree", 2.25, 47.99, 80, 130),
        ("tree", 1.62, 47.62, 84, 130),
        ("pine", 1.78, 47.42, 84, 120),
        ("tree", 0.55, 48.28, 100, 120),
        ("tree", 1.35, 46.76, 60, 34),
        ("pine", 2.40, 47.40, 76, 110),
        ("tree", 0.40, 47.62, 76, 80),
        ("tree", 2.30, 46.75, 50, 28),
        ("vine", 2.70, 47.40, 66, 20),
        ("vine", 0.52, 47.16, 66, 18),
        ("vine", 1.05, 47.42, 60, 12),
        ("vine", 2.12, 47.74, 60, 10),
        ("vine", 0.85, 47.62, 46, 10),
        ("field", 1.75, 48.22, 92, 44),
        ("field", 1.90, 48.10, 70, 30),
        ("field", 2.08, 46.90, 62, 26),
        ("field", 0.60, 47.86, 62, 18),
        ("field", 0.85, 48.20, 60, 16),
        ("hill", 3.16, 47.50, 84, 70),
        ("hill", 2.95, 46.66, 90, 70),
        ("hill", 2.30, 46.50, 60, 22),
        ("hill", 0.25, 46.56, 80, 50),
        ("hill", 3.05, 48.10, 80, 60),
        ("hill", 0.10, 47.78, 50, 16),
        ("hill", 1.1, 46.44, 70, 18),
        ("tree", 3.05, 47.80, 66, 60),
        ("tree", 0.75, 46.98, 40, 14),
        ("pine", 0.80, 46.63, 40, 18),
        ("field", 1.42, 47.10, 48, 16),
        ("field", 2.50, 48.15, 40, 10),
        ("tree", 2.86, 46.88, 36, 12),
        ("tree", 1.62, 47.08, 40, 12),
        ("tree", 0.10, 46.9, 40, 14),
        ("vine", 1.52, 47.36, 40, 8),
        ("tree", 1.55, 47.12, 50, 30),
        ("field", 1.02, 47.98, 40, 14),
        ("tree", 0.98, 47.92, 40, 14),
        ("field", 2.45, 47.90, 50, 14),
        ("vine", 1.70, 47.72, 40, 10),
        ("hill", 2.55, 47.25, 40, 12),
        ("tree", 2.62, 47.55, 40, 20),
        ("field", 0.75, 46.90, 30, 10),
        ("field", 2.30, 47.05, 40, 10),
        ("tree", 1.9, 46.74, 30, 12),
        ("hill", 1.85, 46.47, 60, 20),
        ("mill", 1.72, 48.20, 60, 3),
        ("mill", 2.15, 46.95, 40, 2),
        ("abbey", 0.55, 47.72, 60, 2),
        ("abbey", 2.4, 47.5, 60, 2),
        ("abbey", 2.95, 47.85, 40, 1),
        ("abbey", 1.35, 47.02, 30, 1),
    ]
    size = {
        "tree": (6, 9),
        "pine": (5, 9),
        "hill": (13, 9),
        "vine": (12, 8),
        "field": (13, 6),
        "mill": (9, 14),
        "abbey": (10, 12),
    }
    regions.sort(key=lambda r: r[0] not in ("mill", "abbey"))
    marks = []
    for kind, lon, lat, radius, tries in regions:
        cx, cy = sheet.at(lon, lat)
        w, h = size[kind]
        for _ in range(tries * (3 if kind in ("mill", "abbey") else 1)):
            a, r = chance.uniform(0, 6.283), radius * math.sqrt(chance.random())
            x, y = cx + r * math.cos(a), cy + r * math.sin(a) * 0.8
            if not (14 + w < x < sheet.width - 14 - w and 16 + h < y < sheet.height - 16):
                continue
            if any(
                abs(x - bx) < bw + w and abs(y - h / 2 - by) < bh + h / 2 + 1
                for bx, by, bw, bh in boxes
            ):
                continue
            if any(
                (x - tx) ** 2 + (y - h / 2 - ty) ** 2 < (tr + w * 0.75) ** 2 for tx, ty, tr in taken
            ):
                continue
            boxes.append((x, y - h / 2, w * 0.62, h * 0.36))
            marks.append((y, use(f"d-{kind}", round(x, 1), round(y, 1))))
            if kind in ("mill", "abbey") and sum(1 for b in boxes if b[2] == w * 0.62) >= 3:
                break
    return "".join(m for _, m in sorted(marks))


def cartouche(x: float, y: float, w: float, h: float) -> str:
    """A scrolled frame for titles."""
    return (
        f'<path d="M{x + 8} {y}H{x + w - 8}C{x + w - 8} {y + 6} {x + w - 6} {y + 8} {x + w} {y + 8}V{y + h - 8}C{x + w - 6} {y + h - 8} {x + w - 8} {y + h - 6} {x + w - 8} {y + h}H{x + 8}C{x + 8} {y + h - 6} {x + 6} {y + h - 8} {x} {y + h - 8}V{y + 8}C{x + 6} {y + 8} {x + 8} {y + 6} {x + 8} {y}Z" class="scroll"/>'
        f'<rect x="{x + 4}" y="{y + 4}" width="{w - 8}" height="{h - 8}" class="inner" rx="4"/>'
    )


def rose(x: float, y: float, r: float) -> str:
    arms, dark = "", ""
    for n in range(8):
        a = math.pi / 4 * n
        k = r if n % 2 == 0 else r * 0.62
        tip = (k * math.sin(a), -k * math.cos(a))
        for side, into in ((-1, "l"), (1, "d")):
            b = a + side * math.pi / 8
            mid = (r * 0.24 * math.sin(b), -r * 0.24 * math.cos(b))
            piece = f"M0 0L{mid[0]:.1f} {mid[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}Z"
            if into == "l":
                arms += piece
            else:
                dark += piece
    return f'<g transform="translate({x} {y})"><circle r="{r * 0.7:.1f}" class="ring"/><circle r="{r * 0.78:.1f}" class="ring"/><path d="{arms}" class="wall"/><path d="{dark}" class="hole"/>{text(0, -r - 3, "N", "print")}</g>'


def reserved(
    sheet: Sheet,
) -> tuple[list[tuple[float, float, float]], list[tuple[float, float, float, float]]]:
    """Where nothing may be sown: circles along ways and goods, boxes of towns, pieces and names."""
    taken, boxes = [], []
    for n in range(len(WAYS)):
        taken += [(x, y, 7 if n < 29 else 8) for x, y in sampled(line_of(sheet, n), 7)[::2]]
        taken += [(x, y, 15) for _, x, y in goods_spots(sheet, n)]
    for tail in TAILS:
        taken += [(x, y, 7) for x, y in sampled([sheet.at(*p) for p in tail], 6)]
    for city in LONLAT:
        x, y = sheet.spot(city)
        _, w, h = town(city)
        boxes.append((x, y - h / 2 + 2, w / 2 + 2, h / 2 + 5))
        dx, dy, anchor = sheet.label[city]
        wide = len(city) * 7.4 * (1.25 if city == "orleans" else 1)
        cx = x + dx + {"start": wide / 2, "middle": 0, "end": -wide / 2}[anchor]
        boxes.append((cx, y + dy - 5, wide / 2 + 2, 8))
        boxes.append((x + w / 2 + 6, y - 6, 12, 10))
    x, y, w, h = sheet.cartouche
    boxes += [
        (117, 48, 102, 36),
        (x + w / 2, y + h / 2, w / 2 + 8, h / 2 + 8),
        (sheet.rose[0], sheet.rose[1], 34, 36),
        (386, sheet.height - 22, 60, 10),
    ]
    for name, lon, lat in sheet.lands:
        x, y = sheet.at(lon, lat)
        boxes.append((x + 6.6 * len(name), y - 5, 6.8 * len(name), 8))
    for _, lon, lat, turn in sheet.streams:
        x, y = sheet.at(lon, lat)
        boxes.append(
            (x + 22 * math.cos(math.radians(turn)), y + 22 * math.sin(math.radians(turn)), 22, 18)
        )
    return taken, boxes


WASH = ((1.7, 48.2, 120, 60, "wheat"), (1.75, 47.5, 120, 62, "green"), (2.25, 48.0, 80, 40, "green"), (0.6, 48.3, 100, 50, "green"), (2.75, 47.42, 80, 46, "winy"), (0.6, 47.2, 90, 40, "winy"), (3.1, 46.7, 90, 60, "stone"), (2.1, 46.9, 70, 40, "wheat"), (0.3, 46.6, 90, 50, "stone"))  # fmt: skip
BOATS = ((31, 0.2, 1), (33, 0.24, -1), (29, 0.8, 1), (37, 0.76, 1), (32, 0.25, 1))


def waters(sheet: Sheet) -> str:
    """Four strokes of one path: shore, bank, water, flow; the Loire is broader than the others."""
    rivers = {n: spline(line_of(sheet, n)) for n in range(29, 43)}
    tails = [spline([sheet.at(*p) for p in tail]) for tail in TAILS]
    loire = range(29, 35)
    wide = "".join(rivers[n] for n in loire) + tails[0] + tails[1]
    slim = "".join(rivers[n] for n in rivers if n not in loire) + "".join(tails[2:])
    return (
        f'<path d="{wide}" class="shore"/><path d="{slim}" class="shore slim"/><path d="{slim}" class="bank slim"/><path d="{wide}" class="bank"/>'
        f'<path d="{slim}" class="river slim"/><path d="{wide}" class="river"/><path d="{slim}{wide}" class="flow"/>'
    )


def border(sheet: Sheet) -> str:
    """A frame with a scale of degrees."""
    w, h = sheet.width, sheet.height
    (ox, oy), (kx, ky) = sheet.origin, sheet.degree
    ticks = "".join(
        f"M{ox + (lon / 4 - 0.2) * kx:.1f} 3v6M{ox + (lon / 4 - 0.2) * kx:.1f} {h - 9:g}v6"
        for lon in range(14)
    )
    ticks += "".join(
        f"M3 {oy + (48.45 - lat / 4) * ky:.1f}h6M{w - 9:g} {oy + (48.45 - lat / 4) * ky:.1f}h6"
        for lat in range(186, 195)
    )
    bars = ""
    for q in range(0, 28, 2):
        left, right = max(9, ox + (q / 8 - 0.2) * kx), min(w - 9, ox + (q / 8 + 0.125 - 0.2) * kx)
        if left < right:
            bars += f"M{left:.1f} 6H{right:.1f}M{left:.1f} {h - 6:g}H{right:.1f}"
    for q in range(370, 389, 2):
        low, high = min(h - 9, oy + (48.45 - q / 8) * ky), max(9, oy + (48.45 - q / 8 - 0.125) * ky)
        if high < low:
            bars += f"M6 {low:.1f}V{high:.1f}M{w - 6:g} {low:.1f}V{high:.1f}"
    return (
        f'<rect x="3" y="3" width="{w - 6:g}" height="{h - 6:g}" class="frame"/><rect x="9" y="9" width="{w - 18:g}" height="{h - 18:g}" class="frame thin"/>'
        f'<path d="{ticks}" class="frame thin"/><path d="{bars}" class="scale"/>'
    )


def land(sheet: Sheet) -> str:
    """Everything printed but the names of towns: paper, relief, rivers, roads, woods, towns, frame."""
    w, h = sheet.width, sheet.height
    roads = "".join(spline(line_of(sheet, n)) for n in range(29))
    out = [
        f'<clipPath id="plate"><rect x="9" y="9" width="{w - 18:g}" height="{h - 18:g}"/></clipPath>'
    ]
    out += [
        f'<rect width="{w:g}" height="{h:g}" {fill}/>'
        for fill in ('class="land"', 'fill="url(#relief)"', 'fill="url(#laid)"')
    ]
    out.append('<g clip-path="url(#plate)">')
    for lon, lat, rx, ry, kind in WASH:
        x, y = sheet.at(lon, lat)
        out.append(
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{rx}" ry="{ry}" fill="url(#wash-{kind})"/>'
        )
    out.append(
        waters(sheet)
        + f'<path d="{roads}" class="roadedge"/><path d="{roads}" class="road"/><path d="{roads}" class="rut"/>'
    )
    out.append(decoration(sheet, *reserved(sheet)))
    for n, share, flip in BOATS:
        x, y, _, _ = along(sheet, n, share)
        out.append(
            f'<use href="#d-boat" transform="translate({x:.1f} {y - 1:.1f}) scale({flip * 0.78} .78)"/>'
        )
    for city in sorted(LONLAT, key=lambda c: sheet.spot(c)[1]):
        x, y = sheet.spot(city)
        out.append(
            f'<g transform="translate({x:.1f} {y:.1f})"><ellipse cy="3.500" rx="{24 if city != "orleans" else 42}" ry="6" class="ground"/>{town(city)[0]}</g>'
        )
    out.append('<g class="named">')
    for name, lon, lat in sheet.lands:
        x, y = sheet.at(lon, lat)
        out.append(f'<text class="region" x="{x:.0f}" y="{y:.0f}">{name.upper()}</text>')
    for name, lon, lat, turn in sheet.streams:
        x, y = sheet.at(lon, lat)
        out.append(
            f'<text class="stream" transform="translate({x:.0f} {y:.0f}) rotate({turn})">{name}</text>'
        )
    x, y = along(sheet, 35, sheet.shift[35])[:2]
    out.append(
        text(round(x) - 20, round(y) + 7, "°", "name")
        + text(342, h - 18, "$doubt$", "caption", "start")
    )
    out.append("</g></g>" + border(sheet) + rose(*sheet.rose))
    out.append(
        '<g class="named">'
        + cartouche(22, 20, 190, 56)
        + text(117, 45, "Aurelianum", "title")
        + text(117, 64, "$sub$", "sub")
        + "</g>"
    )
    return "".join(out)
