from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.commands import Choose, Fetch, PlanLadder
from app.runconfig import KvType
from app.values.hub import RepoPage, Wish
from tests.ui import flow_values as v
from tests.ui import ladder_values as lv
from tests.ui.flow_bench import Bench
from ui.pages.models import ModelsPage
from ui.pages.models_ladder import LadderCard
from ui.presenters import ladder as presenter
from ui.presenters.ladder import (
    LadderView,
    RungRow,
    present_ladder,
    recommended,
    with_library,
)
from ui.presenters.whatif import BEST, present_whatif, wishing
from ui.widgets.ladder_columns import COLUMNS, GAP, LEAST_BAR, PAD, place_columns

NOTHING = v.transfers()
NEEDS = {
    "quant": 100,
    "size": 60,
    "quality": 100,
    "context": 60,
    "spare": 60,
    "mark": 80,
    "button": 70,
}


def ladder(page: RepoPage, **transfers: object) -> LadderView:
    return present_ladder(page, NOTHING, 2)


def row(view: LadderView, quant: str) -> RungRow:
    return next(row for row in view.rows if row.quant == quant)


def card(
    qtbot: QtBot, page: RepoPage, *, whole: bool = True, **state: object
) -> tuple[Bench[ModelsPage], LadderCard]:
    shown = Bench(qtbot, ModelsPage, replace(lv.finding(lv.FOUND, page), **state))
    shown.page.go("find")
    ladder_card = shown.page.find.repo.ladder
    if whole:
        qtbot.waitUntil(lambda: len(ladder_card.ladder.rows) == len(page.rungs))
    return shown, ladder_card


def repo(shown: Bench[ModelsPage], page: RepoPage) -> None:
    shown.becomes(replace(shown.store.state, repo=page))


# --- which one to take -------------------------------------------------------------------------
def test_the_most_faithful_quant_that_fits_is_recommended_and_says_why() -> None:
    lean = tuple(rung for rung in lv.page().rungs if (rung.bits_per_weight or 0) < 9)
    view = ladder(lv.page(rungs=lean))
    assert view.recommended == ladder(lv.page()).recommended == lv.ref("Q8_0")
    assert view.why == (
        "Q8_0 is recommended: the most faithful one that fits with 262,144 tokens of context."
    )


def test_a_file_above_eight_bits_is_passed_over_where_a_leaner_one_fits() -> None:
    lone = lv.page(rungs=tuple(rung for rung in lv.rungs(65_536) if rung.quant == "BF16"))
    assert row(ladder(lv.page(65_536)), "BF16").mark.text == "Fits"
    assert recommended(lv.page(65_536)).quant == "Q8_0"  # type: ignore[union-attr]
    assert recommended(lone).quant == "BF16"  # type: ignore[union-attr]


def test_what_is_said_of_the_recommended_quant_is_true_beside_a_larger_one_that_fits() -> None:
    passed_over = ladder(lv.page(65_536))
    assert row(passed_over, "BF16").mark.text == "Fits"
    assert passed_over.why == (
        "Q8_0 is recommended: it fits with 65,536 tokens of context. Larger ones fit too, and "
        "answer no better in any measurement."
    )
    shorter = lv.rung("BF16", 17_920_000_000, 16.0, 17_000, 4096)
    longer = lv.rung("Q8_0", 9_790_000_000, 8.5, 8_291, 65_536)
    assert "the most faithful one that fits" in ladder(lv.page(rungs=(shorter, longer))).why


def test_a_quant_that_fits_with_hardly_any_context_is_not_recommended() -> None:
    short = lv.rung("Q8_0", 9_790_000_000, 8.5, 8_291, 4096)
    long = lv.rung("Q4_K_M", 5_868_826_976, 4.9, 5_041, 65_536)
    assert recommended(lv.page(rungs=(short, long))) is long
    assert recommended(lv.page(rungs=(short,))) is short


