"""The player's town: every place is an engraved building, 124 x 88 px, foot at the origin; its spaces stand on the ribbon below."""

from pen import use


def merlons(x: float, y: float, w: float, n: int, d: float = 3) -> str:
    """The crenellated top of a wall from x, y to the right."""
    step = w / (2 * n - 1)
    return f"M{x:g} {y:g}" + "".join(
        f"h{step:.2f}" + (f"v{d:g}h{step:.2f}v{-d:g}" if i < n - 1 else "") for i in range(n)
    )


def courses(x: float, y: float, w: float, h: float, step: float = 5) -> str:
    """Stone courses: broken lines over a wall."""
    out, k = "", 0
    row = y + step
    while row < y + h - 1:
        a = x + 2 + (k * 7) % 9
        out += f"M{a:.1f} {row:.1f}h{min(7, w - 4):.1f}"
        if a + 16 < x + w - 4:
            out += f"M{a + 12:.1f} {row:.1f}h5"
        row += step
        k += 1
    return out


def tree(x: float, y: float, k: float = 1) -> str:
    return f'<g transform="translate({x} {y}) scale({k})"><path d="M-1 0-.6-8H.6L1 0Z" class="hole"/><path d="M-9-8C-13-11-11-17-7.500-17.500-8-24 1-26 3-21 9-22 12-15 9-11 8-6 2-5.500 0-8-2-5.500-7-5-9-8Z" class="leaf"/><path d="M3-20.500C8-21 11-15 8.500-11 7.500-6.500 3-6 .8-7.800 5-10.500 6-16 3-20.500Z" class="leafdark"/></g>'


def ground(d: str = "") -> str:
    return f'<path d="M-62 0C-40-1.500-20 1 0 0S40-1 62 0M-54 3.500h22M-20 4h34M26 3.500h26" class="fine"/>{d}'


