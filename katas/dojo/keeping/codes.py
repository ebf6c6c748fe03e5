"""What lets somebody in: the code of the room, and secrets that nobody has to type."""

import hashlib
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without those that are taken for others: I, L, O."""

LONG = 6


def new_code() -> str:
    """A code that can be called across a room."""
    return "".join(secrets.choice(LETTERS) for _ in range(LONG))


def new_secret() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in as much time as where they aren't."""
    return secrets.compare_digest(one.encode(), other.encode())


def fingerprint(token: str) -> str:
    """What is kept of a team's token: enough to know it again, and not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()
