"""The terminal: boards as text and what is said round them; for commands and for research."""
