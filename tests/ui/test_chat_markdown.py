"""Markdown from a model is drawn, and can do nothing else."""

from __future__ import annotations

import http.server
import threading

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QFontMetricsF, QPixmap, QTextDocument, QTextTable

from ui import theme as themes
from ui.widgets.markdown import MarkdownView

ODD_LINKS = (
    "[a](javascript:alert(1)) [b](file:///etc/passwd) [c](data:text/html,x)",
    "[d](https://ok.example/x) [e](HTTP://up.example) [f](vbscript:x) [g](//no.scheme)",
    "[h](mailto:a@b.c) [i](ms-settings:x) <javascript:alert(2)>",
)


@pytest.fixture
def view(qtbot):
    made = MarkdownView()
    qtbot.addWidget(made)
    made.resize(720, 600)
    return made


@pytest.fixture
def server():
    asked: list[str] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            self.send_response(404)
            self.end_headers()

        def log_message(self, *_):
            pass

    running = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=running.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{running.server_address[1]}", asked
    running.shutdown()
    running.server_close()
    thread.join()


def links(view) -> dict[str, str]:
    found = {}
    block = view.document().begin()
    while block.isValid():
        walk = block.begin()
        while not walk.atEnd():
            run = walk.fragment()
            if run.charFormat().isAnchor():
                found[run.text()] = run.charFormat().anchorHref()
            walk += 1
        block = block.next()
    return found


def test_pictures_are_words_and_nothing_is_fetched(view, server, tmp_path):
    address, asked = server
    picture = tmp_path / "picture.png"
    QPixmap(4, 4).save(str(picture))
    view.show_text(
        (
            f"![a cat]({address}/cat.png) ![]({picture.as_uri()}) ![x](data:image/png;base64,AAAA)",
            f'<img src="{address}/html.png"><link rel=stylesheet href="{address}/a.css">',
            f"<style>@import url({address}/b.css)</style>",
            f"[![badge]({address}/badge.svg)]({address}/page)",
        ),
        "",
    )
    view.show()
    view.height_for(720)
    view.grab()
    text = view.toPlainText()
    assert "[picture: a cat]  [picture: x]" in text
    assert "[picture: badge]" in text
    assert f'<img src="{address}/html.png">' in text
    assert "<style>" in text
    assert asked == []
    image = QTextDocument.ResourceType.ImageResource
    assert view.document().resource(image, QUrl(picture.as_uri())) is None
    assert QTextDocument().resource(image, QUrl(picture.as_uri())) is not None


def test_html_is_shown_as_it_is_written(view):
    view.show_text(
        ("Use <b>bold</b> and <script>alert(1)</script>.", "<div onclick=x>\nA\n</div>"), ""
    )
    text = view.toPlainText()
    assert "<b>bold</b> and <script>alert(1)</script>." in text
    assert "<div onclick=x>" in text


def test_only_web_addresses_are_links(view):
    view.show_text(
        ODD_LINKS,
        "",
    )
    assert links(view) == {"d": "https://ok.example/x", "e": "HTTP://up.example"}
    assert view.has_links


def test_lines_are_kept(view):
    view.show_text(("one\ntwo", "- a\n  b\n- c"), "")
    blocks = []
    block = view.document().begin()
    while block.isValid():
        blocks.append((block.text(), block.textList() is not None))
        block = block.next()
    assert blocks == [
        ("one\u2028two", False),
        ("a\u2028b", True),
        ("c", True),
    ]
    view.show_text(("See https://example.org/a?b=1.",), "")
    assert view.has_links
    cursor = view.textCursor()
    cursor.movePosition(cursor.MoveOperation.End)
    assert not cursor.charFormat().isAnchor()


def test_a_click_on_a_link_only_tells(qtbot, view):
    view.show_text(("[the guide](https://ok.example/guide)",), "")
    view.height_for(720)
    view.show()
    told: list[QUrl] = []
    view.wanted.connect(told.append)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 10))
    assert told == [QUrl("https://ok.example/guide")]
    assert view.toPlainText() == "the guide"
    view.anchorClicked.emit(QUrl("file:///etc/passwd"))
    assert len(told) == 1


def test_links_can_be_reached_by_keyboard_only_where_there_are_some(view):
    view.show_text(("no links",), "")
    assert not view.focusPolicy() & Qt.FocusPolicy.TabFocus
    view.show_text(("[one](https://ok.example)",), "")
    assert view.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_numbers_of_a_list_go_on_after_code_and_tables_have_right_aligned_figures(view):
    table = "| a | b |\n|---|--:|\n| x | 1 |"
    view.show_text(("> quote", table, "3. three\n4. four"), "")
    (grid,) = [f for f in view.document().rootFrame().childFrames() if isinstance(f, QTextTable)]
    head = grid.cellAt(0, 1).firstCursorPosition().blockFormat()
    body = grid.cellAt(1, 1).firstCursorPosition().blockFormat()
    assert head.alignment() == body.alignment()
    assert grid.cellAt(0, 0).firstCursorPosition().block().text() == "a"
    block = view.document().findBlock(view.document().toPlainText().index("three"))
    assert block.textList().format().start() == 3


@pytest.mark.parametrize("percent", [80, 100, 200])
@pytest.mark.parametrize("text", ["998. a\n999. b", "1. a\n   1. b", "- [ ] a", "10000. a"])
def test_the_widest_number_of_a_list_has_its_room(view, percent, text):
    themes.current().apply("light", text_scale_pct=percent)
    try:
        view.show_text((text,), "")
        indent = view.document().indentWidth()
        metrics = QFontMetricsF(themes.current().font("body"))
        block = view.document().begin()
        assert block.textList() is not None
        while block.isValid():
            listed = block.textList()
            assert metrics.horizontalAdvance(listed.itemText(block)) < indent
            block = block.next()
        assert indent >= themes.current().px(20)
    finally:
        themes.current().apply("light")


@pytest.mark.parametrize(("text", "sides"), [("> a", (14, 0)), ("> مرحبا", (0, 14))])
def test_a_quote_is_set_in_where_its_script_begins(view, text, sides):
    view.show_text((text,), "")
    shape = view.document().begin().blockFormat()
    assert (shape.leftMargin(), shape.rightMargin()) == sides


def test_the_tail_grows_without_drawing_markdown_again(view):
    view.show_text(("done",), "")
    drawn = view.drawn
    tail = ""
    for number in range(500):
        tail += f"word{number}\n" if number % 50 == 0 else f"word{number} "
        view.show_text(("done",), tail)
    assert view.drawn == drawn
    assert view.toPlainText().split() == ["done", *tail.split()]
    view.show_text(("done",), "another tail")
    assert view.toPlainText().split() == ["done", "another", "tail"]
    view.show_text(("done", "another tail"), "")
    assert view.drawn == drawn + 1


@pytest.mark.parametrize(
    "nonsense",
    ["", "\x00", "￼ object", "|" * 3000, "[" * 2000, "`" * 501, "#" * 40, "- " * 500, "> " * 300,
     "\u202e\u2066 turned", "*" * 999, "[a](" + "(" * 500, "|a|\n|-|", "&#0;&#x110000;", "1. " * 200],
)  # fmt: skip
def test_nonsense_is_drawn_without_harm(view, nonsense):
    view.show_text((nonsense,), nonsense)
    assert view.height_for(300) >= 1
    view.show()
    view.grab()
