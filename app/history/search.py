"""Finding words in titles and messages, in any letter case of any script."""

from __future__ import annotations

from app.values.text import whole

QUERY = (
    "SELECT id FROM conversations WHERE title LIKE ?1 ESCAPE '\\' AND holds(?2, title)"
    " UNION SELECT conversation FROM entries"
    " WHERE text LIKE ?1 ESCAPE '\\' AND holds(?2, text)"
)
"""`?1` is `like_pattern(needle)`, `?2` the needle; `holds` must be registered as a function."""


def folded(words: str) -> str:
    """Return what is searched for: one case, single spaces."""
    return " ".join(whole(words).split()).casefold()


def holds(needle: str, text: str) -> bool:
    """Whether the case-folded `needle` is in `text`; registered as SQL function `holds`."""
    return needle in text.casefold()


def like_pattern(needle: str) -> str:
    """Return a LIKE pattern that lets through at least what `holds` accepts, far faster.

    SQLite folds the case of ASCII alone; any other letter with two cases becomes a wildcard.
    """
    parts = []
    for letter in needle:
        if letter in "%_\\":
            parts.append(f"\\{letter}")
        elif not letter.isascii() and letter.upper() != letter.lower():
            parts.append("%")
        else:
            parts.append(letter)
    return f"%{''.join(parts)}%"
