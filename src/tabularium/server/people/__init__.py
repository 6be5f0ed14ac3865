"""People, their sessions, and the messages they get when it is their turn."""
