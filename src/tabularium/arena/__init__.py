"""The arena: bots play each other in mirrored blocks, and what can be said about it is reckoned."""
