"""What run.py needs: nothing here is part of the program."""