def test_where_nothing_fits_nothing_is_recommended_and_the_way_out_is_said() -> None:
    big = lv.rung("BF16", 70_000_000_000, 16.0, 66_000)
    view = ladder(lv.page(rungs=(big,)))
    assert view.recommended == ""
    assert view.why.startswith("None fits this computer")


def test_what_is_still_being_read_may_change_the_advice() -> None:
    assert "recommended so far" in ladder(lv.in_all_states()).why


# --- what a row says ---------------------------------------------------------------------------
def test_a_row_says_everything_about_its_quant() -> None:
    got = row(ladder(lv.page()), "Q4_K_M")
    assert (got.size, got.about, got.quality) == ("5.87 GB", "4.9 bits · MTP", "Good")
    assert (got.context, got.spare, got.mark.text) == ("262,144", "6,715", "Fits")
    assert "6,715 MiB to spare" in got.accessible
    over = row(ladder(lv.page()), "BF16")
    assert over.over
    assert over.mark.text == "Too big"


def test_a_row_says_whether_its_plan_is_exact_an_estimate_or_missing() -> None:
    view = ladder(lv.in_all_states())
    assert row(view, "Q6_K").spare.startswith("≈ ")
    assert "an estimate" in row(view, "Q6_K").tip
    assert row(view, "UD-Q5_K_XL").note == "Reading its header"
    failed = row(view, "Q4_K_M")
    assert failed.note == "Qwen3.5-9B-Q4_K_M.gguf is incomplete: it ends after 8,388,608 bytes."
    assert failed.mark.text == "No plan"
    assert "2 parts" in row(view, "UD-Q8_K_XL").about


@pytest.mark.parametrize(
    ("state", "word"),
    [
        ("running", "39 %"),
        ("queued", "Waiting"),
        ("paused", "Paused"),
        ("verifying", "Checking"),
        ("failed", "Stopped"),
    ],
)
def test_a_quant_under_way_shows_how_far_it_is(state: str, word: str) -> None:
    moving = v.RUNNING.model_copy(update={"ref": lv.ref("Q8_0"), "state": state})
    got = row(present_ladder(lv.page(), v.transfers(moving), 2), "Q8_0")
    assert (got.action, got.button) == ("watch", word)


def test_the_button_opens_what_is_here_and_queues_where_others_are_fetched() -> None:
    view = ladder(lv.here(lv.page(), "Q4_K_M"))
    assert (row(view, "Q4_K_M").button, row(view, "Q6_K").button) == ("Open", "Get")
    busy = present_ladder(lv.page(), v.transfers(v.RUNNING), 1)
    assert row(busy, "Q6_K").button == "Queue"


def test_a_plan_for_the_processor_is_drawn_against_the_computers_memory() -> None:
    rung = lv.rungs()[0].model_copy(update={"plan": v.CPU_PLAN, "config": v.CPU_PLAN.config})
    view = ladder(lv.page(rungs=(rung,)))
    assert view.where == "In this computer's memory"
    assert view.rows[0].device is v.CPU_PLAN.host


# --- what if -----------------------------------------------------------------------------------
def test_the_controls_offer_powers_of_two_up_to_the_trained_context() -> None:
    page = lv.page()
    view = present_whatif(page, page.wish, recommended(page))
    assert view.contexts[-1] == 262_144
    assert view.best
    assert (view.kv_now, view.ubatch_now, view.drafts_now) == (BEST, BEST, BEST)
    plain = lv.page(rungs=tuple(r.model_copy(update={"drafts": False}) for r in lv.rungs()))
    assert len(present_whatif(plain, plain.wish, None).drafts) == 1


def test_a_wish_is_changed_one_field_at_a_time_and_left_open_again() -> None:
    wish = wishing(Wish(), kv="q8_0")
    assert wish == Wish(kv=KvType.Q8_0)
    assert wishing(wish, kv=BEST, draft_max=0) == Wish(draft_max=0)
    with pytest.raises(ValueError, match="n_ctx"):
        wishing(wish, n_ctx=0)


