"""Keep a failure inside a Qt override from ending the process.

WORKAROUND: remove when a PySide6 after 6.11.3 passes tests/ui/test_shell_guard.py without it.
An exception that C code raised (an array index, int(nan)) and that leaves a Python override of a
virtual method unhandled makes shiboken read arguments of an exception that was never made into an
object, and the window is gone. Passing it through one `except` makes it an object; then it reaches
`sys.excepthook` as it should.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar

from PySide6.QtCore import QObject

_MARK = "_guarded"
P = ParamSpec("P")
R = TypeVar("R")


def guard_overrides(package: str = "ui") -> int:
    """Wrap every override of Qt's methods in the classes of `package`; return how many were new.

    Call it after the imports and before the first widget: Qt looks an override up once a widget.
    """
    fresh = 0
    for cls in _subclasses(QObject):
        if cls.__module__.split(".")[0] != package:
            continue
        for name, method in list(vars(cls).items()):
            plain = isinstance(method, types.FunctionType) and not hasattr(method, _MARK)
            if plain and _overrides(cls, name):
                setattr(cls, name, _guarded(method))
                fresh += 1
    return fresh


def _subclasses(root: type) -> Iterator[type]:
    seen = {root}
    waiting = [root]
    while waiting:
        for cls in type.__subclasses__(waiting.pop()):
            if cls not in seen:
                seen.add(cls)
                waiting.append(cls)
                yield cls


def _overrides(cls: type, name: str) -> bool:
    bases = (base for base in cls.__mro__[1:] if base.__module__.startswith("PySide6."))
    return not name.startswith("__") and any(name in vars(base) for base in bases)


def _guarded(method: Callable[P, R]) -> Callable[P, R]:
    @functools.wraps(method)
    def run(*arguments: P.args, **options: P.kwargs) -> R:
        try:
            return method(*arguments, **options)
        except BaseException:  # noqa: TRY203 - catching it is what makes it an object
            raise

    setattr(run, _MARK, True)
    return run
