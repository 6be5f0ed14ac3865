"""Passwords: what we keep of them, and whether one fits. Both are slow on purpose."""

import hashlib
import hmac
import secrets

_SCRYPT = {"n": 2**14, "r": 8, "p": 1}  # 16 MB and about 50 ms for each guess
NOBODY = "00" * 16 + "$" + "00" * 64  # compared for unknown names, so that they take as long


def hashed(password: str) -> str:
    """What we keep of a password."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${hashlib.scrypt(password.encode(), salt=salt, **_SCRYPT).hex()}"


def fits(password: str, kept: str) -> bool:
    """Whether a password is the one we kept."""
    salt, _, wanted = kept.partition("$")
    made = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), **_SCRYPT)
    return hmac.compare_digest(made.hex(), wanted)
