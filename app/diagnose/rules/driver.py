"""Detection: driver, its libraries, the engine's build, the processor."""

from __future__ import annotations

import re

from app.diagnose.evidence import Evidence
from app.diagnose.exits import status_in_text
from app.diagnose.facts import Fact
from app.diagnose.finding import Finding, likely, sure
from app.diagnose.signatures.driver import DRIVER_LIBRARY

_LIBRARY_STATUSES = {0xC0000135, 0xC0000139, 0xC0000142, 0xC000007B}
_HIDING = re.compile(r"VISIBLE_DEVICES$|^GPU_DEVICE_ORDINAL$", re.IGNORECASE)


def hides_devices(e: Evidence) -> bool | None:
    """Whether the environment hides every card; None when it is not known, or may hide them."""
    env = e.setting("env")
    if not isinstance(env, dict):
        return None
    values = [str(v).strip().lower() for k, v in env.items() if _HIDING.search(str(k))]
    if any(value in {"", "-1", "none", "nodevfiles", "void"} for value in values):
        return True
    if any(_beyond(value, len(e.gpus)) for value in values):
        return True
    return None if values else False


def _beyond(value: str, count: int) -> bool:
    numbers = [part.strip() for part in value.split(",")]
    return count > 0 and all(n.isdigit() and int(n) >= count for n in numbers)


def suspended(e: Evidence) -> bool:
    """Whether the computer is known to have slept."""
    names = ("suspended_since_load", "slept_before", "resumed_from_sleep", "slept_since_load")
    return any(e.flag(name) for name in names) or e.facts.has("after-sleep")


def mismatch(e: Evidence) -> Finding | None:
    """User libraries and kernel module are of different versions."""
    if e.in_use:
        return None
    fact = e.facts.last("driver-mismatch", "cuda-mismatch")
    return sure("driver-library-mismatch", fact) if fact else None


def module(e: Evidence) -> Finding | None:
    """The kernel module is refused, or another one holds the card."""
    if e.in_use:
        return None
    refused, nouveau = e.facts.last("module-key-rejected"), e.facts.last("nouveau")
    silent = e.facts.last("driver-not-loaded")
    if refused or nouveau:
        secure = e.facts.last("secure-boot-on")
        return sure("driver-module-not-loaded", silent, refused, secure, nouveau)
    if silent:
        nearest = ("driver-library-mismatch", "driver-not-installed")
        return likely("driver-module-not-loaded", silent, nearest=nearest)
    return None


def too_old(e: Evidence) -> Finding | None:
    """The driver is older than what the engine was built for."""
    ptx = e.facts.last("cuda-ptx-unsupported")
    if ptx:
        return sure("driver-too-old-for-ptx", ptx)
    fact = e.facts.last("cuda-driver-insufficient", "driver-symbol-missing")
    return sure("driver-too-old-for-runtime", fact) if fact else None


def not_started(e: Evidence) -> Finding | None:
    """CUDA did not start, and says no more than that."""
    fact = e.facts.last("cuda-init")
    if fact is None or e.in_use or e.phase not in {"detect", "load", "warmup", ""}:
        return None
    nearest = ("driver-library-mismatch", "gpu-unavailable-after-suspend")
    return likely("driver-too-old-for-runtime", fact, nearest=nearest)


def not_installed(e: Evidence) -> Finding | None:
    """The driver's own library is not there."""
    if e.in_use:
        return None
    named = [
        fact
        for fact in e.facts.all("library-missing")
        if re.search(DRIVER_LIBRARY, fact.values.get("library", ""), re.IGNORECASE)
    ]
    fact = e.facts.last("libcuda-missing") or (named[-1] if named else None)
    return sure("driver-not-installed", fact) if fact else None


def asleep(e: Evidence) -> Finding | None:
    """The driver's state did not survive a sleep."""
    fault = e.facts.last(
        "cuda-launch-failure", "cuda-illegal-access", "cuda-unknown", "cuda-no-device"
    )
    if fault and suspended(e) and not _explained(e, fault):
        return sure("gpu-unavailable-after-suspend", fault)
    unknown = e.facts.last("cuda-unknown")
    if unknown and not e.facts.has(*_RESET) and e.phase in {"detect", "load", "warmup", ""}:
        nearest = ("driver-library-mismatch", "gpu-hidden-or-absent")
        return likely("gpu-unavailable-after-suspend", unknown, nearest=nearest)
    return None


_RESET = ("display-reset", "cuda-device-removed")


def _explained(e: Evidence, fault: Fact) -> bool:
    """Whether something else than a sleep explains the fault, or the load came after the sleep."""
    if e.flag("suspended_since_load"):
        return False
    if e.facts.has(*_RESET) or (fault.kind == "cuda-no-device" and hides_devices(e)):
        return True
    slept = e.facts.last_line("after-sleep")
    if fault.kind in {"cuda-unknown", "cuda-no-device"}:
        return False
    return 0 <= slept < e.facts.last_line("gpu-buffer", "offloaded", "ready", "request-started")


