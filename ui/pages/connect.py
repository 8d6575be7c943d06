"""Connect another app: a recipe to copy, and a test that really asks."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QComboBox, QDialog, QPlainTextEdit, QWidget
from typing_extensions import override

from app.commands import ChangeSettings, TryApi
from app.state import State
from ui import theme as themes
from ui.pages.asking import Core
from ui.presenters.connect import present_api, present_tried, server_of
from ui.presenters.recipes import Recipe, recipes
from ui.presenters.settings import changed
from ui.store import Store
from ui.widgets.base import column, rule
from ui.widgets.buttons import Button
from ui.widgets.card import Note
from ui.widgets.focus_ring import FocusRing
from ui.widgets.labels import Label
from ui.widgets.scroll import ScrollColumn
from ui.widgets.switch import Switch
from ui.widgets.wrap import WrapRow
from ui.words import named, tr

COPIED_MS = 1500
ROOM = QSize(640, 620)
LEAST_LINES, MOST_LINES = 3, 12


class KeyCore(Core, Protocol):
    """What shows the key besides asking."""

    @property
    def api_key(self) -> str:
        """The key that other programs must show."""


class CopyButton(Button):
    """Says for a moment that it copied."""

    def __init__(self, name: str) -> None:
        super().__init__(tr("Copy"), icon="copy", small=True)
        self.setAccessibleName(name)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(COPIED_MS)
        self._calm.timeout.connect(self._rest)

    def copy_text(self, text: str) -> None:
        """Put `text` on the clipboard."""
        QGuiApplication.clipboard().setText(text)
        self.setText(tr("Copied"))
        self.set_icon("check")
        self._calm.start()

    @Slot()
    def _rest(self) -> None:
        self.setText(tr("Copy"))
        self.set_icon("copy")


class ConnectDialog(QDialog):
    """Follows the store: the address, the model and what a test brought are those of now."""

    def __init__(self, core: KeyCore, store: Store, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Connect another app"))
        self.setObjectName("connect")
        self._core = core
        self._store = store
        self._recipes: tuple[Recipe, ...] = ()
        self.served = Switch(tr("Other programs may ask"))
        self.line = Label("", "small", wrap=True)
        self.apps = QComboBox()
        self.apps.setAccessibleName(tr("Program"))
        self.where = Label("", "secondary", wrap=True)
        self.code = QPlainTextEdit()
        self.shown = Switch(tr("Show the key"))
        self.copy = CopyButton(tr("Copy with the key"))
        self.note = Note("")
        self.test = Button(tr("Test the connection"), icon="bolt")
        self.result = Note("")
        self.close_ = Button(tr("Close"), "primary")
        self.ring = FocusRing(self)
        self._arrange()
        self._connect()
        self._draw(store.state)

    def show_app(self, name: str) -> None:
        """Show the recipe called `name`."""
        self.apps.setCurrentIndex(self.apps.findData(name))

    # --- how it looks --------------------------------------------------------------------------
    def _arrange(self) -> None:
        self.code.setReadOnly(True)
        self.code.setProperty("mono", True)  # noqa: FBT003 - Qt's signature
        self.code.setFont(themes.current().font("mono"))
        self.code.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.code.setTabChangesFocus(True)
        self.code.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.code.setAccessibleName(tr("What to paste"))
        self.test.setAccessibleDescription(tr("Asks the model for a few words at this address."))
        keys, tests = WrapRow(gap=12), WrapRow(gap=12)
        keys.add(self.shown)
        keys.add(self.copy, end=True)
        tests.add(self.test)
        tests.add(self.close_, end=True)
        scroll = ScrollColumn(gap=10)
        for widget in (
            Label(tr("Connect another app"), "heading", wrap=True),
            self.served,
            self.line,
            rule(),
            self.apps,
            self.where,
            self.code,
            keys,
            self.note,
        ):
            scroll.body.addWidget(widget)
        body = column(self, gap=12, margins=20)
        body.addWidget(scroll, 1)
        body.addWidget(self.result)
        body.addWidget(tests)

    def _connect(self) -> None:
        self.finished.connect(self.deleteLater)
        self.served.toggled.connect(self._serve)
        self.apps.currentIndexChanged.connect(self._show_recipe)
        self.shown.toggled.connect(self._redraw)
        self.copy.clicked.connect(self._copy)
        self.test.clicked.connect(self._test)
        self.close_.clicked.connect(self.accept)
        self._store.news.connect(self._draw)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.apps.setFocus(Qt.FocusReason.PopupFocusReason)
        if not self.isWindow():
            return
        theme, around = themes.current(), self.parentWidget().window().size()
        wide = min(theme.px(ROOM.width()), around.width() - 32)
        self.resize(wide, min(theme.px(ROOM.height()), around.height() - 32))

    # --- drawing -------------------------------------------------------------------------------
    @Slot()
    def _redraw(self) -> None:
        self._draw(self._store.state)

    @Slot(object)
    def _draw(self, state: State) -> None:
        view = present_api(state)
        with QSignalBlocker(self.served):
            self.served.setChecked(state.settings.api_on)
        self.line.setText(named(view.title, view.text))
        self.test.setEnabled(bool(view.url) and not self.test.busy)
        self.test.setToolTip("" if view.url else tr("Let other programs ask first."))
        self._draw_result(state)
        found = recipes(server_of(state, self._key() if self.shown.isChecked() else ""))
        if found != self._recipes:
            self._recipes = found
            self._draw_recipes()

    def _draw_result(self, state: State) -> None:
        view = present_tried(state.api.tried)
        self.result.setVisible(view is not None)
        self.test.set_busy(view is not None and view.busy)
        if view is not None:
            self.result.set_note(view.text, view.tone)

    def _draw_recipes(self) -> None:
        if not self.apps.count():
            with QSignalBlocker(self.apps):
                for recipe in self._recipes:
                    self.apps.addItem(recipe.title, recipe.id)
        self._show_recipe()

    @Slot()
    def _show_recipe(self) -> None:
        recipe = self._recipes[self.apps.currentIndex()]
        self.where.setText(recipe.where)
        self.where.setVisible(bool(recipe.where))
        self.code.setPlainText(recipe.code.rstrip("\n"))
        lines = min(MOST_LINES, max(LEAST_LINES, recipe.code.count("\n")))
        # One more line is the bar that scrolls sideways.
        self.code.setFixedHeight((lines + 1) * self.code.fontMetrics().lineSpacing() + 24)
        self.note.setVisible(bool(recipe.note))
        self.note.label.setText(recipe.note)

    # --- asked for -----------------------------------------------------------------------------
    def _key(self) -> str:
        return self._core.api_key

    @Slot(bool)
    def _serve(self, on: bool) -> None:  # noqa: FBT001 - Qt's signal
        settings = changed(self._store.state.settings, api_on=on)
        self._core.do(ChangeSettings(settings=settings))

    @Slot()
    def _copy(self) -> None:
        found = recipes(server_of(self._store.state, self._key()))
        self.copy.copy_text(found[self.apps.currentIndex()].code)

    @Slot()
    def _test(self) -> None:
        self._core.do(TryApi())
