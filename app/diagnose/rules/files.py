"""The model file: what it is, whether it is whole, whether this engine knows it."""

from __future__ import annotations

import re

from app.diagnose.evidence import Evidence
from app.diagnose.facts import Fact
from app.diagnose.finding import Finding, likely, sure

# "ggml", "ggmf", "ggjt" and "ggla" as a number and as the bytes of the file.
_LEGACY_NUMBERS = {"67676d6c", "67676d66", "67676a74", "67676c61"}
_LEGACY_BYTES = ("lmgg", "fmgg", "tjgg", "algg")
_GGUF_NUMBER = "46554747"
_32BIT = re.compile(
    r"\b32[- ]?bit\b|\bi[3-6]86\b|\bx86\b(?![-_]64)|\barmv7|\bwin32\b", re.IGNORECASE
)
# Smaller than any model: a web page, an error text, a Git LFS pointer.
TINY_MIB = 1.0
# Highest tensor type number of ggml in 2026 (NVFP4 = 40): beyond it lie private types of forks.
NEWEST_MAINLINE_TYPE = 41
# Lines between what is wrong with a part and the line that names the part.
PART_LINES = 3
# STATUS_IN_PAGE_ERROR: the drive or the share behind a mapped file did not answer.
IN_PAGE_ERROR = 0xC0000006


def is_32bit(e: Evidence) -> Fact | str | None:
    """Return what says that the engine is a 32-bit build."""
    fact = e.facts.last("build-32bit")
    if fact:
        return fact
    return f"Engine: {e.setting('engine')}" if _32BIT.search(e.engine) else None


def build_32bit(e: Evidence) -> Finding | None:
    """A 32-bit engine cannot reach the end of a large file."""
    proof = is_32bit(e)
    fault = e.facts.last("out-of-bounds", "file-short", "map-failed") or (
        e.allocation and e.allocation.texts[0]
    )
    if proof is None or not fault:
        return None
    if e.flag("file_hash_ok") is False:
        return None
    return sure("engine-32bit-build", proof, fault)


def byte_order(e: Evidence) -> Finding | None:
    """The file was written for the other kind of processor."""
    fact = e.facts.last("byte-order")
    return sure("gguf-other-byte-order", fact) if fact and e.failed else None


def container_format(e: Evidence) -> Finding | None:
    """The file is no GGUF, or an older container."""
    fact = e.facts.last("bad-magic")
    old = e.facts.last("gguf-version")
    if old and "old" in old.values:
        return sure("legacy-ggml-format", old)
    if fact is None:
        return _tiny_file(e)
    magic = fact.values.get("magic", "").strip().lower()
    got = re.search(r"got (?:0x)?([0-9a-f]{8})", fact.text.lower())
    number = got.group(1) if got else (re.findall(r"[0-9a-f]{8}", magic) or [""])[0]
    if number == _GGUF_NUMBER:
        return sure("engine-too-old-for-gguf", fact)
    legacy_name = re.search(r"\.ggml\w*\.|ggmlv\d|ggml-model\S*\.bin", fact.text.lower())
    if number in _LEGACY_NUMBERS or any(name in magic for name in _LEGACY_BYTES):
        return sure("legacy-ggml-format", fact)
    if any(re.search(r"ggmlv\d", line.lower()) for line in e.facts.lines) or legacy_name:
        return likely("legacy-ggml-format", fact, nearest=("not-a-gguf-file",))
    return sure("not-a-gguf-file", fact, what=_what_it_is(number, magic))


def _what_it_is(number: str, magic: str) -> str:
    word = magic
    if number:
        word = bytes.fromhex(number)[::-1].decode("ascii", "replace")
    if "vers" in word:
        return "a Git LFS pointer"
    if "<" in word:
        return "a web page"
    return "a packed archive" if "pk" in word else ""


def _tiny_file(e: Evidence) -> Finding | None:
    size = e.count("file_mib")
    if size is None or size >= TINY_MIB or e.phase != "load" or not e.failed:
        return None
    expected = e.count("file_expected_mib")
    if expected is not None and expected < TINY_MIB:
        return None
    return sure("not-a-gguf-file", f"The file has {round(size * 1048576)} bytes.")


def split_file(e: Evidence) -> Finding | None:
    """A model in parts was handed over wrongly, or a part is absent."""
    fact = e.facts.last("split-wrong-first", "split-invalid")
    if fact:
        return sure("gguf-split-misuse", fact)
    missing = e.facts.last("split-missing")
    if missing and not _read_in_part(e, missing):
        values = {k: v for k, v in missing.values.items() if k in {"part", "parts"}}
        return sure("missing-shard", missing, **values)
    return None


