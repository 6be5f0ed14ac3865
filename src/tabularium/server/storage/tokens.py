"""Tokens of sessions and links; the database keeps only what cannot open anything."""

import hashlib
import secrets


def new_token() -> str:
    """Unguessable: 192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What we keep of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
