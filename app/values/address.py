"""Web addresses as people and variables name them."""

from __future__ import annotations

from urllib.parse import SplitResult, urlsplit


def parted(text: str) -> SplitResult:
    """Return the parts of a web address that can be asked.

    Raises:
        ValueError: it cannot; the text says why.
    """
    if any(letter.isspace() or not letter.isprintable() for letter in text):
        raise ValueError("it has a space in it")
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValueError("an address looks like http://box.example:8000")
    _ = parts.port  # raises ValueError when it is none
    # UnicodeError is a ValueError: a name with an empty part, or one that stands for no letters.
    parts.hostname.encode("idna").decode("idna")
    return parts
