"""The six families and the grey province: glyphs, profiles, cameos, lands."""

from pen import FAMILIES, circle, ellipse, n, path, rect, symbol, use

GLYPHS = {
    "red": "M12 1L18 11L13.5 16V23H10.5V16L6 11Z",
    "green": "M12 2C16 6 22 7 21 12C20 17 15 17 12.8 15V22H11.2V15C9 17 4 17 3 12C2 7 8 6 12 2Z",
    "purple": "M15 2A10.5 10.5 0 1 0 22 17A8.5 8.5 0 1 1 15 2Z",
    "blue": "M11 23V15C6 15 3 12 3 7L1.5 7L4.5 1.5L7.5 7H6C6 10 8 12 11 12V6H9.5L12 1L14.5 6H13V12C16 12 18 10 18 7H16.5L19.5 1.5L22.5 7H21C21 12 18 15 13 15V23Z",
    "yellow": "M12 0L14.2 6.8L20.5 3.5L17.2 9.8L24 12L17.2 14.2L20.5 20.5L14.2 17.2L12 24L9.8 17.2L3.5 20.5L6.8 14.2L0 12L6.8 9.8L3.5 3.5L9.8 6.8Z",
    "orange": "M8.5 1H15.5V3.5H14V6C18 7 19.5 10 18.5 13.5C17.5 17 14.5 19 13.5 23H10.5C9.5 19 6.5 17 5.5 13.5C4.5 10 6 7 10 6V3.5H8.5ZM5 5C2 7 2.5 11 4 12L4.8 10C4 9 4.5 7 6.5 6.5ZM19 5C22 7 21.5 11 20 12L19.2 10C20 9 19.5 7 17.5 6.5Z",
    "grey": "M7 23V8A5 5 0 0 1 17 8V23Z",
}
MALE = (
    "M14.5 3H21V9.5L18.7 7.2L15.6 10.3A7 7 0 1 1 13.7 8.4L16.8 5.3ZM9.5 10A4.5 4.5 0 1 0 9.51 10Z"
)
FEMALE = "M12 2A6.5 6.5 0 0 1 13.4 14.85V17H16V19.5H13.4V23H10.6V19.5H8V17H10.6V14.85A6.5 6.5 0 0 1 12 2ZM12 4.6A3.9 3.9 0 1 0 12.01 4.6Z"
BUST_M = "M20 100C24 90 33 86 35 74C25 67 20 54 22 41C24 22 40 11 57 13C69 14 76 22 78 32C79 36 78 39 79 42L87 55C88 57 86 59 83 59L82.5 63C85 64 85 66 83 67.5C84.5 69 84 71 82 72C82.5 77 80 80 75 80.5C70 81 66 80 63 79C63 87 70 92 80 100Z"
HAIR_M = "M78 33C72 37 66 33 61 37C57 41 58 46 54 48C52 54 50 52 47 55C46 62 41 66 35 74C25 67 20 54 22 41C24 22 40 11 57 13C69 14 76 22 78 33Z"
CURLS_M = "M30 34C34 28 40 30 40 36M42 24C47 19 53 22 52 28M56 21C62 18 67 22 66 27M27 48C31 43 37 46 36 51M40 44C45 39 50 42 49 47M32 61C36 57 40 60 39 64M54 33C58 29 63 31 63 35"
LAUREL = "M24 46C34 30 54 22 80 27M30 38L24 32M36 32L32 24M44 28L42 19M53 25L53 16M63 24L66 16M32 40L38 43M41 34L47 38M51 30L56 34M62 28L66 33M72 26L76 19"
BUST_F = "M16 100C22 90 34 87 37 76C30 72 27 66 27 58C24 44 28 24 46 16C62 10 76 20 77 34C78 38 77 40 78 43L84.5 55C85.5 57 84 58.5 81.5 58.5L81 62.5C83.5 63.5 83 65.5 81.5 66.5C83 68 82 70 80.5 71C81 76 78 79 73 79.5C69 80 65 79 62 78C62 88 70 92 82 100Z"
HAIR_F = "M77 34C68 30 64 36 60 42C57 48 52 52 47 55C46 60 44 66 37 68C40 76 30 82 20 77C10 72 9 60 16 54C20 50 25 50 27 53C24 42 28 24 46 16C62 10 76 20 77 34Z"
WAVES_F = "M72 27C62 25 56 32 52 40C48 46 42 48 36 50M66 21C54 20 46 28 42 36C38 42 34 46 29 48M56 17C46 19 38 28 34 38M16 62C20 56 28 58 30 64M15 69C20 72 27 72 31 67"
DIADEM = "M40 17C48 10 66 9 77 24L74 29C66 19 52 18 44 24Z"
INK, LINE = "#2a2118", "#33291c"
GROUND = {
    "red": "M0 30C12 24 22 32 36 28C50 24 60 30 70 26V44H0Z",
    "green": "M0 32C20 26 44 34 70 28V44H0Z",
    "purple": "M0 34C20 30 50 34 70 30V44H0Z",
    "blue": "M0 24H70V44H0Z",
    "yellow": "M0 32C24 28 44 34 70 30V44H0Z",
    "orange": "M0 28C18 18 34 30 70 20V44H0Z",
    "grey": "M0 30C20 26 50 32 70 28V44H0Z",
}
LAND = {
    "red": "M14 28L26 10L34 20L42 6L58 27M26 10L23 20M26 10L28 18M42 6L38 18M42 6L44 20M42 6L49 19M8 34V26M8 26L5 30M8 26L11 30M62 36V25M62 25L58 30M62 25L66 30",
    "green": "M10 34V14L3 24M10 14L17 24M10 20L4 29M10 20L16 29M27 36V8L19 20M27 8L35 20M27 16L20 28M27 16L34 28M46 34V12L39 22M46 12L53 22M46 19L40 29M46 19L52 29M61 36V18L55 26M61 18L67 26M61 24L56 31M61 24L66 31",
    "purple": "M12 32V18H40V32M9 18L26 9L43 18ZM16 18V32M21 18V32M26 18V32M31 18V32M36 18V32M48 31C52 20 58 22 62 30M55 23C57 18 60 18 62 21M8 32H44M6 35H46",
    "blue": "M22 26C26 32 44 32 50 25L52 21M22 26H50M36 25V6M36 7C44 10 46 16 44 21H36M36 9C30 12 28 17 29 21H36M2 30C5 27 8 27 11 30S17 33 20 30M54 32C57 29 60 29 63 32S67 34 69 32M6 38C9 35 12 35 15 38S21 41 24 38M40 39C43 36 46 36 49 39S55 42 58 39",
    "yellow": "M8 32L24 10L40 33M24 10L30 32M34 27L46 14L60 32M46 14L50 31M58 10A5 5 0 1 0 58.1 10M58 1V4M58 16V19M50 10H52M64 10H67M4 38C10 36 14 40 20 38S32 40 38 38",
    "orange": "M6 40C10 32 16 28 24 26M16 42C20 34 28 29 36 27M28 42C32 35 40 30 48 27M42 42C46 35 54 29 62 25M12 20V13M12 13C6 13 5 5 12 4C19 5 18 13 12 13M56 18V11M56 11C50 11 49 3 56 2C63 3 62 11 56 11M34 22V16M34 16C29 16 28 9 34 8C40 9 39 16 34 16",
    "grey": "M20 44C26 36 34 32 35 28M50 44C44 36 38 32 37 28M30 26V10A6 6 0 0 1 42 10V26ZM33 12H39M33 16H39M33 20H39",
}


