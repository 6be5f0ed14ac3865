"""Two woodcuts over the sheets: the chamber of the Sejm, and a raid."""

from art import ground, n, town, trees
from pen import circle, path, rect


def senator(x: float, y: float, kind: int, flip: int, size: float) -> str:
    """A robed man on a bench: mitre, fur cap, or bare head."""
    caps = (
        '<path d="M-5-27c0-6 2-9 5-12 3 3 5 6 5 12Zm5-11v10" fill="var(--b-panel)" stroke="var(--b-line)" stroke-width=".9"/>',
        '<path d="M-6-27c0-5 3-8 6-8s6 3 6 8Z" fill="var(--b-roof)" stroke="var(--b-line)" stroke-width=".9"/><path d="M-7-28h14v3H-7Z" fill="var(--b-stone-2)" stroke="var(--b-line)" stroke-width=".8"/>',
        '<path d="M-5-26c-1-6 2-8 5-8s6 2 5 8Z" fill="var(--b-soft)" stroke="var(--b-line)" stroke-width=".8"/>',
    )
    return f'<g transform="translate({n(x)} {n(y)}) scale({n(flip * size)} {n(size)})"><path d="M-12 0c0-10 2-17 7-19h10c5 2 7 9 7 19Z" fill="var(--b-panel)" stroke="var(--b-line)"/><path d="M3 0c1-7 1-13 0-19h2c5 2 7 9 7 19Z" fill="url(#hatch)"/><path d="M-4-19 0 0l4-19M-9-6l6-3 4 3" fill="none" stroke="var(--b-line)" stroke-width=".9"/><circle cx="0" cy="-23.5" r="4.8" fill="var(--b-panel)" stroke="var(--b-line)"/><path d="M-3.5-21c1 4 6 4 7 0-1 6-6 6-7 0Z" fill="var(--b-soft)"/>{caps[kind]}</g>'


def chamber(w: float = 628, h: float = 118) -> str:
    """The Sejm as the printers cut it: king, senate, deputies behind the bar."""
    line, cx = "var(--b-line)", w / 2
    out = rect(0, 0, w, h, "url(#sky)") + path(
        "".join(f"M{n(i * 30)} 0v{h - 34}" for i in range(1, int(w / 30) + 1)),
        "none",
        "var(--b-hair)",
        0.8,
    )
    out += rect(0, 0, w, h - 34, "url(#hatch2)", opacity=".35") + path(
        f"M0 {h - 26}h{w}v26h-{w}Z", "var(--b-deep)"
    )
    out += path(
        "".join(f"M{n(cx + k * 26)} {h - 26}l{n(k * 22)} 26" for k in range(-12, 13))
        + f"M0 {h - 14}h{w}",
        "none",
        line,
        0.7,
        opacity=".6",
    )
    for k in range(6):
        wx = 26 + k * (w - 52) / 5
        if abs(wx - cx) > 70:
            out += path(
                f"M{n(wx - 9)} 38v-20a9 9 0 0 1 18 0v20Z", "var(--b-panel)", line, 0.9
            ) + path(f"M{n(wx)} 9v29M{n(wx - 9)} 22h18M{n(wx - 9)} 30h18", "none", line, 0.6)
    for turn in (-1, 1):
        out += path(
            f"M{n(cx + turn * 58)} {h - 30}h{n(turn * (w / 2 - 64))}v10h{n(-turn * (w / 2 - 64))}Z",
            "var(--b-roof)",
            line,
            0.9,
        )
        for k in range(7):
            out += senator(cx + turn * (76 + k * 32), h - 24, 0 if k < 2 else 1, turn, 1.06)
    for k in range(15):
        if k != 7:
            out += senator(cx + (k - 7) * 39, h + 14, 2, 1, 0.92)
    out += rect(cx - 38, 18, 76, h - 44, "#a5342a", line, 0.9) + rect(
        cx - 38, 18, 76, h - 44, "url(#brocade)"
    )
    out += path(f"M{n(cx - 40)} 4h80l6 16h-92Z", "#8a2a22", line) + path(
        "".join(f"M{n(cx - 46 + k * 11.5)} 20l5.7 8 5.8-8" for k in range(8)), "#e7b75a", line, 0.7
    )
    out += path(
        f"M{n(cx - 24)} {h - 14}v-30c0-14 8-24 24-24s24 10 24 24v30Z", "var(--b-gold)", line, 1.1
    )
    out += path(
        f"M{n(cx - 19)} {h - 14}c0-22 6-34 19-34s19 12 19 34Z", "var(--b-panel)", line
    ) + path(f"M{n(cx + 4)} {h - 14}c3-14 3-24 1-33 10 3 14 15 14 33Z", "url(#hatch)")
    out += circle(cx, h - 54, 7, "var(--b-panel)", line) + path(
        f"M{n(cx - 6)} {h - 50}c2 9 10 9 12 0 0 12-12 12-12 0Z", "var(--b-soft)"
    )
    return out + f'<use href="#g-crown" x="{n(cx - 10)}" y="{h - 73}" width="20" height="15"/>'


