"""What happens to one game, in order: words, undo, clocks, bots, people who come and go."""
