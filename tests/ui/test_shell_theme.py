from __future__ import annotations

import re
import sys
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete, isValid
from typing_extensions import override

from app.settings import Settings
from ui import icons, theme
from ui.theme.sheet import make_sheet
from ui.theme.theme import parse_color
from ui.theme.tokens import THEME_NAMES, tokens

TEXT = ("text", "text2", "text3")
GROUNDS = ("window", "content", "raised", "inset")
LEAST_TEXT = {"light": 4.66, "dark": 5.04, "hc": 5.49}
ON_TINT = [
    ("text", "hover"),
    ("text2", "hover"),
    ("text", "selected"),
    ("text2", "selected"),
    ("accent-text", "selected"),
    ("on-accent", "accent"),
    ("on-accent", "accent-hover"),
    *((tone, f"{tone}-bg") for tone in ("ok", "warn", "err")),
    *(("text", f"{tone}-bg") for tone in ("ok", "warn", "err", "accent")),
]
GRAPHICS = [
    *(("control", ground) for ground in GROUNDS),
    *(("accent", ground) for ground in ("window", "content", "raised")),
    *(("loadline", ground) for ground in ("content", "raised", "inset")),
]


def luminance(color: QColor) -> float:
    """Return the relative luminance of WCAG 2."""
    parts = (color.redF(), color.greenF(), color.blueF())
    linear = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", THEME_NAMES)
def test_text_is_readable_on_every_ground(name):
    roles = {role: parse_color(text) for role, text in tokens().schemes[name].roles.items()}
    pairs = [(text, ground) for text in (*TEXT, "accent-text", "ok", "warn", "err")
             for ground in GROUNDS] + ON_TINT  # fmt: skip
    for text, ground in pairs:
        assert contrast(roles[text], roles[ground]) >= LEAST_TEXT[name] - 0.005, (text, ground)


@pytest.mark.parametrize("name", THEME_NAMES)
def test_graphics_stand_out_at_three_to_one(name):
    scheme = tokens().schemes[name]
    roles = {role: parse_color(text) for role, text in scheme.roles.items()}
    for mark, ground in GRAPHICS:
        assert contrast(roles[mark], roles[ground]) >= 3.0, (mark, ground)
    for key, text in scheme.items.items():
        assert contrast(parse_color(text), roles["raised"]) >= 3.0, key
        label = parse_color(scheme.on_items[key])
        assert contrast(label, parse_color(text)) >= 4.5, key


@pytest.mark.parametrize("name", THEME_NAMES)
@given(scale=st.floats(0.8, 2.0))
def test_the_sheet_leaves_no_place_unfilled(name, scale):
    sheet = make_sheet(name, tokens().schemes[name].roles, scale, "Mono")
    assert "{{" not in sheet
    assert "}}" not in sheet


@pytest.mark.parametrize("name", THEME_NAMES)
def test_every_picture_of_the_sheet_is_there(name):
    sheet = make_sheet(name, tokens().schemes[name].roles, 1.0, "Mono")
    paths = re.findall(r'url\("([^"]+)"\)', sheet)
    assert paths
    for path in paths:
        assert files("resources").joinpath("qss", name, path.rsplit("/", 1)[1]).is_file()


def test_a_theme_gives_every_widget_its_looks_once_however_deep_it_lies(qtbot):
    class Deep(QPushButton):
        styled = 0

        @override
        def changeEvent(self, event):
            self.styled += event.type() == QEvent.Type.StyleChange
            super().changeEvent(event)

    outer = inner = QWidget()
    qtbot.addWidget(outer)
    for _ in range(20):
        layout = QVBoxLayout(inner)
        inner = QFrame(objectName="card")
        layout.addWidget(inner)
    deep = Deep(inner)
    outer.show()
    deep.styled = 0
    theme.current().apply("dark")
    # Once as the old sheet goes and once as the new one comes.
    assert deep.styled <= 4


def test_changing_the_theme_reaches_widgets_in_one_step(qtbot):
    current = theme.current()
    label, button = QLabel("x"), QPushButton("x")
    for widget in (label, button):
        qtbot.addWidget(widget)
        widget.show()
    with qtbot.waitSignal(current.turned):
        current.apply("dark", text_scale_pct=150)
    assert current.color("content") == QColor("#181D21")
    assert label.palette().windowText().color() == QColor("#EAEDEF")
    assert QApplication.font().pixelSize() == round(13 * 1.5)
    assert current.font("title").pixelSize() == 30
    assert current.px(32) == 48


def test_the_same_theme_again_changes_nothing(qtbot):
    current = theme.current()
    current.apply("light")
    with qtbot.assertNotEmitted(current.turned):
        current.apply("light")


def test_settings_choose_the_theme(qtbot):
    current = theme.current()
    current.use(Settings(theme="high-contrast", text_scale_pct=120, reduce_motion=True))
    assert current.name == "hc"
    assert current.patterns
    assert current.ms(220) == 0
    current.use(Settings(theme="light", bar_patterns=True))
    assert current.patterns
    assert current.ms(220) == 220


def test_system_means_what_the_desktop_says(qtbot):
    current = theme.current()
    current.use(Settings(theme="dark"))
    current.use(Settings(theme="system"))
    assert current.name in {"light", "dark", "hc"}
    assert current.name == current._system_name()


def test_figures_have_one_width(qtbot):
    font = theme.current().font("body")
    assert font.isFeatureSet(font.Tag("tnum"))


