"""Draw every page in every state into screenshots/ and say where they are.

    python packaging/screenshots.py [--all] [--only PART] [--theme light|dark|hc] [--scale 100|200]
                                    [--language pseudo|de|es|fr|ja|zh_CN] [--mirrored]

`pseudo` is a longer English with accents in brackets; what has no brackets was not translated.
Scenes are the functions of tests/ui/scenes_*.py. Without a display this starts its own (Xvfb).
Names ending in -800 are 800x600, all others 1200x800; 200 is a screen with twice the pixels.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "screenshots"
SETTLE_MS = 250


def main() -> int:
    """Draw with one process per screen scale: Qt reads the scale once."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--all", action="store_true", help="high contrast too")
    parser.add_argument("--only", default="", help="scenes whose name contains this")
    parser.add_argument("--theme", choices=["light", "dark", "hc"], help="this theme alone")
    parser.add_argument("--scale", type=int, choices=[100, 200], help="this scale alone")
    parser.add_argument("--language", default="en", help="pseudo, or one of the window's own")
    parser.add_argument("--mirrored", action="store_true", help="from right to left")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        return draw(asked)
    if _needs_display():
        return _again_on_a_display()
    for scale in [asked.scale] if asked.scale else [100, 200]:
        environment = {**os.environ, "QT_SCALE_FACTOR": str(scale / 100)}
        command = [sys.executable, __file__, *sys.argv[1:], "--one", "--scale", str(scale)]
        done = subprocess.run(command, check=False, env=environment, cwd=ROOT)
        if done.returncode:
            print(f"drawing at {scale} % ended with {done.returncode}", file=sys.stderr)
            return 1
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT}")
    return 0


def _needs_display() -> bool:
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    return sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or chosen)


def _again_on_a_display() -> int:
    if shutil.which("Xvfb") is None:
        print("There is no display and no Xvfb: install xvfb.", file=sys.stderr)
        return 1
    sys.path.insert(0, str(ROOT))
    from tests.ui.display import Display  # noqa: PLC0415 - only where there is no display

    with Display("2560x1800x24") as display:
        environment = {**os.environ, "DISPLAY": display.name}
        command = [sys.executable, __file__, *sys.argv[1:]]
        return subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode


def draw(asked: argparse.Namespace) -> int:
    """Draw all scenes in this process."""
    sys.path.insert(0, str(ROOT))
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - only where it draws

    from tests.ui.scenes import scenes  # noqa: PLC0415 - only where it draws
    from ui import theme  # noqa: PLC0415 - only where it draws
    from ui.guard import guard_overrides  # noqa: PLC0415 - only where it draws

    drawn = scenes()
    guard_overrides()  # a failure in a painting would end the process without a word
    app = QApplication(sys.argv[:1])
    speak(app, asked)
    OUT.mkdir(exist_ok=True)
    names = [asked.theme] if asked.theme else ["light", "dark", *(["hc"] if asked.all else [])]
    for name in names:
        theme.current().apply(name, reduce_motion=True)
        for title, scene in drawn.items():
            if asked.only in title:
                language = "" if asked.language == "en" else f".{asked.language}"
                way = ".mirrored" if asked.mirrored else ""
                file = f"{title}{language}{way}.{name}.{asked.scale}.png"
                picture(scene(), OUT / file, title)
    app.quit()
    return 0


def speak(app: QApplication, asked: argparse.Namespace) -> None:
    """Let everything be said in the language that was asked for, and run in its direction."""
    from PySide6.QtCore import Qt  # noqa: PLC0415 - only where it draws

    from tests.ui import pseudo  # noqa: PLC0415 - only where it draws
    from ui.languages import Languages  # noqa: PLC0415 - only where it draws

    if asked.mirrored:
        app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    if asked.language == "pseudo":
        pseudo.begin()
    else:
        Languages(app).use(asked.language)


def picture(widget: QWidget, path: Path, title: str) -> None:
    """Show one scene, wait until it has settled, and save what it looks like."""
    from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415 - only where it draws

    from ui.pages.models_repo import RepoPane  # noqa: PLC0415 - only where it draws

    widget.resize(800, 600) if title.endswith("-800") else widget.resize(1200, 800)
    widget.show()
    loop = QEventLoop()
    QTimer.singleShot(SETTLE_MS, loop.quit)
    loop.exec()
    while not all(one.settled for one in widget.findChildren(RepoPane)):
        loop.processEvents()
    widget.grab().save(str(path))
    widget.hide()
    widget.deleteLater()


if __name__ == "__main__":
    raise SystemExit(main())
