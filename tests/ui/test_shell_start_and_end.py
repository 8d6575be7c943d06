from __future__ import annotations

import faulthandler
import signal
import stat
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication, QMessageBox

from app.errors import DiskProblemError
from tests.ui.shell_process import WindowProcess
from ui.crash import CrashReporter, record_aborts
from ui.shutdown import Shutdown, StopSignals
from ui.single import SingleInstance, hand_over, server_name


@pytest.fixture
def start(tmp_path):
    started: list[WindowProcess] = []

    def run(*arguments: str, data: Path = tmp_path / "data") -> WindowProcess:
        started.append(WindowProcess(data, *arguments))
        return started[-1]

    yield run
    for process in started:
        process.kill()


# --- one window --------------------------------------------------------------------------------
def test_a_second_start_raises_the_first_until_that_is_killed(start, tmp_path):
    first = start()
    first.wait_for("up")
    second = start("/models/Qwen.gguf")
    other = start(data=tmp_path / "other")
    assert second.wait_for("second") == "second True"
    assert second.ended() == 0
    assert first.wait_for("asked import-file") == "asked import-file /models/Qwen.gguf"
    assert first.wait_for("asked choose") == "asked choose /models/Qwen.gguf"
    other.wait_for("up")
    link = "plimsoll://unsloth/Qwen3.5-9B-GGUF?quant=Q4_K_M"
    start(link).wait_for("second")
    assert first.wait_for("asked open-link") == f"asked open-link {link}"
    first.process.kill()
    first.ended()
    assert start().wait_for("up")


def test_nonsense_at_the_socket_is_ignored(qtbot, tmp_path):
    single = SingleInstance(tmp_path)
    assert single.acquire()
    with qtbot.assertNotEmitted(single.asked, wait=100):
        for line in (b"\xff\xfe\n", b"[1]\n", b'{"open": 3}\n', b"x" * 70_000):
            visitor = QLocalSocket()
            visitor.connectToServer(single.name)
            assert visitor.waitForConnected(1000)
            visitor.write(line)
            visitor.flush()
            qtbot.wait(20)
            visitor.abort()
    single.release()


def test_the_lock_is_given_back(tmp_path, qapp):
    first, second = SingleInstance(tmp_path), SingleInstance(tmp_path)
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    second.release()


def test_a_lock_that_cannot_be_made_is_not_taken_for_another_window(tmp_path, qapp):
    single = SingleInstance(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    with pytest.raises(DiskProblemError) as caught:
        single.acquire()
    assert str(tmp_path / "gone") in caught.value.text
    assert caught.value.cause == "folder-not-writable"


def test_a_folder_with_a_long_name_has_a_short_socket(tmp_path):
    assert len(server_name(tmp_path / ("x" * 200))) < 40
    assert server_name(tmp_path / "a") != server_name(tmp_path / "b")


def test_nobody_at_home_is_told_in_time(tmp_path, qapp):
    began = time.monotonic()
    assert not hand_over(tmp_path, deadline=0.2)
    assert time.monotonic() - began < 2.0


# --- the end -----------------------------------------------------------------------------------
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_idle_window_while_its_loop_turns(start, number):
    window = start("slow-close")
    window.wait_for("window shown")
    began = time.monotonic()
    window.process.send_signal(number)
    window.wait_for("closing", 5.0)
    assert time.monotonic() - began < 2.0
    window.wait_for("window hidden")
    end = window.wait_for("end")
    assert window.ended() == 0
    assert end.startswith("end 0 longest")
    assert float(end.split()[-1]) < 0.9


class FakeApp(QObject):
    """What the end needs of the application."""

    commitDataRequest = Signal()  # noqa: N815 - Qt's name

    def __init__(self) -> None:
        super().__init__()
        self.codes: list[int] = []

    def exit(self, code: int) -> None:
        self.codes.append(code)


def test_ending_happens_once_however_often_it_is_asked(qtbot):
    app, calls = FakeApp(), []
    shutdown = Shutdown(app, lambda deadline: calls.append(deadline) or True)
    shutdown.begin()
    shutdown.begin()
    qtbot.waitUntil(lambda: app.codes == [0])
    assert calls == [3.0]


def test_an_end_that_is_late_or_fails_still_ends(qtbot, monkeypatch):
    monkeypatch.setattr(threading, "excepthook", lambda _: None)
    for close in (lambda _: False, lambda _: 1 / 0):
        app = FakeApp()
        Shutdown(app, close).begin()
        qtbot.waitUntil(lambda app=app: app.codes == [1])


# --- our own failures --------------------------------------------------------------------------
@pytest.mark.logs
def test_the_first_failure_is_shown_and_every_one_is_logged(qtbot, qapp, caplog):
    reporter = CrashReporter(qapp)
    for text in ("one", "two"):
        reporter.report(RuntimeError, RuntimeError(text), None)
    qtbot.waitUntil(lambda: reporter.dialog is not None)
    boxes = [box for box in QApplication.topLevelWidgets() if isinstance(box, QMessageBox)]
    assert len(boxes) == 1
    assert "RuntimeError: one" in boxes[0].detailedText()
    assert not boxes[0].isModal()
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]
    boxes[0].close()
    reporter.deleteLater()


@pytest.mark.logs
def test_a_failure_in_a_worker_is_reported_too(qtbot, qapp, caplog, monkeypatch):
    reporter = CrashReporter(qapp)
    monkeypatch.setattr(threading, "excepthook", reporter._thread_failed)
    worker = threading.Thread(target=lambda: 1 / 0)
    worker.start()
    worker.join()
    qtbot.waitUntil(lambda: reporter.dialog is not None)
    assert "ZeroDivisionError" in reporter.dialog.detailedText()
    reporter.dialog.close()
    reporter.deleteLater()


def test_what_an_abort_leaves_is_its_owners_and_a_place_that_refuses_stops_no_start(tmp_path):
    before = faulthandler.is_enabled()
    try:
        with record_aborts(tmp_path):
            assert stat.S_IMODE((tmp_path / "crash.log").stat().st_mode) == 0o600
        (tmp_path / "other" / "crash.log").mkdir(parents=True)
        with record_aborts(tmp_path / "other") as file:
            assert file.writable()
    finally:
        faulthandler.enable() if before else faulthandler.disable()


def test_aborts_leave_their_stacks_in_a_file(tmp_path):
    file = record_aborts(tmp_path / "state")
    assert (tmp_path / "state" / "crash.log").exists()
    faulthandler.enable()
    file.close()


def test_signals_are_given_back(qapp):
    before = signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGINT)
    stop = StopSignals(qapp)
    assert signal.getsignal(signal.SIGTERM) not in before
    stop.close()
    assert (signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGINT)) == before
    stop.deleteLater()
