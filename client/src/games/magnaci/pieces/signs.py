"""Small signs, arms of the powers and of the families."""

SIGNS = {
    "sabre": '<path d="M3.500 19.500C12 18 18.500 12 20.500 3.500C21.500 11 15 20 6 21.500Z" fill="currentColor"/><path d="M2.500 17.500l5 5M6.500 17c-2.500 0-3.500 2-3 4.500" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"/>',
    "chalice": '<path d="M6 3h12c.6 6-1.500 9.500-4.800 10.500V18c2.300.3 4 1.300 4.300 3h-11c.3-1.700 2-2.700 4.300-3v-4.500C7.500 12.500 5.400 9 6 3Z" fill="currentColor"/><path d="M8 6h8" stroke="var(--mg-card)" stroke-width="1.200"/>',
    "ducat": '<circle cx="12" cy="12" r="9.500" fill="currentColor"/><circle cx="12" cy="12" r="7" fill="none" stroke="var(--mg-card)" stroke-width="1"/><path d="M12 7.500v9M9.500 9.500h5M9 12h6" stroke="var(--mg-card)" stroke-width="1.400"/>',
    "crown": '<path d="M3 8l4.500 4L12 4l4.500 8L21 8l-2 9H5Z" fill="currentColor"/><path d="M5 18.500h14v2.500H5Z" fill="currentColor"/><circle cx="12" cy="3.500" r="1.500" fill="currentColor"/><circle cx="3" cy="7.500" r="1.300" fill="currentColor"/><circle cx="21" cy="7.500" r="1.300" fill="currentColor"/>',
    "quill": '<path d="M20.500 3C12 4 7 9 5.500 16l-2 5 1.200.5 2-4.200C13 17 18.500 12 20.500 3Z" fill="currentColor"/><path d="M7 15.500C10.500 11 14 8 17.500 6" stroke="var(--mg-card)" stroke-width="1" fill="none"/>',
    "mitre": '<path d="M12 2c4.500 4 6.500 8 5.500 14h-11C5.500 10 7.500 6 12 2Z" fill="currentColor"/><path d="M5.500 17.500h13V21h-13Z" fill="currentColor"/><path d="M12 6v8M9.500 9h5" stroke="var(--mg-card)" stroke-width="1.500"/>',
    "key": '<circle cx="7" cy="7" r="4.500" fill="none" stroke="currentColor" stroke-width="2.400"/><path d="M10 10l10.500 10.500M15.500 15.500l3-3M18.500 18.500l2.500-2.500" stroke="currentColor" stroke-width="2.400" fill="none"/>',
    "mace": '<path d="M4 21.500L13 11" stroke="currentColor" stroke-width="2.800" stroke-linecap="round"/><ellipse cx="16" cy="7.500" rx="5.500" ry="4.600" transform="rotate(-48 16 7.500)" fill="currentColor"/><path d="M12.500 8.500l5.500 4.500M14 5.500l6 4.500" stroke="var(--mg-card)" stroke-width=".9"/>',
    "seal": '<path d="M12 1.500l2 2.200 2.900-.8.600 3 2.900.9-.9 2.900 2 2.300-2.300 2 .4 3-3 .4-1.200 2.800L12 19l-3.400 1.200-1.200-2.800-3-.4.4-3-2.300-2 2-2.300-.9-2.900 2.900-.9.600-3 2.900.8Z" fill="currentColor"/><path d="M8 9.500l2.500 2L12 8.500l1.500 3 2.500-2-1 4.500H9Z" fill="var(--mg-card)"/><path d="M9 20l-1 3 4-1.500L16 23l-1-3" fill="currentColor"/>',
    "house": '<path d="M2 12L12 3l10 9h-3v9H5v-9Z" fill="currentColor"/><path d="M10 14h4v7h-4Z" fill="var(--mg-card)"/>',
    "wall": '<path d="M2 22V7h4v3h3V7h6v3h3V7h4v15Z" fill="currentColor"/><path d="M10 22v-6c0-2 4-2 4 0v6Z" fill="var(--mg-card)"/>',
    "torch": '<path d="M12 2c4 4 1 5.500 3.500 8 1 1 .8 4-3.500 4.500C8 14.500 7 11 9 9c2-2 1-4 3-7Z" fill="currentColor"/><path d="M9.800 15.500h4.400L13 22.500h-2Z" fill="currentColor"/>',
    "cloud": '<path d="M6 17a4 4 0 0 1 .5-8A5.500 5.500 0 0 1 17 8a4.500 4.500 0 0 1 1.500 9Z" fill="currentColor"/><path d="M8 19l-1 3M12 19l-1 3M16 19l-1 3" stroke="currentColor" stroke-width="1.500"/>',
    "cards": '<rect x="3" y="5" width="11" height="16" rx="1.500" fill="currentColor" transform="rotate(-10 8 13)"/><rect x="9" y="3.500" width="11.500" height="16.500" rx="1.500" fill="currentColor" stroke="var(--mg-card)" stroke-width="1.200" transform="rotate(8 15 12)"/>',
    "scroll": '<path d="M6 3h13c-1.500 1.500-1.500 3 0 4H8v12c0 1.500-1 2-2 2s-2.500-.5-2.500-2.500S5 16 6 16Z" fill="currentColor"/><path d="M8 9h9v11.500H8Z" fill="currentColor"/><path d="M10 12h5.500M10 15h5.500M10 18h4" stroke="var(--mg-card)" stroke-width="1"/>',
    "dominance": '<path d="M4 9h16v5c0 5-4 7.500-8 9-4-1.500-8-4-8-9Z" fill="currentColor"/><path d="M4.500 7.500L3 1.500l4.500 3L12 0l4.500 4.500 4.500-3-1.500 6Z" fill="var(--mg-gold)" stroke="var(--mg-ink2)" stroke-width=".7"/>',
}

