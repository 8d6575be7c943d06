"""The token dialog: for repositories whose makers ask for consent first."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from app.commands import ForgetToken, KeepToken
from ui.pages.asking import Core
from ui.presenters.repo import TokenView
from ui.widgets.base import column
from ui.widgets.buttons import Button
from ui.widgets.labels import Label
from ui.widgets.sheet import Sheet
from ui.widgets.wrap import WrapRow
from ui.words import QT_TR_NOOP, tr

_STEPS = QT_TR_NOOP(
    "Accept the maker's terms on the repository's page, make an access token that may read on "
    "{host} (Settings, Access Tokens), and paste it here."
)


class TokenDialog(Sheet):
    """Takes a token, hidden while it is typed, and says who keeps it; open it with `open()`."""

    def __init__(self, core: Core, view: TokenView, parent: QWidget) -> None:
        super().__init__(tr("Access token"), parent)
        self._core = core
        self.setObjectName("token")
        self.token = QLineEdit()
        self.token.setEchoMode(QLineEdit.EchoMode.Password)
        self.token.setPlaceholderText("hf_…")
        self.token.setAccessibleName(tr("Access token for {host}").format(host=view.host))
        self.token.setAccessibleDescription(view.where)
        self.keep = Button(tr("Use this token"), "primary")
        self.keep.setEnabled(False)
        self.close_ = Button(tr("Cancel"))
        self.forget = Button(tr("Forget the token"), "danger")
        self.forget.setVisible(view.can_forget)
        foot = WrapRow(gap=8)
        foot.add(self.forget)
        foot.add(self.close_, end=True)
        foot.add(self.keep, end=True)
        kept = Label(view.kept, "strong", wrap=True)
        kept.setVisible(bool(view.kept))
        body = column(self, gap=12, margins=20)
        for widget in (
            Label(tr("Access token for {host}").format(host=view.host), "heading", wrap=True),
            Label(tr(_STEPS).format(host=view.host), "secondary", wrap=True),
            self.token,
            Label(view.where, "small", wrap=True),
            kept,
            foot,
        ):
            body.addWidget(widget)
        body.addStretch(1)
        self.token.textChanged.connect(self._typed)
        self.token.returnPressed.connect(self._keep)
        self.keep.clicked.connect(self._keep)
        self.forget.clicked.connect(self._forget)
        self.close_.clicked.connect(self.reject)
        self.token.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot(str)
    def _typed(self, text: str) -> None:
        self.keep.setEnabled(bool(text.strip()))

    @Slot()
    def _keep(self) -> None:
        if text := self.token.text().strip():
            self._core.do(KeepToken.model_validate({"token": text}))
            self.token.clear()
            self.accept()

    @Slot()
    def _forget(self) -> None:
        self._core.do(ForgetToken())
        self.accept()
