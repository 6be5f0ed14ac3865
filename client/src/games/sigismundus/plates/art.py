"""Drawings of Sigismundus Augustus: glyphs, arms, profiles, patterns, views of countries, scenes of the bays.

Paths are on grids of 24 (glyphs, arms), 40 (medals), 60 x 44 (scenes) and 140 x 46 (views). Tones are variables of
sigismundus.css, so that everything follows the theme.
"""


def n(x: float) -> str:
    """A number as short as it can be."""
    return f"{x:.1f}".rstrip("0").rstrip(".")


GLYPHS = {
    "coin": '<circle cx="12" cy="12" r="10" fill="url(#gold)" stroke="#6b4710" stroke-width="1.3"/><circle cx="12" cy="12" r="7.300" fill="none" stroke="#6b4710" stroke-width=".8" stroke-dasharray="1.200 1.100"/><path d="M12 6.500c2.200 0 3 1.200 3 2.600 1.600.8 2.200 2.400 2.200 4.200l-2.400-.8V17h-5.600v-4.500l-2.400.8c0-1.800.6-3.400 2.200-4.200 0-1.400.8-2.600 3-2.600Z" fill="#6b4710"/>',
    "laurel": '<path d="M10.500 21.500 12 20l1.500 1.500M12 20C6 20 3.500 15 4.500 8M12 20c6 0 8.500-5 7.500-12" fill="none" stroke="currentColor" stroke-width="1.200"/><g fill="currentColor"><ellipse cx="15.1" cy="19.8" rx="4.300" ry="2.100" transform="rotate(136 15.1 19.8)"/><ellipse cx="19.0" cy="16.4" rx="4.300" ry="2.100" transform="rotate(99 19.0 16.4)"/><ellipse cx="20.2" cy="11.3" rx="4.300" ry="2.100" transform="rotate(62 20.2 11.3)"/><ellipse cx="18.0" cy="6.6" rx="4.300" ry="2.100" transform="rotate(25 18.0 6.6)"/><ellipse cx="8.9" cy="19.8" rx="4.300" ry="2.100" transform="rotate(224 8.9 19.8)"/><ellipse cx="5.0" cy="16.4" rx="4.300" ry="2.100" transform="rotate(261 5.0 16.4)"/><ellipse cx="3.8" cy="11.3" rx="4.300" ry="2.100" transform="rotate(298 3.8 11.3)"/><ellipse cx="6.0" cy="6.6" rx="4.300" ry="2.100" transform="rotate(335 6.0 6.6)"/></g>',
    "vote": '<path d="M4 22v-3.500h16V22Z" fill="currentColor"/><path d="M7 18V9.500a1.500 1.500 0 0 1 3 0V4a1.500 1.500 0 0 1 3 0v5-3.500a1.500 1.500 0 0 1 3 0V10a1.500 1.500 0 0 1 2.800.6V14L16.500 18Z" fill="var(--b-panel)" stroke="currentColor" stroke-width="1.500" stroke-linejoin="round"/>',
    "card": '<path d="M4 5.500 14 3l4 15-10 2.800Z" fill="currentColor" opacity=".45"/><rect x="8" y="4" width="11" height="16.500" rx="1.500" fill="var(--b-panel)" stroke="currentColor" stroke-width="1.600"/><path d="M13.500 8.500 16 12l-2.500 3.500L11 12Z" fill="currentColor"/>',
    "client": '<path d="M12 2.500a4.200 4.200 0 0 1 2.600 7.500l1.400.9-1 1.300c.5 3.300 1.400 5.500 4 7.300V22H5v-2.500c2.600-1.800 3.500-4 4-7.300l-1-1.300 1.400-.9A4.200 4.200 0 0 1 12 2.500Z" fill="currentColor"/>',
    "marker": '<circle cx="12" cy="12" r="9.500" fill="none" stroke="currentColor" stroke-width="2"/><path d="M7.500 7.500h9v4.500c0 3.300-2.200 5-4.500 6-2.300-1-4.500-2.700-4.500-6Z" fill="currentColor"/>',
    "court": '<path d="M12 3v17M7 21h10M5 7h14M12 4.500 5 7m7-2.500L19 7" fill="none" stroke="currentColor" stroke-width="1.600"/><path d="M1.500 14 5 7l3.500 7a3.600 3.600 0 0 1-7 0Zm14 0L19 7l3.500 7a3.600 3.600 0 0 1-7 0Z" fill="currentColor"/>',
    "infantry": '<path d="M18.500 1.500 20 5l-1 1v16h-1.600V6l-1-1Z" fill="currentColor"/><path d="M6 6.500c0-3 2-4.500 4.500-4.500S15 3.500 15 6.500l1.200.8H4.800Z" fill="currentColor"/><circle cx="10.400" cy="8.800" r="2.500" fill="currentColor"/><path d="M5 22v-8c0-1.800 1.400-2.800 3-2.800h5c2 0 3 1 3 2.800v2h-2.500v6Z" fill="currentColor"/>',
    "hussars": '<path d="M5 2c-1.500 7-1 13 3.500 20h3C8 15 6.500 9 7.500 2.500Z" fill="currentColor"/><path d="M7 3.500c2.500-.8 4.500 0 5 2-1.500.6-3 .6-4.800 0Zm-.2 4c2.800-.8 5 .2 5.700 2.300-1.800.6-3.500.5-5.400-.3Zm.4 4.200c2.800-.6 5 .4 5.800 2.500-1.800.5-3.600.3-5.200-.6Zm1.300 4c2.600-.4 4.600.7 5.300 2.600-1.700.4-3.200.2-4.500-.6Z" fill="currentColor"/><path d="M20 1 15.500 22M20 1l-3.500 2.500 4 2.200Z" fill="currentColor" stroke="currentColor" stroke-width="1.300"/>',
    "artillery": '<path d="M2 8.500 17.500 5.500l.3-1.300h3.400l.3 6h-3.300l-.6-1L5 14.500 2.500 13Z" fill="currentColor"/><circle cx="9.500" cy="16.500" r="5" fill="none" stroke="currentColor" stroke-width="1.700"/><path d="M9.500 11.500v10M4.500 16.500h10M6 13l7 7M13 13l-7 7" stroke="currentColor" stroke-width=".9"/><path d="M13 17.500 22 21.500" stroke="currentColor" stroke-width="2"/>',
    "crown": '<path d="M3 19 1.800 7.500l5.400 4L12 4l4.800 7.500 5.400-4L21 19Z" fill="url(#gold)" stroke="#6b4710" stroke-width="1.300" stroke-linejoin="round"/><path d="M3 19h18v2.500H3Z" fill="url(#gold)" stroke="#6b4710"/><circle cx="12" cy="3.600" r="1.700" fill="#a5342a"/>',
    "church": '<path d="M12 1v5M10 3h4" stroke="currentColor" stroke-width="1.500"/><path d="M12 5.500 16 11v11H8V11Zm4 7.500h5v9h-5ZM3 13h5v9H3Z" fill="currentColor"/>',
    "first": '<path d="M12 1.500l2.600 2.300 3.400-.6 1 3.300 3.200 1.400-.9 3.300 1.700 3-2.600 2.300-.2 3.500-3.400.6-2.300 2.700-3.100-1.600L8.500 23l-2-2.900-3.400-.7.100-3.500L.9 13.400l2-2.900-.6-3.400 3.300-1.300 1.300-3.200 3.400.5Z" fill="url(#gold)" stroke="#6b4710"/><text x="12" y="16.500" font-size="13" text-anchor="middle" style="fill:#4a2f08;font-family:var(--serif)">I</text>',
    "scroll": '<path d="M5 3h13a2.500 2.500 0 0 1 2.500 2.500H8V20a2 2 0 0 1-4 0V5a2 2 0 0 1 1-2Z" fill="var(--b-panel)" stroke="currentColor" stroke-width="1.400"/><path d="M8 5.500h10V19a2 2 0 0 1-2 2H6M10 9.500h6M10 12.500h6M10 15.500h4" fill="none" stroke="currentColor" stroke-width="1.300"/>',
    "star": '<path d="M12 1.500 15 9l8 .5-6 5 2 8-7-4.500L5 22.500l2-8-6-5L9 9Z" fill="currentColor"/>',
    "seal": '<path d="M12 2c2 0 2.500 1.500 4.200 1.800 1.800.4 3 .6 3.600 2.600.5 1.700 2 2.500 2 4.800 0 2-1.400 2.700-1.700 4.600-.4 1.900-1.300 2.800-3.300 3.300-1.700.4-2.600 2-4.800 2s-3-1.500-4.800-2c-2-.5-3-1.400-3.300-3.300-.3-1.900-1.700-2.600-1.700-4.600 0-2.300 1.500-3.100 2-4.800.6-2 1.800-2.200 3.600-2.600C9.500 3.500 10 2 12 2Z" fill="var(--b-wax)" stroke="#4d120e" stroke-width=".9"/><circle cx="12" cy="11.600" r="6" fill="none" stroke="#4d120e" stroke-width="1" opacity=".7"/><path d="M12 7.500v8M9 9.500h6M10 13h4" stroke="#f3d9c0" stroke-width="1.400" opacity=".9"/>',
    "sabres": '<path d="M3 3c6 2 12 8 15 15l3 3-1.500 1-3-2.500C10.500 16.500 5 11 3 3Zm18 0c-6 2-12 8-15 15l-3 3 1.500 1 3-2.500C13.500 16.500 19 11 21 3Z" fill="currentColor"/>',
    "ship": '<path d="M2 15h20c-1 4-3 6-5 6H7c-2.500 0-4.500-2-5-6Z" fill="currentColor"/><path d="M11 2h1.500v12H11Zm2.500 1.500c4 2 5.500 5.500 5 9.500h-5Zm-3.500 2c-3 1.500-4.500 4-4.500 7.500H10Z" fill="currentColor"/>',
    "bell": '<path d="M12 2c1 0 1.600.8 1.500 1.700C17 4.500 18 8 18.300 11.500c.2 3 .7 4.700 2.700 6H3c2-1.300 2.500-3 2.700-6C6 8 7 4.500 10.500 3.700 10.400 2.800 11 2 12 2Z" fill="currentColor"/><circle cx="12" cy="20" r="2.200" fill="currentColor"/>',
    "tax": '<path d="M8 8h8l-1.500-3.500 1-2.500h-7l1 2.500Z" fill="currentColor"/><path d="M8.500 9h7c4 3 5 6.500 5 9.500 0 2.500-2 3.500-4.500 3.500H8c-2.500 0-4.500-1-4.500-3.500 0-3 1-6.500 5-9.500Z" fill="currentColor"/><circle cx="12" cy="15.500" r="3.600" fill="var(--b-panel)"/><path d="M12 13v5m-2-2.500h4" stroke="currentColor" stroke-width="1.300"/>',
}
GLYPHS["support"] = GLYPHS["vote"]
GLYPHS["host"] = GLYPHS["hussars"]
DECK_GLYPH = {"internal": "bell", "foreign": "ship", "military": "sabres"}
CHARGES = {  # what the five houses bear, ivory on the player's colour
    "gorka": '<path d="M4 11.500c1 5.500 4 7.700 8 7.700s7-2.200 8-7.700c.8-.3 1-1.300.2-2-1.200.4-2.400 1.500-3.500 2.700H7.300C6.200 11 5 9.900 3.800 9.500c-.8.7-.6 1.700.2 2Z"/><path d="M8.800 12.500h1.300v6H8.800Zm2.600 0h1.300v6.500h-1.300Zm2.600 0h1.300v6H14Z" opacity=".45" style="fill:#000"/>',
    "tarnowski": '<path d="M4.600 10.500a7.500 7.500 0 0 0 14.800 0 8.600 8.600 0 0 1-14.800 0Z"/><path d="m12 3.600 1 2.500 2.700-.4-1.600 2.200 1.600 2.200-2.700-.4-1 2.500-1-2.500-2.700.4 1.600-2.200-1.600-2.200 2.700.4Z"/>',
    "teczynski": '<path d="M9.800 3.500h2.100V21H9.800Z"/><path d="M11.500 5c2.500 1 4.500.5 6-1.500 2 2.500 2 7.500 0 10-1.500-2-3.500-2.700-6-1.700Z"/><path d="M9.800 6.200H7v3.600h2.800Z"/>',
    "zamoyski": '<path d="M12 3l1.400 3-.7 1.200V20h-1.400V7.200L10.600 6Z"/><path d="M5.200 4.800l3.100 1.700v1.400l9 10.500-1.100.9-9-10.500-1.400-.3Z"/><path d="M18.800 4.800l-3.100 1.700v1.400l-9 10.500 1.100.9 9-10.500 1.400-.3Z"/>',
    "firlej": '<path d="M7 20.500c.2-3 .8-4.700 2.200-6.600-1.200-.3-2 .2-3 1.100-.6-.8-.4-1.800.3-2.600-.9-.1-1.400-.7-1.300-1.600 2 .2 3.600-.2 5-1.200-.5-1-1.500-1.300-2.200-2.600.2-.8.8-1.200 1.600-1.100.4-1.600 2-2.600 3.900-2.100.3-.5.9-.7 1.400-.4l.1 1.200c1 .5 1.500 1.500 1.300 2.500l1.500.9c-.1.9-.9 1.400-1.900 1.300-.3 1.200-.2 2 .4 3 .7-.6 1.600-.7 2.500-.2l-.2 1.300-2 .6c.3 1.600 0 3-.8 4.200l1.300 2.300H12.500l.6-2.200-1-.8-1.600 3Z"/>',
}
KIND_GLYPH = (  # mitre, key, castle
    '<path d="M12 1.500c3.500 3 6 7 5 14H7c-1-7 1.500-11 5-14ZM6.500 17h11v4h-11Z" fill="currentColor"/><path d="M12 6v7M9 9.500h6" stroke="var(--b-panel)" stroke-width="1.500"/>',
    '<circle cx="12" cy="6" r="4" fill="none" stroke="currentColor" stroke-width="2.400"/><path d="M10.900 10h2.300v12h-2.300Zm2 7h4v4.500h-2v-2h-2Z" fill="currentColor"/>',
    '<path d="M3 22V7h3V4h2.500v3h2V3h3v4h2V4H18v3h3v15h-6v-5a3 3 0 0 0-6 0v5Z" fill="currentColor"/>',
)
COUNTRY_ARMS = {
    "lithuania": '<path d="M5 4h2.200v13H11V8h2v9h3.800V4H19v15.500h-6V22h-2v-2.500H5Z" fill="#f2c14e"/>',
    "sweden": "".join(
        f'<path d="M{x} {y}l-.6-4 2 1.300L{x + 3} {y - 4.500}l1.600 2.800 2-1.300-.6 4Z" fill="#f2c14e"/>'
        for x, y in ((3.6, 11), (14.2, 11), (8.9, 20))
    ),
    "habsburg": '<path d="M1 9h22v6.500H1Z" fill="#f6efe0"/>',
    "moscow": '<path d="M12 5.500c.8-2.600 3-3.400 4.800-2.200l-1.300 1 1 .9-2.400.8c0 1.700.6 2.600 1.500 3 2-2.500 4-3 6.200-3-.6 5-2 8-5 9.500l1.700 3-3.500-1.300L12 21.500l-3-4.300-3.500 1.300 1.700-3c-3-1.500-4.400-4.500-5-9.500 2.200 0 4.200.5 6.200 3 .9-.4 1.500-1.300 1.500-3l-2.400-.8 1-.9-1.300-1C9 2.100 11.200 2.900 12 5.500Z" fill="#f2c14e"/>',
    "prussia": '<path d="M12.500 3c2-.4 3 .7 2.800 2.300l-.9 2c2.300-2.300 5-3 7.600-2.800-.5 5.500-2 8.300-5 9.700l1.500 3-3.300-1L12 21.500l-3.200-5.300-3.300 1 1.500-3c-3-1.400-4.500-4.200-5-9.700 2.600-.2 5.300.5 7.600 2.800l-.4-1.800-2.400.6C8 4 10 3.500 12.500 3Z" fill="#1d1a17"/>',
    "turkey": '<path d="M15.500 4.500a8 8 0 1 0 0 15 6.600 6.600 0 1 1 0-15Z" fill="#f6efe0"/><path d="m17.500 8.500 1 2.400 2.500.1-2 1.600.7 2.500-2.200-1.400-2.100 1.400.7-2.500-2-1.600 2.500-.1Z" fill="#f6efe0"/>',
}
COUNTRY_FIELD = {
    "lithuania": "#a5342a",
    "sweden": "#2c4a7c",
    "habsburg": "#a5342a",
    "moscow": "#7a2b22",
    "prussia": "#eee6d4",
    "turkey": "#2f7465",
}
EAGLE = (
    '<g fill="#fbf6ea" stroke="#3b2f22" stroke-width=".9" stroke-linejoin="round">'
    '<path id="wing" d="M33 19c3-6 9-11 18-13-1 3 0 5.500 2.500 7-1.500 2-1 4.500 1.500 6-2.200 2-2 5 0 7.500-3.200.3-4.500 3-3.500 6.500-3-.8-5.200 1-5.500 5-2.600-2-5.600-2-8.500.6C33.500 33 33 26 33 19Z"/><use href="#wing" transform="matrix(-1 0 0 1 60 0)"/>'
    '<path d="M30 40c3 4 7.500 6 8.500 12.500-2-1-3.300-.3-4 2-1.500-1.800-3-1-4.500 2.500-1.500-3.500-3-4.300-4.500-2.500-.7-2.300-2-3-4-2C22.500 46 27 44 30 40Z"/>'
    '<path d="M25.500 38c-3.500 1.500-5.500 3.500-7 7l2.500-.6 1 2.600 1-3 2.800 1.500L25 42ZM34.500 38c3.500 1.500 5.500 3.500 7 7l-2.500-.6-1 2.600-1-3-2.800 1.500L35 42Z" fill="#d9a441"/>'
    '<path d="M30 13c4.500 0 6.500 4.500 6.500 11S34 37.500 32 42h-4c-2-4.500-4.500-11.500-4.500-18S25.500 13 30 13Z"/>'
    '<path d="M26.500 17c-.5-2-.6-4 0-6-1.800 0-3.300.7-4.700 2 .1-3.500 1.500-5.500 4-6.300 2.800-2 6.700-1.200 7.700 2.300.8 3 .3 6-.2 8.500Z"/></g>'
    '<path d="M25 5.800 24 .8l3 2.200L29.600 0l2.600 3 3-2.200-1 5Z" fill="#d9a441" stroke="#3b2f22" stroke-width=".7"/><circle cx="27" cy="9.800" r=".8" fill="#3b2f22"/>'
    '<path d="M36 21c4-2 9-4 15-4M36 26c4-2 9-2 14-1M36 31c3-2 7-1 10 1M24 21c-4-2-9-4-15-4M24 26c-4-2-9-2-14-1M24 31c-3-2-7-1-10 1" fill="none" stroke="#3b2f22" stroke-width=".7"/>'
    '<path d="M33.200 20.500c-1.500-1.600-5.200-1.600-5.800.8-.8 3.200 6 2.600 5.800 6-.2 3-4.800 3.300-6.600 1.200" fill="none" stroke="#a5342a" stroke-width="2"/>'
)
HATS = {
    "beret": '<path d="M10.500 12C9 8 14 4 21 3.800c7-.2 11.800 3.700 10.500 7.200-1 2-4.500 1.500-7.500.5-4.500-1-9 0-13.500.5Z"/>',
    "biretta": '<path d="M11 12.800 12 5l8-2 9.500 2.500.3 8.300c-5.500-3-13-3.200-18.800-1Z"/>',
    "helmet": '<path d="M10.300 13.500C10.500 6 16 2.300 21 2.300c7 0 11.500 5.700 10.300 16.200L27 20l-.5-6.500Z"/><path d="M14 3.500C19-1 28 0 32 6c-5-3-11-3.500-18-2.500Z" fill="var(--b-rub)"/>',
    "laurel": '<path d="M12 11c2-3 5-3.500 7-2-2 2.500-4.500 3-7 2Zm6-2.500c2-2.800 5-3 7-1.300-2 2.300-4.800 2.800-7 1.300Zm6.500-.5c3-1 5.500.5 6 3.200-3 .3-5.300-.7-6-3.200Z"/>',
}
BEARDS = (
    "",
    '<path d="M12.600 21c-.6 3.500.5 6.500 3 7.800 2.600-1.300 4.600-4 5.400-7.600-3 1.800-6 1.500-8.400-.2Z"/>',
    '<path d="M12.600 20.500c-1.500 5 0 11 2.600 14 3.800-2.500 6-8 6.800-13.500-3.200 2-6.500 1.500-9.400-.5Z"/>',
)
HEAD = '<path d="M6 38c1.500-6 6.500-9 11-10.500l.2-3.300c-3 .3-4.600-1-4.800-3.600l-.2-1.500-1.900-.8c-.5-.3-.4-.9 0-1.500l1.800-3.200C12 8.500 15 5 20.500 5 26.500 5 29.700 10 29 15c-.5 3.500-2 5.500-2.400 8.500l.2 3.300C31.500 28.500 35 32 36 38Z"/>'


