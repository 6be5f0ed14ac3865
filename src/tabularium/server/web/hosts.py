"""By which names we may be called: a foreign name that leads here is somebody's trick."""

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from tabularium.server.settings import Settings

_SHAPE = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")


class Hosts:
    """The names of this server.

    An address in numbers is always fine: no name server can make it lead here. Of names, only this
    machine's own, that of the public address and what the host has set.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own.partition('.')[0]}.local", settings.host.lower()}
        self.names |= {name.strip().lower() for name in settings.hosts}
        for url in (settings.public_url, *settings.origins):
            if host := urlsplit(url).hostname:
                self.names.add(host.lower())

    def known(self, host: str) -> bool:
        """Whether a Host header is one of ours."""
        shape = _SHAPE.fullmatch(host)
        if shape is None:
            return False
        name = shape[1].lower().removesuffix(".")
        return (
            "*" in self.names
            or name in self.names
            or name.endswith(".localhost")
            or _is_address(name)
        )


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