# Arms of the powers, on shields of 24 x 28: field and charge
ENEMY = [
    (
        "#7b2b22",
        '<path d="M12 8.500l-1.200-2.800-3-.5 1.200 2.500C6 8 3.800 9 3.500 13c1-1 1.500-1 2.200-.6-.6 1.400-.3 2.700.7 3.600.3-.9.8-1.300 1.400-1.300-.1 1.500.5 2.500 1.600 3l-1.400 3.300 2.200-1 1.800 3 1.800-3 2.200 1-1.400-3.300c1.100-.5 1.700-1.500 1.600-3 .6 0 1.100.4 1.400 1.300 1-.9 1.300-2.200.7-3.600.7-.4 1.200-.4 2.200.6-.3-4-2.500-5-5.500-5.300l1.200-2.500-3 .5Z" fill="#e8c35a"/>',
    ),
    (
        "#3d5f86",
        '<path d="M5.500 6h13v3h-2v3.500h-3V9h-3v3.500h-3V9h-2ZM10.800 12.500h2.400V22h-2.400Z" fill="#e8c35a"/>',
    ),
    (
        "#2f6b52",
        '<path d="M13 5.500a7.500 7.500 0 1 0 5 12.500A6.200 6.200 0 1 1 13 5.500Z" fill="#f4ecd6"/><path d="M16.500 9.500l.8 1.800 2 .2-1.500 1.300.5 2-1.800-1-1.800 1 .5-2-1.500-1.300 2-.2Z" fill="#f4ecd6"/>',
    ),
    ("#a8332a", '<path d="M1.500 9.500h21v7h-21Z" fill="#f4ecd6"/>'),
    (
        "#2f4f8a",
        '<g fill="#e8c35a"><path d="M3.500 6l2 1.800L7 5l1.500 2.800 2-1.800-.8 5H4.300Z"/><path d="M13.500 6l2 1.800L17 5l1.500 2.800 2-1.800-.8 5h-5.400Z"/><path d="M8.500 14l2 1.800L12 13l1.500 2.800 2-1.800-.8 5H9.300Z"/></g>',
    ),
]
CHARGE = [  # on the player's shape, 24 x 24
    '<path d="M16 6.800C8.500 7.200 17.500 12 12 12.400S15.500 16.800 8 17.200" fill="none" stroke="#fdf7e8" stroke-width="2.700" stroke-linecap="round"/>',
    '<path d="M12 5v14M8.300 8.300h7.400M7.800 12h8.400M12 15.600h3.700" fill="none" stroke="#fdf7e8" stroke-width="2"/>',
    '<path d="M12 18.500V6M8.600 9.500L12 5l3.400 4.500M8 12.600h8M8.600 15.500h6.800" fill="none" stroke="#fdf7e8" stroke-width="1.900"/>',
    '<g fill="#fdf7e8"><path d="M12.400 13.600c-2-3.400-.6-7.200 3.600-7.800l.7 2.200c-2.400.5-3.500 2.300-2.700 4.600Z"/><path d="M12.400 13.600c-2-3.400-.6-7.200 3.600-7.800l.7 2.200c-2.400.5-3.500 2.300-2.700 4.600Z" transform="rotate(120 12 13.400)"/><path d="M12.400 13.600c-2-3.400-.6-7.200 3.600-7.800l.7 2.200c-2.400.5-3.500 2.300-2.700 4.600Z" transform="rotate(240 12 13.400)"/></g>',
    '<path d="M12 5.500v13M8 7l8 10M16 7l-8 10" fill="none" stroke="#fdf7e8" stroke-width="1.700"/>',
]

POWERS = ("moskwa", "kozaczyzna_tatarzy", "turcja", "habsburgowie", "brandenburgia_szwecja")
SHAPES = [  # lozenge, roundel, shield, tower, fish, on 24 x 24
    "M12 1.5 22.5 12 12 22.5 1.5 12Z",
    "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20Z",
    "M3 2.5h18v9c0 6-4.5 9.5-9 11-4.5-1.5-9-5-9-11Z",
    "M4.5 22V10L3 8V2.5h4v3h3v-3h4v3h3v-3h4V8l-1.5 2v12Z",
    "M1.5 12C5 5.5 12 4.5 16.5 10L22.5 5v14l-6-5C12 19.5 5 18.5 1.5 12Z",
]
