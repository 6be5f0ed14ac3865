"""Tables before, around and after a game."""
