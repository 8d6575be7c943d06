"""Composition of the window: order of start and end, and the only place that makes the core."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app import log
from app.autostart import HIDDEN
from app.core import Core
from app.errors import PlimsollError
from app.links import is_link
from app.paths import Paths
from ui import theme as themes
from ui.bridge import Bridge
from ui.collector import GuiCollector
from ui.crash import CrashReporter, record_aborts
from ui.guard import guard_overrides
from ui.program import Program, make_application
from ui.single import SingleInstance, hand_over
from ui.words import sentences, told, tr


def run(arguments: list[str]) -> int:
    """Open the window, or raise the one that is open; return the exit code."""
    guard_overrides()
    app = make_application()
    CrashReporter(app).install()
    collector = GuiCollector(app)
    paths = Paths.default()
    in_tray = arguments == [HIDDEN]
    path = "" if in_tray or not arguments else _whole(arguments[0])
    try:
        paths.make()
        log.start(paths.state)
        aborts = record_aborts(paths.state)
        single = SingleInstance(paths.data, app)
        if not single.acquire():
            return 0 if in_tray else _hand_over(paths, path)
        bridge = Bridge(app)
        core = Core(paths, bridge.publish)
    except PlimsollError as error:
        return _cannot_start(app, error)
    program = Program(app, core, bridge, single)
    program.window.fit_screen()
    program.begin(hidden=in_tray)
    QTimer.singleShot(0, core.start)
    if path:
        program.open_path(path)
    code = app.exec()
    collector.stop()
    single.release()
    aborts.flush()
    return code


def _whole(word: str) -> str:
    return word if is_link(word) else str(Path(word).resolve())


def _hand_over(paths: Paths, path: str) -> int:
    if hand_over(paths.data, path):
        return 0
    said = tr("Plimsoll is open already but does not answer. End it and start again.")
    sys.stderr.write(f"{said}\n")
    return 1


def _cannot_start(app: QApplication, error: PlimsollError) -> int:
    themes.current()
    box = QMessageBox(QMessageBox.Icon.Critical, "Plimsoll", told(error.text))
    box.setInformativeText(told(error.fix))
    box.finished.connect(app.quit)
    box.show()
    app.exec()
    sys.stderr.write(sentences(told(error.text), told(error.fix)) + "\n")
    return error.exit_code
