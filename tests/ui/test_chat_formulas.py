"""Formulas with lines of their own are drawn; their source can be copied, and stands where it makes no sense."""

from __future__ import annotations

import itertools
import threading
import time

import pytest
from PySide6.QtGui import QGuiApplication

from tests.ui import chat_values as v
from ui import theme as themes
from ui.formulas import LONGEST, Formulas, svg_of
from ui.pages.chat import ChatPage
from ui.store import Store
from ui.widgets.code_view import CodeItem
from ui.widgets.formula import FormulaItem

ROOT_OF_PI = "\\[\n\\frac{\\sqrt{\\pi}}{2}\n\\]"


@pytest.fixture
def page(qtbot):
    def make(text: str) -> ChatPage:
        made = ChatPage(v.Recorder(), Store(v.chatting(v.entry("e1", "assistant", text))))
        qtbot.addWidget(made)
        made.resize(1000, 700)
        made.show()
        return made

    return make


def formulas_of(page) -> list[FormulaItem]:
    return [item for item in page.conversation.flow.items if isinstance(item, FormulaItem)]


def test_a_formula_is_drawn_and_its_source_copied(qtbot, page):
    made = page("So\n\n" + ROOT_OF_PI + "\n\nis it.")
    (formula,) = formulas_of(made)
    qtbot.waitUntil(lambda: formula.drawn, timeout=20_000)
    (formula,) = formulas_of(made)
    assert formula.accessibleName() == r"\frac{\sqrt{\pi}}{2}"
    picture = formula.grab().toImage()
    ink = themes.current().color("text").name()
    places = itertools.product(range(picture.width()), range(40, picture.height()))
    assert ink in {picture.pixelColor(x, y).name() for x, y in places}
    formula.copy.click()
    assert QGuiApplication.clipboard().text() == r"\frac{\sqrt{\pi}}{2}"
    assert not formula.findChild(type(formula._view)).isVisible()


def test_what_is_no_formula_stands_as_it_was_written(qtbot, page):
    made = page("$$\\frac{1}{$$")
    (formula,) = formulas_of(made)
    with qtbot.waitSignal(formula.redrawn, timeout=20_000):
        pass
    assert not formula.drawn
    assert formula._view.toPlainText() == r"\frac{1}{"
    assert formula._view.isVisible()


def test_code_in_tex_stays_code(page):
    made = page("```TeX\n\\frac{1}{2}\n```")
    assert formulas_of(made) == []
    assert [type(item) for item in made.conversation.flow.items if isinstance(item, CodeItem)] == [
        CodeItem
    ]


def test_a_wide_formula_is_made_to_fit_and_large_text_makes_it_larger(qtbot, page):
    made = page("$$" + " + ".join(f"x_{{{n}}}" for n in range(80)) + "$$")
    (formula,) = formulas_of(made)
    qtbot.waitUntil(lambda: formula.drawn, timeout=20_000)
    assert formula._box.left() >= 0
    assert formula._box.right() <= formula.width()
    small = page(ROOT_OF_PI)
    qtbot.waitUntil(lambda: formulas_of(small)[0].drawn, timeout=20_000)
    before = formulas_of(small)[0]._box.height()
    themes.current().apply("light", text_scale_pct=200)
    try:
        (formula,) = formulas_of(small)
        assert formula._box.height() == pytest.approx(2 * before)
    finally:
        themes.current().apply("light")


def test_nobody_waits_for_a_formula(qtbot, monkeypatch):
    may_draw = threading.Event()

    def slow(tex):
        assert may_draw.wait(20)
        return svg_of(tex)

    monkeypatch.setattr("ui.formulas.svg_of", slow)
    formulas = Formulas()
    assert formulas.picture("x") is None
    with qtbot.waitSignal(formulas.drawn, timeout=20_000) as told:
        may_draw.set()
    assert told.args == ["x"]
    assert formulas.picture("x").startswith(b"<svg")


def test_pictures_are_not_kept_without_end(qtbot, monkeypatch):
    monkeypatch.setattr("ui.formulas.svg_of", lambda tex: b"<svg/>")
    monkeypatch.setattr("ui.formulas.MOST", 3)
    formulas = Formulas()
    for number in range(10):
        with qtbot.waitSignal(formulas.drawn, timeout=20_000):
            formulas.picture(str(number))
    assert len(formulas._pictures) == 3
    assert formulas.picture("x" * (LONGEST + 1)) == b""


@pytest.mark.parametrize(
    "tex",
    [
        "",
        "{" * 900,
        r"\frac{1}{" * 200,
        r"\sqrt{" * 250 + "x" + "}" * 250,
        "^" * 500,
        r"\left(" * 300,
        r"\def\a{\a\a}\a",
        r"\begin{matrix}" * 60,
        "&" * 900,
        r"\text{<image href='http://127.0.0.1/x.png'/>}",
        r"\href{file:///etc/passwd}{x}",
        r"\color{url(http://127.0.0.1/)}{x}",
    ],
)
def test_nonsense_in_a_formula_does_no_harm(tex):
    start = time.monotonic()
    drawn = svg_of(tex)
    assert time.monotonic() - start < 30.0
    assert b"url(" not in drawn
    assert b"<image" not in drawn
    assert b"file:" not in drawn
