"""Bots of this server, each thinking in a process of its own."""