def busts() -> str:
    """Profiles on a field of 100, looking right."""
    out = ""
    for sex, head, hair, curls in (
        ("m", BUST_M, HAIR_M, CURLS_M),
        ("f", BUST_F, HAIR_F, WAVES_F),
    ):
        eye = "M66 45C69 42 73 42 76 44M69 47L74 47.5"
        eye += "M52 50C48 50 47 58 51 60" if sex == "m" else "M54 58A3 3 0 1 0 54.1 58"
        crown = (
            path(LAUREL, "none", INK, 4, 'stroke-linecap="round"')
            if sex == "m"
            else path(DIADEM, "#c79a3f", INK, 2)
        )
        inside = (
            path(head, "var(--al-ivory)", INK, 2.4, 'stroke-linejoin="round"')
            + path(hair, "#d9c8a2", INK, 2)
            + path(curls, "none", INK, 2.2, 'stroke-linecap="round"')
            + crown
            + path(eye, "none", INK, 2.4)
            + path(
                "M63 79C58 76 54 70 52 64M36 76C42 82 50 90 52 100M40 72C46 80 54 86 58 100",
                "none",
                INK,
                1.4,
                'opacity=".6"',
            )
        )
        # Women are mirrored, so that a couple looks at each other.
        if sex == "f":
            inside = f'<g transform="translate(100 0) scale(-1 1)">{inside}</g>'
        out += symbol(f"bust-{sex}", 100, 100, inside)
    return out


