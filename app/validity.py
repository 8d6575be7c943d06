"""Whether a proof still holds here, and if not, why: file, engine, card, driver, screens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.runconfig import RunConfig
from app.values.base import Value
from app.values.machine import Machine
from app.values.model_file import ModelFile
from app.values.receipt import Receipt

_PART = re.compile(r"-\d{5}-of-(?P<count>\d{5})\.gguf$")
_CHANGED = {
    "model": "The model file was changed since.",
    "drafting": "The drafting file was changed since.",
}
_GONE = {
    "model": "The model file is not there any more.",
    "drafting": "The drafting file is not there any more.",
}


class Today(Value):
    """What a proof depends on besides its file and setup, as it is now."""

    runtime: str
    driver: str | None = None
    cards: tuple[str, ...] = ()
    displays: tuple[str, ...] = ()


def today(machine: Machine, runtime: str) -> Today:
    """Return what `machine` with this build of the engine means for proofs."""
    return Today(
        runtime=runtime,
        driver=machine.driver,
        cards=tuple(gpu.name for gpu in machine.gpus),
        displays=machine.displays,
    )


def identity(file: ModelFile, config: RunConfig | None = None) -> dict[str, Any]:
    """Return the fields of a receipt that tell its files from all others."""
    return {
        "path": file.path,
        "size_bytes": file.size_bytes,
        "file_mtime_ns": _mtime_ns(file.path),
        "beside_mtime_ns": _beside(file.path, config),
        "file_sha256": file.sha256,
    }


def concerns(receipt: Receipt, file: ModelFile) -> bool:
    """Return whether `receipt` is of this very file.

    At the same place the time of the last change decides, as a published hash does not change
    with the file; elsewhere only the same published hash means the same bytes.
    """
    if receipt.size_bytes != file.size_bytes:
        return False
    if receipt.path == file.path:
        first = receipt.file_mtime_ns == _mtime_ns(file.path)
        return first and _beside_lapsed(receipt) == ""
    return receipt.file_sha256 is not None and receipt.file_sha256 == file.sha256


def lapsed(receipt: Receipt, now: Today) -> str:
    """Return why a proof does not hold any more, in one sentence; "" while it does."""
    if receipt.runtime != now.runtime:
        return f"The engine is another one now: {now.runtime}, not {receipt.runtime}."
    if receipt.card is None:
        return ""
    if receipt.card not in now.cards:
        return f"{receipt.card} is not used in this computer now."
    if receipt.driver != now.driver:
        return f"The driver is {now.driver or 'not known'} now; it was {receipt.driver or 'not known'}."
    if receipt.displays != now.displays:
        return (
            f"The screens on the card are other ones now: {_named(now.displays)}, not "
            f"{_named(receipt.displays)}."
        )
    return ""


def judged(receipts: tuple[Receipt, ...], now: Today) -> tuple[Receipt, ...]:
    """Return the receipts with `expired` filled in; this looks at every file."""
    return tuple(
        receipt.model_copy(update={"expired": _file_lapsed(receipt) or lapsed(receipt, now)})
        for receipt in receipts
    )


def _file_lapsed(receipt: Receipt) -> str:
    try:
        stat = Path(receipt.path).stat()
    except OSError:
        return "The model file is not there any more."
    if receipt.file_mtime_ns is not None and stat.st_mtime_ns != receipt.file_mtime_ns:
        return "The model file was changed since."
    return _beside_lapsed(receipt)


def _beside_lapsed(receipt: Receipt) -> str:
    """Return what became of the files beside the first one; "" where all are as they were."""
    if receipt.beside_mtime_ns is None:
        return ""
    now, drafting = dict(_beside(receipt.path, receipt.config)), receipt.config.mtp.file
    for path, changed in receipt.beside_mtime_ns:
        if now.get(path) != changed:
            what = "drafting" if path == drafting else "model"
            gone = path not in now
            return _GONE[what] if gone else _CHANGED[what]
    return ""


def _beside(path: str, config: RunConfig | None) -> tuple[tuple[str, int], ...]:
    """Return the other files that a model is loaded from, with the time of their last change."""
    found = [*_other_parts(path)]
    if config is not None and config.mtp.apart:
        found.append(config.mtp.file)
    times = ((name, _mtime_ns(name)) for name in found)
    return tuple((name, changed) for name, changed in times if changed is not None)


def _other_parts(path: str) -> Iterator[str]:
    part = _PART.search(path)
    for number in range(1, int(part["count"]) + 1) if part else ():
        name = f"{path[: part.start()]}-{number:05}-of-{part['count']}.gguf" if part else path
        if name != path:
            yield name


def _mtime_ns(path: str) -> int | None:
    try:
        return Path(path).stat().st_mtime_ns
    except OSError:
        return None


def _named(displays: tuple[str, ...]) -> str:
    return ", ".join(displays) or "none"
