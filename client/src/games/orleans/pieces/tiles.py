"""The place tiles as buildings, 124 x 88, foot at the origin, like those of the board in town.py."""

from pen import use
from town import courses, ground, merlons, tree


def house(x: float, w: float, h: float, roof: float, lean: float = 5) -> str:
    """A gabled house with its eaves to us: wall, shaded side, roof with lines of tiles."""
    lines = "".join(
        f"M{x + w * k / 6:g} {-h - 2:g} {x + w * (0.5 + (k / 6 - 0.5) * 0.72):g} {-h - roof + 2:g}"
        for k in range(1, 6)
    )
    return (
        f'<path d="M{x:g} 0V{-h:g}H{x + w:g}V0Z" class="wall"/><path d="M{x + w * 0.86:g} 0V{-h:g}H{x + w:g}V0Z" class="dusk"/>'
        f'<path d="M{x - lean:g} {-h:g} {x + w * 0.14:g} {-h - roof:g}H{x + w * 0.86:g}L{x + w + lean:g} {-h:g}Z" class="roof"/><path d="{lines}" class="fine"/>'
    )


def door(x: float, w: float = 10, h: float = 15) -> str:
    """A round-headed door."""
    return f'<path d="M{x:g} 0V{-h + w / 2:g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0V0Z" class="hole"/>'


def windows(y: float, *at: float) -> str:
    """Small windows with their foot at y."""
    return f'<path d="{"".join(f"M{x:g} {y:g}v-8h6v8Z" for x in at)}" class="hole"/>'


def barrel(x: float, k: float = 1, y: float = 0) -> str:
    """A barrel on its end."""
    return f'<g transform="translate({x:g} {y:g}) scale({k:g})"><path d="M-8 0C-10.500-6-10.500-14-8-20H8C10.500-14 10.500-6 8 0Z" class="plank"/><path d="M-9.300-5H9.300M-9.300-15H9.300M-3 0C-4-7-4-13-3-20M3 0C4-7 4-13 3-20" class="line"/></g>'


def signboard(name: str, x: float = 48, y: float = -26, k: float = 1) -> str:
    """A shop's sign on its bracket."""
    return (
        f'<path d="M{x - 16:g} {y - 14:g}H{x + 4:g}M{x - 2:g} {y - 14:g}v5" class="line"/>'
        + use(name, x, y, k)
    )


SMOKE = '<path d="M0 0C5-4-3-8 3-13 6-16 1-19 4-23" class="smoke"/>'


def smoke(x: float, y: float) -> str:
    """Rising from x, y."""
    return f'<g transform="translate({x:g} {y:g})">{SMOKE}</g>'