def rider(x: float, y: float) -> str:
    """A winged horseman behind the crest: lance with pennon, wing, shoulders, helmet."""
    line, panel, soft = "var(--b-line)", "var(--b-panel)", "var(--b-soft)"
    out = path(f"M{n(x + 6)} {n(y + 20)}L{n(x + 26)} {n(y - 44)}", "none", line, 1.6)
    out += path(f"M{n(x + 25)} {n(y - 42)}l-26-3 7 8-5 7Z", "var(--b-mine)", line, 0.9)
    out += path(
        f"M{n(x - 9)} {n(y + 14)}c-10-8-13-26-5-46 3 1 4 3 3 6 3 1 4 3 2 6 3 1 4 4 2 7 3 2 3 5 1 7 3 3 3 8 2 12Z",
        panel,
        line,
        0.9,
    )
    out += path(f"M{n(x - 14)} {n(y - 26)}c-3 14-1 26 6 36", "none", line, 0.8)
    out += path(f"M{n(x - 13)} {n(y + 24)}c0-14 4-21 13-21s13 7 13 21Z", "var(--b-stone-2)", line)
    out += path(f"M{n(x + 2)} {n(y + 24)}c2-8 2-15 1-21 7 1 10 8 10 21Z", "url(#hatch)")
    out += circle(x, y - 3, 6.2, panel, line)
    out += path(
        f"M{n(x - 7.5)} {n(y - 4)}c0-8 3-11 7.5-11s7.5 3 7.5 11c-5-2-10-2-15 0Z", soft, line, 0.9
    )
    return out + path(f"M{n(x - 3)} {n(y)}c1 5 5 5 6 0Z", soft)


def raid(w: float = 628, h: float = 108) -> str:
    """A troop with pennons rides against a manor behind its palisade."""
    line = "var(--b-line)"
    clouds = "".join(
        f"M{20 + k * 74} {10 + (k * 7) % 13}h40M{30 + k * 74} {14 + (k * 7) % 13}h22"
        for k in range(9)
    )
    out = rect(0, 0, w, h, "url(#sky)") + path(clouds, "none", line, 0.5, opacity=".5")
    for k in range(9):
        out += rider(34 + k * 38, h - 34 - (k % 2) * 11 - k * 1.2)
    out += ground(f"M0 {h}V{h - 26}c90-14 190-24 330-20 60 2 90 14 120 18s120-8 {w - 450} 0V{h}Z")
    pales = "".join(
        path(f"M{k * 6} 52v-14l2.5-4 2.5 4v14Z", "var(--b-stone-2)", line, 0.8) for k in range(22)
    )
    houses = town(((20, 34, 16, 13), (58, 22, 12, 10), (84, 26, 14, 12)), 42)
    out += f'<g transform="translate({w - 190} {h - 66}) scale(1.15)">{houses}{pales}</g>'
    out += trees(
        (
            (w - 40, h - 10),
            (w - 26, h - 20),
            (w - 12, h - 8),
            (w - 232, h - 10),
            (w - 218, h - 18),
        )
    )
    return out + path(f"M{w - 118} {h - 68}v-30h32l-6 8 6 8h-32", "var(--b-theirs)", line)
