"""One question before something that cannot be undone, or that came from outside."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.widgets.base import column
from ui.widgets.buttons import Button, Kind
from ui.widgets.labels import Label
from ui.widgets.sheet import Sheet
from ui.widgets.wrap import WrapRow
from ui.words import tr


class Confirm(Sheet):
    """Title, what will happen, Cancel and the act by its name; open it with `open()`.

    `accepted` fires when the person agrees. Esc and closing it are a no.
    """

    def __init__(
        self, title: str, text: str, act: str, *, kind: Kind = "primary", parent: QWidget
    ) -> None:
        super().__init__(title, parent)
        self.setObjectName("confirm")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.title = Label(title, "heading", wrap=True)
        self.text = Label(text, "secondary", wrap=True)
        self.cancel = Button(tr("Cancel"))
        self.act = Button(act, kind)
        foot = WrapRow(gap=8)
        foot.add(self.cancel, end=True)
        foot.add(self.act, end=True)
        body = column(self, gap=12, margins=20)
        for widget in (self.title, self.text, foot):
            body.addWidget(widget)
        self.cancel.clicked.connect(self.reject)
        self.act.clicked.connect(self.accept)
        first = self.cancel if kind == "danger" else self.act
        first.setFocus(Qt.FocusReason.PopupFocusReason)
