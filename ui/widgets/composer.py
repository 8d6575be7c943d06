"""Where a message is written, and what goes with it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout
from typing_extensions import override

from ui import theme as themes
from ui.presenters.chat import ComposerView
from ui.presenters.chat_thinking import ThinkView
from ui.widgets.buttons import Button
from ui.widgets.direction import inset
from ui.widgets.file_row import FileRow
from ui.widgets.labels import Label
from ui.widgets.meter import Meter
from ui.widgets.switch import Switch
from ui.widgets.wrap import WrapRow
from ui.widgets.writing import Writing
from ui.words import tr

ROOMY = 720
"""Width at 100 % text size, px, from which everything has its place in one line."""


class Composer(QFrame):
    """Message, files, whether to think first, context meter, and Send or Stop."""

    sent = Signal(str)
    stopped = Signal()
    acted = Signal(str)
    attach_wanted = Signal()
    detached = Signal(int)
    thinking_wanted = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.theme = themes.current()
        self._view = ComposerView("", replying=False, blocked="")
        self._compact = False
        self.text = Writing()
        self.files = FileRow()
        self.attach = Button(
            "", "quiet", icon="attach", small=True, name=tr("Attach text files (Ctrl+Shift+A)")
        )
        self.think = Switch(tr("Think first"), small=True)
        self.action = Button("", small=True)
        self.meter_text = Label("", "caption")
        self.meter = Meter()
        self.send = Button(tr("Send"), "plain", icon="send", small=True)
        self.stop = Button(tr("Stop"), "plain", icon="stop", small=True, hint="Esc")
        self._lay_out()
        self._connect()
        self.retheme()
        self.draw(self._view)

    def _lay_out(self) -> None:
        line = WrapRow(gap=8, line_gap=6)
        for part in (self.attach, self.think, self.action):
            line.add(part)
        for part in (self.meter_text, self.meter, self.send, self.stop):
            line.add(part, end=True)
        layout = QVBoxLayout(self)
        inset(layout, 14, 10, 10, 8)
        layout.setSpacing(8)
        layout.addWidget(self.files)
        layout.addWidget(self.text)
        layout.addWidget(line)
        self.setFocusProxy(self.text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _connect(self) -> None:
        self.text.entered.connect(self._send)
        self.text.turned.connect(self.update)
        self.text.textChanged.connect(self._weigh)
        self.send.clicked.connect(self._send)
        self.stop.clicked.connect(self.stopped)
        self.action.clicked.connect(self._act)
        self.think.clicked.connect(self.thinking_wanted)
        self.attach.clicked.connect(self.attach_wanted)
        self.files.removed.connect(self.detached)
        self.theme.changed.connect(self.retheme)

    @property
    def can_send(self) -> bool:
        """Whether Enter would send something."""
        return not self._view.replying and not self._view.blocked and bool(self._said())

    def draw(self, view: ComposerView) -> None:
        """Show `view`; what was written stays."""
        self._view = view
        self.text.invite(view.placeholder)
        self.files.show_names(view.files)
        self._draw_switch(view.thinks)
        self.action.setText(view.action_text)
        self.action.setVisible(bool(view.action))
        self.meter.setVisible(view.meter is not None and not self._compact)
        self.meter_text.setVisible(view.meter is not None)
        if view.meter is not None:
            self.meter.draw(view.meter)
            if view.meter.text != self.meter_text.text():
                self.meter_text.setText(view.meter.text)
                self.meter_text.setToolTip(self.meter.toolTip())
        self.stop.setVisible(view.replying)
        self.send.setVisible(not view.replying)
        self._weigh()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The bar of the meter makes way first: its words say the same.
        compact = self.width() < self.theme.px(ROOMY)
        if compact != self._compact:
            self._compact = compact
            self.draw(self._view)

    def _draw_switch(self, view: ThinkView | None) -> None:
        self.think.setVisible(view is not None)
        if view is not None:
            self.think.show_state(on=view.on)
            self.think.setToolTip(view.tip)
            self.think.setAccessibleDescription(view.tip)

    def put_text(self, text: str) -> None:
        """Let `text` be the message, with the cursor behind it; Ctrl+Z goes back."""
        self.clear_text()
        self.text.insertPlainText(text)

    def clear_text(self) -> None:
        """Empty the message; it can be brought back with Ctrl+Z."""
        cursor = self.text.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.removeSelectedText()

    def _said(self) -> str:
        return self.text.toPlainText().strip()

    @Slot()
    def retheme(self) -> None:
        """Draw with the theme in force."""
        hint = self.theme.color("text3").name()
        self.text.setStyleSheet(f"placeholder-text-color: {hint};")
        self.text.fit()
        self.update()

    @Slot()
    def _weigh(self) -> None:
        self.send.setEnabled(self.can_send)
        self.send.set_kind("primary" if self.can_send else "plain")
        why = self._view.blocked or ("" if self._said() else tr("Write something first."))
        self.send.setToolTip(why or tr("Enter sends, Shift+Enter makes a new line."))
        self.update()

    @Slot()
    def _send(self) -> None:
        if self.can_send:
            said = self._said()
            self.clear_text()
            self.sent.emit(said)

    @Slot()
    def _act(self) -> None:
        self.acted.emit(self._view.action)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.text.hasFocus()
        width = 2 if focused else 1
        painter.setPen(QPen(self.theme.color("accent" if focused else "control"), width))
        painter.setBrush(self.theme.color("raised"))
        inner = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawRoundedRect(inner, 10, 10)
        painter.end()