def test_every_control_asks_for_a_new_plan_at_once(qtbot: QtBot) -> None:
    shown, ladder_card = card(qtbot, lv.page())
    panel = ladder_card.whatif
    panel.context.setValue(panel.context.value() - 1)
    assert not panel.best.isChecked()
    for field, key in ((panel.kv, "q8_0"), (panel.ubatch, "128"), (panel.drafts, "0")):
        assert field.segments is not None
        field.segments.button(key).click()
    assert shown.core.take() == [
        PlanLadder(wish=Wish(n_ctx=131_072)),
        PlanLadder(wish=Wish(n_ctx=131_072, kv=KvType.Q8_0)),
        PlanLadder(wish=Wish(n_ctx=131_072, kv=KvType.Q8_0, n_ubatch=128)),
        PlanLadder(wish=Wish(n_ctx=131_072, kv=KvType.Q8_0, n_ubatch=128, draft_max=0)),
    ]
    panel.best.click()
    assert shown.core.take()[0].wish.n_ctx is None  # type: ignore[union-attr]


def test_a_late_plan_moves_the_bars_and_never_the_handle(qtbot: QtBot) -> None:
    shown, ladder_card = card(qtbot, lv.page(262_144))
    slider = ladder_card.whatif.context
    slider.setValue(slider.value() - 3)
    assert slider.step == 32_768
    repo(shown, lv.page(131_072))
    assert slider.step == 32_768
    assert ladder_card.ladder.rows[lv.ref("Q8_0")].view.context == "131,072"  # type: ignore[union-attr]
    repo(shown, lv.page(32_768))
    assert slider.step == 32_768
    repo(shown, lv.page(65_536))
    assert slider.step == 65_536


def test_the_bars_stand_where_the_handle_is_without_growing_towards_it(qtbot: QtBot) -> None:
    shown, ladder_card = card(qtbot, lv.page(262_144))
    with qtbot.waitExposed(shown.page):
        shown.page.show()
    bar = ladder_card.ladder.rows[lv.ref("BF16")].bar
    repo(shown, lv.page(8192))
    assert bar.view is not None
    assert bar._share == 1.0


def test_a_move_lays_nothing_out_and_draws_only_the_bars_that_are_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = tuple(
        rung.model_copy(update={"ref": f"{rung.ref}.{n}", "quant": f"{rung.quant}-{n}"})
        for n in range(5)
        for rung in lv.rungs()
    )
    shown, ladder_card = card(qtbot, lv.page(262_144, rungs=many))
    with qtbot.waitExposed(shown.page):
        shown.page.show()
    qtbot.waitUntil(lambda: len(ladder_card.ladder.rows) == len(many))
    made: list[str] = []
    real = presenter.plan_bar_view

    def counted(*given: object, title: str = "") -> object:
        made.append(title)
        return real(*given, title=title)  # type: ignore[arg-type]

    placed: list[str] = []
    for name, line in ladder_card.ladder.rows.items():
        monkeypatch.setattr(line, "place", lambda *_, name=name: placed.append(name))
    monkeypatch.setattr(presenter, "plan_bar_view", counted)
    smaller = tuple(
        rung.model_copy(update={"plan": lv.plan_of(3000, 65_536), "config": lv.config(65_536)})
        for rung in many
    )
    repo(shown, lv.page(65_536, rungs=smaller))
    assert 0 < len(made) < len(many) / 2
    assert placed == []


# --- one button each ---------------------------------------------------------------------------
def test_a_quant_is_fetched_with_the_setup_it_was_planned_with(qtbot: QtBot) -> None:
    shown, ladder_card = card(qtbot, lv.here(lv.page(), "Q4_K_M"))
    rows = ladder_card.ladder.rows
    rows[lv.ref("Q6_K")].button.click()
    rows[lv.ref("Q4_K_M")].button.click()
    assert shown.core.take() == [
        Fetch(ref=lv.ref("Q6_K"), config=lv.config()),
        Choose(ref=lv.ref("Q4_K_M"), config=lv.config()),
    ]


