"""What the end of a build's self-test means, in words and a cause of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from app.engine.api import EngineError
from app.runtimes.needs import alternatives
from app.runtimes.runtime import Runtime
from app.runtimes.trouble import LATER, RuntimeProblemError
from catalog import load

NEWER_DRIVER = "Install a newer NVIDIA driver, then run `plimsoll runtimes check`."


@dataclass(frozen=True, slots=True)
class _Sign:
    """Words in a worker's last lines, and what they mean.

    `text` makes the whole sentence from the build's name and what the words name.
    """

    pattern: str
    cause: str
    text: Callable[[str, str], str]
    fix: str


_SIGNS = (
    _Sign(
        r"version [`'](GLIBC_[\d.]+)' not found",
        "glibc-too-old",
        lambda build, what: f"{build} needs {what}, newer than this system's GNU C library.",
        alternatives(),
    ),
    _Sign(
        r"(lib\w[\w.+-]*|\w[\w.+-]*\.dll)\S*: cannot open shared object file",
        "missing-runtime-library",
        lambda build, library: f"{build} needs {library}, which is not on this computer.",
        "Fetch the engine again, or install that library.",
    ),
    _Sign(
        r"Could not find module '(?:[^']*[\\/])?([^'\\/]+)'",
        "missing-runtime-library",
        lambda build, library: f"{build} cannot load {library}, or a library that it needs.",
        "Fetch the engine again, or install the Visual C++ runtime.",
    ),
    _Sign(
        r"(lib\w[\w.+-]*\.so[\w.]*) cannot be opened|Shared library with base name '(\w+)'",
        "missing-runtime-library",
        lambda build, library: f"{build} lacks the library {library}.",
        "Fetch the engine again.",
    ),
    _Sign(
        r"undefined symbol: (\w+)|function '(\w+)' not found",
        "runtime-wrong-commit",
        lambda build, symbol: f"{build} is of another llama.cpp: it has no {symbol}.",
        "Fetch the build that belongs to this Plimsoll with `plimsoll runtimes install`.",
    ),
    _Sign(
        r"(?i)(driver version is insufficient|forward compatibility was attempted)",
        "driver-too-old-for-runtime",
        lambda build, said: f"{build} needs a newer driver ({said}).",
        NEWER_DRIVER,
    ),
    _Sign(
        r"(?i)(unsupported toolchain|PTX JIT compil\w+)",
        "driver-too-old-for-ptx",
        lambda build, said: f"{build} has code that this driver cannot compile ({said}).",
        NEWER_DRIVER,
    ),
    _Sign(
        r"(?i)(no kernel image is available)",
        "no-kernel-for-compute-capability",
        lambda build, said: f"{build} has no code for this card ({said}).",
        "Install the other kind: cu12 for older cards, cu13 for the newest.",
    ),
)
_WRONG_COMMIT = re.compile(r"The library is llama\.cpp (\S*), but")


def of(error: EngineError, runtime: Runtime) -> RuntimeProblemError:
    """Return the named failure for a worker that refused or died in the self-test."""
    failure = error.failure.message if error.failure else ""
    lines = (failure, error.evidence.message, error.evidence.abort_message or "")
    said = "\n".join((*lines, *error.evidence.log))
    if found := _WRONG_COMMIT.search(said):
        return wrong_commit(runtime, found[1])
    return _signed(said, runtime) or RuntimeProblemError(
        f"{runtime.name} failed its test: {error.evidence.message or failure or 'no reason given'}",
        fix=LATER,
        cause="runtime-self-test-failed",
    )


def _signed(said: str, runtime: Runtime) -> RuntimeProblemError | None:
    for sign in _SIGNS:
        if match := re.search(sign.pattern, said):
            named = next(group for group in match.groups() if group)
            return RuntimeProblemError(
                sign.text(runtime.name, named), fix=sign.fix, cause=sign.cause
            )
    return None


def wrong_commit(runtime: Runtime, commit: str) -> RuntimeProblemError:
    """Return the failure of a library that is not of the binding's commit."""
    wanted = load.runtimes().binding.commit
    return RuntimeProblemError(
        f"{runtime.name} is llama.cpp {commit or 'of no known commit'}, and {wanted} is needed.",
        fix="Fetch the build that belongs to this Plimsoll with `plimsoll runtimes install`.",
        cause="runtime-wrong-commit",
    )


def no_card(
    runtime: Runtime, devices: tuple[str, ...], log: tuple[str, ...]
) -> RuntimeProblemError:
    """Return the failure of a build for a card that sees none: it would run on the processor.

    Where the library said why in its `log`, that is the failure.
    """
    seen = ", ".join(devices) or "nothing"
    return _signed("\n".join(log), runtime) or RuntimeProblemError(
        f"{runtime.name} finds no card: it sees {seen}.",
        fix="A library it needs may be missing, or the driver is; `plimsoll detect` tells.",
        cause="silent-cpu-fallback-cpu-build",
    )