# By figure: hat and beard of the profile.
PROFILES = {
    "kochanowski": ("laurel", 1),
    "rej": ("beret", 2),
    "gornicki": ("biretta", 1),
    "orzechowski": ("biretta", 2),
    "modrzewski": ("beret", 2),
    "kromer": ("biretta", 0),
    "hozjusz": ("biretta", 2),
    "przyluski": ("beret", 1),
    "sieniawski": ("helmet", 2),
    "padovano": ("laurel", 2),
    "jazlowiecki": ("helmet", 1),
    "provana": ("beret", 0),
    "szamotuly": ("laurel", 0),
    "bakfark": ("beret", 1),
    "bielski": ("beret", 2),
    "strus": ("biretta", 2),
    "laski": ("beret", 2),
    "konarski": ("biretta", 1),
    "taranowski": ("beret", 1),
    "grzepski": ("biretta", 0),
    "zebrzydowski": ("helmet", 1),
    "pretwicz": ("helmet", 2),
    "wisniowiecki": ("helmet", 1),
    "sierpinek": ("helmet", 0),
}


def wood(name, light, base, dark):
    return f'<linearGradient id="{name}" x1="0" x2="1"><stop offset="0" stop-color="{dark}"/><stop offset=".28" stop-color="{light}"/><stop offset=".6" stop-color="{base}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'


