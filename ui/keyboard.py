"""Where the keyboard is: it stays there while the window is made anew."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.window import Window


class Keyboard:
    """Remembers what has the keyboard when it is made; `hand_over` gives it to its like.

    Qt would give it to the first that takes it: what a person types would press a button there.
    """

    def __init__(self, window: Window) -> None:
        self._page = window.page
        self._part, self._kind, self._place = "", QWidget, -1
        held = window.focusWidget()
        for name, part in _parts(window):
            if held is not None and part.isAncestorOf(held):
                self._part, self._kind = name, type(held)
                self._place = part.findChildren(self._kind).index(held)

    def hand_over(self, window: Window) -> None:
        """Give the keyboard to what stands where it was, or to where the page is used first."""
        alike = [
            one
            for name, part in _parts(window)
            if name == self._part
            for one in part.findChildren(self._kind)
        ]
        if 0 <= self._place < len(alike) and window.page == self._page:
            alike[self._place].setFocus(Qt.FocusReason.OtherFocusReason)
        elif callable(begin := getattr(window.pages.get(window.page), "begin", None)):
            begin()
        elif (astray := window.focusWidget()) is not None:
            astray.clearFocus()


def _parts(window: Window) -> Iterator[tuple[str, QWidget]]:
    """Return what is seen of the window, by names."""
    if window.onboarding_shown and window.onboarding is not None:
        yield "steps", window.onboarding
        return
    yield "sidebar", window.sidebar
    yield "notices", window.notices
    yield "strip", window.strip
    if (page := window.pages.get(window.page)) is not None:
        yield "page", page