ART = {
    "farmhouse": ground()
    + tree(-50, 0, 1.15)
    + (
        '<path d="M-34 0V-22H20V0Z" class="wall"/><path d="M-40-20C-32-30-26-44-20-50H8C14-42 22-30 28-20 14-22-26-22-40-20Z" class="thatch"/><path d="M-36-24 -20-46M-28-24-14-48M-18-24-8-48M-8-24-2-49M2-24 3-49M12-24 7-47M21-24 10-45M-30-34H20M-25-41H14" class="fine"/><path d="M-8 0V-15H4V0ZM-28-8V-15H-18V-8ZM10-8V-15H16V-8Z" class="hole"/><path d="M-34-11H-8M4-11H20M-14 0V-22M20 0-3-22" class="fine"/>'
        '<path d="M20 0V-22L28-20V0Z" class="dusk"/><path d="M32 0C30-16 36-30 44-33 52-30 58-16 56 0Z" class="straw"/><path d="M44-33V-40M36 0C36-14 39-26 44-32M44 0V-32M52 0C52-14 49-26 44-32M33-10C40-12 48-12 55-10M35-20C40-22 48-22 53-20" class="fine"/><path d="M-14-50V-57H-8V-50Z" class="roof"/>'
    ),
    "village": ground()
    + (
        '<path d="M-54 0V-17H-24V0ZM-14 0V-22H20V0ZM28 0V-16H56V0Z" class="wall"/><path d="M-58-16-48-33H-30L-20-16ZM-18-21-8-42H14L24-21ZM24-15 33-30H51L60-15Z" class="roof"/><path d="M-45 0V-10H-38V0ZM-1 0V-12H7V0ZM40 0V-9H46V0ZM-32-6V-11H-28V-6ZM-10-11V-16H-5V-11ZM12-11V-16H16V-11ZM50-6V-11H53V-6Z" class="hole"/>'
        '<path d="M-52-20-44-32M-46-20-39-32M-40-20-34-32M-34-20-30-32M-10-26-3-41M-3-26 2-41M5-26 7-41M12-26 11-41M30-18 37-29M37-18 42-29M44-18 47-29M-14-15H20M-6-22V0M-54-12H-24M28-11H56" class="fine"/><path d="M-50 0V-17M14 0V-22L20-21V0ZM50 0V-15H56V0ZM-30 0V-17H-24V0Z" class="dusk"/>'
        '<path d="M-2-42V-49H3V-42Z" class="wall"/><path d="M0-50C4-53-2-56 3-60" class="smoke"/>'
    )
    + tree(24, 1, 0.75)
    + tree(-19, 2, 0.62),
    "university": ground()
    + (
        '<path d="M-50 0V-34H50V0Z" class="wall"/><path d="M-54-34-46-54H46L54-34Z" class="roof"/><path d="M-12 0V-58L0-74 12-58V0Z" class="wall"/><path d="M6 0V-66L12-58V0ZM42 0V-34H50V0Z" class="dusk"/><path d="M-5 0V-12A5 6 0 0 1 5-12V0ZM-43-8V-20A3.500 5 0 0 1-36-20V-8ZM-30-8V-20A3.500 5 0 0 1-23-20V-8ZM23-8V-20A3.500 5 0 0 1 30-20V-8ZM36-8V-20A3.500 5 0 0 1 43-20V-8Z" class="hole"/>'
        '<path d="M0-34a7 7 0 1 0 .1 0Z" class="wall"/><path d="M0-48V-34M-7-41H7M-5-46 5-36M5-46-5-36M-44-38-38-52M-34-38-30-52M-24-38-22-52M24-38 22-52M34-38 30-52M44-38 38-52M-48-44H-14M14-44H48" class="fine"/><path d="M-50-34V-46L-47-54-44-46V-34M44-34V-46L47-54 50-46V-34M-12-58-15-60 0-80 15-60 12-58M0-80V-87M-2.500-84H2.500" class="line"/>'
        f'<path d="{courses(-50, -34, 36, 14)}{courses(16, -34, 26, 14)}{courses(-12, -28, 20, 14)}" class="fine"/>'
    ),
    "castle": ground()
    + (
        f'<path d="{merlons(-44, -30, 88, 12, 4)}V0H-44Z" class="wall"/><path d="{merlons(-16, -64, 32, 5, 4)}V-20H-16Z" class="wall"/><path d="M4-62H16V-28H4Z" class="dusk"/>'
        '<path d="M-58 0V-46H-36V0ZM36 0V-46H58V0Z" class="wall"/><path d="M-61-45-47-72-33-45ZM33-45 47-72 61-45ZM-12-64 0-84 12-64Z" class="roof"/><path d="M-44 0V-46H-36V0ZM50 0V-46H58V0Z" class="dusk"/><path d="M-10 0V-13A10 11 0 0 1 10-13V0Z" class="hole"/><path d="M-6 0V-18M0 0V-22M6 0V-18M-10-8H10" class="grid"/>'
        f'<path d="{courses(-58, -44, 14, 42, 7)}{courses(36, -44, 14, 42, 7)}{courses(-34, -26, 22, 24)}{courses(14, -26, 20, 24)}{courses(-16, -58, 18, 26)}M-52-68-47-72M42-50 47-70M47-50V-70M-47-50V-70M-54-50-47-70M54-50 48-70" class="fine"/><path d="M-49-22V-30M-49-36V-41M45-22V-30M45-36V-41M-5-40V-47M-5-52V-57" class="slit"/><path d="M-47-72V-82L-37-79-47-76M47-72V-82L57-79 47-76M0-84V-88" class="flag"/>'
    ),
    "monastery": ground()
    + tree(-52, 0, 0.9)
    + (
        '<path d="M-40 0V-28H14V0Z" class="wall"/><path d="M-44-28-36-46H14V-28Z" class="roof"/><path d="M14 0V-52H34V0Z" class="wall"/><path d="M11-52 24-80 37-52Z" class="roof"/><path d="M26 0V-52H34V0Z" class="dusk"/><path d="M34 0V-16H60V0Z" class="wall"/><path d="M33-16 37-24H60V-16Z" class="roof"/>'
        '<path d="M-34-8V-18A3 4 0 0 1-28-18V-8ZM-22-8V-18A3 4 0 0 1-16-18V-8ZM-10-8V-18A3 4 0 0 1-4-18V-8ZM20-36V-44A3.500 4 0 0 1 27-44V-36ZM20 0V-9A3 4 0 0 1 26-9V0ZM38 0V-7A3 4 0 0 1 44-7V0ZM47 0V-7A3 4 0 0 1 53-7V0ZM2-8V-18A3 4 0 0 1 8-18V-8Z" class="hole"/><path d="M24-80V-88M20-85H28M-40-32-33-44M-30-32-25-45M-20-32-17-45M-10-32-8-45M0-32 0-45M9-32V-45M-42-38H14M16-56 24-76M30-56 25-76M24-56V-76" class="fine"/>'
        f'<path d="{courses(14, -34, 14, 22)}" class="fine"/>'
    ),
    "ship": (
        '<path d="M-62-2C-54-6-46 2-38-2S-22 2-14-2 2 2 10-2 26 2 34-2 50 2 62-2V4H-62Z" class="waves"/><path d="M-48-18C-30-13 26-13 48-22 47-10 40-2 32 0H-30C-40-2-46-10-48-18Z" class="plank"/><path d="M-45-12C-28-8 26-8 45-15M-41-6C-26-3 26-3 41-8M-20-15V-1M0-14.500V-1M20-15V-1" class="fine"/>'
        '<path d="M-2-15V-82" class="mast"/><path d="M-34-74C-22-70 18-70 30-74 26-60 26-42 30-26-10-21-22-21-34-26-30-42-30-60-34-74Z" class="sailcloth"/><path d="M-14-72C-11-56-11-40-14-23M10-72C13-56 13-40 10-23M-33-60C-20-56 18-56 28-60M-31-42C-20-38 18-38 27-42" class="fine"/><path d="M18-70.500C24-60 24-42 20-24L30-26C26-42 26-60 30-74Z" class="dusk"/><path d="M-2-82 16-86-2-90ZM-36-76 32-76" class="flag"/><path d="M-48-18-58-12M48-22 57-34" class="line"/><path d="M24-17V-26H38V-20Z" class="wall"/><path d="M-60 2h14M-30 2h18M4 2h20M36 2h18" class="ripple"/>'
    ),
    "wagon": ground()
    + (
        '<path d="M-54-42H6L2-16H-50Z" class="plank"/><path d="M-53-34H5M-51-25H3M-40-42-38-16M-26-42-25-16M-12-42-13-16" class="fine"/><path d="M-50-42C-48-60-6-62 2-42Z" class="straw"/><path d="M-44-46C-36-56-12-57-4-46M-30-53V-42M-16-54V-42" class="fine"/><path d="M2-22H40" class="pole"/>'
        '<circle cx="-26" cy="-15" r="15" class="wheel"/><path d="M-26-30V0M-41-15H-11M-36.600-25.600-15.400-4.400M-15.400-25.600-36.600-4.400" class="line"/><circle cx="-26" cy="-15" r="3.400" class="hole"/>'
        '<path d="M18-32C16-42 24-44 38-42 44-46 46-56 50-60L52-56 58-50C59-47 56-46 53-47L49-34C47-30 46-27 46-24L47 0H43L41-18C36-16 30-16 27-18L25 0H21L21-18C18-22 18-28 18-32Z" class="horse"/><path d="M18-34C13-30 14-22 12-16M30-42C29-34 29-26 31-17M50-60C44-56 42-48 36-44" class="line"/><path d="M54-53.500h.1" class="slit"/>'
    ),
    "guildhall": ground()
    + (
        '<path d="M-38 0V-50H38V0Z" class="wall"/><path d="M-42-50H-38V-56H-28V-62H-19V-68H-10V-75H10V-68H19V-62H28V-56H38V-50H42V-46H-42Z" class="wall"/><path d="M26 0V-46H38V0Z" class="dusk"/><path d="M-38-24H38M-38-46H38M-24-46V-24M-8-46V-24M8-46V-24M24-46V-24M-38-24-24-46M24-46 38-24M-24-24-8-46" class="beam"/>'
        '<path d="M-32 0V-12A6 7 0 0 1-20-12V0ZM-7 0V-14A7 7 0 0 1 7-14V0ZM20 0V-12A6 7 0 0 1 32-12V0ZM-20-30V-41H-12V-30ZM-4-30V-41H4V-30ZM12-30V-41H20V-30ZM-3-56V-66H3V-56Z" class="hole"/><path d="M-16-52H16M-24-57H24M0-75V-86" class="fine"/><path d="M0-86 14-82 0-78Z" class="flag"/><path d="M42-34H56M50-34V-30" class="line"/>'
        '<g transform="translate(50 -21) scale(.85)"><path d="M-9-9H9V1C9 6 4 9 0 10-4 9-9 6-9 1Z" class="roof"/><path d="M-4-5H3L5-3V-1H1V6H-1V-1H-4Z" fill="#fdf6e6"/></g>'
    ),
    "scriptorium": ground()
    + (
        '<path d="M-46 0V-62C-46-80 46-80 46-62V0Z" class="wall"/><path d="M-38 0V-56C-38-72-6-72-6-56V0Z" class="hole soft"/><path d="M-38-20H-6M-38-38H-6M-22 0V-66M-30-62-14-62" class="grid"/><path d="M-46-62V0M38-70C44-68 46-66 46-62V0H38Z" class="dusk"/><path d="M-2 0 2-24H40L36 0Z" class="plank"/><path d="M-4-24 0-30H42L44-24Z" class="plank"/><path d="M6-31C12-36 18-36 22-31 26-36 32-36 38-31V-42C32-47 26-46 22-42 18-46 12-47 6-42Z" class="page"/><path d="M22-31V-42M9-40C13-43 17-43 20-40M9-36C13-39 17-39 20-36M25-40C29-43 33-43 36-40M25-36C29-39 33-39 36-36" class="fine"/>'
        '<path d="M34-33C36-48 42-58 50-64 50-54 46-44 38-34Z" class="page"/><path d="M35-33C39-44 44-54 50-64" class="line"/><path d="M12-12H30M14-18H32" class="fine"/><path d="M-2-52H14M-2-52V-60H2V-52M4-52V-62H8V-52M10-52V-58H13V-52" class="line"/>'
    ),
    "townhall": ground()
    + (
        '<path d="M-56 0V-34H56V0Z" class="wall"/><path d="M-60-34-52-52H52L60-34Z" class="roof"/><path d="M-11 0V-66H11V0Z" class="wall"/><path d="M-14-66H14V-62H-14Z" class="wall"/><path d="M-12-66 0-88 12-66Z" class="roof"/><path d="M4-62H11V0H4ZM46-34H56V0H46Z" class="dusk"/><path d="M-51 0V-10A5 6 0 0 1-41-10V0ZM-37 0V-10A5 6 0 0 1-27-10V0ZM-23 0V-10A5 6 0 0 1-14-10V0ZM14 0V-10A5 6 0 0 1 23-10V0ZM27 0V-10A5 6 0 0 1 37-10V0ZM41 0V-10A5 6 0 0 1 51-10V0ZM-4 0V-12A4 5 0 0 1 4-12V0Z" class="hole"/>'
        '<circle cy="-50" r="7" class="page"/><path d="M0-55V-50L3.500-48" class="line"/><path d="M-56-19H-11M11-19H56M-48-24V-30M-38-24V-30M-28-24V-30M-18-24V-30M18-24V-30M28-24V-30M38-24V-30M48-24V-30M-50-38-46-50M-40-38-37-50M-30-38-28-50M-20-38-19-50M20-38 19-50M30-38 28-50M40-38 37-50M50-38 46-50M-6-28V-36M6-28V-36" class="fine"/>'
    ),
    "tailor_shop": ground()
    + (
        '<path d="M-34 0V-48H30V0Z" class="wall"/><path d="M-40-47-26-72H22L36-47Z" class="roof"/><path d="M22 0V-47H30V0Z" class="dusk"/><path d="M-28-30H24L30-20H-34Z" class="awning"/><path d="M-28-30-34-20M-17-30-21-20M-6-30-8-20M5-30 5-20M16-30 18-20" class="line"/><path d="M-26 0V-19H0V0ZM8 0V-19H20V0ZM-24-36V-44H-14V-36ZM6-36V-44H16V-36Z" class="hole"/>'
        '<path d="M-23-14H-3V-10H-23ZM-21-9H-5V-5H-21Z" class="roof"/><path d="M-30-51-20-69M-20-51-13-70M-10-51-6-70M0-51 1-70M10-51 8-70M20-51 15-70M27-51 20-68M-34-60H30" class="fine"/><path d="M30-38H50M44-38V-34" class="line"/>'
    )
    + use("i-brocade", 46, -24, 1.1),
}


def symbols() -> str:
    return "".join(f'<g id="b-{code}">{art}</g>' for code, art in ART.items())
