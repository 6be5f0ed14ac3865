"""Signs, seals, what lies in docks and rows, the title and the wind star."""

from paint import BODY, COLOURS, IVORY, MINI
from pen import star


def strength_symbols():
    tab = f'<symbol id="tg-tab" viewBox="0 0 20 18" overflow="visible"><path d="M0 17.500V7h3V3.500h3V0h8v3.500h3V7h3v10.500Z" fill="{BODY["red"][0]}" stroke="{IVORY}" stroke-width="1.200"/></symbol>'
    return tab + "".join(
        f'<symbol id="tg-shield-{c}" viewBox="0 0 20 18" overflow="visible"><path d="M0 0h20v9c0 5-5 7.500-10 9-5-1.500-10-4-10-9Z" fill="{BODY[c][0]}" stroke="{IVORY}" stroke-width="1.200"/></symbol>'
        for c in COLOURS
    )


def catastrophe_symbol():
    plates = [
        "M6 6 22 4 26 17 13 24 5 20Z",
        "M26 4 43 5 40 16 29 17Z",
        "M47 5 57 6 58 22 46 23 43 17Z",
        "M5 24 13 28 15 41 5 43Z",
        "M17 26 28 20 33 27 29 36 18 38Z",
        "M33 20 43 20 46 27 36 30 35 25Z",
        "M49 27 58 26 57 43 48 42 44 33Z",
        "M5 47 16 45 24 57 6 58Z",
        "M20 42 30 40 34 48 29 57 27 57Z",
        "M34 34 41 36 45 44 37 46 33 40Z",
        "M38 50 46 47 57 47 57 57 33 58Z",
    ]
    tones = ["#8b6a4a", "#7a5b3f", "#93714f", "#6f5239", "#86654a"]
    body = "".join(f'<path d="{d}" fill="{tones[i % 5]}"/>' for i, d in enumerate(plates))
    lit = "".join(d.split("Z")[0] for d in plates)
    return (
        '<symbol id="tg-quake" viewBox="0 0 62 62" overflow="visible"><path d="M3 4 30 1 59 3 61 30 59 60 30 61 2 59 1 30Z" fill="#17100b"/>'
        + body
        + f'<path d="{lit}" fill="none" stroke="#d9b98a" stroke-width=".7" opacity=".55"/>'
        '<path d="M8 14l6 3M50 10l4 6M8 33l5 2M50 34l4 5M9 52l8 1M42 54l9-2M21 30l5-3M38 24l5 0M33 9l4 3" stroke="#2a1b10" stroke-width=".8"/><path d="M29 0 28 14 33 22 30 38 36 48 31 62" fill="none" stroke="#d8602a" stroke-width="1" opacity=".75"/></symbol>'
    )


def union_symbol() -> str:
    """The tile that joins two kingdoms while it counts for nobody."""
    return (
        '<symbol id="tg-joint" viewBox="0 0 62 62" overflow="visible"><g transform="translate(4 -6) rotate(-5 27 27)"><rect x="3" y="5" width="52" height="52" rx="5" fill="#1a0f05" opacity=".35"/><rect width="52" height="54" rx="5" fill="#8d6a36"/><rect width="52" height="51" rx="5" fill="#f4e4bd"/>'
        '<rect x="4" y="4" width="44" height="43" rx="3" fill="none" stroke="#8d6a36" stroke-width="1"/><circle cx="20" cy="25.5" r="11" fill="none" stroke="#7a1f14" stroke-width="5"/><circle cx="33" cy="25.5" r="11" fill="none" stroke="#33220f" stroke-width="5"/><path d="M24.5 15.5a11 11 0 0 1 6 8" fill="none" stroke="#7a1f14" stroke-width="5"/></g></symbol>'
    )


def icons():
    return (
        '<symbol id="tg-war" viewBox="0 0 24 24" overflow="visible"><path d="M3 21 19 5M21 21 5 5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M17 3 22 2 21 7ZM7 3 2 2 3 7Z" fill="currentColor"/><path d="M5 16l3 3M19 16l-3 3" stroke="currentColor" stroke-width="2"/></symbol>'
        '<symbol id="tg-union" viewBox="0 0 24 24"><circle cx="8.5" cy="12" r="6" fill="none" stroke="currentColor" stroke-width="2.6"/><circle cx="15.5" cy="12" r="6" fill="none" stroke="#b9801f" stroke-width="2.6"/><path d="M11.4 6.800a6 6 0 0 1 3 4.200" fill="none" stroke="currentColor" stroke-width="2.6"/></symbol>'
        '<symbol id="tg-bag" viewBox="0 0 24 24"><path d="M8 3h8l-2 4c6 3 8 8 7 12-1 3-17 3-18 0-1-4 1-9 7-12Z" fill="#a98352" stroke="#4d3417" stroke-width="1"/><path d="M8.500 7.500h7M9 12c-2 2-3 4-3 7" fill="none" stroke="#4d3417" stroke-width="1.200"/></symbol>'
        '<symbol id="tg-screen" viewBox="0 0 30 22"><path d="M2 4 9 2V19L2 21ZM9 2 21 2V19H9ZM21 2 28 4V21L21 19Z" fill="var(--shade)" stroke="var(--edge)" stroke-width="1.200" stroke-linejoin="round"/><path d="M12 13.500h6M13 11h4M14 8.500h2" stroke="var(--edge)" stroke-width="1.400"/></symbol>'
    )


