"""Text files that go with a question: read once, when they are added."""

from __future__ import annotations

from app.errors import FileProblemError
from app.paths import typed_path
from app.values.chat import Attachment
from app.values.text import whole

MOST_BYTES = 2 << 20
MOST_FILES = 16
_OLD = "cp1252"
"""What Windows wrote in the west before it wrote UTF-8."""
_UNMARKED = ["utf-8", _OLD]
_CONTROL = "".join(chr(n) for n in range(32) if chr(n) not in "\t\n\r\f\x1b")
_DOCUMENTS = (b"%PDF-", b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"{\\rtf", b"GGUF")
"""How PDF, Word and the like begin: some can be taken for text, and no model can read them so."""
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
    _refuse_documents(name, data)
    if len(data) > MOST_BYTES:
        raise FileProblemError(
            f"{name} is larger than {MOST_BYTES >> 20} MiB, more than a model can read.",
            fix="Attach the part that matters.",
            cause="attachment-too-big",
        )
    return Attachment(name=name, text=_decoded(name, data), size_bytes=len(data))


def _refuse_documents(name: str, data: bytes) -> None:
    if not data.strip():
        raise FileProblemError(f"{name} is empty.", cause="attachment-no-text")
    if data.startswith(_DOCUMENTS):
        raise FileProblemError(
            f"{name} is a document of another program, no text.",
            fix="Save or copy its words into a text file, and attach that.",
            cause="attachment-no-text",
        )


def _decoded(name: str, data: bytes) -> str:
    encodings = [known for mark, known in _MARKS if data.startswith(mark)] or _UNMARKED
    text = next(filter(None, (_read_as(encoding, data) for encoding in encodings)), None)
    if text is None:
        raise FileProblemError(
            f"{name} is no text file.",
            fix="Plimsoll reads text: notes, code, tables as CSV, logs. Pictures and documents of "
            "other programs are not supported yet.",
            cause="attachment-no-text",
        )
    return text.replace("\r\n", "\n")


def _read_as(encoding: str, data: bytes) -> str | None:
    """Return `data` as text; None where it is none, or not in that encoding."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    # Nearly every file is something in the old encoding; what is no text has signs that do nothing.
    strange = _CONTROL if encoding == _OLD else "\0"
    return None if any(sign in text for sign in strange) else text
