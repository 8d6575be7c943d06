"""Tokens, palette, style sheet and fonts: `current()` is the theme in force."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from ui.theme.theme import Theme


def current() -> Theme:
    """Return the application's theme, made (light, 100 %) and applied at the first call.

    Raises:
        RuntimeError: there is no QApplication yet.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("A theme needs a QApplication.")  # noqa: TRY004 - it is about time, not type
    theme = app.findChild(Theme, "theme")
    if theme is None:
        theme = Theme(app)
        theme.apply("light")
    return theme


__all__ = ["Theme", "current"]
