"""Files that are damaged or cannot be written: the model, what we keep, and a full disk."""

import contextlib
import os
import resource
import shutil
import subprocess
import time

from app import commands as c
from app.engine.testmodel import build
from app.session import Phase
from tests.e2e.faults.outcome import Outcome
from tests.e2e.faults.ship import Ship, named, timed

MODELS = {
    "truncated": ({"gguf-truncated"}, {"redownload-file", "verify-checksum"}),
    "replaced": ({"not-a-gguf-file"}, {"redownload-file"}),
    "deleted": ({"file-missing"}, {"redownload-file"}),
    "truncated in use": ({"gguf-truncated"}, {"redownload-file"}),
}
OTHERS = (
    ("state", "failures.json"),
    ("state", "flight-last.bin"),
    ("data", "tried.json"),
    ("data", "brake.json"),
    ("data", "downloads.json"),
    ("data", "runtimes/chosen.json"),
    ("cache", "library.json"),
)
"""What is damaged all at once: none of it may cost the program more than itself."""
SILENT = ("flight-last.bin", "library.json")
"""What is found out again, or made anew at every start: nothing is to be told of it."""
KEPT = ("settings.json", "session.json", "receipts.json", "chats.sqlite", "in-flight.json", "rest")
DAMAGES = ("garbage", "emptied", "cut", "zeros", "folder")
MIB = 1 << 20


# --- the model ---------------------------------------------------------------------------------
def model(home, how):
    """Damage the model's file between plan and load, or under a loaded engine."""
    found = Outcome(f"model {how}", "decode" if how == "truncated in use" else "load")
    home.mkdir(parents=True)
    path = build(home / "model.gguf")
    whole = path.read_bytes()
    with Ship(home / "plimsoll", model=path) as ship:
        with timed(found):
            if how == "truncated in use":
                ship.prove()
                os.truncate(path, 64 << 10)
                ship.ask("Go on.")
            else:
                ship.plan()
                _damage(path, how)
                ship.do(c.Qualify())
            ship.failed()
        named(ship, found, *MODELS[how])
        ship.idle()
        ship.inspect(found)
        path.write_bytes(whole)
        session = ship.mend()
        found.check(session.phase is Phase.READY, f"it does not come back: {session.diagnosis}")
    return found


