"""A system bus of its own with a logind on it that sleeps and wakes when the test says so."""

import contextlib
import os
import subprocess
import threading
import time

from jeepney import DBusAddress, HeaderFields, message_bus, new_method_return, new_signal
from jeepney.io.blocking import open_dbus_connection

NAME = "org.freedesktop.login1"
EMITTER = DBusAddress("/org/freedesktop/login1", NAME, f"{NAME}.Manager")
CONFIG = """<busconfig>
<type>session</type><listen>unix:path={socket}</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
</busconfig>"""


class Logind:
    """`sleep` returns the seconds that somebody held it up; `wake` tells that it is over."""

    def __init__(self, bus):
        self._bus = bus
        self._held = []  # our end of each pipe that somebody holds
        self._inhibited = threading.Event()
        self._closing = False
        bus.send_and_get_reply(message_bus.RequestName(NAME))
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self):
        while not self._closing:
            try:
                message = self._bus.receive(timeout=0.05)
            except TimeoutError:
                continue
            if message.header.fields.get(HeaderFields.member) == "Inhibit":
                ours, theirs = os.pipe()
                self._bus.send(new_method_return(message, "h", (theirs,)))
                os.close(theirs)
                self._held.append(ours)
                self._inhibited.set()

    def sleep(self, longest=10.0):
        assert self._inhibited.wait(10), "nobody asked to be waited for"
        self._inhibited.clear()
        begun = time.monotonic()
        self._tell(True)
        while self._held and time.monotonic() - begun < longest:
            os.set_blocking(self._held[0], False)
            with contextlib.suppress(BlockingIOError):
                if os.read(self._held[0], 1) == b"":
                    os.close(self._held.pop(0))
            time.sleep(0.02)
        return time.monotonic() - begun

    def wake(self):
        self._tell(False)

    def _tell(self, starting):
        self._bus.send(new_signal(EMITTER, "PrepareForSleep", "b", (starting,)))

    def close(self):
        self._closing = True
        self._thread.join()
        for handle in self._held:
            os.close(handle)


def _connected(address):
    """Connect when the daemon listens: its socket is there a moment before."""
    end = time.monotonic() + 10
    while True:
        try:
            return open_dbus_connection(address, enable_fds=True)
        except OSError:
            assert time.monotonic() < end, "no bus"
            time.sleep(0.02)


@contextlib.contextmanager
def system_bus(folder, monkeypatch):
    """Yield a Logind; whoever opens the system bus meanwhile finds it there."""
    socket = folder / "bus"
    config = folder / "bus.conf"
    config.write_text(CONFIG.format(socket=socket))
    words = ["dbus-daemon", f"--config-file={config}", "--nofork", "--nopidfile"]
    daemon = subprocess.Popen(
        words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    address = f"unix:path={socket}"
    try:
        first = _connected(address)
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
        with contextlib.closing(first) as bus:
            logind = Logind(bus)
            try:
                yield logind
            finally:
                logind.close()
    finally:
        daemon.kill()
        daemon.wait()
