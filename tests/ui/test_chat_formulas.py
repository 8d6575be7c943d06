"""Formulas are drawn; their source can be copied, and stands where it makes no sense."""

from __future__ import annotations

import itertools
import threading
import time
from collections import Counter

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QTextCursor

from tests.ui import chat_values as v
from ui import theme as themes
from ui.formulas import LONGEST, Formulas, formulas, svg_of
from ui.pages.chat import ChatPage
from ui.store import Store
from ui.widgets.code_view import CodeItem
from ui.widgets.formula import FormulaItem
from ui.widgets.inline_formula import OBJECT
from ui.widgets.markdown import MarkdownView
from ui.widgets.reply import ProseItem

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


# --- in a line of text -----------------------------------------------------------------------------
@pytest.fixture
def view(qtbot):
    made = MarkdownView()
    qtbot.addWidget(made)
    made.resize(720, 400)
    return made


def shown(qtbot, view, *blocks, n=1):
    """Show `blocks` and wait until `n` formulas are drawn; return the text that is seen."""
    view.show_text(blocks, "")
    qtbot.waitUntil(lambda: view.toPlainText().count(OBJECT) == n, timeout=20_000)
    view.height_for(720)
    return view.toPlainText()


def copied(view) -> str:
    view.selectAll()
    view.copy()
    return QGuiApplication.clipboard().text()


def pixels_of(view, at: int, wide: int = 0) -> list[tuple[QPoint, str]]:
    """Return the place and the colour of each pixel of the letter that begins at `at`."""
    cursor = QTextCursor(view.document())
    cursor.setPosition(at)
    left = view.cursorRect(cursor)
    cursor.setPosition(at + 1)
    right = left.left() + wide if wide else view.cursorRect(cursor).left()
    picture = view.grab().toImage()
    places = itertools.product(range(left.left() + 1, right), range(picture.height()))
    return [(QPoint(x, y), picture.pixelColor(x, y).name()) for x, y in places]


def test_a_formula_in_a_line_is_drawn_in_it_and_copied_as_it_was_written(qtbot, view):
    text = shown(qtbot, view, r"So $E = mc^2$ and **bold** \(x_1\).", "Then `code`.", n=2)
    assert text == f"So {OBJECT} and bold {OBJECT}.\nThen code."
    ink = themes.current().color("text").name()
    assert ink in {color for _, color in pixels_of(view, 3)}
    assert copied(view) == "So $E = mc^2$ and bold \\(x_1\\).\nThen code."
    assert view.accessibleDescription() == copied(view)


def test_a_low_formula_keeps_the_height_of_its_line_and_a_high_one_makes_room(qtbot, view):
    view.show_text(("a line",), "")
    line = view.height_for(720)
    shown(qtbot, view, "a $x$ line")
    assert view.height_for(720) == line
    shown(qtbot, view, r"a $\frac{a_1^2}{\sum_{i=1}^n b_i}$ line")
    assert view.height_for(720) > line


@pytest.mark.parametrize("tex", ["x", "x^{2^2}", r"x\frac{a}{b}"])
def test_a_formula_stands_on_the_line_of_the_words_around_it(qtbot, view, tex):
    shown(qtbot, view, f"x ${tex}$ x")
    letter, formula = pixels_of(view, 0), pixels_of(view, 2, 9)
    (paper, _), *_ = Counter(color for _, color in letter).most_common()
    foot = max(place.y() for place, color in letter if color != paper)
    end = max(place.y() for place, color in formula if color != paper)
    assert foot < view.height() / 2
    assert abs(foot - end) <= 1


def test_money_stays_text(view):
    for text in ("$5 and $10", "from $5 to $6, then", "It is $5 for this one, and that$"):
        view.show_text((text,), "")
        assert view.toPlainText() == text


def test_what_cannot_be_drawn_stands_as_its_source(qtbot, view):
    tex = r"\frac{1}{"
    view.show_text((f"so \\({tex}\\) then",), "")
    qtbot.waitUntil(lambda: formulas().picture(tex, inline=True) == b"", timeout=20_000)
    assert view.toPlainText() == f"so {tex} then"
    assert copied(view) == view.toPlainText()


def test_a_formula_that_comes_late_leaves_what_is_being_written_in_its_place(qtbot, view):
    tex = r"z_{late}"
    view.show_text((f"So ${tex}$.",), "and th")
    view.show_text((f"So ${tex}$.",), "and then")
    qtbot.waitUntil(lambda: OBJECT in view.toPlainText(), timeout=20_000)
    view.show_text((f"So ${tex}$.",), "and now")
    assert view.toPlainText() == f"So {OBJECT}.\nand now"


def test_a_formula_in_a_reply_makes_its_row_as_high_as_it_needs(qtbot, page):
    made = page(r"So $\frac{\frac{a}{b}}{\sum_{i=0}^n c_i}$ is high.")
    item = next(item for item in made.conversation.flow.items if isinstance(item, ProseItem))
    qtbot.waitUntil(lambda: OBJECT in item.view.toPlainText(), timeout=20_000)
    qtbot.waitUntil(lambda: item.height() >= item.view.height_for(item.width()))


def test_nobody_waits_for_a_formula(qtbot, monkeypatch):
    may_draw = threading.Event()

    def slow(tex, *, inline=False):
        assert may_draw.wait(20)
        return svg_of(tex, inline=inline)

    monkeypatch.setattr("ui.formulas.svg_of", slow)
    own = Formulas()
    assert own.picture("x") is None
    with qtbot.waitSignal(own.drawn, timeout=20_000) as told:
        may_draw.set()
    assert told.args == ["x"]
    assert own.picture("x").startswith(b"<svg")


def test_pictures_are_not_kept_without_end(qtbot, monkeypatch):
    monkeypatch.setattr("ui.formulas.svg_of", lambda tex, *, inline: b"<svg/>")
    monkeypatch.setattr("ui.formulas.MOST", 3)
    own = Formulas()
    for number in range(10):
        with qtbot.waitSignal(own.drawn, timeout=20_000):
            own.picture(str(number))
    assert len(own._pictures) == 3
    assert own.picture("x" * (LONGEST + 1)) == b""


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
