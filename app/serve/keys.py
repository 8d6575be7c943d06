"""The key that other programs must show: made at the first start, kept for its owner alone."""

from __future__ import annotations

import hmac
import secrets
from pathlib import Path

from app import documents
from app.errors import DiskProblemError
from app.files import write_atomic

PREFIX = "pk-plimsoll-"
FILE_NAME = "api-key"


class ApiKey:
    """One key in a file of its own, readable by its owner.

    `notice` is what a person should know about the file, once it was read ("": nothing).
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self.notice = ""

    def read(self) -> str:
        """Return the key; one is made when there is none.

        Raises:
            DiskProblemError: it cannot be kept.
        """
        try:
            known = "" if self._path.is_dir() else self._path.read_text(encoding="ascii").strip()
        except FileNotFoundError:
            return self.renew()
        except (OSError, UnicodeDecodeError):
            known = ""
        if known.startswith(PREFIX) and len(known) >= 40:
            return known
        said = documents.damaged(self._path, "the key of the local API")
        self.notice = f"{said} There is a new key; other programs need it."
        return self.renew()

    def renew(self) -> str:
        """Make another key; the one before is worth nothing from now on."""
        key = PREFIX + secrets.token_urlsafe(32)
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self._path, f"{key}\n".encode())
        except OSError as error:
            raise DiskProblemError(
                f"The key of the local API cannot be kept ({error.strerror or error}).",
                fix="Free some space, or check the folder's permissions.",
                cause="folder-not-writable",
            ) from error
        return key


def matches(shown: str, key: str) -> bool:
    """Whether the shown key is ours, in a time that tells nothing."""
    return hmac.compare_digest(shown.encode(), key.encode())
