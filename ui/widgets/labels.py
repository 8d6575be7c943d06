"""Text in the steps of the type scale."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Slot
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.widgets.base import ABSOLUTE
from ui.widgets.direction import written
from ui.widgets.line_breaks import broken, joined

Role = Literal[
    "hero", "title", "heading", "strong", "body", "secondary", "small", "caption", "label",
    "small-strong", "mono", "figure",
]  # fmt: skip

_STEPS: dict[str, tuple[str, str]] = {
    "hero": ("hero", "text"),
    "title": ("title", "text"),
    "heading": ("heading", "text"),
    "strong": ("strong", "text"),
    "body": ("body", "text"),
    "secondary": ("body", "text2"),
    "small": ("small", "text2"),
    "caption": ("caption", "text3"),
    "label": ("caption", "text3"),
    "small-strong": ("small", "text"),
    "mono": ("mono", "text"),
    "figure": ("heading", "text"),
}
_BOLD = ("label", "small-strong")
_NATURAL_WIDTH = 560


class Label(QLabel):
    """Plain text of one role; wrapped text keeps the scale's line height.

    It stands at the side where its widget begins, whatever language it is in itself.

    `tone` is a colour role that replaces the role's own. With `rich`, the text is Qt rich text
    (for a bold figure inside a sentence); with `selectable`, it can be copied.
    """

    _role: Role = "body"
    _tone: str | None = None

    def __init__(  # noqa: PLR0913 - every option is a keyword with a default
        self,
        text: str = "",
        role: Role = "body",
        *,
        tone: str | None = None,
        wrap: bool = False,
        rich: bool = False,
        selectable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._role = role
        self._tone = tone
        self._plain = not rich and not selectable
        self._own = wrap and self._plain
        self._wide: int | None = None
        self._high: dict[int, int] = {}
        self._laid: tuple[object, list[tuple[QTextLayout, float]]] = (None, [])
        self.theme = themes.current()
        self.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if selectable:
            self.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        if not wrap:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        else:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.setText(text)
        self.theme.changed.connect(self.retheme)
        self.retheme()

    @override
    def setText(self, text: str) -> None:
        self._forget()
        super().setText(text)

    def _forget(self) -> None:
        """What was measured holds no more; a layout asks for it many times each time it is made."""
        self._wide = None
        self._high.clear()
        self._laid = (None, [])

    def set_role(self, role: Role, *, tone: str | None = None) -> None:
        """Look like `role` from now on, in its own colour or in `tone`."""
        if (role, tone) != (self._role, self._tone):
            self._role, self._tone = role, tone
            self.retheme()

    def set_tone(self, tone: str | None) -> None:
        """Draw in the colour role `tone`; None: the role's own colour."""
        if tone != self._tone:
            self._tone = tone
            self.retheme()

    @Slot()
    def retheme(self) -> None:
        """Take font and colour from the theme in force."""
        self._forget()
        self.setFont(self._wanted_font())
        self._take_color()
        self._take_side()
        self.updateGeometry()

    def _wanted_font(self) -> QFont:
        font = themes.current().font(_STEPS[self._role][0])
        if self._role in _BOLD:
            font.setWeight(font.Weight.DemiBold)
        return font

    def _take_color(self) -> None:
        color = themes.current().color(self._tone or _STEPS[self._role][1])
        palette = QPalette(self.palette())
        if palette.color(QPalette.ColorRole.WindowText) != color:
            palette.setColor(QPalette.ColorRole.WindowText, color)
            self.setPalette(palette)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Moved to another parent, a widget gets the font and the colours that it had at first.
        if event.type() == QEvent.Type.FontChange:
            self._forget()
            font, now = self._wanted_font(), self.font()
            if (font.pixelSize(), font.weight()) != (now.pixelSize(), now.weight()):
                self.setFont(font)
        if event.type() == QEvent.Type.PaletteChange:
            self._take_color()
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._take_side()

    def _take_side(self) -> None:
        """What Qt draws would stand where the language of its text begins."""
        if not self._plain:
            start = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
            self.setAlignment(start | ABSOLUTE)

    # --- line height ---------------------------------------------------------------------------
    @property
    def _line(self) -> int:
        return self.theme.line(_STEPS[self._role][0])

    @override
    def sizeHint(self) -> QSize:
        if self._own:
            width = min(self._natural(), self.theme.px(_NATURAL_WIDTH))
            return QSize(width, self.heightForWidth(width))
        hint = super().sizeHint()
        return hint if self.wordWrap() else QSize(hint.width(), max(hint.height(), self._height()))

    @override
    def minimumSizeHint(self) -> QSize:
        if self._own:
            return QSize(min(self._natural(), self.theme.px(96)), self._line)
        hint = super().minimumSizeHint()
        return hint if self.wordWrap() else QSize(hint.width(), max(hint.height(), self._height()))

    @override
    def heightForWidth(self, width: int) -> int:
        width = min(width, self.maximumWidth())
        if not self._own:
            return super().heightForWidth(width)
        if self._natural() <= width:
            return self._height()
        if width not in self._high:
            self._high[width] = self._line * max(1, len(self._lay_out(width)))
        return self._high[width]

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._plain:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        inside = self.contentsRect()
        lines = self._lay_out(inside.width())
        y = inside.y()
        if not self._own:
            y += (inside.height() - self._line * len(lines)) // 2
        for text, rise in lines:
            text.draw(painter, QPointF(inside.x(), y + rise))
            y += self._line
        painter.end()

    def _height(self) -> int:
        return self._line * (self.text().count("\n") + 1)

    def _natural(self) -> int:
        if self._wide is None:
            metrics = QFontMetricsF(self.font())
            widest = max(metrics.horizontalAdvance(part) for part in self.text().split("\n"))
            self._wide = int(widest + 2)
        return self._wide

    def _lay_out(self, width: int) -> list[tuple[QTextLayout, float]]:
        """Return one layout per line, with how far it is drawn below the top of its line."""
        align = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        if self._laid[0] != (width, align):
            self._laid = ((width, align), self._made_lines(width, align))
        return self._laid[1]

    def _made_lines(self, width: int, align: Qt.AlignmentFlag) -> list[tuple[QTextLayout, float]]:
        option = QTextOption(align & Qt.AlignmentFlag.AlignHorizontal_Mask)
        modes = QTextOption.WrapMode
        option.setWrapMode(modes.WrapAtWordBoundaryOrAnywhere if self._own else modes.NoWrap)
        option.setTextDirection(written(self.text(), self.layoutDirection()))
        found: list[tuple[QTextLayout, float]] = []
        text = joined(self.text()) if self._own else self.text()
        for paragraph in text.split("\n"):
            for line in broken(paragraph, self.font(), option, width):
                single = self._single(line.rstrip(), option, width)
                found.append((single, (self._line - single.boundingRect().height()) / 2))
        return found

    def dress(self, layout: QTextLayout) -> None:
        """Give one line of a wrapped text more than the role's looks; nothing unless overridden."""

    def _single(self, text: str, option: QTextOption, width: int) -> QTextLayout:
        layout = QTextLayout(text, self.font())
        layout.setTextOption(option)
        self.dress(layout)
        layout.beginLayout()
        line = layout.createLine()
        if line.isValid():
            line.setLineWidth(max(1, width))
        layout.endLayout()
        return layout
