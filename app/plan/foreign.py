"""What a file that is no readable GGUF really is, in words a person can act on."""

from __future__ import annotations

from app.errors import FileProblemError

DOWNLOAD_AGAIN = "Download the file again."
OTHER_FORMAT = "Download a GGUF file of this model."
LITTLE_ENDIAN = "Download a little-endian file of this model, from another repository if need be."
OTHER_BYTE_ORDER = "gguf-other-byte-order"
_LEGACY = {b"lmgg": "GGML", b"fmgg": "GGMF", b"tjgg": "GGJT", b"algg": "GGLA"}


def not_gguf(name: str, head: bytes) -> FileProblemError:
    """Return the error for a file whose first bytes are `head` and not those of a GGUF."""
    kind, fix, cause = _kind(head)
    return FileProblemError(f"{name} is not a GGUF file: {kind}.", fix=fix, cause=cause)


def truncated(name: str, have_bytes: int, need_bytes: int | None = None) -> FileProblemError:
    """Return the error for a GGUF that ends early."""
    more = f" of {need_bytes:,}" if need_bytes is not None else ""
    return FileProblemError(
        f"{name} is incomplete: it ends after {have_bytes:,}{more} bytes.",
        fix=DOWNLOAD_AGAIN,
        cause="gguf-truncated",
    )


def damaged(name: str, what: str) -> FileProblemError:
    """Return the error for a file that starts like a GGUF but makes no sense; `what` says where."""
    return FileProblemError(
        f"{name} starts like a GGUF file, but its header is damaged: {what}.",
        fix=DOWNLOAD_AGAIN,
        cause="not-a-gguf-file",
    )


def wrong_version(name: str, version: int) -> FileProblemError:
    """Return the error for a GGUF version outside 2 and 3 (little endian)."""
    if version & 0xFFFF == 0:
        return FileProblemError(
            f"{name} is a big-endian GGUF file, made for another kind of processor.",
            fix=LITTLE_ENDIAN,
            cause=OTHER_BYTE_ORDER,
        )
    if version < 2:
        return FileProblemError(
            f"{name} is a GGUF file of version {version}, which is no longer read.",
            fix="Download a newer file of this model.",
            cause="legacy-ggml-format",
        )
    return FileProblemError(
        f"{name} is a GGUF file of version {version}; versions 2 and 3 can be read.",
        fix="Update Plimsoll, or download an older file of this model.",
        cause="engine-too-old-for-gguf",
    )


def unknown_type(name: str, tensor: str, type_id: int) -> FileProblemError:
    """Return the error for a tensor type that the engine does not know."""
    return FileProblemError(
        f"{name} holds a tensor ({tensor}) of type {type_id}, which the engine does not know.",
        fix="Choose another quant of this model.",
        cause="unsupported-quant-type",
    )


def _kind(head: bytes) -> tuple[str, str, str]:
    """Return (what it is, what to do, cause)."""
    cause = "not-a-gguf-file"
    if head[:4] in _LEGACY:
        kind = f"it is a {_LEGACY[head[:4]]} file, the format before GGUF"
        return kind, OTHER_FORMAT, "legacy-ggml-format"
    text = head.lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if text.startswith(b"version https://git-lfs"):
        kind = "it is a Git LFS pointer, a note that stands for the real file"
        return kind, "Download the file itself, for example with `plimsoll pull`.", cause
    for probe, kind in _TEXTS:
        if text.startswith(probe):
            return kind, DOWNLOAD_AGAIN, cause
    if head.startswith(b"FUGG"):
        return "its bytes are in reverse order (big-endian)", LITTLE_ENDIAN, OTHER_BYTE_ORDER
    other = _other_format(head)
    if other:
        return other, OTHER_FORMAT, cause
    if not head:
        kind = "it is empty"
    elif not any(head):
        kind = "its beginning holds only zeros, as after a broken download"
    else:
        kind = f"it begins with {head[:4].hex(' ')} instead of 'GGUF'"
    return kind, DOWNLOAD_AGAIN, cause


def _other_format(head: bytes) -> str:
    """Return which known binary format `head` begins, or an empty string."""
    for probe, kind in _MAGICS:
        if head.startswith(probe):
            return kind
    if head[8:9] == b"{" and int.from_bytes(head[:8], "little") < 1 << 32:
        return "it is a safetensors file"
    return ""


_TEXTS = (
    (b"<!doctype html", "it is a web page"),
    (b"<html", "it is a web page"),
    (b"<head", "it is a web page"),
    (b"<?xml", "it is an XML document, often the error text of a server"),
    (b'{"error', "it is the error text of a server"),
    (b"entry not found", "it is the error text of a server"),
    (b"repository not found", "it is the error text of a server"),
    (b"access to model", "it is the error text of a server"),
    (b"{", "it is a JSON text"),
)
_MAGICS = (
    (b"PK\x03\x04", "it is a zip archive, often a PyTorch file"),
    (b"\x80\x02", "it is a Python pickle"),
    (b"\x1f\x8b", "it is a gzip archive"),
    (b"\x28\xb5\x2f\xfd", "it is a zstd archive"),
    (b"\x89HDF", "it is an HDF5 file"),
    (b"%PDF", "it is a PDF document"),
)
