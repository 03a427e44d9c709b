"""How a house is held to its shuffles: a table shows the seal of its seed from the start, and the seed at the end."""

import hashlib

# What is hashed, so that anybody can do it by hand.
SEALED = "kontor seed {}"


def seal(seed: str) -> str:
    """What a table shows of its seed before the game: enough to hold the house to it, not enough to guess it."""
    return hashlib.sha256(SEALED.format(seed).encode()).hexdigest()
