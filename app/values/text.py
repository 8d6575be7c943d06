"""Text as a person gives it: whole letters alone, so that every file and every line can hold it."""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator


def whole(text: str) -> str:
    """Return `text` with halves of letters put together; a half that stands alone becomes U+FFFD.

    Halves (UTF-16 surrogates) come from programs that cut a text between the two of an emoji, and
    from file names, in which they stand for bytes that are no text.
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


WholeText = Annotated[
    str, BeforeValidator(lambda text: whole(text) if isinstance(text, str) else text)
]
