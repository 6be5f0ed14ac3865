"""Write the still part of the map, loire.svg and loire-low.svg, and where everything lies on it.

python client/src/games/orleans/plates/draw.py           writes all files
python client/src/games/orleans/plates/draw.py --check   fails if one is not as it should be

The low sheet is the same land projected anew for a lower stage. Words stand as $name$ and are put
in by the board; the tones are variables of orleans.css, so the plate follows the theme.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "pieces"))
from loire import (  # noqa: E402
    LABEL,
    LANDS,
    LONLAT,
    SHIFT,
    STREAMS,
    WAYS,
    Sheet,
    goods_spots,
    land,
    line_of,
    spline,
    town,
)
from pen import prefixed  # noqa: E402

LOW_LABEL = {**LABEL, "chateaudun": (10, 17, "middle"), "tours": (4, -31, "start"), "montrichard": (16, -27, "middle"), "chinon": (-10, -30, "middle"), "nevers": (20, 2, "start")}  # fmt: skip
LOW_SHIFT = {**SHIFT, 21: 0.38}
LOW_LANDS = (("Beauce", 1.47, 48.235), *(land for land in LANDS if land[0] not in ("Beauce", "Gâtinais")))  # fmt: skip
SHEETS = {
    "loire": Sheet(676, 598, (50, 66), (190, 254), (634, 306, 24), LABEL, SHIFT, LANDS, STREAMS, (492, 20, 162, 84)),
    "loire-low": Sheet(626, 500, (44, 62), (176, 208), (586, 262, 21), LOW_LABEL, LOW_SHIFT, LOW_LANDS, STREAMS[:3], (412, 16, 198, 54)),
}  # fmt: skip
# Towns whose station stands at their left, or whose merchant at their right.
STATION_LEFT = ("nevers", "briare")
MERCHANT_RIGHT = ("le_mans", "montrichard", "tours")


def geometry(sheet: Sheet) -> dict[str, object]:
    """Where towns, names, stations, merchants and goods lie, and the course of every way."""
    cities = {}
    for city in LONLAT:
        x, y = sheet.spot(city)
        _, wide, high = town(city)
        dx, dy, anchor = sheet.label[city]
        station = (
            (x - 42, y + 16)
            if city == "orleans"
            else (x + (-1 if city in STATION_LEFT else 1) * (wide / 2 + 7), y - 4)
        )
        merchant = (x + (1 if city in MERCHANT_RIGHT else -1) * (wide / 2 + 5), y + 6)
        cities[city] = {
            "at": [round(x, 1), round(y, 1)],
            "size": [round(wide, 1), round(high, 1)],
            "label": [round(x + dx, 1), round(y + dy, 1)],
            "anchor": anchor,
            "station": [round(v, 1) for v in station],
            "merchant": [round(v, 1) for v in merchant],
        }  # fmt: skip
    ways = [
        {
            "d": spline(line_of(sheet, n)),
            "goods": [[i, round(x, 1), round(y, 1)] for i, x, y in goods_spots(sheet, n)],
        }
        for n in range(len(WAYS))
    ]
    return {
        "width": sheet.width,
        "height": sheet.height,
        "hourglass": sheet.cartouche,
        "cities": cities,
        "ways": ways,
    }


def files() -> dict[Path, str]:
    """All that is written."""
    found = {}
    for name, sheet in SHEETS.items():
        inside = prefixed(land(sheet)).replace("or-plate", f"or-{name}")
        size = f"{sheet.width:g} {sheet.height:g}"
        found[HERE / f"{name}.svg"] = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{inside}</svg>\n'
        )
    lies = {name: geometry(sheet) for name, sheet in SHEETS.items()}
    found[HERE / "geometry.json"] = json.dumps(lies, separators=(",", ":")) + "\n"
    return found


def main() -> int:
    """Write or check them."""
    wanted = files()
    stale = [f for f, t in wanted.items() if not f.is_file() or f.read_text() != t]
    for file in stale:
        if "--check" not in sys.argv:
            file.write_text(wanted[file])
    print(*([file.name for file in stale] or ["up to date"]))
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
