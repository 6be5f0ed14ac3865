"""Which build is running, compiled with mypyc or plain Python, and the switch between the two.

A compiled install has extension modules and their `.py` sources side by side. Python prefers the
extension modules; with `TABULARIUM_PURE=1` in the environment the sources are taken instead.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Final

SWITCH: Final = "TABULARIUM_PURE"
# What may be compiled: kernel, search, rules, and along with them the tests' own game.
COMPILED: Final = (
    "tabularium.kernel",
    "tabularium.search",
    "tabularium.games",
    "tabularium.research.numbers",
    "caravan",
)
HERE: Final = Path(__file__).parent
NOTE: Final = HERE / "BUILD.txt"  # written by setup.py
MEANWHILE: Final = HERE.parent / "tabularium_compiled.txt"  # written by tools/behind.py of run.py


class SourceFinder:
    """Finds the sources of chosen packages, whatever compiled modules lie beside them."""

    def __init__(self, packages: tuple[str, ...]) -> None:
        self.packages = packages

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of one module, or `None` to let the usual finders go on."""
        if path is None or not self._ours(name):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def _ours(self, name: str) -> bool:
        return any(name == own or name.startswith(f"{own}.") for own in self.packages)


def pure_wanted() -> bool:
    """Whether the switch is on."""
    return os.environ.get(SWITCH) == "1"


def compiled() -> bool:
    """Whether kernel and rules run compiled in this process."""
    return _switched_off and any(
        path.name.endswith(suffix)
        for path in (HERE / "kernel").iterdir()
        for suffix in EXTENSION_SUFFIXES
    )


def note() -> str:
    """How this install was built, and if it is plain Python, why: one line."""
    if NOTE.exists():
        return NOTE.read_text(encoding="utf-8").strip()
    return "plain Python: run from its sources"


def meanwhile() -> tuple[str, str]:
    """What becomes of a compiled build that is made behind a plain one, and why it failed.

    `making`, `failed`, `ready` (for whoever starts anew) or nothing.
    """
    if compiled() or not _switched_off or not MEANWHILE.exists():
        return "", ""
    state, _, more = MEANWHILE.read_text(encoding="utf-8").partition(" ")
    return state, more if state == "failed" else ""


# The switch counts at import only: modules that are loaded do not change any more.
_switched_off: Final = not pure_wanted()
if not _switched_off:
    sys.meta_path.insert(0, SourceFinder(COMPILED))
