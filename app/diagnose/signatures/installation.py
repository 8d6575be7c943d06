"""How Python says that part of a program is missing, unreadable or of another version."""

from __future__ import annotations

SIGNATURES: tuple[tuple[str, str], ...] = (
    ("part-damaged", r"(?:^|\s)ModuleNotFoundError: No module named '(?P<part>[\w.]+)'"),
    (
        "part-damaged",
        r"(?:^|\s)ImportError: cannot import name '\w+' from (?:partially initialized module )?'(?P<part>[\w.]+)'",
    ),
    (
        "part-damaged",
        r"(?:^|\s)AttributeError: (?:partially initialized )?module '(?P<part>[\w.]+)' has no attribute",
    ),
    (
        "part-damaged",
        r"(?:^|\s)SystemError: The installed pydantic-core version\b.{0,60}incompatible",
    ),
    (
        "part-damaged",
        r"(?:^|\s)(?:ImportError|SyntaxError|IndentationError|TabError): |EOFError: marshal data too short",
    ),
    # A program that the system cannot run: cut short, or for another kind of processor.
    (
        "part-not-runnable",
        r"exec format error|cannot execute binary file|WinError 193\b|not a valid Win32 application|bad CPU type in executable",
    ),
    # The engine's own parts: without one for the processor it cannot load anything.
    (
        "no-backend-part",
        r"\bno (?:cpu )?backends? (?:are |were |was )?(?:found|loaded|registered|available)\b",
    ),
    ("part-damaged", r"(?:Syntax|Value)Error: source code string cannot contain null bytes"),
)