def _damage(path, how):
    if how == "truncated":
        os.truncate(path, path.stat().st_size // 2)
    elif how == "replaced":
        path.write_text("<!doctype html><title>Sign in</title>")
    else:
        path.unlink()


# --- what we keep ------------------------------------------------------------------------------
def kept(home, name, damage, rng):
    """Damage one of our own files between two runs; the next start must go well."""
    found = Outcome(f"{name} {damage}", "start")
    with Ship(home) as ship:
        ship.prove()
        ship.ask("What is a load line?")
        ship.idle()
        said = [entry.text for entry in ship.core.state.entries]
        folder = ship.paths.state if name == "in-flight.json" else ship.paths.data
        damaged = [folder / name] if name != "rest" else rest(ship.paths)
    for path in damaged:
        path.parent.mkdir(parents=True, exist_ok=True)
        spoil(path, damage, rng)
    with timed(found), Ship(home) as again:
        again.until(lambda s: s.notices, 10.0)
        found.check(again.alive(), "the core does not answer")
        for path in damaged:
            _named(again, path, found)
        chats = _texts(again)
        lost = set(said) - set(chats)
        if name == "chats.sqlite":
            found.note = f"ok: {len(said) - len(lost)} of {len(said)} messages taken over"
        else:
            found.check(not lost, f"lost: {lost}")
        again.asked = []
        again.prove()
        again.ask("And now?")
        again.idle()
        found.check("And now?" in _texts(again), "new words are not kept")
    return found


def rest(paths):
    """Return the rest of our own files."""
    folders = {"state": paths.state, "data": paths.data, "cache": paths.cache}
    return [folders[folder] / name for folder, name in OTHERS]


def _named(ship, path, found):
    """Check that the damaged file was kept beside itself, and that it was said where."""
    if path.name in SILENT:
        return
    kept = [p.name for p in path.parent.iterdir() if p.name.startswith(f"{path.stem}.corrupt-")]
    told = " ".join(notice.text for notice in ship.core.state.notices)
    found.check(kept, f"{path.name} was not kept")
    found.check(any(name in told for name in kept), f"{path.name}: nobody says that it was damaged")


def _texts(ship):
    history = ship.core.chats
    return [entry.text for chat in history.list() for entry in history.entries(chat.id)]


def spoil(path, damage, rng):
    """Damage one file (and what belongs to it)."""
    size = path.stat().st_size if path.exists() else 200
    for beside in ("-wal", "-shm"):
        path.with_name(path.name + beside).unlink(missing_ok=True)
    if damage == "folder":
        path.unlink(missing_ok=True)
        path.mkdir()
        return
    data = {
        "garbage": lambda: rng.randbytes(max(64, size)),
        "emptied": lambda: b"",
        "cut": lambda: path.read_bytes()[: size // 2] if path.exists() else b"{",
        "zeros": lambda: bytes(max(64, size)),
    }[damage]()
    path.write_bytes(data)


# --- a full disk -------------------------------------------------------------------------------
@contextlib.contextmanager
def small_disk(folder, mib):
    """A disk of its own under `folder` where that is allowed; yields how it can be filled."""
    folder.mkdir(parents=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={mib}m", "tmpfs", str(folder)]
    allowed = os.geteuid() == 0 and shutil.which("mount") is not None
    if allowed and subprocess.run(mount, check=False, capture_output=True).returncode == 0:
        try:
            yield lambda: _filled(folder)
        finally:
            subprocess.run(["umount", "-l", str(folder)], check=False, capture_output=True)
        return
    yield _no_growth


@contextlib.contextmanager
def _filled(folder):
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(MIB))
    with filler.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"0")
    try:
        yield
    finally:
        filler.unlink()


@contextlib.contextmanager
def _no_growth():
    """Where no disk can be made: this process may write no file at all (EFBIG)."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def _swept(ship):
    """Wait until the note of the last reply is gone: its end would make room on a full disk."""
    end = time.monotonic() + 20
    while (ship.paths.state / "in-flight.aside").exists():
        assert time.monotonic() < end
        time.sleep(0.05)


def full_disk(home):
    """Fill the disk under a ship in use: every writer meets it, and all is well afterwards."""
    found = Outcome("disk full", "in use")
    with small_disk(home, 48) as full, Ship(home / "plimsoll") as ship, timed(found):
        ship.prove()
        ship.ask("Before.")
        ship.idle()
        _swept(ship)
        with full():
            settings = ship.core.state.settings.model_copy(update={"temperature": 0.0})
            ship.do(c.ChangeSettings(settings=settings))
            ship.do(c.Soak())
            ship.until(lambda s: any(n.id == "settings" for n in s.notices))
            ship.do(c.Send(text="While it is full."))
            ship.until(lambda s: len(s.notices) > 1)
            ship.idle()
            ship.do(c.UnloadModel())
            ship.phase(Phase.PLANNED)
            ship.do(c.LoadModel())
            session = ship.phase(Phase.READY, Phase.FAILED)
            found.check(session.phase is Phase.READY, "a full disk keeps a model from loading")
            ship.asked = ["Before."]
            found.check(ship.alive(), "the core does not answer")
        found.cause = "disk-full" if _says_full(ship) else ""
        found.check(found.cause, f"not said: {[n.text for n in ship.core.state.notices]}")
        ship.ask("After.")
        ship.idle()
        _wait_for(ship, "After.")
        ship.inspect(found)
    return found


def full_at_start(home):
    """Start on a disk that is full already."""
    found = Outcome("disk full", "start")
    with small_disk(home, 48) as full:
        with Ship(home / "plimsoll") as ship:
            ship.prove()
            ship.ask("Before.")
            ship.idle()
        with full(), timed(found), Ship(home / "plimsoll") as again:
            again.until(lambda s: s.session is not None)
            again.do(c.LoadModel())
            session = again.phase(Phase.READY, Phase.FAILED)
            found.check(session.phase is Phase.READY, f"it does not load: {session.diagnosis}")
            found.check("Before." in _texts(again), "what was said is gone")
            found.check(again.alive(), "the core does not answer")
    return found


def _says_full(ship):
    told = " ".join(f"{n.text} {n.fix}" for n in ship.core.state.notices).lower()
    return any(word in told for word in ("no space", "full", "make room", "too large", "free some"))


def _wait_for(ship, text):
    end = time.monotonic() + 5
    while text not in _texts(ship) and time.monotonic() < end:
        time.sleep(0.05)