def small_symbols() -> str:
    """Signs of the colours, seals, what lies in docks and rows, empty places."""
    out = "".join(
        f'<symbol id="tg-sign-{c}" viewBox="0 0 24 24"><path d="{d}" fill="currentColor"/></symbol>'
        for c, d in MINI.items()
    )
    out += '<symbol id="tg-seal" viewBox="-13 -13 26 26" overflow="visible"><circle r="12" fill="url(#tg-wood)" stroke="#6d4a22" stroke-width="1"/></symbol>'
    out += '<symbol id="tg-hand" viewBox="0 0 20 20"><rect x="1" y="2" width="13" height="15" rx="2" fill="#b99a68" stroke="#6d5536"/><rect x="5" y="4" width="13" height="15" rx="2" fill="#c9ab78" stroke="#6d5536"/></symbol>'
    out += '<symbol id="tg-exchange" viewBox="0 0 50 50"><use href="#tg-bag" width="50" height="50"/><path d="M16 26h17m-5-5 5 5-5 5M36 36h-17m5-5-5 5 5 5" fill="none" stroke="#2a1c0c" stroke-width="2"/></symbol>'
    out += '<symbol id="tg-crack" viewBox="0 0 40 40"><rect x="1" y="1" width="38" height="38" rx="3" fill="none" stroke="var(--edge)" stroke-dasharray="3 3"/><path d="M20 3l-3 10 6 7-4 8 3 9" fill="none" stroke="var(--edge)" stroke-width="1.2" opacity=".7"/></symbol>'
    out += '<symbol id="tg-plot" viewBox="0 0 54 54"><path d="M8 44h38v5H8ZM13 37h28v7M13 37v7M19 30h16v7M19 30v7" fill="none" stroke="var(--tg-ink)" stroke-dasharray="2 2.5" opacity=".7"/></symbol>'
    out += '<symbol id="tg-taken" viewBox="0 0 17 21"><path d="M2 8l6.5-3.500 6.5 3.500v7l-6.500 3.500-6.500-3.500Z" fill="none" stroke="var(--edge)" stroke-dasharray="2 2"/></symbol>'
    return out


def title_symbols() -> str:
    """Wedges of clay writing (upright, lying, slanting), the frame of the title, the wind star."""

    def down(x: int, y: int, n: int) -> str:
        return f"M{x - 3} {y}h6l-2.2 4v{n}h-1.6v-{n}Z"

    def flat(x: int, y: int, n: int) -> str:
        return f"M{x} {y - 3}v6l4-2.2h{n}v-1.6h-{n}Z"

    def hook(x: int, y: int) -> str:
        return f"M{x} {y}l7-5v10Z"

    upright = [(-88, 7), (-81, 7), (-42, 7), (-12, 7), (-5, 7), (2, 7), (52, 7), (80, 7)]
    lying = [(-74, -20, 9), (-34, -23, 9), (-34, -17, 9), (32, -20, 10), (60, -23, 7), (60, -17, 7)]
    wedges = "".join(down(x, -26, n) for x, n in upright)
    wedges += "".join(flat(*each) for each in lying)
    wedges += "".join(hook(x, -20) for x in (-54, 10, 19, 86))
    scroll = "M-104-34H104q-7 9 0 18t0 18q-7 6 0 16H-104q7-10 0-16t0-18q7-9 0-18Z"
    plain = "M-104-27H104q-7 9 0 18t0 18q-7 6 0 16H-104q7-10 0-16t0-18q7-9 0-18Z"
    frame = 'fill="var(--tg-sheet)" stroke="var(--tg-ink)" stroke-width="1.2"'
    line = 'stroke="var(--tg-ink)" stroke-width=".6"'
    rays = "M0-24 4.2-4.2 0 0ZM24 0 4.2 4.2 0 0ZM0 24-4.2 4.2 0 0ZM-24 0-4.2-4.2 0 0Z"
    return (
        f'<symbol id="tg-scroll" viewBox="0 0 1 1" overflow="visible"><path d="{scroll}" {frame}/><path d="M-97-30.5H97M-97 14.5H97M-70-9.5H70" {line}/><path d="{wedges}" fill="var(--tg-ink)"/></symbol>'
        f'<symbol id="tg-title" viewBox="0 0 1 1" overflow="visible"><path d="{plain}" {frame}/><path d="M-97-23.5H97M-97 21.5H97" {line}/></symbol>'
        f'<symbol id="tg-compass" viewBox="-26 -26 52 52"><circle r="17" fill="none" stroke="var(--tg-ink)" stroke-width=".8"/><circle r="14" fill="none" {line}/><path d="{star(0, 0, 24, 6, 4)}" fill="var(--tg-sheet)" stroke="var(--tg-ink)"/><path d="{rays}" fill="var(--tg-ink)"/></symbol>'
    )
