"""The groups of the Settings page: every setting with what it does, in plain words."""

from __future__ import annotations

from app.settings import Settings
from app.values.sampling import PRESETS
from ui.pages.settings_rows import Number, SettingGroup
from ui.presenters.settings import OWN, THEMES, preset_of, text_sizes

MIB = 1 << 20
TRAY = "Closing the window leaves the model loaded."
NO_TRAY = "This desktop shows no tray now, so closing the window ends Plimsoll."


def general(settings: Settings) -> SettingGroup:
    """Return how it looks and how it starts and ends."""
    group = SettingGroup("General")
    group.choice("theme", "Theme", "System follows your desktop, also while running.", THEMES)
    sizes = [(str(size), f"{size} %") for size in text_sizes(settings)]
    group.choice("text_scale_pct", "Text size", "Everything grows with it.", sizes)
    group.switch("reduce_motion", "Less motion", "No fades when something appears.")
    told = "Tells the parts apart without colour."
    group.switch("bar_patterns", "Patterns in the plan bar", told)
    group.switch("close_to_tray", "Keep running in the tray", TRAY)
    told = "It waits in the tray until you need it. No model is loaded by that."
    group.switch("start_at_login", "Start with the desktop", told)
    return group


class Replies(SettingGroup):
    """How replies are written; the style sets temperature and sampling together."""

    def __init__(self) -> None:
        super().__init__("Replies")
        styles = [(one.id, one.title) for one in PRESETS]
        self.style_choice = self.choice(
            "style", "Style", "Of chats that have no style of their own.", [*styles, OWN]
        )
        self.style_choice.button(OWN[0]).setEnabled(False)
        told = "0 always takes the likeliest word. Higher is more varied."
        self.decimal("temperature", "Temperature", told, Number(0.0, 5.0, 0.1))
        told = "A reply that is still going stops here."
        self.whole("max_reply_tokens", "Longest reply", told, Number(1, 1 << 20, 256, "tokens"))
        self.choice(
            "overlong",
            "A chat outgrows the context",
            "Refuse says so before anything is read; drop leaves its oldest messages unread.",
            (("refuse", "Refuse"), ("trim-oldest", "Drop the oldest")),
        )
        told = "Gives the card\N{RIGHT SINGLE QUOTATION MARK}s memory and its watts back; the "
        told += "next message loads the model again."
        self.whole(
            "idle_unload_minutes",
            "Unload an idle model after",
            told,
            Number(0, 1440, 5, "minutes", "Never"),
        )

    def draw(self, settings: Settings) -> None:
        """Show the settings in force."""
        style = self.controls.pop("style")
        super().draw(settings)
        self.controls["style"] = style
        self.style_choice.set_key(preset_of(settings))


def downloads() -> SettingGroup:
    """Return how models are fetched."""
    group = SettingGroup("Downloads")
    group.whole("downloads_at_once", "At once", "The others wait their turn.", Number(1, 8))
    told = "Leaves room for everybody else on the line."
    group.whole("speed_mib_s", "Speed limit", told, Number(0, 10_000, 1, "MiB/s", "None"))
    return group


def sampling() -> SettingGroup:
    """Return how the next token is chosen, for those who know the words."""
    group = SettingGroup("Sampling")
    name = "sampling."
    told = "Only this many of the likeliest tokens can be chosen."
    group.whole(f"{name}top_k", "Top-k", told, Number(0, 1 << 20, 10, zero="All"))
    told = "Only the likeliest tokens that together have this share of the probability."
    group.decimal(f"{name}top_p", "Top-p", told, Number(0.0, 1.0, 0.05))
    told = "Only tokens with at least this share of the likeliest one\N{RIGHT SINGLE QUOTATION MARK}s probability."
    group.decimal(f"{name}min_p", "Min-p", told, Number(0.0, 1.0, 0.01))
    told = "Above 1 makes tokens that were just used less likely."
    group.decimal(f"{name}repeat_penalty", "Repetition penalty", told, Number(0.05, 10.0, 0.05))
    told = "Makes repeating a longer passage less and less likely. 0 is off."
    group.decimal(f"{name}dry_multiplier", "DRY", told, Number(0.0, 100.0, 0.1))
    return group


class Processor(SettingGroup):
    """Threads of the engine, and what no plan may take."""

    def __init__(self) -> None:
        super().__init__("Threads and reserve")
        self.own = self.switch("own_threads", "Own number of threads", "")
        told = "Processor threads for the engine."
        self.threads = self.whole("n_threads", "Threads", told, Number(1, 1024))
        self.whole(
            "desktop_reserve_mib",
            "Kept free for the desktop",
            "Card memory that no plan may take. Less room for the model, fewer surprises.",
            Number(0, 65_536, 64, "MiB"),
        )
