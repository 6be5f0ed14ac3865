"""Strokes and shapes as text: what all drawings of this game are made of."""

import re

FAMILIES = ("red", "green", "purple", "blue", "yellow", "orange", "grey")


def n(value: float) -> str:
    """A short number."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def path(
    d: str,
    fill: str = "none",
    stroke: str = "var(--al-engrave)",
    width: float = 1,
    extra: str = "",
) -> str:
    """A path."""
    tail = f' stroke="{stroke}" stroke-width="{n(width)}"' if stroke != "none" else ""
    return f'<path d="{d}" fill="{fill}"{tail} {extra}/>'.replace(" />", "/>")


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "none",
    stroke: str = "var(--al-engrave)",
    width: float = 1,
    r: float = 0,
    extra: str = "",
) -> str:
    """A rectangle."""
    tail = f' stroke="{stroke}" stroke-width="{n(width)}"' if stroke != "none" else ""
    corner = f' rx="{n(r)}"' if r else ""
    text = f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{corner} fill="{fill}"{tail} {extra}/>'
    return text.replace(" />", "/>")


def circle(x: float, y: float, r: float, extra: str) -> str:
    """A circle."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" {extra}/>'


def ellipse(x: float, y: float, rx: float, ry: float, extra: str) -> str:
    """An ellipse."""
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" {extra}/>'


def lines(points: list[tuple[float, float, float, float]]) -> str:
    """Many straight strokes as one path: cheap hatching."""
    return "".join(f"M{n(a)} {n(b)}L{n(c)} {n(d)}" for a, b, c, d in points)


def use(name: str, x: float, y: float, w: float, h: float) -> str:
    """Something that is drawn elsewhere."""
    return f'<use href="#al-{name}" x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"/>'


def symbol(name: str, w: float, h: float, inside: str, stretch: bool = False) -> str:
    """A drawing with a name and a field of its own; shadows may leave the field."""
    how = ' preserveAspectRatio="none"' if stretch else ' overflow="visible"'
    return f'<symbol id="al-{name}" viewBox="0 0 {n(w)} {n(h)}"{how}>{inside}</symbol>'


def tidy(text: str) -> str:
    """Without zeros at the end of numbers."""
    return re.sub(r"(\.\d*?[1-9])0+(?!\d)", r"\1", text)
