"""Looking whether this computer is as Plimsoll needs it, one thing after another."""

from __future__ import annotations

import stat
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx

from app.brakes import BrakeStore
from app.core.brake import Halts
from app.engine.api import EngineError
from app.errors import PlimsollError, UsageError
from app.failures import FailureStore
from app.hub.disk import standing
from app.hub.library import Library
from app.hub.limits import Limits
from app.hub.site import Site, cache_folder
from app.hub.transfer import disk_free
from app.hub.web import open_client
from app.machine import clocks
from app.paths import Paths
from app.plan.describe import describe
from app.process import Spawner
from app.runtimes import selftest
from app.runtimes.chosen import Chosen
from app.runtimes.trouble import idle_card
from app.settings_store import SettingsStore
from app.values.health import Check, CheckState
from app.values.machine import Machine, Problem

GIB = 1 << 30
LITTLE_DISK_BYTES, NO_DISK_BYTES = 10 * GIB, GIB
LITTLE_MEMORY_BYTES = 2 * GIB
RECENT = timedelta(days=7)
MOST_FILES = 5
HALTED = "halted"
_SEVERE = frozenset(
    {
        "driver-library-mismatch",
        "driver-module-not-loaded",
        "driver-too-old-for-runtime",
        "gpu-lost-xid79",
        "gpu-unavailable-after-suspend",
        "cpu-instruction-set",
    }
)
"""Problems of the machine that keep it from doing what it is there for."""


@dataclass(frozen=True, slots=True)
class Doctor:
    """Looks; changes nothing. `look` takes seconds: the engine is tried out with a tiny model."""

    paths: Paths
    machine: Callable[[], Machine]
    spawner: Spawner

    def look(self, cancel: threading.Event, *, online: bool = False) -> Iterator[Check]:
        """Yield every check when it is done; `online` also asks the Hub whether it answers."""
        machine = self.machine()
        steps: list[Callable[[], Iterator[Check]]] = [
            lambda: _machine(machine),
            lambda: self._engine(machine, cancel),
            lambda: _memory(machine),
            self._disk,
            self._folders,
            lambda: _clock_helper(machine),
            self._library,
            self._failures,
        ]
        if online:
            steps.append(_hub)
        for step in steps:
            if cancel.is_set():
                return
            yield from step()

    def _engine(self, machine: Machine, cancel: threading.Event) -> Iterator[Check]:
        runtime = Chosen(self.paths).active()
        if runtime.notice:
            yield Check(id="engine-choice", name="Chosen engine", state="warn", text=runtime.notice,
                        fix="`plimsoll runtimes install` fetches it again.")  # fmt: skip
        try:
            done = selftest.run(runtime, self.paths.cache / "runtimes", self.spawner, cancel)
        except PlimsollError as error:
            yield _bad("engine", "Engine", error)
        except EngineError as error:
            yield Check(id="engine", name="Engine", state="error", text=error.evidence.message)
        else:
            where = f"{done.layers_on_gpu} of {done.layers_total} layers on a card"
            text = f"{runtime.name} answers ({where}, {done.seconds:.1f} s)."
            yield Check(id="engine", name="Engine", state="ok", text=text)
            if machine.gpus and not done.layers_on_gpu:
                idle = idle_card(machine.gpus[0].name)
                if idle.cause not in {problem.cause for problem in machine.problems}:
                    yield _problem(idle, has_card=True)

    def _disk(self) -> Iterator[Check]:
        places = {"Models": cache_folder(), "Plimsoll's own files": self.paths.data}
        for name, folder in places.items():
            place = standing(folder)
            try:
                free = disk_free(place)
                with tempfile.TemporaryFile(dir=place):
                    pass
            except OSError as error:
                yield Check(id="disk", name=f"Disk: {name}", state="error",
                            text=f"{place} cannot be written ({error.strerror or error}).",
                            fix="Make the folder writable, or choose another one.")  # fmt: skip
                continue
            state: CheckState = "ok" if free >= LITTLE_DISK_BYTES else "warn"
            state = state if free >= NO_DISK_BYTES else "error"
            fix = (
                ""
                if state == "ok"
                else "Remove models you do not use, or free up space in another way."
            )
            text = f"{free / GIB:,.1f} GiB free for {folder}."
            yield Check(id="disk", name=f"Disk: {name}", state=state, text=text, fix=fix)

    def _folders(self) -> Iterator[Check]:
        if sys.platform == "win32":
            return
        open_to_others = [
            path
            for folder in (self.paths.data, self.paths.state)
            for path in (folder, *_children(folder))
            if _mode(path) & (stat.S_IRWXG | stat.S_IRWXO) and _private(path, folder)
        ]
        if not open_to_others:
            yield Check(id="folders", name="Private files", state="ok",
                        text="Settings, chats and receipts are readable by you alone.")  # fmt: skip
            return
        first = open_to_others[0]
        yield Check(
            id="folders",
            name="Private files",
            state="warn",
            text=f"Others on this computer can read {first}"
            + (f" and {len(open_to_others) - 1} more." if len(open_to_others) > 1 else "."),
            fix=f"chmod -R go-rwx {first if first.is_dir() else first.parent}",
        )

    def _library(self) -> Iterator[Check]:
        settings = SettingsStore(self.paths.data).load().settings
        found = Library(self.paths, describe).scan(settings.imported, settings.folders)
        for problem in found.problems[:MOST_FILES]:
            yield Check(id="library", name="Models", state="warn", text=problem.text,
                        fix=problem.fix)  # fmt: skip
        if not found.problems:
            n = len(found.files)
            one, many = "1 model file here, readable.", f"{n} model files here, all readable."
            text = one if n == 1 else many
            yield Check(id="library", name="Models", state="ok", text=text)

    def _failures(self) -> Iterator[Check]:
        if xid := Halts(BrakeStore(self.paths.data)).halted():
            yield halted(xid)
        last = FailureStore(self.paths.state).latest()
        since = (datetime.now(UTC) - RECENT).isoformat(timespec="seconds")
        if last is None or last.at < since:
            yield Check(id="failures", name="Last failure", state="ok", text="None in a week.")
            return
        title = last.diagnosis.title or last.diagnosis.cause
        yield Check(
            id="failures",
            name="Last failure",
            state="warn",
            text=f"{last.at[:16].replace('T', ' ')} UTC, {last.model}: {title}",
            fix="Open Fixes, or `plimsoll diagnose --preview` for everything about it.",
        )


