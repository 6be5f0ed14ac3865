"""What stands on the land and along the rivers, a cell at a time."""

import random

from pen import f


def dune(x, y, w):
    """A crescent dune: lit back, slip face in shade, hatched; contour lines on the back."""

    def p(a, b):
        return f(x + a * w, y + b * w)

    back = f"M{p(0, 0)}C{p(0.1, -0.26)} {p(0.32, -0.44)} {p(0.55, -0.42)}C{p(0.86, -0.38)} {p(1, -0.12)} {p(1.06, 0.08)}C{p(0.9, -0.12)} {p(0.72, -0.2)} {p(0.56, -0.16)}C{p(0.36, -0.12)} {p(0.2, -0.02)} {p(0, 0)}Z"
    slip = f"M{p(0.55, -0.42)}C{p(0.86, -0.38)} {p(1, -0.12)} {p(1.06, 0.08)}C{p(0.9, -0.12)} {p(0.72, -0.2)} {p(0.56, -0.16)}C{p(0.62, -0.26)} {p(0.6, -0.34)} {p(0.55, -0.42)}Z"
    hatch = ""
    for k in range(9):
        t = k / 8
        ax, ay = 0.57 + 0.46 * t, -0.41 + 0.42 * t**1.7
        hatch += f"M{p(ax, ay)}L{p(0.58 + 0.4 * t, -0.17 + 0.13 * t)}"
    lines = f"M{p(0.12, -0.1)}C{p(0.24, -0.24)} {p(0.36, -0.3)} {p(0.47, -0.3)}M{p(0.24, -0.1)}C{p(0.32, -0.18)} {p(0.4, -0.2)} {p(0.48, -0.2)}M{p(-0.14, 0.1)}q{f(0.16 * w, -0.05 * w, 0.34 * w, 0)}t{f(0.34 * w, 0)}"
    return f'<path d="{back}" fill="var(--tg-sandhi)" stroke-width=".9"/><path d="{slip}" fill="var(--tg-sandlo)" stroke="none"/><path d="{hatch}{lines}" fill="none" stroke-width=".6"/>'


def hill(x, y, k, tall):
    """A peak with hachures: sparse on the lit side, dense in the shade."""
    w, h = 13 * k, tall * k
    shade = f"M{f(x, y - h)}l{f(w * 0.3, h * 0.4)}l{f(-w * 0.12, h * 0.16)}l{f(w * 0.9, h * 0.44)}H{f(x + w * 0.1)}l{f(-w * 0.2, -h * 0.5)}Z"
    ridge = f"M{f(x - w, y)}l{f(w * 0.4, -h * 0.5)}l{f(w * 0.2, -h * 0.12)}L{f(x, y - h)}l{f(w * 0.3, h * 0.4)}l{f(w * 0.2, h * 0.14)}L{f(x + w * 1.1, y)}"
    hatch = "".join(
        f"M{f(x + w * (0.06 + 0.16 * q), y - h * (0.86 - 0.15 * q))}l{f(-w * 0.1, h * (0.34 + 0.03 * q))}"
        for q in range(6)
    ) + "".join(
        f"M{f(x - w * (0.2 + 0.22 * q), y - h * (0.66 - 0.2 * q))}l{f(-w * 0.06, h * 0.24)}"
        for q in range(3)
    )
    return f'<path d="{shade}" fill="var(--tg-sandlo)" stroke="none"/><path d="{ridge}" fill="none" stroke-width="1"/><path d="{hatch}" fill="none" stroke-width=".6"/>'


def palm(x, y, k):
    """A date palm with a ringed trunk."""
    fronds = "".join(
        f"M{f(x + 0.6 * k, y - 11 * k)}q{f(a * 0.45 * k, (b - 3) * k, a * k, (b + 2) * k)}q{f(-a * 0.4 * k, -1.6 * k, -a * k, -(b + 2) * k)}Z"
        for a, b in ((-8, 1), (-7, -3), (-2, -6), (4, -5.5), (8, -2), (7.5, 2))
    )
    return f'<path d="M{f(x - 0.8 * k, y)}q{f(1.6 * k, -5 * k, 0.8 * k, -11 * k)}h{f(1.1 * k)}q{f(1 * k, 6 * k, 0.5 * k, 11 * k)}Z" fill="var(--tg-reedhead)" stroke="none"/><path d="{fronds}" fill="var(--tg-reed)" stroke="var(--tg-reedink)" stroke-width=".6"/><path d="M{f(x - 5 * k, y + 0.6)}q{f(5 * k, -1.6 * k, 11 * k, 0)}" fill="none" stroke-width=".7"/>'


