"""Every test of the window: no thread, window, timer or theme is left behind."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator

import pyqtgraph  # noqa: F401 - graphs are made at once where it is; how it comes is tested apart
import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from ui import theme
from ui.guard import guard_overrides

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
guard_overrides()


@pytest.fixture(autouse=True)
def _clean(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves something running, and say what.

    As in the program (`ui.collector`), cycles are collected in this thread only: in one of a real
    core's threads, the collector would destroy widgets there and damage the memory of all. What is
    there before a test, the imports above all, is left out of the test's own collection.
    """
    before = set(threading.enumerate())
    gc.disable()
    gc.collect()  # of what the test before held to its end
    gc.freeze()
    try:
        yield from _watched(request, before)
    finally:
        gc.enable()


def _watched(request: pytest.FixtureRequest, before: set[threading.Thread]) -> Iterator[None]:
    yield
    # Connections of the loopback Hub end with their clients' sockets, in their own time.
    left = [
        thread
        for thread in threading.enumerate()
        if thread not in before and "process_request" not in thread.name
    ]
    for thread in left:
        thread.join(1.0)
    assert not [thread.name for thread in left if thread.is_alive()], "threads left running"
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    shown = [repr(widget) for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    for widget in QApplication.topLevelWidgets():
        widget.hide()
    assert not shown, f"windows left open: {shown}"
    gc.collect()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    timers = [timer for timer in _running_timers(app) if timer.isActive()]
    assert not timers, f"timers left running: {timers}"
    if request.node.get_closest_marker("screen") is None:
        theme.current().apply("light")


def _running_timers(app: QApplication) -> list[QTimer]:
    """Return the timers that hang on the application or on nothing."""
    owners: list[QObject] = [app]
    return [timer for owner in owners for timer in owner.findChildren(QTimer)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what Qt's offscreen platform says about windows with a least size and menus."""
    for item in items:
        item.add_marker(
            pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise|grabbing)")
        )
