"""What must hold on every page in every state: names for the ear, keys for the hand, no cut text.

The pages speak a language that nobody speaks, longer than English: what is never given to `tr` is
seen, and so is what would be cut in German.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from tests.ui import chat_values as chats
from tests.ui import flow_values as flow
from tests.ui.crowding import crowded
from tests.ui.fixes_values import BUNDLE, KEPT_CLOCKS, NO_CLOCKS
from tests.ui.pseudo import english_in, spoken
from tests.ui.readable import painted, words_of
from tests.ui.scenes import scenes
from tests.ui.settling import settled
from ui import theme
from ui.presenters.glossary import meaning_of
from ui.presenters.several import START, TUNNEL
from ui.widgets.labels import Label

SCENES = scenes()
OPERATED = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
)


OWN_WORDS = {
    *("shell-pieces", "shell-long-words-800", "shell-plan-bars"),
    *("chat-formulas", "fixes-long-800"),
}
"""Scenes that show widgets with words of their own."""
GIVEN = frozenset(
    (
        *(chat.title for chat in chats.conversations(datetime.now(UTC))),
        BUNDLE.files[0].name,
        *(KEPT_CLOCKS.keep_command, KEPT_CLOCKS.forget_command),
        *(NO_CLOCKS.hand_lock, NO_CLOCKS.hand_reset),
        *(START, TUNNEL),
        *flow.DIAGNOSIS.evidence,
        *("All connection attempts failed", "Network is unreachable", "Connection refused"),
        "no kernel image is available",
        "measurements-of-the-long-context",
        "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
        "A-Very-Long-Name-Of-A-Merge-Of-Many-Models-That-Nobody-Abbreviates",
        "Model number",
        "more models",
        "Rechenzentrum-Erdgeschoss.links",
    )
)
"""What people and repositories called their things, commands to type, and what a log or the system says."""


@pytest.fixture(params=sorted(SCENES))
def scene(request, qtbot) -> Iterator[QWidget]:
    theme.current().apply("light", reduce_motion=True)
    with spoken():
        widget = SCENES[request.param]()
        widget.setProperty("scene", request.param)
        small = request.param.endswith("-800")
        widget.resize(*((800, 600) if small else (1200, 800)))
        qtbot.addWidget(widget)
        with qtbot.waitExposed(widget):
            widget.show()
        settled(qtbot, widget)
        yield widget
        widget.hide()


def operated(widget: QWidget) -> list[QWidget]:
    """Return what a person can use, without scroll bars and the parts inside a widget."""
    return [
        part
        for part in widget.findChildren(QWidget)
        if isinstance(part, OPERATED)
        and not isinstance(part, QScrollBar)
        and part.isVisibleTo(widget)
        and not isinstance(part.parentWidget(), QLineEdit | QComboBox | QAbstractSpinBox)
    ]


def by_arrows(button: QAbstractButton) -> bool:
    """In an exclusive group Tab goes to the choice, and arrow keys to the others."""
    group = button.group()
    return group is not None and group.exclusive() and not button.isChecked()


def chain(widget: QWidget) -> set[QWidget]:
    """Return everything that the Tab key walks through."""
    found: set[QWidget] = set()
    now = widget.nextInFocusChain()
    while now is not None and now not in found:
        found.add(now)
        now = now.nextInFocusChain()
    return found


def spoken_name(part: QWidget) -> str:
    """Return what a screen reader calls `part`.

    Nobody keeps the interface: its place in memory is used again once its widget is gone, and what
    Python then takes for the new one ends the process. The traceback of a failure keeps it.
    """
    interface = QAccessible.queryAccessibleInterface(part)
    return interface.text(QAccessible.Text.Name) if interface else ""


def test_every_scene_holds_the_rules(scene):
    width, height = scene.width(), scene.height()
    assert width <= 1200, "wider than its window"
    assert height <= 800, "higher than its window"
    stops = chain(scene.window())
    for part in operated(scene):
        name = spoken_name(part)
        words = f"{type(part).__name__} {part.objectName()} {getattr(part, 'text', str)()!r}"
        assert name.strip(), f"no name: {words}"
        if part.isEnabled() and part.focusPolicy() != Qt.FocusPolicy.NoFocus:
            assert part in stops, f"Tab never comes here: {words}"
        if isinstance(part, QAbstractButton) and part.isEnabled() and not by_arrows(part):
            assert part.focusPolicy() & Qt.FocusPolicy.TabFocus, f"no keyboard: {words}"
    for label in scene.findChildren(Label):
        if label.isVisibleTo(scene) and label.wordWrap() and label.text():
            need = label.heightForWidth(label.width())
            assert label.height() >= need - 1, f"cut: {label.text()[:60]!r}"
        meaning = meaning_of(label.text())
        if meaning and label.parentWidget().accessibleDescription() != meaning:
            assert label.toolTip() == meaning, f"not explained: {label.text()}"
            assert label.accessibleDescription() == meaning, f"not for the ear: {label.text()}"
    if scene.property("scene") not in OWN_WORDS:
        assert not crowded(scene)
        assert not untranslated(scene)


def untranslated(scene: QWidget) -> set[str]:
    """Return the texts of a scene that are still English, also those that our painters write."""
    with painted() as written:
        scene.grab()
    texts = {text for _, text in words_of(scene)} | set(written)
    return {f"{text[:60]}: {words}" for text in texts if (words := english_in(text, GIVEN))}