ART = {
    "hayrick": ground()
    + tree(-50, 0, 1)
    + '<path d="M-30 0C-36-26-22-52 4-60 30-52 44-26 38 0Z" class="straw"/><path d="M4-60V-70M-22 0C-26-24-14-46 3-58M-8 0C-11-26-4-46 4-58M8 0C9-26 8-44 5-58M24 0C24-24 16-46 6-58M-33-14C-10-20 20-20 40-14M-29-30C-8-36 16-36 36-30M-20-44C-6-49 14-49 28-44" class="fine"/><path d="M40 0 22-46M50 0 32-46M39-4H48M36-12H45M33-20H42M30-28H39M27-36H36" class="beam"/>'
    + use("i-grain", -50, -42, 0.9),
    "cheese_factory": ground()
    + '<path d="M-44 0V-26H30V0Z" class="wall"/><path d="M-50-24C-42-34-36-46-30-52H16C24-44 30-34 38-24 20-27-34-27-50-24Z" class="thatch"/><path d="M-42-28-29-49M-30-29-20-50M-18-29-10-51M-6-30-2-51M6-30 6-51M18-29 13-50M28-27 19-47M-36-38H26" class="fine"/><path d="M22 0V-26H30V0Z" class="dusk"/>'
    + door(-12, 12, 18)
    + windows(-9, -36, 8)
    + use("i-cheese", 48, -7, 1.25)
    + use("i-cheese", 46, -20, 1.05)
    + '<path d="M36 0H60" class="beam"/>',
    "winery": ground()
    + house(-48, 54, 28, 24)
    + door(-30, 14, 20)
    + windows(-11, -8)
    + barrel(24, 1.15)
    + barrel(46, 1)
    + barrel(35, 0.9, -22)
    + '<path d="M-60 0V-30M-60-28C-52-34-46-28-50-22M-60-20C-54-24-50-20-52-15" class="line"/>'
    + use("i-wine", -56, -34, 0.5),
    "wool_manufacturer": ground()
    + house(-56, 74, 30, 22)
    + door(-48, 10, 16)
    + windows(-11, -30, -14, 2)
    + '<circle cx="36" cy="-16" r="16" class="wheel"/><path d="M36-32V0M20-16H52M24.700-27.300 47.300-4.700M47.300-27.300 24.700-4.700" class="line"/><path d="M52-16H60V0M56 0H62" class="beam"/>'
    + use("i-wool", -36, -62, 0.85),
    "brewery": ground()
    + house(-46, 60, 30, 24)
    + '<path d="M-4-44V-76H8V-44Z" class="wall"/><path d="M-7-76H11V-72H-7Z" class="roof"/><path d="M4-72V-44H8V-72Z" class="dusk"/>'
    + smoke(2, -78)
    + door(-36, 14, 20)
    + windows(-12, -12)
    + '<path d="M22 0V-16C22-26 52-26 52-16V0Z" class="plank"/><path d="M22-12H52M22-5H52M30-22V0M37-24V0M44-22V0" class="line"/><path d="M24-24C30-30 44-30 50-24" class="line"/>',
    "library": ground()
    + '<path d="M-52 0V-58H52V0Z" class="wall"/><path d="M-58-58H58V-63H-58ZM-50-63 0-84 50-63Z" class="roof"/><path d="M40 0V-58H52V0Z" class="dusk"/><path d="M-42-6V-50H-6V-6ZM4-6V-50H34V-6Z" class="hole soft"/><path d="M-42-20H-6M-42-35H-6M4-20H34M4-35H34" class="beam"/>'
    + f'<path d="{"".join(f"M{x} {y}v{-9 - (x * 7 + y) % 4}" for y in (-21, -36) for x in (*range(-40, -7, 4), *range(6, 33, 4)))}" class="grid"/>'
    + '<path d="M-40-7V-16M-35-7V-18M-30-7V-15M-24-7V-18M-19-7V-16M-13-7V-17M8-7V-17M14-7V-15M20-7V-18M27-7V-16" class="grid"/>'
    + '<path d="M-13-70C-8-74-4-74 0-71 4-74 8-74 13-70V-65C8-68 4-68 0-66-4-68-8-68-13-65Z" class="page"/>',
    "windmill": ground()
    + tree(-48, 0, 0.8)
    + '<path d="M-16 0-11-50H11L16 0Z" class="wall"/><path d="M6 0 4-50H11L16 0Z" class="dusk"/><path d="M-14-50C-12-64 12-64 14-50Z" class="roof"/>'
    + door(-5, 10, 16)
    + windows(-30, -3)
    + '<path d="M-2-54-32-84M-2-54 28-84M-2-54-32-24M-2-54 28-24" class="pole"/><path d="M-8-66-14-60-36-82-30-88ZM4-66 10-60 32-82 26-88ZM-8-42-14-48-36-26-30-20ZM4-42 10-48 32-26 26-20Z" class="sailcloth"/><path d="M-12-69-19-62M-18-75-25-68M-24-81-31-74M8-69 15-62M14-75 21-68M20-81 27-74M-12-39-19-46M-18-33-25-40M-24-27-31-34M8-39 15-46M14-33 21-40M20-27 27-34" class="fine"/><circle cx="-2" cy="-54" r="3" class="hole"/>',
    "hospital": ground()
    + house(-56, 112, 34, 20)
    + '<path d="M-14 0V-52L0-66 14-52V0Z" class="wall"/><path d="M6 0V-58L14-52V0Z" class="dusk"/>'
    + door(-6, 12, 18)
    + '<path d="M-3-54H3V-48H9V-42H3V-34H-3V-42H-9V-48H-3Z" class="awning"/><path d="M-50 0V-14a6 7 0 0 1 12 0V0ZM-34 0V-14a6 7 0 0 1 12 0V0ZM20 0V-14a6 7 0 0 1 12 0V0ZM36 0V-14a6 7 0 0 1 12 0V0Z" class="hole"/>'
    + f'<path d="{courses(-56, -32, 36, 12)}{courses(18, -32, 30, 12)}" class="fine"/><path d="M0-66V-78M-4-74H4" class="line"/>',
    "bathhouse": ground()
    + house(-56, 52, 36, 24)
    + door(-36, 12, 18)
    + windows(-16, -18, -50)
    + '<path d="M6-26H58L53 0H11Z" class="plank"/><path d="M7-20H57M10-7H54M18-26 20 0M30-26V0M44-26 42 0" class="line"/><path d="M8-26C14-32 22-28 28-31 36-34 48-28 56-26Z" class="waves"/><circle cx="22" cy="-38" r="5" class="page"/><circle cx="42" cy="-39" r="5" class="page"/><path d="M17-30C17-36 27-36 27-30M37-30C37-37 47-37 47-30" class="line"/>'
    + smoke(32, -46)
    + smoke(52, -38),
    "herb_garden": ground()
    + f'<path d="{merlons(-60, -26, 120, 17, 2.5)}V0H-60Z" class="wall"/><path d="M-54-4V-16H-20V-4ZM-14-4V-16H18V-4ZM24-4V-16H54V-4Z" class="hole soft"/>'
    + '<path d="M-48-10C-52-22-42-30-40-20-36-32-26-26-32-12ZM-10-12C-12-26-4-32 0-22 4-32 12-26 10-12ZM28-12C26-24 34-30 38-20 42-30 52-24 46-12Z" class="leaf"/><path d="M-40-22V-38M-40-38a3 3 0 1 0 .1 0M0-24V-42M0-42a3.500 3.500 0 1 0 .1 0M38-22V-36M38-36a3 3 0 1 0 .1 0M-46-30l-4-4M-34-30l4-4M-6-34l-5-3M6-34l5-3" class="line"/>'
    + tree(-56, -22, 0.9)
    + tree(56, -22, 0.9),
    "sacristy": ground()
    + tree(46, 0, 0.9)
    + '<path d="M-34 0V-40H30V0Z" class="wall"/><path d="M-40-40-2-72 36-40Z" class="roof"/><path d="M22 0V-40H30V0Z" class="dusk"/><path d="M-2-56a8 8 0 1 0 .1 0Z" class="page"/><path d="M-2-56V-40M-10-48H6M-7.500-53.500 3.500-42.500M3.500-53.500-7.500-42.500" class="fine"/>'
    + door(-9, 14, 24)
    + windows(-12, -28, 12)
    + '<path d="M-2-72V-86M-7-81H3" class="line"/><path d="M-58 0V-18H-34V0Z" class="wall"/><path d="M-60-18-46-30-34-26V-18Z" class="roof"/>',
    "shipping_line": '<path d="M-62-2C-54-6-46 2-38-2S-22 2-14-2 2 2 10-2H62V4H-62Z" class="waves"/>'
    '<path d="M10 4V-16H62V4Z" class="wall"/><path d="M10-9H62M22-16V-9M38-16V-9M52-16V-9M30-9V4M46-9V4" class="fine"/><path d="M46-16V-60M46-60 8-74M46-50 20-71M46-16 34-34M46-16 58-34" class="beam"/><path d="M10-73V-40" class="line"/><path d="M4-40H16V-30H4Z" class="plank"/>'
    '<path d="M-54-14C-40-10-16-10-4-16-5-6-10-1-16 0H-42C-49-1-53-7-54-14Z" class="plank"/><path d="M-30-12V-56" class="mast"/><path d="M-48-52C-40-49-20-49-12-52-15-42-15-30-12-22-20-19-40-19-48-22-45-30-45-42-48-52Z" class="sailcloth"/><path d="M-46-42C-38-39-22-39-14-42M-46-31C-38-28-22-28-14-31M-52-8C-40-5-16-5-6-9" class="fine"/><path d="M-30-56-18-59-30-62Z" class="flag"/>',
    "cellar": ground()
    + '<path d="M-58 0V-34C-58-70 58-70 58-34V0Z" class="wall"/><path d="M-46 0V-30C-46-58 46-58 46-30V0Z" class="hole soft"/><path d="M-58-34-46-30M-44-56-36-48M-16-62-13-54M16-62 13-54M44-56 36-48M58-34 46-30" class="line"/><path d="M46-20V0H58V-34Z" class="dusk"/>'
    + '<circle cx="-24" cy="-12" r="12" class="plank"/><circle cx="4" cy="-12" r="12" class="plank"/><circle cx="30" cy="-12" r="12" class="plank"/><circle cx="-10" cy="-33" r="11" class="plank"/><circle cx="16" cy="-33" r="11" class="plank"/><path d="M-24-24V0M-34-12H-14M4-24V0M-6-12H14M30-24V0M20-12H40M-10-44V-22M-20-33H0M16-44V-22M6-33H26" class="line"/>',
    "office": ground()
    + house(-44, 88, 52, 22)
    + '<path d="M-44-26H44" class="beam"/>'
    + door(-7, 14, 20)
    + windows(-8, -36, -22, 16, 30)
    + windows(-34, -36, -22, -4, 14, 30)
    + '<path d="M20-70H40V-56H20Z" class="page"/><path d="M30-68V-58M24-66H36M24-66-3 0M24-66l-3 5h6ZM36-66l-3 5h6Z" class="line"/>'
    + use("lys", -52, -12, 1.1)
    + use("lys", -56, -4, 1),
    "pharmacy": ground()
    + house(-44, 76, 44, 22)
    + '<path d="M-38-28H26L32-18H-44Z" class="awning"/><path d="M-38-28-44-18M-26-28-30-18M-14-28-16-18M-2-28-2-18M10-28 12-18M20-28 24-18" class="line"/><path d="M-36 0V-17H-2V0ZM6 0V-17H22V0Z" class="hole"/><path d="M-32-3v-7h6v7ZM-22-3v-9h6v9ZM-12-3v-7h6v7Z" class="page"/><path d="M-36-34V-40H-28V-34ZM-18-34V-40H-10V-34ZM6-34V-40H14V-34Z" class="hole"/><path d="M32-38H54M48-38V-32" class="line"/><path d="M38-30H58C58-20 54-16 51-15V-11H54V-8H42V-11H45V-15C42-16 38-20 38-30Z" class="page"/><path d="M50-30 58-42" class="line"/>',
    "school": ground()
    + house(-52, 92, 34, 22)
    + '<path d="M-14-48V-66H2V-48Z" class="wall"/><path d="M-18-66-6-82 6-66Z" class="roof"/><path d="M-10-50C-11-58-9-61-6-61S-1-58-2-50Z" class="hole"/>'
    + door(-12, 12, 20)
    + windows(-13, -44, -30, 8, 22)
    + '<path d="M42-4C48-9 53-9 57-4V-16C53-20 48-20 42-16ZM42-4C36-9 31-9 27-4V-16C31-20 36-20 42-16Z" class="page"/><path d="M30-14C34-17 37-17 40-14M45-14C48-17 51-17 54-14M30-9C34-12 37-12 40-9M45-9C48-12 51-12 54-9" class="fine"/>',
    "horse_wagon": ground()
    + '<path d="M-60-36H-8L-12-16H-56Z" class="plank"/><path d="M-58-28H-10M-57-22H-11M-46-36-44-16M-32-36V-16M-20-36-22-16" class="fine"/><circle cx="-46" cy="-10" r="10" class="wheel"/><circle cx="-20" cy="-10" r="10" class="wheel"/><path d="M-46-20V0M-56-10H-36M-20-20V0M-30-10H-10" class="line"/><path d="M-58-36C-58-62-10-62-10-36Z" class="sailcloth"/><path d="M-46-55C-48-48-48-42-46-36M-34-57V-36M-22-55C-20-48-20-42-22-36" class="fine"/><path d="M-10-22H30" class="pole"/>'
    + '<g transform="translate(8 0)"><path d="M8-32C6-42 14-44 28-42 34-46 36-56 40-60L42-56 48-50C49-47 46-46 43-47L39-34C37-30 36-27 36-24L37 0H33L31-18C26-16 20-16 17-18L15 0H11L11-18C8-22 8-28 8-32Z" class="horse"/><path d="M8-34C3-30 4-22 2-16M20-42C19-34 19-26 21-17M40-60C34-56 32-48 26-44" class="line"/><path d="M44-53.500h.1" class="slit"/></g>',
    "gunpowder_tower": ground()
    + f'<path d="M-24 0V-56H24V0Z" class="wall"/><path d="{merlons(-30, -68, 60, 6, 5)}V-54H-30Z" class="wall"/><path d="M10 0V-54H24V0ZM14-63H30V-54H14Z" class="dusk"/><path d="M-26-68 0-86 26-68Z" class="roof"/>'
    + door(-8, 16, 22)
    + f'<path d="{courses(-24, -52, 30, 26, 6)}" class="fine"/><path d="M-10-34V-44M6-34V-44" class="slit"/>'
    + barrel(-44, 0.95)
    + barrel(44, 0.95)
    + barrel(56, 0.7)
    + '<path d="M0-82V-89L12-86 0-83Z" class="flag"/>',
    "laboratory": ground()
    + house(-54, 50, 36, 24)
    + '<path d="M-30-50V-74H-20V-50Z" class="wall"/>'
    + smoke(-25, -75)
    + door(-42, 12, 18)
    + windows(-14, -22)
    + '<path d="M8-6H56V0H8ZM12-6V0M52-6V0" class="plank"/><path d="M16-6C10-6 10-20 18-24V-36H26V-24C34-20 34-6 28-6Z" class="page"/><path d="M12-14H32" class="line"/><path d="M14-12C14-8 16-6 18-6H26C29-6 30-9 30-12Z" class="waves"/><path d="M26-34C36-38 44-34 46-24" class="line"/><path d="M42-6C38-6 38-16 43-18V-24H49V-18C54-16 54-6 50-6Z" class="page"/>'
    + smoke(22, -38),
    "barracks": ground()
    + f'<path d="{merlons(-58, -38, 116, 15, 4)}V0H-58Z" class="wall"/><path d="M44 0V-34H58V0Z" class="dusk"/><path d="M-16 0V-22A16 16 0 0 1 16-22V0Z" class="hole"/><path d="M-10 0V-30M-3 0V-35M4 0V-35M11 0V-30M-16-12H16M-15-22H15" class="grid"/><path d="{courses(-58, -32, 38, 30, 7)}{courses(20, -32, 22, 30, 7)}" class="fine"/>'
    + '<path d="M-42-28H-28V-16C-28-11-33-8-35-7-37-8-42-11-42-16ZM28-28H42V-16C42-11 37-8 35-7 33-8 28-11 28-16Z" class="awning"/><path d="M-35-28V-7M-42-20H-28M35-28V-7M28-20H42" class="line"/><path d="M0-38V-72M0-72 18-66 0-60" class="flag"/>',
    "theatre": ground()
    + '<path d="M-52 0V-14H52V0Z" class="plank"/><path d="M-52-7H52M-36-14V0M-12-14V0M12-14V0M36-14V0" class="line"/><path d="M-48-14V-66M48-14V-66" class="pole"/><path d="M-54-66H54L44-80H-44Z" class="roof"/><path d="M-46-66C-46-40-40-26-30-18-36-18-44-16-46-14ZM46-66C46-40 40-26 30-18 36-18 44-16 46-14ZM-46-66C-20-60-12-54 0-62 12-54 20-60 46-66Z" class="awning"/><circle cx="-8" cy="-38" r="5" class="page"/><path d="M-8-33C-14-30-14-22-14-14H-2C-2-22-2-30-8-33ZM-13-28-22-34M-3-28 4-34" class="line"/><circle cx="14" cy="-34" r="4.500" class="page"/><path d="M14-29C9-27 8-20 8-14H20C20-20 19-27 14-29Z" class="line"/>',
    "tribunal": ground()
    + '<path d="M-52 0V-6H52V0ZM-48-6V-44H48V-6Z" class="wall"/><path d="M-56-44H56V-50H-56ZM-52-50 0-76 52-50Z" class="roof"/><path d="M-42-6V-42H-34V-6ZM-20-6V-42H-12V-6ZM12-6V-42H20V-6ZM34-6V-42H42V-6Z" class="page"/><path d="M-38-6V-42M-16-6V-42M16-6V-42M38-6V-42" class="fine"/>'
    + door(-7, 14, 26)
    + '<path d="M0-72V-56M-12-68H12M-12-68l-4 8h8ZM12-68l-4 8h8Z" class="line"/>',
    "goldsmith": ground()
    + house(-44, 70, 46, 22)
    + '<path d="M-38-28H20L26-18H-44Z" class="awning"/><path d="M-36 0V-17H-4V0ZM4 0V-17H18V0Z" class="hole"/><path d="M-36-34V-42H-28V-34ZM-14-34V-42H-6V-34ZM8-34V-42H16V-34Z" class="hole"/><path d="M26-40H54M46-40V-34" class="line"/><circle cx="46" cy="-22" r="9" class="wheel"/><path d="M40-33H52L49-28H43Z" class="awning"/>'
    + use("coin", -28, -8, 0.6)
    + use("coin", -18, -8, 0.6)
    + use("coin", -23, -13, 0.6),
    "bakery": ground()
    + house(-50, 58, 34, 24)
    + door(-30, 12, 18)
    + windows(-13, -46, -10)
    + '<path d="M12 0V-24C12-42 54-42 54-24V0Z" class="wall"/><path d="M22 0V-16C22-28 44-28 44-16V0Z" class="hole"/><path d="M26-2C28-12 32-6 33-16 36-8 40-10 40-2Z" class="awning"/><path d="M28-38V-56H38V-38Z" class="wall"/><path d="M14-22H20M46-22H52M16-10H21M45-10H50M22-34H30M38-34H46" class="fine"/>'
    + smoke(33, -58)
    + use("i-bread", -20, -66, 0.9),
    "hideaway": ground()
    + '<path d="M-50 0C-44-30-26-56 0-58 26-56 44-30 50 0Z" class="ridge"/><path d="M-20 0C-20-24-12-34 0-34S20-24 20 0Z" class="hole"/><path d="M-34-20-28-34M-24-34-18-46M26-30 18-44M36-14 30-28M6-46 2-56" class="fine"/><path d="M-10 0V-10H10V0ZM-10-10C-10-16 10-16 10-10Z" class="plank"/><path d="M-10-6H10M0-10V-4" class="line"/>'
    + tree(-46, 0, 1.4)
    + tree(44, 0, 1.3)
    + tree(-26, 2, 0.7)
    + tree(30, 2, 0.6),
}