WOODS = (
    ("#d9685a", "#b5392b", "#7d241a"),
    ("#6d8cc0", "#2c4a7c", "#1a2f54"),
    ("#e3b055", "#b9801f", "#7d5410"),
    ("#63a694", "#2f7465", "#1a4a40"),
    ("#bb6d94", "#8a3b63", "#5c2340"),
)
DEFS = (
    "<defs>"
    + "".join(wood(f"wood{i}", *w) for i, w in enumerate(WOODS))
    + wood("woodx", "#e8cfa0", "#c9a266", "#8f6c38")
    + '<radialGradient id="gold" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#fbe7a4"/><stop offset=".55" stop-color="#e0ad3f"/><stop offset="1" stop-color="#a87416"/></radialGradient>'
    '<radialGradient id="bronze" cx=".35" cy=".3" r=".95"><stop offset="0" stop-color="#dcb877"/><stop offset=".6" stop-color="#a97b3c"/><stop offset="1" stop-color="#6b4a1c"/></radialGradient>'
    '<linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>'
    '<linearGradient id="vault" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--b-in-2)"/><stop offset=".62" stop-color="var(--b-in)"/><stop offset="1" stop-color="var(--b-stone)"/></linearGradient>'
    '<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7cf6b" stop-opacity=".15"/><stop offset="1" stop-color="#ffe39a" stop-opacity=".95"/></linearGradient>'
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--b-deep)"/><stop offset="1" stop-color="var(--b-panel)"/></linearGradient>'
    '<clipPath id="coinclip"><circle cx="20" cy="19" r="19.500"/></clipPath>'
    '<pattern id="hatch" width="3.200" height="3.200" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v3.200" stroke="var(--b-line)" stroke-width=".9"/></pattern>'
    '<pattern id="hatch2" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0v4" stroke="var(--b-line)" stroke-width=".7" opacity=".6"/></pattern>'
    '<pattern id="waves" width="16" height="6" patternUnits="userSpaceOnUse"><path d="M0 4c2-3 6-3 8 0s6 3 8 0" fill="none" stroke="var(--b-line)" stroke-width=".7" opacity=".75"/></pattern>'
    '<pattern id="tiles" width="8" height="7" patternUnits="userSpaceOnUse"><path d="M0 0a4 4 0 0 0 8 0M-4 3.500a4 4 0 0 0 8 0 4 4 0 0 0 8 0" fill="none" stroke="#2b1a12" stroke-opacity=".55" stroke-width=".8"/></pattern>'
    '<pattern id="kp0" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v5" stroke="var(--k0i)" stroke-width="1" opacity=".4"/></pattern>'
    '<pattern id="kp1" width="5" height="4" patternUnits="userSpaceOnUse"><path d="M0 2h5" stroke="var(--k1i)" stroke-width="1" opacity=".4"/></pattern>'
    '<pattern id="kp2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="1.500" cy="1.500" r=".9" fill="var(--k2i)" opacity=".55"/><circle cx="4.500" cy="4.500" r=".9" fill="var(--k2i)" opacity=".55"/></pattern>'
    # brocade: an ogival net with pomegranates, as on velvets of the royal wardrobe
    '<pattern id="brocade" width="52" height="74" patternUnits="userSpaceOnUse"><g fill="none" stroke="var(--b-gold)" stroke-width="1" opacity=".34">'
    '<path d="M26 0C44 12 52 24 52 37S44 62 26 74C8 62 0 50 0 37S8 12 26 0ZM0 0c6 3 9 6 12 10M52 0c-6 3-9 6-12 10M0 74c6-3 9-6 12-10M52 74c-6-3-9-6-12-10"/>'
    '<path d="M26 14c9 7 13 14 13 22s-5 14-13 18c-8-4-13-10-13-18s4-15 13-22Z"/><path d="M26 22c5 4 8 9 8 14s-3 9-8 12c-5-3-8-7-8-12s3-10 8-14Zm0 4v18M21 30c2 4 2 9 0 13M31 30c-2 4-2 9 0 13"/>'
    '<path d="M26 14c-2-4-1-7 0-9 1 2 2 5 0 9Zm-4 1c-4-2-5-5-5-8 3 1 5 4 5 8Zm8 0c4-2 5-5 5-8-3 1-5 4-5 8ZM13 40c-5 1-8 4-9 8M39 40c5 1 8 4 9 8M0 37h4M48 37h4"/></g></pattern>'
    # moresque band: white arabesque in a dark strip, the way the printers of Cracow framed their title pages
    '<pattern id="moresque" width="40" height="10" patternUnits="userSpaceOnUse"><g fill="none" stroke="var(--b-band-ink)" stroke-width="1.100"><path d="M0 5c5-5 9-5 12-1s6 5 8 1c2 4 5 3 8-1s7-4 12 1"/></g><path d="M12 4c-3-1-4 3-1 4 1-2 1-3 1-4Zm16 0c3-1 4 3 1 4-1-2-1-3-1-4ZM20 1.500c1.500 1.500 1.500 3 0 4.500-1.500-1.500-1.500-3 0-4.500ZM0 2.500C1.500 4 1.500 6 0 7.500ZM40 2.500c-1.500 1.500-1.500 3.500 0 5Z" fill="var(--b-band-ink)"/></pattern>'
    '<pattern id="moresque-v" width="10" height="40" patternUnits="userSpaceOnUse"><g transform="matrix(0 1 -1 0 10 0)"><g fill="none" stroke="var(--b-band-ink)" stroke-width="1.100"><path d="M0 5c5-5 9-5 12-1s6 5 8 1c2 4 5 3 8-1s7-4 12 1"/></g><path d="M12 4c-3-1-4 3-1 4 1-2 1-3 1-4Zm16 0c3-1 4 3 1 4-1-2-1-3-1-4ZM20 1.500c1.500 1.500 1.500 3 0 4.500-1.500-1.500-1.500-3 0-4.500ZM0 2.500C1.500 4 1.500 6 0 7.500ZM40 2.500c-1.500 1.500-1.500 3.500 0 5Z" fill="var(--b-band-ink)"/></g></pattern>'
    '<pattern id="back" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M7 0 14 7 7 14 0 7Z" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".9"/><circle cx="7" cy="7" r="1.500" fill="#fff" fill-opacity=".4"/></pattern>'
    '<filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="1.500" stdDeviation="1.200" flood-color="#1f1408" flood-opacity=".45"/></filter>'
    '<filter id="glow" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="0" stdDeviation="4" flood-color="#f0b429" flood-opacity=".95"/></filter>'
    '<symbol id="leaf" viewBox="0 0 24 24"><path d="M3 14c4-7 10-10 16-8 3 1 3 5 0 6-4 1.500-7-1-10 2-2 2-1 5 1.500 5 1.500 0 2-1.500 1-2.500M3 14c-1 3 0 5 2 6" fill="none" stroke="currentColor" stroke-width="1.700"/><path d="M19 6c2-2 4-2 4-2-.5 2-1.500 3-3 3.500Z" fill="currentColor"/><path d="M9 11c1-4 4-6 8-5-1 4-4 6-8 5Z" fill="currentColor"/></symbol>'
    "</defs>"
)


