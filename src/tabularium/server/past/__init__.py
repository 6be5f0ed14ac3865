"""The past of a table: history, saves, fair chance, the course of a game."""
