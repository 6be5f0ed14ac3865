"""Manors, pawns and buildings."""

MANOR = (
    '<ellipse cx="11.500" cy="18" rx="10" ry="2.400" fill="var(--mg-wood-dark)"/><path d="M3.500 10.500h12v7h-12Z" fill="currentColor"/><path d="M3.500 10.500h12v7h-12Z" fill="#fff" opacity=".2"/>'
    '<path d="M15.500 10.500l3-1.500v6.500l-3 2Z" fill="currentColor"/><path d="M15.500 10.500l3-1.500v6.500l-3 2Z" fill="#000" opacity=".34"/>'
    '<path d="M1.800 11L5 6.800h10.500l1.900 4.200Z" fill="currentColor"/><path d="M17.400 11l-1.900-4.200 1.900-1 3 3.700Z" fill="currentColor"/><path d="M17.400 11l-1.900-4.200 1.900-1 3 3.700Z" fill="#000" opacity=".4"/>'
    '<path d="M5.600 6.800L7.500 2.800h6.300l1.700 4Z" fill="currentColor"/><path d="M5.600 6.800L7.500 2.800h6.300l1.700 4Z" fill="#fff" opacity=".28"/><path d="M15.500 6.800l-1.700-4 1.900-.6 2 3.700Z" fill="currentColor"/><path d="M15.500 6.800l-1.700-4 1.900-.6 2 3.700Z" fill="#000" opacity=".3"/>'
    '<path d="M7.500 2.800h6.300M5 6.800h10.500M1.800 11h15.600" stroke="#fff" stroke-opacity=".55" stroke-width=".8"/><path d="M8 12.800h3v4.700H8ZM4.700 12.500h1.800v2H4.700ZM12.500 12.500h1.800v2h-1.800Z" fill="#2a2018" opacity=".75"/>'
    '<path d="M3.500 17.500h12l3-2" fill="none" stroke="#000" stroke-opacity=".45" stroke-width=".9"/>'
)
PAWN = (
    '<ellipse cx="13" cy="29" rx="11" ry="3.200" fill="var(--mg-wood-dark)"/><path d="M4 27c0-4 4-5 6-9 1.500-3 1-5 0-6.500h6c-1 1.500-1.500 3.500 0 6.500 2 4 6 5 6 9 0 3-18 3-18 0Z" fill="#2b2522" stroke="var(--mg-pawn)" stroke-width=".9"/>'
    '<circle cx="13" cy="7" r="5.800" fill="#2b2522" stroke="var(--mg-pawn)" stroke-width=".9"/><path d="M9 5.500c1-2 3-3 5-2.500M6.500 26c.5-3 4-5 5.500-8" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.300" stroke-linecap="round"/>'
    '<path d="M10.200 8l1.500-3 1.300 2 1.300-2 1.500 3-2.800 2.500Z" fill="#d9c9a8"/>'
)
CLOUD_PAWN = '<ellipse cx="16" cy="29" rx="13" ry="3" fill="var(--mg-wood-dark)"/><path d="M7 27a6 6 0 0 1 0-12 8 8 0 0 1 15-3 7 7 0 0 1 3 15Z" fill="#3b3a40" stroke="#0b0908"/><path d="M8 17c2-3 5-4 8-3" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.400"/><path d="M15 16l-3 6h4l-2 6 6-8h-4l2-4Z" fill="#e0b23c"/>'
MUTE_PAWN = '<ellipse cx="13" cy="29" rx="11" ry="3" fill="var(--mg-wood-dark)"/><path d="M3 27V13c0-6 4-11 10-11s10 5 10 11v14c0 3-20 3-20 0Z" fill="#6b5a7a" stroke="#0b0908"/><path d="M7 12c1-4 3-6 6-6" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.400"/><path d="M7 19h12M9 16.500l2 5M13 16.500l2 5M17 16.500l1 5" stroke="#fdf7e8" stroke-width="1.500"/>'
BUILDINGS = {  # 30 x 26, for Fortress +3, Palace +2, Monastery +1; stand beside the name of the province
    "twierdza": '<path d="M2 24V10h4v3h3v-3h4v3h4v-3h4v3h3v-3h4v14Z" fill="#b6a58a" stroke="#3b3022"/><path d="M13 24v-6c0-2 4-2 4 0v6Z" fill="#3b3022"/>',
    "klasztor": '<path d="M3 24V14l7-4 7 4v10ZM19 24V8l4-6 4 6v16Z" fill="#cdbf9f" stroke="#3b3022"/><path d="M23 5v6M21 7.500h4" stroke="#3b3022"/>',
    "palazzo_in_fortezza": '<path d="M2 24V12h26v12Z" fill="#d8c49a" stroke="#3b3022"/><path d="M9 12l6-6 6 6Z" fill="#a5453a" stroke="#3b3022"/><path d="M6 16v4M11 16v4M15 16v8M19 16v4M24 16v4" stroke="#3b3022" stroke-width="1.500"/>',
}