def town(houses, y=40):
    """Gabled houses: (x, width, height, roof)."""
    body = "".join(f"M{x} {y}v-{h}l{w / 2} -{r}l{w / 2} {r}v{h}Z" for x, w, h, r in houses)
    shade = "".join(
        f"M{n(x + w * 0.55)} {y}v-{n(h + r * 0.85)}l{n(w * 0.45)} {n(r * 0.85)}v{h}Z"
        for x, w, h, r in houses
    )
    doors = "".join(
        f"M{n(x + w * 0.22)} {n(y - h * 0.45)}h{n(w * 0.16)}v2.5h-{n(w * 0.16)}Z"
        for x, w, h, r in houses
        if w > 6
    )
    return f'<path d="{body}" fill="var(--b-panel)" stroke="var(--b-line)" stroke-width=".9" stroke-linejoin="round"/><path d="{shade}" fill="url(#hatch)"/><path d="{doors}" fill="var(--b-line)"/>'


def trees(spots):
    return "".join(
        f'<path d="M{x} {y}l-3.500 0 2.200-3.500h-1.500l2.500-3.500h-1.200l2.500-4.500 2.500 4.500h-1.200l2.500 3.500h-1.500l2.200 3.500Z" fill="var(--b-soft)" stroke="var(--b-line)" stroke-width=".5"/>'
        for x, y in spots
    )


