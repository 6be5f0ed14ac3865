"""How fast our games are, interpreted and compiled, and next to other engines."""
