"""`python -m tabularium.cli` does the same as `tabularium`."""

import sys

from tabularium.cli import main

sys.exit(main())
