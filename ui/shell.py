"""What the window holds: sidebar, notices, one page at a time, the strip; or the first steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from app.state import State
from ui.making import Making
from ui.pages.asking import Core
from ui.pages.notices import Notices
from ui.pages.opening import OpeningBar
from ui.presenters.strip import strip_view
from ui.widgets.base import column, row
from ui.widgets.nav import PAGES, Sidebar
from ui.widgets.strip import Strip


class Shell(QStackedWidget):
    """Made in its window, and filled there: each move gives all below a style anew."""

    def __init__(self, core: Core, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.pages: dict[str, QWidget] = {}
        self.onboarding: QWidget | None = None
        self.sidebar = Sidebar([name for name in PAGES if name in names])
        self.strip = Strip()
        self.notices = Notices(core)
        self.opening = OpeningBar(core)
        self.stack = QStackedWidget()
        inner = QWidget()
        self.addWidget(inner)
        outer = column(inner)
        body = QHBoxLayout()
        body.setSpacing(0)
        outer.addLayout(body, 1)
        body.addWidget(self.sidebar)
        right = column()
        body.addLayout(right, 1)
        self._waiting = QWidget()
        waiting = row(self._waiting)
        waiting.setContentsMargins(16, 12, 16, 0)
        waiting.addWidget(self.opening)
        self._waiting.hide()
        right.addWidget(self._waiting)
        right.addWidget(self.notices)
        right.addWidget(self.stack, 1)
        self.notices.setContentsMargins(16, 12, 16, 4)
        outer.addWidget(self.strip)

    def add(self, name: str, page: QWidget) -> None:
        """Take in a page; "" are the first steps, which cover everything."""
        if name:
            self.pages[name] = page
            self.stack.addWidget(page)
        else:
            self.onboarding = page
            self.addWidget(page)

    def draw(self, state: State) -> None:
        """Draw what stands around every page."""
        self.strip.show_strip(strip_view(state))
        self.notices.draw(state.notices)
        self.opening.draw(state)
        self._waiting.setVisible(not self.opening.isHidden())

    def about_to_show(self, name: str) -> list[QWidget]:
        """Return every widget that is seen once page `name` is shown."""
        apart = self.pages.get(name, self)
        shared = (self.sidebar, self.strip, self.notices, self.opening, apart)
        return [one for part in shared for one in (part, *part.findChildren(QWidget))]

    def laid_out(self, name: str, size: QSize) -> Making:
        """Find the places of what is seen once page `name` is shown in a window of `size`."""
        self.resize(size)
        if name in self.pages:
            self.stack.setCurrentWidget(self.pages[name])
        for part in (self, self.currentWidget(), self.stack, self.pages.get(name)):
            if part is not None and (layout := part.layout()) is not None:
                layout.activate()
                yield

    def let_go(self) -> QWidget | None:
        """Return a page and forget it; None when there is none any more."""
        if self.pages:
            return self.pages.popitem()[1]
        page, self.onboarding = self.onboarding, None
        return page

    def place(self, name: str) -> QWidget:
        """Return the parent that the page called `name` is best made with."""
        return self.stack if name else self
