"""Ctrl+C and SIGTERM end a command, whatever its main thread is at."""

from __future__ import annotations

import signal
import threading
from pathlib import Path

import pytest

from app.cli import signals

ENOUGH_SECONDS = 20.0


@pytest.mark.parametrize("number", signals.ENDING)
def test_a_signal_while_the_main_thread_holds_the_events_lock_is_carried(number):
    stop = threading.Event()
    before = signal.getsignal(number)
    with signals.stopped_by_signals(stop):
        with stop._cond:  # as in the middle of `stop.wait()`
            signal.raise_signal(number)
        assert stop.wait(ENOUGH_SECONDS)
    assert signal.getsignal(number) is before


def test_only_the_signals_that_were_named_are_taken():
    before = signal.getsignal(signal.SIGTERM)
    with signals.stopped_by_signals(threading.Event(), (signal.SIGINT,)):
        assert signal.getsignal(signal.SIGTERM) is before


def test_no_command_has_a_handler_of_its_own():
    folder = Path(signals.__file__).parent
    own = [path.name for path in folder.glob("*.py") if "signal.signal(" in path.read_text("utf-8")]
    assert own == ["signals.py"]
