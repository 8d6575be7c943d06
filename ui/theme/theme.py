"""The theme in force: colours, fonts and sizes, and how they reach every widget."""

from __future__ import annotations

import contextlib

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication, QStyleFactory

from app.settings import Settings
from ui.making import Making, Turns, take_all
from ui.theme.dressing import Dressing
from ui.theme.fonts import app_font, east_asian, mono_family
from ui.theme.palette import make_palette
from ui.theme.sheet import make_sheet
from ui.theme.tokens import Scheme, ThemeName, tokens
from ui.theme.told import Told

_Look = tuple[ThemeName, float, bool, bool]
_NAMES: dict[str, ThemeName] = {"light": "light", "dark": "dark", "high-contrast": "hc"}
HATCH_ALPHA = 0.55
"""How much of its colour a hatch has that is always there."""


class Theme(QObject):
    """What every painter asks. `changed` tells after palette and style sheet were swapped.

    `turned` fires once all have heard of it.
    """

    turned = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.setObjectName("theme")
        self._app = app
        self.name: ThemeName = "light"
        self.scale = 1.0
        self.motion = True
        self._patterns = False
        self._shapes: tuple[str, ...] = ()
        self._fonts: dict[str, QFont] = {}
        self._colors: dict[str, QColor] = {}
        self._choice = Settings()
        self.changed = Told()
        self.changing = False
        """Whether the looks are between two themes: what is laid out now is laid out once more."""
        self._turns = Turns(self)
        self._dressing = Dressing()
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)
        with contextlib.suppress(AttributeError):
            hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)

    # --- what painters ask ---------------------------------------------------------------------
    @property
    def scheme(self) -> Scheme:
        """The colours of the theme in force."""
        return tokens().schemes[self.name]

    @property
    def patterns(self) -> bool:
        """Whether the plan bar's items carry their patterns."""
        return self._patterns or self.name == "hc"

    def color(self, role: str) -> QColor:
        """Return the colour of `role` (names of tokens.json, also track and track-line)."""
        made = self._colors.get(role)
        if made is None:
            made = self._colors[role] = parse_color(self.scheme.roles[role])
        return QColor(made)

    def item(self, key: str) -> QColor:
        """Return the colour of the plan bar's item `key`."""
        return parse_color(self.scheme.items[key])

    def on_item(self, key: str) -> QColor:
        """Return the colour of text on the item `key`."""
        return parse_color(self.scheme.on_items[key])

    def pattern_ink(self, key: str) -> QColor:
        """Return the colour of the pattern on the item `key`."""
        if key == "other":
            faded = self.color("raised")
            faded.setAlphaF(HATCH_ALPHA)
            return faded
        return self.on_item(key)

    def px(self, size: float) -> int:
        """Return `size` logical px times the text size, for things that grow with text."""
        return round(size * self.scale)

    def compact(self, width: int) -> bool:
        """Return whether a window `width` px wide is small; large text makes it small sooner."""
        return width < tokens().layout["rail_below_width"] * max(1.0, self.scale)

    def ms(self, duration: int) -> int:
        """Return `duration`, or 0 where motion is off."""
        return duration if self.motion else 0

    def font(self, step: str) -> QFont:
        """Return the app font at `step` of the type scale (hero, title ... caption, mono)."""
        made = self._fonts.get(step)
        if made is None:
            made = self._fonts[step] = self._make_font(step)
        return QFont(made)

    def _make_font(self, step: str) -> QFont:
        size = tokens().type_scale[step]
        font = app_font(self.px(13))
        if step == "mono":
            font.setFamilies([mono_family()])
        font.setPixelSize(self.px(size.px))
        font.setWeight(QFont.Weight(size.weight))
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, size.tracking * self.scale)
        return font

    def line(self, step: str) -> int:
        """Return the line height of `step`, px."""
        return self.px(tokens().type_scale[step].line)

    # --- how it changes ------------------------------------------------------------------------
    def use(self, settings: Settings) -> None:
        """Apply what the person chose; "system" follows the desktop from now on."""
        self._turns.drop()
        take_all(self._chosen(settings))

    def turn_to(self, settings: Settings) -> None:
        """Apply what the person chose in several turns of the loop: what is seen comes first."""
        if self._wanted(settings) != self._had or not self._app.styleSheet():
            self._turns.begin(self._chosen(settings))
        self._choice = settings

    def _chosen(self, settings: Settings) -> Making:
        self._choice = settings
        yield from self._change(*self._wanted(settings))

    def _wanted(self, settings: Settings) -> _Look:
        name = _NAMES.get(settings.theme) or self._system_name()
        return (
            name,
            settings.text_scale_pct / 100,
            not settings.reduce_motion,
            settings.bar_patterns,
        )

    @property
    def _had(self) -> _Look:
        return (self.name, self.scale, self.motion, self._patterns)

    def apply(
        self,
        name: ThemeName,
        *,
        text_scale_pct: int = 100,
        reduce_motion: bool = False,
        patterns: bool = False,
    ) -> None:
        """Swap palette, font and style sheet in one step, then tell the painters."""
        self._turns.drop()
        take_all(self._change(name, text_scale_pct / 100, not reduce_motion, patterns))

    def _change(self, *wanted: *_Look) -> Making:
        if self._shapes != east_asian():
            # What is there is about to be made anew: it is not worth a style of its own.
            self._shapes, self._fonts = east_asian(), {}
        if wanted == self._had and self._app.styleSheet() and not self.changing:
            return
        self.name, self.scale, self.motion, self._patterns = wanted
        self._colors = {}
        if not self._app.styleSheet():
            self._app.setStyle(QStyleFactory.create("Fusion"))
        self.changing = True
        self._dressing.begin()
        yield
        self._app.setPalette(make_palette(self.color))
        self._app.setFont(app_font(self.px(13)))
        self._fonts = {}
        # Where a sheet follows on another, Qt gives every widget its looks once for each of those it
        # lies in: a second instead of a sixth of one for the whole window.
        self._app.setStyleSheet("")
        yield
        self._app.setStyleSheet(make_sheet(self.name, self.scheme.roles, self.scale, mono_family()))
        yield
        seen, unseen = self.changed.tell()
        yield from seen
        self.changing = False
        self._dressing.show()
        yield from self._dressing.rest()
        yield from unseen
        self.turned.emit()

    @Slot()
    def _follow_system(self) -> None:
        if self._choice.theme == "system":
            self.turn_to(self._choice)

    def _system_name(self) -> ThemeName:
        hints = self._app.styleHints()
        with contextlib.suppress(AttributeError):
            if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
                return "hc"
        return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


def parse_color(text: str) -> QColor:
    """Return the colour of a token; eight digits are RRGGBBAA."""
    if len(text) == 9:
        color = QColor(text[:7])
        color.setAlpha(int(text[7:], 16))
        return color
    return QColor(text)
