from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.commands import CancelTransfer, Choose, HurryTransfer, PauseTransfer, ResumeTransfer
from app.state import State
from app.values.transfer import Cell
from tests.ui import flow_values as v
from tests.ui import scenes_models as scenes
from tests.ui.flow_bench import Bench
from ui import theme
from ui.pages.models import ModelsPage
from ui.pages.models_downloads import DownloadLine, DownloadsTab
from ui.presenters.download import present_download, present_downloads
from ui.presenters.pieces_map import PiecesView, present_pieces
from ui.theme.tokens import ThemeName
from ui.widgets.confirm import Confirm
from ui.widgets.piece_map import PieceMap


def downloads(qtbot: QtBot, state: State) -> tuple[Bench[ModelsPage], DownloadsTab]:
    shown = Bench(qtbot, ModelsPage, state)
    shown.page.go("downloads")
    return shown, shown.page.downloads


def line(tab: DownloadsTab, ref: str) -> DownloadLine:
    found = tab.rows.rows[ref]
    assert isinstance(found, DownloadLine)
    return found


def test_the_total_counts_every_state_and_adds_up_the_rates() -> None:
    total = present_downloads(replace(v.FULL, transfers=scenes.MANY)).total
    assert total == (
        "1 running, 1 being checked, 1 waiting, 1 paused, 1 stopped, 1 finished · 48.2 MB/s · "
        "3.56 GB to come"
    )


def test_what_stopped_says_why_and_what_to_do() -> None:
    view = present_download(scenes.FULL_DISK)
    assert "14.20 GB are free" in view.figures
    assert view.fix == "Free some space, or set HF_HUB_CACHE to a folder on another drive."
    assert view.resume_text == "Try again"
    assert present_download(v.RUNNING).fix == ""


def test_downloads_are_paused_resumed_and_put_first(qtbot: QtBot) -> None:
    shown, tab = downloads(qtbot, replace(v.FULL, transfers=scenes.MANY))
    line(tab, v.RUNNING.ref).pause.click()
    line(tab, v.PAUSED.ref).resume.click()
    line(tab, scenes.QUEUED.ref).hurry.click()
    line(tab, "done").open.click()
    assert not line(tab, v.RUNNING.ref).hurry.isVisible()
    assert shown.core.take() == [
        PauseTransfer(ref=v.RUNNING.ref),
        ResumeTransfer(ref=v.PAUSED.ref),
        HurryTransfer(ref=scenes.QUEUED.ref),
        Choose(ref="done"),
    ]


def test_cancel_says_what_is_lost_before_it_is(qtbot: QtBot) -> None:
    shown, tab = downloads(qtbot, v.FULL)
    line(tab, v.PAUSED.ref).cancel.click()
    asked = tab.findChild(Confirm)
    assert asked is not None
    assert asked.text.text().startswith("10.4 GB have arrived and are deleted.")
    asked.reject()
    assert shown.core.take() == []
    line(tab, v.RUNNING.ref).cancel.click()
    asked = line(tab, v.RUNNING.ref).findChild(Confirm)
    assert asked is not None
    asked.act.click()
    assert shown.core.take() == [CancelTransfer(ref=v.RUNNING.ref)]


def test_all_are_paused_and_resumed_at_once(qtbot: QtBot) -> None:
    shown, tab = downloads(qtbot, replace(v.FULL, transfers=scenes.MANY))
    tab.pause_all.click()
    tab.resume_all.click()
    assert shown.core.take() == [
        PauseTransfer(ref=v.RUNNING.ref),
        PauseTransfer(ref=scenes.QUEUED.ref),
        ResumeTransfer(ref=v.PAUSED.ref),
    ]


def test_a_moving_download_keeps_its_row_and_its_focus(qtbot: QtBot) -> None:
    shown, tab = downloads(qtbot, v.FULL)
    row = line(tab, v.RUNNING.ref)
    moved = v.RUNNING.model_copy(update={"done_bytes": 3_000_000_000})
    shown.becomes(replace(shown.store.state, transfers=v.transfers(moved)))
    assert tab.rows.rows[v.RUNNING.ref] is row
    assert row.figures.text() == "3 of 5.87 GB"


def test_the_tab_counts_what_is_not_finished(qtbot: QtBot) -> None:
    shown, tab = downloads(qtbot, v.FULL)
    button = shown.page.tabs.button("downloads")
    assert button.text() == "Downloads · 3"
    shown.becomes(replace(shown.store.state, transfers=v.transfers()))
    assert button.text() == "Downloads"
    assert tab.empty.isVisible()


