"""The sidebar: brand, pages, and the tile of the card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QLabel, QSizePolicy, QWidget
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.presenters.card_tile import CardTileView
from ui.theme.tokens import tokens
from ui.widgets.base import ABSOLUTE, check_for_tab, column, restyle, row
from ui.widgets.chosen import outline_chosen
from ui.widgets.direction import inset
from ui.widgets.elided import ElidedLabel
from ui.widgets.plan_bar import PlanBar
from ui.words import QT_TR_NOOP, tr

PAGES: dict[str, str] = {
    "chat": QT_TR_NOOP("Chat"),
    "models": QT_TR_NOOP("Models"),
    "monitor": QT_TR_NOOP("Monitor"),
    "fixes": QT_TR_NOOP("Fixes"),
    "settings": QT_TR_NOOP("Settings"),
}


class NavButton(QAbstractButton):
    """One page: icon 20 and word, or the icon alone; a count where something waits."""

    def __init__(self, icon: str, text: str, shortcut: str = "") -> None:
        super().__init__()
        self.theme = themes.current()
        self._icon = icon
        self._shortcut = shortcut
        self._count = 0
        self._rail = False
        self.setText(text)
        self.setCheckable(True)
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.theme.changed.connect(self.update)
        self._explain()

    def set_count(self, count: int) -> None:
        """Show that `count` things wait on this page; 0 shows nothing."""
        if count != self._count:
            self._count = count
            said = tr("{page}, {n} waiting") if count else "{page}"
            self.setAccessibleName(said.format(page=self.text(), n=count))
            self.update()

    def set_rail(self, *, rail: bool) -> None:
        """Show the icon alone."""
        self._rail = rail
        self._explain()
        self.updateGeometry()

    def _explain(self) -> None:
        name = self.text() if self._rail else ""
        self.setToolTip("  ".join(x for x in (name, self._shortcut) if x))

    @override
    def sizeHint(self) -> QSize:
        return QSize(40 if self._rail else 184, self.theme.px(36))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.theme.px(36))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self._draw_ground(painter, mirrored=mirrored)
        side = self.theme.px(20)
        tone = "accent-text" if self.isChecked() else "text2"
        start = (self.width() - side) / 2 if self._rail else 10
        x = self.width() - start - side if mirrored else start
        box = QRectF(round(x), round((self.height() - side) / 2), side, side)
        icons.paint(painter, self._icon, self.theme.color(tone), box)
        if not self._rail:
            self._draw_word(painter, mirrored=mirrored)
        if self._count:
            self._draw_count(painter, mirrored=mirrored)
        painter.end()

    def _draw_ground(self, painter: QPainter, *, mirrored: bool) -> None:
        fill = None
        if self.isChecked():
            fill = "selected"
        elif self.isDown():
            fill = "pressed"
        elif self.underMouse():
            fill = "hover"
        if fill:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color(fill))
            painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        if self.isChecked():
            x = self.width() - 3 if mirrored else 0
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color("accent"))
            painter.drawRoundedRect(QRectF(x, 10, 3, self.height() - 20), 1.5, 1.5)
            outline_chosen(painter, QRectF(self.rect()), self.theme)

    def _draw_word(self, painter: QPainter, *, mirrored: bool) -> None:
        font = self.theme.font("strong" if self.isChecked() else "body")
        painter.setFont(font)
        painter.setPen(self.theme.color("text" if self.isChecked() else "text2"))
        start = 20 + self.theme.px(20)
        room = self.rect().adjusted(*((8, 0, -start, 0) if mirrored else (start, 0, -8, 0)))
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        text = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(room, side | ABSOLUTE, text)

    def _draw_count(self, painter: QPainter, *, mirrored: bool) -> None:
        font = self.theme.font("caption")
        font.setWeight(QFont.Weight.DemiBold)
        text = str(self._count)
        height = self.theme.px(15 if self._rail else 18)
        width = max(height, QFontMetrics(font).horizontalAdvance(text) + 8)
        x = self.width() - width if self._rail else self.width() - width - 8
        y = 0 if self._rail else (self.height() - height) / 2
        if mirrored:
            x = self.width() - width - x
        box = QRectF(x, y, width, height)
        painter.setPen(
            QPen(self.theme.color("err"), 1) if self.theme.name == "hc" else Qt.PenStyle.NoPen
        )
        painter.setBrush(self.theme.color("err-bg"))
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setPen(self.theme.color("err"))
        painter.setFont(font)
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class CardTile(QFrame):
    """Name of the card, its bar now, and how much is in use."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tile")
        self.theme = themes.current()
        self._view: CardTileView | None = None
        self.picture = QLabel()
        self.title = ElidedLabel("", "small-strong")
        self.bar = PlanBar("S")
        self.text = ElidedLabel("", "caption")
        head = row(gap=8)
        head.addWidget(self.picture)
        head.addWidget(self.title, 1)
        body = column(self, gap=2, margins=10)
        body.addLayout(head)
        body.addWidget(self.bar)
        body.addWidget(self.text)
        self.theme.changed.connect(self.retheme)

    def show_tile(self, view: CardTileView) -> None:
        """Draw `view`."""
        old, self._view = self._view, view
        if view == old:
            return
        self.bar.show_plan(view.bar)
        if old is None or (view.icon, view.title, view.text) != (old.icon, old.title, old.text):
            self.title.setText(view.title)
            self.bar.setVisible(view.bar is not None)
            self.text.setText(view.text)
            self.setAccessibleName(tr("{name}: {value}").format(name=view.title, value=view.text))
            self.retheme()

    @Slot()
    def retheme(self) -> None:
        """Colour the icon for the theme in force."""
        if self._view is not None:
            ratio = self.devicePixelRatioF()
            color = self.theme.color("text")
            self.picture.setPixmap(icons.pixmap(self._view.icon, color, self.theme.px(16), ratio))


