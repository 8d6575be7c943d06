"""The keyboard in the setup: it is at the way on, and Enter takes it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget


def give_keyboard(setup: QWidget, button: QWidget) -> None:
    """Give the keyboard to `button`, the way on, or to no button while it is none."""
    target = button if _usable(button) else setup
    target.setFocus(Qt.FocusReason.OtherFocusReason)


def keep_keyboard(setup: QWidget, button: QWidget, focused: QWidget | None) -> None:
    """Keep the keyboard from the neighbour of what had it: Qt gives it to Skip, for one.

    Not while it is out of sight: somebody may be typing elsewhere.
    """
    if setup.isVisible() and (focused is None or focused is setup or not _usable(focused)):
        give_keyboard(setup, button)


def pressed(setup: QWidget) -> bool:
    """Press the button that has the keyboard, if one has it that does something."""
    focused = setup.focusWidget()
    if isinstance(focused, QPushButton) and focused.isVisible() and not focused.isCheckable():
        focused.click()
        return True
    return False


def _usable(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()
