"""A wire between a browser and a server that can be cut, or fall silent without a word."""

import selectors
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Wire:
    """Forwards connections to a port; what goes over it is not looked at."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.silent = False
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._partner: dict[socket.socket, socket.socket] = {}
        self._ended = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        """Where the server seems to be."""
        return f"http://127.0.0.1:{self.port}/"

    def cut(self) -> None:
        """End every connection; new ones can be made."""
        for each in list(self._partner):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def end(self) -> None:
        """Forward nothing any more."""
        self._ended = True
        self._thread.join()
        for each in (self._listening, *self._partner):
            each.close()

    def _run(self) -> None:
        with selectors.DefaultSelector() as ready:
            ready.register(self._listening, selectors.EVENT_READ)
            while not self._ended:
                for key, _ in ready.select(0.05):
                    if self.silent:
                        self._ended or threading.Event().wait(0.05)
                    elif key.fileobj is self._listening:
                        self._accept(ready)
                    else:
                        self._pump(ready, key.fileobj)  # type: ignore[arg-type]

    def _accept(self, ready: selectors.BaseSelector) -> None:
        near, _ = self._listening.accept()
        far = socket.create_connection(("127.0.0.1", self.target))
        for one, other in ((near, far), (far, near)):
            self._partner[one] = other
            ready.register(one, selectors.EVENT_READ)

    def _pump(self, ready: selectors.BaseSelector, one: socket.socket) -> None:
        other = self._partner.get(one)
        if other is None:
            return
        data = b""
        with suppress(OSError):
            data = one.recv(65536)
            if data:
                other.sendall(data)
                return
        for each in (one, other):
            ready.unregister(each)
            del self._partner[each]
            each.close()


@contextmanager
def wire_to(port: int) -> Iterator[Wire]:
    """A wire to a server for a while."""
    wire = Wire(port)
    try:
        yield wire
    finally:
        wire.end()
