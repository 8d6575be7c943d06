"""The settings as a page of groups, and a new value of them for every change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.settings import Settings
from ui.presenters.figures import count
from ui.presenters.models import Choice

if TYPE_CHECKING:
    from app.state import State

THEMES = (
    Choice("system", "System"),
    Choice("light", "Light"),
    Choice("dark", "Dark"),
    Choice("high-contrast", "High contrast"),
)
TEXT_SIZES = (80, 100, 125, 150, 200)
PRIVACY_TITLE = "Nothing is sent anywhere."
PRIVACY = "Plimsoll talks to the model host you chose for downloads, and to nobody else."


@dataclass(frozen=True, slots=True)
class SettingsView:
    """Every control of the page with its value."""

    theme: str
    text_sizes: tuple[Choice, ...]
    text_size: str
    motion: bool
    patterns: bool
    close_to_tray: bool
    temperature: float
    max_reply_tokens: int
    own_threads: bool
    threads: int
    threads_most: int
    threads_text: str
    reserve_mib: int


def present_settings(state: State) -> SettingsView:
    """Return the page for the settings in force."""
    settings = state.settings
    cores = state.machine.cpu.usable_cores if state.machine else 1
    automatic = max(1, cores - 1)
    sizes = sorted({*TEXT_SIZES, settings.text_scale_pct})
    return SettingsView(
        theme=settings.theme,
        text_sizes=tuple(Choice(str(size), f"{size} %") for size in sizes),
        text_size=str(settings.text_scale_pct),
        motion=not settings.reduce_motion,
        patterns=settings.bar_patterns,
        close_to_tray=settings.close_to_tray,
        temperature=settings.temperature,
        max_reply_tokens=settings.max_reply_tokens,
        own_threads=settings.n_threads is not None,
        threads=settings.n_threads or automatic,
        threads_most=max(cores, settings.n_threads or 1),
        threads_text=f"All but one of the {count(cores)} cores this program may use."
        if cores > 1
        else "This program may use one core.",
        reserve_mib=settings.desktop_reserve_mib,
    )


def changed(settings: Settings, **changes: object) -> Settings:
    """Return validated settings with `changes`; raise `pydantic.ValidationError` if illegal."""
    return Settings.model_validate({**settings.model_dump(), **changes})
