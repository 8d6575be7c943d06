"""Hears from logind that the computer is about to sleep, and holds it up until all is put away."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable

from jeepney import DBusAddress, MatchRule, Message, MessageType, message_bus, new_method_call
from jeepney.fds import FileDescriptor
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import unwrap_msg

LOG = logging.getLogger(__name__)
MANAGER = DBusAddress(
    "/org/freedesktop/login1",
    bus_name="org.freedesktop.login1",
    interface="org.freedesktop.login1.Manager",
)
POLL_SECONDS = 0.5
ANSWER_SECONDS = 5.0


class SleepWatch:
    """Calls `asleep` before the computer sleeps and `awake` after, on a thread of its own.

    `asleep` may take as long as logind waits (five seconds by default). Without a system bus, or
    without logind on it, nothing is ever called.
    """

    def __init__(self, asleep: Callable[[], None], awake: Callable[[], None]) -> None:
        self._asleep = asleep
        self._awake = awake
        self._closing = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sleep-watch", daemon=True)

    def start(self) -> None:
        """Listen from now on."""
        self._thread.start()

    def close(self, deadline: float) -> bool:
        """End the thread; return whether it ended within `deadline` seconds."""
        self._closing.set()
        if self._thread.is_alive():
            self._thread.join(deadline)
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            bus = open_dbus_connection("SYSTEM", enable_fds=True)
        except Exception as error:  # noqa: BLE001 - no bus, a broken one, or no right to use it
            LOG.debug("no system bus: %s", error)
            return
        with contextlib.closing(bus):
            try:
                self._listen(bus)
            except Exception as error:  # noqa: BLE001 - the bus or logind went away: no sleep is heard of
                LOG.debug("logind is not heard any more: %s", error)

    def _listen(self, bus: DBusConnection) -> None:
        rule = MatchRule(
            type="signal",
            interface=MANAGER.interface,
            member="PrepareForSleep",
            path="/org/freedesktop/login1",
        )
        with bus.filter(rule, bufsize=8) as heard:
            bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=ANSWER_SECONDS)
            hold = _inhibit(bus)
            self.listening.set()
            try:
                while not self._closing.is_set():
                    try:
                        message: Message = bus.recv_until_filtered(heard, timeout=POLL_SECONDS)
                    except TimeoutError:
                        continue
                    if message.body[0]:
                        self._asleep()
                        _let_go(hold)
                    else:
                        _let_go(hold)
                        hold = _inhibit(bus)
                        self._awake()
            finally:
                _let_go(hold)


def _inhibit(bus: DBusConnection) -> FileDescriptor | None:
    """Ask logind to wait for us; None when it does not grant that."""
    words = ("sleep", "Plimsoll", "The model is put away before sleep.", "delay")
    call = new_method_call(MANAGER, "Inhibit", "ssss", words)
    reply = bus.send_and_get_reply(call, timeout=ANSWER_SECONDS)
    if reply.header.message_type is MessageType.error:
        return None
    (handle,) = unwrap_msg(reply)
    return handle if isinstance(handle, FileDescriptor) else None


def _let_go(handle: FileDescriptor | None) -> None:
    if handle is not None:
        handle.close()