def field(x, y, w, h, lean, n):
    """An irrigated strip: furrows inside a bank."""
    furrows = "".join(
        f"M{f(x + lean * (1 - t) + 1, y + h * t)}h{f(w - 2)}" for t in (q / n for q in range(1, n))
    )
    return f'<path d="M{f(x + lean, y)}h{f(w)}l{f(-lean, h)}h{f(-w)}Z" fill="var(--tg-valley)" stroke-width=".8"/><path d="{furrows}" fill="none" stroke="var(--tg-reed)" stroke-width=".9"/>'


def tell(x, y, k):
    """A hamlet of mud brick on its mound."""

    def box(a, b, w, h):
        return f'<path d="M{f(x + a * k, y + b * k)}h{f(w * k)}v{f(-h * k)}h{f(-w * k)}Z" fill="var(--tg-sandhi)" stroke-width="1"/><path d="M{f(x + (a + w * 0.62) * k, y + b * k)}v{f(-h * k)}h{f(w * 0.38 * k)}v{f(h * k)}Z" fill="var(--tg-sandlo)" stroke="none"/>'

    hatch = "".join(
        f"M{f(x + (-17 + 3.4 * q) * k, y + 2 * k)}l{f((-3 + 0.6 * q) * k, 5 * k)}"
        for q in range(11)
    )
    doors = f"M{f(x - 9 * k, y)}v{f(-3.5 * k)}M{f(x + 1 * k, y)}v{f(-4 * k)}M{f(x + 11 * k, y)}v{f(-3 * k)}M{f(x - 2 * k, y - 11 * k)}h{f(1.5 * k)}m{f(2 * k)} 0h{f(1.5 * k)}"
    return (
        box(-4, -5, 9, 10)
        + box(-13, 0, 10, 7)
        + box(-4, 0, 11, 9)
        + box(7, 0, 9, 6)
        + f'<path d="{doors}" fill="none" stroke-width="1.400"/><path d="{hatch}" fill="none" stroke-width=".7"/>'
    )


def reed(seed):
    q = random.Random(seed)
    blades = heads = ""
    for k in range(5):
        x, lean, tall = k * 2.7 - 5.4, q.uniform(-3, 3), q.uniform(8, 15)
        blades += f"M{f(x, 0)}q{f(0, -tall * 0.6, lean, -tall)}"
        if q.random() < 0.45:
            heads += f"M{f(x + lean, -tall)}v-3.500"
    return f'<path d="{blades}" fill="none" stroke="var(--tg-reedink)" stroke-width="1"/><path d="{heads}" stroke="var(--tg-reedhead)" stroke-width="2.200" stroke-linecap="round"/>'


def scenery_symbols():
    """What stands on the land, a cell at a time; used by reference."""
    q = random.Random(4)
    dots = lambda n: "".join(f"M{f(q.uniform(4, 57), q.uniform(6, 57))}h1" for _ in range(n))  # noqa: E731
    scenes = {
        "dune0": dune(6, 28, 30) + dune(24, 52, 26) + f'<path d="{dots(9)}" stroke-width=".9"/>',
        "dune1": dune(20, 26, 34)
        + dune(5, 50, 24)
        + dune(33, 56, 19)
        + f'<path d="{dots(7)}" stroke-width=".9"/>',
        "dune2": dune(10, 42, 38) + dune(4, 20, 19) + f'<path d="{dots(12)}" stroke-width=".9"/>',
        "dune3": dune(28, 20, 24)
        + dune(8, 34, 21)
        + dune(27, 54, 27)
        + f'<path d="{dots(6)}" stroke-width=".9"/>',
        "hill0": hill(17, 28, 1, 20)
        + hill(42, 30, 1.05, 24)
        + hill(29, 54, 1.1, 25)
        + hill(51, 55, 0.8, 18),
        "hill1": hill(33, 27, 1.1, 22) + hill(13, 50, 0.95, 21) + hill(43, 54, 1.15, 27),
        "palm0": palm(18, 34, 1.3) + palm(34, 50, 1.5) + palm(46, 30, 1.1),
        "palm1": palm(24, 30, 1.2) + palm(42, 46, 1.45),
        "field0": field(6, 10, 26, 14, 5, 5)
        + field(34, 12, 18, 14, 5, 5)
        + field(4, 29, 20, 22, 6, 8)
        + field(28, 30, 26, 20, 6, 7),
        "field1": field(8, 14, 40, 12, 6, 4) + field(5, 30, 22, 20, 6, 7) + palm(45, 48, 1.3),
        "tell0": tell(30, 40, 1.15),
        "tell1": tell(24, 34, 0.9) + palm(46, 46, 1.2),
    }
    return "".join(f'<g id="tg-{name}">{body}</g>' for name, body in scenes.items()) + "".join(
        f'<g id="tg-reed{k}">{reed(k + 11)}</g>' for k in range(4)
    )
