"""Text files that go with a question: read once, when they are added."""

from __future__ import annotations

from app.errors import FileProblemError
from app.paths import typed_path
from app.values.chat import Attachment
from app.values.text import whole

MOST_BYTES = 2 << 20
MOST_FILES = 16
_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))


def read(text: str) -> Attachment:
    """Return the file at the path `text`.

    Raises:
        FileProblemError: it is not there, no text, or larger than `MOST_BYTES`.
    """
    path = typed_path(text)
    name = whole(path.name)
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise FileProblemError(
            f"{name} cannot be read ({error.strerror or error}).", cause="file-not-readable"
        ) from error
    if len(data) > MOST_BYTES:
        raise FileProblemError(
            f"{name} is larger than {MOST_BYTES >> 20} MiB, more than a model can read.",
            fix="Attach the part that matters.",
            cause="attachment-too-big",
        )
    return Attachment(name=name, text=_decoded(name, data), size_bytes=len(data))


def _decoded(name: str, data: bytes) -> str:
    encoding = next((known for mark, known in _MARKS if data.startswith(mark)), "utf-8")
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise FileProblemError(
            f"{name} is no text file.",
            fix="Plimsoll reads text: notes, code, tables as CSV, logs. Pictures and documents of "
            "other programs are not supported yet.",
            cause="attachment-no-text",
        )
    return text.replace("\r\n", "\n")