def _read_in_part(e: Evidence, told: Fact) -> bool:
    """Whether the part that could not be loaded is there: the line before says what is wrong."""
    broken = e.facts.all("file-short", "out-of-bounds", "bad-magic", "unknown-type")
    return any(told.line - PART_LINES <= fact.line <= told.line for fact in broken)


def projector(e: Evidence) -> Finding | None:
    """The projector for images was made for another model."""
    fact = e.facts.last("projector-other")
    return sure("projector-mismatch", fact) if fact and e.failed else None


def unknown_to_engine(e: Evidence) -> Finding | None:
    """The file was read, and holds something this engine does not know."""
    arch = e.facts.last("unknown-arch")
    if arch:
        return sure("unknown-architecture", arch, arch=arch.values.get("arch", ""))
    kind = e.facts.last("removed-type", "unknown-type", "block-size")
    if kind:
        return sure("unsupported-quant-type", kind, type=kind.values.get("type", ""))
    newer = e.facts.last(
        "tensor-count",
        "unknown-pretokenizer",
        "tensor-missing",
        "key-missing",
        "gguf-version",
        "engine-older",
    )
    if newer:
        return sure("engine-too-old-for-gguf", newer)
    return None


def truncated(e: Evidence) -> Finding | None:
    """The file ends before its data does."""
    loading = e.phase in {"load", "warmup", ""}
    fact = e.facts.last("out-of-bounds") or (e.facts.last("file-short") if loading else None)
    size, expected = e.count("file_mib"), e.count("file_expected_mib")
    short = size is not None and expected is not None and size < 0.999 * expected
    said = f"{size} MiB on disk, {expected} MiB published" if short else None
    if short and e.phase in {"load", ""} and (fact or e.failed):
        return sure("gguf-truncated", fact, said)
    if short and e.exit.signal == "SIGBUS":
        return sure(
            "gguf-truncated", said, "Ended by SIGBUS: a mapped file is shorter than it was."
        )
    if fact is None:
        return _page_not_read(e) or _hash_differs(e)
    if e.flag("file_hash_ok") is True and e.text("filesystem") in {"", "local"}:
        # It is what was published: the engine looks for what is not in it.
        nearest = ("gguf-truncated", "engine-32bit-build")
        return likely("engine-too-old-for-gguf", fact, nearest=nearest)
    if e.flag("file_hash_ok") is False:
        return sure("gguf-truncated", fact)
    nearest = ("checksum-mismatch", "engine-32bit-build")
    return likely("gguf-truncated", fact, nearest=nearest)


def _page_not_read(e: Evidence) -> Finding | None:
    """The system could not read a page of the mapped file."""
    if e.flag("mmap") is False or e.phase not in {"load", "warmup"}:
        return None
    if e.exit.ntstatus != IN_PAGE_ERROR and e.exit.signal != "SIGBUS":
        return None
    said = "The system could not read a part of the mapped file."
    return likely("gguf-truncated", said, nearest=("host-ram-exhausted",))


def _hash_differs(e: Evidence) -> Finding | None:
    if e.flag("file_hash_ok") is not False or e.phase != "load" or not e.failed:
        return None
    if not e.facts.has("load-failed") and e.facts.lines:
        return None
    return likely(
        "checksum-mismatch",
        "The file's hash is not the published one.",
        nearest=("gguf-truncated",),
    )


def missing(e: Evidence) -> Finding | None:
    """Nothing is there under that name."""
    gone = e.facts.last("draft-file-gone")
    if gone and e.failed:
        return sure("draft-file-missing", gone)
    refused = e.facts.last("model-denied")
    if refused and e.failed and e.phase in {"load", ""}:
        return sure("file-not-readable", refused)
    fact = e.facts.last("open-failed")
    if fact is None or not e.failed or e.facts.has("header-read"):
        return None
    near = (f for f in e.facts.all("open-denied") if abs(f.line - fact.line) <= PART_LINES)
    denied = next((line for line in near if "/dev/" not in line.text), None)
    return sure("file-not-readable", denied) if denied else sure("file-missing", fact)


def drive(e: Evidence) -> Finding | None:
    """The system says that the drive cannot be read; that is no matter of the file."""
    fault = e.facts.last("drive-fault")
    on_share = e.setting("filesystem") is not None
    if fault is None or not e.failed or on_share or e.phase not in {"load", "warmup", ""}:
        return None
    if e.allocation is not None or e.facts.has("cuda-error"):
        return None  # another drive: what ended the load is named
    return likely("file-not-readable", fault, nearest=("gguf-truncated",))


RULES = (
    build_32bit,
    byte_order,
    container_format,
    split_file,
    projector,
    unknown_to_engine,
    drive,
    truncated,
    missing,
)
