"""Other computers that are none: `plimsoll rpc-server` on ports of this one."""

import contextlib
import signal
import socket
import subprocess
import sys


def two_free_ports():
    """Return a port that nobody listens on, as nobody does on the one after it."""
    while True:
        with socket.socket() as one, socket.socket() as two:
            one.bind(("127.0.0.1", 0))
            port = one.getsockname()[1]
            with contextlib.suppress(OSError):
                two.bind(("127.0.0.1", port + 1))
                return port


class Lender:
    """One computer that lends its devices."""

    def __init__(self, *arguments):
        self.port = two_free_ports()
        self.endpoint = f"127.0.0.1:{self.port}"
        self.said = ""
        command = [sys.executable, "-m", "app", "rpc-server", "--port", str(self.port), *arguments]
        self._child = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def wait(self):
        """Wait until it says how it ends."""
        for line in self._child.stderr:
            self.said += line
            if line.startswith("Ctrl+C"):
                return self
        raise AssertionError(self.said)

    def kill(self):
        """Pull the plug."""
        self._child.kill()
        self._child.communicate()

    def freeze(self):
        """Cut the network: the connection stands, and nobody answers."""
        self._child.send_signal(signal.SIGSTOP)

    def interrupt(self):
        """Press Ctrl+C; return the exit code and what it wrote on stdout."""
        self._child.send_signal(signal.SIGINT)
        out, _ = self._child.communicate(timeout=60)
        return self._child.returncode, out


@contextlib.contextmanager
def lending(n, *arguments):
    """Let `n` computers lend their devices while the block runs."""
    started = [Lender(*arguments) for _ in range(n)]
    try:
        yield [one.wait() for one in started]
    finally:
        for one in started:
            one.kill()
