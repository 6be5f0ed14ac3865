"""What all drawings of Orléans share: putting symbols down, players' shapes, names with a prefix."""

import re

SHAPES = (  # lozenge, roundel, shield, tower, on a 24 x 24 field
    "M12 1.5 22.5 12 12 22.5 1.5 12Z",
    "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20Z",
    "M3 2.5h18v9c0 6-4.5 9.5-9 11-4.5-1.5-9-5-9-11Z",
    "M4.5 22V10L3 8V2.5h4v3h3v-3h4v3h3v-3h4V8l-1.5 2v12Z",
)


def use(name: str, x: float, y: float, scale: float = 1) -> str:
    """A symbol put down, its middle (or foot) at x, y."""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<use href="#{name}" transform="translate({x:g} {y:g}){size}"/>'


def text(x: float, y: float, words: object, kind: str, anchor: str = "middle") -> str:
    """Printed letters; their size is a matter of the class."""
    return f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">{words}</text>'


def prefixed(drawing: str) -> str:
    """The game's own ids, classes and colours, and no zeros at the end of numbers."""
    drawing = re.sub(r'\b(id|href)="(#?)', r'\1="\2or-', drawing)
    drawing = drawing.replace("url(#", "url(#or-")
    drawing = re.sub(
        r"var\(--([on])-", lambda m: f"var(--or-{'' if m[1] == 'o' else 'n-'}", drawing
    )

    def names(found: re.Match[str]) -> str:
        return 'class="' + " ".join(f"or-{name}" for name in found[1].split()) + '"'

    drawing = re.sub(r'class="([^"]*)"', names, drawing)
    return re.sub(r"(\.\d*?[1-9])0+(?=[^\d])|\.0+(?=[^\d])", r"\1", drawing)
