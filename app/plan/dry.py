"""Ask the engine what buffers a load would make, without making them."""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from app.engine.api import Engine, EngineError
from app.engine.protocol import DryRun, DryRunDone
from app.plan.cursor import MIB, Fetch
from app.plan.header import Header
from app.runconfig import RunConfig
from app.values.plan import MemoryPlan

LIMIT_SECONDS = 20.0
SLACK_BYTES = 16 * MIB
MOST_TAKEN_BYTES = 1024 * MIB
_FSCTL_SET_SPARSE = 0x900C4


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """The engine's answer, or why there is none."""

    done: DryRunDone | None = None
    notes: tuple[str, ...] = ()


def dry_run(
    engines: Callable[[], Engine],
    path: Path,
    config: RunConfig,
    *,
    limit_seconds: float = LIMIT_SECONDS,
) -> Rehearsal:
    """Return what the engine's buffers would be on the processor; never raises.

    It is always asked for the processor: the planner converts. The header is enough, so `path`
    may be a sparse copy. An engine that fails or takes longer than the limit leaves a note, and
    the closed formulas stand.
    """
    request = DryRun(
        path=str(path),
        config=config.with_(n_gpu_layers=0, devices=(), tensor_split=(), n_cpu_moe=0, mlock=False),
    )
    answers: list[DryRunDone | str] = []
    cancel = threading.Event()
    thread = threading.Thread(
        target=_ask, args=(engines, request, cancel, answers), name="dry-run", daemon=True
    )
    thread.start()
    thread.join(limit_seconds)
    if thread.is_alive():
        cancel.set()
        return Rehearsal(notes=(f"The engine's dry run took longer than {limit_seconds:g} s.",))
    answer = answers[0] if answers else "it gave no answer"
    if isinstance(answer, DryRunDone):
        return Rehearsal(done=answer)
    return Rehearsal(notes=(f"No dry run by the engine: {answer}. The figures are formulas.",))


def affordable(planned: MemoryPlan) -> bool:
    """Return whether a dry run of this plan may be asked for.

    The engine really takes the recurrent state and the output rows, even in a dry run.
    """
    parts = (*planned.devices, planned.host)
    taken = sum(part.item_bytes(key) for part in parts for key in ("recurrent", "output"))
    return taken <= MOST_TAKEN_BYTES


def sparse_copy(fetch: Fetch, header: Header, path: Path) -> Path | None:
    """Write `header` to `path` and extend it to the model's size without taking the space.

    Return `path`, or None where the file system cannot: then nothing is left behind.
    """
    try:
        with path.open("wb") as file:
            _mark_sparse(file)
            written = 0
            while written < header.data_offset:
                part = fetch(written, min(8 * MIB, header.data_offset - written))
                if not part:
                    break
                written += file.write(part)
            file.truncate(max(header.needed_bytes, header.data_offset))
        taken = getattr(path.stat(), "st_blocks", 0) * 512
    except OSError:
        path.unlink(missing_ok=True)
        return None
    if written < header.data_offset or taken > header.data_offset + SLACK_BYTES:
        path.unlink(missing_ok=True)
        return None
    return path


def _ask(
    engines: Callable[[], Engine],
    request: DryRun,
    cancel: threading.Event,
    answers: list[DryRunDone | str],
) -> None:
    try:
        engine = engines()
    except (OSError, RuntimeError, EngineError) as error:
        answers.append(f"it cannot be started ({error})")
        return
    try:
        answers.append(engine.dry_run(request, lambda _: None, cancel))
    except EngineError as error:
        answers.append(str(error) or error.evidence.reason)
    finally:
        engine.close()


def _mark_sparse(file: BinaryIO) -> None:
    """Tell Windows that zeros need no space; other systems need no telling."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - there is none elsewhere

        returned = ctypes.c_ulong()
        handle = msvcrt.get_osfhandle(file.fileno())
        ask = (_FSCTL_SET_SPARSE, None, 0, None, 0, ctypes.byref(returned), None)
        if not ctypes.windll.kernel32.DeviceIoControl(handle, *ask):
            raise ctypes.WinError()