class Brand(QWidget):
    """The mark and the name; the mark alone on the rail."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = themes.current()
        self.rail = False
        self.setFixedHeight(self.theme.px(38))
        self.setAccessibleName("Plimsoll")
        self.theme.changed.connect(self.retheme)

    @Slot()
    def retheme(self) -> None:
        """Measure and draw again."""
        self.setFixedHeight(self.theme.px(38))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        side = self.theme.px(24)
        start = (self.width() - side) / 2 if self.rail else 8
        x = self.width() - start - side if mirrored else start
        icons.paint(painter, "mark", self.theme.color("accent"), QRectF(round(x), 0, side, side))
        if not self.rail:
            painter.setFont(self.theme.font("heading"))
            painter.setPen(self.theme.color("text"))
            room = QRectF(0, 0, self.width(), side)
            start = side + 18
            room = room.adjusted(0, 0, -start, 0) if mirrored else room.adjusted(start, 0, 0, 0)
            side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
            painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
            painter.drawText(room, side | ABSOLUTE, "Plimsoll")
        painter.end()


class Sidebar(QFrame):
    """208 wide, or a rail of 56 with icons and tooltips."""

    chosen = Signal(str)

    def __init__(self, pages: list[str]) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self.setAccessibleName(tr("Pages"))
        self.theme = themes.current()
        self.brand = Brand()
        self.tile = CardTile()
        self.buttons: dict[str, NavButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._tell)
        self._column = column(self, gap=2)
        self._column.addWidget(self.brand)
        for number, name in enumerate(pages, start=1):
            button = NavButton(name, tr(PAGES[name]), f"Ctrl+{number}")
            self.buttons[name] = button
            self._group.addButton(button)
            self._column.addWidget(button)
        self._column.addStretch(1)
        self._column.addWidget(self.tile)
        self.theme.changed.connect(self.retheme)
        self._rail = False
        self.retheme()

    def set_rail(self, *, rail: bool) -> None:
        """Become a rail of icons, or wide again."""
        self._rail = rail
        self.brand.rail = rail
        self.tile.setVisible(not rail)
        for button in self.buttons.values():
            button.set_rail(rail=rail)
        self.retheme()

    def select(self, name: str) -> None:
        """Mark page `name` as the one that is shown."""
        check_for_tab(self._group, self.buttons[name])

    @Slot()
    def retheme(self) -> None:
        """Take widths from the text size."""
        layout = tokens().layout
        restyle(self, "mirrored", self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
        if self._rail:
            self.setFixedWidth(round(layout["sidebar_rail"] * max(1.0, self.theme.scale)))
            inset(self._column, 7, 16, 8, 12)
        else:
            self.setFixedWidth(round(layout["sidebar"] * max(1.0, self.theme.scale)))
            self._column.setContentsMargins(12, 16, 12, 12)
        self.brand.update()

    @Slot(QAbstractButton)
    def _tell(self, button: QAbstractButton) -> None:
        for name, known in self.buttons.items():
            if known is button:
                self.chosen.emit(name)
