"""The groups of the Settings page, with their list at the side and the search through them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from ui.pages.engine_panel import EnginePanel
from ui.pages.settings_rows import SettingGroup
from ui.presenters.settings_search import found_rows, holds, looked_at
from ui.widgets.base import row
from ui.widgets.empty import EmptyState
from ui.widgets.group_list import GroupButton, GroupList
from ui.widgets.labels import Label
from ui.widgets.scroll import ScrollColumn
from ui.widgets.tab_order import first_stop
from ui.words import tr

GAP = 16
REACH = 48
"""A group that begins this far below the page's upper edge, px, is the one looked at."""


@dataclass(frozen=True, slots=True)
class _Section:
    """A group; `folded` ones are the expert's."""

    title: str
    widget: QWidget
    button: GroupButton
    folded: bool

    @property
    def there(self) -> bool:
        """Whether it has anything to show."""
        return not isinstance(self.widget, EnginePanel) or self.widget.there


@contextmanager
def _at_once(widget: QWidget) -> Iterator[None]:
    """Let what changes inside `widget` be laid out once: Qt does it anew for each that is shown."""
    layout = widget.layout()
    if layout is None:
        yield
        return
    layout.setEnabled(False)
    try:
        yield
    finally:
        layout.setEnabled(True)


class Sections(QWidget):
    """Hides and shows what is there, nothing is made anew; a search looks into what is folded too."""

    def __init__(self) -> None:
        super().__init__()
        self.list = GroupList(tr("Groups of settings"))
        self.scroll = ScrollColumn(gap=GAP)
        self.nothing = EmptyState("search", "", tr("Try other words, or Escape to see them all."))
        self.nothing.hide()
        self.scroll.body.addWidget(self.nothing)
        self._sections: list[_Section] = []
        self._query = ""
        self._unfolded = False
        self._chosen: int | None = None
        line = row(self, gap=24)
        line.addWidget(self.list)
        line.addWidget(self.scroll, 1)
        self.list.chosen.connect(self.go)
        self.list.entered.connect(self.enter)
        bar = self.scroll.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._follow)

    def add(self, title: str, widget: QWidget, *, folded: bool = False) -> None:
        """Add a group below the others."""
        self.scroll.body.addWidget(widget)
        self._sections.append(_Section(title, widget, self.list.add(title), folded))
        if folded:
            self._sections[-1].button.hide()
            widget.hide()

    # --- what is shown -------------------------------------------------------------------------
    def seek(self, query: str) -> None:
        """Show only what holds the words of `query`; an empty one shows everything."""
        self._query = query.strip()
        self._chosen = None
        self.scroll.verticalScrollBar().setValue(0)
        self.sift()

    def unfold(self, *, unfolded: bool) -> None:
        """Show the expert's groups as well."""
        self._unfolded = unfolded
        self._chosen = None
        self.sift()

    def sift(self) -> None:
        """Show what is there and looked for, as it is now."""
        with _at_once(self.scroll.content):
            shown = [self._sift(section) for section in self._sections]
        self.nothing.setVisible(not any(shown))
        if not any(shown):
            self.nothing.title.setText(
                tr("No setting contains “{words}”.").format(words=self._query)
            )
        self._follow()

    def _sift(self, section: _Section) -> bool:
        folded = section.folded and not self._unfolded and not self._query
        shown = section.there and not folded and self._holds(section)
        section.widget.setVisible(shown)
        section.button.setVisible(shown)
        return shown

    def _holds(self, section: _Section) -> bool:
        """Return whether a group has what is looked for, and show just those rows of it."""
        lines = section.widget.lines if isinstance(section.widget, SettingGroup) else []
        found = found_rows(self._query, section.title, [line.words for line in lines])
        more = not found and self._said_beside(section)
        with _at_once(section.widget):
            for at, line in enumerate(lines):
                line.set_found(found=more or not self._query or at in found)
        return bool(found) or more

    def _said_beside(self, section: _Section) -> bool:
        """Return whether one of the texts that are no row's holds what is looked for."""
        texts = (f"{section.title} {label.text()}" for label in section.widget.findChildren(Label))
        return any(holds(text, self._query) for text in texts)

    # --- where one is --------------------------------------------------------------------------
    @Slot(int)
    def go(self, number: int) -> None:
        """Bring group `number` to the upper edge, or as near to it as the page goes."""
        self.scroll.verticalScrollBar().setValue(self._sections[number].widget.y())
        self._chosen = number
        self.list.mark(number)

    @Slot()
    def enter(self) -> None:
        """Give the keyboard to the first control of the group that is looked at."""
        stop = first_stop(self._sections[self._current()].widget)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.TabFocusReason)

    def _current(self) -> int:
        if self._chosen is not None:
            return self._chosen
        bar = self.scroll.verticalScrollBar()
        shown = [not section.widget.isHidden() for section in self._sections]
        if bar.value() == bar.maximum() > 0:
            return max((at for at, seen in enumerate(shown) if seen), default=0)
        tops = [
            section.widget.y() if seen else None
            for section, seen in zip(self._sections, shown, strict=True)
        ]
        return looked_at(tops, bar.value(), REACH)

    @Slot()
    def _scrolled(self) -> None:
        """A group that was gone to is the current one only until somebody scrolls."""
        self._chosen = None
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Mark the group that is looked at."""
        if self._sections:
            self.list.mark(self._current())
