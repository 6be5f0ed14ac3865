"""The games. Each folder is one rulebook."""
