"""The compiled build that is made behind a running server: when it counts, and when it does not."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tabularium import _build
from tabularium.server.bots import pool
from tabularium.server.web.serve import follow_build

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))

from tools import behind  # noqa: E402
from tools.machine import Stop  # noqa: E402

NOW = "0123456789abcdef" * 4


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment with a plain install of the sources stamped NOW."""
    folder = tmp_path / "venv"
    for name, path in (("VENV", folder), ("NEXT", folder / "next"), ("BUILD", tmp_path / "build")):
        monkeypatch.setattr(behind, name, path)
    monkeypatch.setattr(behind, "LOG", folder / "compiled.log")
    behind.site_packages().mkdir(parents=True)
    behind.BUILD.mkdir()
    (folder / "tabularium.stamp").write_text(NOW)
    return folder


def pip_that_works(command: list[str], env: dict[str, str]) -> None:
    assert env["TABULARIUM_COMPILED"] == "1"
    behind.NEXT.mkdir()


def state() -> str:
    return (behind.site_packages() / behind.STATE).read_text()


def test_a_whole_build_puts_itself_before_the_plain_package(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(behind, "_sound", lambda: True)
    assert not behind.whole(NOW)
    behind.make(NOW, pip_that_works)
    assert behind.whole(NOW) and state() == "ready"
    line = (behind.site_packages() / behind.PTH).read_text()
    code = f"import sys\n{line}print(sys.path[0])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(behind.home(NOW))


def test_half_a_library_is_built_anew_once(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([False, True])
    monkeypatch.setattr(behind, "_sound", lambda: next(answers))
    behind.make(NOW, pip_that_works)
    assert behind.whole(NOW) and not behind.BUILD.exists()


def test_what_never_can_be_imported_is_given_up_and_not_tried_again(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[str] = []
    monkeypatch.delenv("TABULARIUM_PURE", raising=False)
    monkeypatch.setattr(behind, "_sound", lambda: False)
    monkeypatch.setattr(behind, "_shown", pip_that_works)
    monkeypatch.setattr(behind, "has_compiler", lambda: True)
    monkeypatch.setattr(behind, "start", begun.append)
    behind.provide_compiled(NOW, wait=False)
    assert begun == [NOW]
    behind.provide_compiled(NOW, wait=True)
    assert "because compiling failed" in capsys.readouterr().err
    assert state().startswith("failed ") and not behind.whole(NOW)
    behind.provide_compiled(NOW, wait=False)
    assert begun == [NOW]  # with other sources it would be
    behind.provide_compiled("f" * 64, wait=False)
    assert begun == [NOW, "f" * 64]


def test_a_build_of_older_sources_does_not_count(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(behind, "_sound", lambda: True)
    behind.make(NOW, pip_that_works)
    newer = "e" * 64
    assert not behind.whole(newer)
    behind.forget(newer)
    assert not behind.home(NOW).exists() and not (behind.site_packages() / behind.PTH).exists()
    (venv / "tabularium.stamp").write_text(newer)
    with pytest.raises(behind.Interrupted):
        behind.make(NOW, pip_that_works)
    assert not (behind.site_packages() / behind.PTH).exists()


def test_the_build_ends_with_its_parent_and_leaves_its_compilers_nothing_to_do(
    venv: Path, tmp_path: Path
) -> None:
    """Nobody waits for it any more: what is done of it stays, and is taken up at the next start."""
    mark = tmp_path / "alive"
    code = (
        f"import time\nfor n in range(600): open({str(mark)!r}, 'w').write(str(n)); time.sleep(.1)"
    )
    run = behind._quietly(parent=os.getppid() + 1)  # as if the parent had ended meanwhile
    with pytest.raises(behind.Interrupted):
        run([sys.executable, "-c", code], {})
    last = mark.read_text() if mark.exists() else ""
    time.sleep(0.5)
    assert (mark.read_text() if mark.exists() else "") == last
    assert behind.BUILD.exists()


def test_pip_that_fails_is_a_reason(venv: Path) -> None:
    run = behind._quietly(os.getppid())
    with pytest.raises(Stop, match="compiling failed"):
        run([sys.executable, "-c", "raise SystemExit(3)"], {})


def test_a_process_that_is_gone_makes_nothing(venv: Path) -> None:
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    behind._note(f"making {done.pid}")
    assert not behind.at_work()
    behind._note(f"making {os.getpid()}")
    assert behind.at_work()


# ---- the server's side


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Write what the builder writes beside a plain package."""
    file = tmp_path / "tabularium_compiled.txt"
    monkeypatch.setattr(_build, "MEANWHILE", file)
    monkeypatch.setattr(_build, "compiled", lambda: False)
    return lambda text: (file.write_text(text), None)[1]


def test_the_terminal_is_told_once_what_becomes_of_it(note: Callable[[str], None]) -> None:
    async def hear(*texts: str) -> list[tuple[str, str]]:
        told: list[tuple[str, str]] = []
        note(texts[0])
        following = asyncio.create_task(follow_build(lambda *said: told.append(said)))
        for text in texts[1:]:
            await asyncio.sleep(0.05)
            note(text)
        await asyncio.wait_for(following, 10)
        return told

    assert asyncio.run(hear("making 1", "ready")) == [("making", ""), ("ready", "")]
    assert asyncio.run(hear("making 1", "failed no space")) == [
        ("making", ""),
        ("failed", "no space"),
    ]
    assert asyncio.run(hear("failed no space")) == []  # of an earlier start


def test_bots_take_the_compiled_build_as_soon_as_it_is_whole(note: Callable[[str], None]) -> None:
    async def think() -> list[int]:
        bots = pool.BotPool(1, 1.0)
        pids = []
        try:
            for text in ("making 1", "making 1", "ready", "ready"):
                note(text)
                worker = await bots._take()
                pids.append(worker.pid)
                bots._idle.append(worker)
        finally:
            await bots.close()
        return pids

    first, same, fresh, still = asyncio.run(think())
    assert first == same != fresh == still