def test_a_quant_that_is_under_way_leads_to_the_downloads(qtbot: QtBot) -> None:
    moving = v.RUNNING.model_copy(update={"ref": lv.ref("Q8_0")})
    shown, ladder_card = card(qtbot, lv.page(), transfers=v.transfers(moving))
    ladder_card.ladder.rows[lv.ref("Q8_0")].button.click()
    assert shown.page.tabs.key == "downloads"
    assert shown.core.take() == []


def test_the_key_explains_the_row_that_is_looked_at(qtbot: QtBot) -> None:
    _, ladder_card = card(qtbot, lv.page())
    assert "for Q8_0" in ladder_card.key_words.text()
    ladder_card.ladder.rows[lv.ref("Q6_K")].chosen.emit(lv.ref("Q6_K"))
    assert "for Q6_K: 5,234 MiB to spare" in ladder_card.key_words.text()
    assert ladder_card.ladder.rows[lv.ref("Q6_K")].current


def test_rows_are_walked_by_arrow_keys(qtbot: QtBot) -> None:
    shown, ladder_card = card(qtbot, lv.page())
    shown.page.activateWindow()
    qtbot.waitUntil(shown.page.isActiveWindow)
    buttons = [line.button for line in ladder_card.ladder.rows.values()]
    buttons[0].setFocus()
    qtbot.keyClick(buttons[0], Qt.Key.Key_Down)
    assert isinstance(shown.page.focusWidget(), QPushButton)
    assert shown.page.focusWidget() is buttons[1]
    assert ladder_card.ladder.rows[lv.ref("UD-Q8_K_XL")].current


def test_another_repository_begins_with_its_own_wish(qtbot: QtBot) -> None:
    shown, ladder_card = card(qtbot, lv.page())
    ladder_card.whatif.context.setValue(0)
    repo(shown, lv.page(repo="other/name", rungs=lv.rungs()[:2]))
    assert ladder_card.whatif.wish == Wish()
    assert len(ladder_card.ladder.rows) == 2


# --- where the columns lie ---------------------------------------------------------------------
@given(width=st.integers(200, 3000), scale=st.floats(0.8, 2.0))
def test_columns_never_overlap_and_never_leave_the_row(width: int, scale: float) -> None:
    needs = {name: round(need * scale) for name, need in NEEDS.items()}
    slots = place_columns(width, needs)
    if slots.stacked:
        return
    shown = [name for name in COLUMNS if slots.has(name)]
    ends = [slots.places[name][0] + slots.places[name][1] for name in shown]
    starts = [slots.places[name][0] for name in shown]
    assert starts[0] == PAD
    assert all(start - end == GAP for start, end in zip(starts[1:], ends, strict=False))
    assert ends[-1] == width - PAD
    assert slots.places["bar"][1] >= LEAST_BAR
    assert all(slots.places[name][1] >= needs[name] for name in shown if name != "bar")


def test_the_quality_gives_way_first_and_then_the_rows_are_stacked() -> None:
    assert place_columns(1000, NEEDS).has("quality")
    assert not place_columns(700, NEEDS).has("quality")
    assert place_columns(400, NEEDS).stacked


def test_a_quant_can_be_opened_as_long_as_the_library_holds_it() -> None:
    came = v.NINE_B.model_copy(update={"repo": lv.REPO, "revision": lv.COMMIT})
    other = came.model_copy(update={"revision": "ff" * 20})
    page = with_library(lv.page(), (came, v.BASE))
    assert [rung.quant for rung in page.rungs if rung.here] == ["Q4_K_M"]
    assert with_library(page, (came,)) is page
    assert with_library(page, ()) is page
    assert not any(rung.here for rung in with_library(page, (other, v.BASE)).rungs)


