"""Cuts both fonts to the letters of `src/fonts/letters.txt`, into `src/fonts`.

python client/scripts/fonts.py       (needs `pip install fonttools brotli`, and `npm ci` before)

One file a weight and subset: a browser takes the second only where a text has Polish letters.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

CLIENT = Path(__file__).parents[1]
FONTS = CLIENT / "src" / "fonts"
CUT = [("literata", 500), ("source-sans-3", 400), ("source-sans-3", 600)]
# Figures of equal width stand in columns; the rest is what makes text look like text.
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]


def main() -> None:
    """Cut every file."""
    letters = (FONTS / "letters.txt").read_text()
    for name, weight in CUT:
        for part in ("latin", "latin-ext"):
            file = f"{name}-{part}-{weight}-normal.woff2"
            options = Options()
            options.flavor, options.layout_features, options.hinting = "woff2", FEATURES, False
            font = load_font(
                CLIENT / "node_modules" / "@fontsource" / name / "files" / file, options
            )
            subsetter = Subsetter(options)
            subsetter.populate(text=letters)
            subsetter.subset(font)
            save_font(font, FONTS / file, options)
            print(file, (FONTS / file).stat().st_size)


if __name__ == "__main__":
    main()
