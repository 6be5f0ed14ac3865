"""The server: people, tables and rooms. It shows views and never a state."""
