"""Sentences for people, from the catalogue's templates and a finding's values."""

from __future__ import annotations

import re
from collections.abc import Mapping

_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
_WORD = re.compile(r"\{(\w+)\}")


def fill(template: str, values: Mapping[str, str]) -> str:
    """Fill {words}; a [part] whose words are not all known is dropped with its brackets."""

    def part(match: re.Match[str]) -> str:
        text = match.group(1)
        known = all(values.get(word) for word in _WORD.findall(text))
        return text if known else ""

    shown = _OPTIONAL.sub(part, template)
    return _WORD.sub(lambda match: values.get(match.group(1), ""), shown).strip()
