"""Rates: so much a second, with some in reserve; what is dear takes more than one."""

import ipaddress
import time


class Bucket:
    """Tokens that fill up with time."""

    __slots__ = ("at", "level", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.at = time.monotonic()

    def take(self, weight: float = 1.0) -> bool:
        """Take some; False if there is not enough. A full bucket is enough for anything."""
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < min(weight, self.most):
            return False
        self.level -= weight
        return True


class Buckets:
    """A bucket per address (or name), forgotten when full again."""

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.kept = kept
        self._all: dict[str, Bucket] = {}

    def take(self, key: str, weight: float = 1.0) -> bool:
        """Take some from the bucket of this key."""
        bucket = self._all.get(key)
        if bucket is None:
            if len(self._all) >= self.kept:
                self._forget()
            bucket = self._all[key] = Bucket(self.rate, self.most)
        return bucket.take(weight)

    def _forget(self) -> None:
        now = time.monotonic()
        full = self.most / self.rate
        self._all = {key: each for key, each in self._all.items() if now - each.at < full}
        if len(self._all) >= self.kept:
            self._all.clear()


def place_of(host: str) -> str:
    """Where somebody is, as far as limits care: whoever has an IPv6 address has 2**64 of them."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
