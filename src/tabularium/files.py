"""Save files on disk: the only place where the library itself reads and writes."""

import os
from pathlib import Path

from tabularium.kernel import (
    BadSave,
    Facts,
    GameSpec,
    Reason,
    State,
    load_save,
    read_save,
    replay,
    save_text,
    verify_save,
)
from tabularium.registry import games


def _read(path: str | Path) -> tuple[GameSpec, Facts]:
    try:
        text = Path(path).read_bytes().decode()
    except OSError as error:
        detail: Facts = {"file": str(path), "why": error.strerror or str(error)}
        raise BadSave(Reason("save.unreadable", "K.11", detail)) from error
    except UnicodeDecodeError as error:
        detail = {"file": str(path), "byte": error.start}
        raise BadSave(Reason("save.not_text", "K.11", detail)) from error
    fields = read_save(text)
    game = str(fields["game"])
    if game not in games:
        raise BadSave(Reason("save.unknown_game", "K.11", {"game": game, "allowed": sorted(games)}))
    return games[game], fields


def load(path: str | Path) -> State:
    """The game in a save file, ready to go on."""
    spec, fields = _read(path)
    return load_save(spec, fields)


def load_at(path: str | Path, line: int) -> State:
    """The game in a save file as it was after so many lines of its log."""
    spec, fields = _read(path)
    return replay(spec, fields, line)


def verify(path: str | Path) -> Facts:
    """Replay a save file against its seed commitment and its digest; returns what was checked."""
    spec, fields = _read(path)
    return verify_save(spec, fields)


def save(state: State, path: str | Path) -> None:
    """Write a save file; a crash leaves the old one or the new one, never half of it."""
    path = Path(path)
    text = save_text(state)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
