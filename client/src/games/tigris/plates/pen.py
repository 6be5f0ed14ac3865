"""How curves and numbers of the drawings are written."""

import math

COLS, ROWS = 16, 11
S, OX, OY = 61, 14, 25  # a cell, and where the first one lies on the plate


def f(*numbers):
    return " ".join(f"{n:.1f}".rstrip("0").rstrip(".") for n in numbers)


def smooth(points, closed=False):
    """A Catmull-Rom curve through points as a path."""
    n = len(points)
    get = (lambda i: points[i % n]) if closed else (lambda i: points[max(0, min(n - 1, i))])
    d = "M" + f(*points[0])
    for i in range(n if closed else n - 1):
        a, b, c, e = get(i - 1), get(i), get(i + 1), get(i + 2)
        d += "C" + f(
            b[0] + (c[0] - a[0]) / 6,
            b[1] + (c[1] - a[1]) / 6,
            c[0] - (e[0] - b[0]) / 6,
            c[1] - (e[1] - b[1]) / 6,
            *c,
        )
    return d + ("Z" if closed else "")


def samples(points, step):
    """Points and tangents along the same curve, about every `step` pixels."""
    out, n, gap = [], len(points), 0.0
    for i in range(n - 1):
        a, b, c, e = points[max(0, i - 1)], points[i], points[i + 1], points[min(n - 1, i + 2)]
        last = b
        for k in range(1, 25):
            t = k / 24
            q = [
                0.5
                * (
                    2 * b[j]
                    + (c[j] - a[j]) * t
                    + (2 * a[j] - 5 * b[j] + 4 * c[j] - e[j]) * t * t
                    + (3 * b[j] - a[j] - 3 * c[j] + e[j]) * t**3
                )
                for j in (0, 1)
            ]
            d = math.dist(q, last)
            gap += d
            if gap >= step and d:
                gap = 0
                out.append((q[0], q[1], (q[0] - last[0]) / d, (q[1] - last[1]) / d))
            last = q
    return out


def course(cells_):
    """Cell coordinates (columns, rows, may be broken) to a wandering line of pixels."""
    return [(OX + x * S, OY + y * S) for x, y in cells_]


def star(x, y, big, small, n=8):
    pts = []
    for i in range(2 * n):
        a, q = math.pi * i / n - math.pi / 2, big if i % 2 == 0 else small
        pts.append(f(x + q * math.cos(a), y + q * math.sin(a)))
    return "M" + "L".join(pts) + "Z"