def no_kernel(e: Evidence) -> Finding | None:
    """The engine's build has no code for this card."""
    fact = e.facts.last("cuda-no-kernel")
    if fact:
        return sure("no-kernel-for-compute-capability", fact, *_arch_lines(e))
    told = e.facts.last("no-compatible-gpu")
    if told is None or e.went_on_after(told):
        return None
    return incompatible(e, told)


def incompatible(e: Evidence, told: Fact) -> Finding:
    """Name what it means that a search found no card that suits."""
    if e.gpus or e.setting("compute_capability") is not None or "capab" in told.text.lower():
        if hides_devices(e):
            return sure("gpu-hidden-or-absent", told)
        return sure("no-kernel-for-compute-capability", told, *_arch_lines(e))
    return likely("gpu-hidden-or-absent", told, nearest=("no-kernel-for-compute-capability",))


def _arch_lines(e: Evidence) -> tuple[Fact | None, ...]:
    return (e.facts.last("capability"), e.facts.last("build-archs"))


def busy(e: Evidence) -> Finding | None:
    """The card is there for one program at a time, and another one has it."""
    fact = e.facts.last("cuda-busy")
    if fact is None or e.in_use or e.succeeded:
        return None
    others = ", ".join(e.other_programs)
    said = f"Other programs on the card: {others}" if others else None
    nearest = ("gpu-hidden-or-absent",)
    return likely("vram-held-by-other-process", fact, said, nearest=nearest)


def absent(e: Evidence) -> Finding | None:
    """No card is visible."""
    fact = e.facts.last("device-node-denied") or e.facts.last("cuda-no-device")
    if fact is None or e.in_use or e.went_on_after(fact):
        return None
    if hides_devices(e):
        return sure("gpu-hidden-or-absent", fact, _env_text(e))
    return sure("gpu-hidden-or-absent", fact)


def _env_text(e: Evidence) -> str:
    env = e.setting("env")
    pairs = env.items() if isinstance(env, dict) else ()
    return ", ".join(f"{k}={v}" for k, v in pairs if _HIDING.search(str(k)))


def instruction_set(e: Evidence) -> Finding | None:
    """The processor lacks an instruction that the engine uses."""
    fact = e.facts.last("illegal-instruction")
    if fact:
        return sure("cpu-instruction-set", fact)
    lacking = e.facts.last("cpu-too-old")
    if lacking:
        return sure("cpu-instruction-set", lacking)
    if e.exit.signal == "SIGILL" or e.exit.ntstatus == 0xC000001D:
        return sure("cpu-instruction-set", "The process ended on an illegal instruction.")
    return None


def library_missing(e: Evidence) -> Finding | None:
    """A library that the engine needs is not found."""
    if e.in_use:
        return None
    fact = e.facts.last("library-missing")
    if fact:
        return sure("missing-runtime-library", fact, library=fact.values.get("library", ""))
    older = e.facts.last("glibc-too-old")
    if older:
        return sure("missing-runtime-library", older, library=older.values.get("library", "glibc"))
    # It is there, and the system's guard keeps it from being loaded: to the engine it is missing.
    fact = e.facts.last("library-dependency", "library-blocked")
    return sure("missing-runtime-library", fact) if fact else _loader_gave_up(e)


def _loader_gave_up(e: Evidence) -> Finding | None:
    """The end itself says that a library is missing."""
    told = [e.exit.ntstatus, *(status_in_text(line) for line in e.facts.lines)]
    for status in told:
        if status in _LIBRARY_STATUSES:
            said = f"Windows ended the process with 0x{status:08X}."
            return sure("missing-runtime-library", said)
    starting = e.phase in {"detect", "load"} and e.exit.code == 127
    if starting or any("exit status 127" in line for line in e.facts.lines):
        said = "The loader ended with 127."
        return likely("missing-runtime-library", said, nearest=("driver-not-installed",))
    return None


def detection_crash(e: Evidence) -> Finding | None:
    """The process that looks for cards died, and nothing says why."""
    fact = e.facts.last("detect-crash", "detect-timeout")
    crashed = e.exit.signal in {"SIGSEGV", "SIGABRT", "SIGBUS", "SIGFPE"} or (
        e.exit.ntstatus is not None
    )
    nearest = ("driver-library-mismatch", "missing-runtime-library")
    if fact and (e.phase in {"detect", ""} or crashed):
        return likely("engine-crash-during-detection", fact, nearest=nearest)
    if e.phase == "detect" and (crashed or e.ended_with("unexpected_end")):
        proof = "The process that looks for cards ended in the middle."
        return likely("engine-crash-during-detection", proof, nearest=nearest)
    return None


RULES = (
    mismatch,
    module,
    instruction_set,
    too_old,
    not_installed,
    asleep,
    no_kernel,
    busy,
    absent,
    library_missing,
    not_started,
)
CRASH_RULES = (detection_crash,)
