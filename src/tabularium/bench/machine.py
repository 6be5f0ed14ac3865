"""On what was measured: processor, load, Python and how it was built, commit."""

import os
import platform
import subprocess
import sysconfig
from pathlib import Path

from tabularium import _build
from tabularium.bench.turns import core
from tabularium.kernel import Facts


def machine() -> Facts:
    """What a reader must know to compare figures with others."""
    arguments = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    return {
        "cpu": _processor(),
        "cores": os.cpu_count(),
        "core": core(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "pgo": "--enable-optimizations" in arguments or "-fprofile-use" in arguments,
        "build": _build.note(),
        "commit": _commit(),
    }


def _processor() -> str:
    known = Path("/proc/cpuinfo")
    if known.exists():
        for line in known.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _commit() -> str | None:
    """Of the checkout that is run; an installed package does not know."""
    root = Path(__file__).parents[3]
    if not (root / ".git").exists():
        return None
    command = ["git", "-C", str(root), "describe", "--always", "--dirty"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout.strip() or None
