"""Which way words run in a mirrored window: by their own letters, not by the window around them."""

from __future__ import annotations

from typing import TypeVar
from unicodedata import bidirectional

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLayout

_LEFT_TO_RIGHT, _END = "\u2066", "\u2069"
"""Unicode's marks around a text that runs by itself; nothing is drawn for them."""
Part = TypeVar("Part")


def right_to_left(text: str) -> bool:
    """Return whether `text` has letters that are written from right to left."""
    return not text.isascii() and any(bidirectional(letter) in {"R", "AL"} for letter in text)


def written(text: str, around: Qt.LayoutDirection) -> Qt.LayoutDirection:
    """Return which way `text` runs in a widget that runs `around`.

    A sentence that begins with a Latin name still runs as the rest of it and its window do.
    """
    if not right_to_left(text):
        return Qt.LayoutDirection.LeftToRight
    within = around == Qt.LayoutDirection.RightToLeft
    return around if within else Qt.LayoutDirection.LayoutDirectionAuto


def isolated(text: str, way: Qt.LayoutDirection) -> str:
    """Return `text` so that Qt keeps its dots at its end in a widget that runs `way`."""
    if way != Qt.LayoutDirection.RightToLeft or not text or right_to_left(text):
        return text
    return f"{_LEFT_TO_RIGHT}{text}{_END}"


def beginning(way: Qt.LayoutDirection) -> Qt.AlignmentFlag:
    """Return the side where a field that runs `way` begins, whatever language its words are."""
    right = way == Qt.LayoutDirection.RightToLeft
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter


def inset(layout: QLayout, start: int, top: int, end: int, bottom: int) -> None:
    """Keep px free around `layout`, `start` where reading begins: Qt mirrors no margins."""
    left, right = (end, start) if mirrored() else (start, end)
    layout.setContentsMargins(left, top, right, bottom)


def mirrored() -> bool:
    """Return whether the program runs from right to left."""
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def in_order(words: str, *parts: Part) -> tuple[Part, ...]:
    """Return `parts` of one phrase as a row takes them, so that they read as `words` are written."""
    return parts[::-1] if mirrored() and not right_to_left(words) else parts
