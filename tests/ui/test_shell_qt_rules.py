"""Rules that keep Qt and Python from killing each other; every one was broken once, on purpose."""

from __future__ import annotations

import ast
import functools
import gc
import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def python(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `code` in an interpreter of its own: these faults end the process."""
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code), *arguments],
        cwd=ROOT,
        env={"QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin", **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# --- the binding -------------------------------------------------------------------------------
@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None and bools are immortal from 3.12")
def test_the_binding_keeps_reference_counts():
    done = python("""
        import sys
        from PySide6.QtWidgets import QApplication, QLabel
        app = QApplication([])
        label = QLabel()
        before = sys.getrefcount(None)
        for _ in range(2000):
            label.setText("x")
        print(before - sys.getrefcount(None))
    """)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < 50


OVERRIDE = """
    import sys
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QWidget
    from ui.guard import guard_overrides
    caught = []
    sys.excepthook = lambda kind, error, trace: caught.append(kind.__name__)
    class Bad(QWidget):
        def paintEvent(self, event):
            int(float("nan"))
        def showEvent(self, event):
            [].pop()
    Bad.__module__ = "ui.bad"
    print(guard_overrides())
    app = QApplication([])
    bad = Bad()
    try:
        bad.show()
    except IndexError as error:
        caught.append(type(error).__name__)
    QTimer.singleShot(100, app.quit)
    app.exec()
    print(sorted(set(caught)))
"""


def test_a_failure_in_an_override_reaches_the_hook_and_the_window_lives():
    done = python(OVERRIDE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[-2] == "['IndexError', 'ValueError']"


def test_guarding_twice_wraps_once():
    done = python("""
        from ui.guard import guard_overrides
        import ui.widgets.plan_bar
        print(guard_overrides() > 0, guard_overrides())
    """)
    assert done.stdout.split() == ["True", "0"]


def test_no_override_of_the_window_is_imported_after_the_guarding():
    done = python("""
        import importlib, pkgutil
        import ui.application
        from ui.guard import guard_overrides
        guard_overrides()
        for one in pkgutil.walk_packages(ui.__path__, "ui."):
            if one.name != "ui.__main__":
                importlib.import_module(one.name)
        print(guard_overrides())
    """)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "0"


# --- the cycle collector -----------------------------------------------------------------------
def test_cycles_with_timers_are_collected_in_the_gui_thread_alone():
    done = python("""
        import gc, threading
        from PySide6.QtCore import QCoreApplication, QObject, QTimer
        from ui.collector import GuiCollector
        app = QCoreApplication([])
        collector = GuiCollector(app, 10)
        died_in = set()
        class Cycle(QObject):
            def __init__(self):
                super().__init__()
                self.timer = QTimer(self)
                self.timer.start(5)
                self.me = self
        class Witness:
            def __init__(self):
                self.me = self
            def __del__(self):
                died_in.add(threading.current_thread() is threading.main_thread())
        for _ in range(300):
            Cycle(), Witness()
        def churn():
            for _ in range(20000):
                x = []
                x.append(x)
        worker = threading.Thread(target=churn)
        worker.start()
        QTimer.singleShot(300, app.quit)
        app.exec()
        worker.join()
        gc.collect()
        print(gc.isenabled(), died_in)
    """)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "False {True}"


def test_a_layout_in_python_takes_no_item_for_one_that_qt_removed():
    """A window died of it in `show`: Qt makes an item where one was that Python still knows."""
    done = python("""
        from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
        from shiboken6 import delete
        from ui.widgets.wrap import WrapRow
        app = QApplication([])
        kept = []
        for _ in range(200):
            box, row = QWidget(), WrapRow()
            column = QVBoxLayout(box)
            for _ in range(8):
                column.addWidget(QLabel("x"))
            gone = [column.itemAt(n).widget() for n in range(column.count())]
            fresh = [QLabel("y") for _ in range(8)]
            for label in gone:
                label.setParent(None)  # Qt takes its item away too
            for label in fresh:
                row.add(label)
            delete(box)
            row.show()
            app.processEvents()
            kept.append(row)
            assert [row.line.itemAt(n).widget() for n in range(8)] == fresh
        print("held")
    """)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() == "held"


@pytest.mark.slow
def test_the_window_starts_and_ends_though_memory_is_collected_at_any_moment(tmp_path):
    """What is let go is overwritten at once, so that whoever still uses it falls over it."""
    done = python(
        """
        import gc, sys
        from PySide6.QtCore import QTimer
        from ui import application, program
        calls = 0
        def collect(frame, event, argument):
            global calls
            calls += 1
            if calls % 200 == 0:
                gc.collect(0)
            if calls % 20_000 == 0:
                gc.collect()
        begin = program.Program.begin
        def begin_and_end(self, *, hidden):
            begin(self, hidden=hidden)
            QTimer.singleShot(500, self.shutdown.begin)
        program.Program.begin = begin_and_end
        sys.setprofile(collect)
        code = application.run([])
        print(calls > 20_000)
        sys.exit(code)
        """,
        PLIMSOLL_HOME=str(tmp_path),
        PYTHONMALLOC="debug",
        MALLOC_PERTURB_="165",
        HF_HUB_OFFLINE="1",
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split()[-1] == "True"


def test_what_the_imports_left_is_not_looked_through_again_and_again():
    done = python("""
        import gc
        from PySide6.QtCore import QCoreApplication
        import ui.collector
        app = QCoreApplication([])
        kept = len(gc.get_objects())
        ui.collector.GuiCollector(app)
        print(gc.get_freeze_count() >= kept > 10 * len(gc.get_objects()))
    """)
    assert done.stdout.strip() == "True", done.stderr


def test_tests_collect_in_their_own_thread_alone_as_the_program_does():
    assert not gc.isenabled()
    assert threading.current_thread() is threading.main_thread()


# --- slots, by reading the source --------------------------------------------------------------
@functools.lru_cache(maxsize=1)
def classes() -> dict[str, tuple[Path, ast.ClassDef]]:
    found = {}
    for file in sorted((ROOT / "ui").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = (file, node)
    return found


def methods(node: ast.ClassDef) -> dict[str, bool]:
    """Return the methods of a class and whether they are declared as slots."""
    return {
        item.name: any("Slot" in ast.dump(decorator) for decorator in item.decorator_list)
        for item in node.body
        if isinstance(item, ast.FunctionDef)
    }


def ancestors(name: str, known: dict[str, tuple[Path, ast.ClassDef]]) -> Iterator[str]:
    for base in known[name][1].bases:
        plain = base.value if isinstance(base, ast.Subscript) else base
        if isinstance(plain, ast.Name) and plain.id in known:
            yield plain.id
            yield from ancestors(plain.id, known)


def test_no_slot_is_overridden():
    """An overridden slot stays connected after its widget is gone (PySide6 6.11)."""
    known = classes()
    broken = [
        f"{known[name][0].name}: {name}.{method}"
        for name in known
        for ancestor in ancestors(name, known)
        for method, is_slot in methods(known[ancestor][1]).items()
        if is_slot and method in methods(known[name][1])
    ]
    assert broken == []


def connected(node: ast.ClassDef) -> Iterator[tuple[int, str]]:
    """Yield (line, method) for every `signal.connect(self.method)`."""
    for call in ast.walk(node):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
            continue
        if call.func.attr != "connect" or not call.args:
            continue
        target = call.args[0]
        if isinstance(target, ast.Lambda):
            yield target.lineno, "a lambda"
        owner = target.value if isinstance(target, ast.Attribute) else None
        if isinstance(owner, ast.Name) and owner.id == "self":
            yield target.lineno, target.attr


def test_signals_are_connected_to_declared_slots_only():
    """A slot runs in its object's thread and disconnects itself; a plain method does neither."""
    known = classes()
    broken = []
    for name, (file, node) in known.items():
        slots = methods(node)
        for ancestor in ancestors(name, known):
            slots = methods(known[ancestor][1]) | slots
        broken += [
            f"{file.name}:{line}: {method}"
            for line, method in connected(node)
            if method == "a lambda" or slots.get(method) is False
        ]
    assert broken == []


def test_the_start_imports_nothing_but_the_standard_library():
    done = python("""
        import sys
        import ui.__main__
        print([name for name in ("PySide6", "app.core", "llama_cpp", "numpy", "pydantic")
               if name in sys.modules])
    """)
    assert done.stdout.strip() == "[]"


def test_the_window_starts_without_graph_library_and_engine():
    done = python("""
        import sys
        import ui.program
        print([name for name in ("pyqtgraph", "numpy", "llama_cpp") if name in sys.modules])
    """)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_the_graphs_follow_when_their_library_has_come():
    done = python("""
        import sys
        from PySide6.QtWidgets import QApplication
        app = QApplication([])
        from app.machine.history import SampleHistory
        from app.state import State
        from ui.pages.monitor import MonitorPage
        from ui.store import Store

        class Core:
            history = SampleHistory()
            def do(self, command): pass

        page = MonitorPage(Core(), Store(State()))
        assert "pyqtgraph" not in sys.modules
        page.show()
        assert page.graphs is None, "the window does not wait for it"
        while page.graphs is None:
            app.processEvents()
        other = MonitorPage(Core(), Store(State()))
        other.show()
        assert other.graphs is not None, "it is here now"
    """)
    assert done.returncode == 0, done.stderr
