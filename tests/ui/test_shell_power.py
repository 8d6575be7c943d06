"""Sleep and wake as Windows tells them to a window."""

import ctypes

import pytest

from ui.power import POWER_BROADCAST, RESUME_AUTOMATIC, SUSPEND, PowerEvents, _Message


class Core:
    def __init__(self):
        self.asked = []

    def do(self, command):
        self.asked.append(command.type)


@pytest.mark.parametrize(
    ("number", "word", "asked"),
    [
        (POWER_BROADCAST, SUSPEND, ["computer-sleeps"]),
        (POWER_BROADCAST, RESUME_AUTOMATIC, ["computer-wakes"]),
        (POWER_BROADCAST, 0xA, []),
        (0x0010, SUSPEND, []),
    ],
)
def test_sleep_and_wake_are_handed_on_and_nothing_is_taken_away(number, word, asked):
    core = Core()
    events = PowerEvents(core)
    message = _Message(None, number, word)
    address = ctypes.addressof(message)
    assert events.nativeEventFilter(b"windows_generic_MSG", address) == (False, 0)
    assert events.nativeEventFilter(b"xcb_generic_event_t", 0) == (False, 0)
    assert core.asked == asked
