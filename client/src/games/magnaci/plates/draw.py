"""Write the still part of the board: map.svg for a desktop, low.svg for a low window.

python client/src/games/magnaci/plates/draw.py           writes both files
python client/src/games/magnaci/plates/draw.py --check   fails if one is not as it should be

Only presentation attributes and classes; the tones are variables of magnaci.css, so the plate
follows the theme. Names of towns, rivers and neighbours are printed as they are on old maps, in no
language of the page; provinces are named by the board.
"""

import re
import sys
from pathlib import Path

from frame import EAGLE, POGON, abroad_names, cartouche, compass, neatline, rhumbs
from land import city_names, plate
from pen import HEIGHT, WIDTH, at, squeeze
from scenery import PATTERNS, SCENERY

LOW = (778, 456)
SKIP = ("Wrocław", "Toruń")


def definitions() -> str:
    """Patterns, relief and the arms of both nations."""
    arms = f'<symbol id="mg-eagle" viewBox="0 0 100 100">{EAGLE}</symbol><symbol id="mg-pogon" viewBox="0 0 100 100">{POGON}</symbol>'
    return f"<defs>{PATTERNS}{SCENERY}{arms}</defs>"


def on_sheet(inside: str) -> str:
    """Nothing runs over the edge of the paper."""
    return f'<g clip-path="url(#mg-k-map)">{inside}</g>'


def desktop() -> str:
    """All that is printed."""
    squeeze(1, 1)
    land = plate(WIDTH, HEIGHT) + on_sheet(rhumbs(296, 38)) + compass(296, 38, 20)
    names = abroad_names() + city_names(SKIP)
    arms = f'<g class="mg-arms">{at(620, 448, cartouche(0, 0), 0.905)}</g>'
    return whole(WIDTH, HEIGHT, land + names + arms + neatline(WIDTH, HEIGHT))


def low() -> str:
    """Towns and rivers without names; of the cartouche only the arms."""
    width, height = LOW
    squeeze(width / WIDTH, height / HEIGHT)
    land = plate(width, height, False) + on_sheet(rhumbs(308, 36)) + compass(308, 36, 18)
    arms = f'<svg class="mg-arms" x="648" y="344" width="112" height="63" viewBox="24 -2 148 83">{cartouche(0, 0)}</svg>'
    return whole(width, height, land + arms + neatline(width, height))


def whole(width: int, height: int, inside: str) -> str:
    """A whole sheet."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{definitions()}{inside}</svg>'
    text = re.sub(r"(\.\d*?[1-9])0+(?!\d)", r"\1", text)
    return re.sub(r"(\d)\.0+(?!\d)", r"\1", text) + "\n"


def main() -> None:
    """Write, or check."""
    here, stale = Path(__file__).parent, []
    for name, text in {"map.svg": desktop(), "low.svg": low()}.items():
        print(name, text.count("<") - text.count("</"), "nodes,", len(text) // 1000, "kB")
        if "--check" not in sys.argv:
            (here / name).write_text(text, encoding="utf-8")
        elif (here / name).read_text(encoding="utf-8") != text:
            stale.append(name)
    if stale:
        sys.exit(f"not as drawn: {', '.join(stale)}")


if __name__ == "__main__":
    main()
