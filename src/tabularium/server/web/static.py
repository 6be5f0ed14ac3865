"""The built client: read once, packed once, and kept by browsers for as long as it is the same.

File names of the build are fixed, which keeps the history of the repository small. So its files are
served below a hash of them all: whatever lies there never changes, and pages of another build find
nothing rather than something that does not fit them.
"""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_ASSETS: Final = "assets"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_PACKED: Final = (".js", ".css", ".html", ".svg", ".txt", ".webmanifest", ".ftl")
_LEAST: Final = 400  # bytes below which packing brings nothing


class Parcel:
    """A file as it is sent: plain, and packed from the first time that somebody takes it so."""

    def __init__(self, body: bytes, kind: str, pack: bool) -> None:
        self.body = body
        self.kind = kind
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self._pack = pack and len(body) >= _LEAST
        self._packed: bytes | None = None

    @property
    def packed(self) -> bytes | None:
        """Compressed, where that makes it smaller."""
        if self._packed is None and self._pack:
            self._packed = gzip.compress(self.body, 9, mtime=0)
        return self._packed

    def response(self, headers: Headers, cache: str) -> Response:
        """As this browser wants it."""
        given = {"Cache-Control": cache, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=given)
        packed = self.packed if "gzip" in headers.get("accept-encoding", "") else None
        if packed is None:
            return Response(self.body, headers=given, media_type=self.kind)
        given["Content-Encoding"] = "gzip"
        return Response(packed, headers=given, media_type=self.kind)


def parcel(path: Path, body: bytes | None = None) -> Parcel:
    """A file, or what shall be sent in its stead."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    if path.suffix == ".js":
        kind = "text/javascript"
    return Parcel(path.read_bytes() if body is None else body, kind, path.suffix in _PACKED)


class Client(StaticFiles):
    """The built client in memory."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True)
        files = {f.relative_to(directory).as_posix(): f for f in sorted(directory.rglob("*"))}
        self._files = {name: parcel(f) for name, f in files.items() if f.is_file()}
        self.build = _hash(self._files)
        page = self._files["index.html"].body
        hashed = page.replace(f"./{_ASSETS}/".encode(), f"./{_ASSETS}/{self.build}/".encode())
        self._files["index.html"] = parcel(directory / "index.html", hashed)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, from memory."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        name = Path(path).as_posix()
        name = "index.html" if name == "." else name
        hashed = f"{_ASSETS}/{self.build}/"
        forever = name.startswith(hashed)
        found = self._files.get(name.replace(hashed, f"{_ASSETS}/") if forever else name)
        if found is None:
            raise HTTPException(404)
        return found.response(Headers(scope=scope), _FOREVER if forever else _ASK)


def _hash(files: dict[str, Parcel]) -> str:
    whole = hashlib.sha256()
    for name, file in files.items():
        whole.update(name.encode() + file.tag.encode())
    return whole.hexdigest()[:12]