def ground(d):
    return f'<path d="{d}" fill="var(--b-deep)" stroke="var(--b-line)" stroke-width=".8"/><path d="{d}" fill="url(#hatch2)"/>'


def onion(x, y, w, h):
    return f'<path d="M{x - w / 2} {y}v-{h}h{w}v{h}Z" fill="var(--b-panel)" stroke="var(--b-line)" stroke-width=".9"/><path d="M{x} {y - h - w * 1.5}c{w * 0.2} {w * 0.5} {w * 0.75} {w * 0.6} {w * 0.75} {w * 1.1} 0 {w * 0.3}-{w * 0.25} {w * 0.4}-{w * 0.35} {w * 0.4}h-{w * 0.8}c-.1 0-{w * 0.35}-.1-{w * 0.35}-{w * 0.4} 0-{w * 0.5} {w * 0.55}-{w * 0.6} {w * 0.75}-{w * 1.1}Z" fill="var(--b-roof)" stroke="var(--b-line)" stroke-width=".8"/><path d="M{x} {y - h - w * 1.5}v-4m-1.500 1.500h3" stroke="var(--b-line)" stroke-width=".9"/>'


def ship(x, y, s=1.0):
    return f'<g transform="translate({x} {y}) scale({s})"><path d="M-12-3h24c-1 5-3 7-6 7H-6c-3 0-5-2-6-7Zm19-3h6v3H7Z" fill="var(--b-roof)" stroke="var(--b-line)" stroke-width=".8"/><path d="M-5-3v-17M5-3v-14" stroke="var(--b-line)"/><path d="M-10-8c3-3 3-7 0-10h10c3 3 3 7 0 10ZM2-7c2-2 2-6 0-8h7c2 2 2 6 0 8Z" fill="var(--b-panel)" stroke="var(--b-line)" stroke-width=".8"/></g>'