def test_a_download_is_named_by_its_repository_until_its_header_is_read() -> None:
    ref = f"owner/Name-GGUF@{'a1' * 20}:Q8_0"
    unread = v.RUNNING.model_copy(update={"ref": ref, "title": ref})
    assert present_download(unread).title == "Name-GGUF Q8_0"
    assert present_download(v.RUNNING).title == "Qwen3.5-9B-Q4_K_M.gguf"


def test_what_is_finished_can_be_taken_off_the_list(qtbot: QtBot) -> None:
    shown, tab = downloads(qtbot, replace(v.FULL, transfers=scenes.MANY))
    tab.clear.click()
    assert shown.core.take() == [CancelTransfer(ref="done")]
    shown.becomes(v.FULL)
    assert not tab.clear.isVisible()


def test_a_finished_download_leaves_the_list_with_its_file() -> None:
    done = v.RUNNING.model_copy(update={"state": "done"})
    kept = replace(v.FULL, transfers=v.transfers(done))
    assert len(present_downloads(kept).rows) == 1
    assert present_downloads(replace(kept, library=(v.STARTER,))).rows == ()
    assert len(present_downloads(replace(kept, library=())).rows) == 1


# --- the pieces --------------------------------------------------------------------------------
def test_the_pieces_are_counted_in_words() -> None:
    assert present_pieces(v.RUNNING).text == (
        "Qwen3.5-9B-Q4_K_M.gguf: 275 of 700 pieces are here, 4 on the way"
    )
    resting = present_pieces(v.PAUSED)
    assert resting.text == (
        "Qwen3.6-27B-Q4_K_M.gguf: 1,240 of 2,039 pieces are here, 2 had to be fetched again"
    )
    assert "coming" not in resting.cells
    assert resting.again == (40.5 / 140, 82.5 / 140)
    assert present_pieces(v.BROKEN) is None


def test_the_pieces_are_folded_until_somebody_wants_them(qtbot: QtBot) -> None:
    shown, tab = downloads(qtbot, replace(v.FULL, transfers=scenes.MANY))
    running = line(tab, v.RUNNING.ref)
    assert running.pieces.isHidden()
    assert line(tab, scenes.FULL_DISK.ref).detail.isHidden()
    running.detail.click()
    assert not running.pieces.isHidden()
    assert running.piece_words.text() == running.pieces.accessibleDescription()
    more = v.RUNNING.chunks.model_copy(update={"n_here": 280})
    moved = v.RUNNING.model_copy(update={"chunks": more})
    shown.becomes(replace(shown.store.state, transfers=v.transfers(moved, v.PAUSED)))
    assert "280 of 700" in running.piece_words.text()
    running.detail.click()
    assert running.pieces.isHidden()


@pytest.mark.parametrize("name", ["light", "dark", "hc"])
def test_every_kind_of_piece_looks_different_and_not_by_colour_alone(
    qtbot: QtBot, name: ThemeName
) -> None:
    theme.current().apply(name)
    kinds: tuple[Cell, ...] = ("missing", "partly", "here", "coming", "again")
    pictures = []
    for kind in kinds:
        drawn = PieceMap()
        qtbot.addWidget(drawn)
        drawn.draw(PiecesView((kind,), (), ""))
        drawn.resize(9, 8)
        grey = drawn.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        # Shapes, not shades: what is darker than the middle of this picture.
        shades = [grey.pixelColor(x, y).lightness() for y in range(8) for x in range(9)]
        middle = (min(shades) + max(shades)) / 2
        pictures.append(tuple(shade > middle for shade in shades) if len(set(shades)) > 1 else ())
    assert len(set(pictures)) == len(kinds)


def test_the_boxes_take_the_rows_they_need(qtbot: QtBot) -> None:
    drawn = PieceMap()
    qtbot.addWidget(drawn)
    drawn.draw(PiecesView(("here",) * 140, (), "All are here."))
    assert drawn.columns(70 * 12 - 3) == 70
    assert drawn.heightForWidth(70 * 12 - 3) == 2 * 8 + 3
    assert drawn.heightForWidth(35 * 12 - 3) == 4 * 8 + 3 * 3
    assert drawn.accessibleDescription() == "All are here."


@pytest.mark.parametrize("ref", ["starter", "engine-test"])
def test_what_comes_with_the_program_is_no_download_once_it_is_there(ref: str) -> None:
    packed = v.RUNNING.model_copy(update={"ref": ref, "state": "running"})
    done = packed.model_copy(update={"state": "done"})
    assert len(present_downloads(replace(v.FULL, transfers=v.transfers(packed))).rows) == 1
    assert present_downloads(replace(v.FULL, transfers=v.transfers(done))).rows == ()
