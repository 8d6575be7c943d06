"""Rules for every test: nothing outside the machine, a home of its own, no stray log record."""

import logging
import os
import socket
from pathlib import Path

import pytest

from app.engine.command import worker_command

LOOPBACK = ("127.", "::1", "localhost")
TESTS = Path(__file__).parent
FOLDERS = ("e2e", "engine", "ui")
"""Where a test takes long; the others begin after these, so that no process ends alone."""


def pytest_configure(config):
    # The window speaks the system's language by itself, and the tests read English.
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.pop("LANGUAGE", None)
    config.addinivalue_line("markers", "logs: this test provokes log records of level warning")


def _folder(item):
    return item.path.relative_to(TESTS).parts[0]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Long ones first; without an engine and a window it is a unit test, unless it is slow."""
    for item in items:
        marks = {mark.name for mark in item.iter_markers()}
        if _folder(item) not in FOLDERS and not marks & {"slow", "full", "system"}:
            item.add_marker("unit")
    items.sort(key=lambda item: (*FOLDERS, _folder(item)).index(_folder(item)))


@pytest.fixture(autouse=True)
def _unit_test_starts_no_engine(request, monkeypatch):
    """What starts one is slow, and says so."""
    started = []
    if request.node.get_closest_marker("unit"):
        for user in ("client", "templating"):
            monkeypatch.setattr(
                f"app.engine.{user}.worker_command",
                lambda *words: started.append(words) or worker_command(*words),
            )
    yield
    assert not started, f"an engine was started, so mark this test as slow: {started}"


@pytest.fixture(autouse=True)
def _own_home(tmp_path, monkeypatch):
    """No test reads or writes the person's own settings, models, or Hub cache and token."""
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hf"))
    monkeypatch.setenv("OLLAMA_MODELS", str(tmp_path / "ollama"))
    monkeypatch.setenv("HF_TOKEN_PATH", str(tmp_path / "hf-token"))
    monkeypatch.setattr("app.machine.system_log._JOURNAL", str(tmp_path / "no-journal"))
    monkeypatch.setattr("app.machine.system_log._KMSG", tmp_path / "no-ring")
    monkeypatch.setattr("app.hub.adopt.user_home", lambda: tmp_path / "person")
    for name in ("HF_TOKEN", "HF_ENDPOINT", "HF_HUB_CACHE", "HF_HUB_OFFLINE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def _loopback_only(monkeypatch):
    """A connection that would leave the machine is a fault of the test."""
    connect = socket.socket.connect

    def checked(self, address):
        outside = self.family in (socket.AF_INET, socket.AF_INET6)
        if outside and not str(address[0]).startswith(LOOPBACK):
            raise AssertionError(f"a test tried to reach {address}")
        return connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", checked)


@pytest.fixture(autouse=True)
def _no_stray_log_records(request, caplog):
    """A warning or an error in the log fails the test that did not announce it."""
    yield
    if request.node.get_closest_marker("logs"):
        return
    stray = [
        f"{record.name}: {record.getMessage()}"
        for when in ("setup", "call")
        for record in caplog.get_records(when)
        if record.levelno >= logging.WARNING
    ]
    assert not stray, f"stray log records: {stray}"