SKY = '<rect width="140" height="46" fill="url(#sky)"/><path d="M4 8h30M10 11h18M96 6h34M104 9h16M50 13h14" stroke="var(--b-line)" stroke-width=".5" opacity=".5"/>'
VEDUTE = {
    "sweden": SKY
    + ground("M0 46V34c12-4 20-7 34-6 10 1 16 4 22 6v12Z")
    + '<path d="M30 28v-19h9v19Z" fill="var(--b-panel)" stroke="var(--b-line)"/><path d="M28 9h13v-3h-2v-2h-2.500v2h-4v-2H30v2h-2Zm4-5 2.500-4 2.500 4" fill="var(--b-roof)" stroke="var(--b-line)" stroke-width=".8"/><path d="M36 28V9h3v19Z" fill="url(#hatch)"/>'
    + town(((8, 12, 7, 5), (20, 10, 6, 4), (41, 11, 7, 5)), 33)
    + '<path d="M44 46V35h96v11Z" fill="var(--b-in)" opacity=".35"/><path d="M40 46V35h100v11Z" fill="url(#waves)"/>'
    + ship(86, 36, 1.05)
    + ship(120, 33, 0.55),
    "prussia": SKY
    + ground("M0 46V38c40-5 90-4 140 0v8Z")
    + '<path d="M46 40V20l3-5 3 5v20ZM88 40V16l3.500-7 3.500 7v24Z" fill="var(--b-roof)" stroke="var(--b-line)" stroke-width=".9"/><path d="M52 40V27h4v-3h4v-3h4v-3h4v3h4v3h4v3h12v13Z" fill="var(--b-panel)" stroke="var(--b-line)" stroke-width=".9"/><path d="M70 40V21h2v3h4v3h12v13Z" fill="url(#hatch)"/><path d="M57 40v-7a3 3 0 0 1 6 0v7Zm18-6h3v4h-3Zm6 0h3v4h-3Z" fill="var(--b-line)"/>'
    + town(((16, 13, 8, 6), (30, 12, 7, 7), (100, 14, 8, 7), (116, 11, 6, 5)), 40)
    + '<path d="M0 46v-5h140v5Z" fill="url(#waves)"/>',
    "habsburg": SKY
    + ground("M0 46V37c30-6 100-7 140-1v10Z")
    + town(
        (
            (10, 13, 9, 6),
            (25, 11, 8, 7),
            (38, 12, 10, 6),
            (82, 13, 9, 7),
            (97, 12, 8, 6),
            (111, 14, 9, 6),
        ),
        39,
    )
    + '<path d="M54 39V26l14-9 14 9v13Z" fill="var(--b-panel)" stroke="var(--b-line)"/><path d="M54 26l14-9 14 9Z" fill="var(--b-roof)" stroke="var(--b-line)" stroke-width=".8"/><path d="M70 39V17l12 9v13Z" fill="url(#hatch)"/><path d="M50 39V17l1.200-2L54 0l2.800 15L58 17v22Z" fill="var(--b-panel)" stroke="var(--b-line)" stroke-width=".9"/><path d="M54.500 39V4L57 15l1 2v22Z" fill="url(#hatch)"/><path d="M0 39h140" stroke="var(--b-line)" stroke-width="1.600" stroke-dasharray="4 2"/><path d="M0 46c20-6 40 0 60-3s50-4 80 0v3Z" fill="url(#waves)"/>',
    "lithuania": SKY
    + ground("M0 46V36c14-2 22-6 30-14 5-5 14-5 19 0 8 8 30 12 91 12v12Z")
    + '<path d="M32 22V9h14v13Z" fill="var(--b-panel)" stroke="var(--b-line)"/><path d="M31 9V5h3v2h3V5h4v2h3V5h3v4Z" fill="var(--b-roof)" stroke="var(--b-line)" stroke-width=".8"/><path d="M40 22V9h6v13Z" fill="url(#hatch)"/>'
    + town(((60, 11, 8, 6), (72, 13, 9, 7), (98, 12, 8, 5)), 39)
    + '<path d="M87 39V22l4-12 4 12v17Z" fill="var(--b-panel)" stroke="var(--b-line)" stroke-width=".9"/><path d="M91 39V10l4 12v17Z" fill="url(#hatch)"/>'
    + trees(((8, 40), (15, 43), (22, 38), (116, 40), (123, 43), (130, 39), (136, 43), (52, 43))),
    "moscow": SKY
    + ground("M0 46V40h140v6Z")
    + onion(46, 32, 8, 10)
    + onion(60, 32, 11, 15)
    + onion(75, 32, 8, 11)
    + onion(100, 32, 7, 8)
    + town(((84, 10, 8, 5), (26, 11, 6, 5), (108, 12, 7, 5)), 34)
    + '<path d="M4 42V31h3v-3h2v3h3v-3h2v3h94v-3h2v3h3v-3h2v3h18v11Z" fill="var(--b-roof)" opacity=".9" stroke="var(--b-line)" stroke-width=".9"/><path d="M14 31h94v11H14Z" fill="url(#hatch)" opacity=".7"/><path d="M60 42v-8a4 4 0 0 1 8 0v8Z" fill="var(--b-ink)"/>'
    + trees(((126, 43), (134, 43), (131, 38))),
    "turkey": SKY
    + ground("M0 46V38c30-5 100-5 140 0v8Z")
    + '<path d="M44 38V27h52v11Z" fill="var(--b-panel)" stroke="var(--b-line)"/><path d="M50 27c0-11 9-16 20-16s20 5 20 16Z" fill="var(--b-roof)" stroke="var(--b-line)" stroke-width=".9"/><path d="M74 11c10 1 16 6 16 16H80c0-6-2-12-6-16Z" fill="url(#hatch)"/><path d="M70 11V6m2-3.500a3 3 0 1 0 0 5" fill="none" stroke="var(--b-line)"/><path d="M38 40V12l2-6 2 6v28ZM98 40V12l2-6 2 6v28ZM28 40V18l1.500-5 1.500 5v22ZM109 40V18l1.500-5 1.500 5v22Z" fill="var(--b-panel)" stroke="var(--b-line)" stroke-width=".8"/><path d="M37 18h6M97 18h6M27 23h5M108 23h5" stroke="var(--b-line)" stroke-width="1.500"/><path d="M52 38v-5a3 3 0 0 1 6 0v5Zm15 0v-5a3 3 0 0 1 6 0v5Zm15 0v-5a3 3 0 0 1 6 0v5Z" fill="var(--b-line)"/>'
    + town(((6, 11, 6, 4), (116, 13, 7, 5)), 39)
    + '<path d="M0 46v-5h140v5Z" fill="url(#waves)"/>',
}

