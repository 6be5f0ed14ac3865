"""Positions: the whole truth after each entry, packed against an earlier one.

A dump is a few kilobytes, its difference to a dump some words ago a few hundred bytes: so every
moment of every game can be kept, opened without replay, and brought to newer rules.
"""

import zlib
from typing import Any

import msgspec

KEY_EVERY = 16  # entries from one whole dump to the next
_WINDOW = 32_768  # zlib looks back no further
_SMALL = 8_000  # most dumps: a packer for these is made three times as fast


def pack(dump: dict[str, Any], key: bytes | None) -> tuple[bytes, bytes]:
    """The dump as JSON, and packed (against an earlier JSON, if there is one)."""
    plain = msgspec.json.encode(dump)
    if key is None:
        return plain, zlib.compress(plain, 6)
    bits, memory = (13, 5) if max(len(plain), len(key)) < _SMALL else (15, 8)
    packer = zlib.compressobj(6, zlib.DEFLATED, bits, memory, zdict=key[-_WINDOW:])
    return plain, packer.compress(plain) + packer.flush()


def unpack(packed: bytes, key: bytes | None) -> bytes:
    """The JSON of a packed dump."""
    if key is None:
        return zlib.decompress(packed)
    unpacker = zlib.decompressobj(zdict=key[-_WINDOW:])
    return unpacker.decompress(packed) + unpacker.flush()


def read(plain: bytes) -> dict[str, Any]:
    """The dump in a JSON."""
    dump = msgspec.json.decode(plain)
    assert isinstance(dump, dict)
    return dump
