"""The QPalette of a theme, for whatever the style sheet does not reach."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QPalette

_ROLES = {
    QPalette.ColorRole.Window: "content",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "raised",
    QPalette.ColorRole.AlternateBase: "inset",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.Button: "raised",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "err",
    QPalette.ColorRole.ToolTipBase: "raised",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.PlaceholderText: "text3",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "on-accent",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Link: "accent-text",
    QPalette.ColorRole.LinkVisited: "accent-text",
    QPalette.ColorRole.Light: "raised",
    QPalette.ColorRole.Midlight: "line",
    QPalette.ColorRole.Mid: "line-strong",
    QPalette.ColorRole.Dark: "control",
    QPalette.ColorRole.Shadow: "line-strong",
}
_DISABLED = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
)


def make_palette(color: Callable[[str], QColor]) -> QPalette:
    """Return the palette built from the roles that `color` answers."""
    palette = QPalette()
    for role, name in _ROLES.items():
        palette.setColor(role, color(name))
    for role in _DISABLED:
        palette.setColor(QPalette.ColorGroup.Disabled, role, color("disabled"))
    return palette