def cameo(family: str, sex: str) -> str:
    """A patrician in a bronze rim on a field of 100: ground and hatching of the family, profile, glyph."""
    out = ellipse(54, 58, 50, 50, 'fill="var(--al-shadow)" opacity=".35"')
    out += circle(50, 53, 50, 'fill="var(--al-bronze2)"')
    out += circle(50, 50, 50, 'fill="var(--al-bronze)" stroke="#0006" stroke-width="1.4"')
    out += circle(50, 50, 43.5, f'fill="var(--al-f-{family})" stroke="#0006" stroke-width="1.4"')
    out += f'<g transform="scale(1.7)">{circle(29.4, 29.4, 25, f"fill={chr(34)}url(#al-h-{family}){chr(34)}")}</g>'
    bust = use(f"bust-{sex}", 11 if sex == "m" else 13, 7, 76, 76)
    out += f'<g clip-path="url(#al-disc)">{bust}</g>'
    out += path("M3 50A47 47 0 0 1 65 5", "none", "#fff8", 2)
    at = 17 if sex == "m" else 83
    out += circle(at, 17, 17, f'fill="var(--al-ivory)" stroke="{INK}" stroke-width="1.4"')
    out += f'<g color="var(--al-f-{family})">{use(f"glyph-{family}", at - 13, 4, 26, 26)}</g>'
    if family in ("yellow", "orange"):
        out += unsure(at + (-16 if sex == "m" else 16), 7, 4.6)
    out += rect(34, 66, 32, 29, "var(--al-ivory)", INK, 1.6, 4)
    return symbol(f"cameo-{family}-{sex}", 100, 100, out)


def unsure(x: float, y: float, r: float = 2.6) -> str:
    """The small ring of everything reconstructed."""
    return circle(x, y, r, f'fill="var(--al-ivory)" stroke="{INK}" stroke-width="{n(r * 0.46)}"')


def land(family: str) -> str:
    """The land of a family, engraved on a field of 70 x 44."""
    out = rect(0, 0, 70, 44, "#f6edd6", "none")
    out += path(GROUND[family], f"var(--al-f-{family})", "none", 0, 'opacity=".82"')
    out += path(GROUND[family], f"url(#al-h-{family})", LINE, 0.8)
    out += path(LAND[family], "none", LINE, 1.1, 'stroke-linejoin="round" stroke-linecap="round"')
    return symbol(f"land-{family}", 70, 44, out, True)


def symbols() -> str:
    """Everything of the families."""
    out = "".join(
        symbol(f"glyph-{f}", 24, 24, path(GLYPHS[f], "currentColor", "none")) for f in FAMILIES
    )
    out += symbol("male", 24, 24, path(MALE, "currentColor", "none"))
    out += symbol("female", 24, 24, path(FEMALE, "currentColor", "none"))
    out += busts() + "".join(land(family) for family in FAMILIES)
    out += "".join(cameo(family, sex) for family in FAMILIES[:6] for sex in "mf")
    out += symbol(
        "town", 14, 12, path("M3 10v-6l4 -3.5l4 3.5v6ZM11 10v-9h3v9Z", "#f6edd6", LINE, 0.9)
    )
    return out + symbol("unsure", 8, 8, unsure(4, 4, 2.8))
