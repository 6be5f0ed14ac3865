"""What messengers show beside a link: a picture per game, made from its cover.

PYTHONPATH=src:tests python tests/e2e/previews.py
"""

from base64 import b64encode
from pathlib import Path

from e2e.browsing import chromium
from tabularium.server.web.app import PREVIEWS
from tabularium.server.web.links import SIZE

CLIENT = Path(__file__).parents[2] / "client" / "src"
COVERS = CLIENT / "pages" / "covers"
_PAGE = """<!doctype html><html data-theme="light"><style>{css}
@font-face {{ font-family: Literata; font-weight: 500; src: url("data:font/woff2;base64,{font}"); }}
@font-face {{ font-family: Literata; font-weight: 500; unicode-range: U+0100-02BA;
  src: url("data:font/woff2;base64,{more}"); }}
:root {{ --serif: Literata; }}
body {{ margin: 0; width: {width}px; height: {height}px; overflow: hidden; background: #faf7f0;
  display: grid; place-items: center; }}
svg.shared {{ position: absolute; width: 0; height: 0; }}
body > svg:last-of-type {{ height: {tall}px; width: auto; }}
</style><body>{signs}{cover}</body></html>"""


def main() -> None:
    """All of them, anew."""
    PREVIEWS.mkdir(exist_ok=True)
    styles = (CLIENT / "styles" / "covers.css").read_text()
    fonts = [f"literata-latin{part}-500-normal.woff2" for part in ("", "-ext")]
    font, more = [b64encode((CLIENT / "fonts" / name).read_bytes()).decode() for name in fonts]
    signs = (CLIENT / "lib" / "ui" / "signs.svg").read_text().replace("<svg", '<svg class="shared"')
    with chromium() as browser:
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        for cover in sorted(COVERS.glob("*.svg")):
            width, height = SIZE
            page.set_content(
                _PAGE.format(
                    css=styles,
                    signs=signs,
                    font=font,
                    more=more,
                    cover=cover.read_text(),
                    width=width,
                    height=height,
                    tall=height - 24,
                )
            )
            page.evaluate("document.fonts.ready")
            target = PREVIEWS / f"{cover.stem}.png"
            page.screenshot(path=target)
            print(target.name, target.stat().st_size)


if __name__ == "__main__":
    main()
