"""Several machines and the drafting file in the window: entered, chosen, shared out, refused."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.commands import AddLender, AskLenders, Choose, Configure, RemoveLender, UseLenders
from app.session import Phase
from tests.ui import flow_values as v
from tests.ui import ladder_values as lv
from tests.ui.flow_bench import Bench
from tests.ui.pseudo import spoken
from tests.ui.scenes_several import (
    ASSISTANT,
    ENDS,
    NINE_B,
    OTHER,
    OVER_TWO,
    REFUSED,
    SHARED,
    several,
)
from ui.pages.models import ModelsPage
from ui.pages.settings import SettingsPage
from ui.presenters.drafting import present_drafting_file, with_drafting_file
from ui.presenters.figures import file_size
from ui.presenters.ladder import present_ladder, with_library
from ui.presenters.library import file_actions, library_row
from ui.presenters.models import present_session
from ui.presenters.palette import present_palette
from ui.presenters.plans import place_name
from ui.presenters.several import DANGER, present_several
from ui.presenters.shares import by_free_memory, moved, present_shares, with_layers
from ui.widgets.base import lay_out_now
from ui.widgets.card import Note
from ui.widgets.labels import Label

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


# --- words -----------------------------------------------------------------------------------------
def test_every_address_says_how_it_stands_and_what_it_lends() -> None:
    view = present_several(several(OVER_TWO))
    ready, other, nobody = view.lenders
    assert (ready.tone, ready.word) == ("ok", "Answers")
    assert "NVIDIA GeForce RTX 4090: 22,528 of 24,576 MiB free" in ready.text
    assert "AMD Ryzen 9 7950X, its processor" in ready.text
    assert (other.tone, other.word) == ("err", "Another version")
    assert "they cannot work together" in other.text
    assert (nobody.tone, nobody.word) == ("err", "No answer")
    assert view.told == "Qwen3.5 9B has layers on 1 other computer."


def test_what_the_open_model_has_to_do_with_it_is_told() -> None:
    loaded = v.READY.model_copy(update={"file": NINE_B})
    assert present_several(several(loaded)).told.startswith("The model that is loaded keeps")
    assert present_several(several(None)).told == "Open a model to see what goes where."
    assert present_several(several(OVER_TWO, ends=())).told == ""
    fresh = replace(several(OVER_TWO), lenders=())
    assert present_several(fresh).lenders[0].word == "Not asked yet"


def test_layers_are_counted_as_a_person_does() -> None:
    view = present_shares(OVER_TWO)
    assert view is not None
    assert (view.layers, view.total) == ((23, 11), 34)
    assert present_shares(v.PLANNED) is None
    assert present_shares(None) is None
    exact = OVER_TWO.model_copy(update={"config": with_layers(SHARED, (30, 4))})
    assert present_shares(exact).layers == (30, 4)  # type: ignore[union-attr]
    assert by_free_memory(SHARED).tensor_split == ()


@pytest.mark.parametrize(
    ("layers", "change", "after"),
    [
        ((23, 11), (0, 30), (30, 4)),
        ((23, 11), (1, 0), (34, 0)),
        ((34, 0), (0, 10), (10, 24)),
        ((10, 10, 10), (0, 0), (0, 15, 15)),
        ((10, 10, 10), (2, 99), (0, 0, 30)),
        ((20, 10, 4), (2, 7), (18, 9, 7)),
    ],
)
def test_what_one_card_gets_the_others_give(
    layers: tuple[int, ...], change: tuple[int, int], after: tuple[int, ...]
) -> None:
    assert moved(layers, *change) == after


def test_files_of_the_models_own_kind_are_offered_to_draft() -> None:
    view = present_drafting_file(OVER_TWO, (NINE_B, ASSISTANT, OTHER))
    assert [path for path, _ in view.options] == ["", ASSISTANT.path]
    assert view.text == "mtp-Qwen3.5-9B-Q8_0.gguf"
    assert view.options[1][1] == "mtp-Qwen3.5-9B-Q8_0.gguf · 412 MB"
    own = present_drafting_file(v.PLANNED, ())
    assert own.text == "The model's own head"
    without = with_drafting_file(SHARED, "")
    assert (without.mtp.on, without.mtp.file) == (True, "")


def test_a_rung_is_not_here_because_its_drafting_file_is() -> None:
    page = lv.page()
    rung = page.rungs[0]
    head = ASSISTANT.model_copy(
        update={"repo": page.repo, "path": f"/x/mtp-m-{rung.quant}.gguf", "revision": None}
    )
    assert not with_library(page, (head,)).rungs[0].here


def test_a_rung_is_all_here_when_its_drafting_file_is() -> None:
    page = lv.page()
    rung = page.rungs[0]
    config = with_drafting_file(lv.config(), ASSISTANT.path)
    drafting = rung.model_copy(update={"config": config, "draft_bytes": ASSISTANT.size_bytes})
    page = page.model_copy(update={"rungs": (drafting,)})
    model = NINE_B.model_copy(
        update={"repo": page.repo, "revision": None, "path": f"/x/m-{rung.quant}.gguf"}
    )
    assert not with_library(page, (model,)).rungs[0].here
    assert with_library(page, (model, ASSISTANT)).rungs[0].here
    (row,) = present_ladder(page, {}, 2).rows
    assert row.size == file_size(rung.size_bytes + ASSISTANT.size_bytes)
    assert "412 MB of it for drafting" in row.about


def test_a_drafting_file_is_not_offered_to_be_opened() -> None:
    state = several(OVER_TWO)
    row = library_row(ASSISTANT, None, 0)
    assert (row.action, row.warning) == ("", ASSISTANT.note)
    assert not file_actions(ASSISTANT, None).can_open
    opened = [deed.command for deed in present_palette(state, "mtp-Qwen3.5") if deed.command]
    assert Choose(ref=ASSISTANT.path) not in opened


def test_the_palette_switches_it_where_somebody_was_entered() -> None:
    def commands(**more: object) -> list[object]:
        state = several(OVER_TWO, **more)  # type: ignore[arg-type]
        return [deed.command for deed in present_palette(state, "computer")]

    assert UseLenders(on=False) in commands()
    assert UseLenders(on=True) in commands(on=False)
    assert not any(isinstance(one, UseLenders) for one in commands(ends=()))


# --- on the screen ---------------------------------------------------------------------------------
@pytest.fixture
def settings(qtbot: QtBot) -> Bench[SettingsPage]:
    bench = Bench(qtbot, SettingsPage, several(OVER_TWO))
    bench.page.expert.setChecked(True)
    return bench


def test_the_section_is_for_experts_and_warns(qtbot: QtBot) -> None:
    bench = Bench(qtbot, SettingsPage, several(OVER_TWO, on=False))
    group = bench.page.several
    assert not group.isVisible()
    bench.page.expert.setChecked(True)
    assert group.isVisible()
    assert not group.use.isChecked()
    assert DANGER in [note.label.text() for note in group.findChildren(Note)]


def test_an_address_is_checked_before_it_is_entered(
    settings: Bench[SettingsPage], qtbot: QtBot
) -> None:
    group = settings.page.several
    assert not group.keep.isEnabled()
    group.field.setText("192.168.1.7:50052")
    qtbot.keyClick(group.field, Qt.Key.Key_Return)
    assert "is not an address of this computer" in group.trouble.text()
    assert settings.core.take() == []
    group.field.setText(" 127.0.0.1:50082 ")
    assert not group.trouble.isVisible()
    group.keep.click()
    assert settings.core.take() == [AddLender(endpoint="127.0.0.1:50082")]
    assert group.field.text() == ""


def test_it_is_switched_asked_and_removed(settings: Bench[SettingsPage]) -> None:
    group = settings.page.several
    group.use.click()
    group.ask.click()
    group.lenders.rows[ENDS[1]].remove.click()  # type: ignore[attr-defined]
    assert settings.core.take() == [
        UseLenders(on=False),
        AskLenders(),
        RemoveLender(endpoint=ENDS[1]),
    ]


def test_the_shares_of_each_device_follow_and_plan_again(settings: Bench[SettingsPage]) -> None:
    group = settings.page.several
    assert len([bar for bar in group.plan.bars if bar.isVisible()]) == 2
    assert [box.value() for box in group.shares.boxes] == [23, 11]
    group.shares.boxes[1].setValue(20)
    assert settings.core.take() == [Configure(config=with_layers(SHARED, (14, 20)))]
    group.shares.free.click()
    assert settings.core.take() == [Configure(config=by_free_memory(SHARED))]
    loading = OVER_TWO.model_copy(update={"phase": Phase.LOADING})
    settings.session(loading)
    assert not any(box.isEnabled() for box in group.shares.boxes)


def test_the_shares_stand_on_one_line_where_a_name_takes_two(
    settings: Bench[SettingsPage],
) -> None:
    shares = settings.page.several.shares
    names = [box.parentWidget().findChild(Label) for box in shares.boxes]
    names[0].setText("A name of a card of another computer that takes two lines")
    shares.resize(600, shares.heightForWidth(600))
    lay_out_now()
    assert names[0].height() > names[1].height()
    middles = [
        part.mapTo(shares, part.rect().center()).y() for part in (*shares.boxes, shares.free)
    ]
    assert max(middles) - min(middles) <= 1


def test_a_refused_setup_is_told_where_it_was_asked_for(settings: Bench[SettingsPage]) -> None:
    settings.session(REFUSED)
    assert "does not belong to this model" in settings.page.several.refused.label.text()
    settings.session(OVER_TWO)
    assert not settings.page.several.refused.isVisible()


@pytest.fixture
def models(qtbot: QtBot) -> Bench[ModelsPage]:
    bench = Bench(qtbot, ModelsPage, several(OVER_TWO))
    bench.page.go("here")
    return bench


def test_a_drafting_file_is_chosen_from_the_library_or_the_disk(
    models: Bench[ModelsPage],
) -> None:
    field = models.page.here.session.tuning.file
    menu = field.make_menu()
    assert [entry.isChecked() for entry in menu.actions()[:2]] == [False, True]
    menu.actions()[0].trigger()
    assert models.core.take() == [Configure(config=with_drafting_file(SHARED, ""))]
    models.session(OVER_TWO.model_copy(update={"risk_accepted": True}))
    menu.actions()[-1].trigger()
    dialog = models.page.findChild(QFileDialog)
    dialog.fileSelected.emit("/elsewhere/head.gguf")
    dialog.reject()
    (asked,) = models.core.take()
    assert asked.config.mtp.file == "/elsewhere/head.gguf"  # type: ignore[union-attr]


def test_after_a_refusal_the_next_change_starts_from_the_setup_that_stayed(
    models: Bench[ModelsPage],
) -> None:
    card = models.page.here.session
    card.tuning.file.chosen.emit(OTHER.path)
    models.core.take()
    models.session(REFUSED)
    assert card.refused.isVisible()
    assert "architecture is gemma4" in card.refused.label.text()
    card.tuning.ubatch.chosen.emit("128")
    (asked,) = models.core.take()
    assert asked.config.mtp.file == ASSISTANT.path  # type: ignore[union-attr]
    assert asked.config.n_ubatch == 128  # type: ignore[union-attr]


def test_a_loaded_models_file_cannot_be_changed() -> None:
    view = present_session(v.READY)
    assert view is not None
    assert not view.tuning.enabled


def test_the_keyboard_reaches_the_field_and_every_share(models: Bench[ModelsPage]) -> None:
    card = models.page.here.session
    for widget in (card.tuning.file.button, *card.shares.boxes, card.shares.free):
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert widget.accessibleName() or widget.text()  # type: ignore[union-attr]


def test_a_place_of_a_plan_is_called_as_a_person_knows_it() -> None:
    assert place_name("host") == "Computer memory"
    assert place_name("NVIDIA GeForce RTX 3090 Ti") == "NVIDIA GeForce RTX 3090 Ti"
    with spoken():
        said = place_name(f"CPU at {ENDS[0]}")
    assert said.startswith("«")
    assert ENDS[0] in said