def test_a_guess_is_marked_as_one() -> None:
    device = lv.plan_of(5041).devices[0]
    guess = device.items[0].model_copy(update={"confidence": "low"})
    plan = lv.plan_of(5041).model_copy(
        update={"devices": (device.model_copy(update={"items": (guess, *device.items[1:])}),)}
    )
    rung = lv.rungs()[5].model_copy(update={"plan": plan})
    got = ladder(lv.page(rungs=(rung,))).rows[0]
    assert got.spare == "≈ 6,715"
    assert "about 6,715 MiB to spare" in got.accessible


def test_a_long_ladder_is_made_a_few_rows_at_a_time(qtbot: QtBot) -> None:
    many = tuple(
        rung.model_copy(update={"ref": f"{rung.ref}.{n}"}) for n in range(5) for rung in lv.rungs()
    )
    _, ladder_card = card(qtbot, lv.page(rungs=many), whole=False)
    made: list[int] = []
    ladder_card.ladder._next.timeout.connect(lambda: made.append(len(ladder_card.ladder.rows)))
    assert len(ladder_card.ladder.rows) < len(many)
    qtbot.waitUntil(lambda: len(ladder_card.ladder.rows) == len(many))
    assert list(ladder_card.ladder.rows) == [rung.ref for rung in many]
    assert len(made) > 5
    assert all(later - earlier <= 2 for earlier, later in pairwise(made))


def test_a_stacked_row_says_its_figures_in_words(qtbot: QtBot) -> None:
    shown, ladder_card = card(qtbot, lv.page())
    shown.page.resize(420, 700)
    qtbot.waitUntil(ladder_card.ladder.rows[lv.ref("BF16")].facts.isVisible)
    assert ladder_card.ladder.rows[lv.ref("BF16")].facts.text() == (
        "18.4 GB · Original · 16.0 bits · MTP · holds 262,144 tokens · 5,258 MiB over the load line"
    )
    shown.page.resize(1000, 700)
    qtbot.waitUntil(lambda: not ladder_card.ladder.rows[lv.ref("BF16")].facts.isVisible())


def test_the_words_of_the_head_are_explained(qtbot: QtBot) -> None:
    _, ladder_card = card(qtbot, lv.page())
    at = ladder_card.ladder._slots.places  # type: ignore[union-attr]
    assert "load line" in ladder_card.ladder.tip_at(at["bar"][0] + 5)
    assert "tokens of text" in ladder_card.ladder.tip_at(at["context"][0] + 5)
    assert ladder_card.ladder.tip_at(at["button"][0] + 5) == ""


def test_the_quant_that_a_reference_names_is_looked_at_first(qtbot: QtBot) -> None:
    shown = Bench(qtbot, ModelsPage, lv.finding(lv.FOUND))
    qtbot.keyClicks(shown.page.field, f"{lv.REPO}:q6_k")
    qtbot.keyClick(shown.page.field, Qt.Key.Key_Return)
    repo(shown, lv.page())
    ladder_card = shown.page.find.repo.ladder
    qtbot.waitUntil(lambda: lv.ref("Q6_K") in ladder_card.ladder.rows)
    assert ladder_card.ladder.rows[lv.ref("Q6_K")].current
    assert "for Q6_K" in ladder_card.key_words.text()


def test_the_quant_that_a_link_names_is_looked_at_first(qtbot: QtBot) -> None:
    shown = Bench(qtbot, ModelsPage, lv.finding(lv.FOUND))
    shown.page.go("find")
    repo(shown, lv.page().model_copy(update={"wanted": "Q6_K"}))
    ladder_card = shown.page.find.repo.ladder
    qtbot.waitUntil(lambda: lv.ref("Q6_K") in ladder_card.ladder.rows)
    assert ladder_card.ladder.rows[lv.ref("Q6_K")].current
