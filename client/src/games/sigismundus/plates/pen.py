"""Elements of a drawing, as text."""

from art import n


def tag(name: str, fill: str = "none", stroke: str = "", thick: float = 1.0, **more: object) -> str:
    """One element."""
    line = f' stroke="{stroke}" stroke-width="{n(thick)}"' if stroke else ""
    rest = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in more.items())
    return f'<{name} fill="{fill}"{line}{rest}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "none",
    stroke: str = "",
    width: float = 1,
    **more: object,
) -> str:
    return tag("rect", fill, stroke, width, x=n(x), y=n(y), width=n(w), height=n(h), **more)


def path(d: str, fill: str = "none", stroke: str = "", width: float = 1, **more: object) -> str:
    return tag("path", fill, stroke, width, d=d, **more)


def circle(
    x: float,
    y: float,
    r: float,
    fill: str = "none",
    stroke: str = "",
    width: float = 1,
    **more: object,
) -> str:
    return tag("circle", fill, stroke, width, cx=n(x), cy=n(y), r=n(r), **more)


def text(x: float, y: float, words: object, size: float, fill: str) -> str:
    return f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" text-anchor="middle" fill="{fill}">{words}</text>'
