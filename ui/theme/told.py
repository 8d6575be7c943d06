"""Who hears that the theme changed: what is seen first, the rest a few at a time."""

from __future__ import annotations

import sys
import time
import weakref
from collections.abc import Callable, Sequence
from functools import partial
from types import MethodType
from typing import Any

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ui.making import Making

TURN_SECONDS = 0.006
"""How long one turn may take for what is not seen."""
_FEW = 256
_Named = Callable[..., object] | str
"""A method's function, or the name of one of Qt's own."""


class Told:
    """Like a signal without arguments, for methods alone; who is gone hears nothing.

    Qt's own signal tells all of its receivers in one turn of the loop.
    """

    def __init__(self) -> None:
        self._heard: list[tuple[weakref.ref[Any], _Named]] = []
        self._most = _FEW

    def connect(self, slot: Callable[[], object]) -> None:
        """Call `slot`, a method of an object, at every change while the object lives."""
        owner = slot.__self__  # type: ignore[attr-defined]
        named = slot.__func__ if isinstance(slot, MethodType) else slot.__name__
        self._heard.append((weakref.ref(owner), named))
        if len(self._heard) > self._most:
            self._heard = [entry for entry in self._heard if _alive(entry[0]())]
            self._most = max(_FEW, 2 * len(self._heard))

    def tell(self) -> tuple[Making, Making]:
        """Return what tells all that is seen, or no widget, and what tells the others."""
        seen: list[Callable[[], object]] = []
        unseen: list[Callable[[], object]] = []
        for heard, named in self._heard:
            owner = heard()
            if _alive(owner):
                hidden = isinstance(owner, QWidget) and not owner.isVisible()
                (unseen if hidden else seen).append(partial(_call, heard, named))
        return in_turns(seen), in_turns(unseen)


def in_turns(acts: Sequence[Callable[[], object]]) -> Making:
    """Do `acts` one after the other, in turns that are short; one that fails keeps up no other."""
    begun = time.monotonic()
    for act in acts:
        if time.monotonic() - begun > TURN_SECONDS:
            yield
            begun = time.monotonic()
        try:
            act()
        except Exception:  # noqa: BLE001 - told as the failure of a slot is
            sys.excepthook(*sys.exc_info())


def _alive(owner: object) -> bool:
    return owner is not None and isValid(owner)


def _call(heard: weakref.ref[Any], named: _Named) -> None:
    owner = heard()
    if not _alive(owner):
        return
    if isinstance(named, str):
        getattr(owner, named)()
    else:
        named(owner)
