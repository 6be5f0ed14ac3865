"""Half-length portraits: one face, seven hats."""


def bust(hat: str, beard: str = "moustache", coat: str = "currentColor") -> str:
    """An engraved half-length portrait, 40 x 48: skin, coat with fur collar, hatched shadow, hat."""
    lady = hat == "lady"
    parts = [
        f'<path d="M1 48c1-11 9-15 19-15s18 4 19 15Z" fill="{coat}" stroke="#2a2018" stroke-width=".8"/>'
    ]
    if hat == "wings":
        parts.insert(
            0,
            '<path d="M8 40C1 26 2 10 11 3c-3 12-2 22 3 31M32 40c7-14 6-30-3-37 3 12 2 22-3 31" fill="#efe6d2" stroke="#2a2018" stroke-width=".9"/><path d="M5 12l5 2M4 19l6 1M5 26l6-1M35 12l-5 2M36 19l-6 1M35 26l-6-1" stroke="#2a2018" stroke-width=".8"/>',
        )
    if lady:
        parts.append(
            '<path d="M10 20C8 8 14 3 20 3s12 5 10 17c1 6 1 10 3 13H7c2-3 2-7 3-13Z" fill="#5a3a22" stroke="#2a2018" stroke-width=".8"/>'
        )
    parts.append(
        '<path d="M16 29h8l1 6c-3 3-7 3-10 0Z" fill="#d9b48f"/><path d="M12 17c0-7 3.500-10 8-10s8 3 8 10c0 8-3.500 14-8 14s-8-6-8-14Z" fill="#ecceab" stroke="#2a2018" stroke-width=".8"/>'
    )
    parts.append(
        '<path d="M22 8c5 2 6 6 6 10 0 7-3 12-6.500 13 2.500-6 3-15 .5-23Z" fill="url(#mg-p-hatch)"/>'
    )
    parts.append(
        '<path d="M14.800 17.500c1-.9 2.500-.9 3.400 0M21.800 17.500c1-.9 2.500-.9 3.400 0M20 18v4.500l-1.300.6" fill="none" stroke="#2a2018" stroke-width=".9"/>'
    )
    if beard != "none":
        parts.append(
            '<path d="M13 25c2.500-2.200 5.500-1.500 7 0 1.500-1.500 4.500-2.200 7 0-2 2.800-5.500 2.300-7 .9-1.500 1.400-5 1.900-7-.9Z" fill="#4a3322"/>'
        )
    else:
        parts.append(
            '<path d="M17.500 26c1.500 1 3.500 1 5 0" stroke="#9c4436" stroke-width="1.200" fill="none"/>'
        )
    if beard == "beard":
        parts.append(
            '<path d="M13 24c1 9 4 12 7 12s6-3 7-12c-1 3-4 4-7 4s-6-1-7-4Z" fill="#4a3322"/>'
        )
    if beard == "wig":
        parts.append(
            '<path d="M11 10C5 14 5 26 8 33c3 1 5-1 5-4-2-5-2-12 0-16ZM29 10c6 4 6 16 3 23-3 1-5-1-5-4 2-5 2-12 0-16Z" fill="#7a5a38" stroke="#2a2018" stroke-width=".7"/>'
        )
    if lady:
        parts.append(
            '<path d="M8 34c4-4 8-3 12 1 4-4 8-5 12-1l-3 4c-3-2-6-1-9 1-3-2-6-3-9-1Z" fill="#f6efdf" stroke="#2a2018" stroke-width=".7"/><path d="M13 9c3-4 11-4 14 0l-1 2c-4-2-8-2-12 0Z" fill="#e0b23c" stroke="#2a2018" stroke-width=".6"/><circle cx="20" cy="40" r="1.600" fill="#e0b23c"/>'
        )
    else:
        parts.append(
            '<path d="M8 36c4-3 8-2 12 4 4-6 8-7 12-4l-5 9-7 3-7-3Z" fill="#8a6a45" stroke="#2a2018" stroke-width=".7"/><path d="M20 40v8M12 38l5 7M28 38l-5 7" stroke="#2a2018" stroke-width=".6"/>'
        )
    cap = {
        "tuft": '<path d="M14 11c2-4 9-5 12 0-3-1.500-8-1.500-12 0ZM19 7c0-3 3-4 5-3-2 1-2.500 2-2.500 3.500Z" fill="#4a3322"/>',
        "cap": '<path d="M10 14C10 5 15 2 20 2s10 3 10 12Z" fill="#7c2f28" stroke="#2a2018" stroke-width=".8"/><path d="M9 15c0-4 5-5 11-5s11 1 11 5c-6-2-16-2-22 0Z" fill="#6b4a2f" stroke="#2a2018" stroke-width=".8"/>',
        "feather": '<path d="M10 14C10 5 15 2 20 2s10 3 10 12Z" fill="#7c2f28" stroke="#2a2018" stroke-width=".8"/><path d="M9 15c0-4 5-5 11-5s11 1 11 5c-6-2-16-2-22 0Z" fill="#6b4a2f" stroke="#2a2018" stroke-width=".8"/><path d="M25 10c1-8 6-11 10-9-1 4-5 8-9 10Z" fill="#f3ead6" stroke="#2a2018" stroke-width=".7"/><circle cx="25" cy="10" r="1.700" fill="#e0b23c"/>',
        "crown": '<path d="M11 13L9 4l5 3.500L20 1l6 6.500L31 4l-2 9c-5-2-13-2-18 0Z" fill="#e0b23c" stroke="#2a2018" stroke-width=".8"/>',
        "laurel": '<path d="M11 13c2-5 6-7 9-7s7 2 9 7c-3-3-6-4-9-4s-6 1-9 4Z" fill="#5f7a3c" stroke="#2a2018" stroke-width=".6"/>',
    }
    helmet = '<path d="M11 16C10 6 15 3 20 3s10 3 9 13l-2-3H13Z" fill="#c9c6bd" stroke="#2a2018" stroke-width=".8"/><path d="M20 1v22" stroke="#2a2018" stroke-width="1.200"/><path d="M11 16l-1 8 3 2V15M29 16l1 8-3 2V15" fill="#b4b0a5" stroke="#2a2018" stroke-width=".7"/>'
    cap["helmet"] = cap["wings"] = helmet
    parts.append(cap.get(hat, ""))
    return "".join(parts)


# Hat and beard: of family cards by value, of Kings.
FACES = (
    ("tuft", "moustache"),
    ("cap", "moustache"),
    ("cap", "beard"),
    ("feather", "moustache"),
    ("feather", "beard"),
    ("helmet", "moustache"),
    ("helmet", "beard"),
    ("wings", "beard"),
    ("lady", "none"),
    ("crown", "moustache"),
    ("crown", "beard"),
    ("crown", "wig"),
    ("laurel", "wig"),
)
