"""The settings as a person changes them: by one name and one value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.settings import Settings
from app.values.sampling import PRESETS
from ui.presenters.figures import count
from ui.words import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.state import State

THEMES = (
    ("system", QT_TR_NOOP("System")),
    ("light", QT_TR_NOOP("Light")),
    ("dark", QT_TR_NOOP("Dark")),
    ("high-contrast", QT_TR_NOOP("High contrast")),
)
LANGUAGES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "zh_CN": "简体中文",
    "es": "Español",
    "ja": "日本語",
}
"""Every language by its own name, which is not translated."""
TEXT_SIZES = (80, 100, 125, 150, 200)
_FIELDS = {
    "style": ("temperature", "sampling"),
    "speed_mib_s": ("download_limit_bytes_s",),
    "own_threads": ("n_threads",),
}
"""What a control changes where it has another name."""
OWN = ("own", QT_TR_NOOP("Own"))
"""The style of somebody who chose the numbers."""
PRIVACY_TITLE = QT_TR_NOOP("Nothing is sent anywhere by itself.")
PRIVACY = QT_TR_NOOP(
    "Plimsoll talks to the model host you chose for downloads, to remote servers you entered when "
    "you use them, and to nobody else."
)
MIB = 1 << 20


def languages() -> tuple[tuple[str, str], ...]:
    """Return the languages to choose from, first to do as the system does."""
    return (("system", tr("As the system")), *LANGUAGES.items())


def text_sizes(settings: Settings) -> tuple[int, ...]:
    """Return the sizes to choose from, the one in force among them."""
    return tuple(sorted({*TEXT_SIZES, settings.text_scale_pct}))


def preset_of(settings: Settings) -> str:
    """Return the id of the preset that the numbers are, or that of somebody's own."""
    for known in PRESETS:
        if (known.temperature, known.preset) == (settings.temperature, settings.sampling):
            return known.id
    return OWN[0]


def automatic_threads(state: State) -> int:
    """Return what the engine takes when nobody chose: one core is left to everything else."""
    cores = state.machine.cpu.usable_cores if state.machine else 1
    return max(1, cores - 1)


def threads_text(state: State) -> str:
    """Return what the engine takes by itself, in words."""
    cores = state.machine.cpu.usable_cores if state.machine else 1
    if cores > 1:
        return tr("All but one of the {n} cores this program may use.").format(n=count(cores))
    return tr("This program may use one core.")


def reserve_text(state: State) -> str:
    """Return what the reserve does here: nothing without a card, too much when it takes all of one."""
    gpus = state.machine.gpus if state.machine else ()
    if state.machine is not None and not gpus:
        return tr("Card memory that no plan may take. This computer has no NVIDIA card.")
    reserve_bytes = state.settings.desktop_reserve_mib * MIB
    full = next((gpu.name for gpu in gpus if gpu.total_bytes <= reserve_bytes), "")
    if full:
        return tr("{card} has no more memory than that: nothing fits on it.").format(card=full)
    return tr("Card memory that no plan may take. Less room for the model, fewer surprises.")


def most_threads(state: State) -> int:
    """Return how many threads can be chosen: more than cores only slow each other down."""
    cores = state.machine.cpu.usable_cores if state.machine else 1
    return max(cores, state.settings.n_threads or 1)


def fields_of(names: Iterable[str]) -> tuple[str, ...]:
    """Return the settings behind the names of the page's controls."""
    found = [field for name in names for field in _FIELDS.get(name, (name.partition(".")[0],))]
    return tuple(dict.fromkeys(found))


def as_they_came(settings: Settings, names: Iterable[str]) -> Settings:
    """Return `settings` with those of the page's controls called `names` as they came."""
    came = Settings()
    return settings.model_copy(update={field: getattr(came, field) for field in fields_of(names)})


def with_setting(settings: Settings, name: str, value: object) -> Settings:
    """Return validated settings with one of them changed, by the names of the page.

    Raises:
        pydantic.ValidationError: the value is not allowed.
    """
    if name == "style":
        known = next((one for one in PRESETS if one.id == value), None)
        if known is None:
            return settings
        return changed(settings, temperature=known.temperature, sampling=known.preset.model_dump())
    if name == "speed_mib_s" and isinstance(value, int):
        return changed(settings, download_limit_bytes_s=value * MIB)
    if name.startswith("sampling."):
        fields = {**settings.sampling.model_dump(), name.partition(".")[2]: value}
        return changed(settings, sampling=fields)
    return changed(settings, **{name: value})


def changed(settings: Settings, **changes: object) -> Settings:
    """Return validated settings with `changes`; raise `pydantic.ValidationError` if illegal."""
    return Settings.model_validate({**settings.model_dump(), **changes})