def halted(xid: int) -> Check:
    """Say that a fault of the card stops every try on it."""
    text = f"The driver reported Xid {xid}: nothing is tried on the card."
    return Check(id=HALTED, name="Card", state="error", text=text, fix="Restart the computer.")


def _machine(machine: Machine) -> Iterator[Check]:
    cards = ", ".join(gpu.name for gpu in machine.gpus)
    if machine.gpus:
        text = f"{cards}, driver {machine.driver or 'not known'}."
        yield Check(id="card", name="Card and driver", state="ok", text=text)
    for problem in machine.problems:
        yield _problem(problem, has_card=bool(machine.gpus))
    if not machine.gpus and not machine.problems:
        text = "No NVIDIA card is in use; models run on the processor."
        yield Check(id="card", name="Card and driver", state="ok", text=text)


def _problem(problem: Problem, *, has_card: bool) -> Check:
    harmless = problem.fix.startswith("Nothing needs to be done") and not has_card
    state: CheckState = "ok" if harmless else "error" if problem.cause in _SEVERE else "warn"
    return Check(id=problem.cause, name="Card and driver", state=state, text=problem.text,
                 fix="" if harmless else problem.fix)  # fmt: skip


def _memory(machine: Machine) -> Iterator[Check]:
    host = machine.host
    limits = {
        "free in this computer": host.available_bytes,
        "left under the commit limit": host.commit_free_bytes,
        "left in this container": host.cgroup_free_bytes,
    }
    known = {name: size for name, size in limits.items() if size is not None}
    name, least = min(known.items(), key=lambda pair: pair[1])
    state: CheckState = "ok" if least >= LITTLE_MEMORY_BYTES else "warn"
    yield Check(
        id="memory",
        name="Computer memory",
        state=state,
        text=f"{least / GIB:,.1f} of {host.total_bytes / GIB:,.1f} GiB {name}.",
        fix="" if state == "ok" else "Close what you do not need, or raise the limit that binds.",
    )


def _clock_helper(machine: Machine) -> Iterator[Check]:
    if not machine.gpus:
        return
    problem = clocks.obstacle()
    if problem is None:
        text = "The clock helper is installed: clocks can be locked with a click."
        yield Check(id="clock-helper", name="Clock helper", state="ok", text=text)
        return
    yield Check(id="clock-helper", name="Clock helper", state="warn", text=problem.text,
                fix=problem.fix)  # fmt: skip


def _hub() -> Iterator[Check]:
    try:
        site = Site.from_environment()
    except UsageError as error:
        yield _bad("hub", "Model host", error)
        return
    if site.offline:
        yield Check(id="hub", name="Model host", state="warn", text="Offline mode is on.",
                    fix="Unset HF_HUB_OFFLINE to fetch models.")  # fmt: skip
        return
    began = time.monotonic()
    try:
        with open_client(Limits(stall_seconds=5.0)) as client:
            answer = client.get(site.endpoint, follow_redirects=False)
    except (httpx.HTTPError, OSError, PlimsollError) as error:
        yield Check(id="hub", name="Model host", state="error",
                    text=f"{site.host} does not answer ({type(error).__name__}).",
                    fix="Check the network and the proxy settings.")  # fmt: skip
        return
    took = time.monotonic() - began
    state: CheckState = "ok" if answer.status_code < 500 else "error"
    text = f"{site.host} answers in {took:.1f} s (status {answer.status_code})."
    yield Check(id="hub", name="Model host", state=state, text=text)


def _bad(name: str, title: str, error: PlimsollError) -> Check:
    return Check(id=name, name=title, state="error", text=error.text, fix=error.fix)


def _children(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _mode(path: Path) -> int:
    try:
        return 0 if path.is_symlink() else path.stat().st_mode
    except OSError:
        return 0


def _private(path: Path, folder: Path) -> bool:
    """Whether a path must be the owner's alone: everything, unless its folder is closed already."""
    return path == folder or bool(_mode(folder) & (stat.S_IRWXG | stat.S_IRWXO))
