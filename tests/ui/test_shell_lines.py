"""Wrapped text and wrapped rows: what stays together, and what is as wide or high as its neighbour."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QTextOption
from PySide6.QtWidgets import QLabel

from ui import theme
from ui.widgets.card import Card
from ui.widgets.line_breaks import broken, joined
from ui.widgets.row_delegate import whole_facts
from ui.widgets.wrap import WrapRow, together

SENTENCE = (
    "Plimsoll runs a language model on your own computer: it plans the memory first, "
    "and proves it before it says ready."
)


@pytest.fixture
def font(qtbot):
    return theme.current().font("body")


def lines_of(text, font, width):
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return broken(joined(text), font, option, width)


def width_of(text, font):
    return QFontMetricsF(font).horizontalAdvance(text)


@pytest.mark.parametrize("piece", ["3,808 MiB", "84 tokens/s", "0.08 s", "78 %", "→ Q3_K_M"])
def test_a_figure_stays_with_its_unit(font, piece):
    for before in range(1, 24):
        text = "word " * before + piece + " and so on"
        assert any(joined(piece) in line for line in lines_of(text, font, 300))


@pytest.mark.parametrize("address", ["http://192.168.178.21:8348/v1", "https://chat.example"])
def test_an_address_is_not_cut_behind_its_slashes(font, address):
    for before in range(1, 24):
        lines = lines_of("word " * before + address + " and so on", font, 300)
        assert not any(line.rstrip().endswith("//") for line in lines)


def test_no_word_is_left_alone_and_none_is_lost(font):
    for width in range(160, 900, 20):
        lines = lines_of(SENTENCE, font, width)
        assert "".join(lines) == SENTENCE
        assert all(width_of(line.rstrip(), font) <= width for line in lines)
        if len(lines) == 2:
            assert width_of(lines[-1], font) >= width / 6


def test_a_fact_between_dots_is_not_cut_where_that_takes_no_line_more(font):
    facts = ["262,144 tokens", "25 Nov 2026, 20:11", "no drafting"]
    text = " · ".join(facts)
    many = []
    for width in range(140, 420, 5):
        lines = lines_of(text, font, width)
        plain = [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]
        assert "".join(plain) == text
        assert all(width_of(line.rstrip(), font) <= width for line in lines)
        cut = [fact for fact in facts if not any(fact in line for line in plain)]
        if cut:
            first = width_of(" · ".join(facts[:2]), font)
            assert len(lines) == 2
            assert first > width
        many.append(not cut)
    assert sum(many) > len(many) / 2


def test_a_fact_that_is_longer_than_a_line_is_cut_between_its_words(font):
    text = "1 running, 1 waiting, 1 paused, 1 stopped, 1 finished · 48.2 MB/s · 3.56 GB to come"
    for width in range(160, 420, 10):
        lines = lines_of(text, font, width)
        assert all(line.endswith(" ") for line in lines[:-1])


def test_the_facts_of_a_row_are_shown_whole_or_not_at_all(font):
    known = ["4.65 GB", "4,096 tokens", "no drafting", "added by you"]
    metrics = QFontMetrics(font)
    for room in range(metrics.horizontalAdvance(known[0]) + 1, 600, 7):
        *shown, last = whole_facts(" · ".join(known), metrics, room).split(" · ")
        assert shown == known[: len(shown)]
        assert last in {"…", known[len(shown)]}
    assert whole_facts("/one/long/path", metrics, 10) == "/one/long/path"


def test_a_text_is_cut_at_no_half_of_a_character(font):
    text = "🚢 load line 🚢 " * 12
    assert "".join(lines_of(text, font, 200)) == text


def row_of(qtbot, widgets, width, *, even=False, level=False):
    line = WrapRow(gap=10, line_gap=6, top=True, even=even, level=level)
    for widget in widgets:
        line.add(widget, basis=100, grow=True)
    qtbot.addWidget(line)
    line.resize(width, line.heightForWidth(width))
    with qtbot.waitExposed(line):
        line.show()
    return line


def test_figures_stand_in_even_columns(qtbot):
    labels = [QLabel("x") for _ in range(6)]
    line = row_of(qtbot, labels, 560, even=True)
    tops = [label.y() for label in labels]
    assert tops == [0] * 3 + [tops[3]] * 3, "five and a lonely sixth"
    assert [label.x() for label in labels[:3]] == [label.x() for label in labels[3:]]
    assert labels[2].geometry().right() + 1 == line.width()


def test_cards_in_one_line_are_as_high_as_the_highest(qtbot):
    cards = [Card() for _ in range(3)]
    for card, lines in zip(cards, (1, 4, 2), strict=True):
        card.body.addWidget(QLabel("\n".join(["x"] * lines)))
    line = row_of(qtbot, cards, 900, level=True)
    assert {card.parentWidget() for card in cards} == {line}
    assert len({card.height() for card in cards}) == 1


@pytest.mark.parametrize("width", [400, 150])
def test_buttons_of_a_centred_row_stand_in_the_middle_of_each_line(qtbot, width):
    line = WrapRow(gap=10, line_gap=6)
    line.line.centred = True
    buttons = [QLabel("long words " * n) for n in (2, 1)]
    for button in buttons:
        line.add(button)
    qtbot.addWidget(line)
    line.resize(width, line.heightForWidth(width))
    with qtbot.waitExposed(line):
        line.show()
    lines = [buttons] if width == 400 else [[button] for button in buttons]
    for shown in lines:
        before = shown[0].x()
        after = width - shown[-1].geometry().right() - 1
        assert abs(before - after) <= 1


@pytest.mark.parametrize(("width", "below"), [(600, False), (300, True)])
def test_buttons_that_belong_together_go_to_the_next_line_together(qtbot, width, below):
    title, undo, keep = (QLabel("words " * n) for n in (3, 2, 2))
    line = WrapRow()
    line.add(title, basis=200, grow=True)
    line.add(together(undo, keep), end=True)
    qtbot.addWidget(line)
    line.resize(width, line.heightForWidth(width))
    with qtbot.waitExposed(line):
        line.show()
    tops = [button.mapTo(line, button.rect().topLeft()).y() for button in (undo, keep)]
    assert tops[0] == tops[1]
    assert (tops[0] > title.y()) is below


def test_a_japanese_date_stays_whole_where_its_line_has_room(font):
    facts = "262,144 トークン · 2026年11月25日 20:11"
    width = width_of("262,144 トークン · 2026年11月25日", font)
    assert len(lines := lines_of(facts, font, width)) == 2
    assert "2026" in lines[1]