def test_icons_take_any_colour_and_are_drawn_once(qtbot):
    red = QColor("#ff0000")
    drawn = icons.pixmap("ok", red, 32, 2.0)
    assert drawn.width() == 64
    assert drawn.devicePixelRatio() == 2.0
    colors = {
        QColor.fromRgba(drawn.toImage().pixel(x, y)).name()
        for x in range(64)
        for y in range(64)
        if drawn.toImage().pixelColor(x, y).alpha() == 255
    }
    assert colors == {"#ff0000"}
    assert icons.pixmap("ok", red, 32, 2.0).cacheKey() == drawn.cacheKey()


@pytest.mark.parametrize("file", sorted(
    item.name for item in files("resources").joinpath("icons").iterdir()
    if item.name.endswith(".svg") and not item.name.startswith("app")
))  # fmt: skip
def test_every_icon_draws_something_in_its_colour(file, qtbot):
    image = icons.pixmap(file.removesuffix(".svg"), QColor("#123456"), 24).toImage()
    inked = [image.pixelColor(x, y) for x in range(24) for y in range(24)]
    assert any(color.alpha() > 128 for color in inked)


@pytest.mark.parametrize("state", icons.STATES)
def test_every_state_has_a_tray_icon(state, qtbot):
    assert not icons.tray_icon(state, dark_panel=True).isNull()
    assert not icons.tray_icon(state, dark_panel=False).isNull()
    assert not icons.pixmap(f"state-{state}", QColor("black"), 16).isNull()


# --- in turns of the loop --------------------------------------------------------------------------
class Told(QLabel):
    """A label that notes when it hears of a theme, and in which one."""

    def __init__(self, name, heard):
        super().__init__("x")
        self.setObjectName("caption")
        self.name, self.heard = name, heard
        theme.current().changed.connect(self.retheme)

    @Slot()
    def retheme(self):
        self.heard.append((self.name, theme.current().name))


def looks(widget) -> str:
    """Return the colour of a field's ground, which the style sheet gives."""
    widget.ensurePolished()
    return widget.palette().color(QPalette.ColorRole.Base).name()


def test_what_is_seen_hears_of_a_theme_before_what_is_not(qtbot):
    heard = []
    unseen, seen = Told("unseen", heard), Told("seen", heard)
    for widget in (unseen, seen):
        qtbot.addWidget(widget)
    seen.show()
    current = theme.current()
    current.apply("light")
    heard.clear()
    with qtbot.waitSignal(current.turned):
        current.turn_to(Settings(theme="dark"))
        assert current.name == "light"
    assert heard == [("seen", "dark"), ("unseen", "dark")]
    assert seen.updatesEnabled()


def test_what_was_passed_over_has_its_looks_in_the_end(qtbot):
    fields = [QLineEdit() for _ in range(40)]
    shown = fields[0]
    for field in fields:
        qtbot.addWidget(field)
        field.ensurePolished()
    shown.show()
    current = theme.current()
    current.apply("light")
    assert {looks(field) for field in fields} == {looks(shown)}
    before = looks(shown)
    with qtbot.waitSignal(current.turned):
        current.turn_to(Settings(theme="dark"))
    assert {looks(field) for field in fields} == {looks(shown)} != {before}


def test_a_newer_theme_takes_over_from_one_that_is_under_way(qtbot):
    heard = []
    seen, unseen = Told("seen", heard), Told("unseen", heard)
    for widget in (seen, unseen):
        qtbot.addWidget(widget)
    seen.show()
    current = theme.current()
    current.apply("light")
    for steps in range(1, 6):
        heard.clear()
        current._turns.begin(current._chosen(Settings(theme="dark")))
        for _ in range(steps):
            current._turns._take()
        with qtbot.waitSignal(current.turned):
            current.turn_to(Settings(theme="high-contrast"))
        assert heard[-2:] == [("seen", "hc"), ("unseen", "hc")]
        assert seen.updatesEnabled()
        assert not current.changing
        for widget in (seen, unseen):
            assert not widget.testAttribute(Qt.WidgetAttribute.WA_SetStyle)
            assert widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)
        current.apply("light")


def test_who_is_gone_hears_nothing(qtbot):
    heard = []
    gone = Told("gone", heard)
    gone.deleteLater()
    qtbot.waitUntil(lambda: not isValid(gone))
    theme.current().apply("dark")
    theme.current().apply("light")
    assert heard == []


def test_who_comes_after_one_that_is_gone_has_its_own_ground(qtbot):
    """Qt keeps what it drew by address: a card that went unheard lent the next widget its ground."""
    current = theme.current()
    for name in ("dark", "hc", "light"):
        host = QWidget()
        body = QVBoxLayout(host)
        for _ in range(60):
            card = QFrame()
            card.setObjectName("card")
            body.addWidget(card)
        host.show()
        host.hide()
        current.apply(name)
        delete(host)
        later = [QWidget() for _ in range(400)]
        for widget in later:
            widget.resize(8, 8)
        grounds = {widget.grab().toImage().pixelColor(4, 4).name() for widget in later}
        assert grounds == {current.color("content").name()}


class Failing(Told):
    """Fails when it hears of a theme."""

    @Slot()
    def retheme(self):
        raise ValueError(self.name)


def test_one_that_fails_keeps_nobody_else_from_the_theme(qtbot, monkeypatch):
    heard, failures = [], []
    monkeypatch.setattr(sys, "excepthook", lambda *failure: failures.append(failure[0]))
    failing, seen = Failing("failing", heard), Told("seen", heard)
    for widget in (failing, seen):
        qtbot.addWidget(widget)
        widget.show()
    current = theme.current()
    current.apply("light")
    failures.clear()
    heard.clear()
    current.apply("dark")
    assert failures == [ValueError]
    assert heard == [("seen", "dark")]
    assert seen.updatesEnabled()
    failing.hide()
    failing.setParent(None)
    failing.deleteLater()
    qtbot.waitUntil(lambda: not isValid(failing))
