"""The groups of the Settings page: every setting with what it does, in plain words."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker

from app.settings import Settings
from app.state import State
from app.values.sampling import PRESETS
from ui.pages.settings_rows import Number, SettingGroup
from ui.presenters.figures import percent
from ui.presenters.settings import (
    OWN,
    THEMES,
    automatic_threads,
    languages,
    most_threads,
    preset_of,
    reserve_text,
    text_sizes,
    threads_text,
)
from ui.words import QT_TR_NOOP, told, tr

MIB = 1 << 20
TRAY = QT_TR_NOOP("Closing the window leaves the model loaded.")
NO_TRAY = QT_TR_NOOP("This desktop shows no tray now, so closing the window ends Plimsoll.")


def general(settings: Settings) -> SettingGroup:
    """Return how it looks and how it starts and ends."""
    group = SettingGroup(tr("General"))
    themes = [(key, tr(word)) for key, word in THEMES]
    told = tr("Changes at once. What models write is theirs, and the command line is in English.")
    group.menu("language", tr("Language"), told, languages())
    told = tr("System follows your desktop, also while running.")
    group.choice("theme", tr("Theme"), told, themes)
    sizes = [(str(size), percent(size / 100)) for size in text_sizes(settings)]
    group.choice("text_scale_pct", tr("Text size"), tr("Everything grows with it."), sizes)
    group.switch("reduce_motion", tr("Less motion"), tr("No fades when something appears."))
    told = tr("Tells the parts apart without colour.")
    group.switch("bar_patterns", tr("Patterns in the plan bar"), told)
    group.switch("close_to_tray", tr("Keep running in the tray"), tr(TRAY))
    told = tr("It waits in the tray until you need it. No model is loaded by that.")
    group.switch("start_at_login", tr("Start with the desktop"), told)
    return group


class Replies(SettingGroup):
    """How replies are written; the style sets temperature and sampling together."""

    def __init__(self) -> None:
        super().__init__(tr("Replies"))
        self.style_choice = self.choice(
            "style",
            tr("Style"),
            tr("Of chats that have no style of their own, from the next reply on."),
            _styles(),
        )
        self.style_choice.button(OWN[0]).setEnabled(False)
        told = tr("0 always takes the likeliest word. Higher is more varied.")
        self.decimal("temperature", tr("Temperature"), told, Number(0.0, 5.0, 0.1))
        told = tr("A reply that is still going stops here.")
        self.whole(
            "max_reply_tokens", tr("Longest reply"), told, Number(1, 1 << 20, 256, tr("tokens"))
        )
        self.choice(
            "overlong",
            tr("A chat outgrows the context"),
            tr("Refuse says so before anything is read; drop leaves its oldest messages unread."),
            (("refuse", tr("Refuse")), ("trim-oldest", tr("Drop the oldest"))),
        )
        told = tr(
            "Gives the card\u2019s memory and its watts back; the "
            "next message loads the model again."
        )
        self.whole(
            "idle_unload_minutes",
            tr("Unload an idle model after"),
            told,
            Number(0, 1440, 5, "min", tr("Never")),
        )

    def draw(self, settings: Settings) -> None:
        """Show the settings in force."""
        style = self.controls.pop("style")
        super().draw(settings)
        self.controls["style"] = style
        self.style_choice.set_key(preset_of(settings))


def _styles() -> list[tuple[str, str]]:
    own, word = OWN
    return [*((one.id, told(one.title)) for one in PRESETS), (own, tr(word))]


def downloads() -> SettingGroup:
    """Return how models are fetched."""
    group = SettingGroup(tr("Downloads"))
    group.whole("downloads_at_once", tr("At once"), tr("The others wait their turn."), Number(1, 8))
    told = tr("Leaves room for everybody else on the line.")
    group.whole("speed_mib_s", tr("Speed limit"), told, Number(0, 10_000, 1, "MiB/s", tr("None")))
    return group


def sampling() -> SettingGroup:
    """Return how the next token is chosen, for those who know the words."""
    group = SettingGroup(tr("Sampling"))
    name = "sampling."
    told = tr("Only this many of the likeliest tokens can be chosen.")
    group.whole(f"{name}top_k", tr("Top-k"), told, Number(0, 1 << 20, 10, zero=tr("All")))
    told = tr("Only the likeliest tokens that together have this share of the probability.")
    group.decimal(f"{name}top_p", tr("Top-p"), told, Number(0.0, 1.0, 0.05))
    told = tr("Only tokens with at least this share of the likeliest one\u2019s probability.")
    group.decimal(f"{name}min_p", tr("Min-p"), told, Number(0.0, 1.0, 0.01))
    told = tr("Above 1 makes tokens that were just used less likely.")
    group.decimal(f"{name}repeat_penalty", tr("Repetition penalty"), told, Number(0.05, 10.0, 0.05))
    told = tr("Makes repeating a longer passage less and less likely. 0 is off.")
    group.decimal(f"{name}dry_multiplier", tr("DRY"), told, Number(0.0, 100.0, 0.1))
    return group


class Processor(SettingGroup):
    """Threads of the engine, and what no plan may take."""

    def __init__(self) -> None:
        super().__init__(tr("Threads and reserve"))
        self.own = self.switch("own_threads", tr("Own number of threads"), "")
        told = tr("Processor threads for the engine, from the next load on.")
        self.threads = self.whole("n_threads", tr("Threads"), told, Number(1, 512))
        self.reserve = self.whole(
            "desktop_reserve_mib", tr("Kept free for the desktop"), "", Number(0, 65_536, 64, "MiB")
        )

    def draw_odd(self, state: State) -> None:
        """Show what a person sees in another way than it is kept, and what it does here."""
        own = state.settings.n_threads is not None
        self.rows["own_threads"].text.setText(threads_text(state))
        self.rows["desktop_reserve_mib"].text.setText(reserve_text(state))
        self.threads.setEnabled(own)
        with QSignalBlocker(self.threads):
            self.threads.setMaximum(most_threads(state))
            self.threads.setValue(state.settings.n_threads or automatic_threads(state))
        with QSignalBlocker(self.reserve):
            self.reserve.setValue(state.settings.desktop_reserve_mib)
        with QSignalBlocker(self.own):
            self.own.setChecked(own)
