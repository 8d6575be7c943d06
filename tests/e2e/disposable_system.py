"""A copy of this system that is thrown away: an overlay over /, with root, for changes in /usr.

Needs Linux, root, and a file system that overlays. Nothing written inside reaches the real system.
"""

import contextlib
import os
import platform
import signal
import subprocess
import time
from pathlib import Path

from tests.sim import nvml_sim

CHECKOUT = Path(__file__).resolve().parents[2]
SETUP = """
set -eu
mount -t tmpfs tmpfs "$1"
mkdir "$1/upper" "$1/work" "$1/tree"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/tree"
mount -t proc proc "$1/tree/proc"
mount -t tmpfs -o mode=755 tmpfs "$1/tree/run"
mount --rbind /dev "$1/tree/dev"
mkdir -p "$1/tree/var/lib/nvml-sim"
mount --bind "$2" "$1/tree/var/lib/nvml-sim"
echo ready
exec cat
"""
# The simulator asks the environment where its script lies; the helper empties its environment.
INSTALLED = """
#include <stdlib.h>
__attribute__((constructor)) static void installed(void) {
    setenv("NVML_SIM_STATE", "/var/lib/nvml-sim/nvml.txt", 1);
}
"""
LIBRARIES = f"/usr/lib/{platform.machine()}-linux-gnu"


class System:
    """A running disposable system."""

    def __init__(self, init, root):
        self._enter = ["nsenter", "--target", str(init), "--mount", "--pid", "chroot", str(root)]

    def start(self, *words, env=None, **more):
        """Start a program inside; `user` becomes somebody else."""
        user = more.pop("user", None)
        become = ["setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups"] if user else []
        fixed = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/tmp", "LC_ALL": "C.UTF-8"}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        command = [*self._enter, *become, *map(str, words)]
        return subprocess.Popen(command, env=fixed | (env or {}), text=True, **pipes | more)

    def run(self, *words, **more):
        """Run a program inside; return what it did."""
        process = self.start(*words, **more)
        out, err = process.communicate(timeout=100)
        return subprocess.CompletedProcess(words, process.returncode, out, err)

    def must(self, *words, **more):
        """Run a program that has to work; return what it printed."""
        done = self.run(*words, **more)
        assert done.returncode == 0, (words, done.stdout, done.stderr)
        return done.stdout

    def shell(self, script):
        return self.must("sh", "-euc", script)


@contextlib.contextmanager
def disposable(folder, profile="rtx-3090-ti"):
    """Give a system that has the simulator as its driver, and the machine it simulates."""
    simulator = nvml_sim.Simulator(nvml_sim.library(), folder / "nvml", profile)
    (folder / "system").mkdir()
    words = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", SETUP, "sh"]
    words += [str(folder / "system"), str(folder / "nvml")]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as outer:
        try:
            assert outer.stdout.readline() == b"ready\n", "no root, or no overlay here"
            children = Path(f"/proc/{outer.pid}/task/{outer.pid}/children").read_text().split()
            system = System(int(children[0]), folder / "system" / "tree")
            _install_driver(system)
            yield system, simulator
        finally:
            os.kill(outer.pid, signal.SIGKILL)


def _install_driver(system):
    sources = " ".join(str(path) for path in sorted(nvml_sim.SOURCE.glob("*.c")))
    system.shell(
        f"cat > /tmp/installed.c <<'C'\n{INSTALLED}\nC\n"
        "cc -O1 -fPIC -shared -fvisibility=hidden -pthread -Wl,-soname,libnvidia-ml.so.1 "
        f"-o {LIBRARIES}/libnvidia-ml.so.1 /tmp/installed.c {sources}"
    )


def soon(condition, seconds):
    """Return how long it took until `condition` held."""
    start = time.monotonic()
    while not condition():
        assert time.monotonic() - start < seconds, "too late"
        time.sleep(0.005)
    return time.monotonic() - start