# ------------------------------------------------------------------------------------------------ what happens in the nine bays, 60 x 44, ink on the back wall

INK = 'fill="none" stroke="var(--b-ink)" stroke-width="1.300" stroke-linejoin="round" stroke-linecap="round"'
SOLID = 'fill="var(--b-panel)" stroke="var(--b-ink)" stroke-width="1.200" stroke-linejoin="round"'
SCENES = {
    # a courier on horseback with a letter
    "envoy": f'<path d="M12 30c2-6 8-9 15-9 6 0 9-2 11-6l3-3 1 3 5 4-2 2.500-4-.5c-1 5-2 8-5 9l1 9h-2.500l-3-8c-4 1-8 1-11 0l-4 8H13l2-9c-3-1-4 2-6 5-1-3 0-5 3-5Z" {SOLID}/><path d="M30 21c-1-5 0-9 3-10l3 4-2 6Zm3-11a2.600 2.600 0 1 1 1-.3M27 21c-4 0-8-4-9-8 4 0 8 2 10 5" {SOLID}/><path d="M41 2h10v7H41Zm0 0 5 4 5-4M36 14l5-6" {INK}/><path d="M16 27c6-3 12-3 20-2" {INK} opacity=".6"/>',
    # a lute and an open book with laurel
    "patronage": f'<path d="M8 30c4-3 12-3 17 0 5-3 13-3 17 0v9c-4-2-12-2-17 1-5-3-13-3-17-1Z" {SOLID}/><path d="M25 30v10M12 33c3-1 7-1 10 0M12 36c3-1 7-1 10 0M28 33c3-1 7-1 10 0M28 36c3-1 7-1 10 0" {INK}/><path d="M40 27c-6-3-6-11 0-14 3-1 5 0 6-1l7-9 2.500 2-6 9c0 2 1 4-1 7-2 4-5 7-8.500 6Z" {SOLID}/><circle cx="43" cy="20" r="2.600" {INK}/><path d="M14 22c-4-5-2-12 4-15M20 24c-3-5 0-12 6-14M14 12l-4-1M16 9l-2-4M22 15l5 0M23 12l4-3" {INK}/>',
    # an astrolabe over a book, the Academy of Cracow
    "academy": f'<circle cx="30" cy="19" r="13" {SOLID}/><circle cx="30" cy="19" r="9" {INK}/><path d="M30 6v26M17 19h26M22 11l16 16" {INK}/><path d="M28 3h4v3h-4Z" {SOLID}/><circle cx="34" cy="16" r="3.500" {INK}/><path d="M10 36h40v5H10Zm4-4h32v4H14Z" {SOLID}/><path d="M18 36v5M42 36v5" {INK}/>',
    # a table with a peacock pie and two goblets
    "feast": f'<path d="M4 30h52l-3 5H7Zm6 5v8M50 35v8" {SOLID}/><path d="M20 30c0-7 20-7 20 0Z" {SOLID}/><path d="M34 24c3-3 2-7 0-9 3-3 7-1 6 2l3 1-3 1c0 4-1 6-3 8M22 24c-6-1-10-5-11-11 5 0 10 3 13 8M22 22c-3-4-4-8-3-13 4 2 6 7 6 12" {SOLID}/><path d="M8 20h7c0 5-1 6-2.500 6.500V30h-2v-3.500C9 26 8 25 8 20Zm38 0h7c0 5-1 6-2.500 6.500V30h-2v-3.500C47 26 46 25 46 20Z" {SOLID}/>',
    # an empty senator's chair
    "vacancy": f'<path d="M20 42V8c0-4 4-6 10-6s10 2 10 6v34h-4v-8H24v8Z" {SOLID}/><path d="M24 10c0-3 2-4 6-4s6 1 6 4v12H24Z" {INK}/><path d="M14 25h32M16 25v-4M44 25v-4M20 28h20v6H20Z" {SOLID}/><circle cx="30" cy="14" r="3.500" {INK}/><path d="M30 11v6M27 14h6" {INK}/>',
    # a deputy speaking from a bench, others below
    "agitation": f'<path d="M22 28c0-9 2-12 8-12s8 3 8 12Zm8-13a4.500 4.500 0 1 1 .1 0" {SOLID}/><path d="M36 18l9-7 2 2-8 9" {SOLID}/><path d="M16 28h28v6H16Z" {SOLID}/><path d="M8 44c0-6 2-8 5-8s5 2 5 8Zm16 0c0-6 2-8 6-8s6 2 6 8Zm18 0c0-6 2-8 5-8s5 2 5 8Z" {SOLID}/><path d="M49 6l3-2M50 10h4M47 3l1-3" {INK}/>',
    # a granary barge with sacks
    "economist_a": f'<path d="M4 30h52l-5 9H9Z" {SOLID}/><path d="M13 30c-3-7 0-10 4-10s7 3 4 10Zm11 0c-3-7 0-10 4-10s7 3 4 10Zm11 0c-3-7 0-10 4-10s7 3 4 10Z" {SOLID}/><path d="M17 20l-2-3h4ZM28 20l-2-3h4ZM39 20l-2-3h4Z" {SOLID}/><path d="M48 30V6M48 7c-5 0-8 2-10 5 4 1 7 0 10-1M2 42c4-2 8-2 12 0s8 2 12 0 8-2 12 0 8 2 12 0 6-1 8 0" {INK}/>',
    # scales and a chest
    "economist_b": f'<path d="M8 24h30v16H8Zm0 0c0-6 4-8 8-8h14c4 0 8 2 8 8" {SOLID}/><path d="M8 30h30M20 27h6v7h-6ZM12 24v16M34 24v16" {INK}/><path d="M48 10v30M42 40h12M38 13h20M41 13l-4 9h8ZM55 13l-4 9h8Z" {INK}/><path d="M37 22h8c0 4-8 4-8 0Zm14 0h8c0 4-8 4-8 0Z" {SOLID}/>',
    # drum, banner and a gun
    "banners": f'<path d="M22 42V4" {INK}/><path d="M22 5c10-4 16 4 28 0l-4 7 4 7c-12 4-18-4-28 0Z" {SOLID}/><path d="M30 12l4-4 4 4-4 4Z" fill="var(--b-ink)"/><path d="M6 30c0-2 4-3 8-3s8 1 8 3v9c0 2-4 3-8 3s-8-1-8-3Zm0 0c0 2 4 3 8 3s8-1 8-3M6 30l4 11 4-8 4 8 4-11" {SOLID}/><path d="M30 34l20-5 2 4-20 6Z" {SOLID}/><circle cx="38" cy="38" r="5" {SOLID}/><path d="M38 33v10M33 38h10" {INK}/>',
}
