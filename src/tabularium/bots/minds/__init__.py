"""What bots know of each game; see `tabularium.bots.mind`."""
