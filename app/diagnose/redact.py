"""Taking out what is personal before anything leaves the computer; what is left stays readable."""

from __future__ import annotations

import getpass
import re
import socket
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Rule = tuple[re.Pattern[str], str]

_NOBODY = frozenset({"root", "user", "admin", "administrator", "localhost", "nobody", "ubuntu"})
"""Names that say nothing of a person and stand in texts as words."""
_SHORTEST_NAME = 3
# Numbers are none: "EOS token = 151645" is what an engine says of a vocabulary.
_ASSIGNED = (
    r"\b((?:[\w-]*[_-])?(?:token|api[_-]?key|password|passwd|secret|authorization))"
    r"([\"']?\s*[:=]\s*[\"']?)(?!\[token\]|(?:Bearer|Basic) |\d+\b)[^\s\"',;&]{3,}"
)
_RULES: tuple[Rule, ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), replacement)
    for pattern, replacement in (
        (r"(?<![\w.~-])(/home/|/Users/|[A-Z]:\\Users\\)(?!~)[^/\\\s\"']+", r"\1[user]"),
        (r"\b(?:hf|gh[oprsu]|glpat|xox[abp])_?[-_][\w-]{8,}|\bsk-[\w-]{16,}", "[token]"),
        (r"\b(Bearer|Basic)\s+[\w.~+/=-]{6,}", r"\1 [token]"),
        (_ASSIGNED, r"\1\2[token]"),
        (r"(://)[^/\s:@]+:[^/\s@]+@", r"\1[token]@"),
        (r"([?&](?:X-Amz-[\w-]+|Signature|Expires|Key-Pair-Id|Policy)=)[^&\s\"']+", r"\1[token]"),
        (r"\b((?:GPU|MIG)-)?([0-9a-f]{4})[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f-]{4,27}", "\\1\\2\N{HORIZONTAL ELLIPSIS}"),
        (r"\b(serial(?:[ _-]?(?:no|number))?\s*[:=]?\s*)(?=\w*\d)[\w-]{4,}", r"\1[serial]"),
        (r"\b[\w.+-]+@(?!\d)[\w-]+(?:\.[\w-]+)+\b", "[address]"),
        (r"\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b", "[mac]"),
        (r"(?<![\w:.])(?=[0-9a-f:]*\d)(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6})(?:%\w+)?(?![\w:])", "[ip]"),
        (r"\b(?!127\.|0\.0\.0\.0)(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)\b(?!\.)", "[ip]"),
    )
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Redactor:
    """Cleans texts of one computer's names; `home` is the person's folder."""

    home: str
    user: str
    host: str

    @classmethod
    def of_this_computer(cls) -> Redactor:
        """Return the one for whoever runs this program here."""
        try:
            user = getpass.getuser()
        except (OSError, KeyError):
            user = ""
        return cls(str(Path.home()), user, socket.gethostname())

    def clean(self, text: str) -> str:
        """Return `text` without names, tokens, serials and addresses."""
        if len(self.home) > 1:
            text = re.sub(rf"{re.escape(self.home)}(?=[/\\\s\"':]|$)", "~", text)
        for pattern, replacement in _RULES:
            text = pattern.sub(replacement, text)
        for name, stands in (
            (self.host, "[computer]"),
            (self.host.partition(".")[0], "[computer]"),
            (self.user, "[user]"),
        ):
            if len(name) >= _SHORTEST_NAME and name.lower() not in _NOBODY:
                text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", stands, text, flags=re.IGNORECASE)
        return text

    def cleaned(self, value: Any) -> Any:  # noqa: ANN401 - any JSON value
        """Return a JSON value with every text in it cleaned; its keys and numbers stay."""
        if isinstance(value, str):
            return self.clean(value)
        if isinstance(value, Mapping):
            return {key: self.cleaned(part) for key, part in value.items()}
        if isinstance(value, Sequence):
            return [self.cleaned(part) for part in value]
        return value
