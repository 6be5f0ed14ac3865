"""How degrees become paths: a projection linear in pieces, shared arcs with a wobble of the hand."""

import itertools
import math
import random

from geography import ARC, BORDER

WIDTH, HEIGHT = 808, 614  # the sheet on a desktop
_scale = [1.0, 1.0]


def squeeze(across: float, down: float) -> None:
    """Another sheet: the same land, narrower or lower."""
    _scale[:] = across, down


def geo(lon: float, lat: float) -> tuple[float, float]:
    """A gently warped projection: the Crown gets more room than the steppe, as on old maps."""
    x = (lon - 13) * 41 if lon < 24 else 451 + (lon - 24) * 25.1
    y = (
        (58.4 - lat) * 34
        if lat > 55.5
        else 98.6 + (55.5 - lat) * 57
        if lat > 48.9
        else 474.8 + (48.9 - lat) * 42.2
    )
    return x * _scale[0], y * _scale[1]


def curve(points, closed=False, tension=0.5) -> list[str]:
    """Catmull-Rom through the points, as path segments after the first point."""
    p = [geo(*q) for q in points]
    n = len(p)
    out = []
    for i in range(n if closed else n - 1):
        a = p[(i - 1) % n] if closed or i else p[i]
        b, c = p[i], p[(i + 1) % n]
        d = p[(i + 2) % n] if closed or i + 2 < n else c
        k = tension / 3
        out.append(
            f"C{b[0] + (c[0] - a[0]) * k:.1f} {b[1] + (c[1] - a[1]) * k:.1f} {c[0] - (d[0] - b[0]) * k:.1f} {c[1] - (d[1] - b[1]) * k:.1f} {c[0]:.1f} {c[1]:.1f}"
        )
    return out


def rough(points, seed, amount=0.085):
    """Adds a wobble between the points so that borders and coasts look drawn by hand."""
    rng = random.Random(seed)
    out = [points[0]]
    for (a, b), (c, d) in itertools.pairwise(points):
        steps = max(1, int(math.hypot(c - a, (d - b) * 1.500) / 0.420))
        for s in range(1, steps):
            t = s / steps
            out.append(
                (
                    a + (c - a) * t + rng.uniform(-1, 1) * amount * 1.300,
                    b + (d - b) * t + rng.uniform(-1, 1) * amount,
                )
            )
        out.append((c, d))
    return out


ARCS = {name: rough(points, name) for name, points in ARC.items()}


def outline(area: str) -> str:
    """The closed path of a province or fief, joined from shared arcs (a minus walks an arc backwards)."""
    path, first, last = "", True, (0.0, 0.0)
    arcs = []
    for name in BORDER[area]:
        points = ARCS[name.rstrip("-")]
        arcs.append(points[::-1] if name.endswith("-") else points)
    if arcs[0][-1] not in (arcs[1][0], arcs[1][-1]):
        arcs[0] = arcs[0][::-1]
    for points in arcs:
        if not first and math.dist(points[0], last) > math.dist(points[-1], last):
            points = points[::-1]
        if first:
            x, y = geo(*points[0])
            path = f"M{x:.1f} {y:.1f}"
        path += "".join(curve(points))
        last, first = points[-1], False
    return path + "Z"


def use(name, x, y, w, h=None, extra="") -> str:
    """A symbol in a box."""
    return (
        f'<use href="#mg-{name}" x="{x:.1f}" y="{y:.1f}" width="{w:g}" height="{h or w:g}"{extra}/>'
    )


def at(x, y, inner, scale=1.0) -> str:
    """Moved, and larger or smaller."""
    s = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){s}">{inner}</g>'
